"""What needs an answer is listed, and goes when somebody answers for it by name."""

from app.desks.common.language import local_time
from app.desks.croupier.forms.answer_form import ANSWER, MORE, Answer
from app.desks.croupier.forms.typed import Letter
from app.table.heard import ClockHeard, WarningHeard
from tests.desks.croupier.forms.asked import ENTER, Asked
from tests.desks.desk import Desk, recorded_at


def warn(desk: Desk, *counts: int) -> None:
    for count in counts:
        desk.station.hear(WarningHeard("wheel", f"odd_{count}", f"something odd {count}"))


def warned(desk: Desk, times: int = 1) -> Asked[Answer]:
    warn(desk, *range(times))
    return Asked(ANSWER, desk)


def facts(page: Asked[Answer]) -> list[str]:
    return [key.words for key in page.rows[0].keys]


def test_somebody_answers_by_name_and_it_waits_no_longer(desk: Desk) -> None:
    page = warned(desk)
    assert facts(page) == ["Lettore: something odd 0"]
    assert not page.does.can, "nobody has said who"
    page.touch(*map(Letter, "UGO"))
    seq = desk.station.state.seq
    page.do()
    assert desk.station.sent[-1] == {"do": "answer", "of": seq, "by": "Ugo"}
    assert desk.station.state.unanswered == {}
    assert not page.left


def test_the_newest_stands_first_and_the_others_are_a_touch_away(desk: Desk) -> None:
    page = warned(desk, 5)
    assert [words[-1] for words in facts(page)] == ["4", "3"]
    page.touch(MORE, MORE)
    assert [words[-1] for words in facts(page)] == ["0"]
    page.touch("Lettore: something odd 0")
    page.type("INES")
    page.press(ENTER)
    assert desk.station.sent[-1]["by"] == "Ines"
    assert len(desk.station.state.unanswered) == 4
    assert desk.screen.unanswered == 4


def test_what_comes_meanwhile_moves_nothing_under_a_finger(desk: Desk) -> None:
    page = warned(desk, 2)
    before = facts(page)
    warn(desk, 2, 3)
    assert facts(page) == before
    page.touch(MORE)
    assert [words[-1] for words in facts(page)] == ["2", "3"]
    assert page.chosen == [facts(page)[0]], "who turns to others answers for the first of them"


def test_what_is_asked_about_has_the_hour_and_the_spin_and_no_number_of_the_journal(desk: Desk) -> None:
    """A dealer remembers when it happened."""
    page = warned(desk)
    (seq,) = desk.station.state.unanswered
    assert page.rows[0].keys[0].below == f"{local_time(recorded_at(seq).at)[:5]}, colpo 1"


def test_who_decided_last_is_offered(desk: Desk) -> None:
    desk.station.send({"do": "throw"})
    desk.station.send({"do": "void", "reason": "a glass fell", "told": "Ines", "by": "Carla"})
    desk.station.hear(ClockHeard(7_000_000))
    page = Asked(ANSWER, desk)
    assert (page.does.words, page.does.below) == ("Ines", "ne risponde")
    assert facts(page)[0] == "orologio messo avanti di 7 s"
