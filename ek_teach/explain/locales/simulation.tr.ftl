# Türkçe: çok sayıda oyunun anlattıkları, metin çizelgesi olarak, ve onları oynatan komut.

simulation-heading = { $games } oyun, kitapçık { $book }, { $players } oyuncu, tohum { $seed }, { $seats ->
    [turns] yerler dönüşümlü
   *[fixed] yerler sabit
 }
simulation-stopped = { $heading }; hedeflenen { $goal } oyuna varmadan durduruldu
simulation-column-strategy = strateji
simulation-column-rate = kazanma
simulation-column-interval = { $confidence } aralık
simulation-column-first = ilk patlayan
simulation-length = Bir oyun { $mean } tur sürer ({ $range }); on oyundan dokuzu { $nine } tur.
simulation-not-looked = Kitapçığın bir şey demediği yerde neyin varsayıldığına bakılmadı: bu durduruldu.
simulation-assumed = Kitapçığın bir şey demediği yerde varsayılan: { $assumed }.
simulation-game = Tohum { $seed }, oyun { $number }
simulation-turns-mean = tur, ortalama

## The command; $command is typed as it stands

simulation-none = hiçbir oyun sayılmadan durduruldu.
simulation-keep = { $games } oyundan sonra durduruldu; başka bir zaman sürdürebilmek için oyunları --output FILE.json ile sakla.
simulation-go-on = { $games } oyundan sonra durduruldu; sürdürmek için: { $command }

## While they are played; $strategy is one of one's own that other processes do not know

simulation-workers-gone = çalışan süreçler artık yok; kalan oyunlar burada oynanıyor.
simulation-workers-unknown = çalışan süreçler artık yok (belki şunu tanımıyorlar: { $strategy }; onu kendi dosyasına yaz); kalan oyunlar burada oynanıyor.
simulation-no-numba = numba kurulu değil; oyunları okunabilir motor oynuyor: aynı oyunlar, yüz kat kadar yavaş.
simulation-unit = oyun
