"""From the table's thread to the windows: what the table says, and that it says nothing any more."""

import threading
from collections.abc import Mapping, Sequence

import pytest
from PySide6.QtCore import Qt

from app.journal.chain import JSON, Recorded
from app.station.desk_link import DeskLink
from app.table.live import Live
from tests.station.at_the_table import AtTheTable


class Faulty:
    """A table with a link to a desk, whose journal can have a fault that nobody foresaw."""

    def __init__(self, table: AtTheTable, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table, self.shown = table, list[Live]()
        self._monkeypatch = monkeypatch
        self.link = DeskLink()
        self.link.bind(table.thread)
        self.link.published.connect(self.shown.append, Qt.ConnectionType.DirectConnection)
        self.dead = threading.Event()
        monkeypatch.setattr(threading, "excepthook", self._hear)
        table.ask("open")
        self.link.publish(table.state())

    def _hear(self, args: threading.ExceptHookArgs) -> None:
        assert args.exc_value is not None
        self.link.fault(args.exc_value)
        self.dead.set()

    def break_journal(self) -> None:
        def append(_bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
            raise ZeroDivisionError

        self._monkeypatch.setattr(self.table.journal, "append", append)


def test_a_fault_elsewhere_is_recorded_and_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    with AtTheTable() as table:
        faulty = Faulty(table, monkeypatch)
        faulty.link.fault(ValueError("in a window"))
        alarms = table.state().alarms
        assert [alarm.reason for alarm in alarms] == ["ValueError: in a window"]
        assert not any(live.stopped for live in faulty.shown)


def test_a_fault_that_ends_the_table_is_shown_over_what_was_there_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A desk whose table hears nobody must not look like one that waits."""
    with AtTheTable() as table:
        faulty = Faulty(table, monkeypatch)
        last = faulty.shown[-1]
        faulty.break_journal()
        table.ask("throw")
        assert faulty.dead.wait(20)
        assert isinstance(table.thread.failed, ZeroDivisionError)
        assert faulty.shown[-1].stopped
        assert faulty.shown[-1].state == last.state
