"""How often each value came at a table in all its nights, for whoever asks whether its wheel is even."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from app.journal.earlier_payments import said_after
from app.table.repeater.events import MarkTakenBack, ValueCorrected, ValueMarked


def values_fallen(path: Path, table: str) -> Counter[int | None]:
    """Count them; None is a zero. What was taken back is not there, and what was put right is right.

    Args:
        path: the journal.
        table: whose.

    Raises:
        JournalError: it cannot be read, or an event does not hold.
    """
    said = sorted(
        (recorded.seq, event.spin, event)
        for kind in (ValueMarked, ValueCorrected, MarkTakenBack)
        for recorded, event in said_after(path, table, 0, kind)
    )
    of: dict[int | None, int | None] = {}
    for _, spin, event in said:
        if isinstance(event, ValueMarked | ValueCorrected):
            of[spin] = event.value
        else:
            of.pop(spin, None)
    return Counter(of.values())
