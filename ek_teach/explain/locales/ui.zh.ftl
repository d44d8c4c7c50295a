# Traditional Chinese (zh-Hant): the words around a walk through a game; the messages of ui.en.ftl in the same order.

## Where we are

# { "{number}" } and { "{total}" } are filled in by the page itself, as the reader steps.
ui-step = 第{ "{number}" }步，共{ "{total}" }步
ui-about = 規則書：{ $book }（{ $id }）。顯示內容：{ $viewer }。
ui-viewer-player = { $player }可以知道的內容
ui-viewer-everything = 所有卡牌
ui-viewer-onlooker = 桌上公開的內容

## Controls

ui-first = 最前
ui-back = 上一步
ui-next = 下一步
ui-last = 最後
ui-slider = 步驟
ui-controls = 步驟
ui-keys = 按鍵：←和→移動一步，Home和End跳到頭尾。

## Headings

ui-happened = 發生了什麼
ui-changes = 有何改變
ui-answers = 問題
ui-table = 牌桌
ui-why = 原因
ui-paragraphs = 規則書段落（以我們的話轉述）
ui-players = 玩家
ui-hand = 手牌
ui-front = 面前
ui-pile = 卡牌堆
ui-discard = 棄牌堆
ui-chain = 等待生效
ui-top = 最上方
ui-rest = 其餘

## Marks

ui-refused = 不允許
ui-irregular = 不合常規
ui-turn = 回合中
ui-out = 出局
ui-cancelled = 無效
ui-stands = 有效

## What a rulebook says

ui-status-explicit = 規則書有明文
ui-status-implied = 可由規則書推知
ui-status-silent = 規則書未提及
ui-status-contradicted = 規則書自相矛盾
ui-status-house = 自訂規則

## Players and piles

ui-cards = { $number ->
    [0] 沒有卡牌
   *[other] { $number }張卡牌
 }
ui-away = { $number }張卡牌不在遊戲中，或沒有提到。
ui-owes = 須執行{ $number }個回合
ui-attacked = 受到攻擊
ui-won = 獲勝
# $phase is what the game waits for.
ui-asked = { $phase ->
    [reaction] 尚待表態
    [giving] 選擇要交出的卡牌
    [naming] 指定卡牌
    [fetching] 從棄牌堆中挑選
    [kitten] 抽到爆炸貓卡
    [placing] 將爆炸貓卡放回
   *[other] 尚待表態
 }
ui-aimed = 對{ $player }
ui-wants = 要求{ $card }

## Questions of a record

ui-answer = { $question } – { $answer }
# $told is ui-answer.
ui-as-expected = { $told }（符合預期）
ui-expected = { $told }（紀錄預期的是：{ $expected }）
