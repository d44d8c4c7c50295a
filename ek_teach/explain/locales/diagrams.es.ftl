# Español: los diagramas. Un rótulo son pocas palabras sin punto final; .about dice lo mismo en una frase.

## The turn

diagram-turn = Un turno completo según el reglamento «{ $book }»: a qué se espera, qué puede hacerse y qué resulta de ello.
    .title = Curso del turno ({ $book })
diagram-turn-setup = Preparación
    .about = Se prepara la mesa; otro diagrama muestra cómo.
diagram-turn-turn = ¿Jugar o robar?
    .about = Quien está en su turno juega una carta o una combinación, o roba.
diagram-turn-window = ¿Carta { CARD("NOPE") }?
    .about = Las cartas jugadas esperan: quien sigue en juego puede responder o dejarlas pasar.
diagram-turn-noped = Con carta { CARD("NOPE") }. ¿Respuesta?
    .about = Tal como está, la jugada queda cancelada: quien tenga derecho puede responder a la carta { CARD("NOPE") }.
diagram-turn-effect = Surte efecto
    .about = Ya nadie cancela la jugada; hace lo que tiene que hacer.
diagram-turn-look = Mirar el mazo
    .about = Quien la ha jugado mira en secreto las primeras cartas del mazo.
diagram-turn-shuffle = Barajar
    .about = El azar decide el nuevo orden del mazo.
diagram-turn-giving = ¿Qué carta dar?
    .about = La persona elegida decide qué carta da.
diagram-turn-steal = Carta al azar
    .about = El azar decide qué carta se toma de la mano.
diagram-turn-naming = Nombrar una carta
    .about = Quien ha jugado el trío dice qué carta quiere.
diagram-turn-ask = ¿Está en la mano?
    .about = La persona elegida mira si tiene la carta nombrada.
diagram-turn-fetching = Elegir de los descartes
    .about = Quien ha jugado las cinco cartas elige una de la pila de descartes.
diagram-turn-goes-on = El turno continúa
    .about = El mismo turno continúa sin nada por resolver.
diagram-turn-draw = Robar una carta
    .about = Se roba la primera carta del mazo.
diagram-turn-kitten = Gatito: ¿{ CARD("DEFUSE") }?
    .about = Se ha robado y mostrado un { CARD("EXPLODING_KITTEN") }: quien lo ha robado juega una { CARD("DEFUSE") } o explota.
diagram-turn-exploded = Explosión
    .about = Quien ha explotado queda fuera de la partida.
diagram-turn-placing = ¿Dónde va el gatito?
    .about = Quien ha desactivado el gatito lo devuelve al mazo.
diagram-turn-placed-by-chance = Lugar al azar
    .about = El azar decide dónde va el gatito.
diagram-turn-over = ¿Más turnos pendientes?
    .about = Termina un turno; si hay varios pendientes, empieza el siguiente de ellos.
diagram-turn-next = Siguiente persona
    .about = Empieza su turno la siguiente persona que sigue en juego, en sentido horario.
diagram-turn-end = Fin de la partida
    .about = Queda una sola persona, y gana.

