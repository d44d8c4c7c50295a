# Türkçe: kural soruları.

## What is shown

quiz-title = { $number ->
    [one] Tek soruluk test
   *[other] { $number } soruluk test
 }
quiz-sheet = Kâğıt { $mark }
quiz-key = Yanıt anahtarı, kâğıt { $mark }
quiz-name = Ad: ____________________
quiz-about = Her soruda tek bir yanıt seç. Gereken her şey gösteriliyor.
quiz-question = Soru { $number }
quiz-level = { $level ->
    [1] kolay
    [2] orta
   *[3] zor
 }
quiz-played = Kitapçık: { $book }
quiz-seen = { $player } adlı oyuncunun gördüklerini görüyorsun; “?” bu oyuncunun bilmediği bir kart.
quiz-open = “?” kimsenin söylemediği bir kart.
quiz-made-by = Şununla yapıldı: { $command }

## Questions

quiz-next = Kimse başka kart oynamazsa bundan sonra ne olur?
quiz-turn = Kimse başka kart oynamazsa ondan sonra sıra kimde olur?
quiz-rulebook = { $question } Şu kitapçıklardan hangisinin yanıtı: “{ $answer }”?

## Answers

quiz-allowed = Evet, yapılabilir.
quiz-refused = Hayır. { $reason }
quiz-stands = { $owner } adlı oyuncunun hamlesi ({ $play }) uygulanır.
quiz-cancelled = { $owner } adlı oyuncunun hamlesi ({ $play }) iptal olur.
quiz-after-turn = { $number ->
    [one] Sıra { $player } adlı oyuncuda; yalnızca bu turu oynayacak.
   *[other] Sıra { $player } adlı oyuncuda; bu dahil { $number } tur oynayacak.
 }

## Feedback

quiz-right = Doğru: { $answer }
quiz-wrong = Öyle değil: { $answer }
quiz-right-one = Doğru yanıt { $letter }: { $answer }
quiz-otherwise = { $books } için başka olurdu: { $answer }
quiz-no-further = { $books } için, anlatılan hamlelerin bazıları yapılamazdı.
quiz-book-says = { $book }: { $sentence }
quiz-from-case = Durumlar kitaplığından: “{ $title }” ({ $name })

## Taking it

quiz-your-answer = Yanıtın ({ $letters }):
quiz-how-to-end = Bir harfle yanıtla. Ctrl-D ya da Ctrl-C erken bitirir.
quiz-score = { $number ->
    [one] { $answered } yanıttan { $right } tanesi doğru; testte tek soru var.
   *[other] { $answered } yanıttan { $right } tanesi doğru; testte { $number } soru var.
 }
quiz-needs-kernel = Yanıtlarını denetletmek için hücreyi yeniden çalıştır: sayfada sorular var, yanıtlar yok.
quiz-unread = Yanıt şu harflerden biridir: { $letters }. Yazılan: { $given }.
quiz-searching = sorular

ui-quiz-check = Denetle
ui-quiz-next = Sonraki soru
ui-quiz-back = Önceki soru
ui-quiz-place = Soru { "{place}" } / { "{number}" }
ui-quiz-score = Şimdiye kadar doğru: { "{right}" } / { "{answered}" }
ui-quiz-choose = Önce bir yanıt seç.
ui-quiz-sources = Neden
ui-quiz-waiting = Denetleniyor …
ui-quiz-right = doğru
ui-quiz-wrong = yanlış
ui-quiz-open = boş
ui-quiz-signs = İşaretlerin anlamı
ui-quiz-keys = Tuşlar: bir harf yanıtı seçer, Enter denetler, yine Enter devam eder.
