# Russian. See theory_solving.en.ftl for the arguments.

## What stands under a result; $method is one of the messages below, $size how large the game is

solved-exact = Точно; метод: { $method }.
solved-exact-of = Точно; метод: { $method }; { $size }.
solved-within-of = С точностью до { $gap }; метод: { $method }; { $size }.
solved-not-exact = Не точно; метод: { $method }.
solved-assumed = Допущение: { $sentence }
solved-positions = { $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
    [many] { $positions } позиций
   *[other] { $positions } позиции
 }
solved-wins = { $player } побеждает с вероятностью { $worth }
solved-paid = { $player } получает в среднем { $worth }
solved-chances = Вероятности победы: { $chances }
solved-plays = Сыграно партий: { $plays }; интервалы { $confidence }
solved-unit = { $unit ->
    [positions] позиций
   *[iterations] итераций
 }
regret-heading = Эксплуатируемость
regret-after = число итераций { $iterations }: { $gap }

## How it was found

method-induction = обратная индукция при открытых картах
method-linear = линейное программирование (последовательная форма, scipy HiGHS)
method-rounded = { $method }, с округлением до дробей, которые ни одна сторона не может улучшить
method-gambit = линейное программирование (последовательная форма, Gambit, в дробях)
method-regret = минимизация контрфактических сожалений (OpenSpiel CFR+, итераций: { $iterations })
method-bayes = правило Байеса для равновесия; метод для него: { $method }
method-engine = моделирование на движке

## What is assumed

assume-beliefs = Оба игрока придерживаются этого равновесия, и каждый знает это о другом.
assume-open-hands = Все видят карты на руках и каждую взятую карту.
assume-open-future = Что показывает «{ CARD("SEE_THE_FUTURE") }», видят все.
assume-first-of-equals = Из действий, одинаково хороших для игрока, выбирается первое по порядку.
assume-shuffled = { $place ->
    [chosen] Обезвреженный котёнок возвращается, и колода тасуется; в буклете { $book } место выбирает тот, кто его вытянул.
   *[random] Обезвреженный котёнок возвращается, и колода тасуется; в буклете { $book } его кладут на случайное место.
 }
assume-chosen = Место обезвреженного котёнка выбирает тот, кто его вытянул; в буклете { $book } место случайное.
assume-openly = Обезвреженного котёнка возвращают у всех на виду; в буклете { $book } — втайне.
assume-defused = Кто может обезвредить котёнка, всегда это делает.
assume-no-combinations = Комбинации не играются.
assume-not-laid = В этой игре не играются: { $cards }.
assume-nope-order = Ответить на карту предлагают по порядку мест, и «{ CARD("NOPE") }» играется до эффекта.
assume-stakes = Чего стоит, что это сработает ({ $play }): { $worths }.
assume-kept = «{ CARD("NOPE") }», оставленная на руке, стоит { $worth }; кто её играет, это теряет.
assume-kept-to = { $worth } для игрока { $player }
assume-stake-of = { $player } { $worth }
assume-war-order = Ответить предлагают по порядку мест, и после эффекта «{ CARD("NOPE") }» не играет никто.
assume-zero-sum = Сколько один игрок выигрывает, столько другой теряет.

## Hiding the Kitten

hiding-row = { $place }: с частотой { $chance }; стоит { $known }, если место известно, и { $met } против ответа

## The tree: what a player knows at a moment, and what the branches are called

tree-size = узлов: { $nodes }, концов: { $ends }, информационных множеств: { $sets }
tree-holds = { $player }: { $cards }.
tree-then = { ", " }
tree-no-card = нет карт
tree-play = сыграть «{ $cards }»
tree-play-on = { $move } против игрока { $number }
tree-play-for = { $move }, назвав карту «{ $card }»
tree-place = место { $number }
tree-card = { $kind ->
    [fetch] забрать карту «{ $card }»
   *[give] отдать карту «{ $card }»
 }
tree-name = назвать карту «{ $card }»
tree-kind = { $kind ->
    [draw] взять карту
    [pass] не возражать
    [decline] пропустить
    [proceed] продолжить
    [defuse] обезвредить
    [explode] взорваться
   *[outcome] случай
 }
tree-draws-kitten = { $player } вытягивает котёнка
tree-draws = { $player } берёт карту
tree-draws-card = { $player } берёт карту: { $cards }
tree-hides = { $player } прячет котёнка
tree-puts = { $player } кладёт котёнка, карт над ним: { $number }
tree-takes = { $player } забирает: { $cards }
tree-sees = { $player } видит: { $cards }
tree-does = { $player }: { $move }

## Beliefs about what is hidden

belief-reached = { $moment } (вероятность сюда попасть { $chance })
belief-then = { $first }, затем { $second }
belief-nothing = ничего
