"""The sub-commands, one file each, loaded when it is asked for; each imports inside what it needs."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final, Protocol, cast

Complain = Callable[[str], int]
"""Says one line on standard error and gives the exit status of bad input."""


class Command(Protocol):
    """What every file here offers."""

    HELP: str

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's own arguments."""

    def run(self, chosen: argparse.Namespace, complain: Complain) -> int:
        """Do it; gives the exit status."""


_FILES: Final = (
    "run",
    "roulette.settle",
    "roulette.announce",
    "cut",
    "pay",
    "roulette.edge",
    "repeater",
    "table",
    "verify",
    "export",
    "review",
    "practise",
    "spins",
    "roulette.spin",
    "roulette.dossier",
    "day",
    "slip",
    "backup",
    "restore",
    "house",
    "archive",
    "retention",
    "support",
    "people",
    "doctor",
    "devices",
    "learn",
    "record",
    "roulette.wheel_health",
)
"""Where they lie here, in the order in which they are shown; those of one game in its folder."""
COMMANDS: Final[Mapping[str, str]] = {file.rpartition(".")[2].replace("_", "-"): file for file in _FILES}
"""Their files by their names."""


def load(name: str) -> Command:
    """Load a command: `cut` never loads Qt, and the windows do not wait for all the others.

    Args:
        name: one of `COMMANDS`.
    """
    return cast("Command", import_module(f"{__name__}.{COMMANDS[name]}"))
