"""Journals that were really played, with what was out of the ordinary; and lists to compare with one another."""

import sqlite3
import zlib
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from app.journal.lists.finding import Finder
from app.journal.lists.keeping import ListKeeper
from app.journal.lists.schema import METADATA
from app.journal.place import lists_path
from app.journal.reading import events
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import Story, evening, record, story_of

NAMED = {"source", "dealer", "owner", "chip", "kinds"}


def told(seed: int, *, spins: int = 60, nights: int = 2, table: str = "T1") -> Story:
    """A story at whose end something is put right that was recorded of a spin long ago, and of none."""
    story = story_of(evening(seed, spins, nights), table)
    numbers = [event for event in story if event["kind"] == "spin.number"]
    for of in (numbers[3]["seq"], numbers[-1]["seq"], 1):
        story.append(corrected(story, of))
    return story


def corrected(story: Story, of: int) -> dict[str, Any]:
    """One more event, which puts an earlier one right."""
    last = story[-1]
    results = [event["result"] for event in story if "result" in event]
    return {
        "kind": "entry.corrected",
        "spin": None,
        "of": of,
        "reason": "misheard",
        "by": "Carla",
        "witness": "Rossi",
        "instead": {"note": "as said"},
        "result": results[-1] if results else None,
        **{name: last[name] for name in ("at", "mono", "boot")},
        "seq": last["seq"] + 1,
    }


def told_rows(path: Path, table: str) -> Story:
    """All that a journal has of a table, as it was recorded."""
    return [msgspec.json.decode(event.body) for event in events(path, table)]


def put_right(story: Story) -> dict[int, int]:
    """What was paid more for each spin once it was closed, in cents; the lists say what was dealt."""
    more: dict[int, int] = defaultdict(int)
    for event in story:
        if event["kind"] == "entry.corrected" and "payment" in event:
            whole, cents = event["payment"]["difference"].split(".")
            more[event["payment"]["spin"]] += int(whole + cents)
    return more


def journal(path: Path, *seeds: int, **how: Any) -> Path:
    """A journal of a table for each seed."""
    for number, seed in enumerate(seeds, 1):
        record(path, told(seed, table=f"T{number}", **how), f"T{number}")
    return path


def kept(database: Path, **how: Any) -> int:
    """Bring its lists up to date."""
    with ListKeeper.open(database, ROULETTE, program="test") as keeper:
        return keeper.catch_up(**how)


def kept_in_part(database: Path) -> dict[str, int]:
    """Bring its lists up to date, but not to its end; gives how far they go."""
    asked = iter([False, False, True])
    kept(database, stopping=lambda: next(asked, True))
    with Finder.open(database, ROULETTE) as found:
        return found.tables()


def closed_to_writers(database: Path) -> None:
    """Let nobody write its lists any more: not the administrator either, who runs tests."""
    lock = lists_path(database).with_name(lists_path(database).name + ".lock")
    lock.unlink(missing_ok=True)
    lock.mkdir()


def content(lists: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every list, names and marks in full: their numbers and how they are packed say nothing."""
    found: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
    with closing(sqlite3.connect(lists)) as raw:
        raw.create_function("unpacked", 1, zlib.decompress)
        names = dict(raw.execute("SELECT id, name FROM list_name"))
        for table in METADATA.sorted_tables:
            columns = [column.name for column in table.columns if column.name != "id"]
            asked = ", ".join(f"unpacked({name})" if name == "bits" else f'"{name}"' for name in columns)
            for row in raw.execute(f"SELECT {asked} FROM {table.name}"):
                told = zip(columns, row, strict=True)
                found[table.name].append(tuple(names.get(v, v) if c in NAMED else v for c, v in told))
    return {name: sorted(rows, key=_in_order) for name, rows in found.items()}


def _in_order(row: tuple[Any, ...]) -> tuple[bytes, ...]:
    """Rows of any kinds have some order; a string of marks is not written out for it."""
    return tuple(value if isinstance(value, bytes) else repr(value).encode() for value in row)


def spins_in(lists: Path) -> int:
    """How many spins stand in the lists; none where there are no lists yet."""
    with closing(sqlite3.connect(lists)) as raw:
        if raw.execute("SELECT 1 FROM sqlite_master WHERE name = 'list_about'").fetchone() is None:
            return 0
        return int(raw.execute("SELECT count(*) FROM list_spin").fetchone()[0])
