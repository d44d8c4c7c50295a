# Russian. See en.ftl for the arguments.

## Small parts

cards-counted = { $number ->
    [1] { $card }
    [one] { $number } × { $card }
    [few] { $number } × { $card }
    [many] { $number } × { $card }
   *[other] { $number } × { $card }
 }
player-number = Игрок { $number }

# The marks between words, with the blanks that belong to them; gap is what stands between two sentences.
mark-comma = { ", " }
mark-semicolon = { "; " }
mark-colon = { ": " }
mark-opening = { " (" }
mark-closing = { ")" }
mark-stop = { "." }
mark-gap = { " " }
mark-times = { " × " }

table = весь стол
chance = случай

# A play inside a sentence.
play-one = «{ $card }»
play-pair = пара ({ $card })
play-three = тройка ({ $card })
play-five = пятёрка разных карт

## Moves, as titles of steps and of refused moves

move-play = { $actor } играет карту «{ $card }»
    .target = { $actor } играет карту «{ $card }» против игрока { $target }
move-pair = { $actor } играет пару ({ $card })
    .target = { $actor } играет пару ({ $card }) против игрока { $target }
move-three = { $actor } играет тройку ({ $card })
    .target = { $actor } играет тройку ({ $card }) против игрока { $target }
    .named = { $actor } играет тройку ({ $card }) против игрока { $target } и требует карту «{ $named }»
move-five = { $actor } играет пятёрку разных карт
move-cards = { $actor } играет карты ({ $cards })
move-draw = { $actor } берёт карту
move-nope = { $actor } играет «{ CARD("NOPE") }»
move-pass = { $actor } не возражает
move-give = { $actor } отдаёт карту «{ $cards }»
    .hidden = { $actor } отдаёт карту
move-name = { $actor } называет карту «{ $named }»
move-fetch = { $actor } берёт из сброса карту «{ $cards }»
move-defuse = { $actor } играет «{ CARD("DEFUSE") }»
move-explode = { $actor } не обезвреживает котёнка
move-place = { $actor } возвращает котёнка в колоду
move-proceed = Подготовка продолжается
move-decline = Этот этап пропускается
move-outcome = Решает случай

## The first frame

untitled-game = партия
start = Ситуация
    .setup = Закрытая коробка
start-pile = { $number ->
    [one] В колоде { $number } карта.
    [few] В колоде { $number } карты.
    [many] В колоде { $number } карт.
   *[other] В колоде { $number } карты.
 }

## Set-up

event-taken-out = Из колоды убраны: { $cards }.
    .heading = Котят и карты «{ CARD("DEFUSE") }» убирают из колоды
event-defuses-dealt = Игроков: { $number }; каждый получает по одной карте «{ CARD("DEFUSE") }».
    .heading = Каждый получает «{ CARD("DEFUSE") }»
event-defuses-returned = { $number ->
    [0] Из оставшихся карт «{ CARD("DEFUSE") }» в колоду не возвращается ни одна
    [one] Из оставшихся карт «{ CARD("DEFUSE") }» в колоду возвращается { $number }
    [few] Из оставшихся карт «{ CARD("DEFUSE") }» в колоду возвращаются { $number }
    [many] Из оставшихся карт «{ CARD("DEFUSE") }» в колоду возвращается { $number }
   *[other] Из оставшихся карт «{ CARD("DEFUSE") }» в колоду возвращается { $number }
 }; { $left ->
    [0] лишних нет.
    [one] { $left } уходит из игры.
    [few] { $left } уходят из игры.
    [many] { $left } уходят из игры.
   *[other] { $left } уходит из игры.
 }
    .heading = Оставшиеся «{ CARD("DEFUSE") }» идут в колоду
event-deck-shuffled = Колоду перемешивают; карт в ней: { $number }.
    .heading = Колоду перемешивают
event-hand-dealt = { $actor } получает { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }: { $cards }.
    .hidden = { $actor } получает { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }.
    .heading = Карты раздают
event-deck-thinned = { $number ->
    [0] Из колоды ничего не убирают
    [one] Из колоды не глядя убирают { $number } карту
    [few] Из колоды не глядя убирают { $number } карты
    [many] Из колоды не глядя убирают { $number } карт
   *[other] Из колоды не глядя убирают { $number } карты
 }; остаётся { $left }.
    .heading = Треть колоды убирают
