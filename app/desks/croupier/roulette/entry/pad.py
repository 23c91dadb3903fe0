"""The number pad is the neighbourhood: which key of the pad lies where on the screen.

/ street        *  − six lines, as they lie on the screen
7 8 9           8 4 6 2 splits, 7 9 1 3 corners and trios, 5 the straight
4 5 6
1 2 3
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from app.rules.roulette.layout import OUTER, Kind, Position, inside_winning
from app.rules.side import Side

_ROUND: Final = {
    (-1, -1): "7", (0, -1): "8", (1, -1): "9",
    (-1, 0): "4", (0, 0): "5", (1, 0): "6",
    (-1, 1): "1", (0, 1): "2", (1, 1): "3",
}  # fmt: skip
_BEYOND: Final = {-1: "*", 0: "/", 1: "-"}
_NEAR_ZERO: Final = {-2: (0, -1), -1: (1, -1), 0: (1, 0), 1: (1, 1), 2: (0, 1)}
"""Round zero all lies on one line: the outer splits take 8 and 2, the trios the corners."""


def _step(number: int, position: Position, side: Side) -> tuple[int, int]:
    """How a position lies from the number's own: to the right, and towards the dealer."""
    x, y = position.point or (0, 0)
    turn = 1 if side is Side.LEFT else -1
    if number == 0:
        if position.kind is Kind.STRAIGHT:
            return 0, 0
        along, down = _NEAR_ZERO[(3 - y) * turn]
        return along * turn, down
    own_x, own_y = 2 * ((number - 1) // 3) + 1, 2 * ((number - 1) % 3) + 1
    return (x - own_x) * turn, (own_y - y) * turn


@lru_cache(maxsize=74)
def pad_keys(number: int, side: Side) -> dict[str, Position]:
    """Tell which key of the pad means which winning position.

    Args:
        number: 0 to 36.
        side: where the cylinder stands.

    Returns:
        Positions by key; each winning inside position has one key of its own.
    """
    keys: dict[str, Position] = {}
    for position in inside_winning(number):
        if position.point is not None and position.point[1] == OUTER:
            along = 0 if number == 0 else _step(number, position, side)[0]
            keys[_BEYOND[along]] = position
        else:
            keys[_ROUND[_step(number, position, side)]] = position
    return keys
