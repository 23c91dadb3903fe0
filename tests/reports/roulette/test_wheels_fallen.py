"""A wheel is followed by the number on it, over all tables at which it stood."""

from pathlib import Path

from app.journal.roulette.fallen import numbers_fallen
from app.reports.roulette.wheels_fallen import Wheel, wheels_fallen
from tests.journal.played_journals import Story, evening, record, story_of


def night(wheel: str, seed: int, table: str) -> Story:
    """An evening at a table with this wheel."""
    story = story_of(evening(seed, 10), table)
    return [
        {**event, "wheel_number": wheel} if event["kind"] == "table.opened" and wheel else event
        for event in story
    ]


def test_one_wheel_at_two_tables_is_one(tmp_path: Path) -> None:
    one, other, third = tmp_path / "T1.sqlite", tmp_path / "T2.sqlite", tmp_path / "T3.sqlite"
    record(one, night("C-7", 5, "T1"), "T1")
    record(other, night("C-7", 6, "T2"), "T2")
    record(third, night("", 7, "T3"), "T3")
    found = wheels_fallen((one, other, third))
    assert list(found) == [Wheel("C-7"), Wheel("", "T3")]
    fell = [each.number for path in (one, other) for each in numbers_fallen(path)]
    assert list(found[Wheel("C-7")].numbers) == fell
    assert len(found[Wheel("C-7")].turnings) == len(fell)
    assert found[Wheel("C-7")].health().spins == len(fell)


def test_where_nothing_fell_there_is_no_wheel(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(5, 4))[:1])
    assert wheels_fallen((path,)) == {}
