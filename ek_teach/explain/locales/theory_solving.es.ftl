# Español: cómo se resuelve un juego, en qué se apoya un resultado, y los momentos y las ramas del árbol de un juego.

## What stands under a result; $method is one of the messages below, $size how large the game is

solved-exact = Exacto, por { $method }.
solved-exact-of = Exacto, por { $method }; { $size }.
solved-within-of = Con un error de { $gap } como mucho, por { $method }; { $size }.
solved-not-exact = No exacto, por { $method }.
solved-assumed = Supuesto: { $sentence }
solved-positions = { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
 }
solved-wins = { $player } gana con probabilidad { $worth }
solved-paid = { $player } acaba con { $worth } de promedio
solved-chances = Probabilidades de ganar: { $chances }
solved-plays = { $plays } partidas, intervalos del { $confidence }
solved-unit = { $unit ->
    [positions] posiciones
   *[iterations] iteraciones
 }
regret-heading = Explotabilidad
regret-after = tras { $iterations } iteraciones: { $gap }

## How it was found

method-induction = inducción hacia atrás con las manos a la vista
method-linear = programación lineal (forma secuencial, HiGHS de scipy)
method-rounded = { $method }, con redondeo a fracciones que ninguna de las partes puede mejorar
method-gambit = programación lineal (forma secuencial, Gambit, en fracciones)
method-regret = minimización del arrepentimiento contrafáctico (CFR+ de OpenSpiel, { $iterations } iteraciones)
method-bayes = la regla de Bayes en un equilibrio hallado por { $method }
method-engine = simulación con el motor

## What is assumed

assume-beliefs = Las dos partes se atienen a este equilibrio, y cada una sabe que la otra lo hace.
assume-open-hands = Se ven todas las manos y todas las cartas que se roban.
assume-open-future = Lo que enseña { CARD("SEE_THE_FUTURE") } lo ve toda la mesa.
assume-first-of-equals = De los movimientos igual de buenos para una persona, se hace el primero.
assume-shuffled = { $place ->
    [chosen] Un gatito desactivado vuelve al mazo y se baraja; el reglamento «{ $book }» deja elegir el lugar a quien lo devuelve.
   *[random] Un gatito desactivado vuelve al mazo y se baraja; el reglamento «{ $book }» lo pone en un lugar al azar.
 }
assume-chosen = Quien desactiva un gatito elige el lugar; el reglamento «{ $book }» lo pone en uno al azar.
assume-openly = Un gatito desactivado se devuelve a la vista de toda la mesa; el reglamento «{ $book }» quiere que sea en secreto.
assume-defused = Quien puede desactivar un gatito siempre lo hace.
assume-no-combinations = No se juegan combinaciones.
assume-not-laid = En este juego no se juegan: { $cards }.
assume-nope-order = Se pregunta por orden de asientos quién responde a una carta, y una carta No se juega antes del efecto.
assume-stakes = Cuánto vale que esto surta efecto ({ $play }): { $worths }.
assume-kept = Una carta { CARD("NOPE") } que se guarda vale { $worth }; quien la juega renuncia a ello.
assume-kept-to = { $worth } para { $player }
assume-stake-of = { $player } { $worth }
assume-war-order = Se pregunta por orden de asientos quién responde, y nadie juega una carta No después del efecto.
assume-zero-sum = Lo que gana una persona lo pierde la otra.

## Hiding the Kitten

hiding-row = { $place }: con frecuencia { $chance }; vale { $known } si se sabe, { $met } contra la respuesta

## The tree: what a player knows at a moment, and what the branches are called

tree-size = { $nodes } nodos, { $ends } finales, { $sets } conjuntos de información
tree-holds = { $player }: { $cards }.
tree-then = { ", " }
tree-no-card = ninguna carta
tree-play = jugar { $cards }
tree-play-on = { $move } contra participante { $number }
tree-play-for = { $move } y pedir { $card }
tree-place = lugar { $number }
tree-card = { $kind ->
    [fetch] tomar { $card }
   *[give] dar { $card }
 }
tree-name = nombrar { $card }
tree-kind = { $kind ->
    [draw] robar
    [pass] dejar pasar
    [decline] omitirlo
    [proceed] seguir
    [defuse] desactivar
    [explode] explotar
   *[outcome] azar
 }
tree-draws-kitten = { $player } roba el gatito
tree-draws = { $player } roba
tree-draws-card = { $player } roba { $cards }
tree-hides = { $player } lo esconde
tree-puts = { $player } lo pone debajo de { $number }
tree-takes = { $player } toma { $cards }
tree-sees = { $player } ve { $cards }
tree-does = { $player }: { $move }

## Beliefs about what is hidden

belief-reached = { $moment } (se llega con probabilidad { $chance })
belief-then = { $first }, luego { $second }
belief-nothing = nada
