"""Every place of the layout at two touches: a number, then one of the bets on it; the chances at one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from app.desks.common.roulette.cloth import EVENS
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.croupier.forms.kit import ERASE, Key
from app.desks.croupier.roulette.words.round_words import number_call
from app.rules.house import House
from app.rules.roulette.layout import BY_NAME, POSITIONS, Kind, Position, offers
from app.rules.roulette.payment_order import inside_order
from app.rules.roulette.position_words import words_of_positions
from app.rules.side import Side

_KINDS: Final = (Kind.EVEN_MONEY, Kind.DOZEN, Kind.DOUBLE_DOZEN, Kind.COLUMN, Kind.DOUBLE_COLUMN)


class Number(NamedTuple):
    """A number was touched: its bets are shown, and its straight is meant until another one is touched."""

    number: int


class Figure(NamedTuple):
    """A figure of a number was typed; empty where it is begun again."""

    digit: str


class Place(NamedTuple):
    """A chance, or a bet on the number that is shown, was touched."""

    position: Position


class Pointed(NamedTuple):
    """Round which number the bets are shown.

    Attributes:
        number: -1 for none yet.
        typed: its figures so far.
        marked: somebody touched or typed it.
    """

    number: int = -1
    typed: str = ""
    marked: bool = False

    @property
    def straight(self) -> Position | None:
        """The straight that is meant; None before somebody said a number."""
        return BY_NAME[f"straight-{self.number}"] if self.marked else None


class Places(NamedTuple):
    """What of the layout is shown, on a table of one side.

    Attributes:
        numbers: as on the cloth.
        bets: on the number that was touched, in the order in which they would be paid.
        chances: those that the house offers, the simple ones first, each from the zero end.
        labels: over the simple chances, and over the other ones; empty for none.
    """

    side: Side
    numbers: tuple[Key, ...]
    bets: tuple[Key, ...]
    chances: tuple[Key, ...]
    labels: tuple[str, str] = ("", "")


FIGURES: Final = (*(Key("", Figure(str(n)), key=str(n)) for n in range(10)), Key("", Figure(""), key=ERASE))
"""The keys of the keyboard that make a number."""


def pointed_at(before: Pointed, says: Number | Figure) -> Pointed:
    """Give the number round which the bets are shown once it was touched, or a figure of it typed."""
    if isinstance(says, Number):
        return Pointed(says.number, marked=True)
    if not says.digit:
        return Pointed()
    longer = before.typed + says.digit
    typed = longer if int(longer) <= 36 and longer != "00" else longer[-1]
    return Pointed(int(typed), typed, marked=True)


def number_keys(pointed: Pointed) -> tuple[Key, ...]:
    """Give the numbers of the cloth; the one that somebody touched or typed is marked."""
    return tuple(
        Key(str(n), Number(n), name=number_call(n), chosen=pointed.marked and n == pointed.number)
        for n in range(37)
    )


def places(
    house: House,
    side: Side,
    pointed: Pointed,
    chosen: Position | None,
    takes: Callable[[Position], bool],
    labels: tuple[str, str] = ("", ""),
) -> Places:
    """Show the layout: which place is chosen, which could be, labels over both kinds of chances.

    Args:
        house: whose bets these are.
        side: of the table.
        pointed: the number round which the bets are shown.
        chosen: the place that is said; None before one is.
        takes: whether a place could be chosen now.
        labels: over the simple chances, and over the other ones; empty for none.
    """
    names = words_of_positions(house.speech)

    def key(position: Position) -> Key:
        words, said = cloth_words(position, house.speech), position is chosen
        return Key(words, Place(position), "", names.name(position), said, takes(position), size=17)

    bets = inside_order(house, pointed.number, side) if pointed.number >= 0 else ()
    return Places(side, number_keys(pointed), tuple(map(key, bets)), tuple(map(key, chances(house))), labels)


def chances(house: House) -> tuple[Position, ...]:
    """Name the chances that a house offers: the simple ones, dozens, columns, each from the zero end."""
    offered = (place for place in POSITIONS if not place.inside and offers(house, place))
    return tuple(sorted(offered, key=_from_zero))


def _from_zero(position: Position) -> tuple[object, ...]:
    place = EVENS.index(position.name) if position.even_money else 0
    return _KINDS.index(position.kind), place, position.numbers
