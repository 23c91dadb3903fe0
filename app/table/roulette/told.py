"""What the side games of a roulette table are told of its spins besides the steps of any round."""

from __future__ import annotations

from app.table.event_record import Event
from app.table.roulette.spin_events import SpinCleared, SpinLast, SpinValid
from app.table.roulette.spin_table import SpinTable
from app.table.side_game import RoundTold, Told


def told(state: SpinTable, event: Event) -> RoundTold | None:
    """Say what an event means for a spin, of the table right after it; None where any table knows it."""
    match event:
        case SpinLast(spin=int(spin)):
            return RoundTold(Told.LAST, spin)
        case SpinCleared(spin=int(spin)):
            return RoundTold(Told.CLEARED, spin)
        case SpinValid(spin=int(spin)) if (paid := state.paying) is not None and paid.spin == spin:
            return None if paid.number is None else RoundTold(Told.FELL, spin, paid.number)
        case _:
            return None
