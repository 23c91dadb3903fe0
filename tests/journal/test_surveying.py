"""Of a damaged journal the part before the damage holds, and is counted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.journal.chain import JSON
from app.journal.store import Journal
from app.journal.surveying import Intact, intact_part

Bodies = Callable[..., list[dict[str, JSON]]]


@pytest.fixture
def played(path: Path, bodies: Bodies) -> Path:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(400))
    return path


def test_a_whole_journal_is_intact_to_its_end(played: Path, bodies: Bodies) -> None:
    assert intact_part(played, "T1") == Intact(400, str(bodies(1, first=400)[0]["at"]))


def test_a_changed_byte_ends_what_is_intact(played: Path, bodies: Bodies) -> None:
    data = bytearray(played.read_bytes())
    at = data.index(b'"spin":200,')
    data[at + 7] = ord("3")
    played.write_bytes(data)
    assert intact_part(played, "T1") == Intact(199, str(bodies(1, first=199)[0]["at"]))


def test_of_a_file_that_is_no_database_nothing_is_intact(path: Path) -> None:
    path.write_bytes(b"x" * 5000)
    assert intact_part(path, "T1") == Intact(0, "")
