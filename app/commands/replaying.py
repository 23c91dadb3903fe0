"""What `verify` asks of each event beside its hash: that it follows from the ones before it.

A night carries in its opening all that outlives the night before it, so that nights can be played side by
side: one program walks the chain, and one for each processor reads the texts and plays them.
"""

from __future__ import annotations

import gc
import os
from collections import deque
from collections.abc import Collection, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, Self

import msgspec

from app.foreign import UNREADABLE
from app.journal.following import Beside, Fault
from app.journal.form import BadFormError, numbers_said, read_form, read_forms
from app.journal.reading import OPENING

if TYPE_CHECKING:
    from concurrent.futures import Future

    from app.journal.chain import Recorded
    from app.journal.earlier_payments import LaterCheck
    from app.table.earlier_payments import Later
    from app.table.game import Difference
    from app.table.put_right import MadePayment

_OPENING: Final = f'"kind":"{OPENING}"'.encode()
_TOGETHER: Final = 512
_WORTH_IT: Final = 40_000_000
"""Bytes of a journal that is played on all processors: to start them takes half a second."""


class Plays(Protocol):
    """Plays one table's events again, or the register's of people."""

    @property
    def falls(self) -> Collection[str]:
        """The kinds of its events that say how a round came out."""
        ...

    @property
    def later(self) -> list[Later]:
        """What was put right of payments of nights before; whoever asks takes it."""
        ...

    @property
    def differs(self) -> Sequence[Difference]:
        """Settlements of older rules that come out otherwise today."""
        ...

    def step(self, body: bytes) -> str | None:
        """Play one event; gives what does not hold of it."""
        ...

    def play(self, bodies: Sequence[bytes]) -> tuple[int, str] | None:
        """Play events one after another; gives the place of the first that does not hold, and what."""
        ...


class Replaying(Beside, Protocol):
    """Plays a journal again while it is walked; used in a `with`."""

    @property
    def differs(self) -> list[tuple[str, Difference]]:
        """Settlements of older rules that come out otherwise today, by table; after `finish`."""
        ...

    def __enter__(self) -> Self:
        """Begin."""
        ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of what it used."""


class _Numbers:
    """Counts the spins that have a number; one that is said again at the same table is one."""

    def __init__(self) -> None:
        self.spins = 0
        self._last: dict[str, object] = {}

    def count(self, table: str, said: Sequence[object]) -> None:
        """Count those that a table's next events name, in their order."""
        if said:
            self.spins += len(said) - (said[0] == self._last.get(table))
            self._last[table] = said[-1]


