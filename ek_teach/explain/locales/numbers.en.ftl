# English: numbers as they stand in tables, charts and brackets. $number, $low and $high are written already.

percent = { $number } %
percent-close = { $number }%
range = { $low } to { $high }
