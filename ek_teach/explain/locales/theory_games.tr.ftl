# Türkçe: çözülen küçük oyunlar: kediyi saklamak, Dur savaşı, gizli kartlar üzerine inançlar.

## Hiding the Kitten; $value, $known and $met are chances that the hider wins

hiding-place = { $kind ->
    [top] en üst
    [bottom] en alt
   *[between] { $number }. yer
 }
hiding-value = İkisi de olabildiğince iyi oynarsa { $hider } için kazanma olasılığı { $value }.
hiding-nowhere = Hiçbir yer işe yaramaz: kedi nerede olursa olsun { $seeker } kazanır.
hiding-top-holds = En üst, başka yerler kadar iyi: { $seeker } kedinin orada olduğunu bilse bile { $hider } için kazanma olasılığı { $known } olurdu.
hiding-top-known = Kediyi hep en üste koyan kendini ele verir: o zaman { $hider } için kazanma olasılığı yalnızca { $known }.
hiding-no-place = Tek bir yere bağlanmak, yerleri karıştırmaktan kötüdür: en iyisinin ({ $place }) değeri, { $seeker } bunu bilince { $known }.
hiding-other-place = Sır gerekmez: şu yerin değeri, { $seeker } onu bilse bile aynı: { $place }.
hiding-top-met = { $seeker } yalnızca tahmin ettiği sürece en üst yerin değeri de { $value }: onu kötü yapan, önceden görülebilmesi.
hiding-top-worse = Üstelik { $seeker } dengede nasıl oynuyorsa, ona karşı en üst yerin değeri { $met }; başka yerlerinkinden az.
hiding-others = Başka saklama yolları da aynı ölçüde iyi olabilir; değer hepsinde aynıdır.

# What the explorer of lesson 15 shows
hiding-explorer = Saklambaç
hiding-control-pile = Kedi dahil, destedeki kartlar
hiding-control-hider = { $hider } adlı oyuncunun elinde
hiding-control-seeker = { $seeker } adlı oyuncunun elinde
hiding-nothing = hiçbir şey
hiding-answer = { $hider } için kazanma olasılığı { $value }. Kedinin saklandığı yer: { $most }.
hiding-most = { $place }, olasılığı { $chance }
hiding-places = { $hider } kediyi nereye koyar
hiding-column-place = yer
hiding-column-chance = ne sıklıkta
hiding-column-known = { $seeker } bilirse değeri
hiding-column-met = karşılığına göre değeri
hiding-replies = O zaman { $seeker } ne yapar
hiding-column-hand = { $seeker } adlı oyuncunun elinde
hiding-only-draws = { $seeker }, yalnızca kart çekebilir.

## The Nope war

nope-explorer = Dur savaşı
nope-control-nopes = Görülmeyen 8 kart arasındaki Durlar
nope-control-hand = Her oyuncunun elindeki görülmeyen kartlar
nope-control-stake = Atak’ın iptal olmasının Luis için değeri
nope-control-luis = Eldeki bir Dur’un Luis için değeri
nope-control-ana = Eldeki bir Dur’un Ana için değeri
nope-answer-always = Luis, elinde ne zaman Dur olsa oynar. Düellonun onun için değeri { $value }.
nope-answer-never = Luis, elinde ne olursa olsun Atak için pas geçer. Düellonun onun için değeri { $value }.
nope-answer-some = Luis, { $some } Dur oynar, { $quiet } susar. Düellonun onun için değeri { $value }.
nope-holding = elinde { $number } tane varken
nope-moments = Kim Dur oynar
nope-column-moment = an
nope-column-holds = eldeki Dur
nope-column-chance = buraya gelinir
nope-column-answered = öteki karşılık verebilir
nope-column-plays = Dur oynar
nope-moment = { $played ->
    [0] { $player }, Atak’tan sonra
    [one] { $player }, 1 Dur’dan sonra
   *[other] { $player }, { $played } Dur’dan sonra
 }
nope-nobody = Kimsede Dur olamaz, bu yüzden Atak uygulanır. Düellonun Luis için değeri { $value }.

## Bluff and belief

bluff-explorer = Blöf ve inanç
bluff-control-pile = Kedi dahil, destedeki kartlar
bluff-control-attacks = Görülmeyen kartlar arasındaki Ataklar
bluff-control-cats = Görülmeyen kartlar arasındaki Tacocat kartları
bluff-control-rulebook = Kitapçık
bluff-control-move = Luis’in gördüğü
bluff-move-attack = Ana, Atak oynar
bluff-move-draw = Ana kart çeker, kart güvenlidir
bluff-answer = Ana’nın gizli kartının Atak olma olasılığı: hamlesinden önce { $before }, şimdi { $after }.
bluff-never = Bu dengede Ana bunu hiç yapmaz; Bayes kuralının söyleyeceği bir şey yoktur. Hamlesinden önce gizli kartın Atak olma olasılığı { $before } idi.
bluff-forced = Luis öncekinden fazlasını bilmiyor: { $before }.
bluff-value = Ana’nın kazanma olasılığı { $value }.
bluff-strategies = Ne yapıyorlar
bluff-column-moment = an
bluff-ana-attack = Ana, ikinci bir Atak ile
bluff-ana-cat = Ana, bir Tacocat ile
bluff-luis = Luis, Ana’nın Atak kartından sonra
bluff-column-attack = Atak oynar
bluff-beliefs = Luis gizli kart için neye inanıyor
bluff-column-card = gizli kart
bluff-column-before = önce
bluff-column-after = şimdi

## Counterfactual regret

regret-title = Dengeden uzaklık, yineleme yineleme
regret-line = { $iterations ->
    [one] 1 yinelemeden sonra: { $gap }.
   *[other] { $iterations } yinelemeden sonra: { $gap }.
 }
regret-below = Yükseklik: bir oyuncunun en iyi karşılıkla ortalama ne kadar daha kazanabileceği; aşağıdaki her çizgi on kat küçüktür.
regret-x = yineleme (her adım on kat fazla)
regret-y = açık (sömürülebilirlik)
