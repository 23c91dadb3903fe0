"""What `verify` asks of each event beside its hash: that it follows from the ones before it.

A night carries in its opening all that outlives the night before it, so that nights can be played side by
side: one processor walks the chain, and all of them play.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, NamedTuple, Self

if TYPE_CHECKING:
    from concurrent.futures import Future

    from app.journal.chain import Recorded
    from app.table.replay import Difference, Replay

_WORTH_IT: Final = 40_000_000
"""Bytes of a journal that is played on all processors: to start them takes half a second."""


class Fault(NamedTuple):
    """The first event that does not follow from the ones before it.

    Attributes:
        walked: how many events of the whole journal were walked up to it.
        table: whose it is.
        seq: its place.
        reason: what is wrong.
    """

    walked: int
    table: str
    seq: int
    reason: str


class Replayed:
    """Plays every table's events again, each settlement under the rules that were recorded with it.

    Attributes:
        replays: by table.
    """

    def __init__(self) -> None:
        """Nothing is played yet."""
        self.replays: dict[str, Replay] = {}

    def __call__(self, table: str, event: Recorded, _body: dict[str, object]) -> str | None:
        """Play one event; gives what does not hold of it."""
        from app.table.replay import Replay

        replay = self.replays.get(table)
        if replay is None:
            replay = self.replays[table] = Replay(table)
        return replay.step(event.body)

    @property
    def differs(self) -> list[tuple[str, Difference]]:
        """Settlements of older rules that come out otherwise today, by table."""
        return [(table, each) for table, replay in self.replays.items() for each in replay.differs]

    def finish(self) -> Fault | None:
        """Nothing is left to be played: each fault was told at once."""
        return None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing is held."""


class _Night(NamedTuple):
    """Events of one table from an opening on, as they are sent to a processor."""

    table: str
    first: int
    walked: tuple[int, ...]
    bodies: tuple[bytes, ...]


class _Played(NamedTuple):
    """What came of a night: its first event that does not hold, by its place in it, and what differs."""

    fault: tuple[int, str] | None
    differs: Sequence[Difference]


class ReplayedBeside(Replayed):
    """Plays nights on all processors while the chain is walked; what does not hold is told by `finish`."""

    def __init__(self, processors: int | None = None) -> None:
        """Start nothing before the first night is whole.

        Args:
            processors: how many; all where None.
        """
        super().__init__()
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        from app.journal.reading import OPENING

        self._opening = OPENING
        self._processors = processors or os.cpu_count() or 1
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._processors, mp_context=context)
        self._open: dict[str, list[tuple[int, Recorded]]] = {}
        self._sent: deque[tuple[_Night, Future[_Played]]] = deque()
        self._faults: list[Fault] = []
        self._differs: list[tuple[str, Difference]] = []
        self._walked = 0

    def __call__(self, table: str, event: Recorded, body: dict[str, object]) -> str | None:
        """Keep an event until its night is whole; nothing is known of it yet."""
        self._walked += 1
        if body.get("kind") == self._opening:
            self._send(table)
        self._open.setdefault(table, []).append((self._walked, event))
        return None

    @property
    def differs(self) -> list[tuple[str, Difference]]:
        """Settlements of older rules that come out otherwise today, by table; after `finish`."""
        return self._differs

    def finish(self) -> Fault | None:
        """Wait for all nights.

        Returns:
            Of everything that does not hold what was walked first.
        """
        for table in list(self._open):
            self._send(table)
        while self._sent:
            self._take()
        return min(self._faults, default=None)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let the processors go."""
        self._pool.shutdown(cancel_futures=True)

    def _send(self, table: str) -> None:
        """Have what was kept of a table played; not more waits than the processors can take."""
        events = self._open.pop(table, [])
        if not events:
            return
        walked, recorded = zip(*events, strict=True)
        night = _Night(table, recorded[0].seq, walked, tuple(event.body for event in recorded))
        self._sent.append((night, self._pool.submit(_play, night)))
        if len(self._sent) > 2 * self._processors:
            self._take()

    def _take(self) -> None:
        night, future = self._sent.popleft()
        played = future.result()
        self._differs += [(night.table, each) for each in played.differs]
        if played.fault is not None:
            place, reason = played.fault
            self._faults.append(Fault(night.walked[place], night.table, night.first + place, reason))


def replayed(database: Path) -> Replayed:
    """Give what plays a journal again: on all processors where it is long."""
    long = database.is_file() and database.stat().st_size >= _WORTH_IT and (os.cpu_count() or 1) > 1
    return ReplayedBeside() if long else Replayed()


def _play(night: _Night) -> _Played:
    """Play one night; on a processor of its own."""
    from app.table.replay import Replay

    replay = Replay(night.table, before=night.first - 1)
    for place, body in enumerate(night.bodies):
        reason = replay.step(body)
        if reason is not None:
            return _Played((place, reason), tuple(replay.differs))
    return _Played(None, tuple(replay.differs))
