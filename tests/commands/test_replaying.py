"""Nights played side by side find what one after the other finds: the same first event, or none."""

from __future__ import annotations

import gc
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.commands.replaying import Replayed, ReplayedBeside, Replaying, replayed
from app.journal import reading
from app.journal.chain import ZERO_HASH, link
from app.journal.earlier_payments import LaterCheck, payments_in
from app.journal.verifying import Broken, Verified, verify_chain
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import Story, evening, record, story_of


@pytest.fixture(scope="module")
def story() -> Story:
    return story_of(evening(21, spins=8, nights=4))


class Lasting(ProcessPoolExecutor):
    """Processors that stay for whoever verifies next."""

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Go on."""


@pytest.fixture(scope="module")
def started() -> Iterator[Lasting]:
    pool = Lasting(2, mp_context=get_context("spawn"), initializer=gc.disable)
    yield pool
    ProcessPoolExecutor.shutdown(pool)


@pytest.fixture
def processors(started: Lasting, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is verified has processors that are there: to start them costs ten times what they do."""
    monkeypatch.setattr("concurrent.futures.ProcessPoolExecutor", lambda *_, **__: started)


def copied(story: Story) -> Story:
    again: Story = msgspec.json.decode(msgspec.json.encode(story))
    return again


def played(path: Path, by: Replaying) -> tuple[Any, ...]:
    """What is found: nothing, or the first event that does not hold."""
    with by:
        found = verify_chain(path, beside=by)
    return (
        (found.table, found.seq, found.reason) if isinstance(found, Broken) else (found.events, found.spins)
    )


def beside(path: Path) -> ReplayedBeside:
    return ReplayedBeside(LaterCheck(payments_in(path, ROULETTE)), processors=2)


def one_by_one(path: Path) -> tuple[Any, ...]:
    """What is found where each event is read, looked at and played by itself."""
    played = Replayed()
    found = verify_chain(path, on_event=played)
    return (
        (found.table, found.seq, found.reason) if isinstance(found, Broken) else (found.events, found.spins)
    )


def resealed(path: Path, change: Callable[[bytes], bytes], kind: str, which: int) -> int:
    """Change one event of a kind and seal the chain anew from there on; gives its place."""
    events = list(reading.events(path))
    seq = [event.seq for event in events if f'"kind":"{kind}"'.encode() in event.body][which]
    previous = ZERO_HASH
    with closing(sqlite3.connect(path)) as raw, raw:
        guard = "SELECT sql FROM sqlite_master WHERE name = 'journal_never_changed'"
        (text,) = raw.execute(guard).fetchone()
        raw.execute("DROP TRIGGER journal_never_changed")
        for event in events:
            body = change(event.body) if event.seq == seq else event.body
            previous = link(previous, body)
            raw.execute(
                "UPDATE journal SET body = ?, hash = ? WHERE seq = ?", (body.decode(), previous, event.seq)
            )
        raw.execute(text)
    return seq


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


@pytest.mark.usefixtures("processors")
@pytest.mark.parametrize("nights", [(), (3,), (4, 2)])
def test_both_find_the_same(tmp_path: Path, story: Story, nights: tuple[int, ...]) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, forged(story, *nights))
    alone = one_by_one(path)
    assert played(path, beside(path)) == played(path, Replayed()) == alone
    assert len(alone) == (3 if nights else 2)


@pytest.mark.usefixtures("processors")
def test_what_breaks_the_chain_behind_it_hides_no_night(tmp_path: Path, story: Story) -> None:
    """A wrong settlement in the second night, and a hash that does not fit in the fourth."""
    path = tmp_path / "T1.sqlite"
    record(path, forged(story, 2))
    data = bytearray(path.read_bytes())
    at = data.rindex(b'"kind":"table.closed"')
    data[at + 9] ^= 1
    path.write_bytes(data)
    assert played(path, beside(path)) == played(path, Replayed())


@pytest.mark.usefixtures("processors")
@pytest.mark.parametrize(
    ("change", "kind", "which", "reason"),
    [
        (lambda text: text.replace(b',"at"', b', "at"'), "spin.number", 9, "not in the form of RFC 8785"),
        (lambda text: text.replace(b'"v":1', b'"v":2'), "table.opened", 2, "the form 2 of this event"),
        (lambda text: text.replace(b'"seq":', b'"seq":1'), "spin.closed", 20, "the text says that it is"),
        (lambda text: text.replace(b'"kind":"spin', b'"kind":"spinning'), "spin.thrown", 5, "no table's"),
        (lambda text: text[:-1] + b',"z":"\xc3\xa8"}', "spin.number", 12, None),
        (lambda text: text[:-1] + b',"z":{"kind":"table.opened"}}', "spin.number", 12, None),
    ],
)
def test_a_text_that_does_not_hold_is_found_by_all_three(
    tmp_path: Path, story: Story, change: Callable[[bytes], bytes], kind: str, which: int, reason: str | None
) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story)
    seq = resealed(path, change, kind, which)
    found = one_by_one(path)
    assert played(path, beside(path)) == played(path, Replayed()) == found
    if reason is None:
        assert len(found) == 2
    else:
        assert found[:2] == ("T1", seq)
        assert reason in found[2]


def test_two_tables_in_a_file_are_played_each_for_itself(tmp_path: Path, story: Story) -> None:
    """By processors of their own, as a command has them."""
    path = tmp_path / "two.sqlite"
    record(path, story)
    other = story_of(evening(22, spins=6, nights=2), "T2")
    record(path, forged(other, 2), "T2")
    found = played(path, beside(path))
    assert found == played(path, Replayed()) == one_by_one(path)
    assert found[0] == "T2"


def test_a_short_journal_needs_no_other_processors(tmp_path: Path, story: Story) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story)
    assert type(replayed(path)) is Replayed
    assert isinstance(verify_chain(path), Verified)
