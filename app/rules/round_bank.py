"""What a round does to the bank: it pays in the chips that are laid, and takes what lost (rules 7, 9).

A payment that was marked has its chips by name: those that the bank had for it. Of a payment that nobody has
marked it is only known what is owed: its own chip or, where that is not said, the fewest. Notes that were
lost, changed or divided go into the box, and what they were changed into comes out of the bank.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from app.rules.bank import BankBook, below_nothing, moved
from app.rules.chips import Chip
from app.rules.house import House
from app.rules.inventory import Bundle, Certainty, Inventory, counted, worth
from app.rules.money import Cents, fewest_chips
from app.rules.payment import Bet, Payment
from app.rules.payment_laying import AS_PLAYED, Wish, lay_payment

LaidChips = Mapping[int, Bundle]
"""The chips of each payment that was marked, by its place from 1."""

NONE_LAID: Final[LaidChips] = {}

_Moves = list[tuple[Chip, int]]


class Taking(NamedTuple):
    """What a round brings into the bank.

    Attributes:
        complete: every stake was entered; otherwise what lost is not known, and the bank is an estimate.
        chips: what lost, and what was divided of it, as far as it is whole chips; only where it is complete.
        taken: all of that, cents; where it is not complete what the bank keeps of banknotes.
        notes: banknotes that go into the box, cents.
    """

    complete: bool = False
    chips: Bundle = ()
    taken: Cents = Cents(0)
    notes: Cents = Cents(0)

    @property
    def unsaid(self) -> Cents:
        """What it brings in chips that nobody named, cents: the half of several denominations, say.

        Below zero chips leave the bank for it: what is left of a divided banknote.
        """
        return Cents(self.taken - self.notes - worth(self.chips))


NOTHING_TAKEN: Final = Taking()
"""Of a round of which nothing is known but what it pays."""


def stakes_lost(stakes: Iterable[Cents], chips: Collection[Cents] = ()) -> Taking:
    """Take stakes that lost, all of which were entered.

    Args:
        stakes: that lost, cents.
        chips: of the house; a stake of any other amount is of chips that nobody named.
    """
    lost = tuple(stakes)
    named = tuple((Chip(each), 1) for each in lost if each in chips)
    return Taking(complete=True, chips=named, taken=Cents(sum(lost)))


def after_round(
    book: BankBook,
    payments: Sequence[Payment[Bet]],
    taking: Taking,
    house: House,
    *,
    laid: LaidChips = NONE_LAID,
    due: Iterable[Payment[Bet]] = (),
) -> BankBook:
    """Pay a round out of the bank, and take what lost into it.

    Args:
        book: before the round.
        payments: by its last settlement.
        taking: what it brings.
        house: whose chips they are.
        laid: the chips of the payments that were marked; of the others goes what is owed.
        due: what is still to be given for those that were marked, below zero to be taken back.
    """
    book = _with_won_for_employees(book, payments)
    if not book.open:
        return book
    book = book._replace(drop=book.drop + taking.notes)
    colours = _colours(house)
    open_payments = (payment for order, payment in enumerate(payments, 1) if order not in laid)
    paid = [*_gone(laid), *_in_their_chips((*open_payments, *due), colours)]
    # What is not said chip by chip (a half, winnings in several denominations, what no chip made up, what
    # notes were changed into) is the fewest chips.
    rest = taking.unsaid - sum(payment.amount for payment in payments) - worth(tuple(paid))
    chips, cents = _in_chips(rest, house)
    after = moved(book, [*paid, *taking.chips, *chips])._replace(loose=book.loose + cents)
    # Less than nothing of a chip: others were laid for it, and nobody knows which.
    known = taking.complete and not below_nothing(after.inventory.pieces)
    return after if known else after._replace(inventory=after.inventory.estimated())


def before_payment(
    book: BankBook,
    payments: Sequence[Payment[Bet]],
    taking: Taking,
    order: int,
    house: House,
    *,
    laid: LaidChips = NONE_LAID,
) -> Inventory:
    """Say from which chips a payment is laid: what others took before it is gone (rules 7).

    Gone are the chips of every payment that was marked, and what is owed for those that come before it and
    are not marked yet. One that was marked itself is laid from its own chips and no others.

    Args:
        book: before the round.
        payments: of the round.
        taking: what it brings: what lost is in the bank by now.
        order: the payment's place, from 1.
        house: whose chips they are.
        laid: the chips of the payments that were marked.

    Returns:
        The bank's chips; of a bank that is not counted only what is marked as finished.
    """
    if order in laid:
        return counted(dict(laid[order]))
    if not book.open:
        return Inventory({}, Certainty.ESTIMATED, book.inventory.missing)
    before = enumerate(payments[: order - 1], 1)
    owed = _owed((payment for place, payment in before if place not in laid), house)
    return _between(book, taking, laid).moved(owed)


def lay_in_turn(
    book: BankBook,
    payments: Sequence[Payment[Bet]],
    taking: Taking,
    house: House,
    due: Collection[int],
    *,
    laid: LaidChips = NONE_LAID,
    wish: Wish = AS_PLAYED,
) -> Iterator[tuple[int, Bundle]]:
    """Lay payments one after the other, each from what the ones before it leave (rules 7).

    Args:
        book: before the round; it is open.
        payments: of the round.
        taking: what it brings.
        house: whose chips they are.
        due: the places of the payments to be laid, from 1; none of them in `laid`.
        laid: the chips of the payments that were marked before.
        wish: the chips that the player asked for.

    Yields:
        Each place with its chips, which are worth less than the payment where the bank could not make it up.
    """
    left = _between(book, taking, laid)
    last = max(due, default=0)
    for order, payment in enumerate(payments[:last], 1):
        if order in due:
            chips = lay_payment(house, payment, left, wish).chips
            left = left.moved(_gone({order: chips}))
            yield order, chips
        elif order not in laid:
            left = left.moved(_owed((payment,), house))


def after_payment_corrected(
    book: BankBook,
    house: House,
    *,
    more: int,
    chips: Iterable[tuple[Chip, int]] | None,
    employees: bool = False,
) -> BankBook:
    """Give the rest of a payment of a round that is closed, or take back what was too much (rules 9).

    Args:
        book: before it.
        house: whose chips they are.
        more: cents that are paid more than at first; below zero less.
        chips: what came back into the bank, or with negative pieces left it for the player; None where
            nobody said so: then it is the fewest chips.
        employees: the payment went to the boîte, and so does the rest of it.

    Returns:
        The book with what changed hands; what comes after the closing count is added to it, for it was not
        counted there.
    """
    if employees:
        book = book._replace(tips=book.tips + more)
    if not book.begun:
        return book
    moves, cents = _in_chips(-more, house) if chips is None else (list(chips), 0)
    after = moved(book, moves)._replace(loose=book.loose + cents)
    if book.closing is not None:
        return after._replace(closing=book.closing + sum(chip.value * pieces for chip, pieces in moves))
    if below_nothing(after.inventory.pieces):
        return after._replace(inventory=after.inventory.estimated())
    return after


def after_answer(book: BankBook, payment: Payment[Bet], house: House, *, paid: bool) -> BankBook:
    """Book a payment back that was taken as paid and was not, or out again where it was after all (rules 9).

    Args:
        book: before it.
        payment: as it was owed; nobody said in which chips it was laid.
        house: whose chips they are.
        paid: it was made.
    """
    book, sign = boite_after_answer(book, payment, paid=paid), 1 if paid else -1
    if not book.open:
        return book
    gone, cents = _in_their_chips((payment,), _colours(house)), 0
    if not gone:
        gone, cents = _in_chips(-payment.amount, house)
    after = moved(book, [(chip, sign * pieces) for chip, pieces in gone])._replace(
        loose=book.loose + sign * cents
    )
    if below_nothing(after.inventory.pieces):
        return after._replace(inventory=after.inventory.estimated())
    return after


def boite_after_answer(book: BankBook, payment: Payment[Bet], *, paid: bool) -> BankBook:
    """Take what was won for the employees out of the boîte, or put it in after all; a player's never is."""
    if not payment.employees:
        return book
    return book._replace(tips=book.tips + (payment.amount if paid else -payment.amount))


