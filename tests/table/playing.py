"""A table that is played on in a test, and watched at every step.

Whatever it does is read back from JSON and folded a second time; both must come to one state. So must the
replay of the journal, which settles everything again.
"""

from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from app.people.held import Held
from app.people.permissions import Signed
from app.rules.chips import Chip
from app.rules.house import House
from app.rules.side import Side
from app.table.bad_input import BadInputError
from app.table.earlier_payments import FindEarlier, nothing_earlier
from app.table.event_reading import reader_of
from app.table.event_record import Event, event_form
from app.table.events import BankShort
from app.table.fell import FindNumber, nothing_fell
from app.table.fold import fold
from app.table.game import Game
from app.table.heard import ReaderHeard
from app.table.json_text import Json
from app.table.replay import Replay
from app.table.roulette.game import ROULETTE
from app.table.roulette.hearing import CandidateHeard, NumberHeard, StepHeard, VoidHeard, WheelSays
from app.table.roulette.settling import as_settled
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.state import S, unopened
from app.table.station_opening import Opening, nobody_says
from app.table.table import Automation, Table
from app.table.turn import RefusedError
from tests.houses import house

VENEZIA = house("venezia")
HEARD_AT = "2026-11-21T05:14:10.123456Z"
Form = dict[str, Any]


class Played:
    """One table, all that it has caused, and the same again from its JSON."""

    def __init__(
        self,
        state: SpinTable | None = None,
        *,
        under: House = VENEZIA,
        has_wheel: bool = False,
        automation: Automation = Automation.NONE,
        earlier: FindEarlier = nothing_earlier,
        fell: FindNumber = nothing_fell,
        register: Callable[[], Held | None] = nobody_says,
        game: Game[SpinTable] | None = None,
    ) -> None:
        game = game or ROULETTE
        opening = Opening("T1", under, "Anna", Side.LEFT, "test 1", register=register)
        self.table = Table(
            state or unopened("T1", game),
            opening,
            steps_told=has_wheel,
            automation=automation,
            earlier=earlier,
            fell=fell,
        )
        self.story: list[Event] = []
        self.again = self.table.state
        self.replay = Replay("T1", game) if state is None else None
        self._read = reader_of(game).read

    @property
    def state(self) -> SpinTable:
        return self.table.state

    @property
    def paying(self) -> SpinState:
        assert self.state.paying is not None
        return self.state.paying

    @property
    def betting(self) -> SpinState:
        assert self.state.betting is not None
        return self.state.betting

    def do(self, name: str, /, **fields: object) -> tuple[str, ...]:
        """Do a command; gives the kinds of what it caused."""
        return self.checked(self.table.do(command(name, **fields)))

    def signed(self, signed: Sequence[Signed], name: str, /, **fields: object) -> tuple[str, ...]:
        """Do a command that others signed; gives the kinds of what it caused."""
        return self.checked(self.table.do(command(name, **fields), signed))

    def hear(self, *heard: object) -> tuple[str, ...]:
        """Hear a reader; gives the kinds of what that caused."""
        return tuple(kind for each in heard for kind in self.checked(self.table.hear(each)))

    def refused(self, name: str, /, **fields: object) -> str:
        """Have a command refused: nothing may have changed. Gives the reason."""
        return self._turned_down(RefusedError, command(name, **fields))

    def bad_input(self, name: str, /, **fields: object) -> str:
        """Have a command refused as no command at all: nothing may have changed. Gives the fault."""
        return self._turned_down(BadInputError, command(name, **fields))

    def record_refusal(self, form: Json, why: RefusedError | BadInputError) -> tuple[str, ...]:
        """Have a refusal recorded, if a rule refused it: nothing but the count of events may change."""
        before = self.state
        kinds = self.checked(self.table.record_refusal(form, why))
        assert kinds == (() if why.rule is None else ("command.refused",))
        assert self.state == replace(before, seq=before.seq + len(kinds))
        return kinds

    def pieces(self, chip: Chip) -> int:
        """How many pieces of a chip the bank has."""
        return self.state.bank.inventory.pieces.get(chip, 0)

    def last(self) -> Form:
        """The form of the last event."""
        return form_of(self.story[-1])

    def checked(self, caused: Sequence[Event]) -> tuple[str, ...]:
        """Read back what was caused, and come to the same state again."""
        kinds = []
        for event in caused:
            form = form_of(event)
            kinds.append(form["kind"])
            body = msgspec.json.encode({**form, "seq": len(self.story) + 1, "v": 1})
            read = self._read(body)
            assert read == event
            self.again = fold(self.again, read)
            self.story.append(event)
            if self.replay is not None:
                assert self.replay.step(body) is None
        assert self.again == self.state
        self.again = self.state  # what did not change is not compared again
        for spin in (self.state.paying, self.state.betting, as_settled(self.state).paying):
            if spin is None:
                continue
            beside = spin.payable.beside.payments
            owed = None if spin.settlement is None else (*spin.settlement.payments, *beside)
            assert spin.payable.payments == owed, "what is payable is what was settled"
        return tuple(kinds)

    def _turned_down(self, how: type[Exception], form: Json) -> str:
        before = self.state
        with pytest.raises(how) as reason:
            self.table.do(form)
        assert self.state is before
        assert self.table.why_not(form) == str(reason.value)
        return str(reason.value)


