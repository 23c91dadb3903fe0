"""The state of a table as JSON, for scripts that ask for it."""

from __future__ import annotations

from collections.abc import Mapping

from app.rules.bank import BankBook
from app.rules.money import Cents, money_text
from app.rules.payment_laying import AS_PLAYED, lay_payment
from app.rules.roulette.wheel import Turning
from app.table.chip_form import chip_form, held_chip_form
from app.table.colours_out import colours_out
from app.table.differences import difference, differing
from app.table.given import AnyPayment
from app.table.laid_chips import laid_from, lay_difference
from app.table.owed import Unmarked
from app.table.payment_form import laid_form
from app.table.prompting import next_throw, prompts
from app.table.prompts import prompt_form
from app.table.relieving import notes_form, relief_notes
from app.table.roulette.bet_flags import few_pieces
from app.table.roulette.handing import held_by_name
from app.table.roulette.kept_back import kept_back
from app.table.roulette.paid_before import PaidBefore, paid_before
from app.table.roulette.saying import said
from app.table.roulette.settlement_form import entry_form, payment_form, stack_form
from app.table.roulette.settling import as_settled
from app.table.roulette.spin_state import GoneOn, Proposed, SpinState
from app.table.roulette.spin_table import SpinTable

Form = dict[str, object]


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
    if state.house.draws:
        form["turned"] = [way.value for way in Turning if way in spin.turned]
    if differs := _difference_forms(spin, state):
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
    for order, payment in enumerate(settlement.payments, 1):
        form = payment_form(payment)
        if order in kept:
            form["goes_on"] = money_text(kept[order])
            form["handed_over"] = money_text(Cents(payment.amount - kept[order]))
        form["laid"] = laid_form(
            lay_payment(
                house,
                payment,
                laid_from(state, spin, settlement, order),
                spin.payable.wished.get(order, AS_PLAYED),
            ),
            house.speech,
        )
        forms.append(form)
    return forms


def _difference_forms(spin: SpinState, state: SpinTable) -> list[Form]:
    """Write what is still to be given for payments that were made, with a minus taken back, and its chips.

    `order` is the place of the payment; one that is owed no more stands behind those that are.
    """
    forms: list[Form] = []
    for order in differing(spin.payable):
        due = difference(spin.payable, order)
        if due is not None:
            laid = laid_form(lay_difference(state, spin, order, due), state.house.speech)
            forms.append({"order": order, **_owed_form(due), "laid": laid})
    return forms


def _owed_form(payment: AnyPayment) -> Form:
    """Write whose a payment is, in which chip, and what it comes to."""
    return {
        "chip": None if payment.chip is None else chip_form(payment.chip),
        "owner": payment.owner,
        **({"employees": True} if payment.employees else {}),
        "pieces": payment.pieces,
        "amount": money_text(payment.amount),
    }


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


def bank_state_form(book: BankBook) -> Form:
    """Write what is known of the bank; amounts as text, its chips known or estimated."""
    inventory = book.inventory
    return {
        "open": book.open,
        "certainty": inventory.certainty.value,
        "chips": [{**held_chip_form(chip), "pieces": pieces} for chip, pieces in inventory.pieces.items()],
        "missing": [held_chip_form(chip) for chip in sorted(inventory.missing, key=str)],
        "opening": money_text(Cents(book.opening)),
        "fills": money_text(Cents(book.fills)),
        "credits": money_text(Cents(book.credits)),
        "drop": money_text(Cents(book.drop)),
        "tips": money_text(Cents(book.tips)),
        "result": None if book.result is None else money_text(Cents(book.result)),
    }


def _proposed_form(proposed: Proposed | None) -> Form | None:
    """Write a number that waits; `typed` is one of the dealer's own that is asked after it."""
    if proposed is None:
        return None
    form: Form = {"number": proposed.number, "reason": proposed.reason}
    return form if proposed.typed is None else {**form, "typed": proposed.typed}


def unmarked_form(left: Unmarked) -> Form:
    """Write a payment that bore no mark when its spin was closed; `paid` null while nobody said of it.

    Of a difference `made` is what had been given before it.
    """
    form: Form = {"spin": left.spin, "number": left.number, "order": left.order, **_owed_form(left.payment)}
    if left.made is not None:
        form["made"] = money_text(left.made)
    if left.disputed:
        form["disputed"] = True
    return {**form, "paid": left.paid}


def throw_form(state: SpinTable) -> Form | None:
    """Write whence and which way the next ball is thrown; `from` null where the day was not said."""
    throw = next_throw(state)
    if throw is None or throw.wheel is None or throw.ball is None:
        return None
    return {"from": throw.pocket, "wheel": throw.wheel.value, "ball": throw.ball.value}


def state_form(state: SpinTable) -> Form:
    """Write the whole table; what is to be paid stands there before the first payment is marked.

    Throws that are void for a reason that nobody has said, and a number that counts nowhere, stand there only
    where there is one.
    """
    state = as_settled(state)
    announced = state.announced
    form: Form = {
        "table": state.table,
        "opened": state.opened,
        "suspended": state.suspended,
        "house": state.house.name,
        "minimum": money_text(state.minimum),
        "announced_minimum": None
        if announced is None
        else {"minimum": money_text(announced[0]), "from": announced[1]},
        "all_entered": state.all_entered,
        "say": list(said(state)),
        "prompts": [prompt_form(prompt) for prompt in prompts(state)],
        "throw": throw_form(state),
        "colours_out": list(colours_out(state)) if state.opened else list(state.colours_out),
        "relief": {"after": state.relief, **_due(state), **notes_form(relief_notes(state))},
        "dealer": state.dealer,
        "cylinder": state.side.value,
        "colours": {
            name: {"value": money_text(colour.value), "owner": colour.owner}
            for name, colour in state.colours.items()
        },
        "paying": None if state.paying is None else spin_form(state.paying, state),
        "betting": None if state.betting is None else spin_form(state.betting, state),
        "numbers": list(state.numbers),
        "unmarked": [unmarked_form(each) for left in state.unmarked.values() for each in left],
        "held": {owner: money_text(amount) for owner, amount in held_by_name(state)},
        "bank": bank_state_form(state.bank),
        "readers": {
            name: {"connected": reader.connected, "reason": reader.reason}
            for name, reader in state.readers.items()
        },
    }
    if state.unexplained:
        form["unexplained"] = [void._asdict() for void in state.unexplained.values()]
    if state.uncounted is not None and state.uncounted.said is not None:
        form["void_number"] = {
            "number": state.uncounted.said.number,
            "device": state.uncounted.said.device,
        }
    return form


def _due(state: SpinTable) -> dict[str, str]:
    """When another dealer is expected, where somebody said so."""
    return {"due": state.relief_due} if state.relief_due else {}
