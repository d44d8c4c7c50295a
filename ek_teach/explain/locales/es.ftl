# Español. Los argumentos se explican en en.ftl. Los nombres de personas y de cartas se quedan siempre como llegan:
# «la jugada de X (Ataque)» evita el artículo de la carta; nada en estas frases supone el género de una persona.

## Small parts

cards-counted = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
 }
player-number = Participante { $number }

mark-comma = { ", " }
mark-semicolon = { "; " }
mark-colon = { ": " }
mark-opening = { " (" }
mark-closing = { ")" }
mark-stop = { "." }
mark-gap = { " " }
mark-times = { " × " }
table = la mesa
chance = el azar

# A play inside a sentence.
play-one = { $card }
play-pair = pareja: { $card }
play-three = trío: { $card }
play-five = cinco cartas distintas

## Moves, as titles of steps and of refused moves

move-play = { $actor } juega { $card }
    .target = { $actor } juega { $card } contra { $target }
move-pair = { $actor } juega una pareja ({ $card })
    .target = { $actor } juega una pareja ({ $card }) contra { $target }
move-three = { $actor } juega un trío ({ $card })
    .target = { $actor } juega un trío ({ $card }) contra { $target }
    .named = { $actor } juega un trío ({ $card }) contra { $target } y pide una carta ({ $named })
move-five = { $actor } juega cinco cartas distintas
move-cards = { $actor } juega { $cards }
move-draw = { $actor } roba
move-nope = { $actor } juega una carta { CARD("NOPE") }
move-pass = { $actor } lo deja pasar
move-give = { $actor } da «{ $cards }»
    .hidden = { $actor } da una carta
move-name = { $actor } nombra una carta ({ $named })
move-fetch = { $actor } toma una carta ({ $cards }) de la pila de descartes
move-defuse = { $actor } juega una { CARD("DEFUSE") }
move-explode = { $actor } no desactiva el gatito
move-place = { $actor } devuelve el gatito al mazo
move-proceed = La preparación continúa
move-decline = La mesa prescinde de esta fase
move-outcome = Decide el azar

## The first frame

untitled-game = una partida
start = La situación
    .setup = La caja cerrada
start-pile = El mazo tiene { $number ->
    [one] 1 carta
   *[other] { $number } cartas
 }.

## Set-up

event-taken-out = Se retiran del mazo: { $cards }.
    .heading = Se retiran los gatitos y las desactivaciones
event-defuses-dealt = Cada una de las { $number } personas recibe una { CARD("DEFUSE") }.
    .heading = Una desactivación para cada persona
event-defuses-returned = { $number ->
    [0] Ninguna { CARD("DEFUSE") } sobrante vuelve al mazo
    [one] 1 { CARD("DEFUSE") } sobrante vuelve al mazo
   *[other] { $number } desactivaciones sobrantes vuelven al mazo
 }; { $left ->
    [0] no se aparta ninguna
    [one] se aparta 1
   *[other] se apartan { $left }
 }.
    .heading = Las desactivaciones sobrantes vuelven al mazo
event-deck-shuffled = Se barajan las { $number } cartas del mazo.
    .heading = Se baraja el mazo
event-hand-dealt = { $actor } recibe { $number ->
    [one] 1 carta
   *[other] { $number } cartas
 }: { $cards }.
    .hidden = { $actor } recibe { $number ->
    [one] 1 carta
   *[other] { $number } cartas
 }.
    .heading = Se reparten las manos
event-deck-thinned = { $number ->
    [0] No se retira ninguna carta del mazo
    [one] Se retira del mazo 1 carta sin mirarla
   *[other] Se retiran del mazo { $number } cartas sin mirarlas
 }; { $left ->
    [one] queda 1
   *[other] quedan { $left }
 }.
    .heading = Se retira un tercio del mazo
event-deck-kept = La mesa juega con el mazo entero.
    .heading = El mazo se queda entero
event-kittens-added = { $number ->
    [one] 1 { CARD("EXPLODING_KITTEN") } entra en el mazo
   *[other] { $number } gatitos explosivos entran en el mazo
 }; { $left ->
    [0] no se aparta ninguno
    [one] se aparta 1
   *[other] se apartan { $left }
 }.
    .heading = Los gatitos entran en el mazo
