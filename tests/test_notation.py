"""Situations and games as text: each example of docs/notation.md, each mistake, and games that survive the journey."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ek_teach.cards import BOX, all_names, title_name
from ek_teach.engine import (
    Action,
    ActionKind,
    ChanceKind,
    Phase,
    Seeded,
    State,
    Transition,
    chance_outcomes,
    check,
    legal_actions,
    new_game,
    situation,
    step,
)
from ek_teach.errors import AmbiguousError, EkTeachError, IllegalMoveError, NotationError, RulebookError, SetupError
from ek_teach.languages import LANGUAGES
from ek_teach.notation import (
    MOST_CHARACTERS,
    MOST_LINES,
    Comment,
    Move,
    Played,
    RefusedMoveError,
    play,
    read,
    script_from_game,
    start,
    write,
)
from ek_teach.notation.names import card_index, fold_card, known_card
from ek_teach.play import random_game
from ek_teach.rulebook import HouseRule, Rulebook, load_rulebook

from .table import BOOKS

GAMES = int(os.environ.get("EK_TEACH_GAMES", "25"))
"""How many random games a rulebook; the issue asks for a thousand: EK_TEACH_GAMES=1000."""

NAMES = ("Ana", "Luis María", "marta", "Jo-2", "Вера")
HEAD = "players: Ana Luis Marta\n"
HANDS = "Ana: attack, skip, shuffle, ?*2\nLuis: defuse, nope, ?\nMarta: nope, favor\n"
TABLE = HEAD + HANDS + "pile: exploding kitten*2, ?*6\n\n"
FIRST = TABLE.count("\n") + 1
"""The line of the first move below TABLE."""


def played(text: str, **more) -> Played:
    """Play a text after writing it and reading it back."""
    script = read(text)
    assert read(write(script)) == script
    return play(script, **more)


def message(text: str, **more) -> str:
    with pytest.raises(EkTeachError) as caught:
        play(read(text), **more)
    told = str(caught.value)
    assert "\n" not in told
    return told


# --- the specification


def examples() -> Iterator[tuple[str, str]]:
    text = (Path(__file__).parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
    for match in re.finditer(r"^```ek ?(.*)\n((?:.*\n)*?)```$", text, re.MULTILINE):
        yield match[1], match[2]


@pytest.mark.parametrize(("info", "text"), list(examples()))
def test_every_example_of_the_specification(info, text):
    if info.startswith("error: "):
        assert message(text) == info.removeprefix("error: ")
        return
    game = played(text, chance=Seeded(0) if info == "at random" else None)
    assert not game.wrong, [str(answer) for answer in game.wrong]


def test_the_specification_has_examples():
    assert len(list(examples())) >= 15


# --- writing and reading are inverse


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("book", BOOKS)
def test_random_games_survive_being_written_and_read(book, players):
    """The same steps: state before, action, state after, events, options consulted."""
    rulebook = load_rulebook(book)
    for seed in range((GAMES + 3) // 4):
        game = random_game(rulebook, players, seed, seed % players)
        script = script_from_game(game, NAMES[:players], "A game")
        text = write(script)
        assert read(text) == script
        assert list(play(read(text)).transitions) == game, (book, players, seed)


def changed(book: str, **options: str) -> Rulebook:
    rulebook = load_rulebook(book)
    return rulebook.with_house_rules(*(HouseRule(o, v, rulebook.values[o]) for o, v in options.items()))


def tables() -> tuple[Rulebook, ...]:
    return (
        *map(load_rulebook, BOOKS),
        load_rulebook("ru").first_game(),
        changed("es", three_of_a_kind="on", five_different="on", triple_named="after_nopes", lone_cat="allowed"),
        changed("en-2025", empty_target="nothing_happens", five_different="on"),
        changed("zh", kitten_placed="random"),
        changed("tr", nope_own_action="allowed", turns_after_explosion="passed_on"),
    )


def some_situation(rulebook: Rulebook, random: Random) -> State:
    while True:
        players = random.randint(2, 5)
        out = [seat for seat in range(players) if random.random() < 0.15]
        hands = ["".join(random.choice("DNASFHVTMPBR???") for _ in range(random.randint(0, 9))) for _ in range(players)]
        try:
            return situation(
                rulebook,
                ["" if seat in out else hand for seat, hand in enumerate(hands)],
                "".join(random.choice("?????SKAN") for _ in range(random.randint(1, 12))),
                discard="".join(random.choice("SNAV?T") for _ in range(random.randint(0, 3))),
                out=out,
                turn=random.randrange(players),
                owed=random.choice((1, 1, 2, 4)),
                attacked=random.random() < 0.3,
            )
        except SetupError:
            continue


def some_action(state: State, random: Random) -> Action:
    if state.chance in (ChanceKind.SHUFFLE, ChanceKind.DECK):
        pile = random.sample(state.table.pile, len(state.table.pile))
        coarse = Action.outcome("?" * len(pile))
        return coarse if random.random() < 0.4 and check(state, coarse).allowed else Action.outcome("".join(pile))
    if state.phase is Phase.CHANCE:
        outcomes = [outcome for outcome, chance in chance_outcomes(state) if chance]
        unseen = Action.outcome("?")
        return random.choice([*outcomes, unseen] if check(state, unseen).allowed else outcomes)
    actions = legal_actions(state)
    if state.phase is Phase.REACTION and random.random() < 0.7:
        actions = tuple(action for action in actions if action.kind is ActionKind.PASS)
    if state.phase is Phase.TURN and random.random() < 0.4:
        return Action.draw(state.turn.player)
    action = random.choice(actions)
    window = state.window or (state.late.window if state.late else None)
    if action.kind is ActionKind.NOPE and window and random.random() < 0.5:
        return Action.nope(action.player, len(window.nopes))
    return action


def some_steps(state: State, random: Random, most: int) -> list[Transition]:
    steps: list[Transition] = []
    while state.phase is not Phase.OVER and len(steps) < most:
        steps.append(step(state, some_action(state, random)))
        state = steps[-1].after
    return steps


@pytest.mark.parametrize("rulebook", tables(), ids=str)
def test_records_of_half_known_tables_survive_even_where_they_break_off(rulebook):
    """Unknown cards, passes in any order, aimed and late Nopes, unknown and open places, records cut anywhere."""
    random = Random(rulebook.id)
    for _ in range(GAMES):
        steps = some_steps(some_situation(rulebook, random), random, random.randint(1, 50))
        script = script_from_game(steps, NAMES[: steps[0].before.players])
        text = write(script)
        assert read(text) == script
        assert list(play(read(text)).transitions) == steps, text


@pytest.mark.parametrize("book", BOOKS)
def test_a_game_that_breaks_off_survives_wherever_it_is_cut(book):
    game = random_game(load_rulebook(book), 3, seed=5)
    for length in [*range(1, 40), len(game)]:
        text = write(script_from_game(game[:length], NAMES[:3]))
        assert list(play(read(text)).transitions) == game[:length], text


def test_leaving_the_deck_whole_is_written():
    """en-2025 lets the table choose whether to take a third out."""
    state, chance, steps = new_game(load_rulebook("en-2025"), 2), Seeded(3), []
    while state.phase is not Phase.TURN:
        action = chance(state) if state.phase is Phase.CHANCE else Action.proceed()
        if Action.decline() in (legal_actions(state) if state.phase is Phase.SETUP else ()):
            action = Action.decline()
        steps.append(step(state, action))
        state = steps[-1].after
    text = write(script_from_game(steps, ("Ana", "Luis")))
    assert "leave it" in text
    assert list(play(read(text)).transitions) == steps


def cards_in_pile(text: str) -> str:
    return played(f"{text}\nask: how many cards in the pile?").answers[0].got


def test_a_third_that_may_stay_stays_unless_the_text_takes_it_out():
    """en-2025 recommends it as a variant, tr orders it, the others do not speak of it."""
    for book, plain in (("es", "35"), ("ru", "35"), ("zh", "35"), ("tr", "24"), ("en-2015", "41"), ("en-2025", "35")):
        table = f"rulebook: {book}\nplayers: Ana Luis"
        assert cards_in_pile(table) == plain
        if book == "tr":
            assert "refused (no_choice)" in message(table + "\ntable: leave it")
        else:
            assert cards_in_pile(table + "\ntable: leave it") == plain
        if book in ("tr", "en-2025"):
            assert cards_in_pile(table + "\ntable: take a third out") == "24"
        else:
            assert "no third of the deck is taken out at this table" in message(table + "\ntable: take a third out")
    stages = "rulebook: en-2025\nplayers: Ana Luis\ntable: proceed -> ...\ntable: {}\ntable: proceed -> ..."
    assert [cards_in_pile(stages.format(what)) for what in ("leave it", "take out a third")] == ["35", "24"]


def test_a_third_is_taken_out_in_the_set_up_only():
    late = "a third leaves the deck in a set-up, before the Kittens go in."
    assert message("rulebook: en-2025\nplayers: Ana Luis\nAna: draw\ntable: take a third out").endswith(late)
    assert message(TABLE + "table: take a third out").endswith(late)
    assert "no cards can stand behind it" in message("players: Ana Luis\ntable: take a third out -> ...")


def test_taking_a_third_out_is_written():
    game = random_game(load_rulebook("en-2025"), 2, seed=3)
    assert len(game[-1].after.table.unseen) == 11
    text = write(script_from_game(game, ("Ana", "Luis")))
    assert "table: take a third out\n" in text
    assert list(play(read(text)).transitions) == game
    assert "take a third out" not in write(script_from_game(random_game(load_rulebook("tr"), 2, seed=3), ("A", "B")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_written_in_each_language_and_read_again(language):
    game = random_game(load_rulebook("ru"), 4, seed=2)
    script = script_from_game(game, NAMES[:4])
    assert read(write(script, language)) == script


def test_writing_is_canonical():
    head = "# top\nPLAYERS： ana，  luis   # us\nana: ?，defuse\nluis: skip×2\n\npile: ?*3 ,gatito\n"
    text = head + "ana :  DRAW # hm\n# end"
    once = write(read(text))
    assert once == (
        "rulebook: es\n# top\nplayers:  ana, luis    # us\nana:      defuse, ?\nluis:     skip*2\n"
        "pile:     ?*3, exploding kitten\n\nana: draw    # hm\n# end\n"
    )
    assert write(read(once)) == once


def test_comments_are_kept_everywhere():
    lines = (
        "# a",
        "title: T # b",
        "# c",
        "players: Ana Luis # d",
        "# e",
        "Ana: skip # f",
        "Luis: nope # g",
        "discard: # n",
        "# h",
        "pile: kitten, ?*2 # i",
        "# j",
        "Ana: skip # k",
        "# l",
        "ask: whose turn? # m",
        "answer: Luis # o",
        "# p",
        "... # q",
    )
    text = write(read("\n".join(lines)))
    for letter in "abcdefghijklmnopq":
        assert f"# {letter}\n" in text
    assert text.index("# c") < text.index("players:") < text.index("# e") < text.index("Ana: ")
    assert [item.text for item in read(text).items if isinstance(item, Comment)] == ["j", "l", "p"]


# --- cards and names


def test_no_name_means_two_cards():
    """All names in five languages, folded as they are read."""
    index = card_index(all_names())
    assert {index[fold_card(name)] for name, _code in all_names()} == {*BOX, "?"}
    with pytest.raises(AmbiguousError, match="'gato' could be Tacocat or Beard Cat"):
        card_index([("Gato", "T"), ("gato", "B")])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", BOX)
def test_every_card_is_read_in_every_language_and_case(code, language):
    name = title_name(code, language)
    for typed in (name, name.lower(), name.upper(), name.replace("i", "İ"), name.replace("ı", "I")):
        assert known_card(typed) == code


def test_spanish_no_is_a_nope_and_chinese_skip_is_no_pass():
    game = played(TABLE + "Ana: 跳過\nMarta: No")
    assert [one.action.kind.value for one in game.transitions][:2] == ["play", "nope"]
    assert game.transitions[0].action.cards == "S"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("<script>", "'<' cannot stand in it"),
        ("A" * 41, "has 41 characters; at most 40"),
        ("007", "needs at least one letter"),
        ("Nope", "is a card"),
        ("tacocat", "is a card"),
        ("ask", "is a word of the notation"),
        ("'; DROP TABLE", "cannot stand in it"),
        ("Ana from Luis", "joins the parts of a line"),
        ("a\u200bb", "the invisible sign U+200B cannot stand in a name"),
        ("\u3164", "the invisible sign U+3164 cannot stand in a name"),
        *((f"An{sign}a", "the invisible sign U+") for sign in "\u115f\u1160\uffa0\u034f\u17b4\ufe0f\U000e0100\u2800"),
        ("Onlooker", "is a word of the notation"),
        ("EVERYBODY", "is a word of the notation"),
        ("Answer", "is a word of the notation"),
        ("Answer Bob", "'answer' joins the parts of a line"),
        ("Bob answer", "'answer' joins the parts of a line"),
        ("LUÍS", ""),
        ("D'Arc Jr. 2_b-c", ""),
    ],
)
def test_names_of_players(name, told):
    text = f"players: {name}, Zoë"
    if told:
        assert told in message(text)
    else:
        assert read(text).players[0] == name


def test_a_name_that_begins_like_an_answer_can_do_and_be_asked_all():
    text = "players: Answer-Bob, Answerer\nAnswer-Bob: skip\nAnswerer: skip\npile: kitten, ?*3\n\n"
    done = played(text + "ask: may Answer-Bob skip? answer: yes\nAnswer-Bob: skip\nask: whose turn? answer: Answerer")
    assert [answer.ok for answer in done.answers] == [True, True]


def test_two_players_cannot_share_a_name():
    assert "two players are called 'ANA'" in message("players: Ana ANA")


# --- what a text leaves out


def actions(text: str, **more) -> list[tuple[int, str]]:
    return [(one.action.player, one.action.kind.value) for one in played(text, **more).transitions]


def test_passes_are_filled_in_in_the_asking_order():
    assert actions(TABLE + "Ana: skip\nMarta: pass\nLuis: nope\nAna: draw -> ?")[:6] == [
        (0, "play"),
        (2, "pass"),
        (1, "nope"),
        (2, "pass"),
        (0, "pass"),
        (1, "pass"),
    ]


def test_filled_in_steps_are_marked_and_keep_the_line():
    steps = played(TABLE + "Ana: skip").steps
    assert [(one.line, one.filled_in) for one in steps] == [(FIRST, False)] + [(FIRST, True)] * 3


def test_a_forced_explosion_is_filled_in_when_somebody_else_goes_on():
    text = HEAD + "Ana: skip\nLuis: skip\nMarta: skip\npile: kitten*2, skip\n\nAna: draw\n"
    assert (0, "explode") in actions(text + "Luis: skip")
    assert actions(text) == [(0, "draw"), (0, "explode")]
    assert actions(text + "...") == [(0, "draw")]
    assert play(read(text)).steps[-1].filled_in
    assert "refused (nothing_to_nope)" in message(text.replace("Marta: skip", "Marta: nope") + "Marta: nope")


def test_a_forced_explosion_is_filled_in_before_questions_about_the_state():
    text = "players: Tom Jule\nTom: skip\nJule: skip\npile: kitten\n\nTom: draw\n"
    asked = (
        "ask: who wins? answer: Jule\nask: is Tom out? answer: yes\nask: whose turn? answer: nobody\n"
        "ask: how many turns owed? answer: 0\nask: how many cards does Tom hold? answer: 0\n"
        "ask: may Tom explode? answer: yes\n"
    )
    for end in ("", "...", "Tom: explode"):
        game = played(text + asked + end)
        assert not game.wrong
        assert (game.end.phase is Phase.KITTEN) == (end == "...")
    asked = "ask: who wins? answer: nobody\nask: is Tom out? answer: no\nask: whose turn? answer: Tom"
    for card in ("defuse", "?"):
        game = played(text.replace("Tom: skip", f"Tom: {card}") + asked)
        assert not game.wrong
        assert game.end.phase is Phase.KITTEN


def test_a_record_cut_before_a_forced_explosion_breaks_off():
    game = play(read("players: Tom Jule\nTom: skip\nJule: skip\npile: kitten\n\nTom: draw\n...")).transitions
    text = write(script_from_game(game, ("Tom", "Jule")))
    assert text.endswith("Tom: draw\n...\n")
    assert play(read(text)).transitions == game


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        ("Tom: skip, defuse\nJule: skip, nope\nTom: skip", 2),
        ("Tom: skip\nJule: skip, nope\nTom: skip", 2),
        ("# a\nTom: tacocat*4\n\nJule: nope\nTom: tacocat*2 from Jule", 3),
        ("Tom: skip\nJule: nothing\nTom: skip", 2),
        ("Tom: skip\nJule: nope\ndiscard: skip\nTom: skip", 2),
    ],
)
def test_hands_without_a_pile_are_told_what_is_missing(lines, line):
    assert re.match(
        rf"line {line}, column 6: this looks like the hand of Tom, but the line 'pile:' is missing; write it below",
        message("players: Tom Jule\n" + lines),
    )


def test_moves_of_a_whole_game_are_no_hands():
    for moves in ("Tom: skip\nJule: nope\nTom: skip", "Tom: attack, skip, favor, shuffle, tacocat\nJule: draw"):
        assert read("players: Tom Jule\n" + moves).description is None
    assert "hands" not in message("players: Tom Jule\nTom: draw\nJule: skip, nope", chance=Seeded(1))
    assert played("players: Tom Jule\nTom: skip\nJule: nope\nTom: skip").end.turn.player == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("players: Tom and Jule", "line 1, column 10: leave 'and' out between the names; write 'players: Tom Jule'."),
        ("players: Tom, Ana B and Jule", "leave 'and' out between the names; write 'players: Tom, Ana B, Jule'."),
        (TABLE + "Ana: tries skip", f"line {FIRST}, column 6: who only tries a move is said before the colon; write"),
        (TABLE + "Ana: tries skip", "write 'Ana tries: skip'."),
        (TABLE + "Ana: draw, draw", f"line {FIRST}, column 6: a line says one move; write the next one on a line of"),
        (TABLE + "Ana: skip, draw", f"line {FIRST}, column 6: a line says one move"),
        (HEAD + "Ana: draw, skip", "line 2, column 6: a line says one move"),
    ],
)
def test_what_is_nearly_right_is_put_right(text, told):
    assert told in message(text)


def test_other_ways_of_asking_and_naming():
    text = TABLE.replace("pile:", "turn: Ana owes 2\npile:")
    asked = (
        "ask: how many turns does Ana owe? answer: 2\nask: how many turns does luis owe? answer: 0\n"
        "ask: can Ana play skip? answer: yes\nask: can Luis nope? answer: no\nask: who can nope? answer: nobody\n"
    )
    game = played(text + asked)
    assert not game.wrong, [str(answer) for answer in game.wrong]
    assert "how many turns does Luis owe?" in write(game.script)
    assert played(TABLE + "Ana: see future").transitions[0].action.cards == "V"


# --- what people say


CATS = (
    "players: Ana Luis Marta\nrulebook: ru\n"
    "Ana: tacocat*3, favor, attack, skip, shuffle, see the future, defuse\nLuis: nope*2, ?*4\nMarta: nope*2, favor\n"
    "pile: ?*12\n\n"
)


PLACES = "'at 3' (1 is the top), 'on top', 'at the bottom' or 'somewhere', and 'openly' behind it if all see it."


def told(moves: str) -> str:
    """What is written for some moves below a table; reading it again gives the same."""
    script = read(CATS + moves)
    written = write(script)
    assert read(written) == script
    return " / ".join(re.sub(r" +", " ", line) for line in written.split("\n\n")[1].strip().split("\n"))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("plays an attack", "attack"),
        ("the attack", "attack"),
        ("plays another skip", "skip"),
        *((f"{card}s", card) for card in ("attack", "skip", "nope", "defuse", "shuffle")),
        ("skips her turn", "skip"),
        ("shuffles the pile", "shuffle"),
        ("sees the future", "see the future"),
        ("skip!!", "skip"),
        ("plays a favor on Luis", "favor from Luis"),
        ("favor Luis", "favor from Luis"),
        ("favors luis", "favor from Luis"),
        ("attacks Luis", "attack from Luis"),
        ("pair of tacocats from Luis", "tacocat*2 from Luis"),
        ("plays a pair of tacocats, steals from Luis", "tacocat*2 from Luis"),
        ("two tacocats from Luis", "tacocat*2 from Luis"),
        ("2x tacocat from Luis", "tacocat*2 from Luis"),
        ("2 x tacocat from Luis", "tacocat*2 from Luis"),
        ("tacocat x2 from Luis", "tacocat*2 from Luis"),
        ("tacocat pair from Luis", "tacocat*2 from Luis"),
        ("two hairy potato cats from Luis", "hairy potato cat*2 from Luis"),
        ("three tacocats from Luis naming defuse", "tacocat*3 from Luis naming defuse"),
        ("tacocat*3 naming defuse from Luis", "tacocat*3 from Luis naming defuse"),
        *(
            (f"tacocat*3 from Luis, {word} a defuse", "tacocat*3 from Luis naming defuse")
            for word in ("naming", "for", "wants", "asking for", "asks for", "and names")
        ),
        ("draws", "draw"),
        ("draws a card", "draw"),
        ("draw the top card", "draw"),
        ("draw kitten", "draw -> exploding kitten"),
        ("draw exploding kitten", "draw -> exploding kitten"),
        ("draws a kitten", "draw -> exploding kitten"),
        ("draw defuse", "draw -> defuse"),
        ("defuses the kitten", "defuse"),
        ("put it on top", "put back on top"),
        ("back on top", "put back on top"),
        ("puts kitten back on top", "put back on top"),
        ("puts the kitten back at the bottom", "put back at the bottom"),
        ("puts it back at the bottom of the pile openly", "put back at the bottom openly"),
        ("put the exploding kitten back at 3", "put back at 3"),
        ("put back openly at 3", "put back at 3 openly"),
        ("nope it", "nope"),
        ("nope!", "nope"),
        ("nope the nope", "nope on nope"),
        ("nope the attack", "nope on attack"),
        ("plays a nope on Luis", "nope on Luis"),
        ("nopes Luis", "nope on Luis"),
        ("неть Luis", "nope on Luis"),
    ],
)
def test_a_move_is_read_as_people_say_it_and_written_in_one_way(said, meant):
    assert told(f"Ana: {said}") == f"Ana: {meant}"


def test_a_name_comes_before_a_word_that_could_stand_for_a_card():
    text = "players: It Luis\nIt: attack\nLuis: nope, ?\npile: ?*9\n\nIt: attack\nLuis: nope it"
    assert read(text).items[1].aim == 0


def test_cards_are_counted_in_the_ways_of_people_in_hands_too():
    hands = "Ana: two skips, a defuse, five unknown cards, 2 x attack\nLuis: pair of tacocats, one nope\n"
    assert start(read("players: Ana Luis\n" + hands + "pile: ?*9")).table.hands == ("?????AADSS", "NTT")


@pytest.mark.parametrize(
    ("line", "advice"),
    [
        *((f"Ana: {cats} from Luis", "say which cat is meant, as in 'tacocat*2 from Luis'.")
          for cats in ("cat*2", "two cats", "two cats, steal", "cat pair", "2x cat", "pair of cats", "cats")),
        *((f"Ana: {cats} from Luis", "say which cat is meant, as in 'tacocat*3 from Luis naming defuse'.")
          for cats in ("cat*3", "three cats")),
        ("Ana: pair from Luis", "say which cards are played, as in 'tacocat*2 from Luis'."),
        ("Ana: steals a card from Luis", "say which cards are played, as in 'tacocat*2 from Luis'."),
        ("Ana: triple from Luis", "say which three cards are played, as in 'tacocat*3 from Luis naming defuse'."),
        ("Ana: tacocat*3 from Luis, defuse",
         "a card that is asked for stands behind 'naming'; write 'tacocat*3 from Luis naming defuse'."),
        ("Ana: five different cards", "name the cards that are played, as in 'attack, skip, favor, shuffle, tacocat'."),
        *((f"Ana: {end}", "to play nothing and end the turn, write 'draw'.")
          for end in ("ends turn", "end turn", "ends her turn", "passes the turn", "done", "plays nothing")),
        ("Ana: dies", "whoever has a Kitten and no Defuse writes 'explode'."),
        ("Ana: pass", "this move is refused (nothing_to_answer); to play nothing and end the turn, write 'draw'"),
        ("Ana: attacks Luis", "this move is refused (target_not_wanted)"),
        ("Ana: puts the kitten back", f"say where the Kitten is put back: {PLACES}"),
        ("Ana: puts the kitten back openly", f"say where the Kitten is put back: {PLACES}"),
        ("Ana: put it back up", f"'up' is not a place; write {PLACES}"),
        ("Ana: draw kitten -> kitten", "what was drawn is said twice here; say it once, as in 'draw -> skip'."),
        ("Ana tries: draw kitten", "so it has no outcome; leave out what came of it."),
        ("Ana plays a favor on Luis", "a colon is missing; write 'Ana: plays a favor on Luis'."),
        ("Ana is happy", "and further on 'is happy' is neither a card nor a move; write a card, 'draw' or 'pass'."),
        ("Luis says 4", "a colon is missing; write 'Luis says: 4'."),
        ("Luis tries skip", "a colon is missing; write 'Luis tries: skip'."),
    ],
)  # fmt: skip
def test_what_is_said_and_cannot_be_read_is_told_the_right_form(line, advice):
    assert message(CATS + line).endswith(advice)


def test_a_pass_that_nobody_waits_for_carries_a_hint_and_other_refusals_none():
    for line, hint in (("Ana: pass", "to play nothing and end the turn, write 'draw'"), ("Luis: pass", "")):
        with pytest.raises(RefusedMoveError) as caught:
            play(read(CATS + line))
        assert caught.value.hint == hint


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Ana: plays a favor on Lius", 23),
        ("Ana: plays an atack", 15),
        ("Ana: two tacocats from Luis, wants a dfuse", 38),
        ("ask: may Marta still nop?", 22),
    ],
)
def test_a_mistake_in_reworded_words_is_told_where_it_was_typed(text, place):
    assert message(CATS + text).startswith(f"line 8, column {place}: ")


def test_a_hand_that_is_a_number_is_told_how_unknown_cards_are_written():
    text = "players: Ana Luis\nAna: {}\nLuis: ?*2\npile: ?*9"
    for hand in ("5", "5 cards", "five cards"):
        assert message(text.format(hand)) == "line 2, column 6: write '?*5' for 5 unknown cards, or say which."
    assert "write '?' for an unknown card, or say which." in message(text.format("1 card"))
    assert "say which cat is meant, as in 'tacocat'." in message(text.format("skip, a cat"))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("does the attack happen", "does it happen?"),
        ("does her attack happen", "does it happen?"),
        ("does the card happen", "does it happen?"),
        ("may Marta still nope", "may Marta nope?"),
        ("can Ana nope", "may Ana nope?"),
        ("is Luis dead", "is Luis out?"),
        ("has Luis exploded", "is Luis out?"),
        ("who goes next", "whose turn?"),
        ("must Ana draw", "must Ana draw?"),
        ("does Ana have to draw", "must Ana draw?"),
        ("is Ana allowed to attack", "may Ana attack?"),
        ("who won", "who wins?"),
        ("how many cards does Luis have", "how many cards does Luis hold?"),
        ("how many cards are left in the pile", "how many cards in the pile?"),
        ("may Luis put the kitten back openly", "may Luis put back on top openly?"),
        ("may Luis put it back secretly", "may Luis put back on top?"),
        ("where are the defuses", "where is defuse?"),
    ],
)
def test_a_question_is_read_as_people_ask_it_and_written_in_one_way(said, meant):
    for mark in ("?", ""):
        assert told(f"Ana: attack\nask: {said}{mark}") == f"Ana: attack / ask: {meant}"


def test_a_play_is_called_by_its_card_only_while_it_is_the_last():
    asked = "ask: does the favor happen?"
    favor = "Ana: favor from Luis\n"
    assert played(CATS + favor + "Luis: nope\n" + asked).answers[0].got == "no"
    for moves in ("", "Ana: attack\n", favor + "Luis: nope\nAna: attack\n", "Ana tries: favor from Luis\n"):
        assert message(CATS + moves + asked).endswith(
            "'does the favor happen?' cannot be asked; ask 'does it happen?', which is about the play made last."
        )


@pytest.mark.parametrize(
    ("asked", "forms"),
    [
        ("where are the cards of Luis?", ("where is skip?", "how many cards does Luis hold?")),
        ("is Luis alive?", ("is Luis out?",)),
        ("who can play?", ("who may nope?", "who wins?")),
    ],
)
def test_a_question_that_cannot_be_asked_is_answered_with_the_nearest_forms(asked, forms):
    sentence = message(CATS + f"ask: {asked}")
    assert sentence.count("?'") == 4, "the question, and three others"
    assert all(repr(form) in sentence for form in forms)


# --- what a text leaves out, once more


def test_an_explosion_that_could_be_defused_is_not_filled_in():
    text = HEAD + "Ana: ?\nLuis: skip\nMarta: skip\npile: kitten*2, skip\n\nAna: draw\nLuis: skip"
    assert "refused (kitten_first)" in message(text)


def test_what_goes_without_saying_about_chance():
    game = played(TABLE + "Ana: shuffle\nAna: draw\n")
    assert game.end.table.pile == "?" * 7
    assert game.end.table.hands[0].count("?") == 3
    game = played("players: Ana Luis\nAna: tacocat*2\nLuis: nope*2\npile: kitten, skip\n\nAna: tacocat*2 from Luis")
    assert game.end.table.hands == ("N", "N")


def test_unknown_cards_that_can_only_be_kittens():
    game = played("players: Ana Luis\nAna: defuse\nLuis: skip\npile: ?\n\nAna: draw\nAna: defuse\nAna: put back on top")
    assert game.end.table.pile == "K"


def test_a_driver_draws_what_the_text_does_not_say():
    text = "players: Ana Luis\nAna: shuffle\nLuis: skip\npile: kitten, skip, nope\n\nAna: shuffle"
    assert sorted(played(text, chance=Seeded(1)).end.table.pile) == ["K", "N", "S"]
    assert played(text).end.table.pile == "???", "without a driver nobody knows the order of a shuffled pile"


def test_a_whole_game_is_dealt_by_a_driver_or_stays_unknown():
    assert played("players: Ana Luis Marta\nAna: draw", chance=Seeded(2)).end.turn.player in (0, 1)
    table = played("players: Ana Luis Marta\nAna: draw").end.table
    assert (table.hands[0], table.hands[1], len(table.pile)) == ("????????D", "???????D", 28)
    assert play(read("players: Ana Luis Marta")).end.phase is Phase.SETUP


def test_an_outcome_may_say_what_is_known_anyway():
    text = "players: Ana Luis\nAna: skip\nLuis: nope\npile: skip, kitten\n\n"
    assert played(text + "Ana: draw -> skip").end.table.hands[0] == "SS"
    assert message(text + "Ana: draw -> nope") == (
        "line 6, column 14: the card on top of the pile was skip; write that, or leave the outcome out."
    )


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        ("Ana: draw\nAna: defuse\n-> skip", "was never asked for"),
        ("Ana: shuffle -> kitten, ?", "the pile has 8 cards, but 2 are written here"),
        ("Ana: shuffle -> nope*4, ?*4", "more cards called nope are written here than there can be (3)"),
        ("Ana: skip -> nope", "was never asked for: nothing is left to chance here"),
        ("Ana: shuffle -> ?*8\n-> ?*8", "was never asked for"),
        ("Ana tries: shuffle -> ?*8", "it has no outcome"),
        ("Ana: shuffle ->", "say behind '->' what happened"),
    ],
)
def test_outcomes_out_of_place(moves, told):
    text = TABLE.replace("Ana: attack", "Ana: defuse, attack") + moves
    assert told in message(text)


def test_until_plays_no_further_and_fills_nothing_in():
    script = read(TABLE + "Ana: attack\nMarta: nope\nAna: skip")
    assert [one.action.kind.value for one in play(script, until=FIRST).transitions] == ["play"]
    assert play(script, until=1).steps == ()
    assert play(script, until=FIRST + 1).end.phase is Phase.REACTION


# --- Nopes, tries, questions


def test_a_nope_says_which_card_it_answers():
    text = TABLE.replace("Luis: defuse, nope", "Luis: defuse, nope*2").replace("Ana: ", "Ana: nope, ", 1)
    game = played(text + "Ana: attack\nLuis: nope on attack\nMarta: nope on Luis")
    assert [one.action.position for one in game.transitions if one.action.kind is ActionKind.NOPE] == [0, 1]
    assert "refused (already_cancelled)" in message(text + "Ana: attack\nLuis: nope\nMarta: nope on attack")
    assert message(text + "Ana: attack\nLuis: nope on skip").endswith(
        "the Nope is aimed at skip, but what was laid is 'Ana: attack'."
    )


def test_a_move_that_is_only_tried_is_judged_and_changes_nothing():
    game = played(TABLE + "Luis tries: skip\nAna tries: skip\nAna: attack\nAna tries: nope\nMarta: nope")
    judged = [one.refusal for one in game.steps if one.refusal]
    assert [(one.verdict.allowed, one.verdict.reason) for one in judged][:2] == [(False, "not_your_turn"), (True, "")]
    assert judged[2].before.phase is Phase.REACTION
    assert [one.action.kind.value for one in game.transitions][:2] == ["play", "nope"]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("whose turn", "Luis"),
        ("HOW MANY TURNS OWED?", "2"),
        ("who may nope", "Luis, Marta"),
        ("may Luis attack?", "no"),
        ("may Marta nope on Ana?", "yes"),
        ("who wins?", "nobody"),
        ("how many cards in the pile？", "8"),
        ("how many cards does ana hold?", "4"),
        ("is Marta out?", "no"),
        ("does it happen?", "yes"),
    ],
)
def test_questions(question, answer):
    game = played(TABLE + f"Ana: attack\nask: {question}  answer: {answer}\nMarta: nope")
    assert game.answers[0].ok, str(game.answers[0])
    assert game.answers[0].after == 1
    assert game.end.turn.player == 0


def test_answers_for_some_rulebooks_and_all_others():
    text = TABLE + "turn: Ana owes 2\nAna: attack\nask: how many turns owed? answer zh, en-2015: 2\nanswer: 4"
    for book in BOOKS:
        assert play(read(text), load_rulebook(book)).answers[0].ok
    wrong = play(read(text.replace("answer: 4", "answer: 5"))).wrong
    assert [(one.expected, one.got, one.rulebook) for one in wrong] == [("5", "4", "es")]
    assert str(wrong[0]) == f"line {FIRST + 2}, under es: 4, but the text expects 5"


def test_answers_given_twice_are_named_in_the_order_of_the_text():
    told = message(HEAD + "ask: whose turn?\nanswer es, tr, ru, zh: Ana\nanswer zh, ru, tr, es: Luis")
    assert "the answer for zh, ru, tr, es is already given in line 3" in told


def test_a_question_without_an_expected_answer_is_answered():
    answer = played(TABLE + "ask: may Luis skip?").answers[0]
    assert (answer.expected, answer.got, answer.ok, answer.verdict.reason) == (None, "no", True, "not_your_turn")


def test_the_winner():
    text = "players: Ana Luis\nAna: skip\nLuis: skip\npile: kitten\n\nAna: draw\nAna: explode\n"
    asked = text + "ask: who wins? answer: Luis\nask: whose turn? answer: nobody\nask: is Ana out? answer: yes"
    assert not played(asked).wrong


# --- mistakes, each in one sentence with its place


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "line 1, column 1: no line says who plays; write one, as in 'players: Ana Luis Marta'."),
        ("players: Ana", "line 1, column 10: 1 player cannot play this game; it is for 2 to 5."),
        ("players: A B C D E F", "line 1, column 20: more than 5 players cannot play this game; it is for 2 to 5."),
        ("Ana: draw", "line 1, column 1: say first who plays, as in 'players: Ana Luis Marta'."),
        ("players: Ana Luis\nplayers: Ana Luis", "line 2, column 1: 'players:' is already written in line 1; keep one"),
        ("rulebook: en-2O25\n" + HEAD, "line 1, column 11: there is no rulebook 'en-2O25'; did you mean 'en-2025'?"),
        ("rulebook: nowhere.toml\n" + HEAD, "line 1, column 1: there is no file 'nowhere.toml'"),
        ("house: pair = any\n" + HEAD, "line 1, column 8: house rule, option 'pair': 'any' is not a value of it"),
        ("house: nonsense\n" + HEAD, "line 1, column 8: house rule: 'nonsense' is not of the form"),
        ("house: pair = any title\n" + HEAD, "line 1, column 1: house rule, option 'pair': the house rule 'any_title'"),
        ("table: first gme\n" + HEAD, "line 1, column 8: 'first gme' is nothing that a table does; did you mean"),
        (HEAD + "Ana draw", "line 2, column 1: a colon is missing; write 'Ana: draw'."),
        (HEAD + "Hello there", "line 2, column 1: 'Hello there' is not a line of this notation, such as"),
        (HEAD + "Anna: draw", "line 2, column 1: 'Anna' is neither a player nor a word of the notation; did you mean"),
        (HEAD + "Ana: drwa", "line 2, column 6: 'drwa' is neither a card nor a move; did you mean 'draw'?"),
        (HEAD + "Ana: qqq", "line 2, column 6: 'qqq' is neither a card nor a move; write a card, 'draw' or 'pass'."),
        (HEAD + "Ana:", "line 2, column 5: Ana does nothing here; write a move, as in 'Ana: draw'."),
        (
            HEAD + "Ana: skip, ?*3",
            "line 2, column 6: this looks like the hand of Ana, but the line 'pile:' is missing; write it below",
        ),
        (
            HEAD + "discard: skip",
            "line 2, column 1: 'discard:' describes a table, so a line 'pile: ...' is needed too.",
        ),
        (HEAD + "turn: Ana owes 2", "line 2, column 1: a whole game begins with an ordinary turn;"),
        (HEAD + "Ana: skip\npile: ?*9", "line 3, column 1: the hand of Luis is missing; write it above this line"),
        (HEAD + "Ana: skip\nAna: draw\npile: ?", "line 3, column 1: the hand of Ana is already written in line 2;"),
        (HEAD + "ask: whose turn?\npile: ?", "line 2, column 1: this belongs below the line 'pile: ...'"),
        (HEAD + "Ana: skip*0\npile: ?", "line 2, column 11: '0' is not a number of cards; it goes from 1 to 56."),
        (HEAD + "Ana: ?*99999999\npile: ?", "line 2, column 8: '99999999' is not a number of cards;"),
        (HEAD + "Ana: skip,, nope\npile: ?", "line 2, column 11: the name of a card is missing here."),
        (HEAD + "Ana: ?*50, skip*9\npile: ?", "line 2, column 12: more than 56 cards are listed here"),
        (TABLE + "Ana: draw\npile: ?", f"line {FIRST + 1}, column 1: 'pile:' belongs above the first move."),
        (TABLE + "Ana: ?", f"line {FIRST}, column 6: an unknown card cannot be played; name the card"),
        (TABLE + "Ana: favor from Lius", f"line {FIRST}, column 17: 'Lius' is not a player; did you mean 'Luis'?"),
        (TABLE + "Ana: favor from", f"line {FIRST}, column 16: the name of a player is missing here; the players are"),
        (
            TABLE + "Ana: nope on Bob",
            f"line {FIRST}, column 14: a Nope is aimed at a player's card or at a card, not at",
        ),
        (
            TABLE + "Ana: put back at 0",
            f"line {FIRST}, column 15: there is no place '0'; places are counted from the top",
        ),
        (TABLE + "Ana: put back up", f"line {FIRST}, column 15: 'up' is not a place; write 'at 3' (1 is the top)"),
        (TABLE + "Ana: skip*3 from Luis naming ?", f"line {FIRST}, column 30: an unknown card cannot stand here"),
        (
            TABLE + "ask: whose trn?",
            f"line {FIRST}, column 6: 'whose trn?' cannot be asked; did you mean 'whose turn?'?",
        ),
        (TABLE + "ask: why?", f"line {FIRST}, column 6: 'why?' cannot be asked; what can be asked is, for"),
        (
            TABLE + "ask: whose turn? answer: Lius",
            f"line {FIRST}, column 26: 'Lius' is not a player; did you mean 'Luis'?",
        ),
        (
            TABLE + "ask: is Ana out? answer: maybe",
            f"line {FIRST}, column 26: the answer is 'yes' or 'no', not 'maybe'.",
        ),
        (
            TABLE + "ask: how many turns owed? answer: x",
            f"line {FIRST}, column 35: the answer is a number from 0 to 999, not 'x'.",
        ),
        (
            TABLE + "ask: whose turn? answer xx: Ana",
            f"line {FIRST}, column 25: 'xx' is not a rulebook; they are es, tr",
        ),
        (TABLE + "ask: whose turn? answer: Ana answer: Luis", "is already given in line"),
        (
            TABLE + "Ana: draw\nanswer: Ana",
            f"line {FIRST + 1}, column 1: an answer stands behind or below its question",
        ),
        (TABLE + "ask: does it happen?", f"line {FIRST}, column 6: nothing has been played yet"),
        (
            TABLE + "Ana: sk\x07ip",
            f"line {FIRST}, column 8: the invisible control character U+0007 stands here; delete it.",
        ),
        (TABLE + "Ana: \u202eskip", f"line {FIRST}, column 6: the invisible control character U+202E stands here"),
        (
            HEAD + "Ana: ?*20\nLuis: ?*20\nMarta: ?\npile: ?*20",
            "line 5, column 1: 61 cards are mentioned, but the box has 56.",
        ),
        (HEAD + "Ana: skip\nLuis: skip\nMarta: skip\nout: Marta\npile: ?", "Marta is out and cannot hold cards"),
        (HEAD + "Ana: skip\nLuis: skip\nMarta: skip\npile: skip", "line 5, column 1: the pile has no room for the 2"),
    ],
)
def test_each_mistake_is_told_in_one_sentence(text, told):
    assert told in message(text)


def test_the_source_is_named():
    with pytest.raises(
        NotationError, match=r"^evening\.ek, line 2, column 6: 'skpi' is not a card; did you mean 'skip'\?$"
    ):
        read(HEAD + "Ana: skpi", "evening.ek")


def test_a_refused_move_carries_what_an_explanation_needs():
    with pytest.raises(RefusedMoveError) as caught:
        play(read(TABLE + "Ana: attack\nLuis: skip\nMarta: favor from Ana"))
    error = caught.value
    assert isinstance(error, IllegalMoveError)
    assert str(error) == f"line {FIRST + 2}, column 1: this move is refused (not_your_turn)"
    assert (error.line, error.column, error.verdict.reason) == (FIRST + 2, 1, "not_your_turn")
    assert error.action == Action.play(2, "F", 0)
    assert check(error.state, error.action) == error.verdict
    assert error.played.end == error.state


def test_a_sixth_nope_is_told_as_such():
    text = "players: Ana Luis\nAna: nope*3, skip\nLuis: nope*2, ?*2\npile: kitten, ?*4\n\nAna: skip\nLuis: nope\n"
    with pytest.raises(RefusedMoveError) as caught:
        play(read(text + "Ana: nope\nLuis: nope\nAna: nope\nLuis: nope"))
    assert caught.value.verdict.reason == "no_more_in_box"


@pytest.mark.parametrize(
    "text", ["x" * (MOST_CHARACTERS + 1), "noise \x00\n" * 200_000, "[" * 1_000_000, "\n" * (MOST_LINES + 1)]
)
def test_too_much_is_refused_and_the_limit_is_named(text):
    assert re.search(r"at most (200,000|5,000) can be read\.$", message(text))


@pytest.mark.parametrize(
    "text",
    [
        "x" * MOST_CHARACTERS,
        HEAD + "Ana: " + "skip," * 39_000,
        HEAD + "Ana: " + "?" * 190_000,
        HEAD + "ask: " + "may " * 40_000,
        HEAD + "ask: " + "answer: " * 20_000,
        HEAD + " from" * 39_000,
        HEAD + "Ana: nope" + " on" * 60_000,
        HEAD + "Ana: put back" + " " * 150_000 + "x",
        HEAD + "ask: is" + " a" * 60_000 + " x",
        HEAD + "Ana: 1" + " " * 150_000 + "*",
        HEAD + "turn: a" + " owes" * 39_000,
        HEAD + "turn: a" + " " * 150_000 + "x",
        HEAD + "Ana: a" + " " * 150_000 + "x",
        HEAD + "Ana: nope" + " " * 150_000 + "x",
        HEAD + "ask: is " + " " * 150_000 + "x out",
        HEAD + "ask: how many cards does" + " " * 150_000 + "hold",
        HEAD + "ask: who may nope? answer: " + "Ana " * 40_000,
        HEAD + "ask: " + "answer " * 25_000,
        HEAD + "Ana: skip" + " " * 150_000 + "*" + " " * 40_000 + "x",
        HEAD + "out:" + " a" * 80_000,
        "players:" + " " * 150_000 + "x",
        HEAD + "house: " + "a" * 190_000 + " = on",
        HEAD + "house: pair = " + "a" * 190_000,
        "rulebook: " + "e" * 190_000,
        HEAD + "table: " + " first" * 30_000,
        HEAD + "answer" + " es," * 40_000 + ": 3",
        HEAD + "a tries" * 25_000 + ": x",
        HEAD + "Ana: " + "-> " * 60_000,
        "#" * MOST_CHARACTERS,
        ":" * MOST_CHARACTERS,
    ],
)
def test_noise_within_the_limit_is_refused_briefly(text):
    """A reader whose work grew with the square of a line would not come back from these in minutes."""
    assert len(message(text)) < 600


def test_byte_order_mark_and_any_line_end():
    assert read("\ufeff" + TABLE.replace("\n", "\r\n")) == read(TABLE) == read(TABLE.replace("\n", "\r"))


@pytest.mark.parametrize("seed", range(4))
def test_no_text_ever_ends_in_another_error(seed):
    """Whatever is typed: a script, or one sentence."""
    random = Random(seed)
    words = (
        *("ask:", "answer:", "->", "#", ",", ":", "*", "?*4", "tries", "nope", "on", "from", "naming", "owes", "2"),
        *("of an attack", "put back at 3", "...", "pile:", "turn:", "out:", "house:", "table:", "Ana:", "Luis"),
        *("pass", "draw", "give", "take", "name", "skip", "kitten", "0", "99", "nothing", "may", "who", "：", "İ"),
    )
    base = TABLE + "Ana: attack\nMarta: nope # hm\nask: whose turn? answer: Ana\nAna: shuffle -> ?*8\nAna: draw\n"
    for _ in range(300):
        text = base
        for _change in range(random.randint(1, 4)):
            place = random.randrange(len(text) + 1)
            if random.random() < 0.3:
                text = text[:place] + text[place + random.randint(1, 20) :]
            else:
                word = random.choice((*words, chr(random.randrange(0x3000)), "\n"))
                text = text[:place] + random.choice(("", " ", "\n")) + word + text[place:]
        try:
            script = read(text)
            assert read(write(script)) == script
            play(script, chance=Seeded(1))
        except EkTeachError as error:
            assert "\n" not in str(error)  # noqa: PT017


# --- rulebooks and records


def test_rulebook_house_rules_and_table():
    text = "rulebook: RU\nhouse: lone cat = allowed\ntable: first game\n" + HEAD
    script = read(text)
    assert script.first_game
    assert script.rulebook() == load_rulebook("ru").first_game().with_house_rules(HouseRule("lone_cat", "allowed"))
    assert read("table: special combos\n" + HEAD).rulebook().values["special_combos"] == "on"


def test_a_rulebook_may_be_a_file(tmp_path):
    path = tmp_path / "ours.toml"
    path.write_text('[house]\nbase = "es"\n[option.lone_cat]\nvalue = "allowed"\n', encoding="utf-8")
    assert read(f"rulebook: {path}\n{HEAD}").rulebook().values["lone_cat"] == "allowed"
    game = random_game(load_rulebook(str(path)), 2, seed=1)
    for name in ("", str(path)):
        text = write(script_from_game(game, NAMES[:2], rulebook_name=name))
        assert list(play(read(text)).transitions) == game
    path.write_text("noise", encoding="utf-8")
    with pytest.raises(RulebookError, match="not valid TOML"):
        read(f"rulebook: {path}\n{HEAD}").rulebook()


def test_a_rulebook_file_that_cannot_be_looked_at_is_told_in_its_line(monkeypatch):
    told = message("rulebook: " + "é" * 230 + ".toml\n" + HEAD)
    assert told.startswith("line 1, column 1: the file 'ééé") and told.endswith("(File name too long).")

    def is_file(path):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "is_file", is_file)
    told = message("rulebook: secret/own.toml\n" + HEAD)
    assert told == "line 1, column 1: the file 'secret/own.toml' cannot be looked at (Permission denied)."


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda _: read(None), "what is read is a text, not an object of type NoneType"),
        (lambda _: read(b"x"), "not an object of type bytes; decode bytes"),
        (lambda script: write(script, "xx"), "there is no language 'xx'. The languages are: en, es, tr, ru, zh."),
        (lambda script: write(script, None), "there is no language None"),
        (lambda _: write("x"), "what is written is a script, not an object of type str"),
        (lambda _: play("x"), "what is played is a script, not an object of type str"),
        (lambda script: play(script, chance=7), "chance is a driver that answers, not 7; pass Seeded(7)."),
        (lambda script: play(script, chance="x"), "chance is a driver that answers, not 'x'; pass Seeded(7)."),
    ],
)
def test_a_wrong_type_is_told_in_one_sentence(call, told):
    with pytest.raises(EkTeachError) as caught:
        call(read(TABLE))
    assert told in str(caught.value) and "\n" not in str(caught.value)


def test_a_game_that_begins_in_the_middle_of_something_is_refused():
    game = random_game(load_rulebook("es"), 3, seed=1)
    later = next(place for place, one in enumerate(game) if one.before.phase is Phase.REACTION)
    with pytest.raises(NotationError, match="this game cannot be written down: a text begins with"):
        script_from_game(game[later:], NAMES[:3])
    with pytest.raises(NotationError, match="without a step"):
        script_from_game([], NAMES[:3])
    with pytest.raises(NotationError, match="2 names are given, but 3 players play"):
        script_from_game(game, NAMES[:2])
    with pytest.raises(NotationError, match="cannot be written"):
        script_from_game(game, NAMES[:3], title="a # b")
    with pytest.raises(NotationError, match="is a card"):
        script_from_game(game, ("Ana", "Nope", "Eva"))


def test_lines_and_columns_are_kept():
    script = read(TABLE + "  Ana:  attack   # loud\n")
    move = script.items[0]
    assert isinstance(move, Move)
    assert (move.line, move.column, move.comment) == (FIRST, 3, "loud")
    assert start(script).table.pile == "KK??????"


# --- what a question may hang on


STEAL = (
    "rulebook: ru\nplayers: Ana Luis\nAna: tacocat*2\nLuis: nope, skip\npile: kitten, skip\nAna: tacocat*2 from Luis"
)


@pytest.mark.parametrize("outcome", [" -> nope", "\n-> nope"])
def test_how_many_cards_after_a_steal_does_not_hang_on_which_card_or_on_where_it_is_written(outcome):
    asked = "\nask: how many cards does Luis hold? answer: 1\nask: how many cards does Ana hold? answer: 1"
    text = STEAL + (outcome + asked if outcome.startswith(" ") else asked + outcome)
    assert [answer.ok for answer in play(read(text)).answers] == [True, True]


def test_whose_turn_it_is_does_not_hang_on_where_a_kitten_goes_at_random():
    text = (
        "rulebook: es\nhouse: kitten placed = random instead of chosen\nplayers: Ana Luis\nAna: defuse\nLuis: skip\n"
        "pile: kitten, skip\nAna: draw\nAna: defuse\nask: whose turn? answer: Luis\n-> at 2"
    )
    assert play(read(text)).answers[0].ok


def test_how_many_cards_after_three_of_a_kind_hangs_on_a_partly_unknown_hand():
    """tr Kartlar 10: the card is handed over if it is held, and nobody can tell yet."""
    text = (
        "rulebook: tr\nplayers: Ana Luis\nAna: skip*3\nLuis: ?*2\npile: kitten, ?\n"
        "Ana: skip*3 from Luis naming defuse\nask: how many cards does Luis hold?\n-> nothing"
    )
    assert play(read(text)).answers[0].got == "depends"
    below = (
        text.replace("ask: how many cards does Luis hold?\n", "") + "\nask: how many cards does Luis hold? answer: 2"
    )
    assert play(read(below)).answers[0].ok


def test_nothing_but_comments_stands_below_the_line_that_breaks_off():
    text = "players: Ana Luis\nAna: skip\nLuis: skip\npile: skip, kitten\nAna: skip\n...\n# enough\n"
    assert len(play(read(text)).transitions) == 1
    with pytest.raises(NotationError, match="line 8, column 1: the text breaks off"):
        read(text + "ask: who wins?")


@pytest.mark.parametrize("aimed", ["from", "on", "at", "against", "FROM"])
@pytest.mark.parametrize("naming", ["naming", "for", "asking for"])
def test_a_card_is_aimed_and_a_card_named_in_the_words_that_people_use(aimed: str, naming: str) -> None:
    table = "players: Ana Luis\nAna: skip*3\nLuis: ?*4\npile: ?*9\n\n"
    one, other = (
        read(table + f"Ana: skip*3 {words}") for words in (f"{aimed} Luis {naming} nope", "from Luis naming nope")
    )
    assert one.items[0].action == other.items[0].action
