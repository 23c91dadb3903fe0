"""What is touched or typed on a form: letters of a text, figures of a count, names of the register."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from app.desks.common.language import tr
from app.desks.croupier.forms.kit import ERASE, PAGE_DOWN, PAGE_UP, WIPE_OUT, Key, Row
from app.people.names import name_key, same_person
from app.people.permissions import Signed
from app.reports.role_words import ROLES

_ROWS: Final = ("QWERTYUIOP", "ASDFGHJKL'", "ZXCVBNM.- ")
_WITH_FIGURES: Final = ("1234567890", "QWERTYUIOP", "ASDFGHJKL'/", "ZXCVBNM.- ")
LONGEST: Final = 40
COLUMNS: Final = 11
"""Ten letters in each row, and at its end what takes one back, all back, or nothing."""
WIPE: Final = ""


class Letter(NamedTuple):
    """What a key of the letters says: a letter, ERASE the last one, or WIPE all of them."""

    sign: str


class Spelt(NamedTuple):
    """A text that is touched or typed; a word begins with a capital, in a sentence the first one alone.

    Attributes:
        text: as it stands.
        sentence: whether it is one, and no name.
        fresh: it was offered: the first letter begins another one.
    """

    text: str = ""
    sentence: bool = False
    fresh: bool = False

    def spelling(self, letter: Letter) -> Spelt:
        """Give the text with a letter more, one less, or none."""
        if letter.sign == WIPE:
            return self.reading("")
        if letter.sign == ERASE:
            return self.reading(self.text[:-1])
        text = "" if self.fresh else self.text
        begins = not text or not (self.sentence or text[-1].isalpha())
        return self.reading(text + (letter.sign.upper() if begins else letter.sign.lower()))

    def reading(self, text: str) -> Spelt:
        """Give another text that stands there."""
        return Spelt(text[:LONGEST].lstrip(), self.sentence)

    @property
    def name(self) -> str:
        """What it says, without blanks round it."""
        return self.text.strip()


def letters(name: str = "", *, figures: bool = False) -> Row:
    """Give the keys of a text, row after row; `figures` adds those."""
    back = Key("⌫", Letter(ERASE), name=tr("cancellare una lettera"), key=ERASE)
    wipe = Key(tr("vuota"), Letter(WIPE), name=tr("cancellare tutto"))
    first, second, *others = (tuple(map(_letter, row)) for row in (_WITH_FIGURES if figures else _ROWS))
    keys = (*first, back, *second, wipe, *(key for row in others for key in row))
    return Row(name, keys, COLUMNS, typed=True)


def _letter(letter: str) -> Key:
    words, name = ("␣", tr("spazio")) if letter == " " else (letter, letter)
    return Key(words, Letter(letter), name=name, size=22, key=letter)


_SIGNS: Final = ("7", "8", "9", "+20", "4", "5", "6", "+5", "1", "2", "3", "+1", "⌫", "0", "C", "−1")
_FIGURES: Final = "123456789⌫0C"
_BETWEEN: Final = 4
_KEYS: Final = {"+20": PAGE_UP, "+5": PAGE_DOWN, "+1": "+", "−1": "-", "⌫": ERASE, "C": WIPE_OUT}


class Press(NamedTuple):
    """A key of a pad was touched: a figure, "+20", "⌫" for the last figure, or "C" for all of them."""

    sign: str


def pad(*, can: bool) -> Row:
    """Give the keys of a count, four by four; `can` says whether there is anything to count."""
    pieces = {sign: tr("{pieces} pezzi").format(pieces=sign) for sign in _SIGNS}
    keys = presses(_SIGNS, {**pieces, "C": tr("azzerare questo gettone")}, can=can)
    return Row("", keys, 4, typed=True, gap=_BETWEEN)


def figures(*, can: bool) -> Row:
    """Give the keys of a code; all is wiped by touch alone; `can` says whether any may be touched."""
    *typed, wipe = presses(_FIGURES, {"C": tr("cancellare tutto")}, can=can)
    # no key wipes it: Delete says at a second look that a number was misread
    return Row("", (*typed, wipe._replace(key="")), 3, typed=True, high=74, gap=8)


def presses(signs: Sequence[str], called: Mapping[str, str], *, can: bool = True) -> tuple[Key, ...]:
    """Give the keys of any pad.

    Args:
        signs: that stand on them, in their order.
        called: how a screen reader calls one, where its sign does not say it.
        can: whether they may be touched.
    """
    said = {**called, "⌫": tr("cancellare una cifra")}
    return tuple(
        Key(sign, Press(sign), name=said.get(sign, sign), can=can, size=24, key=_KEYS.get(sign, sign))
        for sign in signs
    )


_ROOM: Final = 12


class Name(NamedTuple):
    """A name was touched."""

    name: str


def asked_name(name: str, says: object, below: str, called: str, *, chosen: bool, can: bool = True) -> Key:
    """Give the key of a name that is asked for; `called` says to a screen reader whose it is."""
    return Key(name or tr("Nome"), says, below, called.format(name=name), chosen=chosen, can=can)


def known(people: Sequence[Signed], name: str) -> str:
    """Give a name as the register has it, or the only one that it has; empty where that is nobody."""
    found = next((each.name for each in people if same_person(each.name, name)), "")
    return found or (people[0].name if len(people) == 1 else "")


def looked_for(people: Sequence[Signed], begun: str) -> tuple[Signed, ...]:
    """Give those whose name, or a word of it, begins so; where nobody's does, all of them."""
    words = name_key(begun)
    keys = ((each, name_key(each.name)) for each in people)
    return tuple(each for each, key in keys if key.startswith(words) or f" {words}" in key) or tuple(people)


def only(people: Sequence[Signed], begun: str) -> str:
    """Give the name of the only one who is found; empty where several are, or nobody begins so."""
    found = looked_for(people, begun)
    return found[0].name if len(found) == 1 else ""


def names(people: Sequence[Signed], chosen: str, begun: str, columns: int, lines: int = 0) -> Row:
    """Give the keys of those who are looked for, with what they do here."""
    found = looked_for(people, begun)
    keys = (
        Key(each.name, Name(each.name), tr(ROLES[each.role]), chosen=each.name == chosen, size=20)
        for each in found
    )
    return Row("", tuple(keys), columns, lines or _ROOM // columns)
