"""The key lies in a file that only its user may read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.house_copy.key import KeyFileError, make_key, read_key


def chance(count: int) -> bytes:
    return bytes(range(count))


def test_a_key_that_was_made_is_read(tmp_path: Path) -> None:
    make_key(tmp_path / "house.key", chance)
    assert read_key(tmp_path / "house.key") == bytes(range(32))
    assert (tmp_path / "house.key").stat().st_mode & 0o777 == 0o600


def test_a_key_is_never_replaced(tmp_path: Path) -> None:
    make_key(tmp_path / "house.key", chance)
    with pytest.raises(KeyFileError, match="cannot be written"):
        make_key(tmp_path / "house.key", chance)


def test_what_is_no_key_is_refused_with_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "house.key"
    with pytest.raises(KeyFileError, match="cannot be read"):
        read_key(path)
    for text in ("", "secret", "00" * 31, "00" * 33, "00" * 200):
        path.write_text(text)
        path.chmod(0o600)
        with pytest.raises(KeyFileError, match="--new-key"):
            read_key(path)


@pytest.mark.skipif(os.name != "posix", reason="the rights of POSIX")
def test_a_key_that_others_may_read_is_refused(tmp_path: Path) -> None:
    make_key(tmp_path / "house.key", chance)
    (tmp_path / "house.key").chmod(0o640)
    with pytest.raises(KeyFileError, match="chmod 600"):
        read_key(tmp_path / "house.key")
