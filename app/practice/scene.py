"""What an exercise shows beside its question: data of the rules, from which the desks draw."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from app.rules.inventory import Bundle
from app.rules.laid_payment import LaidPayment


class Scene(Protocol):
    """Anything that is shown; a game has scenes of its own."""

    @property
    def colours(self) -> frozenset[str]:
        """The colours of the chips that it shows."""


class Laid(NamedTuple):
    """A payment as it is cut, slid and laid."""

    payment: LaidPayment

    @property
    def colours(self) -> frozenset[str]:
        """The colours that are paid in."""
        runs = (run for group in self.payment.groups for run in group.runs)
        return frozenset(run.chip.colour for run in runs if run.chip.colour)


class Heap(NamedTuple):
    """Chips that somebody hands over, sorted and not counted."""

    chips: Bundle

    @property
    def colours(self) -> frozenset[str]:
        """The colours among them."""
        return frozenset(chip.colour for chip, _ in self.chips if chip.colour)
