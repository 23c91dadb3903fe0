"""A spin is read from its journal as it went: times, marks, objections, corrections, each under the rules then."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from app.journal.errors import Damaged
from app.journal.lists.filters import Filter
from app.journal.lists.finding import Finder
from app.journal.reading import events
from app.reports.roulette.spin_reading import Stretch, find_spin, read_spin
from app.reports.roulette.spin_story import SpinStory
from app.table import events as happened
from app.table.roulette import events as spun
from app.table.roulette.game import ROULETTE
from tests.journal.lists.kept_lists import journal, kept
from tests.journal.played_journals import record
from tests.often import times
from tests.reports.days import moved_disputes, story_at
from tests.reports.spins import CLAIM, DISPUTED, RULING, put_right, recorded, recorded_story, told
from tests.table.playing import Played, chips, fall


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return recorded(tmp_path_factory.mktemp("story") / "T1.sqlite")


@pytest.fixture(scope="module")
def story(path: Path) -> SpinStory:
    return told(path)


def test_payments_have_their_times_their_taking_back_and_who_objected(story: SpinStory) -> None:
    payments = story.payments(story.last)
    assert [(each.item.title, each.item.payment.amount) for each in payments] == [
        ("Posto 2", 5_000),
        ("Posto 4", 26_000),
        ("Rosso", 17_250),
        ("Blu", 13_000),
    ]
    made = [each.made.mono for each in payments if each.made is not None]
    assert made == sorted(made)
    assert len(made) == 4
    assert [len(each.taken_back) for each in payments] == [0, 0, 1, 0]
    (objection,) = payments[1].objections
    assert (objection.claim, objection.by) == (CLAIM, "posto 4")
    assert (objection.ruling, objection.ruled_by) == (RULING, "Moro")
    assert story.took() == 110_000_000


def test_what_was_put_right_is_known_by_what_puts_it_right(story: SpinStory) -> None:
    kinds = {step.stamp.seq: type(step.event) for step in story.steps}
    struck = {kinds[was]: kinds[now] for was, now in story.struck().items()}
    assert struck == {
        happened.PaymentMade: happened.PaymentUnmade,
        spun.SpinNumber: happened.EntryCorrected,
    }


def test_9_a_payment_that_was_put_right_keeps_what_it_was_and_counts_as_it_is(tmp_path: Path) -> None:
    story = put_right(tmp_path / "T1.sqlite")
    second = story.payments()[1]
    assert [(each.was, each.amount, each.by) for each in second.put_right] == [
        (26_000, 28_000, "Carla"),
        (28_000, 23_000, "Carla"),
    ]
    assert (second.item.payment.amount, second.amount) == (26_000, 23_000)
    paid = sum(each.amount for each in story.payments())
    assert story.paid() == paid == sum(each.item.payment.amount for each in story.payments()) - 3_000
    assert story.payments(story.last)[1].put_right == ()  # it was not said yet
    assert len(story.payments(len(story.steps) - 2)[1].put_right) == 1
    kinds = [type(step.event) for step in story.steps if step.stamp.seq in story.struck()]
    assert kinds[-2:] == [happened.PaymentMade, happened.EntryCorrected]


def test_the_seal_is_that_of_the_last_event_that_is_told(path: Path, story: SpinStory) -> None:
    """What was put right after the spin is proved by it too: whoever keeps the page keeps that."""
    lies = find_spin(path, "T1", DISPUTED)
    assert lies is not None
    *_, last = events(path, "T1")
    assert isinstance(story.steps[-1].event, happened.EntryCorrected)
    assert lies.last < story.steps[-1].stamp.seq == last.seq
    assert story.seal == f"T1:{last.seq}:{last.hash.hex()}"


def test_the_seal_of_a_spin_of_which_nothing_was_said_later_is_its_own(path: Path) -> None:
    lies = find_spin(path, "T1", 1)
    assert lies is not None
    (last,) = [event for event in events(path, "T1") if event.seq == lies.last]
    assert told(path, 1).seal == f"T1:{lies.last}:{last.hash.hex()}"


def test_who_signed_what_was_put_right_later_is_told_before_it(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    late = recorded_story()
    signed = {
        **{name: late[-1][name] for name in ("at", "mono", "boot", "spin")},
        "kind": "people.signed",
        "act": "correct",
        "people": [{"name": "Carla", "role": "pit_boss"}, {"name": "Moro", "role": "inspector"}],
        "first": "",
    }
    record(path, [*late[:-1], signed, late[-1]])
    *_, signature, correction = told(path).steps
    assert isinstance(signature.event, happened.PeopleSigned)
    assert isinstance(correction.event, happened.EntryCorrected)
    assert not signature.own


def test_what_was_put_right_later_is_looked_at_like_the_rest(tmp_path: Path) -> None:
    path = recorded(tmp_path / "T1.sqlite")
    last = max(event.seq for event in events(path, "T1"))
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("DROP TRIGGER journal_never_changed")
        raw.execute("UPDATE journal SET body = replace(body, 'Moro', 'Toni') WHERE seq = ?", (last,))
    with pytest.raises(Damaged, match=f"event {last} of table T1: its hash"):
        told(path)


def test_there_is_no_spin_that_nobody_played(path: Path) -> None:
    assert find_spin(path, "T1", 99) is None
    assert find_spin(path, "T9", 1) is None


def test_a_nights_first_spin_is_told_without_the_night_before(tmp_path: Path) -> None:
    """A spin that was not played gives its number to the next night; what was laid for it is not the next one's."""
    table = Played()
    table.do("open")
    fall(table, 8)
    table.do("next")
    table.do("place", position="red", entry=chips("10.00", 4))
    table.do("suspend", reason="fire alarm")
    table.do("close")
    opening = len(table.story) + 1
    table.do("open")
    fall(table, 5)
    table.do("next")
    table.do("close")
    path = tmp_path / "T1.sqlite"
    record(path, story_at(table))
    lies = find_spin(path, "T1", 2)
    kept(path)
    with Finder.open(path, ROULETTE) as finder:
        (listed,) = [spin for spin in finder.page(Filter(), rows=9).spins if spin.spin == 2]
    assert lies == Stretch(listed.opening_seq, listed.first_seq, listed.last_seq)
    assert lies.opening == opening
    assert [step for step in told(path, 2).steps if step.stamp.seq < opening] == []
    assert find_spin(path, "T1", 1) == Stretch(1, *_lies_between(table, 1))


