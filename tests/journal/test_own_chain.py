"""After a trouble only what is exactly what was written is believed."""

from __future__ import annotations

import pytest

from app.journal.chain import ZERO_HASH, Head, Recorded, link
from app.journal.own_chain import OwnChain


def story(count: int, first: bytes = ZERO_HASH) -> list[Recorded]:
    events, previous = [], first
    for seq in range(1, count + 1):
        body = b'{"seq":%d}' % seq
        previous = link(previous, body)
        events.append(Recorded("T1", seq, body, previous))
    return events


@pytest.fixture
def chain() -> OwnChain:
    chain = OwnChain(Head(0, ZERO_HASH))
    chain.take(story(5)[:3])
    return chain


def test_what_was_written_is_found(chain: OwnChain) -> None:
    assert chain.why_not(story(3), ()) == ("", False) or chain.why_not(story(3), ())[0] == ""


def test_what_was_in_doubt_is_there_whole_or_not_at_all(chain: OwnChain) -> None:
    events = story(5)
    assert chain.why_not(events, events[3:]) == ("", True)
    assert chain.why_not(events[:3], events[3:]) == ("", False)
    assert chain.why_not(events[:4], events[3:])[0] == "1 events that were recorded are not in it"


def test_what_is_missing_changed_or_foreign_is_said(chain: OwnChain) -> None:
    events = story(5)
    assert chain.why_not(events[:2], ())[0] == "1 events that were recorded are not in it"
    assert chain.why_not(events[:4], ())[0] == "event 4 in it is not this program's"
    forged = [*events[:1], Recorded("T1", 2, b'{"seq":2,"x":1}', events[1].hash), events[2]]
    assert chain.why_not(forged, ())[0] == "event 2 in it is not what was recorded"
    other = story(3, first=bytes(31) + b"1")
    assert chain.why_not(other, ())[0] == "event 1 in it is not what was recorded"
