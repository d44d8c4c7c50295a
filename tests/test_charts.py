"""Charts of simulated games: the words tell the numbers, nothing is too small to read, and nothing lies on anything."""

import subprocess
import sys
from itertools import combinations

import pytest

pytest.importorskip("matplotlib")

from matplotlib.text import Text

import ek_teach
from ek_teach.errors import EkTeachError
from ek_teach.languages import language_kept, speak
from ek_teach.simulation import Result, simulate
from ek_teach.simulation.tally import new_tally
from ek_teach.views import explosion_chart, length_chart, seat_chart, win_chart
from ek_teach.views.charts import paper
from ek_teach.views.charts.shares import SIGNS
from ek_teach.views.charts.shares_drawn import MARKS

from .spoken import TRANSLATED, assert_told_in, told_in_language

pytestmark = pytest.mark.slow

GAMES = 60
DRAWING = {
    "win": win_chart,
    "seat": seat_chart,
    "length": length_chart,
    "explosion": explosion_chart,
    "explosion by seat": lambda results: explosion_chart(results, by="seat"),
}


def played(*strategies, book="es", seed=1):
    return simulate(list(strategies), book, games=GAMES, seed=seed, engine="readable", progress=False)


@pytest.fixture(scope="module")
def four():
    return played("random", "cautious", "aggressive", "counter")


@pytest.fixture(scope="module")
def several(four):
    """One result, two to five players beside each other, six under one another, and names that are long."""
    five = played(*["cautious"] * 5)
    long = "a table that plays with the Defuses shuffled in after the deal"
    return {
        "one": four,
        "two to five players": {
            "2": played("random", "cautious"), "3": played("random", "cautious", "noper"), "4": four, "5": five,
        },
        "eight": {f"{number} players of the club": four for number in range(8)},
        "long names": {long: five, f"{long} or not": four},
    }  # fmt: skip


SEVERAL = ("one", "two to five players", "eight", "long names")


# What the words tell --------------------------------------------------------------------------------------------------


def test_the_words_tell_who_wins_with_the_interval_and_how_it_stands_to_an_even_share(four):
    said = str(win_chart(four))
    assert "Even share: 25 %." in said and f"{GAMES} games under es, 4 players, 95 % intervals." in said
    for name, row in four.table.iterrows():
        told = f"{name} wins {row.win_rate * 100:.1f} % ({row.low * 100:.1f} to {row.high * 100:.1f})"
        line = next(line for line in said.splitlines() if told in line)
        expected = "more than" if row.low > 0.25 else "less than" if row.high < 0.25 else "cannot be told"
        assert expected in line


def test_who_wins_most_stands_first(four):
    rows = [line.split()[1] for line in win_chart(four).words[2:]]
    assert rows == list(four.table.win_rate.sort_values(ascending=False, kind="stable").index)


def test_the_words_tell_every_seat(four):
    lines = seat_chart(four).words[2:]
    assert [line[2:].split(" wins ")[0] for line in lines] == ["seat 1 (begins)", "seat 2", "seat 3", "seat 4"]
    for line, rate in zip(lines, four.seats.win_rate, strict=True):
        assert f" wins {rate * 100:.1f} % " in line


def test_the_words_tell_the_length(four):
    length = four.length
    line = length_chart({"ours": four, "again": four}).words[1]
    assert line == (
        f"ours: {length['mean']:.1f} turns on average ({length['low']:.2f} to {length['high']:.2f}), median"
        f" {length['median']:.0f}, nine games in ten take {length['5 %']:.0f} to {length['95 %']:.0f}."
    )


def test_the_words_tell_who_explodes_when(four):
    lines = explosion_chart(four).words
    assert [line.split(",")[0].split(":")[0] for line in lines[1:5]] == [
        "Exploding first", "Exploding second", "Exploding third", "Staying",
    ]  # fmt: skip
    table = four.explosions
    assert f"in turn {table.turn[1]:.1f} on average" in lines[1]
    for name in four.names:
        assert f"{name} {table[name][1] * 100:.1f} %" in lines[1]
        assert f"{name} {four.table.win_rate[name] * 100:.1f} %" in lines[4]


def test_by_seat_those_who_stay_are_those_who_win(four):
    stays = explosion_chart(four, by="seat").words[4]
    for place, rate in enumerate(four.seats.win_rate, 1):
        assert f"seat {place}{' (begins)' if place == 1 else ''} {rate * 100:.1f} %" in stays


@pytest.mark.parametrize("drawing", DRAWING)
def test_every_name_of_several_results_is_told(several, drawing):
    said = str(DRAWING[drawing](several["two to five players"]))
    assert all(f"{name}" in said for name in several["two to five players"])


