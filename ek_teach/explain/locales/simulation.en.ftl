# English: what many games tell, as a table of text, and the command that plays them.

simulation-heading = { $games } games under { $book }, { $players } players, seed { $seed }, { $seats ->
    [turns] seats by turns
   *[fixed] fixed seats
 }
simulation-stopped = { $heading }; stopped before { $goal }
simulation-column-strategy = strategy
simulation-column-rate = win rate
simulation-column-interval = { $confidence } interval
simulation-column-first = first to explode
simulation-length = A game takes { $mean } turns ({ $range }); nine in ten take { $nine }.
simulation-not-looked = What is assumed where the rulebook is silent was not looked into: that was stopped.
simulation-assumed = Assumed where the rulebook is silent: { $assumed }.
simulation-game = Game { $number } of seed { $seed }
simulation-turns-mean = turns, mean

## The command; $command is typed as it stands

simulation-none = stopped before any games were counted.
simulation-keep = stopped after { $games } games; to be able to go on another time, keep them with --output FILE.json.
simulation-go-on = stopped after { $games } games; go on with: { $command }

## While they are played; $strategy is one of one's own that other processes do not know

simulation-workers-gone = the workers are gone; the rest of the games is played here.
simulation-workers-unknown = the workers are gone (perhaps they do not know { $strategy }; write it in a file of its own); the rest of the games is played here.
simulation-no-numba = numba is not installed, so the readable engine plays the games: the same games, some hundred times as slowly.
simulation-unit = games
