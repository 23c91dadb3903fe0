"""The houses as plain tables (interface, "Houses shipped"; rules 2 and 5). All money is whole cents."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

UNIT = 250
CHIPS = (250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000)
NOTES = (500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000)

# Rules 5: the sample maxima, for one player on one position.
MAXIMUM = {
    "straight": 6_000,
    "split": 12_000,
    "street": 18_000,
    "trio": 18_000,
    "corner": 24_000,
    "first-four": 24_000,
    "line": 36_000,
    "dozen": 50_000,
    "column": 50_000,
    "double-dozen": 50_000,
    "double-column": 50_000,
    "even-money": 100_000,
}

# House `france`: the maxima are multiples of the minimum.
FRANCE_MAXIMUM = {
    kind: times * UNIT
    for kind, times in {
        "straight": 30,
        "split": 60,
        "street": 100,
        "trio": 100,
        "corner": 120,
        "first-four": 120,
        "line": 200,
        "dozen": 500,
        "column": 500,
        "double-dozen": 2_000,
        "double-column": 2_000,
        "even-money": 1_000,
    }.items()
}


@dataclass(frozen=True)
class House:
    """What differs from house to house."""

    name: str
    zero: Literal["partage", "half_back", "all_lost", "choice"]
    prison: bool
    doubles: bool
    announces: bool
    maximum: Mapping[str, int] = field(default_factory=lambda: MAXIMUM)


HOUSES = {
    house.name: house
    for house in (
        House("venezia", "partage", prison=True, doubles=False, announces=True),
        House("sanremo", "all_lost", prison=False, doubles=False, announces=True),
        House("france", "choice", prison=True, doubles=True, announces=True, maximum=FRANCE_MAXIMUM),
        House("tombola-half-back", "half_back", prison=False, doubles=True, announces=False),
        House("tombola-all-lost", "all_lost", prison=False, doubles=True, announces=False),
        House("regulations-1970", "half_back", prison=False, doubles=True, announces=False),
        # Repeater Bets, "Houses": as venezia.
        House("repeater-bets", "partage", prison=True, doubles=False, announces=True),
        House("repeater-bets-plain", "partage", prison=True, doubles=False, announces=True),
    )
}


def house_named(name: str) -> House:
    """The house of that name."""
    if name not in HOUSES:
        raise ValueError(f"/house: no such house: {name}")
    return HOUSES[name]


def fewest_chips(amount: int) -> list[tuple[int, int]]:
    """An amount in as few chips as the house has: (denomination, pieces), highest first.

    Taking the highest chip that fits is the best way with these denominations; a test tries all the ways.
    """
    out = []
    for chip in sorted(CHIPS, reverse=True):
        pieces, amount = divmod(amount, chip)
        if pieces:
            out.append((chip, pieces))
    if amount:
        raise AssertionError(f"{amount} cents cannot be laid in chips")
    return out
