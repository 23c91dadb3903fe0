"""What exercises of roulette show: the layout, chips on the race track, the wheel."""

from __future__ import annotations

from typing import NamedTuple

from app.rules.chips import Chip
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

    @property
    def colours(self) -> frozenset[str]:
        """The colours that lie there."""
        return frozenset(entry.colour for stack in self.bets for entry in stack.entries if entry.colour)


class OnTrack(NamedTuple):
    """Chips as they are written for an announce, stacked and spread.

    Attributes:
        chips: in the order in which they lie, the stacked ones from the bottom.
        stacked: how many of them stand on each other; the others are spread beside them.
    """

    chips: tuple[Chip, ...]
    stacked: int = 0

    @property
    def colours(self) -> frozenset[str]:
        """The colours among them."""
        return frozenset(chip.colour for chip in self.chips if chip.colour)


class OnWheel(NamedTuple):
    """The wheel, with some numbers marked."""

    numbers: tuple[int, ...]

    @property
    def colours(self) -> frozenset[str]:
        """None: numbers have no colours of chips."""
        return frozenset()
