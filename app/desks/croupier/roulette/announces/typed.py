"""An announce typed in the dealer's own short words: "n 17 da 20 p4 m200", read anew at each key.

v  s  o             vicini, serie, orfanelli       na  z  c     nassa, zero spiel, contronassa
n 17                the neighbours of 17           f 4  f 8/9   finals; f 8/9 r is the short one
g 2                 2 and its figures              + 8 11       straights added
da 20               what a share is worth          m 200        what was put down
p 4                 whose it is                    ro  x 3      a colour, and pieces to the share
te  pi              held, placed                   capo rossi   who repeats it
st                  the last spin's, all of them
om  om 20  om 20 4  complimentary chips: all of it, all of it in twenties, four of them
r 1  co 1  tu 1     the first that won goes on
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from app.desks.croupier.roulette.announces import draft as said
from app.desks.croupier.roulette.announces.draft import CAPO_TAVOLO, AnnounceDraft, Gifts, Leaf
from app.rules.house import House
from app.rules.money import Cents, MoneyError, parse_typed_money
from app.rules.roulette.announce_names import UnknownAnnounceError, announce_named
from app.rules.roulette.announce_prices import OffUnitError, verify_units
from app.rules.roulette.announce_wins import Again

_TOKEN: Final = re.compile(r"[^\W\d]+|\d[\d/.,]*|[^\w\s]", re.ASCII)
_MOST_DIGITS: Final = 6


class Typed(NamedTuple):
    """What was read of a line.

    Attributes:
        draft: what it says.
        unread: its words from the first that was not understood.
        unfinished: whether these may still become what is understood: the next key says more.
    """

    draft: AnnounceDraft
    unread: str
    unfinished: bool = False


class Around(NamedTuple):
    """What a line is read against.

    Attributes:
        seats: the owners by their place, from 1.
        won: the events that took the announces that won, in the order in which they are offered.
    """

    house: House
    seats: tuple[str, ...]
    won: tuple[int, ...] = ()


class _Line:
    """The words of a line, taken one by one; a number is only taken where one is."""

    def __init__(self, line: str, around: Around) -> None:
        self.words = _TOKEN.findall(line.lower())
        self.around = around
        self.at = 0

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def take(self) -> str:
        self.at += 1
        return self.words[self.at - 1] if self.at <= len(self.words) else ""

    def figure(self, least: int = 0, most: int = 999_999) -> int:
        """Take a whole number that is neither lower nor higher."""
        word = self.take()
        if not (word.isdigit() and len(word) <= _MOST_DIGITS and least <= int(word) <= most):
            raise _UnreadError
        return int(word)

    def amount(self) -> Cents:
        """Take an amount that the house can pay."""
        amount = parse_typed_money(self.take().replace(",", "."))
        verify_units(amount, self.around.house)
        return amount


class _UnreadError(ValueError):
    """A word is not understood, or something is missing after it."""


def read_line(line: str, draft: AnnounceDraft, around: Around) -> Typed:
    """Read a line on top of what was said by touch.

    Args:
        line: what was typed.
        draft: what was said before it.
        around: house, seats and the announces that won.
    """
    words, start = _Line(line, around), 0
    try:
        while words.peek():
            start = words.at
            draft = _read_word(words, draft)
    except (_UnreadError, UnknownAnnounceError, MoneyError, OffUnitError):
        return Typed(draft, " ".join(words.words[start:]), _unfinished(line, words, start))
    return Typed(draft, "")


def _unfinished(line: str, words: _Line, start: int) -> bool:
    """Tell whether what was not understood only wants its end: a number that is missing, or more letters."""
    left = words.words[start:]
    if words.at > len(words.words):
        return True
    if len(left) == 2 and left[0] in _AMOUNTS and line[-1:].isdigit():
        return True
    known = (*(whole for whole, _, _ in _WORDS), *(colour.label for colour in words.around.house.colours))
    return len(left) == 1 and line[-1:].isalpha() and any(name.startswith(left[0]) for name in known)


_AMOUNTS: Final = frozenset({"d", "da", "m"})
"""After these a figure may grow: 3 is no value yet, 30 is one."""

_Read = Callable[[_Line, AnnounceDraft], AnnounceDraft]


def _read_word(line: _Line, draft: AnnounceDraft) -> AnnounceDraft:
    word = line.take()
    for whole, least, read in _WORDS:
        if len(word) >= least and whole.startswith(word):
            return read(line, draft)
    for colour in line.around.house.colours:
        if len(word) > 1 and colour.label.startswith(word):
            return said.choose_colour(draft, colour.name)
    raise _UnreadError


def _named(name: str) -> _Read:
    return lambda _line, draft: said.choose(draft, name)


def _numbered(family: str) -> _Read:
    return lambda line, draft: said.choose(draft, announce_named(f"{family}-{line.figure()}").name)


def _final(line: _Line, draft: AnnounceDraft) -> AnnounceDraft:
    name = f"finale-{line.take().replace('/', '-')}"
    if line.peek().startswith("r") and "ridotta".startswith(line.peek()):
        line.take()
        name += "-ridotta"
    return said.choose(draft, announce_named(name).name)


def _straights(line: _Line, draft: AnnounceDraft) -> AnnounceDraft:
    if draft.name is None or not line.peek().isdigit():
        raise _UnreadError
    while line.peek().isdigit():
        draft = draft._replace(straights=(*draft.straights, line.figure(0, 36)))
    return draft


def _gifts(line: _Line, draft: AnnounceDraft) -> AnnounceDraft:
    """Alone, all of it; with a value, in such chips, and with a count, so many of them."""
    if not line.peek()[:1].isdigit():
        return said.give(draft, Gifts())
    chip = line.amount()
    if chip not in line.around.house.chips:
        raise _UnreadError
    return said.give(draft, Gifts(chip, line.figure(1) if line.peek().isdigit() else None))


def _seat(line: _Line, draft: AnnounceDraft) -> AnnounceDraft:
    seats = line.around.seats
    return said.choose_owner(draft, seats[line.figure(1, len(seats)) - 1])


def _capo(line: _Line, draft: AnnounceDraft) -> AnnounceDraft:
    """Everything after it is his name."""
    name = " ".join(line.words[line.at :]).title()
    line.at = len(line.words)
    return draft._replace(accepted_by=name or CAPO_TAVOLO)


def _goes_on(again: Again) -> _Read:
    def read(line: _Line, _draft: AnnounceDraft) -> AnnounceDraft:
        won = line.around.won
        return said.go_on(AnnounceDraft(), won[line.figure(1, len(won)) - 1], again)

    return read


_WORDS: Final[tuple[tuple[str, int, _Read], ...]] = (
    ("vicini", 1, _named("vicini")),
    ("serie", 1, _named("serie")),
    ("orfanelli", 1, _named("orfanelli")),
    ("nassa", 2, _named("nassa")),
    ("zero", 1, _named("zero-spiel")),
    ("contronassa", 3, _named("contronassa")),
    ("c", 1, _named("contronassa")),
    ("n", 1, _numbered("laterali")),
    ("laterali", 2, _numbered("laterali")),
    ("finale", 3, _final),
    ("f", 1, _final),
    ("figure", 3, _numbered("figure")),
    ("g", 1, _numbered("figure")),
    ("+", 1, _straights),
    ("da", 1, lambda line, draft: said.choose_value(draft._replace(summing=False), line.amount())),
    ("m", 1, lambda line, draft: said.put_down(draft._replace(money=None), line.amount())),
    ("omaggi", 2, _gifts),
    ("posto", 1, _seat),
    ("x", 1, lambda line, draft: said.choose_pieces(draft, line.figure(1))),
    ("stessi", 2, lambda _line, _draft: AnnounceDraft(leaf=Leaf.SAME)),
    ("tenuto", 2, lambda _line, draft: said.hold(draft, held=True)),
    ("piazzato", 2, lambda _line, draft: said.hold(draft, held=False)),
    ("capo", 2, _capo),
    ("rifare", 1, _goes_on(Again.RIFARE)),
    ("completare", 2, _goes_on(Again.COMPLETARE)),
    ("tutto", 2, _goes_on(Again.TUTTO)),
)
"""Each word with the letters that are enough of it; the first that fits is meant."""
