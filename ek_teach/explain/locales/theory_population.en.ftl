# English: tournaments, and populations in which the winners are copied.

## Tables and charts

population-duels-title = How often the row wins against the column
population-invasions-title = A single player of the column among players of the row
population-shares-title = Who is copied: the shares of the strategies
population-column-strategy = strategy
population-column-among = among
population-line = { $strategy }: { $first } at first, at most { $most } (generation { $generation }), { $last } after { $generations } generations.
population-below = Height: the share of the population that plays so.
population-x = generations
population-legend = at the end
population-rest = { $shares }: { $stability ->
    [stable] stable
    [unstable] unstable
   *[neutral] neutral
 }

## How it was found

method-tournament = { $games } simulated games at each of { $kinds } kinds of tables, { $confidence } Wilson intervals
method-generation = { $tables } random tables of { $players }, one game at each, { $confidence } Wilson intervals
method-steps = discrete replicator dynamics, one step a generation
method-flow = replicator equation, solve_ivp of scipy (Runge-Kutta 4/5)
method-single = a single strategy stays what it is
method-equations = linear equations, solved in fractions
method-roots = roots of the polynomial by which one wins more than the other
method-searched = root of scipy, from { $places } places

## What is assumed

assume-large = The population is so large that chance evens out, and its tables are filled at random.
assume-copied = Winners are copied without a mistake, and nobody tries anything new.
assume-estimates = The payoffs are estimates: { $method }.
assume-one-strategy = Everybody keeps to one strategy for the whole game.
assume-silent = Where { $book } is silent: { $assumed }.