class Replayed:
    """Plays every table's events again, each settlement under the rules that were recorded with it.

    Attributes:
        replays: by table.
        later: what was put right of payments of nights before and was asked of no night, by table.
    """

    def __init__(self, check: LaterCheck | None = None) -> None:
        """Nothing is played yet.

        Args:
            check: asks the nights of payments that are put right later; None where they cannot be asked yet.
        """
        self.replays: dict[str, Plays] = {}
        self.later: list[tuple[str, Later]] = []
        self._check = check
        self._fault: Fault | None = None
        self._numbers = _Numbers()

    def __call__(self, table: str, event: Recorded, _body: dict[str, object]) -> str | None:
        """Play one event; gives what does not hold of it."""
        replay = self._replay(table, event.body, event.seq)
        reason = replay.step(event.body)
        if reason is None and (wrong := self._later(table, replay)) is not None:
            return wrong[1]
        return reason

    def take(self, table: str, walked: int, first: int, texts: Sequence[bytes]) -> None:
        """Read and play a table's next events; behind one that does not hold nothing is played."""
        if self._fault is None:
            replay = self._replay(table, texts[0], first)
            bad, said = _read(first, texts, replay.falls)
            self._numbers.count(table, said)
            holding = texts if bad is None else texts[: bad[0]]
            fault = replay.play(holding) or bad
            if (wrong := self._later(table, replay)) is not None:
                fault = (wrong[0] - first, wrong[1])
            if fault is not None:
                self._fault = Fault(walked + fault[0], table, first + fault[0], fault[1])

    def finish(self) -> Fault | int:
        """Give the first event that did not hold, or how many spins have a number."""
        return self._numbers.spins if self._fault is None else self._fault

    @property
    def differs(self) -> list[tuple[str, Difference]]:
        """Settlements of older rules that come out otherwise today, by table."""
        return [(table, each) for table, replay in self.replays.items() for each in replay.differs]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing is held."""

    def _later(self, table: str, replay: Plays) -> tuple[int, str] | None:
        """Have the nights of payments asked about what was put right of them; gives what is not so."""
        said = tuple(replay.later)
        replay.later.clear()
        if self._check is None:
            self.later += [(table, each) for each in said]
            return None
        return _why_not(self._check, table, said)

    def _replay(self, table: str, text: bytes, seq: int) -> Plays:
        replay = self.replays.get(table)
        if replay is None:
            replay = self.replays[table] = _player(table, text, seq - 1)
        return replay


class Sought:
    """Plays nights that lie in no journal once more, for the payments that later ones put right.

    Attributes:
        begins: the first event of each table.
    """

    def __init__(self, later: Sequence[tuple[str, Later]]) -> None:
        """Nothing is played yet.

        Args:
            later: what was put right, by table.
        """
        self.begins: dict[str, int] = {}
        self._wanted: dict[str, set[int]] = {}
        for table, each in later:
            self._wanted.setdefault(table, set()).add(each.of)
        self._replayed = Replayed()
        self._made: dict[tuple[str, int], MadePayment] = {}

    def __call__(self, table: str, event: Recorded, body: dict[str, object]) -> str | None:
        """Play one event; gives what does not hold of it."""
        self.begins.setdefault(table, event.seq)
        if body.get("kind") == OPENING:
            self._keep(table)
        return self._replayed(table, event, body)

    def payment_at(self, table: str, of: int) -> MadePayment | None:
        """Give a payment as it stood when its night was over, once all is played; None if none is."""
        self._keep(table)
        return self._made.get((table, of))

    def _keep(self, table: str) -> None:
        """Keep what is wanted of the night that is over."""
        from app.table.corrected_payments import payment_made
        from app.table.replay import Replay

        replay = self._replayed.replays.get(table)
        if isinstance(replay, Replay):
            found = ((of, payment_made(replay.state, of)) for of in self._wanted.get(table, ()))
            self._made |= {(table, of): made for of, made in found if made is not None}


class _Night(NamedTuple):
    """Events of one table from an opening on, as they are sent to a processor."""

    table: str
    first: int
    walked: tuple[int, ...]
    texts: tuple[bytes, ...]


class _Played(NamedTuple):
    """What came of a night.

    Attributes:
        fault: its first event that does not hold, by its place in it.
        differs: settlements of older rules that come out otherwise today.
        later: what it puts right of payments of nights before.
        numbered: the spins that have a number, in their order.
    """

    fault: tuple[int, str] | None
    differs: Sequence[Difference]
    later: Sequence[Later]
    numbered: Sequence[object]


class ReplayedBeside:
    """Reads and plays nights on all processors while the chain is walked; used in a `with`."""

    def __init__(self, check: LaterCheck, processors: int | None = None) -> None:
        """Start nothing before the first night is whole.

        Args:
            check: asks the nights of payments that are put right later.
            processors: how many; all where None.
        """
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        self._processors = processors or os.cpu_count() or 1
        context = multiprocessing.get_context("spawn")
        # What is played is folded and dropped and holds no circles: to look for them costs a fifth.
        self._pool = ProcessPoolExecutor(self._processors, mp_context=context, initializer=gc.disable)
        self._open: dict[str, list[tuple[int, int, Sequence[bytes]]]] = {}
        self._sent: deque[tuple[_Night, Future[_Played]]] = deque()
        self._faults: list[Fault] = []
        self._numbers, self._check = _Numbers(), check
        self.differs: list[tuple[str, Difference]] = []

    def take(self, table: str, walked: int, first: int, texts: Sequence[bytes]) -> None:
        """Keep events until their night is whole: it ends before the next opening.

        Args:
            table: whose they are.
            walked: the first one's place in the walk.
            first: its place in the table.
            texts: of them all.
        """
        begun = 0
        for place, text in enumerate(texts):
            if _OPENING in text and _opens(text):
                self._keep(table, walked + begun, first + begun, texts[begun:place])
                self._send(table)
                begun = place
        self._keep(table, walked + begun, first + begun, texts[begun:])

    def finish(self) -> Fault | int:
        """Wait for all nights.

        Returns:
            Of everything that does not hold what was walked first; or how many spins have a number.
        """
        for table in list(self._open):
            self._send(table)
        while self._sent:
            self._take()
        return min(self._faults, default=self._numbers.spins)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let the processors go."""
        self._pool.shutdown(cancel_futures=True)

    def _keep(self, table: str, walked: int, first: int, texts: Sequence[bytes]) -> None:
        if texts:
            self._open.setdefault(table, []).append((walked, first, texts))

    def _send(self, table: str) -> None:
        """Have what was kept of a table played; not more waits than the processors can take."""
        kept = self._open.pop(table, [])
        if not kept:
            return
        walked = tuple(walked + place for walked, _, texts in kept for place in range(len(texts)))
        night = _Night(table, kept[0][1], walked, tuple(text for _, _, texts in kept for text in texts))
        self._sent.append((night, self._pool.submit(_play, night.table, night.first, night.texts)))
        if len(self._sent) > 2 * self._processors:
            self._take()

    def _take(self) -> None:
        night, future = self._sent.popleft()
        played = future.result()
        self.differs += [(night.table, each) for each in played.differs]
        self._numbers.count(night.table, played.numbered)
        fault = played.fault
        if not self._faults and (wrong := _why_not(self._check, night.table, played.later)) is not None:
            fault = (wrong[0] - night.first, wrong[1])
        if fault is not None:
            place, reason = fault
            self._faults.append(Fault(night.walked[place], night.table, night.first + place, reason))


