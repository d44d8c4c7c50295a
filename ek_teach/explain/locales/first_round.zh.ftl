# Traditional Chinese (zh-Hant): a first round for newcomers: what is told aloud, the round together, the usual mistakes;
# the messages of first_round.en.ftl in the same order.

## The telling: short sentences, to be said aloud

telling-title = 第一次遊戲前的說明，{ $players }位玩家
telling-about = { $book }（{ $id }）。共{ $words }個字：若每分鐘說{ $pace }個字，約需{ NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) }分鐘。
telling-show = 展示：{ $cards }
telling-why = 出處

# $pile is how many cards it has, $kittens how many Kittens are in it.
telling-aim = 這堆牌有{ $pile }張，其中{ $kittens }張是{ CARD("EXPLODING_KITTEN") }。誰抽到它，要有{ CARD("DEFUSE") }才能留下。撐到最後的人獲勝。
# $hand is how many cards each player holds; $left how many Defuses there are besides; $deal whether they were in the
# deck when the hands were dealt, so that a player may have one of them too.
telling-hands = 每人有{ $hand }張手牌，其中{ $deal ->
    [before] 至少1張
   *[after] 1張
 }是{ CARD("DEFUSE") }。另外{ $left }張{ CARD("DEFUSE") }{ $deal ->
    [before] 發牌時就混在牌裡。
   *[after] 在卡牌堆裡。
 }
# $thin is whether a third of the deck leaves the game (third) or may leave it (optional); $removed how many cards.
telling-thin = { $thin ->
    [third] 我們人少，所以有{ $removed }張牌不看內容就移出遊戲。
   *[optional] 我們人少，本來可以不看內容就移出{ $removed }張牌；這次全部留著。
 }
telling-turn = 一個回合分兩半：想出牌就出牌，然後抽1張牌。接著輪到你左手邊的下一位。
# $attack is what an Attack on an Attack does: the turns that are owed add up, or two replace them.
telling-enders = { CARD("SKIP") }讓你的回合結束，不用抽牌。{ CARD("ATTACK") }也一樣，而且下一位要連續執行2個回合。{ $attack ->
    [add] 如果下一位也打出{ CARD("ATTACK") }，還要執行的回合就轉給再下一位，而且再加2個。
   *[replace] 如果下一位也打出{ CARD("ATTACK") }，自己就脫身，換再下一位執行2個回合。
 }
# $shuffle is who ends the mixing.
telling-helpers = { CARD("SEE_THE_FUTURE") }：偷看最上方的3張牌，順序不變。{ CARD("SHUFFLE") }：{ $shuffle ->
    [on_call] 洗卡牌堆，洗到有人喊停為止。
   *[by_player] 將卡牌堆洗勻。
 }{ CARD("FAVOR") }：選一個人，讓對方自選1張牌給你。
# $window is until when a Nope may be played, $answer who may stop a Nope with another.
telling-nope = 剛打出的1張牌或2張相同的牌，都能用{ CARD("NOPE") }否定：{ $window ->
    [any_moment] 不論輪到誰，隨時都行。
    [at_once] 不論輪到誰都可以，但要馬上打出。
   *[before_effect] 不論輪到誰都可以，但要在效能開始之前。
 }{ $answer ->
    [cancelled_player] 只有牌被否定的玩家，可以再用{ CARD("NOPE") }反制。
   *[anyone] { CARD("NOPE") }也能用{ CARD("NOPE") }反制。
 }爆炸貓卡、{ CARD("DEFUSE") }和抽牌都不能否定。
# $pair is which cards make a pair.
telling-cats = 單獨1張貓咪卡沒有效能。{ $pair ->
    [cats] 打出2張同種類的貓咪卡，
   *[any_title] 打出2張同名的牌，不限貓咪卡，
 }就能從別人手中盲抽1張牌。
# $placed is who decides the place, $secret whether it must be hidden, $hand where the cards of an exploded player go.
telling-kitten = 抽到爆炸貓卡，馬上亮出來。只有{ CARD("DEFUSE") }救得了你：你留在場上，將爆炸貓卡{ $secret ->
    [required] 偷偷放回卡牌堆，
   *[optional] 放回卡牌堆，要不要藏都可以，
 }{ $placed ->
    [random] 位置由運氣決定。
   *[chosen] 位置由你選。
 }這個回合就結束。沒有{ CARD("DEFUSE") }，你就淘汰出局；你的手牌{ $hand ->
    [in_front] 正面朝下留在面前。
    [removed] 移出遊戲。
   *[discard] 放到棄牌堆。
 }
telling-begin = 現在攤開手牌，一起玩第一輪。

## What a line or an answer rests on

grounds-implied = 由{ $sources }推知。

## The usual mistakes

mistakes-title = 常見的錯誤，依{ $book }（{ $id }）
mistakes-about = { $own ->
    [own] 這本規則書自己列出的錯誤。
    [asked] 這本規則書提出這些問題；人們做錯了什麼，是我們的推測。
   *[others] 這本規則書沒有列出錯誤。這些錯誤由別的規則書列出或問起，在此依這本規則書判定。
 }
