"""Each file gets the mode of its kind, whatever the umask; what cannot be decided is left as it is."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app import file_modes
from app.file_modes import JOURNAL, OWN

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights are another thing there")


@pytest.fixture(autouse=True, params=[0o000, 0o077, 0o177])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("wanted", [OWN, JOURNAL])
def test_a_file_is_made_with_its_mode_and_never_changed_by_it(tmp_path: Path, wanted: int) -> None:
    path = tmp_path / "file"
    assert file_modes.make(path, wanted)
    assert mode(path) == wanted
    path.write_text("kept")
    path.chmod(0o666)
    assert not file_modes.make(path, wanted)
    assert (path.read_text(), mode(path)) == ("kept", 0o666)


def test_a_program_that_begins_makes_files_for_its_user_alone(tmp_path: Path) -> None:
    file_modes.begin()
    (tmp_path / "file").write_text("")
    assert mode(tmp_path / "file") == OWN


@pytest.mark.parametrize(
    ("before", "after"), [(0o644, 0o600), (0o777, 0o600), (0o600, 0o600), (0o400, 0o400)]
)
def test_narrowing_gives_nobody_anything(tmp_path: Path, before: int, after: int) -> None:
    path = tmp_path / "file"
    path.touch()
    path.chmod(before)
    file_modes.narrow(path, OWN)
    assert mode(path) == after
    file_modes.narrow(tmp_path / "none", OWN)
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    ("most", "like", "comes"),
    [
        (JOURNAL, [0o777], JOURNAL),
        (JOURNAL, [0o644], JOURNAL),
        (JOURNAL, [0o600, 0o666], OWN),
        (JOURNAL, [0o440], JOURNAL),
        (OWN, [0o777], OWN),
        (JOURNAL, [], JOURNAL),
    ],
)
def test_a_copy_is_for_nobody_who_could_not_read_what_it_is_of(
    tmp_path: Path, most: int, like: list[int], comes: int
) -> None:
    """Its own user can always write it: a journal that came from a disc is played on."""
    paths = [tmp_path / str(number) for number in range(len(like))]
    for path, its in zip(paths, like, strict=True):
        path.touch()
        path.chmod(its)
    assert file_modes.of_copy(most, *paths, tmp_path / "none") == comes


def test_whose_a_file_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    file_modes.make(path, OWN)
    assert file_modes.ours_alone(path.stat())
    path.chmod(0o604)
    assert not file_modes.ours_alone(path.stat())
    monkeypatch.setattr(os, "geteuid", lambda: path.stat().st_uid + 1)
    assert not file_modes.ours(path.stat())
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert file_modes.ours(path.stat())


def test_a_user_is_named_and_one_without_a_name_numbered() -> None:
    assert file_modes.user(0) == "root"
    assert file_modes.user(3_999_999_999) == "3999999999"
