# Español: lo que podría hacerse en un momento de un recorrido, ramas de un recorrido, probabilidades.

## Moves that are offered

walk-silence = Nadie juega una carta No
# $move is a move, $outcome what chance answers to it.
walk-outcome = { $move } → { $outcome }
walk-drawn = { $what ->
    [place] se sortea el lugar
   *[other] se sortea un orden nuevo
 }
walk-holds = la carta está en la mano
walk-holds-not = la carta no está en la mano
walk-no-kitten = ningún gatito
walk-some-card = alguna carta
walk-places = { $player } devuelve el gatito al mazo
walk-place = { $where ->
    [top] encima de todo
    [bottom] al fondo
   *[between] como carta { $number } desde arriba
 }

## Branches

walk-record = El registro: { $title }
walk-match = { $player } sigue jugando
walk-own-silence = Dejar pasar
