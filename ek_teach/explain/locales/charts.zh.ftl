# Traditional Chinese (zh-Hant): the charts of many games, and the words beside every chart.

chart-same-words = { $title }：文字說明
chart-picture = 〔圖片〕{ $title }
chart-in-english = 這部電腦沒有中文字型，所以圖片以英文標示。
chart-try = 動手試試

## What they have in common; $results is how many results, $books how many rulebooks are drawn

chart-played = { $results ->
    [1] { $games }場遊戲
   *[other] 各{ $games }場遊戲
 }{ $books ->
    [1] { "，規則書" }{ $book }
   *[other] { "" }
 }，{ $players }位玩家，{ $intervals }區間。
chart-seat = { $number ->
    [1] 座位1（先開始）
   *[other] 座位{ $number }
 }

## Who wins; $rate is how often, $sign which of the three it is

chart-win-title = 誰獲勝，有多確定
chart-seat-title = 哪個座位獲勝，有多確定
chart-even = 平均占比：{ $share }。
chart-even-of = { $name }，平均占比：{ $share }。
chart-row = { $than ->
    [more] { $sign } { $name }獲勝{ $rate }（{ $range }），高於平均占比。
    [less] { $sign } { $name }獲勝{ $rate }（{ $range }），低於平均占比。
   *[unsure] { $sign } { $name }獲勝{ $rate }（{ $range }），與平均占比無法區別。
 }
chart-key = ▶ 高於平均占比   ◀ 低於平均占比   ○ 無法區別
chart-even-tick = 平均占比
chart-even-heading = 平均占比{ $share }
chart-points = 與平均占比相差的百分點

## How long a game lasts

chart-length-title = 一場遊戲有幾個回合
chart-length-row = { $name }：平均{ $mean }個回合（{ $range }），中位數{ $median }，九成的遊戲為{ $nine }個回合。
chart-length-key = 直線：中位數。橫條：九成的遊戲。高度：遊戲場數。
chart-length-side = { $turns }個回合
chart-length-x = 回合；每個待執行回合算1個

## Who explodes when; $number is which explosion it is

chart-explosion-title = 誰在何時爆炸
chart-explodes = 第{ $number }個爆炸，平均在第{ $turn }個回合（{ $range }）：{ $shares }。
chart-explodes-of = { $name }：第{ $number }個爆炸，平均在第{ $turn }個回合（{ $range }）：{ $shares }。
chart-stays = 留到最後：{ $shares }。
chart-stays-of = { $name }：留到最後：{ $shares }。
chart-known = 每個占比的誤差不超過{ $points }個百分點。
chart-head = 第{ $number }個爆炸
chart-head-short = 第{ $number }個
chart-head-turn = 回合{ $turn }
chart-head-stays = 留下