event-deck-kept = Играют всей колодой.
    .heading = Колода остаётся целой
event-kittens-added = { $number ->
    [one] В колоду идёт { $number } карта «{ CARD("EXPLODING_KITTEN") }»
    [few] В колоду идут { $number } карты «{ CARD("EXPLODING_KITTEN") }»
    [many] В колоду идут { $number } карт «{ CARD("EXPLODING_KITTEN") }»
   *[other] В колоду идёт { $number } карты «{ CARD("EXPLODING_KITTEN") }»
 }; { $left ->
    [0] лишних нет.
    [one] { $left } уходит из игры.
    [few] { $left } уходят из игры.
    [many] { $left } уходят из игры.
   *[other] { $left } уходит из игры.
 }
    .heading = Котята идут в колоду
event-game-started = { $number ->
    [one] Начинает { $actor }; в колоде { $number } карта.
    [few] Начинает { $actor }; в колоде { $number } карты.
    [many] Начинает { $actor }; в колоде { $number } карт.
   *[other] Начинает { $actor }; в колоде { $number } карты.
 }
    .heading = Партия начинается

## Turns

event-turn-started = { $number ->
    [1] Ходит { $actor }.
    [one] Ходит { $actor }; предстоит { $number } ход, считая этот.
    [few] Ходит { $actor }; предстоит { $number } хода, считая этот.
    [many] Ходит { $actor }; предстоит { $number } ходов, считая этот.
   *[other] Ходит { $actor }; предстоит { $number } хода, считая этот.
 }
    .heading = Ходит { $actor }
event-drew = { $actor } берёт карту: { $cards }.
    .hidden = { $actor } берёт карту; это не «{ CARD("EXPLODING_KITTEN") }».
    .heading = { $actor } берёт карту
event-kitten-shown = { $actor } вытягивает карту «{ CARD("EXPLODING_KITTEN") }» и показывает её всем.
    .heading = { $actor } вытягивает карту «{ CARD("EXPLODING_KITTEN") }»
event-defused = { $actor } играет «{ CARD("DEFUSE") }» и остаётся в игре.
    .heading = { $actor } играет «{ CARD("DEFUSE") }»
event-kitten-placed = { $actor } возвращает котёнка в колоду; карт над ним: { $above }. Теперь в колоде { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }.
    .top = { $actor } кладёт котёнка на верх колоды. Теперь в ней { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }.
    .bottom = { $actor } кладёт котёнка в самый низ колоды. Теперь в ней { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }.
    .hidden = Котёнок возвращается в колоду, место держится в тайне. Теперь в колоде { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }.
    .unknown = { $actor } возвращает котёнка в колоду, место не записано. Теперь в колоде { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }.
    .heading = { $actor } возвращает котёнка в колоду
event-turn-ended = Текущий ход игрока { $actor } закончен.
    .heading = Ход игрока { $actor } закончен
event-exploded = { $actor } взрывается и выбывает.
    .heading = { $actor } взрывается
event-hand-left = { $number ->
    [0] У игрока { $actor } карт не было.
   *[other] { $place ->
        [in_front] Карты игрока { $actor } ({ $cards }) остаются лежать перед игроком рубашкой вверх.
        [removed] Карты игрока { $actor } ({ $cards }) уходят из игры.
       *[discard] Карты игрока { $actor } ({ $cards }) идут в сброс.
    }
 }
    .hidden = { $number ->
    [0] У игрока { $actor } карт не было.
   *[other] { $place ->
        [in_front] Карты игрока { $actor } остаются лежать перед игроком рубашкой вверх; всего карт: { $number }.
        [removed] Карты игрока { $actor } уходят из игры, их никто не видит; всего карт: { $number }.
       *[discard] Карты игрока { $actor } идут в сброс; всего карт: { $number }.
    }
 }
    .heading = Карты игрока { $actor } откладывают
event-kitten-left = { $place ->
    [in_front] Котёнок остаётся лежать лицом вверх перед игроком { $actor }.
    [removed] Котёнок уходит из игры.
   *[discard] Котёнок идёт в сброс.
 }
    .heading = Котёнка откладывают
