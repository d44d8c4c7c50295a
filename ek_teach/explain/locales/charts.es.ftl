# Español: los gráficos de muchas partidas, y las palabras que acompañan a cada gráfico.

chart-same-words = { $title }: lo mismo en palabras
chart-picture = [imagen] { $title }
chart-in-english = Este ordenador no tiene ningún tipo de letra con caracteres chinos, así que los rótulos de la imagen están en inglés.
chart-try = Pruébalo

## What they have in common; $results is how many results, $books how many rulebooks are drawn

chart-played = { $results ->
    [1] { $games } partidas
   *[other] { $games } partidas en cada caso
 }{ $books ->
    [1] { " con el reglamento «" }{ $book }»
   *[other] { "" }
 }, { $players } participantes, intervalos del { $intervals }.
chart-seat = { $number ->
    [1] asiento 1 (empieza)
   *[other] asiento { $number }
 }

## Who wins; $rate is how often, $sign which of the three it is

chart-win-title = Quién gana, y hasta qué punto es seguro
chart-seat-title = Qué asiento gana, y hasta qué punto es seguro
chart-even = A partes iguales: { $share }.
chart-even-of = { $name }, a partes iguales: { $share }.
chart-row = { $than ->
    [more] { $sign } { $name }: gana el { $rate } ({ $range }), más que a partes iguales.
    [less] { $sign } { $name }: gana el { $rate } ({ $range }), menos que a partes iguales.
   *[unsure] { $sign } { $name }: gana el { $rate } ({ $range }), sin diferencia apreciable con las partes iguales.
 }
chart-key = ▶ más que a partes iguales   ◀ menos   ○ sin diferencia apreciable
chart-even-tick = partes iguales
chart-even-heading = a partes iguales { $share }
chart-points = puntos porcentuales de diferencia con las partes iguales

## How long a game lasts

chart-length-title = Cuántos turnos dura una partida
chart-length-row = { $name }: { $mean } turnos en promedio ({ $range }), mediana { $median }; nueve de cada diez partidas duran { $nine }.
chart-length-key = Línea vertical: mediana. Barra: nueve de cada diez partidas. Altura: cuántas partidas.
chart-length-side = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
 }
chart-length-x = turnos; cada turno pendiente cuenta como uno

## Who explodes when; $number is which explosion it is

chart-explosion-title = Quién explota y cuándo
chart-explodes = Explosión { $number }, en promedio en el turno { $turn } ({ $range }): { $shares }.
chart-explodes-of = { $name }: explosión { $number }, en promedio en el turno { $turn } ({ $range }): { $shares }.
chart-stays = Sin explotar: { $shares }.
chart-stays-of = { $name }: sin explotar: { $shares }.
chart-known = Cada parte se conoce con un error de { $points } puntos o menos.
chart-head = explosión { $number }
chart-head-short = expl. { $number }
chart-head-turn = turno { $turn }
chart-head-stays = queda
