"""Rulings in words: every kind of answer as it is read aloud, and everything that is told beside it."""

from fractions import Fraction

import pytest

from ek_teach.rulings import Finding, UnderBook, check

TABLE = """rulebook: {book}
{head}players: Ana Luis Marta
Ana:     skip, attack*2, tacocat*2, favor, see the future, shuffle, defuse
Luis:    nope*2, defuse, skip
Marta:   nope, attack
{turn}pile:    {pile}, ?*9

{moves}
"""
CARD, KITTEN = "skip, exploding kitten*2", "exploding kitten, skip, exploding kitten"
OUT_OF_TURN = "It is Ana's turn, not Luis's; out of turn only Nope can be played."
OWN_TURN = "Luis can play it when their own turn comes."


def under(
    moves: str, asked: str, *, pile: str = CARD, book: str = "es", language: str = "en", **more: str
) -> UnderBook:
    """One question about the table above."""
    head = {"head": "", "turn": ""} | {key: f"{line}\n" for key, line in more.items()}
    text = TABLE.format(book=book, pile=pile, moves=moves.replace("; ", "\n"), **head) + f"ask: {asked}\n"
    return check(text, rulebooks=[book], language=language, chances=True).books[0]


def finding(moves: str, asked: str, **more: str) -> Finding:
    return under(moves, asked, **more).findings[0]


@pytest.mark.parametrize(
    ("moves", "asked", "question", "sentence"),
    [
        ("", "whose turn?", "Whose turn is it?", "It is Ana's turn."),
        ("Ana: attack", "how many turns owed?", "How many turns are owed?", "2 turns are owed, this one included."),
        (
            "Ana: attack",
            "how many turns does Luis owe?",
            "How many turns does Luis owe?",
            "Luis owes 2 turns, this one included.",
        ),
        ("Ana: attack", "how many turns does Ana owe?", "How many turns does Ana owe?", "Ana owes no turn."),
        ("", "who wins?", "Who wins?", "Nobody has won yet."),
        ("", "how many cards in the pile?", "How many cards are in the draw pile?", "12 cards are in the draw pile."),
        ("", "how many cards does Ana hold?", "How many cards does Ana hold?", "Ana holds 9 cards."),
        ("", "where is favor?", "Where is Favor?", "Favor: hand of Ana."),
        (
            "",
            "what does Ana know of the pile?",
            "What does Ana know of the draw pile?",
            "Ana knows nothing of the draw pile.",
        ),
        (
            "Ana: see the future",
            "what does Ana know of the pile?",
            "What does Ana know of the draw pile?",
            "This is what Ana knows of the draw pile, top first: Skip, 2 × Exploding Kitten.",
        ),
        (
            "",
            "what does Ana know of the hand of Luis?",
            "What does Ana know of Luis's hand?",
            "This is what Ana knows of Luis's hand: nothing.",
        ),
        ("Ana: shuffle", "who ends the shuffle?", "Who ends the shuffle?", "Ana decides when the shuffling ends."),
        (
            "",
            "how many nopes in the game?",
            "How many cards called Nope are in the game?",
            "Nobody knows how many cards called Nope are in the game: some cards lie unseen outside of it.",
        ),
        ("Ana: attack", "does it happen?", "Does it happen?", "It happens."),
        ("Ana: attack; Luis: nope", "does it happen?", "Does it happen?", "It does not happen."),
        ("", "may Ana attack?", "Would this be allowed: Ana plays Attack?", "That is allowed: Ana plays Attack."),
        (
            "",
            "may Luis skip?",
            "Would this be allowed: Luis plays Skip?",
            f"That is not allowed: Luis plays Skip. {OUT_OF_TURN} {OWN_TURN}",
        ),
        (
            "",
            "must Ana draw?",
            "Is this the only thing that can be done: Ana draws?",
            "There is a choice; this is not the only thing that can be done: Ana draws.",
        ),
        (
            "",
            "must Luis draw?",
            "Is this the only thing that can be done: Luis draws?",
            "No, that is not even allowed: Luis draws.",
        ),
        ("Ana: attack", "who may nope?", "Who may play Nope?", "These may play Nope now: Luis, Marta."),
        ("", "who may nope?", "Who may play Nope?", "Nobody may play Nope now."),
        ("", "is Ana out?", "Is Ana out of the game?", "Ana is still in the game."),
        (
            "Luis: draw",
            "whose turn?",
            "Whose turn is it?",
            "The moves end before this question: Not allowed: Luis draws.",
        ),
        (
            "Ana: tacocat*2 from Luis",
            "where is nope?",
            "Where is Nope?",
            "It depends on a card that nobody told.",
        ),
    ],
)
def test_each_kind_of_question_and_its_answer(moves, asked, question, sentence):
    found = finding(moves, asked)
    assert (found.asked, found.sentence) == (question, sentence)


