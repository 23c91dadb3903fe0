"""What the side games of a roulette table are told of its spins."""

from __future__ import annotations

from app.table.bank_events import EntryCorrected
from app.table.event_record import Event
from app.table.fell import fell_instead
from app.table.roulette.spin_events import (
    SpinBetsOpen,
    SpinCleared,
    SpinClosed,
    SpinLast,
    SpinNumber,
    SpinReopened,
    SpinTakenBack,
    SpinValid,
)
from app.table.roulette.spin_table import SpinTable
from app.table.side_game import RoundTold, Told

_TOLD = {
    SpinBetsOpen: Told.BEGUN,
    SpinLast: Told.LAST,
    SpinTakenBack: Told.TAKEN_BACK,
    SpinCleared: Told.CLEARED,
    SpinClosed: Told.CLOSED,
    SpinReopened: Told.REOPENED,
}


def told(state: SpinTable, event: Event) -> RoundTold | None:
    """Say what an event means for a spin.

    Args:
        state: of the table right after it.
        event: what happened.

    Returns:
        None where it means nothing to whoever only knows how spins come out.
    """
    match event:
        case SpinNumber(spin=int(spin)):
            return RoundTold(Told.FELL, spin, event.number)
        case SpinValid() if (paid := state.paying) is not None and paid.number is not None:
            return RoundTold(Told.FELL, paid.spin, paid.number) if paid.spin == event.spin else None
        case EntryCorrected() if (fell := fell_instead(event)) is not None:
            return RoundTold(Told.CORRECTED, fell.spin, fell.number)
        case _:
            what = _TOLD.get(type(event))
            return None if what is None or event.spin is None else RoundTold(what, event.spin)
