# Traditional Chinese (zh-Hant): how a game was solved, what a result rests on, the moments and branches of a game tree.

## What stands under a result; $method is one of the messages below, $size how large the game is

solved-exact = 精確值，求法：{ $method }。
solved-exact-of = 精確值，求法：{ $method }；{ $size }。
solved-within-of = 誤差不超過{ $gap }，求法：{ $method }；{ $size }。
solved-not-exact = 非精確值，求法：{ $method }。
solved-assumed = 假定：{ $sentence }
solved-positions = { $positions }個局面
solved-wins = { $player }的獲勝機率為{ $worth }
solved-paid = { $player }平均得到{ $worth }
solved-chances = 獲勝機率：{ $chances }
solved-plays = { $plays }場遊戲，{ $confidence }區間
solved-unit = { $unit ->
    [positions] 個局面
   *[iterations] 次迭代
 }
regret-heading = 可剝削度
regret-after = { $iterations }次迭代之後：{ $gap }

## How it was found

method-induction = 公開手牌的逆向歸納法
method-linear = 線性規劃（序列形式，scipy HiGHS）
method-rounded = { $method }，並化為雙方都無法再改進的分數
method-gambit = 線性規劃（序列形式，Gambit，以分數計算）
method-regret = 反事實遺憾最小化（OpenSpiel CFR+，{ $iterations }次迭代）
method-bayes = 對均衡套用貝氏定理，均衡的求法：{ $method }
method-engine = 以遊戲引擎模擬

## What is assumed

assume-beliefs = 雙方都遵循這個均衡，也都知道對方如此。
assume-open-hands = 每個人都看得到所有手牌和每張抽到的卡牌。
assume-open-future = { CARD("SEE_THE_FUTURE") }所顯示的卡牌，每個人都看得到。
assume-first-of-equals = 對玩家同樣好的動作，採取排在最前的一個。
assume-shuffled = { $place ->
    [chosen] 拆除後的爆炸貓卡放回，並洗混卡牌堆；規則書{ $book }由持有的玩家選擇位置。
   *[random] 拆除後的爆炸貓卡放回，並洗混卡牌堆；規則書{ $book }放在隨機的位置。
 }
assume-chosen = 拆除後的爆炸貓卡由持有的玩家選擇位置；規則書{ $book }放在隨機的位置。
assume-openly = 拆除後的爆炸貓卡當著所有人放回；規則書{ $book }要求保密。
assume-defused = 能拆除爆炸貓卡的玩家一定會拆除。
assume-no-combinations = 不打出特殊連擊。
assume-not-laid = 這個遊戲中不打出：{ $cards }。
assume-nope-order = 依座位順序詢問誰要回應，休想卡在效能發生之前打出。
assume-stakes = 這個行動（{ $play }）生效的價值：{ $worths }。
assume-kept = 留在手中的{ CARD("NOPE") }，價值：{ $worth }；打出的玩家就放棄這個價值。
assume-kept-to = 對{ $player }為{ $worth }
assume-stake-of = { $player }為{ $worth }
assume-war-order = 依座位順序詢問誰要回應，效能發生之後沒有人打出休想卡。
assume-zero-sum = 一位玩家得多少，另一位就失多少。

## Hiding the Kitten

hiding-row = { $place }：選用機率{ $chance }；若位置已知，價值為{ $known }，面對對策則為{ $met }

## The tree: what a player knows at a moment, and what the branches are called

tree-size = { $nodes }個節點，{ $ends }個終點，{ $sets }個資訊集
tree-holds = { $player }：{ $cards }。
tree-then = { "，" }
tree-no-card = 沒有卡牌
tree-play = 打出{ $cards }
tree-play-on = 對第{ $number }位玩家{ $move }
tree-play-for = { $move }並指定{ $card }
tree-place = 位置{ $number }
tree-card = { $kind ->
    [fetch] 挑選{ $card }
   *[give] 給{ $card }
 }
tree-name = 指定{ $card }
tree-kind = { $kind ->
    [draw] 抽牌
    [pass] 不阻止
    [decline] 略過
    [proceed] 繼續
    [defuse] 拆除
    [explode] 爆炸
   *[outcome] 運氣
 }
tree-draws-kitten = { $player }抽到爆炸貓卡
tree-draws = { $player }抽牌
tree-draws-card = { $player }抽到{ $cards }
tree-hides = { $player }將爆炸貓卡藏好
tree-puts = { $player }將爆炸貓卡放在{ $number }張卡牌下方
tree-takes = { $player }拿走{ $cards }
tree-sees = { $player }看到{ $cards }
tree-does = { $player }：{ $move }

## Beliefs about what is hidden

belief-reached = { $moment }（走到這一步的機率為{ $chance }）
belief-then = { $first }，然後{ $second }
belief-nothing = 沒有隱藏的事
