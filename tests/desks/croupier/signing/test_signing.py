"""Two do what one may not, at the window: names and digits are touched, and what was entered waits meanwhile."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.forms.relief_form import Field
from app.desks.croupier.forms.typed import Letter, Name, Press
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.forms.places import Number
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.signing.code_form import asked_words
from app.desks.croupier.signing.people import Checked, Outcome
from app.people.permissions import Signed
from app.people.roles import Role
from app.rules.money import Cents
from app.table.heard import WarningHeard
from app.table.named import Office
from app.table.roulette.procedure import Phase
from tests.desks.croupier.made_up_people import ANNA, CODES, GINA, MARCO, ROSSI, TOLD, MadeUpPeople
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
from tests.said import said

K = Qt.Key
EXPLAINED = {"do": "explain", "spin": 1, "throw": 1, "reason": "ball_with_rotor"}


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    return Played(qtbot)


@pytest.fixture
def people(played: Played) -> MadeUpPeople:
    return with_people(played)


def running(played: Played) -> None:
    played.station.say("throw", "no_more_bets")


def sent(played: Played) -> list[object]:
    return [command["do"] for command in played.station.sent]


def test_without_a_register_names_are_typed_as_ever(played: Played) -> None:
    running(played)
    void_asked(played)
    assert played.station.sent == [EXPLAINED]
    assert played.station.signed == []
    assert not played.window.signing.open


def test_a_void_throw_waits_for_a_second_person_and_both_are_recorded(
    played: Played, people: MadeUpPeople
) -> None:
    running(played)
    void_asked(played)
    assert played.station.sent == []
    assert code_page(played).isVisible()
    assert people.looks == 1
    sign(played, MARCO)
    assert played.station.sent == [{**EXPLAINED, "by": MARCO.name}]
    assert played.station.signed == [(MARCO,)]
    assert not code_page(played).isVisible()
    assert played.window.pages.open is None
    betting = played.station.betting
    assert betting.phase is Phase.BETS_OPEN


def test_who_deals_and_who_may_not_are_not_offered(played: Played, people: MadeUpPeople) -> None:
    running(played)
    void_asked(played)
    assert [each.text() for each in offered(code_page(played))] == [MARCO.name, GINA.name]


def test_a_pit_boss_who_deals_himself_cannot_be_the_second(qtbot: QtBot) -> None:
    played = Played(qtbot)
    with_people(played, Signed("rossi", Role.PIT_BOSS))
    running(played)
    void_asked(played)
    page = code_page(played)
    assert not offered(page)
    assert "nessun altro" in asked_words(page.draft)
    touch_code(played, "58201327")
    assert not page.does.isEnabled()
    assert played.station.sent == []


def test_a_wrong_code_sends_nothing_and_is_said_without_saying_what_was_wrong(
    played: Played, people: MadeUpPeople
) -> None:
    running(played)
    void_asked(played)
    sign(played, MARCO, "58201427")
    page = code_page(played)
    assert asked_words(page.draft) == "Nome o codice sbagliato."
    assert page.draft.code.digits == ""
    assert played.station.sent == []
    touch_code(played, CODES[MARCO])
    played.touch(page.does)
    assert sent(played) == ["explain"]


def test_a_locked_name_is_said_with_its_minutes(played: Played, people: MadeUpPeople) -> None:
    people.locked[MARCO.name] = 15
    running(played)
    void_asked(played)
    sign(played, MARCO)
    assert (
        asked_words(code_page(played).draft)
        == "Troppi codici sbagliati: bloccato ancora 15 min, fino alle 21:45."
    )
    sign(played, GINA)
    assert played.station.signed == [(GINA,)]


def test_given_up_the_page_beneath_is_as_it_was(played: Played, people: MadeUpPeople) -> None:
    running(played)
    void_asked(played)
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
    running(played)
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


def test_nothing_is_shown_or_read_out_of_a_code(played: Played, people: MadeUpPeople) -> None:
    running(played)
    void_asked(played)
    touch_name(played, MARCO)
    touch_code(played, "58201327")
    page = code_page(played)
    said = f"{page.accessibleName()} {page.accessibleDescription()} {page.does.accessibleName()} {asked_words(page.draft)}"
    assert "8 cifre toccate" in said
    assert "58201327" not in said


def test_while_a_code_is_compared_the_desk_lives_and_the_answer_counts_once(
    played: Played, people: MadeUpPeople
) -> None:
    running(played)
    void_asked(played)
    people.answer()
    people.slow = True
    sign(played, MARCO)
    page = code_page(played)
    assert not page.key(Press("1")).isEnabled()
    assert not page.does.isEnabled()
    assert played.station.sent == []
    people.answer()
    assert sent(played) == ["explain"]
    people.answer()
    assert sent(played) == ["explain"]


def test_an_answer_to_what_was_given_up_means_nothing(played: Played, people: MadeUpPeople) -> None:
    running(played)
    void_asked(played)
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
    running(played)
    void_asked(played)
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
    running(played)
    void_asked(played)
    played.touch(played.window.strip.more)
    assert not code_page(played).isVisible()
    assert played.window.pages.asked is Act.TABLE


def test_a_first_code_is_changed_before_anything_is_signed(played: Played, people: MadeUpPeople) -> None:
    people.codes[MARCO.name] = TOLD
    people.first.add(MARCO.name)
    running(played)
    void_asked(played)
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
    running(played)
    void_asked(played)
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
        running(played)
        void_asked(played)
        page = code_page(played)
        assert [each.text() for each in offered(page) if each.chosen] == []
        touch_code(played, CODES[MARCO])
        assert not page.does.isEnabled()
        touch_name(played, MARCO)
        assert [each.text() for each in offered(page) if each.chosen] == [MARCO.name]
        assert page.does.isEnabled()
        played.touch(page.does)
        assert sent(played) == ["explain"]


def test_one_alone_is_chosen_also_the_second_time(played: Played) -> None:
    with_people(played, ROSSI, GINA)
    for _ in range(2):
        running(played)
        void_asked(played)
        assert [each.text() for each in offered(code_page(played)) if each.chosen] == [GINA.name]
        touch_code(played, CODES[GINA])
        played.touch(code_page(played).does)
    assert played.station.signed == [(GINA,), (GINA,)]


def test_a_minimum_is_decided_with_a_code(played: Played, people: MadeUpPeople) -> None:
    played.window.do(Act.MINIMUM)
    page = played.form(Act.MINIMUM)
    played.touch(page.key(Amount(Cents(500))))
    played.touch(page.does)
    played.touch(code_page(played).back)
    assert page.draft.amount == 500, "what was chosen stays"
    played.touch(page.does)
    sign(played, GINA)
    (command,) = played.station.sent
    assert (command["minimum"], command["by"]) == ("5.00", GINA.name)
    assert played.window.pages.open is None


def test_who_answers_signs_and_writes_no_name(played: Played, people: MadeUpPeople) -> None:
    """Answers are by name: where there is a register nobody answers in another's."""
    played.station.hear(WarningHeard("wheel", "odd", "something odd"))
    played.window.do(Act.ANSWER)
    page = played.form(Act.ANSWER)
    assert Letter("A") not in [key.says for key in page.keys]
    played.touch(page.does)
    sign(played, GINA)
    (command,) = played.station.sent
    assert (command["do"], command["by"]) == ("answer", GINA.name)
    assert played.station.state.unanswered == {}