event-debt-dropped = { $number ->
    [one] Ещё { $number } назначенный ход игрока { $actor } пропадает.
    [few] Ещё { $number } назначенных хода игрока { $actor } пропадают.
    [many] Ещё { $number } назначенных ходов игрока { $actor } пропадают.
   *[other] Ещё { $number } назначенного хода игрока { $actor } пропадает.
 }
    .heading = Назначенные ходы пропадают
event-debt-passed-on = { $number ->
    [one] Ещё { $number } назначенный ход игрока { $actor } переходит дальше; теперь это забота игрока { $target }.
    [few] Ещё { $number } назначенных хода игрока { $actor } переходят дальше; теперь это забота игрока { $target }.
    [many] Ещё { $number } назначенных ходов игрока { $actor } переходят дальше; теперь это забота игрока { $target }.
   *[other] Ещё { $number } назначенного хода игрока { $actor } переходит дальше; теперь это забота игрока { $target }.
 }
    .heading = Назначенные ходы переходят дальше
event-game-won = { $actor } остаётся в игре без соперников и побеждает.
    .heading = { $actor } побеждает

## Cards played and cancelled

event-played = { $actor } выкладывает карты: { $cards }.
    .one = { $actor } играет карту «{ $card }».
    .one-target = { $actor } играет карту «{ $card }» против игрока { $target }.
    .pair = { $actor } играет пару ({ $card }) против игрока { $target }.
    .three = { $actor } играет тройку ({ $card }) против игрока { $target }.
    .three-named = { $actor } играет тройку ({ $card }) против игрока { $target } и требует карту «{ $named }».
    .five = { $actor } играет пятёрку разных карт: { $cards }.
    .heading = { $actor } выкладывает карты ({ $cards })
# $number counts the Nopes of the chain, this one included; $play is what was played first, by $owner.
event-noped = { $number ->
    [1] { $actor } играет «{ CARD("NOPE") }»; цель — { $play } игрока { $owner }.
    [one] { $actor } играет «{ CARD("NOPE") }»; цель — «{ CARD("NOPE") }» игрока { $target }. В цепочке это карта номер { $number }.
    [few] { $actor } играет «{ CARD("NOPE") }»; цель — «{ CARD("NOPE") }» игрока { $target }. В цепочке это карта номер { $number }.
    [many] { $actor } играет «{ CARD("NOPE") }»; цель — «{ CARD("NOPE") }» игрока { $target }. В цепочке это карта номер { $number }.
   *[other] { $actor } играет «{ CARD("NOPE") }»; цель — «{ CARD("NOPE") }» игрока { $target }. В цепочке это карта номер { $number }.
 }
    .heading = { $actor } играет «{ CARD("NOPE") }»
event-noped-late = { $number ->
    [1] { $actor } играет «{ CARD("NOPE") }» уже после эффекта; цель — { $play } игрока { $owner }. Стол возвращается к тому, что было до эффекта.
    [one] { $actor } играет «{ CARD("NOPE") }», когда всё уже решено; цель — «{ CARD("NOPE") }» игрока { $target }. Стол возвращается к тому, что было до решения.
    [few] { $actor } играет «{ CARD("NOPE") }», когда всё уже решено; цель — «{ CARD("NOPE") }» игрока { $target }. Стол возвращается к тому, что было до решения.
    [many] { $actor } играет «{ CARD("NOPE") }», когда всё уже решено; цель — «{ CARD("NOPE") }» игрока { $target }. Стол возвращается к тому, что было до решения.
   *[other] { $actor } играет «{ CARD("NOPE") }», когда всё уже решено; цель — «{ CARD("NOPE") }» игрока { $target }. Стол возвращается к тому, что было до решения.
 }
    .heading = { $actor } играет «{ CARD("NOPE") }» с опозданием
event-passed = { $actors ->
    [one] { $names } не возражает: пусть { $play } игрока { $owner } сработает.
    [few] { $names } не возражают: пусть { $play } игрока { $owner } сработает.
    [many] { $names } не возражают: пусть { $play } игрока { $owner } сработает.
   *[other] { $names } не возражают: пусть { $play } игрока { $owner } сработает.
 }
    .answered = { $actors ->
    [one] { $names } не возражает: пусть цепочка отмен останется как есть ({ $play } игрока { $owner }).
    [few] { $names } не возражают: пусть цепочка отмен останется как есть ({ $play } игрока { $owner }).
    [many] { $names } не возражают: пусть цепочка отмен останется как есть ({ $play } игрока { $owner }).
   *[other] { $names } не возражают: пусть цепочка отмен останется как есть ({ $play } игрока { $owner }).
 }
    .everybody = Никто не играет «{ CARD("NOPE") }».
    .heading = { $actors ->
    [one] { $names } не играет «{ CARD("NOPE") }»
    [few] { $names } не играют «{ CARD("NOPE") }»
    [many] { $names } не играют «{ CARD("NOPE") }»
   *[other] { $names } не играют «{ CARD("NOPE") }»
 }
