# English: odds, the two explorers and puzzles. Other languages copy this file as explorers.<language>.ftl.

## Odds

# $chance is a fraction as 1/4, $percent a number as 25.0, $draws how many cards are looked at.
odds-chance = { $draws ->
    [one] The next card is an { CARD("EXPLODING_KITTEN") } with a chance of { $chance }, which is { $percent } %.
   *[other] At least one of the next { $draws } cards is an { CARD("EXPLODING_KITTEN") } with a chance of { $chance }, which is { $percent } %.
 }
odds-sure = { $draws ->
    [one] The next card is an { CARD("EXPLODING_KITTEN") } for certain.
   *[other] An { CARD("EXPLODING_KITTEN") } is among the next { $draws } cards for certain.
 }
odds-never = { $draws ->
    [one] The next card is no { CARD("EXPLODING_KITTEN") } for certain.
   *[other] None of the next { $draws } cards is an { CARD("EXPLODING_KITTEN") }, for certain.
 }
odds-counts = { $unknown ->
    [one] 1 card of the draw pile is unknown
   *[other] { $unknown } cards of the draw pile are unknown
 }; { $kittens ->
    [0] none of them is an { CARD("EXPLODING_KITTEN") }.
    [one] 1 of them is an { CARD("EXPLODING_KITTEN") }.
   *[other] { $kittens } of them are Exploding Kittens.
 }
odds-in-sight = { $number ->
    [one] 1 more Kitten lies at a place that is known.
   *[other] { $number } more Kittens lie at places that are known.
 }
odds-assumed = Assumed: there is one { CARD("EXPLODING_KITTEN") } fewer than players still in the game.

## Puzzles

puzzle-open = No answer yet.
puzzle-right = Right: { $answer }.
puzzle-wrong = Not so: { $answer }.

## The two explorers; $player, $actor and the like in curly brackets are filled in by the page itself

ui-explore-attack-title = Whose turn is it, and how many are owed?
ui-explore-attack-about = Nobody explodes here, and of the cards only the four Attacks are counted.
ui-explore-nope-title = Who may answer a Nope, and what stands in the end?
ui-explore-nope-about = Anybody may hold a { CARD("NOPE") } here, as long as the box has one left.

ui-explore-edge-attack = Attack
ui-explore-edge-noped = Attack, cancelled by a Nope
ui-explore-edge-skip = Skip
ui-explore-edge-draw = Draw
ui-explore-edge-defuse = Draw a Kitten, defuse it

ui-explore-undo = Undo
ui-explore-redo = Redo
ui-explore-reset = Start again
ui-explore-keys = Keys: ← takes a step back, → makes it again, Home starts again.
ui-explore-steps = What is done next
ui-explore-history = So far
ui-explore-books = Rulebooks shown
ui-explore-rulebook = Rulebook
ui-explore-happened = What happened
ui-explore-why = Why
ui-explore-start = Nothing has been done yet.
ui-explore-must-move = to move
ui-explore-owed = turns owed
ui-explore-ordinary = an ordinary turn
ui-explore-last-owed = the last turn owed to an Attack
ui-explore-under-attack = under Attack
ui-explore-left = Attacks left: { "{number}" } of { "{total}" }
ui-explore-none-left = none left
ui-explore-same = The same under { "{books}" }.
ui-explore-differs = differs from { "{book}" }
ui-explore-parted = Here they part.
ui-explore-never-parted = Whatever is done, they never part.

ui-explore-play-attack = Attack
ui-explore-play-skip = Skip
ui-explore-play-favor = Favor
ui-explore-play-shuffle = Shuffle
ui-explore-play-future = See the Future
ui-explore-play-pair = a pair of cats
ui-explore-play = { "{player}" } plays
ui-explore-nope = { "{player}" } plays Nope
ui-explore-stand = All let it stand
ui-explore-chain = The chain
ui-explore-stands-now = As it is now, it takes effect.
ui-explore-cancelled-now = As it is now, it is cancelled.
ui-explore-stands = stands
ui-explore-cancelled = cancelled
ui-explore-even = Nopes on it: { "{number}" }, an even number
ui-explore-odd = Nopes on it: { "{number}" }, an odd number
ui-explore-answers = Who may answer
ui-explore-everybody = Or nobody does
ui-explore-may = may play Nope
ui-explore-may-not = may not
ui-explore-result = What comes of it
ui-explore-over = It is decided.
ui-explore-refused-here = Under { "{book}" } this chain ends here: { "{told}" }
# $number is how many cards the chain has.
ui-explore-lie = { $number ->
    [one] The card lies on the discard pile.
   *[other] All { $number } cards of the chain lie on the discard pile.
 }

## The explorers without a script

ui-explore-none = not possible: no Attack is left
ui-explore-turn-state = The turn
ui-explore-nopes = Nopes
ui-explore-nopes-on-it = { $number ->
    [0] no Nope
    [one] 1 Nope
   *[other] { $number } Nopes
 }
ui-explore-on-top = On top
ui-explore-now = As it is now, the play
ui-explore-first = { $player }'s play
ui-explore-top = { $player }'s Nope on { $owner }'s card
ui-explore-row-parts = { $where } – { $edge }: { $told }
ui-explore-parts-title = Where they part
ui-explore-said = { $book }: { $told }
ui-explore-answerers = { $players } may answer.
ui-explore-nobody = Nobody may answer.
ui-explore-takes-effect = takes effect
ui-explore-is-cancelled = is cancelled
