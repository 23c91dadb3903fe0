"""What the side wagers do to the bank for a spin: what is won is paid, what is lost or spent comes in."""

from __future__ import annotations

from collections.abc import Iterator

from app.rules.money import Cents, parse_money
from app.rules.payment import Odds
from app.rules.repeater.house_rules import NAME, RepeaterRules
from app.rules.repeater.wagers import BY_CODE, Wager
from app.rules.round_bank import stakes_lost
from app.table.given import AnyPayment
from app.table.repeater.events import RoundAbandoned, WagerLost, WagerSurrendered, WagerWon
from app.table.repeater.memory import Deed, Wagers
from app.table.side_payments import NOTHING_BESIDE, Owed, side_payment

ENVY = "envy"
"""What a payment into the dealers' box is for, behind the wager's code."""


def owed(wagers: Wagers, spin: int) -> Owed:
    """Say what is owed for a spin, and what it brings the bank.

    A wager that is won is paid for 1: all of that is handed over, and the wager itself is spent.
    """
    deeds = tuple(reversed(tuple(wagers.of_spin(spin))))
    if not deeds:
        return NOTHING_BESIDE
    payments = tuple(payment for deed in deeds if isinstance(deed, WagerWon) for payment in _payments(deed))
    spent = [parse_money(deed.amount) for deed in deeds if isinstance(deed, WagerWon | WagerLost)]
    return Owed(payments, stakes_lost(spent))


def _payments(won: WagerWon) -> Iterator[AnyPayment]:
    """Pay the player, and right behind it the dealers' box."""
    stake = parse_money(won.amount)
    yield side_payment(NAME, won.wager, won.owner, stake, Odds(won.pays, 1))
    if parse_money(won.envy):
        envy = side_payment(NAME, f"{won.wager} {ENVY}", None, stake, Odds(BY_CODE[won.wager].envy, 1))
        yield envy._replace(employees=True)


def envy_of(rules: RepeaterRules | None, wager: Wager, stake: Cents) -> Cents:
    """What goes to the dealers' box where a wager is won, cents."""
    return Cents(wager.envy * stake if rules is not None and rules.envy else 0)


def handed_over(deed: Deed) -> int:
    """What is handed over at once (a surrender, an abandoned round), beyond the wagers themselves, cents."""
    match deed:
        case WagerSurrendered():
            return parse_money(deed.payment) - parse_money(deed.amount)
        case RoundAbandoned():
            return sum(parse_money(each["payment"]) - parse_money(each["amount"]) for each in deed.payments)
        case _:
            return 0
