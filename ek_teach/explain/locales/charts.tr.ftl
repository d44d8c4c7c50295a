# Türkçe: çok sayıda oyunun grafikleri ve her grafiğin yanındaki sözler.

chart-same-words = { $title }: aynısı sözle
chart-picture = [resim] { $title }
chart-in-english = Bu bilgisayarda Çince harfleri olan bir yazı tipi yok; bu yüzden resmin yazıları İngilizce.
chart-try = Dene bakalım

## What they have in common; $results is how many results, $books how many rulebooks are drawn

chart-played = { $results ->
    [1] { $games } oyun
   *[other] Her biri { $games } oyun
 }{ $books ->
    [1] { ", kitapçık " }{ $book }
   *[other] { "" }
 }, { $players } oyuncu, { $intervals } güven aralıkları.
chart-seat = { $number ->
    [1] 1. yer (başlar)
   *[other] { $number }. yer
 }

## Who wins; $rate is how often, $sign which of the three it is

chart-win-title = Kim kazanıyor ve bu ne kadar kesin
chart-seat-title = Hangi yer kazanıyor ve bu ne kadar kesin
chart-even = Eşit pay: { $share }.
chart-even-of = { $name }, eşit pay: { $share }.
chart-row = { $than ->
    [more] { $sign } { $name }, kazanma oranı { $rate } ({ $range }), eşit paydan çok.
    [less] { $sign } { $name }, kazanma oranı { $rate } ({ $range }), eşit paydan az.
   *[unsure] { $sign } { $name }, kazanma oranı { $rate } ({ $range }), eşit paydan ayırt edilemez.
 }
chart-key = ▶ eşit paydan çok   ◀ eşit paydan az   ○ ayırt edilemez
chart-even-tick = eşit pay
chart-even-heading = eşit pay { $share }
chart-points = eşit paydan fark, yüzde puanı

## How long a game lasts

chart-length-title = Bir oyun kaç tur sürer
chart-length-row = { $name }: ortalama { $mean } tur ({ $range }), ortanca { $median }, on oyundan dokuzu { $nine } tur.
chart-length-key = Dik çizgi: ortanca. Çubuk: on oyundan dokuzu. Yükseklik: oyun sayısı.
chart-length-side = { $turns ->
    [one] { $turns } tur
   *[other] { $turns } tur
 }
chart-length-x = tur; oynanacak her tur bir sayılır

## Who explodes when; $number is which explosion it is

chart-explosion-title = Kim ne zaman patlar
chart-explodes = { $number }. patlama, ortalama tur { $turn } ({ $range }): { $shares }.
chart-explodes-of = { $name }: { $number }. patlama, ortalama tur { $turn } ({ $range }): { $shares }.
chart-stays = Oyunda kalan: { $shares }.
chart-stays-of = { $name }: oyunda kalan: { $shares }.
chart-known = Her oran en çok { $points } puan hatayla bilinir.
chart-head = { $number }. patlama
chart-head-short = { $number }. çıkan
chart-head-turn = tur { $turn }
chart-head-stays = kalır
