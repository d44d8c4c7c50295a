# Español: ejercicios que se corrigen solos.

## An exercise

exercise-for = Para { $student }
exercise-for-class = Para { $student }, { $course }

## What became of an answer

exercise-open = Aún sin respuesta.
exercise-right = Correcto: { $answer }.
exercise-wrong = No es así: { $answer }.
exercise-unreadable = Esto no puede leerse como respuesta. { $problem }

## Where a wrong answer parts from the right one; steps are counted as in the step-through, 0 is the situation

exercise-agree = { $step ->
    [0] Coincidimos en dónde empieza; en el paso 1 nos separamos.
   *[other] Hasta el paso { $step } coincidimos; en el paso { $next } nos separamos.
 }
exercise-part-at-once = Nos separamos antes del primer paso.
exercise-was-so = { $step ->
    [0] Al principio el resultado era { $count }; el paso { $next } lo cambia.
   *[other] Tras el paso { $step } el resultado era { $count }; el paso { $next } lo cambia.
 }
exercise-last-change = Antes del paso { $next } el resultado es { $count }; mira en qué lo convierte el paso { $next }.
exercise-no-change = Vuelve a mirar el principio: ningún paso cambia lo que dice.
exercise-so-far = Hasta aquí
exercise-here = Paso { $step }: { $heading }

## How answers are written; $given is what somebody wrote

exercise-answer-whole = Se pide un número entero, de { $least } a { $most }.
    .of = Se pide un número entero ({ $unit }), de { $least } a { $most }.
exercise-answer-number = Se pide una fracción como 31/8, que debe ser exacta, o decimales, que pueden desviarse { NUMBER($off, maximumFractionDigits: 12) }.
exercise-answer-chance = Se pide una fracción como 3/8, que debe ser exacta, o bien 0,375 o 37,5 %, que pueden desviarse { NUMBER($off, maximumFractionDigits: 12) } o { NUMBER($percent, maximumFractionDigits: 12) } %.
    .bounds = Una probabilidad va de 0 a 1, o de 0 % a 100 %.
exercise-answer-bounds = El número va de { $least } a { $most }.
    .least = El número es al menos { $least }.
    .most = El número es como mucho { $most }.
exercise-answer-near = Está cerca, pero se desvía más de { NUMBER($off, maximumFractionDigits: 12) }; da más decimales, o una fracción.
exercise-answer-choice = Se pide una de estas opciones: { $options }.
exercise-answer-name = Se pide un nombre: { $names }.
    .several = Se piden uno o varios nombres, con comas: { $names }.
    .one = Se pide un solo nombre, no { $number }.
exercise-answer-move = Se pide un movimiento: { $options }.
    .draw = robar
exercise-answer-given = Lo escrito es { $given }.
    .near = Lo escrito es { $given }; ¿se quería decir { $near }?
exercise-or = { $one } o { $other }

# What may be counted, and below it all the words that are read as it; then the words for 0 to 10.
exercise-unit-cards = cartas
    .said = carta cartas
exercise-unit-turns = turnos
    .said = turno turnos
exercise-number-words = cero uno/un/una dos tres cuatro cinco seis siete ocho nueve diez

## On paper

exercise-note-played = Se juega según «{ $book }» ({ $id }).
exercise-note-hidden = Sin decir en el mazo al principio: { $cards ->
    [one] 1 carta, { $kittens ->
        [0] que no es un gatito.
       *[other] que es un gatito.
     }
   *[other] { $cards } cartas, { $kittens ->
        [0] ninguna de ellas un gatito.
        [one] una de ellas un gatito.
       *[other] { $kittens } de ellas gatitos.
     }
 }
exercise-worksheet = Hoja de ejercicios
    .marked = Hoja de ejercicios { $mark }
    .answer = Respuesta:
exercise-key = Soluciones
    .course = Soluciones para { $course }
    .reader = para quien enseña
    .caption = Para quien enseña
    .marked = De la hoja de ejercicios { $mark }
    .decimals = { $fraction } { $sign } { NUMBER($decimals, maximumFractionDigits: 4) }

## The results of a class

exercise-sheet = Resultados de los ejercicios
    .student = nombre
    .course = curso
    .exercise = ejercicio
    .tries = intentos
    .right = correcto
    .answer = respuesta
exercise-collect-false = { $student }, { $exercise }: { $said ->
    [right] la hoja dice que es correcto, pero { $answer } no lo es.
   *[wrong] la hoja dice que no es correcto, pero { $answer } lo es.
 }
exercise-collect-unknown = { $exercise }: aquí no existe tal ejercicio, así que { $rows ->
    [one] 1 fila queda como dicen las hojas
   *[other] { $rows } filas quedan como dicen las hojas
 }; si es un ejercicio propio, carga antes su archivo, en la línea de comandos con --from FILE.py.
exercise-collect-marking = respuestas
exercise-class-missing = { $student }: no se ha entregado nada.
exercise-class-incomplete = { $student }: falta una respuesta legible a { $exercises }.
exercise-class-unknown = { $student }: este nombre no está en la lista de la clase.
exercise-list-lesson = Lección { $lesson }
    .none = Sin lección

## An assignment for nbgrader

exercise-assignment = Ejercicios
    .name = Escribe tu nombre en la celda siguiente, tal como está en la lista de la clase, y ejecuta la celda. Los números dependen del nombre, así que escríbelo siempre igual.
    .answer = Debajo de cada ejercicio, escribe la respuesta en lugar de los tres puntos, borra las líneas que siguen y ejecuta las celdas.
    .try = Puedes intentarlo tantas veces como quieras: una respuesta equivocada se recorre hasta el punto en que se separa de la correcta.
    .student = tu nombre entre las comillas
    .graded = Esta celda se califica: pasa si la respuesta de arriba es correcta.
    .written = La tarea está en { $path }.
    .next = Después, en la carpeta del curso:
    .once = cuando esté en { $path }
