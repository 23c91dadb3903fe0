"""Which entries of a spin hold no more, and what took their place: they are shown struck through."""

from __future__ import annotations

from app.table import events as happened
from app.table.differences import marks_of
from app.table.event_record import Event
from app.table.roulette import events as spun
from app.table.roulette.spin_state import SpinState


class Struck:
    """Follows one spin; events are entered in their order.

    Attributes:
        found: the places in the journal of what holds no more, each with the place of what ended it.
    """

    def __init__(self) -> None:
        """Nothing was put right yet."""
        self.found: dict[int, int] = {}
        self._number: int | None = None
        self._void: int | None = None
        self._before_void: int | None = None

    def enter(self, seq: int, event: Event, before: SpinState | None = None) -> None:
        """Enter one event.

        Args:
            seq: its place in the journal.
            event: what happened.
            before: the spin as it stood before.
        """
        match event:
            case happened.PaymentUnmade(order=order) if before is not None:
                self.found[marks_of(before.payable, order)[-1].seq] = seq
            case happened.EntryCorrected(of=of) | spun.AnnounceUndone(accepted=of):
                if of in self.found:  # what put it right before holds no more
                    self.found[self.found[of]] = seq
                self.found[of] = seq
            case _:
                self._enter_throw(seq, event)

    def _enter_throw(self, seq: int, event: Event) -> None:
        """Another number takes a number's place, and so does "Rien va", which "Il colpo vale" ends."""
        match event:
            case spun.SpinThrown() | spun.SpinNoMoreBets():
                self._before_void = None
            case spun.SpinNumber():
                self._end(self._number, seq)
                self._number, self._before_void = seq, None
            case spun.SpinTakenBack():
                self._end(self._number, seq)
                self._number, self._before_void = None, self._number
            case spun.SpinVoid():
                self._void = seq
            case spun.SpinValid():
                self._end(self._void, seq)
                self._number = self._before_void
                if self._number is not None:
                    del self.found[self._number]
            case _:
                pass

    def _end(self, entry: int | None, seq: int) -> None:
        if entry is not None:
            self.found[entry] = seq
