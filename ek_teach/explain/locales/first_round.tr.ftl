# Türkçe: oyunu yeni öğrenenler için ilk tur: sesli anlatım, birlikte oynanan tur, sık yapılan hatalar.

## The telling: short sentences, to be said aloud

telling-title = İlk oyundan önce söylenecekler, { $players } oyuncu için
telling-about = { $book } ({ $id }). { $words } sözcük: dakikada { $pace } sözcük konuşana { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } dakika sürer.
telling-show = Havaya kaldır: { $cards }
telling-why = Nerede yazıyor

# $pile is how many cards it has, $kittens how many Kittens are in it.
telling-aim = Şu destede { $pile } kart var; { $kittens ->
    [one] 1 tanesi
   *[other] { $kittens } tanesi
 } { CARD("EXPLODING_KITTEN") }. Kedi sana çıkarsa seni yalnızca { CARD("DEFUSE") } kurtarır. Herkesten uzun dayanan kazanır.
# $hand is how many cards each player holds; $left how many Defuses there are besides; $deal whether they were in the
# deck when the hands were dealt, so that a player may have one of them too.
telling-hands = Elinde { $hand } kart var; { $deal ->
    [before] en az biri
   *[after] biri
 } { CARD("DEFUSE") }. { $left ->
    [one] { $deal ->
        [before] Dağıtırken destede 1 tane daha vardı.
       *[after] Destede 1 tane daha duruyor.
     }
   *[other] { $deal ->
        [before] Dağıtırken destede { $left } tane daha vardı.
       *[after] Destede { $left } tane daha duruyor.
     }
 }
# $thin is whether a third of the deck leaves the game (third) or may leave it (optional); $removed how many cards.
telling-thin = { $thin ->
    [third] Az kişiyiz; o yüzden { $removed } kartı bakmadan çıkardık.
   *[optional] Az kişiyiz: { $removed } kartı bakmadan çıkarabilirdik. Çıkarmadık.
 }
telling-turn = Bir turun iki yarısı var: önce, canın isterse, kart oynamak; ardından tek bir kart çekmek. Sonra solundaki oynar.
# $attack is what an Attack on an Attack does: the turns that are owed add up, or two replace them.
telling-enders = { CARD("SKIP") } oynarsan turun biter, kart da çekmezsin. { CARD("ATTACK") } da öyle; üstelik solundaki üst üste iki tur oynar. { $attack ->
    [add] O da { CARD("ATTACK") } ile karşılık verirse, kalan turlarını iki tur daha ekleyip kendi solundakine yollar.
   *[replace] O da { CARD("ATTACK") } ile karşılık verirse kurtulur, iki turu kendi solundaki oynar.
 }
# $shuffle is who ends the mixing.
telling-helpers = { CARD("SEE_THE_FUTURE") }: en üstteki üç karta kimseye göstermeden bak, yerlerini bozma. { CARD("SHUFFLE") }: { $shuffle ->
    [on_call] biri “yeter” diyene kadar desteyi karıştır.
   *[by_player] desteyi karıştır.
 } { CARD("FAVOR") }: birini seç; sana bir kart versin, hangisi olduğuna o karar verir.
# $window is until when a Nope may be played, $answer who may stop a Nope with another.
telling-nope = { CARD("NOPE") }, az önce oynanan bir kartı ya da ikiliyi iptal eder, { $window ->
    [any_moment] kimin sırası olursa olsun, hangi anda olursa olsun.
    [at_once] kimin sırası olursa olsun. Hemen oynaman gerekir.
   *[before_effect] kimin sırası olursa olsun, ama kart uygulanmadan önce.
 } { $answer ->
    [cancelled_player] Bir { CARD("NOPE") } kartını başka bir { CARD("NOPE") } ile yalnızca kartı iptal edilen oyuncu iptal edebilir.
   *[anyone] { CARD("NOPE") } kartı da başka bir { CARD("NOPE") } ile iptal edilebilir.
 } Kediye, { CARD("DEFUSE") } kartına ve kart çekmeye gücü yetmez.
# $pair is which cards make a pair.
telling-cats = Tek bir kedi kartı hiçbir şey yapmaz. { $pair ->
    [cats] Aynı çeşitten iki kedi kartıyla
   *[any_title] Kedi olsun olmasın, aynı isimli iki kartla
 } birinin elinden, görmeden, bir kart alırsın.
