"""The spins of a table, as scripts read them in its state."""

from __future__ import annotations

from collections.abc import Mapping

from app.rules.money import Cents, money_text
from app.rules.payment_laying import AS_PLAYED, lay_payment
from app.rules.roulette.spin_rules import has_tumbler
from app.rules.roulette.wheel import Turning
from app.table.laid_chips import laid_from
from app.table.payment_form import laid_form
from app.table.roulette.bet_flags import few_pieces
from app.table.roulette.kept_back import kept_back
from app.table.roulette.paid_before import PaidBefore, paid_before
from app.table.roulette.prompting import next_throw
from app.table.roulette.saying import said
from app.table.roulette.settlement_form import entry_form, payment_form, stack_form
from app.table.roulette.spin_state import GoneOn, Proposed, SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.side_payments import is_beside, side_payment_form
from app.table.state_form import Form, difference_forms_of


def spins_form(state: SpinTable) -> Form:
    """Write what a table of roulette has besides what any table has.

    Throws that are void for a reason that nobody has said, and a number that counts nowhere, stand there only
    where there is one.
    """
    form: Form = {
        "say": list(said(state)),
        "throw": throw_form(state),
        "paying": None if state.paying is None else spin_form(state.paying, state),
        "betting": None if state.betting is None else spin_form(state.betting, state),
        "numbers": list(state.numbers),
    }
    if state.unexplained:
        form["unexplained"] = [void._asdict() for void in state.unexplained.values()]
    if state.uncounted is not None and state.uncounted.said is not None:
        form["void_number"] = {
            "number": state.uncounted.said.number,
            "device": state.uncounted.said.device,
        }
    return form


def spin_form(spin: SpinState, state: SpinTable) -> Form:
    """Write one spin that is alive; `gone_on` and `taken_up` stand there only where there is any.

    `turned` stands there only in a house with a tumbler: which ways its drum has turned for the draw.
    """
    proposed = spin.proposed
    form: Form = {
        "spin": spin.spin,
        "phase": spin.phase.value,
        "throw": spin.throw,
        "last": spin.last,
        "wheel": spin.wheel.value,
        "void": spin.void,
        "number": spin.number,
        "source": spin.source,
        "candidate": _proposed_form(proposed),
        "bets": [stack_form(stack) for stack in spin.bets],
        "announces": [
            {"seq": said.seq, "repeat": said.repeat, "owner": said.owner, "held": said.held}
            for said in spin.announces
        ],
        "misplaced": [
            {"position": chip.lies, "meant": chip.meant, "entry": entry_form(chip.entry), "told": chip.told}
            for chip in spin.misplaced
        ],
        "winners": [stack_form(stack) for stack in spin.winners],
        "revision": spin.payable.revision,
        "payments": _payment_forms(spin, state),
        "paid": sorted(spin.payable.paid),
        "disputed": sorted(spin.payable.disputed),
        "few_pieces": few_pieces(spin.bets),
    }
    if spin.taken_up:
        gone = dict.fromkeys((off.position, off.owner) for off in spin.taken_up)
        form["taken_up"] = [{"position": position, "owner": owner} for position, owner in gone]
    if has_tumbler(state.house):
        form["turned"] = [way.value for way in Turning if way in spin.turned]
    if differs := difference_forms_of(spin.payable, state):
        form["differences"] = differs
    if spin.gone_on:
        before = {late.of: (place, late) for place, late in enumerate(paid_before(spin), 1)}
        form["gone_on"] = [_gone_on_form(gone, before) for gone in spin.gone_on]
    return form


def _payment_forms(spin: SpinState, state: SpinTable) -> list[Form]:
    """Write the payments, each with how it is laid from what the ones before it leave in the bank.

    Where part of one goes on with an announce, that part and what is pushed over stand beside the whole.
    """
    settlement = spin.settlement
    if settlement is None:
        return []
    house, kept = state.house, kept_back(spin)
    forms: list[Form] = []
    for order, payment in enumerate((*settlement.payments, *spin.payable.beside.payments), 1):
        form = side_payment_form(payment) if is_beside(payment) else payment_form(payment)
        if order in kept:
            form["goes_on"] = money_text(kept[order])
            form["handed_over"] = money_text(Cents(payment.amount - kept[order]))
        form["laid"] = laid_form(
            lay_payment(
                house,
                payment,
                laid_from(state, spin.payable, order),
                spin.payable.wished.get(order, AS_PLAYED),
            ),
            house.speech,
        )
        forms.append(form)
    return forms


def _gone_on_form(gone: GoneOn, before: Mapping[int, tuple[int, PaidBefore]]) -> Form:
    """Write an announce that goes on; `handed_over` is all that its player is given for it.

    Where it was paid before it went on, `paid_before` says what is taken back and given, and its
    place for `done`.
    """
    form: Form = {
        "of": gone.of,
        "after": gone.after,
        "kept": money_text(gone.kept),
        "plays_on": money_text(gone.plays_on),
        "stake_back": money_text(gone.stake_back),
        "paid": money_text(gone.paid),
        "handed_over": money_text(Cents(gone.paid + gone.stake_back)),
    }
    if gone.of in before:
        place, late = before[gone.of]
        form["paid_before"] = {
            "place": place,
            "taken_back": money_text(late.part.amount),
            "stake_back": money_text(late.stake_back),
        }
    return form


def _proposed_form(proposed: Proposed | None) -> Form | None:
    """Write a number that waits; `typed` is one of the dealer's own that is asked after it."""
    if proposed is None:
        return None
    form: Form = {"number": proposed.number, "reason": proposed.reason}
    return form if proposed.typed is None else {**form, "typed": proposed.typed}


def throw_form(state: SpinTable) -> Form | None:
    """Write whence and which way the next ball is thrown; `from` null where the day was not said."""
    throw = next_throw(state)
    if throw is None or throw.wheel is None or throw.ball is None:
        return None
    return {"from": throw.pocket, "wheel": throw.wheel.value, "ball": throw.ball.value}