event-game-started = Empieza { $actor }; el mazo tiene { $number } cartas.
    .heading = Empieza la partida

## Turns

event-turn-started = { $number ->
    [one] Es el turno de { $actor }.
   *[other] Es el turno de { $actor }; hay { $number } turnos pendientes, contando este.
 }
    .heading = Turno de { $actor }
event-drew = { $actor } roba una carta: { $cards }.
    .hidden = { $actor } roba una carta; no es un { CARD("EXPLODING_KITTEN") }.
    .heading = { $actor } roba una carta
event-kitten-shown = { $actor } roba un { CARD("EXPLODING_KITTEN") } y lo muestra.
    .heading = { $actor } roba un { CARD("EXPLODING_KITTEN") }
event-defused = { $actor } juega una { CARD("DEFUSE") } y sigue en la partida.
    .heading = { $actor } juega una { CARD("DEFUSE") }
event-kitten-placed = { $actor } devuelve el gatito al mazo, debajo de { $above ->
    [one] 1 carta
   *[other] { $above } cartas
 }; el mazo tiene ahora { $number } cartas.
    .top = { $actor } pone el gatito encima del mazo, que ahora tiene { $number ->
    [one] 1 carta
   *[other] { $number } cartas
 }.
    .bottom = { $actor } pone el gatito al fondo del mazo, que ahora tiene { $number } cartas.
    .hidden = El gatito vuelve al mazo en un lugar que se mantiene en secreto; el mazo tiene ahora { $number ->
    [one] 1 carta
   *[other] { $number } cartas
 }.
    .unknown = { $actor } devuelve el gatito al mazo en un lugar que no consta; el mazo tiene ahora { $number } cartas.
    .heading = { $actor } devuelve el gatito al mazo
event-turn-ended = Termina el turno en curso de { $actor }.
    .heading = Termina el turno de { $actor }
event-exploded = { $actor } explota y queda fuera de la partida.
    .heading = { $actor } explota
event-hand-left = { $number ->
    [0] { $actor } no tenía cartas.
   *[other] { $place ->
        [in_front] La mano de { $actor } ({ $cards }) se queda boca abajo en su sitio.
        [removed] La mano de { $actor } ({ $cards }) sale de la partida.
       *[discard] La mano de { $actor } ({ $cards }) va a la pila de descartes.
    }
 }
    .hidden = { $number ->
    [0] { $actor } no tenía cartas.
   *[other] { $place ->
        [in_front] La mano de { $actor } se queda boca abajo en su sitio; cartas: { $number }.
        [removed] La mano de { $actor } sale de la partida sin que nadie la vea; cartas: { $number }.
       *[discard] La mano de { $actor } va a la pila de descartes; cartas: { $number }.
    }
 }
    .heading = { $actor } deja su mano
event-kitten-left = { $place ->
    [in_front] El gatito se queda boca arriba delante de { $actor }.
    [removed] El gatito sale de la partida.
   *[discard] El gatito va a la pila de descartes.
 }
    .heading = El gatito se aparta
event-debt-dropped = { $number ->
    [one] El turno que { $actor } tenía aún pendiente se pierde.
   *[other] Los { $number } turnos que { $actor } tenía aún pendientes se pierden.
 }
    .heading = Los turnos pendientes se pierden
event-debt-passed-on = { $number ->
    [one] El turno que { $actor } tenía aún pendiente pasa a { $target }.
   *[other] Los { $number } turnos que { $actor } tenía aún pendientes pasan a { $target }.
 }
    .heading = Los turnos pendientes pasan a otra persona
event-game-won = Solo { $actor } sigue en juego, y gana la partida.
    .heading = Gana { $actor }

## Cards played and cancelled