mistake-named = 列於：{ $sources }
mistake-answered = 解答於：{ $sources }
mistake-namers = 出處
mistake-people = 常見做法
mistake-right = 正確做法
mistake-shown = 以引擎示範
mistake-under = 依{ $book }
mistake-claimed = 誤答：{ $answer }
mistake-as-if = 若照錯誤的做法
mistake-fine = 依{ $book }，這不是錯誤：本來就這樣玩。
mistake-implied = 這是錯誤，可由{ $book }推知；書中沒有明說。
mistake-assumed = { $book }沒有說這是錯誤；這是我們的假定。
mistake-elsewhere-same = 依{ $books }，這也是錯誤。
    .implied = 依{ $books }推知，這也是錯誤。
    .assumed = 依{ $books }，我們假定這也是錯誤：書中沒有說。
mistake-elsewhere-fine = 依{ $books }，這不是錯誤。{ $reason }
mistake-elsewhere-also = 這裡不是錯誤，但依{ $books }是錯誤。{ $reason }
mistake-first-game = 第一次遊戲不教特殊連擊；這時依{ $books }，這也是錯誤。
mistake-books = 其他規則書
mistake-check = 情況

mistake-draw-before-playing = 剛抽到的牌用得太早
    .told = 抽到1張好牌，就馬上打出。
    .instead = 要出牌，就趁回合還沒結束；抽牌是回合的終點。剛抽到的牌留到你的下個回合，除非是{ CARD("NOPE") }（誰都可以在別人的回合打出）或爆炸貓卡（不能等）。
    .played = Ece先抽牌，抽到{ CARD("SKIP") }，想立刻打出。

mistake-draw-after-skip-or-attack = 打出{ CARD("SKIP") }或{ CARD("ATTACK") }之後還抽牌
    .told = 有人打出跳過卡或攻擊卡，卻還是抽牌，以為回合總要以抽牌結束。
    .instead = 這兩種卡牌都取代抽牌，直接結束回合。它們的價值就在這裡。
    .played = Ece打出{ CARD("SKIP") }，Can打出{ CARD("ATTACK") }，兩人仍伸手去抽牌。

mistake-all-leftover-defuses = 卡牌堆中的拆除卡太多
    .told = 盒中有6張，就將沒有發出去的全部洗進卡牌堆。
    .instead = 超過2張，遊戲就太安全了；5位玩家時本來就只剩1張。2、3位玩家時，有幾張留在盒中；4、5位玩家時，一張也不留。
    .played = 三位玩家，剩下3張{ CARD("DEFUSE") }：其中幾張放入卡牌堆？

mistake-nope-on-kitten-or-defuse = 用{ CARD("NOPE") }對付爆炸貓卡或{ CARD("DEFUSE") }
    .told = 有人對自己抽到的爆炸貓卡打出{ CARD("NOPE") }，或者對救了別人的{ CARD("DEFUSE") }打出。
    .instead = { CARD("NOPE") }用來否定行動。爆炸貓卡和化解它的{ CARD("DEFUSE") }，都不受影響。
    .played = Kim對剛抽到的爆炸貓卡打出{ CARD("NOPE") }；接著Ravi對{ CARD("DEFUSE") }打出1張。

mistake-no-draw-without-a-play = 以為一定要出牌
    .told = 有人以為抽牌之前必須出牌，於是打出想留著的卡牌。
    .instead = 出不出牌由你決定。直接抽牌，也是完整的回合。
    .played = Kim還沒打出任何卡牌。Ravi說一定要打出1張。

mistake-defused-kitten-is-gone = 將拆除後的爆炸貓卡移出遊戲
    .told = 爆炸貓卡被放在一旁，或者抽到的玩家若無其事地繼續回合。
    .instead = 爆炸貓卡要放回卡牌堆，回合也就結束。危險仍在遊戲之中。
    .played = Kim拆除了爆炸貓卡，將它移出遊戲，並繼續這個回合。

mistake-kitten-put-back-openly = 讓人看到爆炸貓卡放在哪裡
    .told = 在眾目睽睽之下將爆炸貓卡放回。
    .instead = 別讓任何人看到位置。知道位置，正是{ CARD("DEFUSE") }換來的好處。
    .played = Ravi讓所有人看見爆炸貓卡放在哪裡。

mistake-two-for-every-attack = 以{ CARD("ATTACK") }回應{ CARD("ATTACK") }，只算2個回合
    .told = 須執行2個回合的玩家打出攻擊卡，下一位玩家卻只分到2個回合。
    .instead = 還須執行的回合（包括正在進行的這個）全部轉給下一位，再加2個。
    .played = Kim須執行2個回合，以另1張{ CARD("ATTACK") }回應。

