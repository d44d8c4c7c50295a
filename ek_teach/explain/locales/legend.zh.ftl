# Traditional Chinese (zh-Hant): what the signs and words of the notation mean, on paper; in the order of legend.en.ftl.

legend-players = 玩家，依回合順序；下面是每人的手牌
legend-nothing = 沒有卡牌
legend-out = 已經爆炸的玩家
legend-discard = 棄牌堆，最上方的先寫
legend-turn = 輪到誰的回合
legend-owes = 因攻擊卡而須執行{ $number }個回合，包括這個回合
legend-owes-last = 這是因攻擊卡而須執行的最後一個回合
legend-pile = 卡牌堆，最上方的先寫
legend-times = 這種卡牌{ $number }張
legend-unknown = 沒有說明的卡牌
legend-draw = 抽最上方的卡牌
legend-arrow = 結果：抽到或拿到的卡牌、看到的卡牌，或洗混後的卡牌堆
legend-from = 後面是被要求交出卡牌的玩家
legend-naming = 後面是指定的卡牌
legend-name = 說出想要的卡牌
legend-on = 後面是被否定的卡牌，或打出它的玩家
legend-pass = 不阻止這張卡牌
legend-give = 因恩惠卡交出一張卡牌
legend-take = 從棄牌堆拿一張卡牌
legend-put-back = 將爆炸貓卡放回卡牌堆，由上數來第{ $number }張
legend-put-back-top = 將爆炸貓卡放回卡牌堆最上方
legend-put-back-bottom = 將爆炸貓卡放回卡牌堆最下方
legend-put-back-somewhere = 將爆炸貓卡放回卡牌堆，位置沒有說明
legend-openly = 讓大家都看見
legend-explode = 爆炸出局
legend-tries = 想這樣做；是否允許，正是問題
