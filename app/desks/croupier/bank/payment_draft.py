"""What a payment of a closed spin should have been, as far as it is typed and counted: pure (rules 9)."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, NamedTuple

from app.desks.croupier.bank.shown import is_known
from app.desks.croupier.bank.tally import Coin, Tally
from app.desks.croupier.payments.left import paid_title
from app.rules.house import House
from app.rules.money import Cents, fewest_chips, money_text
from app.table.command import Command
from app.table.corrected_payments import payment_made
from app.table.game import why_paid
from app.table.json_text import Json
from app.table.put_right import MadePayment
from app.table.state import TableState
from app.table.table_commands import Correct

COMMA: Final = ","
_MOST_FIGURES: Final = 6
_AFTER_COMMA: Final = 2
_WHOLE: Final = 100
"""Cents of a euro."""


class PaidLine(NamedTuple):
    """One payment of this night.

    Attributes:
        seq: its mark's place in the table's record.
        number: of its spin.
        order: its place in the order of the house, from 1.
        title: whose it is.
        why: what won.
        amount: cents, as it stands now.
        first: what was paid before it was put right, cents; None where it was not.
    """

    seq: int
    spin: int
    number: int
    order: int
    title: str
    why: str
    amount: int
    first: int | None = None


def paid_line(made: MadePayment, state: TableState) -> PaidLine:
    """Say what a payment was."""
    title = paid_title(state.house, made.payment)
    why = why_paid(state, state.house, made.payment)
    first = made.put_right[0].was if made.put_right else None
    return PaidLine(made.seq, made.spin, made.number, made.order, title, why, made.amount, first)


def paid_lines(state: TableState) -> tuple[PaidLine, ...]:
    """List this night's payments of closed spins: the newest spin first, each in the order of the house."""
    newest = sorted(state.payments, reverse=True)
    return tuple(paid_line(made, state) for spin in newest for made in state.payments[spin])


class PaymentDraft:
    """What is typed and counted of one payment.

    Attributes:
        made: the payment as it stands.
        typed: the amount's figures; empty before somebody typed any.
        tally: the chips in which the difference changes hands.
    """

    def __init__(self, made: MadePayment, house: House) -> None:
        self.made, self._house = made, house
        self.typed = ""
        self.tally = Tally()

    @property
    def amount(self) -> Cents:
        """What should have been paid, cents."""
        if not self.typed:
            return self.made.amount
        whole, _, part = self.typed.partition(COMMA)
        return Cents(int(whole) * _WHOLE + int(part.ljust(_AFTER_COMMA, "0")))

    @property
    def more(self) -> int:
        """By how much more should have been paid, cents; below zero less."""
        return self.amount - self.made.amount

    @property
    def begun(self) -> bool:
        """Whether anything was typed or counted."""
        return bool(self.typed) or not self.tally.empty

    @property
    def fits(self) -> bool:
        """Whether the chips are the difference."""
        return self.tally.going - self.tally.coming == self.more

    def press(self, sign: str) -> None:
        """Type a figure or the comma, or take the last one back, or all; the chips are proposed anew."""
        if sign == "C":
            self.typed = ""
        elif sign == "⌫":
            self.typed = self.typed[:-1]
        else:
            self.typed = _with_sign(self.typed, sign)
        self.tally = self._proposed()

    def _proposed(self) -> Tally:
        """The payment's colour where it was paid so and makes it up, else the fewest chips, or none."""
        due, found = abs(self.more), dict[Coin, int]()
        if any(self._paid_in(coin) and due % coin.value == 0 for coin in self._colours):
            found = {coin: due // coin.value for coin in self._colours}
        else:
            with suppress(ValueError):  # of that amount nobody can hand over the chips
                found = {Coin(value): count for value, count in fewest_chips(due, self._house.chips)}
        found = {coin: count for coin, count in found.items() if count}
        return Tally(goes=found) if self.more > 0 else Tally(comes=found)

    @property
    def _colours(self) -> tuple[Coin, ...]:
        """The payment's colour; none of one in value, or in a colour of elsewhere."""
        chip, own = self.made.payment.chip, {own.name for own in self._house.colours}
        return () if chip is None or chip.colour not in own else (Coin(chip.value, chip.colour),)

    def _paid_in(self, coin: Coin) -> bool:
        return not self.made.laid or any(chip.colour == coin.colour for chip, _ in self.made.laid)

    def coin_rows(self) -> tuple[tuple[Coin, ...], ...]:
        """Name the chips in which the difference may change hands: the payment's colour, and all of value."""
        return tuple(filter(None, (self._colours, tuple(map(Coin, sorted(self._house.chips))))))

    def may_go_on(self, state: TableState) -> bool:
        """Whether something is put right, in chips that are it; where they may go unsaid, in none."""
        unsaid = self.tally.empty and self.more != 0 and may_be_unsaid(state)
        return unsaid or (self.fits and not self.tally.empty)

    def instead(self, state: TableState) -> dict[str, Json]:
        """Write it as the table reads it.

        After the closing count no chips are none that changed hands; before it, of a bank that is not known,
        chips that nobody counted are left unsaid.
        """
        said: dict[str, Json] = {"amount": money_text(self.amount)}
        if self.tally.empty and state.bank.closing is None:
            return said
        return {**said, "chips": self.tally.forms()}


def draft_of(state: TableState, seq: int) -> PaymentDraft | None:
    """Begin anew with a payment; None where there is no such payment this night.

    Args:
        state: of the table.
        seq: the place of the payment's mark in the table's record.
    """
    made = payment_made(state, seq)
    return None if made is None else PaymentDraft(made, state.house)


def may_be_unsaid(state: TableState) -> bool:
    """Whether a difference may go without chips: they were counted at closing, or nobody knows them."""
    return state.bank.closing is not None or not is_known(state.bank)


def otherwise_paid(draft: PaymentDraft, state: TableState, said: dict[str, str]) -> Command:
    """Say what a payment should have been.

    Args:
        draft: what was typed and counted.
        state: of the table.
        said: why, by whom and before whom, by the names that the command's fields have.
    """
    return Correct(of=draft.made.seq, **said, instead=draft.instead(state))


def _with_sign(typed: str, sign: str) -> str:
    """Write one figure more, or the comma; what would be no amount is left as it was."""
    whole, comma, part = typed.partition(COMMA)
    if sign == COMMA:
        return typed if comma else f"{whole or '0'}{COMMA}"
    if comma:
        return typed + sign if len(part) < _AFTER_COMMA else typed
    return (whole + sign).lstrip("0") or "0" if len(whole) < _MOST_FIGURES else typed
