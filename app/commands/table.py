"""A whole table without a window: commands in, journal events out, each as soon as it is durable."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from app.commands.lines_out import LinesOut, SentencesOut
from app.commands.never_recorded import ended
from app.commands.planning import planned, table_arguments
from app.commands.spelled_options import journal_of, names_spelled
from app.commands.table_commands import ListCommands
from app.foreign import MOST_BYTES

if TYPE_CHECKING:
    from app.journal.chain import Recorded
    from app.station.station import Plan, Station
    from app.table.json_text import Json
    from app.table.live import Live

HELP = "run a table without a window: commands in, events out, one JSON object a line"
_CHUNK: Final = 1 << 16
_SHOWN: Final = 200
"""Bytes that are shown of a line that is longer than any command."""
_TOO_LONG: Final = f"the line is longer than {MOST_BYTES // 1024 // 1024} MB"
_GRACE: Final = 2.0
"""Seconds for which whoever reads is waited for, when the table is told to end."""
_ALL: Final = "what was recorded stands in the journal"
_BEHIND: Final = f"nobody reads this table: lines are left out until what it printed is read; {_ALL}"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--headless", action="store_true", required=True, help="without a window")
    parser.add_argument(
        "--commands", action=ListCommands, nargs=0, help="list every command that it takes, with its fields"
    )
    table_arguments(parser)
    parser.add_argument(
        "--begin-beside",
        metavar="NAME",
        help="who says that, where the journal is refused, the table goes on in a new one beside it",
    )
    parser.add_argument(
        "--people", metavar="PATH", help="the register of people (default: in the data folder)"
    )
    parser.add_argument("--stay", action="store_true", help="go on after the end of input, until SIGTERM")


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Run the table until the end of input, or until SIGTERM."""
    from app.journal.errors import JournalError
    from app.register_file.place import register_path
    from app.rules.house_profile import ProfileError
    from app.station.ending import end_program
    from app.station.register_now import RegisterNow
    from app.table.table import Automation
    from hardware.registry import UnknownKindError

    def play() -> int:
        register = RegisterNow(register_path(chosen.people, os.environ))
        plan = replace(planned(chosen, Automation.OPENING, complain), register=register)
        return _Headless(plan, stays=chosen.stay).run(sys.stdin.fileno())

    try:
        status = _going_on(play, chosen, complain)
    except LookupError as fault:
        status = complain(str(fault.args[0]))
    except (ProfileError, UnknownKindError, JournalError, ValueError) as fault:
        status = complain(str(fault))
    return end_program(status)


