"""One station: its table, its journal and its reader, wired together, started and joined."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Self

from msgspec import Struct, field

from app.journal.chain import Recorded
from app.journal.errors import Damaged
from app.journal.store import Journal
from app.journal.whose import check_own
from app.rules.house import House
from app.rules.side import Side
from app.station.clock_watch import ClockWatch, stands_behind
from app.station.daily_check import DailyCheck, Running
from app.station.earlier_payments import earlier_payments, numbers_recorded
from app.station.ending import Ending
from app.station.housekeeping import Housekeeping
from app.station.listening import Readers
from app.station.listing import Listing
from app.station.register_now import RegisterNow
from app.station.showing import Publish
from app.station.stamps import Stamps, moment_text
from app.station.table_thread import TableThread
from app.station.taken_up import TakenUp, taken_up
from app.station.wiring import Wiring
from app.station.witness import Witness, teller
from app.table.live import Live
from app.table.people_heard import RegisterHeard
from app.table.state import TableState
from app.table.station_events import COPIED_AGAIN
from app.table.station_opening import Opening, nobody_says
from app.table.table import Automation, Table
from hardware.devices import Device
from hardware.line import Line
from hardware.precedence import go_last
from hardware.raw_log import RawLog
from hardware.registry import device_kind

if TYPE_CHECKING:
    from app.house_copy.sending import HouseSender
    from app.journal.verifying import KnownHead

_SECOND: Final = "second"
"""What the reader that watches is called, in journals and raw logs; the first has its instrument's name."""
_GIVES_WAY: Final = 0.0002
"""Seconds after which a thread that draws lets the line and the table in; Python's own 5 ms is too long."""


_JOURNAL: Final = "journal"
"""Whose the troubles of the disk are, in the journal."""
_LISTS: Final = "lists"
"""Whose the troubles of the lists beside the journal are, in the journal."""
_VERIFY: Final = "verify"
"""Whose the troubles of the daily check are, in the journal."""
_HOUSE: Final = "house"
"""Whose the troubles of the copy for the whole house are, in the journal."""
_Told = Callable[[Sequence[Recorded]], None]


@cache
def program_name() -> str:
    """Name and version of this program, as journals record it."""
    try:
        return f"capotavolo {version('capotavolo')}"
    except PackageNotFoundError:  # run from a folder that was never installed
        return "capotavolo (not installed)"


class HouseCopy(Struct, frozen=True):
    """Where the copy for the whole house is taken.

    Attributes:
        place: the address and port of the house's program.
        key: the file of the key that it shares with its stations.
    """

    place: tuple[str, int]
    key: Path


class Plan(Struct, frozen=True):
    """What a station is made of.

    Attributes:
        table: its name.
        database: the journal's file.
        house: the profile recorded with each opening.
        wiring: how the game that is played there is wired to its devices.
        dealer: who deals.
        side: where the cylinder stands.
        first: what the serial library opens of the reader that leads; or None.
        first_kind: the kind of device, as the registry names it.
        first_options: how it is set.
        second: a second reader at the same wheel, or None.
        second_kind: its kind.
        second_options: how it is set.
        instrument_number: which wheel stands there, by the number on it; empty where nobody said.
        heads: the second place that the journal's last event is told to each hour; empty for none.
        house_copy: where all that is recorded is sent to; None for nowhere.
        automation: the steps that the program does by itself.
        practice: nothing here is a live table's.
    """

    table: str
    database: Path
    house: House
    wiring: Wiring
    dealer: str = ""
    side: Side = Side.LEFT
    first: str | None = None
    first_kind: str = "cammegh-ss2"
    first_options: Mapping[str, object] = field(default_factory=dict)
    second: str | None = None
    second_kind: str = "cammegh-ss2"
    second_options: Mapping[str, object] = field(default_factory=dict)
    heads: str = ""
    instrument_number: str = ""
    house_copy: HouseCopy | None = None
    automation: Automation = Automation.NONE
    practice: bool = False
    stamps: Stamps = field(default_factory=Stamps)
    found: TakenUp[Any] | None = None
    """where the table was when the plan was made"""
    register: RegisterNow | None = None
    """the register of people, there or not; None where nobody signs, as in practice"""

    def devices(self) -> tuple[Device, ...]:
        """The readers that are listened to, the one that leads first.

        Raises:
            UnknownKindError: there is no such kind of device.
            OptionError: it cannot be set so.
        """
        first = device_kind(self.first_kind).with_options(self.first_options)
        name = first.instrument or self.house.instrument
        second = device_kind(self.second_kind).with_options(self.second_options)
        urls = (name, first, self.first), (_SECOND, second, self.second)
        return tuple(Device(name, kind, url) for name, kind, url in urls if url is not None)


