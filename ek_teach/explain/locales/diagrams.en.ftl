# English: the diagrams. Other languages copy this file as diagrams.<language>.ftl. A label is a few words without a full
# stop; .about says the same in a sentence.

## The turn

diagram-turn = A whole turn under the rulebook “{ $book }”: what is waited for, what can be done, and what comes of it.
    .title = Turn flow ({ $book })
diagram-turn-setup = Set-up
    .about = The table is set up; another picture shows how.
diagram-turn-turn = Play or draw?
    .about = The player whose turn it is plays a card or a combination, or draws.
diagram-turn-window = { CARD("NOPE") }?
    .about = The played cards wait: anybody still in the game may answer or let them stand.
diagram-turn-noped = Noped. Answer?
    .about = As it stands the play is cancelled: anybody who may can answer the { CARD("NOPE") }.
diagram-turn-effect = Takes effect
    .about = Nobody cancels the play any more; it does what it does.
diagram-turn-look = Look at the top
    .about = The player looks secretly at the top of the draw pile.
diagram-turn-shuffle = Shuffling
    .about = Chance decides the new order of the draw pile.
diagram-turn-giving = Which card to give?
    .about = The chosen player decides which card to give.
diagram-turn-steal = Random card
    .about = Chance decides which card is taken out of the hand.
diagram-turn-naming = Name a card
    .about = The player says which card is wanted.
diagram-turn-ask = Is it held?
    .about = The chosen player looks whether the named card is there.
diagram-turn-fetching = Choose from the discards
    .about = The player chooses a card of the discard pile.
diagram-turn-goes-on = The turn goes on
    .about = The same turn goes on with nothing pending.
diagram-turn-draw = Draw a card
    .about = The top card is drawn.
diagram-turn-kitten = Kitten! { CARD("DEFUSE") }?
    .about = An { CARD("EXPLODING_KITTEN") } was drawn and shown: its player plays a { CARD("DEFUSE") } or explodes.
diagram-turn-exploded = Exploded
    .about = The player is out of the game.
diagram-turn-placing = Where to put the Kitten?
    .about = The player puts the Kitten back into the draw pile.
diagram-turn-placed-by-chance = Random place
    .about = Chance decides where the Kitten goes.
diagram-turn-over = More turns owed?
    .about = One turn is over; where several are owed, the next of them follows.
diagram-turn-next = Next player
    .about = The next living player clockwise begins a turn.
diagram-turn-end = Game over
    .about = One player is left and wins.

diagram-turn-edge-setup--turn = first player
diagram-turn-edge-turn--window = play
diagram-turn-edge-turn--noped = late { CARD("NOPE") }
diagram-turn-edge-turn--draw = draw
diagram-turn-edge-window--noped = { CARD("NOPE") }
diagram-turn-edge-noped--window = { CARD("NOPE") } back
diagram-turn-edge-window--effect = all pass
diagram-turn-edge-noped--goes-on = all pass: cancelled
diagram-turn-edge-noped--effect = all pass
diagram-turn-edge-effect--look = { CARD("SEE_THE_FUTURE") }
diagram-turn-edge-effect--shuffle = { CARD("SHUFFLE") }
diagram-turn-edge-effect--giving = { CARD("FAVOR") }
diagram-turn-edge-effect--steal = pair
diagram-turn-edge-effect--naming = three of a kind
diagram-turn-edge-effect--ask = three of a kind
diagram-turn-edge-effect--fetching = five different
diagram-turn-edge-effect--goes-on = nothing happens
diagram-turn-edge-effect--over = { CARD("SKIP") }
diagram-turn-edge-effect--next = { CARD("ATTACK") }
diagram-turn-edge-look--goes-on = seen
diagram-turn-edge-shuffle--goes-on = new order
diagram-turn-edge-giving--goes-on = given
diagram-turn-edge-giving--noped = { CARD("NOPE") } still
diagram-turn-edge-steal--goes-on = taken
diagram-turn-edge-naming--ask = named
diagram-turn-edge-naming--noped = { CARD("NOPE") } still
diagram-turn-edge-ask--goes-on = given or not
diagram-turn-edge-fetching--goes-on = fetched
diagram-turn-edge-fetching--noped = { CARD("NOPE") } still
diagram-turn-edge-goes-on--turn = same player
diagram-turn-edge-draw--kitten = a Kitten
diagram-turn-edge-draw--over = no Kitten
diagram-turn-edge-kitten--exploded = no { CARD("DEFUSE") }
diagram-turn-edge-kitten--placing = { CARD("DEFUSE") }
diagram-turn-edge-kitten--placed-by-chance = { CARD("DEFUSE") }
diagram-turn-edge-exploded--next = others left
diagram-turn-edge-exploded--end = one left
diagram-turn-edge-placing--over = put back
diagram-turn-edge-placing--next = put back
diagram-turn-edge-placed-by-chance--over = put back
diagram-turn-edge-placed-by-chance--next = put back
diagram-turn-edge-over--turn = yes: same player
diagram-turn-edge-over--next = no
diagram-turn-edge-next--turn = begins

## Attack stacking

diagram-attack = How owed turns pile up and are worked off under the rulebook “{ $book }”, up to the four Attacks of the box.
    .title = Attack stacking ({ $book })
diagram-attack-ordinary = Ordinary turn
    .about = An ordinary turn: nothing is owed to an { CARD("ATTACK") }.
