# Traditional Chinese (zh-Hant): small games solved; the messages of theory_games.en.ftl in the same order.

## Hiding the Kitten; $value, $known and $met are chances that the hider wins

hiding-place = { $kind ->
    [top] 最上方
    [bottom] 最下方
   *[between] 第{ $number }張
 }
hiding-value = 雙方都採取最佳做法時，{ $hider }的獲勝機率為{ $value }。
hiding-nowhere = 放在哪裡都沒有用：無論爆炸貓卡在何處，獲勝的都是{ $seeker }。
hiding-top-holds = 最上方和別的位置一樣好：即使{ $seeker }知道爆炸貓卡在那裡，{ $hider }的獲勝機率仍為{ $known }。
hiding-top-known = 總是放在最上方會被看穿：這樣一來，{ $hider }的獲勝機率只有{ $known }。
hiding-no-place = 固定放在任何一處，都不如隨機變換位置：最好的一處是{ $place }，但{ $seeker }一知道，就只值{ $known }。
hiding-other-place = 不需要保密：{ $place }即使讓{ $seeker }知道，價值也不變。
hiding-top-met = 只要{ $seeker }還在猜，最上方的價值也是{ $value }：它的缺點在於可以預料。
hiding-top-worse = 而且面對{ $seeker }在均衡中的做法，最上方只值{ $met }，不如別的位置。
hiding-others = 其他藏法也許同樣好；它們的值都相同。

# What the explorer of lesson 15 shows
hiding-explorer = 捉迷藏
hiding-control-pile = 卡牌堆的張數，包括爆炸貓卡
hiding-control-hider = { $hider }手中有
hiding-control-seeker = { $seeker }手中有
hiding-nothing = 無
hiding-answer = { $hider }的獲勝機率為{ $value }。藏匿爆炸貓卡的位置：{ $most }。
hiding-most = { $place }，機率{ $chance }
hiding-places = { $hider }將爆炸貓卡放在哪裡
hiding-column-place = 位置
hiding-column-chance = 選用機率
hiding-column-known = 若{ $seeker }知道，價值為
hiding-column-met = 面對對方的對策，價值為
hiding-replies = { $seeker }接著怎麼做
hiding-column-hand = { $seeker }手中有
hiding-only-draws = { $seeker }只能抽牌。

## The Nope war

nope-explorer = 休想卡大戰
nope-control-nopes = 8張未看過的卡牌中的休想卡
nope-control-hand = 每人手中未看過的卡牌
nope-control-stake = 攻擊卡無效對Luis的價值
nope-control-luis = 手中1張休想卡對Luis的價值
nope-control-ana = 手中1張休想卡對Ana的價值
nope-answer-always = Luis只要有休想卡就打出。這場對決對Luis的價值為{ $value }。
nope-answer-never = 無論手中有什麼，Luis都不阻止攻擊卡。這場對決對Luis的價值為{ $value }。
nope-answer-some = Luis{ $some }時打出休想卡，{ $quiet }時按兵不動。這場對決對Luis的價值為{ $value }。
nope-holding = 手中有{ $number }張
nope-moments = 誰打出休想卡
nope-column-moment = 時刻
nope-column-holds = 手中的休想卡
nope-column-chance = 走到這一步的機率
nope-column-answered = 對方能反制的機率
nope-column-plays = 打出休想卡的機率
nope-moment = { $played ->
    [0] { $player }，在攻擊卡之後
   *[other] { $player }，在{ $played }張休想卡之後
 }
nope-nobody = 沒有人可能有休想卡，所以攻擊卡生效。這場對決對Luis的價值為{ $value }。

## Bluff and belief

bluff-explorer = 虛張聲勢與信念
bluff-control-pile = 卡牌堆的張數，包括爆炸貓卡
bluff-control-attacks = 未看過的卡牌中的攻擊卡
bluff-control-cats = 未看過的卡牌中的塔可貓
bluff-control-rulebook = 規則書
bluff-control-move = Luis看到
bluff-move-attack = Ana打出攻擊卡
bluff-move-draw = Ana抽牌，抽到安全的卡牌
bluff-answer = Ana隱藏的卡牌是攻擊卡的機率：行動之前為{ $before }，現在為{ $after }。
bluff-never = 在這個均衡中，Ana絕不會這樣做，所以貝氏定理無從計算。行動之前，隱藏的卡牌是攻擊卡的機率為{ $before }。
bluff-forced = Luis知道的並沒有比之前更多：{ $before }。
bluff-value = Ana的獲勝機率為{ $value }。
bluff-strategies = 雙方怎麼做
bluff-column-moment = 時刻
bluff-ana-attack = Ana，有第二張攻擊卡
bluff-ana-cat = Ana，有1張塔可貓
bluff-luis = Luis，在Ana的攻擊卡之後
bluff-column-attack = 打出攻擊卡的機率
bluff-beliefs = Luis對隱藏的卡牌的信念
bluff-column-card = 卡牌
bluff-column-before = 之前
bluff-column-after = 現在

## Counterfactual regret

regret-title = 逐輪計算，距離均衡有多遠
regret-line = { $iterations }次迭代之後：{ $gap }。
regret-below = 高度：一位玩家改用最佳對策，平均還能多得多少；每往下一條線，就小到十分之一。
regret-x = 迭代次數（每格為十倍）
regret-y = 可剝削度
