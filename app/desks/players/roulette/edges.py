"""What a house keeps of a bet, in hundredths of a percent: computed from its odds (rules 10)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import msgspec

from app.rules.house import House
from app.rules.roulette.edge import INDIVISIBLE, BetEdge, house_edges
from app.rules.roulette.layout import Kind


class Keeps(NamedTuple):
    """Hundredths of a percent: of an even-money bet, and the most of any other."""

    simple: int
    others: int


def hundredths(edge: Fraction) -> int:
    """Give a share in hundredths of a percent, half up: 1/74 is 135."""
    return (2 * edge.numerator * 10_000 + edge.denominator) // (2 * edge.denominator)


def edges_of(house: House) -> tuple[BetEdge, ...]:
    """Work out what the house keeps of each bet; of the same profile only once."""
    key = house.name, house.minimum, msgspec.json.encode(house.profile)
    if key not in _known:
        _known.clear()  # a station deals one house at a time
        _known[key] = house_edges(house)
    return _known[key]


_known: dict[tuple[str, int, bytes], tuple[BetEdge, ...]] = {}


def keeps(house: House) -> Keeps:
    """Say what the house keeps of an even-money bet, and of the others."""
    edges = {item.bet: hundredths(item.edge) for item in edges_of(house)}
    apart = {Kind.EVEN_MONEY.value, INDIVISIBLE}
    return Keeps(edges[Kind.EVEN_MONEY.value], max(edge for bet, edge in edges.items() if bet not in apart))
