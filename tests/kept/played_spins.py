"""Spins for `settle`: of each house some hundred, each other one the spin that follows what the one before left."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import cast

import msgspec

from app.rules.roulette.settlement import settle
from app.table.roulette.settlement_form import settlement_answer
from app.table.roulette.spin_line import read_spin_line
from tests.houses import house
from tests.oracle.generate import Json, number_that_wins, random_spin, standing_to_next

_SPINS = 160
_PLACES = (1, 2, 3, 4, 5, 12)


def played_spins(rules: str, seed: int) -> Iterator[bytes]:
    """Give the lines of a stream: zero, last spins, prisoners and maxima are all among them."""
    chance = random.Random(f"{seed}:{rules}")
    spin: Json = {}
    for place in range(_SPINS):
        if place % 3 == 2:  # what stands is played on, prisoners too
            (before,) = settled([_line(spin)])
            answer = msgspec.json.decode(before)
            spin = standing_to_next(answer, spin, number_that_wins(chance, answer["standing"]))
            spin["last_spin"] = chance.random() < 0.2
        else:
            spin = random_spin(chance, house=rules)
            spin["bets"] = _some(chance, cast("list[Json]", spin["bets"]))
        yield _line(spin)


def settled(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Give the answers to a stream."""
    for line in lines:
        yield msgspec.json.encode(settlement_answer(settle(*read_spin_line(line, house))))


def _some(chance: random.Random, bets: list[Json]) -> list[Json]:
    """Mostly few positions: an answer is to be read in a difference."""
    return chance.sample(bets, min(len(bets), chance.choice(_PLACES)))


def _line(spin: Json) -> bytes:
    return msgspec.json.encode(spin)
