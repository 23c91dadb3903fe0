"""The state is the fold of the events; what cannot follow is refused as no table's story."""

from collections.abc import Iterable

import msgspec
import pytest
from msgspec.structs import replace

from app.rules.money import Cents
from app.rules.wheel import Side
from app.table import events as happened
from app.table.events import AnyEvent
from app.table.fold import LAST_NUMBERS, BrokenStoryError, fold, fold_all
from app.table.procedure import Phase
from app.table.state import NO_HOUSE, ReaderState, WheelGame, unopened
from tests.table.playing import (
    EIGHT,
    NO_MORE_BETS,
    THROW,
    VENEZIA,
    candidate,
    chips,
    fall,
    fallen,
    number,
    opened,
    stack,
    step,
)

SPIN_EVENTS: list[AnyEvent] = [
    happened.SpinBetsOpen(spin=9, source="hand"),
    happened.SpinLast(spin=9),
    happened.SpinCandidate(spin=9, number=3, reason="typed"),
    happened.CandidateRefused(spin=9, number=3),
    happened.WinnersEntered(spin=9, bets=[], revision=1),
    happened.PaymentMade(spin=9, revision=1, order=1),
    happened.PaymentUnmade(spin=9, revision=1, order=1),
    happened.SpinClosed(spin=9, entered=True),
    happened.SpinClosed(entered=True),
]


def opening(**fields: object) -> happened.TableOpened:
    form = {"table": "T1", "minimum": "5.00", "dealer": "Anna", "cylinder": "right", **fields}
    return happened.TableOpened(**form)  # type: ignore[arg-type]


def test_before_the_first_opening_there_are_no_rules_at_all() -> None:
    table = unopened("T1")
    assert (table.opened, table.house, table.spins, table.spin(1)) == (False, NO_HOUSE, 0, None)


def test_an_opening_carries_all_that_outlives_a_night() -> None:
    table = fold(
        unopened("T1"),
        opening(
            spins=40,
            numbers=[7, 8],
            colours={"red": {"value": "2.50"}, "blue": {"value": "10.00", "owner": "seat 4"}},
            wheels={"wheel": {"count": 12, "told": True, "number": 7}},
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
def test_nothing_happens_to_a_spin_that_is_not_alive(event: AnyEvent) -> None:
    with pytest.raises(BrokenStoryError, match=f"of spin {event.spin}, which is not alive"):
        fold(opened().state, event)


def test_the_rules_in_force_are_the_recorded_profile_and_no_file() -> None:
    table = opened()
    profile = {**VENEZIA.profile, "zero": "all_lost"}
    rules = happened.TableRules(house="other", profile=profile, rules=1, program="test")
    changed = fold(table.state, rules)
    assert (changed.house.name, changed.house.zero) == ("other", "all_lost")
    assert fold(changed, rules).house is changed.house  # said again, nothing is read again


def test_only_the_last_twenty_numbers_are_kept_the_newest_first() -> None:
    table = opened()
    for value in range(LAST_NUMBERS + 3):
        fall(table, value)
        table.do("cleared")
    assert table.state.numbers == tuple(range(LAST_NUMBERS + 2, 2, -1))


def test_a_number_that_is_contradicted_takes_the_place_of_the_first() -> None:
    table = fallen(8)
    table.do("winners", bets=EIGHT)
    table.do("number", number=11, by="Carla", reason="misread")
    assert table.state.numbers == (11,)
    assert (table.paying.number, table.paying.winners, table.paying.entered) == (11, (), 0)
    assert table.betting.spin == 2


def test_a_payment_taken_back_is_open_again() -> None:
    table = fallen(8)
    table.do("winners", bets=EIGHT)
    table.do("paid", order=1)
    table.do("paid", order=2)
    table.do("unpaid", order=1)
    assert table.paying.paid == {2}


def test_a_settlement_that_changes_a_payment_made_is_no_tables_story() -> None:
    table = fallen(8)
    table.do("winners", bets=EIGHT)
    table.do("paid", order=1)
    recorded = next(event for event in table.story if isinstance(event, happened.SpinSettled))
    cheaper = [{**payment, "amount": "2.50"} for payment in recorded.payments]
    again = msgspec.structs.replace(recorded, payments=cheaper, revision=2)
    with pytest.raises(BrokenStoryError, match="settlement 2 of spin 1 changes a payment made"):
        fold(table.state, again)


def test_a_spin_without_a_number_makes_room_for_the_next_at_once() -> None:
    table = opened()
    table.hear(step(THROW, 1), step(THROW, 2))
    assert (table.betting.spin, table.betting.phase, table.state.paying) == (2, Phase.THROWN, None)


def test_a_spin_being_paid_leaves_when_it_is_closed() -> None:
    table = fallen(8)
    table.do("next")
    assert table.state.paying is None
    assert table.betting.spin == 2


def test_what_stands_after_a_settlement_is_kept_as_a_shadow() -> None:
    table = fallen(8)
    table.do("winners", bets=EIGHT)
    table.do("next")
    assert [there.position.name for there in table.state.ghosts] == ["black", "split-8-11", "straight-8"]


def test_the_wheels_own_count_is_remembered() -> None:
    table = opened(has_wheel=True)
    table.hear(step(THROW, 11))
    assert table.state.wheels == {"wheel": WheelGame(11, told=False)}
    assert table.betting.game == 11
    table.hear(number(25, 11))
    assert table.state.wheels == {"wheel": WheelGame(11, told=True, number=25)}
    table.hear(candidate(14, 12))
    assert table.state.wheels == {"wheel": WheelGame(12, told=True, number=14)}


def test_a_game_without_a_count_changes_nothing_that_is_known_of_the_wheel() -> None:
    table = opened(has_wheel=True)
    table.hear(step(THROW, None), step(NO_MORE_BETS, None), number(25, None))
    assert table.state.wheels == {}
    assert table.paying.game is None


def test_the_count_of_the_throw_stays_with_a_number_that_has_none() -> None:
    table = opened(has_wheel=True)
    table.hear(step(THROW, 11))
    fall(table, 25)
    assert table.paying.game == 11


def test_a_colour_that_is_taken_back_is_nobodys() -> None:
    taken_back = happened.ColourAssigned(colour="red", value=None)
    assert "red" not in fold(opened().state, taken_back).colours


def test_each_reader_says_of_itself_what_it_said_last() -> None:
    said: Iterable[AnyEvent] = (
        happened.ReaderWarning(device="wheel", reason="bad_frame"),
        happened.ReaderLost(device="tumbler", reason="no port"),
    )
    table = fold_all(unopened("T1"), said)
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


def test_folding_from_the_last_opening_comes_to_the_same_as_folding_all() -> None:
    table = opened(has_wheel=True)
    fall(table, 8)
    table.do("winners", bets=[stack("straight-8", chips("5.00"))])
    table.do("next")
    table.do("close")
    first = len(table.story)
    table.do("open")
    fall(table, 11)
    assert fold_all(unopened("T1"), table.story[first:]) == table.state
