# Traditional Chinese (zh-Hant): the exercises that come with the package; the messages of exercise_templates.en.ftl in the
# same order.

## Whose turn it is

exercise-whose-turn =
    .question = 現在輪到誰的回合？
    .skip = 1張{ CARD("SKIP") }只結束1個回合；這裡還有須執行的回合。
    .draw = 抽1次牌只結束1個回合；這裡還有須執行的回合。
    .cancelled = 被否定的卡牌無效：同一個回合繼續。
    .restored = 偶數張{ CARD("NOPE") }互相抵銷：卡牌仍然生效。

## Lesson 1

exercise-set-up-1 = 遊戲準備之後：卡牌堆有幾張卡牌？
    .question = 依「{ $book }」做好遊戲準備，至今沒有人抽到爆炸貓卡。現在卡牌堆有幾張卡牌？
    .rounded = 沒有一本規則書說明三分之一如何取整數；我們假定捨去小數。
    .kittens = 爆炸貓卡也要放進卡牌堆，張數比玩家人數少1。
    .defuses = 剩下的{ CARD("DEFUSE") }也要放進卡牌堆，張數依這本規則書而定。
    .thinned = 放入爆炸貓卡之前，先移出三分之一的卡牌。
    .taken-out = 盒中有56張卡牌，但分發手牌之前，會先取出爆炸貓卡和{ CARD("DEFUSE") }。
    .drew = 每抽1次牌，卡牌堆就少1張。
    .besides = 每人分到的張數，不包括一開始各有的1張{ CARD("DEFUSE") }。

## Lesson 2

exercise-turn-1 = 攻擊、跳過與抽牌：輪到誰的回合？

## Lesson 11

exercise-counting-1 = 算牌：下一張卡牌
    .question = 沒有人知道卡牌堆的順序。下一張卡牌是爆炸貓卡的機率是多少？
    .gone = 爆炸的那張爆炸貓卡已不在卡牌堆，也不會放回：卡牌堆裡少了1張。
    .drawn = 每抽1次牌，卡牌堆就少1張，要數的卡牌也變少。
    .fewer = 爆炸貓卡的張數比仍在場上的玩家少1。
exercise-counting-2 = 算牌：往後幾個回合
    .question = { $player }只能抽牌，共{ $draws }次；沒有人知道卡牌堆的順序。其中至少1張是爆炸貓卡的機率是多少？
    .kept = 抽走的卡牌不會放回：現在{ $cards }張卡牌中藏著{ $kittens }張爆炸貓卡。
    .sum = 這裡的機率不能相加：第一次抽牌安全，才會有第二次。
    .opposite = 這是沒抽到爆炸貓卡、安全過關的機率；題目問的正好相反。
    .each = 有1張爆炸貓卡就算；不必每次都抽到。
    .fewer = 爆炸貓卡的張數比玩家人數少1。
exercise-counting-3 = 算牌：察看之後
    .question = { $player }知道{ CARD("SEE_THE_FUTURE") }顯示的卡牌，也看到了之後發生的一切，但不知道別人的手牌。就{ $player }所知，接下來{ $ahead }張卡牌中至少1張是爆炸貓卡的機率是多少？
    .seen = { $player }看過卡牌堆最上方的卡牌：爆炸貓卡藏在其餘的卡牌中。
    .shuffled = 洗牌之後，{ $player }看過的順序就不算數了。
    .drawn = 抽走的卡牌已不在最上方。

## Lesson 12

exercise-value =
    .open = 所有手牌都公開；沒有人知道卡牌堆的順序。
    .shuffled = 不論規則書怎麼說，拆除的爆炸貓卡在這裡都洗回卡牌堆。
exercise-value-1 = 只能抽牌：獲勝的機率是多少？
    .question = 由{ $player }先開始。{ $player }成為最後留在場上的人，機率是多少？
    .other = 這是{ $other }的機率；題目問的是{ $player }的機率。
    .first = 這是第一張卡牌安全的機率；遊戲要進行到只剩一人為止。
    .look = 看第一張卡牌：有{ $kitten }的機率是爆炸貓卡，之後{ $player }獲勝的機率是{ $after_kitten }；有{ $safe }的機率是安全的卡牌，之後{ $player }獲勝的機率是{ $after_safe }。各自乘上機率，再相加。
