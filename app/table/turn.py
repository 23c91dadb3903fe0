"""One action while it is verified: what it would cause, kept only if nothing refuses it.

verify / can / do are one piece of code: an action raises `RefusedError` and its turn is thrown away, or it
returns and its events are the answer. Whether a button is greyed is the same question asked on a turn that
nobody keeps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, NoReturn

from typing_extensions import TypeVar

from app.sentence import Sentence
from app.table.bad_input import with_section
from app.table.earlier_payments import FindEarlier, nothing_earlier
from app.table.event_record import Event
from app.table.fell import FindNumber, nothing_fell
from app.table.fold import fold
from app.table.sources import HAND, TYPED
from app.table.state import TableState
from app.table.telling import round_told

__all__ = ["HAND", "NOTHING_RUNS", "TYPED", "RefusedError", "Running", "Turn", "refuse"]


S_co = TypeVar("S_co", bound=TableState, default=TableState, covariant=True)

Running = tuple[str | None, int | None]
"""A reader that is in the midst of a game, and its own count of it."""
NOTHING_RUNS: Final[Running] = (None, None)


class RefusedError(Exception):
    """The action may not be done now.

    Attributes:
        reason: why not, for whoever asked; its English has the section.
        rule: the section of the house's rule on which it rests, "rules 9"; None where no rule forbids it.
    """

    def __init__(self, reason: Sentence, rule: str | None = None) -> None:
        self.reason, self.rule = reason.recorded(with_section(reason, rule)), rule
        super().__init__(self.reason)


def refuse(reason: Sentence, *, rule: str | None = None) -> NoReturn:
    """Say why not.

    Args:
        reason: a line of a catalogue, with what stands in its places.
        rule: the section on which it rests, "rules 9"; such a refusal is recorded.

    Raises:
        RefusedError: always.
    """
    raise RefusedError(reason, rule)


def nothing_runs() -> Running:
    """Name no reader: none was heard."""
    return NOTHING_RUNS


class Turn(Generic[S_co]):
    """What one action causes, event by event.

    Attributes:
        state: the state after the events so far.
        events: what happened so far.
        ready: whether the wheel takes a throw; true where there is none.
        earlier: looks up a payment of a night that is over.
        fell: looks up a spin's number.
        running: names the reader that is in the midst of a game, and its own count of it; None where none is.
    """

    def __init__(
        self,
        state: S_co,
        *,
        ready: bool,
        source: str = HAND,
        earlier: FindEarlier = nothing_earlier,
        fell: FindNumber = nothing_fell,
        running: Callable[[], Running] = nothing_runs,
    ) -> None:
        self.state: S_co = state
        self.ready, self.source = ready, source
        self.earlier, self.fell, self.running = earlier, fell, running
        self.events: list[Event] = []

    def happen(self, event: Event) -> None:
        """Let one thing happen, and what follows from it at the games that are played beside."""
        self.state = fold(self.state, event)
        self.events.append(event)
        self.let_follow(event)

    def let_follow(self, event: Event) -> None:
        """Let happen what follows at the games that are played beside from what has just happened."""
        sides = self.state.game.sides
        if sides and (told := round_told(self.state, event)) is not None:
            for side in sides:
                if side.dealt(self.state.house):
                    side.follow(self, told)
