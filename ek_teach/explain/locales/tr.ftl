# Türkçe: anlatım cümleleri. Terimler kitapçığın terimleridir; konan adlara ve kart adlarına ek getirilmez.

## Small parts

cards-counted = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
 }
player-number = Oyuncu { $number }

# The marks between words, with the blanks that belong to them; gap is what stands between two sentences.
mark-comma = { ", " }
mark-semicolon = { "; " }
mark-colon = { ": " }
mark-opening = { " (" }
mark-closing = { ")" }
mark-stop = { "." }
mark-gap = { " " }
mark-times = { " × " }

table = masa
chance = şans


# A play inside a sentence.
play-one = { $card }
play-pair = { $card } ikilisi
play-three = { $card } üçlüsü
play-five = beş farklı kart

## Moves, as titles of steps and of refused moves

move-play = { $actor }, { $card } oynar
    .target = { $actor }, { $target } adlı oyuncuya { $card } oynar
move-pair = { $actor }, { $card } ikilisi oynar
    .target = { $actor }, { $target } adlı oyuncuya { $card } ikilisi oynar
move-three = { $actor }, { $card } üçlüsü oynar
    .target = { $actor }, { $target } adlı oyuncuya { $card } üçlüsü oynar
    .named = { $actor }, { $target } adlı oyuncuya { $card } üçlüsü oynar; istediği kart: { $named }
move-five = { $actor }, beş farklı kart oynar
move-cards = { $actor }, { $cards } oynar
move-draw = { $actor }, kart çeker
move-nope = { $actor }, { CARD("NOPE") } oynar
move-pass = { $actor }, pas geçer
move-give = { $actor }, { $cards } verir
    .hidden = { $actor }, bir kart verir
move-name = { $actor }, istediği kartı söyler: { $named }
move-fetch = { $actor }, atılan kartlardan { $cards } alır
move-defuse = { $actor }, { CARD("DEFUSE") } oynar
move-explode = { $actor }, kediyi etkisiz kılmaz
move-place = { $actor }, kediyi desteye geri koyar
move-proceed = Kurulum devam eder
move-decline = Masa bu aşamayı atlar
move-outcome = Şans karar verir

## The first frame

untitled-game = bir oyun
start = Başlangıç durumu
    .setup = Kapalı kutu
start-pile = { $number ->
    [one] Destede 1 kart var.
   *[other] Destede { $number } kart var.
 }

## Set-up

event-taken-out = Desteden ayrılanlar: { $cards }.
    .heading = Patlatan Kedi ve Etkisizleştirme kartları ayrılır
event-defuses-dealt = { $number } oyuncunun her biri 1 { CARD("DEFUSE") } kartı alır.
    .heading = Herkes bir Etkisizleştirme alır
event-defuses-returned = { $number ->
    [0] Artan { CARD("DEFUSE") } kartlarının hiçbiri desteye girmez
    [one] Artan { CARD("DEFUSE") } kartlarından 1 tanesi desteye girer
   *[other] Artan { CARD("DEFUSE") } kartlarından { $number } tanesi desteye girer
 }; { $left ->
    [0] kutuya giden olmaz
    [one] 1 tanesi kutuya gider
   *[other] { $left } tanesi kutuya gider
 }.
    .heading = Artan Etkisizleştirme kartları desteye girer
event-deck-shuffled = Destedeki { $number } kart karıştırılır.
    .heading = Deste karıştırılır
event-hand-dealt = { $number ->
    [one] { $actor } adlı oyuncuya 1 kart dağıtılır: { $cards }.
   *[other] { $actor } adlı oyuncuya { $number } kart dağıtılır: { $cards }.
 }
    .hidden = { $number ->
    [one] { $actor } adlı oyuncuya 1 kart dağıtılır.
   *[other] { $actor } adlı oyuncuya { $number } kart dağıtılır.
 }
    .heading = Eller dağıtılır
