"""What was played although the bank was counted at the closing (rules 9): a throw is recorded as it came.

The closing count does not know what such a round won or lost, so no result that rests on it holds.
"""

from __future__ import annotations

from typing import NamedTuple

from app.reports.stamp import Stamp
from app.rules.bank import BankBook
from app.table.event_record import Event
from app.table.state import Steps


class LateSpin(NamedTuple):
    """A round that was thrown after the closing count.

    Attributes:
        stamp: when it was thrown; where nobody saw the throw, when it came out.
        number: how it came out; None where it did not.
    """

    stamp: Stamp
    spin: int
    number: int | None = None


class LateSpins:
    """Keeps the rounds that were thrown after the closing count; events are entered in their order."""

    def __init__(self, steps: Steps) -> None:
        """Nothing was thrown yet; `steps`: those of the game's events that take a round on."""
        self._steps = steps
        self._found: dict[int, LateSpin] = {}
        self._thrown: set[int] = set()
        self._void: LateSpin | None = None

    @property
    def found(self) -> tuple[LateSpin, ...]:
        """Give them in their order."""
        return tuple(self._found.values())

    def enter(self, stamp: Stamp, event: Event, book: BankBook) -> None:
        """Enter one event; what began before the count is not late, and a void throw is no round.

        Args:
            stamp: when it happened.
            event: what happened.
            book: the bank after it.
        """
        steps, kind, spin = self._steps, type(event), event.spin
        if spin is None:
            return
        if kind in steps.throws | steps.falls.keys():
            if spin not in self._thrown and book.closing is not None:
                self._found[spin] = LateSpin(stamp, spin)
            self._thrown.add(spin)
            self._void = None
            if kind in steps.falls and spin in self._found:
                self._found[spin] = self._found[spin]._replace(number=steps.falls[kind](event))
        elif kind in steps.voids | steps.retakes:
            self._thrown.discard(spin)
            self._void = self._found.pop(spin, self._void)
        elif kind in steps.revives:
            self._thrown.add(spin)
            if self._void is not None and self._void.spin == spin:
                self._found[spin] = self._void
