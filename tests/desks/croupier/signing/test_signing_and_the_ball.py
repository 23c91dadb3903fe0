"""A code that is typed when the ball falls: nothing of it is lost, and nothing is signed for another ball."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.throw_pages import OtherNumber
from tests.desks.croupier.made_up_people import CODES, MARCO, MadeUpPeople
from tests.desks.croupier.over_scenes import falls
from tests.desks.croupier.signing_scenes import code_page, touch_code, touch_name, with_people
from tests.desks.played import Played

K = Qt.Key


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    return Played(qtbot)


@pytest.fixture
def people(played: Played) -> MadeUpPeople:
    return with_people(played)


def late(played: Played) -> OtherNumber:
    """Half of the code is typed that contradicts 8, and the wheel tells the next number."""
    played.fall(8)
    played.window.do(Act.OTHER_NUMBER)
    page = played.page(Act.OTHER_NUMBER, OtherNumber)
    page.choose(9)
    played.touch(page.says)
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
    assert page.pad.draft.digits == CODES[MARCO][:3]
    assert page.over.startswith("Colpo 1 (8) chiuso.")
    touch_code(played, CODES[MARCO][3:])
    assert not page.sign.isEnabled()
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
    page = played.page(Act.OTHER_NUMBER, OtherNumber)
    page.choose(9)
    played.touch(page.says)
    people.answer()
    people.slow = True
    touch_name(played, MARCO)
    touch_code(played, CODES[MARCO])
    played.touch(code_page(played).sign)
    falls(played)
    people.answer()
    assert played.station.sent == []
    assert code_page(played).isVisible()
    assert code_page(played).pad.draft.digits == ""
