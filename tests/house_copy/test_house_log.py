"""What was refused is written down, and whoever knocks all day fills no disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.house_copy import house_log
from app.house_copy.house_log import HouseLog


class Clock:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_the_same_is_written_once_a_minute_and_a_sentence_stays_one_line(tmp_path: Path) -> None:
    heard: list[str] = []
    clock = Clock()
    log = HouseLog(tmp_path / "house.log", heard.append, lambda: "NOW", clock)
    for clock.seconds in (0, 30, 59, 61):
        log.say("10.0.0.7", "wrong\nkey")
    log.say("10.0.0.8", "wrong\nkey")
    assert heard == ["10.0.0.7: wrong?key"] * 2 + ["10.0.0.8: wrong?key"]
    assert (tmp_path / "house.log").read_text() == "".join(f"NOW {line}\n" for line in heard)


def test_a_long_log_is_followed_by_a_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_log, "_LONGEST", 100)
    log = HouseLog(tmp_path / "house.log", lambda _line: None, lambda: "NOW", Clock())
    for place in range(50):
        log.say("who", f"what {place}")
    assert (tmp_path / "house.log").stat().st_size < 130
    assert (tmp_path / "house.log.1").exists()


def test_a_log_that_cannot_be_written_is_said_once(tmp_path: Path) -> None:
    heard: list[str] = []
    log = HouseLog(tmp_path / "none" / "house.log", heard.append, lambda: "NOW", Clock())
    log.say("a", "one")
    log.say("a", "two")
    assert [line for line in heard if "cannot be written" in line] == [heard[1]]
