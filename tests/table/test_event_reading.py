"""Events are read back as they were recorded, one by one or many at once, of the table's kinds and its game's."""

import pytest

from app.table import events as happened
from app.table.event_reading import UnknownEventError, read_as, reader_of
from app.table.fold import TABLE_EVENTS
from app.table.roulette import events as spun
from app.table.roulette.game import ROULETTE

READER = reader_of(ROULETTE)


def test_every_event_is_the_tables_or_its_games_and_none_is_both() -> None:
    """A kind that nobody folds could not be played again, and one that two fold would be read twice."""
    assert {vars(happened)[name] for name in happened.__all__} == {*TABLE_EVENTS}
    assert {vars(spun)[name] for name in spun.__all__} == {*ROULETTE.folds}
    assert set(READER.kinds) == {*TABLE_EVENTS, *ROULETTE.folds}
    assert not set(TABLE_EVENTS) & ROULETTE.folds.keys()


def test_many_events_are_read_as_each_by_itself() -> None:
    bodies = [
        b'{"kind":"spin.thrown","spin":1,"source":"hand"}',
        b'{"kind":"spin.number","spin":1,"number":8,"announcement":"Huit","source":"hand"}',
    ]
    assert READER.read_all(bodies) == [READER.read(body) for body in bodies]


def test_an_event_is_read_as_the_kind_that_it_is_known_to_be() -> None:
    closed = b'{"kind":"table.closed","spin":null,"minimum":"2.50","dealer":"Anna","seq":7}'
    assert read_as(happened.TableClosed, closed) == READER.read(closed)
    for body in (closed, closed[:-1], closed.replace(b"closed", b"dreamt")):
        with pytest.raises(UnknownEventError):
            read_as(happened.TableRules, body)


@pytest.mark.parametrize(
    "bodies",
    [
        [b'{"kind":"spin.thrown","spin":1,"source":"hand"}', b'{"kind":"no such"}'],
        [b'{"kind":"spin.thrown","spin":1,"source":"hand"}\n{"kind":"spin.thrown","spin":1,"source":"hand"}'],
    ],
)
def test_many_events_of_which_one_is_none_are_refused(bodies: list[bytes]) -> None:
    with pytest.raises(UnknownEventError):
        READER.read_all(bodies)
