# English: several rulebooks side by side. Other languages copy this file as ui-side-by-side.<language>.ftl.

ui-beside-title = { $title }, side by side
ui-beside-verdicts = What each rulebook answers
ui-beside-steps = Step by step
ui-beside-start = Where it begins
ui-beside-line = line { $line }
ui-beside-all = all rulebooks
ui-beside-same = = the same under { $books }
ui-beside-differs = ≠ different under { $books }
ui-beside-parting = Here they part
ui-beside-ended = ✕ { $books }: the text was refused above and does not get here.
ui-beside-nothing = { $books }: nothing more happens in this line.
ui-beside-never = They never part.
ui-beside-turn = It is { $player }'s turn.
ui-beside-owes = { $number ->
    [one] It is { $player }'s turn, the last one owed.
   *[other] It is { $player }'s turn; { $player } owes { $number } turns.
 }
ui-beside-first = First
ui-beside-back = Back
ui-beside-next = Next
ui-beside-last = Last
ui-beside-jump = First difference
ui-beside-slider = Step
ui-beside-keys = Keys: ← and → step, Home and End jump, D goes to the first difference.
