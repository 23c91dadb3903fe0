"""Which acts can be done now, what the banner tells, and what the next spin would pass over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.desks.common.looks import change_of
from app.desks.common.seats import label_of
from app.desks.croupier.acts import ALWAYS, Act, AnyAct, which
from app.desks.croupier.draft import NOTHING_UNDONE, Passing, Undone
from app.desks.croupier.notices import Banner, Notice, Owed, Unheard, lamp_notices
from app.desks.croupier.payments.payment_acts import marking_acts, turns
from app.desks.croupier.roulette import entry_commands
from app.desks.croupier.roulette.announces.beside_page import can_be_recorded
from app.desks.croupier.roulette.at_zero import AtZero, at_zero, prisoners
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.payments.beside import SpinPayments
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.table_acts import table_acts
from app.desks.croupier.screen import Announcing
from app.desks.croupier.trying import could
from app.table.live import Live
from app.table.roulette.handing import held_by_name
from app.table.roulette.last_spin import bets_are_over
from app.table.roulette.outcomes import Fate
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable

_ENTRY: Final = frozenset({SpinAct.WHOLE, SpinAct.KIND, SpinAct.MISPLACED})
_ENTERS = frozenset({"winners", "difference", "taken_up"})


def spin_notices(live: Live[SpinTable], draft: SpinDraft) -> Iterator[Banner]:
    """Say what roulette has to tell."""
    yield from _of_void(live.state)
    if draft.changes.owed:
        owed = tuple(
            Owed(each.owner, each.amount, change_of(live.house, each.amount)) for each in draft.changes.owed
        )
        yield Banner(Notice.CHANGE, "", acts=(Act.DISMISS,), owed=owed)
    if draft.said.cut_off is not None and draft.said.saying is None:
        said = draft.said.cut_off
        unheard = Unheard(said.repeat, label_of(live.house, said.owner), said.at)
        record = (SpinAct.LATE,) if can_be_recorded(draft.said, live.state) else ()
        yield Banner(Notice.CUT_OFF, "", acts=(*record, Act.DISMISS), unheard=unheard)


def is_entry_refused(live: Live[SpinTable]) -> bool:
    """Whether what the table refused last is what was entered of a spin."""
    return live.refusal is not None and live.refusal.command in _ENTERS


def _of_void(state: SpinTable) -> Iterator[Banner]:
    """What stands until it is said: why a throw was void; until the next throw, what was told of it."""
    takes_back = (Act.VALID,) if state.voided is not None else ()
    if state.unexplained:
        spins = tuple(dict.fromkeys(void.spin for void in state.unexplained.values()))
        yield Banner(Notice.VOIDED, "", acts=(Act.WHY_VOID, *takes_back), void=spins)
    if (number := void_number(state)) is not None:
        acts = (Act.OTHER_NUMBER,) if state.unexplained or not takes_back else (*takes_back, Act.OTHER_NUMBER)
        yield Banner(Notice.VOID_NUMBER, "", acts=acts, number=number)


def void_number(state: SpinTable) -> int | None:
    """The number that a reader told of a game that does not count, while the spin has none."""
    said = None if state.uncounted is None or state.paying is not None else state.uncounted.said
    return None if said is None else said.number


def passing(paid: SpinPayments, announcing: Announcing, asked: Undone, *, uncleared: bool = False) -> Passing:
    """Find what would be passed over if the next spin began now.

    Args:
        paid: the payments, with what else the number did to stakes.
        announcing: how many announces can still go on.
        asked: what the dealer was asked about; where it is anything else now, it is asked anew.
        uncleared: nobody has said yet that the layout is clear.
    """
    back = (share for share in paid.shares if share.fate is Fate.TAKEN_BACK and not share.done)
    nothing = uncleared and not (paid.rows or paid.shares)
    left = Undone(tuple((share.owner, share.amount) for share in back), announcing.won, nothing)
    return Passing(left, asked=left == asked != NOTHING_UNDONE)


def possible(
    live: Live[SpinTable], draft: SpinDraft, paid: SpinPayments, *, drafted: bool
) -> frozenset[AnyAct]:
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
        acts |= _entry_acts(draft, paid) - (_ENTRY if state.paying.spun_on else set())
        if not drafted and draft.asked is None:
            acts |= _paying_acts(paid) | _pages_of_payment(state, state.paying, paid)
    if bets_are_over(state):
        acts -= {SpinAct.RESTS}
    return frozenset(acts | _what_waits(live, draft) | ({Act.PUT_RIGHT} if drafted else set()))


_SAID_BY_NAME: Final = entry_commands.contradict(0, None)


def _what_waits(live: Live[SpinTable], draft: SpinDraft) -> set[AnyAct]:
    """What can be said to what the desk tells, and the pages about what waits beside the spin.

    After the last one nothing is moved in prison.
    """
    state = live.state
    told = draft.blocked or draft.voiceless or draft.relief or draft.changes.owed or draft.said.cut_off
    return which(
        {
            Act.DISMISS: live.refusal is not None or live.alarms or told or lamp_notices(live),
            SpinAct.LATE: can_be_recorded(draft.said, state),
            Act.NEW_JOURNAL: live.journal.on_paper > 0 and not live.practice,
            SpinAct.PRISONERS: prisoners(state) and not bets_are_over(state),
            SpinAct.HAND: held_by_name(state),
            Act.ANSWER: state.unanswered,
            Act.WHY_VOID: state.unexplained,
            Act.OTHER_NUMBER: void_number(state) is not None and could(state, _SAID_BY_NAME),
        }
    )


def _pages_of_payment(state: SpinTable, spin: SpinState, paid: SpinPayments) -> set[AnyAct]:
    """The pages about the number and its payments that have something to ask."""
    made = spin.payable.given or spin.payable.gone or spin.gone_on or spin.done
    shown, zero = paid.large is not None, at_zero(state) != AtZero()
    return which({Act.OTHER_NUMBER: not made, Act.PAYMENT: shown, SpinAct.ZERO: zero})


def _entry_acts(draft: SpinDraft, paid: SpinPayments) -> set[AnyAct]:
    shown: dict[AnyAct, object] = {
        Act.LINES: paid.rows or paid.shares,
        Act.DUE: paid.aside,
        Act.UNDO: draft.before,
        Act.REDO: draft.after,
        Act.FINISHED: paid.large is not None and paid.large.chip is not None,
    }
    return {*_ENTRY, *which(shown), *turns(paid)}


def _paying_acts(paid: SpinPayments) -> set[AnyAct]:
    """What marks payments; winnings that rested may rest again."""
    acts, large = marking_acts(paid), paid.large
    rests = Act.PAID in acts and large is not None and large.beside.asks
    return acts | which({SpinAct.RESTS: rests})


_PRIMARY: Final = (
    *(Act.OPEN, Act.CONFIRM, Act.PAID, SpinAct.CLEARED, Act.NEXT),
    *(SpinAct.THROW, SpinAct.NO_MORE_BETS, Act.NUMBER, Act.CLOSE),
)
"""The large button is the first of these that is possible: what the dealer does next."""


def primary(state: SpinTable, can: frozenset[AnyAct], paid: SpinPayments) -> AnyAct | None:
    """Name what the dealer does next: the large button does it; None for nothing."""
    if paid.current is not None or paid.step is not None:
        return Act.PAID
    if Act.CONFIRM not in can and SpinAct.THROW in can and _balls_pass(state):
        return Act.HAND_OVER
    return next((act for act in _PRIMARY if act in can), None)


def _balls_pass(state: SpinTable) -> bool:
    """Whether the dealer's announced last spin is played: the next is his colleague's."""
    betting, relief = state.betting, state.relief
    return betting is not None and state.paying is None and relief is not None and relief < betting.spin
