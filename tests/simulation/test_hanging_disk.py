"""Whatever a disk does with its writings and however late it says so: no event is lost, none is there twice."""

import random
from collections.abc import Callable

import msgspec
import pytest

from app.journal.chain import ZERO_HASH, Recorded, link
from app.rules.side import Side
from app.station import writing
from app.station.listening import Readers
from app.station.stamps import Stamps
from app.table.json_text import Json
from app.table.replay import Replay
from app.table.roulette.game import ROULETTE
from app.table.state import unopened
from app.table.station_opening import Opening
from app.table.table import Table
from tests.houses import house
from tests.often import times
from tests.simulation.hanging_disk import GoneOn, HangingDisk

TABLE = "T1"
COMMANDS: tuple[Json, ...] = (
    {"do": "throw"},
    {"do": "no_more_bets"},
    {"do": "number", "number": 8},
    {"do": "confirm"},
    {"do": "cleared"},
    {"do": "next"},
    {"do": "colour", "colour": "red", "owner": "seat 4"},
    {"do": "colour", "colour": "blue", "owner": "seat 4"},
)


class Night:
    """One night on a disk that does as it likes."""

    def __init__(self, chance: random.Random, writers: list[Callable[[], None]]) -> None:
        self.chance, self.writers, self.made = chance, writers, 0
        self.told: list[Recorded] = []
        self.refused = 0
        self._looked = 0
        self.disk = HangingDisk(TABLE, chance)
        opening = Opening(TABLE, house("venezia"), "Anna", Side.LEFT, "simulation")
        self.table = Table(unopened(TABLE, ROULETTE), opening, steps_told=False)
        self.thread = GoneOn(
            self.table,
            self.disk,
            readers=Readers(),
            stamps=Stamps(lambda: 0, self._made, "simulated"),
            told=self.told.extend,
            publish=lambda _live: None,
            between_spins=lambda: None,
        )
        self.thread.play_on = self.play_on
        self.disk.hangs = self.thread.give_up

    def _made(self) -> int:
        """Number all that happens, by the steady clock."""
        self.made += 1
        return self.made

    def play_on(self) -> None:
        """Play while a writing hangs; mostly for a while, and now and then for the rest of the night."""
        self.play(self.chance.choice((0, 1, 3, 10, 40)))

    def play(self, acts: int) -> None:
        for _ in range(acts):
            if self.writers and self.chance.random() < 0.3:
                self.writers.pop()()
            elif self.chance.random() < 0.3:
                self.thread.notice("program", "fault", f"{self.made}")
            else:
                self.thread.ask(self.chance.choice(COMMANDS), self._refused)
            self.thread.work()
            self.look()

    def _refused(self, _reason: str, _form: Json) -> None:
        self.refused += 1

    def look(self) -> None:
        """What was told is in the file, in its order and once; what is not told is on paper."""
        assert self.told == self.disk.events[: len(self.told)]
        assert self.mono(self.told) == list(range(1, len(self.told) + 1))
        assert [body["mono"] for body in self.thread.unwritten] == list(
            range(len(self.told) + 1, self.made + 1)
        )
        assert self.mono(self.disk.events) == list(range(1, len(self.disk.events) + 1))

    def mono(self, events: list[Recorded]) -> list[int]:
        return [msgspec.json.decode(event.body)["mono"] for event in events]

    def end(self) -> None:
        """The disk is well again: whatever was on paper is written."""
        self.disk.trouble = 0.0
        self.thread.work()
        for _ in range(10):
            while self.writers:
                self.writers.pop()()
            self.thread.notice("program", "fault", "the last")
            self.thread.work()
            self.look()
        assert self.thread.unwritten == []
        assert not self.thread.trouble


@pytest.fixture
def writers(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], None]]:
    """Writers that were begun, and have not written yet; what is given up is given up at once."""
    begun: list[Callable[[], None]] = []
    monkeypatch.setattr(writing, "begin_writer", begun.append)
    monkeypatch.setattr(writing, "GIVEN_UP", 0.0)
    monkeypatch.setattr(writing, "TRIED", 0.0)
    return begun


def played(seed: int, writers: list[Callable[[], None]], acts: int = 120) -> Night:
    writers.clear()
    night = Night(random.Random(seed), writers)
    night.thread.ask({"do": "open"}, night._refused)
    night.thread.work()
    night.disk.trouble = 0.3
    night.play(acts)
    night.look()
    return night


@pytest.mark.often
@pytest.mark.parametrize("first", range(0, 60, 20))
def test_no_event_is_lost_and_none_is_there_twice(first: int, writers: list[Callable[[], None]]) -> None:
    for seed in range(first, first + times(4, 20)):
        night = played(seed, writers)
        night.end()
        replay, previous = Replay(TABLE, ROULETTE), ZERO_HASH
        for place, event in enumerate(night.disk.events, 1):
            previous = link(previous, event.body)
            assert (event.seq, event.hash) == (place, previous)
            assert replay.step(event.body) is None, event.line
        assert replay.state == night.thread.state
        assert night.told == night.disk.events


def test_such_nights_have_all_that_can_happen(writers: list[Callable[[], None]]) -> None:
    """Writings that hang and are taken, refused, or both; tries that hang; events that are late and that are not."""
    late = hung = 0
    for seed in range(10):
        night = played(seed, writers)
        night.end()
        bodies = [msgspec.json.decode(event.body) for event in night.disk.events]
        late += sum("late" in body for body in bodies)
        hung += night.thread.taken_over
    assert late > 50
    assert hung > 20


@pytest.mark.often
@pytest.mark.parametrize("seed", range(times(3, 10)))
def test_of_a_writing_that_never_comes_back_the_table_keeps_all_on_paper(
    seed: int, writers: list[Callable[[], None]]
) -> None:
    """The night ends inside the writing that hangs: what the file has, and what is on paper, is all that happened."""
    writers.clear()
    night = Night(random.Random(seed), writers)
    ended: list[bool] = []

    def play_on() -> None:
        if not ended:
            night.disk.trouble = 0.0
            night.play(30)
            ended.append(night.thread._writing.out)

    night.thread.play_on = play_on
    night.thread.ask({"do": "open"}, night._refused)
    night.thread.work()
    night.disk.trouble = 0.3
    while not ended:
        night.play(10)
    assert ended[0]
