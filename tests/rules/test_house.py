"""A house whose maxima are multiples of the minimum (the arrêté of 14 May 2007, art. 53), and its readers."""

from dataclasses import replace

import pytest

from app.rules.money import Cents
from app.rules.roulette.layout import BY_NAME, Kind
from tests.houses import house

FRANCE = house("france")
TIMES = {
    "straight-8": 30,
    "split-8-11": 60,
    "street-7-9": 100,
    "trio-0-1-2": 100,
    "corner-8-12": 120,
    "first-four": 120,
    "line-7-12": 200,
    "dozen-1": 500,
    "column-34": 500,
    "double-dozen-1-2": 2000,
    "double-column-34-35": 2000,
    "red": 1000,
}


@pytest.mark.parametrize("minimum", [250, 500, 1000])
def test_art_53_every_maximum_is_its_multiple_of_the_minimum(minimum: int) -> None:
    """30 on a number, 60, 100, 120, 200, 500 on twelve numbers, 2,000 on twenty-four, 1,000 on the chances."""
    raised = FRANCE.at_minimum(Cents(minimum))
    assert {name: raised.maximum(BY_NAME[name]) for name in TIMES} == {
        name: times * minimum for name, times in TIMES.items()
    }
    assert raised.minimum == minimum
    assert set(raised.maxima) == set(Kind)


def test_rules_5_maxima_that_are_amounts_do_not_follow_the_minimum() -> None:
    """Venezia's sign says amounts."""
    venezia = house("venezia")
    raised = venezia.at_minimum(Cents(1000))
    assert (raised.minimum, raised.maxima) == (Cents(1000), venezia.maxima)
    assert raised.at_minimum(Cents(1000)) is raised


@pytest.mark.parametrize(
    ("decides", "taken"),
    [
        ("wheel", [True, True, False]),
        ("tumbler", [True, False, True]),
        ("", [True, True, True]),
    ],
)
def test_a_house_takes_the_readers_of_its_instrument(decides: str, taken: list[bool]) -> None:
    """One whose rounds no instrument decides takes any; a reader that may be of either suits every house."""
    ours = replace(FRANCE, instrument=decides)
    assert [ours.takes(instrument) for instrument in (None, "wheel", "tumbler")] == taken