event-played = { $actor } juega { $cards }.
    .one = { $actor } juega { $card }.
    .one-target = { $actor } juega { $card } contra { $target }.
    .pair = { $actor } juega una pareja ({ $card }) contra { $target }.
    .three = { $actor } juega un trío ({ $card }) contra { $target }.
    .three-named = { $actor } juega un trío ({ $card }) contra { $target } y pide una carta ({ $named }).
    .five = { $actor } juega cinco cartas distintas: { $cards }.
    .heading = { $actor } juega { $cards }
# $number counts the Nopes of the chain, this one included; $play is what was played first, by $owner.
event-noped = { $number ->
    [one] { $actor } juega una carta { CARD("NOPE") } contra la jugada de { $owner } ({ $play }).
   *[other] { $actor } juega una carta { CARD("NOPE") } contra la carta { CARD("NOPE") } de { $target }; es la número { $number } de la cadena.
 }
    .heading = { $actor } juega una carta { CARD("NOPE") }
event-noped-late = { $number ->
    [one] { $actor } juega una carta { CARD("NOPE") } contra la jugada de { $owner } ({ $play }) cuando ya había surtido efecto; la mesa vuelve a como estaba antes de ese efecto.
   *[other] { $actor } juega una carta { CARD("NOPE") } contra la carta { CARD("NOPE") } de { $target } cuando la jugada ya estaba resuelta; la mesa vuelve a como estaba antes de resolverla.
 }
    .heading = { $actor } juega tarde una carta { CARD("NOPE") }
event-passed = { $actors ->
    [one] { $names } deja pasar la jugada de { $owner } ({ $play }).
   *[other] { $names } dejan pasar la jugada de { $owner } ({ $play }).
 }
    .answered = { $actors ->
    [one] { $names } deja como está la cadena sobre la jugada de { $owner } ({ $play }).
   *[other] { $names } dejan como está la cadena sobre la jugada de { $owner } ({ $play }).
 }
    .everybody = Nadie juega una carta { CARD("NOPE") }.
    .heading = { $actors ->
    [one] { $names } no juega ninguna carta { CARD("NOPE") }
   *[other] { $names } no juegan ninguna carta { CARD("NOPE") }
 }
event-cancelled = La jugada de { $actor } ({ $play }) queda cancelada: { $number ->
    [one] se ha jugado una carta { CARD("NOPE") }
   *[other] se han jugado { $number } cartas { CARD("NOPE") }
 }, un número impar.
    .heading = La jugada de { $actor } ({ $play }) queda cancelada
event-restored = La jugada de { $actor } ({ $play }) sigue en pie: se han jugado { $number } cartas { CARD("NOPE") }, un número par.
    .heading = La jugada de { $actor } ({ $play }) sigue en pie
event-turn-goes-on = El turno de { $actor } continúa.
    .heading = El turno de { $actor } continúa

# The window closes.
closed = Nadie juega una carta { CARD("NOPE") }: la jugada de { $owner } ({ $play }) surte efecto
    .cancelled = Nadie responde a la carta { CARD("NOPE") }: la jugada de { $owner } ({ $play }) queda cancelada
    .restored = Nadie responde a la carta { CARD("NOPE") }: la jugada de { $owner } ({ $play }) surte efecto al final

## Effects

# $left: turns the attacker still owed, the current one included, 0 in an ordinary turn.
event-attacked = { $left ->
    [0] El turno de { $actor } termina sin robar; { $target } tiene { $number } turnos pendientes.
    [one] El turno de { $actor }, el último pendiente, termina sin robar; { $target } tiene { $number } turnos pendientes.
   *[other] Los { $left } turnos pendientes de { $actor }, contando el que está en curso, terminan sin robar; { $target } tiene { $number } turnos pendientes.
 }
    .adding = { $left ->
    [one] El turno de { $actor }, el último pendiente, termina sin robar y pasa a { $target } con dos más: { $number } turnos pendientes en total.
   *[other] Los { $left } turnos pendientes de { $actor }, contando el que está en curso, pasan sin robar a { $target } con dos más: { $number } turnos pendientes en total.
 }
    .heading = { $target } tiene { $number } turnos pendientes
