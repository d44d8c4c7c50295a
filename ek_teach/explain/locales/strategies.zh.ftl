# Traditional Chinese (zh-Hant): the strategies, and what each believes; the messages of strategies.en.ftl.

strategy-random = 隨機
    .label = 隨機
    .about = 相信怎麼做都沒有差別：由骰子決定。
strategy-cautious = 謹慎
    .label = 謹慎
    .about = 相信少抽1張牌，就多活一天：察看、脫身，並將爆炸貓卡藏好。
strategy-aggressive = 積極
    .label = 積極
    .about = 相信先攻擊的人最後才受攻擊：有牌就出，別人的卡牌一律否定。
strategy-hoarder = 囤積
    .label = 囤積
    .about = 相信卡牌要留到最後：下一張卡牌有一半以上的機率是爆炸貓卡，才肯出牌。
strategy-counter = 算牌
    .label = 算牌
    .about = 相信親眼所見：數過已出的卡牌，知道最上方是什麼，爆炸貓卡接近時才行動。
strategy-noper = 休想
    .label = 休想
    .about = 相信最好的卡牌，就是別人沒能打成的那1張。
strategy-optimiser = 精算
    .label = 精算
    .about = 相信精確的機率，只看下一步：選代價最小的做法，一條命算1，每張卡牌各有其價。
strategy-planner = 推演
    .label = 推演
    .about = 相信在腦中試過的結果：分發看不到的卡牌，接著玩下去，採取最常獲勝的做法。
