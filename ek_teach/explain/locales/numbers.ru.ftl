# Russian. See numbers.en.ftl for the arguments.

percent = { $number } %
percent-close = { $number } %
range = от { $low } до { $high }