event-deck-thinned = { $number ->
    [0] Desteden kart çıkarılmaz
    [one] Desteden 1 kart bakılmadan çıkarılır
   *[other] Desteden { $number } kart bakılmadan çıkarılır
 }; { $left } kart kalır.
    .heading = Destenin üçte biri çıkarılır
event-deck-kept = Masa bütün desteyle oynar.
    .heading = Deste eksiltilmez
event-kittens-added = { $number ->
    [one] 1 { CARD("EXPLODING_KITTEN") } desteye girer
   *[other] { $number } { CARD("EXPLODING_KITTEN") } desteye girer
 }; { $left ->
    [0] kutuya giden olmaz
    [one] 1 tanesi kutuya gider
   *[other] { $left } tanesi kutuya gider
 }.
    .heading = Patlatan Kediler desteye girer
event-game-started = { $actor } adlı oyuncu başlar; destede { $number } kart var.
    .heading = Oyun başlar

## Turns

event-turn-started = { $number ->
    [one] Sıra { $actor } adlı oyuncuda.
   *[other] Sıra { $actor } adlı oyuncuda; bu dahil { $number } tur oynayacak.
 }
    .heading = Sıra: { $actor }
event-drew = { $actor }, bir kart çeker: { $cards }.
    .hidden = { $actor }, bir kart çeker; { CARD("EXPLODING_KITTEN") } çıkmaz.
    .heading = { $actor }, bir kart çeker
event-kitten-shown = { $actor }, { CARD("EXPLODING_KITTEN") } çeker ve gösterir.
    .heading = { $actor }, { CARD("EXPLODING_KITTEN") } çeker
event-defused = { $actor }, { CARD("DEFUSE") } oynar ve oyunda kalır.
    .heading = { $actor }, { CARD("DEFUSE") } oynar
event-kitten-placed = { $above ->
    [one] { $actor }, kediyi destede 1 kartın altına koyar
   *[other] { $actor }, kediyi destede { $above } kartın altına koyar
 }; destede artık { $number } kart var.
    .top = { $number ->
    [one] { $actor }, kediyi destenin en üstüne koyar; destede artık 1 kart var.
   *[other] { $actor }, kediyi destenin en üstüne koyar; destede artık { $number } kart var.
 }
    .bottom = { $actor }, kediyi destenin en altına koyar; destede artık { $number } kart var.
    .hidden = { $number ->
    [one] Kedi destede gizli bir yere geri konur; destede artık 1 kart var.
   *[other] Kedi destede gizli bir yere geri konur; destede artık { $number } kart var.
 }
    .unknown = { $actor }, kediyi destede kayda geçmeyen bir yere koyar; destede artık { $number } kart var.
    .heading = { $actor }, kediyi desteye geri koyar
event-turn-ended = { $actor }, bu turunu bitirir.
    .heading = { $actor }, turunu bitirir
event-exploded = { $actor } adlı oyuncu patlar ve oyundan çıkar.
    .heading = Patlayan: { $actor }
event-hand-left = { $number ->
    [0] { $actor } adlı oyuncunun elinde kart yok.
   *[other] { $place ->
        [in_front] { $actor } adlı oyuncunun eli ({ $cards }) kapalı olarak önünde kalır.
        [removed] { $actor } adlı oyuncunun eli ({ $cards }) oyundan çıkar.
       *[discard] { $actor } adlı oyuncunun eli ({ $cards }) atılan kartların üstüne gider.
    }
 }
    .hidden = { $number ->
    [0] { $actor } adlı oyuncunun elinde kart yok.
   *[other] { $place ->
        [in_front] { $actor } adlı oyuncunun eli kapalı olarak önünde kalır; kart sayısı: { $number }.
        [removed] { $actor } adlı oyuncunun eli bakılmadan oyundan çıkar; kart sayısı: { $number }.
       *[discard] { $actor } adlı oyuncunun eli atılan kartların üstüne gider; kart sayısı: { $number }.
    }
 }
    .heading = { $actor }, elindekileri bırakır
