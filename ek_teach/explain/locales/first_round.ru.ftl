# Russian. See first_round.en.ftl for the arguments.

## The telling: short sentences, to be said aloud

telling-title = Что сказать перед первой партией, { $players ->
    [2] когда играют двое
    [3] когда играют трое
    [4] когда играют четверо
    [5] когда играют пятеро
   *[other] когда игроков { $players }
 }
telling-about = { $book } ({ $id }). Слов: { $words }. Вслух это { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } мин., если говорить по { $pace } слов в минуту.
telling-show = Показать: { $cards }
telling-why = Откуда это

# $pile is how many cards it has, $kittens how many Kittens are in it.
telling-aim = { $pile ->
    [one] В этой колоде { $pile } карта
    [few] В этой колоде { $pile } карты
    [many] В этой колоде { $pile } карт
   *[other] В этой колоде { $pile } карты
 }, из них { $kittens ->
    [one] { $kittens } взрывной котёнок.
    [few] { $kittens } взрывных котёнка.
    [many] { $kittens } взрывных котят.
   *[other] { $kittens } взрывного котёнка.
 } Кто вытянет котёнка, тому нужна «{ CARD("DEFUSE") }», иначе взрыв. Продержитесь дольше всех.
# $hand is how many cards each player holds; $left how many Defuses there are besides; $deal whether they were in the
# deck when the hands were dealt, so that a player may have one of them too.
telling-hands = У каждого на руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
 }, и { $deal ->
    [before] хотя бы одна
   *[after] одна
 } из них — «{ CARD("DEFUSE") }». { $deal ->
    [before] Ещё { $left ->
        [one] { $left } такая карта лежала в колоде при раздаче.
        [few] { $left } такие карты лежали в колоде при раздаче.
        [many] { $left } таких карт лежали в колоде при раздаче.
       *[other] { $left } такой карты лежало в колоде при раздаче.
     }
   *[after] Ещё { $left ->
        [one] { $left } такая карта лежит в колоде.
        [few] { $left } такие карты лежат в колоде.
        [many] { $left } таких карт лежат в колоде.
       *[other] { $left } такой карты лежит в колоде.
     }
 }
# $thin is whether a third of the deck leaves the game (third) or may leave it (optional); $removed how many cards.
telling-thin = { $thin ->
    [third] Нас мало, поэтому часть карт мы убрали не глядя; всего убрано: { $removed }.
   *[optional] Нас мало, и часть карт можно было убрать не глядя, а именно { $removed }. Мы их оставили.
 }
telling-turn = Ход состоит из двух частей: сначала карты, если хочется их сыграть, потом взятие одной карты. Дальше ходит сосед слева.
# $attack is what an Attack on an Attack does: the turns that are owed add up, or two replace them.
telling-enders = «{ CARD("SKIP") }» заканчивает ваш ход, и карту вы не берёте. «{ CARD("ATTACK") }» тоже, а следующий игрок ходит два раза подряд. { $attack ->
    [add] Если на атаку отвечают картой «{ CARD("ATTACK") }», все оставшиеся ходы переходят к соседу, и к ним ещё два.
   *[replace] Если на атаку отвечают картой «{ CARD("ATTACK") }», прежние ходы пропадают, а сосед ходит два раза.
 }
# $shuffle is who ends the mixing.
telling-helpers = «{ CARD("SEE_THE_FUTURE") }»: тайно посмотрите три верхние карты и оставьте их как лежат. «{ CARD("SHUFFLE") }»: { $shuffle ->
    [on_call] тасуйте колоду, пока кто-нибудь не скажет «стоп».
   *[by_player] перетасуйте колоду.
 } «{ CARD("FAVOR") }»: выберите игрока, и он отдаст вам карту на свой выбор.
