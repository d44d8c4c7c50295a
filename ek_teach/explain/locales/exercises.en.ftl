# English: exercises that check themselves. Other languages copy this file as exercises.<language>.ftl.

## An exercise

exercise-for = For { $student }
exercise-for-class = For { $student }, { $course }

## What became of an answer

exercise-open = No answer yet.
exercise-right = Right: { $answer }.
exercise-wrong = Not so: { $answer }.
exercise-unreadable = This cannot be read as an answer. { $problem }

## Where a wrong answer parts from the right one; steps are counted as in the step-through, 0 is the situation

exercise-agree = { $step ->
    [0] We agree on where it begins; in step 1 we part.
   *[other] Until step { $step } we agree; in step { $next } we part.
 }
exercise-part-at-once = We part before the first step.
exercise-was-so = { $step ->
    [0] At the beginning it was { $count }; step { $next } changes that.
   *[other] After step { $step } it was { $count }; step { $next } changes that.
 }
exercise-last-change = Before step { $next } it is { $count }; look at what step { $next } makes of it.
exercise-no-change = Look at the beginning again: no step changes what it says.
exercise-so-far = So far
exercise-here = Step { $step }: { $heading }

## How answers are written; $given is what somebody wrote

exercise-answer-whole = Give a whole number from { $least } to { $most }.
    .of = Give a whole number of { $unit } from { $least } to { $most }.
exercise-answer-number = Give a fraction as 31/8, which must be exact, or decimals, which may be off by { NUMBER($off, maximumFractionDigits: 12) }.
exercise-answer-chance = Give a fraction as 3/8, which must be exact, or 0.375 or 37.5 %, which may be off by { NUMBER($off, maximumFractionDigits: 12) } or { NUMBER($percent, maximumFractionDigits: 12) } %.
    .bounds = A chance is from 0 to 1, or from 0 % to 100 %.
exercise-answer-bounds = The number is from { $least } to { $most }.
    .least = The number is at least { $least }.
    .most = The number is at most { $most }.
exercise-answer-near = It is near, but off by more than { NUMBER($off, maximumFractionDigits: 12) }; give more decimals, or a fraction.
exercise-answer-choice = Give one of: { $options }.
exercise-answer-name = Give a name: { $names }.
    .several = Give one or several names, with commas: { $names }.
    .one = One name is asked for, not { $number }.
exercise-answer-move = Give a move: { $options }.
    .draw = draw
exercise-answer-given = This is { $given }.
    .near = This is { $given }; did you mean { $near }?
exercise-or = { $one } or { $other }

# What may be counted, and below it all the words that are read as it; then the words for 0 to 10, those for the same
# number with strokes between them.
exercise-unit-cards = cards
    .said = card cards
exercise-unit-turns = turns
    .said = turn turns
exercise-number-words = zero one two three four five six seven eight nine ten

## On paper

exercise-note-played = Played by “{ $book }” ({ $id }).
exercise-note-hidden = Not told in the pile at the beginning: { $cards ->
    [one] 1 card, { $kittens ->
        [0] no Kitten.
       *[other] a Kitten.
     }
   *[other] { $cards } cards, { $kittens ->
        [0] none of them a Kitten.
        [one] 1 of them a Kitten.
       *[other] { $kittens } of them Kittens.
     }
 }
exercise-worksheet = Worksheet
    .marked = Worksheet { $mark }
    .answer = Answer:
exercise-key = Key
    .course = Key for { $course }
    .reader = for the teacher
    .caption = For the teacher
    .marked = To worksheet { $mark }
    .decimals = { $fraction } { $sign } { NUMBER($decimals, maximumFractionDigits: 4) }

## The results of a class

exercise-sheet = Results of exercises
    .student = student
    .course = course
    .exercise = exercise
    .tries = tries
    .right = right
    .answer = answer
exercise-collect-false = { $student }, { $exercise }: { $said ->
    [right] the sheet says right, but { $answer } is not right.
   *[wrong] the sheet says not right, but { $answer } is right.
 }
exercise-collect-unknown = { $exercise }: there is no such exercise here, so that { $rows ->
    [one] 1 row is as the sheets say
   *[other] { $rows } rows are as the sheets say
 }; if it is one of your own, load its file first, on the command line with --from FILE.py.
exercise-collect-marking = answers
exercise-class-missing = { $student }: nothing was handed in.
exercise-class-incomplete = { $student }: no answer that can be read to { $exercises }.
exercise-class-unknown = { $student }: this name is not in the list of the class.
exercise-list-lesson = Lesson { $lesson }
    .none = No lesson

## An assignment for nbgrader

exercise-assignment = Exercises
    .name = Write your name into the next cell, as it stands in the list of the class, and run the cell. Your numbers follow from your name, so write it the same way each time.
    .answer = Under each exercise write your answer in place of the three dots, delete the lines below it, and run the cells.
    .try = You can try as often as you like: a wrong answer is walked through to the place where it parts from the right one.
    .student = your name between the quotation marks
    .graded = This cell is graded: it passes if the answer above is right.
    .written = The assignment is in { $path }.
    .next = Next, in the folder of the course:
    .once = once it lies in { $path }