event-skipped = { $left ->
    [0] El turno de { $actor } termina sin robar.
    [one] Uno de los turnos de { $actor } termina sin robar; queda 1 pendiente.
   *[other] Uno de los turnos de { $actor } termina sin robar; quedan { $left } pendientes.
 }
    .heading = El turno de { $actor } termina sin robar
event-peeked = { $actor } mira lo que hay encima del mazo: { $cards }.
    .hidden = { $actor } mira en secreto { $number ->
    [one] la primera carta
   *[other] las { $number } primeras cartas
 } del mazo.
    .nothing = { $actor } no mira nada: quedan muy pocas cartas.
    .heading = { $actor } ve el futuro
event-shuffled = Se baraja el mazo; ya nadie conoce su orden.
    .heading = Se baraja el mazo
event-favor-asked = { $target } tiene que dar una carta a { $actor } y elige cuál.
    .heading = { $target } tiene que dar una carta
event-gave = { $actor } da una carta a { $target }: { $cards }.
    .hidden = { $actor } da una carta a { $target }.
    .heading = { $actor } da una carta a { $target }
event-stole = { $actor } toma de la mano de { $target } una carta al azar: { $cards }.
    .hidden = { $actor } toma de la mano de { $target } una carta al azar.
    .heading = { $actor } toma una carta de { $target }
event-card-named = { $actor } pide una carta a { $target }: { $named }.
    .heading = { $actor } nombra una carta ({ $named })
event-handed-over = { $actor } tiene la carta y se la da a { $target }: { $cards }.
    .heading = { $actor } da a { $target } una carta ({ $cards })
event-not-held = { $actor } no tiene la carta pedida ({ $named }); { $target } se queda sin nada.
    .heading = { $target } se queda sin nada
event-fetched = { $actor } toma una carta de la pila de descartes: { $cards }.
    .heading = { $actor } toma una carta ({ $cards }) de la pila de descartes
event-nothing-to-take = { $target } no tiene cartas, así que { $actor } se queda sin nada.
    .heading = { $actor } se queda sin nada
event-no-effect = Por separado, esta jugada no hace nada: { $play }.
    .heading = No ocurre nada

## What a step changes

change-turn = { $number ->
    [one] Es el turno de { $player }, un turno normal.
   *[other] Es el turno de { $player }, que tiene { $number } turnos pendientes, contando este.
 }
    .attacked = { $number ->
    [one] Es el turno de { $player }, el último que queda pendiente por un { CARD("ATTACK") }.
   *[other] Es el turno de { $player }, que tiene { $number } turnos pendientes, contando este.
 }
change-out = { $player } queda fuera de la partida.
change-chain = Tal como está, la jugada de { $owner } ({ $play }) surtiría efecto.
    .cancelled = Tal como está, la jugada de { $owner } ({ $play }) quedaría cancelada.
change-nothing = No cambia nada.
change-cards = Se han movido cartas; el turno y lo que está pendiente siguen igual.

act-setup = La mesa continúa con la preparación.
act-turn = { $players } puede jugar cartas, o robar para terminar el turno.
act-reaction = Se pregunta a quienes siguen en juego si juegan una carta { CARD("NOPE") }; falta por oír a { $players }.
act-giving = { $players } elige qué carta dar.
act-naming = { $players } nombra una carta.
act-fetching = { $players } elige una carta de la pila de descartes.
act-kitten = { $players } tiene que jugar una { CARD("DEFUSE") } o explota.
act-placing = { $players } tiene que devolver el gatito al mazo.
act-chance = Decide el azar.
    .deck = El azar decide el orden del mazo.
    .shuffle = El azar decide el nuevo orden del mazo.
    .steal = El azar decide qué carta se toma.
    .reveal = El azar decide qué carta se roba.
    .holds = Hay que decir si la carta está en esa mano.
    .place = El azar decide dónde va el gatito.
act-over = La partida ha terminado; ha ganado { $players }.

## Why: the rule, and how firmly the rulebook stands behind it

reason-option = { $about }: { $meaning }.
    .caused = { $about }: { $meaning }. Se aplica por la jugada de { $actor } ({ $play }).
reason-rule = { $about }
    .caused = { $about } Se aplica por la jugada de { $actor } ({ $play }).
