# Russian. See exercises.en.ftl for the arguments.

## An exercise

exercise-for = Кому: { $student }
exercise-for-class = Кому: { $student }, { $course }

## What became of an answer

exercise-open = Ответа ещё нет.
exercise-right = Верно: { $answer }.
exercise-wrong = Неверно: { $answer }.
exercise-unreadable = Это не удаётся прочесть как ответ. { $problem }

## Where a wrong answer parts from the right one; steps are counted as in the step-through, 0 is the situation

exercise-agree = { $step ->
    [0] О том, с чего всё начинается, мы согласны; в шаге 1 расходимся.
   *[other] До шага { $step } включительно мы согласны; в шаге { $next } расходимся.
 }
exercise-part-at-once = Мы расходимся ещё до первого шага.
exercise-was-so = { $step ->
    [0] В начале было так: { $count }; шаг { $next } это меняет.
   *[other] После шага { $step } было так: { $count }; шаг { $next } это меняет.
 }
exercise-last-change = Перед шагом { $next } так: { $count }; посмотрите, что с этим делает шаг { $next }.
exercise-no-change = Посмотрите на начало ещё раз: что там сказано, того не меняет ни один шаг.
exercise-so-far = Что уже было
exercise-here = Шаг { $step }: { $heading }

## How answers are written; $given is what somebody wrote

exercise-answer-whole = Введите целое число от { $least } до { $most }.
    .of = Введите целое число ({ $unit }) от { $least } до { $most }.
exercise-answer-number = Введите точную дробь вида 31/8 или десятичную дробь с погрешностью не больше { NUMBER($off, maximumFractionDigits: 12) }.
exercise-answer-chance = Введите точную дробь вида 3/8 либо 0,375 или 37,5 % с погрешностью не больше { NUMBER($off, maximumFractionDigits: 12) } или { NUMBER($percent, maximumFractionDigits: 12) } %.
    .bounds = Вероятность бывает от 0 до 1, или от 0 % до 100 %.
exercise-answer-bounds = Число бывает от { $least } до { $most }.
    .least = Число не меньше { $least }.
    .most = Число не больше { $most }.
exercise-answer-near = Близко, но погрешность больше { NUMBER($off, maximumFractionDigits: 12) }; добавьте знаков после запятой или введите обыкновенную дробь.
exercise-answer-choice = Введите одно из этого: { $options }.
exercise-answer-name = Введите имя: { $names }.
    .several = Введите одно или несколько имён через запятую: { $names }.
    .one = Нужно одно имя, а введено имён: { $number }.
exercise-answer-move = Введите действие: { $options }.
    .draw = взять карту
exercise-answer-given = Введено: { $given }.
    .near = Введено: { $given }; может быть, имелось в виду { $near }?
exercise-or = { $one } или { $other }

# What may be counted, and below it all the words that are read as it; then the words for 0 to 10.
exercise-unit-cards = карты
    .said = карта карты карт
exercise-unit-turns = ходы
    .said = ход хода ходов ходы
exercise-number-words = ноль/нуль один/одна два/две три четыре пять шесть семь восемь девять десять

## On paper

exercise-note-played = Игра идёт по буклету «{ $book }» ({ $id }).
exercise-note-hidden = Не названо в колоде вначале: { $cards ->
    [1] 1 карта, { $kittens ->
        [0] и это не котёнок.
       *[other] и это котёнок.
     }
   *[other] карт { $cards }, { $kittens ->
        [0] котят среди них нет.
       *[other] из них котят { $kittens }.
     }
 }
exercise-worksheet = Рабочий лист
    .marked = Рабочий лист { $mark }
    .answer = Ответ:
exercise-key = Ключ
    .course = Ключ: { $course }
    .reader = для учителя
    .caption = Для учителя
    .marked = К рабочему листу { $mark }
    .decimals = { $fraction } { $sign } { NUMBER($decimals, maximumFractionDigits: 4) }

## The results of a class

exercise-sheet = Результаты упражнений
    .student = имя
    .course = класс
    .exercise = упражнение
    .tries = попытки
    .right = верно
    .answer = ответ
exercise-collect-false = { $student }, { $exercise }: { $said ->
    [right] в листе стоит «верно», но { $answer } — неверный ответ.
   *[wrong] в листе стоит «неверно», но { $answer } — верный ответ.
 }
exercise-collect-unknown = { $exercise }: такого упражнения здесь нет, поэтому { $rows ->
    [one] { $rows } строка осталась, как в листах
    [few] { $rows } строки остались, как в листах
    [many] { $rows } строк остались, как в листах
   *[other] { $rows } строки осталось, как в листах
 }; если это ваше упражнение, сначала загрузите его файл, в командной строке через --from FILE.py.
exercise-collect-marking = ответы
exercise-class-missing = { $student }: ничего не сдано.
exercise-class-incomplete = { $student }: нет читаемого ответа на { $exercises }.
exercise-class-unknown = { $student }: этого имени нет в списке класса.
exercise-list-lesson = Урок { $lesson }
    .none = Без урока

## An assignment for nbgrader

exercise-assignment = Упражнения
    .name = Впишите своё имя в следующую ячейку так, как оно стоит в списке класса, и выполните ячейку. Ваши числа зависят от имени, поэтому пишите его всегда одинаково.
    .answer = Под каждым упражнением впишите ответ вместо трёх точек, удалите строки под ним и выполните ячейки.
    .try = Пробовать можно сколько угодно: неверный ответ разбирается по шагам до места, где он расходится с верным.
    .student = ваше имя между кавычками
    .graded = Эта ячейка оценивается: она проходит, если ответ выше верен.
    .written = Задание лежит здесь: { $path }.
    .next = Дальше, в папке курса:
    .once = когда задание лежит в { $path }
