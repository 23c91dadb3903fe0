"""Whatever the disk does, the table waits three seconds for it and no longer; nothing is lost, nothing is twice."""

import threading
from collections.abc import Callable, Mapping, Sequence

import pytest

from app.journal.chain import JSON, Recorded
from app.journal.errors import DiskFailed
from app.station import table_thread, writing
from tests.station.at_the_table import OPENING, PATIENCE, AtTheTable, FakeJournal, kinds, wait_until

SLOW = "/nowhere/T1.sqlite: the disk does not answer; what was done last is not recorded yet."
SILENT = (
    "/nowhere/T1.sqlite: the disk does not answer and one event was NOT known to be recorded; "
    "write on paper and look at the disk."
)


class HangingJournal(FakeJournal):
    """A disk on which a writing hangs until it is let go; then it ends as it is to.

    Attributes:
        hangs: whether writings hang.
        refuses: what hangs is refused in the end.
        taken: what is refused was written all the same.
        inside: a writing hangs.
        interrupted: how often somebody asked that it be given up.
        fault: what else ends a writing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hangs = self.refuses = self.taken = False
        self.inside, self.let_go = threading.Event(), threading.Event()
        self.interrupted = 0
        self.fault: Exception | None = None
        self._unheard: tuple[Recorded, ...] = ()
        self._alone = threading.Lock()

    def append(self, bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
        assert self._alone.acquire(blocking=False), "two write at once"
        try:
            return self._append(bodies)
        finally:
            self._alone.release()

    def _append(self, bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
        if not self.hangs:
            return super().append(bodies)
        self.inside.set()
        assert self.let_go.wait(PATIENCE)
        if self.fault is not None:
            raise self.fault
        if self.taken:
            self._unheard = super().append(bodies)
        if self.refuses:
            raise DiskFailed(self.path, "disk I/O error", len(bodies))
        return super().append(bodies)

    def read_back(self, bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
        assert self._alone.acquire(blocking=False), "two use the journal at once"
        self._alone.release()
        found, self._unheard = self._unheard, ()
        return found

    def interrupt(self) -> None:
        self.interrupted += 1

    def hang(self) -> None:
        self.hangs = True

    def come_back(self) -> None:
        """Let what hangs go, and hang no more."""
        self.hangs = False
        self.let_go.set()


@pytest.fixture
def journal() -> HangingJournal:
    return HangingJournal()


def times(monkeypatch: pytest.MonkeyPatch, **seconds: float) -> None:
    for module in (writing, table_thread):
        for name, value in seconds.items():
            monkeypatch.setattr(module, name, value, raising=module is writing)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is waited for is waited for shortly; what is shown without end is shown at once."""
    times(monkeypatch, SHOWN=0.0, GIVEN_UP=0.02, TRIED=0.01, LOOKS=0.005, INTERRUPTED=0.02)


def hung(table: AtTheTable, journal: HangingJournal) -> None:
    """Open the table, and have the writing of a throw hang until it is given up."""
    table.ask("open")
    table.state()
    journal.hang()
    table.ask("throw")
    assert journal.inside.wait(PATIENCE)
    assert table.state().journal.on_paper == 1


