# English: the words around a walk through a game: buttons, labels and counts on the table. Other languages copy this
# file as ui.<language>.ftl and word what they translate; what they lack is taken from here.

## Where we are

# { "{number}" } and { "{total}" } are filled in by the page itself, as the reader steps.
ui-step = Step { "{number}" } of { "{total}" }
ui-about = Rulebook: { $book } ({ $id }). Shown: { $viewer }.
ui-viewer-player = what { $player } may know
ui-viewer-everything = every card
ui-viewer-onlooker = what lies open on the table

## Controls

ui-first = First
ui-back = Back
ui-next = Next
ui-last = Last
ui-slider = Step
ui-controls = Steps
ui-keys = Keys: ← and → step, Home and End jump.

## Headings

ui-happened = What happened
ui-changes = What changed
ui-answers = Questions
ui-table = Table
ui-why = Why
ui-paragraphs = The paragraphs, in our words
ui-players = Players
ui-hand = hand
ui-front = in front
ui-pile = Draw pile
ui-discard = Discard pile
ui-chain = Waiting for its effect
ui-top = top
ui-rest = the rest

## Marks

ui-refused = refused
ui-irregular = irregular
ui-turn = turn
ui-out = out
ui-cancelled = cancelled
ui-stands = stands

## What a rulebook says

ui-status-explicit = the rulebook says so
ui-status-implied = it follows from the rulebook
ui-status-silent = the rulebook is silent
ui-status-contradicted = the rulebook contradicts itself
ui-status-house = house rule

## Players and piles

ui-cards = { $number ->
    [0] no cards
    [one] 1 card
   *[other] { $number } cards
 }
ui-away = { $number ->
    [one] 1 card is out of the game or was not mentioned.
   *[other] { $number } cards are out of the game or were not mentioned.
 }
ui-owes = owes { $number ->
    [one] 1 turn
   *[other] { $number } turns
 }
ui-attacked = under Attack
ui-won = has won
# $phase is what the game waits for.
ui-asked = { $phase ->
    [reaction] is asked
    [giving] chooses a card to give
    [naming] names a card
    [fetching] chooses from the discard pile
    [kitten] has drawn a Kitten
    [placing] puts the Kitten back
   *[other] is asked
 }
ui-aimed = at { $player }
ui-wants = for { $card }

## Questions of a record

ui-answer = { $question } – { $answer }
# $told is ui-answer.
ui-as-expected = { $told } (as expected)
ui-expected = { $told } (the text expects: { $expected })
