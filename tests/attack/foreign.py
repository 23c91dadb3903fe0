"""Archives, settings, houses, heads, keys, registers and journals in which anything stands: one sentence each."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from app.desks.common.application import make_application
from tests.attack.asking import ask
from tests.attack.trying import Part
from tests.commands.foreign_files import (
    SMALL,
    keep_files,
    read_changed_archive,
    read_changed_journal,
    read_changed_register,
    read_small,
)
from tests.commands.hostile import TOKENS, change_file, change_row, change_schema, changed

_CHANGES: Final = {"a row": change_row, "its schema": change_schema, "its bytes": change_file}


def tricks(_kept: Path) -> Sequence[str]:
    """Name each kind of file, and what is changed in it."""
    both = [f"{file}, {what}" for file in ("journal", "register") for what in _CHANGES]
    return [
        *both,
        "archive",
        *SMALL,
        *(f"{kind}, token {place}" for kind in SMALL for place in range(len(TOKENS))),
    ]


def attack(trick: str, chance: random.Random, kept: Path, work: Path) -> None:
    """Change a file, and let everybody read it."""
    make_application(["attack"])  # a command by itself makes the one it needs, and here many share one
    file, _, what = trick.partition(", ")
    if file == "journal":
        read_changed_journal(ask, kept, work / "copy", chance, _CHANGES[what])
    elif file == "register":
        read_changed_register(ask, kept, work, chance, _CHANGES[what])
    elif file == "archive":
        read_changed_archive(ask, kept, work, chance)
    elif what:
        read_small(ask, kept, work, file, TOKENS[int(what.removeprefix("token "))])
    else:
        read_small(ask, kept, work, file, changed(SMALL[file][0], chance))


PART: Final = Part(keep_files, tricks, attack, rounds=15)
