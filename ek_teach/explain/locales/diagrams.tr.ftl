# Türkçe: şemalar. Etiket birkaç sözcüktür, noktasızdır; .about aynısını cümleyle söyler.

## The turn

diagram-turn = “{ $book }” kitapçığına göre baştan sona bir tur: ne beklenir, ne yapılabilir, sonunda ne olur.
    .title = Turun akışı ({ $book })
diagram-turn-setup = Kurulum
    .about = Masa kurulur; nasıl kurulduğunu başka bir şema gösterir.
diagram-turn-turn = Kart oyna ya da çek?
    .about = Sırası gelen oyuncu bir kart ya da kombo oynar veya kart çeker.
diagram-turn-window = { CARD("NOPE") }?
    .about = Oynanan kartlar bekler: oyunda kalan herkes karşılık verebilir ya da pas geçebilir.
diagram-turn-noped = İptal. Karşılık?
    .about = Şu haliyle hamle iptal olur: hakkı olan herkes { CARD("NOPE") } kartına karşılık verebilir.
diagram-turn-effect = Uygulanır
    .about = Hamleyi artık kimse iptal etmez; kartın yazısı uygulanır.
diagram-turn-look = Üste bak
    .about = Oyuncu destenin üstüne gizlice bakar.
diagram-turn-shuffle = Karıştırma
    .about = Kartların destedeki yeni sırasına şans karar verir.
diagram-turn-giving = Hangi kart verilecek?
    .about = Seçilen oyuncu hangi kartı vereceğine karar verir.
diagram-turn-steal = Rastgele kart
    .about = Elden hangi kartın alınacağına şans karar verir.
diagram-turn-naming = Kart adı söyle
    .about = Oyuncu hangi kartı istediğini söyler.
diagram-turn-ask = Elinde var mı?
    .about = Seçilen oyuncu, adı söylenen kartın elinde olup olmadığına bakar.
diagram-turn-fetching = Atılanlardan seç
    .about = Oyuncu atılan kartlardan birini seçer.
diagram-turn-goes-on = Sıra devam eder
    .about = Aynı tur devam eder; bekleyen bir şey yoktur.
diagram-turn-draw = Kart çek
    .about = Destenin en üstündeki kart çekilir.
diagram-turn-kitten = Kedi! { CARD("DEFUSE") }?
    .about = { CARD("EXPLODING_KITTEN") } çekildi ve gösterildi: çeken ya { CARD("DEFUSE") } oynar ya da patlar.
diagram-turn-exploded = Patladı
    .about = Oyuncu oyundan çıkar.
diagram-turn-placing = Kedi nereye?
    .about = Oyuncu kediyi desteye geri koyar.
diagram-turn-placed-by-chance = Rastgele yer
    .about = Kedinin nereye gideceğine şans karar verir.
diagram-turn-over = Kalan tur var mı?
    .about = Bir tur bitti; oynanacak tur kaldıysa sıradaki tur başlar.
diagram-turn-next = Sıradaki oyuncu
    .about = Saat yönünde, oyunda kalan ilk oyuncu yeni bir tura başlar.
diagram-turn-end = Oyun sonu
    .about = Tek oyuncu kaldı ve kazanır.

