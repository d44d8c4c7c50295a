# Türkçe: bir hamlenin değeri ve Atakların biriktirdiği turların kimde kaldığı.

## Attack chains; $owed is a number of turns, $attacks how many Attacks came before

chain-none = Kimse { CARD("ATTACK") } oynamaz: { $move }.
chain-holder = { $attacks ->
    [one] 1 { CARD("ATTACK") } oynanır; { $owed } tur { $player } adlı oyuncuda kalır.
   *[other] { $attacks } { CARD("ATTACK") } oynanır; { $owed } tur { $player } adlı oyuncuda kalır.
 }
chain-assume-safe = Destede { $kittens } kedi ve yalnızca çekilebilen { $safe } kart var; kimsede { CARD("NOPE") } ya da { CARD("SKIP") } yok.
chain-assume-first = Zincir, çekilen ilk kartla biter.
chain-title = Sıcak patates
chain-control-seat = { $player } adlı oyuncunun elindeki Ataklar
chain-control-safe = Destedeki güvenli kartlar
chain-control-owed = { $player } adlı oyuncunun başta oynayacağı tur
chain-control-book = Kitapçık
chain-ordinary = olağan bir tur
chain-owes = Atak’tan { $owed } tur
chain-table = Herkes en iyi oynarsa, adım adım
chain-column-player = oyuncu
chain-column-owes = oynayacağı
chain-column-move = hamlesi
chain-column-worth = kazanma olasılığı
chain-column-else = yoksa
chain-nothing-else = başka hamle yok
chain-bars = Her oyuncunun kazanma olasılığı
chain-turns = Art arda Ataklardan sonra oynanacak turlar

## The value of a move; $cards is how many lie in the pile

moves-title = Kart çekmeli mi, çekmemeli mi
moves-control-pile = Kedi dahil, destedeki kartlar
moves-control-rival = { $player } adlı oyuncunun elinde
moves-control-defuses = Kimde { CARD("DEFUSE") } var
moves-nobody = hiç kimse
moves-only = yalnız { $player }
moves-both = ikisi de
moves-nothing = başka kart yok
moves-answer = { $cards ->
    [one] Destede 1 kart varken { $best } ({ $value }).
   *[other] Destede { $cards } kart varken { $best } ({ $value }).
 }
moves-best-one = { $player } için en iyisi: { $move }
moves-best-many = { $player } için aynı ölçüde iyi olanlar: { $moves }
moves-worst = En kötüsü: { $move } ({ $value }).
moves-draw = kart çekmek
moves-table = İlk hamleye göre { $player } için kazanma olasılığı
moves-column-pile = kart
moves-bars = { $cards ->
    [one] Destede 1 kart varken her ilk hamlenin değeri
   *[other] Destede { $cards } kart varken her ilk hamlenin değeri
 }
moves-bar = { $sign } { $move }: { $value }
moves-mark-best = en iyi
moves-exact = Kesin sonuç; yöntem: { $method }.
