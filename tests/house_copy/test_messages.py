"""What is said over the line is read strictly."""

from __future__ import annotations

import msgspec
import pytest

from app.house_copy.channel import FalseFrameError
from app.house_copy.messages import (
    Ask,
    Events,
    Have,
    Hello,
    Here,
    Later,
    OfHouse,
    OfStation,
    Refused,
    Row,
    Still,
    said_by_house,
    said_by_station,
    written,
)


@pytest.mark.parametrize(
    "message",
    [Hello("T1", "p", 0), Here(bytes(32)), Events(3, [Row(b"{}", bytes(32))]), Still()],
)
def test_what_a_station_says_comes_as_it_was_said(message: OfStation) -> None:
    assert said_by_station(written(message)) == message
    with pytest.raises(FalseFrameError):
        said_by_house(written(message))


@pytest.mark.parametrize("message", [Ask(4), Have(4, bytes(32)), Refused("why"), Later("why")])
def test_what_the_house_says_comes_as_it_was_said(message: OfHouse) -> None:
    assert said_by_house(written(message)) == message
    with pytest.raises(FalseFrameError):
        said_by_station(written(message))


@pytest.mark.parametrize(
    "form",
    [
        {"type": "hello", "table": "", "program": "p", "seq": 0},
        {"type": "hello", "table": "x" * 101, "program": "p", "seq": 0},
        {"type": "hello", "table": "T1", "program": "p", "seq": -1},
        {"type": "hello", "table": "T1", "program": "p", "seq": 2**60},
        {"type": "hello", "table": "T1", "program": "p", "seq": 0, "more": 1},
        {"type": "here", "hash": bytes(31)},
        {"type": "events", "after": 0, "rows": []},
        {"type": "events", "after": 0, "rows": [[b"{}", bytes(32)]] * 1_001},
        {"type": "what"},
        [],
        7,
    ],
)
def test_what_has_another_form_is_not_understood(form: object) -> None:
    with pytest.raises(FalseFrameError):
        said_by_station(msgspec.msgpack.encode(form))


def test_bytes_that_are_no_message_are_not_understood() -> None:
    for text in (b"", b"\xc1", b"\x91" * 5_000, b"\x85\xa4type\xa5\xff\xff\xff\xff\xff"):
        with pytest.raises(FalseFrameError):
            said_by_station(text)
