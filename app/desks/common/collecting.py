"""While windows are shown, Python's garbage is collected on their thread and on no other.

By itself Python collects on whichever thread happens to allocate. What it frees may be a scene or a timer,
and Qt takes one apart on its own thread alone: freed on the table's thread it can end the program.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QTimer

EVERY_MS: Final = 250


@contextmanager
def collected_here() -> Iterator[None]:
    """Collect on this thread alone, between two events, until the windows are closed.

    What is there when they are shown stays until then: no collection looks through it.
    """
    before = gc.isenabled()
    gc.disable()
    gc.freeze()
    timer = QTimer()
    timer.timeout.connect(collect_due)
    timer.start(EVERY_MS)
    try:
        yield
    finally:
        timer.stop()
        gc.unfreeze()
        if before:
            gc.enable()


def collect_due() -> None:
    """Collect the oldest generation whose threshold is passed, and the younger ones with it."""
    counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, most) in enumerate(counts) if count > most]
    if due:
        gc.collect(due[-1])
