"""The payments of the number, as the dealer sees them: each with its mark, and one of them large."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from app.desks.common.cloth_names import cloth_name
from app.desks.common.laid_looks import LaidLooks, laid_looks
from app.desks.common.looks import Look, look_of
from app.desks.croupier.payments.lack import Lack, lack_of
from app.desks.croupier.payments.short_why import short_why
from app.desks.croupier.payments.wishes import NO_WISHES, Wishes, can_mix, offered_values, wish_for, wish_key
from app.rules.explanation import colour_label, explain, payment_title, payment_why
from app.rules.house import House
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish
from app.rules.settled import Chip, Part, Payment, Settlement
from app.table.laid_chips import laid_from
from app.table.settling import house_of, payments_kept
from app.table.state import SpinState, TableState


class Mark(StrEnum):
    """How far a payment is."""

    PAID = "paid"
    CURRENT = "current"
    WAITING = "waiting"
    DISPUTED = "disputed"


class PaymentRow(NamedTuple):
    """One line of the list.

    Attributes:
        pieces: None where several denominations are paid together.
        stays: whether the winnings are left lying on their chance.
    """

    order: int
    title: str
    why: str
    pieces: int | None
    amount: int
    mark: Mark
    look: Look | None
    stays: bool = False


class LargePayment(NamedTuple):
    """The payment that is shown large, with the picture of its chips.

    Attributes:
        why: what won, place by place.
        short: the same without the places, for a line that has no room for them.
        spoken: the sentence to say; empty until the entry is durable.
        terms: pieces and how many times each is paid.
        laid: the chips that lie there.
        lack: what the bank has too little of.
        chip: the bank's chip that can be marked as finished, or as there again; None where there is none.
        finished: whether it is marked.
        stays: whether the winnings are left lying on their chance.
        wish: the chips that the player asked for.
        offered: the chips of value that a colour can be paid with, cents.
        mixes: whether value can be paid in mixed value.
        kept: cents of it that stay on the table for an announce that goes on.
    """

    order: int
    of: int
    mark: Mark
    title: str
    why: str
    short: str
    terms: tuple[tuple[int, int], ...]
    pieces: int | None
    amount: int
    look: Look | None
    laid: LaidLooks
    lack: Lack
    chip: Chip | None
    finished: bool
    wish: Wish
    offered: tuple[Cents, ...]
    mixes: bool
    kept: Cents
    spoken: str
    rule: str
    stays: bool = False


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
        wished: whether a player asked for other chips in a payment that is not made yet.
    """

    rows: tuple[PaymentRow, ...] = ()
    large: LargePayment | None = None
    shares: tuple[Share, ...] = ()
    current: int | None = None
    last_paid: int | None = None
    bank: int = 0
    wished: bool = False

    @property
    def aside(self) -> bool:
        """Whether another payment is looked at than the one that is due."""
        return self.current is not None and self.large is not None and self.large.order != self.current


def payments(
    state: TableState,
    spin: SpinState,
    settlement: Settlement,
    looking: int | None,
    *,
    durable: bool,
    wishes: Wishes = NO_WISHES,
) -> Payments:
    """Draw up a settlement beside the marks that the journal has.

    Args:
        state: the table, with its house and its bank.
        spin: the spin being paid, with what is marked.
        settlement: of the entry as it stands.
        looking: the payment to show large, or None for the next one to be paid.
        durable: whether the journal has the entry; until then nothing is said aloud.
        wishes: the chips that players asked for.
    """
    house, marks = house_of(state, spin), _marks(spin, settlement)
    current = next((order for order, mark in marks.items() if mark is Mark.CURRENT), None)
    shown = looking if looking in marks else current or _left_over(marks)
    numbered = enumerate(settlement.payments, start=1)
    wish = _wish(house, spin, settlement, shown, wishes) if shown else AS_PLAYED
    return Payments(
        rows=tuple(
            _row(house, order, payment, marks[order], stays=_stays(spin, payment))
            for order, payment in numbered
        ),
        large=_large(state, spin, settlement, shown, marks[shown], wish, durable=durable) if shown else None,
        shares=_shares(house, settlement),
        current=current,
        last_paid=max((order for order, mark in marks.items() if mark is Mark.PAID), default=None),
        bank=settlement.bank.result,
        wished=any(
            mark is not Mark.PAID and wish_key(settlement.payments[order - 1]) in wishes
            for order, mark in marks.items()
        ),
    )


