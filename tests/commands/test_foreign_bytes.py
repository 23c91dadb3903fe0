"""Whatever stands in a file that is read: one sentence and a status, never the program's own inside out.

Each command that reads a file of somebody else gets it with its bytes changed; a fault that no reader foresaw
leaves `main`, and fails the test by itself.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.__main__ import main
from tests.commands.foreign_files import (
    SMALL,
    keep_files,
    read_changed_archive,
    read_changed_journal,
    read_changed_register,
    read_small,
)
from tests.commands.hostile import TOKENS, change_file, change_row, change_schema, changed
from tests.often import times

pytestmark = pytest.mark.often

seeds = st.integers(0, 2**32)
few = settings(
    max_examples=times(15, 30), suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files as they should be: two journals, an archive, lists, a register."""
    folder = tmp_path_factory.mktemp("kept")
    keep_files(folder)
    assert main(["spins", "--database", str(folder / "T2.sqlite")]) == 0
    return folder


def told(capfd: pytest.CaptureFixture[str], *words: object) -> int:
    """Run a command; where it refuses, it says one line for a person."""
    try:
        status = main([str(word) for word in words])
    except SystemExit as ended:
        status = int(ended.code or 0)
    error = capfd.readouterr().err
    assert status in {0, 1, 2}, words
    if status == 2:
        assert error.splitlines()[-1].startswith("capotavolo: "), (words, error)
    assert "Traceback" not in error
    return status


@pytest.mark.parametrize("change", [change_row, change_schema, change_file])
def test_a_journal_in_which_anything_stands(
    kept: Path,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    qapp: object,
    change: Callable[[Path, random.Random], None],
) -> None:
    """Also its schema, the names of its tables and its events: damage is said, and never met by surprise."""

    @few
    @given(seeds)
    def holds(seed: int) -> None:
        chance = random.Random(seed)
        read_changed_journal(partial(told, capfd), kept, tmp_path / "work", chance, change)

    holds()


def test_a_register_in_which_anything_stands(
    kept: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    @few
    @given(seeds, st.sampled_from([change_row, change_schema, change_file]))
    def holds(seed: int, change: Callable[[Path, random.Random], None]) -> None:
        read_changed_register(partial(told, capfd), kept, tmp_path, random.Random(seed), change)

    holds()


def test_archives_in_which_anything_stands(
    kept: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Packed or plain, with their manifest, with a changed one, or without."""

    @few
    @given(seeds)
    def holds(seed: int) -> None:
        read_changed_archive(partial(told, capfd), kept, tmp_path, random.Random(seed))

    holds()


@pytest.mark.parametrize("kind", SMALL)
def test_a_small_file_in_which_anything_stands(
    kept: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str], kind: str
) -> None:
    """What a text editor, a stick or somebody else left there."""

    @settings(few, max_examples=times(15, 60))
    @given(seeds)
    def holds_changed(seed: int) -> None:
        read_small(partial(told, capfd), kept, tmp_path, kind, changed(SMALL[kind][0], random.Random(seed)))

    for token in TOKENS:
        read_small(partial(told, capfd), kept, tmp_path, kind, token)
    holds_changed()
