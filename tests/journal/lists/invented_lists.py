"""Lists of invented spins, across a block's end, at a table whose clock went back and at one whose did not."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from app.journal.chain import Head
from app.journal.lists.entries import SpinEntry
from app.journal.lists.filters import Filter
from app.journal.lists.flags import BLOCK
from app.journal.lists.marks import positions_of
from app.journal.lists.writing import ListsFile
from app.table.roulette.listing import LISTING
from tests.big.invented import Years

Entries = dict[str, list[SpinEntry]]


@cache
def invented(each: int = 600, seed: int = 3) -> Entries:
    """Two tables' spins; the first has its clock put back in the middle, and many payments now and then.

    They are made when a test first asks, and once: whoever only collects the tests has none.
    """
    first = BLOCK - each // 2
    found = {table: list(Years(seed, table).spins(first, first + each - 1)) for table in ("T1", "T2")}
    late = found["T1"][each // 3 : each // 3 + 40]
    found["T1"][each // 3 : each // 3 + 40] = [spin._replace(at=spin.at - 3_600_000_000) for spin in late]
    crowded = found["T2"][7].payments * 4 + found["T2"][8].payments * 3
    payments = tuple(payment._replace(order=order) for order, payment in enumerate(crowded, 1))
    found["T2"][7] = found["T2"][7]._replace(payments=payments)
    return found


def written(path: Path, entries: Entries, batch: int = 250) -> Path:
    """Write them as they would come."""
    with ListsFile.open(path, program="test") as lists:
        for table, spins in entries.items():
            number = lists.table(table)
            for start in range(0, len(spins), batch):
                some = spins[start : start + batch]
                lists.add(number, some, Head(some[-1].last_seq, bytes(32)))
    return path


def plainly(entries: Entries, asked: Filter) -> list[tuple[str, int]]:
    """What is asked for, found by looking at every spin; each table's newest first."""
    return [
        (table, spin.spin)
        for table, spins in entries.items()
        if asked.table in (None, table)
        for spin in reversed(spins)
        if _spin(spin, asked) and (not asked.of_payments or _payment(spin, asked))
    ]


def tables_apart(found: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """Put what was found table by table, each in the order in which it came."""
    return sorted(found, key=lambda one: one[0])


def _spin(spin: SpinEntry, asked: Filter) -> bool:
    checks = [
        asked.spin is None or spin.spin == asked.spin,
        asked.number is None or spin.number == asked.number,
        asked.dealer is None or spin.dealer == asked.dealer,
        asked.since is None or spin.at >= asked.since,
        asked.until is None or spin.at < asked.until,
        all(spin.flags & flag for flag in asked.flags),
    ]
    return all(checks)


def _payment(spin: SpinEntry, asked: Filter) -> bool:
    for payment in spin.payments:
        positions = positions_of(payment.winning)
        checks = [
            asked.over is None or payment.amount > asked.over,
            asked.under is None or payment.amount < asked.under,
            asked.chip is None or payment.chip == asked.chip,
            asked.position is None or asked.position in positions,
            asked.kind is None or asked.kind in map(LISTING.words.kind, positions),
        ]
        if all(checks):
            return True
    return False
