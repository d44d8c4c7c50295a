# Türkçe: programla gelen alıştırmalar; bkz. exercise_templates.en.ftl.

## Whose turn it is

exercise-whose-turn =
    .question = Şimdi sıra kimde?
    .skip = Bir { CARD("SKIP") } yalnızca tek bir turu bitirir; burada oynanacak başka turlar da var.
    .draw = Bir kart çekmek yalnızca tek bir turu bitirir; burada oynanacak başka turlar da var.
    .cancelled = İptal edilen kart uygulanmaz: aynı tur sürer.
    .restored = Çift sayıda { CARD("NOPE") } birbirini götürür: kart yine uygulanır.

## Lesson 1

exercise-set-up-1 = Kurulumdan sonra: destede kaç kart var?
    .question = Oyun “{ $book }” kitapçığına göre kuruldu ve şimdiye kadar hiç kedi çekilmedi. Şimdi destede kaç kart var?
    .rounded = Üçte birin nasıl yuvarlandığını hiçbir kitapçık söylemiyor; aşağı yuvarlandığını varsayıyoruz.
    .kittens = Patlatan Kediler de desteye girer; sayıları oyuncu sayısından bir eksiktir.
    .defuses = Artan { CARD("DEFUSE") } kartları da desteye girer; kaç tanesinin gireceğini bu kitapçık söyler.
    .thinned = Kediler girmeden önce destenin üçte biri çıkarılır.
    .taken-out = Kutuda 56 kart vardır, ama kediler ve { CARD("DEFUSE") } kartları eller dağıtılmadan önce ayrılır.
    .drew = Çekilen her kart desteden eksilir.
    .besides = Dağıtılan kart sayısı budur; herkesin başta aldığı { CARD("DEFUSE") } bunun dışındadır.

## Lesson 2

exercise-turn-1 = Atak, Atla ve çekilen kartlar: sıra kimde?

## Lesson 11

exercise-counting-1 = Kart saymak: sıradaki kart
    .question = Destenin dizilişini kimse bilmiyor. Sıradaki kartın Patlatan Kedi olma olasılığı nedir?
    .gone = Patlayan kedi artık destede değil, geri de dönmüyor: destede bir kedi eksik.
    .drawn = Çekilen her kart desteden eksilir; sayılacak kart azalır.
    .fewer = Kedi sayısı, oyunda kalan oyuncu sayısından bir eksiktir.
exercise-counting-2 = Kart saymak: birkaç tur sonrası
    .question = { $player } yalnızca kart çekebilir, hem de { $draws } kez; destenin dizilişini kimse bilmiyor. Bu kartlardan en az birinin Patlatan Kedi olma olasılığı nedir?
    .kept = Çekilen kart geri dönmez: artık { $cards } kartın arasında { $kittens } kedi saklı.
    .sum = Olasılıklar burada toplanmaz: ikinci kart ancak birincisi güvenliyse önem taşır.
    .opposite = Bu, hiç kedi çekmeden atlatma olasılığı; sorulan ise tersi.
    .each = Tek bir kedi yeter; her seferinde kedi gelmesi gerekmez.
    .fewer = Kedi sayısı, oyuncu sayısından bir eksiktir.
exercise-counting-3 = Kart saymak: bir göz attıktan sonra
    .question = { $player }, { CARD("SEE_THE_FUTURE") } kartının gösterdiğini biliyor, o zamandan beri olanları izledi ve başka kimsenin kartlarını bilmiyor. Bu bilgiyle, sıradaki { $ahead } karttan en az birinin Patlatan Kedi olma olasılığı nedir?
    .seen = { $player } destenin en üstünü gördü: kediler öteki kartların arasında saklı.
    .shuffled = Deste karıştırıldıktan sonra { $player } adlı oyuncunun gördüğünden geriye bir şey kalmaz.
    .drawn = Çekilen kartlar artık en üstte değil.

## Lesson 12

exercise-value =
    .open = Bütün eller açık; destedeki kartların dizilişini kimse bilmiyor.
    .shuffled = Kitapçık ne derse desin, etkisiz kılınan kedi burada desteye karıştırılır.
exercise-value-1 = Kart çekmekten başka yol yok: kazanma olasılığı nedir?
    .question = Oyuna başlayan { $player } için oyunda son kalan olma olasılığı nedir?
    .other = Bu, { $other } için olan olasılık; { $player } için olanı soruluyor.
    .first = Bu, ilk kartın güvenli olma olasılığı; oyun ise tek bir oyuncu kalana dek sürer.
    .look = İlk karta bak: { $kitten } olasılıkla kedidir ve o zaman { $player } { $after_kitten } olasılıkla kazanır; { $safe } olasılıkla güvenli bir karttır ve o zaman { $player } { $after_safe } olasılıkla kazanır. Her birini kendi olasılığıyla çarp ve topla.
