"""Where the copy stands is said by the file, and when it came by whoever took it."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.house_copy.standing import Came, read_standing, standing, standing_file, write_standing
from app.journal.errors import NoJournal
from tests.house_copy.houses import Station, listening, own_head, played, until


def test_each_table_s_last_event_and_when_it_came(tmp_path: Path) -> None:
    copy = tmp_path / "house.sqlite"
    for table in ("T2", "T1"):
        played(tmp_path / f"{table}.sqlite", table, 3)
        with listening(copy, []) as house, Station(tmp_path / f"{table}.sqlite", table, house.address) as one:
            until(lambda one=one, house=house: one.is_copied(house))  # type: ignore[misc] # this one's
            until(lambda: any(each.connected for each in standing(copy)))
    first, second = standing(copy)
    assert (first.table, first.seq, second.table) == ("T1", 3, "T2")
    assert first.hash == own_head(tmp_path / "T1.sqlite", "T1").hash.hex()
    assert (first.at, first.came) == ("2026-11-21T05:14:13.123456Z", "2026-11-21T06:00:00.000000Z")
    assert (first.sender, first.connected, first.trouble) == ("127.0.0.1", False, "")
    assert second.came == first.came  # it was kept over the next start


def test_a_table_of_which_nothing_was_taken_is_named_with_its_trouble(tmp_path: Path) -> None:
    copy = tmp_path / "house.sqlite"
    with listening(copy, []):
        pass
    write_standing(copy, {"T9": Came(trouble="Table T9: no")})
    (only,) = standing(copy)
    assert (only.table, only.seq, only.hash, only.trouble) == ("T9", 0, "", "Table T9: no")


def test_what_lies_there_and_is_not_whole_is_not_believed(tmp_path: Path) -> None:
    copy = tmp_path / "house.sqlite"
    assert read_standing(copy) == {}
    for text in (b"", b"[]", b'{"T1":', b"\xff", b'{"T1":{"came":7}}'):
        standing_file(copy).write_bytes(text)
        assert read_standing(copy) == {}


def test_without_a_file_there_is_nothing_to_say(tmp_path: Path) -> None:
    with pytest.raises(NoJournal):
        standing(tmp_path / "house.sqlite")


def test_what_cannot_be_written_leaves_what_was_there(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        write_standing(tmp_path / "none" / "house.sqlite", {})
