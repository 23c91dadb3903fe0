"""Fills lists with invented spins, by the hand that writes them at a table; goes on where it was stopped."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from app.journal.chain import Head
from app.journal.lists.flags import BLOCK
from app.journal.lists.writing import ListsFile
from tests.big.invented import Years

TABLES: Final = tuple(f"T{number}" for number in range(1, 9))


def fill(path: Path, spins: int, seed: int, *, until: float, said: Callable[[str], None]) -> bool:
    """Fill lists with so many spins of eight tables.

    Args:
        path: the lists' file.
        spins: how many, all tables together.
        seed: all chance.
        until: when to stop, by the steady clock; what is there by then stays.
        said: told how far it is.

    Returns:
        Whether all of them are there.
    """
    each = spins // len(TABLES)
    with ListsFile.open(path, program="big") as lists:
        for name in TABLES:
            number = lists.table(name)
            done = lists.read_to(number).seq
            if done >= each:
                continue
            years = Years(seed, name)
            while done < each:
                if time.monotonic() > until:
                    said(f"stopped at spin {done} of {name}")
                    return False
                last = min(each, (done + 1) // BLOCK * BLOCK + BLOCK - 1)
                lists.add(number, list(years.spins(done + 1, last)), Head(last, bytes(32)))
                done = last
            said(f"{name}: {each} spins")
    return True
