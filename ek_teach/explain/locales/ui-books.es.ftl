# Español: los reglamentos como texto, cuál de ellos está en una caja, y la lista de casos. $id es el nombre corto de un
# reglamento, $value un valor tal como está en los datos, $meaning lo que significa.

## Rulebooks

ui-books-one-in-full = Uno entero: ek-teach rulebooks zh. En qué se diferencian dos: ek-teach rulebooks es zh.
ui-books-title = { $title } ({ $id })
ui-books-numbering = Apartados: { $numbering }
ui-books-options = EN LO QUE LOS REGLAMENTOS PUEDEN DIFERIR
ui-books-rules = EN LO QUE COINCIDEN, O CALLAN TODOS
ui-books-here = Aquí: { $meaning }
ui-books-first-game = En una primera partida: { $meaning }
ui-books-reading = Lectura «{ $meaning }»:
ui-books-assumption = Supuesto: { $assumption } Motivo: { $because }
ui-books-replaces = Sustituye a «{ $meaning }» ({ $standing }):
ui-books-note = Nota: { $note }
ui-books-says = { $id }: { $meaning } ({ $value })  [{ $standing }]
ui-books-agree = { $left } y { $right } coinciden en todo.
ui-books-differ = { $left } y { $right } difieren en { $number ->
    [one] 1 punto
   *[other] { $number } puntos
 }.

## Which rulebook lies in a box

ui-box-nothing-yet = Responde a una o dos preguntas; deja en blanco lo que no sepas.
ui-box-unknown = No lo sé
ui-box-friend = La otra persona cita
ui-box-follows = Tu caja sigue { $books }
ui-box-alike = De momento encajan por igual: { $books }
ui-box-nearest = Ningún reglamento encaja en todo; los más cercanos: { $books }
ui-box-all = Todos, del que mejor encaja al que menos:
ui-box-fit = { $id }: coincide en { $agrees }, difiere en { $differs }
    .options = { $id }: coincide en { $agrees }, difiere en { $differs } ({ $options })
    .silent = { $told }, no dice nada en { $silent }
ui-box-how = Cómo encaja cada reglamento
ui-box-rulebook = Reglamento
ui-box-agrees = Coincide
ui-box-differs = Difiere
ui-box-silent = No lo dice
ui-box-none = nada
ui-box-same = Ambas partes citan el mismo reglamento, { $id }.
ui-box-friends-book = En qué difiere el otro reglamento

## The list of cases

ui-cases-none = No se ha encontrado ningún caso.
ui-cases-none-failing = Todos los casos dan lo que esperan.
ui-cases-fewer = Prueba con menos palabras, o con el nombre de una carta en uno de los cinco idiomas; sin palabras salen todos.
ui-cases-topic = ■ { $topic } ({ $number })
ui-cases-line = { $title } [{ $status }]
ui-cases-number = { $number ->
    [one] 1 caso
   *[other] { $number } casos
 }. Un dictamen: ek-teach rule { $id }

ui-topic-none = sin tema
ui-topic-set_up = preparación
ui-topic-turn = turno
ui-topic-attack_and_skip = Ataque y Saltar
ui-topic-nope = carta No
ui-topic-favor_shuffle_future = Favor, Barajar, Ver el futuro
ui-topic-combinations = combinaciones
ui-topic-kitten_and_defuse = gatito explosivo y desactivación
ui-topic-end = eliminación y final
ui-case-draft = borrador
ui-case-verified = comprobado
ui-case-published = publicado, y mostrado en una lección