diagram-turn-edge-setup--turn = quien empieza
diagram-turn-edge-turn--window = jugar
diagram-turn-edge-turn--noped = carta { CARD("NOPE") } tardía
diagram-turn-edge-turn--draw = robar
diagram-turn-edge-window--noped = carta { CARD("NOPE") }
diagram-turn-edge-noped--window = otra carta { CARD("NOPE") }
diagram-turn-edge-window--effect = nadie responde
diagram-turn-edge-noped--goes-on = nadie responde: cancelada
diagram-turn-edge-noped--effect = nadie responde
diagram-turn-edge-effect--look = { CARD("SEE_THE_FUTURE") }
diagram-turn-edge-effect--shuffle = { CARD("SHUFFLE") }
diagram-turn-edge-effect--giving = { CARD("FAVOR") }
diagram-turn-edge-effect--steal = pareja
diagram-turn-edge-effect--naming = trío
diagram-turn-edge-effect--ask = trío
diagram-turn-edge-effect--fetching = cinco distintas
diagram-turn-edge-effect--goes-on = no ocurre nada
diagram-turn-edge-effect--over = { CARD("SKIP") }
diagram-turn-edge-effect--next = { CARD("ATTACK") }
diagram-turn-edge-look--goes-on = vistas
diagram-turn-edge-shuffle--goes-on = orden nuevo
diagram-turn-edge-giving--goes-on = dada
diagram-turn-edge-giving--noped = aún una carta { CARD("NOPE") }
diagram-turn-edge-steal--goes-on = tomada
diagram-turn-edge-naming--ask = nombrada
diagram-turn-edge-naming--noped = aún una carta { CARD("NOPE") }
diagram-turn-edge-ask--goes-on = dada o no
diagram-turn-edge-fetching--goes-on = tomada
diagram-turn-edge-fetching--noped = aún una carta { CARD("NOPE") }
diagram-turn-edge-goes-on--turn = misma persona
diagram-turn-edge-draw--kitten = un gatito
diagram-turn-edge-draw--over = ningún gatito
diagram-turn-edge-kitten--exploded = sin { CARD("DEFUSE") }
diagram-turn-edge-kitten--placing = { CARD("DEFUSE") }
diagram-turn-edge-kitten--placed-by-chance = { CARD("DEFUSE") }
diagram-turn-edge-exploded--next = quedan más
diagram-turn-edge-exploded--end = queda una
diagram-turn-edge-placing--over = devuelto
diagram-turn-edge-placing--next = devuelto
diagram-turn-edge-placed-by-chance--over = devuelto
diagram-turn-edge-placed-by-chance--next = devuelto
diagram-turn-edge-over--turn = sí: misma persona
diagram-turn-edge-over--next = no
diagram-turn-edge-next--turn = empieza

## Attack stacking

diagram-attack = Cómo se acumulan los turnos pendientes y cómo se despachan según el reglamento «{ $book }», hasta los cuatro Ataques de la caja.
    .title = Ataques en cadena ({ $book })
diagram-attack-ordinary = Turno normal
    .about = Un turno normal: no hay nada pendiente por un { CARD("ATTACK") }.
# $number counts the turns owed, this one included.
diagram-attack-owed = { $number ->
    [one] Último turno pendiente
   *[other] { $number } turnos pendientes
 }
    .about = { $number ->
    [one] El último turno que queda pendiente por un { CARD("ATTACK") }.
   *[other] Hay { $number } turnos pendientes por un { CARD("ATTACK") }, contando este.
 }
diagram-attack-exploded = Explosión
    .about = Quien está en su turno queda fuera de la partida.
diagram-attack-end = Fin de la partida
    .about = Queda una sola persona, y gana.
diagram-attack-last = queda una
diagram-attack-next = siguiente persona
diagram-attack-cause = { $cause ->
    [attack] { CARD("ATTACK") }
    [draw] robar
    [skip] { CARD("SKIP") }
    [defuse] { CARD("DEFUSE") }
    [explosion] sin { CARD("DEFUSE") }
   *[late] carta { CARD("NOPE") } tardía
 }
diagram-attack-edge = { $who ->
    [next] { $causes } → siguiente persona
   *[same] { $causes }
 }

## The chain of Nopes

diagram-nope = La cadena de cartas { CARD("NOPE") } sobre una jugada según el reglamento «{ $book }», hasta las cinco de la caja: un número impar la cancela, un número par la deja en pie.
    .title = Cadena de cartas { CARD("NOPE") } ({ $book })
diagram-nope-played = Se juega una carta
    .about = Se juega una carta o una combinación, a la espera de respuesta.
# $stands: effect or cancelled.
diagram-nope-chain = { $number ->
    [one] 1 carta { CARD("NOPE") }
   *[other] { $number } cartas { CARD("NOPE") }
 }: { $stands ->
    [cancelled] quedaría cancelada
   *[effect] surtiría efecto
 }
    .about = { $number ->
    [one] Sobre la jugada hay 1 carta { CARD("NOPE") }
   *[other] Sobre la jugada hay { $number } cartas { CARD("NOPE") }
 }: tal como está, { $stands ->
    [cancelled] queda cancelada
   *[effect] surte efecto
 }.
