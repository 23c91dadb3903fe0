"""How a count of pieces is laid out (rules 7, the first two paragraphs; section 4.4 of the Venice procedure)."""

from typing import Literal

from .amounts import whole_given

Group = dict[str, object]

HUNDRED = 100
STACK = 20
PILE = 5  # the largest that a cut pile may be
SPREAD = 5
TWO_SPLITS = 34


def remainder(left: int, *, slides: bool) -> Group:
    """What is less than a stack."""
    if left <= SPREAD:
        return {"kind": "spread", "pieces": left}
    if left >= STACK - 5 and slides:
        return {"kind": "slid", "pieces": left, "slid_off": [STACK - left]}
    if left <= 2 * PILE:
        piles, fraction = [left // 2, left // 2], left % 2
    else:
        piles, fraction = [PILE] * (left // PILE), left % PILE
    return {"kind": "cut", "pieces": left, "piles": piles, "fraction": fraction}


def cut(
    pieces: int, of: Literal["colour", "value"] = "colour", positions: int = 1, two_splits: bool = False
) -> dict[str, object]:
    """The answer of `capotavolo cut`: hundreds, stacks, and the rest spread, cut or slid.

    Value chips for several positions are never slid; two split pieces' 34 are 20, and 20 less 3 and 3.
    """
    whole_given(pieces, "pieces", 1)
    whole_given(positions, "positions", 1)
    if of not in {"colour", "value"}:
        raise ValueError(f"of: colour or value, not {of!r}")
    slides = of == "colour" or positions == 1
    hundreds, below = divmod(pieces, HUNDRED)
    stacks, left = divmod(below, STACK)
    groups: list[Group] = [{"kind": "hundred", "pieces": HUNDRED} for _ in range(hundreds)]
    groups += [{"kind": "stack", "pieces": STACK} for _ in range(stacks)]
    if two_splits and slides and pieces == TWO_SPLITS:
        groups.append({"kind": "slid", "pieces": left, "slid_off": [3, 3]})
    elif left:
        groups.append(remainder(left, slides=slides))
    return {"pieces": pieces, "groups": groups}
