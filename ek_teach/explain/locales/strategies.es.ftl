# Español: las estrategias y lo que cree cada una. Los nombres concuerdan con «estrategia».

strategy-random = Al azar
    .label = al azar
    .about = Cree que nada de lo que haga importa: decide un dado.
strategy-cautious = Prudente
    .label = prudente
    .about = Cree que cada carta que no se roba es un día más de vida: mira, se escabulle y esconde el gatito.
strategy-aggressive = Agresiva
    .label = agresiva
    .about = Cree que quien ataca primero es quien menos ataques recibe: juega lo que tiene y no deja pasar ninguna carta ajena.
strategy-hoarder = Acaparadora
    .label = acaparadora
    .about = Cree que las cartas son para el final: solo juega una cuando la próxima carta tiene al menos tantas opciones de ser un gatito como de no serlo.
strategy-counter = Contadora
    .label = contadora
    .about = Cree en lo que ha visto: cuenta lo que ya ha salido, sabe qué hay encima y actúa cuando un gatito está cerca.
strategy-noper = Canceladora
    .label = canceladora
    .about = Cree que la mejor carta es la que otra persona no ha llegado a jugar.
strategy-optimiser = Optimizadora
    .label = optimizadora
    .about = Cree en las probabilidades exactas, a un paso vista: hace lo que menos cuesta, donde una vida vale 1 y cada carta tiene su precio.
strategy-planner = Planificadora
    .label = planificadora
    .about = Cree en lo que ha probado: reparte lo que no ve, sigue jugando mentalmente y hace lo que más veces gana.
