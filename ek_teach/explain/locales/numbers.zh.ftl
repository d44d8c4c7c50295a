# Traditional Chinese (zh-Hant): numbers in tables, charts and brackets.

percent = { $number }%
percent-close = { $number }%
range = { $low }至{ $high }
