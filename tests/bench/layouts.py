"""Seeded layouts as scripts write them, and bets as they are laid at a table, one by one."""

from __future__ import annotations

import random
from typing import Any

from app.rules.house import House
from app.rules.money import money_text
from app.rules.roulette.layout import POSITIONS

Form = dict[str, Any]

_COLOURS = ("red", "blue", "green", "yellow", "pink", "brown", "white", "violet")
_COLOUR_VALUES = ("2.50", "2.50", "2.50", "5.00", "10.00")
_CHIPS = ("10.00", "20.00", "50.00", "100.00")
_PLACES = [position.name for position in POSITIONS if not position.name.startswith("double-")]


def spin(rng: random.Random, stacks: int, number: int) -> Form:
    """A spin with so many stacks: three entries in four are colours, as at a full table."""
    places = rng.sample(_PLACES, stacks)
    return {
        "house": "venezia",
        "number": number,
        "cylinder": rng.choice(("left", "right")),
        "colours": {
            name: {"value": rng.choice(_COLOUR_VALUES), **({"owner": f"seat {seat}"} if seat % 2 else {})}
            for seat, name in enumerate(_COLOURS)
        },
        "bets": [{"position": place, "stack": _stack(rng)} for place in places],
    }


def crowd(rng: random.Random, house: House, chips: int) -> list[Form]:
    """The busiest layout: so many chips, no two alike on one place; three in four are colours."""
    looks: list[Form] = [{"colour": chip.name} for chip in house.colours]
    looks += [
        {"value": money_text(value), "owner": f"posto {seat}"}
        for value in house.chips[1:4]
        for seat in (1, 2)
    ]
    weights = [3.0 if "colour" in look else 1.5 for look in looks]
    laid: set[tuple[str, int]] = set()
    while len(laid) < chips:
        laid.add((rng.choice(_PLACES), rng.choices(range(len(looks)), weights)[0]))
    return [
        {"position": place, "entry": {**looks[look], "pieces": rng.randint(1, 4)}}
        for place, look in sorted(laid)
    ]


def _stack(rng: random.Random) -> list[Form]:
    return [_entry(rng) for _ in range(rng.choices((1, 2, 3), (5, 3, 2))[0])]


def _entry(rng: random.Random) -> Form:
    if rng.random() < 0.75:
        return {"colour": rng.choice(_COLOURS), "pieces": rng.randint(1, 6)}
    owner = {} if rng.random() < 0.2 else {"owner": f"seat {rng.randint(0, 7)}"}
    return {"value": rng.choice(_CHIPS), "pieces": rng.randint(1, 3), **owner}
