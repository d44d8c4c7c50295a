# Español: botones, rótulos y cuentas alrededor de un recorrido por la partida.

## Where we are

# { "{number}" } and { "{total}" } are filled in by the page itself, as the reader steps.
ui-step = Paso { "{number}" } de { "{total}" }
ui-about = Reglamento: { $book } ({ $id }). Se muestra: { $viewer }.
ui-viewer-player = lo que puede saber { $player }
ui-viewer-everything = todas las cartas
ui-viewer-onlooker = lo que está a la vista en la mesa

## Controls

ui-first = Primero
ui-back = Atrás
ui-next = Siguiente
ui-last = Último
ui-slider = Paso
ui-controls = Pasos
ui-keys = Teclas: ← y → cambian de paso, Inicio y Fin saltan.

## Headings

ui-happened = Qué ha pasado
ui-changes = Qué ha cambiado
ui-answers = Preguntas
ui-table = Mesa
ui-why = Por qué
ui-paragraphs = Los apartados, en nuestras palabras
ui-players = Participantes
ui-hand = mano
ui-front = delante
ui-pile = Mazo
ui-discard = Pila de descartes
ui-chain = A la espera de su efecto
ui-top = encima
ui-rest = el resto

## Marks

ui-refused = no permitido
ui-irregular = irregular
ui-turn = turno
ui-out = fuera
ui-cancelled = cancelada
ui-stands = en pie

## What a rulebook says

ui-status-explicit = el reglamento lo dice
ui-status-implied = se deduce del reglamento
ui-status-silent = el reglamento no lo dice
ui-status-contradicted = el reglamento se contradice
ui-status-house = regla de la casa

## Players and piles

ui-cards = { $number ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $number } cartas
 }
ui-away = { $number ->
    [one] 1 carta está fuera de la partida o no se ha mencionado.
   *[other] { $number } cartas están fuera de la partida o no se han mencionado.
 }
ui-owes = { $number ->
    [one] 1 turno pendiente
   *[other] { $number } turnos pendientes
 }
ui-attacked = bajo un Ataque
ui-won = ha ganado
# $phase is what the game waits for.
ui-asked = { $phase ->
    [reaction] por responder
    [giving] elige qué carta dar
    [naming] nombra una carta
    [fetching] elige de la pila de descartes
    [kitten] ha robado un gatito
    [placing] devuelve el gatito al mazo
   *[other] por responder
 }
ui-aimed = contra { $player }
ui-wants = pide «{ $card }»

## Questions of a record

ui-answer = { $question } – { $answer }
# $told is ui-answer.
ui-as-expected = { $told } (como se esperaba)
ui-expected = { $told } (el texto espera: { $expected })