# $placed is who decides the place, $secret whether it must be hidden, $hand where the cards of an exploded player go.
telling-kitten = Kedi çekersen bekletmeden göster. Seni yalnızca { CARD("DEFUSE") } kurtarır: oyunda kalırsın; kedi de { $placed ->
    [random] { $secret ->
        [required] gizlice, şansın seçtiği bir yerden desteye girer.
       *[optional] şansın seçtiği bir yerden, istersen gizlice, desteye girer.
     }
   *[chosen] { $secret ->
        [required] gizlice, senin seçtiğin bir yerden desteye girer.
       *[optional] senin seçtiğin bir yerden, istersen gizlice, desteye girer.
     }
 } O tur biter. Sende { CARD("DEFUSE") } yoksa oyun senin için biter; kartların { $hand ->
    [in_front] önünde kapalı kalır.
    [removed] oyundan çıkar.
   *[discard] atılan kartların üstüne gider.
 }
telling-begin = Şimdi ilk tur, açık elle.

## What a line or an answer rests on

grounds-implied = Şuradan çıkıyor: { $sources }.

## The usual mistakes

mistakes-title = Sık yapılan hatalar, { $book } ({ $id }) için
mistakes-about = { $own ->
    [own] Bunları bu kitapçığın kendisi sayıyor.
    [asked] Bu kitapçık soruyu soruyor; oyuncuların neyi yanlış yaptığı bizim tahminimiz.
   *[others] Bu kitapçık hata saymıyor. Başka kitapçıklar bunları sayıyor ya da soruyor; burada bu kitapçığın ne dediği var.
 }
mistake-named = Hata olarak geçtiği yer: { $sources }
mistake-answered = Yanıtlandığı yer: { $sources }
mistake-namers = Nereden geliyor
mistake-people = Ne yapılıyor
mistake-right = Doğrusu
mistake-shown = Motorda denenince
mistake-under = { $book } için
mistake-claimed = Hatayla: { $answer }
mistake-as-if = Hata yapılırsa
mistake-fine = { $book } için hata değil: zaten böyle oynanır.
mistake-implied = Bunun hata olduğu, { $book } ne diyorsa ondan çıkıyor; açıkça söylenmiyor.
mistake-assumed = { $book } bunun hata olduğunu söylemiyor; biz öyle varsayıyoruz.
mistake-elsewhere-same = Şunlarda da hata: { $books }.
    .implied = Söylediklerinden çıkana göre şunlarda da hata: { $books }.
    .assumed = Kitapçık söylemiyor, ama varsayımımıza göre şunlarda da hata: { $books }.
mistake-elsewhere-fine = Şunlarda hata değil: { $books }. { $reason }
mistake-elsewhere-also = Burada değil, ama şunlarda hata: { $books }. { $reason }
mistake-first-game = Oyunu özel kombolar olmadan öğreten ilk oyunda şunlarda da hata: { $books }.
mistake-books = Öteki kitapçıklar
mistake-check = Durum

mistake-draw-before-playing = Yeni kartı erken kullanmak
    .told = Bir oyuncu kart çeker, kartı beğenir ve hemen oynar.
    .instead = Turun sürerken oyna; çektiğin kart turu kapatır. Yeni kart bir sonraki turunu bekler. İki kart bunun dışındadır: sırası gelmeyenin de oynayabildiği { CARD("NOPE") } ve bekletilemeyen kedi.
    .played = Ece önce çeker, { CARD("SKIP") } çıkar ve onu hemen oynamak ister.

mistake-draw-after-skip-or-attack = { CARD("SKIP") } ya da { CARD("ATTACK") } oynayıp fazladan kart çekmek
    .told = Bir oyuncu { CARD("SKIP") } ya da { CARD("ATTACK") } oynar, ama her tur kart çekerek bitiyor diye yine çeker.
    .instead = Bu kartların ikisi de kart çekmenin yerine geçip turu kapatır. Değerleri de buradan gelir.
    .played = Ece { CARD("SKIP") } oynar, Can { CARD("ATTACK") } oynar; ikisi de yine desteye uzanır.

