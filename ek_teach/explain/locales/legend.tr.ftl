# Türkçe: kâğıttaki işaretlerin ve sözcüklerin anlamı.

legend-players = oynayanlar, sıralarına göre; altında her birinin elindeki kartlar
legend-nothing = hiç kart yok
legend-out = patlayıp oyundan çıkmış olanlar
legend-discard = atılan kartlar, en üstteki önce
legend-turn = sıra kimde
legend-owes = bir Atak yüzünden, bu dahil { $number } tur oynayacak
legend-owes-last = bu tur, bir Atak yüzünden oynanan turların sonuncusu
legend-pile = deste, en üstteki kart önce
legend-times = bu karttan { $number } tane
legend-unknown = söylenmeyen bir kart
legend-draw = en üstteki kartı çeker
legend-arrow = ortaya çıkan: çekilen ya da alınan kart, bakılan kartlar ya da karıştırılan deste
legend-from = ardında, kartı istenen oyuncu
legend-naming = ardında, istenen kart
legend-name = istediği kartın adını söyler
legend-on = ardında, iptal edilen kart ya da onu oynayan
legend-pass = karta karşı çıkmaz
legend-give = İyilik için bir kart verir
legend-take = atılan kartlardan birini alır
legend-put-back = kediyi desteye, üstten { $number }. sıraya koyar
legend-put-back-top = kediyi destenin en üstüne koyar
legend-put-back-bottom = kediyi destenin en altına koyar
legend-put-back-somewhere = kediyi desteye koyar; yeri söylenmez
legend-openly = herkesin göreceği biçimde
legend-explode = patlar ve oyundan çıkar
legend-tries = bunu yapmak ister; yapıp yapamayacağı sorulur
