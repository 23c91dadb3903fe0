"""What opening and closing write, carry over and are refused for (rules 8) [2, 3]."""

import pytest

from app.rules.roulette.settlement import RULES_VERSION
from app.table.events import TableOpened, TableRules
from app.table.roulette.procedure import Phase
from app.table.roulette.saying import said
from tests.table.playing import THROW, VENEZIA, Played, candidate, fall, fallen, form_of, number, opened, step


def test_opening_writes_the_opening_the_rules_and_the_first_bets() -> None:
    table = Played()
    assert table.do("open", minimum="5.00", day=21) == ("table.opened", "table.rules", "spin.bets_open")
    first, rules, bets = table.story
    assert isinstance(first, TableOpened)
    assert isinstance(rules, TableRules)
    assert (first.table, first.minimum, first.dealer, first.side, first.day) == (
        "T1",
        "5.00",
        "Anna",
        "left",
        21,
    )
    assert first.colours == {chip.name: {"value": "5.00"} for chip in VENEZIA.colours}
    assert (rules.house, rules.profile, rules.rules, rules.program) == (
        "venezia",
        VENEZIA.profile,
        RULES_VERSION,
        "test 1",
    )
    assert form_of(bets)["spin"] == 1
    assert table.betting.phase is Phase.BETS_OPEN


def test_an_opening_without_a_word_is_at_the_houses_minimum() -> None:
    assert opened().state.minimum == VENEZIA.minimum


def test_an_open_table_is_not_opened_again() -> None:
    assert opened().refused("open") == "the table is open already"


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"minimum": "0.00"}, "/minimum: must be a multiple of the house's unit, and more than nothing"),
        ({"minimum": "3.00"}, "/minimum: must be a multiple of the house's unit, and more than nothing"),
        ({"minimum": 5}, "/minimum: must be an amount as a text"),
        ({"day": 0}, "/day: must be a whole number from 1 to 31"),
        ({"day": 32}, "/day: must be a whole number from 1 to 31"),
        ({"house": "venezia"}, "/house: no such field"),
    ],
)
def test_an_opening_that_cannot_be_is_bad_input(fields: dict[str, object], fault: str) -> None:
    assert Played().bad_input("open", **fields).startswith(fault)


def test_the_night_ends_and_the_next_goes_on_without_skipping_a_number() -> None:
    table = fallen(8)
    table.do("next")
    fall(table, 11)
    assert table.refused("close") == "the layout is not cleared yet: clear it first"
    table.do("cleared")
    assert table.refused("close") == "spin 2 is still being paid: mark its payments, or say next"
    table.do("next")
    table.do("throw")
    table.do("void", reason="wheel stopped")
    assert table.do("close") == ("table.closed",)
    assert table.last()["minimum"] == "2.50"
    assert not table.state.opened
    table.do("open", minimum="5.00")
    first = next(event for event in reversed(table.story) if isinstance(event, TableOpened))
    assert (first.spins, first.numbers, first.minimum) == (2, [11, 8], "5.00")
    assert table.betting.spin == 3
    assert {colour.value for colour in table.state.colours.values()} == {500}


def test_an_opening_carries_what_is_known_of_the_wheels_last_game() -> None:
    table = opened(has_wheel=True)
    table.hear(step(THROW, 255), number(8, 255))
    table.do("next")
    table.do("close")
    table.do("open")
    first = next(event for event in reversed(table.story) if isinstance(event, TableOpened))
    assert first.last_games == {"wheel": {"count": 255, "told": True, "number": 8, "typed": False}}


def test_a_candidate_that_waits_does_not_vanish_when_the_table_closes() -> None:
    table = opened(has_wheel=True)
    table.hear(candidate(14, 12))
    assert table.refused("close") == "the number 14 waits for an answer: confirm it or refuse it"
    table.do("refuse")
    assert table.do("close") == ("table.closed",)


def test_who_deals_is_said_at_the_opening_and_stands_in_it() -> None:
    """Rules 8: a spin without a dealer is nobody's; where nobody is named it is whom the station names."""
    table = Played()
    table.do("open", dealer="Marco Bon")
    opening = next(event for event in table.story if isinstance(event, TableOpened))
    assert (opening.dealer, table.state.dealer) == ("Marco Bon", "Marco Bon")
    table.do("close")
    assert table.last()["dealer"] == "Marco Bon"
    assert table.bad_input("open", dealer="")
    table.do("open")
    assert table.state.dealer == table.table.opening.dealer


def test_after_the_last_spin_nothing_is_thrown_and_nobody_is_invited() -> None:
    """Rules 8: the colours are asked in, and the table is closed."""
    table = opened()
    table.do("last")
    fall(table, 8)
    table.do("next")
    assert "last spin is played" in table.refused("throw")
    assert said(table.state) == ()
    assert table.do("close") == ("table.closed",)
