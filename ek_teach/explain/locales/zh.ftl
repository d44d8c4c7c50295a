# Traditional Chinese (zh-Hant). The messages are those of en.ftl, in the same order; what this file lacks is in English.

## Small parts

cards-counted = { $number ->
    [1] { $card }
   *[other] { $number }張{ $card }
 }
player-number = 玩家{ $number }

mark-comma = { "、" }
mark-semicolon = { "；" }
mark-colon = { "：" }
mark-opening = { "（" }
mark-closing = { "）" }
mark-stop = { "。" }
mark-gap = { "" }
mark-times = { "張" }
table = 全桌
chance = 運氣

# A play inside a sentence.
play-one = { $card }
play-pair = 2張{ $card }
play-three = 3張{ $card }
play-five = 5張不同的卡牌

## Moves, as titles of steps and of refused moves

move-play = { $actor }打出{ $card }
    .target = { $actor }對{ $target }打出{ $card }
move-pair = { $actor }打出2張相同的{ $card }
    .target = { $actor }對{ $target }打出2張相同的{ $card }
move-three = { $actor }打出3張相同的{ $card }
    .target = { $actor }對{ $target }打出3張相同的{ $card }
    .named = { $actor }對{ $target }打出3張相同的{ $card }，要求{ $named }
move-five = { $actor }打出5張不同的卡牌
move-cards = { $actor }打出{ $cards }
move-draw = { $actor }抽牌
move-nope = { $actor }打出{ CARD("NOPE") }
move-pass = { $actor }不阻止
move-give = { $actor }交出{ $cards }
    .hidden = { $actor }交出1張卡牌
move-name = { $actor }指定{ $named }
move-fetch = { $actor }從棄牌堆中挑選{ $cards }
move-defuse = { $actor }打出{ CARD("DEFUSE") }
move-explode = { $actor }不拆除爆炸貓卡
move-place = { $actor }將爆炸貓卡放回
move-proceed = 遊戲準備繼續進行
move-decline = 全桌略過這個階段
move-outcome = 由運氣決定

## The first frame

untitled-game = 一場遊戲
start = 起始情況
    .setup = 尚未開封的遊戲盒
start-pile = 卡牌堆有{ $number }張卡牌。

## Set-up

event-taken-out = 從卡牌堆取出：{ $cards }。
    .heading = 取出爆炸貓卡與拆除卡
event-defuses-dealt = { $number }位玩家各拿1張{ CARD("DEFUSE") }。
    .heading = 每人拿1張拆除卡
event-defuses-returned = { $number ->
    [0] 沒有剩餘的{ CARD("DEFUSE") }放入卡牌堆
   *[other] 將{ $number }張剩餘的{ CARD("DEFUSE") }放入卡牌堆
 }；{ $left ->
    [0] 沒有卡牌移出遊戲
   *[other] { $left }張移出遊戲
 }。
    .heading = 將剩餘的拆除卡放入卡牌堆
event-deck-shuffled = 將卡牌堆的{ $number }張卡牌洗勻。
    .heading = 將卡牌堆洗勻
event-hand-dealt = { $actor }分到{ $number }張卡牌：{ $cards }。
    .hidden = { $actor }分到{ $number }張卡牌。
    .heading = 分發手牌
event-deck-thinned = { $number ->
    [0] 沒有卡牌從卡牌堆移出
   *[other] 不察看內容，從卡牌堆移出{ $number }張卡牌
 }；剩下{ $left }張。
    .heading = 移出卡牌堆的三分之一
event-deck-kept = 全桌使用完整的卡牌堆。
    .heading = 保留完整的卡牌堆
event-kittens-added = 將{ $number }張{ CARD("EXPLODING_KITTEN") }放入卡牌堆；{ $left ->
    [0] 沒有卡牌移出遊戲
   *[other] { $left }張移出遊戲
 }。
    .heading = 將爆炸貓卡放入卡牌堆
event-game-started = { $actor }是起始玩家；卡牌堆有{ $number }張卡牌。
    .heading = 遊戲開始

## Turns

event-turn-started = { $number ->
    [1] 輪到{ $actor }的回合。
   *[other] 輪到{ $actor }的回合；須執行{ $number }個回合，包括這個回合。
 }
    .heading = { $actor }的回合
event-drew = { $actor }抽1張卡牌：{ $cards }。
    .hidden = { $actor }抽1張卡牌，不是{ CARD("EXPLODING_KITTEN") }。
    .heading = { $actor }抽1張卡牌
