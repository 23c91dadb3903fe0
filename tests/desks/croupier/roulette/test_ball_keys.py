"""Rules 8: *Rien va* is one touch from the throw on, also while a page lies over the steps."""

import pytest

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.side import Side
from tests.desks.played import Played

WIDE = (SpinAct.ANNOUNCE, Act.BANK, Act.EXCHANGE, Act.SETTINGS)


@pytest.mark.parametrize("page", WIDE)
def test_rien_va_is_one_touch_over_a_wide_page_and_why_is_asked_next(played: Played, page: AnyAct) -> None:
    keys = played.window.beside_page
    played.window.do(page)
    assert not keys.isVisible()
    played.station.say("throw")
    played.touch(keys.keys[Act.VOID])
    assert played.station.sent[-1] == {"do": "void", "reason": ""}
    assert played.window.pages.asked is Act.WHY_VOID
    assert not keys.isVisible()


def test_the_number_is_typed_from_a_wide_page(played: Played) -> None:
    played.station.say("throw", "no_more_bets")
    played.window.do(SpinAct.ANNOUNCE)
    played.touch(played.window.beside_page.keys[Act.NUMBER])
    assert played.window.pages.asked is Act.NUMBER


def test_a_number_that_fell_over_a_wide_page_is_declared_void_there(played: Played) -> None:
    played.window.do(SpinAct.ANNOUNCE)
    played.fall(8)
    played.touch(played.window.beside_page.keys[Act.VOID])
    assert played.station.sent[-1] == {"do": "void", "reason": ""}


@pytest.mark.parametrize("side", list(Side))
def test_they_stand_over_the_page_and_beside_the_numbers(qtbot: object, side: Side) -> None:
    played = Played(qtbot, side)  # type: ignore[arg-type]
    played.station.say("throw")
    played.window.do(Act.BANK)
    keys, strip = played.window.beside_page.geometry(), played.window.strip.geometry()
    assert not keys.intersects(strip)
    assert (keys.top(), keys.height()) == (strip.top(), strip.height())
    assert keys.left() > strip.right() if side is Side.LEFT else keys.right() < strip.left()


def test_a_page_that_leaves_the_steps_in_sight_has_none(played: Played) -> None:
    played.station.say("throw")
    played.window.do(Act.MINIMUM)
    assert not played.window.beside_page.isVisible()
