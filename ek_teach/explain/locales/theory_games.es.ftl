# Español: pequeños juegos resueltos: esconder el gatito, la guerra de cartas No, qué se cree de las cartas ocultas.

## Hiding the Kitten; $value, $known and $met are chances that the hider wins

hiding-place = { $kind ->
    [top] encima de todo
    [bottom] al fondo
   *[between] en el lugar { $number }
 }
hiding-value = { $hider } gana con probabilidad { $value }, si cada parte juega lo mejor posible.
hiding-nowhere = Ningún lugar sirve: { $seeker } gana esté donde esté el gatito.
hiding-top-holds = Ponerlo encima de todo es tan bueno como cualquier otro lugar: aunque { $seeker } supiera que está ahí, { $hider } ganaría con probabilidad { $known }.
hiding-top-known = A quien lo pone siempre encima de todo se le ve venir: entonces { $hider } gana solo con probabilidad { $known }.
hiding-no-place = Cualquier lugar fijo rinde menos que la mezcla: incluso el mejor ({ $place }) vale { $known } en cuanto { $seeker } lo conoce.
hiding-other-place = No hace falta ningún secreto: esconderlo { $place } vale lo mismo aunque { $seeker } lo sepa.
hiding-top-met = Mientras { $seeker } se limite a adivinar, ponerlo encima de todo también vale { $value }: lo malo es que se pueda prever.
hiding-top-worse = Y contra lo que hace { $seeker } en el equilibrio, ponerlo encima de todo vale { $met }, menos que otros lugares.
hiding-others = Puede que haya otras maneras de esconderlo igual de buenas; el valor es el mismo en todas.

# What the explorer of lesson 15 shows
hiding-explorer = El escondite
hiding-control-pile = Cartas en el mazo, contando el gatito
hiding-control-hider = { $hider } tiene
hiding-control-seeker = { $seeker } tiene
hiding-nothing = nada
hiding-answer = { $hider } gana con probabilidad { $value }. Esconde el gatito { $most }.
hiding-most = { $place } con probabilidad { $chance }
hiding-places = Dónde pone { $hider } el gatito
hiding-column-place = lugar
hiding-column-chance = con qué frecuencia
hiding-column-known = valor si { $seeker } lo sabe
hiding-column-met = valor contra su respuesta
hiding-replies = Qué hace entonces { $seeker }
hiding-column-hand = { $seeker } tiene
hiding-only-draws = { $seeker } solo puede robar.

## The Nope war

nope-explorer = La guerra de cartas No
nope-control-nopes = Cartas No entre las 8 cartas no vistas
nope-control-hand = Cartas no vistas en cada mano
nope-control-stake = Cuánto vale para Luis que el Ataque quede cancelado
nope-control-luis = Cuánto vale para Luis una carta No en la mano
nope-control-ana = Cuánto vale para Ana una carta No en la mano
nope-answer-always = Siempre que tiene una carta No, Luis la juega. El duelo vale { $value } para Luis.
nope-answer-never = Luis deja pasar el Ataque, tenga lo que tenga. El duelo vale { $value } para Luis.
nope-answer-some = Cuando tiene { $some }, Luis juega una carta No; cuando tiene { $quiet }, calla. El duelo vale { $value } para Luis.
nope-holding = { $number } en la mano
nope-moments = Quién juega una carta No
nope-column-moment = momento
nope-column-holds = cartas No en la mano
nope-column-chance = se llega aquí
nope-column-answered = puede haber respuesta
nope-column-plays = juega una carta No
nope-moment = { $played ->
    [0] { $player }, tras el Ataque
    [one] { $player }, tras 1 carta No
   *[other] { $player }, tras { $played } cartas No
 }
nope-nobody = Nadie puede tener una carta No, así que el Ataque surte efecto. El duelo vale { $value } para Luis.

## Bluff and belief

bluff-explorer = Farol y creencia
bluff-control-pile = Cartas en el mazo, contando el gatito
bluff-control-attacks = Ataques entre las cartas no vistas
bluff-control-cats = Gatos Tacocat entre las cartas no vistas
bluff-control-rulebook = Reglamento
bluff-control-move = Luis ha visto que
bluff-move-attack = Ana juega un Ataque
bluff-move-draw = Ana roba, y la carta es segura
bluff-answer = Que la carta oculta de Ana sea un Ataque: { $before } antes de que moviera, { $after } ahora.
bluff-never = En este equilibrio Ana nunca hace eso, así que la regla de Bayes no tiene nada que decir. Antes de que moviera, la carta oculta era un Ataque con probabilidad { $before }.
bluff-forced = Luis no sabe nada que no supiera antes: { $before }.
bluff-value = Ana gana con probabilidad { $value }.
bluff-strategies = Qué hace cada parte
bluff-column-moment = momento
bluff-ana-attack = Ana, con un segundo Ataque
bluff-ana-cat = Ana, con un gato Tacocat
bluff-luis = Luis, tras el Ataque de Ana
bluff-column-attack = juega un Ataque
bluff-beliefs = Qué cree Luis de la carta oculta
bluff-column-card = es
bluff-column-before = antes
bluff-column-after = ahora

## Counterfactual regret

regret-title = A qué distancia del equilibrio, ronda a ronda
regret-line = Tras { $iterations } { $iterations ->
    [one] iteración
   *[other] iteraciones
 }: { $gap }.
regret-below = Altura: cuánto podría ganar aún en promedio cada parte con la mejor respuesta; cada línea hacia abajo es diez veces menor.
regret-x = iteraciones (cada paso, diez veces más)
regret-y = explotabilidad
