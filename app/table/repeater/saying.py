"""What a dealer says of a spin and of a payment at the side wagers, in the language of the house."""

from __future__ import annotations

from app.rules.house import House
from app.rules.repeater.house_rules import NAME, repeater_rules
from app.rules.repeater.wagers import BY_CODE
from app.rules.repeater.words import envy_words, spin_sentence, with_envy
from app.table.command import Command
from app.table.given import AnyPayment
from app.table.payable import Payable
from app.table.repeater.acts import PayWin
from app.table.repeater.memory import Wagers
from app.table.repeater.owing import envy_of

_ZERO = "0"


def why_paid(house: House, payment: AnyPayment) -> str:
    """Say which wager won, and what goes to the dealers' box with it."""
    (won,), rules = payment.winning, repeater_rules(house)
    wager = BY_CODE[won.position.name.partition(" ")[0]]
    if payment.employees:
        return envy_words(wager, house.speech)
    return with_envy(wager, envy_of(rules, wager, won.amount), house.speech)


def paid_together(payable: Payable, order: int) -> Command | None:
    """Pay a win with what goes to the dealers' box; None where one of the two has a mark, or is disputed.

    Args:
        payable: what is owed for the spin.
        order: the place of the win, from 1.
    """
    owed = payable.payments or ()
    behind = owed[order] if order < len(owed) else None
    if owed[order - 1].employees or behind is None or behind.section != NAME or not behind.employees:
        return None
    if not payable.paid.union(payable.disputed).isdisjoint({order, order + 1}):
        return None
    wins = sum(each.section == NAME and not each.employees for each in owed[:order])
    return PayWin(order=wins)


def spin_said(house: House, wagers: Wagers, spin: int) -> str:
    """Say what a spin was; empty while it is not marked."""
    marked = wagers.marked(spin)
    if marked is None:
        return ""
    return spin_sentence(_ZERO, marked.value, marked.count or 0, house.speech)
