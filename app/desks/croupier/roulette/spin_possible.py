"""Which acts can be done now, and which of them the large button does."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import ALWAYS, Act
from app.desks.croupier.notices import lamp_notices
from app.desks.croupier.payments.payment_acts import marking_acts, turns
from app.desks.croupier.roulette import entry_commands
from app.desks.croupier.roulette.announces.cut_off import can_be_recorded
from app.desks.croupier.roulette.at_zero import AtZero, at_zero, prisoners
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.payments.beside import SpinPayments
from app.desks.croupier.roulette.spin_notices import void_number
from app.desks.croupier.roulette.table_acts import table_acts
from app.desks.croupier.trying import could
from app.table.live import Live
from app.table.roulette.handing import held_by_name
from app.table.roulette.last_spin import bets_are_over
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable


def possible(live: Live[SpinTable], draft: SpinDraft, paid: SpinPayments, *, drafted: bool) -> frozenset[Act]:
    """Name the acts that can be done now.

    Args:
        live: what the table published.
        draft: what the dealer has entered.
        paid: the payments that are shown.
        drafted: whether what was entered is not what was sent.
    """
    state = live.state
    acts = set(table_acts(state)) | ALWAYS
    if state.paying is not None and state.opened and state.suspended is None:
        acts |= _entry_acts(draft, paid)
        if paid.large is not None and paid.large.chip is not None:
            acts.add(Act.FINISHED)
        if not drafted and draft.asked is None:
            acts |= _paying_acts(paid) | _pages_of_payment(state, state.paying, paid)
    if bets_are_over(state):
        acts -= {Act.RESTS}
    acts |= _pages_of_what_waits(state) | _answers_to_notices(live, draft)
    if drafted:
        acts.add(Act.PUT_RIGHT)
    return frozenset(acts)


def _answers_to_notices(live: Live[SpinTable], draft: SpinDraft) -> set[Act]:
    """What can be said to what the desk tells."""
    told = draft.blocked or draft.voiceless or draft.relief or draft.changes.owed or draft.said.cut_off
    asks = {
        Act.DISMISS: bool(live.refusal is not None or live.alarms or told or lamp_notices(live)),
        Act.LATE: can_be_recorded(draft.said, live.state),
        Act.NEW_JOURNAL: live.journal.on_paper > 0 and not live.practice,
    }
    return {act for act, something in asks.items() if something}


_SAID_BY_NAME: Final = entry_commands.contradict(0, None)


def _pages_of_what_waits(state: SpinTable) -> set[Act]:
    """The pages about what waits beside the spin: after the last one nothing is moved in prison."""
    asks = {
        Act.PRISONERS: bool(prisoners(state)) and not bets_are_over(state),
        Act.HAND: bool(held_by_name(state)),
        Act.ANSWER: bool(state.unanswered),
        Act.WHY_VOID: bool(state.unexplained),
        Act.OTHER_NUMBER: void_number(state) is not None and could(state, _SAID_BY_NAME),
    }
    return {act for act, something in asks.items() if something}


def _pages_of_payment(state: SpinTable, spin: SpinState, paid: SpinPayments) -> set[Act]:
    """The pages about the number and its payments that have something to ask."""
    asks = {
        Act.OTHER_NUMBER: not (spin.payable.given or spin.payable.gone)
        and not spin.gone_on
        and not spin.done,
        Act.PAYMENT: paid.large is not None,
        Act.ZERO: at_zero(state) != AtZero(),
    }
    return {act for act, something in asks.items() if something}


def _entry_acts(draft: SpinDraft, paid: SpinPayments) -> set[Act]:
    acts = {Act.WHOLE, Act.KIND, Act.MISPLACED}
    if paid.rows or paid.shares:
        acts.add(Act.LINES)
    if paid.aside:
        acts.add(Act.DUE)
    if draft.before:
        acts.add(Act.UNDO)
    if draft.after:
        acts.add(Act.REDO)
    return acts | turns(paid)


def _paying_acts(paid: SpinPayments) -> set[Act]:
    """What marks payments; winnings that rested may rest again."""
    acts, large = marking_acts(paid), paid.large
    if Act.PAID in acts and large is not None and large.beside.asks:
        acts.add(Act.RESTS)
    return acts


_PRIMARY: Final = (
    Act.OPEN,
    Act.CONFIRM,
    Act.PAID,
    Act.CLEARED,
    Act.NEXT,
    Act.THROW,
    Act.NO_MORE_BETS,
    Act.NUMBER,
    Act.CLOSE,
)
"""The large button is the first of these that is possible: what the dealer does next."""


def primary(state: SpinTable, can: frozenset[Act], paid: SpinPayments) -> Act | None:
    """Name what the dealer does next: the large button does it; None for nothing."""
    if paid.current is not None or paid.step is not None:
        return Act.PAID
    if Act.CONFIRM not in can and Act.THROW in can and _balls_pass(state):
        return Act.HAND_OVER
    return next((act for act in _PRIMARY if act in can), None)


def _balls_pass(state: SpinTable) -> bool:
    """Whether the dealer's announced last spin is played: the next is his colleague's."""
    betting, relief = state.betting, state.relief
    return betting is not None and state.paying is None and relief is not None and relief < betting.spin
