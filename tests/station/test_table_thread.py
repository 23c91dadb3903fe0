"""Nothing is told before it is durable; and where the disk refuses, nothing stops and nothing is lost."""

import threading
import time
from functools import partial

import pytest

from app.journal.errors import LogGone
from app.people.permissions import Signed
from app.people.roles import Role
from app.table.live import ReaderHealth
from app.table.roulette.procedure import Phase
from app.table.table import Automation
from hardware.readings import Heard, LineChanged, LineState, Number, WheelPhase
from tests.station.at_the_table import OPENING, PATIENCE, AtTheTable, kinds, seen, wait_until

pytestmark = pytest.mark.usefixtures("impatient")


def test_all_that_one_command_causes_is_one_writing() -> None:
    with AtTheTable() as table:
        table.ask("open")
        table.state()
        assert [kinds(batch) for batch in table.journal.batches] == [OPENING]
        assert kinds(table.told) == OPENING
        assert [event["seq"] for event in table.told] == [1, 2, 3]


def test_all_that_one_reading_causes_is_one_writing() -> None:
    with AtTheTable(has_wheel=True, automation=Automation.OPENING) as table:
        table.thread.hear([seen(WheelPhase.BALL_IN_RIM)])
        assert table.state().unasked == 1
        assert [kinds(batch) for batch in table.journal.batches] == [
            ["table.opened", "table.rules", "spin.bets_open", "spin.thrown"]
        ]


def test_readings_that_wait_together_are_written_together() -> None:
    with AtTheTable(has_wheel=True, automation=Automation.OPENING) as table:
        heard = Heard("wheel", 0, 0)
        table.together(
            lambda: table.thread.hear([seen(WheelPhase.BALL_IN_RIM)]),
            lambda: table.thread.hear([seen(WheelPhase.NO_MORE_BETS)]),
            lambda: table.thread.hear([Number(heard, 8, 1)]),
        )
        assert len(table.journal.batches) == 1
        assert kinds(table.told)[-3:] == ["spin.thrown", "spin.no_more_bets", "spin.number"]


def test_an_answer_comes_after_what_was_caused_before_it() -> None:
    order = []
    with AtTheTable() as table:
        table.together(
            lambda: table.ask("open"),
            lambda: table.thread.question(lambda _live: order.append(kinds(table.told))),
            lambda: table.ask("paid", order=1),
        )
        assert order == [OPENING]
        assert table.refusals == [
            ("no spin is being paid: a number must fall first", {"do": "paid", "order": 1})
        ]


def test_what_is_wrong_with_the_log_is_shown_and_put_right_though_nothing_more_happens() -> None:
    """Found behind an event that was told; the table does not wait for the next one."""
    with AtTheTable() as table:
        gone = LogGone(table.journal.path, "its log lies there no more")
        table.together(lambda: setattr(table.journal, "log_gone", gone), lambda: table.ask("open"))
        end = time.monotonic() + PATIENCE
        while table.journal.log_gone is not None or table.state().journal.reason:
            assert time.monotonic() < end, "nobody put it right"
            time.sleep(0.001)
        assert [live.journal.on_paper for live in table.published if live.journal.reason == str(gone)] == [0]
        assert kinds(table.told) == OPENING


def test_on_paper_what_waited_is_shown_once_when_all_of_it_is_done() -> None:
    """A desk that heard nothing while the disk was waited for is not kept busy with what is past."""
    with AtTheTable() as table:
        table.journal.full = True
        table.ask("open")
        table.state()
        before = len(table.published)
        table.together(*[partial(table.ask, "throw"), partial(table.ask, "no_more_bets")] * 3)
        last = table.state().state
        assert last.betting is not None
        assert last.betting.phase is Phase.NO_MORE_BETS
        assert [live.state is last for live in table.published[before:]] == [True]
        table.journal.full = False