sources-house = regla de la casa
sources-none = sin fuente
sources-assumption = supuesto: { $assumption }
    .cited = supuesto: { $assumption } (véase { $sources })
standing-explicit = El reglamento lo dice.
standing-implied = Se deduce del reglamento.
standing-silent = El reglamento no lo dice; supuesto: { $assumption } { $because }
standing-contradicted = El reglamento se contradice: { $readings }. Aquí se usa: { $meaning }.
standing-house = Regla de la casa en esta mesa ({ $where }).
    .instead = Regla de la casa en esta mesa ({ $where }), en lugar de: { $meaning } ({ $sources }).
standing-first-game = En una primera partida, antes de los combos especiales.
reading = { $meaning } ({ $sources })
reading-join = { $first }; pero también { $second }

## Refused moves: the sentence, and what would be right (.instead)

refusal = No está permitido: { $move }
    .hidden = Un movimiento de { $actor } no está permitido
# A move that is only tried in a record, and found allowed.
tried = Solo un intento: { $move }
    .hidden = Un movimiento de { $actor } queda en un intento
    .allowed = Estaría permitido.
    .secret = Que esté permitido o no depende de cartas que aquí no se pueden ver.
refusal-secret = El motivo está en cartas que aquí no se pueden ver.
    .instead = { $actor } tiene que hacer otra cosa.

refusal-not_your_turn = Es el turno de { $player }, no de { $actor }; fuera de turno solo puede jugarse una carta { CARD("NOPE") }.
    .instead = { $actor } puede hacerlo cuando llegue su propio turno.
refusal-not_your_decision = Esto lo decide { $player }, no { $actor }.
    .instead = Se espera a { $player }.
refusal-not_now = Ahora se espera otra cosa.
    .instead = Puede hacerse cuando eso esté resuelto.
refusal-kitten_first = { $player } ha robado un { CARD("EXPLODING_KITTEN") }, y eso va primero.
    .instead = { $player } juega una { CARD("DEFUSE") } o explota.
refusal-placing_first = { $player } ha jugado una { CARD("DEFUSE") }, y el gatito aún no ha vuelto al mazo.
    .instead = { $player } lo devuelve a cualquier lugar del mazo.
refusal-giving_first = A { $player } se le ha pedido un { CARD("FAVOR") }, y eso va primero.
    .instead = { $player } da una carta de su elección.
refusal-naming_first = { $player } ha jugado un trío, y aún no ha nombrado la carta que quiere.
    .instead = { $player } la nombra.
refusal-fetching_first = { $player } ha jugado cinco cartas distintas, y eso va primero.
    .instead = { $player } toma una carta de la pila de descartes.
refusal-no_such_action = Eso no es una acción de este juego.
    .instead = Juega, roba, responde o deja pasar, según el reglamento.
refusal-player_is_out = { $player } ha explotado y ya no participa.
    .instead = Solo puede actuar quien sigue en juego.
refusal-window_open = La última carta jugada todavía puede cancelarse.
    .instead = Antes cada persona tiene que dejarla pasar o jugar una carta { CARD("NOPE") }.
refusal-card_not_in_hand = A { $actor } le falta esta carta, o no tiene bastantes: { $card }.
    .instead = Hacen falta cartas que estén en la mano de { $actor }.
refusal-no_more_in_box = Ya se sabe dónde están todas las cartas con este nombre ({ $card }), así que { $actor } no puede tener otra.
    .instead = Una de las demás tendría que ser otra carta.
refusal-nope_needs_an_action = Solo una carta o combinación recién jugada se cancela con una carta { CARD("NOPE") }, y no hay ninguna.
    .instead = Juégala cuando alguien haya jugado algo.
refusal-defuse_without_kitten = Una { CARD("DEFUSE") } solo se juega cuando se ha robado un { CARD("EXPLODING_KITTEN") }.
    .instead = Guárdala hasta que llegue el gatito.
refusal-kitten_is_not_played = Un { CARD("EXPLODING_KITTEN") } nunca se juega desde la mano; se muestra al robarlo.
    .instead = Juega otra carta, o roba.
