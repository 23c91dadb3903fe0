"""A round is over, and is in the books; the next one begins, under the minimum announced for it."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from app.table.bank_fold import book_after
from app.table.corrected_payments import with_closed_round
from app.table.event_record import Event
from app.table.state import Closed, S
from app.table.unmarked import with_unmarked


def with_round_over(state: S, before: S, closing: Event, disputed: Collection[int]) -> S:
    """Close the round being paid.

    Args:
        state: the table.
        before: the table right before the closing, as it is again where the round is opened again.
        closing: how it is closed.
        disputed: which of its payments are disputed then.

    Raises:
        ValueError: none is being paid.
    """
    paid = state.paying
    if paid is None:
        raise ValueError("no round is being paid: none can be closed")
    return replace(
        state,
        paying=None,
        closed=Closed(before, closing),
        unmarked=with_unmarked(state, paid, disputed),
        bank=book_after(state, paid.payable),
        payments=with_closed_round(state, paid),
    )


def with_round_begun(state: S) -> S:
    """Begin the next round; a minimum that was announced for it holds from here on (rules 8).

    A colour that a player has keeps what it is worth, at a value of its own.
    """
    begun = replace(state, spins=state.spins + 1)
    if state.announced is None or begun.spins < state.announced[1]:
        return begun
    minimum, minima = state.announced[0], (*state.minima, state.minimum)
    given = {name for name, colour in state.colours.items() if colour.owner and colour.value != minimum}
    house, own = state.house.at_minimum(minimum), state.personalised.union(state.said_out or (), given)
    return replace(begun, minimum=minimum, house=house, announced=None, minima=minima, personalised=own)
