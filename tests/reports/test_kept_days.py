"""The days of the kept journals, as they are told, against the oracle's sum over their events."""

import json
import re
import tarfile
from collections.abc import Iterator
from datetime import date
from functools import lru_cache
from typing import Any

import pytest

from tests.kept.recording import Recording, recordings
from tests.oracle.day import day_of, figures, reconciliation
from tests.oracle.day_rows import BankRow, bank_rows
from tests.oracle.piles import Line, cents

LEFT_LYING = "handle"
"""What the oracle does not know: winnings that players leave lying are no stakes."""
TABLES = [
    pytest.param((recording, name.split("/")[0]), id=f"{recording.folder.name}-{name.split('/')[0]}")
    for recording in recordings()
    for name in sorted(recording.answers())
    if name.endswith("/days.txt") and not name.startswith("venezia-anew")
]


@lru_cache(maxsize=1)
def bodies_in(recording: Recording) -> dict[str, bytes]:
    """The texts of every table's events, unpacked once for all of them."""
    with tarfile.open(recording.packed) as packed:
        files = [(member.name, packed.extractfile(member)) for member in packed if "bodies/" in member.name]
        return {name: file.read() for name, file in files if file is not None}


def events_of(recording: Recording, table: str) -> list[Line]:
    return [json.loads(line) for line in bodies_in(recording)[f"bodies/{table}.jsonl"].splitlines()]


def pages_of(recording: Recording, table: str) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Each day's figures, and its rows."""
    told = recording.answers()[f"{table}/days.txt"].decode()
    decoder = json.JSONDecoder()
    for begins in re.finditer(r"^\{", told, re.MULTILINE):
        page, end = decoder.raw_decode(told, begins.start())
        yield page, told[end:].split("\n# ")[0].splitlines()


class KeptDays:
    """A table of a recording: its events, its days as they are told, and what the oracle makes of them."""

    def __init__(self, recording: Recording, table: str) -> None:
        """Read all of it."""
        self.events = events_of(recording, table)
        self.pages = [
            (page, rows, day_of(self.events, date.fromisoformat(page["day"]), "Europe/Rome"))
            for page, rows in pages_of(recording, table)
        ]


@pytest.fixture(scope="module")
def kept(request: pytest.FixtureRequest) -> KeptDays:
    return KeptDays(*request.param)


@pytest.mark.parametrize("kept", TABLES, indirect=True)
def test_each_day_is_what_the_oracle_says(kept: KeptDays) -> None:
    for page, _, nights in kept.pages:
        mine = {name: value for name, value in figures(nights).items() if name != LEFT_LYING}
        said = {name: cents(page[name]) if isinstance(page[name], str) else page[name] for name in mine}
        assert said == mine
    assert kept.pages


@pytest.mark.parametrize(
    "kept", [table for table in TABLES if not str(table.id).endswith("-beside")], indirect=True
)
def test_nothing_is_left_over_that_is_not_a_count(kept: KeptDays) -> None:
    """Counts of before do not say what should have lain there: what they differ by is left over.

    What a bank is that was taken over from a journal that was left, the oracle does not know.
    """
    said_by_count = any("book" in event for event in kept.events)
    for page, _, nights in kept.pages:
        mine = reconciliation(nights)
        said = {line["line"]: cents(line["amount"]) for line in page.get("reconciliation", [])}
        if mine is None:
            assert said == {}
            continue
        uncounted = {"counted": 0, "rest": mine["rest"] + mine["counted"]}
        assert said == (mine if said_by_count else mine | uncounted)


@pytest.mark.parametrize("kept", TABLES, indirect=True)
def test_each_line_of_the_bank_is_there(kept: KeptDays) -> None:
    for _, rows, nights in kept.pages:
        lines = sorted(line_of(row) for row in rows if row.startswith("bank,"))
        assert lines == bank_rows(nights)


def line_of(row: str) -> BankRow:
    _, seq, _, what, amount, document, rest = row.split(",", 6)
    return BankRow(int(seq), what, cents(amount) if amount else None, document, "corrected by " not in rest)
