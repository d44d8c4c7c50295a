# Russian. See diagrams.en.ftl for the arguments. A label is a few words without a full stop; .about says the same in a
# sentence.

## The turn

diagram-turn = Целый ход по правилам «{ $book }»: чего ждёт игра, что можно сделать и что из этого выходит.
    .title = Как идёт ход ({ $book })
diagram-turn-setup = Подготовка
    .about = Стол готовится к игре; как — показывает другая схема.
diagram-turn-turn = Играть или взять?
    .about = Тот, кто ходит, играет карту или комбинацию либо берёт карту.
diagram-turn-window = «{ CARD("NOPE") }»?
    .about = Сыгранное ждёт: каждый, кто ещё в игре, может ответить или не возражать.
diagram-turn-noped = Отмена. Ответить?
    .about = Пока что сыгранное отменяется; кому можно, тот может ответить на «{ CARD("NOPE") }».
diagram-turn-effect = Срабатывает
    .about = Сыгранного больше никто не отменяет, и оно срабатывает.
diagram-turn-look = Просмотр верха
    .about = Игрок тайно смотрит верхние карты колоды.
diagram-turn-shuffle = Тасование
    .about = Новый порядок колоды решает случай.
diagram-turn-giving = Что отдать?
    .about = Какую карту отдать, решает выбранный игрок.
diagram-turn-steal = Случайная карта
    .about = Какую карту взять с руки, решает случай.
diagram-turn-naming = Назвать карту
    .about = Игрок называет нужную карту.
diagram-turn-ask = Есть ли она?
    .about = Выбранный игрок смотрит, есть ли названная карта на руке.
diagram-turn-fetching = Выбор из сброса
    .about = Игрок выбирает карту из сброса.
diagram-turn-goes-on = Ход продолжается
    .about = Тот же ход продолжается, больше ничто не ждёт решения.
diagram-turn-draw = Взять карту
    .about = Игрок берёт верхнюю карту.
diagram-turn-kitten = Котёнок! «{ CARD("DEFUSE") }»?
    .about = Вытянута и показана карта «{ CARD("EXPLODING_KITTEN") }»: игрок играет «{ CARD("DEFUSE") }» или взрывается.
diagram-turn-exploded = Взрыв
    .about = Игрок выбывает.
diagram-turn-placing = Куда котёнка?
    .about = Игрок возвращает котёнка в колоду.
diagram-turn-placed-by-chance = Случайное место
    .about = Куда вернётся котёнок, решает случай.
diagram-turn-over = Ходы ещё есть?
    .about = Один ход закончен; если назначено несколько, начинается следующий из них.
diagram-turn-next = Следующий игрок
    .about = Ход начинает следующий по часовой стрелке из тех, кто ещё в игре.
diagram-turn-end = Конец партии
    .about = Остаётся один игрок — победитель.

diagram-turn-edge-setup--turn = первый игрок
diagram-turn-edge-turn--window = сыграть
diagram-turn-edge-turn--noped = поздняя «{ CARD("NOPE") }»
diagram-turn-edge-turn--draw = взять
diagram-turn-edge-window--noped = «{ CARD("NOPE") }»
diagram-turn-edge-noped--window = «{ CARD("NOPE") }» в ответ
diagram-turn-edge-window--effect = не возражают
diagram-turn-edge-noped--goes-on = не возражают: отмена
diagram-turn-edge-noped--effect = не возражают
diagram-turn-edge-effect--look = «{ CARD("SEE_THE_FUTURE") }»
diagram-turn-edge-effect--shuffle = «{ CARD("SHUFFLE") }»
diagram-turn-edge-effect--giving = «{ CARD("FAVOR") }»
diagram-turn-edge-effect--steal = пара
diagram-turn-edge-effect--naming = тройка
diagram-turn-edge-effect--ask = тройка
diagram-turn-edge-effect--fetching = пятёрка разных
diagram-turn-edge-effect--goes-on = ничего
diagram-turn-edge-effect--over = «{ CARD("SKIP") }»
diagram-turn-edge-effect--next = «{ CARD("ATTACK") }»
diagram-turn-edge-look--goes-on = увидено
diagram-turn-edge-shuffle--goes-on = новый порядок
diagram-turn-edge-giving--goes-on = отдано
diagram-turn-edge-giving--noped = ещё «{ CARD("NOPE") }»
diagram-turn-edge-steal--goes-on = взято
diagram-turn-edge-naming--ask = названо
diagram-turn-edge-naming--noped = ещё «{ CARD("NOPE") }»
diagram-turn-edge-ask--goes-on = отдано или нет
diagram-turn-edge-fetching--goes-on = взято
diagram-turn-edge-fetching--noped = ещё «{ CARD("NOPE") }»
diagram-turn-edge-goes-on--turn = тот же игрок
diagram-turn-edge-draw--kitten = котёнок
diagram-turn-edge-draw--over = не котёнок
diagram-turn-edge-kitten--exploded = без «{ CARD("DEFUSE") }»
diagram-turn-edge-kitten--placing = «{ CARD("DEFUSE") }»
diagram-turn-edge-kitten--placed-by-chance = «{ CARD("DEFUSE") }»
diagram-turn-edge-exploded--next = не последний
diagram-turn-edge-exploded--end = остался один
diagram-turn-edge-placing--over = котёнок в колоде
diagram-turn-edge-placing--next = котёнок в колоде
diagram-turn-edge-placed-by-chance--over = котёнок в колоде
diagram-turn-edge-placed-by-chance--next = котёнок в колоде
diagram-turn-edge-over--turn = да: тот же игрок
diagram-turn-edge-over--next = нет
diagram-turn-edge-next--turn = начинает ход

