"""The register of people away, exchanged, older, or unreadable at each moment of an evening.

A code is right only by the register that lies there; what cannot be read is told to the table, and answers;
an older or exchanged one is found by the last event that was known of it. The table deals on all the while.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, cast
from unittest.mock import patch

from app.commands.live_people import people_at
from app.desks.croupier.signing.people import Checked, Outcome
from app.journal.chain import Recorded
from app.journal.lock import TableLock
from app.journal.reading import head
from app.people.roles import Role
from app.register_file.place import PEOPLE
from app.register_file.register_file import RegisterFile
from app.station.people_desk import PeopleDesk
from app.station.register_now import RegisterNow
from app.station.stamps import Stamps
from app.station.station import Plan, Station
from app.station.wirings import WIRINGS
from app.table.json_text import Json
from tests.attack.asking import TABLE, ask, missing
from tests.attack.judging import holds
from tests.attack.nights import NAME, OPENED, spin
from tests.attack.trying import Part, copied
from tests.commands.hostile import TOKENS, change_row, change_schema, changed
from tests.end_to_end.running import Form
from tests.houses import house
from tests.people.cheap import cheap_codes
from tests.register_file.a_register import FIRST, GINA, MARCO, ARegister
from tests.station.at_the_table import PATIENCE, answered

_FILE: Final = "people.sqlite"
_OTHER: Final = "31415926"
"""Gina's code in the register that is put in the place of hers."""
_MOMENTS: Final[tuple[tuple[Form, ...], ...]] = (
    OPENED,
    spin(8)[:1],
    ({"do": "void", "reason": "foreign_body", "by": "Marco"}, *spin(8)[:3]),
    spin(8)[3:4],
    spin(8)[4:],
    spin(17),
)
"""What is done between two moments."""

Harm = Callable[[Path, Path, random.Random], None]


def _bytes(make: Callable[[bytes, random.Random], bytes]) -> Harm:
    def harm(path: Path, _kept: Path, chance: random.Random) -> None:
        text = make(path.read_bytes(), chance)
        path.write_bytes(text)

    return harm


def _instead(make: Callable[[Path, Path], object]) -> Harm:
    def harm(path: Path, kept: Path, _chance: random.Random) -> None:
        _gone(path)
        make(path, kept)

    return harm


def _gone(path: Path) -> None:
    for beside in path.parent.glob(f"{_FILE}*"):
        if not beside.name.endswith(".lock"):
            beside.unlink()


