"""What a touch or a key is meant for: number and payment on the desk, and what its act does then."""

from __future__ import annotations

from msgspec import Struct

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.payments.shown import Mark
from app.desks.croupier.screen import Screen


class Situation(Struct, frozen=True):
    """What a finger or a key went down on; gone up in another one it means nothing.

    Attributes:
        moment: spin, number and the number that waits for a second look: what is entered belongs to these.
        payment: which payment or other step is next, and what is shown large; all else belongs to it too.
    """

    moment: tuple[object, ...] = ()
    payment: tuple[object, ...] = ()


def situation(screen: Screen | None) -> Situation:
    """Say what the desk is about now.

    A payment is what it pays, and not its place alone: of an entry that has grown meanwhile the dealer has
    not seen the amount yet.

    Args:
        screen: what the desk shows; None before the table said anything.
    """
    if screen is None:
        return Situation()
    large = screen.payments.large
    shown = () if large is None else (large.order, large.title, large.why, large.amount, large.differs)
    moment = screen.heading.spin, screen.number, screen.waits
    return Situation(moment, (screen.payments.current, screen.payments.step, *shown))


def meaning_of(act: AnyAct | None, screen: Screen) -> tuple[object, ...]:
    """Say what an act does now, to be compared with what it did a moment ago.

    The next payment is the same as the one before, and so is looking at one after another; what asks once
    more before it does something, and what is taken back by the same act, is not.

    Args:
        act: that would be done; None where nothing would.
        screen: what the desk shows.
    """
    paid, moment = screen.payments, (act, screen.heading.spin, screen.number)
    match act:
        case Act.PAID:
            disputed = paid.large is not None and paid.large.mark is Mark.DISPUTED
            asks = (paid.step is not None, screen.owner_asked, paid.aside, disputed)
            return *moment, *asks, _is_taken_back(screen)
        case Act.UNPAID:
            return *moment, paid.aside
        case Act.PAID_ALL:
            return *moment, paid.all_asked
        case Act.NEXT:
            return *moment, screen.passing.asked
        case Act.LAST | Act.SUSPEND:
            return *moment, screen.last_announced if act is Act.LAST else screen.suspended
        case Act.DISMISS | Act.WAS_PAID | Act.WAS_NOT_PAID:  # of another notice than was read it is another
            return act, None if screen.banner is None else screen.banner.key
        case Act.FINISHED if paid.large is not None:
            return *moment, paid.large.finished
        case _:
            return *moment, *screen.told_apart(act)


def _is_taken_back(screen: Screen) -> bool:
    """Whether what is shown large is taken back of a payment that was made."""
    large = screen.payments.large
    return large is not None and large.differs is not None and large.differs.back
