# English: what could be done at a moment of a walk, branches of a walk, odds.

## Moves that are offered

walk-silence = Nobody plays a Nope
# $move is a move, $outcome what chance answers to it.
walk-outcome = { $move } → { $outcome }
walk-drawn = { $what ->
    [place] the place is drawn
   *[other] a new order is drawn
 }
walk-holds = the card is there
walk-holds-not = the card is not there
walk-no-kitten = no Kitten
walk-some-card = some card
walk-places = { $player } puts the Kitten back
walk-place = { $where ->
    [top] on top
    [bottom] at the bottom
   *[between] as card { $number } from the top
 }

## Branches

walk-record = The record: { $title }
walk-match = { $player } plays on
walk-own-silence = Let it stand