@pytest.mark.parametrize("drawing", DRAWING)
def test_the_same_games_are_told_in_the_same_words(four, drawing):
    again = played("random", "cautious", "aggressive", "counter")
    assert repr(DRAWING[drawing](four)) == repr(DRAWING[drawing](again))


def test_a_title_of_ones_own_stands_above(four):
    chart = win_chart(four, title="Our class")
    assert str(chart).startswith("Our class\n")
    assert chart.figure().get_suptitle() == "Our class"


# What can be read -----------------------------------------------------------------------------------------------------


def texts(figure):
    """Every text that is seen, as what it says, its size, and the rectangle that it fills."""
    figure.draw_without_rendering()
    renderer = figure.canvas.get_renderer()
    return [
        (text.get_text(), text.get_fontsize(), text.get_window_extent(renderer))
        for text in figure.findobj(Text)
        if text.get_visible() and text.get_text().strip()
    ]


@pytest.mark.parametrize("drawing", DRAWING)
@pytest.mark.parametrize("which", SEVERAL)
def test_texts_are_large_whole_and_apart(several, which, drawing):
    figure = DRAWING[drawing](several[which]).figure()
    found = texts(figure)
    assert len(found) > 5
    width, height = figure.bbox.width, figure.bbox.height
    for words, size, box in found:
        assert size >= 14, words
        assert box.x0 >= 0 and box.x1 <= width and box.y0 >= 0 and box.y1 <= height, words
    for (one, _, a), (other, _, b) in combinations(found, 2):
        apart = a.x1 <= b.x0 + 1 or b.x1 <= a.x0 + 1 or a.y1 <= b.y0 + 1 or b.y1 <= a.y0 + 1
        assert apart, (one, other)


@pytest.mark.parametrize("drawing", DRAWING)
def test_a_chart_brings_its_own_white_card(four, drawing):
    assert DRAWING[drawing](four).figure().get_facecolor() == (1, 1, 1, 1)


def test_more_less_and_cannot_tell_have_shapes_of_their_own():
    assert len({mark.marker for mark in MARKS.values()}) == 3
    assert len({letter for letter, _ in SIGNS.values()}) == 3


def test_a_style_of_ones_own_changes_nothing_and_is_left_as_it_was(four):
    import matplotlib as mpl

    plain = win_chart(four).png()
    with mpl.rc_context({"font.size": 3, "figure.facecolor": "black", "text.color": "white"}):
        assert win_chart(four).png() == plain
        assert mpl.rcParams["font.size"] == 3


def test_signs_of_mathematics_are_letters():
    result = played("random", "cautious")
    win_chart({"a $ or $ b_1^": result, "\x1b[31mred": result}).png()


# What a notebook gets -------------------------------------------------------------------------------------------------


def test_a_notebook_gets_the_picture_and_the_words(four, monkeypatch):
    display = pytest.importorskip("IPython.display")
    shown = []
    monkeypatch.setattr(display, "publish_display_data", lambda data, metadata=None: shown.append((data, metadata)))
    chart = win_chart({"<b>ours</b>": four})
    chart._ipython_display_()
    (picture, about), (words, _) = shown
    assert set(picture) == {"image/png", "text/plain"}
    assert about["image/png"]["alt"] == str(chart)
    assert words["text/plain"] == str(chart)
    assert "&lt;b&gt;ours" in words["text/html"] and "<b>" not in words["text/html"]


@pytest.mark.parametrize(("name", "begins"), [("a.png", b"\x89PNG"), ("a.svg", b"<?xml"), ("a.pdf", b"%PDF")])
def test_a_chart_is_written_the_same_each_time(four, tmp_path, name, begins):
    path = tmp_path / name
    win_chart(four).save(path)
    first = path.read_bytes()
    win_chart(four).save(path)
    assert first.startswith(begins) and path.read_bytes() == first


def test_the_names_are_at_hand_and_nothing_is_imported_for_them():
    assert ek_teach.win_chart is win_chart
    code = "import sys, ek_teach, ek_teach.views; print([m for m in ('matplotlib', 'pandas') if m in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_matplotlib_is_fetched_only_to_draw():
    code = (
        "import sys; from ek_teach.simulation import simulate; from ek_teach.views import win_chart;"
        "r = simulate('random', games=2, players=2, engine='readable', progress=False); str(win_chart(r));"
        "print('matplotlib' in sys.modules); win_chart(r).png(); print('matplotlib.pyplot' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "False"]


# What is refused ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("drawing", DRAWING)
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda _: 3, "a chart is drawn of a result of simulate, or of several as {name: result}, not of 3."),
        (lambda _: {}, "a chart is drawn of 1 to 8 results, not of 0; more cannot be read."),
        (lambda four: dict.fromkeys(range(9), four), "a chart is drawn of 1 to 8 results, not of 9;"),
        (lambda _: {"es": "zh"}, "under 'es' stands 'zh', which is no result of simulate."),
        (lambda four: {"es": Result(four.setting, new_tally())}, "the result 'es' has no games yet, so"),
        (lambda four: Result(four.setting, new_tally()), "the result has no games yet, so nothing to draw."),
    ],
)  # fmt: skip
def test_what_cannot_be_drawn_is_refused_in_one_sentence(four, drawing, wrong, told):
    with pytest.raises(EkTeachError) as refused:
        DRAWING[drawing](wrong(four))
    assert str(refused.value).startswith(told)
    assert "\n" not in str(refused.value)


