"""The house profile: what differs from casino to casino, checked key by key (rules 2, 4, 5)."""

import copy
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from app.rules.house import House
from app.rules.house_profile import ProfileError
from app.rules.roulette.house_reading import read_house
from app.rules.roulette.layout import POSITIONS, Kind
from app.rules.roulette.spin_rules import ZeroRule, spin_rules
from app.rules.tongue import Speech
from resources import UnknownHouseError, house_names, house_profile
from tests.houses import house, house_from

VENEZIA: dict[str, Any] = house_profile("venezia")
Steps = tuple[str | int, ...]


def keys(value: object, path: Steps = ()) -> Iterator[Steps]:
    """Every key of a profile, tables and their keys."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield (*path, key)
            yield from keys(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            if isinstance(inner, dict):
                yield from keys(inner, (*path, place))


def dotted(path: Steps) -> str:
    """A key as a fault names it: `maxima.split`, `colours[0].name`."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


ALL_KEYS = list(keys(VENEZIA))
NAMES = [dotted(path) for path in ALL_KEYS]


def changed(path: Steps, value: object = None, *, removed: bool = False) -> dict[str, Any]:
    """Venezia's profile with one key changed or taken away."""
    profile = copy.deepcopy(VENEZIA)
    inner: Any = profile
    for step in path[:-1]:
        inner = inner[step]
    if removed:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return profile


def refused(profile: dict[str, Any]) -> ProfileError:
    with pytest.raises(ProfileError) as fault:
        read_house("variant", profile)
    assert str(fault.value) == f"house profile: {fault.value.key}: {fault.value.fault}"
    return fault.value


@pytest.mark.parametrize("path", ALL_KEYS, ids=NAMES)
def test_a_missing_key_is_named(path: Steps) -> None:
    """Rules: nothing has a default that a house did not write."""
    fault = refused(changed(path, removed=True))
    assert (fault.key, fault.fault) == (dotted(path), "is missing")


@pytest.mark.parametrize("path", ALL_KEYS, ids=NAMES)
@pytest.mark.parametrize("value", [7, 2.5, None, object()], ids=["number", "fraction", "null", "thing"])
def test_a_key_of_the_wrong_type_is_named(path: Steps, value: object) -> None:
    """Rules: no key of a profile is a number, and money is text."""
    fault = refused(changed(path, value))
    assert fault.key == dotted(path)
    assert fault.fault.startswith("must be ")


@pytest.mark.parametrize("table", [(), ("maxima",), ("colours", 0), ("colours", 7)], ids=str)
def test_an_unknown_key_is_named(table: Steps) -> None:
    """Rules: a key that nobody asked for is refused, in every table."""
    fault = refused(changed((*table, "minimun"), "2.50"))
    assert (fault.key, fault.fault) == (dotted((*table, "minimun")), "is not a key of a house profile")


WRONG = [
    ("title", "", "title"),
    ("unit", "2,50", "unit"),
    ("unit", "0.00", "unit"),
    ("unit", "-2.50", "unit"),
    ("unit", "5.00", "unit"),
    ("unit", "0.05", "unit"),
    ("minimum", "3.00", "minimum"),
    ("minimum", 2, "minimum"),
    ("chips", "2.50", "chips"),
    ("chips", [], "unit"),
    ("chips", ["2.50", "2.50"], "chips"),
    ("chips", ["5.00", "2.50"], "chips"),
    ("chips", ["2.50", "3.00"], "chips"),
    ("chips", ["2.50", 5], "chips"),
    ("plaques", ["250.00"], "plaques"),
    ("notes", ["7.50"], "notes"),
    ("notes", ["10.00", "5.00"], "notes"),
    ("zone", "", "zone"),
    ("zone", 1, "zone"),
    ("zone", "../etc", "zone"),
    ("zone", "Europe Rome", "zone"),
    ("wheel_off", "", "wheel_off"),
    ("wheel_off", "05:00", "wheel_off"),
    ("wheel_off", "5-14", "wheel_off"),
    ("wheel_off", "05:00-24:00", "wheel_off"),
    ("wheel_off", "05:00-05:00", "wheel_off"),
    ("wheel_off", ["05:00", "14:00"], "wheel_off"),
    ("zero", "half", "zero"),
    ("zero", True, "zero"),
    ("doubles", "no", "doubles"),
    ("doubles", 0, "doubles"),
    ("french_spread", "yes", "french_spread"),
    ("group_even_money", None, "group_even_money"),
    ("maxima", [], "maxima"),
    ("maxima.split", "1.00", "maxima.split"),
    ("maxima.even_money", "0.00", "maxima.even_money"),
    ("colours", {}, "colours"),
    ("colours", ["red"], "colours[0]"),
    ("colours.0.name", "", "colours[0].name"),
    ("colours.0.letter", "RR", "colours[0].letter"),
    ("colours.0.letter", "", "colours[0].letter"),
    ("colours.0.paint", "red", "colours[0].paint"),
    ("colours.0.paint", "#12345g", "colours[0].paint"),
    ("colours.0.paint", "d0323cc", "colours[0].paint"),
    ("colours.0.pattern", "stars", "colours[0].pattern"),
    ("colours.0.name", "blue", "colours.name"),
    ("colours.0.letter", "B", "colours.letter"),
    ("colours.0.pattern", "dots", "colours.pattern"),
    ("payment_order_exceptions", [], "payment_order_exceptions"),
    ("payment_order_exceptions.37", ["straight-37"], "payment_order_exceptions.37"),
    ("payment_order_exceptions.x", [], "payment_order_exceptions.x"),
    ("payment_order_exceptions.-1", [], "payment_order_exceptions.-1"),
    ("payment_order_exceptions.0", "straight-0", "payment_order_exceptions.0"),
    ("payment_order_exceptions.0", ["straight-0"], "payment_order_exceptions.0"),
    ("payment_order_exceptions.0", [7] * 7, "payment_order_exceptions.0"),
]