mistake-all-leftover-defuses = Desteye fazla Etkisizleştirme koymak
    .told = Kutuda altı tane var diye, dağıtılmayanların hepsi desteye karıştırılır.
    .instead = İkiden fazlası oyunu fazla güvenli yapar; beş kişilik masada zaten bir tane artar. İki ya da üç kişi oynarken bir kısmı kutuda kalır; dört ya da beş kişide kutuda kalan olmaz.
    .played = Üç oyuncu, artan üç { CARD("DEFUSE") }: kaçı desteye girer?

mistake-nope-on-kitten-or-defuse = Kediye ya da Etkisizleştirme kartına karşı { CARD("NOPE") }
    .told = Bir oyuncu, çektiği kediye ya da başkasını kurtaran { CARD("DEFUSE") } kartına { CARD("NOPE") } oynar.
    .instead = { CARD("NOPE") } hamleler içindir. Kediye de { CARD("DEFUSE") } kartına da işlemez.
    .played = Kim adlı oyuncu az önce çektiği kediye { CARD("NOPE") } oynar; sonra Ravi { CARD("DEFUSE") } kartına { CARD("NOPE") } oynar.

mistake-no-draw-without-a-play = Kart oynamayı zorunlu sanmak
    .told = Bir oyuncu, kart çekmeden önce mutlaka oynamak gerekir sanıp saklamak istediği kartı harcar.
    .instead = Oynayıp oynamamak sana kalmış. Yalnızca kart çekmek de tam bir turdur.
    .played = Kim adlı oyuncu henüz hiçbir şey oynamadı. Ravi önce bir kart oynamak gerektiğini söyler.

mistake-defused-kitten-is-gone = Etkisiz kılınan kediyi oyundan çıkarmak
    .told = Kedi kenara konur ya da çeken oyuncu hiçbir şey olmamış gibi turuna devam eder.
    .instead = Kedi desteye döner ve tur biter. Tehlike oyunda kalır.
    .played = Kim adlı oyuncu kediyi etkisiz kılar, onu oyundan çıkarır ve turuna devam eder.

mistake-kitten-put-back-openly = Kedinin nereye konduğunu göstermek
    .told = Kedi herkesin gözü önünde desteye konur.
    .instead = Yerini kimseye gösterme. { CARD("DEFUSE") } ile kazandığın şey, bu yeri yalnız senin bilmen.
    .played = Ravi kedinin nereye gittiğini herkese gösterir.

mistake-two-for-every-attack = Atak’a karşı Atak’ı iki tur saymak
    .told = Oynayacak iki turu olan bir oyuncu { CARD("ATTACK") } oynar; sıradaki oyuncuya iki tur verilir.
    .instead = Kalan turlar, şu anki tur da dahil, iki fazlasıyla sıradaki oyuncuya gider.
    .played = Kim adlı oyuncu iki tur oynayacaktır ve buna bir başka { CARD("ATTACK") } kartıyla karşılık verir.

mistake-finished-turn-handed-on = Bitmiş bir turu devretmek
    .told = Oynayacak iki turu olan bir oyuncu birini bitirir, ötekinde { CARD("ATTACK") } oynar; sıradaki oyuncuya dört tur verilir.
    .instead = { $attack ->
        [replace] Her { CARD("ATTACK") } sonrasındaki gibi iki tur.
       *[add] Bitmiş tur devredilmez. Bir tur kalmıştı, iki tur daha eklenince üç eder.
     }
    .played = Kim adlı oyuncu iki tur oynayacaktır; ilkini oynar, ikincisinde { CARD("ATTACK") } oynar.

mistake-skip-ends-every-turn = Kalan bütün turlar için tek { CARD("SKIP") }
    .told = Oynayacak iki turu olan bir oyuncu bir { CARD("SKIP") } oynar ve ikisi de bitti sanır.
    .instead = Bir { CARD("SKIP") } bir turu bitirir. Kurtulmak için bir tane daha gerekir.
    .played = Noor iki tur oynayacaktır ve bir { CARD("SKIP") } oynar.

mistake-cat-alone = Tek bir kedi kartı oynamak
    .told = Bir oyuncu tek bir kedi kartı oynar ve bir şey olmasını bekler.
    .instead = Kedi kartı eşiyle işe yarar. Tek başına bir şey yapmaz; tek başına oynanabilir mi, onu da hiçbir kitapçık söylemez.
    .played = Kim adlı oyuncu tek bir { CARD("TACOCAT") } oynar ve karşılığında kart ister.

