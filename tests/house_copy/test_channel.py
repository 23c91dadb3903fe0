"""On a proved line nobody else says or changes anything."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator

import pytest

from app.house_copy import channel as channels
from app.house_copy.channel import (
    LONGEST,
    Channel,
    FalseFrameError,
    LinkCutError,
    LinkError,
    WrongKeyError,
    cut,
)

KEY, OTHER = bytes(32), b"\1" * 32
_SEAL, _GREETING = 32, len(channels.PROTOCOL) + 32


class Pair:
    """Two ends of a line, and whoever sits between them."""

    def __init__(self) -> None:
        self.station, self.near = socket.socketpair()
        self.far, self.house = socket.socketpair()
        for wire in (self.station, self.near, self.far, self.house):
            wire.settimeout(5)

    def greet(self, spoil: Callable[[bytes], bytes] = bytes) -> None:
        """Carry the greetings over, the house's with its proof changed as it is wished."""
        self.far.sendall(took(self.near, _GREETING))
        self.near.sendall(spoil(took(self.far, _GREETING + _SEAL)))
        self.far.sendall(took(self.near, _SEAL))

    def frame(self) -> bytes:
        """Take one whole frame that the station sent."""
        length = took(self.near, 4)
        return length + took(self.near, int.from_bytes(length, "big") + _SEAL)

    def close(self) -> None:
        for wire in (self.station, self.near, self.far, self.house):
            wire.close()


def took(wire: socket.socket, count: int) -> bytes:
    text = b""
    while len(text) < count:
        text += wire.recv(count - len(text))
    return text


@pytest.fixture
def pair() -> Iterator[Pair]:
    made = Pair()
    yield made
    made.close()


def proved(pair: Pair) -> tuple[Channel, Channel]:
    found: list[Channel] = []
    ends = [
        threading.Thread(target=lambda: found.append(Channel.as_house(pair.house, KEY))),
        threading.Thread(target=pair.greet),
    ]
    for end in ends:
        end.start()
    station = Channel.as_station(pair.station, KEY)
    for end in ends:
        end.join()
    return station, found[0]


def test_both_prove_the_key_and_then_talk(pair: Pair) -> None:
    station, house = proved(pair)
    for text in (b"", b"one", b"x" * 100_000):
        threading.Thread(target=station.send, args=(text,)).start()
        pair.far.sendall(pair.frame())
        assert house.receive(5) == text


@pytest.mark.parametrize(("of_station", "of_house"), [(KEY, OTHER), (OTHER, KEY)])
def test_another_key_is_found_by_the_station_before_it_says_anything(
    of_station: bytes, of_house: bytes
) -> None:
    station, house = socket.socketpair()
    faults: list[LinkError] = []

    def serve() -> None:
        try:
            Channel.as_house(house, of_house)
        except LinkError as fault:
            faults.append(fault)

    end = threading.Thread(target=serve)
    end.start()
    with pytest.raises(WrongKeyError):
        Channel.as_station(station, of_station)
    cut(station)
    end.join()
    house.close()
    assert isinstance(faults[0], LinkCutError)


def test_who_only_repeats_what_others_proved_is_refused(pair: Pair) -> None:
    """A proof is of one line: heard once it proves nothing on the next."""
    heard: list[bytes] = []

    def carry() -> None:
        pair.far.sendall(took(pair.near, _GREETING))
        pair.near.sendall(took(pair.far, _GREETING + _SEAL))
        heard.append(took(pair.near, _SEAL))
        pair.far.sendall(heard[0])

    between = threading.Thread(target=carry)
    server = threading.Thread(target=Channel.as_house, args=(pair.house, KEY))
    for thread in (between, server):
        thread.start()
    Channel.as_station(pair.station, KEY)
    for thread in (between, server):
        thread.join()
    false, house = socket.socketpair()
    false.sendall(channels.PROTOCOL + bytes(32) + heard[0])
    with pytest.raises(WrongKeyError):
        Channel.as_house(house, KEY)
    false.close()
    house.close()


def test_a_house_that_sends_the_station_s_own_words_back_is_refused() -> None:
    station, mirror = socket.socketpair()

    def reflect() -> None:
        greeting = took(mirror, _GREETING)
        mirror.sendall(greeting + bytes(_SEAL))

    thread = threading.Thread(target=reflect)
    thread.start()
    with pytest.raises(WrongKeyError):
        Channel.as_station(station, KEY)
    thread.join()
    station.close()
    mirror.close()


@pytest.mark.parametrize("place", range(0, 4 + 5 + 32, 3))
def test_a_changed_bit_anywhere_ends_the_line(pair: Pair, place: int) -> None:
    station, house = proved(pair)
    station.send(b"event")
    frame = bytearray(pair.frame())
    frame[place] ^= 1
    pair.far.sendall(frame)
    pair.far.close()
    with pytest.raises(LinkError):
        house.receive(5)


def all_received(house: Channel, count: int) -> None:
    for _ in range(count):
        house.receive(5)


@pytest.mark.parametrize("order", [(1, 0, 2), (0, 0, 1), (0, 2, 1), (1, 2)])
def test_frames_in_another_order_repeated_or_left_out_are_refused(pair: Pair, order: tuple[int, ...]) -> None:
    station, house = proved(pair)
    frames = []
    for text in (b"a", b"b", b"c"):
        station.send(text)
        frames.append(pair.frame())
    for place in order:
        pair.far.sendall(frames[place])
    with pytest.raises(FalseFrameError):
        all_received(house, len(order))


def test_what_the_house_says_is_not_taken_for_what_a_station_says(pair: Pair) -> None:
    station, house = proved(pair)
    station.send(b"a")
    pair.near.sendall(pair.frame())
    with pytest.raises(FalseFrameError):
        station.receive(5)
    house.close()


def test_of_a_frame_that_is_too_long_nothing_is_read(pair: Pair) -> None:
    station, house = proved(pair)
    with pytest.raises(LinkError, match="more than a frame"):
        station.send(bytes(LONGEST + 1))
    pair.far.sendall((LONGEST + 1).to_bytes(4, "big"))
    with pytest.raises(FalseFrameError, match="longer than any"):
        house.receive(5)


def test_nobody_is_waited_for_without_end(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    _, house = proved(pair)
    with pytest.raises(LinkCutError, match="nothing comes"):
        house.receive(0.05)
    pair.far.sendall(b"\0")
    with pytest.raises(LinkCutError, match="nothing comes"):
        house.receive(0.05)
    monkeypatch.setattr(channels, "PROVING_SECONDS", 0.05)
    silent, other = socket.socketpair()
    with pytest.raises(LinkCutError):
        Channel.as_house(silent, KEY)
    silent.close()
    other.close()


def test_what_is_no_house_or_no_station_is_said(pair: Pair) -> None:
    pair.near.sendall(b"HTTP/1.1 400 Bad Request\r\n".ljust(_GREETING + _SEAL))
    with pytest.raises(LinkError, match="no house"):
        Channel.as_station(pair.station, KEY)
    pair.far.sendall(b"GET / HTTP/1.1\r\n".ljust(_GREETING))
    with pytest.raises(LinkError, match="no station"):
        Channel.as_house(pair.house, KEY)
