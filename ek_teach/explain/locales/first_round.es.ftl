# Español: una primera ronda para quienes empiezan: lo que se cuenta en voz alta, la ronda en común, los errores habituales.

## The telling: short sentences, to be said aloud

telling-title = Qué decir antes de la primera partida, para { $players } personas
telling-about = { $book } ({ $id }). { $words } palabras: { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } minutos en voz alta, a { $pace } palabras por minuto.
telling-show = Mostrad: { $cards }
telling-why = Dónde consta

# $pile is how many cards it has, $kittens how many Kittens are in it.
telling-aim = Este mazo tiene { $pile } cartas, { $kittens ->
    [one] una de ellas un { CARD("EXPLODING_KITTEN") }.
   *[other] { $kittens } de ellas gatitos explosivos.
 } Quien destapa uno necesita una { CARD("DEFUSE") } para seguir. Aguantad más que el resto.
# $hand is how many cards each player holds; $left how many Defuses there are besides; $deal whether they were in the
# deck when the hands were dealt, so that a player may have one of them too.
telling-hands = Cada mano tiene { $hand } cartas, { $deal ->
    [before] al menos una de ellas
   *[after] una de ellas
 } una { CARD("DEFUSE") }. { $left ->
    [one] { $deal ->
        [before] Otra más estaba en el mazo al repartir.
       *[after] Otra más está en el mazo.
     }
   *[other] { $deal ->
        [before] Otras { $left } estaban en el mazo al repartir.
       *[after] Otras { $left } están en el mazo.
     }
 }
# $thin is whether a third of the deck leaves the game (third) or may leave it (optional); $removed how many cards.
telling-thin = { $thin ->
    [third] La mesa es pequeña, así que hemos retirado { $removed } cartas sin mirarlas.
   *[optional] La mesa es pequeña: podríamos haber retirado { $removed } cartas sin mirarlas. Las hemos dejado.
 }
telling-turn = Un turno tiene dos mitades: primero cartas, si queréis jugar alguna; después, un solo robo. Luego le toca a quien tenéis a la izquierda.
# $attack is what an Attack on an Attack does: the turns that are owed add up, or two replace them.
telling-enders = { CARD("SKIP") } cierra vuestro turno, y no robáis. { CARD("ATTACK") } hace lo mismo, y la siguiente persona juega dos turnos seguidos. { $attack ->
    [add] Si responde con otro { CARD("ATTACK") }, lo que le quedaba pendiente pasa a quien la sigue, con dos turnos más.
   *[replace] Si responde con otro { CARD("ATTACK") }, queda libre, y quien la sigue juega dos.
 }
# $shuffle is who ends the mixing.
telling-helpers = { CARD("SEE_THE_FUTURE") }: mirad en secreto las tres primeras cartas y dejadlas como están. { CARD("SHUFFLE") }: mezclad el mazo{ $shuffle ->
    [on_call] {" "}hasta que alguien diga basta.
   *[by_player] .
 } { CARD("FAVOR") }: elegid a alguien, que os da la carta que quiera.
# $window is until when a Nope may be played, $answer who may stop a Nope with another.
telling-nope = Con una carta { CARD("NOPE") } canceláis una carta o una pareja recién jugada, en el turno de cualquiera{ $window ->
    [any_moment] {" "}y en cualquier momento.
    [at_once] . Jugadla al momento.
   *[before_effect] , antes de que haga efecto.
 } { $answer ->
    [cancelled_player] Solo quien ha visto cancelada su carta puede cancelar esa carta { CARD("NOPE") } con otra.
   *[anyone] Y cabe responder a una carta { CARD("NOPE") } con otra.
 } No sirve contra un gatito, una { CARD("DEFUSE") } ni un robo.
# $pair is which cards make a pair.
telling-cats = Un gato solo no hace nada. { $pair ->
    [cats] Con dos gatos iguales
   *[any_title] Con dos cartas del mismo nombre, sean gatos o no,
 } tomáis, sin mirar, una carta de otra mano.
