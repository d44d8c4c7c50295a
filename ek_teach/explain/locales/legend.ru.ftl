# Russian: what the signs and words of the notation mean, on paper. See legend.en.ftl for the arguments.

legend-players = кто играет, в порядке ходов; ниже — карты каждого
legend-nothing = карт нет
legend-out = кто уже взорвался
legend-discard = сброс, верхняя карта первая
legend-turn = чей ход
legend-owes = столько ходов из-за атаки, считая этот: { $number }
legend-owes-last = этот ход — последний из тех, что из-за атаки
legend-pile = колода, верхняя карта первая
legend-times = столько таких карт: { $number }
legend-unknown = карта, которая не названа
legend-draw = берёт верхнюю карту
legend-arrow = что открылось: карта, взятая из колоды или у игрока, увиденные карты или колода после перемешивания
legend-from = перед тем, у кого просят карту
legend-naming = перед картой, которую просят
legend-name = называет карту, которую просит
legend-on = перед картой или игроком, на чью карту отвечает «Неть»
legend-pass = не возражает против карты
legend-give = отдаёт карту в ответ на одолжение
legend-take = берёт карту из сброса
legend-put-back = возвращает котёнка в колоду, место сверху: { $number }
legend-put-back-top = кладёт котёнка на верх колоды
legend-put-back-bottom = кладёт котёнка под низ колоды
legend-put-back-somewhere = возвращает котёнка в колоду; место не названо
legend-openly = так, что видят все
legend-explode = взрывается и выбывает
legend-tries = хочет так сделать; можно ли это, не сказано
