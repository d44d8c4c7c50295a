# Russian. See simulation.en.ftl for the arguments.

simulation-heading = Партий: { $games }; правила { $book }; игроков: { $players }; зерно { $seed }; { $seats ->
    [turns] места по очереди
   *[fixed] места постоянные
 }
simulation-stopped = { $heading }; остановлено, а нужно было { $goal }
simulation-column-strategy = стратегия
simulation-column-rate = победы
simulation-column-interval = интервал { $confidence }
simulation-column-first = первый взрыв
simulation-length = Ходов в партии { $mean } ({ $range }); в девяти из десяти { $nine }.
simulation-not-looked = Что допущено там, где правила молчат, не выяснено: это было остановлено.
simulation-assumed = Допущено там, где правила молчат: { $assumed }.
simulation-game = Партия { $number }, зерно { $seed }
simulation-turns-mean = ходов, среднее

## The command; $command is typed as it stands

simulation-none = остановлено, ни одна партия не сосчитана.
simulation-keep = остановлено, партий сосчитано { $games }; чтобы продолжить в другой раз, сохраните их: --output FILE.json.
simulation-go-on = остановлено, партий сосчитано { $games }; продолжить: { $command }

## While they are played; $strategy is one of one's own that other processes do not know

simulation-workers-gone = рабочих процессов больше нет; остальные партии играются здесь.
simulation-workers-unknown = рабочих процессов больше нет (возможно, им незнакома стратегия { $strategy }; запишите её в отдельный файл); остальные партии играются здесь.
simulation-no-numba = numba не установлена, поэтому играет читаемый движок: те же партии, но примерно в сто раз медленнее.
simulation-unit = партий