def test_a_late_announce_is_accepted_with_a_code_and_stays_entered_without(
    played: Played, people: MadeUpPeople
) -> None:
    running(played)
    played.window.do(SpinAct.ANNOUNCE)
    played.type("V DA 20 P4")
    page = played.page(SpinAct.ANNOUNCE, AnnouncePage)
    played.touch(page.capo)
    played.touch(page.accept)
    assert page.hand.waiting
    played.touch(code_page(played).back)
    assert not page.hand.waiting
    assert page.accept.isEnabled()
    played.touch(page.accept)
    sign(played, MARCO)
    (command,) = played.station.sent
    assert (command["do"], command["accepted_by"]) == ("announce", MARCO.name)
    assert played.station.signed == [(MARCO,)]
    betting = played.station.betting
    assert [said.name for said in betting.announces] == ["vicini"]


def test_an_announce_in_time_needs_nobody(played: Played, people: MadeUpPeople) -> None:
    played.window.do(SpinAct.ANNOUNCE)
    played.type("V DA 20 P4")
    played.key(K.Key_Return)
    assert sent(played) == ["announce"]
    assert played.station.signed == []


def test_a_ruling_is_signed_by_who_decides(played: Played, people: MadeUpPeople) -> None:
    played.fall(8)
    played.value(2000, 4)
    played.place("straight-8")
    played.station._do({"do": "dispute", "order": 1, "reason": "di chi è"})
    played.station.sent.clear()
    played.window.do(Act.PAYMENT)
    played.say(Act.PAYMENT, "L'ispettore")
    sign(played, GINA)
    command = played.station.sent[-1]
    assert (command["do"], command["by"], command["office"]) == ("rule", GINA.name, "ispettore")
    assert played.station.signed == [(GINA,)]


