"""A chip as JSON: of value, of a colour, or of a colour with what a piece of it is worth."""

from __future__ import annotations

from functools import lru_cache

from app.rules.chips import Chip
from app.rules.money import money_text

Form = dict[str, object]


_money = lru_cache(maxsize=8192)(money_text)


@lru_cache(maxsize=1024)
def chip_form(chip: Chip) -> dict[str, str]:
    """Write a chip: `{"colour": "red"}` or `{"value": "20.00"}`."""
    return {"value": _money(chip.value)} if chip.colour is None else {"colour": chip.colour}


def held_chip_form(chip: Chip) -> dict[str, str]:
    """Write a chip of the bank: a colour with its value, because pieces keep what they were bought at."""
    value = {"value": _money(chip.value)}
    return value if chip.colour is None else {"colour": chip.colour, **value}
