"""At the page of a chip that lies wrong: 8 has fallen, and red is in hand."""

import pytest

from app.desks.croupier.roulette.forms.misplaced_form import MISPLACED, Wrong
from app.rules.side import Side
from tests.desks.croupier.forms.asked import Asked
from tests.desks.desk import Desk


@pytest.fixture(params=list(Side))
def eight(request: pytest.FixtureRequest) -> Desk:
    """8 has fallen, and red is in hand."""
    desk = Desk(request.param)
    desk.station.fall(8)
    desk.dealing.choose_colour("red")
    desk.station.sent.clear()
    return desk


@pytest.fixture
def page(eight: Desk) -> Asked[Wrong]:
    return Asked(MISPLACED, eight)
