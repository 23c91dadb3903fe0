"""Record what this program records and says, once and for ever: `python -m tests.kept.record 0002-void-explained`.

A recording that is there is never written again.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import Final

import msgspec

from app.journal.reading import events
from app.rules.house import House
from app.rules.roulette.house_reading import read_house
from app.rules.side import Side
from tests.houses import house
from tests.kept.answering import PEOPLE, bodies_in
from tests.kept.played_journals import MovedTable
from tests.kept.played_register import Registers, play_register
from tests.kept.played_spins import played_spins, settled
from tests.kept.played_table import KeptTable, Night
from tests.kept.recording import RECORDINGS, Recording, pack
from tests.kept.rewrite import rewrite

HOUSES: Final = ("venezia", "sanremo", "france", "tombola-half-back", "tombola-all-lost", "regulations-1970")
_ANEW: Final = "venezia-anew"
_BESIDE: Final = "venezia-beside"
_PLANNED: Final = {"zone": "Europe/Rome", "day_begins": "06:00", "wheel_off": "05:00-14:00"}
_NIGHTS: Final = (
    Night(0, 6, True, True, Side.LEFT, False),
    Night(1, 9, False, True, Side.RIGHT, True),
    Night(3, 4, False, False, Side.LEFT, False),
)
"""In November."""
_ANEW_BEFORE: Final = (Night(7, 6, False, True, Side.RIGHT, True), Night(11, 4, True, True, Side.LEFT, False))
_ANEW_AFTER: Final = (Night(12, 5, False, True, Side.LEFT, False), Night(13, 4, True, True, Side.RIGHT, True))
"""On both sides of a journal that is begun anew; the first in November, the others in December."""
_BESIDE_BEFORE: Final = Night(4, 3, True, True, Side.LEFT, False)
_BESIDE_IN: Final = Night(5, 8, True, True, Side.LEFT, False)
_BESIDE_AFTER: Final = Night(6, 4, False, True, Side.RIGHT, False)
"""Of a journal that is taken no more in the midst of its second night."""


def record(recording: Recording, seed: int) -> None:
    """Play everything, keep it, and keep what is said of it.

    Raises:
        FileExistsError: there is such a recording already.
    """
    if recording.folder.exists():
        raise FileExistsError(
            f"{recording.folder} is there already: what was recorded is never written again"
        )
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        play(folder, seed)
        pack(folder, kinds_in(folder), recording)
    rewrite(recording)


def play(folder: Path, seed: int) -> None:
    """Play everything that is kept, into an empty folder."""
    with tempfile.TemporaryDirectory() as aside:
        registers = play_register(folder / "files" / "people.sqlite", Path(aside))
        for place, rules in enumerate(HOUSES):
            _play_house(folder, rules, seed + place, registers)
        _play_anew(folder / "files", seed + len(HOUSES), registers)
        _play_beside(folder, seed + len(HOUSES) + 1, registers)


def planned() -> House:
    """Give a house that names its clocks, and when it switches its wheels off."""
    return read_house("venezia", {**house("venezia").profile, **_PLANNED})


def _play_house(folder: Path, rules: str, seed: int, registers: Registers) -> None:
    """Play a house's nights, and think of spins for `settle`; the texts alone are kept."""
    with tempfile.TemporaryDirectory() as made:
        table = KeptTable(Path(made) / "journal.sqlite", rules, house(rules), seed, registers)
        for night in _NIGHTS:
            table.night(night)
        bodies = [event.body for event in events(table.path, rules)]
    _write(folder / "bodies" / f"{rules}.jsonl", bodies)
    spins = list(played_spins(rules, seed))
    _write(folder / "settle" / f"{rules}.jsonl", spins)
    _write(folder / "settled" / f"{rules}.jsonl", list(settled(spins)))


def _play_anew(folder: Path, seed: int, registers: Registers) -> None:
    """Play a table with two readers; its journal is archived and begun anew, and the files themselves are kept."""
    table = MovedTable(folder / f"{_ANEW}.sqlite", _ANEW, planned(), seed, registers, two_readers=True)
    for night in _ANEW_BEFORE:
        table.night(night)
    table.answer_all()
    table.begin_anew(folder / "archive", lambda at: date.fromisoformat(at[:10]))
    for night in _ANEW_AFTER:
        table.night(night)


def _play_beside(folder: Path, seed: int, registers: Registers) -> None:
    """Play a table whose journal takes nothing any more in the midst of a night; the new one beside it is kept."""
    with tempfile.TemporaryDirectory() as made:
        table = MovedTable(Path(made) / f"{_BESIDE}.sqlite", _BESIDE, planned(), seed, registers)
        table.night(_BESIDE_BEFORE)
        table.go_on_beside(_BESIDE_IN, 4)
        table.night(_BESIDE_AFTER)
        bodies = [event.body for event in events(table.path, _BESIDE)]
    _write(folder / "bodies" / f"{_BESIDE}.jsonl", bodies)


def _write(path: Path, lines: list[bytes]) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"".join(line + b"\n" for line in lines))


def kinds_in(folder: Path) -> set[str]:
    """Say which kinds of events are in texts that are kept."""
    lines = [line for file in folder.glob("bodies/*.jsonl") for line in file.read_bytes().splitlines()]
    files = [
        line for file in folder.glob("files/*.sqlite") if file.stem != PEOPLE for line in bodies_in(file)
    ]
    return {msgspec.json.decode(line)["kind"] for line in (*lines, *files)}


def main() -> int:
    """Make a recording."""
    asked = argparse.ArgumentParser(prog="tests.kept.record", description=__doc__)
    asked.add_argument("name", help="a number that counts up, and what is new: 0002-void-explained")
    asked.add_argument("--seed", type=int, default=1, help="all chance")
    chosen = asked.parse_args()
    recording = Recording(RECORDINGS / chosen.name)
    record(recording, chosen.seed)
    print(
        f"{recording.folder}: {sum(file.stat().st_size for file in recording.folder.rglob('*') if file.is_file())} bytes"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
