"""A table that is harmed while it plays, by another program."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.attack.asking import head_of, missing
from tests.attack.judging import goes_on_beside, holds
from tests.attack.nights import BETS, spin
from tests.end_to_end.running import Headless

_ALARMS: Final = ("NOT RECORDED", "never recorded", "could not be used")
"""What a table without a window says on standard error when something is wrong with its journal."""


class Harmed:
    """What came of a table that was harmed in play.

    Attributes:
        printed: its events, as durable as they were told to be.
        before: how many of them were printed before the harm.
        told: whether it said that something was wrong.
        status: with which it ended.
    """

    def __init__(self, database: Path, harm: Callable[[], None]) -> None:
        """Deal a spin, do the harm, deal on, and end the program as one does."""
        with Headless(database) as table:
            table.all_of(*spin(17)[:3])
            self.before = len(table.printed.splitlines())
            harm()
            table.all_of(*spin(17)[3:], *spin(32), BETS)
            self.status = table.finish()
            self.printed = table.printed.splitlines()
            self.errors = list(table.errors)
        assert "Traceback" not in "\n".join(self.errors), self.errors
        warned = {"reader.warning", "journal.trouble"} & {json.loads(line)["kind"] for line in self.printed}
        self.told = bool(warned) or any(alarm in line for alarm in _ALARMS for line in self.errors)


def harmed_in_play(database: Path, harm: Callable[[], None]) -> None:
    """Harm a table in play: it says so, or all that it printed from then on is there.

    What was there before and was taken away or exchanged is told, or found by the last event that was printed.
    The next start goes on there, or beside it.
    """
    harmed = Harmed(database, harm)
    after = missing(database, harmed.printed[harmed.before :])
    assert not after or harmed.told, f"{len(after)} printed after the harm, lost, and nobody told"
    if not harmed.told and missing(database, harmed.printed):
        assert not holds(database, "--head", head_of(harmed.printed))
    goes_on_beside(database)
