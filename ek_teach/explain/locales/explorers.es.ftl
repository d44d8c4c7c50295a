# Español: probabilidades, los dos exploradores y los problemas.

## Odds

# $chance is a fraction as 1/4, $percent a number as 25.0, $draws how many cards are looked at.
odds-chance = { $draws ->
    [one] La próxima carta es un { CARD("EXPLODING_KITTEN") } con probabilidad { $chance }, es decir, del { $percent } %.
   *[other] Al menos una de las próximas { $draws } cartas es un { CARD("EXPLODING_KITTEN") } con probabilidad { $chance }, es decir, del { $percent } %.
 }
odds-sure = { $draws ->
    [one] La próxima carta es con seguridad un { CARD("EXPLODING_KITTEN") }.
   *[other] Entre las próximas { $draws } cartas hay con seguridad un { CARD("EXPLODING_KITTEN") }.
 }
odds-never = { $draws ->
    [one] La próxima carta, con seguridad, no es un { CARD("EXPLODING_KITTEN") }.
   *[other] Ninguna de las próximas { $draws } cartas, con seguridad, es un { CARD("EXPLODING_KITTEN") }.
 }
odds-counts = { $unknown ->
    [one] En el mazo hay 1 carta desconocida
   *[other] En el mazo hay { $unknown } cartas desconocidas
 }; { $kittens ->
    [0] entre ellas, ningún { CARD("EXPLODING_KITTEN") }.
    [one] entre ellas, 1 { CARD("EXPLODING_KITTEN") }.
   *[other] entre ellas, { $kittens } gatitos explosivos.
 }
odds-in-sight = { $number ->
    [one] Otro gatito más está en un lugar conocido.
   *[other] Otros { $number } gatitos están en lugares conocidos.
 }
odds-assumed = Supuesto: hay un { CARD("EXPLODING_KITTEN") } menos que personas en juego.

## Puzzles

puzzle-open = Aún sin respuesta.
puzzle-right = Correcto: { $answer }.
puzzle-wrong = No es así: { $answer }.

## The two explorers; $player, $actor and the like in curly brackets are filled in by the page itself

ui-explore-attack-title = ¿De quién es el turno, y cuántos hay pendientes?
ui-explore-attack-about = Aquí nadie explota, y de las cartas solo se cuentan los cuatro Ataques.
ui-explore-nope-title = ¿Quién puede responder a una carta No, y qué queda al final?
ui-explore-nope-about = Aquí cualquiera puede tener una carta { CARD("NOPE") }, mientras quede alguna en la caja.

ui-explore-edge-attack = Ataque
ui-explore-edge-noped = Ataque, cancelado con una carta No
ui-explore-edge-skip = Saltar
ui-explore-edge-draw = Robar
ui-explore-edge-defuse = Robar un gatito y desactivarlo

ui-explore-undo = Deshacer
ui-explore-redo = Rehacer
ui-explore-reset = Reiniciar
ui-explore-keys = Teclas: ← deshace un paso, → lo rehace, Inicio vuelve al principio.
ui-explore-steps = Qué se hace ahora
ui-explore-history = Hasta aquí
ui-explore-books = Reglamentos mostrados
ui-explore-rulebook = Reglamento
ui-explore-happened = Qué ha pasado
ui-explore-why = Por qué
ui-explore-start = Aún no se ha hecho nada.
ui-explore-must-move = le toca mover
ui-explore-owed = turnos pendientes
ui-explore-ordinary = un turno normal
ui-explore-last-owed = el último turno pendiente por un Ataque
ui-explore-under-attack = bajo un Ataque
ui-explore-left = Ataques que quedan: { "{number}" } de { "{total}" }
ui-explore-none-left = no queda ninguno
ui-explore-same = Lo mismo según { "{books}" }.
ui-explore-differs = distinto de { "{book}" }
ui-explore-parted = Aquí se separan.
ui-explore-never-parted = Se haga lo que se haga, no se separan nunca.

ui-explore-play-attack = Ataque
ui-explore-play-skip = Saltar
ui-explore-play-favor = Favor
ui-explore-play-shuffle = Barajar
ui-explore-play-future = Ver el futuro
ui-explore-play-pair = una pareja de gatos
ui-explore-play = Juega { "{player}" }
ui-explore-nope = Carta No de { "{player}" }
ui-explore-stand = Nadie responde
ui-explore-chain = La cadena
ui-explore-stands-now = Tal como está, surte efecto.
ui-explore-cancelled-now = Tal como está, queda cancelada.
ui-explore-stands = en pie
ui-explore-cancelled = cancelada
ui-explore-even = Cartas No encima: { "{number}" }, un número par
ui-explore-odd = Cartas No encima: { "{number}" }, un número impar
ui-explore-answers = Quién puede responder
ui-explore-everybody = O no lo hace nadie
ui-explore-may = puede jugar una carta No
ui-explore-may-not = no puede
ui-explore-result = Qué resulta
ui-explore-over = Está decidido.
ui-explore-refused-here = Según { "{book}" }, esta cadena termina aquí: { "{told}" }
# $number is how many cards the chain has.
ui-explore-lie = { $number ->
    [one] La carta está en la pila de descartes.
   *[other] Las { $number } cartas de la cadena están en la pila de descartes.
 }

## The explorers without a script

ui-explore-none = imposible: no queda ningún Ataque
ui-explore-turn-state = El turno
ui-explore-nopes = Cartas No
ui-explore-nopes-on-it = { $number ->
    [0] ninguna carta No
    [one] 1 carta No
   *[other] { $number } cartas No
 }
ui-explore-on-top = Última carta
ui-explore-now = Tal como está, la jugada
ui-explore-first = La jugada de { $player }
ui-explore-top = La carta No de { $player } contra la de { $owner }
ui-explore-row-parts = { $where } – { $edge }: { $told }
ui-explore-parts-title = Dónde se separan
ui-explore-said = { $book }: { $told }
ui-explore-answerers = Puede responder: { $players }.
ui-explore-nobody = No puede responder nadie.
ui-explore-takes-effect = surte efecto
ui-explore-is-cancelled = queda cancelada
