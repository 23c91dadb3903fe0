"""Nights played side by side find what one after the other finds: the same first event, or none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.commands.replaying import Replayed, ReplayedBeside, replayed
from app.journal.verifying import Broken, Verified, verify_chain
from tests.journal.played_journals import Story, evening, record, story_of


@pytest.fixture(scope="module")
def story() -> Story:
    return story_of(evening(21, spins=8, nights=4))


def copied(story: Story) -> Story:
    again: Story = msgspec.json.decode(msgspec.json.encode(story))
    return again


def played(path: Path, by: Replayed) -> tuple[Any, ...]:
    """What is found: nothing, or the first event that does not hold."""
    with by:
        found = verify_chain(path, on_event=by)
        fault = by.finish()
    if fault is not None:
        return fault.table, fault.seq, fault.reason
    return (found.table, found.seq, found.reason) if isinstance(found, Broken) else (found.events,)


def forged(story: Story, *nights: int) -> Story:
    """In each of these nights the first settlement pays one cent more; the chain is made for it."""
    night, done, again = 0, set[int](), copied(story)
    for event in again:
        night += event["kind"] == "table.opened"
        if night in nights and night not in done and event["kind"] == "spin.settled" and event["payments"]:
            event["payments"][0]["amount"] += "1"
            done.add(night)
    assert len(done) == len(nights)
    return again


@pytest.mark.parametrize("nights", [(), (3,), (4, 2)])
def test_both_find_the_same(tmp_path: Path, story: Story, nights: tuple[int, ...]) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, forged(story, *nights))
    one_by_one = played(path, Replayed())
    assert played(path, ReplayedBeside(2)) == one_by_one
    assert len(one_by_one) == (3 if nights else 1)


def test_what_breaks_the_chain_behind_it_hides_no_night(tmp_path: Path, story: Story) -> None:
    """A wrong settlement in the second night, and a hash that does not fit in the fourth."""
    path = tmp_path / "T1.sqlite"
    record(path, forged(story, 2))
    data = bytearray(path.read_bytes())
    at = data.rindex(b'"kind":"table.closed"')
    data[at + 9] ^= 1
    path.write_bytes(data)
    assert played(path, ReplayedBeside(2)) == played(path, Replayed())


def test_two_tables_in_a_file_are_played_each_for_itself(tmp_path: Path, story: Story) -> None:
    path = tmp_path / "two.sqlite"
    record(path, story)
    other = story_of(evening(22, spins=6, nights=2), "T2")
    record(path, forged(other, 2), "T2")
    found = played(path, ReplayedBeside(2))
    assert found == played(path, Replayed())
    assert found[0] == "T2"


def test_a_short_journal_needs_no_other_processors(tmp_path: Path, story: Story) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story)
    assert type(replayed(path)) is Replayed
    assert isinstance(verify_chain(path), Verified)