UNREADABLE: Final[Mapping[str, Harm]] = {
    "away": _instead(lambda _path, _kept: None),
    "empty": _instead(lambda path, _kept: path.touch()),
    "a folder": _instead(lambda path, _kept: path.mkdir()),
    "a pipe": _instead(lambda path, _kept: os.mkfifo(path)),
    "a link to itself": _instead(lambda path, _kept: path.symlink_to(path.name)),
    "another thing": _bytes(lambda _before, chance: chance.choice(TOKENS)),
    "half": _bytes(lambda before, _chance: before[: len(before) // 2]),
    "a table's journal": _instead(lambda path, kept: shutil.copy(kept / NAME, path)),
}
"""What no register is: it is told."""
CHANGED: Final[Mapping[str, Harm]] = {
    "bytes changed": _bytes(changed),
    "a row changed": lambda path, _kept, chance: change_row(path, chance),
    "its schema changed": lambda path, _kept, chance: change_schema(path, chance),
}
"""What may be told, or found by `verify`."""
EXCHANGED: Final[Mapping[str, Harm]] = {
    "older": _instead(lambda path, kept: shutil.copy(kept / "older" / _FILE, path)),
    "another": _instead(lambda path, kept: shutil.copy(kept / "other" / _FILE, path)),
}
"""What is a register, and not this one: the last event that is known of it is not there."""
HARMS: Final[Mapping[str, Harm]] = {**UNREADABLE, **CHANGED, **EXCHANGED}


def keep(folder: Path) -> None:
    """Three registers: as it is, as it was before Marco had a code of his own, and one in which Gina has another."""
    for name in ("older", "other"):
        (folder / name).mkdir()
    first = ARegister(folder).file
    first.make_first("Gina", GINA)
    first.add("Gina", GINA, "Marco", Role.INSPECTOR, FIRST)
    shutil.copy(folder / _FILE, folder / "older")
    first.change_own("Marco", FIRST, MARCO)
    other = ARegister(folder / "other").file
    other.make_first("Gina", _OTHER)
    other.add("Gina", _OTHER, "Marco", Role.INSPECTOR, FIRST)
    other.change_own("Marco", FIRST, _OTHER)
    with Station(_plan(folder / NAME), told=lambda _: None, publish=lambda _: None) as station:
        _do(station, OPENED)


def _plan(path: Path) -> Plan:
    return Plan(TABLE, path, house("venezia"), practice=True, wiring=WIRINGS["roulette"])


def _register(path: Path, desk: str) -> RegisterFile:
    return RegisterFile(path, cheap_codes, Stamps(), program="attack", desk=desk, wait=0.1)


def _do(station: Station, forms: Sequence[Form]) -> None:
    for form in forms:
        station.table.ask(cast("Json", form), lambda _reason, _form: None)
    answered(station.table)


def _checked(people: PeopleDesk, name: str, code: str) -> Checked:
    """Ask for a code, as the desk does: somebody always answers."""
    found, done = list[Checked](), threading.Event()

    def told(checked: Checked) -> None:
        found.append(checked)
        done.set()

    people.check(name, code, told)
    assert done.wait(PATIENCE), "the register does not answer"
    return found[0]


def tricks(_kept: Path) -> Sequence[str]:
    """Name what is done to the register, and when; held by another program, too."""
    moments = range(-1, len(_MOMENTS))
    return [f"{name}, {_when(moment)}" for name in (*HARMS, "held by another") for moment in moments]


def _when(moment: int) -> str:
    return "before the start" if moment < 0 else f"at moment {moment}"


def attack(trick: str, chance: random.Random, kept: Path, work: Path) -> None:
    """Harm the register at one moment of an evening, and put it back at its end."""
    name, _, when = trick.partition(", ")
    folder = copied(kept, work)
    (folder / NAME).unlink()
    path, known = folder / _FILE, head(folder / _FILE, PEOPLE)
    told: list[Recorded] = []
    moment = next(at for at in range(-1, len(_MOMENTS)) if _when(at) == when)
    with patch("app.station.people_desk.register_of", _register):
        if moment < 0 and name in HARMS:
            HARMS[name](path, kept, chance)
        with Station(_plan(folder / NAME), told=told.extend, publish=lambda _live: None) as station:
            people = people_at(RegisterNow(path), station.table)
            if people is not None:
                _evening(station, people, (name, moment), path, kept, chance)
                people.close()
            else:
                assert moment < 0, "there was a register, and the table does not ask it"
                _do(station, [form for forms in _MOMENTS for form in forms])
            answered(station.table)
    assert holds(folder / NAME), ask("verify", "--database", folder / NAME)
    lines = [event.line for event in told]
    assert not missing(folder / NAME, lines)
    assert [json.loads(line)["number"] for line in lines if b'"kind":"spin.number"' in line] == [8, 17]
    reasons = [json.loads(line).get("reason") for line in lines if b'"kind":"reader.warning"' in line]
    if name in UNREADABLE and people is not None:
        assert "unreadable" in reasons, reasons
    if name in EXCHANGED:
        assert not holds(path, "--head", f"{PEOPLE}:{known.seq}:{known.hash.hex()}")


def _evening(
    station: Station, people: PeopleDesk, harm: tuple[str, int], path: Path, kept: Path, chance: random.Random
) -> None:
    """Deal an evening in which codes are asked at each moment."""
    name, when = harm
    for moment, forms in enumerate(_MOMENTS):
        if moment == when and name in HARMS:
            HARMS[name](path, kept, chance)
        if moment == when and name not in HARMS:
            with TableLock(path, PEOPLE, program="another"):
                assert _checked(people, "Gina", GINA).outcome is Outcome.BUSY
        harmed = moment >= when and name in HARMS
        right, wrong = _checked(people, "Gina", GINA), _checked(people, "Marco", "00000000")
        assert wrong.outcome is not Outcome.RIGHT
        if not harmed:
            assert right.outcome is Outcome.RIGHT, right
        elif name in UNREADABLE:
            assert right.outcome is Outcome.TROUBLE, right
        elif name == "another":
            assert right.outcome is Outcome.WRONG, right
        _do(station, forms)


PART: Final = Part(keep, tricks, attack, rounds=4)
