"""How many times the stake each bet pays [4.1]: a fraction, since a double chance pays half."""

from __future__ import annotations

from typing import Final

from app.rules.payment import Odds
from app.rules.roulette.layout import Kind

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