event-kitten-shown = { $actor }抽到{ CARD("EXPLODING_KITTEN") }，並將它亮出。
    .heading = { $actor }抽到{ CARD("EXPLODING_KITTEN") }
event-defused = { $actor }打出{ CARD("DEFUSE") }，留在場上。
    .heading = { $actor }打出{ CARD("DEFUSE") }
event-kitten-placed = { $actor }將爆炸貓卡放回卡牌堆，上方有{ $above }張卡牌；卡牌堆現在有{ $number }張卡牌。
    .top = { $actor }將爆炸貓卡放回卡牌堆最上方；卡牌堆現在有{ $number }張卡牌。
    .bottom = { $actor }將爆炸貓卡放到卡牌堆最下方；卡牌堆現在有{ $number }張卡牌。
    .hidden = 爆炸貓卡放回卡牌堆，位置保密；卡牌堆現在有{ $number }張卡牌。
    .unknown = { $actor }將爆炸貓卡放回卡牌堆，位置沒有記錄；卡牌堆現在有{ $number }張卡牌。
    .heading = { $actor }將爆炸貓卡放回
event-turn-ended = { $actor }的這個回合結束了。
    .heading = { $actor }的回合結束
event-exploded = { $actor }爆炸，淘汰出局。
    .heading = { $actor }爆炸
event-hand-left = { $number ->
    [0] { $actor }沒有手牌。
   *[other] { $place ->
        [in_front] { $actor }的手牌（{ $cards }）正面朝下留在面前。
        [removed] { $actor }的手牌（{ $cards }）移出遊戲。
       *[discard] { $actor }的手牌（{ $cards }）放到棄牌堆。
    }
 }
    .hidden = { $number ->
    [0] { $actor }沒有手牌。
   *[other] { $place ->
        [in_front] { $actor }的{ $number }張手牌正面朝下留在面前。
        [removed] { $actor }的{ $number }張手牌未經察看，移出遊戲。
       *[discard] { $actor }的{ $number }張手牌放到棄牌堆。
    }
 }
    .heading = 收走{ $actor }的手牌
event-kitten-left = { $place ->
    [in_front] 爆炸貓卡正面朝上留在{ $actor }面前。
    [removed] 爆炸貓卡移出遊戲。
   *[discard] 爆炸貓卡放到棄牌堆。
 }
    .heading = 收走爆炸貓卡
event-debt-dropped = { $actor }還須執行的{ $number }個回合就此取消。
    .heading = 還須執行的回合取消
event-debt-passed-on = { $actor }還須執行的{ $number }個回合轉給{ $target }。
    .heading = 還須執行的回合轉給下一位
event-game-won = { $actor }是場上最後一位玩家，獲得勝利。
    .heading = { $actor }獲勝

## Cards played and cancelled

event-played = { $actor }打出{ $cards }。
    .one = { $actor }打出{ $card }。
    .one-target = { $actor }對{ $target }打出{ $card }。
    .pair = { $actor }對{ $target }打出2張相同的{ $card }。
    .three = { $actor }對{ $target }打出3張相同的{ $card }。
    .three-named = { $actor }對{ $target }打出3張相同的{ $card }，要求{ $named }。
    .five = { $actor }打出5張不同的卡牌：{ $cards }。
    .heading = { $actor }打出{ $cards }
# $number counts the Nopes of the chain, this one included; $play is what was played first, by $owner.
event-noped = { $number ->
    [1] { $actor }打出{ CARD("NOPE") }，否定{ $owner }打出的{ $play }。
   *[other] { $actor }打出{ CARD("NOPE") }，反制{ $target }的{ CARD("NOPE") }；這是連鎖中的第{ $number }張。
 }
    .heading = { $actor }打出{ CARD("NOPE") }
event-noped-late = { $number ->
    [1] { $owner }打出的{ $play }已經生效，{ $actor }才打出{ CARD("NOPE") }否定它；全桌回到生效之前。
   *[other] 事情已成定局，{ $actor }才打出{ CARD("NOPE") }，反制{ $target }的{ CARD("NOPE") }；全桌回到定局之前。
 }
    .heading = { $actor }事後打出{ CARD("NOPE") }
event-passed = { $names }不阻止{ $owner }打出的{ $play }。
    .answered = { $names }讓{ $owner }打出的{ $play }所引發的{ CARD("NOPE") }連鎖維持現狀。
    .everybody = 沒有人打出{ CARD("NOPE") }。
    .heading = { $names }不打出{ CARD("NOPE") }
