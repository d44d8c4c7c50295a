"""Scripts written: one canonical text for each, and the script of any game that the engine played."""

from collections.abc import Iterable, Sequence
from typing import Final

from ek_teach.cards import Cards, Title, sorted_cards
from ek_teach.engine import TABLE, Action, ActionKind, ChanceKind, Phase, State, Transition, Turn, check
from ek_teach.errors import EkTeachError, NotationError, RulebookError, nearest
from ek_teach.languages import LANGUAGES
from ek_teach.notation.model import (
    PROSE,
    Claim,
    Comment,
    Description,
    Expected,
    FirstTurn,
    Item,
    Move,
    Outcome,
    Question,
    QuestionKind,
    Script,
    Stop,
)
from ek_teach.notation.moves import BOTTOM
from ek_teach.notation.names import fold, player_problem, told_card, told_cards
from ek_teach.notation.playing import start
from ek_teach.rulebook import HouseRule, Rulebook, Status, load_rulebook

__all__ = ["script_from_game", "write"]

_ALONE: Final = frozenset((Phase.SETUP, Phase.REACTION, Phase.CHANCE, Phase.KITTEN))
"""The phases in which a text that ended could be played on."""


def write(script: Script, language: str = "en") -> str:
    r"""Write a script as text.

    Parameters
    ----------
    script : Script
    language : str
        The language of the cards' names, one of :data:`ek_teach.languages.LANGUAGES`; the other words stay as they are.

    Returns
    -------
    str
        The canonical text; reading it gives an equal script.

    Raises
    ------
    EkTeachError
        If this is no script, or there is no such language.

    Examples
    --------
    >>> from ek_teach.notation import read
    >>> print(write(read("players: Ana, Luis  # us\nANA: SKIP\nLuis: ?*2\npile: kitten, ?*3\nana:saltar")), end="")
    rulebook: es
    players:  Ana, Luis    # us
    Ana:      skip
    Luis:     ?*2
    pile:     exploding kitten, ?*3
    <BLANKLINE>
    Ana: skip
    """
    if not isinstance(script, Script):
        raise EkTeachError(
            f"what is written is a script, not an object of type {type(script).__name__}; make one with read() or"
            " script_from_game()."
        )
    if language not in LANGUAGES:
        hint = nearest(str(language), LANGUAGES)
        raise EkTeachError(f"there is no language {language!r:.40}{hint} The languages are: {', '.join(LANGUAGES)}.")
    return _Writer(script, language).text()


