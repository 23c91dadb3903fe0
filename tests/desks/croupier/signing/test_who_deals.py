"""Whoever deals gives his own code once: at the opening, at a hand-over, or when he is there already."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.typed import Name
from app.desks.croupier.signing.code_form import Touch, asked_words
from app.desks.croupier.signing.people import Roster
from app.people.permissions import Signed
from app.people.roles import Role
from tests.desks.croupier.made_up_people import ANNA, CODES, GINA, MARCO, ROSSI, MadeUpPeople
from tests.desks.croupier.signing_scenes import code_page, touch_code, void_asked, with_people
from tests.desks.played import Played

AUDITOR = Signed("Rossi", Role.AUDITOR)


def closed(qtbot: QtBot, *people: Signed) -> tuple[Played, MadeUpPeople]:
    """A closed table of Rossi's, with a register."""
    played = Played(qtbot, opened=False)
    return played, with_people(played, *people)


def opening(played: Played) -> None:
    played.window.do(Act.OPEN)
    played.touch(played.form(Act.OPEN).does)


def already_open(qtbot: QtBot, *people: Signed) -> tuple[Played, MadeUpPeople]:
    """The program is started anew at a table that is open: nobody gave a code."""
    played = Played(qtbot, opened=False)
    made_up = with_people(played, *people)
    played.station.say("open")
    return played, made_up


def asked(played: Played) -> bool:
    return played.window.signing.open and code_page(played).isVisible()


def give(played: Played, code: str) -> None:
    touch_code(played, code)
    played.touch(code_page(played).does)


def test_who_opens_the_table_gives_his_code_and_no_other(qtbot: QtBot) -> None:
    played, _ = closed(qtbot)
    opening(played)
    page = code_page(played)
    assert page.draft.chosen == ROSSI.name
    assert not played.station.state.opened
    give(played, CODES[ANNA])
    assert asked_words(page.draft) == "Nome o codice sbagliato."
    assert not played.station.state.opened
    give(played, CODES[ROSSI])
    assert played.station.state.opened
    assert played.station.signed == [(ROSSI,)]
    assert not asked(played)


def test_a_locked_name_says_until_when(qtbot: QtBot) -> None:
    played, people = closed(qtbot)
    people.locked[ROSSI.name] = 15
    opening(played)
    give(played, CODES[ROSSI])
    said = "Troppi codici sbagliati: bloccato ancora 15 min, fino alle 21:45."
    assert asked_words(code_page(played).draft) == said
    played.touch(code_page(played).key(Touch.UNSIGNED))
    assert played.station.state.opened


def test_without_a_code_the_table_opens_and_somebody_hears_of_it(qtbot: QtBot) -> None:
    played, people = closed(qtbot)
    opening(played)
    played.touch(code_page(played).key(Touch.UNSIGNED))
    assert played.station.state.opened
    assert people.went_unsigned == [ROSSI.name]
    assert played.station.signed == []
    played.fall(8)
    played.station.say("paid_all", "next")
    assert not asked(played), "once is enough"


def test_given_up_nothing_is_opened(qtbot: QtBot) -> None:
    played, people = closed(qtbot)
    opening(played)
    played.touch(code_page(played).back)
    assert not played.station.state.opened
    assert people.went_unsigned == []
    assert played.window.pages.asked is Act.OPEN


@pytest.mark.parametrize("people", [(ANNA, MARCO), (AUDITOR, MARCO)], ids=["unknown", "may not deal"])
def test_who_is_not_among_those_who_deal_goes_on_without(qtbot: QtBot, people: tuple[Signed, ...]) -> None:
    played, made_up = already_open(qtbot, *people)
    page = code_page(played)
    assert asked_words(page.draft) == "Nel registro non c'è Rossi fra chi tiene il tavolo."
    assert not page.does.isEnabled()
    played.touch(page.key(Touch.UNSIGNED))
    assert made_up.went_unsigned == ["Rossi"]


def test_at_an_open_table_who_deals_is_asked_once(qtbot: QtBot) -> None:
    played, people = already_open(qtbot)
    assert asked(played)
    give(played, CODES[ROSSI])
    assert played.station.sent == [{"do": "deal", "name": "Rossi"}]
    assert played.station.signed == [(ROSSI,)]
    for number in (8, 9):
        played.fall(number)
        played.station.say("paid_all", "next")
        assert not asked(played)
    assert people.went_unsigned == []


