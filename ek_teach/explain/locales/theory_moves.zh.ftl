# Traditional Chinese (zh-Hant): the value of a move, and who is left with the turns that Attacks pile up; the messages of
# theory_moves.en.ftl in the same order.

## Attack chains; $owed is a number of turns, $attacks how many Attacks came before

chain-none = 沒有人攻擊：{ $move }。
chain-holder = { $attacks }張{ CARD("ATTACK") }之後，由{ $player }執行{ $owed }個回合。
chain-assume-safe = 卡牌堆有{ $kittens }張爆炸貓卡和{ $safe }張只能抽走的卡牌；沒有人有{ CARD("NOPE") }或{ CARD("SKIP") }。
chain-assume-first = 第一次抽牌時，連鎖就結束。
chain-title = 燙手山芋
chain-control-seat = { $player }手中的攻擊卡
chain-control-safe = 卡牌堆中安全的卡牌
chain-control-owed = { $player }起初須執行的回合
chain-control-book = 規則書
chain-ordinary = 一般回合
chain-owes = 攻擊卡造成的{ $owed }個回合
chain-table = 每個人都採取最佳行動時，逐步的情形
chain-column-player = 玩家
chain-column-owes = 須執行
chain-column-move = 行動
chain-column-worth = 獲勝機率
chain-column-else = 其他選擇
chain-nothing-else = 沒有其他動作
chain-bars = 每位玩家的獲勝機率
chain-turns = 接連打出攻擊卡之後須執行的回合

## The value of a move; $cards is how many lie in the pile

moves-title = 抽牌，還是不抽牌
moves-control-pile = 卡牌堆的張數，包括爆炸貓卡
moves-control-rival = { $player }手中有
moves-control-defuses = 誰手中有{ CARD("DEFUSE") }
moves-nobody = 沒有人
moves-only = 只有{ $player }
moves-both = 兩人都有
moves-nothing = 沒有其他卡牌
moves-answer = 卡牌堆有{ $cards }張卡牌時，{ $best }（{ $value }）。
moves-best-one = { $player }的最佳選擇是：{ $move }
moves-best-many = { $player }有幾個同樣好的選擇：{ $moves }
moves-worst = 最差的是：{ $move }（{ $value }）。
moves-draw = 抽牌
moves-table = { $player }的獲勝機率，依第一個動作而定
moves-column-pile = 張數
moves-bars = 卡牌堆有{ $cards }張卡牌時，各個第一步的價值
moves-bar = { $sign } { $move }：{ $value }
moves-mark-best = 最佳
moves-exact = 精確值，求法：{ $method }。