def _going_on(play: Callable[[], int], chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Play in the journal in which the table went on; where it is refused, in one that is begun beside it."""
    from app.games import game_at
    from app.journal.errors import CannotOpen, JournalRefused
    from app.journal.surveying import intact_part
    from app.station.beside import as_far_as_it_holds, begin_beside, followed

    if chosen.begin_beside is not None and not chosen.begin_beside.strip():
        raise ValueError("--begin-beside: name who says that the table goes on in a new journal")
    names_spelled(chosen)
    table, by = chosen.table, chosen.begin_beside
    old = journal_of(chosen)
    while True:
        at = followed(old, table)
        if at != old:
            complain(f"{old}: the table goes on in {at}.")
        chosen.database, old = str(at), at
        try:
            return play()
        except (JournalRefused, CannotOpen) as trouble:
            if by is None:
                raise
            left = as_far_as_it_holds(table, game_at(at, table), intact_part(at, table).night)
            begin_beside(at, left, str(trouble), by, instrument_number=chosen.instrument_number or "")
            complain(str(trouble))


def _lines_left_out(lines: int) -> bytes:
    return b'{"left_out":%d}\n' % lines


class _Headless:
    """One headless table: its output, and when it ends."""

    def __init__(self, plan: Plan, *, stays: bool) -> None:
        self._plan, self._stays = plan, stays
        self._done, self._told_to_go = threading.Event(), threading.Event()
        self._complain = SentencesOut()
        self._lines = LinesOut(
            sys.stdout.fileno(),
            _lines_left_out,
            behind=lambda: self._complain(_BEHIND),
            stopped=self._done.set,
        )
        self._on_paper, self._trouble = 0, ""

    def run(self, source: int) -> int:
        """Run until the end; gives the exit status."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._go)
        try:
            status = self._play(source)
            unread = self._unread()
            return status or unread
        finally:
            self._lines.end(_GRACE)
            self._complain.end(_GRACE)

    def _go(self, *_: object) -> None:
        self._told_to_go.set()
        self._done.set()

    def _play(self, source: int) -> int:
        from app.commands.live_people import people_at
        from app.station.station import Station

        with Station(self._plan, told=self._told, publish=self._watch) as station:
            people = None if self._plan.register is None else people_at(self._plan.register, station.table)
            reader = threading.Thread(target=self._read, args=(source, station), name="input", daemon=True)
            reader.start()
            while not self._done.wait(0.5):
                if station.table.failed is not None:
                    self._go()
            if people is not None:
                people.close()
        if station.lists_trouble:
            self._complain(station.lists_trouble)
        return ended(station.table, self._complain, station.ending.kept, station.ending.failed)

    def _unread(self) -> int:
        """Wait for whoever reads, until the table is told to go; gives the status of what nobody read."""
        while not self._lines.end(0.5) and not self._told_to_go.is_set():
            pass
        if not self._lines.end(_GRACE):
            unread = self._lines.unread
            return self._complain(f"lines that nobody read of this table: {unread}; {_ALL}")
        if why := self._lines.broken:
            return self._complain(f"nobody reads this table, and it ends ({why}); {_ALL}")
        return 0

    def _read(self, source: int, station: Station) -> None:
        """Hand over each line; at the end of input wait for the last answer.

        The descriptor is read and not the file: a thread that waits in a file's buffer cannot be left behind.
        """
        rest, too_long = b"", False
        while block := os.read(source, _CHUNK):
            *lines, rest = (rest + block).split(b"\n")
            for line in lines[too_long:]:
                self._command(line, station)
            too_long = too_long and not lines
            if len(rest) > MOST_BYTES and not too_long:
                too_long = True
                self._command(rest, station)
            if too_long:
                rest = b""
        self._command(rest, station)
        if not self._stays:
            station.table.question(lambda _live: self._done.set())

    def _command(self, line: bytes, station: Station) -> None:
        from app.table.bad_input import BadInputError
        from app.table.json_text import read_json
        from app.table.state_form import state_form

        if not line or line.isspace():
            return
        if len(line) > MOST_BYTES:
            shown = line[:_SHOWN].decode(errors="replace")
            station.table.question(lambda _live: self._refused(_TOO_LONG, shown))
            return
        try:
            form = read_json(line)
        except BadInputError as fault:
            reason, text = str(fault), line.decode(errors="replace").strip()
            station.table.question(lambda _live: self._refused(reason, text))
            return
        if form == {"do": "state"}:
            station.table.question(lambda live: self._say({"state": state_form(live.state)}))
        else:
            station.table.ask(form, self._refused)

    def _refused(self, reason: str, form: Json) -> None:
        self._say({"refused": str(reason), "command": form})

    def _say(self, answer: object) -> None:
        import msgspec

        self._lines.put(msgspec.json.encode(answer) + b"\n")

    def _told(self, recorded: Sequence[Recorded]) -> None:
        self._lines.put(b"".join([event.line + b"\n" for event in recorded]))

    def _watch(self, live: Live) -> None:
        """Say on standard error what is wrong with the disk: on paper or not, and when it takes it again."""
        on_paper, trouble = live.journal.on_paper, live.journal.reason
        if on_paper and not self._on_paper:
            self._complain(f"NOT RECORDED, going on in memory: {trouble}")
        elif self._on_paper and not on_paper:
            self._complain("the disk takes it again: all that was kept in memory is recorded")
        elif trouble and not self._trouble:
            self._complain(trouble)
        self._on_paper, self._trouble = on_paper, trouble
