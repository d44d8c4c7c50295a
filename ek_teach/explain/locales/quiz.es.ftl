# Español: cuestionarios.

## What is shown

quiz-title = Un cuestionario de { $number ->
    [one] una pregunta
   *[other] { $number } preguntas
 }
quiz-sheet = Hoja { $mark }
quiz-key = Soluciones de la hoja { $mark }
quiz-name = Nombre: ____________________
quiz-about = Elige una respuesta para cada pregunta. Lo que se muestra es todo lo que hace falta.
quiz-question = Pregunta { $number }
quiz-level = { $level ->
    [1] fácil
    [2] media
   *[3] difícil
 }
quiz-played = Reglamento: { $book }
quiz-seen = Se ve lo que ve { $player }; «?» es una carta que { $player } no conoce.
quiz-open = «?» es una carta que no se ha dicho.
quiz-made-by = Hecho con: { $command }

## Questions

quiz-next = ¿Qué ocurre a continuación, si nadie juega otra carta?
quiz-turn = ¿De quién es entonces el turno, si nadie juega otra carta?
quiz-rulebook = { $question } ¿Cuál de estos reglamentos responde «{ $answer }»?

## Answers

quiz-allowed = Sí, está permitido.
quiz-refused = No. { $reason }
quiz-stands = La jugada de { $owner } ({ $play }) surte efecto.
quiz-cancelled = La jugada de { $owner } ({ $play }) queda cancelada.
quiz-after-turn = Es el turno de { $player }, { $number ->
    [one] que solo tiene pendiente este.
   *[other] que tiene { $number } turnos pendientes, contando este.
 }

## Feedback

quiz-right = Correcto: { $answer }
quiz-wrong = No es así: { $answer }
quiz-right-one = La respuesta es { $letter }: { $answer }
quiz-otherwise = Según las reglas de { $books } sería distinto: { $answer }
quiz-no-further = Según las reglas de { $books } no todos los movimientos contados estarían permitidos.
quiz-book-says = { $book }: { $sentence }
quiz-from-case = De la colección de casos: «{ $title }» ({ $name })

## Taking it

quiz-your-answer = Respuesta ({ $letters }):
quiz-how-to-end = Responde con una letra. Con Ctrl-D o Ctrl-C se termina antes.
quiz-score = Aciertos: { $right } de { $answered } respuestas; el cuestionario tiene { $number ->
    [one] una pregunta.
   *[other] { $number } preguntas.
 }
quiz-needs-kernel = Para que se comprueben las respuestas, ejecuta la celda otra vez: la página contiene las preguntas, no las respuestas.
quiz-unread = La respuesta es una de las letras { $letters }, no { $given }.
quiz-searching = preguntas

ui-quiz-check = Comprobar
ui-quiz-next = Pregunta siguiente
ui-quiz-back = Pregunta anterior
ui-quiz-place = Pregunta { "{place}" } de { "{number}" }
ui-quiz-score = Aciertos hasta ahora: { "{right}" } de { "{answered}" }
ui-quiz-choose = Elige antes una respuesta.
ui-quiz-sources = Por qué
ui-quiz-waiting = Comprobando…
ui-quiz-right = acierto
ui-quiz-wrong = fallo
ui-quiz-open = sin responder
ui-quiz-signs = Qué significan los signos
ui-quiz-keys = Teclas: una letra elige una respuesta, Intro la comprueba, y otra vez Intro pasa a la siguiente.
