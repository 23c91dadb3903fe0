"""The journal's last event is told to a second place, in time, and whoever forges the file is found by it."""

from __future__ import annotations

import socket
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from app.journal.chain import Recorded
from app.station.witness import Witness, teller
from tests.end_to_end.running import Headless

NOW = "2026-11-22T02:00:00.000000Z"


def event(seq: int, body: bytes = b"{}") -> Recorded:
    return Recorded("T1", seq, body, bytes([seq]) * 32)


def line(seq: int) -> str:
    return f"{NOW} T1:{seq}:{bytes([seq]).hex() * 32}"


class Place:
    """A second place that can refuse, and says what came."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.refuses = False
        self.came = threading.Condition()

    def __call__(self, told: str) -> None:
        if self.refuses:
            raise OSError("the stick is out")
        with self.came:
            self.lines.append(told)
            self.came.notify_all()

    def wait(self, count: int) -> None:
        with self.came:
            assert self.came.wait_for(lambda: len(self.lines) >= count, 5), self.lines


@pytest.fixture
def place() -> Place:
    return Place()


def witness(
    place: Place,
    troubles: list[str],
    register: Callable[[], str] | None = None,
    *,
    night_open: bool = False,
    **waits: Any,
) -> Witness:
    return Witness(place, troubles.append, lambda: NOW, night_open=night_open, register=register, **waits)


def test_each_hour_the_last_event_is_told_and_only_if_there_is_a_new_one(place: Place) -> None:
    told = witness(place, [], every=0.05)
    told.start()
    told.heard([event(1), event(2)])
    place.wait(1)
    time.sleep(0.2)
    told.heard([event(3)])
    place.wait(2)
    told.stop()
    assert place.lines == [line(2), line(3)]


def test_a_closing_is_told_at_once_and_so_is_the_end(place: Place) -> None:
    told = witness(place, [])
    told.start()
    told.heard([event(4, b'{"kind":"table.closed"}')])
    place.wait(1)
    told.heard([event(5)])
    told.stop()
    assert place.lines == [line(4), line(5)]


def test_a_place_is_tried_at_the_opening_and_not_after_an_hour(place: Place) -> None:
    told = witness(place, [])
    told.start()
    told.heard([event(1, b'{"kind":"reader.connected"}')])
    told.heard([event(2, b'{"kind":"table.opened"}')])
    place.wait(1)
    told.stop()
    assert place.lines == [line(2)]


def test_a_place_is_tried_at_a_start_in_an_open_night_too(place: Place) -> None:
    told = witness(place, [], night_open=True)
    told.start()
    told.heard([event(7)])
    place.wait(1)
    told.heard([event(8)])
    told.stop()
    assert place.lines == [line(7), line(8)]


def test_a_place_that_does_not_answer_is_said_at_the_opening(place: Place) -> None:
    said = threading.Event()
    place.refuses = True
    told = Witness(place, lambda _sentence: said.set(), lambda: NOW)
    told.start()
    told.heard([event(1, b'{"kind":"table.opened"}')])
    assert said.wait(5)
    place.refuses = False
    told.stop()
    assert place.lines == [line(1)]


def test_a_place_that_refuses_is_said_once_and_gets_the_newest_event_when_it_is_back(place: Place) -> None:
    troubles: list[str] = []
    place.refuses = True
    told = witness(place, troubles, every=0.02, again=0.02)
    told.start()
    told.heard([event(1)])
    time.sleep(0.3)
    told.heard([event(2)])
    place.refuses = False
    place.wait(1)
    told.stop()
    assert place.lines == [line(2)]
    (said,) = troubles
    assert said.startswith(
        "The journal's last event could not be told to the second place (the stick is out)"
    )


def test_the_register_s_last_event_goes_with_the_table_s_on_a_line_of_its_own(place: Place) -> None:
    """Each time that it is another one; a register that is gone tells nothing."""
    people = ["people:4:ab"]
    told = witness(place, [], lambda: people[0], every=0.02)
    told.start()
    told.heard([event(1)])
    place.wait(2)
    told.heard([event(2)])
    place.wait(3)
    people[0] = "people:5:cd"
    told.heard([event(3)])
    place.wait(5)
    people[0] = ""
    told.heard([event(4)])
    told.stop()
    register = [f"{NOW} [register] people:{last}" for last in ("4:ab", "5:cd")]
    assert place.lines == [line(1), register[0], line(2), line(3), register[1], line(4)]


def test_a_table_that_heard_nothing_tells_nothing(place: Place) -> None:
    told = witness(place, [])
    told.start()
    told.stop()
    assert place.lines == []


def test_a_folder_gets_a_line_each_time_behind_the_others(tmp_path: Path) -> None:
    tell = teller(str(tmp_path), "T1")
    tell("one")
    teller(str(tmp_path), "T1")("two")
    assert (tmp_path / "T1.heads.txt").read_text() == "one\ntwo\n"


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    """A stick that is out leaves an empty place on this machine's own disk, which is no second place."""
    with pytest.raises(OSError, match="is not there"):
        teller(str(tmp_path / "stick"), "T1")("one")
    assert not (tmp_path / "stick").exists()