event-kitten-left = { $place ->
    [in_front] Kedi, { $actor } adlı oyuncunun önünde açık kalır.
    [removed] Kedi oyundan çıkar.
   *[discard] Kedi atılan kartların üstüne gider.
 }
    .heading = Kedi kaldırılır
event-debt-dropped = { $number ->
    [one] { $actor } adlı oyuncunun kalan 1 turu daha vardı; bu tur silinir.
   *[other] { $actor } adlı oyuncunun kalan { $number } turu daha vardı; bu turlar silinir.
 }
    .heading = Kalan turlar silinir
event-debt-passed-on = { $number ->
    [one] { $actor } adlı oyuncunun kalan 1 turu { $target } adlı oyuncuya geçer.
   *[other] { $actor } adlı oyuncunun kalan { $number } turu { $target } adlı oyuncuya geçer.
 }
    .heading = Kalan turlar devredilir
event-game-won = { $actor }, patlamadan kalan tek oyuncudur ve kazanır.
    .heading = Kazanan: { $actor }

## Cards played and cancelled

event-played = { $actor }, { $cards } oynar.
    .one = { $actor }, { $card } oynar.
    .one-target = { $actor }, { $target } adlı oyuncuya { $card } oynar.
    .pair = { $actor }, { $target } adlı oyuncuya { $card } ikilisi oynar.
    .three = { $actor }, { $target } adlı oyuncuya { $card } üçlüsü oynar.
    .three-named = { $actor }, { $target } adlı oyuncuya { $card } üçlüsü oynar; istediği kart: { $named }.
    .five = { $actor }, beş farklı kart oynar: { $cards }.
    .heading = { $actor }, { $cards } oynar
# $number counts the Nopes of the chain, this one included; $play is what was played first, by $owner.
event-noped = { $number ->
    [one] { $actor }, { $owner } adlı oyuncunun hamlesine ({ $play }) { CARD("NOPE") } oynar.
   *[other] { $actor }, { $target } adlı oyuncunun { CARD("NOPE") } kartına { CARD("NOPE") } oynar; bu, zincirdeki { $number }. { CARD("NOPE") } kartı.
 }
    .heading = { $actor }, { CARD("NOPE") } oynar
event-noped-late = { $number ->
    [one] { $actor }, { $owner } adlı oyuncunun hamlesi ({ $play }) uygulandıktan sonra { CARD("NOPE") } oynar; masa, hamlenin uygulanmadığı ana döner.
   *[other] { $actor }, iş sonuçlandıktan sonra { $target } adlı oyuncunun { CARD("NOPE") } kartına { CARD("NOPE") } oynar; masa, işin sonuçlanmadığı ana döner.
 }
    .heading = { $actor }, geç kalmış bir { CARD("NOPE") } oynar
event-passed = { $actors ->
    [one] { $names } pas geçer: { $owner } adlı oyuncunun hamlesini ({ $play }) iptal etmez.
   *[other] { $names } pas geçer: { $owner } adlı oyuncunun hamlesini ({ $play }) iptal etmezler.
 }
    .answered = { $actors ->
    [one] { $names } pas geçer: { $owner } adlı oyuncunun hamlesi ({ $play }) üzerindeki zinciri olduğu gibi bırakır.
   *[other] { $names } pas geçer: { $owner } adlı oyuncunun hamlesi ({ $play }) üzerindeki zinciri olduğu gibi bırakırlar.
 }
    .everybody = Kimse { CARD("NOPE") } oynamaz.
    .heading = { $actors ->
    [one] Pas geçen: { $names }
   *[other] Pas geçenler: { $names }
 }
event-cancelled = { $actor } adlı oyuncunun hamlesi ({ $play }) iptal olur: { $number ->
    [one] bir kez { CARD("NOPE") } oynandı
   *[other] { $number } kez { CARD("NOPE") } oynandı
 }, sayı tek.
    .heading = İptal olur: { $play } ({ $actor })
event-restored = { $actor } adlı oyuncunun hamlesi ({ $play }) yine de geçerli: { $number } kez { CARD("NOPE") } oynandı, sayı çift.
    .heading = Yine de geçerli: { $play } ({ $actor })