event-cancelled = { $number ->
    [one] У игрока { $actor } отменяется { $play }: «{ CARD("NOPE") }» сыграна { $number } раз, число нечётное.
    [few] У игрока { $actor } отменяется { $play }: «{ CARD("NOPE") }» сыграна { $number } раза, число нечётное.
    [many] У игрока { $actor } отменяется { $play }: «{ CARD("NOPE") }» сыграна { $number } раз, число нечётное.
   *[other] У игрока { $actor } отменяется { $play }: «{ CARD("NOPE") }» сыграна { $number } раза, число нечётное.
 }
    .heading = У игрока { $actor } отменяется { $play }
event-restored = { $number ->
    [one] У игрока { $actor } всё-таки в силе { $play }: «{ CARD("NOPE") }» сыграна { $number } раз, число чётное.
    [few] У игрока { $actor } всё-таки в силе { $play }: «{ CARD("NOPE") }» сыграна { $number } раза, число чётное.
    [many] У игрока { $actor } всё-таки в силе { $play }: «{ CARD("NOPE") }» сыграна { $number } раз, число чётное.
   *[other] У игрока { $actor } всё-таки в силе { $play }: «{ CARD("NOPE") }» сыграна { $number } раза, число чётное.
 }
    .heading = У игрока { $actor } всё-таки в силе { $play }
event-turn-goes-on = Ход игрока { $actor } продолжается.
    .heading = Ход игрока { $actor } продолжается

# The window closes.
closed = Никто не играет «{ CARD("NOPE") }»: у игрока { $owner } срабатывает { $play }
    .cancelled = На «{ CARD("NOPE") }» никто не отвечает: у игрока { $owner } отменяется { $play }
    .restored = На «{ CARD("NOPE") }» никто не отвечает: у игрока { $owner } всё-таки срабатывает { $play }

## Effects

# $left: turns the attacker still owed, the current one included, 0 in an ordinary turn.
event-attacked = { $left ->
    [0] Ход игрока { $actor } заканчивается без взятия карты.
    [1] Последний назначенный ход игрока { $actor } заканчивается без взятия карты.
    [one] У игрока { $actor } заканчивается без взятия карты { $left } назначенный ход, считая текущий.
    [few] У игрока { $actor } заканчиваются без взятия карты { $left } назначенных хода, считая текущий.
    [many] У игрока { $actor } заканчиваются без взятия карты { $left } назначенных ходов, считая текущий.
   *[other] У игрока { $actor } заканчивается без взятия карты { $left } назначенного хода, считая текущий.
 } { $number ->
    [one] Игроку { $target } предстоит { $number } ход.
    [few] Игроку { $target } предстоит { $number } хода.
    [many] Игроку { $target } предстоит { $number } ходов.
   *[other] Игроку { $target } предстоит { $number } хода.
 }
    .adding = { $left ->
    [1] Последний назначенный ход игрока { $actor } заканчивается без взятия карты и переходит дальше, а к нему ещё два.
    [one] { $actor } не берёт карту и передаёт дальше { $left } назначенный ход, считая текущий, и ещё два.
    [few] { $actor } не берёт карту и передаёт дальше { $left } назначенных хода, считая текущий, и ещё два.
    [many] { $actor } не берёт карту и передаёт дальше { $left } назначенных ходов, считая текущий, и ещё два.
   *[other] { $actor } не берёт карту и передаёт дальше { $left } назначенного хода, считая текущий, и ещё два.
 } { $number ->
    [one] Игроку { $target } предстоит { $number } ход.
    [few] Игроку { $target } предстоит { $number } хода.
    [many] Игроку { $target } предстоит { $number } ходов.
   *[other] Игроку { $target } предстоит { $number } хода.
 }
    .heading = Игроку { $target } предстоит { $number ->
    [one] { $number } ход
    [few] { $number } хода
    [many] { $number } ходов
   *[other] { $number } хода
 }