exercise-value-2 = En iyi ilk hamle hangisi?
    .question = { CARD("SEE_THE_FUTURE") } kartının gösterdiğini herkes görür. Hangi ilk hamle { $player } için oyunda son kalan olma olasılığını en yükseğe çıkarır?
    .worse = “{ $move }” hamlesinden sonra, { $other } en iyi yanıtı verirse { $player } { $value } olasılıkla kazanır. Başka bir ilk hamlenin değeri daha yüksek: { $best }.

## Lesson 13

exercise-hot-potato =
    .question = Sırası gelen oyuncu, bu dahil, şimdi kaç tur oynayacak?
    .adds = “{ $book }” kitapçığına göre kalan turlar iki tur daha eklenerek devredilir.
    .replaces = “{ $book }” kitapçığına göre kalan turlar devredilmez: sonraki oyuncu iki tur oynar.
    .ordinary = Olağan bir tur { CARD("ATTACK") } ile devredilmez: oynanacak tur üç değil, ikidir.
    .playing = { CARD("ATTACK") } kartının oynandığı tur o anda hâlâ oynanacak turlardan biridir ve ötekilerle birlikte devredilir.
    .draw = Çekilen her kart, oynanacak turlardan birini bitirir.
    .skip = Bir { CARD("SKIP") }, oynanacak turlardan birini bitirir.
    .skip-all = Bir { CARD("SKIP") } yalnızca tek bir turu bitirir: ötekiler hâlâ oynanacak.
    .cancelled = İptal edilen { CARD("ATTACK") } uygulanmaz: aynı tur sürer ve hiçbir tur eklenmez.
    .restored = Çift sayıda { CARD("NOPE") } birbirini götürür: { CARD("ATTACK") } yine uygulanır.
exercise-hot-potato-1 = Atak üstüne Atak: kaç tur oynanacak?
exercise-hot-potato-2 = Ataklar ve Durlar: kaç tur oynanacak?
exercise-hot-potato-3 = Kaç tur kimde kalır?
    .question = Bütün eller açık, destedeki kartların dizilişini kimse bilmiyor ve etkisiz kılınan kedi desteye karıştırılırdı. Herkes olabildiğince iyi oynar; kart çekmek kendisi için aynı derecede iyiyse çeker. İlk kart çeken oyuncu, bu dahil, kaç tur oynayacak?
    .no-gain = { $player } burada { CARD("ATTACK") } ile bir şey kazanmaz: bu hamlenin değeri { $attack }, kart çekmeninki { $draw }.
    .no-attack = { $player } adlı oyuncuda { CARD("ATTACK") } kalmadı; kart çeker.

## Lesson 14

exercise-nope-war-1 = Dur üstüne Dur: sonunda ne geçerli?
    .question = Artık kimse karşılık vermiyor. Şimdi sıra kimde?
exercise-nope-war-2 = Kim karşılık verebilir?
    .question = Kartlar yazıldığı gibi duruyor ve son karta henüz kimse pas geçmedi. Şimdi kim { CARD("NOPE") } oynayabilir?
    .missing = { $player } karşılık verebilir, ama yanıtında yok: adım { $step } bunu deniyor.
    .not-allowed = { $player } karşılık veremez: adım { $step } bunu deniyor.
exercise-nope-war-3 = Açık eller: ilk Dur kartını kim oynar?
    .question = Bütün eller açık. { CARD("ATTACK") } uygulanırsa herkes için değeri şudur: { $stakes }. Elde tutulan bir { CARD("NOPE") } kartının değeri { $kept }. Oyunculara { $player } ile başlayarak oturma sırasıyla sorulur ve herkes yalnız kendini düşünür. İlk { CARD("NOPE") } kartını kim oynar?
    .nobody = Kimse { CARD("NOPE") } oynamazsa { $player } için sonuç { $stake }. { $player } bir tane oynar ve sonrasında herkes olabildiğince iyi oynarsa { $player } için sonuç { $worth }.
    .no-nope = { $player } adlı oyuncuda { CARD("NOPE") } yok.
    .own = { CARD("ATTACK") }, { $player } adlı oyuncunun kendi kartı ve kendisi için değeri { $worth }: onu iptal etmek bir şey kazandırmaz.
    .too-early = İlk { CARD("NOPE") } kartını { $player } oynar ve sonrasında herkes olabildiğince iyi oynarsa { $player } için sonuç { $worth }; en iyi oyunda ise { $best }. Sondan başlayarak düşün: son { CARD("NOPE") } kartını kim oynardı, ondan öncekini oynayan bunu bilir mi?
