"""What the shipped houses say of Repeater Bets, and those that deal none."""

import pytest

from app.rules.repeater.house_rules import repeater_rules
from app.rules.repeater.wagers import REPEATERS, WAGERS
from tests.houses import house
from tests.rules.repeater.tables import PLAIN, PLUS


def test_repeater_bets_deals_all_with_surrender_and_envy() -> None:
    assert (PLUS.surrender, PLUS.envy, PLUS.wagers) == (True, True, WAGERS)
    assert (PLUS.unit, PLUS.minimum, PLUS.maximum, PLUS.alarm) == (250, 500, 5_000, 200_000)


def test_plain_deals_the_eleven_without_surrender_and_envy() -> None:
    assert (PLAIN.surrender, PLAIN.envy, PLAIN.wagers) == (False, False, REPEATERS)


@pytest.mark.parametrize("name", ["repeater-bets", "repeater-bets-plain"])
def test_roulette_is_dealt_there_as_in_venezia(name: str) -> None:
    venezia, found = house("venezia"), house(name)
    assert (found.game_rules, found.maxima, found.chips) == (
        venezia.game_rules,
        venezia.maxima,
        venezia.chips,
    )


@pytest.mark.parametrize(
    "name",
    ["venezia", "sanremo", "france", "regulations-1970", "tombola-half-back", "tombola-all-lost"],
)
def test_no_other_house_deals_any(name: str) -> None:
    assert repeater_rules(house(name)) is None


def test_a_number_has_the_value_that_the_house_gives_it() -> None:
    assert [PLUS.value_of(number) for number in (0, 1, 6, 36)] == [None, 2, 7, 12]
