# Russian. See ui-step-through.en.ftl for the arguments.

## Running and jumping

ui-run = Пуск
ui-pause = Пауза
ui-speed = Темп
ui-speed-seconds = { "{seconds}" } с на шаг
ui-kind = Вид события
ui-earlier = Предыдущее
ui-later = Следующее
ui-no-more = В той стороне таких больше нет.
ui-owed-count = Предстоит ходов: { "{number}" }
ui-forks = Веток отсюда: { "{number}" }
ui-big = Для проектора
ui-close = Закрыть
ui-save = Сохранить
ui-cancel = Отмена
ui-again = Ещё раз

## Keys

ui-keys-title = Клавиши
ui-key-home = Home
ui-key-end = End
ui-key-space = Пробел
ui-key-escape = Esc
ui-key-step = на шаг назад, на шаг вперёд
ui-key-ends = в начало, в конец
ui-key-run = пуск и пауза
ui-key-kind = к предыдущему, к следующему событию выбранного вида
ui-key-nodes = от узла к узлу на схеме; Enter открывает узел
ui-key-leave = закрыть панель
ui-key-help = эти клавиши

## Who looks, and in which language

ui-language = Язык
ui-eyes = Что показано

## What the kernel says

ui-asking = Спрашиваем…
ui-no-answer = Ядро не отвечает; по тому, что здесь есть, всё же можно пройти по шагам.
ui-not-here = На этой странице такого нет; откройте её с работающим ядром.

## Moves

ui-what-if = А если?
ui-what-if-lead = Выберите здесь другое действие: с него начнётся своя ветка.
ui-waits = Игра ждёт: { "{who}" }.
ui-moves-of = Действия: { "{player}" }
ui-nobody = Случай или все сразу
ui-no-moves = Здесь никто ничего не может сделать.

## Branches

ui-branches = Ветки
ui-record = Партия как есть
ui-branch-number = Ветка { "{number}" }
ui-branch-here = { "{name}" } (показана)
ui-branch-steps = шагов: { "{steps}" }
ui-branch-from = с шага { "{step}" }; шагов: { "{steps}" }
ui-rename = Переименовать
ui-rename-to = Новое имя
ui-drop = Удалить
ui-drop-sure = Удалить «{ "{name}" }» и ветки, которые оттуда идут?
ui-drop-yes = Удалить «{ "{name}" }»
ui-notation = Текстом
ui-copy = Копировать
ui-copied = Скопировано.
ui-not-copied = Скопировать не удалось; текст выделен.
ui-compare = Сравнить
ui-compare-with = Сравнить с
ui-differs = различие
ui-step-column = Шаг

## Predict

ui-predict = Угадать
ui-predict-lead = Шаг { "{number}" } скрыт. Что в нём будет?
ui-predict-who = Кто действует?
ui-predict-what = Что происходит?
ui-predict-owed = Сколько ходов предстоит тогда тому, кто ходит?
ui-check = Проверить
ui-predict-none = Ответьте хотя бы на один вопрос.
ui-predict-shown = Это шаг { "{number}" }; причины указаны при нём.
ui-predict-found = Ваши ответы
ui-predict-right = верно
ui-predict-wrong = неверно
ui-predict-open = без ответа
ui-predict-on = Дальше
ui-predict-end = Скрытого больше нет: здесь всё кончается.
ui-predict-restart = Сначала
ui-score = Счёт: { "{right}" } из { "{asked}" }

## Taking a seat

ui-take-seat = Сесть за стол
ui-take-seat-lead = Играйте дальше с показанного шага; остальные отвечают.
ui-seat = Ваше место
ui-opponents = Как играют остальные
ui-start = Начать
ui-you-are = Вы — { "{player}" }. Остальные: { "{opponents}" }.
ui-your-move = Что вы делаете
ui-play-over = Партия окончена.
ui-odds = Шансы
ui-new-game = Новая партия
ui-behind = Вы смотрите прошлый шаг. Действовать можно в конце вашей партии.
ui-newest = Туда, где играете вы

## The diagram

ui-diagram = Схема
ui-zoom = Масштаб
ui-zoom-in = Крупнее
ui-zoom-out = Мельче
ui-zoom-fit = Целиком
ui-near = Только соседние
ui-node-leads = Куда ведёт
ui-node-visits = На каких шагах
ui-node-unvisited = пока ни на каком
