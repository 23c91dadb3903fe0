"""How the dealer cuts, slides and lays a payment, counted in pieces (rules 7) [4.4, 6.1].

A stack is twenty pieces and a hundred is five stacks. What is left over is spread up to five pieces, cut into
equal piles from six, and from fifteen slid: a full stack whose last pieces are drawn off its bottom.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

STACK: Final = 20
HUNDRED: Final = 100
_SPREAD: Final = 5
_FRENCH_SPREAD: Final = 9
_PILE: Final = 5
_SLIDES_FROM: Final = 15


class GroupKind(StrEnum):
    """What a group of pieces looks like on the cloth."""

    HUNDRED = "hundred"
    STACK = "stack"
    SLID = "slid"
    CUT = "cut"
    SPREAD = "spread"


class Group(NamedTuple):
    """One group of a laid-out payment.

    Attributes:
        pieces: how many pieces it shows.
        slid_off: the pieces drawn off the bottom of a full stack, in one or two open fractions.
        piles: the equal piles that were cut.
        fraction: the odd pieces beside the piles.
    """

    kind: GroupKind
    pieces: int
    slid_off: tuple[int, ...] = ()
    piles: tuple[int, ...] = ()
    fraction: int = 0


def lay_out(
    pieces: int, *, colour: bool, positions: int = 1, two_splits: bool = False, french: bool = False
) -> tuple[Group, ...]:
    """Lay out a payment of one kind of chip.

    Args:
        pieces: at least 1.
        colour: whether the chips are colours; value for several positions is cut and never slid.
        positions: how many winning positions the payment is for.
        two_splits: whether it pays two pieces on splits, which lets exactly 34 be slid with three and three.
        french: whether the house spreads up to nine.

    Returns:
        The groups in the order in which they are laid; their pieces sum to `pieces`.

    Raises:
        ValueError: fewer than 1 piece.
    """
    if pieces < 1:
        raise ValueError(f"a payment has at least 1 piece, not {pieces}")
    slides = colour or positions == 1
    hundreds, rest = divmod(pieces, HUNDRED)
    stacks, rest = divmod(rest, STACK)
    groups = [Group(GroupKind.HUNDRED, HUNDRED)] * hundreds + [Group(GroupKind.STACK, STACK)] * stacks
    if pieces == 34 and two_splits and slides:
        return (*groups, Group(GroupKind.SLID, rest, slid_off=(3, 3)))
    if rest:
        groups.append(_remainder(rest, slides=slides, spread=_FRENCH_SPREAD if french else _SPREAD))
    return tuple(groups)


def _remainder(pieces: int, *, slides: bool, spread: int) -> Group:
    """Lay what is left below a full stack."""
    if pieces <= spread:
        return Group(GroupKind.SPREAD, pieces)
    if slides and pieces >= _SLIDES_FROM:
        return Group(GroupKind.SLID, pieces, slid_off=(STACK - pieces,))
    if pieces <= 2 * _PILE:
        return Group(GroupKind.CUT, pieces, piles=(pieces // 2,) * 2, fraction=pieces % 2)
    piles, fraction = divmod(pieces, _PILE)
    return Group(GroupKind.CUT, pieces, piles=(_PILE,) * piles, fraction=fraction)
