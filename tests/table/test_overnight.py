"""What the last closing count left lies there at the next opening, or somebody answers for it (rules 9)."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from app.rules.chips import Chip
from app.rules.inventory import bundle
from app.rules.money import Cents
from app.table.beginning import journal_begun
from app.table.event_record import event_form
from app.table.fold import fold
from app.table.overnight import counted_otherwise, lay_before, lay_form, read_lay, read_pieces
from app.table.roulette.game import ROULETTE
from app.table.state import unopened
from tests.table.playing import Form, Played, opened
from tests.table.reading import read_event

FIFTY = Chip(Cents(5000))
RED, DEARER_RED = Chip(Cents(250), "red"), Chip(Cents(500), "red")
CHIPS = st.sampled_from([FIFTY, Chip(Cents(2000)), RED, Chip(Cents(250), "blue")])
PIECES = st.dictionaries(CHIPS, st.integers(0, 500))


def fifty(pieces: int) -> list[Form]:
    return [{"value": "50.00", "pieces": pieces}, {"colour": "red", "pieces": 200}]


def night(table: Played, opening: int, closing: int, **more: Any) -> None:
    table.do("open", **more)
    table.do("bank", operation="open", chips=fifty(opening))
    table.do("close")
    table.do("bank", operation="close", chips=fifty(closing))


def opened_with(pieces: int) -> Played:
    """A night closed with eighty fifties; the next one is opened with so many."""
    table = Played()
    night(table, 100, 80)
    table.do("open")
    table.do("bank", operation="open", chips=fifty(pieces))
    return table


@given(PIECES)
def test_9_what_is_left_as_it_was_differs_by_nothing(pieces: dict[Chip, int]) -> None:
    assert counted_otherwise(bundle(pieces), pieces) == ()


@given(PIECES, PIECES)
def test_9_what_lay_there_and_the_difference_are_what_is_counted(
    lay: dict[Chip, int], counted: dict[Chip, int]
) -> None:
    more = dict(counted_otherwise(bundle(lay), counted))
    together = {chip: lay.get(chip, 0) + more.get(chip, 0) for chip in {*lay, *counted}}
    assert dict(bundle(together)) == dict(bundle(counted))


def test_2_a_colours_pieces_are_compared_whatever_each_is_worth_tonight() -> None:
    assert counted_otherwise(((RED, 200),), {DEARER_RED: 200}) == ()
    assert counted_otherwise(((RED, 200),), {DEARER_RED: 197}) == ((DEARER_RED, -3),)


def test_where_no_closing_was_ever_counted_nothing_is_compared() -> None:
    table = opened()
    assert lay_before(table.state) is None
    assert lay_form(table.state) is UNSET
    table.do("bank", operation="open", chips=fifty(100))
    assert "differs" not in table.last()
    assert table.state.unanswered == {}


def test_9_a_bank_opened_as_it_was_closed_needs_no_answer() -> None:
    table = opened_with(80)
    assert "differs" not in table.last()
    assert table.state.unanswered == {}


def test_9_a_bank_opened_otherwise_says_by_what_and_waits_for_a_name() -> None:
    table = opened_with(77)
    of = table.state.seq
    assert table.last()["differs"] == [{"value": "50.00", "pieces": -3}]
    assert set(table.state.unanswered) == {of}
    table.do("answer", of=of, by="Carla", note="three went to the cage without a paper")
    assert table.state.unanswered == {}


def test_9_an_opening_count_that_is_put_right_says_what_differs_still() -> None:
    table = opened_with(80)
    of = table.state.seq
    who = {"of": of, "by": "Carla", "witness": "Ugo", "reason": "counted badly"}
    table.do("correct", **who, instead={"chips": fifty(79)})
    assert table.last()["differs"] == [{"value": "50.00", "pieces": -1}]
    assert set(table.state.unanswered) == {table.state.seq}
    table.do("correct", **who, instead={"chips": fifty(80)})
    assert "differs" not in table.last()


def test_9_what_was_put_right_after_the_closing_count_is_compared_as_it_stands() -> None:
    table = Played()
    night(table, 100, 80)
    closing = table.state.seq
    table.do("correct", of=closing, reason="hidden", by="Carla", witness="Ugo", instead={"chips": fifty(83)})
    table.do("open")
    table.do("bank", operation="open", chips=fifty(83))
    assert "differs" not in table.last()


def test_9_a_night_that_nobody_counted_does_not_wipe_the_closing_out() -> None:
    table = Played()
    night(table, 100, 80)
    table.do("open")
    table.do("close")
    table.do("open")
    table.do("bank", operation="open", chips=fifty(79))
    assert table.last()["differs"] == [{"value": "50.00", "pieces": -1}]


def test_9_a_bank_closed_and_opened_once_more_the_same_night_is_compared_too() -> None:
    table = opened()
    table.do("bank", operation="open", chips=fifty(100))
    table.do("bank", operation="close", chips=fifty(90))
    table.do("bank", operation="open", chips=fifty(91))
    assert table.last()["differs"] == [{"value": "50.00", "pieces": 1}]


def test_a_journal_that_is_begun_anew_carries_what_lay_there() -> None:
    table = Played()
    night(table, 100, 80)
    begun = journal_begun(table.state, "T1:9:" + 64 * "a")
    after = fold(unopened("T1", ROULETTE), read_event(msgspec.json.encode(event_form(begun))))
    assert after.lay == lay_before(table.state)


def test_an_empty_bank_is_no_bank_that_nobody_counted() -> None:
    assert read_lay(UNSET) is None
    assert read_lay([]) == ()
    assert read_pieces([{"colour": "red", "value": "2.50", "pieces": -3}]) == ((RED, -3),)
