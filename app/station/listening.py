"""From what a device said to what it means for the table and the screen.

A reading is a fact about the wire; the table hears only what may change it. The rest (how fast the rotor
turns, whether the line is stale) is true only now: it goes to the screen and is never recorded.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from app.rules.house import Hours
from app.station.agreement import Agreement
from app.station.planned_hours import is_planned
from app.station.spin_lines import SpinLines
from app.station.stamps import moment_text
from app.station.wiring import Means, nothing_meant
from app.table.heard import ReaderHeard, WarningHeard
from app.table.live import ReaderHealth, ReaderNow
from hardware import readings
from hardware.readings import LineState, Reading, Turning, WarningKind

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


class Readers(Struct, frozen=True):
    """The readers that a table listens to.

    Attributes:
        names: none, one or two; two must agree.
        steps_told: one of them tells the steps of the game too, and not its number alone.
        means: says what a reading means for the game.
    """

    names: tuple[str, ...] = ()
    steps_told: bool = True
    means: Means = nothing_meant


class _Repeats(Struct):
    """When a warning was last recorded, and how many came since."""

    recorded: int
    since: int = 0


_NUMBERS: Final = (readings.Number, readings.Candidate, readings.Conflict)


class Listening:
    """What is known of the readers now; one for each station, used by the table thread alone."""

    def __init__(self, readers: Readers, off: Hours | None = None) -> None:
        """Nothing was heard yet.

        Args:
            readers: those that are configured.
            off: the hours in which they are switched off by plan; None where they never are.
        """
        self._off, self._means = off, readers.means
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

    def hear(self, said: Iterable[Reading]) -> Iterator[object]:
        """Take what one reader said; gives what the table must hear, where there are two of what both say."""
        agreed = said if self._agreement is None else chain.from_iterable(map(self._agreement.hear, said))
        return filter(None, map(self.heard, agreed))

    @property
    def waits_until(self) -> int | None:
        """When a number has waited long enough for the other reader, in steady microseconds; or None."""
        return None if self._agreement is None else self._agreement.waits_until

    def due(self, mono: int) -> Iterator[object]:
        """Give what the table must hear because a reader said nothing; `mono` is now, steady microseconds."""
        return filter(None, map(self.heard, [] if self._agreement is None else self._agreement.due(mono)))

    def heard(self, reading: Reading) -> object | None:
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

    def _game(self, reading: Reading) -> object | None:
        """Say what a reading means for the game."""
        if reading.heard.device not in self._telling and isinstance(reading, _NUMBERS):
            self._show(replace(self._before(reading), number_at=moment_text(reading.heard.at)))
        return self._means(reading, lambda: self._lines[reading.heard.device].take(reading.heard))
