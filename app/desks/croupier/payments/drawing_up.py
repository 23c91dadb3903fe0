"""Draws up what is owed for a round beside its marks in the journal; its game says what else there is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple

from app.desks.common.laid_looks import laid_looks
from app.desks.common.looks import Look, look_of
from app.desks.croupier.payments.differing import difference_said, differing_of, shown_payments
from app.desks.croupier.payments.lack import lack_of, markable, marked_chip
from app.desks.croupier.payments.paid_title import paid_title
from app.desks.croupier.payments.shown import B_co, Beside, D_co, LargePayment, Mark, PaymentRow, Payments
from app.desks.croupier.payments.wishes import NO_WISHES, Wishes, can_mix, offered_values, wish_for, wish_key
from app.rules.chips import Chip
from app.rules.explanation import Explanation
from app.rules.house import House
from app.rules.inventory import Inventory
from app.rules.money import Cents
from app.rules.payment import Bet
from app.rules.payment_laying import AS_PLAYED, Wish
from app.table.differences import as_given, difference, differing, marks_of
from app.table.game import game_of
from app.table.given import AnyPayment
from app.table.laid_chips import difference_from, laid_from
from app.table.payable import Payable
from app.table.state import TableState


class OfGame(NamedTuple, Generic[B_co, D_co]):
    """What a game says of the payments of its round.

    Attributes:
        house: the rules under which the round is settled.
        bank: what the round brings the bank, in cents.
        shares: what it does to stakes besides paying them.
        beside: says what there is to a payment besides its chips, by its place, while it is not laid.
        explained: explains one of all, by its place, laid from these chips; and says what there is to it.
    """

    house: House
    bank: int
    shares: tuple[D_co, ...]
    beside: Callable[[int, AnyPayment], B_co]
    explained: Callable[[tuple[AnyPayment, ...], int, Inventory | None, Wish], tuple[Explanation[Bet], B_co]]


def payments(
    state: TableState,
    payable: Payable,
    game: OfGame[B_co, D_co],
    looking: int | None,
    *,
    durable: bool,
    wishes: Wishes = NO_WISHES,
) -> Payments[B_co, D_co]:
    """Draw up what is owed beside the marks that the journal has.

    Args:
        state: the table, with its bank.
        payable: what is owed by the entry as it stands, with what was marked.
        game: says what else there is to it.
        looking: the payment to show large, or None for the next one to be paid.
        durable: whether the journal has the entry; until then nothing is said aloud.
        wishes: the chips that players asked for.
    """
    marks, owed = _marks(payable), tuple(enumerate(shown_payments(payable), start=1))
    current = next((order for order, mark in marks.items() if mark is Mark.CURRENT), None)
    unmade = (payment for order, payment in owed if not marks_of(payable, order))
    paid = Payments(
        tuple(_row(state, payable, game, order, payment, marks[order]) for order, payment in owed),
        shares=game.shares,
        current=current,
        bank=game.bank,
        wished=any(wish_key(payment) in wishes for payment in unmade),
        durable=durable,
    )
    shown = looking if looking in marks else None if paid.step is not None else current or _left_over(marks)
    if not shown:
        return paid._replace(takes_back=_marked_last(payable, marks))
    wish = _wish(game.house, payable, shown, wishes)
    large = _large(state, payable, game, shown, marks[shown], wish)
    return paid._replace(
        large=large if durable else large._replace(spoken=""),
        takes_back=shown if marks_of(payable, shown) else _marked_last(payable, marks),
    )


def _left_over(marks: dict[int, Mark]) -> int | None:
    """What is shown when nothing can be paid: what waits for a decision, else the last one."""
    disputed = (order for order, mark in marks.items() if mark is Mark.DISPUTED)
    return next(disputed, len(marks) or None)


def _wish(house: House, payable: Payable, order: int, wishes: Wishes) -> Wish:
    """What was asked for a payment: when it was made, or now."""
    if marks_of(payable, order):
        return payable.wished.get(order, AS_PLAYED)
    return wish_for(wishes, house, shown_payments(payable)[order - 1])


def _marks(payable: Payable) -> dict[int, Mark]:
    """A payment that was made stays made wherever it stands now; what one differs by comes first."""
    orders = range(1, len(shown_payments(payable)) + 1)
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


def _look(house: House, chip: Chip | None, beside: Beside) -> Look | None:
    """Tell how the chip of a payment is drawn; None where it is paid in several."""
    if chip is None:
        return None
    return look_of(house, chip.value, chip.colour, beside.kind)


def _row(
    state: TableState,
    payable: Payable,
    game: OfGame[B_co, D_co],
    order: int,
    payment: AnyPayment,
    mark: Mark,
) -> PaymentRow[B_co]:
    """One line of the list; what is not shown large is not laid."""
    differs, beside = differing_of(payable, order), game.beside(order, payment)
    return PaymentRow(
        order=order,
        title=paid_title(game.house, payment, state),
        why=game_of(state).why_paid(game.house, payment),
        pieces=payment.pieces,
        amount=payment.amount,
        mark=mark,
        look=_look(game.house, payment.chip, beside),
        beside=beside,
        unowned=payment.unowned and differs is None,
        differs=differs,
        objection=payable.objections.get(order, ""),
    )


def _large(
    state: TableState, payable: Payable, game: OfGame[B_co, D_co], order: int, mark: Mark, wish: Wish
) -> LargePayment[B_co]:
    """Where a payment differs from what was made, the difference is shown as if it were all that is paid."""
    house, owed, due = game.house, list(shown_payments(payable)), difference(payable, order)
    if due is None:
        item, beside = game.explained(tuple(owed), order, laid_from(state, payable, order), wish)
    else:
        owed[order - 1], bank = as_given(due), difference_from(state, payable, order, due)
        item, beside = game.explained(tuple(owed), order, bank, AS_PLAYED)
    payment, differs = owed[order - 1], differing_of(payable, order)
    marked = marked_chip(state, payment.chip)
    return LargePayment(
        order=order,
        of=item.of,
        mark=mark,
        title=paid_title(house, payment, state),
        why=item.why,
        terms=item.terms,
        pieces=payment.pieces,
        amount=payment.amount,
        look=_look(house, payment.chip, beside),
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
        unowned=payment.unowned and differs is None,
        of_amount=None if differs else _of_amount(payment),
        differs=differs,
        objection=payable.objections.get(order, ""),
    )


def _of_amount(payment: AnyPayment) -> tuple[Cents, int] | None:
    """Give the arithmetic of a payment for one place that is no whole number of one chip."""
    if len(payment.winning) != 1 or payment.winning[0].odds.every != 1:
        return None
    return payment.winning[0].amount, payment.winning[0].odds.times
