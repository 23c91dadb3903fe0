"""A settlement as JSON, as scripts and the journal see it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from app.rules.chips import Piece
from app.rules.money import Cents, money_text
from app.rules.payment import Odds
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.french_call import announcement
from app.rules.roulette.settled import Bank, Part, Payment, Settlement, Winning
from app.table.chip_form import Form, chip_form

_money: Final = lru_cache(maxsize=8192)(money_text)
_STATE: Final = slice(Entry._fields.index("up_to_maximum"), None)
_AS_USUAL: Final = tuple(Entry(1, Cents(1)))[_STATE]
"""How almost every entry lies there."""
_FOR_EMPLOYEES: Final[Form] = {"employees": True}
"""Beside the owner, which is nobody, of a payment that goes to the boîte."""


def entry_form(entry: Entry) -> Form:
    """Write an entry of a stack as it can be read again; what is as usual is left out."""
    form: Form = {"value": _money(entry.value)} if entry.colour is None else {"colour": entry.colour}
    form["pieces"] = entry.pieces
    if entry.colour is None and entry.owner is not None:
        form["owner"] = entry.owner
    if entry.kind is not Piece.CHIPS:
        form["kind"] = entry.kind.value
    state = tuple(entry)[_STATE]
    if state != _AS_USUAL:
        each = zip(Entry._fields[_STATE], state, _AS_USUAL, strict=True)
        form.update({name: said for name, said, usual in each if said != usual})
    return form


def stack_form(stack: Stack) -> Form:
    """Write all that lies on one position."""
    return {"position": stack.position.name, "stack": [entry_form(entry) for entry in stack.entries]}


def odds_form(odds: Odds) -> int | str:
    """Write odds: 17, or "1/2"."""
    return odds.times if odds.every == 1 else f"{odds.times}/{odds.every}"


def _winning_form(item: Winning) -> Form:
    stake: Form = {"amount": _money(item.amount)} if item.pieces is None else {"pieces": item.pieces}
    return {"position": item.position.name, **stake, "pays": odds_form(item.odds)}


def payment_form(payment: Payment) -> Form:
    """Write one payment."""
    return {
        "section": payment.section,
        "chip": None if payment.chip is None else chip_form(payment.chip),
        "owner": payment.owner,
        **(_FOR_EMPLOYEES if payment.employees else {}),
        "winning": [_winning_form(item) for item in payment.winning],
        "pieces": payment.pieces,
        "amount": _money(payment.amount),
    }


class _PartForm(msgspec.Struct, omit_defaults=True):
    """Chips that were lost, halved, imprisoned, freed, returned or taken off."""

    position: str
    chip: dict[str, str] | None
    owner: str | None
    pieces: int | None
    amount: str
    kind: str | UnsetType = UNSET


def _part_forms(parts: tuple[Part, ...]) -> list[_PartForm]:
    return [
        _PartForm(
            position.name,
            None if chip is None else chip_form(chip),
            owner,
            pieces,
            _money(amount),
            UNSET if kind is Piece.CHIPS else kind.value,
        )
        for position, chip, owner, pieces, amount, kind in parts
    ]


def bank_form(bank: Bank) -> Form:
    """Write what the bank took and paid."""
    return {
        "taken": _money(bank.taken),
        "paid": _money(bank.paid),
        "result": _money(bank.result),
        "notes": _money(bank.notes),
        "complimentary": _money(bank.complimentary),
    }


def settlement_form(settlement: Settlement) -> Form:
    """Write the whole answer of `settle` as plain values."""
    form: Form = msgspec.to_builtins(settlement_answer(settlement))
    return form


def settlement_answer(settlement: Settlement) -> Form:
    """Write the whole answer of `settle` as it is encoded: a full layout has hundreds of parts."""
    return {
        "number": settlement.number,
        "announcement": announcement(settlement.number),
        "payments": [payment_form(payment) for payment in settlement.payments],
        "lost": _part_forms(settlement.lost),
        "partage": _part_forms(settlement.partage),
        "enferme": _part_forms(settlement.enferme),
        "freed": _part_forms(settlement.freed),
        "returned": _part_forms(settlement.returned),
        "withdrawn": _part_forms(settlement.withdrawn),
        "standing": [stack_form(stack) for stack in settlement.standing],
        "bank": bank_form(settlement.bank),
    }
