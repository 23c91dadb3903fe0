"""The round that was closed last is opened again: the table is what it would be if it had not been closed.

Until its closing is final the state keeps the table of before it and what happened since. To open the round
again is to let that happen to the table of before: so all that the closing did is taken back, and nothing
else. What the closing did may not have been used since: closed now, the round must leave what it left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, cast

from msgspec import Struct
from msgspec.structs import replace

from app.sentence import Sentence
from app.table import events as happened
from app.table.event_record import Event
from app.table.fold import fold
from app.table.refusals import Refusal
from app.table.round_refusals import RoundRefusal
from app.table.state import Closed, Round, S, TableState
from app.table.station_opening import Opening
from app.table.table_commands import ReopenSpin
from app.table.turn import RefusedError, Turn, refuse

_COUNTS: Final = frozenset({"open", "close"})


class CannotReopenError(ValueError):
    """The round that was closed last cannot be opened again.

    Attributes:
        reason: why not.
    """

    def __init__(self, reason: Sentence) -> None:
        self.reason = reason
        super().__init__(reason)


class Tried(Struct, Generic[S], frozen=True):
    """What is compared before a round is opened again.

    Attributes:
        closed: how it was closed.
        again: the table with the round open again.
        now: that table with the round closed once more.
        state: the table as it is.
    """

    closed: Closed
    again: S
    now: S
    state: S


class Reopening(Struct, Generic[S], frozen=True, eq=False, kw_only=True):
    """What a game knows besides of opening its rounds again; one that knows nothing takes it as it stands.

    Attributes:
        rests: why an event since rests on the closing; None where it does not.
        undone: the table of right before the closing, to which what happened since happens.
        done: the table with the round open again, to which the closing happens once more.
        why_not: why the round stays closed after all, of what was tried.
    """

    rests: Callable[[Closed, Event], Sentence | None] = lambda _closed, _event: None
    undone: Callable[[Closed], S] = lambda closed: cast("Any", closed.before)
    done: Callable[[S, Closed], S] = lambda again, _closed: again
    why_not: Callable[[Tried[S]], Sentence | None] = lambda _tried: None

    def fold(self, state: S, event: Event) -> S:
        """Open the round of an event again.

        Raises:
            CannotReopenError: it was not closed last, or something of what its closing did was used since.
        """
        closed, paid = state.closed, closed_round(state)
        if closed is None or paid is None or paid.spin != event.spin:
            raise CannotReopenError(RoundRefusal.NO_SPIN_TO_REOPEN())
        for _, since in closed.since:
            if why := _rests(since, paid.spin) or self.rests(closed, since):
                raise CannotReopenError(why)
        again = self._tried(state, closed, paid.spin)
        now = again.paying
        return replace(again, seq=state.seq, paying=None if now is None else replace(now, reopened=True))

    def _tried(self, state: S, closed: Closed, spin: int) -> S:
        """The table as it would be if the round had not been closed.

        Raises:
            CannotReopenError: closed now, the round would not leave what it left.
        """
        try:
            again = self.undone(closed)
            for seq, event in closed.since:
                again = fold(replace(again, seq=seq - 1), event)
            now = fold(self.done(again, closed), closed.closing)
        except (ValueError, LookupError) as fault:
            raise CannotReopenError(RoundRefusal.LEFT_MOVED_SINCE(spin=spin)) from fault
        if _colours(now) != _colours(state):
            raise CannotReopenError(RoundRefusal.COLOUR_CHANGED_SINCE(spin=spin))
        if why := self.why_not(Tried(closed, again, now, state)):
            raise CannotReopenError(why)
        if now.payments != state.payments:
            raise CannotReopenError(RoundRefusal.LEFT_MOVED_SINCE(spin=spin))
        return again


def closed_round(state: TableState) -> Round | None:
    """Give the round that was closed last, as it was paid, while its closing is not final."""
    return None if state.closed is None else state.closed.before.paying


def reopen_round(turn: Turn, _said: ReopenSpin, _opening: Opening) -> None:
    """Open the round again that was closed last, until its closing is final; what was bet since stays."""
    if not turn.state.opened:
        refuse(Refusal.TABLE_CLOSED())
    if turn.state.paying is not None:
        refuse(RoundRefusal.SPIN_IS_OPEN(spin=turn.state.paying.spin))
    closed = closed_round(turn.state)
    kind = next(iter(turn.state.game.steps.reopens), None)
    if closed is None or kind is None:
        refuse(RoundRefusal.NO_SPIN_TO_REOPEN())
    try:
        turn.happen(kind(spin=closed.spin))
    except CannotReopenError as fault:
        raise RefusedError(fault.reason) from fault


def _rests(event: Event, spin: int) -> Sentence | None:
    """Why an event after the closing of a round rests on it, at any table; None where it does not."""
    match event:
        case happened.TableDealer():
            return RoundRefusal.DEALER_CHANGED_SINCE(spin=spin)
        case happened.BankMoved(operation=operation) if operation in _COUNTS:
            return RoundRefusal.BANK_COUNTED_SINCE(spin=spin)
        case happened.EntryCorrected(fell=dict(fell)) if fell.get("spin") == spin:
            return RoundRefusal.NUMBER_CORRECTED_SINCE(spin=spin)
        case happened.EntryCorrected(payment=dict(payment)) if payment.get("spin") == spin:
            return RoundRefusal.PAYMENT_CORRECTED_SINCE(spin=spin)
        case happened.PaymentAnswered(spin=about) if about == spin:
            return RoundRefusal.PAYMENT_ANSWERED_SINCE(spin=spin)
        case _:
            return None


def _colours(state: TableState) -> tuple[object, ...]:
    """What the colours are worth, whose they are, and which are out."""
    return state.colours, state.personalised, state.colours_won