exercise-value-2 = 最好的第一步是什麼？
    .question = { CARD("SEE_THE_FUTURE") }顯示的卡牌，所有人都看得到。哪個第一步讓{ $player }成為最後留在場上的人的機率最大？
    .worse = 第一步若是「{ $move }」，而{ $other }採取最佳的應對，{ $player }獲勝的機率是{ $value }。有別的第一步更有價值：{ $best }。

## Lesson 13

exercise-hot-potato =
    .question = 輪到的玩家現在須執行幾個回合，包括這個回合？
    .adds = 依「{ $book }」，還須執行的回合會轉給下一位，而且再加2個。
    .replaces = 依「{ $book }」，還須執行的回合不會轉走：下一位執行2個回合。
    .ordinary = 一般回合不會隨{ CARD("ATTACK") }轉走：須執行的是2個回合，不是3個。
    .playing = 打出{ CARD("ATTACK") }的那個回合，當下也還須執行，會和其他回合一起轉走。
    .draw = 每抽1次牌，結束1個須執行的回合。
    .skip = { CARD("SKIP") }結束1個須執行的回合。
    .skip-all = { CARD("SKIP") }只結束1個回合：其餘的仍須執行。
    .cancelled = 被否定的{ CARD("ATTACK") }無效：同一個回合繼續，不會增加回合。
    .restored = 偶數張{ CARD("NOPE") }互相抵銷：{ CARD("ATTACK") }仍然生效。
exercise-hot-potato-1 = 攻擊再攻擊：須執行幾個回合？
exercise-hot-potato-2 = 攻擊與否定：須執行幾個回合？
exercise-hot-potato-3 = 誰要執行幾個回合？
    .question = 所有手牌都公開，沒有人知道卡牌堆的順序，拆除的爆炸貓卡會洗回卡牌堆。每個人都採取最佳行動；抽牌也一樣好時，就抽牌。最先抽牌的玩家須執行幾個回合，包括這個回合？
    .no-gain = { $player }在這裡打出{ CARD("ATTACK") }沒有好處：其價值是{ $attack }，抽牌則是{ $draw }。
    .no-attack = { $player }已沒有{ CARD("ATTACK") }，只好抽牌。

## Lesson 14

exercise-nope-war-1 = 休想再休想：最後什麼生效？
    .question = 沒有人再反制。現在輪到誰的回合？
exercise-nope-war-2 = 誰可以反制？
    .question = 卡牌如紀錄所示，還沒有人表示不阻止最後1張卡牌。現在誰可以打出{ CARD("NOPE") }？
    .missing = { $player }可以反制，你的答案卻沒有列出：請看第{ $step }步的嘗試。
    .not-allowed = { $player }不可以反制：請看第{ $step }步的嘗試。
exercise-nope-war-3 = 公開手牌：誰打出第一張休想卡？
    .question = 所有手牌都公開。{ CARD("ATTACK") }若生效，對各人的價值如下：{ $stakes }。留著不打的{ CARD("NOPE") }每張值{ $kept }。從{ $player }開始按座位順序詢問，每個人只為自己著想。誰打出第一張{ CARD("NOPE") }？
    .nobody = 如果沒有人打出{ CARD("NOPE") }，{ $player }最後得到{ $stake }。如果{ $player }打出1張，之後每個人都採取最佳行動，{ $player }最後得到{ $worth }。
    .no-nope = { $player }手中沒有{ CARD("NOPE") }。
    .own = 這張{ CARD("ATTACK") }是{ $player }自己打出的，對{ $player }的價值是{ $worth }：否定它沒有好處。
    .too-early = 如果{ $player }打出第一張{ CARD("NOPE") }，之後每個人都採取最佳行動，{ $player }最後得到{ $worth }；而最佳的做法能得到{ $best }。從最後往回想：最後一張{ CARD("NOPE") }會由誰打出？打出前一張的人知道這一點嗎？
