# The rules of a book on one page.

sheet-title = { $title }: las reglas en una página
sheet-about = Según el reglamento «{ $id }». § va delante del apartado en que se apoya cada línea.
sheet-set-up = Preparación
sheet-turn = El turno
sheet-kitten = Gatito explosivo y desactivación
sheet-cards = Las cartas
sheet-combinations = Combinaciones
sheet-mistakes = Errores habituales
sheet-telling = Dos minutos para quienes empiezan, con { $players } personas
sheet-players = Personas
sheet-hand = cartas en la mano
sheet-kittens = gatitos en el mazo
sheet-defuses = desactivaciones sobrantes en el mazo
sheet-removed = retiradas sin mirarlas
    .optional = { $removed }, si la mesa quiere
sheet-pile = cartas en el mazo
sheet-card = { $card } ({ $number })
sheet-cats = Cinco tipos de gato ({ $number })
sheet-set-up-sources = Los números salen de preparar la partida: { $sources }.
sheet-fine = Quien juega según este reglamento no comete ninguno de los errores que nombran los demás.

sheet-against-title = { $left } y { $right }: en qué se diferencian
sheet-against-books = { $left } es «{ $left_title }» y { $right } es «{ $right_title }».
sheet-against-about = Cada línea que separa los dos reglamentos; § va delante del apartado en que se apoya.
sheet-against-none = Los dos reglamentos coinciden en todo.
sheet-point = De qué se trata
