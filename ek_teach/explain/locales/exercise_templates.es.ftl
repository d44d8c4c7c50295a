# Español: los ejercicios que vienen con el programa; véase exercise_templates.en.ftl.

## Whose turn it is

exercise-whose-turn =
    .question = ¿De quién es ahora el turno?
    .skip = Una carta { CARD("SKIP") } termina un turno y nada más; aquí quedan más pendientes.
    .draw = Un robo termina un turno y nada más; aquí quedan más pendientes.
    .cancelled = Lo que se cancela no surte efecto: sigue el mismo turno.
    .restored = Un número par de cartas { CARD("NOPE") } se anula entre sí: la carta acaba surtiendo efecto.

## Lesson 1

exercise-set-up-1 = Tras la preparación: ¿cuántas cartas hay en el mazo?
    .question = La partida se prepara según «{ $book }», y hasta ahora no se ha robado ningún gatito. ¿Cuántas cartas hay ahora en el mazo?
    .rounded = Ningún reglamento dice cómo se redondea un tercio; suponemos que hacia abajo.
    .kittens = Los gatitos explosivos también van al mazo: uno menos que participantes.
    .defuses = Las desactivaciones que sobran también van al mazo, tantas como dice este reglamento.
    .thinned = Un tercio del mazo se retira antes de añadir los gatitos.
    .taken-out = La caja tiene 56 cartas, pero los gatitos y las desactivaciones se apartan antes de repartir las manos.
    .drew = Cada robo quita una carta del mazo.
    .besides = Esas son las cartas que recibe cada mano además de la { CARD("DEFUSE") } inicial.

## Lesson 2

exercise-turn-1 = Ataques, cartas Saltar y robos: ¿de quién es el turno?

## Lesson 11

exercise-counting-1 = Contar cartas: la siguiente carta
    .question = Nadie sabe en qué orden está el mazo. ¿Con qué probabilidad es la siguiente carta un gatito explosivo?
    .gone = El gatito que ha explotado ya no está en el mazo ni vuelve a él: allí queda uno menos.
    .drawn = Cada robo quita una carta del mazo, así que quedan menos cartas que contar.
    .fewer = Hay un gatito menos que participantes que siguen en la partida.
exercise-counting-2 = Contar cartas: varios turnos por delante
    .question = { $player } solo puede robar, { $draws } veces; nadie sabe en qué orden está el mazo. ¿Con qué probabilidad es al menos una de esas cartas un gatito explosivo?
    .kept = Una carta robada no vuelve al mazo: ahora se esconden { $kittens } gatitos entre { $cards } cartas.
    .sum = Aquí las probabilidades no se suman: el segundo robo solo cuenta si el primero no fue un gatito.
    .opposite = Esa es la probabilidad de salir sin ningún gatito; se pregunta lo contrario.
    .each = Basta con un gatito; no hace falta que salga uno cada vez.
    .fewer = Hay un gatito menos que participantes.
exercise-counting-3 = Contar cartas: después de mirar
    .question = { $player } sabe lo que mostró la carta { CARD("SEE_THE_FUTURE") }, ha visto lo que ha pasado desde entonces y no conoce las cartas de nadie más. Con lo que sabe { $player }, ¿con qué probabilidad es al menos una de las siguientes { $ahead } cartas un gatito explosivo?
    .seen = { $player } ha visto las primeras cartas del mazo: los gatitos se esconden entre las demás.
    .shuffled = Después de barajar no queda nada de lo que vio { $player }.
    .drawn = Las cartas robadas ya no están encima del mazo.

## Lesson 12

exercise-value =
    .open = Todas las manos están a la vista; las cartas del mazo están en un orden que nadie conoce.
    .shuffled = Diga lo que diga el reglamento, aquí un gatito desactivado se mezcla con el mazo.
exercise-value-1 = Solo se puede robar: ¿con qué probabilidad se gana?
    .question = ¿Con qué probabilidad gana { $player }, con el primer turno?
    .other = Esa es la probabilidad de { $other }; se pregunta la de { $player }.
    .first = Esa es la probabilidad de que la primera carta no sea un gatito; la partida sigue hasta que solo queda una persona.
    .look = Mira la primera carta: con probabilidad { $kitten } es el gatito, y entonces { $player } gana con probabilidad { $after_kitten }; con probabilidad { $safe } es una carta segura, y entonces { $player } gana con probabilidad { $after_safe }. Multiplica cada resultado por su probabilidad y suma.