def replayed(database: Path, *, alone: bool = False) -> Replaying:
    """Give what plays a journal again: on all processors where it is long, unless one alone is to do it."""
    from app.games import game_at
    from app.journal.earlier_payments import LaterCheck, payments_in

    check = LaterCheck(payments_in(database, game_at(database)))
    several = not alone and (os.cpu_count() or 1) > 1
    long = several and database.is_file() and database.stat().st_size >= _WORTH_IT
    return ReplayedBeside(check) if long else Replayed(check)


def _why_not(check: LaterCheck, table: str, said: Sequence[Later]) -> tuple[int, str] | None:
    """Give the place of the first of a table's later corrections that is not so, and what is not."""
    found = ((each.seq, check.why_not(table, each)) for each in said)
    return next(((seq, reason) for seq, reason in found if reason is not None), None)


class _Kind(msgspec.Struct):
    kind: object = None


def _opens(text: bytes) -> bool:
    """Whether a text that looks like it is an opening; what is no event at all is none."""
    try:
        return msgspec.json.decode(text, type=_Kind).kind == OPENING
    except UNREADABLE:
        return False


def _play(table: str, first: int, texts: Sequence[bytes]) -> _Played:
    """Read and play one night; on a processor of its own."""
    replay = _player(table, texts[0], first - 1)
    bad, numbered = _read(first, texts, replay.falls)
    fault = replay.play(texts if bad is None else texts[: bad[0]])
    return _Played(fault or bad, tuple(replay.differs), tuple(replay.later), numbered)


def _read(
    first: int, texts: Sequence[bytes], falls: Collection[str]
) -> tuple[tuple[int, str] | None, list[object]]:
    """Read the form of each text; gives the first that does not hold, and the rounds that came out."""
    numbered: list[object] = []
    for begun in range(0, len(texts), _TOGETHER):
        together = texts[begun : begun + _TOGETHER]
        bodies = read_forms(first + begun, together)
        if bodies is None:
            bodies = []
            for place, text in enumerate(together, begun):
                try:
                    bodies.append(read_form(first + place, text))
                except BadFormError as fault:
                    return (place, str(fault)), numbered
        said = numbers_said(bodies, falls)
        numbered += said[1:] if numbered and said[:1] == numbered[-1:] else said
    return None, numbered


def _player(table: str, body: bytes, before: int) -> Plays:
    """Give what plays a chain that begins so: a table's, or the register's of people."""
    from app.games import GAMES, USUAL
    from app.journal.played_there import game_begun
    from app.people.register import is_register_event
    from app.register_file.replaying import RegisterReplay
    from app.table.replay import Replay

    if is_register_event(body):
        return RegisterReplay()
    return Replay(table, GAMES.get(game_begun(body), USUAL), before)
