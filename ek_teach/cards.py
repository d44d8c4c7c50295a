"""The box: 56 cards, their titles, and what each of five languages calls them.

A *title* is what is printed at the head of a card; the box holds thirteen of them. Wherever the toolkit keeps
several cards (a hand, the draw pile, the discard pile) it keeps a plain string with one character a card, the
*code* of its title, and ``?`` for a card whose title is not known:

>>> hand = Title.DEFUSE + Title.NOPE + Title.NOPE + UNKNOWN
>>> hand.count(Title.NOPE)
2
>>> [title_name(code) for code in hand]
['Defuse', 'Nope', 'Nope', 'unknown card']

Such a string is a value: it can be compared, hashed, cut and joined, and costs nothing to copy.
"""

from enum import StrEnum
from typing import Final

__all__ = [
    "BOX",
    "BOX_SIZE",
    "CATS",
    "UNKNOWN",
    "Cards",
    "Title",
    "all_names",
    "sorted_cards",
    "title_name",
]

Cards = str
"""Some cards in order, one character each: the code of the title, or ``?`` for an unknown card."""

UNKNOWN: Final = "?"
"""The code of a card whose title is not known."""


class Title(StrEnum):
    """The thirteen titles of the box; the value of each is its one-character code.

    Examples
    --------
    >>> Title.SEE_THE_FUTURE
    <Title.SEE_THE_FUTURE: 'V'>
    >>> Title("K").name
    'EXPLODING_KITTEN'
    """

    EXPLODING_KITTEN = "K"
    DEFUSE = "D"
    NOPE = "N"
    ATTACK = "A"
    SKIP = "S"
    FAVOR = "F"
    SHUFFLE = "H"
    SEE_THE_FUTURE = "V"
    TACOCAT = "T"
    CATTERMELON = "M"
    HAIRY_POTATO_CAT = "P"
    BEARD_CAT = "B"
    RAINBOW_RALPHING_CAT = "R"


CATS: Final[Cards] = (
    Title.TACOCAT + Title.CATTERMELON + Title.HAIRY_POTATO_CAT + Title.BEARD_CAT + Title.RAINBOW_RALPHING_CAT
)
"""The codes of the five cats, which have no effect on their own."""

BOX: Final[dict[str, int]] = {
    Title.EXPLODING_KITTEN: 4,
    Title.DEFUSE: 6,
    Title.NOPE: 5,
    Title.ATTACK: 4,
    Title.SKIP: 4,
    Title.FAVOR: 4,
    Title.SHUFFLE: 4,
    Title.SEE_THE_FUTURE: 5,
    **dict.fromkeys(CATS, 4),
}
"""How many cards of each title the box holds (tr *Kartlar*; ru *Победа и состав* 2; zh *遊戲內容物*)."""

BOX_SIZE: Final = 56
"""How many cards the box holds in all."""

