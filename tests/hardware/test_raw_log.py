"""Every byte with its time, in files that rotate, and a disk that never stops the line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from errno import ENOSPC
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware import raw_log
from hardware.noise import Allowance
from hardware.raw_log import NOISE, Capture, RawLog, RawPlace, RecordError, _Record, read_record, record_text
from tests.often import times


@pytest.fixture(autouse=True, scope="module")
def _quick() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(raw_log, "POLL", 0.005)
        yield


def written(
    path: Path,
    records: list[tuple[int, bytes]],
    places: list[RawPlace] | None = None,
    *,
    file_bytes: int = 5_000_000,
    files: int = 40,
) -> RawLog:
    places = [] if places is None else places
    log = RawLog(path, file_bytes=file_bytes, files=files)
    log.start()
    places.extend(log.put(at, data) for at, data in records)
    log.stop(2)
    return log


def test_a_record_is_a_time_a_tab_and_the_bytes_escaped(tmp_path: Path) -> None:
    written(tmp_path / "logs" / "wheel.log", [(5, b"*X;2\r\n"), (6, b"\x00\xff\t\\")])
    kept = (tmp_path / "logs" / "wheel.1.log").read_text()
    assert kept == "5\t*X;2\\r\\n\n6\t\\x00\\xff\\t\\\\\n"


def test_a_capture_is_one_file_of_its_own_name_however_long_it_grows(tmp_path: Path) -> None:
    log = Capture(tmp_path / "mine.log")
    log.start()
    places = [log.put(at, b"x" * 1000) for at in range(50)]
    log.stop(2)
    assert [file.name for file in tmp_path.iterdir()] == ["mine.log"]
    assert {place.file for place in places} == {"mine.log"}
    records = (tmp_path / "mine.log").read_text().splitlines()
    assert [read_record(record) for record in records] == [(at, b"x" * 1000) for at in range(50)]


def test_a_capture_writes_over_nothing(tmp_path: Path) -> None:
    (tmp_path / "mine.log").write_text("mine")
    log = Capture(tmp_path / "mine.log")
    log.start()
    log.put(5, b"17\r\n")
    log.stop(2)
    assert "cannot be written" in (log.take_failure() or "")
    assert (tmp_path / "mine.log").read_text() == "mine"


@given(st.integers(0, 2**60), st.binary())
def test_a_record_is_read_as_it_was_written(at: int, data: bytes) -> None:
    assert read_record(record_text(at, data).decode("ascii")) == (at, data)


@pytest.mark.parametrize("line", ["", "5", "x\t", "-5\tx", "5\t\\x4", "5\tà"])
def test_what_is_no_record_is_refused(line: str) -> None:
    with pytest.raises(RecordError):
        read_record(line)


def test_a_full_file_is_followed_by_the_next_and_the_oldest_goes(tmp_path: Path) -> None:
    written(tmp_path / "wheel.log", [(at, b"x" * 20) for at in range(6)], file_bytes=40, files=3)
    names = {file.name: file.read_text()[0] for file in tmp_path.iterdir()}
    assert names == {"wheel.2.log": "2", "wheel.3.log": "4"}


def test_each_start_begins_a_file_and_none_is_touched_again(tmp_path: Path) -> None:
    for night in range(3):
        written(tmp_path / "wheel.log", [(night, b"x")])
    assert [(tmp_path / f"wheel.{night + 1}.log").read_text()[0] for night in range(3)] == ["0", "1", "2"]


@given(st.lists(st.binary(min_size=1, max_size=60), min_size=1, max_size=40), st.integers(1, 200))
@settings(deadline=None, max_examples=times(15, 30))
def test_where_a_record_lies_is_said_when_it_is_heard(pieces: list[bytes], file_bytes: int) -> None:
    """Whatever the bytes, and however often a file is full: from its place on lies the record."""
    with TemporaryDirectory() as folder:
        places: list[RawPlace] = []
        records = list(enumerate(pieces))
        written(Path(folder) / "wheel.log", records, places, file_bytes=file_bytes, files=10_000)
        for (at, data), place in zip(records, places, strict=True):
            line = (Path(folder) / place.file).read_bytes()[place.offset :].split(b"\n", 1)[0]
            time, text = line.split(b"\t", 1)
            assert int(time) == at
            assert text.decode("unicode_escape").encode("latin-1") == data


def test_what_a_failed_writing_left_is_written_over_at_its_place(tmp_path: Path) -> None:
    """A disk that fails after half a record: nothing is doubled, and every place stays true."""
    log = RawLog(tmp_path / "wheel.log", file_bytes=30)
    log.start()
    whole = log._append
    failed = Event()

    def fail_once(records: Sequence[_Record]) -> None:
        if not failed.is_set():
            whole(records[:1])
            failed.set()
            raise OSError(ENOSPC, "No space left on device")
        whole(records)

    log._append = fail_once  # type: ignore[method-assign]
    places = [log.put(at, b"0123456789012345678901234") for at in range(4)]
    assert failed.wait(2)
    log.stop(2)
    for at, place in enumerate(places):
        assert (tmp_path / place.file).read_text()[place.offset :].startswith(f"{at}\t0123")
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) == 4 * 28
    assert log.take_failure() is not None


def test_a_failing_disk_is_said_once_for_each_failure(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.touch()
    log = written(blocked / "wheel.log", [(1, b"a"), (2, b"b")])
    failure = log.take_failure()
    assert failure is not None
    assert "cannot be written" in failure
    assert log.take_failure() is None


def test_a_log_of_a_line_never_started_stops_at_once(tmp_path: Path) -> None:
    RawLog(tmp_path / "wheel.log").stop(0)
    assert not (tmp_path / "wheel.log").exists()


def test_a_disk_that_does_not_answer_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    release = Event()
    log = RawLog(tmp_path / "wheel.log")
    monkeypatch.setattr(log, "_append", lambda _records: release.wait(5))
    log.start()
    log.put(1, b"a")
    with pytest.raises(TimeoutError, match="its disk does not answer"):
        log.stop(0.05)
    release.set()
    log.stop(2)


LINE = b"*X;2;002;31;0;146;1\r\n"


def lies(path: Path) -> list[tuple[int, bytes]]:
    """Every record that is kept, in its order."""
    files = sorted(path.parent.glob(f"{path.stem}.*.log"), key=lambda file: int(file.name.split(".")[1]))
    return [read_record(line) for file in files for line in file.read_text("ascii").splitlines()]


@given(st.integers(0, 2**32), st.integers(0, 2_000), st.integers(1, 200))
@settings(deadline=None, max_examples=times(15, 25))
def test_a_night_of_noise_pushes_out_no_line_that_was_understood(seed: int, most: int, piece: int) -> None:
    """However much noise comes between two lines, and in whatever pieces: each line is there to the end."""
    chance = Random(seed)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "wheel.log"
        log = RawLog(path, file_bytes=3_000, files=40, noise=Allowance(at_once=3_000, an_hour=1_000))
        log.start()
        places = [
            heard_in_noise(log, at, chance.randbytes(chance.randint(0, most)), piece) for at in range(40)
        ]
        log.stop(5)
        kept = lies(path)
        for at, place in enumerate(places):
            assert LINE in b"".join(data for when, data in kept if when == at)
            record = (path.parent / place.file).read_bytes()[place.offset :].split(b"\n", 1)[0]
            when, data = read_record(record.decode())
            assert (when, LINE.endswith(data[-len(LINE) :])) == (at, True)


def heard_in_noise(log: RawLog, at: int, noise: bytes, piece: int) -> RawPlace:
    """Noise and then a line, in pieces; says where the line's end lies."""
    heard = noise + LINE
    places = [log.put(at, heard[begin : begin + piece]) for begin in range(0, len(heard), piece)]
    log.understood()
    return places[-1]