# $number counts the turns owed, this one included.
diagram-attack-owed = { $number ->
    [one] Last owed turn
   *[other] { $number } turns owed
 }
    .about = { $number ->
    [one] The last turn that is owed to an { CARD("ATTACK") }.
   *[other] { $number } turns are owed to an { CARD("ATTACK") }, this one included.
 }
diagram-attack-exploded = Exploded
    .about = The player whose turn it is is out of the game.
diagram-attack-end = Game over
    .about = One player is left and wins.
diagram-attack-last = one left
diagram-attack-next = next player
diagram-attack-cause = { $cause ->
    [attack] { CARD("ATTACK") }
    [draw] draw
    [skip] { CARD("SKIP") }
    [defuse] { CARD("DEFUSE") }
    [explosion] no { CARD("DEFUSE") }
   *[late] late { CARD("NOPE") }
 }
diagram-attack-edge = { $who ->
    [next] { $causes } → next player
   *[same] { $causes }
 }

## The chain of Nopes

diagram-nope = The chain of Nopes on a played card under the rulebook “{ $book }”, up to the five of the box: an odd number cancels, an even number lets it stand.
    .title = Chain of Nopes ({ $book })
diagram-nope-played = A card is played
    .about = A card or a combination is played and waits to be answered.
# $stands: effect or cancelled.
diagram-nope-chain = { $number ->
    [one] 1 { CARD("NOPE") }
   *[other] { $number } × { CARD("NOPE") }
 }: { $stands ->
    [cancelled] would be cancelled
   *[effect] would take effect
 }
    .about = { $number ->
    [one] 1 { CARD("NOPE") } lies
   *[other] { $number } cards called { CARD("NOPE") } lie
 } on the play: as it stands, it { $stands ->
    [cancelled] is cancelled
   *[effect] takes effect
 }.
diagram-nope-effect = Takes effect
    .about = The play takes effect.{ $cards ->
    [discarded] {" "}It and all Nopes lie on the discard pile.
   *[other] {""}
 }
diagram-nope-cancelled = Cancelled
    .about = The play is cancelled.{ $cards ->
    [discarded] {" "}It and all Nopes stay on the discard pile.
   *[other] {""}
 }
diagram-nope-stands = all pass
diagram-nope-edge = { CARD("NOPE") }: { $who ->
    [anyone] anyone
    [others] anyone else
   *[cancelled] only who was cancelled
 }
diagram-nope-late = late { CARD("NOPE") }: { $who ->
    [anyone] anyone
    [others] anyone else
   *[cancelled] only who was cancelled
 }

## The set-up

# $players: a number, or each for all the numbers of players.
diagram-setup = { $players ->
    [each] The set-up under the rulebook “{ $book }”; numbers that differ are for 2 / 3 / 4 / 5 players.
   *[other] The set-up for { $players } players under the rulebook “{ $book }”.
 }
    .title = { $players ->
    [each] Set-up ({ $book })
   *[other] Set-up for { $players } players ({ $book })
 }
diagram-setup-box = The box
    .about = All the cards of the box.
diagram-setup-take-out = Take Kittens and Defuses out
    .about = All Kittens and all Defuses leave the deck.
diagram-setup-deal-defuses = A { CARD("DEFUSE") } for each
    .about = Each player takes one { CARD("DEFUSE") }.
diagram-setup-return-defuses = Leftover Defuses go in
    .about = Leftover Defuses go into the deck.
diagram-setup-shuffle-deck = Shuffle the deck
    .about = Chance decides the order of the deck.
diagram-setup-deal-hands = Deal the hands
    .about = Each player is dealt cards from the deck.
diagram-setup-thin-deck = Remove a third
    .about = A third of the deck leaves the game unseen.
diagram-setup-add-kittens = Kittens go in
    .about = As many Kittens as players, less one, go into the deck.
diagram-setup-shuffle-pile = Shuffle the pile
    .about = Chance decides the order of the draw pile.
diagram-setup-aside = Laid aside
    .about = Cards that everybody sees lie beside; what is left of them stays out of the game.
diagram-setup-hands = The hands
    .about = The cards that the players hold.
diagram-setup-removed = Out of the game
    .about = Cards that leave the game unseen.
diagram-setup-begins = The game begins
    .about = The first player begins.
diagram-setup-deck = deck: { $cards }
diagram-setup-players = with { $players } players
diagram-setup-or = or
diagram-setup-left-out = may be left out
diagram-setup-each = { $each } each: { $cards } cards
diagram-setup-titled = { $cards } × { $card }
diagram-setup-cards = { $cards } cards

## What is written beside a picture

# A text that names the two rulebooks of a comparison.
diagram-compared = { $description } Compared with “{ $book }”: + only there, − only here, ≠ changed.
    .title = { $title } → { $book }
diagram-mark-first = − only { $book }
diagram-mark-second = + only { $book }
diagram-mark-changed = ≠ changed
diagram-kind = { $kind ->
    [start] start
    [choice] a player decides
    [reaction] everybody is asked
    [chance] chance
    [step] on the way
    [place] a place
   *[end] end
 }
diagram-here = here
diagram-leads = { $label }: { $target }
diagram-behind = rules: { $numbers }
diagram-changed = changed: { $rules }
diagram-rules = Rules
diagram-no-rule = no rule
# Behind a rule that stands in no paragraph.
diagram-silent = { $book } does not say
