# Türkçe: birkaç kitapçık yan yana.

ui-beside-title = { $title }, yan yana
ui-beside-verdicts = Her kitapçığın yanıtı
ui-beside-steps = Adım adım
ui-beside-start = Başlangıç
ui-beside-line = satır { $line }
ui-beside-all = bütün kitapçıklar
ui-beside-same = = { $books } için aynı
ui-beside-differs = ≠ { $books } için farklı
ui-beside-parting = Burada ayrılıyorlar
ui-beside-ended = ✕ { $books }: metin yukarıda reddedildi, buraya varmıyor.
ui-beside-nothing = { $books }: bu satırda başka bir şey olmuyor.
ui-beside-never = Hiç ayrılmıyorlar.
ui-beside-turn = Sıra { $player } adlı oyuncuda.
ui-beside-owes = { $number ->
    [one] Sıra { $player } adlı oyuncuda; bu, kalan son turu.
   *[other] Sıra { $player } adlı oyuncuda; { $number } tur oynayacak.
 }
ui-beside-first = İlk
ui-beside-back = Geri
ui-beside-next = İleri
ui-beside-last = Son
ui-beside-jump = İlk fark
ui-beside-slider = Adım
ui-beside-keys = Tuşlar: ← ve → bir adım götürür, Home başa, End sona, D ilk farka gider.
