"""A command is alone in its process: what was done in this one before changes nothing of what it says."""

import math
import sys

import pytest


@pytest.fixture(autouse=True)
def nothing_is_said_of_how_far_a_command_is(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy machine says once a second how far it is: a line more, but in its own test."""
    if request.path.name != "test_progress.py":
        monkeypatch.setattr("app.commands.progress._SILENT_FOR", math.inf)


@pytest.fixture(autouse=True)
def italian() -> None:
    """A program begins in the house's own language; another test may have left it in another."""
    if (spoken := sys.modules.get("app.desks.common.language")) is not None:
        spoken.speak(spoken.Language.ITALIAN)
