# Türkçe: turnuvalar ve kazananların örnek alındığı topluluklar.

## Tables and charts

population-duels-title = Satırdaki sütundakini ne sıklıkta yener
population-invasions-title = Satırdaki oyuncular arasında sütundan tek bir oyuncu
population-shares-title = Kim örnek alınıyor: stratejilerin payları
population-column-strategy = strateji
population-column-among = çevredekiler
population-line = { $strategy }: başta { $first }, en çok { $most } (kuşak { $generation }), { $generations } kuşak sonra { $last }.
population-below = Yükseklik: topluluğun böyle oynayan payı.
population-x = kuşak
population-legend = sonunda
population-rest = { $shares }: { $stability ->
    [stable] kararlı
    [unstable] kararsız
   *[neutral] nötr
 }

## How it was found

method-tournament = { $kinds } masa türünün her birinde { $games } benzetim oyunu, { $confidence } Wilson aralıkları
method-generation = { $players } kişilik { $tables } rastgele masa, her birinde bir oyun, { $confidence } Wilson aralıkları
method-steps = ayrık çoğaltıcı dinamiği, kuşak başına bir adım
method-flow = çoğaltıcı denklemi, scipy solve_ivp (Runge-Kutta 4/5)
method-single = tek başına bir strateji olduğu gibi kalır
method-equations = doğrusal denklemler, kesirlerle çözülmüş
method-roots = birinin ötekinden ne kadar çok kazandığını veren polinomun kökleri
method-searched = scipy ile bulunan kök, { $places } başlangıç noktasından

## What is assumed

assume-large = Topluluk öyle büyük ki şans dengelenir; masalar rastgele dolar.
assume-copied = Kazananlar hatasız örnek alınır ve kimse yeni bir şey denemez.
assume-estimates = Kazançlar tahmindir: { $method }.
assume-one-strategy = Herkes bütün oyun boyunca tek bir stratejiye uyar.
assume-silent = { $book } kitapçığının bir şey demediği yerde: { $assumed }.
