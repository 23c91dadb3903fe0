"""Which payment a dispute is about, while the settlement of its round changes beneath it (rules 3)."""

from __future__ import annotations

from msgspec import Struct, field

from app.table import events as happened
from app.table.differences import places_kept
from app.table.event_record import Event
from app.table.state import Round, Steps

Numbers = tuple[int, ...]
"""Which disputes, from 0 in the order in which they were raised."""


class Disputed(Struct):
    """Follows the disputes of a table, or of one round; events are entered in their order.

    A payment may stand at another place in a new settlement. Where it is another one, the table disputes what
    the same player is paid now right behind it: that is no other dispute, but the same one going on.

    Attributes:
        steps: those of the game's events that take a round on.
        open: the places of the payments that wait for a ruling now, by their disputes.
    """

    steps: Steps
    open: dict[int, int] = field(default_factory=dict)
    _raised: int = 0
    _goes_on: list[Numbers] = field(default_factory=list)
    _at_the_end: dict[int, int] = field(default_factory=dict)

    def enter(self, event: Event, before: Round | None, after: Round | None) -> Numbers:
        """Enter one event.

        Args:
            event: the next one.
            before: its round as it stood before; None where it was not alive.
            after: the same after it.

        Returns:
            The disputes that it raises, goes on with or ends.
        """
        going_on, self._goes_on = self._goes_on, []
        self._take_on(type(event), before, after)
        match event:
            case happened.TableOpened():
                self.open = {}
            case happened.PaymentDisputed(order=order):
                return self._objected(order, going_on if event.by is None else [])
            case happened.PaymentRuled(order=order):
                ruled = tuple(number for number, place in self.open.items() if place == order)
                self.open = {number: place for number, place in self.open.items() if place != order}
                return ruled
            case _:
                pass
        return ()

    def _take_on(self, kind: type[Event], before: Round | None, after: Round | None) -> None:
        """Let the round be settled anew, be over, or be paid again."""
        steps = self.steps
        if kind in steps.falls.keys() | steps.retakes | steps.closes.keys():
            if before is not None and before.number is not None:  # and not the round that is bet on
                self.open, self._at_the_end = {}, self.open
        elif kind in steps.reopens:
            self.open = self._at_the_end
        elif kind in steps.settles:
            self._settled(before, after)

    def _settled(self, before: Round | None, after: Round | None) -> None:
        was = None if before is None else before.payable.payments
        now = None if after is None else after.payable.payments
        if was is None or now is None:
            return
        open_, self.open = self.open, {}
        for order in sorted(set(open_.values())):
            numbers = tuple(number for number, place in open_.items() if place == order)
            kept = places_kept(was, frozenset({order}), now)
            if kept is None:
                self._goes_on.append(numbers)
            else:
                self.open |= dict.fromkeys(numbers, kept[order])

    def _objected(self, order: int, going_on: list[Numbers]) -> Numbers:
        if going_on:
            about, self._goes_on = going_on[0], going_on[1:]
        else:
            about = (self._raised,)
            self._raised += 1
        self.open |= dict.fromkeys(about, order)
        return about
