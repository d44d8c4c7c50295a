# Traditional Chinese (zh-Hant): rulings on disputed situations; the messages of rulings.en.ftl in the same order.

## The answer as a sentence

finding-whose_turn = 輪到{ $answer }的回合。
    .nobody = 不是任何人的回合：遊戲已經結束。
finding-turns_owed = { $number ->
    [0] 沒有須執行的回合。
    [1] 須執行1個回合，就是正在進行的這個回合。
   *[other] 須執行{ $number }個回合，包括這個回合。
 }
    .player = { $number ->
    [0] { $player }沒有須執行的回合。
    [1] { $player }須執行1個回合。
   *[other] { $player }須執行{ $number }個回合，包括這個回合。
 }
finding-who_may_nope = 現在可以打出{ CARD("NOPE") }的玩家：{ $answer }。
    .nobody = 現在沒有人可以打出{ CARD("NOPE") }。
finding-may = 允許這樣做：{ $move }。
    .irregular = 允許這樣做，但不合常規：{ $move }。{ $reason }
    .no = 不允許這樣做：{ $move }。{ $reason }
finding-must = 沒有選擇，只能這樣做：{ $move }。
    .no = 有選擇，並非只能這樣做：{ $move }。
    .cannot = 不是，這樣做甚至不被允許：{ $move }。
finding-who_wins = { $answer }獲勝。
    .nobody = 還沒有人獲勝。
finding-is_out = { $player }已經淘汰出局。
    .no = { $player }仍在場上。
finding-pile_size = { $number ->
    [0] 卡牌堆已經空了。
   *[other] 卡牌堆有{ $number }張卡牌。
 }
finding-hand_size = { $number ->
    [0] { $player }沒有手牌。
   *[other] { $player }有{ $number }張手牌。
 }
finding-happens = 會發生。
    .no = 不會發生。
finding-where = { $card }：{ $answer }。
finding-knows = { $player }對卡牌堆所知如下，由最上方開始：{ $answer }。
    .nothing = { $player }對卡牌堆一無所知。
    .hand = { $player }對{ $owner }的手牌所知如下：{ $answer }。
finding-shuffle_ends = 由{ $answer }決定何時停止洗牌。
    .another = 由另一位玩家喊停。
finding-in_game = 遊戲中有{ $number }張{ $card }。
    .unknown = 沒有人知道遊戲中有幾張{ $card }：有些卡牌未經察看就移出遊戲。
finding-refused = 還沒到這一題就停住了：{ $heading }。
finding-depends = 這取決於一張沒有說明的卡牌。
    .many = 這取決於沒有說明的卡牌，可能的情形太多，無法全部檢視；請寫明其中一些。

refusal-outcome = 寫下的結果不可能發生
    .instead = 改寫成別的結果，或者省略不寫。

## What it hangs on

change-one = { $about }：{ $meaning }（{ $option } = { $value }）。
deciding = 若規則不同，答案會是：{ $answer }。

## Where rulebooks part

parting = 第{ $line }行「{ $step }」。
    .plain = 第{ $line }行。
parting-option = { $about }（{ $option }）：{ $left }是「{ $meaning }」（{ $value }），{ $right }是「{ $meant }」（{ $other }）。

## Unknown cards

branch-hand = 如果{ $player }的未知卡牌中有{ $cards }
    .not = 如果{ $player }的未知卡牌中沒有{ $cards }
branch-steal = 如果從{ $player }手中抽走的是{ $cards }
branch-holds = 如果{ $player }手中有{ $cards }
    .not = 如果{ $player }手中沒有{ $cards }
branch-reveal = 如果抽到的是{ $cards }
    .not = 如果抽到的不是{ CARD("EXPLODING_KITTEN") }
branch-place = 如果爆炸貓卡在由上數來第{ $number }張
branch-and = { $first }，而且{ $second }
branch-ways = { $first }；另有{ $number }種情形也是如此
branch-unknown = 如果抽到的是另一張沒有說明的卡牌
    .steal = 如果從{ $player }手中抽走的是另一張沒有說明的卡牌
