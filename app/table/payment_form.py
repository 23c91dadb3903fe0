"""A payment laid out with the bank's chips as JSON, and the bank's chips read from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.rules.chips import Chip
from app.rules.house import House
from app.rules.inventory import Inventory, counted
from app.rules.laid_payment import LaidPayment, PaymentGroup
from app.rules.money import Cents, money_text
from app.rules.payment_words import payment_words
from app.rules.spelling import Spellings
from app.rules.tongue import Speech
from app.table.bad_input import BadInputError
from app.table.chip_form import Form, chip_form
from app.table.fields import MOST_PIECES, at, items, members, money, text, whole
from app.table.json_text import Json
from app.table.player_names import with_names

_BANK_FIELDS: Final = frozenset({"chips"})
_CHIP_FIELDS: Final = frozenset({"value", "colour", "pieces"})


def payment_form(payment: LaidPayment, speech: Speech) -> Form:
    """Write a laid-out payment, said in a house's language; `short` only where the bank could not pay so."""
    form: Form = {
        "groups": [_group_form(group) for group in payment.groups],
        "pieces": payment.pieces,
        "total": money_text(payment.total),
        "counted_in": payment.counted_in.value,
        "spoken": payment_words(payment, speech),
    }
    if payment.short or payment.unpaid:
        form["short"] = _names(payment.short)
    return form


def laid_form(payment: LaidPayment, speech: Speech) -> Form:
    """Write how a payment of the number is laid: `short` where a fill is due, `unpaid` where chips miss."""
    form = payment_form(payment, speech)
    if not payment.short:
        form.pop("short", None)
    if payment.unpaid:
        form["unpaid"] = money_text(payment.unpaid)
    return form


def _names(chips: Iterable[Chip]) -> list[str]:
    return [chip.colour or money_text(chip.value) for chip in chips]


def _group_form(group: PaymentGroup) -> Form:
    chips = [{**chip_form(run.chip), "pieces": run.pieces} for run in group.runs]
    return {"chips": chips, "pieces": group.pieces, "amount": money_text(group.amount)}


def read_bank(value: Json, house: House, piece: Cents) -> Inventory:
    """Read a known bank: `{"chips": [{"value": "20.00", "pieces": 40}, {"colour": "red", "pieces": 120}]}`.

    Args:
        value: as it was read.
        house: whose chips they are.
        piece: what a piece of its colours is worth, cents.

    Raises:
        BadInputError: a chip that the house does not have, a chip twice, or anything malformed.
    """
    listed = members(value, _BANK_FIELDS, ("chips",))["chips"]
    found: dict[Chip, int] = {}
    names = Spellings()
    for place, item in enumerate(at("chips", items, listed)):
        try:
            chip, pieces = _bank_chip(with_names(names, item), house, piece)
        except BadInputError as fault:
            raise fault.inside("chips", place) from fault
        if chip in found:
            raise BadInputError("stands there twice", "chips", place)
        found[chip] = pieces
    return counted(found)


def _bank_chip(item: Json, house: House, piece: Cents) -> tuple[Chip, int]:
    fields = members(item, _CHIP_FIELDS, ("pieces",))
    if ("value" in fields) == ("colour" in fields):
        raise BadInputError("must have either value or colour")
    pieces = at("pieces", lambda count: whole(count, 0, MOST_PIECES), fields["pieces"])
    if "colour" in fields:
        return Chip(piece, at("colour", text, fields["colour"])), pieces
    worth = at("value", money, fields["value"])
    if worth not in house.chips:
        raise BadInputError(f"no chip of the house: {money_text(worth)}", "value", rule="rules 2")
    return Chip(worth), pieces