event-cancelled = { $actor }打出的{ $play }無效：共打出{ $number }張{ CARD("NOPE") }，是奇數。
    .heading = { $actor }打出的{ $play }無效
event-restored = { $actor }打出的{ $play }仍然生效：共打出{ $number }張{ CARD("NOPE") }，是偶數。
    .heading = { $actor }打出的{ $play }仍然生效
event-turn-goes-on = { $actor }的回合繼續進行。
    .heading = { $actor }的回合繼續進行

# The window closes.
closed = 沒有人打出{ CARD("NOPE") }：{ $owner }打出的{ $play }生效
    .cancelled = 沒有人反制{ CARD("NOPE") }：{ $owner }打出的{ $play }無效
    .restored = 沒有人反制{ CARD("NOPE") }：{ $owner }打出的{ $play }仍然生效

## Effects

# $left: turns the attacker still owed, the current one included, 0 in an ordinary turn.
event-attacked = { $left ->
    [0] { $actor }不抽牌，直接結束回合；{ $target }須執行{ $number }個回合。
    [1] { $actor }不抽牌，結束須執行的最後一個回合；{ $target }須執行{ $number }個回合。
   *[other] { $actor }不抽牌，須執行的{ $left }個回合（包括這個回合）全部結束；{ $target }須執行{ $number }個回合。
 }
    .adding = { $left ->
    [1] { $actor }不抽牌，將須執行的最後一個回合（就是這個回合）轉出，再加2個；{ $target }須執行{ $number }個回合。
   *[other] { $actor }不抽牌，將須執行的{ $left }個回合（包括這個回合）轉出，再加2個；{ $target }須執行{ $number }個回合。
 }
    .heading = { $target }須執行{ $number }個回合
event-skipped = { $left ->
    [0] { $actor }不抽牌，直接結束回合。
   *[other] { $actor }不抽牌，結束其中1個回合；還須執行{ $left }個。
 }
    .heading = { $actor }不抽牌，結束回合
event-peeked = { $actor }察看卡牌堆最上方的卡牌：{ $cards }。
    .hidden = { $actor }秘密察看卡牌堆最上方的{ $number }張卡牌。
    .nothing = { $actor }沒有卡牌可看：剩下的卡牌太少了。
    .heading = { $actor }預見未來
event-shuffled = 卡牌堆重新洗勻；再也沒有人知道其中的順序。
    .heading = 卡牌堆重新洗勻
event-favor-asked = { $target }須自選1張卡牌交給{ $actor }。
    .heading = { $target }須交出1張卡牌
event-gave = { $actor }將1張卡牌交給{ $target }：{ $cards }。
    .hidden = { $actor }將1張卡牌交給{ $target }。
    .heading = { $actor }將1張卡牌交給{ $target }
event-stole = { $actor }從{ $target }手中隨機抽走1張卡牌：{ $cards }。
    .hidden = { $actor }從{ $target }手中隨機抽走1張卡牌。
    .heading = { $actor }從{ $target }手中抽走1張卡牌
event-card-named = { $actor }向{ $target }要求1張卡牌：{ $named }。
    .heading = { $actor }指定{ $named }
event-handed-over = { $actor }手中有這張卡牌，交給{ $target }：{ $cards }。
    .heading = { $actor }將{ $cards }交給{ $target }
event-not-held = { $actor }手中沒有{ $named }；{ $target }一無所獲。
    .heading = { $target }一無所獲
event-fetched = { $actor }從棄牌堆中挑選{ $cards }。
    .heading = { $actor }從棄牌堆中挑選{ $cards }
event-nothing-to-take = { $target }沒有手牌，所以{ $actor }一無所獲。
    .heading = { $actor }一無所獲
event-no-effect = 單獨打出{ $play }沒有任何效能。
    .heading = 什麼事也沒發生

## What a step changes

change-turn = { $number ->
    [1] 輪到{ $player }的回合，是一般回合。
   *[other] 輪到{ $player }的回合；{ $player }須執行{ $number }個回合，包括這個回合。
 }
    .attacked = { $number ->
    [1] 輪到{ $player }的回合，這是因{ CARD("ATTACK") }而須執行的最後一個回合。
   *[other] 輪到{ $player }的回合；{ $player }須執行{ $number }個回合，包括這個回合。
 }