def test_a_writing_that_does_not_come_back_is_shown_and_what_happened_is_not(
    journal: HangingJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    times(monkeypatch, GIVEN_UP=PATIENCE)
    with AtTheTable(journal=journal) as table:
        table.ask("open")
        before = table.state()
        journal.hang()
        table.ask("throw")
        wait_until(table, lambda: table.published[-1].journal.reason)
        shown = table.published[-1]
        assert shown.journal.reason == SLOW
        assert (shown.state, shown.journal.on_paper) == (before.state, 0)
        assert kinds(table.told) == OPENING
        journal.come_back()
        assert table.state().journal.reason == ""
        assert table.published[-1].journal.reason == ""
        assert kinds(table.told) == [*OPENING, "spin.thrown"]
        assert "late" not in table.told[-1]


def test_a_table_whose_disk_hangs_goes_on_on_paper(journal: HangingJournal) -> None:
    with AtTheTable(journal=journal) as table:
        hung(table, journal)
        table.ask("no_more_bets")
        table.ask("dance")
        live = table.state()
        assert live.state.betting is not None
        assert live.state.betting.phase == "no_more_bets"
        assert live.journal.on_paper == 2
        assert live.journal.reason == SILENT
        assert table.refusals == [("/do: no such command: dance", {"do": "dance"})]
        assert kinds(table.told) == OPENING
        assert table.threads == {"table T1"} | ({"watch of the writing"} & table.threads)
        journal.come_back()


def test_what_hung_and_was_written_at_last_is_told_once_and_is_not_written_again(
    journal: HangingJournal,
) -> None:
    with AtTheTable(journal=journal) as table:
        hung(table, journal)
        table.ask("no_more_bets")
        table.state()
        journal.come_back()
        wait_until(table, lambda: table.state().journal.on_paper == 0)
        assert kinds(table.told) == kinds(journal.written) == [*OPENING, "spin.thrown", "spin.no_more_bets"]
        assert [body.get("late", False) for body in table.told] == [False] * 4 + [True]
        assert [body["seq"] for body in table.told] == [1, 2, 3, 4, 5]
        assert table.state().journal.reason == ""


@pytest.mark.parametrize("taken", [False, True])
def test_what_hung_and_was_refused_at_last_is_read_back_before_it_is_written_again(
    journal: HangingJournal, taken: bool
) -> None:
    with AtTheTable(journal=journal) as table:
        hung(table, journal)
        table.ask("no_more_bets")
        table.state()
        journal.refuses, journal.taken = True, taken
        journal.come_back()
        wait_until(table, lambda: table.state().journal.on_paper == 0)
        assert kinds(table.told) == kinds(journal.written) == [*OPENING, "spin.thrown", "spin.no_more_bets"]
        assert [body.get("late", False) for body in table.told] == [False] * 3 + [not taken, True]


def test_on_paper_nobody_waits_for_a_try(journal: HangingJournal) -> None:
    with AtTheTable(journal=journal) as table:
        journal.full = True
        table.ask("open")
        assert table.state().journal.on_paper == 3
        journal.hang()
        assert journal.inside.wait(PATIENCE)
        table.ask("throw")
        assert table.state().journal.on_paper == 4
        journal.full = False
        journal.come_back()
        wait_until(table, lambda: table.state().journal.on_paper == 0)
        assert kinds(table.told) == [*OPENING, "spin.thrown"]


def test_what_waited_behind_a_writing_that_hangs_is_done_in_its_order(journal: HangingJournal) -> None:
    order: list[object] = []
    with AtTheTable(has_wheel=True, journal=journal) as table:
        table.ask("open")
        table.state()
        journal.hang()
        table.together(
            lambda: table.thread.notice("program", "fault", "one"),
            lambda: table.thread.question(lambda live: order.append(live.journal.on_paper)),
            lambda: table.thread.notice("program", "fault", "two"),
            lambda: table.thread.ask({"do": "dance"}, lambda reason, _form: order.append(reason)),
            lambda: table.thread.question(lambda live: order.append(live.journal.on_paper)),
        )
        assert order == [1, "/do: no such command: dance", 2]
        journal.come_back()
        wait_until(table, lambda: table.state().journal.on_paper == 0)
        assert [body["detail"] for body in table.told[-2:]] == ["one", "two"]


def test_who_is_refused_by_a_rule_hears_of_it_once_that_very_refusal_is_durable(
    journal: HangingJournal,
) -> None:
    with AtTheTable(journal=journal) as table:
        table.ask("open")
        table.ask("colour", colour="red", owner="seat 4")
        table.state()
        journal.hang()
        table.ask("throw")
        assert journal.inside.wait(PATIENCE)
        table.ask("no_more_bets")
        table.ask("void", reason="no_pocket")
        table.ask("colour", colour="blue", owner="seat 4")
        table.state()
        assert table.refusals == []
        journal.come_back()
        wait_until(table, lambda: table.refusals)
        assert kinds(table.told)[-1] == "command.refused"


def test_the_end_does_not_wait_for_a_disk_that_never_answers(journal: HangingJournal) -> None:
    table = AtTheTable(journal=journal)
    with table:
        hung(table, journal)
        table.ask("no_more_bets")
    assert table.thread.hangs
    assert journal.interrupted == 1
    assert kinds(table.thread.unwritten) == ["spin.thrown", "spin.no_more_bets"]
    told, published = len(table.told), len(table.published)
    journal.come_back()
    for thread in threading.enumerate():
        if thread.name == "table T1":
            thread.join(PATIENCE)
    assert (len(table.told), len(table.published)) == (told, published)  # nobody has the table any more


def test_what_comes_back_at_the_end_is_not_left_on_paper(
    journal: HangingJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    times(monkeypatch, INTERRUPTED=PATIENCE)
    monkeypatch.setattr(HangingJournal, "interrupt", HangingJournal.come_back)
    table = AtTheTable(journal=journal)
    with table:
        hung(table, journal)
        table.ask("no_more_bets")
    assert not table.thread.hangs
    assert table.thread.unwritten == []
    assert kinds(table.told) == [*OPENING, "spin.thrown", "spin.no_more_bets"]


def test_a_try_that_comes_back_together_with_the_end_is_not_waited_for_in_vain(
    journal: HangingJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = AtTheTable(journal=journal)
    with table:
        hung(table, journal)
        times(monkeypatch, GIVEN_UP=PATIENCE)
        stopping = threading.Thread(target=table.thread.stop)

        def ends(_live: object) -> None:
            stopping.start()
            waits = threading.Event()
            while table.thread._line._come.empty():
                waits.wait(0.001)
            journal.come_back()
            while table.thread._line._come.qsize() < 2:
                waits.wait(0.001)

        table.thread.question(ends)
        table.thread._over.wait(PATIENCE)
        stopping.join(PATIENCE)
        assert not table.thread.hangs
    assert journal.interrupted == 0
    assert kinds(table.told) == [*OPENING, "spin.thrown"]


def test_a_fault_of_the_program_in_a_writing_that_hung_ends_the_table(journal: HangingJournal) -> None:
    failed = threading.Event()
    hook, threading.excepthook = threading.excepthook, lambda _args: failed.set()
    try:
        with AtTheTable(journal=journal) as table:
            hung(table, journal)
            journal.fault = ZeroDivisionError("a bug")
            journal.come_back()
            assert failed.wait(PATIENCE)
    finally:
        threading.excepthook = hook
    assert isinstance(table.thread.failed, ZeroDivisionError)
    assert kinds(table.thread.unwritten) == ["spin.thrown"]


def test_a_writing_in_time_costs_no_other_thread(journal: HangingJournal) -> None:
    writers: set[str] = set()
    append: Callable[..., tuple[Recorded, ...]] = journal.append

    def seen(bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
        writers.add(threading.current_thread().name)
        return append(bodies)

    journal.append = seen  # type: ignore[method-assign]
    with AtTheTable(journal=journal) as table:
        table.ask("open")
        table.ask("throw")
        table.state()
    assert writers == {"table T1"}