exercise-value-2 = ¿Cuál es el mejor primer movimiento?
    .question = Lo que muestra la carta { CARD("SEE_THE_FUTURE") } lo ve toda la mesa. ¿Qué primer movimiento da a { $player } la mayor probabilidad de ganar?
    .worse = Tras «{ $move }», { $player } gana con probabilidad { $value } si { $other } responde lo mejor posible. Otro primer movimiento vale más: { $best }.

## Lesson 13

exercise-hot-potato =
    .question = ¿Cuántos turnos tiene ahora pendientes la persona que está en su turno, contando este?
    .adds = Según «{ $book }», los turnos que aún estaban pendientes pasan a la siguiente persona, con dos más.
    .replaces = Según «{ $book }», los turnos que aún estaban pendientes no se pasan: la siguiente persona juega dos.
    .ordinary = Un turno normal no se pasa con un { CARD("ATTACK") }: quedan pendientes dos turnos, no tres.
    .playing = El turno en el que se juega el { CARD("ATTACK") } sigue pendiente en ese momento, y se pasa con los demás.
    .draw = Cada robo termina uno de los turnos pendientes.
    .skip = Una carta { CARD("SKIP") } termina uno de los turnos pendientes.
    .skip-all = Una carta { CARD("SKIP") } termina un turno y nada más: los otros siguen pendientes.
    .cancelled = Un { CARD("ATTACK") } cancelado no surte efecto: sigue el mismo turno, y no se añade nada.
    .restored = Un número par de cartas { CARD("NOPE") } se anula entre sí: el { CARD("ATTACK") } acaba surtiendo efecto.
exercise-hot-potato-1 = Ataque sobre Ataque: ¿cuántos turnos quedan pendientes?
exercise-hot-potato-2 = Ataques y cartas No: ¿cuántos turnos quedan pendientes?
exercise-hot-potato-3 = ¿Quién se queda con cuántos turnos?
    .question = Todas las manos están a la vista, las cartas del mazo están en un orden que nadie conoce, y un gatito desactivado se mezclaría con el mazo. Cada persona juega lo mejor posible; si robar le da lo mismo, roba. ¿Cuántos turnos tiene que jugar quien roba primero, contando este?
    .no-gain = { $player } no gana nada aquí con un { CARD("ATTACK") }: vale { $attack }, y robar vale { $draw }.
    .no-attack = A { $player } no le queda ningún { CARD("ATTACK") }, y roba.

## Lesson 14

exercise-nope-war-1 = Cartas No sobre cartas No: ¿qué queda en pie?
    .question = Nadie responde más. ¿De quién es ahora el turno?
exercise-nope-war-2 = ¿Quién puede responder?
    .question = Las cartas están como se indica, y todavía nadie ha dejado pasar la última. ¿Quién puede jugar ahora una carta { CARD("NOPE") }?
    .missing = { $player } puede responder y falta en tu respuesta: en el paso { $step } se intenta.
    .not-allowed = { $player } no puede responder: en el paso { $step } se intenta.
exercise-nope-war-3 = Manos a la vista: ¿quién juega la primera carta No?
    .question = Todas las manos están a la vista. Si el { CARD("ATTACK") } surte efecto, vale esto para cada persona: { $stakes }. Una carta { CARD("NOPE") } que se guarda vale { $kept }. Se pregunta por orden de asiento, empezando por { $player }, y cada persona mira solo por sí misma. ¿Quién juega la primera carta { CARD("NOPE") }?
    .nobody = Si nadie juega una carta { CARD("NOPE") }, { $player } acaba con { $stake }. Si { $player } juega una y después todo se juega lo mejor posible, { $player } acaba con { $worth }.
    .no-nope = { $player } no tiene ninguna carta { CARD("NOPE") }.
    .own = El { CARD("ATTACK") } es de { $player } y le vale { $worth }: con cancelarlo no gana nada.
    .too-early = Si { $player } juega la primera carta { CARD("NOPE") } y después todo se juega lo mejor posible, { $player } acaba con { $worth }; jugando lo mejor posible obtiene { $best }. Empieza por el final: ¿quién jugaría la última carta { CARD("NOPE") }, y lo sabe quien jugaría la anterior?
