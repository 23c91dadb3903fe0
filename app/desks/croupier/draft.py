"""What the dealer has said that the table does not know yet: what any game has of it, as plain data."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from app.desks.croupier.given_back import SaidBack
from app.desks.croupier.payments.payment_acts import NOTHING_OPEN, AllOpen
from app.desks.croupier.payments.wishes import Wishes


class Undone(Struct, frozen=True):
    """What nobody has seen to, and what the table does not wait for.

    Attributes:
        back: what was paid before its announce went on and is not taken back, by owner; amounts in cents.
        announces: how many announces won and have not gone on.
        nothing: nothing was entered of the number, and nobody said that the layout is clear.
    """

    back: tuple[tuple[str, int], ...] = ()
    announces: int = 0
    nothing: bool = False


NOTHING_UNDONE = Undone()


class Passing(Struct, frozen=True):
    """What going on to the next spin means now.

    Attributes:
        undone: what it passes over.
        asked: that was asked already: the next touch goes on.
    """

    undone: Undone = NOTHING_UNDONE
    asked: bool = False

    @property
    def asks(self) -> bool:
        """Whether it must be asked first."""
        return self.undone != NOTHING_UNDONE and not self.asked


NOTHING_PASSED = Passing()


class Asked(Struct, frozen=True):
    """What was asked of the table and is not yet answered.

    Attributes:
        make: whether the payment is to be marked as made, or the mark taken off.
        order: the payment's place; 0 where none is.
        refusals: how many refusals the table had given when it was asked.
        seen_to: other stakes that are to be ticked: the list of the settlement, and the place in it.
        marks: how many marks the payment bore when it was asked.
    """

    make: bool
    order: int
    refusals: int
    seen_to: tuple[tuple[str, int], ...] = ()
    marks: int = 0


class Draft(Struct, frozen=True):
    """What is said of one round; a game adds what is entered of it.

    Attributes:
        spin: the running number of the round.
        looking: the payment that is shown large, or None for the next one to be paid.
        asked: what the table has not answered yet.
        refusals_read: how many refusals the dealer has put away.
        alarms_read: which alarms were put away, each by its count.
        lamps_read: the keys of the notices that were put away while their lamp stays lit.
        turned: the keys of the notices in the order to which the dealer turned them; empty, the worst first.
        blocked: why the last touch was not taken, as the table would have said it; empty where it was.
        wishes: the chips that players asked for, until their payments are made.
        voiceless: why what is announced is not said aloud; empty where nobody has to know.
        relief: to whom the table was handed over, until the new dealer has read the notes.
        entering: something was touched to be entered since a payment was marked or looked at.
        passed: what is passed over by going on, once that was asked.
        said_back: of which colours it was said that all came back, or did not, before the table is closed.
        all_asked: the payments of which it was asked whether all of them are made.
    """

    spin: int
    looking: int | None = None
    asked: Asked | None = None
    refusals_read: int = 0
    alarms_read: frozenset[int] = frozenset()
    lamps_read: frozenset[str] = frozenset()
    turned: tuple[str, ...] = ()
    blocked: str = ""
    wishes: Wishes = {}
    voiceless: str = ""
    relief: str = ""
    entering: bool = False
    passed: Undone = NOTHING_UNDONE
    said_back: SaidBack = frozenset()
    all_asked: AllOpen = NOTHING_OPEN


D = TypeVar("D", bound=Draft)
"""A draft of one game."""