event-turn-goes-on = { $actor }, sırasına devam eder.
    .heading = { $actor }, sırasına devam eder

# The window closes.
closed = Kimse { CARD("NOPE") } oynamaz, hamle uygulanır: { $play } ({ $owner })
    .cancelled = Kimse son { CARD("NOPE") } kartına karşılık vermez, hamle iptal olur: { $play } ({ $owner })
    .restored = Kimse son { CARD("NOPE") } kartına karşılık vermez, hamle yine de uygulanır: { $play } ({ $owner })

## Effects

# $left: turns the attacker still owed, the current one included, 0 in an ordinary turn.
event-attacked = { $left ->
    [0] { $actor }, kart çekmeden sırasını bitirir; { $target }, { $number } tur oynayacak.
    [one] { $actor }, kalan son turunu kart çekmeden bitirir; { $target }, { $number } tur oynayacak.
   *[other] { $actor }, bu dahil kalan { $left } turunu kart çekmeden bitirir; { $target }, { $number } tur oynayacak.
 }
    .adding = { $left ->
    [one] { $actor }, kalan son turunu kart çekmeden 2 fazlasıyla devreder; { $target }, { $number } tur oynayacak.
   *[other] { $actor }, bu dahil kalan { $left } turunu kart çekmeden 2 fazlasıyla devreder; { $target }, { $number } tur oynayacak.
 }
    .heading = { $target }, { $number } tur oynayacak
event-skipped = { $left ->
    [0] { $actor }, kart çekmeden sırasını bitirir.
    [one] { $actor }, turlarından birini kart çekmeden bitirir; 1 turu daha kaldı.
   *[other] { $actor }, turlarından birini kart çekmeden bitirir; { $left } turu daha kaldı.
 }
    .heading = { $actor }, kart çekmeden bitirir
event-peeked = { $actor }, destenin üstüne bakar: { $cards }.
    .hidden = { $number ->
    [one] { $actor }, destenin üstündeki karta gizlice bakar.
   *[other] { $actor }, destenin üstündeki { $number } karta gizlice bakar.
 }
    .nothing = { $actor }, hiçbir karta bakamaz: destede yeterince kart kalmadı.
    .heading = { $actor }, geleceği görür
event-shuffled = Deste karıştırılır; kartların sırasını artık kimse bilmez.
    .heading = Deste karıştırılır
event-favor-asked = { $target }, { $actor } adlı oyuncuya bir kart vermek zorunda; hangi kart olacağını veren seçer.
    .heading = { $target }, bir kart vermek zorunda
event-gave = { $actor }, { $target } adlı oyuncuya bir kart verir: { $cards }.
    .hidden = { $actor }, { $target } adlı oyuncuya bir kart verir.
    .heading = { $actor }, { $target } adlı oyuncuya bir kart verir
event-stole = { $actor }, { $target } adlı oyuncudan rastgele bir kart alır: { $cards }.
    .hidden = { $actor }, { $target } adlı oyuncudan rastgele bir kart alır.
    .heading = { $actor }, { $target } adlı oyuncudan bir kart alır
event-card-named = { $actor }, { $target } adlı oyuncudan bir kart ister: { $named }.
    .heading = { $actor }, istediği kartı söyler: { $named }
event-handed-over = { $actor } adlı oyuncuda istenen kart var; kartı { $target } adlı oyuncuya verir: { $cards }.
    .heading = { $actor }, { $target } adlı oyuncuya { $cards } verir
event-not-held = { $actor } adlı oyuncuda { $named } yok; { $target }, hiçbir şey almaz.
    .heading = { $target }, hiçbir şey almaz
event-fetched = { $actor }, atılan kartlardan { $cards } alır.
    .heading = { $actor }, atılan kartlardan { $cards } alır
event-nothing-to-take = { $target } adlı oyuncunun elinde kart yok; { $actor }, hiçbir şey almaz.
    .heading = { $actor }, hiçbir şey almaz
