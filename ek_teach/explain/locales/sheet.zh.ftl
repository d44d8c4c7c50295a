# The rules of a book on one page.

sheet-title = { $title }：一頁規則
sheet-about = 依規則書{ $id }寫成。§之後是每一行所依據的段落。
sheet-set-up = 遊戲準備
sheet-turn = 回合
sheet-kitten = 爆炸貓卡與拆除卡
sheet-cards = 卡牌
sheet-combinations = 特殊連擊
sheet-mistakes = 常見錯誤
sheet-telling = 給新手的兩分鐘（{ $players }位玩家）
sheet-players = 玩家人數
sheet-hand = 每人手牌張數
sheet-kittens = 卡牌堆中的爆炸貓卡
sheet-defuses = 放回卡牌堆的剩餘拆除卡
sheet-removed = 不經察看就移出的卡牌
    .optional = { $removed }（由全桌決定）
sheet-pile = 卡牌堆張數
sheet-card = { $card }（{ $number }張）
sheet-cats = 5種貓咪卡（{ $number }張）
sheet-set-up-sources = 數字是實際進行遊戲準備後數出來的：{ $sources }。
sheet-fine = 照這本規則書玩的人，不會犯其他規則書列出的任何錯誤。

sheet-against-title = { $left }與{ $right }：不同之處
sheet-against-books = { $left }是「{ $left_title }」，{ $right }是「{ $right_title }」。
sheet-against-about = 列出兩本規則書不同的每一點；§之後是所依據的段落。
sheet-against-none = 兩本規則書在每一點上都相同。
sheet-point = 內容
