# Traditional Chinese (zh-Hant): odds, the two explorers and puzzles; the messages of explorers.en.ftl in the same order.

## Odds

# $chance is a fraction as 1/4, $percent a number as 25.0, $draws how many cards are looked at.
odds-chance = { $draws ->
    [1] 下一張卡牌是{ CARD("EXPLODING_KITTEN") }的機率為{ $chance }，即{ $percent }%。
   *[other] 接下來的{ $draws }張卡牌中，至少有1張{ CARD("EXPLODING_KITTEN") }的機率為{ $chance }，即{ $percent }%。
 }
odds-sure = { $draws ->
    [1] 下一張卡牌必定是{ CARD("EXPLODING_KITTEN") }。
   *[other] 接下來的{ $draws }張卡牌中必定有{ CARD("EXPLODING_KITTEN") }。
 }
odds-never = { $draws ->
    [1] 下一張卡牌必定不是{ CARD("EXPLODING_KITTEN") }。
   *[other] 接下來的{ $draws }張卡牌中必定沒有{ CARD("EXPLODING_KITTEN") }。
 }
odds-counts = 卡牌堆中有{ $unknown }張未知的卡牌；{ $kittens ->
    [0] 其中沒有{ CARD("EXPLODING_KITTEN") }。
   *[other] 其中有{ $kittens }張{ CARD("EXPLODING_KITTEN") }。
 }
odds-in-sight = 另有{ $number }張爆炸貓卡的位置已知。
odds-assumed = 假定：{ CARD("EXPLODING_KITTEN") }的張數比仍在場上的玩家人數少1。

## Puzzles

puzzle-open = 還沒有答案。
puzzle-right = 正確：{ $answer }。
puzzle-wrong = 不對：{ $answer }。

## The two explorers; $player, $actor and the like in curly brackets are filled in by the page itself

ui-explore-attack-title = 輪到誰？須執行幾個回合？
ui-explore-attack-about = 這裡沒有人爆炸，卡牌之中也只計算4張攻擊卡。
ui-explore-nope-title = 誰可以反制休想卡？最後結果如何？
ui-explore-nope-about = 只要遊戲盒中還有{ CARD("NOPE") }，這裡任何人都可能有。

ui-explore-edge-attack = 攻擊卡
ui-explore-edge-noped = 攻擊卡，遭休想卡否定
ui-explore-edge-skip = 跳過卡
ui-explore-edge-draw = 抽牌
ui-explore-edge-defuse = 抽到爆炸貓卡並拆除

ui-explore-undo = 復原
ui-explore-redo = 重做
ui-explore-reset = 重新開始
ui-explore-keys = 按鍵：←退回一步，→重做一步，Home重新開始。
ui-explore-steps = 接下來做什麼
ui-explore-history = 至今的步驟
ui-explore-books = 顯示的規則書
ui-explore-rulebook = 規則書
ui-explore-happened = 發生了什麼
ui-explore-why = 原因
ui-explore-start = 還沒有做任何事。
ui-explore-must-move = 輪到行動
ui-explore-owed = 須執行的回合
ui-explore-ordinary = 一般回合
ui-explore-last-owed = 因攻擊卡而須執行的最後一個回合
ui-explore-under-attack = 受到攻擊
ui-explore-left = 剩下的攻擊卡：{ "{number}" }／{ "{total}" }
ui-explore-none-left = 用完了
ui-explore-same = 依{ "{books}" }相同。
ui-explore-differs = 與{ "{book}" }不同
ui-explore-parted = 從這裡開始分歧。
ui-explore-never-parted = 無論怎麼做，始終沒有分歧。

ui-explore-play-attack = 攻擊卡
ui-explore-play-skip = 跳過卡
ui-explore-play-favor = 恩惠卡
ui-explore-play-shuffle = 洗混卡
ui-explore-play-future = 預見未來卡
ui-explore-play-pair = 2張相同的貓咪卡
ui-explore-play = { "{player}" }打出
ui-explore-nope = { "{player}" }打出休想卡
ui-explore-stand = 所有人都不阻止
ui-explore-chain = 連鎖
ui-explore-stands-now = 照目前的情況，會生效。
ui-explore-cancelled-now = 照目前的情況，會無效。
ui-explore-stands = 有效
ui-explore-cancelled = 無效
ui-explore-even = 其上的休想卡：{ "{number}" }張，是偶數
ui-explore-odd = 其上的休想卡：{ "{number}" }張，是奇數
ui-explore-answers = 誰可以回應
ui-explore-everybody = 或者沒有人回應
ui-explore-may = 可以打出休想卡
ui-explore-may-not = 不可以
ui-explore-result = 結果如何
ui-explore-over = 已成定局。
ui-explore-refused-here = 依{ "{book}" }，連鎖到此為止：{ "{told}" }
# $number is how many cards the chain has.
ui-explore-lie = { $number ->
    [1] 這張卡牌在棄牌堆中。
   *[other] 連鎖的{ $number }張卡牌都在棄牌堆中。
 }

## The explorers without a script

ui-explore-none = 不可能：攻擊卡已用完
ui-explore-turn-state = 回合
ui-explore-nopes = 休想卡
ui-explore-nopes-on-it = { $number ->
    [0] 沒有休想卡
   *[other] { $number }張休想卡
 }
ui-explore-on-top = 最上方
ui-explore-now = 照目前的情況，打出的卡牌
ui-explore-first = { $player }打出的卡牌
ui-explore-top = { $player }對{ $owner }的卡牌打出的休想卡
ui-explore-row-parts = { $where } – { $edge }。{ $told }
ui-explore-parts-title = 分歧之處
ui-explore-said = { $book }：{ $told }
ui-explore-answerers = { $players }可以回應。
ui-explore-nobody = 沒有人可以回應。
ui-explore-takes-effect = 生效
ui-explore-is-cancelled = 無效
