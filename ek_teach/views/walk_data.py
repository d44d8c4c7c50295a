"""A walk with its branches as plain data, and what a reader in front of it can ask for."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ek_teach.cards import Title
from ek_teach.diagrams import to_svg, turn_flow
from ek_teach.engine import Action, ActionKind, Phase
from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue, rule_reasons
from ek_teach.languages import LANGUAGES
from ek_teach.play import OPPONENTS, kitten_odds, odds_words
from ek_teach.rulebook import Rulebook
from ek_teach.timeline import Match, Offer, Timeline, Walk
from ek_teach.views.data import Data, label, packed, timeline_data
from ek_teach.views.plain import encodable

__all__ = ["Host", "page_data", "walk_data"]

_ALL_OF_IT: Final = ("moves", "odds", "play", "notation", "compare", "branches")
_NATIVE: Final = {"en": "English", "es": "Español", "tr": "Türkçe", "ru": "Русский", "zh": "繁體中文"}
"""What each language calls itself."""


def walk_data(walk: Walk, branch: int = 0, match: Match | None = None, can: tuple[str, ...] = ()) -> Data:
    """Turn one branch of a walk into data that JSON can hold.

    Parameters
    ----------
    walk : Walk
    branch : int
    match : Match, optional
        The game that is being played on this branch; it is then told as its player sees it.
    can : tuple of str
        What whoever shows it can answer: some of ``moves``, ``odds``, ``play``, ``notation``, ``compare``,
        ``branches``.

    Returns
    -------
    dict
        What :func:`ek_teach.views.timeline_data` tells, and ``diagram``, ``branches``, ``branch``, ``languages``,
        ``viewers``, ``look``, ``opponents``, ``can`` and ``play``; each frame has ``forks``, the branches that depart
        there.
    """
    timeline = walk.timeline(branch) if match is None else match.timeline
    data = timeline_data(timeline)
    language, names = walk.language, [encodable(name) for name in walk.names]
    forks: dict[int, list[int]] = {}
    for other in walk.branches:
        if other.parent == branch:
            forks.setdefault(other.at, []).append(other.number)
    for number, frame in enumerate(data["frames"]):
        frame["forks"] = forks.get(number, [])
    told = {"everybody": label(language, "viewer-everything"), "onlooker": label(language, "viewer-onlooker")}
    return data | {
        "diagram": None if timeline[0].world is None else _diagram(timeline[0].world.rulebook, language),
        "branches": [
            {
                "id": one.number, "name": encodable(one.name), "parent": one.parent, "at": one.at,
                "steps": len(one.steps) if one.number else len(walk.timeline(0)) - 1,
            }
            for one in walk.branches
        ],
        "branch": branch,
        "languages": [{"code": code, "name": _NATIVE[code]} for code in LANGUAGES] if walk.sees_everything else [],
        "viewers": [{"code": code, "name": encodable(told.get(code, code))} for code in walk.viewers],
        "look": {"language": language, "viewer": timeline.viewer_name},
        "opponents": [{"code": code, "name": _opponent(code, language)} for code in OPPONENTS],
        "can": {what: what in can for what in _ALL_OF_IT},
        "play": None if match is None else _played(match, names),
    }  # fmt: skip


def page_data(walk: Walk, languages: Sequence[str] = (), viewers: Sequence[str] = ()) -> list[Data]:
    """Turn a walk with all its branches into data for a page that no kernel answers.

    Parameters
    ----------
    walk : Walk
    languages, viewers : sequence of str
        In which languages and through whose eyes it can be looked at in the page; as a rule those of the walk only.
        What any of these viewers may know is in the page, whoever opens it.

    Returns
    -------
    list of dict
        For each branch, language and viewer what :func:`walk_data` tells. What is the same as in the first one is left
        out of the others: whole entries, and the first ``shared`` of the ``frames``.
    """
    for given, what in ((languages, "languages"), (viewers, "viewers")):
        if isinstance(given, str) or not isinstance(given, Sequence):
            raise EkTeachError(f"{what} are a list, as in ['en', 'es'], not {given!r:.40}.")
    before = walk.viewer, walk.language
    looks = [(eyes, tongue) for eyes in viewers or (walk.viewer,) for tongue in languages or (walk.language,)]
    branches = [branch.number for branch in walk.branches]
    versions: list[Data] = []
    try:
        for eyes, tongue in looks:
            walk.look(eyes, tongue)
            can = ("branches",) if len(branches) > 1 else ()
            versions += [walk_data(walk, branch, can=can) for branch in branches]
    finally:
        walk.look(*before)
    held = {name: [version["look"][name] for version in versions] for name in ("language", "viewer")}
    for version in versions:
        for name, entries in (("language", "languages"), ("viewer", "viewers")):
            version[entries] = [entry for entry in version[entries] if entry["code"] in held[name]]
    return [packed(versions[0]), *(packed(_what_differs(version, versions[0])) for version in versions[1:])]


def _what_differs(version: Data, first: Data) -> Data:
    frames, others = version["frames"], first["frames"]
    shared = 0
    while shared < min(len(frames), len(others)) and frames[shared] == others[shared]:
        shared += 1
    rest = {name: value for name, value in version.items() if value != first[name]}
    return rest | {"frames": frames[shared:], "shared": shared}


def _opponent(code: str, language: str) -> str:
    return load_catalogue(language).say(f"strategy-{code}")


def _played(match: Match, names: list[str]) -> Data:
    return {
        "seat": match.seat, "name": names[match.seat], "opponents": match.opponents, "waiting": False,
        "over": match.over,
    }  # fmt: skip


def _diagram(rulebook: Rulebook, language: str) -> Data | None:
    """The turn flow of a rulebook, where it can be drawn."""
    try:
        return _turn_flow(rulebook, language)
    except EkTeachError:
        # A house rule's diagram was not arranged ahead, and nothing here can arrange it; the walk is whole without.
        return None


# The same for each branch and each pair of eyes, and told anew with each choice.
@lru_cache(maxsize=32)
def _turn_flow(rulebook: Rulebook, language: str) -> Data:
    flow = turn_flow(rulebook, language)

    def rules(of: tuple[str, ...]) -> list[Data]:
        return [
            {"text": reason.text, "status": str(reason.status), "sources": list(map(str, reason.citations))}
            for reason in rule_reasons(of, rulebook, (), language)
        ]

    return {
        "title": flow.title,
        "description": flow.description,
        "svg": to_svg(flow),
        "nodes": {node.id: {"label": node.label, "about": node.about, "rules": []} for node in flow.nodes},
        "edges": {
            edge.id: {"label": edge.label, "from": edge.source, "to": edge.target, "rules": rules(edge.rules)}
            for edge in flow.edges
        },
    }


class Host:
    """Answers what a reader asks for in front of a walk: moves, branches, other eyes, odds, a game against others.

    Parameters
    ----------
    walk : Walk

    Examples
    --------
    >>> from ek_teach.timeline import play_out
    >>> text = "players: Ana Luis\\nAna: attack\\nLuis: defuse, nope\\npile: exploding kitten, ?*9"
    >>> host = Host(Walk(play_out(text)))
    >>> [move["text"] for move in host.ask({"do": "moves", "branch": 0, "step": 0})["moves"]]
    ['Ana draws', 'Ana plays Attack', 'Luis plays Nope']
    >>> host.ask({"do": "choose", "branch": 0, "step": 0, "move": 1})["step"]
    1
    >>> host.ask({"do": "branch", "branch": 9})
    {'error': 'there is no branch 9; there are 0 (The record: a game), 1 (Ana plays Attack).'}
    """

    def __init__(self, walk: Walk) -> None:
        self.walk, self.branch = walk, 0
        self._match: Match | None = None
        self._games = 0
        self._answers: Mapping[str, Callable[[Mapping[str, Any]], Data]] = {
            "moves": self._moves,
            "choose": self._choose,
            "branch": self._branch,
            "rename": self._rename,
            "drop": self._drop,
            "look": self._look,
            "odds": self._odds,
            "notation": self._notation,
            "compare": self._compare,
            "play": self._play,
        }

    def shown(self) -> Timeline:
        """The timeline that is shown now."""
        match = self._playing(self.branch)
        return self.walk.timeline(self.branch) if match is None else match.timeline

    def data(self) -> Data:
        """The same as data, with all that can be asked for."""
        return packed(walk_data(self.walk, self.branch, self._playing(self.branch), _ALL_OF_IT))

    def ask(self, request: Any) -> Data:
        """Answer one request; what cannot be done is told in one sentence under ``error``."""
        wanted = request.get("do") if isinstance(request, Mapping) else None
        answer = self._answers.get(wanted) if isinstance(wanted, str) else None
        if answer is None:
            return {"error": f"nobody here knows what {wanted!r:.40} means."}
        try:
            return answer(request)
        except EkTeachError as error:
            return {"error": encodable(str(error))}

    def _playing(self, branch: int) -> Match | None:
        match = self._match
        return match if match is not None and match.branch == branch else None

    def _shown(self, branch: int, step: int) -> Data:
        self.branch = branch
        return {"data": self.data(), "step": step}

    def _offers(self, request: Mapping[str, Any]) -> tuple[Offer, ...]:
        branch, step = _number(request, "branch"), _number(request, "step")
        match = self._playing(branch)
        if match is not None and step == len(match.timeline) - 1:
            return match.offers()
        self._tell_no_secrets(branch)
        return self.walk.offers(step, branch)

    def _tell_no_secrets(self, *branches: int) -> None:
        """Refuse what would tell of a running match more than its player may know."""
        if any(match is not None and not match.over for match in map(self._playing, branches)):
            raise EkTeachError(label(self.walk.language, "match-runs"))

    def _moves(self, request: Mapping[str, Any]) -> Data:
        branch, step = _number(request, "branch"), _number(request, "step")
        listed = self._offers(request)
        return {"moves": [self._move(number, offer) for number, offer in enumerate(listed)],
                "waits": self._waits(branch, step)}  # fmt: skip

    def _move(self, number: int, offer: Offer) -> Data:
        language, names = self.walk.language, self.walk.names
        everybody = label(language, "everybody")
        return {
            "id": number,
            "text": encodable(offer.text),
            "actor": encodable(names[offer.player]) if offer.player >= 0 else everybody,
            "group": encodable(offer.group),
            "cards": _cards_of(offer.actions[0]),
            "refused": offer.refused,
            "reason": encodable(offer.reason),
            "irregular": bool(offer.reason) and not offer.refused,
            "chance": "" if offer.chance is None else str(offer.chance),
        }

    def _waits(self, branch: int, step: int) -> str:
        view = self.walk.timeline(branch)[step].view
        language = self.walk.language
        if view.phase is Phase.CHANCE:
            return label(language, "chance-itself")
        if view.phase is Phase.SETUP:
            return label(language, "table-itself")
        return load_catalogue(language).listing(encodable(self.walk.names[seat]) for seat in view.to_act)

    def _choose(self, request: Mapping[str, Any]) -> Data:
        branch, step, move = _number(request, "branch"), _number(request, "step"), _number(request, "move")
        match = self._playing(branch)
        if match is not None and step == len(match.timeline) - 1:
            before = len(match.timeline)
            match.choose(move)
            return self._shown(match.branch, before)
        self._tell_no_secrets(branch)
        return self._shown(*self.walk.choose(step, move, branch))

    def _branch(self, request: Mapping[str, Any]) -> Data:
        branch = self.walk.branch(_number(request, "branch"))
        return self._shown(branch.number, branch.at)

    def _rename(self, request: Mapping[str, Any]) -> Data:
        branch = _number(request, "branch")
        self.walk.rename(branch, str(request.get("name", "")))
        return {"data": self.data()}

    def _drop(self, request: Mapping[str, Any]) -> Data:
        branch = self.walk.branch(_number(request, "branch"))
        self.walk.drop(branch.number)
        there = {one.number for one in self.walk.branches}
        if self._match is not None and self._match.branch not in there:
            self._match = None
        if self.branch in there:
            return {"data": self.data()}
        return self._shown(branch.parent or 0, branch.at)

    def _look(self, request: Mapping[str, Any]) -> Data:
        self.walk.look(request.get("viewer"), request.get("language"))
        return self._shown(_number(request, "branch"), _number(request, "step"))

    def _odds(self, request: Mapping[str, Any]) -> Data:
        branch, step = _number(request, "branch"), _number(request, "step")
        self.walk.world(step, branch)
        match = self._playing(branch)
        view = (self.walk.timeline(branch) if match is None else match.timeline)[step].view
        lines = list(odds_words(kitten_odds(view), self.walk.language))
        owed = min(view.turn.owed, len(view.table.pile))
        if owed > 1:
            lines += odds_words(kitten_odds(view, owed), self.walk.language)[:1]
        return {"lines": lines}

    def _notation(self, request: Mapping[str, Any]) -> Data:
        branch = _number(request, "branch")
        self._tell_no_secrets(branch)
        return {"text": self.walk.notation(branch)}

    def _compare(self, request: Mapping[str, Any]) -> Data:
        one, two = _number(request, "branch"), _number(request, "other")
        self._tell_no_secrets(one, two)
        rows = [
            {"step": row.number, "texts": list(map(encodable, row.headings)), "differs": row.differs}
            for row in self.walk.compare(one, two)
        ]
        return {"lines": [self._ending(number) for number in (one, two)], "rows": rows}

    def _ending(self, branch: int) -> str:
        view, name = self.walk.timeline(branch)[-1].view, encodable(self.walk.branch(branch).name)
        names, language = self.walk.names, self.walk.language
        if view.winner is not None:
            return label(language, "end-over", name=name, player=encodable(names[view.winner]))
        return label(language, "end-turn", name=name, player=encodable(names[view.turn.player]), number=view.turn.owed)

    def _play(self, request: Mapping[str, Any]) -> Data:
        branch, step, seat = _number(request, "branch"), _number(request, "step"), _number(request, "seat")
        opponents = request.get("opponents", "cautious")
        match = Match(self.walk, step, seat, opponents, branch=branch, seed=self._games)
        self._match, self._games = match, self._games + 1
        return self._shown(match.branch, len(match.timeline) - 1)


def _cards_of(action: Action) -> str:
    """The cards that a move shows."""
    laid = {ActionKind.NOPE: Title.NOPE, ActionKind.DEFUSE: Title.DEFUSE}
    return str(laid.get(action.kind, action.cards))


def _number(request: Mapping[str, Any], name: str) -> int:
    value = request.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise EkTeachError(f"{name} is a whole number, not {value!r:.40}.")
    return value
