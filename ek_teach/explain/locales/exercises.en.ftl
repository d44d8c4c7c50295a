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
