"""A backup is taken while the table plays on, the journal is lost, and the copy is put back."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from collections import deque
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

from app.__main__ import main
from app.journal.reading import events
from tests.big.played import TABLE, PlayedTable
from tests.end_to_end.running import Headless, environment, verify


class BackedUp(NamedTuple):
    """What was copied, and what the table had played by its end.

    Attributes:
        during: spins that were played while the copy was being made.
        copied: events that the copy has.
        missing: events that the table recorded after the moment of the copy.
    """

    during: int
    copied: int
    missing: int


def back_up_in_the_middle(folder: Path, spins: int, chance: random.Random) -> BackedUp:
    """Play so many spins, with a backup begun somewhere in their middle; restore it, and verify what is there.

    Args:
        folder: for all files; there, and empty.
        spins: how many are played.
        chance: all of it.
    """
    database, stick = folder / "T1.sqlite", folder / "stick"
    stick.mkdir()
    begins = chance.randint(spins // 4, spins // 2)
    with PlayedTable(database, chance.randrange(1 << 32)) as table:
        _play(table, begins)
        with subprocess.Popen(
            [sys.executable, "-m", "app", "backup", "--database", str(database), "--to", str(stick)],
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        ) as backup:
            while backup.poll() is None:
                table.play()
            made, complaint = backup.communicate()
        during = table.spins - begins
        _play(table, max(spins, table.spins + 1))
    assert backup.returncode == 0, complaint.decode()
    copied: dict[str, Any] = json.loads(made)
    noted = copied["heads"][0]
    _is_verified(database, noted)
    own = folder / "own.sqlite"
    database.rename(own)
    back = _told("restore", "--copy", copied["copy"], "--database", str(database), "--table", TABLE)
    assert (back["head"], back["missing"], back["kept"]) == (noted, 0, None)
    told = _is_verified(database, noted)
    assert told["events"] == copied["events"]
    _goes_on(database, noted)
    first = zip(events(database, TABLE), events(own, TABLE), strict=False)
    for place, (one, other) in enumerate(first, 1):
        assert one == other or place > copied["events"], f"event {place} is another"
    (last,) = deque(events(own, TABLE), maxlen=1)
    return BackedUp(during, copied["events"], last.seq - copied["events"])


def _play(table: PlayedTable, spins: int) -> None:
    while table.spins < spins:
        table.play()


def _goes_on(database: Path, noted: str) -> None:
    """The table goes on where the copy was taken, in the middle of a spin as it may be."""
    with Headless(database, table=TABLE) as table:
        event, *void = table.do("suspend", by="Carla", reason="put back")
        assert event["kind"] == "table.suspended"
        assert [each["kind"] for each in void] in ([], ["spin.void"]), "a ball that ran is no throw"
        assert table.finish() == 0
    _is_verified(database, noted)


def _is_verified(database: Path, noted: str) -> dict[str, Any]:
    with redirect_stderr(io.StringIO()):  # a long one says how far it is
        status, told = verify(database, "--head", noted)
    assert (status, told["differs"]) == (0, []), told
    return told


def _told(*words: str) -> dict[str, Any]:
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as error:
        status = main([*words])
    assert status == 0, error.getvalue()
    answer: dict[str, Any] = json.loads(out.getvalue())
    return answer