class _Writer:
    """A script being written."""

    def __init__(self, script: Script, language: str) -> None:
        self.script, self.language, self.names = script, language, script.players
        labels = [self.label(item) for item in script.items if isinstance(item, Move)]
        self.width = max(map(len, labels), default=0)

    def text(self) -> str:
        head = self.head()
        items = [line for item in self.script.items for line in self.item(item)]
        return "\n".join([*head, "", *items] if items else head) + "\n"

    # --- the head

    def head(self) -> list[str]:
        lines = []
        width = 1 + max(len(key) for _about, key, _text in self.entries())
        for about, key, text in self.entries():
            notes = [note for note in self.script.notes if note.about == about]
            lines += [_sharp(note.text) for note in notes if not note.beside]
            beside = next((note.text for note in notes if note.beside), None)
            line = f"{key + ':':<{width}} {text}".rstrip()
            lines.append(line if beside is None else f"{line}    {_sharp(beside)}")
        return lines

    def entries(self) -> list[tuple[str, str, str]]:
        """List what each line of the head is about, its key, and its text."""
        script, described, first = self.script, self.script.description, self.script.first_turn
        entries = [("title", "title", script.title)] if script.title or self.noted("title") else []
        said = {key: getattr(script, key) for key in PROSE}
        entries += [(key, key, text) for key, text in said.items() if text or self.noted(key)]
        for number, authority in enumerate(script.authorities):
            books = f" {', '.join(authority.rulebooks)}" if authority.rulebooks else ""
            entries.append((f"authority {number}", f"authority{books}", authority.value))
        entries.append(("rulebook", "rulebook", script.rulebook_name))
        entries += [(f"house {n}", "house", _told_rule(rule)) for n, rule in enumerate(script.house_rules)]
        if script.table:
            entries.append(("table", "table", script.table))
        entries.append(("players", "players", ", ".join(self.names)))
        if described is not None:
            for seat, name in enumerate(self.names):
                if seat not in described.out or self.noted(f"hand {seat}"):
                    entries.append((f"hand {seat}", name, self.cards(described.hands[seat])))
            if described.out:
                entries.append(("out", "out", ", ".join(self.names[seat] for seat in described.out)))
            if described.discard or self.noted("discard"):
                entries.append(("discard", "discard", self.cards(described.discard)))
        if first is not None:
            entries.append(("turn", "turn", self.first_turn(first)))
        if described is not None:
            entries.append(("pile", "pile", self.cards(described.pile)))
        return entries

    def noted(self, about: str) -> bool:
        return any(note.about == about for note in self.script.notes)

    def first_turn(self, first: FirstTurn) -> str:
        name = self.names[first.player]
        if first.owed > 1:
            return f"{name} owes {first.owed}"
        return f"{name} owes 1 of an attack" if first.attacked else name

    # --- items

    def item(self, item: Item) -> list[str]:
        if isinstance(item, Comment):
            return [_sharp(item.text)]
        if isinstance(item, Move):
            line = f"{self.label(item):<{self.width}} {self.move(item)}"
        elif isinstance(item, Outcome):
            line = f"-> {self.outcome(item)}"
        elif isinstance(item, Question):
            return self.question(item)
        else:
            line = "..."
        return [_beside(line, item.comment)]

    def label(self, move: Move) -> str:
        who = "table" if move.action.player == TABLE else self.names[move.action.player]
        return f"{who}{' tries' if move.tries else ''}:"

    def move(self, move: Move) -> str:
        told = self.action(move)
        return told if move.outcome is None else f"{told} -> {self.outcome(move.outcome)}"

    def action(self, move: Move) -> str:
        action = move.action
        kind, cards = action.kind, action.cards
        if kind is ActionKind.PROCEED:
            return "take a third out" if move.thins else "proceed"
        if kind is ActionKind.DECLINE:
            return "leave it"
        if kind in (ActionKind.PASS, ActionKind.DRAW, ActionKind.EXPLODE):
            return kind.value
        if kind is ActionKind.DEFUSE:
            return self.card(Title.DEFUSE)
        if kind is ActionKind.GIVE:
            return f"give {self.card(cards)}"
        if kind is ActionKind.FETCH:
            return f"take {self.card(cards)}"
        if kind is ActionKind.NAME:
            return f"name {self.card(action.named)}"
        if kind is ActionKind.NOPE:
            return self.card(Title.NOPE) + self.aim(move.aim)
        if kind is ActionKind.PLACE:
            where = self.place(BOTTOM if move.bottom else action.position)
            return f"put back {where}{' openly' if action.openly else ''}"
        aimed = "" if action.target is None else f" from {self.names[action.target]}"
        naming = f" naming {self.card(action.named)}" if action.named else ""
        return self.cards(cards) + aimed + naming

    def aim(self, aim: int | str | None) -> str:
        if aim is None:
            return ""
        return f" on {self.names[aim] if isinstance(aim, int) else self.card(aim)}"

    def outcome(self, outcome: Outcome) -> str:
        if outcome.position is not None:
            return self.place(outcome.position)
        if not outcome.rest:
            return self.cards(outcome.cards)
        return f"{self.cards(outcome.cards)}, ..." if outcome.cards else "..."

    def place(self, position: int | None) -> str:
        if position is None:
            return "somewhere"
        return {0: "on top", BOTTOM: "at the bottom"}.get(position, f"at {position + 1}")

    def question(self, question: Question) -> list[str]:
        kind = question.kind.value
        name = "" if question.player is None else self.names[question.player]
        move = "" if question.move is None else self.move(question.move)
        what = "pile" if question.about is None else f"hand of {self.names[question.about]}"
        asked = {
            QuestionKind.MAY: f"may {name} {move}?",
            QuestionKind.MUST: f"must {name} {move}?",
            QuestionKind.HAND_SIZE: f"{kind} {name} hold?",
            QuestionKind.IS_OUT: f"is {name} out?",
            QuestionKind.TURNS_OWED: f"how many turns does {name} owe?" if name else kind,
            QuestionKind.WHERE: f"where is {self.cards(question.cards)}?",
            QuestionKind.KNOWS: f"what does {name} know of the {what}?",
            QuestionKind.IN_GAME: f"how many {self.cards(question.cards)} in the game?",
        }.get(question.kind, kind)
        expected, claims = question.expected, [_beside(self.claim(claim), claim.comment) for claim in question.claims]
        if len(expected) == 1 and not expected[0].rulebooks and not expected[0].comment and not claims:
            return [_beside(f"ask: {asked}  answer: {expected[0].value}", question.comment)]
        lines = [_beside(f"ask: {asked}", question.comment), *claims]
        return lines + [_beside(self.answer(one), one.comment) for one in expected]

    def claim(self, claim: Claim) -> str:
        return f"{self.names[claim.player]} says: {claim.value}"

    def answer(self, expected: Expected) -> str:
        books = f" {', '.join(expected.rulebooks)}" if expected.rulebooks else ""
        return f"answer{books}: {expected.value}"

    # --- cards

    def card(self, code: str) -> str:
        return told_card(code, self.language)

    def cards(self, cards: Cards) -> str:
        return told_cards(cards, self.language)


