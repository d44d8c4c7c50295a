# Español: los números en tablas, gráficos y paréntesis.

percent = { $number } %
percent-close = { $number } %
range = de { $low } a { $high }
