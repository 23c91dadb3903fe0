"""A code that is typed when the ball falls: nothing of it is lost, and nothing is signed for another ball."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.forms.typed import Press
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.roulette.forms.places import Number
from app.desks.croupier.signing.people import Told
from app.rules.money import Cents
from app.table.heard import WarningHeard
from tests.desks.croupier.ball_moments import EVENTS, MOMENTS
from tests.desks.croupier.ball_walk import Walk, said_on
from tests.desks.croupier.code_walk import CODES_ASKED, HALF, HalfTyped, caused, half_typed
from tests.desks.croupier.made_up_people import CODES, GINA, MARCO, ROSSI, MadeUpPeople
from tests.desks.croupier.over_scenes import falls
from tests.desks.croupier.signing_scenes import (
    code_page,
    sign,
    touch_code,
    touch_name,
    void_asked,
    with_people,
)
from tests.desks.played import Played
from tests.said import form_of

K = Qt.Key


def late(played: Played) -> FormPage:
    """Half of the code is typed that contradicts 8, and the wheel tells the next number."""
    played.fall(8)
    played.window.do(Act.OTHER_NUMBER)
    page = played.form(Act.OTHER_NUMBER)
    page.tell(Number(9))
    played.touch(page.does)
    touch_name(played, MARCO)
    touch_code(played, CODES[MARCO][:3])
    falls(played)
    return page


def test_what_was_to_be_signed_of_a_ball_that_is_over_is_never_said_of_the_next_one(
    played: Played, people: MadeUpPeople
) -> None:
    """14 has fallen: a code for "it is 9" would make 14 a nine. What was typed stays, and why stands there."""
    beneath = late(played)
    page = code_page(played)
    assert page.isVisible()
    assert page.draft.code.digits == CODES[MARCO][:3]
    assert page.draft.shut.startswith("Colpo 1 (8) chiuso.")
    touch_code(played, CODES[MARCO][3:])
    assert not page.does.isEnabled()
    played.key(K.Key_Return)
    assert played.station.sent == []
    played.touch(page.back)
    assert played.window.pages.open is beneath
    assert beneath.is_over


def test_a_code_that_is_compared_while_the_ball_falls_signs_nothing(
    played: Played, people: MadeUpPeople
) -> None:
    played.fall(8)
    played.window.do(Act.OTHER_NUMBER)
    page = played.form(Act.OTHER_NUMBER)
    page.tell(Number(9))
    played.touch(page.does)
    people.answer()
    people.slow = True
    sign(played, MARCO)
    falls(played)
    people.answer()
    assert played.station.sent == []
    assert code_page(played).isVisible()
    assert code_page(played).draft.code.digits == ""


@pytest.fixture(scope="module")
def walk() -> Iterator[Walk]:
    """The walk of the pages, at a station with a register of people."""
    walk = Walk()
    walk.hands.window.setup.people = MadeUpPeople()
    yield walk
    walk.hands.window.close()
    walk.hands.window.deleteLater()


@pytest.mark.parametrize("name", CODES_ASKED)
def test_whatever_the_wheel_does_a_code_half_typed_stays_and_signs_what_was_read_or_says_why_not(
    walk: Walk, name: str
) -> None:
    asked = 0
    for place, moment in enumerate(MOMENTS):
        CODES_ASKED[name](walk, moment)
        if not walk.hands.window.signing.open:
            continue
        asked += 1
        code = half_typed(walk)
        for event in [*EVENTS][place:] + [*EVENTS][:place]:
            walk.hear(event)
            check(walk, code, f"{name}, {moment}, {event}")
    assert asked, "at no moment it is signed: say in MOMENTS what brings the table there"


def check(walk: Walk, code: HalfTyped, where: str) -> None:
    """Look at what was typed, under a number that waits and beside one that fell, and at what it would sign."""
    page, hands = code.page, walk.hands
    typed = CODES[code.who][:HALF]
    if walk.proposed:
        assert not page.isVisible(), where
        hands.key(K.Key_1)
        hands.key(K.Key_Return)
        assert not walk.proposed, where
    assert hands.window.signing.open, where
    assert page.isVisible(), where
    beneath = page.parentWidget()
    assert beneath is not None
    on_top = beneath.childAt(page.geometry().center())
    assert on_top is page or (on_top is not None and page.isAncestorOf(on_top)), where
    assert (page.draft.code.digits, page.draft.told) == (typed, code.told), where
    for digit in CODES[code.who][HALF:]:
        page.tell(Press(digit))
    can_be_signed, why = page.does.isEnabled(), walk.refused(form_of(code.command))
    for _ in CODES[code.who][HALF:]:
        page.tell(Press("⌫"))
    if can_be_signed:
        assert not why, where
        assert caused(hands.station.state, code.command, code.who) == code.of, where
    else:
        assert page.draft.shut in said_on(page), where
        assert why or caused(hands.station.state, code.command, code.who) != code.of, (where, page.draft.shut)


def in_doubt(played: Played) -> FormPage:
    """A code waits to say why throw 1 was void, and a number of the next one waits for a second look."""
    played.station.say("throw")
    void_asked(played)
    touch_name(played, MARCO)
    touch_code(played, CODES[MARCO])
    played.station.say("throw")
    played.station._do({"do": "number", "number": 14})
    page = code_page(played)
    assert not page.isVisible()
    return page


@pytest.mark.parametrize(
    ("key", "held"),
    [(K.Key_Return, Qt.KeyboardModifier.NoModifier), (K.Key_Return, Qt.KeyboardModifier.ControlModifier)],
    ids=["Enter", "the key of the next step"],
)
def test_under_a_number_that_waits_for_a_second_look_a_code_signs_nothing_and_is_given_up_by_nothing(
    played: Played, people: MadeUpPeople, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    page = in_doubt(played)
    played.key(K.Key_Escape)
    played.key(key, held)
    assert played.station.sent == [{"do": "confirm"}]
    assert page.isVisible()
    assert page.draft.code.digits == CODES[MARCO]


def test_a_notice_that_is_put_away_gives_up_no_code(played: Played, people: MadeUpPeople) -> None:
    played.window.do(Act.MINIMUM)
    asked = played.form(Act.MINIMUM)
    played.touch(asked.key(Amount(Cents(500))))
    played.touch(asked.does)
    touch_code(played, CODES[MARCO][:3])
    played.station.say_refused("next")
    played.window.do(Act.DISMISS)
    assert code_page(played).isVisible()
    assert code_page(played).draft.code.digits == CODES[MARCO][:3]
    assert played.window.pages.open is asked


def test_what_somebody_else_has_done_meanwhile_is_signed_no_more_and_says_why(
    played: Played, people: MadeUpPeople
) -> None:
    played.station.hear(WarningHeard("wheel", "odd", "something odd"))
    played.window.do(Act.ANSWER)
    played.touch(played.form(Act.ANSWER).does)
    touch_name(played, GINA)
    touch_code(played, CODES[GINA])
    (of,) = played.station.state.unanswered
    played.station._do({"do": "answer", "of": of, "by": "Ugo"})
    page = code_page(played)
    assert page.isVisible()
    assert page.draft.shut
    assert not page.does.isEnabled()
    played.touch(page.back)
    played.station.publish()
    assert played.window.pages.open is None


def test_the_same_number_of_another_throw_is_another_ball(played: Played, people: MadeUpPeople) -> None:
    """Of the first 8 it was said that it is a 9; that ball is void, and the next one falls on 8 too."""
    played.fall(8)
    played.window.do(Act.OTHER_NUMBER)
    asked = played.form(Act.OTHER_NUMBER)
    asked.tell(Number(9))
    played.touch(asked.does)
    assert code_page(played).draft.told.what == "Colpo 1: 8 → 9"
    touch_name(played, MARCO)
    touch_code(played, CODES[MARCO])
    played.station._do({"do": "void", "reason": ""})
    played.station.fall(8)
    assert code_page(played).draft.shut == asked.over == "Colpo 1: il numero 8 non conta più."
    assert code_page(played).accessibleName().startswith("Huit")
    assert not code_page(played).does.isEnabled()


def test_whoever_signs_for_a_void_throw_reads_which_one_and_another_changes_nothing_of_it(
    played: Played, people: MadeUpPeople
) -> None:
    for throw in (1, 2):
        played.station.say("throw")
        played.window.do(Act.VOID)
        page = played.form(Act.WHY_VOID)
        assert page.accessibleName().startswith(f"Colpo 1, lancio {throw}: perché è nullo?")
    page = played.form(Act.WHY_VOID)
    played.station.say("throw")
    played.station._do({"do": "void", "reason": ""})
    played.touch(page.key("no_pocket"))
    played.touch(page.does)
    told = code_page(played).draft.told
    assert told == Told("Colpo 1, lancio 2", ("perché: La pallina non è in una casella",))
    sign(played, MARCO)
    assert [void.throw for void in played.station.state.unexplained.values()] == [1, 3]


def test_whoever_deals_finishes_his_code_also_when_the_ball_is_thrown(qtbot: QtBot) -> None:
    played = Played(qtbot, opened=False)
    with_people(played)
    played.station.say("open")
    touch_code(played, CODES[ROSSI][:3])
    played.station.fall(8)
    assert code_page(played).isVisible()
    touch_code(played, CODES[ROSSI][3:])
    played.touch(code_page(played).does)
    assert played.station.signed == [(ROSSI,)]
    assert not played.window.signing.open
