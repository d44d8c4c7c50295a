# Español: lo que ofrece el recorrido además de ir paso a paso: reproducir, saltar, ¿y si…?, predecir, sentarse a jugar,
# el diagrama. Donde un mensaje contiene { "{number}" } o algo parecido, lo completa la propia página.

## Running and jumping

ui-run = Reproducir
ui-pause = Pausa
ui-speed = Ritmo
ui-speed-seconds = { "{seconds}" } s por paso
ui-kind = Clase de suceso
ui-earlier = Anterior
ui-later = Posterior
ui-no-more = En esa dirección no hay ninguno.
ui-owed-count = Turnos pendientes: { "{number}" }
ui-forks = Ramas desde aquí: { "{number}" }
ui-big = Tamaño para proyector
ui-close = Cerrar
ui-save = Guardar
ui-cancel = Cancelar
ui-again = Reintentar

## Keys

ui-keys-title = Teclas
ui-key-home = Inicio
ui-key-end = Fin
ui-key-space = Espacio
ui-key-escape = Esc
ui-key-step = un paso atrás, un paso adelante
ui-key-ends = al principio, al final
ui-key-run = reproducir y pausar
ui-key-kind = al suceso anterior, al posterior de la clase elegida
ui-key-nodes = de nodo en nodo por el diagrama; Intro abre uno
ui-key-leave = cerrar el panel
ui-key-help = estas teclas

## Who looks, and in which language

ui-language = Idioma
ui-eyes = Qué se muestra

## What the kernel says

ui-asking = Preguntando…
ui-no-answer = El kernel no responde; aún se puede recorrer lo que ya está aquí.
ui-not-here = Esta página no contiene eso; ábrela con un kernel en marcha.

## Moves

ui-what-if = ¿Y si…?
ui-what-if-lead = Elige aquí otro movimiento: con él empieza una rama propia.
ui-waits = La partida espera a: { "{who}" }.
ui-moves-of = Movimientos: { "{player}" }
ui-nobody = El azar, o toda la mesa
ui-no-moves = Aquí nadie puede mover.

## Branches

ui-branches = Ramas
ui-record = La partida tal como se jugó
ui-branch-number = Rama { "{number}" }
ui-branch-here = { "{name}" } (a la vista)
ui-branch-steps = pasos: { "{steps}" }
ui-branch-from = desde el paso { "{step}" }; pasos: { "{steps}" }
ui-rename = Renombrar
ui-rename-to = Nombre nuevo
ui-drop = Borrar
ui-drop-sure = ¿Borrar «{ "{name}" }» y las ramas que empiezan en ella?
ui-drop-yes = Borrar «{ "{name}" }»
ui-notation = Como texto
ui-copy = Copiar
ui-copied = Copiado.
ui-not-copied = No se ha podido copiar; el texto está seleccionado.
ui-compare = Comparar
ui-compare-with = Comparar con
ui-differs = distinto
ui-step-column = Paso

## Predict

ui-predict = Predecir
ui-predict-lead = El paso { "{number}" } está oculto. ¿Qué será?
ui-predict-who = ¿Quién actúa?
ui-predict-what = ¿Qué ocurre?
ui-predict-owed = ¿Cuántos turnos pendientes tendrá entonces quien esté en su turno?
ui-check = Comprobar
ui-predict-none = Responde al menos a una pregunta.
ui-predict-shown = Este es el paso { "{number}" }; los motivos lo acompañan.
ui-predict-found = Respuestas dadas
ui-predict-right = acierto
ui-predict-wrong = no es así
ui-predict-open = sin responder
ui-predict-on = Continuar
ui-predict-end = Ya no hay nada oculto: aquí termina.
ui-predict-restart = Empezar de nuevo
ui-score = Aciertos: { "{right}" } de { "{asked}" }

## Taking a seat

ui-take-seat = Sentarse a jugar
ui-take-seat-lead = Sigue jugando desde el paso que se muestra; el resto de la mesa responde.
ui-seat = Asiento
ui-opponents = Estrategia del resto
ui-start = Empezar
ui-you-are = Juegas como { "{player}" }. El resto de la mesa: { "{opponents}" }.
ui-your-move = Te toca mover
ui-play-over = La partida ha terminado.
ui-odds = Probabilidades
ui-new-game = Partida nueva
ui-behind = Estás viendo un paso anterior. Se mueve al final de la partida.
ui-newest = Ir a donde se mueve

## The diagram

ui-diagram = Diagrama
ui-zoom = Zoom
ui-zoom-in = Ampliar
ui-zoom-out = Reducir
ui-zoom-fit = Ajustar
ui-near = Solo nodos vecinos
ui-node-leads = Lleva a
ui-node-visits = Visitado en
ui-node-unvisited = aún no
