"""What the house takes from a station, and what it refuses in words."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from app.house_copy.channel import Channel, LinkCutError
from app.house_copy.house import House
from app.house_copy.messages import (
    Ask,
    Events,
    Have,
    Hello,
    Here,
    OfHouse,
    OfStation,
    Refused,
    Row,
    Still,
    said_by_house,
    written,
)
from app.journal.chain import Head, Recorded
from app.journal.reading import events
from tests.house_copy.houses import KEY, Station, listening, played, until


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def house(tmp_path: Path, said: list[str]) -> Iterator[House]:
    with listening(tmp_path / "house.sqlite", said) as opened:
        yield opened


@contextmanager
def called(house: House) -> Iterator[Channel]:
    """Somebody who has the key, and says whatever he likes."""
    with socket.create_connection(house.address, timeout=30) as wire:
        yield Channel.as_station(wire, KEY)


def ask(channel: Channel, message: OfStation) -> OfHouse:
    channel.send(written(message))
    return said_by_house(channel.receive(5))


def rows(story: list[Recorded]) -> list[Row]:
    return [Row(event.body, event.hash) for event in story]


@pytest.fixture
def story(tmp_path: Path) -> list[Recorded]:
    played(tmp_path / "T1.sqlite", "T1", 20)
    return [*events(tmp_path / "T1.sqlite", "T1")]


def have(story: list[Recorded], seq: int) -> Have:
    return Have(seq, story[seq - 1].hash)


def test_the_house_says_what_it_has_and_takes_what_follows(house: House, story: list[Recorded]) -> None:
    with called(house) as channel:
        assert ask(channel, Hello("T1", "p", 20)) == Have(0, bytes(32))
        assert ask(channel, Events(0, rows(story[:8]))) == have(story, 8)
        assert ask(channel, Still()) == have(story, 8)
        assert ask(channel, Events(4, rows(story[4:]))) == have(story, 20)
    with called(house) as channel:
        assert ask(channel, Hello("T1", "p", 20)) == Ask(20)
        assert ask(channel, Here(story[19].hash)) == have(story, 20)


def test_events_that_do_not_follow_are_refused_and_logged(
    house: House, story: list[Recorded], said: list[str], tmp_path: Path
) -> None:
    forged = [*story]
    forged[5] = Recorded("T1", 6, story[5].body.replace(b'"number":6', b'"number":7'), story[5].hash)
    with called(house) as channel:
        ask(channel, Hello("T1", "p", 20))
        answer = ask(channel, Events(0, rows(forged)))
        assert isinstance(answer, Refused)
        assert "event 6 does not follow" in answer.reason
        with pytest.raises(LinkCutError):
            channel.receive(5)
    until(lambda: bool(said))
    assert house.file.head("T1") == Head(5, story[4].hash)
    assert "event 6 does not follow" in (tmp_path / "house.sqlite.log").read_text()
    assert "event 6" in house.tables["T1"].trouble


@pytest.mark.parametrize("message", [Still(), Events(0, [Row(b"{}", bytes(32))]), Here(bytes(32))])
def test_who_does_not_say_which_table_he_is_has_his_line_cut(house: House, message: OfStation) -> None:
    with called(house) as channel, pytest.raises(LinkCutError):
        ask(channel, message)


def test_a_name_that_nobody_can_read_is_refused(house: House) -> None:
    with called(house) as channel, pytest.raises(LinkCutError):
        ask(channel, Hello("T\x1b[2J", "p", 0))


def test_a_hole_is_refused(house: House, story: list[Recorded]) -> None:
    with called(house) as channel:
        ask(channel, Hello("T1", "p", 20))
        answer = ask(channel, Events(4, rows(story[4:])))
    assert isinstance(answer, Refused)
    assert "event 1 is missing" in answer.reason


@pytest.mark.parametrize("written", [0, 12])
def test_a_journal_that_was_begun_anew_is_refused_since_its_first_event(
    tmp_path: Path, house: House, said: list[str], written: int
) -> None:
    """One in which nothing is yet is no older copy, but a new one."""
    played(tmp_path / "T1.sqlite", "T1", 30)
    with Station(tmp_path / "T1.sqlite", "T1", house.address) as station:
        until(lambda: station.is_copied(house))
    played(tmp_path / "T1-2.sqlite", "T1", written, first=100)
    with Station(tmp_path / "T1-2.sqlite", "T1", house.address) as station:
        until(lambda: bool(station.troubles))
        until(lambda: len(said) > 0)
        station.play(40, first=200)
    assert len(station.troubles) == 1
    assert "event 1 is not the one that the house has (2026-11-21T05:14:11.123456Z)" in station.troubles[0]
    assert "begin a new file for the house" in station.troubles[0]
    assert house.file.head("T1").seq == 30


def test_a_copy_that_was_put_back_and_played_on_is_refused_since_where_it_differs(
    tmp_path: Path, house: House
) -> None:
    own, old = tmp_path / "T1.sqlite", tmp_path / "old.sqlite"
    played(own, "T1", 777)
    shutil.copyfile(own, old)
    played(own, "T1", 223, first=778)
    with Station(own, "T1", house.address) as station:
        until(lambda: station.is_copied(house))
    with Station(old, "T1", house.address) as station:
        until(lambda: bool(station.troubles))
        assert "this file ends at event 777 and the house has it up to 1000" in station.troubles[0]
    played(old, "T1", 400, first=5_000)
    with Station(old, "T1", house.address) as station:
        until(lambda: bool(station.troubles))
        assert "event 778 is not the one that the house has" in station.troubles[0]
    assert house.file.head("T1").seq == 1_000
    with Station(own, "T1", house.address) as station:  # the right file goes on
        station.play(3)
        until(lambda: station.is_copied(house))
        assert station.troubles == []
    assert house.tables["T1"].trouble == ""
    with closing(events(tmp_path / "house.sqlite", "T1")) as copied:
        assert [*copied] == [*events(own, "T1")]
