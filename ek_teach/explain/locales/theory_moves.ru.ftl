# Russian. See theory_moves.en.ftl for the arguments.

## Attack chains; $owed is a number of turns, $attacks how many Attacks came before

chain-none = Никто не атакует: { $move }.
chain-holder = { $attacks ->
    [one] «{ CARD("ATTACK") }» сыграна { $attacks } раз, и в итоге
    [few] «{ CARD("ATTACK") }» сыграна { $attacks } раза, и в итоге
    [many] «{ CARD("ATTACK") }» сыграна { $attacks } раз, и в итоге
   *[other] «{ CARD("ATTACK") }» сыграна { $attacks } раза, и в итоге
 } { $owed ->
    [one] игроку { $player } предстоит { $owed } ход.
    [few] игроку { $player } предстоит { $owed } хода.
    [many] игроку { $player } предстоит { $owed } ходов.
   *[other] игроку { $player } предстоит { $owed } хода.
 }
chain-assume-safe = Котят в колоде { $kittens }, карт, которые можно только взять, — { $safe }; «{ CARD("NOPE") }» и «{ CARD("SKIP") }» нет ни у кого.
chain-assume-first = Цепочка кончается с первым взятием карты.
chain-title = Горячая картошка
chain-control-seat = «{ CARD("ATTACK") }» у игрока { $player }
chain-control-safe = Безопасных карт в колоде
chain-control-owed = Ходов в начале у игрока { $player }
chain-control-book = Правила
chain-ordinary = обычный ход
chain-owes = { $owed } из-за «{ CARD("ATTACK") }»
chain-table = Шаг за шагом, если все играют наилучшим образом
chain-column-player = игрок
chain-column-owes = предстоит
chain-column-move = играет
chain-column-worth = вероятность победы
chain-column-else = иначе
chain-nothing-else = других действий нет
chain-bars = Вероятность победы каждого игрока
chain-turns = Сколько ходов предстоит после нескольких «{ CARD("ATTACK") }» подряд

## The value of a move; $cards is how many lie in the pile

moves-title = Брать или не брать?
moves-control-pile = Карт в колоде вместе с котёнком
moves-control-rival = Что на руке у игрока { $player }
moves-control-defuses = У кого есть «{ CARD("DEFUSE") }»
moves-nobody = ни у кого
moves-only = только { $player }
moves-both = у обоих
moves-nothing = больше ничего
moves-answer = { $cards ->
    [one] Когда в колоде { $cards } карта, { $best } ({ $value }).
    [few] Когда в колоде { $cards } карты, { $best } ({ $value }).
    [many] Когда в колоде { $cards } карт, { $best } ({ $value }).
   *[other] Когда в колоде { $cards } карты, { $best } ({ $value }).
 }
moves-best-one = для игрока { $player } лучше всего вот что: { $move }
moves-best-many = для игрока { $player } одинаково хорошо вот что: { $moves }
moves-worst = Хуже всего вот что: { $move } ({ $value }).
moves-draw = взять карту
moves-table = Вероятность победы игрока { $player } по первому действию
moves-column-pile = карт
moves-bars = { $cards ->
    [one] Чего стоит каждое первое действие, когда в колоде { $cards } карта
    [few] Чего стоит каждое первое действие, когда в колоде { $cards } карты
    [many] Чего стоит каждое первое действие, когда в колоде { $cards } карт
   *[other] Чего стоит каждое первое действие, когда в колоде { $cards } карты
 }
moves-bar = { $sign } { $move }: { $value }
moves-mark-best = лучшее
moves-exact = Точно; метод: { $method }.