def _left_over(marks: dict[int, Mark]) -> int | None:
    """What is shown when nothing can be paid: what waits for a decision, else the last one."""
    disputed = (order for order, mark in marks.items() if mark is Mark.DISPUTED)
    return next(disputed, len(marks) or None)


def _wish(house: House, spin: SpinState, settlement: Settlement, order: int, wishes: Wishes) -> Wish:
    """What was asked for a payment: when it was made, or now."""
    if spin.settlement is not None and order in spin.paid:
        return spin.wished.get(order, AS_PLAYED)
    return wish_for(wishes, house, settlement.payments[order - 1])


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


def _stays(spin: SpinState, payment: Payment) -> bool:
    """Whether the owner leaves these winnings lying on their chance (rules 5) [2]."""
    return any((winning.position.name, payment.owner) in spin.left for winning in payment.winning)


def _row(house: House, order: int, payment: Payment, mark: Mark, *, stays: bool) -> PaymentRow:
    """One line of the list; what is not shown large is not laid."""
    return PaymentRow(
        order=order,
        title=payment_title(house, payment),
        why=payment_why(payment),
        pieces=payment.pieces,
        amount=payment.amount,
        mark=mark,
        look=_chip_look(house, payment.chip),
        stays=stays,
    )


def _large(
    state: TableState,
    spin: SpinState,
    settlement: Settlement,
    order: int,
    mark: Mark,
    wish: Wish,
    *,
    durable: bool,
) -> LargePayment:
    house = house_of(state, spin)
    item = explain(house, settlement, order, laid_from(state, spin, settlement, order), wish)
    payment = item.payment
    marked = _marked(state, payment.chip)
    return LargePayment(
        order=item.order,
        of=item.of,
        mark=mark,
        title=item.title,
        why=item.why,
        short=short_why(payment),
        terms=item.terms,
        pieces=payment.pieces,
        amount=payment.amount,
        look=_chip_look(house, payment.chip),
        laid=laid_looks(house, item.laid),
        lack=lack_of(house, item.laid),
        chip=marked or _markable(state, payment.chip),
        finished=marked is not None,
        wish=wish,
        offered=offered_values(house, payment),
        mixes=can_mix(house, payment),
        kept=_kept(spin, order) if durable else Cents(0),
        spoken=item.spoken if durable else "",
        rule=item.rule,
        stays=_stays(spin, payment),
    )


def _kept(spin: SpinState, order: int) -> Cents:
    """What of a payment stays on the table; announces are worked out only where one has gone on."""
    if not spin.gone_on:
        return Cents(0)
    from app.table.kept_back import kept_back  # noqa: PLC0415 - when it is first needed

    return kept_back(spin).get(order, Cents(0))


def _markable(state: TableState, chip: Chip | None) -> Chip | None:
    """A chip that the table's bank has: of the house's value, or a colour in play."""
    if chip is None:
        return None
    held = chip.value in state.house.chips if chip.colour is None else chip.colour in state.colours
    return chip if held else None


def _marked(state: TableState, chip: Chip | None) -> Chip | None:
    """Find the mark that says that a chip is finished; a colour's, whatever its pieces are worth now."""
    if chip is None or chip.colour is None:
        return chip if chip in state.bank.inventory.missing else None
    return next((held for held in state.bank.inventory.missing if held.colour == chip.colour), None)


def _shares(house: House, settlement: Settlement) -> tuple[Share, ...]:
    lists = (
        settlement.partage, settlement.enferme, settlement.freed, settlement.returned, settlement.withdrawn
    )  # fmt: skip
    return tuple(_share(house, part, fate) for fate, parts in zip(Fate, lists, strict=True) for part in parts)


def _share(house: House, part: Part, fate: Fate) -> Share:
    owner = part.owner or ""
    if part.chip is not None and part.chip.colour is not None:
        owner = colour_label(house, part.chip.colour)
    look = _chip_look(house, part.chip)
    return Share(fate, cloth_name(part.position), look, owner, part.pieces, part.amount)
