# English: the exercises that come with the package, each with its title, its question and what is said to wrong answers.
# Chances are fractions as text. Other languages copy this file as exercise_templates.<language>.ftl.

## Whose turn it is

exercise-whose-turn =
    .question = Whose turn is it now?
    .skip = A Skip ends one turn and no more; more are owed here.
    .draw = A draw ends one turn and no more; more are owed here.
    .cancelled = What is cancelled has no effect: the same turn goes on.
    .restored = An even number of Nopes cancel each other out: the card takes effect after all.

## Lesson 1

exercise-set-up-1 = After the set-up: how many cards are in the pile?
    .question = The game is set up by “{ $book }”, and no Kitten has been drawn so far. How many cards are in the draw pile now?
    .rounded = No book says how a third is rounded; we assume down.
    .kittens = The Exploding Kittens go into the deck as well, one fewer than there are players.
    .defuses = Leftover Defuses go into the deck as well, as many as this rulebook says.
    .thinned = A third of the deck is taken out before the Kittens go in.
    .taken-out = The box has 56 cards, but Kittens and Defuses are taken out before anybody is dealt a hand.
    .drew = Each draw takes a card off the pile.
    .besides = Everybody is dealt so many cards besides the Defuse that all begin with.

## Lesson 2

exercise-turn-1 = Attacks, Skips and draws: whose turn is it?

## Lesson 11

exercise-counting-1 = Counting cards: the next card
    .question = Nobody knows how the pile lies. How likely is the next card an Exploding Kitten?
    .gone = The Kitten that went off is no longer in the pile, and does not go back: one fewer is left there.
    .drawn = Each draw takes a card off the pile, so that there are fewer cards to count.
    .fewer = There is one Kitten fewer than players who are still in the game.
exercise-counting-2 = Counting cards: several turns ahead
    .question = { $player } can do nothing but draw, { $draws } times; nobody knows how the pile lies. How likely is at least one of these cards an Exploding Kitten?
    .kept = A card that was drawn does not go back: now { $kittens } Kittens hide among { $cards } cards.
    .sum = Chances do not add up here: the second draw only matters where the first one was safe.
    .opposite = That is the chance to come through without a Kitten; the opposite is asked for.
    .each = One Kitten is enough; it need not be a Kitten each time.
    .fewer = There is one Kitten fewer than players.
exercise-counting-3 = Counting cards: after a peek
    .question = { $player } knows what See the Future showed, has watched what happened since, and knows nobody else's cards. As far as { $player } can tell, how likely is at least one of the next { $ahead } cards an Exploding Kitten?
    .seen = { $player } has seen the top of the pile: the Kittens hide among the other cards.
    .shuffled = After a Shuffle nothing is left of what { $player } saw.
    .drawn = The cards that were drawn are no longer on top.

## Lesson 12

exercise-value =
    .open = All hands lie open; the cards of the pile lie in an order that nobody knows.
    .shuffled = Whatever the rulebook says, a defused Kitten is shuffled into the pile here.
exercise-value-1 = Nothing to do but draw: how likely is a win?
    .question = How likely is { $player }, who begins, to be the last one left?
    .other = That is the chance of { $other }; { $player }'s is asked for.
    .first = That is the chance that the first card is safe; the game goes on until only one of you is left.
    .look = Look at the first card: with a chance of { $kitten } it is the Kitten, and { $player } then wins with { $after_kitten }; with a chance of { $safe } it is a safe card, and { $player } then wins with { $after_safe }. Weigh each with its chance, and add.
exercise-value-2 = What is the best first move?
    .question = What See the Future shows, everybody sees. Which first move gives { $player } the best chance to be the last one left?
    .worse = After “{ $move }” { $player } wins with a chance of { $value }, when { $other } answers as well as can be. Another first move is worth more: { $best }.

## Lesson 13

exercise-hot-potato =
    .question = How many turns does the player whose turn it is owe now, this one included?
    .adds = Under “{ $book }” the turns that were still owed are handed on, with two more.
    .replaces = Under “{ $book }” the turns that were still owed are not handed on: the next player takes two.
    .ordinary = An ordinary turn is not handed on with an Attack: two turns are owed, not three.
    .playing = The turn in which the Attack is played is still owed at that moment, and is handed on with the others.
    .draw = Each draw ends one of the turns that are owed.
    .skip = A Skip ends one of the turns that are owed.
    .skip-all = A Skip ends one turn and no more: the others are still owed.
    .cancelled = A cancelled Attack has no effect: the same turn goes on, and nothing is added.
    .restored = An even number of Nopes cancel each other out: the Attack takes effect after all.
exercise-hot-potato-1 = Attack upon Attack: how many turns are owed?
exercise-hot-potato-2 = Attacks and Nopes: how many turns are owed?
exercise-hot-potato-3 = Who is left with how many turns?
    .question = All hands lie open, the cards of the pile lie in an order that nobody knows, and a defused Kitten would be shuffled in. Everybody plays as well as can be; whoever is as well off by drawing draws. How many turns has the player to take who draws first, this one included?
    .no-gain = { $player } gains nothing by an Attack here: it is worth { $attack }, and drawing { $draw }.
    .no-attack = { $player } has no Attack left, and draws.

