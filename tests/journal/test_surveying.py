"""Of a damaged journal the part before the damage holds, and is counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.journal.store import Journal
from app.journal.surveying import Intact, intact_part
from tests.journal.bodies import Bodies


@pytest.fixture
def played(path: Path, bodies: Bodies) -> Path:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(400))
    return path


def test_a_whole_journal_is_intact_to_its_end(played: Path, bodies: Bodies) -> None:
    found = intact_part(played, "T1")
    assert found[:2] == (400, str(bodies(1, first=400)[0]["at"]))
    assert [event.seq for event in found.night] == list(range(1, 401))


def test_a_changed_byte_ends_what_is_intact(played: Path, bodies: Bodies) -> None:
    data = bytearray(played.read_bytes())
    at = data.index(b'"spin":200,')
    data[at + 7] = ord("3")
    played.write_bytes(data)
    assert intact_part(played, "T1")[:2] == (199, str(bodies(1, first=199)[0]["at"]))


def test_of_a_file_that_is_no_database_nothing_is_intact(path: Path) -> None:
    path.write_bytes(b"x" * 5000)
    assert intact_part(path, "T1") == Intact(0, "")


def test_of_an_intact_part_the_last_night_is_given_from_its_opening_on(path: Path, bodies: Bodies) -> None:
    night = [
        {**body, "kind": "table.opened"} if place in {3, 7} else body for place, body in enumerate(bodies(9))
    ]
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(night)
    assert [event.seq for event in intact_part(path, "T1").night] == [8, 9]
