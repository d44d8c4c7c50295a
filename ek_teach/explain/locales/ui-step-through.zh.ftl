# Traditional Chinese (zh-Hant): what the step-through offers besides stepping; the messages of ui-step-through.en.ftl.
# Where a message holds { "{number}" } or the like, the page itself fills it in.

## Running and jumping

ui-run = 播放
ui-pause = 暫停
ui-speed = 速度
ui-speed-seconds = 每步{ "{seconds}" }秒
ui-kind = 事件種類
ui-earlier = 前一個
ui-later = 後一個
ui-no-more = 那個方向沒有了。
ui-owed-count = 待執行回合：{ "{number}" }
ui-forks = 由此展開的分支：{ "{number}" }
ui-big = 投影尺寸
ui-close = 關閉
ui-save = 儲存
ui-cancel = 取消
ui-again = 再試一次

## Keys

ui-keys-title = 按鍵
ui-key-home = Home
ui-key-end = End
ui-key-space = 空白鍵
ui-key-escape = Esc
ui-key-step = 上一步、下一步
ui-key-ends = 到最前、到最後
ui-key-run = 播放與暫停
ui-key-kind = 到所選種類的前一個、後一個事件
ui-key-nodes = 在圖中由節點移到節點；Enter開啟節點
ui-key-leave = 關閉面板
ui-key-help = 顯示這些按鍵

## Who looks, and in which language

ui-language = 語言
ui-eyes = 顯示內容

## What the kernel says

ui-asking = 詢問中……
ui-no-answer = 核心沒有回應；這裡已有的步驟仍可逐步觀看。
ui-not-here = 這個頁面沒有這項內容；請連同執行中的核心開啟。

## Moves

ui-what-if = 如果……
ui-what-if-lead = 在這裡選擇另一個動作，就會展開新的分支。
ui-waits = 遊戲正在等：{ "{who}" }。
ui-moves-of = 動作：{ "{player}" }
ui-nobody = 運氣或所有玩家
ui-no-moves = 這裡沒有人可以行動。

## Branches

ui-branches = 分支
ui-record = 實際進行的遊戲
ui-branch-number = 分支{ "{number}" }
ui-branch-here = { "{name}" }（顯示中）
ui-branch-steps = 步數：{ "{steps}" }
ui-branch-from = 從第{ "{step}" }步開始；步數：{ "{steps}" }
ui-rename = 重新命名
ui-rename-to = 新名稱
ui-drop = 刪除
ui-drop-sure = 要刪除「{ "{name}" }」以及從中展開的分支嗎？
ui-drop-yes = 刪除「{ "{name}" }」
ui-notation = 文字紀錄
ui-copy = 複製
ui-copied = 已複製。
ui-not-copied = 無法複製；文字已選取。
ui-compare = 比較
ui-compare-with = 比較對象
ui-differs = 不同
ui-step-column = 步驟

## Predict

ui-predict = 預測
ui-predict-lead = 第{ "{number}" }步先蓋住。會是什麼？
ui-predict-who = 誰行動？
ui-predict-what = 會發生什麼？
ui-predict-owed = 到時輪到的玩家須執行幾個回合？
ui-check = 檢查
ui-predict-none = 至少回答一個問題。
ui-predict-shown = 這是第{ "{number}" }步；原因列在旁邊。
ui-predict-found = 你的答案
ui-predict-right = 正確
ui-predict-wrong = 不對
ui-predict-open = 未回答
ui-predict-on = 繼續
ui-predict-end = 沒有蓋住的步驟了：到這裡結束。
ui-predict-restart = 從頭開始
ui-score = 得分：{ "{right}" }／{ "{asked}" }

## Taking a seat

ui-take-seat = 入座
ui-take-seat-lead = 從顯示的這一步接著玩；其他玩家會回應。
ui-seat = 你的座位
ui-opponents = 其他玩家的策略
ui-start = 開始
ui-you-are = 你是{ "{player}" }。其他玩家：{ "{opponents}" }。
ui-your-move = 輪到你行動
ui-play-over = 遊戲結束。
ui-odds = 機率
ui-new-game = 新遊戲
ui-behind = 你正在看先前的步驟。要行動，請回到遊戲最後。
ui-newest = 回到行動處

## The diagram

ui-diagram = 圖解
ui-zoom = 縮放
ui-zoom-in = 放大
ui-zoom-out = 縮小
ui-zoom-fit = 符合大小
ui-near = 只看鄰近節點
ui-node-leads = 通往
ui-node-visits = 到過的步驟
ui-node-unvisited = 尚未到過
