# Traditional Chinese (zh-Hant): what could be done at a moment of a walk, branches of a walk; the messages of walk.en.ftl.

## Moves that are offered

walk-silence = 沒有人打出休想卡
# $move is a move, $outcome what chance answers to it.
walk-outcome = { $move } → { $outcome }
walk-drawn = { $what ->
    [place] 隨機決定位置
   *[other] 隨機決定新順序
 }
walk-holds = 有這張卡牌
walk-holds-not = 沒有這張卡牌
walk-no-kitten = 不是爆炸貓卡
walk-some-card = 某張卡牌
walk-places = { $player }將爆炸貓卡放回
walk-place = { $where ->
    [top] 最上方
    [bottom] 最下方
   *[between] 由上數來第{ $number }張
 }

## Branches

walk-record = 紀錄：{ $title }
walk-match = { $player }接著玩
walk-own-silence = 不阻止
