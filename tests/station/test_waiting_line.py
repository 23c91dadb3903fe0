"""What waits for a table comes in its order; where nothing does, the table waits as long as it may."""

import threading

from app.station.waiting_line import Stop, WaitingLine
from app.station.writing import Wrote
from app.table.heard import WarningHeard

FIRST, SECOND = WarningHeard("wheel", "first", ""), WarningHeard("wheel", "second", "")


def test_what_was_put_is_gathered_at_once_and_taken_in_its_order() -> None:
    line = WaitingLine[WarningHeard | Stop | Wrote]()
    line.put(FIRST)
    line.put(SECOND)
    assert line
    assert not line.gathered, "nothing yet"
    assert line.gather(None)
    assert [line.gathered.popleft(), line.gathered.popleft()] == [FIRST, SECOND]
    assert not line


def test_nothing_comes_and_the_table_is_told_so() -> None:
    line = WaitingLine[WarningHeard | Stop | Wrote]()
    assert not line.gather(0.001)
    assert not line


def test_what_another_thread_puts_is_waited_for() -> None:
    line = WaitingLine[WarningHeard | Stop | Wrote]()
    threading.Timer(0.01, line.put, [FIRST]).start()
    assert line.gather(20.0)
    assert line.gathered.popleft() == FIRST


def test_at_the_end_only_how_a_writing_ended_is_waited_for() -> None:
    line = WaitingLine[WarningHeard | Stop | Wrote]()
    for gathered in (FIRST, Wrote(trouble="gathered"), SECOND):
        line.put(gathered)
    line.gather(None)
    for come in (FIRST, Stop(), Wrote(trouble="come since")):
        line.put(come)
    found = line.await_writing(20.0), line.await_writing(20.0)
    assert [wrote.trouble for wrote in found if wrote] == ["gathered", "come since"]
    assert line.await_writing(0.001) is None