def test_explosions_are_told_by_player_or_by_seat(four):
    with pytest.raises(EkTeachError, match=r"^explosions are told by 'player' or by 'seat', not by 'day'\.$"):
        explosion_chart(four, by="day")


def test_a_file_of_another_kind_or_in_no_folder_is_refused(four, tmp_path):
    with pytest.raises(EkTeachError, match=r"^'a\.gif': a chart is written as \.png, \.svg or \.pdf"):
        win_chart(four).save(tmp_path / "a.gif")
    with pytest.raises(EkTeachError, match="cannot be written"):
        win_chart(four).save(tmp_path / "missing" / "a.png")


@pytest.mark.parametrize("name", ["x" * 252 + ".png", "/dev/null/a.svg", 42, None, "a\0.png"])
def test_a_name_that_no_file_can_have_is_refused_in_one_sentence(four, tmp_path, name, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(EkTeachError) as refused:
        win_chart(four).save(name)
    assert str(refused.value).isprintable()
    assert list(tmp_path.iterdir()) == []


def test_a_link_stays_one(four, tmp_path):
    link, picture = tmp_path / "link.png", tmp_path / "picture.png"
    link.symlink_to(picture)
    win_chart(four).save(link)
    assert link.is_symlink() and picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("drawing", [win_chart, seat_chart, length_chart, explosion_chart])
@pytest.mark.parametrize(
    "title", [5, "", " ", b"wins", ["Our class"], 10**5000], ids=lambda title: type(title).__name__
)
def test_a_title_that_is_no_text_is_refused(four, drawing, title):
    with pytest.raises(EkTeachError, match=r"^the title of a chart is a text, not "):
        drawing(four, title=title)


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_signs_that_can_be_written_nowhere_are_replaced_in_titles_and_names(four, kind, tmp_path):
    chart = win_chart({"a\ud800": four, "b\x1b": four}, title="Our\ud800\nclass")
    assert chart.title == "Our\ufffd class"
    str(chart).encode()
    chart.save(tmp_path / f"chart.{kind}")


def test_two_results_that_would_have_one_name_are_refused(four):
    """Else one would be gone without a word."""
    with pytest.raises(EkTeachError, match="two results of a chart would have the same name"):
        win_chart({1: four, "1": four})


# In every language ----------------------------------------------------------------------------------------------------


def shown_texts(figure):
    return "\n".join(text.get_text() for text in figure.findobj(Text) if text.get_visible())


@pytest.mark.parametrize("drawing", DRAWING)
@pytest.mark.parametrize("language", TRANSLATED)
def test_a_chart_is_told_and_labelled_in_the_language_that_is_spoken(four, drawing, language, monkeypatch):
    monkeypatch.setattr(paper, "_chinese_fonts", lambda: ("WenQuanYi Zen Hei",))

    def show():
        alone = DRAWING[drawing](four)
        return [alone, DRAWING[drawing]({"A": four, "B": four}), shown_texts(alone.figure()), *alone.beside]

    assert_told_in(language, show)


def test_without_a_chinese_font_the_picture_is_in_english_and_says_so(four, monkeypatch):
    monkeypatch.setattr(paper, "_chinese_fonts", lambda: ())
    with language_kept():
        speak("zh")
        chart = win_chart(four)
        assert "aggressive" in shown_texts(chart.figure()) and "積極" in str(chart)
        assert "中文字型" in chart.beside[-1] and chart.beside[:-1] == chart.words
        assert ek_teach.spoken() == "zh"
    assert told_in_language("ru", lambda: win_chart(four).beside) == told_in_language(
        "ru", lambda: win_chart(four).words
    )


@pytest.mark.parametrize("fonts", [(), ("WenQuanYi Zen Hei",)])
def test_nobody_is_warned_of_letters(four, monkeypatch, recwarn, caplog, fonts):
    monkeypatch.setattr(paper, "_chinese_fonts", lambda: fonts)
    with language_kept():
        speak("zh")
        win_chart({"一二三": four}, title="誰贏").png()
    assert not recwarn.list and not caplog.records
