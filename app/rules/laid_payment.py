"""A payment as it lies on the cloth: groups, runs of equal chips, and how each run is cut or slid [4.4]."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from app.rules.chips import Chip
from app.rules.cutting import Group, GroupKind, lay_out
from app.rules.inventory import Bundle, together, worth
from app.rules.money import Cents
from app.rules.payment_groups import Suggestion

_FIVE: Final = 5
_TWO_SPLITS: Final = 34


class CountedIn(StrEnum):
    """How the dealer counts a payment aloud."""

    PIECES = "pieces"
    VALUE = "value"


class Cutting(NamedTuple):
    """What the cutting of a payment depends on besides its chips.

    Attributes:
        positions: how many winning positions it pays; value for several is cut and never slid.
        two_splits: whether it pays two pieces on splits: exactly 34 are slid with three and three.
        french: whether the house spreads up to nine.
        plaques: the house's plaques, cents.
    """

    positions: int = 1
    two_splits: bool = False
    french: bool = False
    plaques: frozenset[Cents] = frozenset()


class Run(NamedTuple):
    """Equal chips that lie together.

    Attributes:
        chip: which.
        pieces: how many, at least 1.
        shown: what they look like on the cloth, in laying order.
    """

    chip: Chip
    pieces: int
    shown: tuple[Group, ...]


class PaymentGroup(NamedTuple):
    """Chips that are counted as one.

    Attributes:
        runs: in laying order, the highest chip last.
        pieces: what they count in pieces of the payment's chip; None where that is no whole number.
        amount: cents.
    """

    runs: tuple[Run, ...]
    pieces: int | None
    amount: Cents


class LaidPayment(NamedTuple):
    """A payment ready to be pushed over.

    Attributes:
        groups: in laying order.
        piece: the payment's chip, in whose pieces it is counted; None where it has none.
        pieces: what it counts in them; None where that is no whole number.
        total: cents that lie there.
        counted_in: how it is counted aloud.
        short: the chips of which the bank had too few to pay as asked: a fill is due.
        unpaid: cents that the bank's chips cannot make up.
    """

    groups: tuple[PaymentGroup, ...]
    piece: Chip | None
    pieces: int | None
    total: Cents
    counted_in: CountedIn
    short: tuple[Chip, ...] = ()
    unpaid: Cents = Cents(0)

    @property
    def chips(self) -> Bundle:
        """All that lies there, in laying order."""
        return together(tuple((run.chip, run.pieces) for run in group.runs) for group in self.groups)


def laid(found: Suggestion, piece: Chip | None, counted_in: CountedIn, cutting: Cutting) -> LaidPayment:
    """Show how the chips of a suggestion are cut and slid.

    Args:
        found: the chips of each group.
        piece: the chip in whose pieces the payment is counted, or None.
        counted_in: how it is counted aloud.
        cutting: how it is cut.
    """
    total = sum(map(worth, found.groups))
    if piece is None or total != _TWO_SPLITS * piece.value:
        cutting = cutting._replace(two_splits=False)
    # Most groups of a large payment are alike.
    alike = {chips: _group(chips, piece, cutting) for chips in dict.fromkeys(found.groups)}
    return LaidPayment(
        groups=tuple(alike[chips] for chips in found.groups),
        piece=piece,
        pieces=_whole(total, piece),
        total=Cents(total),
        counted_in=counted_in,
        short=found.short,
        unpaid=Cents(found.unpaid),
    )


def _whole(amount: int, piece: Chip | None) -> int | None:
    if piece is None:
        return None
    pieces, rest = divmod(amount, piece.value)
    return None if rest else pieces


def _group(chips: Bundle, piece: Chip | None, cutting: Cutting) -> PaymentGroup:
    runs = tuple(Run(chip, pieces, shown(chip, pieces, cutting)) for chip, pieces in chips)
    return PaymentGroup(runs, _whole(worth(chips), piece), Cents(worth(chips)))


def shown(chip: Chip, pieces: int, cutting: Cutting) -> tuple[Group, ...]:
    """Lay equal chips; plaques lie apart, in piles of five at least [4.4].

    Args:
        chip: which.
        pieces: at least 1.
        cutting: how the payment is cut.
    """
    groups = lay_out(
        pieces,
        colour=chip.colour is not None,
        positions=cutting.positions,
        two_splits=cutting.two_splits,
        french=cutting.french,
    )
    if chip.colour is not None or chip.value not in cutting.plaques:
        return groups
    return tuple(part for group in groups for part in _plaques(group))


def _plaques(group: Group) -> tuple[Group, ...]:
    """Fewer than five plaques never lie on each other: they are single pieces, each by itself."""
    if group.kind is not GroupKind.CUT and (group.kind is not GroupKind.SPREAD or group.pieces >= _FIVE):
        return (group,)
    piles, rest = divmod(group.pieces, _FIVE)
    five = Group(GroupKind.CUT, piles * _FIVE, piles=(_FIVE,) * piles)
    return ((five,) if piles else ()) + (Group(GroupKind.SPREAD, 1),) * rest
