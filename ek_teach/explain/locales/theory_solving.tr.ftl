# Türkçe: bir oyun nasıl çözüldü, sonuç neye dayanıyor, oyun ağacının anları ve dalları.

## What stands under a result; $method is one of the messages below, $size how large the game is

solved-exact = Kesin; yöntem: { $method }.
solved-exact-of = Kesin; yöntem: { $method }; { $size }.
solved-within-of = En çok { $gap } hata ile; yöntem: { $method }; { $size }.
solved-not-exact = Kesin değil; yöntem: { $method }.
solved-assumed = Varsayım: { $sentence }
solved-positions = { $positions ->
    [one] { $positions } konum
   *[other] { $positions } konum
 }
solved-wins = { $player } için kazanma olasılığı { $worth }
solved-paid = { $player } için ortalama sonuç: { $worth }
solved-chances = Kazanma olasılıkları: { $chances }
solved-plays = { $plays } oyun, { $confidence } güven aralıkları
solved-unit = { $unit ->
    [positions] konum
   *[iterations] yineleme
 }
regret-heading = Sömürülebilirlik
regret-after = { $iterations } yinelemeden sonra: { $gap }

## How it was found

method-induction = açık ellerle geriye doğru tümevarım
method-linear = doğrusal programlama (dizi biçimi, scipy HiGHS)
method-rounded = { $method }, iki tarafın da iyileştiremeyeceği kesirlere yuvarlanmış
method-gambit = doğrusal programlama (dizi biçimi, Gambit, kesirlerle)
method-regret = karşıolgusal pişmanlığı en aza indirme (OpenSpiel CFR+, { $iterations } yineleme)
method-bayes = bir denge üzerinde Bayes kuralı; dengeyi bulan yöntem: { $method }
method-engine = motorla benzetim

## What is assumed

assume-beliefs = İki oyuncu da bu dengeye uyar ve her biri ötekinin uyduğunu bilir.
assume-open-hands = Herkes bütün elleri ve çekilen her kartı görür.
assume-open-future = { CARD("SEE_THE_FUTURE") } kartının gösterdiğini herkes görür.
assume-first-of-equals = Bir oyuncu için eşit ölçüde iyi hamlelerden ilk sıradaki yapılır.
assume-shuffled = { $place ->
    [chosen] Etkisiz kılınan kedi desteye döner ve deste karıştırılır; { $book } kitapçığına göre yeri sahibi seçer.
   *[random] Etkisiz kılınan kedi desteye döner ve deste karıştırılır; { $book } kitapçığına göre rastgele bir yere konur.
 }
assume-chosen = Etkisiz kılınan kedinin yerini sahibi seçer; { $book } kitapçığına göre kedi rastgele bir yere konur.
assume-openly = Etkisiz kılınan kedi herkesin gördüğü bir yere konur; { $book } kitapçığına göre bu gizli kalmalı.
assume-defused = Kediyi etkisiz kılabilen her zaman kılar.
assume-no-combinations = Kombo oynanmaz.
assume-not-laid = Bu oyunda oynanmayan kartlar: { $cards }.
assume-nope-order = Bir karta kimin karşılık vereceği oturma sırasıyla sorulur ve Dur etkiden önce oynanır.
assume-stakes = Bunun uygulanmasının değeri ({ $play }): { $worths }.
assume-kept = Elde tutulan bir { CARD("NOPE") } kartının değeri { $worth }; oynayan bundan vazgeçer.
assume-kept-to = { $player } için { $worth }
assume-stake-of = { $player } için { $worth }
assume-war-order = Kimin karşılık vereceği oturma sırasıyla sorulur ve etkiden sonra kimse Dur oynamaz.
assume-zero-sum = Bir oyuncunun kazandığını öteki kaybeder.

## Hiding the Kitten

hiding-row = { $place }: sıklığı { $chance }; bilinirse değeri { $known }, karşılığına göre { $met }

## The tree: what a player knows at a moment, and what the branches are called

tree-size = { $nodes } düğüm, { $ends } son, { $sets } bilgi kümesi
tree-holds = { $player }: { $cards }.
tree-then = { ", " }
tree-no-card = kart yok
tree-play = { $cards } oyna
tree-play-on = { $move } ({ $number }. oyuncuya karşı)
tree-play-for = { $move } (istenen: { $card })
tree-place = { $number } numaralı yer
tree-card = { $kind ->
    [fetch] { $card } al
   *[give] { $card } ver
 }
tree-name = { $card } iste
tree-kind = { $kind ->
    [draw] kart çek
    [pass] pas geç
    [decline] atla
    [proceed] sürdür
    [defuse] etkisiz kıl
    [explode] patla
   *[outcome] şans
 }
tree-draws-kitten = { $player } kediyi çeker
tree-draws = { $player } kart çeker
tree-draws-card = { $player } çeker: { $cards }
tree-hides = { $player } kediyi saklar
tree-puts = { $player } kediyi şu kadar kartın altına koyar: { $number }
tree-takes = { $player } alır: { $cards }
tree-sees = { $player } görür: { $cards }
tree-does = { $player }: { $move }

## Beliefs about what is hidden

belief-reached = { $moment } (buraya gelme olasılığı { $chance })
belief-then = { $first }, sonra { $second }
belief-nothing = hiçbir şey