def test_answers_after_a_kitten():
    defused = "Ana: draw; Ana: defuse"
    irregular = finding(defused, "may Ana put back on top openly?", pile=KITTEN)
    assert irregular.sentence == (
        "That is allowed, but irregular: Ana puts the Kitten back. The place of the Kitten was shown, though under this"
        " rulebook it is secret."
    )
    assert finding("Ana: draw; Ana: explode", "is Ana out?", pile=KITTEN).sentence == "Ana is out of the game."
    must = finding("Ana: draw", "must Ana defuse?", pile=KITTEN, book="ru")
    assert must.sentence == "There is no choice: Ana plays Defuse."


def test_the_end_of_the_game():
    text = "players: Ana Luis\nAna: skip\nLuis: defuse\npile: exploding kitten, ?*9\n\nAna: draw\nAna: explode\n"
    asked = ("who wins?", "whose turn?", "how many turns owed?")
    told = check(text + "".join(f"ask: {each}\n" for each in asked), rulebooks=["es"]).books[0].findings
    assert [found.sentence for found in told] == [
        "Luis has won.",
        "It is nobody's turn: the game is over.",
        "No turn is owed.",
    ]


def test_who_calls_stop_in_a_shuffle_and_how_many_cards_a_whole_game_has():
    on_call = finding("Ana: shuffle", "who ends the shuffle?", book="zh")
    assert on_call.sentence == "Another player calls stop."
    whole = check("players: Ana Luis\nask: how many defuses in the game?\n", rulebooks=["es"]).books[0].findings[0]
    assert whole.sentence == "4 cards called Defuse are in the game."


def test_a_refused_move_has_its_line_its_heading_why_and_what_would_be_right():
    refused = finding("", "may Luis skip?").refusal
    assert (refused.line, refused.heading) == (9, "Not allowed: Luis plays Skip")
    assert (refused.reason, refused.instead) == (OUT_OF_TURN, OWN_TURN)
    stopped = under("Luis: skip", "whose turn?")
    assert stopped.refusal == stopped.findings[0].refusal
    assert (stopped.refusal.line, stopped.refusal.heading) == (8, refused.heading)
    assert finding("", "may Ana skip?").refusal is None


def test_a_ruling_is_told_in_the_language_that_is_asked_for():
    found = finding("", "may Luis skip?", language="es")
    assert found.asked == "¿Estaría permitido esto: Luis juega Saltar?"
    assert found.refusal.heading == "No está permitido: Luis juega Saltar"
    assert found.told == "no"
    assert all(reason.text.strip() and "turn" not in reason.text.split() for reason in found.reasons)


# What it hangs on, and where books part -------------------------------------------------------------------------------


def test_what_an_answer_hangs_on_is_a_sentence():
    (change,) = finding("Ana: shuffle", "who ends the shuffle?").hangs_on
    assert (change.options, change.answer) == ((("shuffle_ends", "on_call"),), "another player")
    assert change.meanings == ("another player calls stop",)
    assert change.sentence == (
        "With another rule the answer would be: another player."
        " Who ends the shuffling when Shuffle is played: another player calls stop (shuffle_ends = on_call)."
    )


def test_where_books_part_is_a_sentence():
    text = TABLE.format(book="es", head="", turn="turn: Ana owes 2\n", pile=CARD, moves="Ana: attack")
    (parting,) = check(text + "ask: how many turns owed?\n", rulebooks=["es", "ru", "zh"]).partings
    assert (parting.left, parting.right, parting.answers) == (("es", "ru"), ("zh",), ("4", "2"))
    assert (parting.question, parting.line, parting.step) == (0, 9, "Nobody plays Nope: Ana's Attack takes effect")
    assert parting.sentence == (
        'In line 9, "Nobody plays Nope: Ana\'s Attack takes effect". How many turns the next player owes when an'
        " attacked player answers with another Attack (attack_on_attack): in es, ru the turns still owed, the current"
        " one included, plus two (add); in zh two, whatever was owed (replace)."
    )


# Unknown cards --------------------------------------------------------------------------------------------------------

UNKNOWN = """rulebook: ru
{house}players: Ana Luis Marta
Ana:   {ana}
Luis:  {luis}
Marta: nope
pile:  {pile}

{moves}
ask: {asked}
"""


def branches(
    moves: str,
    asked: str,
    *,
    ana: str = "skip*3, tacocat*2",
    luis: str = "?*2, nope",
    pile: str = "?*9",
    house: str = "",
) -> list[tuple[str, str, str]]:
    """The branches of an answer: the condition, the answer, the chance."""
    text = UNKNOWN.format(moves=moves.replace("; ", "\n"), asked=asked, ana=ana, luis=luis, pile=pile, house=house)
    found = check(text, rulebooks=["ru"], chances=True).books[0].findings[0]
    return [(branch.condition, branch.answer, str(branch.probability)) for branch in found.branches]


