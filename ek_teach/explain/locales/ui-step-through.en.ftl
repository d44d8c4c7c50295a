# English: what the step-through offers besides stepping: running, jumping, what if, predicting, taking a seat, the
# diagram. Where a message holds { "{number}" } or the like, the page itself fills it in.

## Running and jumping

ui-run = Play
ui-pause = Pause
ui-speed = Speed
ui-speed-seconds = { "{seconds}" } s a step
ui-kind = Kind of event
ui-earlier = Earlier one
ui-later = Later one
ui-no-more = There is none that way.
ui-owed-count = Turns owed: { "{number}" }
ui-forks = Branches from here: { "{number}" }
ui-big = Projector size
ui-close = Close
ui-save = Save
ui-cancel = Cancel
ui-again = Try again

## Keys

ui-keys-title = Keys
ui-key-home = Home
ui-key-end = End
ui-key-space = Space
ui-key-escape = Esc
ui-key-step = one step back, one step on
ui-key-ends = to the start, to the end
ui-key-run = play and pause
ui-key-kind = to the earlier, to the later event of the kind chosen
ui-key-nodes = from node to node in the diagram; Enter opens one
ui-key-leave = close the panel
ui-key-help = these keys

## Who looks, and in which language

ui-language = Language
ui-eyes = What is shown

## What the kernel says

ui-asking = Asking …
ui-no-answer = The kernel does not answer; you can still step through what is here.
ui-not-here = This page does not hold that; open it with a running kernel.

## Moves

ui-what-if = What if
ui-what-if-lead = Choose another move here: it begins a branch of its own.
ui-waits = The game waits for: { "{who}" }.
ui-moves-of = Moves: { "{player}" }
ui-nobody = Chance, or everybody
ui-no-moves = Nobody can move here.

## Branches

ui-branches = Branches
ui-record = The game as played
ui-branch-number = Branch { "{number}" }
ui-branch-here = { "{name}" } (shown)
ui-branch-steps = steps: { "{steps}" }
ui-branch-from = from step { "{step}" }; steps: { "{steps}" }
ui-rename = Rename
ui-rename-to = New name
ui-drop = Delete
ui-drop-sure = Delete “{ "{name}" }” and the branches that begin in it?
ui-drop-yes = Delete “{ "{name}" }”
ui-notation = As text
ui-copy = Copy
ui-copied = Copied.
ui-not-copied = It could not be copied; the text is selected.
ui-compare = Compare
ui-compare-with = Compare with
ui-differs = differs
ui-step-column = Step

## Predict

ui-predict = Predict
ui-predict-lead = Step { "{number}" } is hidden. What will it be?
ui-predict-who = Who acts?
ui-predict-what = What happens?
ui-predict-owed = How many turns does the player at turn owe then?
ui-check = Check
ui-predict-none = Answer at least one question.
ui-predict-shown = This is step { "{number}" }; the reasons stand with it.
ui-predict-found = Your answers
ui-predict-right = right
ui-predict-wrong = not so
ui-predict-open = left open
ui-predict-on = Go on
ui-predict-end = Nothing is hidden any more: this is where it ends.
ui-predict-restart = Start over
ui-score = Score: { "{right}" } of { "{asked}" }

## Taking a seat

ui-take-seat = Take a seat
ui-take-seat-lead = Play on from the step shown; the others answer.
ui-seat = Your seat
ui-opponents = The others play
ui-start = Start
ui-you-are = You are { "{player}" }. The others: { "{opponents}" }.
ui-your-move = Your move
ui-play-over = The game is over.
ui-odds = Odds
ui-new-game = New game
ui-behind = You look at an earlier step. You move at the end of your game.
ui-newest = To where you move

## The diagram

ui-diagram = Diagram
ui-zoom = Zoom
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-zoom-fit = Fit
ui-near = Neighbours only
ui-node-leads = Leads to
ui-node-visits = Visited at
ui-node-unvisited = not so far
