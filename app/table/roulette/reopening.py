"""The spin that was closed last is opened again: the table is what it would be if it had not been closed.

Until "Rien ne va plus" the state keeps the table of before the closing and what happened since. To open the
spin again is to let that happen to the table of before: so all that the closing did is taken back, and
nothing else. What the closing did may not have been used since: closed now, the spin must leave what it left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, cast

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.money import Cents, money_text
from app.sentence import Sentence
from app.table import events as happened
from app.table.event_record import Event
from app.table.refusals import Refusal
from app.table.roulette import events as spun
from app.table.roulette.spin_state import Announced, SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.spin_turn import SpinTurn
from app.table.round_refusals import RoundRefusal
from app.table.state import Closed
from app.table.station_opening import Opening
from app.table.table_commands import ReopenSpin
from app.table.turn import RefusedError, refuse

Fold = Callable[[SpinTable, Event], SpinTable]

_COUNTS: Final = frozenset({"open", "close"})


class CannotReopenError(ValueError):
    """The spin that was closed last cannot be opened again.

    Attributes:
        reason: why not.
    """

    def __init__(self, reason: Sentence) -> None:
        self.reason = reason
        super().__init__(reason)


def closed_spin(state: SpinTable) -> SpinState | None:
    """Give the spin that was closed last, as it was paid, while its closing is not final."""
    before = None if state.closed is None else state.closed.before
    return before.paying if isinstance(before, SpinTable) else None


def reopened(state: SpinTable, spin: int | None, fold: Fold) -> SpinTable:
    """Open a spin again.

    Args:
        state: the table; the last event that it has counted is the reopening.
        spin: which one.
        fold: lets one thing happen to a table.

    Raises:
        CannotReopenError: it was not closed last, or something of what its closing did was used since.
    """
    closed, paying = state.closed, closed_spin(state)
    if closed is None or paying is None or paying.spin != spin:
        raise CannotReopenError(RoundRefusal.NO_SPIN_TO_REOPEN())
    _check_since(closed, paying)
    try:
        again = _not_closed(closed, fold)
        now = _closed_now(again, closed, paying, fold)
    except (ValueError, LookupError) as fault:
        raise CannotReopenError(RoundRefusal.LEFT_MOVED_SINCE(spin=spin)) from fault
    if _colours(now) != _colours(state) or _laid(again, _stayed(closed)):
        raise CannotReopenError(RoundRefusal.COLOUR_CHANGED_SINCE(spin=spin))
    if _left(now) != _left(state):
        raise CannotReopenError(RoundRefusal.LEFT_MOVED_SINCE(spin=spin))
    if {gone.seq for gone in paying.gone_on} - {said.seq for said in _announces(again)}:
        raise CannotReopenError(RoundRefusal.GOING_ON_REVOKED_SINCE(spin=spin))
    paid = again.paying
    return replace(again, seq=state.seq, paying=None if paid is None else replace(paid, reopened=True))


def _check_since(closed: Closed, paying: SpinState) -> None:
    """Make sure that nothing was done since that rests on the closing.

    Raises:
        CannotReopenError: something was.
    """
    spin, settlement = paying.spin, paying.settlement
    withdrawn = {part.owner or "" for part in settlement.withdrawn} if settlement else set()
    for _, event in closed.since:
        match event:
            case happened.TableDealer():
                raise CannotReopenError(RoundRefusal.DEALER_CHANGED_SINCE(spin=spin))
            case spun.TableWheel():
                raise CannotReopenError(RoundRefusal.WHEEL_CHANGED_SINCE(spin=spin))
            case happened.BankMoved(operation=operation) if operation in _COUNTS:
                raise CannotReopenError(RoundRefusal.BANK_COUNTED_SINCE(spin=spin))
            case spun.HeldHanded(owner=owner) if owner in withdrawn:
                raise CannotReopenError(RoundRefusal.HANDED_SINCE(spin=spin))
            case happened.EntryCorrected():
                _check_put_right(event, spin)
            case happened.PaymentAnswered(spin=about) if about == spin:
                raise CannotReopenError(RoundRefusal.PAYMENT_ANSWERED_SINCE(spin=spin))
            case _:
                pass


def _check_put_right(event: happened.EntryCorrected, spin: int) -> None:
    """Make sure that a correction is of nothing that belongs to the spin.

    Raises:
        CannotReopenError: it is.
    """
    if isinstance(event.fell, dict) and event.fell.get("spin") == spin:
        raise CannotReopenError(RoundRefusal.NUMBER_CORRECTED_SINCE(spin=spin))
    if isinstance(event.payment, dict) and event.payment.get("spin") == spin:
        raise CannotReopenError(RoundRefusal.PAYMENT_CORRECTED_SINCE(spin=spin))


def _not_closed(closed: Closed, fold: Fold) -> SpinTable:
    """Give the table as it would be if the spin had not been closed."""
    before = cast("SpinTable", closed.before)
    state = _worth(before, closed, before.minimum, fold)
    for seq, event in closed.since:
        state = fold(replace(state, seq=seq - 1), event)
    return state


def _closed_now(state: SpinTable, closed: Closed, paying: SpinState, fold: Fold) -> SpinTable:
    """Close the spin as it was closed, after all that happened since."""
    return fold(_worth(state, closed, paying.minimum, fold), closed.closing)


def _worth(state: SpinTable, closed: Closed, minimum: Cents | None, fold: Fold) -> SpinTable:
    """Let the colours to which the closing gave back their value be worth a minimum."""
    if minimum is not None:
        for name in _stayed(closed):
            owner, value = state.colours[name].owner, money_text(minimum)
            state = fold(state, happened.ColourAssigned(colour=name, value=value, owner=owner))
    return state


def _stayed(closed: Closed) -> Sequence[str]:
    closing = closed.closing
    return closing.stayed if isinstance(closing, spun.SpinClosed) and closing.stayed is not UNSET else ()


def _announces(state: SpinTable) -> tuple[Announced, ...]:
    return () if state.betting is None else state.betting.announces


def _laid(state: SpinTable, colours: Sequence[str]) -> bool:
    """Whether pieces of some colours lie there for the next spin."""
    bets = () if state.betting is None else state.betting.bets
    return any(entry.colour in colours for stack in bets for entry in stack.entries)


def _colours(state: SpinTable) -> tuple[object, ...]:
    """What the colours are worth, whose they are, and which are out."""
    return state.colours, state.personalised, state.colours_won


def _left(state: SpinTable) -> tuple[object, ...]:
    """What lies there, is held and was paid, in whatever order it came there.

    Not the bank, which may be moved meanwhile, nor what *Come prima* remembers of players.
    """
    bets = () if state.betting is None else state.betting.bets
    lying = Counter[tuple[object, ...]]()
    for stack in bets:
        for entry in stack.entries:
            lying[stack.position, *entry[1:]] += entry.pieces
    return lying, state.held, Counter(state.held_chips), state.payments


def reopen_spin(turn: SpinTurn, _said: ReopenSpin, _opening: Opening) -> None:
    """Open the spin again that was closed last, until "Rien ne va plus"; bets laid since stay."""
    if not turn.state.opened:
        refuse(Refusal.TABLE_CLOSED())
    if turn.state.paying is not None:
        refuse(RoundRefusal.SPIN_IS_OPEN(spin=turn.state.paying.spin))
    closed = closed_spin(turn.state)
    try:
        turn.happen(spun.SpinReopened(spin=None if closed is None else closed.spin))
    except CannotReopenError as fault:
        raise RefusedError(fault.reason) from fault
