# Türkçe: sıradaki kartlar arasında kedi bulunma olasılığı adım adım nasıl hesaplanır.
# $safe of $left cards are no Kitten; $factors, $product and $rest are products as 33/35 × 32/34.

odds-derive-ask = { $draws ->
    [one] İyi sonu say: kart güvenli, yani { CARD("EXPLODING_KITTEN") } değil.
   *[other] İyi sonu say: { $draws } kartın hepsi güvenli, yani hiçbiri { CARD("EXPLODING_KITTEN") } değil.
 }
odds-derive-factor = { $before ->
    [0] Kart { $number }: bilinmeyen { $left } karttan { $safe } tanesi güvenli. Çarpan { $factor }.
   *[other] Kart { $number }: öncekiler güvenliydi; geriye kalan bilinmeyen { $left } karttan { $safe } tanesi güvenli. Çarpan { $factor }.
 }
odds-derive-known = Kart { $number }: güvenli olduğu biliniyor. Çarpan 1.
odds-derive-kitten = Kart { $number }: { CARD("EXPLODING_KITTEN") } olduğu biliniyor. Çarpan 0, çarpım da 0.
odds-derive-none-safe = Kart { $number }: güvenli kart kalmadı. Çarpan 0, çarpım da 0.
odds-derive-product = Art arda olanlar çarpılır: { $factors }.
odds-derive-cancel = { $many ->
    [one] Kesrin hem üstünde hem altında bulunan { $gone } sadeleşir. Kalan: { $rest }.
   *[other] Kesrin hem üstünde hem altında bulunan { $gone } sadeleşir. Kalan: { $rest }.
 }
odds-derive-safe = İyi sonun olasılığı { $safe }, yani %{ $percent }.
odds-derive-chance = Bunu 1’e tamamlayan, en az bir { CARD("EXPLODING_KITTEN") } bulunma olasılığıdır: 1 − { $safe } = { $chance }, yani %{ $percent }.
odds-derive-dead = İyi sona giden yol yok; { CARD("EXPLODING_KITTEN") } kesin.

## What the results assume

odds-assume-orders = Bilinmeyen kartların her dizilişi eşit olasılıklıdır; bir oyuncunun kediyi bilerek bir yere saklamış olması hesaba katılmaz.
odds-assume-no-return = Yalnızca ilk { CARD("EXPLODING_KITTEN") } sorulur; ondan önce kimse desteyi karıştırmaz ve desteye hiçbir şey geri girmez.
odds-assume-kittens = { CARD("EXPLODING_KITTEN") } sayısı, oyunda kalan oyuncu sayısından bir eksiktir.
odds-assume-whole-deck = Kitapçık kurulumun bir adımını masanın isteğine bırakıyorsa o adım atlanır.

## How it was found

method-hypergeometric = bilinmeyen kartlar arasındaki kedilerin hipergeometrik dağılımı
method-factors = öncekiler güvenliyken her kartın güvenli olma olasılıklarının çarpımı
method-set-up = motorun kendi kurulumu; ortalamalar destedeki kartlar üzerinden toplamdır
method-deals = bilinmeyen kartların { $trials } dağıtımı, kartlar motorla çekilir
odds-counted = { $share }, deneme sayısı { $trials } ({ $range })

## Tables and charts; $chances is a row of odds-chart-cards

odds-frame-title = Kedi olasılığı
odds-column-cards = kart
odds-column-within = aralarında kedi var
odds-column-here = ilk kedi sonuncusu
odds-column-after = öncekiler değilse sonuncusu
opening-title = Kurulum bitince
opening-column-rulebook = kitapçık
opening-column-players = oyuncu
opening-column-pile = destedeki kart
opening-column-kittens = kedi
opening-column-first = ilk kart
opening-column-safe = kediden önce ortalama güvenli kart
odds-chart-title = Sıradaki kartlar arasında bir kedi
odds-chart-line = { $unknown ->
    [one] { $unknown } bilinmeyen kart arasında
   *[other] { $unknown } bilinmeyen kart arasında
 } { $kittens ->
    [one] { $kittens } kedi.
   *[other] { $kittens } kedi.
 } { $chances }.
odds-chart-cards = { $draws ->
    [one] { $draws } kart: { $chance }
   *[other] { $draws } kart: { $chance }
 }
odds-chart-below = Yükseklik: bu kadar karttan en az birinin kedi olma olasılığı.
odds-chart-x = çekilen kart ya da oynanacak tur
odds-chart-legend = { $name } ({ $unknown } kartta { $kittens } kedi)