exercise-nope-war-4 = Kapalı eller: karşılığı gelebilir mi?
    .question = Görülmemiş { $unseen } kart vardı; { $nopes } tanesi { CARD("NOPE") }. { $attacker } ve { $attacked } adlı oyuncuların her birine { $hand } kart dağıtıldı. { $attacker } { CARD("ATTACK") } oynar. { $attacked } eline bakar: elinde { $holds ->
        [one] 1 { CARD("NOPE") }
       *[other] { $holds } { CARD("NOPE") }
     } var. { $attacked } bunlardan birini oynarsa { $attacker } için başka bir { CARD("NOPE") } ile karşılık verebilme olasılığı nedir?
    .one-chance = { $attacker } adlı oyuncunun elinde { $hand } kart var: kalan { $left } { CARD("NOPE") } kartından biri bunların herhangi biri olabilir, yalnız biri değil.
    .count = { $attacked } bir eldeki { $hand } kartı görüyor; geriye { $others } kart ve bu elde olmayan { CARD("NOPE") } kartları kalıyor: { $left }. Bu { $others } karttan { $hand } tanesi { $attacker } adlı oyuncuda: bunların hiçbirinin { CARD("NOPE") } olmama olasılığı nedir?

## Lesson 15

exercise-hiding-1 = Saklambaç: iyi bir yerin değeri ne?
    .question = { $hider } kediyi etkisiz kılar ve gizlice, kedi dahil { $cards } kartlık desteye geri koyar; öteki kartlar { CARD("TACOCAT") }: tek başına bir işe yaramaz ve burada ikili oynanmaz. Ondan sonra sıra { $seeker } adlı oyuncuda. İkisi de olabildiğince iyi oynar. { $hider } için kazanma olasılığı nedir?
    .other = Bu, { $seeker } için kazanma olasılığı.
    .known = { $seeker } yeri bilseydi böyle olurdu; ama kedi gizlice geri konur.
    .one-place = { $places } yerden biri, ancak { $seeker } tek bir tahmin yapabiliyorsa ve sonrasında bir şey olmuyorsa doğrudur; oyunu sonuna kadar düşün.
    .table = Bir çizelge yap: üstte kedinin yerleri, solda { $seeker } adlı oyuncunun yapabilecekleri, içinde kimin kazandığı.

## Lesson 16; a strategy is named as in strategies.en.ftl, $half is the sum that leads to how often it wins

exercise-population-1 = Bir toplulukta stratejiler: sonraki kuşak
    .question = es kitapçığıyla oynanan { $duels } düellonun { $won } tanesini { $other } stratejisine karşı { $one } kazandı; bunu kazanma olasılığı say. Büyük bir toplulukta 10 oyuncudan { $tenths } tanesi { $one }, ötekiler { $other } oynar. Düellolar rastgele çekilir ve sonraki kuşak kazananlar gibi oynar. Bu kuşağın ne kadarı { $one } oynar?
    .wins = { $half }: { $one } stratejisi bu sıklıkla kazanır; payı 2 × { $share } × bu olur, çünkü her masada 2 oyuncu var.
    .rate = { $rate }: { $one } stratejisinin { $other } stratejisine karşı sonucu; ama { $share } olasılıkla { $one } kendi benzeriyle karşılaşır ve o zaman 1/2 kazanır.
    .own-kind = Düellolarının hepsi { $other } stratejisine karşı değil: { $share } olasılıkla { $one } kendi benzeriyle karşılaşır ve o zaman 1/2 kazanır.
    .half = { $half }: { $one } stratejisi bu sıklıkla kazanır; nasıl büyüdüğünü görmek için eşit paya, 1/2’ye böl.
    .other = Bu, { $other } stratejisinin payı; { $one } stratejisininki soruluyor.
    .stays = Pay, her iki düellodan biri kazanılırsa aynı kalır; { $one } stratejisinin kazandığı ise { $half }.
    .begin = Önce şunu bul: { $one } stratejisi ne sıklıkla kazanır? { $half }. Sonra bunu payıyla ve masadaki 2 ile çarp.

## Lesson 17

exercise-bluff-1 = Ne sıklıkla blöf yapmalı?
    .question = { $player } adlı oyuncuda bir { CARD("ATTACK") } ve { $other } adlı oyuncunun bilmediği bir kart var; bu kart { $attacks ->
        [one] 1 { CARD("ATTACK") }
       *[other] { $attacks } { CARD("ATTACK") }
     } ve { $cats ->
        [one] 1 { CARD("TACOCAT") }
       *[other] { $cats } { CARD("TACOCAT") }
     } arasından dağıtıldı. { $other } adlı oyuncuda bir { CARD("ATTACK") } var, kimsede { CARD("DEFUSE") } yok. Destenin kartları yazılı, ama sırasıyla değil: dizilişi kimse bilmiyor. İkinci bir { CARD("ATTACK") } varsa { $player } her zaman birini oynar. Kart { CARD("TACOCAT") } ise { $player } dengede hangi olasılıkla yine de { CARD("ATTACK") } oynar?
    .wrong = O zaman { $other }, bir { CARD("ATTACK") } görünce öteki kartın da { CARD("ATTACK") } olduğuna { $seen } olasılık verirdi. Kart çekmek ile karşı atak, bu olasılık { $real } olduğunda aynı derecede iyidir: { $given } ile blöf { $often ->
        [more] fazla sık
       *[less] fazla seyrek
     } gelir ve { $other } ne yapacağını bilir.
