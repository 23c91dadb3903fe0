"""A table with all its rooms beside it, killed or left without room again and again; nothing told is lost."""

from __future__ import annotations

import json
import os
import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from app.house_copy.key import make_key
from app.journal.errors import NoJournal
from app.journal.lists.keeping import ListKeeper
from app.journal.reading import events
from app.people.roles import Role
from app.station.taken_up import folded
from app.table.roulette.game import ROULETTE
from app.table.roulette.spin_table import SpinTable
from tests.end_to_end.house_program import HouseProgram, copied, free_port
from tests.end_to_end.no_room import FullDisk, NoGrowing, NoRoom
from tests.end_to_end.running import PATIENCE, Headless, folded_form, verify
from tests.end_to_end.whole_table import UGO, WholeTable
from tests.journal.small_disk import NoSmallDiskError, mounted
from tests.register_file.a_register import FIRST, ARegister

DISK = "160m"
"""Room for the ballast twice over: with less none is kept."""
HARMS = ("kill", "kill", "full", "limit")
PROGRAM = ("tests.end_to_end.signed_table",)
ROOMS = {"bank.moved", "document.printed", "document.voided", "entry.corrected", "people.signed", "spin.void"}
"""What the rooms that are beside a table record."""
SPINS = 40
"""In so many each of them has had something to record."""


