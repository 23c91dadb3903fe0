"""What no journal took lies beside it, whole; nothing that lies there already is touched."""

import stat
from pathlib import Path

import msgspec
import pytest

from app.station import kept_beside
from app.station.kept_beside import keep_beside
from app.station.writing import Body

BODIES: list[Body] = [
    {"kind": "spin.number", "number": 8, "late": True},
    {"kind": "spin.cleared", "who": "Zoë"},
]


def test_a_line_an_event_for_the_group_to_read(tmp_path: Path) -> None:
    path = keep_beside(tmp_path / "T4.sqlite", BODIES)
    assert path == tmp_path / "T4.not-recorded.jsonl"
    assert [msgspec.json.decode(line) for line in path.read_bytes().splitlines()] == BODIES
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert list(tmp_path.iterdir()) == [path]


def test_what_was_kept_before_stays(tmp_path: Path) -> None:
    first = keep_beside(tmp_path / "T4.sqlite", BODIES)
    before = first.read_bytes()
    second, third = (keep_beside(tmp_path / "T4.sqlite", BODIES[1:]) for _ in range(2))
    assert [second.name, third.name] == ["T4.not-recorded-2.jsonl", "T4.not-recorded-3.jsonl"]
    assert first.read_bytes() == before
    assert len(second.read_bytes().splitlines()) == 1


def test_of_what_the_disk_refuses_no_half_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(kept_beside, "on_disk", full)
    with pytest.raises(OSError, match="No space left"):
        keep_beside(tmp_path / "T4.sqlite", BODIES)
    assert list(tmp_path.iterdir()) == []
