# Russian. See theory_population.en.ftl for the arguments.

## Tables and charts

population-duels-title = Как часто строка побеждает столбец
population-invasions-title = Один игрок из столбца среди игроков из строки
population-shares-title = Кому подражают: доли стратегий
population-column-strategy = стратегия
population-column-among = среди
population-line = { $strategy }: сначала { $first }, самое большее { $most } (поколение { $generation }), в конце { $last } (поколение { $generations }).
population-below = Высота: доля популяции, которая так играет.
population-x = поколения
population-legend = в конце
population-rest = { $shares }: { $stability ->
    [stable] устойчиво
    [unstable] неустойчиво
   *[neutral] нейтрально
 }

## How it was found

method-tournament = по { $games } смоделированных партий за столами каждого вида (видов { $kinds }), интервалы Уилсона { $confidence }
method-generation = случайные столы ({ $tables }, игроков за каждым { $players }), по одной партии, интервалы Уилсона { $confidence }
method-steps = дискретная динамика репликатора, один шаг за поколение
method-flow = уравнение репликатора, solve_ivp из scipy (Рунге — Кутта 4/5)
method-single = одна стратегия остаётся собой
method-equations = линейные уравнения, решённые в дробях
method-roots = корни многочлена, показывающего, насколько одна стратегия выигрывает чаще другой
method-searched = корень, найденный scipy (начальных точек: { $places })

## What is assumed

assume-large = Популяция так велика, что случайности выравниваются, а столы заполняются наугад.
assume-copied = Победителям подражают без ошибок, и никто не пробует ничего нового.
assume-estimates = Выигрыши — оценки: { $method }.
assume-one-strategy = Каждый держится одной стратегии всю партию.
assume-silent = Где правила { $book } молчат: { $assumed }.