def _sharp(comment: str) -> str:
    return f"# {comment}".rstrip()


def _beside(line: str, comment: str) -> str:
    return f"{line}    {_sharp(comment)}" if comment else line


def _told_rule(rule: HouseRule) -> str:
    told = f"{rule.option} = {rule.value}" + (f" instead of {rule.instead_of}" if rule.instead_of is not None else "")
    return told.replace("_", " ")


# --- the script of a game


def script_from_game(
    transitions: Iterable[Transition], names: Sequence[str], title: str = "", rulebook_name: str = ""
) -> Script:
    """Write a game down.

    Parameters
    ----------
    transitions : iterable of Transition
        The steps, from the set-up or from a described situation on.
    names : sequence of str
        The players, in the order of the seats.
    title : str
    rulebook_name : str
        The file of the rulebook, where it is none of those that come with the toolkit.

    Returns
    -------
    Script
        Played, it gives the same transitions.

    Raises
    ------
    NotationError
        If the game begins where no text can begin, or by rules that a text cannot name.

    Examples
    --------
    >>> from ek_teach.notation import play, read
    >>> from ek_teach.play import random_game
    >>> from ek_teach.rulebook import load_rulebook
    >>> game = random_game(load_rulebook("ru"), 3, seed=4)
    >>> text = write(script_from_game(game, ["Аня", "Боря", "Вера"]))
    >>> list(play(read(text)).transitions) == game
    True
    """
    steps = list(transitions)
    if not steps:
        raise NotationError("a game without a step cannot be written down.")
    state = steps[0].before
    _require_names(names, state)
    if "#" in title or title != " ".join(title.split(" ")).strip() or not title.isprintable():
        raise NotationError(f"the title {title[:40]!r} cannot be written: it is one line without '#'.")
    table, rulebook_name, house_rules = _told_rulebook(state.rulebook, rulebook_name)
    script = Script(
        tuple(names),
        rulebook_name,
        house_rules,
        table,
        title,
        _told_turn(state),
        _told_table(state),
        _Items(steps).items(),
    )
    if start(script, state.rulebook) != state or script.rulebook() != state.rulebook:
        raise NotationError(
            "this game cannot be written down: a text begins with the set-up or with a table that a player is to move"
            " on, by one of the rulebooks with one set of house rules."
        )
    return script


def _require_names(names: Sequence[str], state: State) -> None:
    if len(names) != state.players:
        raise NotationError(f"{len(names)} names are given, but {state.players} players play.")
    for seat, name in enumerate(names):
        problem = player_problem(name)
        if not problem and name != " ".join(name.split()):
            problem = f"the name {name!r} has blanks where it should have none."
        if not problem and fold(name) in {fold(other) for other in names[:seat]}:
            problem = f"two players are called {name!r}."
        if problem:
            raise NotationError(problem)