# The first name of each entry is the one shown; the others are also understood. The cards' names are those of the
# rulebooks. The Spanish, Turkish and Russian books speak of the five kinds of cat without naming them: there the
# book's own word for a cat card is told apart by the name printed on the English card.
_CAT_WORDS: Final = {"es": "carta de gato", "tr": "Kedi kartı", "ru": "кошкокарта"}
_ENGLISH_CATS: Final = {
    Title.TACOCAT: ("Tacocat", "taco cat", "taco"),
    Title.CATTERMELON: ("Cattermelon", "melon cat", "melon"),
    Title.HAIRY_POTATO_CAT: ("Hairy Potato Cat", "potato cat", "hairy potato", "potato"),
    Title.BEARD_CAT: ("Beard Cat", "bearded cat", "beard"),
    Title.RAINBOW_RALPHING_CAT: ("Rainbow-Ralphing Cat", "rainbow ralphing cat", "rainbow cat", "rainbow"),
}
_CHINESE_CATS: Final = {
    Title.TACOCAT: "塔可貓",
    Title.CATTERMELON: "瓜貓",
    Title.HAIRY_POTATO_CAT: "毛茸茸馬鈴薯貓",
    Title.BEARD_CAT: "鬍子貓",
    Title.RAINBOW_RALPHING_CAT: "口吐彩虹貓",
}
_NAMES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    UNKNOWN: {
        "en": ("unknown card", "?", "unknown"),
        "es": ("carta desconocida",),
        "tr": ("bilinmeyen kart",),
        "ru": ("неизвестная карта",),
        "zh": ("未知的卡牌",),
    },
    Title.EXPLODING_KITTEN: {
        "en": ("Exploding Kitten", "kitten"),
        "es": ("gatito explosivo", "gatito", "gatitos explosivos", "gatitos"),
        "tr": ("Patlatan Kedi", "patlayan kedi"),
        "ru": ("Взрывной котёнок", "котёнок"),
        "zh": ("爆炸貓卡", "爆炸貓"),
    },
    Title.DEFUSE: {
        "en": ("Defuse",),
        "es": ("desactivación", "desactivaciones"),
        "tr": ("Etkisizleştirme", "Etkisizleştirme kartı"),
        "ru": ("Обезвредь",),
        "zh": ("拆除卡", "拆除"),
    },
    Title.NOPE: {
        "en": ("Nope",),
        "es": ("No", "carta No"),
        "tr": ("Dur", "Dur kartı"),
        "ru": ("Неть",),
        "zh": ("休想卡", "休想"),
    },
    Title.ATTACK: {
        "en": ("Attack",),
        "es": ("Ataque",),
        "tr": ("Atak", "Atak kartı"),
        "ru": ("Нападай",),
        "zh": ("攻擊卡", "攻擊"),
    },
    Title.SKIP: {
        "en": ("Skip",),
        "es": ("Saltar", "carta Saltar"),
        "tr": ("Atla", "Atla kartı"),
        "ru": ("Слиняй",),
        "zh": ("跳過卡", "跳過"),
    },
    Title.FAVOR: {
        "en": ("Favor", "favour"),
        "es": ("Favor",),
        "tr": ("İyilik",),
        "ru": ("Подлижись",),
        "zh": ("恩惠卡", "恩惠"),
    },
    Title.SHUFFLE: {
        "en": ("Shuffle",),
        "es": ("Barajar",),
        "tr": ("Karıştır",),
        "ru": ("Затасуй",),
        "zh": ("洗混卡", "洗混"),
    },
    Title.SEE_THE_FUTURE: {
        "en": ("See the Future", "stf", "future"),
        "es": ("Ver el futuro",),
        "tr": ("Geleceği Gör",),
        "ru": ("Подсмуртри грядущее", "Подсмотри грядущее"),
        "zh": ("預見未來卡", "預見未來"),
    },
    **{
        cat: {
            "en": names,
            **{language: (f"{word} {names[0]}", f"{word} ({names[0]})") for language, word in _CAT_WORDS.items()},
            "zh": (_CHINESE_CATS[cat], f"{_CHINESE_CATS[cat]}卡"),
        }
        for cat, names in _ENGLISH_CATS.items()
    },
}


def title_name(code: str, language: str = "en") -> str:
    """Say what a language calls a card.

    Parameters
    ----------
    code : str
        The code of a title, or ``?``.
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`.

    Returns
    -------
    str
        The name as that language's rulebook spells it; for an unknown card, and for a cat that the book leaves
        unnamed, words of ours.

    Examples
    --------
    >>> title_name(Title.SEE_THE_FUTURE, "ru")
    'Подсмуртри грядущее'
    >>> title_name("T", "zh"), title_name("T", "es")
    ('塔可貓', 'carta de gato Tacocat')
    """
    return _NAMES[code][language][0]


def all_names() -> list[tuple[str, str]]:
    """List every name that is understood for a card, in all five languages, with the card's code.

    Returns
    -------
    list of (str, str)
        Name and code; a name may stand more than once (Favor is spelt alike in English and Spanish).

    Examples
    --------
    >>> ("Неть", "N") in all_names()
    True
    """
    return [(name, str(code)) for code, languages in _NAMES.items() for names in languages.values() for name in names]


_ORDER: Final = {code: place for place, code in enumerate([*BOX, UNKNOWN])}


def sorted_cards(cards: Cards) -> Cards:
    """Put cards in the order of the box, unknown ones last, as a hand is shown.

    Examples
    --------
    >>> sorted_cards("?NTD")
    'DNT?'
    """
    return "".join(sorted(cards, key=_ORDER.__getitem__))
