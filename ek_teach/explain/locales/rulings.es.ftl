# Español: dictámenes sobre situaciones dudosas.

## The answer as a sentence

finding-whose_turn = Es el turno de { $answer }.
    .nobody = No es el turno de nadie: la partida ha terminado.
finding-turns_owed = { $number ->
    [0] No hay ningún turno pendiente.
    [one] Hay un turno pendiente, el que está en curso.
   *[other] Hay { $number } turnos pendientes, contando este.
 }
    .player = { $number ->
    [0] { $player } no tiene ningún turno pendiente.
    [one] { $player } tiene un turno pendiente.
   *[other] { $player } tiene { $number } turnos pendientes, contando este.
 }
finding-who_may_nope = Ahora puede jugar una carta { CARD("NOPE") }: { $answer }.
    .nobody = Ahora nadie puede jugar una carta { CARD("NOPE") }.
finding-may = Está permitido: { $move }.
    .irregular = Está permitido, pero es irregular: { $move }. { $reason }
    .no = No está permitido: { $move }. { $reason }
finding-must = No hay elección: { $move }.
    .no = Hay elección; esto no es lo único que puede hacerse: { $move }.
    .cannot = No, eso ni siquiera está permitido: { $move }.
finding-who_wins = Ha ganado { $answer }.
    .nobody = Todavía no ha ganado nadie.
finding-is_out = { $player } está fuera de la partida.
    .no = { $player } sigue en juego.
finding-pile_size = { $number ->
    [0] El mazo está vacío.
    [one] En el mazo hay una carta.
   *[other] En el mazo hay { $number } cartas.
 }
finding-hand_size = { $number ->
    [0] { $player } no tiene cartas.
    [one] { $player } tiene una carta.
   *[other] { $player } tiene { $number } cartas.
 }
finding-happens = La jugada surte efecto.
    .no = La jugada no surte efecto.
finding-where = La carta ({ $card }) está en este lugar: { $answer }.
finding-knows = Esto sabe { $player } del mazo, de arriba abajo: { $answer }.
    .nothing = { $player } no sabe nada del mazo.
    .hand = Esto sabe { $player } de la mano de { $owner }: { $answer }.
finding-shuffle_ends = { $answer } decide cuándo se deja de barajar.
    .another = Otra persona dice basta.
finding-in_game = { $number ->
    [one] En juego hay una carta con este nombre: { $card }.
   *[other] En juego hay { $number } cartas con este nombre: { $card }.
 }
    .unknown = Nadie sabe cuántas cartas con este nombre hay en juego ({ $card }): algunas cartas han salido de la partida sin que nadie las viera.
finding-refused = Las jugadas se detienen antes de esta pregunta. { $heading }.
finding-depends = Depende de una carta que no se ha dicho.
    .many = Depende de cartas que no se han dicho, y las posibilidades son demasiadas para mirarlas todas; escribe algunas de esas cartas.

refusal-outcome = Lo escrito no puede haber ocurrido
    .instead = Escribe otro resultado, o suprímelo.

## What it hangs on

change-one = { $about }: { $meaning } ({ $option } = { $value }).
deciding = { $number ->
    [one] Con otra regla, la respuesta sería: { $answer }.
   *[other] Con otras reglas, la respuesta sería: { $answer }.
 }

## Where rulebooks part

parting = En la línea { $line }, «{ $step }».
    .plain = En la línea { $line }.
parting-option = { $about } ({ $option }): en { $left }, { $meaning } ({ $value }); en { $right }, { $meant } ({ $other }).

## Unknown cards

branch-hand = si las cartas desconocidas de { $player } contienen «{ $cards }»
    .not = si las cartas desconocidas de { $player } no contienen «{ $cards }»
branch-steal = si la carta tomada de { $player } es «{ $cards }»
branch-holds = si { $player } tiene la carta pedida («{ $cards }»)
    .not = si { $player } no tiene la carta pedida («{ $cards }»)
branch-reveal = si se roba «{ $cards }»
    .not = si no se roba ningún { CARD("EXPLODING_KITTEN") }
branch-place = si el gatito queda en el lugar { $number }
branch-and = { $first }, y { $second }
branch-ways = { $first }; o de { $number ->
        [one] una manera más
       *[other] { $number } maneras más
    }
branch-unknown = si se roba otra carta que no se ha dicho
    .steal = si la carta tomada de { $player } es otra que no se ha dicho
