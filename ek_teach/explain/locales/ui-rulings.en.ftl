# English: the labels around a ruling. Other languages copy this file as ui-rulings.<language>.ftl.

ui-ruling-answer = Answer
ui-ruling-rulebooks = Rulebooks
ui-ruling-verdict = Verdict
ui-ruling-authority = Rests on
ui-ruling-says = What was said
ui-ruling-claim-right = { $player } says "{ $value }": right under { $books }.
    .everywhere = { $player } says "{ $value }": right under every rulebook asked.
ui-ruling-claim-wrong = { $player } says "{ $value }": wrong under { $books }.
    .everywhere = { $player } says "{ $value }": wrong under every rulebook asked.
ui-ruling-claim-assumed = { $player } says "{ $value }": so it is assumed under { $books }.
    .everywhere = { $player } says "{ $value }": so it is assumed; no rulebook asked says it.
ui-ruling-claim-against = { $player } says "{ $value }": against what is assumed under { $books }.
    .everywhere = { $player } says "{ $value }": against what is assumed; no rulebook asked says it.
ui-ruling-hangs = What it hangs on
ui-ruling-hangs-none = No option that was asked changes it.
ui-ruling-parts = Where they part
ui-ruling-unknown = Cards that nobody told
ui-ruling-branch = { $condition }: { $answer }
    .likely = { $condition }: { $answer } (probability { $fraction }, about { $percent } %)
ui-ruling-readings = Two readings
ui-ruling-reading = { $meaning } ({ $sources }): { $answer }
    .used = { $meaning } ({ $sources }): { $answer }, used here
ui-ruling-refused = Line { $line }: { $heading }. { $reason } { $instead }
ui-ruling-why = Why, by rulebook
ui-ruling-steps = The steps
ui-ruling-case = The situation
ui-ruling-link = To send it
ui-ruling-note = Note
ui-ruling-status = Case { $id }, { $status }.
    .own = A situation of your own, checked by nobody.
ui-ruling-untitled = a situation
ui-ruling-wrong = Line { $line }, { $book }: the case expects { $expected }.

ui-standing-settled = settled: the book says so
ui-standing-follows = follows from another paragraph
ui-standing-silent = the book is silent: an assumption is used
ui-standing-contradicts_itself = the book contradicts itself
ui-standing-house_rule = house rule of the table

ui-authority-rulebook = rulebook
ui-authority-sheet = rules sheet
ui-authority-card_face = face of the card
ui-authority-rulings_that_agree = rulings that agree
ui-authority-open = open: rulings differ, or there are none
ui-authority-house_rule = no rulebook
ui-authority-none = source not named
