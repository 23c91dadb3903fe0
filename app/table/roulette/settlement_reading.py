"""A recorded settlement, read back: what was paid then is what counts, whatever today's program would pay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from app.rules.chips import Chip, Colour, Piece
from app.rules.money import Cents, parse_money
from app.rules.payment import Odds
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.settled import Bank, Part, Payment, Settlement, Winning

Form = Mapping[str, Any]
Colours = Mapping[str, Colour]

_KINDS: Final = {kind.value: kind for kind in Piece}
_PLAIN: Final = 2
"""Members of a form that names a colour and its pieces, and nothing else: most entries are such."""


def read_settlement(form: Form, colours: Colours) -> Settlement:
    """Read an answer of the settlement as `spin.settled` records it.

    Args:
        form: the recorded fields.
        colours: what the colours were worth.

    Raises:
        KeyError: a position, a colour or a field is not there.
    """
    parts = {
        name: tuple(_part(item, colours) for item in form[name])
        for name in ("lost", "partage", "enferme", "freed", "returned", "withdrawn")
    }
    taken = sum(p.amount for p in (*parts["lost"], *parts["partage"]) if p.kind is not Piece.COMPLIMENTARY)
    bank = form["bank"]
    return Settlement(
        number=form["number"],
        payments=tuple(read_payment(item, colours) for item in form["payments"]),
        standing=read_standing(form["standing"], colours),
        bank=Bank(
            Cents(taken),
            parse_money(bank["paid"]),
            parse_money(bank["notes"]),
            parse_money(bank["complimentary"]),
        ),
        **parts,
    )


def read_standing(forms: Sequence[Form], colours: Colours) -> tuple[Stack, ...]:
    """Read what stood on the layout.

    Raises:
        KeyError: a position, a colour or a field is not there.
    """
    return tuple(_stack(form, colours) for form in forms)


def read_lying(form: Form, colours: Colours) -> Entry:
    """Read pieces that lie on the layout, in any number: they were checked when they were laid.

    Raises:
        KeyError: a colour or a field is not there.
    """
    return _entry(form, colours)


def _stack(form: Form, colours: Colours) -> Stack:
    return Stack(BY_NAME[form["position"]], tuple(_entry(item, colours) for item in form["stack"]))


def _entry(form: Form, colours: Colours) -> Entry:
    """Read what stood there, in any number of pieces: it was settled, and is not checked again."""
    name = form.get("colour")
    if name is not None and len(form) == _PLAIN:
        colour = colours[name]
        return Entry(form["pieces"], colour.value, name, colour.owner or name)
    return Entry(
        pieces=form["pieces"],
        value=parse_money(form["value"]) if name is None else colours[name].value,
        colour=name,
        owner=_owner(form, colours),
        kind=_KINDS[form.get("kind", "chips")],
        up_to_maximum=form.get("up_to_maximum", False),
        enferme=form.get("enferme", False),
        over_maximum=form.get("over_maximum", False),
        kept=form.get("kept"),
        prison=form.get("prison", False),
        employees=form.get("employees", False),
    )


def _owner(form: Form, colours: Colours) -> str | None:
    """Whose chips are: a colour is its player's, unless it was laid for the employees."""
    name = form.get("colour")
    if name is None or form.get("employees", False):
        return form.get("owner")
    return colours[name].owner or name


def read_chip(form: Form | None, colours: Colours) -> Chip | None:
    """Read which chip it is; None where it is an amount of several.

    Raises:
        KeyError: there is no such colour.
    """
    if form is None:
        return None
    if "colour" in form:
        return Chip(colours[form["colour"]].value, form["colour"])
    return Chip(parse_money(form["value"]))


def _odds(pays: int | str) -> Odds:
    if isinstance(pays, int):
        return Odds(pays, 1)
    times, every = pays.split("/")
    return Odds(int(times), int(every))


def read_payment(form: Form, colours: Colours) -> Payment:
    """Read one payment.

    Raises:
        KeyError: a position, a colour or a field is not there.
    """
    chip = read_chip(form["chip"], colours)
    return Payment(
        section=form["section"],
        chip=chip,
        owner=form["owner"],
        winning=tuple(_winning(item, chip) for item in form["winning"]),
        pieces=form["pieces"],
        amount=parse_money(form["amount"]),
        employees=form.get("employees", False),
    )


def _winning(form: Form, chip: Chip | None) -> Winning:
    pieces = form.get("pieces")
    amount = parse_money(form["amount"]) if pieces is None or chip is None else Cents(pieces * chip.value)
    return Winning(BY_NAME[form["position"]], pieces, amount, _odds(form["pays"]))


def _part(form: Form, colours: Colours) -> Part:
    return Part(
        position=BY_NAME[form["position"]],
        chip=read_chip(form["chip"], colours),
        owner=form["owner"],
        pieces=form["pieces"],
        amount=parse_money(form["amount"]),
        kind=_KINDS[form.get("kind", "chips")],
    )
