"""A reader's line has the time of its last byte, as the raw log beside the journal has it."""

from pathlib import Path

from app.reports.raw_times import Heard, RawTimes, raw_times
from hardware.raw_log import record_text

RECORDS = (
    (1, b"A;2\r\n"),
    (2, b"A;3\r"),
    (3, b"\nA;3\r\nA;"),
    (4, b"4\r\n"),
    (5, b"A;5;08\r\n"),
    (6, b"A;5;08\r\n"),
    (7, b"A;2\r\n"),
)


def written(path: Path) -> list[int]:
    """Write the records; says where each lies."""
    texts = [record_text(at, data) for at, data in RECORDS]
    path.write_bytes(b"".join(texts))
    return [sum(map(len, texts[:place])) for place in range(len(texts))]


def times(found: RawTimes) -> tuple[tuple[int | None, ...], tuple[int | None, ...]]:
    """When each line came."""
    return tuple(each.at for each in found.raw), tuple(each.at for each in found.edges)


def test_each_line_is_of_its_last_byte_and_an_edge_the_first_of_its_like(tmp_path: Path) -> None:
    """What came after the number is not looked at; a line that is not there has no time."""
    places = written(tmp_path / "T1.wheel.1.log")
    found = raw_times(
        tmp_path / "T1.wheel.1.log",
        places[5],
        ["A;5;08", "A;5;08"],
        ["A;2", "A;3", "no;such", "A;4", "A;5;08"],
    )
    assert times(found) == ((5, 6), (1, 2, None, 4, 5))
    assert found.raw == (Heard(5, places[4], places[4]), Heard(6, places[5], places[5]))
    assert found.edges[1] == Heard(2, places[1], places[1])
    assert found.edges[3] == Heard(4, places[3], places[2]), "it begins in the record before"


def test_a_line_behind_room_that_was_left_empty_has_its_time(tmp_path: Path) -> None:
    """Where noise was left out, or the disk failed, stand zero bytes."""
    log, before = tmp_path / "T1.wheel.1.log", b"\x00" + record_text(4, b"n" * 96)
    log.write_bytes(before + record_text(5, b"\r\nA;5;08\r\n") + b"\x00" + record_text(6, b"A;2\r\n"))
    offset = len(log.read_bytes()) - len(record_text(6, b"A;2\r\n")) - 1
    found = raw_times(log, offset, ["A;2"], ["A;5;08"])
    assert times(found) == ((6,), (5,))
    last = found.raw[0].place
    assert last is not None
    assert log.read_bytes()[last:] == record_text(6, b"A;2\r\n"), "the room that was left empty is before it"


def test_without_its_log_no_line_has_a_time(tmp_path: Path) -> None:
    assert raw_times(tmp_path / "T1.wheel.1.log", 0, ["A;5;08"], []) == RawTimes((Heard(),), ())
