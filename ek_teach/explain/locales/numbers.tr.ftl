# Türkçe: çizelgelerdeki, grafiklerdeki ve ayraçlardaki sayılar.

percent = %{ $number }
percent-close = %{ $number }
range = { $low } – { $high }
