# Español: lo que muestran los comandos además de lo que se les pide. $file, $folder y $path son nombres de archivos.

## Where something stands

command-standard-input = entrada estándar
command-place = { $file }, línea { $line }
command-place-under = según el reglamento «{ $book }»
    .further = { $place }, según el reglamento «{ $book }»

## The lessons

command-lab-copied = Las lecciones están en { $folder }.
command-lab-kept = Se conservan tal como las dejaste: { $files }. Para tener una de nuevo como estaba al principio, renombra o borra la tuya y vuelve a empezar.
command-lab-starts = JupyterLab arranca; Ctrl-C lo termina. Si no se abre ningún navegador, copia en uno la dirección de abajo.
command-site-pyodide = Python para el navegador
command-site-packages = Paquetes
command-site-lessons = Lecciones
command-site-jupyterlite = JupyterLab para el navegador
command-site-built = El sitio está en { $folder }. Para abrirlo, escribe allí: python serve.py

## Ctrl-C

command-stopped = interrumpido.

## While cases are run, before a bar that grows

command-cases-running = casos

## Is this computer ready? The name of what was looked at, and what was found

doctor-mark =
    .good = sí
    .bad = NO
doctor-ready = Todo listo. Empieza con: ek-teach lab
doctor-python =
    .found = { $version } en { $path }
    .old = { $version } en { $path }; hace falta Python { $needed } o posterior
doctor-packages = paquetes
    .missing = faltan: { $names }; vuelve a instalar ek-teach
doctor-lab =
    .found = { $version } arranca
    .fails = no arranca ({ $error }); vuelve a instalar ek-teach
doctor-lessons = lecciones
    .found = { $number ->
        [one] 1 archivo en { $folder }
       *[other] { $number } archivos en { $folder }
     }
doctor-folder = permiso de escritura
    .fails = no se puede escribir en { $folder } ({ $reason }); cambia a una carpeta tuya
doctor-browser = navegador
    .found = se abre solo
    .missing = no se abre ninguno solo; copia en uno la dirección que muestra `ek-teach lab`
doctor-terminal = terminal
    .found = su codificación { $encoding } tiene todas las letras
    .lacks = a su codificación { $encoding } le faltan letras; pon PYTHONUTF8=1, o usa --output FILE
doctor-graphviz =
    .found = dot en { $path }
    .missing = no hay dot en el PATH; no hace falta
doctor-extra =
    .found = { $purpose }: se puede importar { $modules }
    .missing = { $purpose }: sin instalar { $modules }, que solo hace falta para eso; en la carpeta del proyecto, escribe { $command }
doctor-extra-theory = Gambit y OpenSpiel en las lecciones 15 y 17
doctor-extra-nbgrader = tareas para nbgrader
doctor-extra-site = un sitio con las lecciones, para ordenadores en los que no se instala nada
