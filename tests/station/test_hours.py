"""When what waits for an answer was recorded is known, also after the program was started again."""

from app.station.hours import Hours
from app.table.live import Moment
from tests.station.at_the_table import AtTheTable


def test_a_warning_has_its_hour_and_its_spin() -> None:
    with AtTheTable() as table:
        table.ask("open")
        table.state()
        table.thread.notice("wheel", "odd", "odd")
        live = table.state()
        (seq,) = live.state.unanswered
        written = table.journal.written[seq - 1]
        assert live.moments == {seq: Moment(written["at"], written["spin"])}


def test_what_nobody_has_to_answer_for_any_more_is_forgotten() -> None:
    with AtTheTable() as table:
        table.ask("open")
        table.thread.notice("wheel", "odd", "odd")
        (seq,) = table.state().state.unanswered
        table.ask("answer", of=seq, by="Ugo")
        assert table.state().moments == {}


def test_they_are_looked_up_where_the_table_goes_on_after_a_restart() -> None:
    with AtTheTable() as table:
        table.ask("open")
        table.thread.notice("wheel", "odd", "odd")
        live = table.state()
        assert Hours(table.journal.when, live.state).now == live.moments != {}


def test_what_the_disk_has_not_taken_has_no_hour_yet() -> None:
    with AtTheTable() as table:
        table.ask("open")
        table.state()
        table.journal.full = True
        table.thread.notice("wheel", "odd", "odd")
        assert table.state().moments == {}
        table.journal.full = False
    assert len(table.published[-1].moments) == 1, "at the end it is tried once more"