class Station:
    """A table that runs: use it in a `with`.

    Attributes:
        table: drives it.
        ending: what became of what the disk did not take.
    """

    def __init__(self, plan: Plan, *, told: Callable[[Sequence[Recorded]], None], publish: Publish) -> None:
        """Nothing is opened before the station is entered.

        Args:
            plan: what it is made of.
            told: takes events as they become durable, on the table's thread.
            publish: takes what a desk shows, on the table's thread.
        """
        self._plan, self._told, self._publish = plan, told, publish
        self._closing = ExitStack()
        self._housekeeping = Housekeeping(lambda reason, told: self.table.notice(_JOURNAL, reason, told))
        self.ending = Ending(plan.database, keeps=not plan.practice)
        self._sender: HouseSender | None = None
        self._listing: Listing | None = None
        self.table: TableThread

    def __enter__(self) -> Self:
        """Open the journal, take the table up where it was, and listen to the reader.

        Raises:
            JournalError: the journal cannot be this table's.
            UnknownKindError: there is no such kind of device.
            OptionError: it cannot be set so.
        """
        plan = self._plan
        check_own(plan.database, plan.table)
        sys.setswitchinterval(_GIVES_WAY)
        with ExitStack() as stack:
            journal = Journal.open(
                plan.database,
                plan.table,
                program=program_name(),
                **({"ballast_bytes": 0} if plan.practice else {}),
            )
            stack.callback(self.ending.close, journal)
            state = self._state(journal)
            if not plan.practice:
                self._listing = Listing(
                    plan.database,
                    plan.wiring.game,
                    program_name(),
                    lambda sentence: self.table.notice(_LISTS, "not_written", sentence),
                )
                stack.callback(self.ending.stop, self._listing.stop)
            told = self._copied(stack, self._witnessed(stack, state))
            self.table = self._table_thread(journal, state, told, self._checked(stack))
            self._look_at_the_clock(journal)
            self._look_at_the_register(state)
            self._housekeeping.start(journal)
            stack.callback(self.ending.stop, self._housekeeping.stop)
            lines = [self._line(device, state) for device in self._plan.devices()]
            if self._listing is not None:
                self._listing.start()
            self.table.start()
            stack.callback(self.ending.stop_table, self.table)
            if self._sender is not None:
                self._sender.start()
            for line in lines:
                line.start()
                stack.callback(line.stop)
            gc.freeze()  # what is loaded stays: no collection looks through all of it while a ball falls
            stack.callback(gc.unfreeze)
            self._closing = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop listening, write what waits, empty the log, close the journal, as far as the disk lets go."""
        self._closing.close()

    @property
    def lists_trouble(self) -> str:
        """Why spins cannot be looked for in lists beside the journal, in a sentence; empty where they can."""
        return "" if self._listing is None else self._listing.trouble

    def _state(self, journal: Journal) -> TableState:
        """Go on from what was found when the plan was made, if nothing was written since."""
        found, plan = self._plan.found, self._plan
        if found is None or found.head != journal.head:
            found = taken_up(plan.database, plan.table, plan.wiring.game)
        state: TableState = found.state
        return state

    def _witnessed(self, stack: ExitStack, state: TableState) -> _Told:
        """Have the journal's last event told to the second place, if there is one."""
        plan = self._plan
        if not plan.heads:
            return self._told
        witness = Witness(
            teller(plan.heads, plan.table),
            lambda sentence: self.table.notice("heads", "not_told", sentence),
            lambda: moment_text(plan.stamps.wall()),
            night_open=state.opened,
            register=None if plan.register is None else plan.register.head,
        )
        witness.start()
        stack.callback(witness.stop)

        def told(recorded: Sequence[Recorded]) -> None:
            self._told(recorded)
            witness.heard(recorded)

        return told

    def _copied(self, stack: ExitStack, told: _Told) -> _Told:
        """Have all that becomes durable sent to the house, if there is one.

        Raises:
            KeyFileError: its key cannot be read.
        """
        plan, copy = self._plan, self._plan.house_copy
        if copy is None:
            return told
        from app.house_copy.key import read_key  # noqa: PLC0415 - the window opens without it
        from app.house_copy.sending import HouseSender, Told  # noqa: PLC0415

        sender = self._sender = HouseSender(
            plan.database,
            (plan.table, program_name()),
            copy.place,
            read_key(copy.key),
            Told(
                lambda sentence: self.table.notice(_HOUSE, "not_copied", sentence),
                lambda sentence: self.table.notice(_HOUSE, COPIED_AGAIN, sentence),
            ),
            go_last=go_last,
        )
        stack.callback(sender.stop)  # once the table has written its last

        def heard(recorded: Sequence[Recorded]) -> None:
            told(recorded)
            sender.heard(recorded)

        return heard

    def _checked(self, stack: ExitStack) -> Publish:
        """Have a live table's journal verified once in each gaming day."""
        plan = self._plan
        if plan.practice:
            return self._publish
        check = DailyCheck(
            plan.database,
            plan.table,
            lambda heard: self.table.tell(heard),  # noqa: PLW0108 - there is no table yet
            lambda sentence: self.table.notice(_VERIFY, "not_checked", sentence),
            stamps=plan.stamps,
            starts=_verify_started,
        )
        check.start()
        stack.callback(self.ending.stop, check.stop)

        def publish(live: Live) -> None:
            self._publish(live)
            check.seen(live)

        return publish

    def _table_thread(
        self, journal: Journal, state: TableState, told: _Told, publish: Publish
    ) -> TableThread:
        plan = self._plan
        opening = Opening(
            plan.table,
            plan.house,
            plan.dealer,
            plan.side,
            program_name(),
            plan.instrument_number,
            plan.register or nobody_says,
        )
        devices = plan.devices()
        readers = Readers(
            tuple(device.name for device in devices),
            any(device.kind.heartbeat for device in devices),
            plan.wiring.means,
        )

        def waits() -> bool:
            return bool(self.table.unwritten)

        table = Table(
            state,
            opening,
            steps_told=readers.steps_told,
            automation=plan.automation,
            earlier=earlier_payments(plan.database, plan.table, plan.wiring.game, waits),
            fell=numbers_recorded(plan.database, plan.table, plan.wiring.game, waits),
        )
        return TableThread(
            table,
            journal,
            readers=readers,
            stamps=ClockWatch.over(plan.stamps),
            told=told,
            publish=publish,
            between_spins=self._between_spins,
            practice=plan.practice,
        )

    def _look_at_the_clock(self, journal: Journal) -> None:
        """Have a clock that cannot be right recorded before anything else is.

        Raises:
            Damaged: the last event has no time.
        """
        plan, last = self._plan, journal.head.seq
        if plan.practice:
            return
        try:
            behind = stands_behind(plan.stamps.wall(), journal.when([last])[last][0] if last else None)
        except ValueError as fault:
            raise Damaged(plan.database, f"table {plan.table}, event {last}: {fault}") from fault
        for heard in behind:
            self.table.tell(heard)

    def _look_at_the_register(self, state: TableState) -> None:
        """Have it recorded that an open table knew another register; else its opening says so."""
        held = None if self._plan.register is None else self._plan.register()
        if held is not None and not held.goes_on_from(state.register):
            self.table.tell(RegisterHeard(state.register, held.said))

    def _between_spins(self) -> None:
        """A spin is closed: the log is moved, and the lists follow."""
        self._housekeeping.between_spins()
        if self._listing is not None:
            self._listing.spin_closed()

    def _line(self, device: Device, state: TableState) -> Line:
        codec = device.kind.codec(self._plan.wiring.memory(state, device.name))
        raw_log = RawLog(self._plan.database.with_suffix(f".{device.name}.log"))
        house = self._plan.house
        requests = house.asks_readers and device.kind.instrument == house.instrument
        return Line(device, codec, self.table.hear, raw_log=raw_log, may_write=requests)


def _verify_started(database: Path, table: str, after: KnownHead | None) -> Running:
    """Start a check of the journal in a program of its own."""
    from app.station.verify_process import started  # noqa: PLC0415 - the window opens without it

    return started(database, table, after)
