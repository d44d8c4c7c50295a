# Türkçe: bir hakem kararının çevresindeki etiketler.

ui-ruling-answer = Yanıt
ui-ruling-rulebooks = Kitapçıklar
ui-ruling-verdict = Karar
ui-ruling-authority = Dayanak
ui-ruling-says = Kim ne dedi
ui-ruling-claim-right = { $player }, “{ $value }” diyor: { $books } için doğru.
    .everywhere = { $player }, “{ $value }” diyor: sorulan bütün kitapçıklara göre doğru.
ui-ruling-claim-wrong = { $player }, “{ $value }” diyor: { $books } için yanlış.
    .everywhere = { $player }, “{ $value }” diyor: sorulan bütün kitapçıklara göre yanlış.
ui-ruling-claim-assumed = { $player }, “{ $value }” diyor: { $books } için varsayım da böyle.
    .everywhere = { $player }, “{ $value }” diyor: varsayım da böyle; sorulan kitapçıkların hiçbiri bunu söylemiyor.
ui-ruling-claim-against = { $player }, “{ $value }” diyor: { $books } için varsayım bunun tersi.
    .everywhere = { $player }, “{ $value }” diyor: varsayım bunun tersi; sorulan kitapçıkların hiçbiri bunu söylemiyor.
ui-ruling-hangs = Neye bağlı
ui-ruling-hangs-none = Sorulan hiçbir seçenek sonucu değiştirmiyor.
ui-ruling-parts = Nerede ayrılıyorlar
ui-ruling-unknown = Kimsenin söylemediği kartlar
ui-ruling-branch = { $condition }: { $answer }
    .likely = { $condition }: { $answer } (olasılık { $fraction }, yaklaşık %{ $percent })
ui-ruling-readings = İki okuma
ui-ruling-reading = { $meaning } ({ $sources }): { $answer }
    .used = { $meaning } ({ $sources }): { $answer }, burada kullanılan
ui-ruling-refused = Satır { $line }: { $heading }. { $reason } { $instead }
ui-ruling-why = Neden, kitapçık kitapçık
ui-ruling-steps = Adımlar
ui-ruling-case = Durum
ui-ruling-link = Göndermek için
ui-ruling-note = Not
ui-ruling-status = Durum { $id }, { $status }.
    .own = Kendi yazdığın bir durum; kimse denetlemedi.
ui-ruling-untitled = bir durum
ui-ruling-wrong = Satır { $line }, { $book }: durumda beklenen yanıt: { $expected }.

ui-standing-settled = kesin: kitapçık açıkça söylüyor
ui-standing-follows = başka bir kuraldan çıkıyor
ui-standing-silent = kitapçık bir şey demiyor: varsayım kullanılıyor
ui-standing-contradicts_itself = kitapçık kendisiyle çelişiyor
ui-standing-house_rule = masa kuralı

ui-authority-rulebook = kural kitapçığı
ui-authority-sheet = kural kâğıdı
ui-authority-card_face = kartın yazısı
ui-authority-rulings_that_agree = birbirini tutan hakem kararları
ui-authority-open = belirsiz: kararlar ayrılıyor ya da hiç karar yok
ui-authority-house_rule = hiçbir kitapçık
ui-authority-none = kaynak belirtilmemiş
