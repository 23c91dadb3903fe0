"""When what a dealer may be asked about was recorded: he remembers hour and spin, no place in the journal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from app.table.live import Moment
from app.table.state import TableState

LookUp = Callable[[Collection[int]], Mapping[int, tuple[str, int | None]]]
"""Gives the time of some of the table's events, and the spin of each."""


class Hours:
    """The moments of what waits for an answer, and of what came and went at the bank this night.

    Attributes:
        now: the moments, by place in the table's record; of what is not written yet there is none.
    """

    def __init__(self, look_up: LookUp, state: TableState) -> None:
        """Look those up of a table that is started again.

        Args:
            look_up: reads the journal.
            state: where the table is.
        """
        self._of = state.unanswered, state.movements
        places = _asked_about(state)
        found = look_up(places) if places else {}
        self.now: Mapping[int, Moment] = {seq: Moment(*each) for seq, each in found.items()}

    def take(self, places: Sequence[int], bodies: Sequence[Mapping[str, Any]], state: TableState) -> None:
        """Keep when something became durable, as long as the state tells of it.

        Args:
            places: where it was written.
            bodies: what was written, in the same order.
            state: of the table since.
        """
        if self._of[0] is state.unanswered and self._of[1] is state.movements:  # as after nearly every event
            return
        self._of = state.unanswered, state.movements
        wanted = _asked_about(state)
        fresh = {
            seq: Moment(body["at"], body.get("spin"))
            for seq, body in zip(places, bodies, strict=True)
            if seq in wanted
        }
        if fresh or self.now.keys() - wanted:
            self.now = {seq: each for seq, each in {**self.now, **fresh}.items() if seq in wanted}


def _asked_about(state: TableState) -> set[int]:
    return {*state.unanswered, *state.movements}
