"""Once a gaming day the journal is verified: between balls, and from the last event that held."""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from app.journal.verifying import KnownHead, Verified, verify_chain
from app.station.daily_check import DailyCheck, NoAnswerError
from app.station.stamps import Stamps
from app.table.events import JournalVerified, ReaderConnected
from app.table.heard import VerifiedHeard
from app.table.live import Live
from app.table.roulette.game import ROULETTE
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.state import unopened
from tests.houses import house
from tests.journal.played_journals import evening, record, stamped, story_of
from tests.station.test_station import Desk
from tests.table.reading import read_event

EVENING = int(datetime(2026, 11, 21, 20, tzinfo=UTC).timestamp() * 1e6)
MINUTE, HOUR, DAY = 60_000_000, 3_600_000_000, 86_400_000_000
HELD = KnownHead("T1", 40, bytes([40]) * 32)
BEFORE = ReaderConnected(device="wheel")
HOLDS = VerifiedHeard("", str(HELD), 40)
BROKEN = VerifiedHeard(str(HELD), "", 0, 17, "the hash does not fit")
BEHIND_ALL = 120.0
"""Seconds: the check goes behind everything else that this machine does."""


class Check:
    """A check as the test says how it goes."""

    def __init__(self, after: KnownHead | None) -> None:
        self.after, self.told, self.ended = after, list[bool](), False
        self.says: VerifiedHeard | NoAnswerError | None = None

    def go_on(self, *, goes_on: bool) -> None:
        self.told.append(goes_on)

    def answer(self) -> VerifiedHeard | None:
        if isinstance(self.says, NoAnswerError):
            raise self.says
        return self.says

    def end(self) -> None:
        self.ended = True


class House:
    """A table that is seen, its clocks, and its checks."""

    def __init__(self, database: Path) -> None:
        self.wall, self.steady = EVENING, 0
        self.checks: list[Check] = []
        self.refuses = ""
        self.heard: list[VerifiedHeard] = []
        self.troubles: list[str] = []
        self.daily = self.again(database)

    def again(self, database: Path) -> DailyCheck:
        """What a start of the program makes."""
        stamps = Stamps(lambda: self.wall, lambda: self.steady, "boot")
        self.daily = DailyCheck(
            database, "T1", self.heard.append, self.troubles.append, stamps=stamps, starts=self._starts
        )
        return self.daily

    def _starts(self, _database: Path, table: str, after: KnownHead | None) -> Check:
        assert table == "T1"
        if self.refuses:
            raise NoAnswerError(self.refuses)
        self.checks.append(Check(after))
        return self.checks[-1]

    def passes(self, microseconds: int) -> None:
        self.wall, self.steady = self.wall + microseconds, self.steady + microseconds

    def sees(self, phase: Phase | None, *, is_open: bool = True) -> None:
        self.daily.seen(Live(state(phase, is_open=is_open)))
        self.daily.look()


def state(phase: Phase | None, *, is_open: bool = True) -> SpinTable:
    betting = None if phase is None else SpinState(spin=3, phase=phase)
    return replace(unopened("T1", ROULETTE), opened=is_open, betting=betting, house=house("venezia"))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(3, spins=1, nights=1)))
    return path


@pytest.fixture
def table(database: Path) -> House:
    found = House(database)
    found.passes(10 * MINUTE)
    return found


def test_it_begins_some_minutes_after_the_start_in_an_open_night(database: Path) -> None:
    table = House(database)
    table.sees(Phase.BETS_OPEN)
    assert not table.checks
    table.passes(10 * MINUTE)
    table.sees(None, is_open=False)
    assert not table.checks
    table.sees(Phase.BETS_OPEN)
    assert [each.after for each in table.checks] == [None]
    assert table.checks[0].told == [True]


@pytest.mark.parametrize("phase", [Phase.THROWN, Phase.NO_MORE_BETS])
def test_it_never_begins_while_a_ball_runs_and_waits_while_one_does(table: House, phase: Phase) -> None:
    table.sees(phase)
    assert not table.checks
    table.sees(Phase.BETS_OPEN)
    table.sees(phase)
    table.sees(Phase.FALLEN)
    assert [each.told for each in table.checks] == [[True, False, True]]


def test_what_it_comes_to_is_told_and_it_comes_again_on_the_next_gaming_day(table: House) -> None:
    table.sees(Phase.BETS_OPEN)
    table.checks[0].says = HOLDS
    table.sees(Phase.BETS_OPEN)
    assert (table.heard, table.checks[0].ended) == ([HOLDS], True)
    table.passes(4 * HOUR)
    table.sees(Phase.BETS_OPEN)
    assert len(table.checks) == 1
    table.passes(DAY - 4 * HOUR)
    table.sees(Phase.BETS_OPEN)
    assert [each.after for each in table.checks] == [None, HELD]


def test_from_what_does_not_hold_none_goes_on(table: House) -> None:
    table.sees(Phase.BETS_OPEN)
    table.checks[0].says = HOLDS
    table.sees(Phase.BETS_OPEN)
    for _ in range(2):
        table.passes(DAY)
        table.sees(Phase.BETS_OPEN)
        table.checks[-1].says = BROKEN
        table.sees(Phase.BETS_OPEN)
    assert [each.after for each in table.checks] == [None, HELD, HELD]
    assert table.heard == [HOLDS, BROKEN, BROKEN]