class HarmedTable:
    """One table and what is beside it: register, lists, the house's copy; use it in a `with`.

    Attributes:
        harms: what happened to it, and how often.
        kinds: how many events of each kind stand in the journal, once it is finished.
    """

    def __init__(self, folder: Path, chance: random.Random) -> None:
        """Start nothing yet.

        Args:
            folder: of all files; there, and empty.
            chance: all of it.
        """
        self._folder, self._chance = folder, chance
        self._whole = WholeTable(chance)
        self._closing = ExitStack()
        self._printed: list[bytes] = []
        self._register: dict[int, str] = {}
        self.harms: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            try:
                self._disk = stack.enter_context(mounted(self._folder / "disk", DISK))
                self._mounted = True
            except NoSmallDiskError:
                self._disk, self._mounted = self._folder, False
            self._database = self._disk / "T1.sqlite"
            self._people = ARegister(self._disk).peopled()
            self._people.file.add("Gina", "73019427", "Ugo", Role.INSPECTOR, FIRST)
            self._people.file.change_own("Ugo", FIRST, UGO)
            self._key, self._port = self._folder / "house.key", free_port()
            make_key(self._key, os.urandom)
            self._house = self._begun_house()
            self._closing = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._house.__exit__(kind, error, trace)
        self._closing.close()

    def live(self, harm: str, *, everything: bool = False) -> None:
        """Start the table, look whether all is there, play, and do it harm.

        Args:
            harm: one of `HARMS`.
            everything: what each of the rooms does is done before.
        """
        if harm == "full" and not self._mounted:
            harm = "limit"
        self.harms[harm] += 1
        if self._chance.random() < 0.2:
            self._kill_house()
        with self._table() as table:
            there = self._look(table)
            for _ in range(self._chance.randrange(3)):
                self._play(table)
            if everything:
                self._play_everything(table)
            if harm == "kill":
                self._kill(table)
            else:
                self._leave_without_room(table, harm)
            self._keep(there, table)

    def finish(self) -> None:
        """Start it a last time, play on, close the program; the journal and all that is beside it is whole."""
        with self._table() as table:
            there = self._look(table)
            self._play(table)
            table.all_of()
            assert table.finish() == 0, table.errors
            self._keep(there, table)
        recorded = _recorded(self._database)
        assert recorded == self._printed
        self.kinds = Counter(json.loads(line)["kind"] for line in recorded)
        with ListKeeper.open(self._database, ROULETTE, program="test") as keeper:
            keeper.catch_up()
        status, told = verify(self._database, "--lists")
        assert (status, told["differs"]) == (0, []), told
        self._look_at_the_register()
        self._look_at_the_house()

    def _table(self) -> Headless:
        words = ("--register", str(self._people.path), "--dealer", "Anna")
        house = ("--house-copy", f"127.0.0.1:{self._port}", "--house-key", str(self._key))
        return Headless(self._database, *words, *house, program=PROGRAM)

    def _look(self, table: Headless) -> list[bytes]:
        """All that was ever told is there, and the table is where that leads; gives all that is there."""
        there, before, state = _recorded(self._database), None, table.state()
        while there != before:  # what the table finds beside the game may come at any moment
            before, state = there, table.state()
            there = _recorded(self._database)
        assert there[: len(self._printed)] == self._printed, (
            "something that was printed is not in the journal"
        )
        assert state == folded_form(there)
        return there

    def _keep(self, there: Sequence[bytes], table: Headless) -> None:
        """Remember all that was ever told."""
        known = {*there}
        told = (line for line in table.lines if b'"hash":' in line)
        self._printed = [*there, *(line for line in told if line not in known)]
        for line in table.lines:
            if line.startswith(b'{"register":'):
                place, digest = line[len(b'{"register":[') : -2].split(b",")
                self._register[int(place)] = digest.decode().strip('"')

    def _state(self) -> SpinTable:
        return folded(self._database, "T1", ROULETTE)

    def _play(self, table: Headless, *, void: bool = False) -> None:
        """One spin, or the rest of one."""
        table.all_of(*self._whole.after_the_number(self._state()))
        table.all_of(*self._whole.until_the_number(self._state(), void=void))
        table.all_of(*self._whole.after_the_number(self._state()))

    def _play_everything(self, table: Headless) -> None:
        """Go on until each of the rooms has recorded something: what a state does not allow is refused."""
        for _ in range(SPINS):
            self._play(table, void=True)
            table.all_of(*self._whole.everything(self._state()))
            if {json.loads(line)["kind"] for line in _recorded(self._database)} >= ROOMS:
                return
        raise AssertionError(f"in {SPINS} spins not each of {sorted(ROOMS)} was recorded")

    def _kill(self, table: Headless) -> None:
        """Somewhere in what it does now."""
        state = self._state()
        table.send(*self._whole.after_the_number(state), *self._whole.until_the_number(state))
        time.sleep(self._chance.random() * 0.06)
        table.kill()

    def _leave_without_room(self, table: Headless, harm: str) -> None:
        """It goes on in memory; then there is room again, or the power goes as well.

        Without room nobody's code can be compared, and so no table be opened: it is open before.
        """
        if not self._state().opened:
            self._play(table)
        room: NoRoom = FullDisk(self._disk)
        if harm == "limit":
            room = NoGrowing(table.process.pid, self._database, self._chance)
        dies = self._chance.random() < 0.5
        until = time.monotonic() + PATIENCE
        try:
            while not any("NOT RECORDED" in line for line in table.errors):
                assert time.monotonic() < until, "the disk is full, and the table does not notice"
                room.take()
                self._play(table)
            if dies:
                self.harms["killed without room"] += 1
                self._kill(table)
        finally:
            if table.process.poll() is None or harm == "full":
                room.give()
        if table.process.poll() is None:
            table.wait_for_complaint("the disk takes it again")
            state, there = table.state(), _recorded(self._database)
            assert state == folded_form(there), "what was kept in memory is not what was recorded"

    def _look_at_the_register(self) -> None:
        """It is whole, and has all that was told of it."""
        status, told = verify(self._people.path)
        assert status == 0, told
        there = {event.seq: event.hash.hex() for event in events(self._people.path, "people")}
        lost = {place for place, digest in self._register.items() if there.get(place) != digest}
        assert not lost, f"told of the register, and not in it: {sorted(lost)}"

    def _begun_house(self) -> HouseProgram:
        return HouseProgram(self._folder / "house.sqlite", self._key, self._port)

    def _kill_house(self) -> None:
        self._house.__exit__(None, None, None)
        self._house = self._begun_house()
        self.harms["house killed"] += 1

    def _look_at_the_house(self) -> None:
        """With both programs there the copy catches up, and is the table's journal, event for event."""
        copy = self._folder / "house.sqlite"
        with self._table() as table:
            table.state()
            copied(copy, self._database, "T1")
            assert table.finish() == 0
        assert self._house.terminate() == 0
        assert [*events(copy, "T1")] == [*events(self._database, "T1")]
        assert verify(copy)[0] == 0


def _recorded(database: Path) -> list[bytes]:
    """Every event of the journal as it is printed; none before there is a journal."""
    try:
        return [event.line for event in events(database, "T1")]
    except NoJournal:
        return []


def harm_many(folder: Path, chance: random.Random, lives: int, most: int = 20) -> Counter[str]:
    """Do harm to tables so many times, each of them some times.

    Args:
        folder: for all files; there, and empty.
        chance: all of it.
        lives: how often harm is done.
        most: to one table.

    Returns:
        What was done, and how many events of each kind were recorded at tables that it was done to.
    """
    counted: Counter[str] = Counter()
    waiting: list[str] = []
    for place, first in enumerate(range(0, lives, most)):
        own = folder / str(place)
        own.mkdir()
        with HarmedTable(own, chance) as table:
            for life in range(first, min(first + most, lives)):
                waiting = waiting or chance.sample(HARMS, len(HARMS))
                table.live(waiting.pop(), everything=life == first + 1)
            table.finish()
            counted += table.harms
            counted += table.kinds
    return counted
