"""What roulette says of a payment besides its chips: its limits, and what of it goes on (rules 5, 6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from app.desks.common.laid_looks import LaidLooks, laid_looks
from app.desks.croupier.payments.shown import Beside, LargePayment, PaymentRow, Payments
from app.desks.croupier.roulette.payments.shares import Share
from app.rules.chips import Piece
from app.rules.explanation import NO_STAKE
from app.rules.house import House
from app.rules.inventory import Inventory
from app.rules.money import Cents
from app.rules.payment_laying import Wish
from app.rules.roulette.bets import Stack
from app.rules.roulette.explanation import Explanation, explain_payment
from app.rules.roulette.layout import Kind, Position
from app.rules.roulette.lying import entries_on
from app.rules.roulette.position_words import words_of_positions
from app.rules.roulette.settled import Payment
from app.rules.tongue import Speech
from app.table.roulette.paid_notes import PaidNotes
from app.table.roulette.resting import Resting
from app.table.roulette.spin_state import SpinState

if TYPE_CHECKING:
    from app.table.roulette.kept_back import GoingOn


class Parted(NamedTuple):
    """The two parts of a payment; amounts in cents.

    Attributes:
        kept: of the winnings, in play again.
        plays_on: of the winning stake, in play again where it lies.
        handed: of the winnings, pushed over.
        stake_back: of the winning stake, pushed over with them.
        laid_kept: the chips that stay.
        laid_handed: the chips that are pushed over; both are empty where the bank has no chips that
            make up one of them.
    """

    kept: Cents
    plays_on: Cents
    handed: Cents
    stake_back: Cents
    laid_kept: LaidLooks = LaidLooks()
    laid_handed: LaidLooks = LaidLooks()

    @property
    def to_the_player(self) -> int:
        """All that is pushed over."""
        return self.handed + self.stake_back


def parted(going: GoingOn, amount: Cents) -> Parted:
    """Part a payment, its chips left out.

    Args:
        going: what of it goes on.
        amount: of the whole payment, in cents.
    """
    return Parted(going.kept, going.plays_on, Cents(amount - going.kept), going.stake_back)


def with_chips(
    parts: Parted, house: House, whole: Explanation, bank: Inventory | None, wish: Wish
) -> tuple[Parted, str]:
    """Lay both parts of a payment, each in its own chips, and give the sentence of the player's.

    With that sentence his part is pushed over. A chip of the whole payment that would be cut is laid in
    smaller ones on both sides.

    Args:
        parts: of the payment, their chips left out.
        house: the profile.
        whole: the payment as it would be laid undivided.
        bank: the chips from which it is laid; None where there is no end of any chip.
        wish: the chips for which the player asked.
    """
    kept, handed = (
        explain_payment(house, _part(whole.payment, amount), (whole.order, whole.of), bank, wish, stake)
        for amount, stake in ((parts.kept, NO_STAKE), (parts.handed, parts.stake_back))
    )
    if kept.laid.unpaid or handed.laid.unpaid:
        return parts, handed.spoken
    looks = laid_looks(house, kept.laid), laid_looks(house, handed.laid)
    return parts._replace(laid_kept=looks[0], laid_handed=looks[1]), handed.spoken


def _part(payment: Payment, amount: Cents) -> Payment:
    """Pay so much as if it were all."""
    pieces = None
    if payment.pieces is not None and payment.chip is not None and amount % payment.chip.value == 0:
        pieces = amount // payment.chip.value
    return payment._replace(amount=amount, pieces=pieces)


_Whose = tuple[str | None, bool]
"""An owner, and whether it is laid for the employees instead."""


class Below(NamedTuple):
    """Stakes of one payment that are too small.

    Attributes:
        least: the minimum that they do not reach, cents.
        places: where they lie.
    """

    least: Cents
    places: tuple[Position, ...]


def below_minimum(house: House, bets: tuple[Stack, ...], spin: SpinState, payment: Payment) -> Below | None:
    """Find the stakes of value in a payment that are below the minimum of their bet.

    It blocks nothing. A colour keeps the value at which it was bought; what zero halved, or freed, may be
    less, and lies on.

    Args:
        house: at the minimum that held when the number fell.
        bets: all that lies there.
        spin: that is paid, with what the dealer entered: of nothing else it is said.
        payment: that is shown.

    Returns:
        The stakes; None where all are large enough.
    """
    if payment.chip is not None and payment.chip.colour is not None:
        return None
    whose, small = (payment.owner, payment.employees), dict[Position, Cents]()
    for place in (item.position for item in payment.winning if _has(spin.winners, item.position, whose)):
        least, staked = house.least(place, house.minimum), _staked(bets, place, whose)
        if _staked(spin.ghosts, place, whose) < staked < least:
            small[place] = least
    return Below(max(small.values()), tuple(small)) if small else None


def _has(stacks: tuple[Stack, ...], position: Position, whose: _Whose) -> bool:
    return any(
        (entry.owner, entry.employees) == whose and entry.colour is None
        for entry in entries_on(stacks, position)
    )


def _staked(stacks: tuple[Stack, ...], position: Position, whose: _Whose) -> int:
    """Add up what a player, or the employees, have on a position; of nobody knows whom all of it."""
    return sum(
        entry.amount for entry in entries_on(stacks, position) if (entry.owner, entry.employees) == whose
    )


def held_over(house: House, bets: Iterable[Stack], payment: Payment) -> tuple[Position, ...]:
    """Find the positions on which a payment is for more than the maximum.

    It is for so much there because voisins are held.

    Args:
        house: whose maxima hold.
        bets: all that was settled.
        payment: of these.
    """
    won = {item.position for item in payment.winning}
    return tuple(
        stack.position for stack in bets if stack.position in won and _exceeds(house, stack, payment)
    )


def _exceeds(house: House, stack: Stack, payment: Payment) -> bool:
    whose = payment.owner, payment.employees
    held = [entry for entry in stack.entries if (entry.owner, entry.employees) == whose]
    by_right = any(entry.over_maximum for entry in held)
    return by_right and sum(entry.amount for entry in held if not entry.prison) > house.maximum(
        stack.position
    )


class SpinBeside(Beside, frozen=True, kw_only=True):
    """What there is to say of a payment; of one in the list not at which limits it is.

    Attributes:
        resting: what of it is left lying on its chance; None where its owner takes it.
        parted: what of it goes on with an announce, and what is handed over; None where all of it is.
        notes: what is done with banknotes; None where it is for chips.
        over: where it is for more than the maximum by right, as held voisins are.
        below: where it is for less than the minimum; None where it is not.
    """

    resting: Resting | None = None
    parted: Parted | None = None
    notes: PaidNotes | None = None
    over: tuple[Position, ...] = ()
    below: Below | None = None

    @property
    def asks(self) -> bool:
        """Whether its player is asked first whether what he won rests once more."""
        return self.resting is not None and self.resting.asked

    @property
    def rests(self) -> bool:
        """Whether what was won lies on its chance."""
        return self.resting is not None and not self.resting.asked

    @property
    def kind(self) -> Piece:
        """Notes are changed into chips before they are paid."""
        return Piece.CHIPS if self.notes is None else Piece.NOTES


SpinRow = PaymentRow[SpinBeside]
SpinLarge = LargePayment[SpinBeside]
SpinPayments = Payments[SpinBeside, Share]
NOTHING_TO_PAY: Final[SpinPayments] = Payments()


def short_why(speech: Speech, payment: Payment) -> str:
    """Say what won without its places, the pieces of each kind added up.

    It is empty for anything on a chance.

    Args:
        speech: the language of the house.
        payment: of one number.
    """
    found: dict[Kind, tuple[int, Position]] = {}
    for item in payment.winning:
        if item.pieces is None or not item.position.inside:
            return ""
        known, _ = found.get(item.position.kind, (0, item.position))
        found[item.position.kind] = known + item.pieces, item.position
    return " + ".join(_without_places(speech, pieces, position) for pieces, position in found.values())


def _without_places(speech: Speech, pieces: int, position: Position) -> str:
    """Inside, the numbers are the last word of what is said of a stake; only the first four have a name."""
    words = words_of_positions(speech).stake(pieces, position)
    return words if position.kind is Kind.FIRST_FOUR else words.rsplit(" ", 1)[0]
