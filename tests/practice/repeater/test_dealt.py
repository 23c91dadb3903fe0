"""Repeater Bets are practised where a house deals them, and nowhere else."""

import pytest

from app.practice.exercise import Drill
from app.practice.line import Line, LineError
from app.practice.repeater.dealt import deals, offered, rules_dealt
from app.rules.repeater.wagers import REPEATERS, WAGERS
from tests.houses import house
from tests.schooling import BESIDE, exercise, school_at, sentence

ALONE = ("venezia", "sanremo", "france", "regulations-1970", "tombola-half-back", "tombola-all-lost")
NAMES = [drill.name for drill in BESIDE]


@pytest.mark.parametrize("name", ["repeater-bets", "repeater-bets-plain"])
def test_they_are_offered_behind_roulettes_drills_where_they_are_dealt(name: str) -> None:
    offered = list(school_at(house(name)).catalogue.drills)
    assert offered[-len(NAMES) :] == NAMES
    assert rules_dealt(house(name)) is house(name).beside["repeater"]
    assert offered[: -len(NAMES)] == list(school_at(house("venezia")).catalogue.drills)


@pytest.mark.parametrize("name", ALONE)
def test_no_other_house_offers_them(name: str) -> None:
    assert not deals(house(name))
    assert not {*NAMES} & {*school_at(house(name)).catalogue.all}


@pytest.mark.parametrize("drill", BESIDE, ids=NAMES)
def test_a_line_of_another_house_says_that_it_deals_none(drill: Drill) -> None:
    with pytest.raises(LineError, match="sanremo deals no Repeater Bets") as refused:
        exercise(Line(drill.name, 1, drill.levels[0][0], 1, "sanremo"))
    assert sentence(refused.value.say) == "La casa sanremo non fa Repeater Bets"


def test_a_wager_that_a_house_does_not_offer_is_not_asked_there() -> None:
    plain, whole = rules_dealt(house("repeater-bets-plain")), rules_dealt(house("repeater-bets"))
    assert offered(whole, WAGERS[-3:]) == list(WAGERS[-3:])
    assert offered(plain, WAGERS[-3:]) == REPEATERS
    assert offered(plain, WAGERS[9:12]) == list(REPEATERS[9:])
