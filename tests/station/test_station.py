"""A station wires its table, its journal and its reader, takes up where it was, and leaves nothing behind."""

import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Self, cast

import msgspec
import pytest

from app.desks.croupier.words.reasons import reason_words
from app.journal.chain import JSON, Recorded
from app.journal.errors import Damaged, TableInUse
from app.journal.reading import events
from app.journal.store import Journal
from app.journal.verifying import Verified, verify_chain
from app.reports.raw_times import raw_times
from app.station.clock_watch import MADE
from app.station.stamps import Stamps
from app.station.station import Plan, Station, program_name
from app.station.taken_up import folded
from app.station.wirings import WIRINGS
from app.table.event_record import WireLines
from app.table.events import ClockBehind
from app.table.json_text import Json
from app.table.live import ReaderHealth
from app.table.roulette.game import ROULETTE
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_events import SpinNumber
from app.table.roulette.spin_table import SpinLive
from app.table.table import Automation
from hardware.registry import UnknownKindError
from hardware.simulators.cammegh_script import Durations, WheelScript
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.ports import simulated_port
from tests.houses import house
from tests.station.at_the_table import PATIENCE, answered
from tests.table.playing import EIGHT, chips, stack
from tests.table.reading import read_event

SHORT = Durations(bets=1, rim=1, running=1.5, result=1)


@pytest.fixture(autouse=True)
def no_thread_is_left_behind() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    assert set(threading.enumerate()) <= before


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "T1.sqlite"


class Desk:
    """Whoever is at the table: it asks, and sees what is told and published."""

    def __init__(self, database: Path, *, table: str = "T1", **plan: Any) -> None:
        self.told: list[Recorded] = []
        self.published: list[SpinLive] = []
        plan = {"house": house("venezia"), "practice": True, "wiring": WIRINGS["roulette"], **plan}
        self.station = Station(Plan(table, database, **plan), told=self._told, publish=self.published.append)

    def __enter__(self) -> Self:
        self.station.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.station.__exit__(None, None, None)

    def ask(self, name: str, /, **fields: object) -> str | None:
        """Ask, and wait for the reason of a refusal, or for None."""
        reasons: list[str] = []
        self.station.table.ask(
            cast("Json", {"do": name, **fields}), lambda reason, _form: reasons.append(reason)
        )
        self.live()
        return reasons[0] if reasons else None

    def live(self) -> SpinLive:
        return answered(self.station.table)

    def wait(self, met: Callable[[SpinLive], bool], patience: float = PATIENCE) -> SpinLive:
        end = time.monotonic() + patience
        while not met(live := self.live()):
            assert time.monotonic() < end, "it never came to be"
            time.sleep(0.01)
        return live

    def _told(self, recorded: Sequence[Recorded]) -> None:
        self.told += recorded


def test_a_station_stopped_in_the_middle_goes_on_at_the_same_payment(database: Path) -> None:
    with Desk(database) as desk:
        for name, fields in (
            ("open", {}),
            ("number", {"number": 8}),
            ("confirm", {}),
            ("winners", {"bets": EIGHT}),
            ("paid", {"order": 1}),
        ):
            assert desk.ask(name, **fields) is None
        before = desk.live().state
    with Desk(database) as desk:
        desk.live()  # by then the table's thread has published what it began with
        assert desk.published[0].state == before
        assert desk.ask("paid", order=1) == "payment 1 is made already"
        assert desk.ask("paid", order=3) == (
            "payment 2 comes first: to change the order say by whom and the reason (rules 3)"
        )
        assert desk.ask("paid", order=2) is None
        assert desk.ask("open") == "the table is open already"
    assert isinstance(verify_chain(database), Verified)


