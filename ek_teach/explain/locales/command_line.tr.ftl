# Türkçe: komutların, istenenin yanında yazdıkları. $file, $folder ve $path dosya adlarıdır.

## Where something stands

command-standard-input = standart giriş
command-place = { $file }, satır { $line }
command-place-under = { $book } kitapçığına göre
    .further = { $place }, { $book } kitapçığına göre

## The lessons

command-lab-copied = Dersler şu klasörde: { $folder }
command-lab-kept = Bıraktığın gibi kalanlar: { $files }. Birinin yenisini almak için kendi dosyanın adını değiştir ya da dosyayı sil, sonra yeniden başlat.
command-lab-starts = JupyterLab başlıyor; Ctrl-C ile biter. Tarayıcı açılmazsa aşağıdaki adresi bir tarayıcıya kopyala.
command-site-pyodide = Tarayıcı için Python
command-site-packages = Paketler
command-site-lessons = Dersler
command-site-jupyterlite = Tarayıcı için JupyterLab
command-site-built = Site şu klasörde: { $folder }. Açmak için orada şunu yaz: python serve.py

## Ctrl-C

command-stopped = durduruldu.

## While cases are run, before a bar that grows

command-cases-running = durumlar

## Is this computer ready? The name of what was looked at, and what was found

doctor-mark =
    .good = iyi
    .bad = YOK
doctor-ready = Hazır. Şununla başla: ek-teach lab
doctor-python =
    .found = { $version }, yeri: { $path }
    .old = { $version }, yeri: { $path }; Python { $needed } ya da daha yenisi gerekir
doctor-packages = paketler
    .missing = eksik: { $names }; ek-teach programını yeniden kur
doctor-lab =
    .found = { $version } başlıyor
    .fails = başlamıyor ({ $error }); ek-teach programını yeniden kur
doctor-lessons = dersler
    .found = { $number ->
        [one] 1 dosya, yeri: { $folder }
       *[other] { $number } dosya, yeri: { $folder }
     }
doctor-folder = yazma izni
    .fails = şu klasöre yazılamıyor: { $folder } ({ $reason }); kendi klasörlerinden birine geç
doctor-browser = tarayıcı
    .found = kendiliğinden açılıyor
    .missing = kendiliğinden açılan yok; `ek-teach lab` komutunun yazdığı adresi bir tarayıcıya kopyala
doctor-terminal = terminal
    .found = { $encoding } kodlamasında bütün harfler var
    .lacks = { $encoding } kodlamasında bazı harfler yok; PYTHONUTF8=1 yap ya da --output FILE kullan
doctor-graphviz =
    .found = dot, yeri: { $path }
    .missing = PATH içinde dot yok; gerekmiyor
doctor-extra =
    .found = { $purpose }: { $modules } kullanılabilir
    .missing = { $purpose }: { $modules } kurulu değil, yalnızca bunun için gerekir; proje klasöründe şunu yaz: { $command }
doctor-extra-theory = ders 15 ve 17 için Gambit ile OpenSpiel
doctor-extra-nbgrader = nbgrader için ödevler
doctor-extra-site = hiçbir şey kurulmayan bilgisayarlar için dersleri içeren bir site
