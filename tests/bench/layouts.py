"""Seeded layouts as scripts write them: so many stacks of one to three entries, eight colours."""

from __future__ import annotations

import random
from typing import Any

from app.rules.layout import POSITIONS

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


def _stack(rng: random.Random) -> list[Form]:
    return [_entry(rng) for _ in range(rng.choices((1, 2, 3), (5, 3, 2))[0])]


def _entry(rng: random.Random) -> Form:
    if rng.random() < 0.75:
        return {"colour": rng.choice(_COLOURS), "pieces": rng.randint(1, 6)}
    owner = {} if rng.random() < 0.2 else {"owner": f"seat {rng.randint(0, 7)}"}
    return {"value": rng.choice(_CHIPS), "pieces": rng.randint(1, 3), **owner}