exercise-nope-war-4 = Manos ocultas: ¿tiene respuesta?
    .question = Había { $unseen } cartas sin ver, y { $nopes } de ellas son cartas { CARD("NOPE") }. { $attacker } y { $attacked } recibieron { $hand } cada cual. { $attacker } juega un { CARD("ATTACK") }. { $attacked } mira su mano y tiene { $holds ->
        [one] 1 carta { CARD("NOPE") }
       *[other] { $holds } cartas { CARD("NOPE") }
     }. Si { $attacked } juega una, ¿con qué probabilidad puede { $attacker } responder con otra?
    .one-chance = { $attacker } tiene { $hand } ocasiones de tener una de las cartas { CARD("NOPE") } que quedan ({ $left }), no una sola.
    .count = { $attacked } ve las { $hand } cartas de una mano; quedan { $others } cartas, y tantas cartas { CARD("NOPE") } como no hay en esa mano: { $left }. { $attacker } tiene { $hand } de esas { $others }: ¿cuál es la probabilidad de que ninguna sea una carta { CARD("NOPE") }?

## Lesson 15

exercise-hiding-1 = El escondite: ¿cuánto vale un buen sitio?
    .question = { $hider } desactiva el gatito y lo devuelve en secreto a un mazo de { $cards } cartas, contando el gatito; cada una de las demás es una { CARD("TACOCAT") }, que por sí sola no hace nada, y aquí no se juegan parejas. Después mueve { $seeker }. Cada persona juega lo mejor posible. ¿Con qué probabilidad gana { $hider }?
    .other = Esa es la probabilidad de que gane { $seeker }.
    .known = Así sería si { $seeker } supiera el sitio; pero el gatito se devuelve en secreto.
    .one-place = Un sitio de { $places } solo es correcto si { $seeker } tiene un único intento y después no pasa nada; sigue jugando hasta el final.
    .table = Haz una tabla: arriba los sitios del gatito, a la izquierda lo que puede hacer { $seeker }, dentro quién gana.

## Lesson 16; a strategy is named as in strategies.en.ftl, $half is the sum that leads to how often it wins

exercise-population-1 = Estrategias en una población: la siguiente generación
    .question = En { $duels } duelos según el reglamento «es», la estrategia { $one } ganó { $won } contra la estrategia { $other }; toma eso como su probabilidad de ganar. En una población grande, { $tenths } de cada 10 juegan con la estrategia { $one } y el resto con la estrategia { $other }. Los duelos se sortean, y la siguiente generación juega como quien gana. ¿Qué parte de ella juega con la estrategia { $one }?
    .wins = { $half } es la frecuencia con que gana la estrategia { $one }; su parte pasa a ser 2 × { $share } × eso, porque a cada mesa se sientan 2.
    .rate = { $rate } es lo que gana la estrategia { $one } contra la estrategia { $other }; pero con probabilidad { $share } se enfrenta a su igual, y entonces gana 1/2.
    .own-kind = No todos sus duelos son contra la estrategia { $other }: con probabilidad { $share } la estrategia { $one } se enfrenta a su igual, y entonces gana 1/2.
    .half = { $half } es la frecuencia con que gana la estrategia { $one }; para ver cómo crece, divide entre la parte justa, 1/2.
    .other = Esa es la parte de la estrategia { $other }; se pregunta la de la estrategia { $one }.
    .stays = Una parte no cambia si se gana un duelo de cada dos; la estrategia { $one } gana { $half }.
    .begin = Empieza por la frecuencia con que gana la estrategia { $one }: { $half }. Después multiplícala por su parte y por las 2 personas de cada mesa.

## Lesson 17

exercise-bluff-1 = ¿Cada cuánto conviene farolear?
    .question = { $player } tiene un { CARD("ATTACK") } y una carta que { $other } no conoce, sacada de entre estas: { $attacks } × { CARD("ATTACK") } y { $cats } × { CARD("TACOCAT") }. { $other } tiene un { CARD("ATTACK") }; nadie tiene una { CARD("DEFUSE") }. Las cartas del mazo se indican sin orden: cómo están no lo sabe nadie. Con un segundo { CARD("ATTACK") }, { $player } siempre juega uno. Esa carta es una { CARD("TACOCAT") }: ¿con qué probabilidad juega { $player } el { CARD("ATTACK") } de todos modos, en el equilibrio?
    .wrong = Entonces, tras un { CARD("ATTACK") }, { $other } creería que la otra carta también lo es con probabilidad { $seen }. Robar y contraatacar son igual de buenos cuando esa probabilidad es { $real }: con { $given } el farol llega { $often ->
        [more] demasiado a menudo
       *[less] demasiado pocas veces
     }, y { $other } sabe qué hacer.