def test_a_right_code_is_not_asked_again_while_the_disk_is_slow(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, _ = already_open(qtbot)
    monkeypatch.setattr(played.window.dealing, "_send_signed", lambda _command, _signed: None)
    give(played, CODES[ROSSI])
    played.station.publish()
    assert not asked(played)


def test_put_off_it_is_asked_again_after_the_next_number(qtbot: QtBot) -> None:
    played, people = already_open(qtbot)
    assert code_page(played).back.text() == "Più tardi"
    played.key(Qt.Key.Key_Escape)
    assert not asked(played)
    played.station.publish()
    assert not asked(played)
    played.fall(8)
    played.station.say("paid_all", "next")
    assert asked(played)
    assert (played.station.sent, people.went_unsigned) == ([], [])


def test_a_code_that_is_put_off_for_longer_than_its_spin_is_told_each_time(qtbot: QtBot) -> None:
    """Also where nobody touches anything: the page goes away by itself with the ball."""
    played, people = already_open(qtbot)
    spin = played.station.state.spins
    played.key(Qt.Key.Key_Escape)
    played.station.publish()
    assert people.offs == [], "its spin goes on"
    played.fall(8)
    played.station.say("paid_all", "next")
    assert people.offs == [("Rossi", spin)]
    assert asked(played)
    played.fall(9)
    played.station.say("paid_all", "next")
    assert people.offs == [("Rossi", spin), ("Rossi", spin + 1)]
    give(played, CODES[ROSSI])
    played.fall(10)
    played.station.say("paid_all", "next")
    assert len(people.offs) == 2


def test_a_table_that_is_closed_over_a_code_put_off_is_told_of_it(qtbot: QtBot) -> None:
    played, people = already_open(qtbot)
    played.key(Qt.Key.Key_Escape)
    played.station.say("close")
    assert [name for name, _ in people.offs] == ["Rossi"]


def test_going_on_without_a_code_is_told_once_and_is_no_putting_off(qtbot: QtBot) -> None:
    played, people = already_open(qtbot)
    played.touch(code_page(played).key(Touch.UNSIGNED))
    played.fall(8)
    played.station.say("paid_all", "next")
    assert (people.went_unsigned, people.offs) == (["Rossi"], [])


def test_never_in_the_middle_of_a_payment_nor_while_the_ball_runs(qtbot: QtBot) -> None:
    played, _ = already_open(qtbot)
    played.station.say("throw")
    assert not asked(played), "it closes by itself"
    played.station.say("no_more_bets")
    played.station._do({"do": "number", "number": 8})
    assert not asked(played)
    played.station.say("confirm")
    played.wait_until(lambda: played.window.middle.entry is not None and played.entry.isVisible())
    played.value(2000, 0)
    played.place("straight-8")
    assert not asked(played)
    played.station.say("paid_all")
    assert not asked(played)
    played.station.say("next")
    assert asked(played)


def test_another_page_comes_before_it(qtbot: QtBot) -> None:
    played, _ = already_open(qtbot)
    played.window.do(Act.HAND_OVER)
    assert not asked(played)
    page = played.form(Act.HAND_OVER)
    played.touch(page.key(Name(ANNA.name)))
    played.touch(page.does)
    give(played, CODES[ANNA])
    assert played.station.state.dealer == ANNA.name
    assert played.station.signed == [(ANNA,)]
    assert not asked(played)


def test_a_hand_over_goes_on_without_a_code_and_says_so(qtbot: QtBot) -> None:
    played = Played(qtbot)
    people = with_people(played)
    played.window.do(Act.HAND_OVER)
    page = played.form(Act.HAND_OVER)
    played.touch(page.key(Name(ANNA.name)))
    played.touch(page.does)
    played.touch(code_page(played).key(Touch.UNSIGNED))
    assert played.station.state.dealer == ANNA.name
    assert people.went_unsigned == [ANNA.name]
    assert not asked(played)


def test_others_cannot_go_on_without_a_code(qtbot: QtBot) -> None:
    """What needs a second person waits for him."""

    played = Played(qtbot)
    with_people(played)
    played.station.say("throw", "no_more_bets")
    void_asked(played)
    assert code_page(played).isVisible()
    assert Touch.UNSIGNED not in [key.says for key in code_page(played).keys]


def test_a_register_that_is_read_later_asks_then_and_a_damaged_one_never(qtbot: QtBot) -> None:
    played = Played(qtbot, opened=False)
    people = with_people(played, ROSSI)
    people.roster, people.slow = Roster(), True
    played.station.say("open")
    assert not asked(played)
    people.roster = Roster((ROSSI, GINA))
    people.answer()
    assert asked(played)
    played.window.signing.cancel()
    people.roster = people.roster._replace(trouble="damaged")
    played.fall(8)
    played.station.say("paid_all", "next")
    assert not asked(played)
    assert people.went_unsigned == []


def test_in_another_language_who_went_on_without_is_not_asked_again(qtbot: QtBot) -> None:
    played, people = already_open(qtbot)
    played.touch(code_page(played).key(Touch.UNSIGNED))
    try:
        speak(Language.ENGLISH)
        qtbot.waitUntil(lambda: not played.window.signing.open, timeout=20_000)
        played.station.publish()
        assert not played.window.signing.open
        assert people.went_unsigned == [ROSSI.name]
    finally:
        speak(Language.ITALIAN)
