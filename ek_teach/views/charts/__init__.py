"""Charts of simulated games: `card` is what a chart is, `paper` what it is drawn on.

Each kind has two files: one decides and says what is shown, the other draws it.
"""

from ek_teach.views.charts.asked import Results
from ek_teach.views.charts.card import Chart
from ek_teach.views.charts.explosions import explosion_chart
from ek_teach.views.charts.lengths import length_chart
from ek_teach.views.charts.shares import seat_chart, win_chart

__all__ = ["Chart", "Results", "explosion_chart", "length_chart", "seat_chart", "win_chart"]
