# Russian. See ui-books.en.ftl for the arguments.

## Rulebooks

ui-books-one-in-full = Одни правила целиком: ek-teach rulebooks zh. Где одни расходятся с другими: ek-teach rulebooks es zh.
ui-books-title = { $title } ({ $id })
ui-books-numbering = Абзацы: { $numbering }
ui-books-options = ГДЕ ПРАВИЛА МОГУТ РАСХОДИТЬСЯ
ui-books-rules = ГДЕ ОНИ СОГЛАСНЫ ИЛИ ВСЕ МОЛЧАТ
ui-books-here = Здесь: { $meaning }
ui-books-first-game = В первой партии: { $meaning }
ui-books-reading = Прочтение ({ $meaning }):
ui-books-assumption = Допущение: { $assumption } Почему: { $because }
ui-books-replaces = Вместо прежнего ({ $meaning }; { $standing }):
ui-books-note = Примечание: { $note }
ui-books-says = { $id }: { $meaning } ({ $value })  [{ $standing }]
ui-books-agree = Правила { $left } и { $right } согласны во всём.
ui-books-differ = Между правилами { $left } и { $right } { $number ->
    [one] { $number } расхождение.
    [few] { $number } расхождения.
    [many] { $number } расхождений.
   *[other] { $number } расхождения.
 }

## Which rulebook lies in a box

ui-box-nothing-yet = Ответьте на вопрос-другой; чего не знаете, то пропустите.
ui-box-unknown = Не знаю
ui-box-friend = На что ссылается ваш друг
ui-box-follows = В вашей коробке — правила { $books }
ui-box-alike = Пока одинаково подходят: { $books }
ui-box-nearest = Целиком не подходят ни одни правила; ближе всего: { $books }
ui-box-all = Все правила, лучшие — первыми:
ui-box-fit = { $id }: совпадений { $agrees }, расхождений { $differs }
    .options = { $id }: совпадений { $agrees }, расхождений { $differs } ({ $options })
    .silent = { $told }, без ответа { $silent }
ui-box-how = Насколько подходят каждые правила
ui-box-rulebook = Правила
ui-box-agrees = Совпадает
ui-box-differs = Расходится
ui-box-silent = Молчат
ui-box-none = ничего
ui-box-same = Вы и ваш друг ссылаетесь на одни и те же правила: { $id }.
ui-box-friends-book = Чем отличаются правила вашего друга

## The list of cases

ui-cases-none = Ни одного разбора не найдено.
ui-cases-none-failing = Каждый разбор даёт то, чего ожидает.
ui-cases-fewer = Возьмите меньше слов или название карты на одном из пяти языков; без слов — все разборы.
ui-cases-topic = ■ { $topic } ({ $number })
ui-cases-line = { $title } [{ $status }]
ui-cases-number = { $number ->
    [one] { $number } разбор
    [few] { $number } разбора
    [many] { $number } разборов
   *[other] { $number } разбора
 }. Прочесть один: ek-teach rule { $id }

ui-topic-none = без темы
ui-topic-set_up = подготовка
ui-topic-turn = ход
ui-topic-attack_and_skip = «{ CARD("ATTACK") }» и «{ CARD("SKIP") }»
ui-topic-nope = «{ CARD("NOPE") }»
ui-topic-favor_shuffle_future = «{ CARD("FAVOR") }», «{ CARD("SHUFFLE") }», «{ CARD("SEE_THE_FUTURE") }»
ui-topic-combinations = комбинации
ui-topic-kitten_and_defuse = котёнок и «{ CARD("DEFUSE") }»
ui-topic-end = выбывание и конец
ui-case-draft = черновик
ui-case-verified = проверен
ui-case-published = опубликован и показан в уроке
