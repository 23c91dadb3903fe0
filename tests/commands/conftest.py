"""How far a command is, it says once a second: a line more where the machine is busy, but in its own test."""

import math

import pytest


@pytest.fixture(autouse=True)
def nothing_is_said_of_how_far_a_command_is(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    if request.path.name != "test_progress.py":
        monkeypatch.setattr("app.commands.progress._SILENT_FOR", math.inf)