def test_every_event_is_stamped_in_its_order() -> None:
    with AtTheTable() as table:
        table.ask("open")
        table.state()
        times = [body["at"] for body in table.journal.written]
        assert times == [f"1970-01-01T00:00:0{second}.000000Z" for second in (1, 2, 3)]
        assert {(body["mono"], body["boot"]) for body in table.journal.written} == {(5, "b")}
        assert table.state().journal.written_at == times[-1]


def test_everything_happens_on_the_tables_own_thread() -> None:
    with AtTheTable() as table:
        table.ask("open")
        table.ask("open")
        table.state()
        assert table.threads == {"table T1"}
    assert "table T1" not in {thread.name for thread in threading.enumerate()}


def test_who_signed_is_written_with_what_he_signed_and_not_with_what_is_refused() -> None:
    marco = (Signed("Marco", Role.INSPECTOR),)
    with AtTheTable() as table:
        table.ask("open")
        table.thread.ask({"do": "void", "reason": "no_pocket"}, table._refused, marco)
        table.ask("throw")
        table.thread.ask({"do": "void", "reason": "no_pocket"}, table._refused, marco)
        table.state()
        assert [kinds(batch) for batch in table.journal.batches][-1] == [
            "people.signed",
            "spin.void",
            "spin.bets_open",
        ]
        assert kinds(table.told).count("people.signed") == 1
        assert table.told[-3]["people"] == [{"name": "Marco", "role": "inspector"}]
        assert [reason for reason, _ in table.refusals] == [
            "no ball is in the wheel: there is no throw to declare void"
        ]


def test_a_full_disk_puts_the_table_on_paper_and_nothing_is_told() -> None:
    with AtTheTable() as table:
        table.ask("open")
        table.state()
        table.journal.full = True
        table.ask("number", number=8)
        table.ask("confirm")
        live = table.state()
        assert (live.state.paying and live.state.paying.number) == 8  # the table goes on
        assert live.journal.on_paper == 2
        assert "the disk is full and" in live.journal.reason
        assert kinds(table.told) == OPENING
        assert live.journal.written_at == table.journal.written[-1]["at"]


def test_what_was_on_paper_is_written_late_with_its_own_times_when_the_disk_is_back() -> None:
    with AtTheTable() as table:
        table.ask("open")
        table.state()
        table.journal.full = True
        table.ask("number", number=8)
        table.ask("confirm")
        table.state()
        table.journal.full = False
        wait_until(table, lambda: table.state().journal.on_paper == 0)
        late = table.journal.batches[-1]
        assert kinds(late) == ["spin.candidate", "spin.number"]
        assert [body["at"] for body in late] == ["1970-01-01T00:00:04.000000Z", "1970-01-01T00:00:05.000000Z"]
        assert [body.get("late") for body in late] == [True, True]
        assert kinds(table.told) == [*OPENING, "spin.candidate", "spin.number"]
        assert [event["seq"] for event in table.told] == [1, 2, 3, 4, 5]
        assert table.state().journal.reason == ""
        table.ask("cleared")
        table.state()
        assert "late" not in table.journal.batches[-1][0]


def test_what_happens_while_the_disk_is_full_keeps_its_place_behind_what_is_on_paper() -> None:
    with AtTheTable() as table:
        table.journal.full = True
        for name, fields in (
            ("open", {}),
            ("number", {"number": 8}),
            ("confirm", {}),
            ("cleared", {}),
            ("next", {}),
        ):
            table.ask(name, **fields)
        assert table.state().journal.on_paper == 9
        table.journal.full = False
        wait_until(table, lambda: table.state().journal.on_paper == 0)
        assert len(table.journal.batches) == 1
        written = table.journal.batches[0]
        assert kinds(written) == [
            *OPENING,
            "spin.candidate",
            "spin.number",
            "spin.cleared",
            "spin.bets_open",
            "spin.settled",
            "spin.closed",
        ]
        assert all(body["late"] for body in written)
        assert [event["seq"] for event in table.told] == list(range(1, 10))


def test_a_full_disk_is_tried_again_without_being_asked() -> None:
    with AtTheTable() as table:
        table.journal.full = True
        table.ask("open")
        table.state()
        tried = table.journal.refused
        wait_until(table, lambda: table.journal.refused > tried + 2)


