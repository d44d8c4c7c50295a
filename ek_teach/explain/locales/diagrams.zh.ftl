# Traditional Chinese (zh-Hant): the diagrams; the messages of diagrams.en.ftl in the same order. A label is a few words
# without a full stop; .about says the same in a sentence.

## The turn

diagram-turn = 依規則書「{ $book }」，一個完整的回合：遊戲在等什麼、可以做什麼，以及結果如何。
    .title = 回合流程（{ $book }）
diagram-turn-setup = 遊戲準備
    .about = 全桌進行遊戲準備；另一張圖說明如何進行。
diagram-turn-turn = 出牌或抽牌？
    .about = 輪到的玩家打出卡牌或特殊連擊，或者抽牌。
diagram-turn-window = { CARD("NOPE") }？
    .about = 打出的卡牌等待回應：仍在場上的任何玩家可以否定，或表示不阻止。
diagram-turn-noped = 遭否定，反制？
    .about = 照目前的情況，打出的卡牌無效：可以反制的玩家能反制這張{ CARD("NOPE") }。
diagram-turn-effect = 生效
    .about = 不再有人否定打出的卡牌，效能得以執行。
diagram-turn-look = 察看最上方
    .about = 玩家秘密察看卡牌堆最上方的卡牌。
diagram-turn-shuffle = 洗牌
    .about = 卡牌堆的新順序由運氣決定。
diagram-turn-giving = 交出哪張？
    .about = 被選中的玩家決定交出哪張卡牌。
diagram-turn-steal = 隨機抽1張
    .about = 從手牌中抽走哪張卡牌由運氣決定。
diagram-turn-naming = 指定卡牌
    .about = 玩家說出想要哪一種卡牌。
diagram-turn-ask = 手中有嗎？
    .about = 被選中的玩家查看手中有沒有指定的卡牌。
diagram-turn-fetching = 從棄牌堆挑選
    .about = 玩家從棄牌堆中挑選1張卡牌。
diagram-turn-goes-on = 回合繼續
    .about = 同一個回合繼續進行，沒有待處理的事。
diagram-turn-draw = 抽牌
    .about = 抽取卡牌堆最上方的卡牌。
diagram-turn-kitten = 爆炸貓卡！{ CARD("DEFUSE") }？
    .about = 抽到{ CARD("EXPLODING_KITTEN") }並亮出：抽到的玩家打出{ CARD("DEFUSE") }，或者爆炸。
diagram-turn-exploded = 爆炸
    .about = 這位玩家淘汰出局。
diagram-turn-placing = 爆炸貓卡放哪裡？
    .about = 玩家將爆炸貓卡放回卡牌堆。
diagram-turn-placed-by-chance = 隨機位置
    .about = 爆炸貓卡放在哪裡由運氣決定。
diagram-turn-over = 還有待執行回合？
    .about = 一個回合結束；若須執行多個回合，接著進行下一個。
diagram-turn-next = 下一位玩家
    .about = 順時針方向下一位仍在場上的玩家開始回合。
diagram-turn-end = 遊戲結束
    .about = 只剩一位玩家，獲得勝利。