def test_a_card_taken_at_random():
    assert branches("Ana: tacocat*2 from Luis", "where is nope?") == [
        ("if the card taken from Luis is another that nobody told", "hand of Luis, hand of Marta", "2/3"),
        ("if the card taken from Luis is Nope", "hand of Ana, hand of Marta", "1/3"),
    ]


def test_a_card_that_was_asked_for():
    """Two unknown cards among 45 that are no Kitten, six of them Defuses: 1 - C(39, 2) / C(45, 2)."""
    assert branches("Ana: skip*3 from Luis naming defuse", "where is defuse?") == [
        ("if Luis holds Defuse", "hand of Ana", str(1 - Fraction(39 * 38, 45 * 44))),
        ("if Luis does not hold Defuse", "nobody knows", str(Fraction(39 * 38, 45 * 44))),
    ]


def test_two_cards_taken_at_random_are_told_one_after_the_other():
    told = branches("Ana: tacocat*2 from Luis; Ana: skip*2 from Luis", "how many nopes in the game?", luis="nope, skip")
    assert told == []
    told = branches("Ana: tacocat*2 from Luis; Ana: skip*2 from Luis", "where is nope?", luis="nope, favor, attack")
    taken, then = "if the card taken from Luis is ", ", and if the card taken from Luis is "
    assert [condition for condition, _, _ in told] == [
        f"{taken}{one}{then}{other}"
        for one, other in (
            *(("Attack", "Favor"), ("Favor", "Attack")),
            *(("Attack", "Nope"), ("Favor", "Nope"), ("Nope", "Attack"), ("Nope", "Favor")),
        )
    ]
    assert {chance for _, _, chance in told} == {"1/6"}


def test_a_place_that_chance_finds():
    told = branches(
        "Ana: draw; Ana: defuse; Luis: draw",
        "is Luis out?",
        ana="defuse",
        luis="skip",
        pile="exploding kitten, favor*2, exploding kitten",
        house="house: kitten placed = random instead of chosen\n",
    )
    assert told == [
        ("if the Kitten lies at place 1", "yes", "1/4"),
        *((f"if the Kitten lies at place {place}", "no", "1/4") for place in (2, 3, 4)),
    ]


def test_a_drawn_card_that_may_have_been_a_kitten():
    told = branches("Ana: draw", "is Ana out?", ana="skip", pile="?*4")
    assert told == [
        ("if the card drawn is no Exploding Kitten", "no", "1/2"),
        ("if the card drawn is Exploding Kitten", "yes", "1/2"),
    ]


def test_a_drawn_kitten_and_an_unknown_hand():
    """Two unknown cards among 48 that are no Kitten, six of them Defuses; every second draw is a Kitten."""
    without = Fraction(42 * 41, 48 * 47)
    told = branches("Ana: draw", "is Ana out?", ana="?*2", luis="?*2, nope, skip, favor", pile="?*4")
    kitten = "if the card drawn is Exploding Kitten, and if the unknown cards of Ana "
    assert [(condition, answer) for condition, answer, _ in told] == [
        ("if the card drawn is no Exploding Kitten", "no"),
        (f"{kitten}hold Defuse", "no"),
        (f"{kitten}do not hold Defuse", "yes"),
    ]
    assert [chance for _, _, chance in told] == ["1/2", str((1 - without) / 2), str(without / 2)]


def test_cards_that_an_unknown_hand_may_show():
    assert [told[:2] for told in branches("", "may Ana attack*2 from Luis?", ana="?*2")] == [
        ("if the unknown cards of Ana hold 2 × Attack", "yes"),
        ("if the unknown cards of Ana do not hold 2 × Attack", "no"),
    ]
    assert [told[:2] for told in branches("Ana: skip", "who may nope?")] == []
    assert [told[:2] for told in branches("Ana: skip", "who may nope?", luis="?*2")] == [
        ("if the unknown cards of Luis hold Nope", "Luis")
    ]


def test_many_ways_with_one_answer_are_told_by_one_of_them():
    moves = "Ana: tacocat*2 from Luis; Ana: skip*2 from Luis"
    told = branches(moves, "where is nope?", luis="nope, attack, favor, defuse, see the future")
    assert told == [
        (
            "if the card taken from Luis is Attack, and if the card taken from Luis is Defuse; or in 11 more ways",
            "hand of Luis, hand of Marta",
            "3/5",
        ),
        (
            "if the card taken from Luis is Attack, and if the card taken from Luis is Nope; or in 7 more ways",
            "hand of Ana, hand of Marta",
            "2/5",
        ),
    ]
