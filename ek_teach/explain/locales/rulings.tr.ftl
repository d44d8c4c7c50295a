# Türkçe: tartışmalı durumlar için hakem kararları.

## The answer as a sentence

finding-whose_turn = Sıra { $answer } adlı oyuncuda.
    .nobody = Sıra kimsede değil: oyun bitti.
finding-turns_owed = { $number ->
    [0] Oynanacak tur yok.
    [one] Oynanacak 1 tur var, o da şu anki tur.
   *[other] Bu dahil, oynanacak { $number } tur var.
 }
    .player = { $number ->
    [0] { $player } adlı oyuncunun oynayacağı tur yok.
    [one] { $player }, 1 tur oynayacak.
   *[other] { $player }, bu dahil { $number } tur oynayacak.
 }
finding-who_may_nope = Şimdi { CARD("NOPE") } oynayabilecekler: { $answer }.
    .nobody = Şimdi kimse { CARD("NOPE") } oynayamaz.
finding-may = Yapılabilir: { $move }.
    .irregular = Yapılabilir, ama usule aykırı: { $move }. { $reason }
    .no = Yapılamaz: { $move }. { $reason }
finding-must = Başka seçenek yok: { $move }.
    .no = Seçenek var; yapılabilecek tek şey bu değil: { $move }.
    .cannot = Hayır, bu zaten yapılamaz: { $move }.
finding-who_wins = Kazanan: { $answer }.
    .nobody = Henüz kazanan yok.
finding-is_out = { $player } adlı oyuncu oyundan çıktı.
    .no = { $player } adlı oyuncu hâlâ oyunda.
finding-pile_size = { $number ->
    [0] Destede kart kalmadı.
    [one] Destede 1 kart var.
   *[other] Destede { $number } kart var.
 }
finding-hand_size = { $number ->
    [0] { $player } adlı oyuncunun elinde kart yok.
    [one] { $player } adlı oyuncunun elinde 1 kart var.
   *[other] { $player } adlı oyuncunun elinde { $number } kart var.
 }
finding-happens = Bu gerçekleşir.
    .no = Bu gerçekleşmez.
finding-where = { $card }: { $answer }.
finding-knows = { $player } adlı oyuncunun deste hakkında bildiği, en üstten başlayarak: { $answer }.
    .nothing = { $player }, deste hakkında hiçbir şey bilmiyor.
    .hand = { $owner } adlı oyuncunun eli hakkında { $player } adlı oyuncunun bildiği: { $answer }.
finding-shuffle_ends = Karıştırmanın ne zaman biteceğine karar veren: { $answer }.
    .another = Başka bir oyuncu “yeter” der.
finding-in_game = { $number ->
    [one] Oyunda 1 { $card } var.
   *[other] Oyunda { $number } { $card } var.
 }
    .unknown = Oyunda kaç { $card } olduğunu kimse bilmiyor: bakılmadan oyun dışında bırakılan kartlar var.
finding-refused = Hamleler bu sorudan önce duruyor: { $heading }.
finding-depends = Bu, kimsenin söylemediği bir karta bağlı.
    .many = Bu, kimsenin söylemediği kartlara bağlı ve bütün olasılıklara bakılamayacak kadar çok yol var; birkaçını yaz.

refusal-outcome = Yazılan şey gerçekleşmiş olamaz
    .instead = Başka bir sonuç yaz ya da hiç yazma.

## What it hangs on

change-one = { $about }: { $meaning } ({ $option } = { $value }).
deciding = { $number ->
    [one] Başka bir kuralla yanıt şu olurdu: { $answer }.
   *[other] Başka kurallarla yanıt şu olurdu: { $answer }.
 }

## Where rulebooks part

parting = { $line }. satırda, “{ $step }”.
    .plain = { $line }. satırda.
parting-option = { $about } ({ $option }): { $left } için { $meaning } ({ $value }); { $right } için { $meant } ({ $other }).

## Unknown cards

branch-hand = { $player } adlı oyuncunun bilinmeyen kartları arasında { $cards } varsa
    .not = { $player } adlı oyuncunun bilinmeyen kartları arasında { $cards } yoksa
branch-steal = { $player } adlı oyuncudan alınan kart { $cards } ise
branch-holds = { $player } adlı oyuncunun elinde { $cards } varsa
    .not = { $player } adlı oyuncunun elinde { $cards } yoksa
branch-reveal = çekilen kart { $cards } ise
    .not = çekilen kart { CARD("EXPLODING_KITTEN") } değilse
branch-place = kedi üstten { $number }. sıradaysa
branch-and = { $first }, üstelik { $second }
branch-ways = { $number ->
    [one] { $first }; ya da 1 yolla daha
   *[other] { $first }; ya da { $number } yolla daha
 }
branch-unknown = çekilen kart, kimsenin söylemediği başka bir kartsa
    .steal = { $player } adlı oyuncudan alınan kart, kimsenin söylemediği başka bir kartsa
