"""What only roulette has in its sentences, beside positions: bets with their pieces, and numbers."""

from __future__ import annotations

from typing import NamedTuple

from app.rules.roulette.layout import Kind, Position


class Terms(NamedTuple):
    """Pieces by kind of bet: three splits and two straights."""

    pieces: tuple[tuple[Kind, int], ...]


class Placings(NamedTuple):
    """Pieces by position, in the order in which they are named."""

    pieces: tuple[tuple[Position, int], ...]


class Numbers(NamedTuple):
    """Numbers of the wheel, in the order in which they are named."""

    numbers: tuple[int, ...]