def test_a_disk_that_is_running_out_is_said_before_it_is_full() -> None:
    with AtTheTable() as table:
        table.journal.running_out, table.journal.spins_left = True, 40
        assert table.state().journal.reason == (
            "The disk is full: room for about 40 more spins. Make room on it."
        )


def test_a_journal_that_is_gone_is_said_before_anything_is_to_be_written() -> None:
    with AtTheTable() as table:
        table.journal.running_out = True
        table.journal.gone = (
            "/there/T1.sqlite: the journal lies there no more; put the journal back where it was."
        )
        assert table.state().journal.reason == table.journal.gone


def test_trouble_that_is_over_is_said_to_be_though_nobody_does_anything() -> None:
    with AtTheTable() as table:
        table.journal.running_out, table.journal.gone = True, "gone"
        table.ask("next")  # refused, and published with the trouble
        wait_until(table, lambda: table.published[-1].journal.reason == "gone")
        table.journal.running_out, table.journal.gone = False, ""
        wait_until(table, lambda: table.published[-1].journal.reason == "")


def test_stopping_writes_what_waits() -> None:
    table = AtTheTable()
    with table:
        table.ask("open")
    assert kinds(table.journal.written) == OPENING


def test_housekeeping_is_called_when_a_spin_is_closed() -> None:
    with AtTheTable() as table:
        for name, fields in (("open", {}), ("number", {"number": 8}), ("confirm", {}), ("cleared", {})):
            table.ask(name, **fields)
        table.state()
        assert table.between_spins == 0
        table.ask("next")
        table.state()
        assert table.between_spins == 1


def test_a_notice_is_recorded_for_the_pit_boss() -> None:
    with AtTheTable() as table:
        table.thread.notice("program", "fault", "ZeroDivisionError: division by zero")
        table.state()
        (told,) = table.told
        assert (told["kind"], told["device"], told["reason"]) == ("reader.warning", "program", "fault")


def test_the_lamp_follows_the_line_and_what_is_only_for_the_screen_is_not_recorded() -> None:
    with AtTheTable(has_wheel=True) as table:
        assert table.state().reader.health is ReaderHealth.LOST
        table.thread.hear([LineChanged(Heard("wheel", 0, 0), LineState.STALE, "nothing for 2 seconds")])
        live = table.state()
        assert (live.reader.health, live.reader.reason) == (ReaderHealth.STALE, "nothing for 2 seconds")
        assert table.journal.batches == []


def test_a_fault_of_the_program_ends_the_thread_and_is_kept() -> None:
    table = AtTheTable()
    failed = threading.Event()

    def broken(_reason: str, _form: object) -> None:
        raise ZeroDivisionError("a bug")

    threading_hook, threading.excepthook = threading.excepthook, lambda _args: failed.set()
    try:
        with table:
            table.thread.ask(None, broken)
            assert failed.wait(20)
    finally:
        threading.excepthook = threading_hook
    assert isinstance(table.thread.failed, ZeroDivisionError)


def test_what_is_still_on_paper_when_the_table_stops_is_said() -> None:
    table = AtTheTable()
    with table:
        table.journal.full = True
        table.ask("open")
        assert table.state().journal.on_paper == 3
    assert table.published[-1].journal.on_paper == 3


def test_a_clock_that_was_set_is_recorded_after_what_happened() -> None:
    jumps = iter([0, -3_600_000_000])
    with AtTheTable(clock_jumped=lambda: next(jumps, 0)) as table:
        table.ask("open")
        table.ask("last")
        live = table.state()
        assert [kinds(batch) for batch in table.journal.batches][-2:] == [["spin.last"], ["clock.jumped"]]
        assert table.journal.written[-1]["microseconds"] == -3_600_000_000
        assert live.alarms[-1].reason == "the machine's clock was set 3600 seconds back"
        assert set(live.state.unanswered) == {5}
