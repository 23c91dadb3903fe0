"""A station sends all that it records, whatever the network does, and its table never waits for it."""

from __future__ import annotations

import threading
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from app.house_copy import channel as channels
from app.house_copy import receiving
from app.house_copy.house import House
from app.house_copy.sending import HouseSender
from app.journal.verifying import Verified, verify_chain
from tests.house_copy.houses import (
    KEY,
    PATIENCE,
    QUICK,
    Network,
    Spoil,
    Station,
    broken,
    changed,
    left_out,
    listening,
    played,
    reordered,
    repeated,
    same,
    until,
)


def test_two_tables_are_copied_at_once_and_what_is_played_meanwhile_follows(tmp_path: Path) -> None:
    copy, said = tmp_path / "house.sqlite", list[str]()
    for table, count in (("T1", 3_000), ("T2", 900)):
        played(tmp_path / f"{table}.sqlite", table, count)
    with ExitStack() as stack:
        house = stack.enter_context(listening(copy, said))
        stations = [
            stack.enter_context(Station(tmp_path / f"{table}.sqlite", table, house.address))
            for table in ("T1", "T2")
        ]
        for _ in range(20):
            for station in stations:
                station.play(7)
        until(lambda: all(station.is_copied(house) for station in stations))
        assert [station.troubles for station in stations] == [[], []]
    assert said == []
    assert all(same(copy, tmp_path / f"{table}.sqlite", table) for table in ("T1", "T2"))
    found = verify_chain(copy)
    assert isinstance(found, Verified)
    assert found.events == 3_900 + 2 * 140


@pytest.mark.parametrize(
    "spoils",
    [[broken], [changed], [repeated], [left_out], [reordered], [broken, changed, repeated, left_out]],
)
def test_whatever_the_network_does_the_copy_is_the_journal(
    tmp_path: Path, spoils: list[Spoil], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channels, "FRAME_SECONDS", 0.5)  # for a byte that never comes
    monkeypatch.setattr(receiving, "IDLE_SECONDS", 1.0)
    copy, said = tmp_path / "house.sqlite", list[str]()
    for table in ("T1", "T2"):
        played(tmp_path / f"{table}.sqlite", table, 1_200)
    with ExitStack() as stack:
        house = stack.enter_context(listening(copy, said))
        network = stack.enter_context(Network(lambda: house.address, spoils, seed=7))
        stations = [
            stack.enter_context(Station(tmp_path / f"{table}.sqlite", table, network.place))
            for table in ("T1", "T2")
        ]
        end = time.monotonic() + PATIENCE
        while network.spoilt < 12 and time.monotonic() < end:
            for station in stations:
                station.play(25)
            time.sleep(0.02)
        network.quiet = True
        until(lambda: all(station.is_copied(house) for station in stations))
        assert network.spoilt >= 12
    assert all(same(copy, tmp_path / f"{table}.sqlite", table) for table in ("T1", "T2"))
    assert isinstance(verify_chain(copy), Verified)
    assert not any("does not follow" in line or "not the one" in line for line in said)


def test_another_key_is_told_once_and_nothing_is_taken(tmp_path: Path) -> None:
    copy, said = tmp_path / "house.sqlite", list[str]()
    with (
        listening(copy, said) as house,
        Station(tmp_path / "T1.sqlite", "T1", house.address, key=bytes(32)) as station,
    ):
        station.play(5)
        until(lambda: bool(station.troubles))
        time.sleep(0.3)
        assert len(station.troubles) == 1
        assert "has another key" in station.troubles[0]
        assert house.file.tables() == ()
    assert said
    assert "127.0.0.1" in (tmp_path / "house.sqlite.log").read_text()


def test_a_house_that_is_away_is_told_once_after_a_while_and_once_when_it_is_back(tmp_path: Path) -> None:
    copy, said = tmp_path / "house.sqlite", list[str]()
    with listening(copy, said) as house:
        place = house.address
    with Station(tmp_path / "T1.sqlite", "T1", place) as station:
        station.play(5)
        until(lambda: bool(station.troubles))
        time.sleep(0.5)
        assert len(station.troubles) == 1
        assert "is not reached" in station.troubles[0]
        with listening(copy, said, port=place[1]) as house:
            until(lambda: bool(station.over))
            assert house.file.head("T1").seq == 5
            assert station.over == ["The house's copy goes on: it has this table up to event 5."]
            assert len(station.troubles) == 1


def test_a_short_break_is_nobody_s_trouble(tmp_path: Path) -> None:
    copy, said = tmp_path / "house.sqlite", list[str]()
    waits = QUICK._replace(patience=30.0)
    house: House
    with listening(copy, said) as house:
        place = house.address
    with Station(tmp_path / "T1.sqlite", "T1", place, waits=waits) as station:
        station.play(5)
        for _ in range(3):
            with listening(copy, said, port=place[1]) as house:
                until(lambda house=house: station.is_copied(house))  # type: ignore[misc] # this one's
            station.play(3)
        assert (station.troubles, station.over) == ([], [])


def test_the_table_never_waits_for_a_house_that_does_not_answer(tmp_path: Path) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as deaf:
        place = deaf.getsockname()
        with Station(tmp_path / "T1.sqlite", "T1", place) as station:
            begun = time.monotonic()
            for _ in range(200):
                station.sender.heard(())
            assert time.monotonic() - begun < 0.5
            time.sleep(0.2)
            begun = time.monotonic()
        assert time.monotonic() - begun < 5


def test_what_was_recorded_last_is_sent_when_the_station_ends(tmp_path: Path) -> None:
    with listening(tmp_path / "house.sqlite", []) as house:
        with Station(
            tmp_path / "T1.sqlite", "T1", house.address, waits=QUICK._replace(gathers=5.0, still=30.0)
        ) as station:
            station.play(1)
            until(lambda: station.is_copied(house))
            station.play(2)
        assert house.file.head("T1").seq == 3


def test_what_is_recorded_while_it_ends_is_sent_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All was read, and before it looks whether the station ends something is recorded and the station ends."""
    all_is_read, goes_on, well = threading.Event(), threading.Event(), HouseSender._well

    def held(sender: HouseSender, after: int) -> None:
        well(sender, after)
        if after == 1:
            all_is_read.set()
            goes_on.wait(5)

    monkeypatch.setattr(HouseSender, "_well", held)
    with listening(tmp_path / "house.sqlite", []) as house:
        with Station(tmp_path / "T1.sqlite", "T1", house.address, waits=QUICK) as station:
            station.play(1)
            assert all_is_read.wait(5)
            station.play(2)
            station.sender._stopping.set()
            goes_on.set()
        assert house.file.head("T1").seq == 3


def test_a_line_on_which_nothing_happens_is_kept(tmp_path: Path) -> None:
    with (
        listening(tmp_path / "house.sqlite", []) as house,
        Station(tmp_path / "T1.sqlite", "T1", house.address, waits=QUICK._replace(still=0.02)) as station,
    ):
        station.play(1)
        until(lambda: station.is_copied(house))
        time.sleep(0.3)
        assert house.tables["T1"].connected
        assert KEY
        assert station.troubles == []
