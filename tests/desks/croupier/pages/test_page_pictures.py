"""A page that is left keeps nothing painted: a night opens very many."""

from typing import Final

import pytest
from PySide6.QtTest import QTest

from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.roulette.spin_acts import SpinAct
from tests.desks.letters import drawn
from tests.desks.played import Played

_PAGES: Final = (Act.TABLE, Act.MINIMUM, Act.SETTINGS, Act.BANK)


def painted(played: Played, act: AnyAct) -> int:
    """How many keys of a page are painted and need not be painted again."""
    page = played.window.pages.made[act]
    keys = [key for key in page.findChildren(TouchButton) if key.isVisibleTo(page)]
    return sum(not key.make_ready() for key in keys)


def seen_and_left(played: Played, act: AnyAct) -> int:
    """Open a page and leave it; gives how many of its keys were painted while it was open."""
    played.window.do(act)
    QTest.qWait(1)
    with drawn(played.window):
        played.window.grab()
    was = painted(played, act)
    played.window.pages.leave()
    return was


@pytest.mark.parametrize("act", _PAGES)
def test_what_is_opened_once_is_not_kept_painted(played: Played, act: AnyAct) -> None:
    assert seen_and_left(played, act) > 0
    assert painted(played, act) == 0


def test_the_page_of_each_spin_is(played: Played) -> None:
    was = seen_and_left(played, SpinAct.ANNOUNCE)
    assert was > 0
    assert painted(played, SpinAct.ANNOUNCE) == was
