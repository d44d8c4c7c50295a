"""An explorer: what the controls say is what the answer is about, with a kernel and without."""

import json
from functools import partial
from typing import Any

import pandas as pd
import pytest

from ek_teach.errors import EkTeachError
from ek_teach.views import Chart, Choice, Explorer, Slider, Table
from ek_teach.views.html import page, static_file


def answer(cards: int, book: str) -> list[object]:
    if cards == 3:
        raise EkTeachError("three cards <are> too few.")
    return [f"{cards} cards under {book}.", Table("Half & half", pd.DataFrame({"a<b": [cards / 2]}))]


def explorer(**more: Any) -> Explorer:
    controls = {"cards": Slider("Cards", 1, 9, 4), "book": Choice("Rulebook", {"Spanish": "es", "Russian": "ru"})}
    return Explorer(controls, answer, **more)


def test_the_answer_follows_the_controls() -> None:
    """What a reader chooses reaches `show` under its name, as the value that stands behind the words."""
    shown = explorer()
    assert shown.told["said"] == "4 cards under es."
    shown.values = {"cards": 7, "book": 1}
    assert shown.told["said"] == "7 cards under ru." and "<td>3.5</td>" in shown.told["html"]
    shown.choose(book="es")
    assert shown.told["said"] == "7 cards under es."


def test_a_refusal_is_told_in_its_sentence_and_the_next_answer_stands() -> None:
    """An error of this package is an answer like another; the controls go on."""
    shown = explorer()
    shown.choose(cards=3)
    assert (shown.told["said"], shown.told["html"]) == ("three cards <are> too few.", "")
    assert "three cards &lt;are&gt; too few." in shown.html()
    shown.choose(cards=2)
    assert shown.told["said"] == "2 cards under es."


@pytest.mark.parametrize("sent", [{"cards": 99, "book": 5}, {"cards": "x"}, {}, {"cards": True, "book": -1, "more": 1}])
def test_what_cannot_be_chosen_does_not_get_in(sent: dict[str, Any]) -> None:
    """Whatever a browser sends, `show` is called with values that there are, and with no other names."""
    shown = explorer()
    shown.values = sent
    assert shown.values == {"cards": 4, "book": 0} and shown.told["said"] == "4 cards under es."


def test_mistakes_of_an_author_are_told() -> None:
    """Each in one sentence that names the control and what would be right."""
    with pytest.raises(EkTeachError, match="begins at 0, which is not from 1 to 9"):
        Slider("Cards", 1, 9, 0)
    with pytest.raises(EkTeachError, match="has no options"):
        Choice("Rulebook", [])
    with pytest.raises(EkTeachError, match="one of es, ru, not 'tr'"):
        Choice("Rulebook", ["es", "ru"], "tr")
    with pytest.raises(EkTeachError, match="no control 'card'; did you mean 'cards'"):
        explorer().choose(card=2)
    with pytest.raises(EkTeachError, match="goes from 1 to 9, not 10"):
        explorer().choose(cards=10)
    with pytest.raises(EkTeachError, match="needs a control"):
        Explorer({}, answer)


def test_without_a_kernel_text_and_page_tell_the_start_and_the_others() -> None:
    """The same each time, and nothing in it comes from a running kernel."""
    bundle = explorer(also=[{"cards": 8, "book": "ru"}])._repr_mimebundle_()[0]
    assert bundle["text/plain"] == explorer(also=[{"cards": 8, "book": "ru"}]).text()
    for told in (bundle["text/plain"], bundle["text/html"]):
        assert "Cards: 4. Rulebook: Spanish." in told and "Cards: 8. Rulebook: Russian." in told
        assert "8 cards under ru." in told and "4.0" in told
    assert "a&lt;b" in bundle["text/html"] and "Half &amp; half" in bundle["text/html"]
    assert repr(explorer()) == "<Explorer 'Try it out': cards, book>"


def draw(chart: Chart) -> Any:
    from matplotlib.figure import Figure

    return Figure(figsize=(1, 1))


def test_a_chart_is_a_picture_with_a_kernel_and_words_without() -> None:
    """Bytes of a picture differ between computers; the words do not."""
    chart = Chart("Two < three", ("One line.",), partial(draw))
    shown = Explorer({"cards": Slider("Cards", 1, 2)}, lambda **_: chart)
    assert 'src="data:image/png;base64,' in shown.told["html"] and 'alt="Two &lt; three"' in shown.told["html"]
    assert "data:image" not in shown.html() and "<li>One line.</li>" in shown.html()
    assert shown.told["said"] == "" and "One line." in shown.text()


# In a browser, with a stand-in for the kernel that answers with the values it gets.
FAKE = """
const heard = {{}};
const state = {state};
const model = {{
  get: (name) => state[name],
  set: (name, value) => {{ state[name] = value; }},
  save_changes: () => {{
    const {{ cards, book }} = state.values;
    state.told = {{ said: `${{cards}} and ${{book}}`, html: `<p>answer ${{cards * 2}}</p>` }};
    (heard["change:told"] || []).forEach((tell) => tell());
  }},
  on: (name, then) => {{ (heard[name] ||= []).push(then); }},
  off: () => {{}},
}};
explore.render({{ model, el: document.getElementById("here") }});
"""


@pytest.mark.browser
def test_it_is_used_with_the_keyboard_and_read_out(browser: Any) -> None:
    """Each control has its name, arrow keys change it, and the answer comes in a region that a reader hears."""
    from axe_playwright_python.sync_playwright import Axe

    shown = explorer()
    state = {name: getattr(shown, name) for name in ("title", "controls", "values", "told")}
    script = static_file("explore.js").replace("export default", "const explore =") + FAKE.format(
        state=json.dumps(state)
    )
    view = browser.new_page(viewport={"width": 320, "height": 700})
    view.set_content(page("en", "An explorer", '<h1>Here</h1><div id="here"></div>', shown._css, script))
    # A notebook takes arrow keys for its own commands, wherever it gets to see them.
    view.evaluate("document.addEventListener('keydown', (event) => event.preventDefault())")
    slider = view.get_by_role("slider", name="Cards")
    slider.press("ArrowRight")
    assert view.get_by_role("status").inner_text() == "5 and 0"
    view.get_by_role("combobox", name="Rulebook").select_option("Russian")
    assert view.get_by_role("status").inner_text() == "5 and 1"
    assert view.get_by_text("answer 10").is_visible() and view.get_by_role("group", name="Try it out").count() == 1
    assert view.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    found = Axe().run(view, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]})
    assert found.violations_count == 0, found.generate_report()
    view.close()
