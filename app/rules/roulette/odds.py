"""How many times the stake each bet pays [4.1]: a fraction, since a double chance pays half."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.rules.roulette.layout import Kind


class Odds(NamedTuple):
    """`times` to `every`: 17 to 1 for a split, 1 to 2 for a double dozen."""

    times: int
    every: int

    def of(self, stake: int) -> int:
        """Pay a stake in cents; what pays half divides exactly, chips being whole units of an even count.

        Raises:
            ValueError: the stake cannot be paid to the cent.
        """
        amount, left = divmod(stake * self.times, self.every)
        if left:
            raise ValueError(f"{stake} cents cannot be paid {self.times} to {self.every}")
        return amount


ODDS: Final = {
    Kind.COLUMN: Odds(2, 1),
    Kind.DOUBLE_COLUMN: Odds(1, 2),
    Kind.EVEN_MONEY: Odds(1, 1),
    Kind.DOZEN: Odds(2, 1),
    Kind.DOUBLE_DOZEN: Odds(1, 2),
    Kind.LINE: Odds(5, 1),
    Kind.STREET: Odds(11, 1),
    Kind.TRIO: Odds(11, 1),
    Kind.CORNER: Odds(8, 1),
    Kind.FIRST_FOUR: Odds(8, 1),
    Kind.SPLIT: Odds(17, 1),
    Kind.STRAIGHT: Odds(35, 1),
}
