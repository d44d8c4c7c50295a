# English: how a game was solved, what a result rests on, and the moments and branches of a game tree.

## What stands under a result; $method is one of the messages below, $size how large the game is

solved-exact = Exact, by { $method }.
solved-exact-of = Exact, by { $method }; { $size }.
solved-within-of = To within { $gap }, by { $method }; { $size }.
solved-not-exact = Not exact, by { $method }.
solved-assumed = Assumed: { $sentence }
solved-positions = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
 }
solved-wins = { $player } wins with a chance of { $worth }
solved-paid = { $player } ends with { $worth } on average
solved-chances = Chances to win: { $chances }
solved-plays = { $plays } plays, { $confidence } intervals
solved-unit = { $unit ->
    [positions] positions
   *[iterations] iterations
 }
regret-heading = Exploitability
regret-after = after { $iterations } iterations: { $gap }

## How it was found

method-induction = backward induction with open hands
method-linear = linear programming (sequence form, scipy HiGHS)
method-rounded = { $method }, rounded to fractions that neither side can improve on
method-gambit = linear programming (sequence form, Gambit, in fractions)
method-regret = counterfactual regret minimisation (OpenSpiel CFR+, { $iterations } iterations)
method-bayes = Bayes' rule on an equilibrium found by { $method }
method-engine = simulation by the engine

## What is assumed

assume-beliefs = Both players keep to this equilibrium, and each knows that the other does.
assume-open-hands = Everybody sees all hands and every card that is drawn.
assume-open-future = What { CARD("SEE_THE_FUTURE") } shows is shown to everybody.
assume-first-of-equals = Of moves that are equally good for a player, the one that stands first is made.
assume-shuffled = { $place ->
    [chosen] A defused Kitten goes back and the pile is shuffled; the book { $book } lets its owner choose the place.
   *[random] A defused Kitten goes back and the pile is shuffled; the book { $book } puts it at a random place.
 }
assume-chosen = The owner of a defused Kitten chooses its place; the book { $book } puts it at a random one.
assume-openly = A defused Kitten is put back where all can see it; the book { $book } wants it secret.
assume-defused = A Kitten is always defused by whoever can.
assume-no-combinations = Combinations are not played.
assume-not-laid = Not laid in this game: { $cards }.
assume-nope-order = Who may answer a card is asked in the order of the seats, and a Nope comes before the effect.
assume-stakes = What it is worth that this takes effect ({ $play }): { $worths }.
assume-kept = A { CARD("NOPE") } that is kept is worth { $worth }; whoever plays it gives that up.
assume-kept-to = { $worth } to { $player }
assume-stake-of = { $player } { $worth }
assume-war-order = Who may answer is asked in the order of the seats, and nobody plays a Nope after the effect.
assume-zero-sum = What one player gains, the other loses.

## Hiding the Kitten

hiding-row = { $place }: { $chance } of the time; worth { $known } if known, { $met } against the reply

## The tree: what a player knows at a moment, and what the branches are called

tree-size = { $nodes } nodes, { $ends } ends, { $sets } information sets
tree-holds = { $player }: { $cards }.
tree-then = { ", " }
tree-no-card = no card
tree-play = play { $cards }
tree-play-on = { $move } on player { $number }
tree-play-for = { $move } for { $card }
tree-place = place { $number }
tree-card = { $kind ->
    [fetch] fetch { $card }
   *[give] give { $card }
 }
tree-name = name { $card }
tree-kind = { $kind ->
    [draw] draw
    [pass] pass
    [decline] decline
    [proceed] proceed
    [defuse] defuse
    [explode] explode
   *[outcome] outcome
 }
tree-draws-kitten = { $player } draws the Kitten
tree-draws = { $player } draws
tree-draws-card = { $player } draws { $cards }
tree-hides = { $player } hides it
tree-puts = { $player } puts it under { $number }
tree-takes = { $player } takes { $cards }
tree-sees = { $player } sees { $cards }
tree-does = { $player }: { $move }

## Beliefs about what is hidden

belief-reached = { $moment } (reached with a chance of { $chance })
belief-then = { $first }, then { $second }
belief-nothing = nothing