event-no-effect = { $play } tek başına bir işe yaramaz.
    .heading = Hiçbir şey olmaz

## What a step changes

change-turn = { $number ->
    [one] Sıra { $player } adlı oyuncuda; olağan bir tur.
   *[other] Sıra { $player } adlı oyuncuda; bu dahil { $number } tur oynayacak.
 }
    .attacked = { $number ->
    [one] Sıra { $player } adlı oyuncuda; bu, { CARD("ATTACK") } kartından kalan son turu.
   *[other] Sıra { $player } adlı oyuncuda; bu dahil { $number } tur oynayacak.
 }
change-out = { $player } adlı oyuncu oyundan çıktı.
change-chain = Şu haliyle { $owner } adlı oyuncunun hamlesi ({ $play }) uygulanır.
    .cancelled = Şu haliyle { $owner } adlı oyuncunun hamlesi ({ $play }) iptal olur.
change-nothing = Hiçbir şey değişmez.
change-cards = Kartların yeri değişti; sıra ve oynanacak turlar aynı kalır.

act-setup = Masa kuruluma devam eder.
act-turn = { $players }, kart oynayabilir ya da kart çekip bu turu bitirebilir.
act-reaction = Oyundaki herkese { CARD("NOPE") } oynayıp oynamayacağı sorulur; yanıtı beklenen: { $players }.
act-giving = { $players }, vereceği kartı seçer.
act-naming = { $players }, istediği kartı söyler.
act-fetching = { $players }, atılan kartlardan birini seçer.
act-kitten = { $players }, ya { CARD("DEFUSE") } oynar ya da patlar.
act-placing = { $players }, kediyi desteye geri koyar.
act-chance = Şans karar verir.
    .deck = Kartların destedeki sırasına şans karar verir.
    .shuffle = Kartların destedeki yeni sırasına şans karar verir.
    .steal = Hangi kartın alınacağına şans karar verir.
    .reveal = Hangi kartın çekileceğine şans karar verir.
    .holds = Kartın o elde olup olmadığının söylenmesi gerekir.
    .place = Kedinin nereye gideceğine şans karar verir.
act-over = Oyun bitti; kazanan: { $players }.

## Why: the rule, and how firmly the rulebook stands behind it

reason-option = { $about }: { $meaning }.
    .caused = { $about }: { $meaning }. Burada geçerli olmasının nedeni: { $actor }, { $play } oynadı.
reason-rule = { $about }
    .caused = { $about } Burada geçerli olmasının nedeni: { $actor }, { $play } oynadı.
sources-house = masa kuralı
sources-none = kaynak yok
sources-assumption = varsayım: { $assumption }
    .cited = varsayım: { $assumption } (bkz. { $sources })
standing-explicit = Kitapçık bunu açıkça söylüyor.
standing-implied = Bu, kitapçığın söylediklerinden çıkıyor.
standing-silent = Kitapçık bu konuda bir şey demiyor; varsayım: { $assumption } { $because }
standing-contradicted = Kitapçık kendisiyle çelişiyor: { $readings }. Burada kullanılan: { $meaning }.
standing-house = Bu masanın kuralı ({ $where }).
    .instead = Bu masanın kuralı ({ $where }); yerini aldığı kural: { $meaning } ({ $sources }).
standing-first-game = Özel kombolardan önce, ilk oyunda böyle.
reading = { $meaning } ({ $sources })
reading-join = { $first }; ama bir de { $second }


## Refused moves: the sentence, and what would be right (.instead)

refusal = Yapılamaz: { $move }
    .hidden = Hamle reddedildi: { $actor }
# A move that is only tried in a record, and found allowed.
tried = Yalnızca denendi: { $move }
    .hidden = Hamle yalnızca denendi: { $actor }
    .allowed = Bu hamle yapılabilirdi.
    .secret = Yapılıp yapılamayacağı, göremeyeceğin kartlara bağlı.
refusal-secret = Nedeni, göremeyeceğin kartlara bağlı.
    .instead = { $actor }, başka bir şey yapmak zorunda.

