# Russian. See charts.en.ftl for the arguments.

chart-same-words = { $title }: то же словами
chart-picture = [рисунок] { $title }
chart-in-english = На этом компьютере нет шрифта с китайскими знаками, поэтому подписи на рисунке — по-английски.
chart-try = Попробуйте

## What they have in common; $results is how many results, $books how many rulebooks are drawn

chart-played = { $results ->
    [1] Партий: { $games }
   *[other] Партий в каждом случае: { $games }
 }{ $books ->
    [1] { "; правила " }{ $book }
   *[other] { "" }
 }; игроков: { $players }; интервалы { $intervals }.
chart-seat = { $number ->
    [1] место 1 (начинает)
   *[other] место { $number }
 }

## Who wins; $rate is how often, $sign which of the three it is

chart-win-title = Кто побеждает и насколько это надёжно
chart-seat-title = Какое место побеждает и насколько это надёжно
chart-even = Равная доля: { $share }.
chart-even-of = { $name }, равная доля: { $share }.
chart-row = { $than ->
    [more] { $sign } { $name }: доля побед { $rate } ({ $range }), больше равной доли.
    [less] { $sign } { $name }: доля побед { $rate } ({ $range }), меньше равной доли.
   *[unsure] { $sign } { $name }: доля побед { $rate } ({ $range }), от равной доли не отличить.
 }
chart-key = ▶ больше равной доли   ◀ меньше   ○ не отличить от неё
chart-even-tick = равная доля
chart-even-heading = равная доля { $share }
chart-points = отличие от равной доли, процентные пункты

## How long a game lasts

chart-length-title = Сколько ходов длится партия
chart-length-row = { $name }: в среднем ходов { $mean } ({ $range }), медиана { $median }, девять партий из десяти длятся { $nine }.
chart-length-key = Вертикальная черта: медиана. Полоса: девять партий из десяти. Высота: сколько партий.
chart-length-side = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
 }
chart-length-x = ходы; каждый назначенный ход считается за один

## Who explodes when; $number is which explosion it is

chart-explosion-title = Кто и когда взрывается
chart-explodes = Взрыв { $number }, в среднем на ходу { $turn } ({ $range }): { $shares }.
chart-explodes-of = { $name }: взрыв { $number }, в среднем на ходу { $turn } ({ $range }): { $shares }.
chart-stays = Остаётся: { $shares }.
chart-stays-of = { $name }: остаётся: { $shares }.
chart-known = Погрешность каждой доли не больше, в пунктах: { $points }.
chart-head = взрыв { $number }
chart-head-short = взрыв { $number }
chart-head-turn = ход { $turn }
chart-head-stays = остаётся