change-out = { $player }淘汰出局。
change-chain = 照目前的情況，{ $owner }打出的{ $play }會生效。
    .cancelled = 照目前的情況，{ $owner }打出的{ $play }會無效。
change-nothing = 沒有任何改變。
change-cards = 卡牌有移動；輪到誰、須執行幾個回合都沒有改變。

act-setup = 全桌繼續進行遊戲準備。
act-turn = { $players }可以打出卡牌，或抽牌結束回合。
act-reaction = 詢問所有仍在場上的玩家是否打出{ CARD("NOPE") }；尚待表態：{ $players }。
act-giving = { $players }選擇要交出的卡牌。
act-naming = { $players }指定1張卡牌。
act-fetching = { $players }從棄牌堆中選擇1張卡牌。
act-kitten = { $players }須打出{ CARD("DEFUSE") }，否則爆炸。
act-placing = { $players }將爆炸貓卡放回卡牌堆。
act-chance = 由運氣決定。
    .deck = 卡牌堆的順序由運氣決定。
    .shuffle = 卡牌堆的新順序由運氣決定。
    .steal = 抽走哪張卡牌由運氣決定。
    .reveal = 抽到哪張卡牌由運氣決定。
    .holds = 必須說明那位玩家手中有沒有這張卡牌。
    .place = 爆炸貓卡放在哪裡由運氣決定。
act-over = 遊戲結束；{ $players }獲勝。

## Why: the rule, and how firmly the rulebook stands behind it

reason-option = { $about }：{ $meaning }。
    .caused = { $about }：{ $meaning }。此處適用，因為{ $actor }打出{ $play }。
reason-rule = { $about }
    .caused = { $about }此處適用，因為{ $actor }打出{ $play }。
sources-house = 自訂規則
sources-none = 沒有出處
sources-assumption = 假定：{ $assumption }
    .cited = 假定：{ $assumption }（參見{ $sources }）
standing-explicit = 規則書有明文。
standing-implied = 可由規則書推知。
standing-silent = 規則書未提及；假定：{ $assumption }{ $because }
standing-contradicted = 規則書自相矛盾：{ $readings }。此處採用：{ $meaning }。
standing-house = 本桌的自訂規則（{ $where }）。
    .instead = 本桌的自訂規則（{ $where }），取代：{ $meaning }（{ $sources }）。
standing-first-game = 用於第一次遊戲，還沒有特殊連擊。
reading = { $meaning }（{ $sources }）
reading-join = { $first }；另一處卻是{ $second }

## Refused moves: the sentence, and what would be right (.instead)

refusal = 不允許：{ $move }
    .hidden = { $actor }的一個動作不被允許
# A move that is only tried in a record, and found allowed.
tried = 只是試試：{ $move }
    .hidden = { $actor }只是試試一個動作
    .allowed = 這是允許的。
    .secret = 是否允許，取決於你不能看的卡牌。
refusal-secret = 原因在於你不能看的卡牌。
    .instead = { $actor }必須改做別的動作。

refusal-not_your_turn = 現在是{ $player }的回合，不是{ $actor }的；不在自己的回合只能打出{ CARD("NOPE") }。
    .instead = 等輪到{ $actor }的回合時就可以打出。
refusal-not_your_decision = 這件事由{ $player }決定，不由{ $actor }決定。
    .instead = 遊戲正在等{ $player }。
refusal-not_now = 遊戲正在等別的事情。
    .instead = 等那件事處理完就可以做。
refusal-kitten_first = { $player }抽到了{ CARD("EXPLODING_KITTEN") }，須先處理。
    .instead = { $player }打出{ CARD("DEFUSE") }，或者爆炸。
refusal-placing_first = { $player }打出了{ CARD("DEFUSE") }，但爆炸貓卡還沒有放回卡牌堆。
    .instead = { $player }將它放回卡牌堆中的任何位置。
refusal-giving_first = 有人以{ CARD("FAVOR") }向{ $player }要牌，須先處理。
    .instead = { $player }自選1張卡牌交出。
refusal-naming_first = { $player }打出了3張相同的卡牌，但還沒有指定想要的卡牌。
    .instead = { $player }指定想要的卡牌。
refusal-fetching_first = { $player }打出了5張不同的卡牌，須先處理。
    .instead = { $player }從棄牌堆中挑選1張卡牌。
refusal-no_such_action = 這個遊戲沒有這種動作。
    .instead = 依規則書出牌、抽牌、回應或不阻止。
refusal-player_is_out = { $player }已經爆炸，不再參與遊戲。
    .instead = 只有仍在場上的玩家可以行動。