## Lesson 14

exercise-nope-war-1 = Nope upon Nope: what stands in the end?
    .question = Nobody answers any more. Whose turn is it now?
exercise-nope-war-2 = Who may answer?
    .question = The cards lie as written, and nobody has let the last card stand yet. Who may play a Nope now?
    .missing = { $player } may answer, and is missing in what you gave: in step { $step } it is tried.
    .not-allowed = { $player } may not answer: in step { $step } it is tried.
exercise-nope-war-3 = Open hands: who plays the first Nope?
    .question = All hands lie open. If the Attack takes effect, it is worth this to each: { $stakes }. A Nope that is kept is worth { $kept }. They are asked in the order of the seats, from { $player } on, and each thinks of nobody else. Who plays the first Nope?
    .nobody = If nobody plays a Nope, { $player } ends with { $stake }. If { $player } plays one and everybody goes on as well as can be, { $player } ends with { $worth }.
    .no-nope = { $player } holds no Nope.
    .own = The Attack is { $player }’s own, and worth { $worth } to { $player }: to cancel it gains nothing.
    .too-early = If { $player } plays the first Nope and everybody goes on as well as can be, { $player } ends with { $worth }; best play brings { $player } { $best }. Go through it from the end: who would play the last Nope, and does the one before it know that?
exercise-nope-war-4 = Hidden hands: can it be answered?
    .question = { $unseen } cards were unseen, { $nopes } of them Nopes. { $attacker } and { $attacked } were dealt { $hand } each. { $attacker } plays an Attack. { $attacked } looks, and holds { $holds ->
        [one] 1 Nope
       *[other] { $holds } Nopes
     }. If { $attacked } plays one, how likely is it that { $attacker } can answer it with another?
    .one-chance = { $attacker } has { $hand } chances to hold one of the { $left } Nopes, not one.
    .count = { $attacked } sees the { $hand } cards of one hand, so { $others } cards are left, and as many Nopes as that hand does not hold: { $left }. { $attacker } holds { $hand } of those { $others }: what is the chance that none of them is a Nope?

## Lesson 15

exercise-hiding-1 = Hide and seek: what is a good place worth?
    .question = { $hider } defuses the Kitten and puts it back in secret into a pile of { $cards }, the Kitten included; the others are Tacocats, of which one alone does nothing, and pairs are not played here. Then { $seeker } is to move. Both play as well as can be. How likely does { $hider } win?
    .other = That is how likely { $seeker } wins.
    .known = So it would be if { $seeker } knew the place; but the Kitten is put back in secret.
    .one-place = One place of { $places } is right only where { $seeker } has a single guess and nothing happens after it; play on to the end.
    .table = Make a table: the places of the Kitten above, what { $seeker } can do on the left, who wins inside.

## Lesson 16; a strategy is named as in strategies.en.ftl, $half is the sum that leads to how often it wins

exercise-population-1 = Strategies in a population: the next generation
    .question = In { $duels } duels under es, { $one } won { $won } against { $other }; take that for its chance to win. In a large population { $tenths } of 10 play { $one }, the others { $other }. Duels are drawn at random, and the next generation plays like the winners. What share of it plays { $one }?
    .wins = { $half } is how often a { $one } wins; its share becomes 2 × { $share } × that, as 2 sit at a table.
    .rate = { $rate } is how { $one } fares against { $other }; but with a chance of { $share } a { $one } meets its own kind, and then wins 1/2.
    .own-kind = Not all of its duels are against { $other }: with a chance of { $share } a { $one } meets its own kind, and then wins 1/2.
    .half = { $half } is how often a { $one } wins; to see how it grows, divide by an even share, 1/2.
    .other = That is the share of { $other }; { $one } is asked for.
    .stays = A share stays the same if one duel in two is won; a { $one } wins { $half }.
    .begin = Begin with how often a { $one } wins: { $half }. Then weigh it with the share, and with 2 at a table.

## Lesson 17

exercise-bluff-1 = How often to bluff
    .question = { $player } holds an Attack and a card that { $other } does not know: it was dealt from { $attacks ->
        [one] 1 Attack
       *[other] { $attacks } Attacks
     } and { $cats ->
        [one] 1 Tacocat
       *[other] { $cats } Tacocats
     }. { $other } holds an Attack, nobody a Defuse. The pile is listed, not in order: how it lies nobody knows. With a second Attack { $player } always plays one. The card is a Tacocat: how likely does { $player } play the Attack all the same, in the equilibrium?
    .wrong = Then { $other } would believe after an Attack that the other card is one too with a chance of { $seen }. Drawing and attacking back are equally good where that chance is { $real }: with { $given } the bluff comes too { $often ->
        [more] often
       *[less] seldom
     }, and { $other } knows what to do.
