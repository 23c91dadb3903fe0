"""Where the chips of one place lie on the cloth, from its geometry, no Qt (rules 1, 4) [4.1].

A bet astride two chances is forbidden: what lies on a chance lies within its box, however many kinds there
are, and a prisoner on the outer line of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.desks.common.roulette.cloth import Cloth
from app.rules.roulette.layout import Kind, Position

_SIDE_BY_SIDE: Final = frozenset({Kind.EVEN_MONEY, Kind.DOZEN})
_BESIDE: Final = (1.02, 0.0)
_BARRED: Final = (1.24, 0.0)
_STACKED: Final = (0.3, 0.08)
"""How far a chip lies from the one before, to the right and up, in widths of a chip; a prisoner has bars."""
_REACH: Final = 0.6
"""How far all chips of a combination reach to the right, at most: beyond it the next combination begins."""
_REACH_OF_COLUMN: Final = 0.04
"""How far they reach up on a column: above them stands its name."""
_ACROSS: Final = 1.02
_NEXT: Final = 1.35
"""How far a chip that is held lies from the one before, of its announce or of another."""
_LEAST: Final = 0.2
"""How much of a chip is seen at least before announces are drawn together."""
_WHOLE: Final = 1.36
"""A chip with its count, with a prisoner's bars, or a plaque: in widths of a chip."""


def middles(
    cloth: Cloth, position: Position, kinds: int, size: float, *, enferme: bool = False
) -> tuple[tuple[float, float], ...]:
    """Find the middle of each chip that lies on a position, from the bottom of the stack.

    Args:
        cloth: the picture of the layout.
        position: where they lie.
        kinds: how many lie there; prisoners and free chips of a chance are counted apart.
        size: of a chip, in pixels.
        enferme: whether they are prisoners.
    """
    x, y = cloth.place(position, enferme=enferme)
    across, up = (part * size for part in _apart(position, enferme=enferme))
    gaps = max(1, kinds - 1)
    step = min(across, _room(cloth, position, size) / gaps)
    rise = min(up, (_REACH_OF_COLUMN if position.kind is Kind.COLUMN else _REACH) * size / gaps)
    start = x - step * (kinds - 1) / 2
    return tuple((start + place * step, y - place * rise) for place in range(kinds))


def _apart(position: Position, *, enferme: bool) -> tuple[float, float]:
    if position.kind not in _SIDE_BY_SIDE:
        return _STACKED
    return _BARRED if enferme else _BESIDE


def _room(cloth: Cloth, position: Position, size: float) -> float:
    """How far the first chip's middle may lie from the last one's, in pixels."""
    box = cloth.chances.get(position.name)
    return _REACH * size if box is None else max(0.0, box.w - _WHOLE * size)


def spread(announces: Iterable[int], size: float, room: float) -> list[tuple[float, bool]]:
    """Spread the chips that are held at one place of the race track (rules 6) [5.2].

    Where there is not room for all, those of one announce are drawn together before one announce comes
    to lie on another.

    Args:
        announces: how many piles each announce has.
        size: of a chip, in pixels.
        room: how far the last pile may lie from the first, in pixels.

    Returns:
        For each pile how far it lies from the first, in pixels, and whether the one before it in its
        announce covers part of it.
    """
    counts = list(announces)
    within, between = sum(count - 1 for count in counts), len(counts) - 1
    apart = min(_NEXT * size, room / between) if between else 0.0
    least = _LEAST * size
    if within and apart * between + least * within > room:
        apart = max(0.0, room - least * within) / between if between else 0.0
    step = min(_ACROSS * size, max(0.0, room - apart * between) / within) if within else 0.0
    found, along = list[tuple[float, bool]](), 0.0
    for place, count in enumerate(counts):
        along += apart if place else 0.0
        for pile in range(count):
            along += step if pile else 0.0
            found.append((along, step < size))
    return found
