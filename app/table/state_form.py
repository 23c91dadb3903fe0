"""The state of a table as JSON, for scripts that ask for it."""

from __future__ import annotations

from typing import Final

from app.rules.bank import BankBook
from app.rules.money import Cents, money_text
from app.table.chip_form import chip_form, held_chip_form
from app.table.colours_out import colours_out
from app.table.differences import difference, differing
from app.table.game import game_of
from app.table.given import AnyPayment
from app.table.laid_chips import lay_difference
from app.table.payable import Payable
from app.table.payment_form import laid_form
from app.table.prompting import prompts
from app.table.relief_notes import notes_form
from app.table.relieving import relief_notes
from app.table.state import TableState
from app.table.unmarked_payment import Unmarked

Form = dict[str, object]


def difference_forms_of(payable: Payable, state: TableState) -> list[Form]:
    """Write what is still to be given for payments that were made, with a minus taken back, and its chips.

    `order` is the place of the payment; one that is owed no more stands behind those that are.
    """
    forms: list[Form] = []
    for order in differing(payable):
        due = difference(payable, order)
        if due is not None:
            laid = laid_form(lay_difference(state, payable, order, due), state.house.speech)
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


_ORDER: Final = (
    *(
        "table",
        "opened",
        "suspended",
        "house",
        "minimum",
        "announced_minimum",
        "all_entered",
        "say",
        "prompts",
    ),
    *("throw", "colours_out", "relief", "dealer", "cylinder", "colours", "paying", "betting", "numbers"),
    *("unmarked", "held", "bank", "readers"),
)
"""What scripts read first, whatever is played; what a game has besides comes after it."""


def state_form(state: TableState) -> Form:
    """Write the whole table; what is to be paid stands there before the first payment is marked."""
    game = game_of(state)
    state = game.as_settled(state)
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
        "prompts": [prompt.form() for prompt in prompts(state)],
        "colours_out": list(colours_out(state)) if state.opened else list(state.colours_out),
        "relief": {"after": state.relief, **_due(state), **notes_form(relief_notes(state))},
        "dealer": state.dealer,
        "cylinder": state.side.value,
        "colours": {
            name: {"value": money_text(colour.value), "owner": colour.owner}
            for name, colour in state.colours.items()
        },
        "unmarked": [unmarked_form(each) for left in state.unmarked.values() for each in left],
        "held": {owner: money_text(amount) for owner, amount in game.held(state)},
        "bank": bank_state_form(state.bank),
        "readers": {
            name: {"connected": reader.connected, "reason": reader.reason}
            for name, reader in state.readers.items()
        },
        **game.form(state),
        **{side.name: side.form(side.among(state.beside)) for side in game.sides if side.dealt(state.house)},
    }
    first: Form = {key: form[key] for key in _ORDER if key in form}
    return first | form


def _due(state: TableState) -> dict[str, str]:
    """When another dealer is expected, where somebody said so."""
    return {"due": state.relief_due} if state.relief_due else {}
