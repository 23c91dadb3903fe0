"""What the readers said in the hour, and no more than there is room for."""

from __future__ import annotations

from pathlib import Path

from app.support.raw_tail import raw_tails
from hardware.raw_log import record_text

SECOND = 1_000_000


def log(path: Path, *times: int) -> None:
    path.write_bytes(b"".join(record_text(at * SECOND, b"X;01;1;17\r\n") for at in times))


def times(lines: list[str]) -> list[int]:
    return [int(line.split("\t")[0]) // SECOND for line in lines]


def test_the_records_of_a_time_are_read_over_several_files(tmp_path: Path) -> None:
    log(tmp_path / "T1.wheel.9.log", 1, 5, 10)
    log(tmp_path / "T1.wheel.10.log", 11, 12)
    log(tmp_path / "T1.wheel.11.log", 20, 30)
    log(tmp_path / "T1.second.1.log", 12)
    log(tmp_path / "T12.wheel.1.log", 12)
    found = raw_tails(tmp_path / "T1.sqlite", 5 * SECOND, 20 * SECOND, 10_000)
    assert {reader: times(tail.lines) for reader, tail in found.items()} == {
        "second": [12],
        "wheel": [5, 10, 11, 12, 20],
    }
    assert all(tail.whole for tail in found.values())


def test_of_too_much_the_last_is_kept(tmp_path: Path) -> None:
    log(tmp_path / "T1.wheel.1.log", *range(500))
    log(tmp_path / "T1.wheel.2.log", *range(500, 1_000))
    found = raw_tails(tmp_path / "T1.sqlite", 0, 2_000 * SECOND, 3_000)["wheel"]
    assert not found.whole
    assert sum(map(len, found.lines)) <= 3_000
    assert times(found.lines)[-1] == 999
    assert times(found.lines) == list(range(1_000 - len(found.lines), 1_000))


def test_what_is_no_record_is_passed_over(tmp_path: Path) -> None:
    log(tmp_path / "T1.wheel.1.log", 1, 2)
    with (tmp_path / "T1.wheel.1.log").open("ab") as file:
        file.write(b"\0\0\0\nhalf a rec\n\xff\xfe\n")
    assert times(raw_tails(tmp_path / "T1.sqlite", 0, 9 * SECOND, 1_000)["wheel"].lines) == [1, 2]


def test_without_logs_there_are_none(tmp_path: Path) -> None:
    assert raw_tails(tmp_path / "none" / "T1.sqlite", 0, 1, 1_000) == {}
