"""What a house says of roulette alone: zero, which bets are taken, where numbers come from (rules 4, 10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.rules.house import GameRules, House


class ZeroRule(StrEnum):
    """What zero does to the simple chances [4.1]."""

    PRISON = "prison"
    """half to the bank, the indivisible piece imprisoned"""
    HALF_BACK = "half_back"
    """half to the bank, half back to the player, to the cent"""
    ALL_LOST = "all_lost"
    CHOICE = "choice"
    """half back, or the whole stake imprisoned, as its player chooses"""


class Instrument(StrEnum):
    """What a house has its numbers from (rules 10)."""

    WHEEL = "wheel"
    TUMBLER = "tumbler"
    """a drum of thirty-seven balls, of which one drops"""


@dataclass(frozen=True, slots=True)
class SpinRules(GameRules):
    """One house's rules of roulette, as recorded with every opening.

    Attributes:
        zero: what zero does to the simple chances.
        doubles: whether double columns and dozens are offered.
        announces: whether announces are taken.
        group_even_money: whether one colour's pieces on several simple chances are grouped before dividing.
        order_exceptions: numbers whose inside positions are paid in an order of their own, by their names.
    """

    zero: ZeroRule
    doubles: bool
    announces: bool
    group_even_money: bool
    order_exceptions: Mapping[int, tuple[str, ...]]

    @property
    def has_prison(self) -> bool:
        """Whether zero may imprison."""
        return self.zero in {ZeroRule.PRISON, ZeroRule.CHOICE}


NO_RULES: Final = SpinRules(
    ZeroRule.ALL_LOST, doubles=False, announces=False, group_even_money=False, order_exceptions={}
)
"""Of no house: a table that was never opened has one without a name."""


def spin_rules(house: House) -> SpinRules:
    """Give what a house says of roulette.

    Raises:
        TypeError: its profile was read as another game's.
    """
    if isinstance(house.game_rules, SpinRules):
        return house.game_rules
    if house.name:
        raise TypeError(f"no roulette is dealt by the rules of {house.name}")
    return NO_RULES


def has_tumbler(house: House) -> bool:
    """Whether a ball is drawn from a tumbler, and none runs in a wheel (rules 10)."""
    return house.instrument == Instrument.TUMBLER