diagram-turn-edge-setup--turn = ilk oyuncu
diagram-turn-edge-turn--window = oyna
diagram-turn-edge-turn--noped = geç { CARD("NOPE") }
diagram-turn-edge-turn--draw = çek
diagram-turn-edge-window--noped = { CARD("NOPE") }
diagram-turn-edge-noped--window = yine { CARD("NOPE") }
diagram-turn-edge-window--effect = herkes pas
diagram-turn-edge-noped--goes-on = herkes pas: iptal
diagram-turn-edge-noped--effect = herkes pas
diagram-turn-edge-effect--look = { CARD("SEE_THE_FUTURE") }
diagram-turn-edge-effect--shuffle = { CARD("SHUFFLE") }
diagram-turn-edge-effect--giving = { CARD("FAVOR") }
diagram-turn-edge-effect--steal = ikili
diagram-turn-edge-effect--naming = üçlü
diagram-turn-edge-effect--ask = üçlü
diagram-turn-edge-effect--fetching = beş farklı
diagram-turn-edge-effect--goes-on = bir şey olmaz
diagram-turn-edge-effect--over = { CARD("SKIP") }
diagram-turn-edge-effect--next = { CARD("ATTACK") }
diagram-turn-edge-look--goes-on = bakıldı
diagram-turn-edge-shuffle--goes-on = yeni sıra
diagram-turn-edge-giving--goes-on = verildi
diagram-turn-edge-giving--noped = hâlâ { CARD("NOPE") }
diagram-turn-edge-steal--goes-on = alındı
diagram-turn-edge-naming--ask = söylendi
diagram-turn-edge-naming--noped = hâlâ { CARD("NOPE") }
diagram-turn-edge-ask--goes-on = verildi ya da yok
diagram-turn-edge-fetching--goes-on = alındı
diagram-turn-edge-fetching--noped = hâlâ { CARD("NOPE") }
diagram-turn-edge-goes-on--turn = aynı oyuncu
diagram-turn-edge-draw--kitten = kedi
diagram-turn-edge-draw--over = kedi değil
diagram-turn-edge-kitten--exploded = { CARD("DEFUSE") } yok
diagram-turn-edge-kitten--placing = { CARD("DEFUSE") }
diagram-turn-edge-kitten--placed-by-chance = { CARD("DEFUSE") }
diagram-turn-edge-exploded--next = başkaları var
diagram-turn-edge-exploded--end = tek kişi kaldı
diagram-turn-edge-placing--over = geri kondu
diagram-turn-edge-placing--next = geri kondu
diagram-turn-edge-placed-by-chance--over = geri kondu
diagram-turn-edge-placed-by-chance--next = geri kondu
diagram-turn-edge-over--turn = evet: aynı oyuncu
diagram-turn-edge-over--next = hayır
diagram-turn-edge-next--turn = başlar

## Attack stacking

diagram-attack = “{ $book }” kitapçığına göre, kutudaki dört Atak kartına kadar, kalan turların nasıl biriktiği ve nasıl bittiği.
    .title = Atakların birikmesi ({ $book })
diagram-attack-ordinary = Olağan tur
    .about = Olağan bir tur: { CARD("ATTACK") } kartından kalan tur yok.
# $number counts the turns owed, this one included.
diagram-attack-owed = { $number ->
    [one] Kalan son tur
   *[other] { $number } tur oynanacak
 }
    .about = { $number ->
    [one] { CARD("ATTACK") } kartından kalan son tur.
   *[other] { CARD("ATTACK") } kartından kalan { $number } tur var, bu tur dahil.
 }
diagram-attack-exploded = Patladı
    .about = Sırası olan oyuncu oyundan çıkar.
diagram-attack-end = Oyun sonu
    .about = Tek oyuncu kaldı ve kazanır.
diagram-attack-last = tek kişi kaldı
diagram-attack-next = sıradaki oyuncu
diagram-attack-cause = { $cause ->
    [attack] { CARD("ATTACK") }
    [draw] kart çek
    [skip] { CARD("SKIP") }
    [defuse] { CARD("DEFUSE") }
    [explosion] { CARD("DEFUSE") } yok
   *[late] geç { CARD("NOPE") }
 }
diagram-attack-edge = { $who ->
    [next] { $causes } → sıradaki oyuncu
   *[same] { $causes }
 }

## The chain of Nopes

diagram-nope = “{ $book }” kitapçığına göre, oynanan bir kartın üstünde, kutudaki beş karta kadar Dur zinciri: tek sayı iptal eder, çift sayıda hamle geçerli kalır.
    .title = Dur zinciri ({ $book })
diagram-nope-played = Kart oynandı
    .about = Bir kart ya da kombo oynandı ve karşılık bekliyor.
# $stands: effect or cancelled.
diagram-nope-chain = { $number ->
    [one] 1 { CARD("NOPE") }
   *[other] { $number } × { CARD("NOPE") }
 }: { $stands ->
    [cancelled] iptal olur
   *[effect] uygulanır
 }
    .about = { $number ->
    [one] Hamlenin üstünde 1 { CARD("NOPE") } var
   *[other] Hamlenin üstünde { $number } { CARD("NOPE") } var
 }: şu haliyle { $stands ->
    [cancelled] iptal olur
   *[effect] uygulanır
 }.