diagram-turn-edge-setup--turn = 起始玩家
diagram-turn-edge-turn--window = 出牌
diagram-turn-edge-turn--noped = 事後的{ CARD("NOPE") }
diagram-turn-edge-turn--draw = 抽牌
diagram-turn-edge-window--noped = { CARD("NOPE") }
diagram-turn-edge-noped--window = { CARD("NOPE") }反制
diagram-turn-edge-window--effect = 無人阻止
diagram-turn-edge-noped--goes-on = 無人反制，無效
diagram-turn-edge-noped--effect = 無人反制
diagram-turn-edge-effect--look = { CARD("SEE_THE_FUTURE") }
diagram-turn-edge-effect--shuffle = { CARD("SHUFFLE") }
diagram-turn-edge-effect--giving = { CARD("FAVOR") }
diagram-turn-edge-effect--steal = 2張相同
diagram-turn-edge-effect--naming = 3張相同
diagram-turn-edge-effect--ask = 3張相同
diagram-turn-edge-effect--fetching = 5張不同
diagram-turn-edge-effect--goes-on = 沒有效能
diagram-turn-edge-effect--over = { CARD("SKIP") }
diagram-turn-edge-effect--next = { CARD("ATTACK") }
diagram-turn-edge-look--goes-on = 看過
diagram-turn-edge-shuffle--goes-on = 新順序
diagram-turn-edge-giving--goes-on = 已交出
diagram-turn-edge-giving--noped = 仍打出{ CARD("NOPE") }
diagram-turn-edge-steal--goes-on = 已抽走
diagram-turn-edge-naming--ask = 已指定
diagram-turn-edge-naming--noped = 仍打出{ CARD("NOPE") }
diagram-turn-edge-ask--goes-on = 已交出或沒有
diagram-turn-edge-fetching--goes-on = 已挑選
diagram-turn-edge-fetching--noped = 仍打出{ CARD("NOPE") }
diagram-turn-edge-goes-on--turn = 同一位玩家
diagram-turn-edge-draw--kitten = 爆炸貓卡
diagram-turn-edge-draw--over = 不是爆炸貓卡
diagram-turn-edge-kitten--exploded = 沒有{ CARD("DEFUSE") }
diagram-turn-edge-kitten--placing = { CARD("DEFUSE") }
diagram-turn-edge-kitten--placed-by-chance = { CARD("DEFUSE") }
diagram-turn-edge-exploded--next = 還有其他玩家
diagram-turn-edge-exploded--end = 只剩一位
diagram-turn-edge-placing--over = 已放回
diagram-turn-edge-placing--next = 已放回
diagram-turn-edge-placed-by-chance--over = 已放回
diagram-turn-edge-placed-by-chance--next = 已放回
diagram-turn-edge-over--turn = 有，同一位玩家
diagram-turn-edge-over--next = 沒有
diagram-turn-edge-next--turn = 開始回合

## Attack stacking

diagram-attack = 依規則書「{ $book }」，須執行的回合如何累積、如何消化，以遊戲盒中的4張攻擊卡為限。
    .title = 攻擊卡累積（{ $book }）
diagram-attack-ordinary = 一般回合
    .about = 一般回合：沒有因{ CARD("ATTACK") }而須執行的回合。
# $number counts the turns owed, this one included.
diagram-attack-owed = { $number ->
    [1] 最後一個待執行回合
   *[other] 須執行{ $number }個回合
 }
    .about = { $number ->
    [1] 因{ CARD("ATTACK") }而須執行的最後一個回合。
   *[other] 因{ CARD("ATTACK") }而須執行{ $number }個回合，包括這個回合。
 }
diagram-attack-exploded = 爆炸
    .about = 輪到的玩家淘汰出局。
diagram-attack-end = 遊戲結束
    .about = 只剩一位玩家，獲得勝利。
diagram-attack-last = 只剩一位
diagram-attack-next = 下一位玩家
diagram-attack-cause = { $cause ->
    [attack] { CARD("ATTACK") }
    [draw] 抽牌
    [skip] { CARD("SKIP") }
    [defuse] { CARD("DEFUSE") }
    [explosion] 沒有{ CARD("DEFUSE") }
   *[late] 事後的{ CARD("NOPE") }
 }
diagram-attack-edge = { $who ->
    [next] { $causes } → 下一位玩家
   *[same] { $causes }
 }

## The chain of Nopes

diagram-nope = 依規則書「{ $book }」，對打出的卡牌形成的休想卡連鎖，以遊戲盒中的5張休想卡為限：奇數張使它無效，偶數張使它有效。
    .title = 休想卡連鎖（{ $book }）
diagram-nope-played = 打出卡牌
    .about = 打出卡牌或特殊連擊，等待回應。
# $stands: effect or cancelled.
diagram-nope-chain = { $number }張{ CARD("NOPE") }，{ $stands ->
    [cancelled] 會無效
   *[effect] 會生效
 }
    .about = 打出的卡牌上有{ $number }張{ CARD("NOPE") }：照目前的情況，它會{ $stands ->
    [cancelled] 無效
   *[effect] 生效
 }。