refusal-not_your_turn = Sıra { $player } adlı oyuncuda, { $actor } adlı oyuncuda değil; sırası gelmeyen yalnızca { CARD("NOPE") } oynayabilir.
    .instead = { $actor }, bunu kendi sırasında oynayabilir.
refusal-not_your_decision = Buna karar verecek olan { $player }; { $actor } değil.
    .instead = Oyun şunu bekliyor: { $player }.
refusal-not_now = Oyun şu anda başka bir şey bekliyor.
    .instead = O iş bitince yapılabilir.
refusal-kitten_first = { $player }, { CARD("EXPLODING_KITTEN") } çekti; önce bu iş sonuçlanmalı.
    .instead = { $player }, ya { CARD("DEFUSE") } oynar ya da patlar.
refusal-placing_first = { $player }, { CARD("DEFUSE") } oynadı ve kedi henüz desteye dönmedi.
    .instead = { $player }, kediyi destede istediği yere koyar.
refusal-giving_first = { $player } adlı oyuncudan { CARD("FAVOR") } istendi; önce bu yapılmalı.
    .instead = { $player }, kendi seçtiği bir kartı verir.
refusal-naming_first = { $player }, üçlü oynadı ve istediği kartı henüz söylemedi.
    .instead = { $player }, istediği kartın adını söyler.
refusal-fetching_first = { $player }, beş farklı kart oynadı; önce bu iş sonuçlanmalı.
    .instead = { $player }, atılan kartlardan birini alır.
refusal-no_such_action = Bu oyunda böyle bir hamle yok.
    .instead = Kitapçığa göre kart oyna, kart çek, karşılık ver ya da pas geç.
refusal-player_is_out = { $player } adlı oyuncu patladı ve artık oyunda değil.
    .instead = Yalnızca oyunda kalanlar hamle yapabilir.
refusal-window_open = Son oynanan kart hâlâ iptal edilebilir.
    .instead = Önce herkes ya { CARD("NOPE") } oynamalı ya da pas geçmeli.
refusal-card_not_in_hand = { $actor } adlı oyuncunun elinde { $card } yok ya da yeterince yok.
    .instead = { $actor }, ancak elindeki kartları oynayabilir.
refusal-no_more_in_box = Kutudaki bütün { $card } kartlarının yeri belli; { $actor } adlı oyuncuda bir tane daha olamaz.
    .instead = Ötekilerden birinin başka bir kart olması gerekirdi.
refusal-nope_needs_an_action = { CARD("NOPE") }, az önce oynanan bir kartı ya da komboyu iptal eder; ortada böyle bir hamle yok.
    .instead = Biri bir şey oynayınca kullan.
refusal-defuse_without_kitten = { CARD("DEFUSE") }, yalnızca çekilen bir { CARD("EXPLODING_KITTEN") } için oynanır.
    .instead = Kedi gelene kadar sakla.
refusal-kitten_is_not_played = { CARD("EXPLODING_KITTEN") } elden oynanmaz; çekilince gösterilir.
    .instead = Başka bir kart oyna ya da kart çek.
refusal-lone_cat = { $card } tek başına işe yaramaz ve tek başına oynanamaz.
    .instead = Aynı çeşitten iki kart ikili olur.
refusal-pair_needs_cats = Burada yalnızca aynı çeşitten iki kedi kartı ikili olur; { $card } ise kedi kartı değil.
    .instead = Aynı çeşitten iki kedi kartı oyna ya da { $card } kartını kendi etkisi için oyna.
refusal-no_such_combination = { $cards }: bu oyunda böyle bir kombo yok.
    .instead = Kombolar, kitapçıkta olduğu ölçüde, aynı isimde iki ya da üç kart veya beş farklı karttır.
refusal-no_three_of_a_kind = Bu kitapçıkta üçlü yok.
    .instead = Kartların ikisi bir ikili oluşturabilir.
refusal-no_five_different = Bu kitapçıkta beş farklı kartlı kombo yok.
    .instead = Kartları tek tek oyna.
