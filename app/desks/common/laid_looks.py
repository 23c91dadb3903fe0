"""A laid payment as its chips look: one chip in stacks and cut piles, or several chips group by group."""

from __future__ import annotations

from itertools import groupby

from msgspec import Struct

from app.desks.common.looks import Look, look_of
from app.rules.cutting import Group
from app.rules.house import House
from app.rules.italian import euro
from app.rules.laid_payment import CountedIn, LaidPayment, PaymentGroup


class LaidGroup(Struct, frozen=True):
    """Chips that are counted as one; equal groups that follow each other are one of these.

    Attributes:
        chips: each chip and how many of it, in laying order.
        counted: what one group counts, in pieces or in value.
        times: how many such groups there are.
    """

    chips: tuple[tuple[Look, int], ...]
    counted: str
    times: int


class LaidLooks(Struct, frozen=True):
    """What lies there.

    Attributes:
        look: the one chip, where it is only one.
        piles: how that chip is stacked, cut and slid; empty where there are several.
        groups: the groups where there are several chips, or equal ones that are counted apart.
    """

    look: Look | None = None
    piles: tuple[Group, ...] = ()
    groups: tuple[LaidGroup, ...] = ()


def laid_looks(house: House, laid: LaidPayment) -> LaidLooks:
    """Tell what a laid payment looks like.

    Args:
        house: has the colours with their letters and patterns.
        laid: the payment.
    """
    runs = [run for group in laid.groups for run in group.runs]
    alone = len({run.chip for run in runs}) == 1
    if alone and (len(laid.groups) == 1 or laid.counted_in is CountedIn.PIECES):
        chip = runs[0].chip
        piles = tuple(shown for run in runs for shown in run.shown)
        return LaidLooks(look=look_of(house, chip.value, chip.colour), piles=piles)
    alike = ((group, sum(1 for _ in same)) for group, same in groupby(laid.groups))
    return LaidLooks(groups=tuple(_group(house, laid, group, times) for group, times in alike))


def _group(house: House, laid: LaidPayment, group: PaymentGroup, times: int) -> LaidGroup:
    in_pieces = laid.counted_in is CountedIn.PIECES and group.pieces is not None
    return LaidGroup(
        chips=tuple((look_of(house, run.chip.value, run.chip.colour), run.pieces) for run in group.runs),
        counted=str(group.pieces) if in_pieces else euro(group.amount),
        times=times,
    )
