# English: every message there is. Other languages copy what they translate; what they lack is taken from here.
#
# Arguments: $actor, $target, $player are names of players; $card is the name of one card, $cards of several; $play is a
# played card or combination as worded by play-one and the like; $number, $left, $place as said at each message.
# CARD("NOPE") is the name of a card in the language that is shown. An event has a sentence (its value) and a short
# title without a full stop (.heading); its other attributes are the sentence for a special case.

## Small parts

cards-counted = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
 }
player-number = Player { $number }

# The marks between words, with the blanks that belong to them; gap is what stands between two
# sentences, times what stands between a number and a card.
mark-comma = { ", " }
mark-semicolon = { "; " }
mark-colon = { ": " }
mark-opening = { " (" }
mark-closing = { ")" }
mark-stop = { "." }
mark-gap = { " " }
mark-times = { " × " }

table = the table
chance = chance

# A play inside a sentence.
play-one = { $card }
play-pair = pair ({ $card })
play-three = three of a kind ({ $card })
play-five = set of five different cards

## Moves, as titles of steps and of refused moves

move-play = { $actor } plays { $card }
    .target = { $actor } plays { $card } on { $target }
move-pair = { $actor } plays a pair ({ $card })
    .target = { $actor } plays a pair ({ $card }) on { $target }
move-three = { $actor } plays three of a kind ({ $card })
    .target = { $actor } plays three of a kind ({ $card }) on { $target }
    .named = { $actor } plays three of a kind ({ $card }) on { $target } for { $named }
move-five = { $actor } plays five different cards
move-cards = { $actor } plays { $cards }
move-draw = { $actor } draws
move-nope = { $actor } plays { CARD("NOPE") }
move-pass = { $actor } lets it stand
move-give = { $actor } gives { $cards }
    .hidden = { $actor } gives a card
move-name = { $actor } names { $named }
move-fetch = { $actor } takes { $cards } from the discard pile
move-defuse = { $actor } plays { CARD("DEFUSE") }
move-explode = { $actor } does not defuse the Kitten
move-place = { $actor } puts the Kitten back
move-proceed = The set-up goes on
move-decline = The table leaves this stage out
move-outcome = Chance decides

## The first frame

untitled-game = a game
start = The situation
    .setup = The closed box
