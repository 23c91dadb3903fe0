"""What a table could never write is said at the end of its program, with a window or without."""

from app.commands.never_recorded import ended
from tests.station.at_the_table import AtTheTable


def test_a_table_that_wrote_everything_ends_well() -> None:
    complaints: list[str] = []
    with AtTheTable() as table:
        table.ask("open")
    assert ended(table.thread, complaints.append) == 0
    assert complaints == []


def test_each_event_that_the_disk_never_took_is_said() -> None:
    complaints: list[str] = []
    with AtTheTable() as table:
        table.ask("open")
        table.state()
        table.journal.full = True
        table.ask("number", number=11)
    assert ended(table.thread, complaints.append) == 1
    assert len(complaints) == 1
    assert complaints[0].startswith("never recorded, write it down: {")
    assert '"number": 11' in complaints[0]


def test_a_table_that_ended_over_a_fault_has_not_ended_well() -> None:
    with AtTheTable() as table:
        pass
    table.thread.failed = ZeroDivisionError()
    assert ended(table.thread, lambda _sentence: None) == 1


def test_what_the_disk_refused_at_the_end_is_said_behind_what_was_never_recorded() -> None:
    complaints: list[str] = []
    with AtTheTable() as table:
        table.ask("open")
    assert ended(table.thread, complaints.append, failed="the disk failed") == 2
    assert complaints == ["the disk failed"]
    with AtTheTable() as table:
        table.journal.full = True
        table.ask("open")
        table.state()
    assert ended(table.thread, complaints.append, "kept there", "the disk failed") == 1
    assert complaints[-2:] == ["kept there", "the disk failed"]
