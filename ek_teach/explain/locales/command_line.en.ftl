# English: what commands print besides what they were asked for. $file, $folder and $path are names of files.

## Where something stands

command-standard-input = standard input
command-place = { $file }, line { $line }
command-place-under = under { $book }
    .further = { $place }, under { $book }

## The lessons

command-lab-copied = The lessons are in { $folder }.
command-lab-kept = Kept as you left them: { $files }. To get one afresh, rename or delete yours and start again.
command-lab-starts = JupyterLab starts; Ctrl-C ends it. If no browser opens, copy the address below into one.
command-site-pyodide = Python for the browser
command-site-packages = Packages
command-site-lessons = Lessons
command-site-jupyterlite = JupyterLab for the browser
command-site-built = The site is in { $folder }. To open it, type there: python serve.py

## Ctrl-C

command-stopped = stopped.

## While cases are run, before a bar that grows

command-cases-running = cases

## Is this computer ready? The name of what was looked at, and what was found

doctor-mark =
    .good = ok
    .bad = NO
doctor-ready = Ready. Begin with: ek-teach lab
doctor-python =
    .found = { $version } at { $path }
    .old = { $version } at { $path }; Python { $needed } or newer is needed
doctor-packages = packages
    .missing = missing: { $names }; install ek-teach again
doctor-lab =
    .found = { $version } starts
    .fails = it does not start ({ $error }); install ek-teach again
doctor-lessons = lessons
    .found = { $number ->
        [one] 1 file in { $folder }
       *[other] { $number } files in { $folder }
     }
doctor-folder = write access
    .fails = { $folder } cannot be written to ({ $reason }); change to a folder of your own
doctor-browser = browser
    .found = opens by itself
    .missing = none opens by itself; copy the address that `ek-teach lab` prints into one
doctor-terminal = terminal
    .found = its encoding { $encoding } has all letters
    .lacks = its encoding { $encoding } lacks some letters; set PYTHONUTF8=1, or use --output FILE
doctor-graphviz =
    .found = dot at { $path }
    .missing = no dot on the PATH; it is not needed
doctor-extra =
    .found = { $purpose }: { $modules } can be imported
    .missing = { $purpose }: { $modules } not installed, and only needed for that; in the folder of the project, type { $command }
doctor-extra-theory = Gambit and OpenSpiel in lessons 15 and 17
doctor-extra-nbgrader = assignments for nbgrader
doctor-extra-site = a site with the lessons, for computers that install nothing
