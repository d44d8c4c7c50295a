# Türkçe: izlenen oyunun bir anında yapılabilecekler, dallar, olasılıklar.

## Moves that are offered

walk-silence = Kimse Dur oynamaz
# $move is a move, $outcome what chance answers to it.
walk-outcome = { $move } → { $outcome }
walk-drawn = { $what ->
    [place] yer kurayla belirlenir
   *[other] yeni sıra kurayla belirlenir
 }
walk-holds = kart elde var
walk-holds-not = kart elde yok
walk-no-kitten = kedi çıkmaz
walk-some-card = herhangi bir kart
walk-places = { $player }, kediyi desteye geri koyar
walk-place = { $where ->
    [top] en üste
    [bottom] en alta
   *[between] üstten { $number }. sıraya
 }

## Branches

walk-record = Kayıt: { $title }
walk-match = Oyunu sürdüren: { $player }
walk-own-silence = Pas geç