# $window is until when a Nope may be played, $answer who may stop a Nope with another.
telling-nope = «{ CARD("NOPE") }» отменяет только что сыгранную карту или пару, { $window ->
    [any_moment] в чей угодно ход и в любой миг.
    [at_once] в чей угодно ход. Кладите её сразу.
   *[before_effect] в чей угодно ход, пока эффект не начался.
 } { $answer ->
    [cancelled_player] Ответить на неё своей «{ CARD("NOPE") }» может только тот, чью карту отменяют.
   *[anyone] Саму «{ CARD("NOPE") }» тоже можно отменить.
 } Котёнка, «{ CARD("DEFUSE") }» и взятие карты отменить нельзя.
# $pair is which cards make a pair.
telling-cats = Одна кошкокарта не делает ничего. { $pair ->
    [cats] Две одинаковые кошкокарты
   *[any_title] Две карты с одинаковым названием, хоть кошкокарты, хоть нет,
 } позволяют вытащить карту у другого игрока вслепую.
# $placed is who decides the place, $secret whether it must be hidden, $hand where the cards of an exploded player go.
telling-kitten = Вытянув котёнка, сразу покажите его. Спасает только «{ CARD("DEFUSE") }»: вы остаётесь в игре, а котёнок { $secret ->
    [required] втайне возвращается в колоду
   *[optional] возвращается в колоду, можно и втайне,
 } { $placed ->
    [random] на случайное место.
   *[chosen] на место, которое выберете вы.
 } Этот ход закончен. Без «{ CARD("DEFUSE") }» вы выбываете, а ваши карты { $hand ->
    [in_front] остаются перед вами рубашкой вверх.
    [removed] уходят из игры.
   *[discard] идут в сброс.
 }
telling-begin = А теперь первый круг с открытыми картами.

## What a line or an answer rests on

grounds-implied = Это следует из: { $sources }.

## The usual mistakes

mistakes-title = Частые ошибки по правилам «{ $book }» ({ $id })
mistakes-about = { $own ->
    [own] Их называют сами эти правила.
    [asked] Эти правила задают вопрос; что делают не так — наша догадка.
   *[others] Эти правила ошибок не называют. О таких пишут или спрашивают другие; здесь судят эти.
 }
mistake-named = Названа здесь: { $sources }
mistake-answered = Ответ здесь: { $sources }
mistake-namers = Откуда это
mistake-people = Как делают
mistake-right = Как правильно
mistake-shown = На движке
mistake-under = По правилам { $book }
mistake-claimed = По ошибке: { $answer }
mistake-as-if = С этой ошибкой
mistake-fine = По правилам { $book } это не ошибка: так и играют.
mistake-implied = То, что это ошибка, следует из правил { $book }; прямо они этого не говорят.
mistake-assumed = Правила { $book } не говорят, что это ошибка; таково наше допущение.
mistake-elsewhere-same = Ошибка и по правилам { $books }.
    .implied = Ошибка и по правилам { $books }: это из них следует.
    .assumed = Ошибка, видимо, и по правилам { $books }: они молчат, таково наше допущение.
mistake-elsewhere-fine = По правилам { $books } это не ошибка. { $reason }
mistake-elsewhere-also = Ошибка по правилам { $books }, хотя здесь не ошибка. { $reason }
mistake-first-game = В первой партии, где учатся без особых комбинаций, это ошибка и по правилам { $books }.
mistake-books = Остальные правила
mistake-check = Ситуация

mistake-draw-before-playing = Новая карта сыграна слишком рано
    .told = Берут карту, видят, что она хороша, и тут же её играют.
    .instead = Играйте, пока идёт ваш ход; взятая карта его закрывает. Новая карта ждёт вашего следующего хода, кроме карты «{ CARD("NOPE") }», которую любой может сыграть вне своего хода, и котёнка, который ждать не умеет.
    .played = Ece сначала берёт карту, видит «{ CARD("SKIP") }» и хочет сразу её сыграть.

mistake-draw-after-skip-or-attack = Лишняя карта после «{ CARD("SKIP") }» или «{ CARD("ATTACK") }»
    .told = Играют «{ CARD("SKIP") }» или «{ CARD("ATTACK") }» и всё равно берут карту: ведь ход заканчивают взятием.
    .instead = Любая из этих карт заканчивает ход вместо взятия. Ради этого их и держат.
    .played = Ece играет «{ CARD("SKIP") }», Can играет «{ CARD("ATTACK") }», и оба всё равно тянутся к колоде.

