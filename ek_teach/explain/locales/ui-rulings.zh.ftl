# Traditional Chinese (zh-Hant): the labels around a ruling; the messages of ui-rulings.en.ftl in the same order.

ui-ruling-answer = 答案
ui-ruling-rulebooks = 規則書
ui-ruling-verdict = 裁定
ui-ruling-authority = 依據
ui-ruling-says = 各人的說法
ui-ruling-claim-right = { $player }說「{ $value }」：依{ $books }是對的。
    .everywhere = { $player }說「{ $value }」：依所查的每本規則書都是對的。
ui-ruling-claim-wrong = { $player }說「{ $value }」：依{ $books }是錯的。
    .everywhere = { $player }說「{ $value }」：依所查的每本規則書都是錯的。
ui-ruling-claim-assumed = { $player }說「{ $value }」：依{ $books }時，假定如此。
    .everywhere = { $player }說「{ $value }」：假定如此；所查的規則書都沒有說。
ui-ruling-claim-against = { $player }說「{ $value }」：依{ $books }時，與假定相反。
    .everywhere = { $player }說「{ $value }」：與假定相反；所查的規則書都沒有說。
ui-ruling-hangs = 答案取決於
ui-ruling-hangs-none = 所查的選項都不會改變答案。
ui-ruling-parts = 分歧之處
ui-ruling-unknown = 沒有說明的卡牌
ui-ruling-branch = { $condition }：{ $answer }
    .likely = { $condition }：{ $answer }（機率{ $fraction }，約{ $percent }%）
ui-ruling-readings = 兩種解讀
ui-ruling-reading = { $meaning }（{ $sources }）：{ $answer }
    .used = { $meaning }（{ $sources }）：{ $answer }，此處採用
ui-ruling-refused = 第{ $line }行：{ $heading }。{ $reason }{ $instead }
ui-ruling-why = 各規則書的理由
ui-ruling-steps = 各步驟
ui-ruling-case = 情況
ui-ruling-link = 分享代碼
ui-ruling-note = 附註
ui-ruling-status = 案例{ $id }，{ $status }。
    .own = 自己描述的情況，沒有人查核過。
ui-ruling-untitled = 一個情況
ui-ruling-wrong = 第{ $line }行，{ $book }：案例預期的是{ $expected }。

ui-standing-settled = 確定：規則書有明文
ui-standing-follows = 可由另一段落推知
ui-standing-silent = 規則書沒有提到：採用假定
ui-standing-contradicts_itself = 規則書自相矛盾
ui-standing-house_rule = 本桌的自訂規則

ui-authority-rulebook = 規則書
ui-authority-sheet = 說明書
ui-authority-card_face = 牌面文字
ui-authority-rulings_that_agree = 彼此一致的裁定
ui-authority-open = 未定：裁定不一，或沒有裁定
ui-authority-house_rule = 非規則書規定
ui-authority-none = 未註明出處
