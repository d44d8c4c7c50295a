# The rules of a book on one page.

sheet-title = { $title } — правила на одной странице
sheet-about = По правилам { $id }. После знака § назван абзац, на который опирается строка.
sheet-set-up = Подготовка
sheet-turn = Ход
sheet-kitten = Взрывной котёнок и «Обезвредь»
sheet-cards = Карты
sheet-combinations = Комбинации
sheet-mistakes = Частые ошибки
sheet-telling = Две минуты для новичков, игроков: { $players }
sheet-players = Игроков
sheet-hand = карт на руке
sheet-kittens = котят в колоде
sheet-defuses = оставшихся «Обезвредь» в колоде
sheet-removed = убрано не глядя
    .optional = { $removed }, если стол хочет
sheet-pile = карт в колоде
sheet-card = { $card } ({ $number })
sheet-cats = Пять видов кошкокарт ({ $number })
sheet-set-up-sources = Числа получены подготовкой партии: { $sources }.
sheet-fine = Кто играет по этим правилам, не делает ни одной из ошибок, которые называют остальные.

sheet-against-title = { $left } и { $right }: в чём они расходятся
sheet-against-books = { $left } — «{ $left_title }», { $right } — «{ $right_title }».
sheet-against-about = Каждая строка, в которой эти правила расходятся; после знака § назван абзац, на который она опирается.
sheet-against-none = Эти правила совпадают во всём.
sheet-point = О чём речь