start-pile = The draw pile has { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.

## Set-up

event-taken-out = Taken out of the deck: { $cards }.
    .heading = Kittens and Defuses are taken out
event-defuses-dealt = Each of the { $number } players takes one { CARD("DEFUSE") }.
    .heading = Everybody takes a Defuse
event-defuses-returned = { $number ->
    [0] No leftover { CARD("DEFUSE") } goes into the deck
    [one] 1 leftover { CARD("DEFUSE") } goes into the deck
   *[other] { $number } leftover cards called { CARD("DEFUSE") } go into the deck
 }; { $left ->
    [0] none is put away
    [one] 1 is put away
   *[other] { $left } are put away
 }.
    .heading = Leftover Defuses go into the deck
event-deck-shuffled = The { $number } cards of the deck are shuffled.
    .heading = The deck is shuffled
event-hand-dealt = { $actor } is dealt { $number ->
    [one] 1 card
   *[other] { $number } cards
 }: { $cards }.
    .hidden = { $actor } is dealt { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
    .heading = The hands are dealt
event-deck-thinned = { $number ->
    [0] No card
    [one] 1 card
   *[other] { $number } cards
 } of the deck { $number ->
    [0] is
    [one] is
   *[other] are
 } removed unseen; { $left } stay.
    .heading = A third of the deck is removed
event-deck-kept = The table plays with the whole deck.
    .heading = The whole deck stays
event-kittens-added = { $number ->
    [one] 1 card called { CARD("EXPLODING_KITTEN") } goes into the deck
   *[other] { $number } cards called { CARD("EXPLODING_KITTEN") } go into the deck
 }; { $left ->
    [0] none is put away
    [one] 1 is put away
   *[other] { $left } are put away
 }.
    .heading = The Kittens go into the deck
event-game-started = { $actor } begins; the draw pile has { $number } cards.
    .heading = The game begins

## Turns

event-turn-started = { $number ->
    [one] It is { $actor }'s turn.
   *[other] It is { $actor }'s turn; { $number } turns are owed, this one included.
 }
    .heading = { $actor }'s turn
event-drew = { $actor } draws a card: { $cards }.
    .hidden = { $actor } draws a card; it is no { CARD("EXPLODING_KITTEN") }.
    .heading = { $actor } draws a card
event-kitten-shown = { $actor } draws an { CARD("EXPLODING_KITTEN") } and shows it.
    .heading = { $actor } draws an { CARD("EXPLODING_KITTEN") }
event-defused = { $actor } plays { CARD("DEFUSE") } and stays in the game.
    .heading = { $actor } plays { CARD("DEFUSE") }
event-kitten-placed = { $actor } puts the Kitten back under { $above ->
    [one] 1 card
   *[other] { $above } cards
 }; the draw pile has { $number } cards now.
    .top = { $actor } puts the Kitten back on top of the draw pile, which has { $number ->
    [one] 1 card
   *[other] { $number } cards
 } now.
    .bottom = { $actor } puts the Kitten at the bottom of the draw pile, which has { $number } cards now.
    .hidden = The Kitten goes back into the draw pile at a place that is kept secret; the pile has { $number ->
    [one] 1 card
   *[other] { $number } cards
 } now.
    .unknown = { $actor } puts the Kitten back at a place that is not recorded; the draw pile has { $number } cards now.
    .heading = { $actor } puts the Kitten back
event-turn-ended = { $actor }'s current turn is over.
    .heading = { $actor }'s turn is over
event-exploded = { $actor } explodes and is out of the game.
    .heading = { $actor } explodes
event-hand-left = { $number ->
    [0] { $actor } held no cards.
   *[other] { $place ->
        [in_front] { $actor }'s hand ({ $cards }) stays face down in front of { $actor }.
        [removed] { $actor }'s hand ({ $cards }) leaves the game.
       *[discard] { $actor }'s hand ({ $cards }) goes on the discard pile.
    }
 }
    .hidden = { $number ->
    [0] { $actor } held no cards.
   *[other] { $place ->
        [in_front] { $actor }'s hand stays face down in front of { $actor }; cards: { $number }.
        [removed] { $actor }'s hand leaves the game unseen; cards: { $number }.
       *[discard] { $actor }'s hand goes on the discard pile; cards: { $number }.
    }
 }
    .heading = { $actor }'s hand is laid away
event-kitten-left = { $place ->
    [in_front] The Kitten stays face up in front of { $actor }.
    [removed] The Kitten leaves the game.
   *[discard] The Kitten goes on the discard pile.
 }
    .heading = The Kitten is laid away
event-debt-dropped = { $number ->
    [one] The 1 further turn that { $actor } owed is dropped.
   *[other] The { $number } further turns that { $actor } owed are dropped.
 }
    .heading = Owed turns are dropped
event-debt-passed-on = { $number ->
    [one] The 1 further turn that { $actor } owed passes on to { $target }.
   *[other] The { $number } further turns that { $actor } owed pass on to { $target }.
 }
    .heading = Owed turns pass on
event-game-won = { $actor } is the last player left and wins.
    .heading = { $actor } wins

## Cards played and cancelled

event-played = { $actor } lays { $cards }.
    .one = { $actor } plays { $card }.
    .one-target = { $actor } plays { $card } on { $target }.
    .pair = { $actor } plays a pair ({ $card }) on { $target }.
    .three = { $actor } plays three of a kind ({ $card }) on { $target }.
    .three-named = { $actor } plays three of a kind ({ $card }) on { $target } and asks for { $named }.
    .five = { $actor } plays five different cards: { $cards }.
    .heading = { $actor } lays { $cards }
# $number counts the Nopes of the chain, this one included; $play is what was played first, by $owner.
event-noped = { $number ->
    [one] { $actor } plays { CARD("NOPE") } on { $owner }'s { $play }.
   *[other] { $actor } plays { CARD("NOPE") } on { $target }'s { CARD("NOPE") }; it is number { $number } of the chain.
 }
    .heading = { $actor } plays { CARD("NOPE") }
event-noped-late = { $number ->
    [one] { $actor } plays { CARD("NOPE") } on { $owner }'s { $play } after it took effect; the table goes back to where it had not.
   *[other] { $actor } plays { CARD("NOPE") } on { $target }'s { CARD("NOPE") } after the play was settled; the table goes back to where it was not.
 }
    .heading = { $actor } plays { CARD("NOPE") } late
event-passed = { $actors ->
    [one] { $names } lets { $owner }'s { $play } stand.
   *[other] { $names } let { $owner }'s { $play } stand.
 }
    .answered = { $actors ->
    [one] { $names } lets the chain on { $owner }'s { $play } stand as it is.
   *[other] { $names } let the chain on { $owner }'s { $play } stand as it is.
 }
    .everybody = Nobody plays { CARD("NOPE") }.
    .heading = { $actors ->
    [one] { $names } plays no { CARD("NOPE") }
   *[other] { $names } play no { CARD("NOPE") }
 }
event-cancelled = { $actor }'s { $play } is cancelled: { $number ->
    [one] one { CARD("NOPE") } was played
   *[other] { CARD("NOPE") } was played { $number } times
 }, an odd number.
    .heading = { $actor }'s { $play } is cancelled
event-restored = { $actor }'s { $play } stands after all: { CARD("NOPE") } was played { $number } times, an even number.
    .heading = { $actor }'s { $play } stands after all
event-turn-goes-on = { $actor }'s turn goes on.
    .heading = { $actor }'s turn goes on

# The window closes.
closed = Nobody plays { CARD("NOPE") }: { $owner }'s { $play } takes effect
    .cancelled = Nobody answers the { CARD("NOPE") }: { $owner }'s { $play } is cancelled
    .restored = Nobody answers the { CARD("NOPE") }: { $owner }'s { $play } takes effect after all

## Effects

# $left: turns the attacker still owed, the current one included, 0 in an ordinary turn.
event-attacked = { $left ->
    [0] { $actor }'s turn ends without a draw; { $target } owes { $number } turns.
    [one] { $actor }'s turn, the last one owed, ends without a draw; { $target } owes { $number } turns.
   *[other] { $actor }'s { $left } owed turns, the current one included, end without a draw; { $target } owes { $number } turns.
 }
    .adding = { $left ->
    [one] { $actor }'s turn, the last one owed, ends without a draw and is handed on with two more; { $target } owes { $number } turns.
   *[other] { $actor } hands on { $left } owed turns, the current one included, and two more, without a draw; { $target } owes { $number } turns.
 }
    .heading = { $target } owes { $number } turns
event-skipped = { $left ->
    [0] { $actor }'s turn ends without a draw.
    [one] One of { $actor }'s turns ends without a draw; 1 is still owed.
   *[other] One of { $actor }'s turns ends without a draw; { $left } are still owed.
 }
    .heading = { $actor }'s turn ends without a draw
event-peeked = { $actor } looks at the top of the draw pile: { $cards }.
    .hidden = { $actor } looks secretly at the top { $number ->
    [one] card
   *[other] { $number } cards
 } of the draw pile.
    .nothing = { $actor } looks at nothing: too few cards are left.
    .heading = { $actor } sees the future
event-shuffled = The draw pile is shuffled; nobody knows its order any more.
    .heading = The draw pile is shuffled
event-favor-asked = { $target } must give { $actor } a card and chooses which.
    .heading = { $target } must give a card
event-gave = { $actor } gives { $target } a card: { $cards }.
    .hidden = { $actor } gives { $target } a card.
    .heading = { $actor } gives { $target } a card
event-stole = { $actor } takes a random card from { $target }: { $cards }.
    .hidden = { $actor } takes a random card from { $target }.
    .heading = { $actor } takes a card from { $target }
event-card-named = { $actor } asks { $target } for a card: { $named }.
    .heading = { $actor } names { $named }
event-handed-over = { $actor } holds it and gives it to { $target }: { $cards }.
    .heading = { $actor } gives { $target } { $cards }
event-not-held = { $actor } does not hold { $named }; { $target } gets nothing.
    .heading = { $target } gets nothing
event-fetched = { $actor } takes { $cards } from the discard pile.
    .heading = { $actor } takes { $cards } from the discard pile
event-nothing-to-take = { $target } holds no cards, so { $actor } gets nothing.
    .heading = { $actor } gets nothing
event-no-effect = { $play } on its own does nothing.
    .heading = Nothing happens

## What a step changes

change-turn = { $number ->
    [one] It is { $player }'s turn, an ordinary one.
   *[other] It is { $player }'s turn; { $player } owes { $number } turns, this one included.
 }
    .attacked = { $number ->
    [one] It is { $player }'s turn, the last one owed to an { CARD("ATTACK") }.
   *[other] It is { $player }'s turn; { $player } owes { $number } turns, this one included.
 }
change-out = { $player } is out of the game.
change-chain = As it stands, { $owner }'s { $play } would take effect.
    .cancelled = As it stands, { $owner }'s { $play } would be cancelled.
change-nothing = Nothing changes.
change-cards = Cards have moved; whose turn it is and what is owed stay as they are.

act-setup = The table goes on with the set-up.
act-turn = { $players } may play cards, or draw to end the turn.
act-reaction = Everybody still in the game is asked for a { CARD("NOPE") }; still to be heard: { $players }.
act-giving = { $players } chooses a card to give.
act-naming = { $players } names a card.
act-fetching = { $players } chooses a card from the discard pile.
act-kitten = { $players } must play { CARD("DEFUSE") } or explode.
act-placing = { $players } puts the Kitten back into the draw pile.
act-chance = Chance decides.
    .deck = Chance decides the order of the deck.
    .shuffle = Chance decides the order of the draw pile.
    .steal = Chance decides which card is taken.
    .reveal = Chance decides which card is drawn.
    .holds = It has to be told whether the card is in that hand.
    .place = Chance decides where the Kitten goes.
act-over = The game is over; { $players } has won.

## Why: the rule, and how firmly the rulebook stands behind it

reason-option = { $about }: { $meaning }.
    .caused = { $about }: { $meaning }. It applies because { $actor } played { $play }.
reason-rule = { $about }
    .caused = { $about } It applies because { $actor } played { $play }.
sources-house = house rule
sources-none = no source
sources-assumption = assumption: { $assumption }
    .cited = assumption: { $assumption } (see { $sources })
standing-explicit = The rulebook says so.
standing-implied = The rulebook implies it.
standing-silent = The rulebook does not say; assumption: { $assumption } { $because }
standing-contradicted = The rulebook contradicts itself: { $readings }. Used here: { $meaning }.
standing-house = House rule of this table ({ $where }).
    .instead = House rule of this table ({ $where }), instead of: { $meaning } ({ $sources }).
standing-first-game = In a first game, before the special combos.
reading = { $meaning } ({ $sources })
reading-join = { $first }; but also { $second }

## Refused moves: the sentence, and what would be right (.instead)

refusal = Not allowed: { $move }
    .hidden = A move by { $actor } is refused
# A move that is only tried in a record, and found allowed.
tried = Only tried: { $move }
    .hidden = A move by { $actor } is only tried
    .allowed = This would be allowed.
    .secret = Whether it is allowed lies in cards that you may not see.
refusal-secret = The reason lies in cards that you may not see.
    .instead = { $actor } has to do something else.

refusal-not_your_turn = It is { $player }'s turn, not { $actor }'s; out of turn only { CARD("NOPE") } can be played.
    .instead = { $actor } can play it when their own turn comes.
refusal-not_your_decision = { $player } has to decide this, not { $actor }.
    .instead = The game waits for { $player }.
refusal-not_now = The game is waiting for something else.
    .instead = It can be done once that is settled.
refusal-kitten_first = { $player } has drawn an { CARD("EXPLODING_KITTEN") }, and that comes first.
    .instead = { $player } plays { CARD("DEFUSE") } or explodes.
refusal-placing_first = { $player } has played { CARD("DEFUSE") }, and the Kitten is not back in the pile yet.
    .instead = { $player } puts it back, anywhere in the pile.
refusal-giving_first = { $player } has been asked for a { CARD("FAVOR") }, and that comes first.
    .instead = { $player } gives a card of their choice.
refusal-naming_first = { $player } has laid three of a kind, and the wanted card is not named yet.
    .instead = { $player } names it.
refusal-fetching_first = { $player } has laid five different cards, and that comes first.
    .instead = { $player } takes a card from the discard pile.
refusal-no_such_action = That is no action of this game.
    .instead = Play, draw, answer or pass, as the rulebook has it.
refusal-player_is_out = { $player } has exploded and takes no further part.
    .instead = Only players still in the game can act.
refusal-window_open = The last card played can still be cancelled.
    .instead = First everybody has to play { CARD("NOPE") } or let it stand.
refusal-card_not_in_hand = { $actor } does not hold { $card }, or not enough of it.
    .instead = It takes cards that are in { $actor }'s hand.
refusal-no_more_in_box = All cards called { $card } are already accounted for, so { $actor } cannot hold another.
    .instead = One of the others would have to be something else.
refusal-nope_needs_an_action = { CARD("NOPE") } cancels a card or combination that was just played, and there is none.
    .instead = Play it when somebody has played something.
refusal-defuse_without_kitten = { CARD("DEFUSE") } is played only against a drawn { CARD("EXPLODING_KITTEN") }.
    .instead = Keep it until the Kitten comes.
refusal-kitten_is_not_played = { CARD("EXPLODING_KITTEN") } is never played from a hand; it is shown when it is drawn.
    .instead = Play another card, or draw.
refusal-lone_cat = { $card } has no effect on its own and cannot be laid alone.
    .instead = Two of the same kind make a pair.
refusal-pair_needs_cats = Here only two cats of the same kind make a pair, and { $card } is no cat.
    .instead = Lay two cats of the same kind, or play { $card } for its own effect.
refusal-no_such_combination = { $cards }: that is no combination of this game.
    .instead = Combinations are two or three cards of the same title, or five different ones, as far as the rulebook has them.
refusal-no_three_of_a_kind = This rulebook has no three of a kind.
    .instead = Two of the cards may make a pair.
refusal-no_five_different = This rulebook has no combination of five different cards.
    .instead = Play the cards singly.
refusal-nothing_to_fetch = The discard pile holds no card that could be taken.
    .instead = It takes a discard pile with a card that may be taken.
refusal-card_not_in_discard = { $card } is not on the discard pile.
    .instead = Take one card that lies there.
refusal-kitten_not_fetched = { CARD("EXPLODING_KITTEN") } cannot be taken from the discard pile.
    .instead = Take another card.
refusal-just_played_not_fetched = { $card } was one of the five cards just laid and cannot be taken back.
    .instead = Take a card that lay there before.
refusal-target_missing = It has to be said on whom this is played.
    .instead = Name another player who is still in the game.
refusal-target_not_wanted = This is played on nobody in particular.
    .instead = Play it without naming a player.
refusal-target_is_out = { $player } is out of the game and cannot be chosen.
    .instead = Choose a player who is still in the game.
refusal-target_yourself = { $actor } cannot choose themselves.
    .instead = Choose another player.
refusal-empty_hand = { $player } holds no cards and cannot be chosen.
    .instead = Choose a player who holds cards.
refusal-name_a_card = It has to be said which card is asked for.
    .instead = Name one of the thirteen titles.
refusal-named_too_early = At this table the wanted card is named only when nobody cancels the combination.
    .instead = Lay the three cards without naming a card.
refusal-name_not_wanted = Nothing is asked for by name with this play.
    .instead = Play it without naming a card.
refusal-nothing_to_nope = There is nothing here that { CARD("NOPE") } could cancel.
    .instead = { CARD("NOPE") } cancels a card or combination that was played, but no draw, no { CARD("EXPLODING_KITTEN") } and no { CARD("DEFUSE") }.
refusal-too_late = The effect has begun, so it is too late for { CARD("NOPE") }.
    .instead = { CARD("NOPE") } has to come before the effect.
refusal-own_card = { $actor } cannot cancel their own card.
    .instead = Another player can, or { $actor } can answer another player's { CARD("NOPE") }.
refusal-only_cancelled_player = Only { $player }, whose card was cancelled, can answer this { CARD("NOPE") }.
    .instead = Leave the answer to { $player }.
refusal-already_cancelled = That card is already answered; the card on top of the chain is { $player }'s.
    .instead = A { CARD("NOPE") } answers the card on top: here it would be aimed at { $player }'s.
refusal-already_passed = { $actor } has already let this card stand.
    .instead = { $actor } is asked again only when another { CARD("NOPE") } is played.
refusal-nothing_to_answer = Nothing waits for this answer.
    .instead = It can be given when it is asked for. To play nothing and end the turn, draw a card.
refusal-not_a_kitten_to_defuse = There is no drawn { CARD("EXPLODING_KITTEN") } that this could concern.
    .instead = It can be done after a Kitten was drawn.
refusal-defuse_compulsory = { $actor } holds { CARD("DEFUSE") }, and under this rulebook it must be played.
    .instead = Play { CARD("DEFUSE") }.
refusal-placed_at_random = Under this rulebook the Kitten goes back at a random place.
    .instead = Leave the place to chance.
refusal-no_such_place = The draw pile has no such place.
    .instead = There { $number ->
    [one] is 1 place
   *[other] are { $number } places
 }: number 1 is on top, number { $number } at the bottom.
refusal-place_unknown = All cards of the draw pile are known, so the place of the Kitten has to be told.
    .instead = Say a place from 1, on top, to { $number }, at the bottom.
refusal-impossible_outcome = This cannot come out here: { $cards }.
    .instead = It takes cards that can be there.
refusal-nothing_taken_out = Under this rulebook no part of the deck is taken out: the whole deck is played.
    .instead = Leave that line out.
refusal-no_choice = The table has no choice here: this stage of the set-up is not optional.
    .instead = Carry it out.
refusal-give_one_card = Exactly one card is given.
    .instead = Choose one card.
refusal-game_over = The game is over.
    .instead = A new game can be begun.

## Irregular moves: allowed, but a book frowns on them or is silent

irregular-lone_cat_does_nothing = { $card } has no effect on its own; laying it alone merely gives it away.
irregular-empty_hand_nothing_happens = { $player } holds no cards, so nothing can change hands.
irregular-late_nope = This { CARD("NOPE") } comes after the effect; under this rulebook that is still in time, and the table goes back.
irregular-declined_defuse = { $actor } holds { CARD("DEFUSE") } and does not play it.
irregular-placed_openly = The place of the Kitten was shown, though under this rulebook it is secret.

## Questions of a record and their answers

question-whose_turn = Whose turn is it?
question-turns_owed = How many turns are owed?
    .player = How many turns does { $player } owe?
question-who_may_nope = Who may play { CARD("NOPE") }?
question-may = Would this be allowed: { $move }?
question-who_wins = Who wins?
question-pile_size = How many cards are in the draw pile?
question-hand_size = How many cards does { $player } hold?
question-is_out = Is { $player } out of the game?
question-happens = Does it happen?
question-must = Is this the only thing that can be done: { $move }?
question-where = Where is { $card }?
question-knows = What does { $player } know of the draw pile?
    .hand = What does { $player } know of { $owner }'s hand?
question-shuffle_ends = Who ends the shuffle?
question-in_game = How many cards called { $card } are in the game?
answer-yes = yes
answer-no = no
answer-nobody = nobody
answer-irregular = yes, but irregular
answer-refused = the moves end before this question
answer-depends = it depends on a card that nobody told
answer-another_player = another player
answer-nobody_knows = nobody knows
answer-no_cards = no cards
answer-nothing = nothing
answer-place-draw_pile = draw pile
answer-place-discard_pile = discard pile
answer-place-out_of_the_game = out of the game
answer-place-hand_of = hand of { $player }
answer-place-face_up_in_front_of = face up in front of { $player }
answer-place-face_down_in_front_of = face down in front of { $player }
answer-secret = That lies in cards that you may not see.
