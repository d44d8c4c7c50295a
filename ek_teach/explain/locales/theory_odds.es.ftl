# Español: cómo se calcula, paso a paso, la probabilidad de que haya un gatito entre las próximas cartas.
# $safe of $left cards are no Kitten; $factors, $product and $rest are products as 33/35 × 32/34.

odds-derive-ask = { $draws ->
    [one] Cuenta el buen final: la carta es segura, es decir, no es un { CARD("EXPLODING_KITTEN") }.
   *[other] Cuenta el buen final: las { $draws } cartas son seguras, es decir, ninguna es un { CARD("EXPLODING_KITTEN") }.
 }
odds-derive-factor = { $before ->
    [0] Carta { $number }: de las { $left } cartas desconocidas, son seguras { $safe }. El factor es { $factor }.
   *[other] Carta { $number }: las anteriores han sido seguras, así que de las { $left } cartas desconocidas que quedan son seguras { $safe }. El factor es { $factor }.
 }
odds-derive-known = Carta { $number }: se sabe que es segura. El factor es 1.
odds-derive-kitten = Carta { $number }: se sabe que es un { CARD("EXPLODING_KITTEN") }. El factor es 0, y el producto también.
odds-derive-none-safe = Carta { $number }: no queda ninguna carta segura. El factor es 0, y el producto también.
odds-derive-product = Una tras otra significa multiplicar: { $factors }.
odds-derive-cancel = { $many ->
    [one] { $gone } está arriba y abajo, así que se simplifica. Queda { $rest }.
   *[other] { $gone } están arriba y abajo, así que se simplifican. Queda { $rest }.
 }
odds-derive-safe = La probabilidad del buen final es { $safe }, o sea, el { $percent } %.
odds-derive-chance = Lo que falta hasta 1 es la probabilidad de al menos un { CARD("EXPLODING_KITTEN") }: 1 − { $safe } = { $chance }, o sea, el { $percent } %.
odds-derive-dead = Ningún camino lleva al buen final, así que sale con certeza un { CARD("EXPLODING_KITTEN") }.

## What the results assume

odds-assume-orders = Todos los órdenes de las cartas desconocidas son igual de probables; que alguien haya escondido un gatito a propósito no se tiene en cuenta.
odds-assume-no-return = Se pregunta solo por el primer { CARD("EXPLODING_KITTEN") }; antes de él nadie baraja ni vuelve nada al mazo.
odds-assume-kittens = Hay un { CARD("EXPLODING_KITTEN") } menos que personas en juego.
odds-assume-whole-deck = Cuando el reglamento permite a la mesa omitir una fase de la preparación, se omite.

## How it was found

method-hypergeometric = distribución hipergeométrica de los gatitos entre las cartas desconocidas
method-factors = producto de las probabilidades de que cada carta sea segura si lo han sido las anteriores
method-set-up = la preparación del propio motor; los promedios son sumas sobre las cartas del mazo
method-deals = { $trials } repartos de las cartas desconocidas, de las que se roba con el motor
odds-counted = { $share } de { $trials } ({ $range })

## Tables and charts; $chances is a row of odds-chart-cards

odds-frame-title = La probabilidad de un gatito
odds-column-cards = cartas
odds-column-within = alguna lo es
odds-column-here = la última es el primer gatito
odds-column-after = la última, si ninguna antes
opening-title = Al terminar la preparación
opening-column-rulebook = reglamento
opening-column-players = participantes
opening-column-pile = cartas en el mazo
opening-column-kittens = gatitos
opening-column-first = primera carta
opening-column-safe = cartas seguras antes de un gatito, en promedio
odds-chart-title = Un gatito entre las próximas cartas
odds-chart-line = { $kittens ->
    [one] { $kittens } gatito
   *[other] { $kittens } gatitos
 } entre { $unknown ->
    [one] { $unknown } carta desconocida
   *[other] { $unknown } cartas desconocidas
 }. { $chances }.
odds-chart-cards = { $draws ->
    [one] { $draws } carta: { $chance }
   *[other] { $draws } cartas: { $chance }
 }
odds-chart-below = Altura: la probabilidad de que al menos una de tantas cartas sea un gatito.
odds-chart-x = cartas robadas, o turnos pendientes
odds-chart-legend = { $name } ({ $kittens } de { $unknown })
