"""The sub-commands, one file each; each imports inside what it needs, so that `cut` never loads Qt."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final, Protocol

from app.commands import (
    announce,
    archive,
    backup,
    cut,
    day,
    devices,
    doctor,
    dossier,
    edge,
    export,
    house,
    learn,
    pay,
    people,
    practise,
    record,
    restore,
    retention,
    review,
    run,
    settle,
    slip,
    spin,
    spins,
    support,
    table,
    verify,
    wheel_health,
)

Complain = Callable[[str], int]
"""Says one line on standard error and gives the exit status of bad input."""


class Command(Protocol):
    """What every file here offers."""

    HELP: str

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's own arguments."""

    def run(self, chosen: argparse.Namespace, complain: Complain) -> int:
        """Do it; gives the exit status."""


COMMANDS: Final[dict[str, Command]] = {
    "run": run,
    "settle": settle,
    "announce": announce,
    "cut": cut,
    "pay": pay,
    "edge": edge,
    "table": table,
    "verify": verify,
    "export": export,
    "review": review,
    "practise": practise,
    "spins": spins,
    "spin": spin,
    "dossier": dossier,
    "day": day,
    "slip": slip,
    "backup": backup,
    "restore": restore,
    "house": house,
    "archive": archive,
    "retention": retention,
    "support": support,
    "people": people,
    "doctor": doctor,
    "devices": devices,
    "learn": learn,
    "record": record,
    "wheel-health": wheel_health,
}
