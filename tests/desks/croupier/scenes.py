"""Every screen and state of the croupier's desk, as an evening goes: for tests, and for `make pictures`."""

from __future__ import annotations

from typing import Final

from tests.desks.croupier.all_at_once_scenes import ALL_AT_ONCE
from tests.desks.croupier.announce_scenes import ANNOUNCES
from tests.desks.croupier.bank_payment_scenes import BANK_PAYMENTS
from tests.desks.croupier.bank_scenes import BANK
from tests.desks.croupier.box_scenes import BOX
from tests.desks.croupier.closing_scenes import CLOSING
from tests.desks.croupier.difference_scenes import DIFFERENCES
from tests.desks.croupier.entry_scenes import ENTRY
from tests.desks.croupier.exchange_scenes import EXCHANGES
from tests.desks.croupier.french_scenes import FRENCH
from tests.desks.croupier.hand_over_scenes import HAND_OVER
from tests.desks.croupier.misplaced_scenes import MISPLACED
from tests.desks.croupier.over_scenes import OVER
from tests.desks.croupier.payment_scenes import PAYMENTS
from tests.desks.croupier.repeater_scenes import REPEATER
from tests.desks.croupier.scene import Scene
from tests.desks.croupier.signing_scenes import SIGNING
from tests.desks.croupier.table_scenes import TABLE
from tests.desks.croupier.throw_scenes import THROWS
from tests.desks.croupier.trouble_scenes import TROUBLE

SCENES: Final[tuple[Scene, ...]] = (
    *THROWS,
    *ENTRY,
    *PAYMENTS,
    *MISPLACED,
    *OVER,
    *FRENCH,
    *ALL_AT_ONCE,
    *DIFFERENCES,
    *ANNOUNCES,
    *TROUBLE,
    *TABLE,
    *HAND_OVER,
    *SIGNING,
    *BANK,
    *BOX,
    *BANK_PAYMENTS,
    *EXCHANGES,
    *CLOSING,
    *REPEATER,
)
"""A scene begins at a table of its own and brings its window where it is to be seen; names are of their own."""
