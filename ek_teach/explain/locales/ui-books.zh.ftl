# Traditional Chinese (zh-Hant): rulebooks as text, which of them lies in a box, and the list of cases; the messages of
# ui-books.en.ftl in the same order. $id is a rulebook's short name, $value a value as it is written in data.

## Rulebooks

ui-books-one-in-full = 一本的全文：ek-teach rulebooks zh。兩本的差異：ek-teach rulebooks es zh。
ui-books-title = { $title }（{ $id }）
ui-books-numbering = 段落編號：{ $numbering }
ui-books-options = 規則書可能不同之處
ui-books-rules = 規則書一致或都未提及之處
ui-books-here = 這本規則書：{ $meaning }
ui-books-first-game = 第一次遊戲：{ $meaning }
ui-books-reading = 解讀「{ $meaning }」：
ui-books-assumption = 假定：{ $assumption }理由：{ $because }
ui-books-replaces = 取代「{ $meaning }」（{ $standing }）：
ui-books-note = 附註：{ $note }
ui-books-says = { $id }：{ $meaning }（{ $value }） [{ $standing }]
ui-books-agree = { $left }和{ $right }一致。
ui-books-differ = { $left }和{ $right }有{ $number }處不同。

## Which rulebook lies in a box

ui-box-nothing-yet = 回答一兩個問題；不知道的就留著不答。
ui-box-unknown = 我不知道
ui-box-friend = 朋友引用的規則書
ui-box-follows = 你的遊戲盒依據{ $books }
ui-box-alike = 目前這些規則書同樣符合：{ $books }
ui-box-nearest = 沒有一本完全符合；最接近的是：{ $books }
ui-box-all = 全部規則書，最符合的在前：
ui-box-fit = { $id }：{ $agrees }處一致，{ $differs }處不同
    .options = { $id }：{ $agrees }處一致，{ $differs }處不同（{ $options }）
    .silent = { $told }，{ $silent }處未提及
ui-box-how = 各規則書符合的程度
ui-box-rulebook = 規則書
ui-box-agrees = 一致
ui-box-differs = 不同
ui-box-silent = 未提及
ui-box-none = 無
ui-box-same = 你和朋友引用的是同一本規則書：{ $id }。
ui-box-friends-book = 朋友的規則書有何不同

## The list of cases

ui-cases-none = 找不到案例。
ui-cases-none-failing = 所有案例的結果都符合預期。
ui-cases-fewer = 請減少關鍵字，或者改用五種語言之一的卡牌名稱；不輸入關鍵字，就列出全部案例。
ui-cases-topic = ■ { $topic }（{ $number }）
ui-cases-line = { $title } [{ $status }]
ui-cases-number = { $number }個案例。查看裁定：ek-teach rule { $id }

ui-topic-none = 沒有主題
ui-topic-set_up = 遊戲準備
ui-topic-turn = 回合
ui-topic-attack_and_skip = 攻擊卡與跳過卡
ui-topic-nope = 休想卡
ui-topic-favor_shuffle_future = 恩惠卡、洗混卡、預見未來卡
ui-topic-combinations = 特殊連擊
ui-topic-kitten_and_defuse = 爆炸貓卡與拆除卡
ui-topic-end = 淘汰與遊戲結束
ui-case-draft = 草稿
ui-case-verified = 已查核
ui-case-published = 已發表，並用於課程
