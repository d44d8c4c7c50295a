# Traditional Chinese (zh-Hant): how the chance of a Kitten among the next cards is worked out; the messages of
# theory_odds.en.ftl in the same order.
# $safe of $left cards are no Kitten; $factors, $product and $rest are products as 33/35 × 32/34.

odds-derive-ask = { $draws ->
    [1] 先算「好的結局」：這張卡牌是安全的，也就是說，它不是{ CARD("EXPLODING_KITTEN") }。
   *[other] 先算「好的結局」：{ $draws }張卡牌全都安全，也就是說，其中沒有{ CARD("EXPLODING_KITTEN") }。
 }
odds-derive-factor = { $before ->
    [0] 第{ $number }張：{ $left }張未知的卡牌中，有{ $safe }張是安全的。因數是{ $factor }。
   *[other] 第{ $number }張：前面的卡牌都安全，所以剩下的{ $left }張未知的卡牌中，有{ $safe }張是安全的。因數是{ $factor }。
 }
odds-derive-known = 第{ $number }張：已知是安全的。因數是1。
odds-derive-kitten = 第{ $number }張：已知是{ CARD("EXPLODING_KITTEN") }。因數是0，乘積也是0。
odds-derive-none-safe = 第{ $number }張：已經沒有安全的卡牌。因數是0，乘積也是0。
odds-derive-product = 接連發生就要相乘：{ $factors }。
odds-derive-cancel = 分子和分母都有{ $gone }，可以約分。剩下{ $rest }。
odds-derive-safe = 「好的結局」的機率為{ $safe }，即{ $percent }%。
odds-derive-chance = 與1的差距，就是至少有1張{ CARD("EXPLODING_KITTEN") }的機率：1 − { $safe } = { $chance }，即{ $percent }%。
odds-derive-dead = 沒有任何途徑通往「好的結局」，所以必定遇到{ CARD("EXPLODING_KITTEN") }。

## What the results assume

odds-assume-orders = 未知卡牌的所有順序機率相等；有人刻意藏匿爆炸貓卡的情形不列入考慮。
odds-assume-no-return = 只問第一張{ CARD("EXPLODING_KITTEN") }；在此之前沒有人洗牌，也沒有卡牌放回卡牌堆。
odds-assume-kittens = { CARD("EXPLODING_KITTEN") }的張數比仍在場上的玩家人數少1。
odds-assume-whole-deck = 遊戲準備中，規則書容許全桌略過的階段，一律略過。

## How it was found

method-hypergeometric = 未知卡牌中爆炸貓卡的超幾何分布
method-factors = 各張卡牌在前面都安全時也安全的機率之乘積
method-set-up = 由遊戲引擎完成遊戲準備；期望值為卡牌堆各張卡牌的總和
method-deals = 分發未知的卡牌{ $trials }次，並以遊戲引擎抽牌
odds-counted = { $trials }次中的{ $share }（{ $range }）

## Tables and charts; $chances is a row of odds-chart-cards

odds-frame-title = 抽到爆炸貓卡的機率
odds-column-cards = 張數
odds-column-within = 其中有爆炸貓卡
odds-column-here = 最後一張是第一張爆炸貓卡
odds-column-after = 之前都沒有時的最後一張
opening-title = 遊戲準備完成時
opening-column-rulebook = 規則書
opening-column-players = 玩家人數
opening-column-pile = 卡牌堆的張數
opening-column-kittens = 爆炸貓卡
opening-column-first = 第一張
opening-column-safe = 爆炸貓卡之前平均有幾張安全的卡牌
odds-chart-title = 接下來的卡牌中有爆炸貓卡
odds-chart-line = { $unknown }張未知的卡牌中有{ $kittens }張爆炸貓卡。{ $chances }。
odds-chart-cards = { $draws }張：{ $chance }
odds-chart-below = 高度：這麼多張卡牌中至少有1張爆炸貓卡的機率。
odds-chart-x = 抽牌張數，或須執行的回合
odds-chart-legend = { $name }（{ $unknown }張中有{ $kittens }張）