# $placed is who decides the place, $secret whether it must be hidden, $hand where the cards of an exploded player go.
telling-kitten = Si robáis un gatito, enseñadlo enseguida. Solo os salva una { CARD("DEFUSE") }: seguís en juego, y el gatito { $secret ->
    [required] se esconde en el mazo,
   *[optional] vuelve al mazo, a escondidas si queréis,
 } { $placed ->
    [random] donde diga el azar.
   *[chosen] donde os parezca.
 } Ese turno se acaba. Si no la tenéis, quedáis fuera; vuestras cartas { $hand ->
    [in_front] se quedan boca abajo en vuestro sitio.
    [removed] salen de la partida.
   *[discard] van a la pila de descartes.
 }
telling-begin = Y ahora, la primera ronda, con las manos descubiertas.

## What a line or an answer rests on

grounds-implied = Se deduce de { $sources }.

## The usual mistakes

mistakes-title = Los errores habituales, según { $book } ({ $id })
mistakes-about = { $own ->
    [own] Los nombra este mismo reglamento.
    [asked] Este reglamento plantea la pregunta; en qué se equivoca la gente es conjetura nuestra.
   *[others] Este reglamento no nombra ninguno. Otros nombran estos o preguntan por ellos; aquí juzga este.
 }
mistake-named = Nombrado en: { $sources }
mistake-answered = Respondido en: { $sources }
mistake-namers = De dónde sale
mistake-people = Qué hace la gente
mistake-right = Qué es lo correcto
mistake-shown = En el motor de reglas
mistake-under = Según el reglamento «{ $book }»
mistake-claimed = Por error: { $answer }
mistake-as-if = Con el error
mistake-fine = Según el reglamento «{ $book }», no es un error: se juega justo así.
mistake-implied = Que es un error se deduce del reglamento «{ $book }», que no lo dice expresamente.
mistake-assumed = El reglamento «{ $book }» no dice que sea un error; lo suponemos.
mistake-elsewhere-same = También es un error según las reglas de { $books }.
    .implied = También es un error según las reglas de { $books }, por lo que se deduce del reglamento.
    .assumed = También es un error según las reglas de { $books }, suponemos: el reglamento no lo dice.
mistake-elsewhere-fine = No es un error según las reglas de { $books }. { $reason }
mistake-elsewhere-also = Es un error según las reglas de { $books }, aunque aquí no lo sea. { $reason }
mistake-first-game = En una primera partida, que enseña el juego sin los combos especiales, también es un error según las reglas de { $books }.
mistake-books = Los demás reglamentos
mistake-check = La situación

mistake-draw-before-playing = Una carta nueva usada antes de tiempo
    .told = Se roba una carta, parece buena y se juega en el acto.
    .instead = Juega mientras dure tu turno; la carta que robas lo cierra. Una carta nueva espera al turno siguiente, a no ser que sea una carta { CARD("NOPE") }, que cualquiera puede usar fuera de turno, o un gatito, que no admite espera.
    .played = Ece roba primero, encuentra una carta { CARD("SKIP") } y quiere jugarla ya.

mistake-draw-after-skip-or-attack = Una carta de más, a pesar de { CARD("SKIP") } o { CARD("ATTACK") }
    .told = Alguien juega { CARD("SKIP") } o { CARD("ATTACK") } y aun así roba, porque un turno acaba con un robo.
    .instead = Cualquiera de las dos cierra el turno en lugar del robo. Por eso vale la pena tenerlas.
    .played = Ece juega { CARD("SKIP") }, Can juega { CARD("ATTACK") }, y aun así van a robar del mazo.