def test_noise_alone_turns_nothing_over(tmp_path: Path) -> None:
    """A line at 115200 baud, twelve hours long, in a log of a hundredth of the room."""
    path, night, second = tmp_path / "wheel.log", 12 * 3600, 1_000_000
    allowance = Allowance(NOISE.at_once // 100, NOISE.an_hour // 100)
    log = RawLog(path, file_bytes=50_000, files=40, noise=allowance)
    log.start()
    log.put(0, LINE)
    log.understood()
    for at in range(1, night):
        log.put(at * second, b"\xff" * 11_520)
    log.stop(10)
    kept = lies(path)
    assert kept[0] == (0, LINE)
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) < 300_000


def test_where_noise_was_left_out_stands_a_zero_byte_and_its_end(tmp_path: Path) -> None:
    path = tmp_path / "wheel.log"
    log = RawLog(path, noise=Allowance(at_once=0, an_hour=0))
    log.start()
    for at in range(3):
        log.put(at, b"n" * 200)
    place = log.put(9, LINE)
    log.understood()
    log.stop(2)
    kept = (tmp_path / "wheel.1.log").read_bytes()
    end = record_text(2, b"n" * 96)
    assert kept == b"\x00" + end + record_text(9, LINE)
    assert place == RawPlace("wheel.1.log", 1 + len(end))
