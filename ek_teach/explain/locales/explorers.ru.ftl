# Russian. See explorers.en.ftl for the arguments.

## Odds

# $chance is a fraction as 1/4, $percent a number as 25.0, $draws how many cards are looked at.
odds-chance = { $draws ->
    [1] Следующая карта — «{ CARD("EXPLODING_KITTEN") }» с вероятностью { $chance }, то есть { $percent } %.
    [one] Среди следующих карт (их { $draws }) есть хотя бы один «{ CARD("EXPLODING_KITTEN") }» с вероятностью { $chance }, то есть { $percent } %.
    [few] Среди следующих { $draws } карт есть хотя бы один «{ CARD("EXPLODING_KITTEN") }» с вероятностью { $chance }, то есть { $percent } %.
    [many] Среди следующих { $draws } карт есть хотя бы один «{ CARD("EXPLODING_KITTEN") }» с вероятностью { $chance }, то есть { $percent } %.
   *[other] Среди следующих { $draws } карт есть хотя бы один «{ CARD("EXPLODING_KITTEN") }» с вероятностью { $chance }, то есть { $percent } %.
 }
odds-sure = { $draws ->
    [1] Следующая карта — точно «{ CARD("EXPLODING_KITTEN") }».
    [one] Среди следующих карт (их { $draws }) точно есть «{ CARD("EXPLODING_KITTEN") }».
    [few] Среди следующих { $draws } карт точно есть «{ CARD("EXPLODING_KITTEN") }».
    [many] Среди следующих { $draws } карт точно есть «{ CARD("EXPLODING_KITTEN") }».
   *[other] Среди следующих { $draws } карт точно есть «{ CARD("EXPLODING_KITTEN") }».
 }
odds-never = { $draws ->
    [1] Следующая карта — точно не «{ CARD("EXPLODING_KITTEN") }».
    [one] Среди следующих карт (их { $draws }) точно нет карты «{ CARD("EXPLODING_KITTEN") }».
    [few] Среди следующих { $draws } карт точно нет карты «{ CARD("EXPLODING_KITTEN") }».
    [many] Среди следующих { $draws } карт точно нет карты «{ CARD("EXPLODING_KITTEN") }».
   *[other] Среди следующих { $draws } карт точно нет карты «{ CARD("EXPLODING_KITTEN") }».
 }
odds-counts = { $unknown ->
    [one] В колоде { $unknown } неизвестная карта
    [few] В колоде { $unknown } неизвестные карты
    [many] В колоде { $unknown } неизвестных карт
   *[other] В колоде { $unknown } неизвестной карты
 }; { $kittens ->
    [0] карт «{ CARD("EXPLODING_KITTEN") }» среди них нет.
    [one] из них { $kittens } — «{ CARD("EXPLODING_KITTEN") }».
    [few] из них { $kittens } — «{ CARD("EXPLODING_KITTEN") }».
    [many] из них { $kittens } — «{ CARD("EXPLODING_KITTEN") }».
   *[other] из них { $kittens } — «{ CARD("EXPLODING_KITTEN") }».
 }
odds-in-sight = { $number ->
    [one] Ещё { $number } котёнок лежит на известном месте.
    [few] Ещё { $number } котёнка лежат на известных местах.
    [many] Ещё { $number } котят лежат на известных местах.
   *[other] Ещё { $number } котёнка лежит на известных местах.
 }
odds-assumed = Допущение: карт «{ CARD("EXPLODING_KITTEN") }» на одну меньше, чем игроков в игре.

## Puzzles

puzzle-open = Ответа ещё нет.
puzzle-right = Верно: { $answer }.
puzzle-wrong = Неверно: { $answer }.

## The two explorers; $player, $actor and the like in curly brackets are filled in by the page itself

ui-explore-attack-title = Кто ходит и сколько ходов предстоит?
ui-explore-attack-about = Здесь никто не взрывается, а из карт считаются только четыре «{ CARD("ATTACK") }».
ui-explore-nope-title = Кто может ответить на «{ CARD("NOPE") }» и что в итоге останется в силе?
ui-explore-nope-about = Здесь «{ CARD("NOPE") }» может найтись у любого, пока в коробке есть ещё одна.

