"""At the desk where codes are asked for, people have a register."""

import pytest

from tests.desks.croupier.made_up_people import MadeUpPeople
from tests.desks.croupier.signing_scenes import with_people
from tests.desks.played import Played


@pytest.fixture
def people(played: Played) -> MadeUpPeople:
    return with_people(played)
