# Türkçe: metin olarak kitapçıklar, kutudan hangisinin çıktığı ve durumların listesi.

## Rulebooks

ui-books-one-in-full = Birinin tamamı: ek-teach rulebooks zh. İkisinin ayrıldığı yerler: ek-teach rulebooks es zh.
ui-books-title = { $title } ({ $id })
ui-books-numbering = Paragraflar: { $numbering }
ui-books-options = KİTAPÇIKLARIN AYRILABİLDİĞİ YERLER
ui-books-rules = ANLAŞTIKLARI YA DA HİÇBİRİNİN BİR ŞEY DEMEDİĞİ YERLER
ui-books-here = Burada: { $meaning }
ui-books-first-game = İlk oyunda: { $meaning }
ui-books-reading = Okuma “{ $meaning }”:
ui-books-assumption = Varsayım: { $assumption } Neden: { $because }
ui-books-replaces = Şunun yerine: “{ $meaning }” ({ $standing }):
ui-books-note = Not: { $note }
ui-books-says = { $id }: { $meaning } ({ $value })  [{ $standing }]
ui-books-agree = { $left } ve { $right } her noktada anlaşıyor.
ui-books-differ = { $number ->
    [one] { $left } ve { $right } 1 noktada ayrılıyor.
   *[other] { $left } ve { $right } { $number } noktada ayrılıyor.
 }

## Which rulebook lies in a box

ui-box-nothing-yet = Bir iki soruyu yanıtla; bilmediğini boş bırak.
ui-box-unknown = Bilmiyorum
ui-box-friend = Arkadaşının dayandığı
ui-box-follows = Senin kutun şu kitapçığa uyuyor: { $books }
ui-box-alike = Şimdilik aynı ölçüde uyanlar: { $books }
ui-box-nearest = Hiçbir kitapçık hepsine uymuyor; en yakını: { $books }
ui-box-all = Hepsi, en çok uyan başta:
ui-box-fit = { $id }: uyduğu { $agrees }, ayrıldığı { $differs }
    .options = { $id }: uyduğu { $agrees }, ayrıldığı { $differs } ({ $options })
    .silent = { $told }, bir şey demediği { $silent }
ui-box-how = Her kitapçık ne kadar uyuyor
ui-box-rulebook = Kitapçık
ui-box-agrees = Uyduğu
ui-box-differs = Ayrıldığı
ui-box-silent = Bir şey demediği
ui-box-none = hiçbiri
ui-box-same = Sen de arkadaşın da aynı kitapçığa dayanıyorsunuz: { $id }.
ui-box-friends-book = Arkadaşının kitapçığı nerede ayrılıyor

## The list of cases

ui-cases-none = Hiç durum bulunamadı.
ui-cases-none-failing = Her durum beklenen yanıtı veriyor.
ui-cases-fewer = Daha az sözcük ya da beş dilden birinde bir kart adı dene; sözcük yazmazsan hepsi gelir.
ui-cases-topic = ■ { $topic } ({ $number })
ui-cases-line = { $title } [{ $status }]
ui-cases-number = { $number ->
    [one] 1 durum.
   *[other] { $number } durum.
 } Bir karar için: ek-teach rule { $id }

ui-topic-none = konusuz
ui-topic-set_up = kurulum
ui-topic-turn = tur
ui-topic-attack_and_skip = { CARD("ATTACK") } ve { CARD("SKIP") }
ui-topic-nope = { CARD("NOPE") }
ui-topic-favor_shuffle_future = { CARD("FAVOR") }, { CARD("SHUFFLE") }, { CARD("SEE_THE_FUTURE") }
ui-topic-combinations = kombolar
ui-topic-kitten_and_defuse = kedi ve { CARD("DEFUSE") }
ui-topic-end = oyundan çıkma ve oyun sonu
ui-case-draft = taslak
ui-case-verified = denetlendi
ui-case-published = yayımlandı ve bir derste gösteriliyor