def test_nobody_is_named_who_gave_no_code(played: Played, people: MadeUpPeople) -> None:
    """Marco signed a void throw; a colour that is given out later is not his for that."""
    played.station.send_signed(said({"do": "minimum", "minimum": "5.00", "by": MARCO.name}), [MARCO])
    assert played.station.state.names[Office.CAPO_TAVOLO.value] == MARCO.name
    assert played.window.dealing.decider(Office.CAPO_TAVOLO) == Office.CAPO_TAVOLO.value


def test_a_typed_number_is_corrected_with_a_code(played: Played, people: MadeUpPeople) -> None:
    played.fall(8)
    played.window.do(Act.OTHER_NUMBER)
    page = played.form(Act.OTHER_NUMBER)
    page.tell(Number(9))
    played.touch(page.does)
    sign(played, MARCO)
    assert played.station.sent[-1] == {
        "do": "number",
        "number": 9,
        "by": MARCO.name,
        "reason": "numero scritto per errore",
    }


def test_the_relief_is_touched_and_gives_his_own_code(played: Played, people: MadeUpPeople) -> None:
    played.window.do(Act.HAND_OVER)
    page = played.form(Act.HAND_OVER)
    shown = [key for key in page.keys if isinstance(key.says, Name)]
    assert [key.text() for key in shown] == [ANNA.name, MARCO.name, GINA.name]
    assert Letter("Q") not in [key.says for key in page.keys]
    played.touch(shown[0])
    played.touch(page.does)
    touch_code(played, CODES[GINA])
    played.touch(code_page(played).does)
    assert played.station.state.dealer == ROSSI.name, "nobody takes the table with another's code"
    touch_code(played, CODES[ANNA])
    played.touch(code_page(played).does)
    assert played.station.state.dealer == ANNA.name
    assert played.station.signed == [(ANNA,)]


def test_a_relief_is_found_by_typing_and_notes_are_letters(played: Played) -> None:
    with_people(played, *MANY)
    played.window.do(Act.HAND_OVER)
    page = played.form(Act.HAND_OVER)
    played.touch(page.key("Altri…"))
    assert [key.text() for key in page.keys if isinstance(key.says, Name)][:3] == [
        "Oreste Toso",
        "Paola Vianello",
        "Rita Zorzi",
    ]
    played.type("DAL")
    assert page.key(Field.NAME).text() == "Carla Dal Maso"
    played.touch(page.key(Field.NOTES))
    assert page.key(Letter("Q")).isVisible()
    assert not [key for key in page.keys if isinstance(key.says, Name)]
    played.type("ATTENTA")
    played.touch(page.key(Field.NAME))
    assert page.key(Field.NAME).text() == "Carla Dal Maso"
    played.touch(page.does)
    touch_code(played, "58201327")
    played.touch(code_page(played).does)
    assert played.station.sent == [{"do": "dealer", "name": "Carla Dal Maso", "notes": "Attenta"}]


@pytest.mark.parametrize("when", ["before", "while asked", "at the code"])
def test_a_register_that_cannot_be_read_stops_nobody(played: Played, people: MadeUpPeople, when: str) -> None:
    running(played)
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
    running(played)
    void_asked(played)
    assert people.looks == 1


def test_in_another_language_it_is_given_up_and_nothing_sent(played: Played, people: MadeUpPeople) -> None:
    running(played)
    void_asked(played)
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
