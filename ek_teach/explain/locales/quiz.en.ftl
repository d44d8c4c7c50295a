# English: quizzes. Other languages copy this file as quiz.<language>.ftl.

## What is shown

quiz-title = A quiz of { $number ->
    [one] one question
   *[other] { $number } questions
 }
quiz-sheet = Sheet { $mark }
quiz-key = The key to sheet { $mark }
quiz-name = Name: ____________________
quiz-about = Choose one answer to each question. What is shown is all that you need.
quiz-question = Question { $number }
quiz-level = { $level ->
    [1] easy
    [2] medium
   *[3] hard
 }
quiz-played = Rulebook: { $book }
quiz-seen = You see what { $player } sees; “?” is a card that { $player } does not know.
quiz-open = “?” is a card that nobody has told.
quiz-made-by = Made by: { $command }

## Questions

quiz-next = What happens next, if nobody plays another card?
quiz-turn = Whose turn is it then, if nobody plays another card?
quiz-rulebook = { $question } Which of these rulebooks answers: “{ $answer }”?

## Answers

quiz-allowed = Yes, that is allowed.
quiz-refused = No. { $reason }
quiz-stands = { $owner }'s { $play } takes effect.
quiz-cancelled = { $owner }'s { $play } is cancelled.
quiz-after-turn = It is { $player }'s turn; { $number ->
    [one] { $player } owes this one turn.
   *[other] { $player } owes { $number } turns, this one included.
 }

## Feedback

quiz-right = Right: { $answer }
quiz-wrong = Not so: { $answer }
quiz-right-one = The answer is { $letter }: { $answer }
quiz-otherwise = Under { $books } it would be otherwise: { $answer }
quiz-no-further = Under { $books } the moves that are told would not all be allowed.
quiz-book-says = { $book }: { $sentence }
quiz-from-case = From the case library: “{ $title }” ({ $name })

## Taking it

quiz-your-answer = Your answer ({ $letters }):
quiz-how-to-end = Answer with a letter. Ctrl-D or Ctrl-C ends early.
quiz-score = { $right } right of { $answered } answered; the quiz has { $number ->
    [one] one question.
   *[other] { $number } questions.
 }
quiz-needs-kernel = To have your answers checked, run the cell again: the page holds the questions, not the answers.
quiz-unread = the answer is one of the letters { $letters }, not { $given }.
quiz-searching = questions

ui-quiz-check = Check
ui-quiz-next = Next question
ui-quiz-back = Question before
ui-quiz-place = Question { "{place}" } of { "{number}" }
ui-quiz-score = Right so far: { "{right}" } of { "{answered}" }
ui-quiz-choose = Choose an answer first.
ui-quiz-sources = Why
ui-quiz-waiting = Being checked …
ui-quiz-right = right
ui-quiz-wrong = wrong
ui-quiz-open = open
ui-quiz-signs = What the signs mean
ui-quiz-keys = Keys: a letter chooses an answer, Enter checks it, then Enter goes on.
