# English: what the signs and words of the notation mean, on paper. $number is the number that stands in the sign.

legend-players = who plays, in the order of the turns; below, the cards that each one holds
legend-nothing = no cards
legend-out = who has exploded already
legend-discard = the discard pile, top card first
legend-turn = whose turn it is
legend-owes = owes { $number } turns from an Attack, this one included
legend-owes-last = this turn is the last of those from an Attack
legend-pile = the draw pile, top card first
legend-times = { $number } cards of that kind
legend-unknown = a card that is not told
legend-draw = draws the top card
legend-arrow = what came of it: the card drawn or taken, the cards seen, or the pile after a shuffle
legend-from = before the one from whom a card is wanted
legend-naming = before the card that is wanted
legend-name = names the card that is wanted
legend-on = before the card, or the player, that the Nope answers
legend-pass = lets the card stand
legend-give = gives a card for a Favor
legend-take = takes a card from the discard pile
legend-put-back = puts the Kitten back into the pile, place { $number } from the top
legend-put-back-top = puts the Kitten back on top of the pile
legend-put-back-bottom = puts the Kitten back at the bottom of the pile
legend-put-back-somewhere = puts the Kitten back into the pile; the place is not told
legend-openly = so that all can see it
legend-explode = explodes and is out
legend-tries = wants to do this; whether it is allowed is open
