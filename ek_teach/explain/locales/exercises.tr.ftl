# Türkçe: kendi kendini denetleyen alıştırmalar.

## An exercise

exercise-for = { $student } için
exercise-for-class = { $student } için, { $course }

## What became of an answer

exercise-open = Henüz yanıt yok.
exercise-right = Doğru: { $answer }.
exercise-wrong = Öyle değil: { $answer }.
exercise-unreadable = Bu, yanıt olarak okunamıyor. { $problem }

## Where a wrong answer parts from the right one; steps are counted as in the step-through, 0 is the situation

exercise-agree = { $step ->
    [0] Başlangıçta aynı fikirdeyiz; adım { $next } ile ayrılıyoruz.
   *[other] Adım { $step } dahil aynı fikirdeyiz; adım { $next } ile ayrılıyoruz.
 }
exercise-part-at-once = Daha ilk adımdan önce ayrılıyoruz.
exercise-was-so = { $step ->
    [0] Başlangıçta böyleydi: { $count }; adım { $next } bunu değiştirir.
   *[other] Adım { $step } sonunda böyleydi: { $count }; adım { $next } bunu değiştirir.
 }
exercise-last-change = Adım { $next } öncesinde şöyle: { $count }; adım { $next } bunu neye çevirir, ona bak.
exercise-no-change = Başlangıca yeniden bak: orada yazanı hiçbir adım değiştirmez.
exercise-so-far = Buraya kadar
exercise-here = Adım { $step }: { $heading }

## How answers are written; $given is what somebody wrote

exercise-answer-whole = { $least } ile { $most } arasında bir tam sayı yaz.
    .of = { $least } ile { $most } arasında bir tam sayı yaz (birim: { $unit }).
exercise-answer-number = 31/8 gibi bir kesir yaz, tam olmalı; ya da ondalık sayı yaz, sapması en çok { NUMBER($off, maximumFractionDigits: 12) } olabilir.
exercise-answer-chance = 3/8 gibi bir kesir yaz, tam olmalı; ya da 0,375 veya %37,5 yaz, sapması en çok { NUMBER($off, maximumFractionDigits: 12) } veya %{ NUMBER($percent, maximumFractionDigits: 12) } olabilir.
    .bounds = Olasılık 0 ile 1 arasında, yani %0 ile %100 arasındadır.
exercise-answer-bounds = Sayı { $least } ile { $most } arasındadır.
    .least = Sayı en az { $least } olmalı.
    .most = Sayı en çok { $most } olmalı.
exercise-answer-near = Yakın, ama sapması { NUMBER($off, maximumFractionDigits: 12) } değerinden büyük; daha çok ondalık basamak ya da bir kesir yaz.
exercise-answer-choice = Şunlardan birini yaz: { $options }.
exercise-answer-name = Bir ad yaz: { $names }.
    .several = Bir ya da birkaç ad yaz, virgülle ayır: { $names }.
    .one = Tek bir ad isteniyor, { $number } değil.
exercise-answer-move = Bir hamle yaz: { $options }.
    .draw = kart çek
exercise-answer-given = Yazılan: { $given }.
    .near = Yazılan: { $given }. Bunu mu demek istedin: { $near }?
exercise-or = { $one } ya da { $other }

# What may be counted, and below it all the words that are read as it; then the words for 0 to 10.
exercise-unit-cards = kart
    .said = kart
exercise-unit-turns = tur
    .said = tur
exercise-number-words = sıfır bir iki üç dört beş altı yedi sekiz dokuz on

## On paper

exercise-note-played = “{ $book }” ({ $id }) kitapçığına göre oynanır.
exercise-note-hidden = Başta destede söylenmeyen kartlar: { $cards ->
    [one] 1 kart, { $kittens ->
        [0] kedi değil.
       *[other] o da kedi.
     }
   *[other] { $cards } kart, { $kittens ->
        [0] hiçbiri kedi değil.
        [one] 1 tanesi kedi.
       *[other] { $kittens } tanesi kedi.
     }
 }
exercise-worksheet = Çalışma kâğıdı
    .marked = Çalışma kâğıdı { $mark }
    .answer = Yanıt:
exercise-key = Yanıt anahtarı
    .course = Yanıt anahtarı, { $course }
    .reader = öğretmen için
    .caption = Öğretmen için
    .marked = Çalışma kâğıdı: { $mark }
    .decimals = { $fraction } { $sign } { NUMBER($decimals, maximumFractionDigits: 4) }

## The results of a class

exercise-sheet = Alıştırma sonuçları
    .student = ad
    .course = sınıf
    .exercise = alıştırma
    .tries = deneme
    .right = doğru
    .answer = yanıt
exercise-collect-false = { $student }, { $exercise }: { $said ->
    [right] kâğıt doğru diyor, ama { $answer } doğru değil.
   *[wrong] kâğıt yanlış diyor, ama { $answer } doğru.
 }
exercise-collect-unknown = { $exercise }: burada böyle bir alıştırma yok; { $rows ->
    [one] 1 satır kâğıtlarda yazdığı gibi kaldı
   *[other] { $rows } satır kâğıtlarda yazdığı gibi kaldı
 }. Kendi alıştırmansa önce dosyasını yükle; komut satırında --from FILE.py ile.
exercise-collect-marking = yanıtlar
exercise-class-missing = { $student }: hiçbir şey verilmedi.
exercise-class-incomplete = { $student }: okunabilen yanıtı olmayanlar: { $exercises }.
exercise-class-unknown = { $student }: bu ad sınıf listesinde yok.
exercise-list-lesson = Ders { $lesson }
    .none = Derssiz

## An assignment for nbgrader

exercise-assignment = Alıştırmalar
    .name = Adını sınıf listesinde geçtiği gibi sonraki hücreye yaz ve hücreyi çalıştır. Sayılar senin adından çıkar; bu yüzden adını her seferinde aynı yaz.
    .answer = Her alıştırmanın altında üç noktanın yerine yanıtını yaz, altındaki satırları sil ve hücreleri çalıştır.
    .try = İstediğin kadar deneyebilirsin: yanlış bir yanıt, doğrusundan ayrıldığı yere kadar adım adım gösterilir.
    .student = adın tırnak işaretlerinin arasına
    .graded = Bu hücre notlanır: yukarıdaki yanıt doğruysa geçer.
    .written = Ödev şurada: { $path }.
    .next = Sonra, dersin klasöründe:
    .once = ödev şuraya konduktan sonra: { $path }
