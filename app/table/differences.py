"""What a payment that was made differs by, once its bet was entered otherwise (rules 3, 9).

What was given goes with its payment to wherever that stands in the new settlement. Where that is another
amount, the difference is still to be given or taken back; where nothing is owed any more, all of it is. Made
and changed together are what is owed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec.structs import replace

from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED
from app.table.given import AnyPayment, Given, chips_given, given_for
from app.table.payable import Payable
from app.table.side_payments import Owed


def owed_payments(payable: Payable) -> tuple[AnyPayment, ...]:
    """Give the payments of a round by their places: those that are owed, then those that are no more."""
    owed = payable.payments or ()
    return (*owed, *(gone[-1].payment for gone in payable.gone)) if payable.gone else owed


def marks_of(payable: Payable, order: int) -> tuple[Given, ...]:
    """Give the marks of a payment, the first one first; none where there is no such payment."""
    behind = order - payable.owed if payable.gone else 0
    return payable.gone[behind - 1] if 0 < behind <= len(payable.gone) else payable.given.get(order, ())


def difference(payable: Payable, order: int) -> AnyPayment | None:
    """What is still to be given for a payment that was made, or to be taken back.

    Args:
        payable: of the round.
        order: the payment's place, from 1.

    Returns:
        The difference as a payment, with pieces and amount below zero where it is to be taken back; None
        where the payment was not made, or is what is owed.
    """
    marks = marks_of(payable, order)
    if not marks:
        return None
    payment = owed_payments(payable)[order - 1]
    due = (payment.amount if order <= payable.owed else 0) - given_for(marks)
    if not due:
        return None
    whole = payment.chip is not None and payment.pieces is not None and due % payment.chip.value == 0
    pieces = due // payment.chip.value if whole and payment.chip is not None else None
    return payment._replace(pieces=pieces, amount=Cents(due))


def as_given(due: AnyPayment) -> AnyPayment:
    """Give a difference as it is laid, whichever way it goes: with pieces and amount above zero."""
    return due if due.amount > 0 else as_taken_back(due)


def as_taken_back(due: AnyPayment) -> AnyPayment:
    """Turn a difference round: what was to be given is to be taken back."""
    return due._replace(pieces=None if due.pieces is None else -due.pieces, amount=Cents(-due.amount))


def differing(payable: Payable) -> tuple[int, ...]:
    """Name the payments that were made and differ from what is owed, by their places in order."""
    made = (*sorted(payable.given.keys() - payable.paid), *_gone_places(payable))
    return tuple(order for order in made if difference(payable, order) is not None)


def is_all_paid(payable: Payable) -> bool:
    """Whether every payment bears its mark, and nothing is to be given or taken back of any."""
    if payable.payments is None or len(payable.paid) != payable.owed:
        return False
    return not any(map(given_for, payable.gone))


def with_marks(payable: Payable, order: int, marks: tuple[Given, ...]) -> Payable:
    """Let these be the marks of a payment; without any, nothing was given for it."""
    behind = order - payable.owed
    if behind > 0:
        now = (marks,) if marks else ()
        return replace(payable, gone=(*payable.gone[: behind - 1], *now, *payable.gone[behind:]))
    if len(marks) == 1 and order not in payable.given:
        return _made(payable, order, marks)
    given = {place: each for place, each in payable.given.items() if place != order}
    return _with_given(payable, payable.payments, {**given, order: marks} if marks else given)


def resettled(payable: Payable, payments: tuple[AnyPayment, ...]) -> tuple[Payable, Mapping[int, int]]:
    """Let other payments be owed: what was given goes with them.

    Args:
        payable: of the round.
        payments: that are owed by the new settlement, without those of side games, which follow them.

    Returns:
        What is payable then, and the new place of each payment that was made and is still owed.
    """
    payments = (*payments, *payable.beside.payments)
    if not payable.given and not payable.gone:
        return replace(payable, payments=payments), {}
    made = (*sorted(payable.given), *_gone_places(payable))
    places = places_after(owed_payments(payable), made, payments)
    given: dict[int, tuple[Given, ...]] = {}
    gone: list[tuple[Given, ...]] = []
    for order in made:
        marks = marks_of(payable, order)
        if order in places:
            both = (*given.get(places[order], ()), *marks)
            given[places[order]] = tuple(sorted(both, key=lambda once: once.seq))
        else:
            gone.append(marks)
    return _with_given(replace(payable, gone=tuple(gone)), payments, given), places


def with_beside(payable: Payable, beside: Owed) -> Payable:
    """Let side games owe something else: what was given for it goes with it, and so do disputes."""
    own = len(payable.payments or ()) - len(payable.beside.payments)
    if payable.payments is None:
        return replace(payable, beside=beside)
    now, _ = resettled(replace(payable, beside=beside), payable.payments[:own])
    left = {order for order in payable.disputed if order <= own or same_payment(payable, now, order)}
    said = {order: why for order, why in payable.objections.items() if order in left}
    return replace(now, disputed=frozenset(left), objections=said)


def same_payment(before: Payable, after: Payable, order: int) -> bool:
    """Whether at a place the same is owed as before."""
    return order <= after.owed and (before.payments or ())[order - 1] == (after.payments or ())[order - 1]


def places_after(
    before: Sequence[AnyPayment], made: Collection[int], after: Sequence[AnyPayment]
) -> Mapping[int, int]:
    """Say where payments that were made stand among others: the same one, else the same player's.

    Args:
        before: the payments, in their order.
        made: the places of those that were made, from 1.
        after: the payments now.

    Returns:
        The new place of each old one; one that is paid nowhere any more is left out. What a player is paid in
        value on a chance is one payment, whatever its chips are. Chips of which it was said afterwards
        whose they are go to their player's payment, also where he has another one.
    """
    sought: dict[AnyPayment, deque[int]] = {}
    for order in sorted(made):
        sought.setdefault(before[order - 1], deque()).append(order)
    places: dict[int, int] = {}
    for order, payment in enumerate(after, 1):
        if same := sought.get(payment):
            places[same.popleft()] = order
    for order in sorted(set(made) - places.keys()):
        taken = frozenset(places.values())
        was = before[order - 1]
        found = same_players(after, was, taken) or _same_value(after, was, taken) or _joined(after, was)
        if found is not None:
            places[order] = found
    return places


def places_kept(
    before: Sequence[AnyPayment], paid: Collection[int], after: Sequence[AnyPayment]
) -> dict[int, int] | None:
    """Say where each payment that was made stands among others; of equal ones the first stays first.

    Args:
        before: the payments under which they were made.
        paid: their places, from 1.
        after: the payments now.

    Returns:
        The new place of each old one; None where one of them would have been another payment.
    """
    sought: dict[AnyPayment, deque[int]] = {}
    for order in sorted(paid):
        sought.setdefault(before[order - 1], deque()).append(order)
    found: dict[int, int] = {}
    for order, payment in enumerate(after, 1):
        if places := sought.get(payment):
            found[places.popleft()] = order
    return found if len(found) == len(paid) else None


def same_players(payments: Sequence[AnyPayment], was: AnyPayment, marked: frozenset[int]) -> int | None:
    """Find the payment that the same player is to have in the same chips, whatever it comes to now.

    Args:
        payments: in their order.
        was: what he was to have.
        marked: the places of those that are others.

    Returns:
        Its place, from 1; None where nothing is paid to him so.
    """
    for order, payment in enumerate(payments, 1):
        if _whose(payment) == _whose(was) and order not in marked:
            return order
    return None


def _same_value(payments: Sequence[AnyPayment], was: AnyPayment, marked: frozenset[int]) -> int | None:
    """Find what the same player is paid in value at that place of the order, in other chips than before."""
    for order, payment in enumerate(payments, 1):
        theirs = payment.employees is was.employees
        same = (payment.section, payment.owner) == (was.section, was.owner) and theirs and order not in marked
        chips = [chip for chip in (payment.chip, was.chip) if chip is not None]
        one = was.section != "inside" or len(chips) < 2  # a maximum cuts a chip in two
        if same and one and all(chip.colour is None for chip in chips):
            return order
    return None


def _whose(payment: AnyPayment) -> tuple[object, ...]:
    return payment.section, payment.chip, payment.owner, payment.employees


def _joined(payments: Sequence[AnyPayment], was: AnyPayment) -> int | None:
    """Find the payment in which chips are paid that were nobody's."""
    won = {item.position for item in was.winning}
    for order, payment in enumerate(payments, 1):
        same = (payment.section, payment.chip, was.employees) == (was.section, was.chip, False)
        if same and was.owner is None and won <= {item.position for item in payment.winning}:
            return order
    return None


