# Türkçe: bir kitapçığın kuralları tek sayfada.

sheet-title = { $title }: kurallar tek sayfada
sheet-about = Anlatılan kitapçık: { $id }. § işaretinden sonra, satırın dayandığı paragraf gelir.
sheet-set-up = Kurulum
sheet-turn = Tur
sheet-kitten = Patlatan Kedi ve Etkisizleştirme
sheet-cards = Kartlar
sheet-combinations = Kombolar
sheet-mistakes = Sık yapılan hatalar
sheet-telling = Yeni oyuncular için iki dakika, { $players } oyuncu
sheet-players = Oyuncu sayısı
sheet-hand = eldeki kartlar
sheet-kittens = destedeki kediler
sheet-defuses = desteye dönen Etkisizleştirme kartları
sheet-removed = bakılmadan çıkarılan kartlar
    .optional = masa isterse { $removed }
sheet-pile = destedeki kartlar
sheet-card = { $card } ({ $number })
sheet-cats = Beş çeşit kedi ({ $number })
sheet-set-up-sources = Sayılar, kurulum yapılarak sayıldı: { $sources }.
sheet-fine = Bu kitapçıkla oynayan, ötekilerin saydığı hataların hiçbirini yapmaz.

sheet-against-title = { $left } ve { $right }: ayrıldıkları yerler
sheet-against-books = { $left }: “{ $left_title }”; { $right }: “{ $right_title }”.
sheet-against-about = İki kitapçığı ayıran her satır; § işaretinden sonra dayandığı paragraf gelir.
sheet-against-none = İki kitapçık her konuda aynı.
sheet-point = Konu
