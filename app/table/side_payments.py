"""What a side game owes for a round: payments like any, behind those of the main game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import Struct

from app.rules.money import Cents, money_text, parse_money
from app.rules.payment import Odds, Payment, Winning
from app.rules.round_bank import Taking
from app.table.event_record import Form
from app.table.given import AnyPayment


class SideBet(Struct, frozen=True):
    """What is bet on in a side game."""

    name: str


class Owed(NamedTuple):
    """What a side game does to the bank in a round.

    Attributes:
        payments: that it owes, in their order; each has the side game's name as its section, and what won
            are `SideBet`s.
        taking: what it brings.
    """

    payments: tuple[AnyPayment, ...] = ()
    taking: Taking = Taking(complete=True)

    @property
    def result(self) -> int:
        """What the bank has of the round by it, cents; below zero where it loses."""
        return self.taking.taken - sum(payment.amount for payment in self.payments)


NOTHING_BESIDE = Owed()


def together(owed: Iterable[Owed]) -> Owed:
    """What several side games do, one after another."""
    payments, taking = NOTHING_BESIDE
    for each in owed:
        payments, taking = (*payments, *each.payments), both_taken(taking, each.taking)
    return Owed(payments, taking)


def both_taken(one: Taking, other: Taking) -> Taking:
    """What two games bring the bank in one round; its chips are known only where both know theirs."""
    complete = one.complete and other.complete
    chips = (*one.chips, *other.chips) if complete else ()
    return Taking(complete, chips, Cents(one.taken + other.taken), Cents(one.notes + other.notes))


def is_beside(payment: AnyPayment) -> bool:
    """Whether a payment is a side game's."""
    return bool(payment.winning) and isinstance(payment.winning[0].position, SideBet)


def side_payment(game: str, bet: str, owner: str | None, stake: Cents, odds: Odds) -> AnyPayment:
    """Pay a bet of a side game in value.

    Args:
        game: the side game's name.
        bet: the bet's name.
        owner: who is paid.
        stake: cents that were bet.
        odds: what is paid for it.
    """
    won = Winning(SideBet(bet), None, stake, odds)
    return Payment(game, None, owner, (won,), None, Cents(odds.of(stake)))


def side_payment_form(payment: AnyPayment) -> Form:
    """Write one as plain values."""
    (won,) = payment.winning
    return {
        "beside": payment.section,
        "bet": won.position.name,
        "owner": payment.owner,
        "stake": money_text(won.amount),
        "pays": list(won.odds),
        "amount": money_text(payment.amount),
    }


def read_side_payment(form: Form) -> AnyPayment:
    """Read one.

    Raises:
        ValueError, LookupError, TypeError: it is none.
    """
    stake, odds = parse_money(form["stake"]), Odds(*form["pays"])
    paid = side_payment(form["beside"], form["bet"], form["owner"], stake, odds)
    return paid._replace(amount=parse_money(form["amount"]))


def side_payment_words(payment: AnyPayment) -> str:
    """Say what one is for: the side game and the bet."""
    return f"{payment.section}: {', '.join(won.position.name for won in payment.winning)}"


def side_payment_written(payment: AnyPayment) -> str:
    """Write what won as lists do."""
    return stakes_written(payment.winning)


def stakes_written(winning: Iterable[Winning[Any]]) -> str:
    """Write stakes as lists do, each behind the name of what it is on."""
    return ", ".join(f"{won.position.name} {money_text(won.amount)}" for won in winning)