refusal-nothing_to_fetch = Atılan kartlar arasında alınabilecek kart yok.
    .instead = Bunun için atılanlar arasında alınabilecek bir kart bulunmalı.
refusal-card_not_in_discard = Atılan kartlar arasında { $card } yok.
    .instead = Orada bulunan bir kartı al.
refusal-kitten_not_fetched = Atılan kartlardan { CARD("EXPLODING_KITTEN") } alınamaz.
    .instead = Başka bir kart al.
refusal-just_played_not_fetched = { $card }, az önce oynanan beş karttan biri; geri alınamaz.
    .instead = Daha önceden orada duran bir kartı al.
refusal-target_missing = Bunun kime oynandığı söylenmeli.
    .instead = Oyunda kalan başka bir oyuncunun adını söyle.
refusal-target_not_wanted = Bu, belirli bir oyuncuya oynanmaz.
    .instead = Oyuncu adı söylemeden oyna.
refusal-target_is_out = { $player } adlı oyuncu oyundan çıktı ve seçilemez.
    .instead = Oyunda kalan bir oyuncu seç.
refusal-target_yourself = { $actor }, kendini seçemez.
    .instead = Başka bir oyuncu seç.
refusal-empty_hand = { $player } adlı oyuncunun elinde kart yok; bu oyuncu seçilemez.
    .instead = Elinde kart olan bir oyuncu seç.
refusal-name_a_card = Hangi kartın istendiği söylenmeli.
    .instead = On üç kart adından birini söyle.
refusal-named_too_early = Bu masada istenen kart, ancak kombo iptal edilmezse söylenir.
    .instead = Üç kartı, kart adı söylemeden oyna.
refusal-name_not_wanted = Bu hamlede adıyla kart istenmez.
    .instead = Kart adı söylemeden oyna.
refusal-nothing_to_nope = Burada { CARD("NOPE") } kartının iptal edebileceği bir şey yok.
    .instead = { CARD("NOPE") }, oynanan bir kartı ya da komboyu iptal eder; kart çekmeyi, { CARD("EXPLODING_KITTEN") } ve { CARD("DEFUSE") } kartlarını iptal etmez.
refusal-too_late = Kart uygulanmaya başladı; { CARD("NOPE") } için artık çok geç.
    .instead = { CARD("NOPE") }, kart uygulanmadan önce oynanmalı.
refusal-own_card = { $actor }, kendi kartını iptal edemez.
    .instead = Başka bir oyuncu iptal edebilir ya da { $actor } adlı oyuncu başka birinin { CARD("NOPE") } kartına karşılık verebilir.
refusal-only_cancelled_player = Bu { CARD("NOPE") } kartına yalnızca kartı iptal edilen oyuncu, { $player }, karşılık verebilir.
    .instead = Karşılık vermeyi şu oyuncuya bırak: { $player }.
refusal-already_cancelled = O karta zaten karşılık verildi; zincirin en üstünde { $player } adlı oyuncunun kartı var.
    .instead = { CARD("NOPE") } en üstteki karta oynanır: burada { $player } adlı oyuncunun kartına.
refusal-already_passed = { $actor }, bu kart için zaten pas geçti.
    .instead = { $actor } adlı oyuncuya ancak yeni bir { CARD("NOPE") } oynanınca yeniden sorulur.
refusal-nothing_to_answer = Şu anda böyle bir yanıt beklenmiyor.
    .instead = Yanıt, sorulunca verilir. Hiçbir şey oynamadan turunu bitirmek için kart çek.
refusal-not_a_kitten_to_defuse = Ortada bununla ilgili, çekilmiş bir { CARD("EXPLODING_KITTEN") } yok.
    .instead = Kedi çekildikten sonra yapılabilir.
refusal-defuse_compulsory = { $actor } adlı oyuncunun elinde { CARD("DEFUSE") } var ve bu kitapçığa göre oynanması zorunlu.
    .instead = { CARD("DEFUSE") } oyna.
