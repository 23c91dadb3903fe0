"""What a house says of Repeater Bets, in the table `repeater` of its profile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.rules.house import House, SideRules, WagerEdge
from app.rules.money import Cents
from app.rules.repeater.values import USUAL_VALUES, value_of
from app.rules.repeater.wagers import WAGERS, Wager

NAME: Final = "repeater"
"""Of the game, and of its table in a profile."""


@dataclass(frozen=True, slots=True)
class RepeaterRules(SideRules):
    """One house's rules of Repeater Bets.

    Attributes:
        unit: the smallest payable amount of the house, cents.
        minimum: of one owner on one wager, cents.
        maximum: of one owner on one wager, cents.
        alarm: what the dearest next value may cost before the pit boss is told, cents.
        surrender: whether a wager may be given up for what T3 prints.
        envy: whether the dealers' box gets something for a repeater that is won.
        wagers: that are offered, in the order of the paytables.
        values: of the numbers 1 to 36.
    """

    unit: Cents
    minimum: Cents
    maximum: Cents
    alarm: Cents
    surrender: bool = True
    envy: bool = True
    wagers: tuple[Wager, ...] = WAGERS
    values: tuple[int, ...] = USUAL_VALUES

    def value_of(self, number: int) -> int | None:
        """Give the value of a number, 0 to 36; zero has none."""
        return value_of(number, self.values)

    def edges(self) -> tuple[WagerEdge, ...]:
        """Say what the house keeps of each wager that it offers."""
        from app.rules.repeater.edge import edge_of  # noqa: PLC0415 - a table asks for none

        return tuple(edge_of(wager, self.values, surrender=self.surrender) for wager in self.wagers)


def repeater_rules(house: House) -> RepeaterRules | None:
    """Give what a house says of Repeater Bets; None where it deals none."""
    rules = house.beside.get(NAME)
    return rules if isinstance(rules, RepeaterRules) else None
