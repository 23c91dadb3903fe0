"""What is attacked: a night that is over, and one in play with a counted bank, a colour, and bets on red."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tests.attack.asking import TABLE, play
from tests.end_to_end.running import Form, Headless
from tests.journal.played_journals import record
from tests.reports.days import played_night, story_at

NAME: Final = f"{TABLE}.sqlite"
HEADS: Final = "printed"
"""The file in which the printed events lie, as somebody keeps them elsewhere."""
OPENED: Final[tuple[Form, ...]] = (
    {"do": "open", "minimum": "5.00", "dealer": "Berta"},
    {"do": "bank", "operation": "open", "chips": [{"value": "20.00", "pieces": 50}]},
    {"do": "colour", "colour": "blue", "value": "10.00", "owner": "seat 3", "by": "Carla"},
)
BETS: Final[Form] = {"do": "place", "position": "red", "entry": {"colour": "blue", "pieces": 5}}


def spin(number: int) -> tuple[Form, ...]:
    """A spin that is dealt to its end."""
    return (
        {"do": "throw"},
        {"do": "no_more_bets"},
        {"do": "number", "number": number},
        {"do": "confirm"},
        {"do": "paid_all"},
        {"do": "next"},
        {"do": "paid_all"},
    )


def keep_night(folder: Path) -> None:
    """A journal at rest: a night with everything of the bank, and one in play."""
    path = folder / NAME
    record(path, story_at(played_night()))
    said = play(path, *OPENED, *spin(8), BETS)
    assert (said.status, said.error) == (0, ""), said
    (folder / HEADS).write_bytes(b"".join(line + b"\n" for line in said.events))


def keep_log(folder: Path) -> None:
    """The same, killed in play: what is newer lies in the log alone.

    In `older` it is as it was a spin before, in `other` as it came to be where another number fell, and in
    `another` lies another table's.
    """
    keep_night(folder)
    for name in ("older", "other", "another"):
        (folder / name).mkdir()
    _killed(folder, folder / "older")
    shutil.copytree(folder / "older", folder / "other", dirs_exist_ok=True)
    _killed(folder / "other", folder / "other", *spin(17))
    printed = _killed(folder, folder, *spin(17)[:2], BETS, *spin(32))
    with (folder / HEADS).open("ab") as heads:
        heads.write(printed)
    play(folder / "another" / "T9.sqlite", {"do": "open"}, *spin(5), table="T9")


def _killed(where: Path, to: Path, *forms: Form) -> bytes:
    """Play on in one place, end the program as a power cut does, and keep what lies there; gives what it printed."""
    with Headless(where / NAME) as table:
        table.all_of(*forms, {"do": "note_nothing"})
        table.kill()
        printed = table.printed
    if where != to:
        for path in where.glob(f"{NAME}*"):
            shutil.copy(path, to)
    return printed


def printed_in(folder: Path) -> list[bytes]:
    """The events of the night in play as they were printed."""
    return (folder / HEADS).read_bytes().splitlines()
