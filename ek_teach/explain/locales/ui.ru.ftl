# Russian. See ui.en.ftl for the arguments.

## Where we are

# { "{number}" } and { "{total}" } are filled in by the page itself, as the reader steps.
ui-step = Шаг { "{number}" } из { "{total}" }
ui-about = Правила: { $book } ({ $id }). Показано: { $viewer }.
ui-viewer-player = то, что может знать { $player }
ui-viewer-everything = все карты
ui-viewer-onlooker = то, что открыто лежит на столе

## Controls

ui-first = В начало
ui-back = Назад
ui-next = Вперёд
ui-last = В конец
ui-slider = Шаг
ui-controls = Шаги
ui-keys = Клавиши: ← и → — на шаг, Home и End — в начало и в конец.

## Headings

ui-happened = Что происходит
ui-changes = Что меняется
ui-answers = Вопросы
ui-table = Стол
ui-why = Почему
ui-paragraphs = Абзацы правил нашими словами
ui-players = Игроки
ui-hand = на руке
ui-front = перед игроком
ui-pile = Колода
ui-discard = Сброс
ui-chain = Ждёт своего эффекта
ui-top = верх
ui-rest = остальное

## Marks

ui-refused = нельзя
ui-irregular = сомнительно
ui-turn = ходит
ui-out = вне игры
ui-cancelled = под отменой
ui-stands = в силе

## What a rulebook says

ui-status-explicit = так сказано в правилах
ui-status-implied = это следует из правил
ui-status-silent = правила об этом молчат
ui-status-contradicted = правила противоречат себе
ui-status-house = домашнее правило

## Players and piles

ui-cards = { $number ->
    [0] карт нет
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }
ui-away = { $number ->
    [one] { $number } карта вне игры или не упомянута.
    [few] { $number } карты вне игры или не упомянуты.
    [many] { $number } карт вне игры или не упомянуты.
   *[other] { $number } карты вне игры или не упомянуто.
 }
ui-owes = { $number ->
    [one] предстоит { $number } ход
    [few] предстоит { $number } хода
    [many] предстоит { $number } ходов
   *[other] предстоит { $number } хода
 }
ui-attacked = под атакой
ui-won = победа
# $phase is what the game waits for.
ui-asked = { $phase ->
    [reaction] нужен ответ
    [giving] выбирает, что отдать
    [naming] называет карту
    [fetching] выбирает из сброса
    [kitten] вытягивает котёнка
    [placing] возвращает котёнка
   *[other] нужен ответ
 }
ui-aimed = цель — { $player }
ui-wants = нужна карта «{ $card }»

## Questions of a record

ui-answer = { $question } — { $answer }
# $told is ui-answer.
ui-as-expected = { $told } (как и ожидалось)
ui-expected = { $told } (в тексте ожидается: { $expected })