mistake-all-leftover-defuses = Слишком много «{ CARD("DEFUSE") }» в колоде
    .told = В коробке их шесть, значит, все нерозданные замешивают в колоду.
    .instead = Больше двух — и играть становится слишком безопасно; впятером лишняя всего одна. Вдвоём и втроём часть остаётся в коробке; вчетвером и впятером в дело идут все.
    .played = Трое игроков, осталось три карты «{ CARD("DEFUSE") }»: сколько из них идёт в колоду?

mistake-nope-on-kitten-or-defuse = «{ CARD("NOPE") }» против котёнка или «{ CARD("DEFUSE") }»
    .told = Кладут «{ CARD("NOPE") }» на вытянутого котёнка или на чужую «{ CARD("DEFUSE") }», которая спасает соперника.
    .instead = «{ CARD("NOPE") }» отменяет действия карт. До котёнка и «{ CARD("DEFUSE") }» ей не дотянуться.
    .played = Kim кладёт «{ CARD("NOPE") }» на только что вытянутого котёнка, затем Ravi — на «{ CARD("DEFUSE") }».

mistake-no-draw-without-a-play = Думают, что сыграть карту обязательно
    .told = Играют карту, которую жаль отдавать: кажется, что без этого нельзя взять карту.
    .instead = Играть или нет — решаете вы. Взять карту сразу — это тоже целый ход.
    .played = Kim ещё ничего не играет. Ravi говорит, что без сыгранной карты нельзя.

mistake-defused-kitten-is-gone = Обезвреженного котёнка убирают из игры
    .told = Котёнка откладывают в сторону или продолжают ход, будто ничего не было.
    .instead = Котёнок возвращается в колоду, и ход закончен. Опасность остаётся в игре.
    .played = Kim обезвреживает котёнка, убирает его из партии и продолжает ход.

mistake-kitten-put-back-openly = Показывают, куда идёт котёнок
    .told = Котёнка возвращают в колоду у всех на глазах.
    .instead = Пусть места не видит никто. Знать его — это то, что вы получаете за свою «{ CARD("DEFUSE") }».
    .played = Ravi показывает всем, куда кладёт котёнка.

mistake-two-for-every-attack = «{ CARD("ATTACK") }» в ответ на «{ CARD("ATTACK") }» считают за два хода
    .told = Атакует игрок, которому самому предстоит два хода, а следующему назначают два.
    .instead = Все оставшиеся ходы, считая текущий, переходят к следующему игроку, и к ним ещё два.
    .played = Игроку Kim предстоит два хода; в ответ играется ещё одна «{ CARD("ATTACK") }».

mistake-finished-turn-handed-on = Передают ход, который уже закончен
    .told = Из двух назначенных ходов один закончен, во втором играют «{ CARD("ATTACK") }»; следующему назначают четыре.
    .instead = { $attack ->
        [replace] Нет, два, как после любой «{ CARD("ATTACK") }».
       *[add] Законченного хода не передать. Оставался один, и ещё два — получается три.
     }
    .played = Игроку Kim предстоит два хода: первый уже пройден, во втором играется «{ CARD("ATTACK") }».

mistake-skip-ends-every-turn = Одна «{ CARD("SKIP") }» за все назначенные ходы
    .told = Предстоит два хода; играют одну «{ CARD("SKIP") }» и думают, что закончены оба.
    .instead = Одна «{ CARD("SKIP") }» заканчивает один ход. Чтобы освободиться, нужна вторая.
    .played = Игроку Noor предстоит два хода; играется одна «{ CARD("SKIP") }».

mistake-cat-alone = Одинокая кошкокарта
    .told = Выкладывают одну кошкокарту и ждут, что будет.
    .instead = Кошкокарте нужна компания. В одиночку она не делает ничего; а можно ли её вообще так выложить, не говорит ни один буклет.
    .played = Kim кладёт одну «{ CARD("TACOCAT") }» и хочет за неё карту.

