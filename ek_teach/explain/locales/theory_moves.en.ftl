# English: the value of a move, and who is left with the turns that Attacks pile up.

## Attack chains; $owed is a number of turns, $attacks how many Attacks came before

chain-none = Nobody attacks: { $move }.
chain-holder = { $attacks ->
    [one] 1 { CARD("ATTACK") }, and { $player } is left with { $owed } turns.
   *[other] { $attacks } { CARD("ATTACK") }s, and { $player } is left with { $owed } turns.
 }
chain-assume-safe = The pile holds { $kittens } Kittens and { $safe } cards that can only be drawn; nobody holds a { CARD("NOPE") } or a { CARD("SKIP") }.
chain-assume-first = The chain ends with the first draw.
chain-title = The hot potato
chain-control-seat = Attacks in { $player }'s hand
chain-control-safe = Safe cards in the pile
chain-control-owed = Turns that { $player } owes at the start
chain-control-book = Rulebook
chain-ordinary = an ordinary turn
chain-owes = { $owed } of an Attack
chain-table = Step by step, when everybody plays best
chain-column-player = player
chain-column-owes = has to take
chain-column-move = plays
chain-column-worth = chance to win
chain-column-else = otherwise
chain-nothing-else = no other move
chain-bars = Each player's chance to win
chain-turns = Turns owed after Attacks in a row

## The value of a move; $cards is how many lie in the pile

moves-title = To draw or not to draw
moves-control-pile = Cards in the pile, the Kitten included
moves-control-rival = { $player } holds
moves-control-defuses = Who holds a { CARD("DEFUSE") }
moves-nobody = nobody
moves-only = only { $player }
moves-both = both
moves-nothing = no other card
moves-answer = { $cards ->
    [one] With 1 card in the pile: { $best } ({ $value }).
   *[other] With { $cards } cards in the pile: { $best } ({ $value }).
 }
moves-best-one = best for { $player } is: { $move }
moves-best-many = equally good for { $player } are: { $moves }
moves-worst = Worst is: { $move } ({ $value }).
moves-draw = draw
moves-table = { $player }'s chance to win, by the first move
moves-column-pile = cards
moves-bars = What each first move is worth with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in the pile
moves-bar = { $sign } { $move }: { $value }
moves-mark-best = best
moves-exact = Exact, by { $method }.