def form_of(event: Event) -> Form:
    """An event as scripts see it, without its envelope."""
    return cast("Form", event_form(event))


def command(name: str, /, **fields: object) -> Json:
    """A command as scripts write it."""
    return cast("Json", {"do": name, **fields})


def opened(*, all_entered: bool = False, **how: Any) -> Played:
    """A table whose first bets are open; at some every stake is entered, not those that win alone."""
    played = Played(**how)
    played.do("open", all_entered=all_entered)
    return played


def wheel_ready(game: int | None = 1) -> Played:
    """A table whose wheel waits for a throw."""
    table = opened(has_wheel=True)
    table.hear(reader(connected=True), step(READY, game))
    return table


def running(game: int | None = 1) -> Played:
    """A wheel whose ball runs."""
    table = wheel_ready(game)
    table.hear(step(THROW, game))
    return table


def wheel_told(value: int = 8, game: int | None = 1) -> Played:
    """A table whose wheel has just told a number."""
    table = running(game)
    table.hear(step(NO_MORE_BETS, game), number(value, game))
    return table


def fallen(number: int = 8, **how: Any) -> Played:
    """A table whose number has just fallen, typed by hand."""
    played = opened(**how)
    fall(played, number)
    return played


def fall(played: Played, number: int) -> None:
    """Type a number and confirm it."""
    played.do("number", number=number)
    played.do("confirm")


def stack(position: str, *entries: Form) -> Form:
    """All that lies on one position."""
    return {"position": position, "stack": list(entries)}


def chips(value: str, pieces: int = 1, owner: str | None = "seat 1", **flags: object) -> Form:
    """An entry of value chips."""
    return {"value": value, "pieces": pieces, **({} if owner is None else {"owner": owner}), **flags}


def colour(name: str, pieces: int = 1, **flags: object) -> Form:
    """An entry of a colour."""
    return {"colour": name, "pieces": pieces, **flags}


EIGHT = [
    stack("split-8-11", colour("red", 2), chips("20.00", owner="seat 4")),
    stack("straight-8", chips("5.00")),
    stack("black", chips("10.00", 2)),
]
"""Four payments at number 8, cylinder left: black, 20.00 on the split, 5.00 on the straight, red on the split."""


def paying_eight() -> Played:
    """A table that pays these four, in that order."""
    table = fallen(8)
    table.do("winners", bets=EIGHT)
    return table


def told_nothing_short(state: S) -> S:
    """The same table, but that nobody was told that its bank has less than nothing of a chip."""
    left = {seq: each for seq, each in state.unanswered.items() if not isinstance(each, BankShort)}
    closed = state.closed
    before = None if closed is None else replace(closed, before=told_nothing_short(closed.before))
    return replace(state, unanswered=left, closed=before)


def paid_again(state: S) -> S:
    """The same table, but that the spin which is paid, or was last, was closed and opened again."""
    paying, closed = state.paying, state.closed
    return replace(
        state,
        paying=None if paying is None else replace(paying, reopened=True),
        closed=None if closed is None else replace(closed, before=paid_again(closed.before)),
    )


def step(says: WheelSays, game: int | None = 1) -> StepHeard:
    """A step of the wheel's game."""
    return StepHeard(says, "wheel", game)


READY, THROW, NO_MORE_BETS = WheelSays.READY, WheelSays.THROW, WheelSays.NO_MORE_BETS


def number(value: int, game: int | None = 1) -> NumberHeard:
    """The wheel's number."""
    return NumberHeard(value, "wheel", "wheel", HEARD_AT, game, (f"{value:2d}",))


def candidate(value: int, game: int | None = 1, reason: str = "not_seen_to_fall") -> CandidateHeard:
    """A number that the wheel only offers."""
    return CandidateHeard(value, reason, "wheel", HEARD_AT, game, (f"{value:2d}",))


def reader(*, connected: bool, reason: str = "") -> ReaderHeard:
    """The wheel's line came alive, or was lost."""
    return ReaderHeard("wheel", connected, reason)


VOID = VoidHeard("ball_removed")
