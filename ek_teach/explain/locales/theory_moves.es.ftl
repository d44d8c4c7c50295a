# Español: cuánto vale un movimiento, y quién se queda con los turnos que acumulan los Ataques.

## Attack chains; $owed is a number of turns, $attacks how many Attacks came before

chain-none = Nadie juega { CARD("ATTACK") }: { $move }.
chain-holder = { $attacks ->
    [one] 1 { CARD("ATTACK") }, y a { $player } le quedan { $owed } turnos pendientes.
   *[other] { $attacks } cartas { CARD("ATTACK") }, y a { $player } le quedan { $owed } turnos pendientes.
 }
chain-assume-safe = En el mazo hay gatitos ({ $kittens }) y cartas que solo pueden robarse ({ $safe }); nadie tiene una carta { CARD("NOPE") } ni una carta { CARD("SKIP") }.
chain-assume-first = La cadena termina con el primer robo.
chain-title = La patata caliente
chain-control-seat = Ataques en la mano de { $player }
chain-control-safe = Cartas seguras en el mazo
chain-control-owed = Turnos pendientes de { $player } al principio
chain-control-book = Reglamento
chain-ordinary = un turno normal
chain-owes = { $owed } por un Ataque
chain-table = Paso a paso, si cada persona juega lo mejor posible
chain-column-player = participante
chain-column-owes = turnos pendientes
chain-column-move = juega
chain-column-worth = probabilidad de ganar
chain-column-else = si no
chain-nothing-else = ningún otro movimiento
chain-bars = Probabilidad de ganar de cada participante
chain-turns = Turnos pendientes tras Ataques seguidos

## The value of a move; $cards is how many lie in the pile

moves-title = Robar o no robar
moves-control-pile = Cartas en el mazo, contando el gatito
moves-control-rival = { $player } tiene
moves-control-defuses = Quién tiene una { CARD("DEFUSE") }
moves-nobody = nadie
moves-only = solo { $player }
moves-both = las dos personas
moves-nothing = ninguna otra carta
moves-answer = { $cards ->
    [one] Con 1 carta en el mazo, { $best } ({ $value }).
   *[other] Con { $cards } cartas en el mazo, { $best } ({ $value }).
 }
moves-best-one = lo mejor para { $player } es: { $move }
moves-best-many = son igual de buenos para { $player }: { $moves }
moves-worst = Lo peor es: { $move } ({ $value }).
moves-draw = robar
moves-table = Probabilidad de ganar de { $player }, según el primer movimiento
moves-column-pile = cartas
moves-bars = Cuánto vale cada primer movimiento con { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 } en el mazo
moves-bar = { $sign } { $move }: { $value }
moves-mark-best = lo mejor
moves-exact = Exacto, por { $method }.
