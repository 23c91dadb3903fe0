"""The state is the fold of the events; what cannot follow is refused as no table's story."""

from collections.abc import Iterable

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from app.rules.money import Cents
from app.rules.roulette.spin_rules import spin_rules
from app.rules.side import Side
from app.table import events as happened
from app.table.event_record import Event
from app.table.fold import BrokenStoryError, fold, fold_all, fold_together
from app.table.roulette import events as spun
from app.table.roulette.game import ROULETTE
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_table import WheelGame
from app.table.state import NO_HOUSE, ReaderState, unopened
from tests.table.playing import (
    VENEZIA,
    chips,
    fall,
    fallen,
    form_of,
    opened,
    stack,
)

SPIN_EVENTS: list[Event] = [
    spun.SpinBetsOpen(spin=9, source="hand"),
    spun.SpinLast(spin=9),
    spun.SpinCandidate(spin=9, number=3, reason="typed"),
    spun.CandidateRefused(spin=9, number=3),
    spun.WinnersEntered(spin=9, bets=[], revision=1),
    happened.PaymentMade(spin=9, revision=1, order=1),
    happened.PaymentUnmade(spin=9, revision=1, order=1),
    spun.SpinClosed(spin=9, entered=True),
    spun.SpinClosed(entered=True),
]


def opening(**fields: object) -> happened.TableOpened:
    form = {"table": "T1", "minimum": "5.00", "dealer": "Anna", "side": "right", **fields}
    return happened.TableOpened(**form)  # type: ignore[arg-type]


def test_before_the_first_opening_there_are_no_rules_at_all() -> None:
    table = unopened("T1", ROULETTE)
    assert (table.opened, table.house, table.spins, table.spin(1)) == (False, NO_HOUSE, 0, None)


def test_an_opening_carries_all_that_outlives_a_night() -> None:
    table = fold(
        unopened("T1", ROULETTE),
        opening(
            spins=40,
            numbers=[7, 8],
            colours={"red": {"value": "2.50"}, "blue": {"value": "10.00", "owner": "seat 4"}},
            last_games={"wheel": {"count": 12, "told": True, "number": 7}},
        ),
    )
    assert (table.opened, table.minimum, table.dealer, table.side) == (True, Cents(500), "Anna", Side.RIGHT)
    assert (table.spins, table.betting, table.paying) == (
        41,
        replace(opened().betting, spin=41, phase=Phase.COMING),
        None,
    )
    assert table.numbers == (7, 8)
    assert {name: tuple(it) for name, it in table.colours.items()} == {
        "red": (250, None),
        "blue": (1000, "seat 4"),
    }
    assert table.wheels == {"wheel": WheelGame(12, told=True, number=7)}


@pytest.mark.parametrize("event", SPIN_EVENTS, ids=lambda event: type(event).__name__)
def test_nothing_happens_to_a_spin_that_is_not_alive(event: Event) -> None:
    with pytest.raises(BrokenStoryError, match=f"of spin {event.spin}, which is not alive"):
        fold(opened().state, event)


def test_the_rules_in_force_are_the_recorded_profile_and_no_file() -> None:
    table = opened()
    profile = {**VENEZIA.profile, "zero": "all_lost"}
    rules = happened.TableRules(house="other", profile=profile, rules=1, program="test")
    changed = fold(table.state, rules)
    assert (changed.house.name, spin_rules(changed.house).zero) == ("other", "all_lost")
    assert fold(changed, rules).house is changed.house  # said again, nothing is read again


def test_a_colour_that_is_taken_back_is_nobodys() -> None:
    taken_back = happened.ColourAssigned(colour="red", value=None)
    assert "red" not in fold(opened().state, taken_back).colours


def test_each_reader_says_of_itself_what_it_said_last() -> None:
    said: Iterable[Event] = (
        happened.ReaderWarning(device="wheel", reason="bad_frame"),
        happened.ReaderLost(device="tumbler", reason="no port"),
    )
    table = fold_all(unopened("T1", ROULETTE), said)
    assert table.readers == {
        "wheel": ReaderState("wheel", connected=True, reason="bad_frame"),
        "tumbler": ReaderState("tumbler", connected=False, reason="no port"),
    }
    table = fold_all(
        table,
        [
            happened.ReaderWarning(device="tumbler", reason="raw_log"),
            happened.ReaderConnected(device="wheel"),
        ],
    )
    assert table.readers == {
        "wheel": ReaderState("wheel", connected=True),
        "tumbler": ReaderState("tumbler", connected=False, reason="raw_log"),
    }


def test_closing_gives_back_the_number_of_a_spin_that_was_not_played() -> None:
    table = opened()
    table.do("close")
    assert (table.state.spins, table.state.betting, table.state.opened) == (0, None, False)


def test_a_closing_record_without_a_coming_spin_skips_no_number() -> None:
    table = fallen(8)  # not cleared: nobody bets yet
    closed = fold(table.state, happened.TableClosed(minimum="2.50", dealer="Anna"))
    assert (closed.spins, closed.paying, closed.betting) == (1, None, None)


def test_the_state_says_which_event_was_the_last() -> None:
    table = opened()
    assert table.state.seq == len(table.story) == 3
    table.do("close")
    table.do("open")
    assert form_of(table.story[4])["recorded"] == 4
    assert table.state.seq == len(table.story)


def test_an_opening_that_says_nothing_of_the_events_before_it_counts_on() -> None:
    table = opened()
    table.do("close")
    older = replace(table.story[0], recorded=UNSET)
    assert isinstance(older, happened.TableOpened)
    assert fold(table.state, older).seq == 5


def test_folding_from_the_last_opening_comes_to_the_same_as_folding_all() -> None:
    table = opened(has_wheel=True)
    fall(table, 8)
    table.do("winners", bets=[stack("straight-8", chips("5.00"))])
    table.do("next")
    table.do("close")
    first = len(table.story)
    table.do("open")
    fall(table, 11)
    assert fold_all(unopened("T1", ROULETTE), table.story[first:]) == table.state


def test_pieces_that_are_laid_together_lie_as_if_laid_one_by_one() -> None:
    state = opened().state
    placed = [
        spun.BetPlaced(spin=1, position=position, entry=chips("20.00", pieces, "seat 1"))
        for position, pieces in (("red", 1), ("straight-8", 2), ("red", 3))
    ]
    assert fold_together(state, placed) == fold_all(state, placed)


def test_pieces_of_two_spins_are_not_laid_together() -> None:
    placed = [spun.BetPlaced(spin=spin, position="red", entry=chips("20.00", 1)) for spin in (1, 2)]
    with pytest.raises(BrokenStoryError, match="and for another"):
        fold_together(opened().state, placed)
    with pytest.raises(BrokenStoryError, match="not alive"):
        fold_together(opened().state, placed[1:])