TIMES = ["straight", "split", "street", "corner", "line", "dozen", "even_money"]


@pytest.mark.parametrize("key", TIMES)
@pytest.mark.parametrize(
    ("value", "fault"),
    [("30", "whole number"), (True, "whole number"), (0, "from 1 to"), (1_000_001, "from 1 to")],
)
def test_a_multiple_that_is_none_is_named(key: str, value: object, fault: str) -> None:
    """Rules 5: maxima may be multiples of the minimum, each a whole number of times."""
    profile: dict[str, Any] = copy.deepcopy(house_profile("france"))
    profile["maxima_times"][key] = value
    found = refused(profile)
    assert found.key == f"maxima_times.{key}"
    assert fault in found.fault
    del profile["maxima_times"][key]
    assert refused(profile).fault == "is missing"


def test_maxima_are_amounts_or_multiples_and_not_both() -> None:
    """One of the two tables is enough; the other is then no key."""
    profile = {**house_profile("france"), "maxima": VENEZIA["maxima"]}
    assert refused(profile).key == "maxima"


@pytest.mark.parametrize(
    ("minima", "key"),
    [
        ({"dozen": "1.00"}, "minima.dozen"),
        ({"dozen": 10}, "minima.dozen"),
        ({"dozzina": "10.00"}, "minima.dozzina"),
        ([], "minima"),
    ],
)
def test_a_minimum_that_is_none_is_named(minima: object, key: str) -> None:
    """Rules 5: a minimum for each kind of bet that has one of its own, in whole units."""
    assert refused({**VENEZIA, "minima": minima}).key == key


def test_twenty_four_numbers_may_have_a_maximum_of_their_own() -> None:
    """Without it they have that of twelve."""
    maxima = {**VENEZIA["maxima"], "double": "750.00"}
    found = read_house("variant", {**VENEZIA, "maxima": maxima})
    assert (found.maxima[Kind.DOUBLE_DOZEN], found.maxima[Kind.DOZEN]) == (75000, 50000)
    assert read_house("variant", VENEZIA).maxima[Kind.DOUBLE_COLUMN] == 50000


@pytest.mark.parametrize(("path", "value", "key"), WRONG)
def test_a_wrong_value_is_named(path: str, value: object, key: str) -> None:
    """Rules: each key has a meaning; a value that has none is refused under the key's own name."""
    first, *rest = path.split(".")
    steps: Steps = ("colours", 0, rest[-1]) if first == "colours" and rest else (first, *rest)
    assert refused(changed(steps, value)).key == key


def test_rules_3_6_an_exception_names_each_combination_of_its_number_once() -> None:
    """Rules 3.6: a list that misses one, or has one twice, is refused and says what is wanted."""
    order = ["trio-0-2-3", "trio-0-1-2", "first-four", "split-0-3", "split-0-2", "split-0-1", "straight-0"]
    good = read_house("variant", changed(("payment_order_exceptions", "0"), order))
    assert list(spin_rules(good).order_exceptions[0]) == order
    for wrong in (order[1:], [*order[1:], "split-0-1"], [*order, "straight-0"], [*order[1:], "straight-1"]):
        fault = refused(changed(("payment_order_exceptions", "0"), wrong))
        assert all(name in fault.fault for name in order)


def test_rules_3_6_an_exception_s_number_has_one_spelling() -> None:
    """Rules 3.6: "00" beside "0" would be two orders for one number."""
    order = ["trio-0-2-3", "trio-0-1-2", "first-four", "split-0-3", "split-0-2", "split-0-1", "straight-0"]
    assert refused(changed(("payment_order_exceptions", "00"), order)).key == "payment_order_exceptions.00"


