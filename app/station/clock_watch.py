"""Whether somebody set the machine's clock: the wall clock went another way than the steady one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.station.stamps import Stamps

_JUMP: Final = 2_000_000
"""Microseconds; a clock that is kept right over the network is drawn along by less."""


class ClockWatch:
    """Compares the two clocks of one start of the program, each time that it is asked."""

    def __init__(self, stamps: Stamps) -> None:
        """Remember how the clocks stand now."""
        self._stamps = stamps
        self._apart = self._now()

    @classmethod
    def over(cls, stamps: Stamps) -> Stamps:
        """Give the same clocks, watched."""
        return replace(stamps, jumped=cls(stamps).jumped)

    def jumped(self) -> int:
        """Say by how much the wall clock was set since it was asked last.

        Returns:
            Microseconds, below zero where it was put back; 0 where it only ran.
        """
        apart = self._now()
        jump = apart - self._apart
        self._apart = apart
        return jump if abs(jump) >= _JUMP else 0

    def _now(self) -> int:
        return self._stamps.wall() - self._stamps.steady()
