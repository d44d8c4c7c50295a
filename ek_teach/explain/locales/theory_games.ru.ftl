# Russian. See theory_games.en.ftl for the arguments.

## Hiding the Kitten; $value, $known and $met are chances that the hider wins

hiding-place = { $kind ->
    [top] верх
    [bottom] низ
   *[between] место { $number }
 }
hiding-value = { $hider } побеждает с вероятностью { $value }, если обе стороны играют наилучшим образом.
hiding-nowhere = Не помогает ни одно место: где бы ни лежал котёнок, побеждает { $seeker }.
hiding-top-holds = Верх не хуже любого другого места: даже если { $seeker } знает, что котёнок там, { $hider } побеждает с вероятностью { $known }.
hiding-top-known = Кто всегда кладёт котёнка на верх, того видно насквозь: тогда { $hider } побеждает с вероятностью всего { $known }.
hiding-no-place = Любое место само по себе хуже, чем чередовать их: лучшее из них ({ $place }) стоит всего { $known }, если его знает { $seeker }.
hiding-other-place = Тайна не нужна: { $place } стоит столько же, даже если { $seeker } об этом знает.
hiding-top-met = Пока { $seeker } только гадает, верх тоже стоит { $value }: плохо то, что его можно предвидеть.
hiding-top-worse = А против того, что в равновесии делает { $seeker }, верх стоит { $met }, меньше других мест.
hiding-others = Другие способы прятать могут быть не хуже; цена игры у всех одна.

# What the explorer of lesson 15 shows
hiding-explorer = Прятки
hiding-control-pile = Карт в колоде вместе с котёнком
hiding-control-hider = Что на руке у игрока { $hider }
hiding-control-seeker = Что на руке у игрока { $seeker }
hiding-nothing = ничего
hiding-answer = { $hider } побеждает с вероятностью { $value }. Куда спрятать котёнка: { $most }.
hiding-most = { $place } с вероятностью { $chance }
hiding-places = Куда { $hider } прячет котёнка
hiding-column-place = место
hiding-column-chance = как часто
hiding-column-known = цена, если { $seeker } знает
hiding-column-met = цена против ответа
hiding-replies = Что тогда делает { $seeker }
hiding-column-hand = на руке у игрока { $seeker }
hiding-only-draws = { $seeker } может только взять карту.

## The Nope war

nope-explorer = Война отмен
nope-control-nopes = «{ CARD("NOPE") }» среди 8 карт, которых никто не видит
nope-control-hand = Таких карт у каждого на руке
nope-control-stake = Сколько для игрока Luis стоит отмена «{ CARD("ATTACK") }»
nope-control-luis = Сколько для игрока Luis стоит «{ CARD("NOPE") }» на руке
nope-control-ana = Сколько для игрока Ana стоит «{ CARD("NOPE") }» на руке
nope-answer-always = Luis играет «{ CARD("NOPE") }» всегда, когда она есть. Дуэль для игрока Luis стоит { $value }.
nope-answer-never = Luis не возражает против «{ CARD("ATTACK") }», что бы ни было на руке. Дуэль для игрока Luis стоит { $value }.
nope-answer-some = Luis играет «{ CARD("NOPE") }», когда { $some }, и не возражает, когда { $quiet }. Дуэль для игрока Luis стоит { $value }.
nope-holding = на руке их { $number }
nope-moments = Кто играет «{ CARD("NOPE") }»
nope-column-moment = момент
nope-column-holds = сколько «{ CARD("NOPE") }» на руке
nope-column-chance = до этого доходит
nope-column-answered = другая сторона может ответить
nope-column-plays = играет «{ CARD("NOPE") }»
nope-moment = { $played ->
    [0] { $player } после «{ CARD("ATTACK") }»
    [one] { $player } после { $played } × «{ CARD("NOPE") }»
    [few] { $player } после { $played } × «{ CARD("NOPE") }»
    [many] { $player } после { $played } × «{ CARD("NOPE") }»
   *[other] { $player } после { $played } × «{ CARD("NOPE") }»
 }
nope-nobody = «{ CARD("NOPE") }» не может быть ни у кого, так что «{ CARD("ATTACK") }» срабатывает. Дуэль для игрока Luis стоит { $value }.

## Bluff and belief

bluff-explorer = Блеф и догадки
bluff-control-pile = Карт в колоде вместе с котёнком
bluff-control-attacks = «{ CARD("ATTACK") }» среди карт, которых не видно
bluff-control-cats = Кошкокарт Tacocat среди карт, которых не видно
bluff-control-rulebook = Правила
bluff-control-move = Luis видит, что
bluff-move-attack = Ana играет «{ CARD("ATTACK") }»
bluff-move-draw = Ana берёт карту, и она безопасна
bluff-answer = Вероятность, что скрытая карта игрока Ana — «{ CARD("ATTACK") }»: раньше { $before }, теперь { $after }.
bluff-never = В этом равновесии Ana так не делает никогда, и правилу Байеса нечего сказать. До того скрытая карта была «{ CARD("ATTACK") }» с вероятностью { $before }.
bluff-forced = Luis знает не больше, чем раньше: { $before }.
bluff-value = Ana побеждает с вероятностью { $value }.
bluff-strategies = Кто что делает
bluff-column-moment = момент
bluff-ana-attack = Ana, когда есть вторая «{ CARD("ATTACK") }»
bluff-ana-cat = Ana, когда есть кошкокарта Tacocat
bluff-luis = Luis после «{ CARD("ATTACK") }» от игрока Ana
bluff-column-attack = играет «{ CARD("ATTACK") }»
bluff-beliefs = Что Luis думает о скрытой карте
bluff-column-card = это
bluff-column-before = раньше
bluff-column-after = теперь

## Counterfactual regret

regret-title = Как далеко до равновесия, круг за кругом
regret-line = После { $iterations } { $iterations ->
    [one] итерации
    [few] итераций
    [many] итераций
   *[other] итерации
 }: { $gap }.
regret-below = Высота: сколько игрок в среднем ещё выиграл бы лучшим ответом; каждая линия ниже — в десять раз меньше.
regret-x = итерации (каждый шаг — в десять раз больше)
regret-y = эксплуатируемость
