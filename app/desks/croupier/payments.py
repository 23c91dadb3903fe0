"""The payments of the number, as the dealer sees them: each with its mark, and one of them large."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from app.desks.common.cloth_names import cloth_name
from app.desks.common.looks import Look, look_of
from app.rules.explanation import Explanation, explain
from app.rules.house import House
from app.rules.laying_out import Group
from app.rules.money import fewest_chips
from app.rules.settled import Chip, Part, Payment, Settlement
from app.table.settling import payments_kept
from app.table.state import SpinState


class Mark(StrEnum):
    """How far a payment is."""

    PAID = "paid"
    CURRENT = "current"
    WAITING = "waiting"
    DISPUTED = "disputed"


class PaymentRow(NamedTuple):
    """One line of the list; `pieces` is None where several denominations are paid together."""

    order: int
    title: str
    why: str
    pieces: int | None
    amount: int
    mark: Mark
    look: Look | None


class LargePayment(NamedTuple):
    """The payment that is shown large, with the picture of its chips.

    Attributes:
        spoken: the sentence to say; empty until the entry is durable.
        terms: pieces and how many times each is paid.
        groups: the chips as they are cut, slid and laid; empty where denominations are mixed.
        mixed: chips and their counts where several denominations are paid together, the highest first.
        stakes: (what lies where, how much) of a payment that is counted as an amount.
    """

    order: int
    of: int
    mark: Mark
    title: str
    why: str
    terms: tuple[tuple[int, int], ...]
    pieces: int | None
    amount: int
    look: Look | None
    groups: tuple[Group, ...]
    mixed: tuple[tuple[Look, int], ...]
    spoken: str
    rule: str


class Fate(StrEnum):
    """What becomes of chips that are not paid; the order is the one in which it is said and done."""

    HALVED = "halved"
    """the bank's half at zero"""
    SHUT = "shut"
    FREED = "freed"
    RETURNED = "returned"
    """over the maximum, or indivisible on the last spin: given back"""
    WITHDRAWN = "withdrawn"
    """taken off, and held for the owner"""


class Share(NamedTuple):
    """What the number did to a stake besides paying it.

    Attributes:
        fate: what became of it.
        place: the chance, as on the cloth.
        owner: whose it is, as it is said; empty where nobody knows.
    """

    fate: Fate
    place: str
    look: Look | None
    owner: str
    pieces: int | None
    amount: int


class Payments(NamedTuple):
    """All of a number's payments.

    Attributes:
        current: the place of the first that is not paid; None when all are.
        last_paid: the place of the last one that is marked; None when none is.
    """

    rows: tuple[PaymentRow, ...] = ()
    large: LargePayment | None = None
    shares: tuple[Share, ...] = ()
    current: int | None = None
    last_paid: int | None = None
    bank: int = 0


def payments(
    house: House, spin: SpinState, settlement: Settlement, looking: int | None, *, durable: bool
) -> Payments:
    """Draw up a settlement beside the marks that the journal has.

    Args:
        house: the profile it is settled under.
        spin: the spin being paid, with what is marked.
        settlement: of the entry as it stands.
        looking: the payment to show large, or None for the next one to be paid.
        durable: whether the journal has the entry; until then nothing is said aloud.
    """
    marks = _marks(spin, settlement)
    current = next((order for order, mark in marks.items() if mark is Mark.CURRENT), None)
    explained = [explain(house, settlement, order) for order in marks]
    shown = looking if looking in marks else current or (len(marks) or None)
    return Payments(
        rows=tuple(_row(house, item, marks[item.order]) for item in explained),
        large=_large(house, explained[shown - 1], marks[shown], durable=durable) if shown else None,
        shares=_shares(house, settlement),
        current=current,
        last_paid=max((order for order, mark in marks.items() if mark is Mark.PAID), default=None),
        bank=settlement.bank.result,
    )


def _marks(spin: SpinState, settlement: Settlement) -> dict[int, Mark]:
    """A payment that was made stays made, wherever the entry has put it now."""
    recorded = spin.settlement
    made = None if recorded is None else payments_kept(recorded, spin.paid, settlement)
    marks: dict[int, Mark] = {}
    first = True
    for order in range(1, len(settlement.payments) + 1):
        if order in (made or ()):
            marks[order] = Mark.PAID
        elif order in spin.disputed:
            marks[order] = Mark.DISPUTED
        else:
            marks[order] = Mark.CURRENT if first else Mark.WAITING
            first = False
    return marks


def _chip_look(house: House, chip: Chip | None) -> Look | None:
    return None if chip is None else look_of(house, chip.value, chip.colour)


def _row(house: House, item: Explanation, mark: Mark) -> PaymentRow:
    payment = item.payment
    look = _chip_look(house, payment.chip)
    return PaymentRow(item.order, item.title, item.why, payment.pieces, payment.amount, mark, look)


def _large(house: House, item: Explanation, mark: Mark, *, durable: bool) -> LargePayment:
    payment = item.payment
    return LargePayment(
        order=item.order,
        of=item.of,
        mark=mark,
        title=item.title,
        why=item.why,
        terms=item.terms,
        pieces=payment.pieces,
        amount=payment.amount,
        look=_chip_look(house, payment.chip),
        groups=item.laid_out,
        mixed=() if item.laid_out else _mixed(house, payment),
        spoken=item.spoken if durable else "",
        rule=item.rule,
    )


def _mixed(house: House, payment: Payment) -> tuple[tuple[Look, int], ...]:
    """An amount in the fewest chips; the half of an odd unit is handed over in coins and not drawn."""
    whole = payment.amount - payment.amount % house.unit
    return tuple((look_of(house, value, None), count) for value, count in fewest_chips(whole, house.chips))


def _shares(house: House, settlement: Settlement) -> tuple[Share, ...]:
    lists = (
        settlement.partage, settlement.enferme, settlement.freed, settlement.returned, settlement.withdrawn
    )  # fmt: skip
    return tuple(_share(house, part, fate) for fate, parts in zip(Fate, lists, strict=True) for part in parts)


def _share(house: House, part: Part, fate: Fate) -> Share:
    owner = part.owner or ""
    if part.chip is not None and part.chip.colour is not None:
        owner = next((chip.label for chip in house.colours if chip.name == part.chip.colour), owner)
    look = _chip_look(house, part.chip)
    return Share(fate, cloth_name(part.position), look, owner, part.pieces, part.amount)
