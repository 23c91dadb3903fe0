"""What can be practised of roulette."""

from __future__ import annotations

from typing import Final

from app.practice.drills.bank import BANK
from app.practice.drills.conversion import CONVERSION
from app.practice.drills.cutting import CUTTING
from app.practice.drills.roulette.announces_compose import ANNOUNCES_COMPOSE
from app.practice.drills.roulette.announces_price import ANNOUNCES_PRICE
from app.practice.drills.roulette.announces_read import ANNOUNCES_READ
from app.practice.drills.roulette.announces_win import ANNOUNCES_WIN
from app.practice.drills.roulette.call import CALL
from app.practice.drills.roulette.chips import CHIPS
from app.practice.drills.roulette.clearing import CLEARING
from app.practice.drills.roulette.lying import LYING
from app.practice.drills.roulette.neighbours import NEIGHBOURS
from app.practice.drills.roulette.night import NIGHT
from app.practice.drills.roulette.order import ORDER
from app.practice.drills.roulette.pictures import PICTURES
from app.practice.drills.roulette.products import PRODUCTS
from app.practice.drills.roulette.tombola import TOMBOLA
from app.practice.drills.roulette.voids import VOIDS
from app.practice.drills.roulette.whole_spins import WHOLE_SPINS
from app.practice.drills.roulette.zero import ZERO

DRILLS: Final = (
    PRODUCTS,
    CHIPS,
    CONVERSION,
    CUTTING,
    PICTURES,
    ANNOUNCES_COMPOSE,
    ANNOUNCES_PRICE,
    ANNOUNCES_READ,
    ANNOUNCES_WIN,
    BANK,
    ORDER,
    ZERO,
    NEIGHBOURS,
    LYING,
    CALL,
    TOMBOLA,
    CLEARING,
    VOIDS,
    WHOLE_SPINS,
    NIGHT,
)
"""In the order in which a trainee meets them, those of any game among them."""
