"""The house's program: whoever knocks harms nobody, and its full disk stops no table."""

import contextlib
import os
import socket
import threading
import time
from pathlib import Path

import pytest

from app.house_copy import house as houses
from app.house_copy.channel import PROTOCOL
from app.journal.errors import TableInUse
from app.journal.store import Journal
from app.journal.verifying import Verified, verify_chain
from tests.house_copy.houses import Station, listening, same, until
from tests.journal.conftest import small_disk

__all__ = ["small_disk"]


def test_strangers_are_logged_and_stations_go_on(tmp_path: Path) -> None:
    said: list[str] = []
    with (
        listening(tmp_path / "house.sqlite", said) as house,
        Station(tmp_path / "T1.sqlite", "T1", house.address) as station,
    ):
        for greeting in (b"GET / HTTP/1.1\r\n\r\n" + bytes(80), PROTOCOL + bytes(64), os.urandom(200), b""):
            with socket.create_connection(house.address) as stranger:
                stranger.sendall(greeting)
                with contextlib.suppress(OSError):  # the house may have cut the line already
                    stranger.shutdown(socket.SHUT_WR)
                    while stranger.recv(4096):
                        pass
        station.play(50)
        until(lambda: station.is_copied(house))
        until(lambda: len(said) >= 3)
        assert station.troubles == []
    assert all(line.startswith("127.0.0.1: ") for line in said)


def test_more_lines_than_there_is_room_for_are_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "_MOST_LINES", 3)
    said: list[str] = []
    with listening(tmp_path / "house.sqlite", said) as house:
        silent = [socket.create_connection(house.address) for _ in range(3)]
        until(lambda: threading.active_count() >= 5)
        with socket.create_connection(house.address) as late:
            late.settimeout(5)
            assert late.recv(1) == b""
        for wire in silent:
            wire.close()
        with Station(tmp_path / "T1.sqlite", "T1", house.address) as station:
            station.play(1)
            until(lambda: station.is_copied(house))
    assert any("more than 3 lines" in line for line in said)


def test_no_table_writes_into_the_file_meanwhile(tmp_path: Path) -> None:
    with listening(tmp_path / "house.sqlite", []), pytest.raises(TableInUse):
        Journal.open(tmp_path / "house.sqlite", "T1", program="test", ballast_bytes=0)


def test_a_full_disk_at_the_house_is_told_and_the_copy_goes_on_when_there_is_room(
    tmp_path: Path, small_disk: Path
) -> None:
    copy, said = small_disk / "house.sqlite", list[str]()
    filler = small_disk / "filler"
    filler.write_bytes(bytes(1_600_000))
    with (
        listening(copy, said) as house,
        Station(tmp_path / "T1.sqlite", "T1", house.address) as station,
    ):
        station.play(1_500)
        until(lambda: bool(station.troubles))
        assert "cannot write its copy" in station.troubles[0]
        assert "disk is full" in station.troubles[0]
        until(lambda: "disk is full" in house.tables["T1"].trouble)
        station.play(20)
        time.sleep(0.3)
        assert len(station.troubles) == 1
        filler.unlink()
        until(lambda: station.is_copied(house))
        until(lambda: bool(station.over))
        assert house.tables["T1"].trouble == ""
    assert same(copy, tmp_path / "T1.sqlite", "T1")
    assert isinstance(verify_chain(copy), Verified)


def test_of_two_lines_of_one_table_the_later_one_is_kept(tmp_path: Path) -> None:
    """What a broken network left behind does not keep the station out."""
    with (
        listening(tmp_path / "house.sqlite", []) as house,
        Station(tmp_path / "T1.sqlite", "T1", house.address) as station,
    ):
        station.play(1)
        until(lambda: station.is_copied(house))
        wire = station.sender._wire
        assert wire is not None
        left = wire.dup()  # the house does not hear that this line is over
        station.sender._wire = None
        wire.close()
        station.play(1)
        until(lambda: station.is_copied(house))
        left.close()
        assert house.tables["T1"].connected