def _lies_between(table: Played, spin: int) -> tuple[int, int]:
    own = [place for place, event in enumerate(table.story, 1) if event.spin == spin]
    return own[0], own[-1]


@pytest.mark.often
def test_every_spin_of_played_nights_is_told_as_the_lists_have_it(tmp_path: Path) -> None:
    """Two nights of random play: amounts, marks and what fell are the lists' own, which fold by other means."""
    database = journal(tmp_path / "T1.sqlite", 31, spins=40)
    kept(database)
    with Finder.open(database, ROULETTE) as finder:
        listed = finder.page(Filter(), rows=500).spins
        for spin in listed[:: times(3, 1)]:
            lies = Stretch(spin.opening_seq, spin.first_seq, spin.last_seq)
            corrections = finder.corrections(spin.table, spin.spin)
            story = read_spin(database, spin.table, spin.spin, lies, ROULETTE, corrections)
            shown = story.shown(story.last)
            assert (None if shown is None else shown.number) == spin.number
            entries = finder.payments(spin.table, spin.spin)
            if spin.paid is not None:
                paid = story.payments()
                assert [(p.item.order, p.amount) for p in paid] == [
                    (entry.order, entry.amount) for entry in entries
                ]
                assert story.paid() == spin.paid
                assert [p.made is not None for p in paid] == [entry.made is not None for entry in entries]
            assert find_spin(database, spin.table, spin.spin) is not None
            assert {
                step.event.of for step in story.steps if isinstance(step.event, happened.EntryCorrected)
            } or (not corrections)
    assert len(listed) > 60


def test_a_journal_that_was_changed_is_not_believed(tmp_path: Path) -> None:
    path = recorded(tmp_path / "T1.sqlite")
    with closing(sqlite3.connect(path)) as raw:
        for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            raw.execute(f"DROP TRIGGER {name}")
        body = raw.execute("SELECT body FROM journal WHERE seq = 15").fetchone()[0]
        form = msgspec.json.decode(body) | {"by": "Nobody"}
        raw.execute("UPDATE journal SET body = ? WHERE seq = 15", (msgspec.json.encode(form).decode(),))
        raw.commit()
    with pytest.raises(Damaged, match="event 15 of table T1"):
        told(path)


@pytest.mark.parametrize(("spin", "order", "by"), [(1, 3, "Carla"), (2, 1, "Ugo")])
def test_3_a_dispute_is_one_and_is_ruled_wherever_its_payment_stands_then(
    tmp_path: Path, spin: int, order: int, by: str
) -> None:
    """Rules 3: a ruling ends it; what the table disputes again after another entry is the same dispute."""
    path = tmp_path / "T1.sqlite"
    record(path, story_at(moved_disputes()))
    story = told(path, spin)
    (objection,) = story.objections()
    assert (objection.order, objection.ruled_by) == (order, by)
    found = [place for place, payment in enumerate(story.payments(), 1) if payment.objections]
    assert found == [order]