def test_rules_5_venezia_is_what_the_rules_say() -> None:
    """Rules 2 and 5: unit, minimum, chips, plaques, notes and maxima as listed there."""
    venezia = house("venezia")
    assert (venezia.unit, venezia.minimum) == (250, 250)
    assert venezia.chips == (250, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000)
    assert venezia.plaques == {50000, 100000}
    assert venezia.notes == (500, 1000, 2000, 5000, 10000, 20000, 50000)
    assert {kind: most // 100 for kind, most in venezia.maxima.items()} == {
        Kind.STRAIGHT: 60, Kind.SPLIT: 120, Kind.STREET: 180, Kind.TRIO: 180, Kind.CORNER: 240,
        Kind.FIRST_FOUR: 240, Kind.LINE: 360, Kind.DOZEN: 500, Kind.COLUMN: 500, Kind.DOUBLE_DOZEN: 500,
        Kind.DOUBLE_COLUMN: 500, Kind.EVEN_MONEY: 1000,
    }  # fmt: skip
    rules = spin_rules(venezia)
    assert (rules.zero, rules.doubles, rules.group_even_money) == (ZeroRule.PRISON, False, False)
    assert (venezia.french_spread, dict(rules.order_exceptions)) == (False, {})
    assert venezia.profile == VENEZIA


def test_rules_2_a_house_has_eight_colours_that_nobody_confuses() -> None:
    """[1.3] At most eight colours; each has a name, a letter, a pattern and a paint of its own."""
    colours = house("venezia").colours
    assert len(colours) == 8
    for attribute in ("name", "label", "letter", "paint", "pattern"):
        assert len({getattr(chip, attribute) for chip in colours}) == 8


@pytest.mark.parametrize("name", house_names())
def test_every_house_that_is_shipped_can_be_read(name: str) -> None:
    """Interface: each shipped profile is whole, and is one house however often it is asked for."""
    found: House = house(name)
    assert found.name == name
    assert house(name) is found
    assert all(found.maximum(position) > 0 for position in POSITIONS)


@pytest.mark.parametrize("name", ["", "atlantis", "venezia.toml", "../houses/venezia", "Venezia"])
def test_a_house_that_is_not_shipped_is_named(name: str) -> None:
    """Interface: an unknown house is refused with the names of those that are there."""
    with pytest.raises(UnknownHouseError, match="venezia") as fault:
        house(name)
    assert f"no such house: {name} " in str(fault.value)


@pytest.mark.parametrize(
    ("name", "zero", "doubles"),
    [
        ("sanremo", "all_lost", False),
        ("tombola-half-back", "half_back", True),
        ("tombola-all-lost", "all_lost", True),
        ("regulations-1970", "half_back", True),
    ],
)
def test_interface_the_other_houses_differ_from_venezia_as_described(
    name: str, zero: str, doubles: bool
) -> None:
    """Interface, "Houses shipped": chips, notes, unit, minimum and maxima are those of venezia."""
    if name not in house_names():
        pytest.skip(f"{name} is not shipped")
    found, venezia = house(name), house("venezia")
    rules = spin_rules(found)
    assert (rules.zero, rules.doubles) == (zero, doubles)
    for key in ("unit", "minimum", "chips", "plaques", "notes", "maxima"):
        assert getattr(found, key) == getattr(venezia, key)


def test_a_house_speaks_italian_where_nobody_says_so() -> None:
    """Rules 8: a profile of before has no such key, and whatever it recorded is said as it was."""
    assert read_house("variant", VENEZIA).speech is Speech.ITALIAN
    assert read_house("variant", {**VENEZIA, "speech": "fr"}).speech is Speech.FRENCH
    assert house("france").speech is Speech.FRENCH


@pytest.mark.parametrize("speech", ["en", "", 1, True])
def test_a_language_that_is_none_of_a_house_is_named(speech: object) -> None:
    assert refused({**VENEZIA, "speech": speech}).key == "speech"


def test_a_house_says_by_whose_clocks_it_lives_and_when_its_wheels_are_off() -> None:
    found = read_house("variant", {**VENEZIA, "zone": "Europe/Rome", "wheel_off": "05:00-14:00"})
    assert (found.zone, found.readers_off) == ("Europe/Rome", (300, 840))
    assert (house("venezia").zone, house("venezia").readers_off) == ("", None)


def test_a_zone_that_this_machine_does_not_know_is_named_by_its_key(tmp_path: Path) -> None:
    """A profile of one's own; what a journal recorded is read wherever it is."""
    text = files("resources").joinpath("houses/venezia.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(f'zone = "Europe/Atlantis"\n{text}', encoding="utf-8")
    with pytest.raises(ProfileError, match=r"mine\.toml: zone: this machine knows no zone Europe/Atlantis"):
        house_from(str(path))
    assert read_house("mine", {**VENEZIA, "zone": "Europe/Atlantis"}).zone == "Europe/Atlantis"