event-skipped = { $left ->
    [0] Ход игрока { $actor } заканчивается без взятия карты.
    [one] Один из ходов игрока { $actor } заканчивается без взятия карты; остаётся ещё { $left } ход.
    [few] Один из ходов игрока { $actor } заканчивается без взятия карты; остаётся ещё { $left } хода.
    [many] Один из ходов игрока { $actor } заканчивается без взятия карты; остаётся ещё { $left } ходов.
   *[other] Один из ходов игрока { $actor } заканчивается без взятия карты; остаётся ещё { $left } хода.
 }
    .heading = Ход игрока { $actor } заканчивается без взятия карты
event-peeked = { $actor } смотрит, что лежит сверху колоды: { $cards }.
    .hidden = { $actor } тайно смотрит { $number ->
    [1] верхнюю карту
    [one] { $number } верхнюю карту
    [few] { $number } верхние карты
    [many] { $number } верхних карт
   *[other] { $number } верхней карты
 } колоды.
    .nothing = { $actor } ничего не видит: карт в колоде слишком мало.
    .heading = { $actor } подсматривает грядущее
event-shuffled = Колоду перемешивают; её порядка больше никто не знает.
    .heading = Колоду перемешивают
event-favor-asked = Игроку { $target } нужно отдать карту игроку { $actor }; какую — решает { $target }.
    .heading = Игроку { $target } нужно отдать карту
event-gave = { $actor } отдаёт игроку { $target } карту: { $cards }.
    .hidden = { $actor } отдаёт игроку { $target } карту.
    .heading = { $actor } отдаёт игроку { $target } карту
event-stole = { $actor } берёт у игрока { $target } случайную карту: { $cards }.
    .hidden = { $actor } берёт у игрока { $target } случайную карту.
    .heading = { $actor } берёт карту у игрока { $target }
event-card-named = { $actor } требует у игрока { $target } карту: { $named }.
    .heading = { $actor } называет карту «{ $named }»
event-handed-over = Такая карта есть: { $actor } отдаёт её игроку { $target } ({ $cards }).
    .heading = { $actor } отдаёт игроку { $target } карту «{ $cards }»
event-not-held = У игрока { $actor } нет карты «{ $named }»; { $target } ничего не получает.
    .heading = { $target } ничего не получает
event-fetched = { $actor } берёт из сброса карту: { $cards }.
    .heading = { $actor } берёт из сброса карту «{ $cards }»
event-nothing-to-take = У игрока { $target } нет карт, поэтому { $actor } ничего не получает.
    .heading = { $actor } ничего не получает
event-no-effect = Само по себе это ничего не даёт: { $play }.
    .heading = Ничего не происходит

## What a step changes

change-turn = { $number ->
    [1] Ходит { $player }; это обычный ход.
    [one] Ходит { $player }; предстоит { $number } ход, считая этот.
    [few] Ходит { $player }; предстоит { $number } хода, считая этот.
    [many] Ходит { $player }; предстоит { $number } ходов, считая этот.
   *[other] Ходит { $player }; предстоит { $number } хода, считая этот.
 }
    .attacked = { $number ->
    [1] Ходит { $player }; это последний ход, назначенный картой «{ CARD("ATTACK") }».
    [one] Ходит { $player }; предстоит { $number } ход, считая этот.
    [few] Ходит { $player }; предстоит { $number } хода, считая этот.
    [many] Ходит { $player }; предстоит { $number } ходов, считая этот.
   *[other] Ходит { $player }; предстоит { $number } хода, считая этот.
 }
change-out = { $player } выбывает.
change-chain = Пока что выходит так: у игрока { $owner } срабатывает { $play }.
    .cancelled = Пока что выходит так: у игрока { $owner } отменяется { $play }.
change-nothing = Ничего не меняется.
change-cards = Карты сменили место; кто ходит и сколько ходов предстоит — всё как было.

