"""What fell, number by number, against the evening that was played and its own export."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.journal.errors import BadTime
from app.journal.exporting import What
from app.journal.roulette.fallen import numbers_fallen
from tests.journal.played_journals import evening, exported, record, stamped, story_of
from tests.table.playing import Played


def test_of_whole_evenings_it_is_what_the_spins_export_says(path: Path) -> None:
    record(path, story_of(evening(5, spins=60, nights=2)))
    spins = [(row["spin"], row["number"]) for row in exported(path, What.SPINS) if row["number"] is not None]
    assert [(each.spin, each.number) for each in numbers_fallen(path)] == spins
    assert len(spins) > 60


def test_between_two_times_only_what_fell_there(path: Path) -> None:
    record(path, story_of(evening(6, spins=40)))
    rows = [row for row in exported(path, What.SPINS) if row["number"] is not None]
    since, until = rows[10]["at"], rows[25]["at"]
    found = [each.spin for each in numbers_fallen(path, since=since, until=until)]
    assert found == [row["spin"] for row in rows if since <= row["at"] < until]


def test_what_the_bank_and_others_record_is_no_number(path: Path) -> None:
    """A paper has a number too, and it is none of the wheel's."""
    story = story_of(evening(5, spins=8))
    bare = {"kind": "document.printed", "spin": None, "number": "C-0001", "by": "Carla", "copy": 1}
    record(path, [*story, {**bare, **stamped_as(story[-1])}])
    spins = [(row["spin"], row["number"]) for row in exported(path, What.SPINS) if row["number"] is not None]
    assert [(each.spin, each.number) for each in numbers_fallen(path)] == spins


def stamped_as(event: dict[str, Any]) -> dict[str, Any]:
    return {key: event[key] for key in ("at", "mono", "boot")}


def spin_events(spin: int, *steps: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"spin": spin, **step} for step in steps]


def test_a_number_that_was_contradicted_and_a_void_throw_do_not_count(path: Path) -> None:
    thrown = {"kind": "spin.thrown", "source": "wheel", "wheel": "clockwise"}
    other = {**thrown, "wheel": "anticlockwise"}
    number = {"kind": "spin.number", "announcement": "…", "source": "wheel"}
    story = [
        {"kind": "table.opened", "spin": None},
        *spin_events(1, thrown, {**number, "number": 8}, {**number, "number": 9, "instead_of": 8}),
        *spin_events(2, other, {"kind": "spin.void"}, thrown, {**number, "number": 0}),
        *spin_events(3, other, {**number, "number": 36}, {"kind": "spin.void"}),
        *spin_events(4, {**number, "number": 5}),
    ]
    record(
        path,
        [
            {**event, "at": f"2026-11-22T02:00:{place:02}.000000Z", "mono": place, "boot": "b"}
            for place, event in enumerate(story)
        ],
    )
    assert [(each.spin, each.number, each.turning) for each in numbers_fallen(path)] == [
        (1, 9, "clockwise"),
        (2, 0, "clockwise"),
        (4, 5, None),
    ]


def test_a_limit_that_is_no_time_is_named(path: Path) -> None:
    record(path, stamped(Played().story))
    with pytest.raises(BadTime, match="yesterday"):
        list(numbers_fallen(path, since="yesterday"))


def test_what_fell_is_known_by_the_wheel_that_stood_there(path: Path) -> None:
    """A wheel that was changed between two spins has what fell after it, not what fell before."""
    number = {"kind": "spin.number", "announcement": "…", "source": "wheel"}
    story = [
        {"kind": "table.opened", "spin": None, "wheel_number": "A-1"},
        *spin_events(1, {**number, "number": 8}),
        {"kind": "table.wheel", "spin": None, "wheel_number": "B-2", "by": "Carla"},
        *spin_events(1, {"kind": "spin.closed", "entered": True}),
        *spin_events(2, {**number, "number": 9}),
        {"kind": "table.opened", "spin": None},
        *spin_events(3, {**number, "number": 10}),
    ]
    record(
        path,
        [
            {**event, "at": f"2026-11-22T02:00:{place:02}.000000Z", "mono": place, "boot": "b"}
            for place, event in enumerate(story)
        ],
    )
    found = [(each.number, each.wheel_number) for each in numbers_fallen(path)]
    assert found == [(8, "A-1"), (9, "B-2"), (10, "")]


def test_when_it_fell_and_who_dealt_it_go_with_the_number(path: Path) -> None:
    """A void throw does not change who dealt, and a number that was said again fell when it was said first."""
    number = {"kind": "spin.number", "announcement": "…", "source": "wheel"}
    story = [
        {"kind": "table.opened", "spin": None, "dealer": "Anna"},
        *spin_events(1, {**number, "number": 8}, {**number, "number": 9}),
        {"kind": "table.dealer", "spin": None, "dealer": "Bruno"},
        *spin_events(2, {**number, "number": 3}, {"kind": "spin.void"}, {**number, "number": 4}),
        {"kind": "table.opened", "spin": None},
        *spin_events(3, {**number, "number": 10}),
    ]
    record(
        path,
        [
            {**event, "at": f"2026-11-22T02:00:{place:02}.000000Z", "mono": place, "boot": "b"}
            for place, event in enumerate(story)
        ],
    )
    assert [(each.number, each.at[-10:-8], each.dealer) for each in numbers_fallen(path)] == [
        (9, "01", "Anna"),
        (4, "06", "Bruno"),
        (10, "08", ""),
    ]