refusal-lone_cat = Por separado, la { $card } no tiene efecto y no puede jugarse.
    .instead = Dos gatos iguales forman una pareja.
refusal-pair_needs_cats = Aquí solo dos gatos iguales forman una pareja, y { $card } no es un gato.
    .instead = Juega dos gatos iguales, o { $card } por su propio efecto.
refusal-no_such_combination = Esto no es una combinación de este juego: { $cards }.
    .instead = Las combinaciones son dos o tres cartas con el mismo nombre, o cinco distintas, hasta donde el reglamento las admite.
refusal-no_three_of_a_kind = En este reglamento no existe el trío.
    .instead = Puede que dos de las cartas formen una pareja.
refusal-no_five_different = En este reglamento no existe la combinación de cinco cartas distintas.
    .instead = Juega las cartas una a una.
refusal-nothing_to_fetch = En la pila de descartes no hay ninguna carta que se pueda tomar.
    .instead = Hace falta una pila de descartes con una carta que esté permitido tomar.
refusal-card_not_in_discard = Esta carta no está en la pila de descartes: { $card }.
    .instead = Toma una carta que esté allí.
refusal-kitten_not_fetched = Un { CARD("EXPLODING_KITTEN") } no puede tomarse de la pila de descartes.
    .instead = Toma otra carta.
refusal-just_played_not_fetched = Entre las cinco cartas recién jugadas está { $card }, que no puede recuperarse.
    .instead = Toma una carta que ya estuviera allí.
refusal-target_missing = Hay que decir contra quién se juega esto.
    .instead = Nombra a otra persona que siga en juego.
refusal-target_not_wanted = Esto no se juega contra nadie en particular.
    .instead = Juégalo sin nombrar a nadie.
refusal-target_is_out = { $player } está fuera de la partida y no puede elegirse.
    .instead = Elige a alguien que siga en juego.
refusal-target_yourself = { $actor } no puede jugar esto contra su propia mano.
    .instead = Elige a otra persona.
refusal-empty_hand = { $player } no tiene cartas y no puede elegirse.
    .instead = Elige a alguien que tenga cartas.
refusal-name_a_card = Hay que decir qué carta se pide.
    .instead = Nombra una de las trece cartas que existen.
refusal-named_too_early = En esta mesa la carta que se quiere se nombra solo cuando nadie cancela la combinación.
    .instead = Juega las tres cartas sin nombrar ninguna.
refusal-name_not_wanted = Con esta jugada no se pide ninguna carta por su nombre.
    .instead = Juégala sin nombrar ninguna carta.
refusal-nothing_to_nope = Aquí no hay nada que cancelar con una carta { CARD("NOPE") }.
    .instead = Las cartas y combinaciones jugadas se cancelan con una carta { CARD("NOPE") }, pero no un robo, ni un { CARD("EXPLODING_KITTEN") }, ni una { CARD("DEFUSE") }.
refusal-too_late = El efecto ya ha empezado; es tarde para una carta { CARD("NOPE") }.
    .instead = Hay que jugar la carta { CARD("NOPE") } antes del efecto.
refusal-own_card = { $actor } no puede cancelar su propia carta.
    .instead = Otra persona puede, o { $actor } puede responder a una carta { CARD("NOPE") } ajena.
refusal-only_cancelled_player = Solo { $player }, que ha visto cancelada su carta, puede responder a esta carta { CARD("NOPE") }.
    .instead = Deja la respuesta a { $player }.
refusal-already_cancelled = Esa carta ya tiene respuesta; la última carta de la cadena es de { $player }.
    .instead = A la última carta se le responde con una carta { CARD("NOPE") }: aquí, a la de { $player }.
refusal-already_passed = { $actor } ya ha dejado pasar esta carta.
    .instead = A { $actor } solo se le vuelve a preguntar si se juega otra carta { CARD("NOPE") }.
refusal-nothing_to_answer = No hay nada que espere esta respuesta.
    .instead = Puede darse cuando se pida. Para no jugar nada y terminar el turno, roba una carta.
