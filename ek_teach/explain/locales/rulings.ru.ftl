# Russian. See rulings.en.ftl for the arguments.

## The answer as a sentence

finding-whose_turn = Ходит { $answer }.
    .nobody = Не ходит никто: партия окончена.
finding-turns_owed = { $number ->
    [0] Ходов не предстоит.
    [1] Предстоит один ход, тот, что идёт сейчас.
    [one] Предстоит { $number } ход, считая этот.
    [few] Предстоит { $number } хода, считая этот.
    [many] Предстоит { $number } ходов, считая этот.
   *[other] Предстоит { $number } хода, считая этот.
 }
    .player = { $number ->
    [0] Игроку { $player } ходов не предстоит.
    [1] Игроку { $player } предстоит один ход.
    [one] Игроку { $player } предстоит { $number } ход, считая этот.
    [few] Игроку { $player } предстоит { $number } хода, считая этот.
    [many] Игроку { $player } предстоит { $number } ходов, считая этот.
   *[other] Игроку { $player } предстоит { $number } хода, считая этот.
 }
finding-who_may_nope = Кто сейчас может сыграть «{ CARD("NOPE") }»: { $answer }.
    .nobody = Сыграть «{ CARD("NOPE") }» сейчас не может никто.
finding-may = Так можно: { $move }.
    .irregular = Так можно, но это сомнительно: { $move }. { $reason }
    .no = Так нельзя: { $move }. { $reason }
finding-must = Выбора нет: { $move }.
    .no = Выбор есть, возможно не только это: { $move }.
    .cannot = Нет, этого даже нельзя: { $move }.
finding-who_wins = Побеждает { $answer }.
    .nobody = Победителя ещё нет.
finding-is_out = { $player } уже вне игры.
    .no = { $player } всё ещё в игре.
finding-pile_size = { $number ->
    [0] Колода пуста.
    [one] В колоде { $number } карта.
    [few] В колоде { $number } карты.
    [many] В колоде { $number } карт.
   *[other] В колоде { $number } карты.
 }
finding-hand_size = { $number ->
    [0] У игрока { $player } карт нет.
    [one] У игрока { $player } { $number } карта.
    [few] У игрока { $player } { $number } карты.
    [many] У игрока { $player } { $number } карт.
   *[other] У игрока { $player } { $number } карты.
 }
finding-happens = Это происходит.
    .no = Этого не происходит.
finding-where = { $card }: { $answer }.
finding-knows = Вот что { $player } знает о колоде, сверху вниз: { $answer }.
    .nothing = { $player } ничего не знает о колоде.
    .hand = Вот что { $player } знает о картах игрока { $owner }: { $answer }.
finding-shuffle_ends = Когда перестать тасовать, решает { $answer }.
    .another = «Стоп» говорит другой игрок.
finding-in_game = { $number ->
    [one] В игре { $number } карта «{ $card }».
    [few] В игре { $number } карты «{ $card }».
    [many] В игре { $number } карт «{ $card }».
   *[other] В игре { $number } карты «{ $card }».
 }
    .unknown = Сколько карт «{ $card }» в игре, не знает никто: часть карт вне игры, и их никто не видит.
finding-refused = До этого вопроса дело не доходит. { $heading }.
finding-depends = Это зависит от карты, которую никто не назвал.
    .many = Это зависит от карт, которых никто не назвал, а вариантов слишком много, чтобы рассмотреть все; запишите хотя бы некоторые карты.

refusal-outcome = То, что записано, произойти не могло
    .instead = Запишите другой исход или пропустите его.

## What it hangs on

change-one = { $about }: { $meaning } ({ $option } = { $value }).
deciding = { $number ->
    [one] При другом правиле ответ был бы таким: { $answer }.
    [few] При других правилах ответ был бы таким: { $answer }.
    [many] При других правилах ответ был бы таким: { $answer }.
   *[other] При других правилах ответ был бы таким: { $answer }.
 }

## Where rulebooks part

parting = В строке { $line } ({ $step }).
    .plain = В строке { $line }.
parting-option = { $about } ({ $option }): по правилам { $left } — { $meaning } ({ $value }), а по правилам { $right } — { $meant } ({ $other }).

## Unknown cards

branch-hand = если среди неизвестных карт игрока { $player } есть { $cards }
    .not = если среди неизвестных карт игрока { $player } нет таких: { $cards }
branch-steal = если у игрока { $player } взята карта «{ $cards }»
branch-holds = если у игрока { $player } есть карта «{ $cards }»
    .not = если у игрока { $player } нет карты «{ $cards }»
branch-reveal = если взята карта «{ $cards }»
    .not = если взятая карта не «{ CARD("EXPLODING_KITTEN") }»
branch-place = если котёнок лежит на месте { $number }
branch-and = { $first } и { $second }
branch-ways = { $first }; есть ещё { $number ->
        [one] { $number } такой вариант
        [few] { $number } таких варианта
        [many] { $number } таких вариантов
       *[other] { $number } такого варианта
    }
branch-unknown = если взята другая карта, которую никто не назвал
    .steal = если у игрока { $player } взята другая карта, которую никто не назвал
