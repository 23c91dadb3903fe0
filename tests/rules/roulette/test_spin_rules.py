"""What a house says of roulette stands in a record of roulette's own."""

from dataclasses import replace

import pytest

from app.rules.house import GameRules
from app.rules.roulette.spin_rules import NO_RULES, ZeroRule, has_tumbler, spin_rules
from app.table.state import NO_HOUSE
from tests.houses import house


@pytest.mark.parametrize(
    ("name", "zero", "has_prison"),
    [
        ("venezia", ZeroRule.PRISON, True),
        ("france", ZeroRule.CHOICE, True),
        ("sanremo", ZeroRule.ALL_LOST, False),
        ("regulations-1970", ZeroRule.HALF_BACK, False),
    ],
)
def test_rules_4_a_house_has_a_prison_or_none(name: str, zero: ZeroRule, *, has_prison: bool) -> None:
    """It has one where zero may shut a stake in, always or by choice."""
    rules = spin_rules(house(name))
    assert (rules.zero, rules.has_prison) == (zero, has_prison)


def test_before_the_first_opening_nothing_is_taken() -> None:
    """A table of no house yet has no rules."""
    assert spin_rules(NO_HOUSE) == NO_RULES
    assert not has_tumbler(NO_HOUSE)
    assert not any((NO_RULES.doubles, NO_RULES.announces, NO_RULES.has_prison))


@pytest.mark.parametrize("read", [GameRules(), None])
def test_another_game_s_house_has_no_rules_of_roulette(read: GameRules | None) -> None:
    """Nothing can be settled by another game's rules by mistake, nor by those of a game that reads none."""
    with pytest.raises(TypeError, match="by the rules of venezia"):
        spin_rules(replace(house("venezia"), game_rules=read))


def test_rules_10_a_house_of_the_tombola_has_a_tumbler() -> None:
    """The others have a wheel."""
    assert [has_tumbler(house(name)) for name in ("tombola-half-back", "tombola-all-lost", "venezia")] == [
        True,
        True,
        False,
    ]
