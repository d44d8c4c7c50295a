# Russian. See ui-walk.en.ftl for the arguments.

## Kinds of event

ui-event-setup = подготовка
ui-event-play = сыграна карта
ui-event-nope = сыграна «{ CARD("NOPE") }»
ui-event-cancelled = карта отменена
ui-event-effect = карта срабатывает
ui-event-draw = взята карта, не котёнок
ui-event-kitten = вытянут котёнок
ui-event-defuse = котёнок обезврежен
ui-event-placed = котёнок возвращается
ui-event-exploded = кто-то взрывается
ui-event-turn = начинается ход
ui-event-won = кто-то побеждает
ui-event-try = только проба действия

## The table, chance and everybody

ui-everybody = все, кого спрашивают
ui-table-itself = весь стол
ui-chance-itself = случай

## Two branches

ui-end-turn = { $name }: { $number ->
    [one] ходит { $player }, предстоит { $number } ход.
    [few] ходит { $player }, предстоит { $number } хода.
    [many] ходит { $player }, предстоит { $number } ходов.
   *[other] ходит { $player }, предстоит { $number } хода.
 }
ui-end-over = { $name }: партия окончена, { $player } побеждает.

# $parent is the name of the branch from which this one departs.
ui-branch-told = { $name } (вместо того, что идёт после шага { $number } в ветке «{ $parent }»)

## A diagram by itself

ui-in-words = То же словами

## A match that is being played

ui-match-runs = Это выдало бы больше, чем можно знать, сидя за этим столом; когда партия закончится, это можно будет показать.