refusal-not_a_kitten_to_defuse = Nadie ha robado un { CARD("EXPLODING_KITTEN") } al que esto se refiera.
    .instead = Puede hacerse después de robar un gatito.
refusal-defuse_compulsory = { $actor } tiene una { CARD("DEFUSE") }, y con este reglamento hay que jugarla.
    .instead = Juega la { CARD("DEFUSE") }.
refusal-placed_at_random = Con este reglamento el gatito vuelve a un lugar al azar.
    .instead = Deja el lugar al azar.
refusal-no_such_place = El mazo no tiene ese lugar.
    .instead = Hay { $number ->
    [one] 1 lugar
   *[other] { $number } lugares
 }: el número 1 está encima de todo, el número { $number } al fondo.
refusal-place_unknown = Se conocen todas las cartas del mazo, así que hay que decir el lugar del gatito.
    .instead = Di un lugar desde el 1, encima de todo, hasta el { $number }, al fondo.
refusal-impossible_outcome = Esto no puede salir aquí: { $cards }.
    .instead = Hacen falta cartas que puedan estar ahí.
refusal-nothing_taken_out = Con este reglamento no se retira ninguna parte del mazo: se juega con el mazo entero.
    .instead = Suprime esa línea.
refusal-no_choice = La mesa no puede elegir: esta fase de la preparación no es optativa.
    .instead = Llévala a cabo.
refusal-give_one_card = Se da exactamente una carta.
    .instead = Elige una carta.
refusal-game_over = La partida ha terminado.
    .instead = Puede empezarse una nueva.

## Irregular moves: allowed, but a book frowns on them or is silent

irregular-lone_cat_does_nothing = Por separado, la { $card } no tiene efecto; jugarla así no es más que perderla.
irregular-empty_hand_nothing_happens = { $player } no tiene cartas, así que ninguna puede cambiar de mano.
irregular-late_nope = El efecto es anterior a esta carta { CARD("NOPE") }; con este reglamento aún está a tiempo, y la mesa vuelve atrás.
irregular-declined_defuse = { $actor } tiene una { CARD("DEFUSE") } y no la juega.
irregular-placed_openly = Se ha mostrado el lugar del gatito, aunque con este reglamento es secreto.

## Questions of a record and their answers

question-whose_turn = ¿De quién es el turno?
question-turns_owed = ¿Cuántos turnos hay pendientes?
    .player = ¿Cuántos turnos tiene pendientes { $player }?
question-who_may_nope = ¿Quién puede jugar una carta { CARD("NOPE") }?
question-may = ¿Estaría permitido esto: { $move }?
question-who_wins = ¿Quién gana?
question-pile_size = ¿Cuántas cartas hay en el mazo?
question-hand_size = ¿Cuántas cartas tiene { $player } en la mano?
question-is_out = ¿Está { $player } fuera de la partida?
question-happens = ¿Surte efecto la jugada?
question-must = ¿Es esto lo único que puede hacerse: { $move }?
question-where = ¿Dónde está esta carta: { $card }?
question-knows = ¿Qué sabe { $player } del mazo?
    .hand = ¿Qué sabe { $player } de la mano de { $owner }?
question-shuffle_ends = ¿Quién pone fin a la mezcla del mazo?
question-in_game = ¿Cuántas cartas con este nombre hay en juego: { $card }?
answer-yes = sí
answer-no = no
answer-nobody = nadie
answer-irregular = sí, pero es irregular
answer-refused = las jugadas se detienen antes de esta pregunta
answer-depends = depende de una carta que no se ha dicho
answer-another_player = otra persona
answer-nobody_knows = nadie lo sabe
answer-no_cards = ninguna carta
answer-nothing = nada
answer-place-draw_pile = mazo
answer-place-discard_pile = pila de descartes
answer-place-out_of_the_game = fuera de la partida
answer-place-hand_of = mano de { $player }
answer-place-face_up_in_front_of = boca arriba delante de { $player }
answer-place-face_down_in_front_of = boca abajo delante de { $player }
answer-secret = Está en cartas que aquí no se pueden ver.