exercise-nope-war-4 = 隱藏手牌：會遭到反制嗎？
    .question = 有{ $unseen }張卡牌沒有人看過，其中{ $nopes }張是{ CARD("NOPE") }。{ $attacker }和{ $attacked }各分到{ $hand }張。{ $attacker }打出{ CARD("ATTACK") }。{ $attacked }看了手牌，有{ $holds }張{ CARD("NOPE") }。如果{ $attacked }打出1張，{ $attacker }能再用1張反制的機率是多少？
    .one-chance = { $attacker }有{ $hand }張手牌，每張都可能是剩下{ $left }張{ CARD("NOPE") }中的1張，不是只有1次機會。
    .count = { $attacked }看到自己的{ $hand }張手牌，還剩{ $others }張卡牌，其中{ $left }張是不在這手牌中的{ CARD("NOPE") }。{ $attacker }持有這{ $others }張中的{ $hand }張：其中沒有{ CARD("NOPE") }的機率是多少？

## Lesson 15

exercise-hiding-1 = 捉迷藏：好位置值多少？
    .question = { $hider }拆除爆炸貓卡，偷偷放回卡牌堆；連爆炸貓卡在內，共有{ $cards }張。其餘都是{ CARD("TACOCAT") }，單獨1張沒有效能，這裡也不能打出2張相同的卡牌。接著輪到{ $seeker }行動。兩人都採取最佳行動。{ $hider }獲勝的機率是多少？
    .other = 這是{ $seeker }獲勝的機率。
    .known = 如果{ $seeker }知道位置，就會如此；但爆炸貓卡是偷偷放回的。
    .one-place = 只有{ $seeker }只能猜1次、而且之後什麼都不會發生時，{ $places }個位置中的1個才是答案；要一直想到最後。
    .table = 列一張表：上方是爆炸貓卡的位置，左邊是{ $seeker }能做的事，格內是誰獲勝。

## Lesson 16; a strategy is named as in strategies.en.ftl, $half is the sum that leads to how often it wins

exercise-population-1 = 群體中的策略：下一代
    .question = 依es規則書進行{ $duels }場對決，「{ $one }」策略對上「{ $other }」策略贏了{ $won }場；就以此作為獲勝的機率。在一個很大的群體中，每10人有{ $tenths }人採用「{ $one }」策略，其餘採用「{ $other }」策略。對決隨機配對，下一代採用贏家的策略。其中採用「{ $one }」策略的比例是多少？
    .wins = { $half }是「{ $one }」策略獲勝的機率；因為每桌有2人，其比例會變成2×{ $share }×這個數。
    .rate = { $rate }是「{ $one }」策略對上「{ $other }」策略的結果；但有{ $share }的機率會遇到同類，這時獲勝的機率是1/2。
    .own-kind = 並非每場都對上「{ $other }」策略：有{ $share }的機率「{ $one }」策略會遇到同類，這時獲勝的機率是1/2。
    .half = { $half }是「{ $one }」策略獲勝的機率；要看如何成長，再除以平均的比例1/2。
    .other = 這是「{ $other }」策略的比例；題目問的是「{ $one }」策略。
    .stays = 兩場贏一場，比例才會不變；「{ $one }」策略獲勝的機率是{ $half }。
    .begin = 先算「{ $one }」策略獲勝的機率：{ $half }。再乘上比例，並乘上每桌的2人。

## Lesson 17

exercise-bluff-1 = 該多常虛張聲勢？
    .question = { $player }有1張{ CARD("ATTACK") }，和1張{ $other }不知道的卡牌，是從{ $attacks }張{ CARD("ATTACK") }和{ $cats }張{ CARD("TACOCAT") }中分到的。{ $other }有1張{ CARD("ATTACK") }，沒有人有{ CARD("DEFUSE") }。卡牌堆只列出內容，不按順序：沒有人知道實際的順序。若有第二張{ CARD("ATTACK") }，{ $player }一定會打出1張。但那張卡牌是{ CARD("TACOCAT") }：在均衡中，{ $player }仍打出{ CARD("ATTACK") }的機率是多少？
    .wrong = 那麼在看到{ CARD("ATTACK") }之後，{ $other }會認為另一張也是{ CARD("ATTACK") }的機率是{ $seen }。這個機率是{ $real }時，抽牌和反擊同樣好：若是{ $given }，虛張聲勢{ $often ->
        [more] 太頻繁
       *[less] 太少
     }，{ $other }就知道該怎麼做。