def test_a_check_without_an_answer_is_said_once_and_tried_again_in_an_hour(table: House) -> None:
    for _ in range(3):
        table.sees(Phase.BETS_OPEN)
        table.checks[-1].says = NoAnswerError("it ended with -9")
        table.sees(Phase.BETS_OPEN)
        assert table.checks[-1].ended
        table.passes(59 * MINUTE)
        table.sees(Phase.BETS_OPEN)
        table.passes(MINUTE)
    assert len(table.checks) == 3
    assert table.troubles == [
        "The daily check of the journal gave no answer (it ended with -9): it is tried again each hour."
    ]
    table.sees(Phase.BETS_OPEN)
    table.checks[-1].says = HOLDS
    table.sees(Phase.BETS_OPEN)
    assert table.heard == [HOLDS]


def test_one_that_cannot_be_started_is_said_and_tried_again(table: House) -> None:
    table.refuses = "No space left on device"
    table.sees(Phase.BETS_OPEN)
    assert "(No space left on device)" in table.troubles[0]
    table.refuses = ""
    table.passes(HOUR)
    table.sees(Phase.BETS_OPEN)
    assert len(table.checks) == 1


def test_one_that_does_not_end_is_ended(table: House) -> None:
    table.sees(Phase.BETS_OPEN)
    table.passes(6 * HOUR + MINUTE)
    table.sees(Phase.BETS_OPEN)
    assert table.checks[0].ended
    assert "(it did not end within six hours)" in table.troubles[0]


def verified(head: str, reason: str = "") -> JournalVerified:
    if reason:
        return JournalVerified(after="", head="", events=0, place=3, reason=reason)
    return JournalVerified(after="", head=head, events=9)


def test_a_start_knows_what_was_checked_before(tmp_path: Path) -> None:
    """The last one says when, the last that held from where."""
    path = tmp_path / "T1.sqlite"
    story = stamped([BEFORE, verified(str(HELD)), verified("", "changed")], lambda _: EVENING // 1_000_000)
    record(path, story)
    table = House(path)
    table.passes(10 * MINUTE)
    table.sees(Phase.BETS_OPEN)
    assert not table.checks
    table.passes(DAY)
    table.sees(Phase.BETS_OPEN)
    assert [each.after for each in table.checks] == [HELD]


def test_a_check_that_was_recorded_and_changed_is_gone_on_from_by_none(tmp_path: Path) -> None:
    """Whoever wrote another head into it is found by the walk of all of it."""
    path = tmp_path / "T1.sqlite"
    record(path, stamped([BEFORE, verified(str(HELD))], lambda _: EVENING // 1_000_000))
    with closing(sqlite3.connect(path)) as shell, shell:
        (guard,) = shell.execute(
            "SELECT sql FROM sqlite_master WHERE name = 'journal_never_changed'"
        ).fetchone()
        shell.execute("DROP TRIGGER journal_never_changed")
        shell.execute("UPDATE journal SET body = replace(body, 'T1:40:', 'T1:41:')")
        shell.execute(guard)
    table = House(path)
    table.passes(10 * MINUTE)
    table.sees(Phase.BETS_OPEN)
    assert [each.after for each in table.checks] == [None]


def test_its_thread_ends_and_ends_what_runs(table: House) -> None:
    table.sees(Phase.BETS_OPEN)
    table.daily.start()
    table.daily.stop()
    assert table.checks[0].ended


def checks_of(database: Path, *, practice: bool) -> list[JournalVerified]:
    """What a night is checked to: its clock stands ten minutes behind the start when it is opened."""
    steady = [0]
    stamps = Stamps(wall=lambda: EVENING + steady[0], steady=lambda: steady[0])
    with Desk(database, practice=practice, stamps=stamps) as desk:
        steady[0] += 600_000_000
        desk.ask("open")
        end = time.monotonic() + BEHIND_ALL
        while time.monotonic() < end:
            found = [read_event(each.body) for each in desk.told]
            checks = [each for each in found if isinstance(each, JournalVerified)]
            if checks or practice:
                return checks
            time.sleep(0.05)
    raise AssertionError("nothing was checked")


def test_the_journal_is_verified_while_its_table_plays_and_never_in_practice(tmp_path: Path) -> None:
    (check,) = checks_of(tmp_path / "T1.sqlite", practice=False)
    assert (check.after, check.head.split(":")[:1]) == ("", ["T1"])
    assert isinstance(verify_chain(tmp_path / "T1.sqlite"), Verified)
    assert checks_of(tmp_path / "T2.sqlite", practice=True) == []
    with Desk(tmp_path / "T3.sqlite") as desk:
        assert "daily check" not in {thread.name for thread in threading.enumerate()}, desk


def test_a_journal_that_was_changed_while_its_table_plays_is_an_alarm_that_waits_and_names_the_place(
    database: Path,
) -> None:
    """By the program's own `verify`, in a program of its own, over a journal in which an old night was changed."""
    steady = [0]
    stamps = Stamps(wall=lambda: EVENING + steady[0], steady=lambda: steady[0])
    with Desk(database, practice=False, stamps=stamps) as desk:
        with closing(sqlite3.connect(database)) as shell, shell:
            (guard,) = shell.execute(
                "SELECT sql FROM sqlite_master WHERE name = 'journal_never_changed'"
            ).fetchone()
            shell.execute("DROP TRIGGER journal_never_changed")
            shell.execute("UPDATE journal SET body = replace(body, '\"mono\":', '\"mono\":1') WHERE seq = 5")
            shell.execute(guard)
        steady[0] += 600_000_000
        desk.ask("close")
        desk.ask("open")
        live = desk.wait(lambda live: bool(live.alarms), BEHIND_ALL)
    (alarm,) = live.alarms
    assert alarm.reason.startswith(
        "The journal was checked, and does not hold: the hash does not fit the text"
    )
    (waiting,) = live.state.unanswered.values()
    assert isinstance(waiting, JournalVerified)
    assert waiting.place == 5
