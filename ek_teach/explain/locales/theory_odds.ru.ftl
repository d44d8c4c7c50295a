# Russian. See theory_odds.en.ftl for the arguments.
# $safe of $left cards are no Kitten; $factors, $product and $rest are products as 33/35 × 32/34.

odds-derive-ask = { $draws ->
    [1] Считаем хороший исход: карта безопасна, то есть это не «{ CARD("EXPLODING_KITTEN") }».
    [one] Считаем хороший исход: безопасны все карты (их { $draws }), то есть ни одна из них не «{ CARD("EXPLODING_KITTEN") }».
    [few] Считаем хороший исход: безопасны все { $draws } карты, то есть ни одна из них не «{ CARD("EXPLODING_KITTEN") }».
    [many] Считаем хороший исход: безопасны все { $draws } карт, то есть ни одна из них не «{ CARD("EXPLODING_KITTEN") }».
   *[other] Считаем хороший исход: безопасны все { $draws } карты, то есть ни одна из них не «{ CARD("EXPLODING_KITTEN") }».
 }
odds-derive-factor = { $before ->
    [0] Карта { $number }: неизвестных карт { $left }, безопасных из них { $safe }. Множитель { $factor }.
   *[other] Карта { $number }: все карты до неё безопасны, поэтому неизвестных карт остаётся { $left }, безопасных из них { $safe }. Множитель { $factor }.
 }
odds-derive-known = Карта { $number }: известно, что она безопасна. Множитель 1.
odds-derive-kitten = Карта { $number }: известно, что это «{ CARD("EXPLODING_KITTEN") }». Множитель 0, и произведение тоже 0.
odds-derive-none-safe = Карта { $number }: безопасных карт не осталось. Множитель 0, и произведение тоже 0.
odds-derive-product = Одно за другим — значит, умножаем: { $factors }.
odds-derive-cancel = { $many ->
    [one] { $gone } есть и в числителе, и в знаменателе, поэтому сокращается. Остаётся { $rest }.
    [few] { $gone } есть и в числителе, и в знаменателе, поэтому сокращаются. Остаётся { $rest }.
    [many] { $gone } есть и в числителе, и в знаменателе, поэтому сокращаются. Остаётся { $rest }.
   *[other] { $gone } есть и в числителе, и в знаменателе, поэтому сокращаются. Остаётся { $rest }.
 }
odds-derive-safe = Вероятность хорошего исхода — { $safe }, то есть { $percent } %.
odds-derive-chance = Чего не хватает до 1, то и есть вероятность хотя бы одной карты «{ CARD("EXPLODING_KITTEN") }»: 1 − { $safe } = { $chance }, то есть { $percent } %.
odds-derive-dead = К хорошему исходу нет ни одного пути: «{ CARD("EXPLODING_KITTEN") }» будет точно.

## What the results assume

odds-assume-orders = Все порядки неизвестных карт равновероятны; что котёнка могли спрятать с умыслом, не учитывается.
odds-assume-no-return = Спрашивается только о первой карте «{ CARD("EXPLODING_KITTEN") }»; до неё никто не тасует, и в колоду ничего не возвращается.
odds-assume-kittens = Карт «{ CARD("EXPLODING_KITTEN") }» на одну меньше, чем игроков в игре.
odds-assume-whole-deck = Если правила позволяют пропустить этап подготовки, он пропущен.

## How it was found

method-hypergeometric = гипергеометрическое распределение котят среди неизвестных карт
method-factors = произведение вероятностей, что каждая карта безопасна, если безопасны все до неё
method-set-up = подготовка на самом движке; средние — суммы по картам колоды
method-deals = раздачи неизвестных карт ({ $trials }), карты берутся на движке
odds-counted = { $share }, всего раздач { $trials } ({ $range })

## Tables and charts; $chances is a row of odds-chart-cards

odds-frame-title = Вероятность котёнка
odds-column-cards = карт
odds-column-within = среди них есть котёнок
odds-column-here = последняя — первый котёнок
odds-column-after = последняя, если до неё нет
opening-title = Когда подготовка закончена
opening-column-rulebook = буклет
opening-column-players = игроков
opening-column-pile = карт в колоде
opening-column-kittens = котят
opening-column-first = первая карта
opening-column-safe = безопасных карт до котёнка, в среднем
odds-chart-title = Котёнок среди следующих карт
odds-chart-line = Неизвестных карт { $unknown }, котят среди них { $kittens }. { $chances }.
odds-chart-cards = { $draws ->
    [one] { $draws } карта: { $chance }
    [few] { $draws } карты: { $chance }
    [many] { $draws } карт: { $chance }
   *[other] { $draws } карты: { $chance }
 }
odds-chart-below = Высота: вероятность, что среди стольких карт есть хотя бы один котёнок.
odds-chart-x = взято карт, или предстоит ходов
odds-chart-legend = { $name } (котят { $kittens }, карт { $unknown })
