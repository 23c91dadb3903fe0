"""From what a device said to what it means for the table and the screen.

A reading is a fact about the wire; the table hears only what may change it. The rest (how fast the rotor
turns, whether the line is stale) is true only now: it goes to the screen and is never recorded.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from msgspec.structs import replace

from app.rules.house import Hours
from app.rules.roulette.wheel import Turning as Way
from app.station.agreement import Agreement
from app.station.planned_hours import is_planned
from app.station.spin_lines import SpinLines
from app.station.stamps import moment_text
from app.table.event_record import WireLines
from app.table.heard import ReaderHeard, WarningHeard
from app.table.live import ReaderHealth, ReaderNow
from app.table.roulette.drawing import TakenBackHeard, TurnedHeard
from app.table.roulette.hearing import CandidateHeard, Heard, NumberHeard, StepHeard, VoidHeard, WheelSays
from app.table.roulette.second_look import CONFLICT
from app.table.troubles import Trouble
from hardware import readings
from hardware.readings import DrumState, LineState, Reading, Turning, WarningKind, WheelPhase

_SAYS: Final = {
    WheelPhase.PLACE_BETS: WheelSays.READY,
    WheelPhase.BALL_IN_RIM: WheelSays.THROW,
    WheelPhase.NO_MORE_BETS: WheelSays.NO_MORE_BETS,
}
_DRUM_SAYS: Final = {
    DrumState.CW: WheelSays.THROW,
    DrumState.CCW: WheelSays.THROW,
    DrumState.DRAW: WheelSays.NO_MORE_BETS,
}
_WAYS: Final = {Turning.CLOCKWISE: Way.CLOCKWISE, Turning.ANTICLOCKWISE: Way.ANTICLOCKWISE}
_HEALTH: Final = {
    LineState.OPENING: ReaderHealth.LOST,
    LineState.LIVE: ReaderHealth.LIVE,
    LineState.STALE: ReaderHealth.STALE,
    LineState.SILENT: ReaderHealth.SILENT,
    LineState.LOST: ReaderHealth.LOST,
    LineState.CLOSED: ReaderHealth.LOST,
}
_WORSE: Final = (
    ReaderHealth.NONE,
    ReaderHealth.LIVE,
    ReaderHealth.STALE,
    ReaderHealth.SILENT,
    ReaderHealth.LOST,
)
_ONCE_A: Final = 60_000_000
"""A warning of one kind is recorded once, and then once in so many microseconds with its count."""


class Readers(NamedTuple):
    """The readers that a table listens to.

    Attributes:
        names: none, one or two; two must agree.
        steps_told: one of them tells the steps of the game too, and not its number alone.
    """

    names: tuple[str, ...] = ()
    steps_told: bool = True


@dataclass(slots=True)
class _Repeats:
    """When a warning was last recorded, and how many came since."""

    recorded: int
    since: int = 0


_Game = readings.PhaseSeen | readings.Number | readings.Candidate | readings.Conflict | readings.GameVoid
_NUMBERS: Final = (readings.Number, readings.Candidate, readings.Conflict)
_Drawn = (
    readings.BallsLoaded
    | readings.DrumMoved
    | readings.DrumTurned
    | readings.BallDrawn
    | readings.BallUnread
    | readings.BallTakenBack
)


class Listening:
    """What is known of the readers now; one for each station, used by the table thread alone."""

    def __init__(self, readers: Readers, off: Hours | None = None) -> None:
        """Nothing was heard yet.

        Args:
            readers: those that are configured.
            off: the hours in which they are switched off by plan; None where they never are.
        """
        self._off = off
        self._agreement = Agreement(*readers.names) if len(readers.names) > 1 else None
        self._now = ReaderNow(ReaderHealth.LOST if readers.names else ReaderHealth.NONE)
        self._each: dict[str, ReaderNow] = {}
        self._seen: dict[str, readings.WheelSeen | readings.TumblerSeen] = {}
        """What was said last and is not shown yet: a number goes first."""
        self._telling = set[str]()
        """The readers that say how they are, not numbers alone."""
        self._connected: dict[str, bool] = {}
        self._warned: dict[tuple[str, str], _Repeats] = {}
        self._lines: defaultdict[str, SpinLines] = defaultdict(SpinLines)

    def hear(self, said: Iterable[Reading]) -> Iterator[Heard]:
        """Take what one reader said; gives what the table must hear, where there are two of what both say."""
        for reading in said:
            agreed = [reading] if self._agreement is None else self._agreement.hear(reading)
            yield from filter(None, map(self.heard, agreed))

    @property
    def waits_until(self) -> int | None:
        """When a number has waited long enough for the other reader, in steady microseconds; or None."""
        return None if self._agreement is None else self._agreement.waits_until

    def due(self, mono: int) -> Iterator[Heard]:
        """Give what the table must hear because a reader said nothing; `mono` is now, steady microseconds."""
        return filter(None, map(self.heard, [] if self._agreement is None else self._agreement.due(mono)))

    def heard(self, reading: Reading) -> Heard | None:
        """Take a reading; gives what the table must hear, if anything."""
        self._lines[reading.heard.device].hear(reading)
        match reading:
            case readings.WheelSeen() | readings.TumblerSeen():
                self._seen[reading.heard.device] = reading
                self._telling.add(reading.heard.device)
                return None
            case readings.LineChanged():
                return self._line(reading)
            case readings.WheelWarning():
                return self._warning(reading)
            case _:
                return self._game(reading)

    @property
    def now(self) -> ReaderNow:
        """How they are, for the lamp on the screen."""
        while self._seen:
            self._show_seen(self._seen.popitem()[1])
        return self._now

    def _show_seen(self, reading: readings.WheelSeen | readings.TumblerSeen) -> None:
        """Show how the reader is, as it says itself."""
        before = self._before(reading)
        speed = turning = None
        if isinstance(reading, readings.WheelSeen):
            speed = reading.speed
            turning = None if reading.turning is None else reading.turning is Turning.CLOCKWISE
        reason, damaged = before.reason, before.damaged
        self._show(ReaderNow(ReaderHealth.LIVE, before.device, speed, turning, reason, damaged))

    def _before(self, reading: Reading) -> ReaderNow:
        """Give what is shown of a reader."""
        device = reading.heard.device
        if (seen := self._seen.pop(device, None)) is not None:
            self._show_seen(seen)
        return self._each.get(device) or ReaderNow(device=device)

    def _line(self, reading: readings.LineChanged) -> ReaderHeard | None:
        device, state = reading.heard.device, reading.state
        now = replace(self._before(reading), health=_HEALTH[state], reason=reading.reason)
        self._show(replace(now, damaged=0) if state is LineState.LOST else now)
        alive = {LineState.LIVE: True, LineState.LOST: False, LineState.SILENT: False}.get(state)
        if alive is None or (self._connected.get(device) == alive and state is not LineState.LOST):
            return None
        self._connected[device] = alive
        return ReaderHeard(device, alive, reading.reason)

    def _show(self, now: ReaderNow) -> None:
        """Light the lamp for the reader that is worst off, the first of them where they are alike."""
        self._each[now.device] = now
        alone = len(self._each) == 1
        self._now = now if alone else max(self._each.values(), key=lambda each: _WORSE.index(each.health))

    def _warning(self, reading: readings.WheelWarning) -> WarningHeard | None:
        """Record a warning of one kind once, and then once a minute with its count."""
        device, mono = reading.heard.device, reading.heard.mono
        if reading.kind is WarningKind.BAD_FRAME:
            before = self._before(reading)
            self._show(replace(before, damaged=before.damaged + reading.count))
        known = self._warned.get((device, reading.kind.value))
        if known is not None and mono - known.recorded < _ONCE_A:
            known.since += reading.count
            return None
        count = reading.count + (known.since if known else 0)
        self._warned[device, reading.kind.value] = _Repeats(mono)
        planned = is_planned(self._off, reading.kind, reading.heard.at)
        return WarningHeard(device, reading.kind.value, reading.detail, count, planned=planned)

    def _game(self, reading: _Game | _Drawn) -> Heard | None:
        """Say what a reading means for the game."""
        device, at = reading.heard.device, reading.heard.at
        if device not in self._telling and isinstance(reading, _NUMBERS):
            self._show(replace(self._before(reading), number_at=moment_text(at)))
        match reading:
            case readings.PhaseSeen(phase=phase, game=game, turning=turning):
                says = _SAYS.get(phase)
                way = None if turning is None else _WAYS[turning]
                return None if says is None else StepHeard(says, device, game, way)
            case readings.Number(number=number, game=game, raw=raw):
                return NumberHeard(number, "wheel", device, moment_text(at), game, raw, self._wire(reading))
            case readings.Candidate(number=number, reason=reason, game=game, raw=raw):
                return CandidateHeard(number, reason, device, moment_text(at), game, raw, self._wire(reading))
            case readings.Conflict(numbers=numbers):
                said = " and ".join(map(str, numbers))
                return WarningHeard(device, CONFLICT, Trouble.NUMBER_TO_TYPE.english(said=said))
            case readings.GameVoid(cause=cause, game=game):
                return VoidHeard(cause.value, game)
            case _:
                return self._draw(reading)

    def _draw(self, reading: _Drawn) -> Heard | None:
        """Say what a tumbler's reading means for the game; its drum that turns is a throw."""
        device, draw = reading.heard.device, reading.draw
        match reading:
            case readings.BallsLoaded():
                return StepHeard(WheelSays.READY, device, draw)
            case readings.DrumMoved(drum=drum):
                says = _DRUM_SAYS.get(drum)
                return None if says is None else StepHeard(says, device, draw)
            case readings.DrumTurned(turning=turning, turns=turns):
                return TurnedHeard(_WAYS[turning], turns, device, draw or 0)
            case readings.BallDrawn(number=number, raw=raw):
                at = moment_text(reading.heard.at)
                return NumberHeard(number, "tumbler", device, at, draw, raw, self._wire(reading))
            case readings.BallUnread(cause=cause):
                return WarningHeard(device, "unread", unread_text(cause))
            case readings.BallTakenBack(number=number):
                return TakenBackHeard(number, device, draw or 0)

    def _wire(self, reading: Reading) -> WireLines | None:
        """Give what the device said since the number before."""
        return self._lines[reading.heard.device].take(reading.heard)


def unread_text(cause: str) -> str:
    """Say that a ball fell and was not read; `cause` as the tumbler gave it."""
    return Trouble.RESULT_UNREAD.english(cause=cause)