refusal-window_open = 最後打出的卡牌仍有可能被否定。
    .instead = 須先由每位玩家打出{ CARD("NOPE") }或表示不阻止。
refusal-card_not_in_hand = { $actor }手中沒有{ $card }，或張數不夠。
    .instead = 須使用{ $actor }手中的卡牌。
refusal-no_more_in_box = 所有的{ $card }都已經有著落，所以{ $actor }不可能還有1張。
    .instead = 須把別處的其中1張改成別的卡牌。
refusal-nope_needs_an_action = { CARD("NOPE") }用來否定剛打出的卡牌或特殊連擊，現在沒有可否定的。
    .instead = 等有人打出卡牌時再打出。
refusal-defuse_without_kitten = { CARD("DEFUSE") }只能用來對付抽到的{ CARD("EXPLODING_KITTEN") }。
    .instead = 留到抽到爆炸貓卡時再用。
refusal-kitten_is_not_played = { CARD("EXPLODING_KITTEN") }從來不會從手牌打出；抽到時就要亮出。
    .instead = 打出別的卡牌，或者抽牌。
refusal-lone_cat = { $card }單獨沒有任何效能，不能只打出1張。
    .instead = 2張同種類的貓咪卡可以一起打出。
refusal-pair_needs_cats = 這裡只有2張同種類的貓咪卡才算「2張相同」，而{ $card }不是貓咪卡。
    .instead = 打出2張同種類的貓咪卡，或者打出{ $card }使用它自己的效能。
refusal-no_such_combination = { $cards }：這個遊戲沒有這種特殊連擊。
    .instead = 特殊連擊是2張或3張同名的卡牌，或5張不同的卡牌，以規則書所列的為限。
refusal-no_three_of_a_kind = 這本規則書沒有「3張相同」的特殊連擊。
    .instead = 其中2張也許可以當作「2張相同」打出。
refusal-no_five_different = 這本規則書沒有「5張不同」的特殊連擊。
    .instead = 逐張打出卡牌。
refusal-nothing_to_fetch = 棄牌堆中沒有可以挑選的卡牌。
    .instead = 棄牌堆中須有可以挑選的卡牌。
refusal-card_not_in_discard = { $card }不在棄牌堆中。
    .instead = 挑選1張棄牌堆中的卡牌。
refusal-kitten_not_fetched = 不能從棄牌堆中挑選{ CARD("EXPLODING_KITTEN") }。
    .instead = 挑選別的卡牌。
refusal-just_played_not_fetched = { $card }是剛打出的5張卡牌之一，不能拿回。
    .instead = 挑選在此之前就在棄牌堆中的卡牌。
refusal-target_missing = 必須說明這是對誰打出的。
    .instead = 指定另一位仍在場上的玩家。
refusal-target_not_wanted = 這不是針對某位玩家打出的。
    .instead = 打出時不要指定玩家。
refusal-target_is_out = { $player }已經淘汰出局，不能選擇。
    .instead = 選擇仍在場上的玩家。
refusal-target_yourself = { $actor }不能選擇自己。
    .instead = 選擇另一位玩家。
refusal-empty_hand = { $player }沒有手牌，不能選擇。
    .instead = 選擇有手牌的玩家。
refusal-name_a_card = 必須說明要求哪一種卡牌。
    .instead = 指定13種卡牌名稱中的一種。
refusal-named_too_early = 在這一桌，要確定沒有人否定特殊連擊之後，才能指定想要的卡牌。
    .instead = 打出3張卡牌，先不要指定。
refusal-name_not_wanted = 這樣出牌不需要指定卡牌。
    .instead = 打出時不要指定卡牌。
refusal-nothing_to_nope = 這裡沒有{ CARD("NOPE") }可以否定的東西。
    .instead = { CARD("NOPE") }否定打出的卡牌或特殊連擊，但不能否定抽牌、{ CARD("EXPLODING_KITTEN") }和{ CARD("DEFUSE") }。
refusal-too_late = 效能已經開始，這時打出{ CARD("NOPE") }太晚了。
    .instead = { CARD("NOPE") }須在效能開始之前打出。
refusal-own_card = { $actor }不能否定自己打出的卡牌。
    .instead = 可由另一位玩家否定，或者由{ $actor }反制另一位玩家的{ CARD("NOPE") }。
refusal-only_cancelled_player = 只有卡牌被否定的{ $player }可以反制這張{ CARD("NOPE") }。
    .instead = 由{ $player }決定是否反制。