refusal-placed_at_random = Bu kitapçığa göre kedi desteye rastgele bir yerden girer.
    .instead = Yerini şansa bırak.
refusal-no_such_place = Destede böyle bir yer yok.
    .instead = { $number ->
    [one] Destede 1 yer var, numarası { $number }: hem en üst hem en alt.
   *[other] Destede { $number } yer var: 1 numara en üst, { $number } numara en alt.
 }
refusal-place_unknown = Destenin bütün kartları bilindiği için kedinin yeri söylenmeli.
    .instead = Bir yer söyle: en üst 1, en alt { $number }.
refusal-impossible_outcome = Burada bu sonuç çıkamaz: { $cards }.
    .instead = Sonuç, orada bulunabilecek kartlardan olmalı.
refusal-nothing_taken_out = Bu kitapçığa göre desteden kart çıkarılmaz: bütün desteyle oynanır.
    .instead = O satırı yazma.
refusal-no_choice = Masanın burada seçme hakkı yok: kurulumun bu aşaması atlanamaz.
    .instead = Bu aşamayı uygula.
refusal-give_one_card = Tam bir kart verilir.
    .instead = Bir kart seç.
refusal-game_over = Oyun bitti.
    .instead = Yeni bir oyuna başlanabilir.

## Irregular moves: allowed, but a book frowns on them or is silent

irregular-lone_cat_does_nothing = { $card } tek başına işe yaramaz; tek oynanınca boşa gider.
irregular-empty_hand_nothing_happens = { $player } adlı oyuncunun elinde kart yok; bu yüzden alınacak bir şey de yok.
irregular-late_nope = Bu { CARD("NOPE") }, kart uygulandıktan sonra geldi; bu kitapçığa göre yine de geç değil ve masa, kartın uygulanmadığı ana döner.
irregular-declined_defuse = { $actor } adlı oyuncunun elinde { CARD("DEFUSE") } var ama oynamıyor.
irregular-placed_openly = Bu kitapçığa göre gizli olması gerekirken kedinin yeri gösterildi.

## Questions of a record and their answers

question-whose_turn = Sıra kimde?
question-turns_owed = Oynanacak kaç tur var?
    .player = { $player } adlı oyuncu kaç tur oynayacak?
question-who_may_nope = Kim { CARD("NOPE") } oynayabilir?
question-may = Şu hamle yapılabilir mi: “{ $move }”?
question-who_wins = Kim kazanır?
question-pile_size = Destede kaç kart var?
question-hand_size = { $player } adlı oyuncunun elinde kaç kart var?
question-is_out = { $player } adlı oyuncu oyundan çıktı mı?
question-happens = Bu gerçekleşir mi?
question-must = Yapılabilecek tek şey bu mu: “{ $move }”?
question-where = { $card } nerede?
question-knows = { $player } adlı oyuncu deste hakkında ne biliyor?
    .hand = { $player } adlı oyuncu, { $owner } adlı oyuncunun eli hakkında ne biliyor?
question-shuffle_ends = Karıştırmanın ne zaman biteceğini kim söyler?
question-in_game = Oyunda kaç { $card } var?
answer-yes = evet
answer-no = hayır
answer-nobody = hiç kimse
answer-irregular = evet, ama usule aykırı
answer-refused = hamleler bu sorudan önce duruyor
answer-depends = kimsenin söylemediği bir karta bağlı
answer-another_player = başka bir oyuncu
answer-nobody_knows = kimse bilmiyor
answer-no_cards = hiç kart yok
answer-nothing = hiçbir şey
answer-place-draw_pile = destede
answer-place-discard_pile = atılan kartlarda
answer-place-out_of_the_game = oyun dışında
answer-place-hand_of = { $player } adlı oyuncunun elinde
answer-place-face_up_in_front_of = { $player } adlı oyuncunun önünde, açık
answer-place-face_down_in_front_of = { $player } adlı oyuncunun önünde, kapalı
answer-secret = Bu, göremeyeceğin kartlara bağlı.
