# Русский: что команды выводят помимо того, о чём их просят. $file, $folder и $path — имена файлов.

## Where something stands

command-standard-input = стандартный ввод
command-place = { $file }, строка { $line }
command-place-under = по правилам { $book }
    .further = { $place }, по правилам { $book }

## The lessons

command-lab-copied = Уроки лежат здесь: { $folder }
command-lab-kept = Оставлены такими, какими вы их сохранили: { $files }. Чтобы получить урок заново, переименуйте или удалите свой и запустите ещё раз.
command-lab-starts = JupyterLab запускается; Ctrl-C завершает его. Если браузер не откроется, скопируйте в него адрес, который появится ниже.
command-site-pyodide = Python для браузера
command-site-packages = Пакеты
command-site-lessons = Уроки
command-site-jupyterlite = JupyterLab для браузера
command-site-built = Сайт лежит здесь: { $folder }. Чтобы открыть его, наберите там: python serve.py

## Ctrl-C

command-stopped = остановлено.

## While cases are run, before a bar that grows

command-cases-running = разборы

## Is this computer ready? The name of what was looked at, and what was found

doctor-mark =
    .good = да
    .bad = НЕТ
doctor-ready = Всё готово. Начните с команды: ek-teach lab
doctor-python =
    .found = { $version }, { $path }
    .old = { $version }, { $path }; нужен Python { $needed } или новее
doctor-packages = пакеты
    .missing = не хватает: { $names }; установите ek-teach заново
doctor-lab =
    .found = { $version } запускается
    .fails = не запускается ({ $error }); установите ek-teach заново
doctor-lessons = уроки
    .found = { $number ->
        [one] { $number } файл в папке { $folder }
        [few] { $number } файла в папке { $folder }
        [many] { $number } файлов в папке { $folder }
       *[other] { $number } файла в папке { $folder }
     }
doctor-folder = право записи
    .fails = в папку { $folder } нельзя записывать ({ $reason }); перейдите в свою папку
doctor-browser = браузер
    .found = открывается сам
    .missing = сам не открывается; скопируйте в него адрес, который покажет `ek-teach lab`
doctor-terminal = терминал
    .found = в кодировке { $encoding } есть все буквы
    .lacks = в кодировке { $encoding } не хватает букв; задайте PYTHONUTF8=1 или используйте --output FILE
doctor-graphviz =
    .found = dot: { $path }
    .missing = dot не найден в PATH; он и не нужен
doctor-extra =
    .found = { $purpose }: { $modules } — можно импортировать
    .missing = { $purpose }: { $modules } — не установлено и нужно только для этого; введите в папке проекта { $command }
doctor-extra-theory = Gambit и OpenSpiel в уроках 15 и 17
doctor-extra-nbgrader = задания для nbgrader
doctor-extra-site = сайт с уроками для компьютеров, где ничего не устанавливают
