"""What fell in each wheel, over several journals: a wheel is followed by its number, not by its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from app.journal.roulette.fallen import Fallen, numbers_fallen
from app.rules.roulette.wheel import Turning
from app.rules.roulette.wheel_health.opinion import WheelHealth, health


class Wheel(NamedTuple):
    """A wheel; where nobody said its number, it is the one that stood at a table.

    Attributes:
        number: the number on it; empty where nobody said.
        table: at which it stood, where it has no number; else empty.
    """

    number: str
    table: str = ""


class Spun(NamedTuple):
    """What fell in a wheel, in the order of the journals and of each table's spins.

    Attributes:
        since: when the first of them fell, as events write it, and `until`, the last; empty where none did.
        dealers: who dealt them, in the order of their names.
    """

    numbers: tuple[int, ...]
    turnings: tuple[Turning | None, ...]
    since: str = ""
    until: str = ""
    dealers: tuple[str, ...] = ()

    def health(self) -> WheelHealth:
        """Look at the wheel."""
        return health(self.numbers, self.turnings if any(self.turnings) else ())


def wheels_fallen(
    journals: Sequence[Path], progress: Callable[[int, int], None] | None = None
) -> dict[Wheel, Spun]:
    """Read what fell in each wheel.

    Args:
        journals: those that are read.
        progress: called now and then with the events of a table that were read, and those that there are.

    Returns:
        The wheels in which a number fell, those with a number on them first.

    Raises:
        JournalError: a journal cannot be read.
    """
    found: dict[Wheel, list[Fallen]] = {}
    for journal in journals:
        for each in numbers_fallen(journal, progress=progress):
            wheel = Wheel(each.wheel_number) if each.wheel_number else Wheel("", each.table)
            found.setdefault(wheel, []).append(each)
    return {wheel: _spun(found[wheel]) for wheel in sorted(found, key=lambda wheel: (wheel.table, wheel))}


def _spun(fallen: Sequence[Fallen]) -> Spun:
    turnings = (None if each.turning is None else Turning(each.turning) for each in fallen)
    times = [each.at for each in fallen]
    dealers = tuple(sorted({each.dealer for each in fallen} - {""}))
    return Spun(tuple(each.number for each in fallen), tuple(turnings), min(times), max(times), dealers)
