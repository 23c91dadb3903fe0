"""What can still be done about a result once the next round has begun: plain data (rules 3, 8)."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.croupier.acts import Act
from app.desks.croupier.payments.left import Left


class AskedOf(NamedTuple):
    """The result of a round that a page asks about.

    Attributes:
        spin: its running number.
        number: that fell; None where none did, or the spin has none.
        throw: what tells the throws of one spin apart: the same number may fall again where one was void.
    """

    spin: int
    number: int | None
    throw: object


class PageOver(NamedTuple):
    """What can still be done of a result that is over.

    Attributes:
        of: which one.
        act: whose page asks.
        back: its spin can be opened again: then all is as it was.
        shut: why it cannot, where the table says so; empty where nobody could any more.
        left: the payment that the page asks about, if nobody had marked it; with what was said of it since.
        recanted: the spin goes on, and that number is its number no more.
    """

    of: AskedOf
    act: Act
    back: bool = False
    shut: str = ""
    left: Left | None = None
    recanted: bool = False

    @property
    def of_throw(self) -> bool:
        """Whether it was asked about a throw, and about no number that is paid."""
        return self.act is Act.VALID or self.of.number is None
