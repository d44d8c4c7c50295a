# English: how the chance of a Kitten among the next cards is worked out, step by step.
# $safe of $left cards are no Kitten; $factors, $product and $rest are products as 33/35 × 32/34.

odds-derive-ask = { $draws ->
    [one] Count the good end: the card is safe, which means that it is no { CARD("EXPLODING_KITTEN") }.
   *[other] Count the good end: all { $draws } cards are safe, which means that none is an { CARD("EXPLODING_KITTEN") }.
 }
odds-derive-factor = { $before ->
    [0] Card { $number }: { $safe } of the { $left } unknown cards are safe. The factor is { $factor }.
   *[other] Card { $number }: the cards before it were safe, so { $safe } of the { $left } unknown cards that are left are safe. The factor is { $factor }.
 }
odds-derive-known = Card { $number }: it is known to be safe. The factor is 1.
odds-derive-kitten = Card { $number }: it is known to be an { CARD("EXPLODING_KITTEN") }. The factor is 0, and the product too.
odds-derive-none-safe = Card { $number }: no safe card is left. The factor is 0, and the product too.
odds-derive-product = One after the other means multiply: { $factors }.
odds-derive-cancel = { $many ->
    [one] { $gone } stands above and below, so it cancels. Left is { $rest }.
   *[other] { $gone } stand above and below, so they cancel. Left is { $rest }.
 }
odds-derive-safe = The chance of the good end is { $safe }, which is { $percent } %.
odds-derive-chance = What is missing to 1 is the chance of at least one { CARD("EXPLODING_KITTEN") }: 1 − { $safe } = { $chance }, which is { $percent } %.
odds-derive-dead = No way leads to the good end, so an { CARD("EXPLODING_KITTEN") } is certain.

## What the results assume

odds-assume-orders = All orders of the unknown cards are equally likely; that somebody hid a Kitten with a purpose is left out.
odds-assume-no-return = It is asked for the first { CARD("EXPLODING_KITTEN") } only; nobody shuffles, and nothing goes back into the pile before it.
odds-assume-kittens = There is one { CARD("EXPLODING_KITTEN") } fewer than players still in the game.
odds-assume-whole-deck = Where the rulebook lets the table leave a step of the set-up out, it is left out.

## How it was found

method-hypergeometric = hypergeometric distribution of the Kittens among the unknown cards
method-factors = product of the chances that each card is safe, given that those before it were
method-set-up = the engine's own set-up; expectations are sums over the cards of the pile
method-deals = { $trials } deals of the unknown cards, drawn from on the engine
odds-counted = { $share } of { $trials } ({ $range })

## Tables and charts; $chances is a row of odds-chart-cards

odds-frame-title = The chance of a Kitten
odds-column-cards = cards
odds-column-within = among them
odds-column-here = the last is the first Kitten
odds-column-after = the last, if none before
opening-title = When the set-up is done
opening-column-rulebook = rulebook
opening-column-players = players
opening-column-pile = cards in the pile
opening-column-kittens = Kittens
opening-column-first = first card
opening-column-safe = safe cards before a Kitten, on average
odds-chart-title = A Kitten among the next cards
odds-chart-line = { $kittens ->
    [one] { $kittens } Kitten
   *[other] { $kittens } Kittens
 } among { $unknown ->
    [one] { $unknown } unknown card
   *[other] { $unknown } unknown cards
 }. { $chances }.
odds-chart-cards = { $draws ->
    [one] { $draws } card: { $chance }
   *[other] { $draws } cards: { $chance }
 }
odds-chart-below = Height: the chance that at least one of so many cards is a Kitten.
odds-chart-x = cards drawn, or turns owed
odds-chart-legend = { $name } ({ $kittens } in { $unknown })