diagram-nope-effect = Surte efecto
    .about = La jugada surte efecto.{ $cards ->
    [discarded] {" "}Su carta está en la pila de descartes, con todas las cartas { CARD("NOPE") }.
   *[other] {""}
 }
diagram-nope-cancelled = Cancelada
    .about = La jugada queda cancelada.{ $cards ->
    [discarded] {" "}Su carta se queda en la pila de descartes, con todas las cartas { CARD("NOPE") }.
   *[other] {""}
 }
diagram-nope-stands = nadie responde
diagram-nope-edge = carta { CARD("NOPE") }: { $who ->
    [anyone] cualquiera
    [others] cualquier otra persona
   *[cancelled] solo quien tiene la carta cancelada
 }
diagram-nope-late = carta { CARD("NOPE") } tardía: { $who ->
    [anyone] cualquiera
    [others] cualquier otra persona
   *[cancelled] solo quien tiene la carta cancelada
 }

## The set-up

# $players: a number, or each for all the numbers of players.
diagram-setup = { $players ->
    [each] La preparación según el reglamento «{ $book }»; los números que cambian son para 2 / 3 / 4 / 5 personas.
   *[other] La preparación para { $players } personas según el reglamento «{ $book }».
 }
    .title = { $players ->
    [each] Preparación ({ $book })
   *[other] Preparación para { $players } personas ({ $book })
 }
diagram-setup-box = La caja
    .about = Todas las cartas de la caja.
diagram-setup-take-out = Retirar gatitos y desactivaciones
    .about = Todos los gatitos y todas las desactivaciones salen del mazo.
diagram-setup-deal-defuses = Una { CARD("DEFUSE") } para cada persona
    .about = Cada persona recibe una { CARD("DEFUSE") }.
diagram-setup-return-defuses = Entran desactivaciones sobrantes
    .about = Las desactivaciones sobrantes entran en el mazo.
diagram-setup-shuffle-deck = Barajar el mazo
    .about = El azar decide el orden del mazo.
diagram-setup-deal-hands = Repartir las manos
    .about = Cada persona recibe cartas del mazo.
diagram-setup-thin-deck = Retirar un tercio
    .about = Un tercio del mazo sale de la partida sin que nadie lo vea.
diagram-setup-add-kittens = Entran los gatitos
    .about = En el mazo entran tantos gatitos como personas, menos uno.
diagram-setup-shuffle-pile = Barajar el mazo de robo
    .about = El azar decide el orden del mazo de robo.
diagram-setup-aside = Aparte
    .about = Cartas apartadas a la vista; las que sobran se quedan fuera de la partida.
diagram-setup-hands = Las manos
    .about = Las cartas que cada persona tiene en la mano.
diagram-setup-removed = Fuera de la partida
    .about = Cartas que salen de la partida sin que nadie las vea.
diagram-setup-begins = Empieza la partida
    .about = Empieza la primera persona.
diagram-setup-deck = mazo: { $cards }
diagram-setup-players = con { $players } personas
diagram-setup-or = o
diagram-setup-left-out = puede omitirse
diagram-setup-each = { $each } por persona: { $cards } cartas
diagram-setup-titled = { $cards } × { $card }
diagram-setup-cards = { $cards } cartas

## What is written beside a picture

# A text that names the two rulebooks of a comparison.
diagram-compared = { $description } En comparación con «{ $book }»: + solo allí, − solo aquí, ≠ distinto.
    .title = { $title } → { $book }
diagram-mark-first = − solo { $book }
diagram-mark-second = + solo { $book }
diagram-mark-changed = ≠ distinto
diagram-kind = { $kind ->
    [start] principio
    [choice] alguien decide
    [reaction] se pregunta a la mesa
    [chance] azar
    [step] de paso
    [place] un lugar
   *[end] final
 }
diagram-here = aquí
diagram-leads = { $label }: { $target }
diagram-behind = reglas: { $numbers }
diagram-changed = distinto: { $rules }
diagram-rules = Reglas
diagram-no-rule = ninguna regla
# Behind a rule that stands in no paragraph.
diagram-silent = el reglamento «{ $book }» no lo dice
