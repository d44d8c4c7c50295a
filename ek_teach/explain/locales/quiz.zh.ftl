# Traditional Chinese (zh-Hant): quizzes; the messages of quiz.en.ftl in the same order.

## What is shown

quiz-title = 測驗，共{ $number }題
quiz-sheet = 試題{ $mark }
quiz-key = 試題{ $mark }的解答
quiz-name = 姓名：____________________
quiz-about = 每題選出一個答案。所需的資料都已列出。
quiz-question = 第{ $number }題
quiz-level = { $level ->
    [1] 簡單
    [2] 中等
   *[3] 困難
 }
quiz-played = 規則書：{ $book }
quiz-seen = 你看到的就是{ $player }看到的；「?」是{ $player }不知道的卡牌。
quiz-open = 「?」是沒有說明的卡牌。
quiz-made-by = 產生方式：{ $command }

## Questions

quiz-next = 如果沒有人再打出卡牌，接著會發生什麼事？
quiz-turn = 如果沒有人再打出卡牌，接著輪到誰的回合？
quiz-rulebook = { $question }下列規則書中，哪一本的答案是「{ $answer }」？

## Answers

quiz-allowed = 是，這是允許的。
quiz-refused = 否。{ $reason }
quiz-stands = { $owner }打出的{ $play }生效。
quiz-cancelled = { $owner }打出的{ $play }無效。
quiz-after-turn = 輪到{ $player }的回合；{ $number ->
    [1] { $player }只須執行這個回合。
   *[other] { $player }須執行{ $number }個回合，包括這個回合。
 }

## Feedback

quiz-right = 正確：{ $answer }
quiz-wrong = 不對：{ $answer }
quiz-right-one = 答案是{ $letter }：{ $answer }
quiz-otherwise = 依{ $books }，答案會不同：{ $answer }
quiz-no-further = 依{ $books }，所述的動作並非全部允許。
quiz-book-says = { $book }：{ $sentence }
quiz-from-case = 取自案例庫：「{ $title }」（{ $name }）

## Taking it

quiz-your-answer = 你的答案（{ $letters }）：
quiz-how-to-end = 以字母作答。按Ctrl-D或Ctrl-C可提前結束。
quiz-score = 已答{ $answered }題，答對{ $right }題；測驗共{ $number }題。
quiz-needs-kernel = 要檢查答案，請重新執行這個儲存格：頁面只有題目，沒有解答。
quiz-unread = 答案是字母{ $letters }之一，不是{ $given }。
quiz-searching = 題目

ui-quiz-check = 檢查
ui-quiz-next = 下一題
ui-quiz-back = 上一題
ui-quiz-place = 第{ "{place}" }題，共{ "{number}" }題
ui-quiz-score = 至今答對：{ "{right}" }／{ "{answered}" }
ui-quiz-choose = 請先選擇答案。
ui-quiz-sources = 原因
ui-quiz-waiting = 檢查中……
ui-quiz-right = 正確
ui-quiz-wrong = 錯誤
ui-quiz-open = 未作答
ui-quiz-signs = 符號的意思
ui-quiz-keys = 按鍵：字母選擇答案，Enter檢查，再按Enter繼續。
