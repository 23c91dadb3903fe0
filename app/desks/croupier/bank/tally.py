"""What was counted so far, chip by chip: pure; a draft that waits while the game goes on (rules 9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from app.desks.common.looks import Look, look_of
from app.desks.croupier.bank.deeds import BALANCED, Deed
from app.rules.chips import Piece
from app.rules.house import House
from app.rules.money import Cents, money_text, parse_money
from app.table.bank import as_opened
from app.table.colour_in_play import colour_in_play
from app.table.event_record import Form
from app.table.fields import MOST_PIECES
from app.table.json_text import Json
from app.table.state import TableState

_TEN: Final = 10
MOST: Final = min(MOST_PIECES, 99_999)
"""More pieces of one chip nobody counts at a table."""


class Coin(NamedTuple):
    """A kind of chip or note that is counted; `value` in cents, of a colour what a piece is worth."""

    value: Cents
    colour: str | None = None
    note: bool = False

    def look(self, house: House) -> Look:
        """Tell how it is drawn."""
        kind = Piece.NOTES if self.note else Piece.CHIPS
        return look_of(house, self.value, self.colour, kind)


class Tally(NamedTuple):
    """Pieces that came and that went.

    Attributes:
        comes: pieces that come, or lie there.
        goes: pieces that leave the bank.
    """

    comes: Mapping[Coin, int] = {}
    goes: Mapping[Coin, int] = {}

    @property
    def empty(self) -> bool:
        """Whether nothing was counted."""
        return not (any(self.comes.values()) or any(self.goes.values()))

    @property
    def coming(self) -> int:
        """What comes, or lies there, in cents."""
        return sum(coin.value * pieces for coin, pieces in self.comes.items())

    @property
    def going(self) -> int:
        """What leaves, in cents."""
        return sum(coin.value * pieces for coin, pieces in self.goes.items())

    def pieces(self, coin: Coin, *, going: bool) -> int:
        """Say how many of a chip were counted on one side."""
        return (self.goes if going else self.comes).get(coin, 0)

    def counted(self, coin: Coin, pieces: int, *, going: bool) -> Tally:
        """Let so many of a chip be counted on one side; never fewer than none."""
        side = dict(self.goes if going else self.comes)
        side[coin] = max(0, min(pieces, MOST))
        return self._replace(goes=side) if going else self._replace(comes=side)

    def forms(self) -> list[Json]:
        """Write what was counted as the table reads it, from the lowest chip up; what goes is below zero."""
        net = {coin: self.comes.get(coin, 0) - self.goes.get(coin, 0) for coin in {**self.comes, **self.goes}}
        return [_form(coin, net[coin]) for coin in sorted(net, key=_ascending) if net[coin]]


def _ascending(coin: Coin) -> tuple[bool, int, str]:
    """Counts, fills and credits are laid and read from the lowest up (rules 9) [3.6]."""
    return coin.note, coin.value, coin.colour or ""


def _form(coin: Coin, pieces: int) -> Form:
    form: Form = {"value": money_text(coin.value), "pieces": pieces}
    if coin.colour is not None:
        form = {"colour": coin.colour, **form}
    return {**form, "kind": Piece.NOTES.value} if coin.note else form


def tally_of(chips: Iterable[Form]) -> Tally:
    """Read what was recorded back."""
    comes: dict[Coin, int] = {}
    goes: dict[Coin, int] = {}
    for item in chips:
        coin = Coin(parse_money(item["value"]), item.get("colour"), item.get("kind") == Piece.NOTES.value)
        side = comes if item["pieces"] >= 0 else goes
        side[coin] = side.get(coin, 0) + abs(item["pieces"])
    return Tally(comes, goes)


def coin_rows(state: TableState, house: House, deed: Deed, tally: Tally) -> tuple[tuple[Coin, ...], ...]:
    """Name what can be counted, row by row.

    These are notes from the highest down, colours, value from the lowest up. A colour is counted at what it
    is worth now, at a closing as it was at the opening; what was counted already keeps its worth.

    Args:
        state: of the table.
        house: that is dealt by, or will be once the table is open.
        deed: for which it is counted.
        tally: what was counted so far.
    """
    known = {*tally.comes, *tally.goes}
    opened = as_opened(state) if deed is Deed.CLOSE else {}
    colours: list[Coin] = []
    for chip in house.colours:
        worth = opened[chip.name] if chip.name in opened else colour_in_play(state, chip.name)
        counted = sorted(coin for coin in known if coin.colour == chip.name)
        colours += counted or [Coin(worth.value or house.minimum, chip.name)]
    values = tuple(Coin(value) for value in sorted(house.chips))
    notes = tuple(Coin(value, note=True) for value in sorted(house.notes, reverse=True))
    of_box, of_drop = (notes,), (notes, tuple(colours), values)
    rows = {Deed.BOX: of_box, Deed.DROP: of_drop}.get(deed, (tuple(colours), values))
    return tuple(row for row in rows if row)


def look_in_play(state: TableState, house: House, coin: Coin) -> Look:
    """Tell how a chip is drawn at a count.

    The red card is for a colour whose pieces in play bear it. What a colour is counted at is no value of its
    own: it is said in words, and no card says another.

    Args:
        state: of the table.
        house: that is dealt by, or will be once the table is open.
        coin: that is counted.
    """
    if coin.colour is None:
        return coin.look(house)
    worth = 0 if is_counted_otherwise(state, coin) else coin.value
    return look_of(house, worth, coin.colour)


def is_counted_otherwise(state: TableState, coin: Coin) -> bool:
    """Say whether a colour is counted at another value than its pieces have in play."""
    return coin.colour is not None and colour_in_play(state, coin.colour).value not in {0, coin.value}


def in_order_of_house(state: TableState, house: House, deed: Deed, tally: Tally) -> Tally:
    """Put what was recorded in the order in which it is counted.

    Colours come as the house has them, then value.

    Args:
        state: of the table.
        house: that is dealt by, or will be once the table is open.
        deed: what was done.
        tally: what was recorded.
    """
    order = [coin for row in coin_rows(state, house, deed, tally) for coin in row]

    def place(item: tuple[Coin, int]) -> int:
        return order.index(item[0]) if item[0] in order else len(order)

    return Tally(dict(sorted(tally.comes.items(), key=place)), dict(sorted(tally.goes.items(), key=place)))


def goes_by_itself(deed: Deed, coin: Coin, *, going: bool) -> bool:
    """Say on which side a chip is counted: notes come and chips go for them; else as was chosen."""
    if deed is Deed.DROP:
        return not coin.note
    return going and deed in BALANCED


def count_after(sign: str, count: int, *, fresh: bool) -> tuple[int, bool]:
    """Give a count after a key of the pad, and whether the next figure begins it anew; `fresh` is before."""
    if sign.isdigit():
        return (0 if fresh else count * _TEN) + int(sign), False
    if sign in "⌫C":
        return 0 if sign == "C" else count // _TEN, False
    return count + int(sign.replace("−", "-")), True