mistake-pair-of-any-cards = Пара из любых двух одинаковых карт
    .told = Парой выкладывают две одинаковые карты, хотя это не кошкокарты, и хотят за них чужую карту.
    .instead = В основной игре по этим правилам пару составляют только две одинаковые кошкокарты.
    .played = Kim кладёт две карты «{ CARD("SKIP") }» как пару.

mistake-exploded-hand-discarded = Карты взорвавшегося игрока бросают в сброс
    .told = Игрок взрывается, и его карты бросают в сброс.
    .instead = { $hand ->
        [removed] В сброс они не идут: эти карты уходят из игры насовсем.
       *[in_front] В сброс не идёт ничего: роковой котёнок лежит на виду, карты — рубашкой вверх, и всё это на месте игрока. Сам игрок ждёт, пока не раздадут новую партию.
     }
    .played = Kim взрывается. Кто-то отправляет «{ CARD("SKIP") }» с этой руки в сброс.

## The first round together

guided-title = Первый круг вместе, { $players ->
    [2] когда играют двое
    [3] когда играют трое
    [4] когда играют четверо
    [5] когда играют пятеро
   *[other] когда игроков { $players }
 }
guided-about = Карты открыты: все видят всё. На каждой остановке скажите, что думаете, и только потом идите дальше.
guided-stop = Остановка { $number } из { $total }
guided-choose = Выберите
guided-predict = Угадайте
guided-check = Проверить
guided-go-on = Дальше
guided-again = Сначала
guided-end = Вот и весь первый круг. Поднимите карты, закройте их от других и играйте дальше.
guided-answer = Ваш ответ
guided-open = Сначала выберите ответ.
guided-unread = { $given } здесь не предлагается; выберите одно из этого: { $options }.
guided-answers = Ответы
guided-allowed = Можно: { $move }.
guided-irregular = Не запрещено, но сомнительно: { $move }.
guided-refused = Нельзя: { $move }.
guided-ours = В нашем круге так и есть. Идите дальше и увидите.
guided-different = В нашем круге будет иначе: { $move }.
guided-score = Угадано пока: { $right } из { $asked }

guided-stop-first-move = Начинает { $player }. Ещё не сыграно ни одной карты. Что { $player } может сделать? Попробуйте что-нибудь из этого.
guided-stop-after-the-look = { $player } смотрит три верхние карты, и первая — котёнок. Чей теперь ход?
guided-stop-who-may-nope = { $player } играет «{ CARD("ATTACK") }», чтобы уйти от котёнка. Посмотрите на карты игроков: кто может отменить «{ CARD("ATTACK") }»?
guided-stop-after-the-nope = «{ CARD("ATTACK") }» отменена. Чей теперь ход?
guided-stop-still-the-same-turn = Котёнок всё ещё лежит сверху, а у игрока { $player } идёт тот же ход. Что теперь?
guided-stop-after-the-skip = { $player } играет «{ CARD("SKIP") }». Чей теперь ход?
guided-stop-kitten-drawn = { $player } берёт карту, и это котёнок. Что можно сделать и кому?
# $secret is whether the place must be hidden.
guided-stop-after-the-defuse = { $player } играет «{ CARD("DEFUSE") }» и кладёт котёнка третьей картой сверху (в настоящей партии { $secret ->
    [required] места не видел бы никто
   *[optional] показывать место не обязательно
 }). Чей тогда ход?
guided-stop-attacked = { $player } играет «{ CARD("ATTACK") }», и никто не отвечает «{ CARD("NOPE") }». Сколько ходов предстоит следующему игроку?
guided-stop-attacked-back = Игроку { $player } предстоит два хода, но { $player } не делает ни одного и тоже играет «{ CARD("ATTACK") }». Сколько ходов предстоит теперь следующему игроку?
guided-stop-first-owed-turn = { $player } берёт карту, и это не котёнок. Сколько ходов ещё предстоит игроку { $player }?
guided-stop-skip-under-attack = { $player } играет только что взятую «{ CARD("SKIP") }». Чей теперь ход?
