"""A table's autumn: some evenings in three months, in a journal and archived."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from app.journal.archive import archive
from app.journal.archive_reading import Archived
from app.journal.new_journal import Begun, begin_new
from app.journal.verifying import KnownHead
from app.station.stamps import moment_text
from tests.journal.played_journals import Story, evening, record, story_of

DAYS = ["2026-08-30", "2026-08-31", "2026-09-01", "2026-09-30", "2026-10-01", "2026-10-02"]


def autumn(path: Path, days: list[str] = DAYS, table: str = "T1", seed: int = 11) -> Story:
    """Record an evening on each of some days; it begins at nine in the evening, UTC."""
    story = story_of(evening(seed, spins=4, nights=len(days)), table)
    night, second = -1, 0
    for event in story:
        if event["kind"] == "table.opened":
            night, second = night + 1, 0
        second += 1
        begin = datetime.fromisoformat(days[max(night, 0)]).replace(hour=21, tzinfo=UTC)
        event["at"] = moment_text(int((begin + timedelta(seconds=second)).timestamp()) * 1_000_000)
    record(path, story, table)
    return story


def day_of(at: str) -> date:
    return datetime.fromisoformat(at).date()


def archived(path: Path, folder: Path, until: str, table: str = "T1") -> tuple[Archived, ...]:
    return archive(path, table, folder, until=date.fromisoformat(until), day_of=day_of)


def first(ended: KnownHead) -> dict[str, object]:
    """The first event of the new journal."""
    stamp = {"at": "2026-11-01T03:00:00.000000Z", "mono": 1, "boot": "a4f1", "spin": None}
    return {"kind": "journal.begun", "after": str(ended), **stamp}


def begun(path: Path, folder: Path, table: str = "T1") -> Begun:
    """Archive a journal to its end, and begin the next one in its place."""
    return begin_new(path, table, folder, first, day_of=day_of, program="test")  # type: ignore[arg-type]
