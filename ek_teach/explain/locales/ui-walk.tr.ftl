# Türkçe: gidilecek ve tahmin edilecek olay türleri, çekirdeğin izleyene verdiği yanıtlar.

## Kinds of event

ui-event-setup = kurulum
ui-event-play = bir kart oynanır
ui-event-nope = Dur oynanır
ui-event-cancelled = bir kart iptal olur
ui-event-effect = bir kart uygulanır
ui-event-draw = kart çekilir, kedi çıkmaz
ui-event-kitten = kedi çekilir
ui-event-defuse = kedi etkisiz kılınır
ui-event-placed = kedi desteye döner
ui-event-exploded = bir oyuncu patlar
ui-event-turn = yeni bir tur başlar
ui-event-won = bir oyuncu kazanır
ui-event-try = bir hamle yalnızca denenir

## The table, chance and everybody

ui-everybody = sorulan herkes
ui-table-itself = masa
ui-chance-itself = şans

## Two branches

ui-end-turn = { $number ->
    [one] { $name }: hamle sırası { $player } adlı oyuncuda; 1 tur oynayacak.
   *[other] { $name }: hamle sırası { $player } adlı oyuncuda; { $number } tur oynayacak.
 }
ui-end-over = { $name }: oyun bitti; kazanan: { $player }.

# $parent is the name of the branch from which this one departs.
ui-branch-told = { $name } (şu dalda { $number }. adımdan sonrasının yerine: { $parent })

## A diagram by itself

ui-in-words = Aynısı, sözle

## A match that is being played

ui-match-runs = Bu, oynayan oyuncunun bilebileceğinden fazlasını anlatırdı; oyun bitince anlatılabilir.
