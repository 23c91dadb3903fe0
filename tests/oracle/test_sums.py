"""What must hold for every spin, and what is refused."""

import itertools
import json
import random

import pytest

from tests.often import chance_of, times

from .generate import number_that_wins, random_spin, standing_to_next
from .houses import CHIPS, HOUSES, fewest_chips
from .layout import LAYOUT
from .settle import settle
from .writing import Json, amounts, bank, cents, colour, rows, spin, value


def staked(given: Json) -> int:
    """All that lies on the layout, in cents."""
    colours = given.get("colours", {})
    assert isinstance(colours, dict)
    total = 0
    for bet in rows(given, "bets"):
        for entry in bet["stack"]:
            worth = entry["value"] if "value" in entry else colours[entry["colour"]]["value"]
            total += cents(worth) * entry["pieces"]
    return total


def summed(answer: Json, *names: str) -> int:
    """The amounts of some lists, in cents."""
    return sum(cents(amount) for name in names for amount in amounts(answer, name))


def check_sums(given: Json, answer: Json) -> None:
    """Every staked amount ends in exactly one place, and the bank's figures follow from the lists."""
    left = staked({"colours": given.get("colours", {}), "bets": answer["standing"]})
    where_it_went = summed(answer, "lost", "partage", "returned", "withdrawn") + left
    played_on = where_it_went - staked(given)
    kept = any("kept" in entry for bet in rows(given, "bets") for entry in bet["stack"])
    assert 0 <= played_on <= summed(answer, "payments") if kept else played_on == 0
    lost_gifts = sum(
        cents(item["amount"]) for item in rows(answer, "lost") if item.get("kind") == "complimentary"
    )
    assert cents(bank(answer, "complimentary")) == lost_gifts
    assert cents(bank(answer, "taken")) == summed(answer, "lost", "partage") - lost_gifts
    assert cents(bank(answer, "paid")) == summed(answer, "payments")
    assert cents(bank(answer, "result")) == cents(bank(answer, "taken")) - cents(bank(answer, "paid"))
    in_prison = [entry for bet in rows(answer, "standing") for entry in bet["stack"] if "enferme" in entry]
    assert bool(in_prison) == bool(rows(answer, "enferme"))


@pytest.mark.often
@pytest.mark.parametrize("house", sorted(HOUSES))
def test_every_stake_ends_in_one_place_and_the_next_spin_can_be_played(house: str) -> None:
    rng = chance_of(f"conservation {house}")
    for _ in range(times(60, 400)):
        given = random_spin(rng, house=house)
        for _ in range(4):
            before = json.dumps(given)
            answer = settle(given)
            assert json.dumps(given) == before
            check_sums(given, answer)
            given = standing_to_next(answer, given, number_that_wins(rng, answer["standing"]))


def test_the_generator_reaches_everything() -> None:
    rng = random.Random("reach")
    seen: set[str] = set()
    sections = {position.name if position.kind == "even-money" else position.kind for position in LAYOUT}
    sections -= {position.kind for position in LAYOUT if position.inside} | {"dozen"}
    expected = sections | {"inside", "dozen-1", "dozen-2", "dozen-3", "cut True", "cut False"}
    expected |= {"lost", "partage", "enferme", "freed", "returned", "withdrawn", "standing"}
    expected |= {"owner", "up_to_maximum", "over_maximum", "kept", "notes", "complimentary", "colour"}
    for house in itertools.islice(itertools.cycle(sorted(HOUSES)), 600):
        given = random_spin(rng, house=house)
        answer = settle(given)
        seen |= {name for name, found in answer.items() if found}
        seen |= {payment["section"] for payment in rows(answer, "payments")}
        seen |= {flag for bet in rows(given, "bets") for entry in bet["stack"] for flag in entry}
        seen |= {entry.get("kind", "chips") for bet in rows(given, "bets") for entry in bet["stack"]}
        seen |= {
            f"cut {item['chip'] is not None}" for item in rows(answer, "payments") if item["pieces"] is None
        }
        if expected <= seen:
            break
    assert expected <= seen


def test_a_seed_is_a_spin() -> None:
    assert random_spin(random.Random(7)) == random_spin(random.Random(7))


def test_fewest_chips_against_every_way_of_laying_an_amount() -> None:
    top = 4_000_00 // 250
    best = [0] + [top] * top
    for units in range(1, top + 1):
        best[units] = 1 + min(best[units - chip // 250] for chip in CHIPS if chip // 250 <= units)
        assert sum(pieces for _, pieces in fewest_chips(units * 250)) == best[units]


def test_maxima_are_multiples_of_the_unit() -> None:
    assert all(maximum % 250 == 0 for house in HOUSES.values() for maximum in house.maximum.values())


@pytest.mark.parametrize(
    ("where", "bad"),
    [
        ("no such position", spin(8, {"split-8-10": []})),
        ("not offered", spin(8, {"double-dozen-1-2": []})),
        ("not of this house", spin(8, {"red": [value("25.00")]})),
        ("not of this house", spin(8, {"red": [value("1000.00", kind="notes")]})),
        ("notes on a combination", spin(8, {"straight-8": [value("10.00", kind="notes")]})),
        ("complimentary chips on a chance", spin(8, {"red": [value("10.00", kind="complimentary")]})),
        ("enferme and kept", spin(8, {"red": [value("10.00", enferme=True, kept=0)]})),
        ("no prison", spin(8, {"red": [value("10.00", enferme=True)]}, house="sanremo")),
        ("no prison", spin(8, {"dozen-1": [value("10.00", enferme=True)]})),
        ("over_maximum", spin(8, {"trio-0-1-2": [value("10.00", over_maximum=True)]})),
        ("neither owner nor kind", spin(8, {"red": [colour("red", kind="chips")]})),
        (
            "two colours",
            spin(8, {}, colours={"red": {"value": "2.50"}, "blue": {"value": "5.00", "owner": "red"}}),
        ),
        ("no multiple", spin(8, {}, colours={"red": {"value": "3.00"}})),
        ("out of range", spin(8, {"red": [value("10.00", 0)]})),
        ("not a whole number", spin(8, {"red": [{"value": "10.00", "pieces": True}]})),
    ],
)
def test_interface_bad_input(where: str, bad: Json) -> None:
    with pytest.raises(ValueError, match=where):
        settle(bad)
