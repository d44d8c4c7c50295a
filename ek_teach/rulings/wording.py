"""Rulings in words: answers as sentences, what they hang on, where rulebooks part, which unknown card matters."""

from collections.abc import Sequence

from ek_teach.cards import UNKNOWN
from ek_teach.engine import Action, ChanceKind, Legality, Verdict
from ek_teach.errors import NotationError
from ek_teach.explain import Explanation, Reason, explain_refusal, explain_try, load_catalogue, move_words, rule_reasons
from ek_teach.languages.telling import capital, refusal_in
from ek_teach.notation import Question, QuestionKind
from ek_teach.rulebook import Rulebook, told_in
from ek_teach.rulings.model import DEPENDS, REFUSED, Refusal
from ek_teach.rulings.running import Fork, Given, Stopped
from ek_teach.rulings.varying import Change
from ek_teach.timeline import answer_words, question_words

__all__ = ["Speaker"]


class Speaker:
    """The words of one table in one language.

    Parameters
    ----------
    names : sequence of str
        The players, by seat.
    language : str
    """

    def __init__(self, names: Sequence[str], language: str) -> None:
        self.names, self.language, self.catalogue = names, language, load_catalogue(language)

    def answer(self, value: str) -> str:
        """An answer in words."""
        return answer_words(value, self.language)

    def name(self, seat: int | None) -> str:
        """The name of a seat."""
        return "" if seat is None else self.names[seat]

    # --- findings

    def sentence(
        self, given: Given, answer: str, refusal: Refusal | None, rulebook: Rulebook, *, complete: bool
    ) -> str:
        """An answer as a sentence that can be read aloud; complete where every way of chance was looked at."""
        say, question = self.catalogue.say, given.question
        if answer == REFUSED:
            return say("finding-refused", heading=refusal.heading if refusal is not None else "")
        if answer == DEPENDS:
            return say("finding-depends" if complete else "finding-depends.many")
        arguments: dict[str, str | int] = {
            "answer": self.answer(answer),
            "player": self.name(question.player),
            "owner": self.name(question.about),
            "card": self.catalogue.card(question.cards) if question.cards else "",
            "number": int(answer) if answer.isdecimal() else 0,
            "move": "",
            "reason": "",
        }
        message = f"finding-{question.kind.name.lower()}"
        variant = _VARIANTS.get((question.kind, answer), "")
        if question.move is not None:
            arguments["move"] = move_words(question.move.action, self.names, self.language)
        if question.kind is QuestionKind.TURNS_OWED and question.player is not None:
            variant = "player"
        elif question.kind is QuestionKind.KNOWS:
            variant = "hand" if question.about is not None else "nothing" if answer == "nothing" else ""
        verdict = given.found.verdict if given.found is not None else None
        if question.kind is QuestionKind.MUST and verdict is not None and not verdict.allowed:
            variant = "cannot"
        if question.kind is QuestionKind.MAY and verdict is not None and question.move is not None:
            told = self.judged(verdict, question.move.action, rulebook)
            arguments["reason"] = told.irregular if verdict.allowed else self.catalogue.marks.sentences(told.what)
        return say(f"{message}.{variant}" if variant else message, **arguments)

    def judged(self, verdict: Verdict, action: Action, rulebook: Rulebook) -> Explanation:
        """A judgement in words."""
        tell = explain_refusal if verdict.legality is Legality.ILLEGAL else explain_try
        return tell(verdict, action, self.names, rulebook, self.language)

    def refused(self, verdict: Verdict, action: Action, line: int, rulebook: Rulebook) -> Refusal:
        """A refused move, why, and what would be right."""
        told = self.judged(verdict, action, rulebook)
        reason, instead = (*told.what, "")[:2]
        return Refusal(line, told.heading, reason, instead, told.why)

    def stopped(self, stopped: Stopped, rulebook: Rulebook) -> Refusal:
        """What ended a text before its end."""
        error = stopped.error
        if isinstance(error, NotationError):
            say = self.catalogue.say
            problem = capital(refusal_in(error.problem, self.language), self.language)
            return Refusal(stopped.line, say("refusal-outcome"), problem)
        assert stopped.verdict is not None
        return self.refused(stopped.verdict, error.action, stopped.line, rulebook)

    # --- reasons

    def reasons(self, rules: Sequence[str], rulebook: Rulebook) -> tuple[Reason, ...]:
        """Rules with their sources."""
        return rule_reasons(rules, rulebook, self.names, self.language)

    def meaning(self, option: str, value: str, rulebook: Rulebook) -> str:
        """What a value of an option means."""
        return told_in(rulebook, self.language).schema.options[option][value]

    def about(self, option: str, rulebook: Rulebook) -> str:
        """The question that an option answers, without what ends a sentence."""
        return told_in(rulebook, self.language).schema.about[option].rstrip(".。")

    def deciding(self, change: Change, answer: str, rulebook: Rulebook) -> str:
        """What an answer hangs on: the answer there would be, and each rule behind it, in words and as it is typed."""
        say = self.catalogue.say
        rules = (
            say(
                "change-one",
                about=self.about(option, rulebook),
                meaning=self.meaning(option, value, rulebook),
                option=option,
                value=value,
            )
            for option, value in change
        )
        return self.catalogue.marks.sentences((say("deciding", answer=self.answer(answer), number=len(change)), *rules))

    def parting(
        self, books: tuple[Sequence[Rulebook], Sequence[Rulebook]], options: Sequence[tuple[str, str, str]], line: int,
        step: str,
    ) -> str:  # fmt: skip
        """Where two groups of rulebooks part, and why."""
        say = self.catalogue.say
        told = [say("parting" if step else "parting.plain", line=line, step=step)]
        for option, left, right in options:
            sides = [
                self.catalogue.marks.listed(book.id for book in side if book.values[option] == value)
                for side, value in zip(books, (left, right), strict=True)
            ]
            told.append(
                say(
                    "parting-option",
                    about=self.about(option, books[0][0]),
                    option=option,
                    left=sides[0],
                    right=sides[1],
                    value=left,
                    other=right,
                    meaning=self.meaning(option, left, books[0][0]),
                    meant=self.meaning(option, right, books[0][0]),
                )
            )
        return self.catalogue.marks.sentences(told)

    # --- unknown cards

    def fork(self, fork: Fork) -> str:
        """What chance did where the text does not say."""
        say, state, outcome = self.catalogue.say, fork.state, fork.outcome
        if state.chance is ChanceKind.PLACE:
            return say("branch-place", number=(outcome.position or 0) + 1)
        play = state.window.play if state.window is not None else None
        player = self.name(play.target) if play is not None else ""
        if state.chance is ChanceKind.HOLDS and play is not None:
            card = self.catalogue.card(play.named)
            return say("branch-holds" if outcome.cards else "branch-holds.not", player=player, cards=card)
        kind = "steal" if state.chance is ChanceKind.STEAL else "reveal"
        if outcome.cards == UNKNOWN:
            return say("branch-unknown.steal" if kind == "steal" else "branch-unknown", player=player)
        return say(f"branch-{kind}", player=player, cards=self.catalogue.card(outcome.cards))

    def way(self, forks: Sequence[Fork]) -> str:
        """Several of them together."""
        told = ""
        for fork in forks:
            said = self.fork(fork)
            told = self.both(told, said) if told else said
        return told

    def both(self, first: str, second: str) -> str:
        """Two things that come together."""
        return self.catalogue.say("branch-and", first=first, second=second)

    def ways(self, first: str, number: int) -> str:
        """Several ways with one answer, of which one is told."""
        return self.catalogue.say("branch-ways", first=first, number=number - 1)

    def hand(self, player: int, cards: str, *, holds: bool) -> str:
        """That some cards are, or are not, among the unknown ones of a hand."""
        told = self.catalogue.cards(cards)
        return self.catalogue.say("branch-hand" if holds else "branch-hand.not", player=self.name(player), cards=told)

    def drawn(self, card: str) -> str:
        """That a Kitten was drawn, or none."""
        message = "branch-reveal" if card else "branch-reveal.not"
        return self.catalogue.say(message, cards=self.catalogue.card(card) if card else "")

    def question(self, question: Question) -> str:
        """A question in words."""
        return question_words(question, self.names, self.language)


_VARIANTS = {
    (QuestionKind.WHOSE_TURN, "nobody"): "nobody",
    (QuestionKind.WHO_MAY_NOPE, "nobody"): "nobody",
    (QuestionKind.WHO_WINS, "nobody"): "nobody",
    (QuestionKind.MAY, "no"): "no",
    (QuestionKind.MAY, "irregular"): "irregular",
    (QuestionKind.MUST, "no"): "no",
    (QuestionKind.IS_OUT, "no"): "no",
    (QuestionKind.HAPPENS, "no"): "no",
    (QuestionKind.SHUFFLE_ENDS, "another player"): "another",
    (QuestionKind.IN_GAME, "nobody knows"): "unknown",
}