## Attack stacking

diagram-attack = Как копятся и отрабатываются назначенные ходы по правилам «{ $book }», до четырёх карт «{ CARD("ATTACK") }» из коробки.
    .title = Цепочка атак ({ $book })
diagram-attack-ordinary = Обычный ход
    .about = Обычный ход: карта «{ CARD("ATTACK") }» ничего не назначила.
# $number counts the turns owed, this one included.
diagram-attack-owed = { $number ->
    [1] Последний из назначенных
    [one] Предстоит { $number } ход
    [few] Предстоит { $number } хода
    [many] Предстоит { $number } ходов
   *[other] Предстоит { $number } хода
 }
    .about = { $number ->
    [1] Последний ход, назначенный картой «{ CARD("ATTACK") }».
    [one] Из-за карты «{ CARD("ATTACK") }» предстоит { $number } ход, считая этот.
    [few] Из-за карты «{ CARD("ATTACK") }» предстоит { $number } хода, считая этот.
    [many] Из-за карты «{ CARD("ATTACK") }» предстоит { $number } ходов, считая этот.
   *[other] Из-за карты «{ CARD("ATTACK") }» предстоит { $number } хода, считая этот.
 }
diagram-attack-exploded = Взрыв
    .about = Тот, кто ходит, выбывает.
diagram-attack-end = Конец партии
    .about = Остаётся один игрок — победитель.
diagram-attack-last = остался один
diagram-attack-next = следующий игрок
diagram-attack-cause = { $cause ->
    [attack] «{ CARD("ATTACK") }»
    [draw] взять карту
    [skip] «{ CARD("SKIP") }»
    [defuse] «{ CARD("DEFUSE") }»
    [explosion] без «{ CARD("DEFUSE") }»
   *[late] поздняя «{ CARD("NOPE") }»
 }
diagram-attack-edge = { $who ->
    [next] { $causes } → следующий игрок
   *[same] { $causes }
 }

## The chain of Nopes

diagram-nope = Цепочка отмен на сыгранной карте по правилам «{ $book }», до пяти «{ CARD("NOPE") }» из коробки: при нечётном числе карта отменяется, при чётном остаётся в силе.
    .title = Цепочка отмен ({ $book })
diagram-nope-played = Сыграна карта
    .about = Карта или комбинация сыграна и ждёт ответа.
# $stands: effect or cancelled.
diagram-nope-chain = { $number ->
    [one] { $number } × «{ CARD("NOPE") }»
    [few] { $number } × «{ CARD("NOPE") }»
    [many] { $number } × «{ CARD("NOPE") }»
   *[other] { $number } × «{ CARD("NOPE") }»
 }: { $stands ->
    [cancelled] под отменой
   *[effect] в силе
 }
    .about = { $number ->
    [one] На сыгранном лежит { $number } карта «{ CARD("NOPE") }»
    [few] На сыгранном лежат { $number } карты «{ CARD("NOPE") }»
    [many] На сыгранном лежат { $number } карт «{ CARD("NOPE") }»
   *[other] На сыгранном лежит { $number } карты «{ CARD("NOPE") }»
 }: пока что оно { $stands ->
    [cancelled] отменяется
   *[effect] срабатывает
 }.