act-setup = Подготовка продолжается.
act-turn = { $players } может играть карты или взять карту и тем закончить ход.
act-reaction = Каждого, кто ещё в игре, спрашивают о карте «{ CARD("NOPE") }»; на очереди: { $players }.
act-giving = { $players } выбирает карту, чтобы её отдать.
act-naming = { $players } называет карту.
act-fetching = { $players } выбирает карту из сброса.
act-kitten = Нужна «{ CARD("DEFUSE") }», иначе взрыв; решает { $players }.
act-placing = { $players } возвращает котёнка в колоду.
act-chance = Решает случай.
    .deck = Порядок колоды решает случай.
    .shuffle = Новый порядок колоды решает случай.
    .steal = Какая карта достанется, решает случай.
    .reveal = Какая карта окажется сверху, решает случай.
    .holds = Нужно сказать, есть ли на руке такая карта.
    .place = Куда вернётся котёнок, решает случай.
act-over = Партия окончена; победа: { $players }.

## Why: the rule, and how firmly the rulebook stands behind it

reason-option = { $about }: { $meaning }.
    .caused = { $about }: { $meaning }. Причина — { $play } игрока { $actor }.
reason-rule = { $about }
    .caused = { $about } Причина — { $play } игрока { $actor }.
sources-house = домашнее правило
sources-none = источника нет
sources-assumption = допущение: { $assumption }
    .cited = допущение: { $assumption } (см. { $sources })
standing-explicit = Так сказано в правилах.
standing-implied = Это следует из правил.
standing-silent = Правила об этом молчат. Допущение: { $assumption } { $because }
standing-contradicted = Правила противоречат себе: { $readings }. Здесь принято: { $meaning }.
standing-house = Домашнее правило этого стола ({ $where }).
    .instead = Домашнее правило этого стола ({ $where }), а в правилах иначе: { $meaning } ({ $sources }).
standing-first-game = Так в первой партии, пока особых комбинаций нет.
reading = { $meaning } ({ $sources })
reading-join = { $first }; но вместе с тем { $second }

## Refused moves: the sentence, and what would be right (.instead)

refusal = Нельзя: { $move }
    .hidden = Действие игрока { $actor } отклонено
# A move that is only tried in a record, and found allowed.
tried = Только проба: { $move }
    .hidden = Только проба: действие игрока { $actor }
    .allowed = Так можно.
    .secret = Можно ли так, зависит от карт, которых вам не видно.
refusal-secret = Причина кроется в картах, которых вам не видно.
    .instead = Нужно что-то другое; решает { $actor }.

refusal-not_your_turn = Ходит { $player }, а не { $actor }; вне своего хода можно играть только «{ CARD("NOPE") }».
    .instead = { $actor } может сыграть это в свой ход.
refusal-not_your_decision = Это решает { $player }, а не { $actor }.
    .instead = Игра ждёт: решает { $player }.
refusal-not_now = Сейчас игра ждёт другого.
    .instead = Это можно будет сделать, когда с тем покончено.
refusal-kitten_first = У игрока { $player } вытянута карта «{ CARD("EXPLODING_KITTEN") }», и сначала решается это.
    .instead = { $player } играет «{ CARD("DEFUSE") }» или взрывается.
refusal-placing_first = { $player } играет «{ CARD("DEFUSE") }», но котёнок ещё не в колоде.
    .instead = { $player } возвращает его в любое место колоды.
refusal-giving_first = Сначала «{ CARD("FAVOR") }»: карту отдаёт { $player }.
    .instead = { $player } отдаёт карту на свой выбор.
refusal-naming_first = { $player } играет тройку, но нужная карта ещё не названа.
    .instead = { $player } называет карту.
refusal-fetching_first = { $player } играет пятёрку разных карт, и сначала решается это.
    .instead = { $player } берёт карту из сброса.
refusal-no_such_action = В этой игре нет такого действия.
    .instead = Играйте карты, берите карту, отвечайте или не возражайте — как велят правила.
refusal-player_is_out = { $player } уже вне игры и больше ничего не делает.
    .instead = Действовать могут только те, кто ещё в игре.
refusal-window_open = Последнюю сыгранную карту ещё можно отменить.
    .instead = Сначала каждый играет «{ CARD("NOPE") }» или не возражает.
refusal-card_not_in_hand = У игрока { $actor } этого нет на руке или не хватает: { $card }.
    .instead = Нужны карты, которые у игрока { $actor } на руке.
refusal-no_more_in_box = Все карты «{ $card }» уже на счету, так что у игрока { $actor } ещё одной быть не может.
    .instead = Разве что одна из остальных — на самом деле другая карта.
