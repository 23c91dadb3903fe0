"""What a touch or a key is meant for: the number on the desk, and the payment that is shown large."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.croupier.screen import Screen


class Situation(NamedTuple):
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
