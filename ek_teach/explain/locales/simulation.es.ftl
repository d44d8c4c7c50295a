# Español: lo que dicen muchas partidas, como tabla de texto, y la orden que las juega.

simulation-heading = { $games } partidas con el reglamento «{ $book }», { $players } participantes, semilla { $seed }, { $seats ->
    [turns] asientos rotatorios
   *[fixed] asientos fijos
 }
simulation-stopped = { $heading }; se han detenido antes de { $goal }
simulation-column-strategy = estrategia
simulation-column-rate = gana
simulation-column-interval = intervalo del { $confidence }
simulation-column-first = explota primero
simulation-length = Una partida dura { $mean } turnos ({ $range }); nueve de cada diez duran { $nine }.
simulation-not-looked = No se ha mirado qué se supone donde el reglamento no dice nada: se ha detenido.
simulation-assumed = Supuesto donde el reglamento no dice nada: { $assumed }.
simulation-game = Partida { $number } de la semilla { $seed }
simulation-turns-mean = turnos, media

## The command; $command is typed as it stands

simulation-none = detenido antes de contar ninguna partida.
simulation-keep = detenido tras { $games } partidas; para poder seguir en otro momento, guárdalas con --output FILE.json.
simulation-go-on = detenido tras { $games } partidas; para seguir: { $command }

## While they are played; $strategy is one of one's own that other processes do not know

simulation-workers-gone = los procesos de trabajo ya no están; las demás partidas se juegan aquí.
simulation-workers-unknown = los procesos de trabajo ya no están (quizá no conocen { $strategy }; escríbela en un archivo propio); las demás partidas se juegan aquí.
simulation-no-numba = numba no está instalado, así que juega el motor legible: las mismas partidas, unas cien veces más despacio.
simulation-unit = partidas