refusal-already_cancelled = 那張卡牌已經有人回應；連鎖最上方的卡牌是{ $player }的。
    .instead = { CARD("NOPE") }針對連鎖最上方的卡牌：在這裡就是{ $player }的卡牌。
refusal-already_passed = { $actor }已經表示不阻止這張卡牌。
    .instead = 只有再打出{ CARD("NOPE") }時，才會再詢問{ $actor }。
refusal-nothing_to_answer = 現在沒有需要這樣回應的事情。
    .instead = 等到詢問時再回應。若要不出牌而結束回合，請抽牌。
refusal-not_a_kitten_to_defuse = 沒有人抽到{ CARD("EXPLODING_KITTEN") }，這個動作無從進行。
    .instead = 抽到爆炸貓卡之後才能做。
refusal-defuse_compulsory = { $actor }手中有{ CARD("DEFUSE") }，依這本規則書必須打出。
    .instead = 打出{ CARD("DEFUSE") }。
refusal-placed_at_random = 依這本規則書，爆炸貓卡須隨機放回。
    .instead = 位置由運氣決定。
refusal-no_such_place = 卡牌堆中沒有這個位置。
    .instead = 有{ $number }個位置：第1個在最上方，第{ $number }個在最下方。
refusal-place_unknown = 卡牌堆中的卡牌全部已知，所以必須說明爆炸貓卡的位置。
    .instead = 說出位置，從1（最上方）到{ $number }（最下方）。
refusal-impossible_outcome = 這裡不可能出現這個結果：{ $cards }。
    .instead = 須是可能在那裡的卡牌。
refusal-nothing_taken_out = 依這本規則書，不會取出卡牌堆的一部分：整堆卡牌都要使用。
    .instead = 刪去那一行。
refusal-no_choice = 全桌在此沒有選擇：遊戲準備的這個階段不能省略。
    .instead = 執行這個階段。
refusal-give_one_card = 須正好交出1張卡牌。
    .instead = 選擇1張卡牌。
refusal-game_over = 遊戲已經結束。
    .instead = 可以開始新的遊戲。

## Irregular moves: allowed, but a book frowns on them or is silent

irregular-lone_cat_does_nothing = { $card }單獨沒有任何效能；只打出1張等於白白送掉。
irregular-empty_hand_nothing_happens = { $player }沒有手牌，所以沒有卡牌可以易手。
irregular-late_nope = 這張{ CARD("NOPE") }在效能之後才打出；依這本規則書仍算及時，全桌回到效能之前。
irregular-declined_defuse = { $actor }手中有{ CARD("DEFUSE") }，卻不打出。
irregular-placed_openly = 爆炸貓卡的位置讓人看到了，但依這本規則書應該保密。

## Questions of a record and their answers

question-whose_turn = 輪到誰的回合？
question-turns_owed = 須執行幾個回合？
    .player = { $player }須執行幾個回合？
question-who_may_nope = 誰可以打出{ CARD("NOPE") }？
question-may = 這樣做允許嗎：{ $move }？
question-who_wins = 誰獲勝？
question-pile_size = 卡牌堆有幾張卡牌？
question-hand_size = { $player }有幾張手牌？
question-is_out = { $player }淘汰出局了嗎？
question-happens = 會發生嗎？
question-must = 只能這樣做嗎：{ $move }？
question-where = { $card }在哪裡？
question-knows = { $player }對卡牌堆知道些什麼？
    .hand = { $player }對{ $owner }的手牌知道些什麼？
question-shuffle_ends = 由誰決定洗到何時為止？
question-in_game = 遊戲中有幾張{ $card }？
answer-yes = 是
answer-no = 否
answer-nobody = 沒有人
answer-irregular = 是，但不合常規
answer-refused = 還沒到這一題就停住了
answer-depends = 取決於一張沒有說明的卡牌
answer-another_player = 另一位玩家
answer-nobody_knows = 沒有人知道
answer-no_cards = 沒有卡牌
answer-nothing = 一無所知
answer-place-draw_pile = 卡牌堆
answer-place-discard_pile = 棄牌堆
answer-place-out_of_the_game = 已離開遊戲
answer-place-hand_of = { $player }的手牌
answer-place-face_up_in_front_of = 正面朝上放在{ $player }面前
answer-place-face_down_in_front_of = 正面朝下放在{ $player }面前
answer-secret = 這取決於你不能看的卡牌。
