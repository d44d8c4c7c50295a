# Türkçe: olasılıklar, iki keşif sayfası ve bulmacalar.

## Odds

# $chance is a fraction as 1/4, $percent a number as 25.0, $draws how many cards are looked at.
odds-chance = { $draws ->
    [one] Sıradaki kartın { CARD("EXPLODING_KITTEN") } olma olasılığı { $chance }, yani %{ $percent }.
   *[other] Sıradaki { $draws } kartta en az bir { CARD("EXPLODING_KITTEN") } bulunma olasılığı { $chance }, yani %{ $percent }.
 }
odds-sure = { $draws ->
    [one] Sıradaki kart kesinlikle { CARD("EXPLODING_KITTEN") }.
   *[other] Sıradaki { $draws } kart arasında kesinlikle { CARD("EXPLODING_KITTEN") } var.
 }
odds-never = { $draws ->
    [one] Sıradaki kart kesinlikle { CARD("EXPLODING_KITTEN") } değil.
   *[other] Sıradaki { $draws } kartın hiçbiri { CARD("EXPLODING_KITTEN") } değil; bu kesin.
 }
odds-counts = { $unknown ->
    [one] Destedeki 1 kart bilinmiyor
   *[other] Destedeki { $unknown } kart bilinmiyor
 }; { $kittens ->
    [0] aralarında { CARD("EXPLODING_KITTEN") } yok.
    [one] aralarında 1 { CARD("EXPLODING_KITTEN") } var.
   *[other] aralarında { $kittens } { CARD("EXPLODING_KITTEN") } var.
 }
odds-in-sight = { $number ->
    [one] 1 kedi daha var; onun yeri biliniyor.
   *[other] { $number } kedi daha var; onların yeri biliniyor.
 }
odds-assumed = Varsayım: { CARD("EXPLODING_KITTEN") } sayısı, oyunda kalan oyuncu sayısından bir eksik.

## Puzzles

puzzle-open = Henüz yanıt yok.
puzzle-right = Doğru: { $answer }.
puzzle-wrong = Öyle değil: { $answer }.

## The two explorers; $player, $actor and the like in curly brackets are filled in by the page itself

ui-explore-attack-title = Sıra kimde ve kaç tur oynanacak?
ui-explore-attack-about = Burada kimse patlamaz; kartlardan yalnızca dört Atak sayılır.
ui-explore-nope-title = Dur’a kim karşılık verebilir ve sonunda ne geçerli olur?
ui-explore-nope-about = Burada, kutuda kaldığı sürece, herkesin elinde { CARD("NOPE") } olabilir.

ui-explore-edge-attack = Atak
ui-explore-edge-noped = Atak, Dur ile iptal
ui-explore-edge-skip = Atla
ui-explore-edge-draw = Kart çek
ui-explore-edge-defuse = Kedi çek, etkisiz kıl

ui-explore-undo = Geri al
ui-explore-redo = Yinele
ui-explore-reset = Baştan başla
ui-explore-keys = Tuşlar: ← bir adım geri alır, → yineler, Home baştan başlar.
ui-explore-steps = Şimdi yapılan
ui-explore-history = Şimdiye kadar
ui-explore-books = Gösterilen kitapçıklar
ui-explore-rulebook = Kitapçık
ui-explore-happened = Ne oldu
ui-explore-why = Neden
ui-explore-start = Henüz bir şey yapılmadı.
ui-explore-must-move = hamle sırası
ui-explore-owed = oynanacak tur
ui-explore-ordinary = olağan bir tur
ui-explore-last-owed = Atak’tan kalan son tur
ui-explore-under-attack = Atak altında
ui-explore-left = Kalan Atak: { "{number}" } / { "{total}" }
ui-explore-none-left = hiç kalmadı
ui-explore-same = Şunlarda da aynı: { "{books}" }.
ui-explore-differs = şundan farklı: { "{book}" }
ui-explore-parted = Burada ayrılıyorlar.
ui-explore-never-parted = Ne yapılırsa yapılsın, hiç ayrılmıyorlar.

ui-explore-play-attack = Atak
ui-explore-play-skip = Atla
ui-explore-play-favor = İyilik
ui-explore-play-shuffle = Karıştır
ui-explore-play-future = Geleceği Gör
ui-explore-play-pair = kedi ikilisi
ui-explore-play = { "{player}" } şunu oynar
ui-explore-nope = { "{player}" } Dur oynar
ui-explore-stand = Herkes pas geçer
ui-explore-chain = Zincir
ui-explore-stands-now = Şu haliyle uygulanır.
ui-explore-cancelled-now = Şu haliyle iptal olur.
ui-explore-stands = geçerli
ui-explore-cancelled = iptal
ui-explore-even = Üstündeki Dur sayısı: { "{number}" }, çift
ui-explore-odd = Üstündeki Dur sayısı: { "{number}" }, tek
ui-explore-answers = Kim karşılık verebilir
ui-explore-everybody = Ya da kimse vermez
ui-explore-may = Dur oynayabilir
ui-explore-may-not = oynayamaz
ui-explore-result = Sonunda ne olur
ui-explore-over = Sonuç belli.
ui-explore-refused-here = { "{book}" } için zincir burada biter: { "{told}" }
# $number is how many cards the chain has.
ui-explore-lie = { $number ->
    [one] Kart, atılan kartların üstünde.
   *[other] Zincirdeki { $number } kartın hepsi atılan kartların üstünde.
 }

## The explorers without a script

ui-explore-none = olmaz: Atak kalmadı
ui-explore-turn-state = Tur
ui-explore-nopes = Dur sayısı
ui-explore-nopes-on-it = { $number ->
    [0] Dur yok
    [one] 1 Dur
   *[other] { $number } Dur
 }
ui-explore-on-top = En üstte
ui-explore-now = Şu haliyle hamle
ui-explore-first = { $player } adlı oyuncunun hamlesi
ui-explore-top = { $player } adlı oyuncunun Dur kartı, { $owner } adlı oyuncunun kartına
ui-explore-row-parts = { $where } – { $edge }: { $told }
ui-explore-parts-title = Nerede ayrılıyorlar
ui-explore-said = { $book }: { $told }
ui-explore-answerers = Karşılık verebilecekler: { $players }.
ui-explore-nobody = Kimse karşılık veremez.
ui-explore-takes-effect = uygulanır
ui-explore-is-cancelled = iptal olur
