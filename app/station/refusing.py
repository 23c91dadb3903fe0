"""Who is refused hears why: at once, or where a rule of the house refuses it once that is recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.station.showing import Showing
from app.station.waiting_line import Asking
from app.table.bad_input import BadInputError
from app.table.event_record import Event
from app.table.table import Table
from app.table.turn import RefusedError


class _Unheard(Struct, frozen=True):
    """A refusal that is recorded at a place of the journal, and how its asker is told once it is durable."""

    seq: int
    tell: Callable[[], None]


class Refusing:
    """Tells whoever asked why not; for the table's thread alone."""

    def __init__(self, table: Table[Any], showing: Showing) -> None:
        """Nobody was refused.

        Args:
            table: records what a rule refuses.
            showing: shows every refusal.
        """
        self._table, self._showing = table, showing
        self._unheard: list[_Unheard] = []

    def refuse(self, asked: Asking, why: RefusedError | BadInputError) -> tuple[Event, ...]:
        """Say why not; gives what is to be recorded of it, behind which its asker hears it."""
        reason, form = why.reason, asked.form
        self._showing.refused(reason, form)
        caused = self._table.record_refusal(form, why)
        if caused:
            self._unheard.append(_Unheard(self._table.state.seq, lambda: asked.refused(reason, form)))
        else:
            asked.refused(reason, form)
        return tuple(caused)

    def is_durable(self, seq: int) -> None:
        """Tell whoever was refused by a rule up to a place of the journal."""
        while self._unheard and self._unheard[0].seq <= seq:
            self._unheard.pop(0).tell()
