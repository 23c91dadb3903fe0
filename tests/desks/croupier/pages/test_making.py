"""Each page is made by the act that opens it, and is another than every other."""

import pytest

from app.desks.croupier.acts import ALWAYS, AnyAct
from app.desks.croupier.roulette.felt import ROULETTE
from tests.desks.played import Played


@pytest.mark.parametrize("act", sorted(set(ROULETTE.pages) & ALWAYS))
def test_what_can_be_opened_always_makes_its_page_once(played: Played, act: AnyAct) -> None:
    played.window.do(act)
    page = played.window.pages.made[act]
    assert played.window.pages.open is page
    played.window.pages.leave()
    played.window.do(act)
    assert played.window.pages.made[act] is page
