"""What was played although the bank was counted at the closing (rules 9): a throw is recorded as it came.

The closing count does not know what such a spin won or lost, so no result that rests on it holds.
"""

from __future__ import annotations

from typing import NamedTuple

from app.reports.stamp import Stamp
from app.rules.bank import BankBook
from app.table import events as happened
from app.table.event_record import Event


class LateSpin(NamedTuple):
    """A spin that was thrown after the closing count.

    Attributes:
        stamp: when it was thrown; where nobody saw the throw, when its number fell.
        number: what fell; None where nothing did.
    """

    stamp: Stamp
    spin: int
    number: int | None = None


class LateSpins:
    """Keeps the spins that were thrown after the closing count; events are entered in their order."""

    def __init__(self) -> None:
        """Nothing was thrown yet."""
        self._found: dict[int, LateSpin] = {}
        self._thrown: set[int] = set()
        self._void: LateSpin | None = None

    @property
    def found(self) -> tuple[LateSpin, ...]:
        """Give them in their order."""
        return tuple(self._found.values())

    def enter(self, stamp: Stamp, event: Event, book: BankBook) -> None:
        """Enter one event; a ball that ran before the count is no late one, and a void throw is no spin.

        Args:
            stamp: when it happened.
            event: what happened.
            book: the bank after it.
        """
        spin = event.spin
        if spin is None:
            return
        match event:
            case happened.SpinThrown() | happened.SpinNumber():
                if spin not in self._thrown and book.closing is not None:
                    self._found[spin] = LateSpin(stamp, spin)
                self._thrown.add(spin)
                self._void = None
                if isinstance(event, happened.SpinNumber) and spin in self._found:
                    self._found[spin] = self._found[spin]._replace(number=event.number)
            case happened.SpinVoid() | happened.SpinTakenBack():
                self._thrown.discard(spin)
                self._void = self._found.pop(spin, self._void)
            case happened.SpinValid():
                self._thrown.add(spin)
                if self._void is not None and self._void.spin == spin:
                    self._found[spin] = self._void
            case _:
                pass
