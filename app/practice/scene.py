"""What an exercise shows beside its question: data of the rules, from which the desks draw."""

from __future__ import annotations

from typing import NamedTuple

from app.rules.chips import Chip
from app.rules.inventory import Bundle
from app.rules.laid_payment import LaidPayment
from app.rules.roulette.bets import Stack
from app.rules.side import Side


class OnLayout(NamedTuple):
    """Chips on the layout, and the dolly where a number fell.

    Attributes:
        bets: what lies there.
        number: where the dolly stands; None before the number falls.
        side: where the cylinder stands.
    """

    bets: tuple[Stack, ...]
    number: int | None = None
    side: Side = Side.LEFT


class OnTrack(NamedTuple):
    """Chips as they are written for an announce, stacked and spread.

    Attributes:
        chips: in the order in which they lie, the stacked ones from the bottom.
        stacked: how many of them stand on each other; the others are spread beside them.
    """

    chips: tuple[Chip, ...]
    stacked: int = 0


class Laid(NamedTuple):
    """A payment as it is cut, slid and laid."""

    payment: LaidPayment


class Heap(NamedTuple):
    """Chips that somebody hands over, sorted and not counted."""

    chips: Bundle


class OnWheel(NamedTuple):
    """The wheel, with some numbers marked."""

    numbers: tuple[int, ...]


Scene = OnLayout | OnTrack | Laid | Heap | OnWheel
