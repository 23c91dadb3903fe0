"""`archive --begin-new`, killed anywhere: the old journal or the new one is there, whole, and it can be done again."""

from __future__ import annotations

import io
import random
import shutil
import signal
import subprocess
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Final

from app.__main__ import main
from app.journal.archive_reading import manifest_file, verify_archive
from app.journal.exporting import Form, exported_journal
from app.journal.reading import head
from app.journal.verifying import KnownHead, Verified
from app.station.taken_up import folded
from app.table.roulette.game import ROULETTE
from tests.end_to_end.forked import ran
from tests.end_to_end.running import PATIENCE, environment, verify
from tests.journal.archived import autumn
from tests.journal.played_journals import record, stamped
from tests.table.playing import Played, fall

_LONGEST: Final = 0.01
"""Seconds from a step to the end: some steps farther at most."""
_LATE: Final = 6
"""Steps before the end."""
_IN_ZONE: Final = ("--zone", "Europe/Rome")
_NEXT_NIGHT: Final = 1_800_000_000


class KilledArchive:
    """One journal at its end, begun anew again and again from the same files.

    Attributes:
        old: how often the old journal was there behind it.
        new: how often the new one was.
    """

    def __init__(self, folder: Path) -> None:
        """Play some nights and archive the first of them.

        Args:
            folder: for all files; there, and empty.
        """
        self._place, self._as_it_was = folder / "table", folder / "as it was"
        self._as_it_was.mkdir()
        database = self._as_it_was / "T1.sqlite"
        autumn(database)
        waits = Played(folded(database, "T1", ROULETTE))
        for of in list(waits.state.unanswered):
            waits.do("answer", of=of, by="Carla")
        record(database, stamped(waits.story, lambda place: 1_790_000_000 + place))
        archived = self._as_it_was / "archive"
        first = ["--database", str(database), "--to", str(archived), "--until", "2026-10-01", *_IN_ZONE]
        self._does(first, "the first months")
        self._story = _story(database)
        self._ended = head(database, "T1")
        self._database, self._archive = self._place / "T1.sqlite", self._place / "archive"
        self.steps = self._counted()
        self.old = self.new = 0

    def kill(self, chance: random.Random, *, late: bool = False) -> None:
        """Kill it somewhere, and look at what is there.

        Args:
            chance: where.
            late: about where the new journal takes its place.
        """
        step = chance.randint(self.steps - _LATE if late else 1, self.steps)
        seconds = chance.choice((0.0, chance.random() * _LONGEST))
        done = self._begin(step, seconds)
        where = f"killed {seconds:.6f} s behind step {step} of {self.steps}"
        assert done.returncode in {-signal.SIGKILL, 0}, f"{where}: {done.stderr}"
        if _story(self._database) == self._story:
            self.old += 1
            self._is_whole(where)
            self._does(self._words(), f"{where}, then again")
        else:
            self.new += 1
        self._is_new(where)
        self._goes_on(where)

    def _counted(self) -> int:
        """Do it to its end, and count its steps."""
        done = self._begin(0, 0.0)
        assert done.returncode == 0, done.stderr
        self._is_new("not killed")
        return int(done.stderr.rsplit("steps: ", 1)[1])

    def _begin(self, step: int, seconds: float) -> subprocess.CompletedProcess[str]:
        """Put all files back as they were, and begin another journal, up to a step."""
        shutil.rmtree(self._place, ignore_errors=True)
        shutil.copytree(self._as_it_was, self._place)
        words = [str(self._place), str(step), str(seconds), "archive", *self._words()]
        return ran(["tests.end_to_end.killed_program", *words], environment(), patience=PATIENCE)

    def _does(self, words: list[str], where: str) -> None:
        """Archive in this process, to save its start."""
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()) as said:
            status = main(["archive", *words])
        assert status == 0, f"{where}: {said.getvalue()}"

    def _words(self) -> list[str]:
        database, to = str(self._database), str(self._archive)
        return ["--database", database, "--to", to, "--begin-new", *_IN_ZONE]

    def _is_whole(self, where: str) -> None:
        status, told = verify(self._database, "--head", f"T1:{self._ended.seq}:{self._ended.hash.hex()}")
        assert status == 0, f"{where}: {told}"

    def _is_new(self, where: str) -> None:
        """The new journal names the last event of the old one, which lies beside it and in the archive, whole."""
        ended = KnownHead("T1", self._ended.seq, self._ended.hash)
        (begun,) = _story(self._database)
        assert f'"after":"{ended}"'.encode() in begun, where
        assert verify(self._database)[0] == 0, where
        kept = sorted(self._place.glob("T1.until-*.sqlite"))
        assert kept, where
        assert all(_story(path) == self._story for path in kept), f"{where}: a kept journal is not whole"
        walked = verify_archive(sorted(self._archive.glob("*.gz")), heads=[ended])
        assert isinstance(walked, Verified), f"{where}: {walked}"
        assert walked.events == len(self._story), where

    def _goes_on(self, where: str) -> None:
        """A night is played in the new journal, and goes into the same archive."""
        table = Played(folded(self._database, "T1", ROULETTE))
        table.do("open")
        fall(table, 17)
        table.do("next")
        table.do("close")
        record(self._database, stamped(table.story, lambda place: _NEXT_NIGHT + place))
        self._does(self._words(), f"{where}, a night later")
        assert not manifest_file(self._archive, "T1").exists()


def _story(database: Path) -> list[bytes]:
    return list(exported_journal(database, Form.JSONL))
