"""Two do what one may not, at the window: names and digits are touched, and what was entered waits meanwhile."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.typed import Press
from app.desks.croupier.signing.code_form import Signature, Touch, asked_words
from app.desks.croupier.signing.people import Checked, Outcome
from app.people.permissions import Signed
from app.people.roles import Role
from app.table.roulette.procedure import Phase
from tests.desks.croupier.made_up_people import CODES, GINA, MARCO, ROSSI, TOLD, MadeUpPeople
from tests.desks.croupier.signing_scenes import (
    MANY,
    code_page,
    offered,
    sign,
    touch_code,
    touch_name,
    void_asked,
    with_people,
)
from tests.desks.played import Played

K = Qt.Key
EXPLAINED = {"do": "explain", "spin": 1, "throw": 1, "reason": "ball_with_rotor"}


def void_throw(played: Played) -> None:
    """The throw of a ball that runs is void, and somebody must confirm it."""
    played.station.say("throw", "no_more_bets")
    void_asked(played)


def test_without_a_register_names_are_typed_as_ever(played: Played) -> None:
    void_throw(played)
    assert played.station.sent == [EXPLAINED]
    assert played.station.signed == []
    assert not played.window.signing.open


def test_a_void_throw_waits_for_a_second_person_and_both_are_recorded(
    played: Played, people: MadeUpPeople
) -> None:
    void_throw(played)
    assert played.station.sent == []
    assert code_page(played).isVisible()
    assert people.looks == 1
    sign(played, MARCO)
    assert played.station.sent == [{**EXPLAINED, "by": MARCO.name}]
    assert played.station.signed == [(MARCO,)]
    assert not code_page(played).isVisible()
    assert played.window.pages.open is None
    assert played.station.betting.phase is Phase.BETS_OPEN


def test_who_deals_and_who_may_not_are_not_offered(played: Played, people: MadeUpPeople) -> None:
    void_throw(played)
    assert [each.text() for each in offered(code_page(played))] == [MARCO.name, GINA.name]


def test_a_pit_boss_who_deals_himself_cannot_be_the_second(qtbot: QtBot) -> None:
    played = Played(qtbot)
    with_people(played, Signed("rossi", Role.PIT_BOSS))
    void_throw(played)
    page = code_page(played)
    assert not offered(page)
    assert "nessun altro" in asked_words(page.draft)
    touch_code(played, "58201327")
    assert not page.does.isEnabled()
    assert played.station.sent == []


def test_a_wrong_code_sends_nothing_and_is_said_without_saying_what_was_wrong(
    played: Played, people: MadeUpPeople
) -> None:
    void_throw(played)
    sign(played, MARCO, "58201427")
    page = code_page(played)
    assert asked_words(page.draft) == "Nome o codice sbagliato."
    assert page.draft.code.digits == ""
    assert played.station.sent == []
    touch_code(played, CODES[MARCO])
    played.touch(page.does)
    assert played.station.asked == ["explain"]


def test_a_locked_name_is_said_with_its_minutes(played: Played, people: MadeUpPeople) -> None:
    people.locked[MARCO.name] = 15
    void_throw(played)
    sign(played, MARCO)
    assert (
        asked_words(code_page(played).draft)
        == "Troppi codici sbagliati: bloccato ancora 15 min, fino alle 21:45."
    )
    sign(played, GINA)
    assert played.station.signed == [(GINA,)]


def test_given_up_the_page_beneath_is_as_it_was(played: Played, people: MadeUpPeople) -> None:
    void_throw(played)
    touch_name(played, MARCO)
    touch_code(played, "5820")
    played.touch(code_page(played).back)
    page = played.form(Act.WHY_VOID)
    assert played.window.pages.open is page
    assert [key.says for key in page.keys if key.chosen] == ["ball_with_rotor"]
    assert code_page(played).draft.code.digits == ""
    played.touch(page.does)
    played.key(K.Key_Escape)
    assert not code_page(played).isVisible()
    assert played.window.pages.open is page
    played.key(K.Key_Escape)
    assert played.window.pages.open is None
    assert played.station.sent == []


def test_all_of_it_by_keyboard(played: Played, people: MadeUpPeople) -> None:
    played.station.say("throw", "no_more_bets")
    played.window.do(Act.VOID)
    played.station.sent.clear()
    played.key(K.Key_1)
    played.key(K.Key_Return)
    played.key(K.Key_Down)
    for digit in "582013299":
        played.key(K(ord(digit)))
    played.key(K.Key_Backspace)
    played.key(K.Key_Backspace)
    assert played.station.sent == []
    played.key(K.Key_7)
    played.key(K.Key_Space)
    played.key(K.Key_Return)
    assert people.asked == [(MARCO.name, "58201327")]
    assert played.station.signed == [(MARCO,)]


@pytest.mark.parametrize("key", [K.Key_Delete, K.Key_C])
def test_no_key_of_the_keyboard_wipes_a_code(played: Played, people: MadeUpPeople, key: Qt.Key) -> None:
    """Delete says at a second look that the number was misread; "C" is touched."""
    void_throw(played)
    touch_name(played, MARCO)
    touch_code(played, "5820")
    played.key(key)
    assert code_page(played).draft.code.digits == "5820"
    played.touch(code_page(played).key(Press("C")))
    assert code_page(played).draft.code.digits == ""


def test_nothing_is_shown_or_read_out_of_a_code(played: Played, people: MadeUpPeople) -> None:
    void_throw(played)
    touch_name(played, MARCO)
    touch_code(played, "58201327")
    page = code_page(played)
    said = f"{page.accessibleName()} {page.accessibleDescription()} {page.does.accessibleName()} {asked_words(page.draft)}"
    assert "8 cifre toccate" in said
    assert "58201327" not in said


def test_while_a_code_is_compared_the_desk_lives_and_the_answer_counts_once(
    played: Played, people: MadeUpPeople
) -> None:
    void_throw(played)
    people.answer()
    people.slow = True
    sign(played, MARCO)
    page = code_page(played)
    assert not page.key(Press("1")).isEnabled()
    assert not page.does.isEnabled()
    assert played.station.sent == []
    people.answer()
    assert played.station.asked == ["explain"]
    people.answer()
    assert played.station.asked == ["explain"]


def test_an_answer_to_what_was_given_up_means_nothing(played: Played, people: MadeUpPeople) -> None:
    void_throw(played)
    people.slow = True
    sign(played, MARCO)
    played.touch(code_page(played).back)
    people.answer()
    assert played.station.sent == []
    assert played.window.pages.open is played.form(Act.WHY_VOID)


def test_a_code_half_typed_when_the_ball_falls_waits_beside_the_number(
    played: Played, people: MadeUpPeople
) -> None:
    """A number that waits for a second look comes first; nothing that was typed is lost."""
    void_throw(played)
    touch_name(played, MARCO)
    touch_code(played, CODES[MARCO][:3])
    played.station.say("throw")
    played.station._do({"do": "number", "number": 8})
    assert not code_page(played).isVisible()
    played.station._do({"do": "confirm"})
    page = code_page(played)
    assert page.isVisible()
    assert page.accessibleName().startswith("Huit, Noir, Pair, Manque")
    assert page.draft.code.digits == CODES[MARCO][:3]
    touch_code(played, CODES[MARCO][3:])
    played.touch(page.does)
    assert played.station.sent == [{**EXPLAINED, "by": MARCO.name}]
    assert not played.station.state.unexplained
    assert played.window.pages.open is None


def test_another_button_of_the_desk_gives_it_up(played: Played, people: MadeUpPeople) -> None:
    void_throw(played)
    played.touch(played.window.strip.more)
    assert not code_page(played).isVisible()
    assert played.window.pages.asked is Act.TABLE


def test_a_first_code_is_changed_before_anything_is_signed(played: Played, people: MadeUpPeople) -> None:
    people.codes[MARCO.name] = TOLD
    people.first.add(MARCO.name)
    void_throw(played)
    sign(played, MARCO, TOLD)
    page = code_page(played)
    assert "Il primo codice si cambia" in asked_words(page.draft)
    for digits, words in (
        ("12345678", "Non cifre di seguito"),
        ("27182827", "ancora una volta"),
        ("27182927", "Non erano uguali"),
        (TOLD, "ancora una volta"),
        (TOLD, "un altro da quello di prima"),
        ("27182827", "ancora una volta"),
    ):
        touch_code(played, digits)
        played.touch(page.does)
        assert words in asked_words(page.draft)
        assert played.station.sent == []
    touch_code(played, "27182827")
    played.touch(page.does)
    assert people.codes[MARCO.name] == "27182827"
    assert played.station.signed == [(MARCO,)]


def test_another_name_begins_another_code(played: Played, people: MadeUpPeople) -> None:
    void_throw(played)
    touch_name(played, MARCO)
    touch_code(played, "58201327")
    touch_name(played, GINA)
    assert code_page(played).draft.code.digits == ""
    assert asked_words(code_page(played).draft).startswith("Altro nome: il codice ricomincia.")
    touch_code(played, "7")
    assert asked_words(code_page(played).draft) == f"Il codice di {GINA.name}."


def test_a_name_in_gold_is_the_chosen_one_also_the_second_time(played: Played, people: MadeUpPeople) -> None:
    """What is touched before a name counts for the first that is touched."""
    for _ in range(2):
        void_throw(played)
        page = code_page(played)
        assert [each.text() for each in offered(page) if each.chosen] == []
        touch_code(played, CODES[MARCO])
        assert not page.does.isEnabled()
        touch_name(played, MARCO)
        assert [each.text() for each in offered(page) if each.chosen] == [MARCO.name]
        assert page.does.isEnabled()
        played.touch(page.does)
        assert played.station.asked == ["explain"]


def test_the_page_begins_anew_whenever_it_opens(played: Played, people: MadeUpPeople) -> None:
    """What it asks for is written into the draft with which it begins."""
    void_throw(played)
    page, begun = code_page(played), list[Signature]()
    page.opens = lambda: begun.append(page.draft)
    played.touch(page.back)
    played.touch(played.form(Act.WHY_VOID).does)
    assert begun == [Signature()]
    assert page.draft.told.what


def test_one_alone_is_chosen_also_the_second_time(played: Played) -> None:
    with_people(played, ROSSI, GINA)
    for _ in range(2):
        void_throw(played)
        assert [each.text() for each in offered(code_page(played)) if each.chosen] == [GINA.name]
        touch_code(played, CODES[GINA])
        played.touch(code_page(played).does)
    assert played.station.signed == [(GINA,), (GINA,)]


def test_other_people_are_shown_from_the_first(played: Played) -> None:
    """The register is read while the names are turned: whoever is chosen by himself is seen."""
    capi = tuple(Signed(each.name, Role.INSPECTOR) for each in MANY)
    people = with_people(played, *capi)
    people.slow = True
    void_throw(played)
    page = code_page(played)
    played.touch(page.key(Touch.OTHERS))
    turned = [each.text() for each in offered(page)]
    people.answer()
    assert [each.text() for each in offered(page)] == turned
    played.window.signing._offer(people.roster._replace(people=capi[:-1]))
    assert [each.text() for each in offered(page)] == [each.name for each in capi[:5]]


@pytest.mark.parametrize("when", ["before", "while asked", "at the code"])
def test_a_register_that_cannot_be_read_stops_nobody(played: Played, people: MadeUpPeople, when: str) -> None:
    played.station.say("throw", "no_more_bets")
    broken = people.roster._replace(trouble="damaged")
    if when != "at the code":
        people.roster = broken
    if when == "while asked":
        people.slow, people.roster = True, people.roster._replace(trouble="")
    void_asked(played)
    if when == "while asked":
        people.roster = broken
        people.answer()
    if when == "at the code":
        people.next = Checked(Outcome.TROUBLE, reason="damaged")
        sign(played, MARCO)
    assert played.station.sent == [EXPLAINED]
    assert played.station.signed == []
    assert played.window.pages.open is None
    assert not played.window.signing.open


def test_a_register_that_was_not_read_is_tried_again(played: Played, people: MadeUpPeople) -> None:
    people.roster = people.roster._replace(trouble="damaged")
    void_throw(played)
    assert people.looks == 1


def test_in_another_language_it_is_given_up_and_nothing_sent(played: Played, people: MadeUpPeople) -> None:
    void_throw(played)
    try:
        speak(Language.ENGLISH)
        QTest.qWait(1)
        assert not played.window.signing.open
        assert played.window.pages.asked is Act.WHY_VOID
        played.station.sent.clear()
        void_asked(played)
        assert "Void spin" in code_page(played).accessibleName()
    finally:
        speak(Language.ITALIAN)