diagram-nope-effect = 生效
    .about = 打出的卡牌生效。{ $cards ->
    [discarded] 它和所有的休想卡都在棄牌堆中。
   *[other] {""}
 }
diagram-nope-cancelled = 無效
    .about = 打出的卡牌無效。{ $cards ->
    [discarded] 它和所有的休想卡都留在棄牌堆中。
   *[other] {""}
 }
diagram-nope-stands = 無人再打出
diagram-nope-edge = { CARD("NOPE") }（{ $who ->
    [anyone] 任何人
    [others] 其他任何人
   *[cancelled] 只限被否定的玩家
 }）
diagram-nope-late = 事後的{ CARD("NOPE") }（{ $who ->
    [anyone] 任何人
    [others] 其他任何人
   *[cancelled] 只限被否定的玩家
 }）

## The set-up

# $players: a number, or each for all the numbers of players.
diagram-setup = { $players ->
    [each] 依規則書「{ $book }」的遊戲準備；數字不同時，依序為2 / 3 / 4 / 5位玩家。
   *[other] 依規則書「{ $book }」，{ $players }位玩家的遊戲準備。
 }
    .title = { $players ->
    [each] 遊戲準備（{ $book }）
   *[other] { $players }位玩家的遊戲準備（{ $book }）
 }
diagram-setup-box = 遊戲盒
    .about = 遊戲盒中的所有卡牌。
diagram-setup-take-out = 取出爆炸貓卡與拆除卡
    .about = 將所有爆炸貓卡和所有拆除卡從卡牌堆取出。
diagram-setup-deal-defuses = 每人1張{ CARD("DEFUSE") }
    .about = 每位玩家拿1張{ CARD("DEFUSE") }。
diagram-setup-return-defuses = 放入剩餘的拆除卡
    .about = 將剩餘的拆除卡放入卡牌堆。
diagram-setup-shuffle-deck = 將卡牌堆洗勻
    .about = 卡牌堆的順序由運氣決定。
diagram-setup-deal-hands = 分發手牌
    .about = 從卡牌堆分發卡牌給每位玩家。
diagram-setup-thin-deck = 移出三分之一
    .about = 將卡牌堆的三分之一移出遊戲，不察看內容。
diagram-setup-add-kittens = 放入爆炸貓卡
    .about = 將比玩家人數少1張的爆炸貓卡放入卡牌堆。
diagram-setup-shuffle-pile = 再次將卡牌堆洗勻
    .about = 卡牌堆最後的順序由運氣決定。
diagram-setup-aside = 放在一旁
    .about = 大家都看得到的卡牌放在一旁；最後剩下的移出遊戲。
diagram-setup-hands = 手牌
    .about = 玩家手中的卡牌。
diagram-setup-removed = 移出遊戲
    .about = 未經察看就移出遊戲的卡牌。
diagram-setup-begins = 遊戲開始
    .about = 由起始玩家開始。
diagram-setup-deck = 卡牌堆{ $cards }張
diagram-setup-players = { $players }位玩家時
diagram-setup-or = 或
diagram-setup-left-out = 可以略過
diagram-setup-each = 每人{ $each }張，共{ $cards }張
diagram-setup-titled = { $cards }張{ $card }
diagram-setup-cards = { $cards }張卡牌

## What is written beside a picture

# A text that names the two rulebooks of a comparison.
diagram-compared = { $description }與「{ $book }」比較：+ 只有對方有，− 只有這裡有，≠ 有改變。
    .title = { $title } → { $book }
diagram-mark-first = − 只有{ $book }
diagram-mark-second = + 只有{ $book }
diagram-mark-changed = ≠ 有改變
diagram-kind = { $kind ->
    [start] 開始
    [choice] 由一位玩家決定
    [reaction] 詢問所有玩家
    [chance] 運氣
    [step] 途中
    [place] 存放處
   *[end] 結束
 }
diagram-here = 現在位置
diagram-leads = { $label }：{ $target }
diagram-behind = 規則：{ $numbers }
diagram-changed = 有改變：{ $rules }
diagram-rules = 規則
diagram-no-rule = 沒有規則
# Behind a rule that stands in no paragraph.
diagram-silent = { $book }未提及
