"""Since which event two chains differ: of two that agree at one event all before it agree too."""

from __future__ import annotations

from collections.abc import Callable

HashAt = Callable[[int], bytes]


def differ_since(own: HashAt, other: HashAt, last: int) -> int | None:
    """Find the first event that is not the same in two chains, asking for as few as possible.

    Args:
        own: gives the hash at a place in one of them.
        other: gives it in the other.
        last: the last place that both have; 0 where one has none.

    Returns:
        The place; None where they are the same up to the last.
    """
    if last == 0 or own(last) == other(last):
        return None
    same, differs = 0, last
    while differs - same > 1:
        middle = (same + differs) // 2
        if own(middle) == other(middle):
            same = middle
        else:
            differs = middle
    return differs
