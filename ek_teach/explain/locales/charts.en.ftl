# English: the charts of many games, and the words beside every chart.

chart-same-words = { $title }: the same in words
chart-picture = [picture] { $title }
chart-in-english = This computer has no font with Chinese letters, so the picture is labelled in English.
chart-try = Try it out

## What they have in common; $results is how many results, $books how many rulebooks are drawn

chart-played = { $results ->
    [1] { $games } games
   *[other] { $games } games each
 }{ $books ->
    [1] { " under " }{ $book }
   *[other] { "" }
 }, { $players } players, { $intervals } intervals.
chart-seat = { $number ->
    [1] seat 1 (begins)
   *[other] seat { $number }
 }

## Who wins; $rate is how often, $sign which of the three it is

chart-win-title = Who wins, and how sure that is
chart-seat-title = Which seat wins, and how sure that is
chart-even = Even share: { $share }.
chart-even-of = { $name }, even share: { $share }.
chart-row = { $than ->
    [more] { $sign } { $name } wins { $rate } ({ $range }), more than an even share.
    [less] { $sign } { $name } wins { $rate } ({ $range }), less than an even share.
   *[unsure] { $sign } { $name } wins { $rate } ({ $range }), which cannot be told from an even share.
 }
chart-key = ▶ more than an even share   ◀ less   ○ cannot be told from it
chart-even-tick = even share
chart-even-heading = even share { $share }
chart-points = percentage points from an even share

## How long a game lasts

chart-length-title = How many turns a game lasts
chart-length-row = { $name }: { $mean } turns on average ({ $range }), median { $median }, nine games in ten take { $nine }.
chart-length-key = Upright line: median. Bar: nine games in ten. Height: how many games.
chart-length-side = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }
chart-length-x = turns; one that is owed counts as one

## Who explodes when; $number is which explosion it is

chart-explosion-title = Who explodes when
chart-explodes = { $number ->
    [1] Exploding first
    [2] Exploding second
    [3] Exploding third
   *[4] Exploding fourth
 }, in turn { $turn } on average ({ $range }): { $shares }.
chart-explodes-of = { $number ->
    [1] { $name }: exploding first
    [2] { $name }: exploding second
    [3] { $name }: exploding third
   *[4] { $name }: exploding fourth
 }, in turn { $turn } on average ({ $range }): { $shares }.
chart-stays = Staying: { $shares }.
chart-stays-of = { $name }: staying: { $shares }.
chart-known = Each share is known to { $points } points or better.
chart-head = { $number ->
    [1] 1st to explode
    [2] 2nd to explode
    [3] 3rd to explode
   *[4] 4th to explode
 }
chart-head-short = { $number ->
    [1] 1st out
    [2] 2nd out
    [3] 3rd out
   *[4] 4th out
 }
chart-head-turn = turn { $turn }
chart-head-stays = stays
