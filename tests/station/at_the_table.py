"""A table thread in a test: a journal that may refuse, clocks that are turned by hand, and all that was told."""

import itertools
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Self, cast

import msgspec

from app.journal.chain import JSON, Recorded, canonical, link
from app.journal.errors import DiskFull, LogGone
from app.journal.store import Journal
from app.rules.side import Side
from app.station.listening import Readers
from app.station.roulette.meaning import spin_meaning
from app.station.stamps import Stamps
from app.station.table_thread import TableThread
from app.table.json_text import Json
from app.table.roulette.game import ROULETTE
from app.table.roulette.spin_table import SpinLive
from app.table.state import unopened
from app.table.station_opening import Opening
from app.table.table import Automation, Table
from hardware.readings import Heard, PhaseSeen, WheelPhase
from tests.houses import house

PATIENCE = 20.0
"""Seconds until a test that waits gives up."""
OPENING = ["table.opened", "table.rules", "spin.bets_open"]
"""What the opening of a table writes."""
Form = dict[str, Any]


class FakeJournal:
    """Keeps what it is given, unless its disk is full."""

    def __init__(self) -> None:
        self.batches: list[list[Form]] = []
        self._recorded: list[Recorded] = []
        self.refused = 0
        self.full = self.failed = False
        self.path = Path("/nowhere/T1.sqlite")
        self.running_out, self.spins_left, self.gone = False, 0, ""
        self.log_gone: LogGone | None = None
        self._head, self._seq = bytes(32), 0

    def append(self, bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
        if self.full:
            self.refused += 1
            raise DiskFull(self.path, len(bodies))
        if not bodies:
            self.log_gone = None
            return ()
        recorded = []
        for body in bodies:
            self._seq += 1
            text = canonical({**body, "seq": self._seq, "v": 1})
            self._head = link(self._head, text)
            recorded.append(Recorded("T1", self._seq, text, self._head))
        self._recorded += recorded
        self.batches.append([dict(body) for body in bodies])
        return tuple(recorded)

    def look_back(self) -> None:
        """What is kept in memory is there, unless a test says that its log went."""
        if self.log_gone is not None and self.batches:
            raise self.log_gone

    def read_back(self, bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
        """What was refused is not there."""
        assert bodies
        return ()

    def interrupt(self) -> None:
        """It never waits for anything."""

    def when(self, places: Collection[int]) -> dict[int, tuple[str, int | None]]:
        return {
            place: (str(self.written[place - 1]["at"]), self.written[place - 1]["spin"]) for place in places
        }

    def latest(self, most: int) -> Sequence[Recorded]:
        return self._recorded[-most:]

    @property
    def written(self) -> list[Form]:
        return [body for batch in self.batches for body in batch]


class AtTheTable:
    """A table thread that runs: use it in a `with`."""

    def __init__(
        self,
        *,
        has_wheel: bool = False,
        second: bool = False,
        automation: Automation = Automation.NONE,
        steady: Callable[[], int] = lambda: 5,
        clock_jumped: Callable[[], int] = lambda: 0,
        journal: FakeJournal | None = None,
    ) -> None:
        self.journal = journal or FakeJournal()
        self.told: list[Form] = []
        self.published: list[SpinLive] = []
        self.refusals: list[tuple[str, Json]] = []
        self.between_spins = 0
        self.threads: set[str] = set()
        ticks = itertools.count(1)
        stamps = Stamps(wall=lambda: 1_000_000 * next(ticks), steady=steady, boot="b", jumped=clock_jumped)
        opening = Opening("T1", house("venezia"), "Anna", Side.LEFT, "test 1")
        self.thread = TableThread(
            Table(unopened("T1", ROULETTE), opening, steps_told=has_wheel, automation=automation),
            cast("Journal", self.journal),
            readers=Readers(("wheel", "second")[: has_wheel + second], means=spin_meaning),
            stamps=stamps,
            told=self._told,
            publish=self._publish,
            between_spins=self._closed,
        )

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.thread.stop()

    def ask(self, name: str, /, **fields: object) -> None:
        self.thread.ask(cast("Json", {"do": name, **fields}), self._refused)

    def state(self) -> SpinLive:
        """Wait until all that was handed over is done."""
        return answered(self.thread)

    def together(self, *acts: Callable[[], None]) -> None:
        """Hand over several things while the thread is busy, so that it finds them all at once."""
        busy, go = threading.Event(), threading.Event()

        def wait(_live: SpinLive) -> None:
            busy.set()
            assert go.wait(PATIENCE)

        self.thread.question(wait)
        assert busy.wait(PATIENCE)
        for act in acts:
            act()
        go.set()
        self.state()

    def _told(self, recorded: Sequence[Recorded]) -> None:
        self.threads.add(threading.current_thread().name)
        self.told += [msgspec.json.decode(event.body) for event in recorded]

    def _publish(self, live: SpinLive) -> None:
        self.threads.add(threading.current_thread().name)
        self.published.append(live)

    def _refused(self, reason: str, form: Json) -> None:
        self.threads.add(threading.current_thread().name)
        self.refusals.append((reason, form))

    def _closed(self) -> None:
        self.between_spins += 1


def answered(thread: TableThread) -> SpinLive:
    """Wait until all that was handed over to a table thread is done; gives what it then publishes."""
    done, answers = threading.Event(), list[SpinLive]()

    def answer(live: SpinLive) -> None:
        answers.append(live)
        done.set()

    thread.question(answer)
    assert done.wait(PATIENCE), "the table thread does not answer"
    return answers[0]


def kinds(bodies: Sequence[Form]) -> list[str]:
    return [body["kind"] for body in bodies]


def seen(phase: WheelPhase, game: int = 1) -> PhaseSeen:
    return PhaseSeen(Heard("wheel", 0, 0), phase, game)


def wait_until(table: AtTheTable, met: Callable[[], object]) -> None:
    """Wait on a condition, looked at between two steps of the thread."""
    pause = threading.Event()
    for _ in range(2000):
        if met():
            return
        pause.wait(0.01)
    raise AssertionError("it never came to be")
