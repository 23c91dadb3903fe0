"""What is counted in the bank of a table that plays the nights which are kept."""

from __future__ import annotations

import random

from app.rules.chips import Chip
from app.rules.house import House
from app.rules.inventory import worth
from app.rules.money import fewest_chips
from app.table.chip_form import held_chip_form
from app.table.roulette.spin_table import SpinTable
from tests.simulation.sums import Form


def so_many_of_each(house: House, pieces: int) -> list[Form]:
    """So many of each chip of the house, and five times as many of each colour."""
    values = [f"{value // 100}.{value % 100:02d}" for value in house.chips]
    colours = [{"colour": chip.name, "value": "2.50", "pieces": 5 * pieces} for chip in house.colours]
    return [*({"value": value, "pieces": pieces} for value in values), *colours]


def counted_last(state: SpinTable, house: House, chance: random.Random) -> tuple[list[Form], list[Form]]:
    """What lies there at the closing count, and what is counted by somebody who misses a piece."""
    counted = state.bank.inventory.pieces
    if min(counted.values()) < 0:  # nobody counts less than nothing: what lies there is worth as much
        counted = {Chip(v): n for v, n in fewest_chips(worth(counted.items()), house.chips)}
    fewer = chance.choice([chip for chip, pieces in counted.items() if pieces > 0])
    chips = [{**held_chip_form(chip), "pieces": pieces} for chip, pieces in counted.items()]
    few = [{**held_chip_form(chip), "pieces": pieces - (chip == fewer)} for chip, pieces in counted.items()]
    return chips, few
