"""What is roulette's of a spin that is opened again: its closing moved stakes, held chips and colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from msgspec import UNSET

from app.rules.money import Cents, money_text
from app.sentence import Sentence
from app.table import events as happened
from app.table.event_record import Event
from app.table.fold import fold
from app.table.reopening import Reopening, Tried
from app.table.roulette import events as spun
from app.table.roulette.spin_refusals import SpinRefusal
from app.table.roulette.spin_state import Announced, SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.round_refusals import RoundRefusal
from app.table.state import Closed


def _before(closed: Closed) -> tuple[SpinTable, SpinState]:
    """The table right before the closing, and the spin that was paid at it."""
    before = cast("SpinTable", closed.before)
    return before, cast("SpinState", before.paying)


def _rests(closed: Closed, event: Event) -> Sentence | None:
    """Why what happened rests on the closing: another wheel, or what the closing had held for somebody."""
    _, paid = _before(closed)
    match event:
        case spun.TableWheel():
            return SpinRefusal.WHEEL_CHANGED_SINCE(spin=paid.spin)
        case spun.HeldHanded(owner=owner) if paid.settlement is not None:
            withdrawn = {part.owner or "" for part in paid.settlement.withdrawn}
            return RoundRefusal.HANDED_SINCE(spin=paid.spin) if owner in withdrawn else None
        case _:
            return None


def _undone(closed: Closed) -> SpinTable:
    before, _ = _before(closed)
    return _worth(before, closed, before.minimum)


def _done(again: SpinTable, closed: Closed) -> SpinTable:
    _, paid = _before(closed)
    return _worth(again, closed, paid.minimum)


def _worth(state: SpinTable, closed: Closed, minimum: Cents | None) -> SpinTable:
    """Let the colours to which the closing gave back their value be worth a minimum."""
    if minimum is not None:
        for name in _stayed(closed):
            owner, value = state.colours[name].owner, money_text(minimum)
            state = fold(state, happened.ColourAssigned(colour=name, value=value, owner=owner))
    return state


def _why_not(tried: Tried[SpinTable]) -> Sentence | None:
    """Why a spin stays closed: pieces, stakes or announces that were moved or taken back since."""
    _, paid = _before(tried.closed)
    if _laid(tried.again, _stayed(tried.closed)):
        return RoundRefusal.COLOUR_CHANGED_SINCE(spin=paid.spin)
    if _left(tried.now) != _left(tried.state):
        return RoundRefusal.LEFT_MOVED_SINCE(spin=paid.spin)
    if {gone.seq for gone in paid.gone_on} - {said.seq for said in _announces(tried.again)}:
        return RoundRefusal.GOING_ON_REVOKED_SINCE(spin=paid.spin)
    return None


def _stayed(closed: Closed) -> Sequence[str]:
    closing = closed.closing
    return closing.stayed if isinstance(closing, spun.SpinClosed) and closing.stayed is not UNSET else ()


def _announces(state: SpinTable) -> tuple[Announced, ...]:
    return () if state.betting is None else state.betting.announces


def _laid(state: SpinTable, colours: Sequence[str]) -> bool:
    """Whether pieces of some colours lie there for the next spin."""
    bets = () if state.betting is None else state.betting.bets
    return any(entry.colour in colours for stack in bets for entry in stack.entries)


def _left(state: SpinTable) -> tuple[object, ...]:
    """What lies there and is held, in whatever order it came there.

    Not the bank, which may be moved meanwhile, nor what *Come prima* remembers of players.
    """
    bets = () if state.betting is None else state.betting.bets
    lying = Counter[tuple[object, ...]]()
    for stack in bets:
        for entry in stack.entries:
            lying[stack.position, *entry[1:]] += entry.pieces
    return lying, state.held, Counter(state.held_chips)


REOPENING: Final = Reopening(rests=_rests, undone=_undone, done=_done, why_not=_why_not)
