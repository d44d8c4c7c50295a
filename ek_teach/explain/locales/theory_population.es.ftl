# Español: torneos, y poblaciones en las que se imita a quien gana.

## Tables and charts

population-duels-title = Con qué frecuencia la fila gana a la columna
population-invasions-title = Una sola persona de la columna entre las de la fila
population-shares-title = A quién se imita: las cuotas de las estrategias
population-column-strategy = estrategia
population-column-among = entre
population-line = { $strategy }: { $first } al principio, { $most } como mucho (generación { $generation }), { $last } tras { $generations } generaciones.
population-below = Altura: la parte de la población que juega así.
population-x = generaciones
population-legend = al final
population-rest = { $shares }: { $stability ->
    [stable] estable
    [unstable] inestable
   *[neutral] neutro
 }

## How it was found

method-tournament = { $games } partidas simuladas en cada una de las { $kinds } clases de mesa, intervalos de Wilson del { $confidence }
method-generation = { $tables } mesas al azar de { $players }, una partida en cada una, intervalos de Wilson del { $confidence }
method-steps = dinámica del replicador discreta, un paso por generación
method-flow = ecuación del replicador, solve_ivp de scipy (Runge-Kutta 4/5)
method-single = una sola estrategia sigue siendo lo que es
method-equations = ecuaciones lineales, resueltas en fracciones
method-roots = raíces del polinomio según el cual una gana más que la otra
method-searched = raíz hallada por scipy, desde { $places } puntos de partida

## What is assumed

assume-large = La población es tan grande que el azar se compensa, y las mesas se llenan al azar.
assume-copied = Se imita sin errores a quien gana, y nadie prueba nada nuevo.
assume-estimates = Los pagos son estimaciones: { $method }.
assume-one-strategy = Cada cual mantiene una estrategia durante toda la partida.
assume-silent = Donde el reglamento «{ $book }» no dice nada: { $assumed }.
