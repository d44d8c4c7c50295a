# Türkçe: bir oyunu adım adım izlerken görülen düğmeler, etiketler ve masadaki sayılar.

## Where we are

# { "{number}" } and { "{total}" } are filled in by the page itself, as the reader steps.
ui-step = Adım { "{number}" } / { "{total}" }
ui-about = Kitapçık: { $book } ({ $id }). Gösterilen: { $viewer }.
ui-viewer-player = { $player } adlı oyuncu ne bilebilirse o
ui-viewer-everything = bütün kartlar
ui-viewer-onlooker = masada açık duranlar

## Controls

ui-first = İlk
ui-back = Geri
ui-next = İleri
ui-last = Son
ui-slider = Adım
ui-controls = Adımlar
ui-keys = Tuşlar: ← ve → bir adım götürür, Home başa, End sona gider.

## Headings

ui-happened = Ne oldu
ui-changes = Ne değişti
ui-answers = Sorular
ui-table = Masa
ui-why = Neden
ui-paragraphs = Kurallar, kendi sözlerimizle
ui-players = Oyuncular
ui-hand = elinde
ui-front = önünde
ui-pile = Deste
ui-discard = Atılan kartlar
ui-chain = Uygulanmayı bekleyen
ui-top = üst
ui-rest = gerisi

## Marks

ui-refused = reddedildi
ui-irregular = usule aykırı
ui-turn = sırada
ui-out = oyun dışı
ui-cancelled = iptal
ui-stands = geçerli

## What a rulebook says

ui-status-explicit = kitapçık açıkça söylüyor
ui-status-implied = kitapçığın söylediklerinden çıkıyor
ui-status-silent = kitapçık bir şey demiyor
ui-status-contradicted = kitapçık kendisiyle çelişiyor
ui-status-house = masa kuralı

## Players and piles

ui-cards = { $number ->
    [0] kart yok
    [one] 1 kart
   *[other] { $number } kart
 }
ui-away = { $number ->
    [one] 1 kart oyun dışında ya da sözü edilmedi.
   *[other] { $number } kart oyun dışında ya da sözü edilmedi.
 }
ui-owes = { $number ->
    [one] 1 tur oynayacak
   *[other] { $number } tur oynayacak
 }
ui-attacked = Atak altında
ui-won = kazandı
# $phase is what the game waits for.
ui-asked = { $phase ->
    [reaction] yanıtı bekleniyor
    [giving] vereceği kartı seçiyor
    [naming] istediği kartı söylüyor
    [fetching] atılan kartlardan seçiyor
    [kitten] kedi çekti
    [placing] kediyi geri koyuyor
   *[other] yanıtı bekleniyor
 }
ui-aimed = (hedef: { $player })
ui-wants = (istenen: { $card })

## Questions of a record

ui-answer = { $question } – { $answer }
# $told is ui-answer.
ui-as-expected = { $told } (beklendiği gibi)
ui-expected = { $told } (metinde beklenen: { $expected })
