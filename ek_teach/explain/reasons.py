"""Why it happened: the rules behind some events, each with its source and how firmly the book stands behind it."""

from collections.abc import Sequence
from dataclasses import dataclass

from ek_teach.engine import Action, Event, EventKind
from ek_teach.explain.catalogue import Catalogue
from ek_teach.explain.marks import Marks
from ek_teach.explain.words import Words
from ek_teach.rulebook import Assumption, Citation, Entry, Rulebook, Status, told_in

__all__ = ["Reason", "implied_note", "reasons", "source_of", "sources_of"]


@dataclass(frozen=True, slots=True)
class Reason:
    """One rule behind a step, with its source.

    Attributes
    ----------
    text : str
        What the rule is, what it says here, and the play that it hangs on.
    name : str
        The option or rule.
    value : str
        The option's value; empty for a rule.
    status : Status
        How firmly the rulebook stands behind it.
    citations : tuple of Citation
        The paragraphs; those of all readings where the book contradicts itself.
    assumption : Assumption or None
        What stands in where the book is silent.
    standing : str
        The status as a sentence: an assumption with its grounds, both readings of a contradiction, a house rule with
        what it replaces.
    note : str
        Anything a reader should know beside.
    """

    text: str
    name: str
    value: str
    status: Status
    citations: tuple[Citation, ...] = ()
    assumption: Assumption | None = None
    standing: str = ""
    note: str = ""


def source_of(reason: Reason, marks: Marks, mark: str = "") -> str:
    """Name the paragraphs of a reason; where the book does not say it in so many words, tell how it stands.

    Parameters
    ----------
    reason : Reason
    marks : Marks
        Those of the language.
    mark : str
        What is set before each paragraph.

    Examples
    --------
    >>> from ek_teach.explain import load_catalogue, rule_reasons
    >>> from ek_teach.rulebook import load_rulebook
    >>> plain, implied = rule_reasons(["favor", "pair_effect"], load_rulebook("zh"), ())
    >>> marks = load_catalogue().marks
    >>> source_of(plain, marks, "§ "), source_of(implied, marks)
    ('§ zh, (6)恩惠卡 1', 'The rulebook implies it. (zh, 2張相同 1)')
    """
    cited = marks.parted(f"{mark}{citation}" for citation in reason.citations)
    if reason.status is Status.EXPLICIT and cited:
        return cited
    # What a book says against itself is told with the paragraphs of either reading.
    aside = "" if reason.status is Status.CONTRADICTED else cited
    return marks.aside(reason.standing, aside) if aside else reason.standing


def implied_note(reason: Reason) -> str:
    """Give what should be known beside a reason that only follows from what the book says; empty for other reasons."""
    return reason.note if reason.status is Status.IMPLIED else ""


def sources_of(entry: Entry, catalogue: Catalogue) -> str:
    """Name what a value rests on, as one line: paragraphs, an assumption, a house rule.

    Examples
    --------
    >>> from ek_teach.explain import load_catalogue
    >>> from ek_teach.rulebook import load_rulebook
    >>> sources_of(load_rulebook("es").entries["exploded_hand"], load_catalogue())
    'es, Turno a turno 3; es, Dudas frecuentes 7'
    """
    if entry.status is Status.HOUSE:
        return catalogue.say("sources-house")
    cited = catalogue.marks.parted(map(str, entry.citations))
    if entry.assumption is None:
        return cited or catalogue.say("sources-none")
    message = "sources-assumption.cited" if cited else "sources-assumption"
    return catalogue.say(message, assumption=entry.assumption.about, sources=cited)


def _standing(entry: Entry, used: str, rulebook: Rulebook, catalogue: Catalogue) -> str:
    """How firmly the rulebook stands behind a value, as a sentence."""
    status, name = entry.status, entry.name

    def meaning(value: str) -> str:
        return rulebook.schema.options[name][value]

    if name in rulebook.staged and used != entry.value:
        return catalogue.say("standing-first-game")
    if status is Status.HOUSE:
        if entry.overridden is None:
            return catalogue.say("standing-house", where=entry.note)
        replaced = entry.overridden
        return catalogue.say(
            "standing-house.instead",
            where=entry.note,
            meaning=meaning(replaced.value),
            sources=sources_of(replaced, catalogue),
        )
    if status is Status.CONTRADICTED:
        told = ""
        for reading in entry.readings:
            sources = catalogue.marks.parted(map(str, reading.citations))
            next_one = catalogue.say("reading", meaning=meaning(reading.value), sources=sources)
            told = catalogue.say("reading-join", first=told, second=next_one) if told else next_one
        return catalogue.say("standing-contradicted", readings=told, meaning=meaning(used))
    if status is Status.SILENT and entry.assumption is not None:
        assumption = entry.assumption
        return catalogue.say("standing-silent", assumption=assumption.about, because=assumption.because)
    return catalogue.say(f"standing-{status.value}") if status is not Status.SILENT else ""


def _reason(rule: str, cause: Action | None, rulebook: Rulebook, words: Words) -> Reason:
    catalogue = words.catalogue
    rulebook = told_in(rulebook, catalogue.language)
    entry, value = rulebook.entries[rule], rulebook.values.get(rule, "")
    arguments = {"about": rulebook.schema.about[rule]}
    message = "reason-rule"
    if value:
        message, arguments["meaning"] = "reason-option", rulebook.schema.options[rule][value]
        # What an option is about is a question; the value behind a colon answers it.
        arguments["about"] = arguments["about"].rstrip(".。")
    if cause is not None:
        message += ".caused"
        arguments |= {"actor": words.name(cause.player), "play": words.play(cause.cards)}
    citations = entry.citations or tuple(dict.fromkeys(c for reading in entry.readings for c in reading.citations))
    return Reason(
        catalogue.say(message, **arguments),
        rule,
        value,
        entry.status,
        citations,
        entry.assumption,
        _standing(entry, value, rulebook, catalogue),
        "" if entry.status is Status.HOUSE else entry.note,
    )


def reasons(events: Sequence[Event], more: Sequence[str], rulebook: Rulebook, words: Words) -> tuple[Reason, ...]:
    """The rules behind some events, each once; that a card may be let stand explains nothing beside what came of it."""
    causes: dict[str, Action | None] = {}
    telling = [event for event in events if event.kind is not EventKind.PASSED] or events
    for event in telling:
        for rule in event.rules:
            causes.setdefault(rule, event.cause)
    for rule in more:
        causes.setdefault(rule, None)
    return tuple(_reason(rule, cause, rulebook, words) for rule, cause in causes.items())
