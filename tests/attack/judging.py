"""Whether harm was found, told or refused, and whether the table goes on after it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.attack.asking import TABLE, Said, ask, head_of, missing, play

READING: Final[Mapping[str, tuple[object, ...]]] = {
    **{f"export {what}": ("export", "--what", what) for what in ("journal", "spins", "payments", "bank")},
    "day": ("day", "--zone", "Europe/Rome"),
    "spins": ("spins", "number 8"),
}
"""Commands that say what stands in a journal."""

Answers = dict[str, bytes]


def read(database: Path) -> dict[str, Said]:
    """Ask each reading command."""
    return {name: ask(*words[:1], "--database", database, *words[1:]) for name, words in READING.items()}


def answers(database: Path) -> Answers:
    """What they say of a journal that nothing was done to."""
    found = read(database)
    assert {name: said.status for name, said in found.items()} == dict.fromkeys(READING, 0), found
    return {name: said.out for name, said in found.items()}


def is_refused_or_the_same(database: Path, before: Answers) -> None:
    """Nothing is said otherwise than it was: each command refuses, or says the same."""
    for name, said in read(database).items():
        assert said.status or said.out == before[name], f"{name} says something else: {said.out[:300]!r}"


def holds(database: Path, *words: object) -> bool:
    """Ask `verify`."""
    return ask("verify", "--database", database, *words).status == 0


def no_copy_hides_it(database: Path, folder: Path, before: Answers, *, found: bool) -> None:
    """What `verify` finds neither `backup` nor `restore` takes; what they take says the same."""
    copy, back = folder / "copies", folder / "back" / database.name
    copy.mkdir()
    made = ask("backup", "--database", database, "--to", copy)
    assert made.status or not found, f"verify finds it, and backup takes it: {made}"
    if not made.status:
        is_refused_or_the_same(Path(json.loads(made.out)["copy"]), before)
    done = ask("restore", "--copy", database, "--database", back, "--table", TABLE)
    assert done.status or not found, f"verify finds it, and restore takes it: {done}"
    if not done.status:
        is_refused_or_the_same(back, before)
        went_on = play(back, {"do": "throw"})
        assert went_on.status == 0, went_on
        assert not missing(back, went_on.events)


def a_start(database: Path) -> bool:
    """Start the table: it refuses in a sentence, or what it prints is durable. Gives whether it went on."""
    said = play(database, {"do": "throw"}, {"do": "no_more_bets"})
    if said.status == 2:
        return False
    lost = missing(database, said.events)
    assert not lost or "NOT RECORDED" in said.error, f"printed and not in the file: {lost}"
    return True


def goes_on_beside(database: Path) -> Path:
    """The table goes on: where its journal is refused, in one beside it, which is whole. Gives which.

    One that takes nothing from the first event on leaves the table on paper, which is told, and at the end is
    all of it written out.
    """
    said = play(database, {"do": "open"}, {"do": "throw"}, words=("--begin-beside", "Carla"))
    if "NOT RECORDED" in said.error:
        assert said.status == 1, said
        assert "never recorded, write it down" in said.error, said
        return database
    assert said.status == 0, said
    fresh = sorted(database.parent.glob(f"{database.stem}-[0-9]*.sqlite"))
    if not fresh:
        assert not missing(database, said.events), said
        return database
    assert "spin.thrown" in said.kinds, said
    assert not missing(fresh[-1], said.events)
    assert holds(fresh[-1], "--head", head_of(said.events))
    return fresh[-1]
