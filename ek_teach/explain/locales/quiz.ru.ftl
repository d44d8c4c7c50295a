# Russian. See quiz.en.ftl for the arguments.

## What is shown

quiz-title = Викторина, { $number ->
    [one] { $number } вопрос
    [few] { $number } вопроса
    [many] { $number } вопросов
   *[other] { $number } вопроса
 }
quiz-sheet = Лист { $mark }
quiz-key = Ключ к листу { $mark }
quiz-name = Имя: ____________________
quiz-about = На каждый вопрос выберите один ответ. Всё, что для этого нужно, показано.
quiz-question = Вопрос { $number }
quiz-level = { $level ->
    [1] лёгкий
    [2] средний
   *[3] трудный
 }
quiz-played = Правила: { $book }
quiz-seen = Вы видите то, что видит { $player }; «?» — карта, которой { $player } не знает.
quiz-open = «?» — карта, которую никто не назвал.
quiz-made-by = Составлено командой: { $command }

## Questions

quiz-next = Что будет дальше, если больше никто не сыграет карту?
quiz-turn = Чей тогда ход, если больше никто не сыграет карту?
quiz-rulebook = { $question } Какие из этих правил отвечают: «{ $answer }»?

## Answers

quiz-allowed = Да, так можно.
quiz-refused = Нет. { $reason }
quiz-stands = У игрока { $owner } срабатывает { $play }.
quiz-cancelled = У игрока { $owner } отменяется { $play }.
quiz-after-turn = Ходит { $player }; { $number ->
    [1] предстоит только этот ход.
    [one] предстоит { $number } ход, считая этот.
    [few] предстоит { $number } хода, считая этот.
    [many] предстоит { $number } ходов, считая этот.
   *[other] предстоит { $number } хода, считая этот.
 }

## Feedback

quiz-right = Верно: { $answer }
quiz-wrong = Неверно: { $answer }
quiz-right-one = Верный ответ — { $letter }: { $answer }
quiz-otherwise = По правилам { $books } было бы иначе: { $answer }
quiz-no-further = По правилам { $books } не всё из рассказанного было бы можно.
quiz-book-says = { $book }: { $sentence }
quiz-from-case = Из собрания разборов: { $title } ({ $name })

## Taking it

quiz-your-answer = Ваш ответ ({ $letters }):
quiz-how-to-end = Отвечайте буквой. Ctrl-D или Ctrl-C — закончить раньше.
quiz-score = Верных ответов: { $right } из { $answered }; в викторине { $number ->
    [one] { $number } вопрос.
    [few] { $number } вопроса.
    [many] { $number } вопросов.
   *[other] { $number } вопроса.
 }
quiz-needs-kernel = Чтобы ответы проверились, выполните ячейку ещё раз: на странице только вопросы, ответов нет.
quiz-unread = Ответ — одна из букв { $letters }, а введено { $given }.
quiz-searching = вопросы

ui-quiz-check = Проверить
ui-quiz-next = Следующий вопрос
ui-quiz-back = Прошлый вопрос
ui-quiz-place = Вопрос { "{place}" } из { "{number}" }
ui-quiz-score = Верно пока: { "{right}" } из { "{answered}" }
ui-quiz-choose = Сначала выберите ответ.
ui-quiz-sources = Почему
ui-quiz-waiting = Проверяем…
ui-quiz-right = верно
ui-quiz-wrong = неверно
ui-quiz-open = без ответа
ui-quiz-signs = Что значат знаки
ui-quiz-keys = Клавиши: буква выбирает ответ, Enter проверяет его, потом Enter ведёт дальше.