refusal-nope_needs_an_action = «{ CARD("NOPE") }» отменяет только что сыгранную карту или комбинацию, а их нет.
    .instead = Играйте её, когда кто-нибудь что-нибудь сыграет.
refusal-defuse_without_kitten = «{ CARD("DEFUSE") }» играют только против вытянутой карты «{ CARD("EXPLODING_KITTEN") }».
    .instead = Держите её до встречи с котёнком.
refusal-kitten_is_not_played = «{ CARD("EXPLODING_KITTEN") }» с руки не играют: эту карту показывают, когда вытянут.
    .instead = Сыграйте другую карту или возьмите карту.
refusal-lone_cat = Такая карта сама по себе ничего не даёт, и в одиночку её не играют: { $card }.
    .instead = Две карты одного вида составляют пару.
refusal-pair_needs_cats = Пару здесь составляют только две одинаковые кошкокарты, а это другая карта: { $card }.
    .instead = Выложите две одинаковые кошкокарты или сыграйте одну карту «{ $card }» ради её эффекта.
refusal-no_such_combination = Такой комбинации в этой игре нет: { $cards }.
    .instead = Комбинации — две или три карты с одинаковым названием или пять карт с разными, насколько их допускают правила.
refusal-no_three_of_a_kind = В этих правилах тройки нет.
    .instead = Две из этих карт могут составить пару.
refusal-no_five_different = В этих правилах пятёрки разных карт нет.
    .instead = Играйте эти карты по одной.
refusal-nothing_to_fetch = В сбросе нет карты, которую можно взять.
    .instead = Нужен сброс, в котором есть что взять.
refusal-card_not_in_discard = В сбросе нет такой карты: { $card }.
    .instead = Возьмите одну из карт, что там лежат.
refusal-kitten_not_fetched = Карту «{ CARD("EXPLODING_KITTEN") }» из сброса взять нельзя.
    .instead = Возьмите другую карту.
refusal-just_played_not_fetched = Это одна из пяти карт, выложенных только что, забрать её назад нельзя: { $card }.
    .instead = Возьмите карту, которая лежит там дольше.
refusal-target_missing = Нужно сказать, против кого это сыграно.
    .instead = Назовите другого игрока, который ещё в игре.
refusal-target_not_wanted = Это не играют против кого-то.
    .instead = Сыграйте, никого не называя.
refusal-target_is_out = { $player } уже вне игры, выбрать такого игрока нельзя.
    .instead = Выберите того, кто ещё в игре.
refusal-target_yourself = { $actor } не может выбрать себя.
    .instead = Выберите другого игрока.
refusal-empty_hand = У игрока { $player } нет карт, выбрать такого игрока нельзя.
    .instead = Выберите того, у кого есть карты.
refusal-name_a_card = Нужно сказать, какую карту требуют.
    .instead = Назовите одно из тринадцати названий.
refusal-named_too_early = За этим столом нужную карту называют только тогда, когда комбинацию никто не отменяет.
    .instead = Выложите три карты, не называя нужную.
refusal-name_not_wanted = Здесь никакую карту не называют.
    .instead = Сыграйте, не называя карту.
refusal-nothing_to_nope = Здесь нет ничего, что могла бы отменить «{ CARD("NOPE") }».
    .instead = «{ CARD("NOPE") }» отменяет сыгранную карту или комбинацию, но не взятие карты, не карту «{ CARD("EXPLODING_KITTEN") }» и не «{ CARD("DEFUSE") }».
refusal-too_late = Эффект уже начинается, для «{ CARD("NOPE") }» поздно.
    .instead = «{ CARD("NOPE") }» нужно сыграть до эффекта.
refusal-own_card = { $actor } не может отменить собственную карту.
    .instead = Её может отменить другой игрок; а ещё { $actor } может ответить на чужую «{ CARD("NOPE") }».
refusal-only_cancelled_player = На эту «{ CARD("NOPE") }» отвечает только тот, чья карта отменена: { $player }.
    .instead = Пусть отвечает { $player }.
refusal-already_cancelled = На ту карту уже есть ответ; верхнюю карту цепочки играет { $player }.
    .instead = «{ CARD("NOPE") }» отвечает на верхнюю карту: здесь это карта игрока { $player }.
refusal-already_passed = { $actor } уже не возражает против этой карты.
    .instead = Снова спросят, только когда сыграют ещё одну «{ CARD("NOPE") }»; тогда ответит и { $actor }.
