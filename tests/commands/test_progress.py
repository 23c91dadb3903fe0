"""What is said of a long reading: nothing within a second, then how far it is, how quick, and how long to go."""

import pytest

from app.commands.progress import Progress


def test_it_says_how_far_it_is_and_how_quick(capsys: pytest.CaptureFixture[str]) -> None:
    now = 100.0
    progress = Progress("verify", steady=lambda: now)
    for later, done in ((100.9, 50_000), (102.0, 180_000), (102.5, 200_000), (103.0, 300_000)):
        now = later
        progress(done, 9_000_000)
    assert capsys.readouterr().err.splitlines() == [
        "capotavolo: verify: 180000 of 9000000 events, 90000 a second, 98 s to go",
        "capotavolo: verify: 300000 of 9000000 events, 100000 a second, 87 s to go",
    ]


def test_what_takes_minutes_is_said_in_minutes(capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    progress = Progress("backup", "pages copied", steady=lambda: now)
    now = 10.0
    progress(1_000, 31_000)
    assert (
        capsys.readouterr().err
        == "capotavolo: backup: 1000 of 31000 pages copied, 100 a second, 5 min to go\n"
    )