mistake-all-leftover-defuses = Demasiadas desactivaciones en el mazo
    .told = La caja trae seis, así que se mezclan con el mazo todas las que no se han repartido.
    .instead = Con más de dos, el juego sería demasiado seguro; en una mesa de cinco no sobra más que una. Con dos o tres personas, algunas se quedan en la caja; con cuatro o cinco no se queda ninguna.
    .played = Tres participantes, tres desactivaciones sobrantes: ¿cuántas van al mazo?

mistake-nope-on-kitten-or-defuse = Una carta { CARD("NOPE") } contra un gatito o una { CARD("DEFUSE") }
    .told = Alguien juega una carta { CARD("NOPE") } contra el gatito que acaba de robar, o contra la { CARD("DEFUSE") } que salva a otra persona.
    .instead = Las acciones se paran con una carta { CARD("NOPE") }. Un gatito y su { CARD("DEFUSE") } quedan fuera de su alcance.
    .played = Kim juega una carta { CARD("NOPE") } contra el gatito recién robado; luego Ravi, otra contra la { CARD("DEFUSE") }.

mistake-no-draw-without-a-play = Creer que hay que jugar una carta
    .told = Alguien juega una carta que preferiría guardar, porque cree que antes del robo hay que jugar una.
    .instead = Jugar es voluntario. Robar sin más ya es un turno entero.
    .played = Kim no ha jugado nada aún. Ravi dice que hace falta jugar una carta.

mistake-defused-kitten-is-gone = Sacar de la partida el gatito desactivado
    .told = El gatito se aparta, o quien lo robó sigue como si no hubiera pasado nada.
    .instead = El gatito vuelve al mazo, y el turno se acaba. El peligro sigue en la partida.
    .played = Kim desactiva el gatito, lo saca de la partida y sigue con el turno.

mistake-kitten-put-back-openly = Enseñar dónde va el gatito
    .told = El gatito vuelve al mazo a la vista de toda la mesa.
    .instead = Que nadie vea el lugar. Conocerlo es lo que has comprado con la { CARD("DEFUSE") }.
    .played = Ravi deja que toda la mesa vea dónde va el gatito.

mistake-two-for-every-attack = Contar dos turnos por un { CARD("ATTACK") } contra otro { CARD("ATTACK") }
    .told = Alguien con dos turnos pendientes juega { CARD("ATTACK") }, y la siguiente persona recibe dos.
    .instead = Los turnos que siguen pendientes, contando el que está en curso, pasan a la siguiente persona con dos más.
    .played = Kim tiene dos turnos pendientes y responde con otra carta { CARD("ATTACK") }.

mistake-finished-turn-handed-on = Pasar un turno ya terminado
    .told = Alguien con dos turnos pendientes termina uno y en el otro juega { CARD("ATTACK") }; la siguiente persona recibe cuatro.
    .instead = { $attack ->
        [replace] Son dos, como tras cualquier { CARD("ATTACK") }.
       *[add] Lo terminado no se puede pasar. Quedaba un turno, y con dos más son tres.
     }
    .played = Kim tiene dos turnos pendientes, hace el primero y ataca en el segundo.

mistake-skip-ends-every-turn = Una sola carta { CARD("SKIP") } para todos los turnos pendientes
    .told = Alguien con dos turnos pendientes juega una carta { CARD("SKIP") } y cree que ha acabado con los dos.
    .instead = Cada carta { CARD("SKIP") } termina un turno. Hace falta otra para quedar libre.
    .played = Noor tiene dos turnos pendientes y juega una carta { CARD("SKIP") }.

mistake-cat-alone = Jugar un gato suelto
    .told = Alguien juega un solo gato y espera a que pase algo.
    .instead = Un gato necesita compañía. Solo no hace nada; si puede jugarse así, no lo dice ningún reglamento.
    .played = Kim juega una sola { CARD("TACOCAT") } y quiere una carta a cambio.