def _told_rulebook(rulebook: Rulebook, name: str) -> tuple[str, str, tuple[HouseRule, ...]]:
    """Tell the table's stage of learning, the name of the rulebook, and its house rules."""
    base, *layers = rulebook.id.split("+")
    try:
        book, table = load_rulebook(name or base), ""
    except RulebookError as error:
        raise NotationError(f"the rulebook cannot be named in a text: {error}") from None
    if book == rulebook:
        return "", name or base, ()
    if layers and layers[0] in ("special_combos=off", "special_combos=on"):
        table = "first game" if layers.pop(0) == "special_combos=off" else "special combos"
        book = book.with_house_rules(HouseRule("special_combos", rulebook.values["special_combos"],
                                               book.values["special_combos"]))  # fmt: skip
    rules = []
    for told in ",".join(layers).split(",") if layers else ():
        option, _, value = told.partition("=")
        if option not in book.schema.options:
            raise NotationError(f"the rulebook {rulebook.id!r} cannot be named in a text; name its file.")
        given = book.entries[option].status is not Status.SILENT
        rules.append(HouseRule(option, value, book.values[option] if given else None))
    return table, name or base, tuple(rules)


def _told_turn(state: State) -> FirstTurn | None:
    if state.turn == Turn(state.table.living[0], 1, False):
        return None
    return FirstTurn(*state.turn)


def _told_table(state: State) -> Description | None:
    if state.phase is Phase.SETUP:
        return None
    table = state.table
    out = tuple(seat for seat in range(state.players) if seat not in table.living)
    return Description(tuple(map(sorted_cards, table.hands)), table.pile, table.discard, out)


class _Items:
    """The steps of a game being turned into items; what play() would fill in is left out."""

    def __init__(self, steps: list[Transition]) -> None:
        self.steps = steps
        self.written: list[Item] = []

    def items(self) -> tuple[Item, ...]:
        place = 0
        while place < len(self.steps):
            transition = self.steps[place]
            if transition.action.kind is ActionKind.PASS:
                place = self.passes(place)
                continue
            if transition.action.kind is ActionKind.OUTCOME:
                self.outcome(transition.action)
            elif _thins_by_choice(transition):
                self.written.append(Move(transition.action, thins=True))
            elif transition.action.kind is not ActionKind.PROCEED or self.tells_something(place):
                self.written.append(_told_move(transition))
            place += 1
        if self.steps[-1].after.phase in _ALONE:
            self.written.append(Stop())
        return tuple(self.written)

    def passes(self, first: int) -> int:
        """Write those passes of a run that play() would not fill in; return the place behind the run."""
        end = first
        while end < len(self.steps) and self.steps[end].action.kind is ActionKind.PASS:
            end += 1
            if self.steps[end - 1].after.phase is not Phase.REACTION:
                break
        silent = end
        follower = self.steps[end].action.kind if end < len(self.steps) else None
        closed = self.steps[end - 1].after.phase is not Phase.REACTION
        if closed and follower not in (ActionKind.NOPE, ActionKind.PASS):
            while silent > first and _asked_first(self.steps[silent - 1]):
                silent -= 1
        # At the end of a text that breaks off, nothing is filled in.
        if end == len(self.steps) and self.steps[-1].after.phase in _ALONE:
            silent = end
        self.written.extend(Move(step.action) for step in self.steps[first:silent])
        return end

    def outcome(self, action: Action) -> None:
        outcome = Outcome(action.cards, action.position)
        last = self.written[-1] if self.written else None
        if isinstance(last, Move) and last.outcome is None and not last.answers:
            self.written[-1] = Move(last.action, last.aim, last.bottom, last.tries, outcome)
        else:
            self.written.append(outcome)

    def tells_something(self, place: int) -> bool:
        """Whether a step of the set-up must be written: before a shuffle, and where the record breaks off."""
        rest = self.steps[place + 1 :]
        if self.steps[place].after.chance is ChanceKind.DECK:
            return True
        return not any(step.action.kind is not ActionKind.PROCEED for step in rest)


def _thins_by_choice(step: Transition) -> bool:
    """Whether the table took a third of the deck out although it could have left it."""
    return step.action.kind is ActionKind.PROCEED and check(step.before, Action.decline()).allowed


def _asked_first(step: Transition) -> bool:
    window = step.before.window
    return window is not None and window.unanswered[0] == step.action.player


def _told_move(transition: Transition) -> Move:
    action = transition.action
    if action.kind is not ActionKind.NOPE or action.position is None:
        return Move(action)
    before = transition.before
    window = before.window or (before.late.window if before.late is not None else None)
    if window is None:
        return Move(action)
    # An allowed Nope answers the card on top, which is the last one that its owner laid.
    aim = window.nopes[-1] if window.nopes else window.play.player
    return Move(action._replace(position=None), aim)
