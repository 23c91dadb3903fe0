"""What a journal said that lay at the table lies there again, chip by chip."""

import pytest

from app.rules.chips import Chip
from app.rules.money import Cents
from app.rules.roulette.layout import BY_NAME
from app.table.events import TableTaken
from app.table.fold import fold
from app.table.roulette.game import ROULETTE
from app.table.roulette.held_chips import HeldPart, HeldWhy
from app.table.state import unopened
from app.table.taking_over import Refused, taken_over
from tests.table.playing import chips, fall, opened


def test_what_was_held_for_its_owners_is_held_again_as_it_lay() -> None:
    table = opened()
    table.do("place", position="red", entry={**chips("20.00", 2, "seat 4"), "kept": 2}, by="Carla")
    fall(table, 1)
    table.do("next")
    left = table.state
    assert left.held_chips == (
        HeldPart("seat 4", BY_NAME["red"], Chip(Cents(2000)), 4, Cents(8000), HeldWhy.THIRD),
    )
    (event,) = (
        each for each in taken_over(left, Refused("", "why", "Carla", "T1"), "test", "") if _held(each)
    )
    now = fold(opened().state, event)
    assert (now.held, now.held_chips) == (left.held, left.held_chips)


def _held(event: object) -> bool:
    return isinstance(event, TableTaken) and isinstance(event.held, list)


def test_nothing_lies_on_a_layout_that_takes_no_bets() -> None:
    laid = TableTaken(layout=[{"position": "red", "stack": [{"value": "20.00", "pieces": 1}]}])
    with pytest.raises(ValueError, match="nothing is bet on"):
        fold(unopened("T1", ROULETTE), laid)


@pytest.mark.parametrize(
    "forged",
    [
        TableTaken(colours={"blue": {"value": "ten", "owner": None}}),
        TableTaken(layout=[{"position": "nowhere", "stack": []}]),
        TableTaken(held=[{"owner": "seat 1"}]),
        TableTaken(bank=[{"value": "20.00"}]),
    ],
)
def test_what_is_no_such_thing_is_none_of_a_tables_story(forged: TableTaken) -> None:
    with pytest.raises((ValueError, LookupError, TypeError)):
        fold(opened().state, forged)
