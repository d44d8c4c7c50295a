# Türkçe: adım adım izlemenin yanında sunulanlar: oynatma, atlama, "ya şöyle olsa", tahmin, masaya oturma, şema.

## Running and jumping

ui-run = Oynat
ui-pause = Duraklat
ui-speed = Hız
ui-speed-seconds = adım başına { "{seconds}" } sn
ui-kind = Olay türü
ui-earlier = Bir önceki
ui-later = Bir sonraki
ui-no-more = O yönde başka yok.
ui-owed-count = Oynanacak tur: { "{number}" }
ui-forks = Buradan ayrılan dal: { "{number}" }
ui-big = Büyük ekran
ui-close = Kapat
ui-save = Kaydet
ui-cancel = Vazgeç
ui-again = Yeniden dene

## Keys

ui-keys-title = Tuşlar
ui-key-home = Home
ui-key-end = End
ui-key-space = Boşluk
ui-key-escape = Esc
ui-key-step = bir adım geri, bir adım ileri
ui-key-ends = başa, sona
ui-key-run = oynat ve duraklat
ui-key-kind = seçilen türde bir önceki, bir sonraki olaya
ui-key-nodes = şemada düğümden düğüme; Enter birini açar
ui-key-leave = paneli kapat
ui-key-help = bu tuşlar

## Who looks, and in which language

ui-language = Dil
ui-eyes = Gösterilen

## What the kernel says

ui-asking = Soruluyor …
ui-no-answer = Çekirdek yanıt vermiyor; yine de burada olanları adım adım izleyebilirsin.
ui-not-here = Bu, sayfada yok; sayfayı çalışan bir çekirdekle aç.

## Moves

ui-what-if = Ya şöyle olsa?
ui-what-if-lead = Burada başka bir hamle seç: yeni bir dal başlar.
ui-waits = Oyun şunu bekliyor: { "{who}" }.
ui-moves-of = Hamleler: { "{player}" }
ui-nobody = Şans ya da herkes
ui-no-moves = Burada kimse hamle yapamaz.

## Branches

ui-branches = Dallar
ui-record = Oynandığı gibi
ui-branch-number = Dal { "{number}" }
ui-branch-here = { "{name}" } (gösterilen)
ui-branch-steps = adım sayısı: { "{steps}" }
ui-branch-from = ayrıldığı adım: { "{step}" }; adım sayısı: { "{steps}" }
ui-rename = Yeniden adlandır
ui-rename-to = Yeni ad
ui-drop = Sil
ui-drop-sure = “{ "{name}" }” ve ondan ayrılan dallar silinsin mi?
ui-drop-yes = Sil: “{ "{name}" }”
ui-notation = Metin olarak
ui-copy = Kopyala
ui-copied = Kopyalandı.
ui-not-copied = Kopyalanamadı; metin seçili duruyor.
ui-compare = Karşılaştır
ui-compare-with = Şununla karşılaştır
ui-differs = farklı
ui-step-column = Adım

## Predict

ui-predict = Tahmin et
ui-predict-lead = Adım { "{number}" } gizli. Sence ne olacak?
ui-predict-who = Hamle kimin?
ui-predict-what = Ne olur?
ui-predict-owed = Ondan sonra sıradaki oyuncu kaç tur oynayacak?
ui-check = Denetle
ui-predict-none = En az bir soruyu yanıtla.
ui-predict-shown = Bu, adım { "{number}" }; nedenleri yanında yazıyor.
ui-predict-found = Yanıtların
ui-predict-right = doğru
ui-predict-wrong = öyle değil
ui-predict-open = boş bırakıldı
ui-predict-on = Devam et
ui-predict-end = Artık gizli bir şey yok: burada bitiyor.
ui-predict-restart = Baştan başla
ui-score = Puan: { "{right}" } / { "{asked}" }

## Taking a seat

ui-take-seat = Masaya otur
ui-take-seat-lead = Gösterilen adımdan sonra sen oyna; ötekiler karşılık verir.
ui-seat = Yerin
ui-opponents = Ötekilerin oyunu
ui-start = Başla
ui-you-are = Sen: { "{player}" }. Ötekiler: { "{opponents}" }.
ui-your-move = Hamle senin
ui-play-over = Oyun bitti.
ui-odds = Olasılıklar
ui-new-game = Yeni oyun
ui-behind = Daha önceki bir adıma bakıyorsun. Hamleni oyununun sonunda yaparsın.
ui-newest = Hamle yapacağın adıma git

## The diagram

ui-diagram = Şema
ui-zoom = Yakınlık
ui-zoom-in = Büyüt
ui-zoom-out = Küçült
ui-zoom-fit = Sığdır
ui-near = Yalnızca komşular
ui-node-leads = Buradan gidilen
ui-node-visits = Uğranan adımlar
ui-node-unvisited = henüz uğranmadı
