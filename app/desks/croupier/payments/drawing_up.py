"""Draws up what is owed for a round beside its marks in the journal; its game says what else there is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from app.desks.common.laid_looks import laid_looks
from app.desks.common.looks import look_of
from app.desks.croupier.draft import Draft
from app.desks.croupier.payments.differing import (
    difference_said,
    differing_of,
    lack_of,
    markable,
    marked_chip,
    shown_payments,
)
from app.desks.croupier.payments.left import paid_title
from app.desks.croupier.payments.payment_acts import all_open
from app.desks.croupier.payments.shown import B_co, D_co, LargePayment, Mark, PaymentRow, Payments
from app.desks.croupier.payments.wishes import can_mix, offered_values, wish_for, wish_key
from app.rules.explanation import Explanation, explained_simply
from app.rules.house import House
from app.rules.inventory import Inventory
from app.rules.money import Cents
from app.rules.payment import Bet
from app.rules.payment_laying import AS_PLAYED, Wish
from app.table.differences import as_given, difference, differing, marks_of
from app.table.game import why_paid
from app.table.given import AnyPayment
from app.table.laid_chips import difference_from, laid_from
from app.table.payable import Payable
from app.table.side_payments import is_beside
from app.table.state import TableState


class OfGame(Struct, Generic[B_co, D_co], frozen=True):
    """What a game says of the payments of its round.

    Attributes:
        house: the rules under which the round is settled.
        bank: what the round brings the bank, in cents; what games beside do to it is not in it.
        shares: what it does to stakes besides paying them.
        beside: says what there is to a payment besides its chips, by its place, while it is not laid.
        explained: explains one, by its place among how many, laid from these chips; and what there is to it.
    """

    house: House
    bank: int
    shares: tuple[D_co, ...]
    beside: Callable[[int, AnyPayment], B_co]
    explained: Callable[[AnyPayment, tuple[int, int], Inventory | None, Wish], tuple[Explanation[Bet], B_co]]


def payments(
    state: TableState, payable: Payable, game: OfGame[B_co, D_co], draft: Draft, *, durable: bool
) -> Payments[B_co, D_co]:
    """Draw up what is owed beside the marks that the journal has.

    Args:
        state: the table, with its bank.
        payable: what is owed by the entry as it stands, with what was marked.
        game: says what else there is to it.
        draft: says which payment to show large, and the chips that players asked for.
        durable: whether the journal has the entry; until then nothing is said aloud.
    """
    owed = shown_payments(payable)
    marks = _marks(payable, range(1, len(owed) + 1))
    current = next((order for order, mark in marks.items() if mark is Mark.CURRENT), None)
    unmade = (payment for order, payment in enumerate(owed, 1) if not marks_of(payable, order))
    each = zip(marks, owed, marks.values(), strict=True)
    paid = Payments(
        tuple(_row(state, payable, game, order, payment, mark) for order, payment, mark in each),
        shares=game.shares,
        current=current,
        bank=game.bank + payable.beside.result,
        step=_step(game.shares, marks.values()),
        wished=any(wish_key(payment) in draft.wishes for payment in unmade),
        durable=durable,
    )
    asked, looking = draft.all_asked, draft.looking
    paid = replace(paid, all_asked=len(asked.orders) > 1 and asked == all_open(paid))
    shown = looking if looking in marks else None if paid.step is not None else current or _left_over(marks)
    if not shown:
        return replace(paid, takes_back=_marked_last(payable, marks))
    made = marks_of(payable, shown)
    asked_then = payable.wished.get(shown, AS_PLAYED)
    wish = asked_then if made else wish_for(draft.wishes, game.house, owed[shown - 1])
    large = _large(state, payable, game, paid.rows[shown - 1], wish)
    return replace(
        paid,
        large=large if durable else replace(large, spoken=""),
        takes_back=shown if made else _marked_last(payable, marks),
    )


def _left_over(marks: dict[int, Mark]) -> int | None:
    """What is shown when nothing can be paid: what waits for a decision, else the last one."""
    disputed = (order for order, mark in marks.items() if mark is Mark.DISPUTED)
    return next(disputed, len(marks) or None)


def _step(shares: tuple[D_co, ...], marks: Collection[Mark]) -> D_co | None:
    """Find what is done next besides paying: what comes after the payments waits until these are made."""
    paid = all(mark is Mark.PAID for mark in marks)
    return next((share for share in shares if not share.done and (share.before or paid)), None)


def _marks(payable: Payable, orders: range) -> dict[int, Mark]:
    """A payment that was made stays made wherever it stands now; what one differs by comes first."""
    differ = [order for order in differing(payable) if order not in payable.disputed]
    unmade = (order for order in orders if not marks_of(payable, order) and order not in payable.disputed)
    current = next(iter(differ), None) or next(unmade, None)
    marks: dict[int, Mark] = {}
    for order in orders:
        if marks_of(payable, order) and difference(payable, order) is None:
            marks[order] = Mark.PAID
        elif order in payable.disputed:
            marks[order] = Mark.DISPUTED
        else:
            marks[order] = Mark.CURRENT if order == current else Mark.WAITING
    return marks


def _marked_last(payable: Payable, orders: Iterable[int]) -> int | None:
    """Find the payment that bears the mark that was made last; None where none bears one."""
    marked = [(marks[-1].seq, order) for order in orders if (marks := marks_of(payable, order))]
    return max(marked)[1] if marked else None


def _row(
    state: TableState, payable: Payable, game: OfGame[B_co, D_co], order: int, payment: AnyPayment, mark: Mark
) -> PaymentRow[B_co]:
    """One line of the list; what is not shown large is not laid."""
    house, differs = game.house, differing_of(payable, order)
    beside, chip = game.beside(order, payment), payment.chip
    return PaymentRow(
        order=order,
        title=paid_title(house, payment, state),
        why=why_paid(state, house, payment),
        pieces=payment.pieces,
        amount=payment.amount,
        mark=mark,
        look=None if chip is None else look_of(house, chip.value, chip.colour, beside.kind),
        beside=beside,
        unowned=payment.unowned and differs is None,
        differs=differs,
        objection=payable.objections.get(order, ""),
    )


def _large(
    state: TableState, payable: Payable, game: OfGame[B_co, D_co], row: PaymentRow[B_co], wish: Wish
) -> LargePayment[B_co]:
    """Where a payment differs from what was made, the difference is shown as if it were all that is paid."""
    house, owed, order, differs = game.house, shown_payments(payable), row.order, row.differs
    payment, asked, bank = owed[order - 1], wish, None
    if (due := difference(payable, order)) is None:
        bank = laid_from(state, payable, order)
    else:
        payment, asked, bank = as_given(due), AS_PLAYED, difference_from(state, payable, order, due)
    place = order, len(owed)
    if is_beside(payment):  # the game whose round is paid knows nothing of it
        item: Explanation[Bet] = explained_simply(house, payment, place, bank, asked, why=row.why)
        beside = game.beside(order, payment)
    else:
        item, beside = game.explained(payment, place, bank, asked)
    marked = marked_chip(state, payment.chip)
    return LargePayment(
        order=order,
        of=item.of,
        mark=row.mark,
        title=row.title,
        why=item.why,
        terms=item.terms,
        pieces=payment.pieces,
        amount=payment.amount,
        look=row.look,
        laid=laid_looks(house, item.laid),
        lack=lack_of(house, item.laid),
        chip=marked or markable(state, payment.chip),
        finished=marked is not None,
        wish=wish,
        offered=() if differs else offered_values(house, payment),
        mixes=differs is None and can_mix(house, payment),
        speech=house.speech,
        spoken=difference_said(house.speech, item.spoken, item.laid, differs),
        rule=item.rule,
        beside=beside,
        unowned=row.unowned,
        of_amount=None if differs else _of_amount(payment),
        differs=differs,
        objection=row.objection,
    )


def _of_amount(payment: AnyPayment) -> tuple[Cents, int] | None:
    """Give the arithmetic of a payment for one place that is no whole number of one chip."""
    if len(payment.winning) != 1 or payment.winning[0].odds.every != 1:
        return None
    return payment.winning[0].amount, payment.winning[0].odds.times
