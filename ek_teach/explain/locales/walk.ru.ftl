# Russian. See walk.en.ftl for the arguments.

## Moves that are offered

walk-silence = Никто не играет «{ CARD("NOPE") }»
# $move is a move, $outcome what chance answers to it.
walk-outcome = { $move } → { $outcome }
walk-drawn = { $what ->
    [place] место решает случай
   *[other] новый порядок решает случай
 }
walk-holds = такая карта есть
walk-holds-not = такой карты нет
walk-no-kitten = не котёнок
walk-some-card = какая-то карта
walk-places = { $player } возвращает котёнка в колоду
walk-place = { $where ->
    [top] на самый верх
    [bottom] в самый низ
   *[between] сверху под номером { $number }
 }

## Branches

walk-record = Запись: { $title }
walk-match = Играет дальше { $player }
walk-own-silence = Не возражать
