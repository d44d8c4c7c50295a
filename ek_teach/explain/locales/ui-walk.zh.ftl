# Traditional Chinese (zh-Hant): kinds of event to jump to and to predict; the messages of ui-walk.en.ftl.

## Kinds of event

ui-event-setup = 遊戲準備
ui-event-play = 打出卡牌
ui-event-nope = 打出休想卡
ui-event-cancelled = 卡牌無效
ui-event-effect = 卡牌生效
ui-event-draw = 抽牌，不是爆炸貓卡
ui-event-kitten = 抽到爆炸貓卡
ui-event-defuse = 拆除爆炸貓卡
ui-event-placed = 將爆炸貓卡放回
ui-event-exploded = 有人爆炸
ui-event-turn = 回合開始
ui-event-won = 有人獲勝
ui-event-try = 只是試試的動作

## The table, chance and everybody

ui-everybody = 所有受詢問的玩家
ui-table-itself = 全桌
ui-chance-itself = 運氣

## Two branches

ui-end-turn = { $name }：輪到{ $player }行動，須執行{ $number }個回合。
ui-end-over = { $name }：遊戲結束；{ $player }獲勝。

# $parent is the name of the branch from which this one departs.
ui-branch-told = { $name }（取代「{ $parent }」第{ $number }步之後的發展）

## A diagram by itself

ui-in-words = 同樣的內容，以文字說明

## A match that is being played

ui-match-runs = 這會透露這場遊戲的玩家不該知道的事；等遊戲結束才能說明。
