# Español: clases de suceso a las que saltar o que predecir, y lo que el kernel responde a quien recorre una partida.

## Kinds of event

ui-event-setup = preparación
ui-event-play = se juega una carta
ui-event-nope = se juega una carta No
ui-event-cancelled = una carta queda cancelada
ui-event-effect = una carta surte efecto
ui-event-draw = se roba una carta, y no es un gatito
ui-event-kitten = se roba un gatito
ui-event-defuse = se desactiva un gatito
ui-event-placed = un gatito vuelve al mazo
ui-event-exploded = alguien explota
ui-event-turn = empieza un turno
ui-event-won = alguien gana
ui-event-try = un movimiento queda en un intento

## The table, chance and everybody

ui-everybody = cada persona a la que se pregunta
ui-table-itself = la mesa
ui-chance-itself = el azar

## Two branches

ui-end-turn = { $name }: le toca mover a { $player }, con { $number ->
    [one] 1 turno pendiente
   *[other] { $number } turnos pendientes
 }.
ui-end-over = { $name }: la partida ha terminado; ha ganado { $player }.

# $parent is the name of the branch from which this one departs.
ui-branch-told = { $name } (en lugar de lo que sigue al paso { $number } de: { $parent })

## A diagram by itself

ui-in-words = Lo mismo en palabras

## A match that is being played

ui-match-runs = Esto diría más de lo que puede saber quien está jugando; podrá decirse cuando termine la partida.
