# Traditional Chinese (zh-Hant): several rulebooks side by side; the messages of ui-side-by-side.en.ftl.

ui-beside-title = { $title }，並列比較
ui-beside-verdicts = 各規則書的答案
ui-beside-steps = 逐步比較
ui-beside-start = 起始情況
ui-beside-line = 第{ $line }行
ui-beside-all = 所有規則書
ui-beside-same = = 依{ $books }相同
ui-beside-differs = ≠ 依{ $books }不同
ui-beside-parting = 從這裡開始分歧
ui-beside-ended = ✕ { $books }：前面已有不允許的動作，紀錄進行不到這裡。
ui-beside-nothing = { $books }：這一行沒有再發生什麼。
ui-beside-never = 始終沒有分歧。
ui-beside-turn = 輪到{ $player }的回合。
ui-beside-owes = { $number ->
    [1] 輪到{ $player }的回合，這是須執行的最後一個回合。
   *[other] 輪到{ $player }的回合；{ $player }須執行{ $number }個回合。
 }
ui-beside-first = 最前
ui-beside-back = 上一步
ui-beside-next = 下一步
ui-beside-last = 最後
ui-beside-jump = 第一個分歧
ui-beside-slider = 步驟
ui-beside-keys = 按鍵：←和→移動一步，Home和End跳到頭尾，D跳到第一個分歧。
