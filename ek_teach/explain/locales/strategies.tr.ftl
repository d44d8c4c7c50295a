# Türkçe: stratejiler ve her birinin inandığı şey.

strategy-random = Rastgele
    .label = rastgele
    .about = Ne yaparsa yapsın fark etmediğine inanır: zar karar verir.
strategy-cautious = Tedbirli
    .label = tedbirli
    .about = Çekilmeyen her kartın bir gün daha yaşamak olduğuna inanır: bakar, sıvışır, kediyi saklar.
strategy-aggressive = Saldırgan
    .label = saldırgan
    .about = Önce saldırana en son saldırıldığına inanır: elindekini oynar, başkasının hiçbir kartına pas geçmez.
strategy-hoarder = İstifçi
    .label = istifçi
    .about = Kartların sona saklanması gerektiğine inanır: ancak sıradaki kart yarı yarıya kediyse bir kart oynar.
strategy-counter = Sayıcı
    .label = sayıcı
    .about = Gördüğüne inanır: gidenleri sayar, en üstte ne olduğunu bilir, kedi yaklaşınca harekete geçer.
strategy-noper = Durdurucu
    .label = durdurucu
    .about = En iyi kartın, başkasına oynatmadığın kart olduğuna inanır.
strategy-optimiser = Hesapçı
    .label = hesapçı
    .about = Bir adım sonrasının kesin olasılıklarına inanır: en ucuz olanı yapar; can 1 sayılır, her kartın bir bedeli vardır.
strategy-planner = Planlayıcı
    .label = planlayıcı
    .about = Kafasında denediğine inanır: görmediğini dağıtır, oyunu sürdürür ve en sık kazandıranı yapar.