diagram-nope-effect = Uygulanır
    .about = { $cards ->
    [discarded] Hamle uygulanır. Hamlenin kartları ve bütün Dur kartları atılan kartların üstündedir.
   *[other] Hamle uygulanır.
 }
diagram-nope-cancelled = İptal
    .about = { $cards ->
    [discarded] Hamle iptal olur. Hamlenin kartları ve bütün Dur kartları atılan kartların üstünde kalır.
   *[other] Hamle iptal olur.
 }
diagram-nope-stands = herkes pas
diagram-nope-edge = { CARD("NOPE") }: { $who ->
    [anyone] herkes
    [others] başka herkes
   *[cancelled] yalnız iptal edilen
 }
diagram-nope-late = geç { CARD("NOPE") }: { $who ->
    [anyone] herkes
    [others] başka herkes
   *[cancelled] yalnız iptal edilen
 }

## The set-up

# $players: a number, or each for all the numbers of players.
diagram-setup = { $players ->
    [each] “{ $book }” kitapçığına göre kurulum; değişen sayılar 2 / 3 / 4 / 5 oyuncu içindir.
   *[other] “{ $book }” kitapçığına göre { $players } oyuncu için kurulum.
 }
    .title = { $players ->
    [each] Kurulum ({ $book })
   *[other] { $players } oyuncu için kurulum ({ $book })
 }
diagram-setup-box = Kutu
    .about = Kutudaki bütün kartlar.
diagram-setup-take-out = Kedi ve Etkisizleştirme ayır
    .about = Bütün Patlatan Kedi ve Etkisizleştirme kartları desteden ayrılır.
diagram-setup-deal-defuses = Herkese 1 { CARD("DEFUSE") }
    .about = Her oyuncu 1 { CARD("DEFUSE") } alır.
diagram-setup-return-defuses = Artan Etkisizleştirme desteye
    .about = Artan Etkisizleştirme kartları desteye girer.
diagram-setup-shuffle-deck = Desteyi karıştır
    .about = Kartların destedeki sırasına şans karar verir.
diagram-setup-deal-hands = Elleri dağıt
    .about = Her oyuncuya desteden kart dağıtılır.
diagram-setup-thin-deck = Üçte birini çıkar
    .about = Destenin üçte biri bakılmadan oyundan çıkar.
diagram-setup-add-kittens = Kediler desteye
    .about = Oyuncu sayısından 1 eksik Patlatan Kedi desteye girer.
diagram-setup-shuffle-pile = Yeniden karıştır
    .about = Kartların destedeki yeni sırasına şans karar verir.
diagram-setup-aside = Kenara ayrılan
    .about = Herkesin gördüğü kartlar kenarda durur; artanı oyuna girmez.
diagram-setup-hands = Eller
    .about = Oyuncuların elindeki kartlar.
diagram-setup-removed = Oyun dışı
    .about = Bakılmadan oyundan çıkan kartlar.
diagram-setup-begins = Oyun başlar
    .about = İlk oyuncu başlar.
diagram-setup-deck = deste: { $cards }
diagram-setup-players = { $players } oyuncuda
diagram-setup-or = ya da
diagram-setup-left-out = atlanabilir
diagram-setup-each = kişi başı { $each }: { $cards } kart
diagram-setup-titled = { $cards } × { $card }
diagram-setup-cards = { $cards } kart

## What is written beside a picture

# A text that names the two rulebooks of a comparison.
diagram-compared = { $description } “{ $book }” ile karşılaştırma: + yalnız onda, − yalnız burada, ≠ değişik.
    .title = { $title } → { $book }
diagram-mark-first = − yalnız { $book }
diagram-mark-second = + yalnız { $book }
diagram-mark-changed = ≠ değişik
diagram-kind = { $kind ->
    [start] başlangıç
    [choice] bir oyuncu karar verir
    [reaction] herkese sorulur
    [chance] şans
    [step] ara adım
    [place] bir yer
   *[end] son
 }
diagram-here = buradasın
diagram-leads = { $label }: { $target }
diagram-behind = kurallar: { $numbers }
diagram-changed = değişen: { $rules }
diagram-rules = Kurallar
diagram-no-rule = kural yok
# Behind a rule that stands in no paragraph.
diagram-silent = { $book } bir şey demiyor
