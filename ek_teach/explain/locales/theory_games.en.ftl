# English: small games solved: hiding the Kitten, the Nope war, beliefs about hidden cards.

## Hiding the Kitten; $value, $known and $met are chances that the hider wins

hiding-place = { $kind ->
    [top] on top
    [bottom] at the bottom
   *[between] place { $number }
 }
hiding-value = { $hider } wins with a chance of { $value }, when both play as well as can be.
hiding-nowhere = No place helps: { $seeker } wins wherever the Kitten lies.
hiding-top-holds = The top is as good as any place: even if { $seeker } knew that it lies there, { $hider } would win with { $known }.
hiding-top-known = Who always puts it on top is seen through: then { $hider } wins with { $known } only.
hiding-no-place = Every single place does worse than mixing them: the best, { $place }, is worth { $known } once { $seeker } knows it.
hiding-other-place = No secret is needed: { $place } is worth as much even if { $seeker } knows it.
hiding-top-met = As long as { $seeker } only guesses, the top is worth { $value } too: what makes it bad is that it can be foreseen.
hiding-top-worse = And against what { $seeker } does in the equilibrium the top is worth { $met }, less than other places.
hiding-others = Other ways to hide may do as well; the value is the same in all of them.

# What the explorer of lesson 15 shows
hiding-explorer = Hide and seek
hiding-control-pile = Cards in the pile, the Kitten included
hiding-control-hider = { $hider } holds
hiding-control-seeker = { $seeker } holds
hiding-nothing = nothing
hiding-answer = { $hider } wins with a chance of { $value }. She hides it { $most }.
hiding-most = { $place } with a chance of { $chance }
hiding-places = Where { $hider } puts the Kitten
hiding-column-place = place
hiding-column-chance = how often
hiding-column-known = worth if { $seeker } knows it
hiding-column-met = worth against his reply
hiding-replies = What { $seeker } does then
hiding-column-hand = { $seeker } holds
hiding-only-draws = { $seeker } can only draw.

## The Nope war

nope-explorer = The Nope war
nope-control-nopes = Nopes among the 8 unseen cards
nope-control-hand = Unseen cards that each holds
nope-control-stake = What it is worth to Luis that the Attack is cancelled
nope-control-luis = What a Nope in the hand is worth to Luis
nope-control-ana = What a Nope in the hand is worth to Ana
nope-answer-always = Luis plays a Nope whenever he has one. The duel is worth { $value } to him.
nope-answer-never = Luis lets the Attack stand, whatever he holds. The duel is worth { $value } to him.
nope-answer-some = Luis plays a Nope with { $some }, and keeps quiet with { $quiet }. The duel is worth { $value } to him.
nope-holding = { $number } in his hand
nope-moments = Who plays a Nope
nope-column-moment = moment
nope-column-holds = Nopes held
nope-column-chance = it comes to this
nope-column-answered = the other can answer
nope-column-plays = plays a Nope
nope-moment = { $played ->
    [0] { $player }, after the Attack
    [one] { $player }, after 1 Nope
   *[other] { $player }, after { $played } Nopes
 }
nope-nobody = Nobody can have a Nope, so the Attack takes effect. The duel is worth { $value } to Luis.

## Bluff and belief

bluff-explorer = Bluff and belief
bluff-control-pile = Cards in the pile, the Kitten included
bluff-control-attacks = Attacks among the unseen cards
bluff-control-cats = Tacocats among the unseen cards
bluff-control-rulebook = Rulebook
bluff-control-move = Luis has seen that
bluff-move-attack = Ana plays an Attack
bluff-move-draw = Ana draws, and it is safe
bluff-answer = That Ana’s hidden card is an Attack: { $before } before she moved, { $after } now.
bluff-never = In this equilibrium Ana never does that, so Bayes’ rule has nothing to say. Before she moved, the hidden card was an Attack with a chance of { $before }.
bluff-forced = Luis knows nothing more than before: { $before }.
bluff-value = Ana wins with a chance of { $value }.
bluff-strategies = What they do
bluff-column-moment = moment
bluff-ana-attack = Ana, with a second Attack
bluff-ana-cat = Ana, with a Tacocat
bluff-luis = Luis, after her Attack
bluff-column-attack = plays an Attack
bluff-beliefs = What Luis believes about the hidden card
bluff-column-card = it is
bluff-column-before = before
bluff-column-after = now

## Counterfactual regret

regret-title = How far from an equilibrium, round by round
regret-line = After { $iterations } { $iterations ->
    [one] iteration
   *[other] iterations
 }: { $gap }.
regret-below = Height: how much a player could still gain by the best reply, on average; each line below is ten times smaller.
regret-x = iterations (each step ten times more)
regret-y = exploitability
