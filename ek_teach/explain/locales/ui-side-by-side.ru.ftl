# Russian. See ui-side-by-side.en.ftl for the arguments.

ui-beside-title = { $title }: правила рядом
ui-beside-verdicts = Что отвечают правила
ui-beside-steps = Шаг за шагом
ui-beside-start = С чего всё начинается
ui-beside-line = строка { $line }
ui-beside-all = все правила
ui-beside-same = = одинаково по правилам { $books }
ui-beside-differs = ≠ иначе по правилам { $books }
ui-beside-parting = Здесь они расходятся
ui-beside-ended = ✕ { $books }: текст отклонён выше и сюда не доходит.
ui-beside-nothing = { $books }: в этой строке больше ничего не происходит.
ui-beside-never = Они не расходятся нигде.
ui-beside-turn = Ходит { $player }.
ui-beside-owes = { $number ->
    [1] Ходит { $player }; это последний назначенный ход.
    [one] Ходит { $player }; предстоит { $number } ход.
    [few] Ходит { $player }; предстоит { $number } хода.
    [many] Ходит { $player }; предстоит { $number } ходов.
   *[other] Ходит { $player }; предстоит { $number } хода.
 }
ui-beside-first = В начало
ui-beside-back = Назад
ui-beside-next = Вперёд
ui-beside-last = В конец
ui-beside-jump = Первое различие
ui-beside-slider = Шаг
ui-beside-keys = Клавиши: ← и → — на шаг, Home и End — в начало и в конец, D — к первому различию.
