# Traditional Chinese (zh-Hant): tournaments, and populations in which the winners are copied.

## Tables and charts

population-duels-title = 橫列勝過直欄的機率
population-invasions-title = 一位直欄的玩家身處橫列的玩家之中
population-shares-title = 誰被模仿：各策略的占比
population-column-strategy = 策略
population-column-among = 身處其中
population-line = { $strategy }：起初{ $first }，最多{ $most }（第{ $generation }代），{ $generations }代之後{ $last }。
population-below = 高度：群體中這樣玩的占比。
population-x = 世代
population-legend = 最後
population-rest = { $shares }：{ $stability ->
    [stable] 穩定
    [unstable] 不穩定
   *[neutral] 中性
 }

## How it was found

method-tournament = { $kinds }種牌桌各模擬{ $games }場遊戲，{ $confidence }威爾遜區間
method-generation = { $tables }張隨機的{ $players }人牌桌，每桌一場遊戲，{ $confidence }威爾遜區間
method-steps = 離散複製者動態，每代一步
method-flow = 複製者方程式，scipy的solve_ivp（Runge-Kutta 4/5）
method-single = 單一策略維持不變
method-equations = 線性方程組，以分數求解
method-roots = 一方勝過另一方幅度的多項式之根
method-searched = 以scipy求根，從{ $places }個起點出發

## What is assumed

assume-large = 群體大到運氣互相抵銷，牌桌隨機坐滿。
assume-copied = 模仿獲勝者不會出錯，也沒有人嘗試新的玩法。
assume-estimates = 報酬是估計值：{ $method }。
assume-one-strategy = 每個人整場遊戲都採用同一策略。
assume-silent = 規則書{ $book }未提及之處：{ $assumed }。
