"""A case as a text of the size of a link, to be sent in a chat and checked by somebody else."""

import re
import zlib
from base64 import b64decode, urlsafe_b64encode
from dataclasses import replace
from typing import Final

from ek_teach.errors import EkTeachError
from ek_teach.notation import MOST_CHARACTERS, Comment, Script, read, write
from ek_teach.rulebook import RULEBOOKS

__all__ = ["PREFIX", "from_link", "is_link", "to_link"]

PREFIX: Final = "ek1."
"""What a link begins with; the number is that of the way of packing."""

_WORDS: Final = (
    "title: topic: question: status: verified authority: rulebook card face rulings that agree open note: house:"
    " instead of table: first game special combos out: discard: turn:  owes 2 owes 1 of an attack tries: says:"
    " answer es: answer tr: answer ru: answer zh: answer en-2015: answer en-2025: answer zh, en-2015: "
    "answer es, tr, ru, en-2025: yes no irregular nobody refused depends draw pile discard pile hand of "
    "face up in front of face down in front of out of the game -> at  put back on top put back at the bottom openly "
    "give take name pass explode draw cattermelon beard cat rainbow-ralphing cat hairy potato cat tacocat*2 from "
    "naming shuffle favor from see the future nope*2 exploding kitten, ask: may  ask: must ask: where is "
    "ask: who may nope? ask: does it happen? ask: who wins? ask: is  out? ask: how many cards does  hold? "
    "ask: how many cards in the pile? ask: what does  know of the pile? ask: whose turn? ask: how many turns owed? "
    "  answer: \nrulebook: es\nplayers:  Ana, Luis, Marta\nAna:      attack, defuse, nope, skip, ?*5\nLuis:     "
    "nothing\nMarta:    ?*6\npile:     ?*20\n\nAna:  attack\nLuis: attack\nMarta: nope\nask: how many turns owed?\n"
)
"""Words that cases are made of, which the packing need not spell out. A change of them needs a new number."""

_LONGEST: Final = 200_000

_LINK: Final = re.compile(r"[\s\"'“”‘’«»‹›<(\[{`*\u200b\ufeff]*ek1\.", re.IGNORECASE)
_AROUND: Final = re.compile(r"^[^\w]+|[^\w-]+$")
_LOST: Final = re.compile(r"[\s\u200b\u2060\ufeff]+")
"""What a chat puts around a link, and what it puts into it."""


def to_link(script: Script) -> str:
    """Pack a case into one word.

    Comments on lines of their own are left out.

    Examples
    --------
    >>> from ek_teach.notation import read
    >>> script = read('''
    ... players: Ana Luis Marta
    ... Ana:     attack, ?*5
    ... Luis:    attack, ?*5
    ... Marta:   ?*6
    ... pile:    ?*20
    ...
    ... Ana:     attack
    ... Luis:    attack
    ... ask: how many turns owed?
    ... ''')
    >>> link = to_link(script)
    >>> len(link) < 100, from_link(link).splitlines()[-1]
    (True, 'ask: how many turns owed?')
    """
    if not isinstance(script, Script):
        raise EkTeachError(f"what is packed is a script, as read() gives, not {script!r:.40}.")
    items = tuple(item for item in script.items if not isinstance(item, Comment))
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_WORDS.encode())
    raw = write(replace(script, items=items)).encode()
    packed = packer.compress(raw) + packer.flush()
    check = zlib.crc32(raw).to_bytes(4, "big")[:3]
    return PREFIX + urlsafe_b64encode(check + packed).decode().rstrip("=")


def is_link(text: object) -> bool:
    """Whether this is a packed case, perhaps in the quotation marks or brackets that a chat put around it."""
    return isinstance(text, str) and _LINK.match(text) is not None


def from_link(link: str) -> str:
    """Unpack a case; blanks and line ends that a chat put in do not matter.

    Raises
    ------
    EkTeachError
        For what is no link, and for one that is cut off, was changed, or comes from another version.
    """
    if not is_link(link):
        raise EkTeachError(f"this is no link to a case, which begins with {PREFIX!r}: {link!r:.40}.")
    if len(link) > _LONGEST:
        raise EkTeachError(f"this link has {len(link):,} characters; at most {_LONGEST:,} can be read.")
    word = _LOST.sub("", _AROUND.sub("", link))[len(PREFIX) :].rstrip("=")
    broken = EkTeachError(
        "this link is cut off, was changed, or has something behind it; copy all of it and nothing else."
    )
    try:
        data = b64decode(word + "=" * (-len(word) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(-15, zdict=_WORDS.encode())
        raw = unpacker.decompress(data[3:], 4 * MOST_CHARACTERS)
        text = raw.decode()
    except (ValueError, zlib.error):
        raise broken from None
    if not unpacker.eof or unpacker.unused_data or zlib.crc32(raw).to_bytes(4, "big")[:3] != data[:3]:
        raise broken
    _require_shipped_rulebook(text)
    return text


def _require_shipped_rulebook(text: str) -> None:
    """Refuse a case that names a file: whoever sends a link has no say in what this computer opens."""
    named = read(text).rulebook_name
    if named not in RULEBOOKS:
        raise EkTeachError(
            f"this link names a file of rules, {named!r:.60}; links play by {', '.join(RULEBOOKS)} only."
        )
