"""The table `repeater` of a profile, read key by key."""

import copy
from typing import Any

import pytest

from app.rules.house_profile import ProfileError
from app.rules.repeater.house_rules import RepeaterRules, repeater_rules
from app.rules.repeater.values import USUAL_VALUES
from app.rules.repeater.wagers import WAGERS
from app.rules.roulette.house_reading import read_house
from resources import house_profile

PROFILE: dict[str, Any] = house_profile("repeater-bets")
ALL_SEVENS = [7] * 36


def read(**keys: object) -> RepeaterRules:
    """The shipped house's table with some keys changed; one that is None is taken away."""
    profile = copy.deepcopy(PROFILE)
    profile["repeater"] |= keys
    profile["repeater"] = {name: value for name, value in profile["repeater"].items() if value is not None}
    rules = repeater_rules(read_house("variant", profile))
    assert rules is not None
    return rules


def test_wagers_and_map_may_be_left_out() -> None:
    rules = read()
    assert (rules.wagers, rules.values) == (WAGERS, USUAL_VALUES)


def test_wagers_stand_in_the_printed_order_and_the_map_as_it_is_given() -> None:
    rules = read(wagers=["horn", "repeat-2"], map=list(reversed(USUAL_VALUES)))
    assert [wager.code for wager in rules.wagers] == ["repeat-2", "horn"]
    assert rules.value_of(1) == 12


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"map": ALL_SEVENS}, "repeater.map: must give 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 numbers for 2 to 12"),
        ({"map": list(USUAL_VALUES[:-1])}, "repeater.map: must give 1, 2, 3"),
        ({"map": ["2"] * 36}, "repeater.map: must be a list of values"),
        ({"map": "usual"}, "repeater.map: must be a list"),
        ({"wagers": ["repeat-7"]}, "repeater.wagers: no such wager: repeat-7"),
        ({"wagers": ["horn", "horn"]}, "repeater.wagers: must name at least one wager, and each once"),
        ({"wagers": []}, "repeater.wagers: must name at least one wager, and each once"),
        ({"wagers": [7]}, "repeater.wagers: must be a list of wagers"),
        ({"minimum": "6.00"}, "repeater.minimum: must be whole units"),
        ({"maximum": "51.00"}, "repeater.maximum: must be whole units"),
        ({"maximum": "2.50"}, "repeater.maximum: must not be below the minimum"),
        ({"alarm": "0.00"}, "repeater.alarm: must be more than nothing"),
        ({"surrender": "yes"}, "repeater.surrender: must be true or false"),
        ({"insurance": True}, "repeater.insurance: is not a key of a house profile"),
        *(
            ({name: None}, f"repeater.{name}: is missing")
            for name in ("surrender", "envy", "minimum", "alarm")
        ),
    ],
)
def test_a_wrong_key_is_refused_by_its_name(keys: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ProfileError) as fault:
        read(**keys)
    assert str(fault.value).startswith(f"house profile: {sentence}")


def test_a_tumbler_has_none() -> None:
    """No variation may be considered in addition."""
    profile = house_profile("tombola-half-back") | {"repeater": PROFILE["repeater"]}
    with pytest.raises(ProfileError) as fault:
        read_house("variant", profile)  # type: ignore[arg-type]
    assert fault.value.key == "repeater"
    assert "no variation" in fault.value.fault


def test_a_table_within_another_is_no_side_game_s() -> None:
    profile = copy.deepcopy(PROFILE)
    profile["maxima"]["repeater"] = {}
    with pytest.raises(ProfileError, match=r"maxima\.repeater: is not a key"):
        read_house("variant", profile)


def test_a_side_game_s_table_is_a_table() -> None:
    with pytest.raises(ProfileError, match="repeater: must be a table"):
        read_house("variant", {**PROFILE, "repeater": True})
