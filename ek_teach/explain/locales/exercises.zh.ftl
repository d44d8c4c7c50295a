# Traditional Chinese (zh-Hant): exercises that check themselves; the messages of exercises.en.ftl in the same order.

## An exercise

exercise-for = 給{ $student }
exercise-for-class = 給{ $student }，{ $course }

## What became of an answer

exercise-open = 還沒有答案。
exercise-right = 正確：{ $answer }。
exercise-wrong = 不對：{ $answer }。
exercise-unreadable = 看不懂這個答案。{ $problem }

## Where a wrong answer parts from the right one; steps are counted as in the step-through, 0 is the situation

exercise-agree = { $step ->
    [0] 起始情況我們看法相同；到第{ $next }步開始分歧。
   *[other] 到第{ $step }步為止我們看法相同；到第{ $next }步開始分歧。
 }
exercise-part-at-once = 在第1步之前就已分歧。
exercise-was-so = { $step ->
    [0] 起初是{ $count }；第{ $next }步改變了它。
   *[other] 第{ $step }步之後是{ $count }；第{ $next }步改變了它。
 }
exercise-last-change = 第{ $next }步之前是{ $count }；看看第{ $next }步之後變成什麼。
exercise-no-change = 再看看起始情況：沒有任何一步改變它。
exercise-so-far = 至今的步驟
exercise-here = 第{ $step }步：{ $heading }

## How answers are written; $given is what somebody wrote

exercise-answer-whole = 請填一個整數，從{ $least }到{ $most }。
    .of = 請填一個整數（{ $unit }），從{ $least }到{ $most }。
exercise-answer-number = 請填像31/8這樣的分數，必須精確；或填小數，誤差最多{ NUMBER($off, maximumFractionDigits: 12) }。
exercise-answer-chance = 請填像3/8這樣的分數，必須精確；或填0.375或37.5%，誤差最多{ NUMBER($off, maximumFractionDigits: 12) }或{ NUMBER($percent, maximumFractionDigits: 12) }%。
    .bounds = 機率從0到1，或從0%到100%。
exercise-answer-bounds = 這個數從{ $least }到{ $most }。
    .least = 這個數至少是{ $least }。
    .most = 這個數最多是{ $most }。
exercise-answer-near = 很接近，但誤差超過{ NUMBER($off, maximumFractionDigits: 12) }；請多填幾位小數，或填分數。
exercise-answer-choice = 請從這些當中填一個：{ $options }。
exercise-answer-name = 請填一個名字：{ $names }。
    .several = 請填一個或幾個名字，以頓號隔開：{ $names }。
    .one = 只需要一個名字，不是{ $number }個。
exercise-answer-move = 請填一個動作：{ $options }。
    .draw = 抽牌
exercise-answer-given = 填的是{ $given }。
    .near = 填的是{ $given }；是不是指{ $near }？
exercise-or = { $one }或{ $other }

# What may be counted, and below it all the words that are read as it; then the words for 0 to 10.
exercise-unit-cards = 張數
    .said = 張 張卡牌 張牌
exercise-unit-turns = 回合數
    .said = 個回合 回合
exercise-number-words = 零 一 二/兩 三 四 五 六 七 八 九 十

## On paper

exercise-note-played = 依「{ $book }」（{ $id }）進行。
exercise-note-hidden = 起初卡牌堆中沒有說明的卡牌：{ $cards }張，其中{ $kittens ->
    [0] 沒有爆炸貓卡。
   *[other] { $kittens }張是爆炸貓卡。
 }
exercise-worksheet = 學習單
    .marked = 學習單{ $mark }
    .answer = 答案：
exercise-key = 解答
    .course = { $course }的解答
    .reader = 供教師使用
    .caption = 供教師使用
    .marked = 對應學習單{ $mark }
    .decimals = { $fraction }{ $sign }{ NUMBER($decimals, maximumFractionDigits: 4) }

## The results of a class

exercise-sheet = 練習結果
    .student = 姓名
    .course = 班級
    .exercise = 練習
    .tries = 次數
    .right = 正確
    .answer = 答案
exercise-collect-false = { $student }，{ $exercise }：{ $said ->
    [right] 結果表說正確，但{ $answer }不正確。
   *[wrong] 結果表說不正確，但{ $answer }正確。
 }
exercise-collect-unknown = { $exercise }：這裡沒有這個練習，所以有{ $rows }列照結果表所寫；如果是自己的練習，請先載入其檔案，在命令列用--from FILE.py。
exercise-collect-marking = 答案
exercise-class-missing = { $student }：沒有繳交。
exercise-class-incomplete = { $student }：沒有可讀的答案：{ $exercises }。
exercise-class-unknown = { $student }：班級名單上沒有這個名字。
exercise-list-lesson = 第{ $lesson }課
    .none = 不屬於任何一課

## An assignment for nbgrader

exercise-assignment = 練習
    .name = 在下一個儲存格填入你的名字，要和班級名單上的一樣，再執行儲存格。你的數字取決於名字，所以每次都要寫得一樣。
    .answer = 在每個練習下方，用你的答案取代三個點，刪去下面幾行，再執行儲存格。
    .try = 想試幾次都可以：錯誤的答案會一步步走到與正確答案分歧的地方。
    .student = 你的名字，寫在引號之間
    .graded = 這個儲存格會評分：上面的答案正確就通過。
    .written = 作業在{ $path }。
    .next = 接著，在課程的資料夾中：
    .once = 等它放進{ $path }之後