diagram-nope-effect = Срабатывает
    .about = Сыгранное срабатывает.{ $cards ->
    [discarded] {" "}Сама карта и все «{ CARD("NOPE") }» лежат в сбросе.
   *[other] {""}
 }
diagram-nope-cancelled = Отмена
    .about = Сыгранное отменяется.{ $cards ->
    [discarded] {" "}Сама карта и все «{ CARD("NOPE") }» остаются в сбросе.
   *[other] {""}
 }
diagram-nope-stands = не возражают
diagram-nope-edge = «{ CARD("NOPE") }»: { $who ->
    [anyone] любой
    [others] любой другой
   *[cancelled] только тот, чья карта отменена
 }
diagram-nope-late = поздняя «{ CARD("NOPE") }»: { $who ->
    [anyone] любой
    [others] любой другой
   *[cancelled] только тот, чья карта отменена
 }

## The set-up

# $players: a number, or each for all the numbers of players.
diagram-setup = { $players ->
    [each] Подготовка по правилам «{ $book }»; числа, которые различаются, — для 2 / 3 / 4 / 5 игроков.
   *[other] Подготовка по правилам «{ $book }»; игроков: { $players }.
 }
    .title = { $players ->
    [each] Подготовка ({ $book })
   *[other] Подготовка, игроков: { $players } ({ $book })
 }
diagram-setup-box = Коробка
    .about = Все карты из коробки.
diagram-setup-take-out = Убрать котят и «{ CARD("DEFUSE") }»
    .about = Все котята и все «{ CARD("DEFUSE") }» уходят из колоды.
diagram-setup-deal-defuses = Каждому «{ CARD("DEFUSE") }»
    .about = Каждый получает по одной карте «{ CARD("DEFUSE") }».
diagram-setup-return-defuses = Добавить «{ CARD("DEFUSE") }»
    .about = Оставшиеся «{ CARD("DEFUSE") }» идут в колоду.
diagram-setup-shuffle-deck = Перемешать колоду
    .about = Порядок колоды решает случай.
diagram-setup-deal-hands = Раздать карты
    .about = Каждому раздают карты из колоды.
diagram-setup-thin-deck = Убрать треть
    .about = Треть колоды уходит из игры, её никто не видит.
diagram-setup-add-kittens = Добавить котят
    .about = В колоду идут котята: на одного меньше, чем игроков.
diagram-setup-shuffle-pile = Перемешать колоду
    .about = Порядок колоды, из которой берут карты, решает случай.
diagram-setup-aside = Отложено
    .about = Карты, которые все видят, лежат рядом; что от них останется, в игре не участвует.
diagram-setup-hands = На руках
    .about = Карты на руках у игроков.
diagram-setup-removed = Вне игры
    .about = Карты, которые ушли из игры, их никто не видит.
diagram-setup-begins = Партия начинается
    .about = Начинает первый игрок.
diagram-setup-deck = колода: { $cards }
diagram-setup-players = игроков: { $players }
diagram-setup-or = или
diagram-setup-left-out = можно пропустить
diagram-setup-each = каждому по { $each }: всего { $cards }
diagram-setup-titled = { $cards } × { $card }
diagram-setup-cards = карт: { $cards }

## What is written beside a picture

# A text that names the two rulebooks of a comparison.
diagram-compared = { $description } В сравнении с правилами «{ $book }»: + только там, − только здесь, ≠ иначе.
    .title = { $title } → { $book }
diagram-mark-first = − только { $book }
diagram-mark-second = + только { $book }
diagram-mark-changed = ≠ иначе
diagram-kind = { $kind ->
    [start] начало
    [choice] решает игрок
    [reaction] спрашивают всех
    [chance] случай
    [step] на пути
    [place] место
   *[end] конец
 }
diagram-here = здесь
diagram-leads = { $label }: { $target }
diagram-behind = правила: { $numbers }
diagram-changed = иначе: { $rules }
diagram-rules = Правила
diagram-no-rule = правила нет
# Behind a rule that stands in no paragraph.
diagram-silent = { $book } об этом молчит