refusal-nothing_to_answer = Этого ответа никто не ждёт.
    .instead = Его дают, когда спросят. Чтобы ничего не играть и закончить ход, возьмите карту.
refusal-not_a_kitten_to_defuse = Нет вытянутой карты «{ CARD("EXPLODING_KITTEN") }», к которой это относится.
    .instead = Это можно сделать, когда кто-нибудь вытянет котёнка.
refusal-defuse_compulsory = У игрока { $actor } есть «{ CARD("DEFUSE") }», и по этим правилам её нужно сыграть.
    .instead = Сыграйте «{ CARD("DEFUSE") }».
refusal-placed_at_random = По этим правилам котёнок возвращается на случайное место.
    .instead = Предоставьте место случаю.
refusal-no_such_place = Такого места в колоде нет.
    .instead = Здесь { $number ->
    [1] одно место: номер { $number }, и сверху, и снизу.
    [one] { $number } место: номер 1 — верх колоды, номер { $number } — низ.
    [few] { $number } места: номер 1 — верх колоды, номер { $number } — низ.
    [many] { $number } мест: номер 1 — верх колоды, номер { $number } — низ.
   *[other] { $number } места: номер 1 — верх колоды, номер { $number } — низ.
 }
refusal-place_unknown = Все карты колоды известны, поэтому место котёнка нужно назвать.
    .instead = Назовите место от 1 (верх) до { $number } (низ).
refusal-impossible_outcome = Здесь такого выйти не может: { $cards }.
    .instead = Нужны карты, которые могут здесь быть.
refusal-nothing_taken_out = По этим правилам из колоды ничего не убирают: играют всей колодой.
    .instead = Уберите эту строку.
refusal-no_choice = Выбора здесь нет: этот этап подготовки обязателен.
    .instead = Выполните его.
refusal-give_one_card = Отдают ровно одну карту.
    .instead = Выберите одну карту.
refusal-game_over = Партия окончена.
    .instead = Можно начать новую партию.

## Irregular moves: allowed, but a book frowns on them or is silent

irregular-lone_cat_does_nothing = Такая карта сама по себе ничего не даёт, сыграть её одну — значит просто потерять: { $card }.
irregular-empty_hand_nothing_happens = У игрока { $player } нет карт, так что перейти из рук в руки нечему.
irregular-late_nope = Эта «{ CARD("NOPE") }» сыграна уже после эффекта; по этим правилам ещё не поздно, и стол возвращается назад.
irregular-declined_defuse = У игрока { $actor } есть «{ CARD("DEFUSE") }», но она не сыграна.
irregular-placed_openly = Место котёнка показано, хотя по этим правилам оно тайное.

## Questions of a record and their answers

question-whose_turn = Чей сейчас ход?
question-turns_owed = Сколько ходов предстоит?
    .player = Сколько ходов предстоит игроку { $player }?
question-who_may_nope = Кто может сыграть «{ CARD("NOPE") }»?
question-may = Можно ли так: { $move }?
question-who_wins = Кто побеждает?
question-pile_size = Сколько карт в колоде?
question-hand_size = Сколько карт на руке у игрока { $player }?
question-is_out = { $player } уже вне игры?
question-happens = Происходит ли это?
question-must = Можно сделать только это: { $move }?
question-where = Где карта «{ $card }»?
question-knows = Что { $player } знает о колоде?
    .hand = Что { $player } знает о картах игрока { $owner }?
question-shuffle_ends = Кто прекращает тасовать?
question-in_game = Сколько в игре карт «{ $card }»?
answer-yes = да
answer-no = нет
answer-nobody = никто
answer-irregular = да, но сомнительно
answer-refused = до этого вопроса дело не доходит
answer-depends = зависит от карты, которую никто не назвал
answer-another_player = другой игрок
answer-nobody_knows = никто не знает
answer-no_cards = карт нет
answer-nothing = ничего
answer-place-draw_pile = в колоде
answer-place-discard_pile = в сбросе
answer-place-out_of_the_game = вне игры
answer-place-hand_of = на руке у игрока { $player }
answer-place-face_up_in_front_of = лицом вверх перед игроком { $player }
answer-place-face_down_in_front_of = рубашкой вверх перед игроком { $player }
answer-secret = Это кроется в картах, которых вам не видно.
