# Russian. See ui-rulings.en.ftl for the arguments.

ui-ruling-answer = Ответ
ui-ruling-rulebooks = Правила
ui-ruling-verdict = Вердикт
ui-ruling-authority = Основание
ui-ruling-says = Что говорят
ui-ruling-claim-right = { $player } говорит «{ $value }»: верно по правилам { $books }.
    .everywhere = { $player } говорит «{ $value }»: верно по всем выбранным правилам.
ui-ruling-claim-wrong = { $player } говорит «{ $value }»: неверно по правилам { $books }.
    .everywhere = { $player } говорит «{ $value }»: неверно по всем выбранным правилам.
ui-ruling-claim-assumed = { $player } говорит «{ $value }»: таково допущение для правил { $books }.
    .everywhere = { $player } говорит «{ $value }»: таково допущение; ни одни из выбранных правил этого не говорят.
ui-ruling-claim-against = { $player } говорит «{ $value }»: это против допущения для правил { $books }.
    .everywhere = { $player } говорит «{ $value }»: это против допущения; ни одни из выбранных правил об этом не говорят.
ui-ruling-hangs = От чего это зависит
ui-ruling-hangs-none = Ни один из проверенных вариантов правил этого не меняет.
ui-ruling-parts = Где правила расходятся
ui-ruling-unknown = Карты, которых никто не назвал
ui-ruling-branch = { $condition }: { $answer }
    .likely = { $condition }: { $answer } (вероятность { $fraction }, около { $percent } %)
ui-ruling-readings = Два прочтения
ui-ruling-reading = { $meaning } ({ $sources }): { $answer }
    .used = { $meaning } ({ $sources }): { $answer }, принято здесь
ui-ruling-refused = Строка { $line }: { $heading }. { $reason } { $instead }
ui-ruling-why = Почему, по каждым правилам
ui-ruling-steps = Шаги
ui-ruling-case = Ситуация
ui-ruling-link = Чтобы переслать
ui-ruling-note = Примечание
ui-ruling-status = Разбор { $id }, { $status }.
    .own = Ваша собственная ситуация, никем не проверена.
ui-ruling-untitled = ситуация
ui-ruling-wrong = Строка { $line }, { $book }: разбор ожидает ответ «{ $expected }».

ui-standing-settled = решено: так сказано в правилах
ui-standing-follows = следует из другого абзаца
ui-standing-silent = правила молчат: принято допущение
ui-standing-contradicts_itself = правила противоречат себе
ui-standing-house_rule = домашнее правило этого стола

ui-authority-rulebook = буклет
ui-authority-sheet = лист правил
ui-authority-card_face = надпись на карте
ui-authority-rulings_that_agree = согласные разъяснения
ui-authority-open = открыто: разъяснения расходятся, или их нет
ui-authority-house_rule = не из правил
ui-authority-none = источник не указан