def test_a_clock_that_stands_behind_at_a_start_is_recorded_first_and_said(database: Path) -> None:
    """Set back between two starts, or a machine whose battery is empty: 1970."""
    hours = iter([100, 40, 41])
    made, hour = int(MADE.timestamp()) * 1_000_000, 3_600_000_000

    def started(wall: int) -> list[JSON]:
        with Desk(database, practice=False, stamps=Stamps(wall=lambda: wall, boot="b")) as desk:
            desk.ask("open")
            alarms = [alarm.reason for alarm in desk.live().alarms]
            found = [read_event(each.body) for each in desk.told]
            behind = [each for each in found if isinstance(each, ClockBehind)]
            assert found[: len(behind)] == behind
            assert all(reason_words(reason) != reason for reason in alarms)
            return [(each.than, each.microseconds // hour) for each in behind]

    assert [started(made + at * hour) for at in hours] == [[], [("event", 60)], []]
    assert started(made - hour) == [("program", 1), ("event", 41)]


def test_what_is_told_is_what_the_journal_holds(database: Path) -> None:
    with Desk(database) as desk:
        desk.ask("open")
        desk.ask("number", number=8)
        assert desk.told == list(events(database, "T1"))  # while the table is running
    assert desk.told == list(events(database, "T1"))


def test_the_state_is_the_fold_from_the_last_opening(database: Path) -> None:
    with Desk(database) as desk:
        for _ in range(2):
            desk.ask("open")
            desk.ask("number", number=8)
            desk.ask("confirm")
            desk.ask("winners", bets=[stack("straight-8", chips("5.00"))])
            desk.ask("next")
            desk.ask("close")
        desk.ask("open")
        state = desk.live().state
    assert state.spins == 3
    assert folded(database, "T1", ROULETTE) == state


def test_an_announce_goes_on_after_a_restart_by_the_event_that_took_it(database: Path) -> None:
    """Also in a night whose opening did not say yet how many events the table had before."""
    with Desk(database) as desk:
        desk.ask("open")
        desk.ask("close")
        desk.ask("open")
        desk.ask("close")
    story = [msgspec.json.decode(event.body) for event in desk.told[-4:-1]]
    older = [{key: form[key] for key in form.keys() - {"recorded", "seq", "v"}} for form in story]
    with Journal.open(database, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(older)
    with Desk(database) as desk:
        desk.ask("announce", name="serie", owner="seat 4", value="20.00")
        taken = desk.told[-1]
        assert desk.live().state.seq == taken.seq
        desk.ask("number", number=8)
        desk.ask("confirm")
        desk.ask("cleared")
    with Desk(database) as desk:
        desk.ask("announce", name="serie", owner="seat 4", after="rifare", of=taken.seq)
        assert msgspec.json.decode(desk.told[-1].body)["kept"] == "120.00"
    assert isinstance(verify_chain(database), Verified)


def test_a_second_station_on_the_table_is_refused_by_name(database: Path) -> None:
    with Desk(database) as desk:
        desk.ask("open")
        with pytest.raises(TableInUse) as refused:
            Desk(database).station.__enter__()
    sentence = str(refused.value)
    assert "table T1" in sentence
    assert str(database) in sentence
    assert program_name() in sentence
    with Desk(database) as desk:  # what was refused holds nothing
        assert desk.ask("open") == "the table is open already"


def test_a_second_chain_in_the_tables_own_file_is_said_at_the_start(database: Path) -> None:
    with Desk(database) as desk:
        desk.ask("open")
    with Journal.open(database, "T9", program="test", ballast_bytes=0) as journal:
        at = "2026-11-21T05:14:10.000000Z"
        journal.append([{"kind": "spin.number", "at": at, "mono": 1, "boot": "b", "spin": 1}])
    with pytest.raises(Damaged, match="several tables lie in a file that is no house's copy: T1, T9"):
        Desk(database).station.__enter__()


def test_a_station_that_cannot_start_leaves_the_table_free(database: Path) -> None:
    with pytest.raises(UnknownKindError, match="No device is called 'sundial'"):
        Desk(database, first="/dev/null", first_kind="sundial").station.__enter__()
    with Desk(database) as desk:
        assert desk.ask("open") is None


def test_a_port_that_is_not_there_is_said_and_the_table_goes_on_by_hand(
    database: Path, tmp_path: Path
) -> None:
    with Desk(database, first=str(tmp_path / "no-port")) as desk:
        live = desk.wait(lambda live: "wheel" in live.state.readers)
        assert not live.state.readers["wheel"].connected
        assert live.reader.health is ReaderHealth.LOST
        assert "there is no port" in live.reader.reason
        for name, fields in (("open", {}), ("throw", {}), ("number", {"number": 8}), ("confirm", {})):
            assert desk.ask(name, **fields) is None


@pytest.mark.serial_line
def test_a_wheel_that_is_plugged_in_later_plays_and_every_byte_is_kept(
    database: Path, tmp_path: Path
) -> None:
    seed = 20261121
    numbers = [random.Random(seed).randrange(37) for _ in range(3)]
    port = simulated_port(tmp_path / "wheel")
    wheel = SimulatedWheel(port, WheelScript(random.Random(seed), durations=SHORT), iter(numbers), speed=40)
    with Desk(database, first=str(tmp_path / "wheel"), automation=Automation.OPENING) as desk:
        desk.wait(lambda live: live.reader.health is ReaderHealth.LOST)
        wheel.start()
        try:
            desk.wait(lambda live: bool(live.state.numbers))
        finally:
            wheel.stop()
    told = [read_event(event.body) for event in desk.told]
    assert "reader.connected" in [
        event.body.decode().split('"kind":"')[1].split('"')[0] for event in desk.told
    ]
    (number, *_) = (event for event in told if isinstance(event, SpinNumber))
    assert isinstance(number.wire, WireLines)
    assert [edge.split(";")[1] for edge in number.wire.edges][-2:] == ["4", "5"]
    assert number.wire.frames >= len(number.wire.edges)
    assert number.wire.log == "T1.wheel.1.log"
    assert number.wire.offset is not None
    lying = (database.parent / number.wire.log).read_bytes()[number.wire.offset :].split(b"\n", 1)[0]
    assert number.raw[-1] in lying.decode("ascii")
    _each_line_has_its_time(database, number)


def _each_line_has_its_time(database: Path, number: SpinNumber) -> None:
    """As the reviewing page looks them up: in the raw log, up to when the number's last byte came."""
    wire = number.wire
    assert isinstance(wire, WireLines)
    assert wire.log is not None
    assert wire.offset is not None
    assert number.heard is not None
    times = raw_times(database.with_name(wire.log), wire.offset, number.raw, wire.edges)
    came = [each.at for each in (*times.edges, *times.raw[1:]) if each.at is not None]
    assert len(came) == len(wire.edges) + len(number.raw) - 1
    assert came == sorted(came)
    heard = datetime.fromisoformat(number.heard).timestamp()
    assert times.raw[-1].at == round(heard * 1_000_000)
    assert times.raw[-1].place == wire.offset


def test_a_table_needs_no_window(database: Path) -> None:
    code = (
        "import sys; from app.__main__ import main; "
        f"status = main(['table', '--headless', '--table', 'T1', '--database', {str(database)!r}]); "
        "assert not [name for name in sys.modules if 'PySide' in name or 'Qt' in name], 'a window was loaded'; "
        "sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input='{"do":"open"}\n', capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 3


def test_a_journal_that_is_no_tables_story_is_not_taken_up(database: Path) -> None:
    with Desk(database) as desk:
        desk.ask("open")
    body: dict[str, JSON] = {
        "at": "2026-11-21T05:14:10.123456Z",
        "mono": 1,
        "boot": "b",
        "kind": "spin.cleared",
        "spin": 9,
    }
    with Journal.open(database, "T1", program="test", ballast_bytes=0) as journal:
        journal.append([body])
    with pytest.raises(Damaged, match="event 4: SpinCleared of spin 9, which is not alive"):
        Desk(database).station.__enter__()


def test_a_reader_that_says_numbers_alone_leaves_the_steps_of_the_game_to_the_dealer(
    database: Path, tmp_path: Path
) -> None:
    """It never says "place your bets": what it is waited for with a wheel that tells, here comes at once."""
    port = simulated_port(tmp_path / "head")
    port.plug_in()
    try:
        with Desk(database, first=port.url, first_kind="two-digits") as desk:
            assert desk.wait(lambda live: live.reader.health is ReaderHealth.LIVE).steps_told is False
            for name, fields in (("open", {}), ("number", {"number": 8}), ("confirm", {}), ("next", {})):
                assert desk.ask(name, **fields) is None
            betting = desk.live().state.betting
            assert betting is not None
            assert betting.phase is Phase.BETS_OPEN
    finally:
        port.hang_up()
