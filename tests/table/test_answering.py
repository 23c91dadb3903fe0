"""What needs an answer waits until somebody answers for it by name."""

from app.table.events import JournalVerified
from app.table.heard import ClockBehindHeard, ClockHeard, VerifiedHeard, WarningHeard
from app.table.people_heard import PitBossAgainHeard
from tests.table.playing import Played, fall, opened

WARNING = WarningHeard("wheel", "bad_frame", "damaged lines")


def warned() -> Played:
    """A reader warned as the fourth thing of the night."""
    table = opened()
    table.hear(WARNING)
    return table


def test_a_warning_waits_for_an_answer_by_name() -> None:
    table = warned()
    assert set(table.state.unanswered) == {table.state.seq}
    of = table.state.seq
    assert table.do("answer", of=of, by="Carla", note="cable changed") == ("event.answered",)
    assert table.last() == {
        "kind": "event.answered",
        "spin": None,
        "of": of,
        "by": "Carla",
        "note": "cable changed",
    }
    assert table.state.unanswered == {}


def test_nobody_answers_twice_or_for_nothing() -> None:
    table = warned()
    of = table.state.seq
    table.do("answer", of=of, by="Carla")
    assert "waits for no answer" in table.refused("answer", of=of, by="Dario")
    assert "nothing is recorded under 99" in table.refused("answer", of=99, by="Dario")
    assert "by" in table.bad_input("answer", of=of, by="")


def test_what_an_earlier_night_left_is_answered_for_too() -> None:
    table = warned()
    of = table.state.seq
    table.do("close")
    table.do("open")
    assert table.state.unanswered == {}
    assert table.do("answer", of=of, by="Carla") == ("event.answered",)


def test_a_clock_that_was_set_needs_an_answer_also_when_the_table_is_closed() -> None:
    table = opened()
    table.do("close")
    assert table.hear(ClockHeard(7_000_000)) == ("clock.jumped",)
    assert table.hear(ClockBehindHeard(7_000_000, "event")) == ("clock.behind",)
    assert set(table.state.unanswered) == {table.state.seq - 1, table.state.seq}


def test_a_code_of_the_machine_s_administrator_waits_once_in_a_night() -> None:
    table, heard = opened(), PitBossAgainHeard("Gina", "root", "2026-11-21T05:14:10.123456Z")
    assert table.hear(heard) == ("pit_boss.again",)
    assert table.hear(heard) == (), "a start in the same night tells it again"
    assert table.do("answer", of=table.state.seq, by="Carla") == ("event.answered",)
    table.do("close")
    table.do("open")
    assert table.hear(heard) == ("pit_boss.again",)


def test_a_journal_that_was_verified_and_does_not_hold_waits_and_one_that_holds_does_not() -> None:
    table = opened()
    assert table.hear(VerifiedHeard("", "T1:5:" + 64 * "a", 5)) == ("journal.verified",)
    assert table.state.unanswered == {}
    assert table.hear(VerifiedHeard("", "", 0, 3, "it was changed")) == ("journal.verified",)
    (waiting,) = table.state.unanswered.values()
    assert waiting == JournalVerified(after="", head="", events=0, place=3, reason="it was changed")
    assert table.do("answer", of=table.state.seq, by="Carla") == ("event.answered",)


def test_a_contradicted_reader_has_its_name_already_and_a_number_as_such_needs_none() -> None:
    table = opened()
    fall(table, 8)
    table.do("number", number=9, by="Anna", reason="the ball lies in 9")
    assert table.state.unanswered == {}