def test_another_machines_log_hears_it() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as log:
        log.bind(("127.0.0.1", 0))
        log.settimeout(5)
        teller(f"syslog://127.0.0.1:{log.getsockname()[1]}", "T1")("T1:5:ab")
        assert log.recv(500) == b"<134>capotavolo: T1:5:ab\x00"


def printing(folder: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    lp = folder / "lp"
    lp.write_text(f"#!/bin/sh\n{script}\n")
    lp.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=":")


def test_a_printer_gets_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printing(tmp_path, monkeypatch, f'echo "$@" > {tmp_path}/asked; cat > {tmp_path}/page')
    teller("printer:pit", "T1")("T1:5:ab")
    assert ((tmp_path / "asked").read_text(), (tmp_path / "page").read_text()) == ("-d pit\n", "T1:5:ab\n")


def test_a_printer_that_fails_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printing(tmp_path, monkeypatch, "echo 'no such printer' >&2; exit 1")
    with pytest.raises(OSError, match=r"^no such printer$"):
        teller("printer:pit", "T1")("T1:5:ab")


@pytest.mark.parametrize("place", ["", " ", "printer:", "syslog://log:port"])
def test_a_place_that_is_written_wrong_is_refused(place: str) -> None:
    with pytest.raises(ValueError, match=r"printer:NAME|syslog://host:port"):
        teller(place, "T1")


def forged(database: Path) -> None:
    """Rewrite a number and the whole chain behind it, as somebody can who has the file."""
    from app.journal.chain import ZERO_HASH, link

    with closing(sqlite3.connect(database)) as file, file:
        guards = file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for trigger, _ in guards:
            file.execute(f"DROP TRIGGER {trigger}")
        previous = ZERO_HASH
        for seq, body in file.execute("SELECT seq, body FROM journal ORDER BY seq").fetchall():
            other = body.replace('"dealer":"Anna"', '"dealer":"Aldo"').encode()
            previous = link(previous, other)
            file.execute(
                "UPDATE journal SET body = ?, hash = ? WHERE seq = ?", (other.decode(), previous, seq)
            )
        for _, text in guards:
            file.execute(text)


def test_a_journal_forged_with_its_chain_is_found_by_what_lies_in_the_second_place(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    database, elsewhere = tmp_path / "T1.sqlite", tmp_path / "elsewhere"
    elsewhere.mkdir()
    with Headless(database, "--dealer", "Anna", "--heads", str(elsewhere)) as table:
        table.do("open")
        table.do("close")
        told = elsewhere / "T1.heads.txt"
        end = time.monotonic() + 60
        while not (told.exists() and told.read_text().endswith("\n")):
            assert time.monotonic() < end, "the closing was never told"
            time.sleep(0.02)
    verify: Callable[..., int] = lambda *words: main(["verify", "--database", str(database), *words])  # noqa: E731
    assert verify("--heads", str(told)) == 0
    forged(database)
    capfd.readouterr()
    assert verify() == 0  # it is whole in itself
    assert verify("--heads", str(told)) == 1
    assert "known" in capfd.readouterr().out.splitlines()[-1]


def test_a_second_place_where_nothing_stands_proves_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty.txt").write_text("\n")
    words = ["verify", "--database", str(tmp_path / "T1.sqlite"), "--heads", str(tmp_path / "empty.txt")]
    assert main(words) == 2
    assert "empty.txt, which is empty" in capfd.readouterr().err


def test_a_second_place_that_is_not_there_is_named_by_verify(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", "--database", str(tmp_path / "T1.sqlite"), "--heads", "/nowhere/heads.txt"]) == 2
    assert "--heads: /nowhere/heads.txt: cannot be read" in capfd.readouterr().err