def _with_won_for_employees(book: BankBook, payments: Iterable[Payment[Bet]]) -> BankBook:
    """Put what is paid for the employees into the boîte (rules 9)."""
    won = sum(payment.amount for payment in payments if payment.employees)
    return book._replace(tips=book.tips + won) if won else book


def between_payments(book: BankBook, taking: Taking, *, laid: LaidChips) -> Inventory:
    """Say which chips there are while a round is paid, without those that were laid for it.

    Args:
        book: before the round.
        taking: what it brings: what lost is in the bank by now.
        laid: the chips of the payments that were marked.

    Returns:
        The bank's chips; of a bank that is not counted only what is marked as finished.
    """
    if not book.open:
        return Inventory({}, Certainty.ESTIMATED, book.inventory.missing)
    return _between(book, taking, laid)


def _between(book: BankBook, taking: Taking, laid: LaidChips) -> Inventory:
    """The chips while a round is paid: what was laid is gone, and what lost is there if it is known."""
    return book.inventory.moved([*_gone(laid), *taking.chips])


def _colours(house: House) -> frozenset[str]:
    """Name the house's own colours."""
    return frozenset(chip.name for chip in house.colours)


def _in_its_chip(payment: Payment[Bet], colours: Collection[str]) -> bool:
    """Whether a payment says its chip and the bank has it; another table's colour is paid in value [2]."""
    chip = payment.chip
    known = chip is not None and (chip.colour is None or chip.colour in colours)
    return known and payment.pieces is not None


def _gone(laid: LaidChips) -> _Moves:
    """What has left the bank for the payments that were marked."""
    return [(chip, -pieces) for chips in laid.values() for chip, pieces in chips]


def _in_their_chips(payments: Iterable[Payment[Bet]], colours: Collection[str]) -> _Moves:
    """What leaves the bank for the payments whose chip is said."""
    return [
        (payment.chip, -payment.pieces)
        for payment in payments
        if _in_its_chip(payment, colours) and payment.chip is not None and payment.pieces is not None
    ]


def _owed(payments: Iterable[Payment[Bet]], house: House) -> _Moves:
    """What will leave the bank for payments that are still to be made: their chip, or the fewest."""
    colours, moves = _colours(house), list[tuple[Chip, int]]()
    for payment in payments:
        moves += _in_their_chips((payment,), colours) or _in_chips(-payment.amount, house)[0]
    return moves


def _in_chips(amount: int, house: House) -> tuple[_Moves, int]:
    """Make up cents in the fewest chips, and say what is left; below zero they leave the bank."""
    sign = 1 if amount > 0 else -1
    left = abs(amount) % house.unit
    pairs = fewest_chips(abs(amount) - left, house.chips)
    return [(Chip(value), sign * count) for value, count in pairs], sign * left