def _made(payable: Payable, order: int, marks: tuple[Given, ...]) -> Payable:
    """Let a payment be made in full, as `_with_given` draws it up, and quicker."""
    (mark,) = marks
    return replace(
        payable,
        given={**payable.given, order: marks},
        paid=payable.paid | {order},
        marked=(*payable.marked, order),
        made={**payable.made, order: mark.seq},
        laid=payable.laid if mark.chips is None else {**payable.laid, order: mark.chips},
        wished=payable.wished if mark.wish == AS_PLAYED else {**payable.wished, order: mark.wish},
    )


def _with_given(
    payable: Payable, payments: tuple[AnyPayment, ...] | None, given: Mapping[int, tuple[Given, ...]]
) -> Payable:
    """Draw up what the marks come to: what is paid, since when, in which chips, as who wished."""
    due = payments or ()
    paid = [order for order, marks in given.items() if given_for(marks) == due[order - 1].amount]
    laid = ((order, chips_given(marks)) for order, marks in given.items())
    return replace(
        payable,
        payments=payments,
        given=given,
        paid=frozenset(paid),
        marked=tuple(sorted(paid, key=lambda order: given[order][-1].seq)),
        made={order: marks[0].seq for order, marks in given.items()},
        laid={order: chips for order, chips in laid if chips is not None},
        wished={order: marks[0].wish for order, marks in given.items() if marks[0].wish != AS_PLAYED},
    )


def _gone_places(payable: Payable) -> Iterator[int]:
    return iter(range(payable.owed + 1, payable.owed + len(payable.gone) + 1))
