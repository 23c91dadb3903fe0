"""Fills lists with invented spins, by the hand that writes them at a table; goes on where it was stopped."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Final

from app.journal.chain import Head
from app.journal.lists.flags import BLOCK
from app.journal.lists.schema import AMOUNTS, BLOCKS, MARKS, PAYMENTS, SPINS
from app.journal.lists.writing import ListsFile
from tests.big.invented import Years

TABLES: Final = tuple(f"T{number}" for number in range(1, 9))
_TIMES: Final = ("opened", "at", "closed", "made", "earliest", "latest")
_APART: Final = 7_000_000
"""Microseconds between the same spin at two tables."""


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


def fill_alike(path: Path, spins: int, seed: int) -> None:
    """Fill lists with spins of eight tables: one table's are invented, each other has them some seconds later.

    Args:
        path: the lists' file; it has nothing yet.
        spins: how many, all tables together.
        seed: all chance.
    """
    first, *others = TABLES
    read = Head(spins // len(TABLES), bytes(32))
    with ListsFile.open(path, program="big") as lists:
        invented = lists.table(first)
        lists.add(invented, list(Years(seed, first).spins(1, read.seq)), read)
        for other in others:
            lists.add(lists.table(other), [], read)
        alike = [lists.table(other) for other in others]
    with closing(sqlite3.connect(path)) as raw, raw:
        for table, (nth, number) in product((SPINS, PAYMENTS, BLOCKS, MARKS, AMOUNTS), enumerate(alike, 1)):
            later = {f'"{time}"': f"{time} + {nth * _APART}" for time in _TIMES}
            names = [f'"{column.name}"' for column in table.columns if column is not MARKS.c.id]
            values = [str(number) if name == '"table"' else later.get(name, name) for name in names]
            said = f'SELECT {", ".join(values)} FROM {table.name} WHERE "table" = ?'
            raw.execute(f"INSERT INTO {table.name} ({', '.join(names)}) {said}", (invented,))
