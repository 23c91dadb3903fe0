"""What needs an answer is listed, and goes when somebody answers for it by name."""

from PySide6.QtCore import Qt

from app.desks.common.language import local_time
from app.desks.croupier.acts import Act
from app.desks.croupier.pages.answer_page import AnswerPage
from app.desks.croupier.pages.table_page import TablePage
from app.table.roulette.hearing import ClockHeard, WarningHeard
from tests.desks.desk import recorded_at
from tests.desks.played import Played


def warned(played: Played, times: int = 1) -> AnswerPage:
    for count in range(times):
        played.station.hear(WarningHeard("wheel", f"odd_{count}", f"something odd {count}"))
    played.touch(played.window.strip.more)
    played.touch(played.page(Act.TABLE, TablePage).buttons[Act.ANSWER])
    return played.page(Act.ANSWER, AnswerPage)


def test_nothing_waits_and_nobody_is_asked(played: Played) -> None:
    played.touch(played.window.strip.more)
    assert not played.page(Act.TABLE, TablePage).buttons[Act.ANSWER].isEnabled()


def test_somebody_answers_by_name_and_it_waits_no_longer(played: Played) -> None:
    page = warned(played)
    assert page.facts[0].text() == "Lettore: something odd 0"
    assert not page.answers.isEnabled(), "nobody has said who"
    for letter in "UGO":
        played.touch(page.letters.letters[letter])
    seq = played.station.state.seq
    played.touch(page.answers)
    assert played.station.sent[-1] == {"do": "answer", "of": seq, "by": "Ugo"}
    assert played.station.state.unanswered == {}


def test_the_newest_stands_first_and_the_others_are_a_touch_away(played: Played) -> None:
    page = warned(played, 5)
    assert [button.text()[-1] for button in page.facts if button.isVisible()] == ["4", "3"]
    played.touch(page.more)
    played.touch(page.more)
    assert [button.text()[-1] for button in page.facts if button.isVisible()] == ["0"]
    played.touch(page.facts[0])
    for letter in "INES":
        played.key(getattr(Qt.Key, f"Key_{letter}"))
    played.key(Qt.Key.Key_Return)
    assert played.station.sent[-1]["by"] == "Ines"
    assert len(played.station.state.unanswered) == 4
    assert played.window.strip.more.below == "risposte: 4"


def test_what_is_asked_about_has_the_hour_and_the_spin_and_no_number_of_the_journal(played: Played) -> None:
    """A dealer remembers when it happened."""
    page = warned(played)
    (seq,) = played.station.state.unanswered
    assert page.facts[0].below == f"{local_time(recorded_at(seq).at)[:5]}, colpo 1"


def test_who_decided_last_is_offered(played: Played) -> None:
    played.station.send({"do": "throw"})
    played.station.send({"do": "void", "reason": "a glass fell", "told": "Ines", "by": "Carla"})
    played.station.hear(ClockHeard(7_000_000))
    played.touch(played.window.strip.more)
    played.touch(played.page(Act.TABLE, TablePage).buttons[Act.ANSWER])
    page = played.page(Act.ANSWER, AnswerPage)
    assert page.name == "Ines"
    assert page.facts[0].text() == "orologio messo avanti di 7 s"
