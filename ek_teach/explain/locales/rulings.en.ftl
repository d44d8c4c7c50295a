# English: rulings on disputed situations. Other languages copy this file as rulings.<language>.ftl and word what they
# translate; what they lack is taken from here.

## The answer as a sentence

finding-whose_turn = It is { $answer }'s turn.
    .nobody = It is nobody's turn: the game is over.
finding-turns_owed = { $number ->
    [0] No turn is owed.
    [one] One turn is owed, the one that is being taken.
   *[other] { $number } turns are owed, this one included.
 }
    .player = { $number ->
    [0] { $player } owes no turn.
    [one] { $player } owes one turn.
   *[other] { $player } owes { $number } turns, this one included.
 }
finding-who_may_nope = These may play { CARD("NOPE") } now: { $answer }.
    .nobody = Nobody may play { CARD("NOPE") } now.
finding-may = That is allowed: { $move }.
    .irregular = That is allowed, but irregular: { $move }. { $reason }
    .no = That is not allowed: { $move }. { $reason }
finding-must = There is no choice: { $move }.
    .no = There is a choice; this is not the only thing that can be done: { $move }.
    .cannot = No, that is not even allowed: { $move }.
finding-who_wins = { $answer } has won.
    .nobody = Nobody has won yet.
finding-is_out = { $player } is out of the game.
    .no = { $player } is still in the game.
finding-pile_size = { $number ->
    [0] The draw pile is empty.
    [one] One card is in the draw pile.
   *[other] { $number } cards are in the draw pile.
 }
finding-hand_size = { $number ->
    [0] { $player } holds no cards.
    [one] { $player } holds one card.
   *[other] { $player } holds { $number } cards.
 }
finding-happens = It happens.
    .no = It does not happen.
finding-where = { $card }: { $answer }.
finding-knows = This is what { $player } knows of the draw pile, top first: { $answer }.
    .nothing = { $player } knows nothing of the draw pile.
    .hand = This is what { $player } knows of { $owner }'s hand: { $answer }.
finding-shuffle_ends = { $answer } decides when the shuffling ends.
    .another = Another player calls stop.
finding-in_game = { $number ->
    [one] One card called { $card } is in the game.
   *[other] { $number } cards called { $card } are in the game.
 }
    .unknown = Nobody knows how many cards called { $card } are in the game: some cards lie unseen outside of it.
finding-refused = The moves end before this question: { $heading }.
finding-depends = It depends on a card that nobody told.
    .many = It depends on cards that nobody told, and there are too many ways to look at all of them; write some down.

refusal-outcome = What is written cannot have happened
    .instead = Write another outcome, or leave it out.

## What it hangs on

change-one = { $about }: { $meaning } ({ $option } = { $value }).
deciding = { $number ->
    [one] With another rule the answer would be: { $answer }.
   *[other] With other rules the answer would be: { $answer }.
 }

## Where rulebooks part

parting = In line { $line }, "{ $step }".
    .plain = In line { $line }.
parting-option = { $about } ({ $option }): in { $left } { $meaning } ({ $value }); in { $right } { $meant } ({ $other }).

## Unknown cards

branch-hand = if the unknown cards of { $player } hold { $cards }
    .not = if the unknown cards of { $player } do not hold { $cards }
branch-steal = if the card taken from { $player } is { $cards }
branch-holds = if { $player } holds { $cards }
    .not = if { $player } does not hold { $cards }
branch-reveal = if the card drawn is { $cards }
    .not = if the card drawn is no { CARD("EXPLODING_KITTEN") }
branch-place = if the Kitten lies at place { $number }
branch-and = { $first }, and { $second }
branch-ways = { $first }; or in { $number ->
        [one] one more way
       *[other] { $number } more ways
    }
branch-unknown = if the card drawn is another that nobody told
    .steal = if the card taken from { $player } is another that nobody told