mistake-finished-turn-handed-on = 將已結束的回合轉給別人
    .told = 須執行2個回合的玩家結束一個，在另一個回合打出攻擊卡；下一位玩家卻分到4個回合。
    .instead = { $attack ->
        [replace] 下一位只有2個回合，和任何時候打出{ CARD("ATTACK") }一樣。
       *[add] 已結束的回合不能轉給別人。還剩1個，再加2個，就是3個。
     }
    .played = Kim須執行2個回合：執行了第1個，在第2個打出{ CARD("ATTACK") }。

mistake-skip-ends-every-turn = 以1張{ CARD("SKIP") }抵銷所有須執行的回合
    .told = 須執行2個回合的玩家打出1張{ CARD("SKIP") }，以為2個回合都結束了。
    .instead = 1張{ CARD("SKIP") }只抵1個回合。再打出1張，才能完全脫身。
    .played = Noor須執行2個回合，打出1張{ CARD("SKIP") }。

mistake-cat-alone = 單獨打出1張貓咪卡
    .told = 有人打出1張貓咪卡，等著看會發生什麼事。
    .instead = 貓咪卡需要同伴。單獨1張沒有任何效能；到底可不可以打出，沒有一本規則書說明。
    .played = Kim打出1張{ CARD("TACOCAT") }，想換1張卡牌。

mistake-pair-of-any-cards = 把任意2張同名的卡牌當作「2張相同」
    .told = 有人打出2張同名但不是貓咪卡的卡牌，想抽走別人的1張牌。
    .instead = 在這本規則書的基本遊戲中，只有2張同種類的貓咪卡才算「2張相同」。
    .played = Kim把2張{ CARD("SKIP") }當作「2張相同」打出。

mistake-exploded-hand-discarded = 將爆炸玩家的手牌丟到棄牌堆
    .told = 有人爆炸，手牌被丟到棄牌堆。
    .instead = { $hand ->
        [removed] 手牌不進棄牌堆：從此移出遊戲。
       *[in_front] 什麼都不進棄牌堆：致命的爆炸貓卡亮著，手牌蓋著，都留在那位玩家面前。那位玩家等到下一場遊戲再加入。
     }
    .played = Kim爆炸了。有人將那手牌中的{ CARD("SKIP") }放入棄牌堆。

## The first round together

guided-title = 一起玩第一輪，{ $players }位玩家
guided-about = 攤開手牌：每個人都看得到一切。每到一站，先說出你的想法，再繼續。
guided-stop = 第{ $number }站，共{ $total }站
guided-choose = 選擇
guided-predict = 預測
guided-check = 檢查
guided-go-on = 繼續
guided-again = 重新開始
guided-end = 第一輪到此為止。拿起卡牌，收好手牌，繼續玩下去。
guided-answer = 你的答案
guided-open = 請先選擇答案。
guided-unread = 這裡沒有{ $given }可選；請從這些當中選一個：{ $options }。
guided-answers = 答案
guided-allowed = 允許：{ $move }。
guided-irregular = 沒有禁止，但不合常規：{ $move }。
guided-refused = 不允許：{ $move }。
guided-ours = 我們這一輪正是如此。繼續看下去吧。
guided-different = 我們這一輪是另一種發展：{ $move }。
guided-score = 至今預測正確：{ $right }／{ $asked }

guided-stop-first-move = 由{ $player }開始。還沒有人出過牌。{ $player }可以做什麼？試試其中一項。
guided-stop-after-the-look = { $player }看了最上方的3張牌，第1張是爆炸貓卡。看過之後輪到誰的回合？
guided-stop-who-may-nope = { $player }打出攻擊卡，想躲開爆炸貓卡。看看大家的手牌：誰能阻止這張{ CARD("ATTACK") }？
guided-stop-after-the-nope = { CARD("ATTACK") }無效了。現在輪到誰的回合？
guided-stop-still-the-same-turn = 爆炸貓卡仍在最上方，{ $player }仍在同一個回合。現在怎麼辦？
guided-stop-after-the-skip = { $player }打出跳過卡。輪到誰的回合？
guided-stop-kitten-drawn = { $player }抽牌，抽到的正是爆炸貓卡。可以做什麼？由誰來做？
# $secret is whether the place must be hidden.
guided-stop-after-the-defuse = { $player }打出{ CARD("DEFUSE") }，將爆炸貓卡放回，成為由上數來第3張（真正遊戲時，{ $secret ->
    [required] 誰都不會看到位置
   *[optional] 不必讓人看到位置
 }）。接著輪到誰的回合？
guided-stop-attacked = { $player }打出攻擊卡，沒有人打出休想卡。下一位玩家須執行幾個回合？
guided-stop-attacked-back = { $player }須執行2個回合，一個也還沒執行，就也打出攻擊卡。現在下一位玩家須執行幾個回合？
guided-stop-first-owed-turn = { $player }抽牌，不是爆炸貓卡。{ $player }還須執行幾個回合？
guided-stop-skip-under-attack = { $player }打出剛抽到的{ CARD("SKIP") }。輪到誰的回合？