ui-explore-edge-attack = «{ CARD("ATTACK") }»
ui-explore-edge-noped = «{ CARD("ATTACK") }», но её отменяет «{ CARD("NOPE") }»
ui-explore-edge-skip = «{ CARD("SKIP") }»
ui-explore-edge-draw = Взять карту
ui-explore-edge-defuse = Вытянуть котёнка и обезвредить

ui-explore-undo = Шаг назад
ui-explore-redo = Вернуть шаг
ui-explore-reset = Сначала
ui-explore-keys = Клавиши: ← — шаг назад, → — вернуть его, Home — сначала.
ui-explore-steps = Что делаем дальше
ui-explore-history = Что уже было
ui-explore-books = Показанные правила
ui-explore-rulebook = Правила
ui-explore-happened = Что происходит
ui-explore-why = Почему
ui-explore-start = Пока ничего не сделано.
ui-explore-must-move = ходит
ui-explore-owed = ходов предстоит
ui-explore-ordinary = обычный ход
ui-explore-last-owed = последний ход, назначенный картой «{ CARD("ATTACK") }»
ui-explore-under-attack = под атакой
ui-explore-left = Осталось «{ CARD("ATTACK") }»: { "{number}" } из { "{total}" }
ui-explore-none-left = больше нет
ui-explore-same = Так же по правилам { "{books}" }.
ui-explore-differs = не так, как по правилам { "{book}" }
ui-explore-parted = Здесь они расходятся.
ui-explore-never-parted = Что ни делай, они не расходятся.

ui-explore-play-attack = «{ CARD("ATTACK") }»
ui-explore-play-skip = «{ CARD("SKIP") }»
ui-explore-play-favor = «{ CARD("FAVOR") }»
ui-explore-play-shuffle = «{ CARD("SHUFFLE") }»
ui-explore-play-future = «{ CARD("SEE_THE_FUTURE") }»
ui-explore-play-pair = пара кошкокарт
ui-explore-play = Играет { "{player}" }
ui-explore-nope = { "{player}" } играет «{ CARD("NOPE") }»
ui-explore-stand = Никто не возражает
ui-explore-chain = Цепочка
ui-explore-stands-now = Пока что карта срабатывает.
ui-explore-cancelled-now = Пока что карта отменяется.
ui-explore-stands = в силе
ui-explore-cancelled = под отменой
ui-explore-even = «{ CARD("NOPE") }» на ней: { "{number}" }, число чётное
ui-explore-odd = «{ CARD("NOPE") }» на ней: { "{number}" }, число нечётное
ui-explore-answers = Кто может ответить
ui-explore-everybody = Или не отвечает никто
ui-explore-may = может сыграть «{ CARD("NOPE") }»
ui-explore-may-not = не может
ui-explore-result = Что из этого выходит
ui-explore-over = Всё решено.
ui-explore-refused-here = По правилам { "{book}" } цепочка кончается здесь: { "{told}" }
# $number is how many cards the chain has.
ui-explore-lie = { $number ->
    [1] Карта лежит в сбросе.
    [one] Вся цепочка — { $number } карта — лежит в сбросе.
    [few] Вся цепочка — { $number } карты — лежит в сбросе.
    [many] Вся цепочка — { $number } карт — лежит в сбросе.
   *[other] Вся цепочка — { $number } карты — лежит в сбросе.
 }

## The explorers without a script

ui-explore-none = невозможно: карт «{ CARD("ATTACK") }» больше нет
ui-explore-turn-state = Ход
ui-explore-nopes = Карты «{ CARD("NOPE") }»
ui-explore-nopes-on-it = { $number ->
    [0] ни одной «{ CARD("NOPE") }»
    [one] { $number } × «{ CARD("NOPE") }»
    [few] { $number } × «{ CARD("NOPE") }»
    [many] { $number } × «{ CARD("NOPE") }»
   *[other] { $number } × «{ CARD("NOPE") }»
 }
ui-explore-on-top = Сверху
ui-explore-now = Пока что сыгранное
ui-explore-first = карта, которую играет { $player }
ui-explore-top = { $player }: «{ CARD("NOPE") }» на карту игрока { $owner }
ui-explore-row-parts = { $where } — { $edge }: { $told }
ui-explore-parts-title = Где они расходятся
ui-explore-said = { $book }: { $told }
ui-explore-answerers = Кто может ответить: { $players }.
ui-explore-nobody = Ответить не может никто.
ui-explore-takes-effect = срабатывает
ui-explore-is-cancelled = отменяется
