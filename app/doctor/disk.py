"""Whether the journal's disk has room, and whether it keeps what it says it has kept."""

from __future__ import annotations

import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from app.doctor.finding import Finding, Verdict

_ENOUGH: Final = 2_000_000_000
"""Bytes: some years of a table, and room to make a copy."""
_LEAST: Final = 200_000_000
"""Bytes: the ballast, the logs and some weeks."""
_TRIES: Final = 40
_PAGE: Final = bytes(4096)
_TOO_QUICK: Final = 30e-6
"""Seconds in which no disk has stored anything."""
_TOO_SLOW: Final = 0.1
"""Seconds after which a dealer waits for the sentence."""


def room(folder: Path, free: int | None = None) -> Finding:
    """How much room there is for the journal.

    Args:
        folder: where it lies, or will.
        free: bytes; asked of the system where None.
    """
    left = shutil.disk_usage(_there(folder)).free if free is None else free
    found = f"{left / 1e9:.1f} GB are free at {folder}."
    if left >= _ENOUGH:
        return Finding("free disk", Verdict.WELL, found)
    verdict = Verdict.LOOK if left >= _LEAST else Verdict.BAD
    return Finding(
        "free disk", verdict, found, "Make room, or keep the journal on another disk (`--database`)."
    )


def durable(folder: Path, waited: Callable[[Path], float] | None = None) -> Finding:
    """Whether what is called durable is: how long the disk takes to store a page.

    A disk that answers at once has stored nothing: it lies in a memory that a power cut empties.

    Args:
        folder: where the journal lies, or will.
        waited: gives the seconds that one storing takes; measured where None.
    """
    name = "durable writing"
    try:
        seconds = (waited or _median)(_there(folder))
    except OSError as fault:
        advice = "Correct the folder's rights, or keep the journal elsewhere (`--database`)."
        return Finding(name, Verdict.BAD, f"{folder} cannot be written ({fault.strerror}).", advice)
    found = f"fdatasync at {folder} takes {seconds * 1000:.2f} ms."
    if seconds < _TOO_QUICK:
        advice = (
            "No disk is that fast: this one is in memory, or says done before it is. After a power cut the "
            "last spins may be missing. Use another disk, or one whose cache has its own power."
        )
        return Finding(name, Verdict.BAD, found, advice)
    if seconds > _TOO_SLOW:
        return Finding(name, Verdict.LOOK, found, "The sentence comes that much later: use a faster disk.")
    return Finding(name, Verdict.WELL, found)


def _median(folder: Path) -> float:
    """Seconds that storing one page takes, as the journal's log grows."""
    spent = []
    store = getattr(os, "fdatasync", os.fsync)
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(_TRIES):
            file.write(_PAGE)
            file.flush()
            begun = time.perf_counter()
            store(file.fileno())
            spent.append(time.perf_counter() - begun)
    return statistics.median(spent)


def _there(folder: Path) -> Path:
    """The nearest folder above that exists."""
    return next(each for each in (folder, *folder.absolute().parents) if each.is_dir())
