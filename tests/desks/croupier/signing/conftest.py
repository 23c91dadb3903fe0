"""At the desk where codes are asked for, people have a register."""

import pytest
from pytestqt.qtbot import QtBot

from tests.desks.croupier.made_up_people import MadeUpPeople
from tests.desks.croupier.signing_scenes import with_people
from tests.desks.played import Played


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """At a desk that draws nothing: what is touched and said is looked at."""
    return Played(qtbot, drawn=False)


@pytest.fixture
def people(played: Played) -> MadeUpPeople:
    return with_people(played)
