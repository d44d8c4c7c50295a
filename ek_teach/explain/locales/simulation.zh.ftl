# Traditional Chinese (zh-Hant): what many games tell, as a table of text, and the command that plays them.

simulation-heading = { $games }場遊戲，規則書{ $book }，{ $players }位玩家，種子{ $seed }，{ $seats ->
    [turns] 輪流入座
   *[fixed] 固定座位
 }
simulation-stopped = { $heading }；未滿{ $goal }場即停止
simulation-column-strategy = 策略
simulation-column-rate = 獲勝率
simulation-column-interval = { $confidence }區間
simulation-column-first = 最先爆炸
simulation-length = 一場遊戲有{ $mean }個回合（{ $range }）；九成的遊戲為{ $nine }個回合。
simulation-not-looked = 未查明規則書未提及之處的假定：查詢已停止。
simulation-assumed = 規則書未提及之處的假定：{ $assumed }。
simulation-game = 種子{ $seed }的第{ $number }場
simulation-turns-mean = 回合，平均

## The command; $command is typed as it stands

simulation-none = 還沒有計算任何遊戲就停止了。
simulation-keep = { $games }場遊戲之後停止；若要改日繼續，請以 --output FILE.json 保存。
simulation-go-on = { $games }場遊戲之後停止；繼續：{ $command }

## While they are played; $strategy is one of one's own that other processes do not know

simulation-workers-gone = 工作程序已不在；其餘的遊戲在這裡進行。
simulation-workers-unknown = 工作程序已不在（或許不認得{ $strategy }；請另寫成一個檔案）；其餘的遊戲在這裡進行。
simulation-no-numba = 未安裝numba，所以由可讀的引擎進行遊戲：同樣的遊戲，慢上百倍左右。
simulation-unit = 場
