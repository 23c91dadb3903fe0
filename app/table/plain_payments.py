"""What a plain game pays and takes: each bet by itself, at the odds that its game says, in their order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from app.rules.chips import Chip
from app.rules.house import House
from app.rules.money import Cents, money_text, parse_money
from app.rules.payment import Odds, Payment, Winning
from app.rules.round_bank import Taking, stakes_lost
from app.table.event_record import Form
from app.table.given import AnyPayment
from app.table.plain_rounds import Bet, PlainRound

OddsOf: TypeAlias = Callable[[Any, Bet], Odds | None]
"""At what a bet on a round that came out is paid; None where it lost."""


class PlainBet(NamedTuple):
    """What is bet on in a plain game."""

    name: str


def payments_of(game: str, odds: OddsOf, house: House, round_: PlainRound) -> tuple[AnyPayment, ...]:
    """Pay what won: a stake of one chip in chips like it, any other in value.

    Args:
        game: the game's name, which is the section of all its payments.
        odds: by which bets are paid.
        house: whose chips they are.
        round_: that came out.
    """
    paid = []
    for bet in round_.bets:
        if (at := odds(round_, bet)) is not None:
            in_chips = bet.amount in house.chips and at.every == 1
            won = Winning(PlainBet(bet.on), 1 if in_chips else None, bet.amount, at)
            paid.append(_payment(game, bet.owner, won, Cents(at.of(bet.amount))))
    return tuple(paid)


def taking_of(odds: OddsOf, house: House, round_: PlainRound) -> Taking:
    """Take what lost."""
    return stakes_lost((bet.amount for bet in round_.bets if odds(round_, bet) is None), house.chips)


def _payment(game: str, owner: str, won: Winning[PlainBet], amount: Cents) -> Payment[PlainBet]:
    chip, pieces = (None, None) if won.pieces is None else (Chip(won.amount), won.odds.times)
    return Payment(game, chip, owner, (won,), pieces, amount)


def payment_form(payment: AnyPayment) -> Form:
    """Write a payment as plain values."""
    (won,) = payment.winning
    return {
        "owner": payment.owner,
        "bet": won.position.name,
        "stake": money_text(won.amount),
        "pieces": won.pieces,
        "pays": list(won.odds),
        "amount": money_text(payment.amount),
    }


def read_payment(game: str, form: Form) -> AnyPayment:
    """Read a payment of a game.

    Raises:
        ValueError, LookupError, TypeError: it is none.
    """
    won = Winning(PlainBet(form["bet"]), form["pieces"], parse_money(form["stake"]), Odds(*form["pays"]))
    return _payment(game, form["owner"], won, parse_money(form["amount"]))
