# English: kinds of event to jump to and to predict, and what the kernel answers to the reader of a walk.

## Kinds of event

ui-event-setup = set-up
ui-event-play = a card is played
ui-event-nope = a Nope is played
ui-event-cancelled = a card is cancelled
ui-event-effect = a card takes effect
ui-event-draw = a card is drawn, no Kitten
ui-event-kitten = a Kitten is drawn
ui-event-defuse = a Kitten is defused
ui-event-placed = a Kitten goes back
ui-event-exploded = somebody explodes
ui-event-turn = a turn begins
ui-event-won = somebody wins
ui-event-try = a move is only tried

## The table, chance and everybody

ui-everybody = everybody who is asked
ui-table-itself = the table
ui-chance-itself = chance

## Two branches

ui-end-turn = { $name }: { $player } is to move and owes { $number ->
    [one] 1 turn
   *[other] { $number } turns
 }.
ui-end-over = { $name }: the game is over; { $player } has won.

# $parent is the name of the branch from which this one departs.
ui-branch-told = { $name } (instead of what follows step { $number } of: { $parent })

## A diagram by itself

ui-in-words = The same in words

## A match that is being played

ui-match-runs = This would tell more than the player of this game may know; it can be told when the game is over.