mistake-pair-of-any-cards = Una pareja con dos cartas iguales cualesquiera
    .told = Dos cartas del mismo nombre que no son gatos se juegan como pareja, para tomar una carta.
    .instead = En el juego básico de este reglamento solo forman una pareja dos gatos iguales.
    .played = Kim juega dos cartas { CARD("SKIP") } como pareja.

mistake-exploded-hand-discarded = Las cartas de quien explota, a la pila de descartes
    .told = Alguien explota, y su mano acaba en la pila de descartes.
    .instead = { $hand ->
        [removed] La mano no se descarta: sale de la partida para siempre.
       *[in_front] No se descarta nada: el gatito fatal queda a la vista y la mano sigue oculta, todo en el sitio de quien ha explotado. Esa persona no vuelve a jugar hasta que se reparta de nuevo.
     }
    .played = Kim explota. Alguien echa la carta { CARD("SKIP") } de esa mano a la pila de descartes.

## The first round together

guided-title = La primera ronda en común, para { $players } personas
guided-about = Manos descubiertas: todo está a la vista. En cada parada, di qué piensas antes de continuar.
guided-stop = Parada { $number } de { $total }
guided-choose = Elegir
guided-predict = Predecir
guided-check = Comprobar
guided-go-on = Continuar
guided-again = Empezar de nuevo
guided-end = Esa ha sido la primera ronda. Ahora, a recoger las cartas, cerrar las manos y seguir jugando.
guided-answer = Respuesta
guided-open = Elige antes una respuesta.
guided-unread = { $given } no está entre las opciones; elige una de estas: { $options }.
guided-answers = Respuestas
guided-allowed = Permitido: { $move }.
guided-irregular = No está prohibido, pero es raro: { $move }.
guided-refused = No está permitido: { $move }.
guided-ours = Es lo que ocurre en nuestra ronda. Continúa y lo verás.
guided-different = En nuestra ronda ocurre otra cosa: { $move }.
guided-score = Predicciones acertadas hasta ahora: { $right } de { $asked }

guided-stop-first-move = Empieza { $player }. Aún no se ha jugado ninguna carta. ¿Qué puede hacer { $player }? Prueba una de estas opciones.
guided-stop-after-the-look = { $player } ha mirado las tres primeras cartas, y la primera es un gatito. ¿De quién es el turno después de mirar?
guided-stop-who-may-nope = { $player } juega { CARD("ATTACK") } para huir del gatito. Mira las manos: ¿quién podría parar ese { CARD("ATTACK") }?
guided-stop-after-the-nope = El { CARD("ATTACK") } queda cancelado. ¿De quién es ahora el turno?
guided-stop-still-the-same-turn = El gatito sigue encima de todo, y { $player } sigue en el mismo turno. ¿Y ahora qué?
guided-stop-after-the-skip = { $player } juega { CARD("SKIP") }. ¿De quién es el turno?
guided-stop-kitten-drawn = { $player } roba, y es el gatito. ¿Qué puede hacerse, y quién puede hacerlo?
# $secret is whether the place must be hidden.
guided-stop-after-the-defuse = { $player } ha jugado una { CARD("DEFUSE") } y devuelve el gatito al mazo como tercera carta (en una partida de verdad nadie { $secret ->
    [required] vería dónde
   *[optional] tendría por qué ver dónde
 }). ¿De quién es entonces el turno?
guided-stop-attacked = { $player } juega { CARD("ATTACK") }, y nadie responde con una carta { CARD("NOPE") }. ¿Cuántos turnos pendientes tiene la siguiente persona?
guided-stop-attacked-back = { $player } tiene dos turnos pendientes, no hace ninguno y juega a su vez { CARD("ATTACK") }. ¿Cuántos turnos pendientes tiene ahora la siguiente persona?
guided-stop-first-owed-turn = { $player } roba, y no es un gatito. ¿Cuántos turnos pendientes le quedan a { $player }?
guided-stop-skip-under-attack = { $player } juega la carta { CARD("SKIP") } que acaba de robar. ¿De quién es el turno?
