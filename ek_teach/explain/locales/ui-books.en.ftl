# English: rulebooks as text, which of them lies in a box, and the list of cases. $id is a rulebook's short name, $value
# a value as it is written in data, $meaning what it means.

## Rulebooks

ui-books-one-in-full = One in full: ek-teach rulebooks zh. Where two differ: ek-teach rulebooks es zh.
ui-books-title = { $title } ({ $id })
ui-books-numbering = Paragraphs: { $numbering }
ui-books-options = WHERE BOOKS CAN DIFFER
ui-books-rules = WHERE THEY AGREE, OR ALL ARE SILENT
ui-books-here = Here: { $meaning }
ui-books-first-game = In a first game: { $meaning }
ui-books-reading = Reading "{ $meaning }":
ui-books-assumption = Assumption: { $assumption } Because: { $because }
ui-books-replaces = Replaces "{ $meaning }" ({ $standing }):
ui-books-note = Note: { $note }
ui-books-says = { $id }: { $meaning } ({ $value })  [{ $standing }]
ui-books-agree = { $left } and { $right } agree.
ui-books-differ = { $left } and { $right } differ on { $number ->
    [one] 1 point
   *[other] { $number } points
 }.

## Which rulebook lies in a box

ui-box-nothing-yet = Answer a question or two; what you do not know, leave open.
ui-box-unknown = I do not know
ui-box-friend = Your friend quotes
ui-box-follows = Your box follows { $books }
ui-box-alike = So far these fit alike: { $books }
ui-box-nearest = No rulebook fits all of it; the nearest: { $books }
ui-box-all = All of them, the best first:
ui-box-fit = { $id }: agrees on { $agrees }, differs on { $differs }
    .options = { $id }: agrees on { $agrees }, differs on { $differs } ({ $options })
    .silent = { $told }, silent on { $silent }
ui-box-how = How each rulebook fits
ui-box-rulebook = Rulebook
ui-box-agrees = Agrees
ui-box-differs = Differs
ui-box-silent = Silent
ui-box-none = nothing
ui-box-same = You and your friend quote the same book, { $id }.
ui-box-friends-book = Where your friend's book differs

## The list of cases

ui-cases-none = No case was found.
ui-cases-none-failing = Every case gives what it expects.
ui-cases-fewer = Take fewer words, or a card's name in one of the five languages; without a word, all.
ui-cases-topic = ■ { $topic } ({ $number })
ui-cases-line = { $title } [{ $status }]
ui-cases-number = { $number ->
    [one] 1 case
   *[other] { $number } cases
 }. A ruling: ek-teach rule { $id }

ui-topic-none = no topic
ui-topic-set_up = set-up
ui-topic-turn = turn
ui-topic-attack_and_skip = Attack and Skip
ui-topic-nope = Nope
ui-topic-favor_shuffle_future = Favor, Shuffle, See the Future
ui-topic-combinations = combinations
ui-topic-kitten_and_defuse = Kitten and Defuse
ui-topic-end = elimination and end
ui-case-draft = draft
ui-case-verified = verified
ui-case-published = published, and shown in a lesson