mistake-pair-of-any-cards = Herhangi iki eş kartı ikili saymak
    .told = Kedi kartı olmayan, aynı isimli iki kart, birinden kart almak için ikili olarak oynanır.
    .instead = Bu kitapçığın temel oyununda yalnızca aynı çeşitten iki kedi kartı ikili olur.
    .played = Kim adlı oyuncu iki { CARD("SKIP") } kartını ikili olarak oynar.

mistake-exploded-hand-discarded = Patlayan oyuncunun kartlarını atılanlara koymak
    .told = Bir oyuncu patlar, elindekiler atılan kartların üstüne konur.
    .instead = { $hand ->
        [removed] Patlayanın eli atılanlara gitmez: bir daha dönmemek üzere oyun dışı kalır.
       *[in_front] Hiçbir şey atılanlara gitmez: patlatan kedi açık, el kapalı, ikisi de oyuncunun önünde kalır. Oyuncu, yeni bir oyun dağıtılana kadar bekler.
     }
    .played = Kim adlı oyuncu patlar. Biri o eldeki { CARD("SKIP") } kartını atılan kartların üstüne koyar.

## The first round together

guided-title = İlk tur, birlikte, { $players } oyuncuyla
guided-about = Eller açık: herkes her şeyi görür. Her durakta, devam etmeden önce ne düşündüğünü söyle.
guided-stop = Durak { $number } / { $total }
guided-choose = Seç
guided-predict = Tahmin et
guided-check = Denetle
guided-go-on = Devam et
guided-again = Baştan başla
guided-end = İlk tur bu kadardı. Kartları toplayın, ellerinizi kapatın, oyuna devam edin.
guided-answer = Yanıtın
guided-open = Önce bir yanıt seç.
guided-unread = { $given } burada seçeneklerden biri değil; şunlardan birini seç: { $options }.
guided-answers = Yanıtlar
guided-allowed = Yapılabilir: { $move }.
guided-irregular = Yasak değil, ama usule aykırı: { $move }.
guided-refused = Yapılamaz: { $move }.
guided-ours = Bizim turumuzda olan da bu. Devam et ve gör.
guided-different = Bizim turumuzda başka bir şey olur: { $move }.
guided-score = Şimdiye kadar doğru tahmin: { $right } / { $asked }

guided-stop-first-move = { $player } adlı oyuncu başlıyor. Henüz kart oynanmadı. Bu oyuncu ne yapabilir? Bunlardan birini dene.
guided-stop-after-the-look = { $player }, en üstteki üç karta baktı; ilki kedi. Baktıktan sonra sıra kimde?
guided-stop-who-may-nope = { $player }, kediden kaçmak için { CARD("ATTACK") } oynuyor. Ellere bak: { CARD("ATTACK") } kartını kim iptal edebilir?
guided-stop-after-the-nope = { CARD("ATTACK") } iptal oldu. Şimdi sıra kimde?
guided-stop-still-the-same-turn = Kedi hâlâ en üstte ve { $player } adlı oyuncu hâlâ aynı turda. Şimdi ne olacak?
guided-stop-after-the-skip = { $player }, { CARD("SKIP") } oynuyor. Sıra kimde?
guided-stop-kitten-drawn = { $player }, kart çekiyor ve kedi çıkıyor. Ne yapılabilir, kim yapabilir?
# $secret is whether the place must be hidden.
guided-stop-after-the-defuse = { $player }, { CARD("DEFUSE") } oynadı ve kediyi üstten üçüncü kart olarak koyuyor ({ $secret ->
    [required] gerçek oyunda yerini kimse görmez
   *[optional] gerçek oyunda yerini kimsenin görmesi gerekmez
 }). Ondan sonra sıra kimde?
guided-stop-attacked = { $player }, { CARD("ATTACK") } oynuyor ve kimse Dur demiyor. Sıradaki oyuncu kaç tur oynayacak?
guided-stop-attacked-back = Oynayacak iki turu olan { $player }, hiçbirini oynamadan { CARD("ATTACK") } ile karşılık veriyor. Şimdi sıradaki oyuncu kaç tur oynayacak?
guided-stop-first-owed-turn = { $player }, kart çekiyor ve kedi çıkmıyor. Bu oyuncu daha kaç tur oynayacak?
guided-stop-skip-under-attack = { $player }, az önce çektiği { CARD("SKIP") } kartını oynuyor. Sıra kimde?
