"""How what there is to do shares its room beside the steps of a round."""

from __future__ import annotations


def shared_room(needs: list[float], room: float, line: float) -> list[float]:
    """Share a room among what is written there: each has a line, and the first ones what they need beyond it.

    Args:
        needs: how high each is where all of it is written.
        room: for all of them.
        line: how high one line is.
    """
    shares, left = [min(need, line) for need in needs], room - sum(min(need, line) for need in needs)
    for place, need in enumerate(needs):
        more = max(0.0, min(need - shares[place], left))
        shares[place] += more
        left -= more
    return shares
