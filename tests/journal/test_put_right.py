"""What was put right of payments is found by table and spin before the spins are read (rules 9)."""

from pathlib import Path

import pytest

from app.journal.errors import Damaged
from app.journal.exporting import What
from app.journal.nights import nights
from app.journal.put_right import PutRight, put_right
from tests.journal.played_journals import exported, record
from tests.reports.days import put_right_night, story_at
from tests.reports.spins import recorded


def test_each_time_is_found_at_its_spin_with_what_it_differs_by(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    story = story_at(put_right_night())
    record(path, story)
    times = [event["at"] for event in story if event["kind"] == "entry.corrected" and "payment" in event]
    assert put_right(path, nights(path)) == {
        ("T1", 1): [PutRight(times[0], 1, -34_000), PutRight(times[1], 1, -1_000)]
    }
    assert put_right(path, nights(path, "T2")) == {}


def test_a_correction_of_something_else_is_none_of_them(tmp_path: Path) -> None:
    path = recorded(tmp_path / "T1.sqlite")
    assert put_right(path, nights(path)) == {}


def test_what_comes_after_the_closing_count_is_a_row_of_the_closing_too(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story_at(put_right_night()))
    rows = [(row["operation"], row["amount"], row["by"]) for row in exported(path, What.BANK)]
    assert rows[-4:] == [
        ("payment", "-340.00", "Carla"),
        ("close", "5540.00", None),
        ("payment", "-10.00", "Carla"),
        ("close", "10.00", "Carla"),
    ]


def test_a_correction_that_is_none_is_named_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    story = story_at(put_right_night())
    place = next(n for n, event in enumerate(story, 1) if "payment" in event)
    story[place - 1]["payment"] = {"spin": 1, "order": 1, "was": "a lot"}
    record(path, story)
    with pytest.raises(Damaged, match=f"event {place} of table T1"):
        put_right(path, nights(path))
