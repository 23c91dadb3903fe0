"""A table knows by its number which wheel stands there, and the next night still does."""

from msgspec import UNSET
from msgspec.structs import replace
from msgspec.structs import replace as replace_struct

from app.table.beginning import journal_begun
from app.table.event_record import event_form
from app.table.events import TableOpened
from app.table.fold import fold, fold_all
from app.table.roulette.game import ROULETTE
from app.table.state import unopened
from tests.table.playing import Played, opened


def test_another_wheel_is_recorded_by_its_number_and_by_name() -> None:
    table = opened()
    assert table.state.wheel_number == ""
    assert table.do("wheel", wheel_number="CAM-4711", by="Carla") == ("table.wheel",)
    assert table.state.wheel_number == "CAM-4711"
    assert "stands there already" in table.refused("wheel", wheel_number="CAM-4711", by="Carla")
    table.do("throw")
    assert "between two spins" in table.refused("wheel", wheel_number="CAM-4712", by="Carla")


def test_the_opening_says_which_wheel_stands_there() -> None:
    table = Played()
    table.table.opening = replace(table.table.opening, instrument_number="CAM-4711")
    table.do("open")
    assert table.state.wheel_number == "CAM-4711"


def test_an_opening_of_a_wheel_that_nobody_named_says_none() -> None:
    table = opened()
    assert table.state.wheel_number == ""
    assert not {"wheel_number", "wheel_set"} & event_form(first_opened(table)).keys()


def first_opened(table: Played) -> TableOpened:
    return next(event for event in table.story if isinstance(event, TableOpened))


def reopened(table: Played, settings: str) -> str:
    """Close and open again, with what the settings name then; gives the wheel that stands there."""
    if table.state.opened:
        table.do("close")
    table.table.opening = replace(table.table.opening, instrument_number=settings)
    table.do("open")
    return table.state.wheel_number


def test_the_wheel_that_was_named_last_outlives_the_night() -> None:
    """Interface: the opening carries all that outlives a night (counts, wheel); statistics follow the wheel.

    What a dealer records is newer than settings that say what they said at the opening before.
    """
    table = Played()
    assert reopened(table, "") == ""
    table.do("wheel", wheel_number="W7", by="Carla")
    assert reopened(table, "") == "W7"
    assert reopened(table, "W1") == "W1"  # somebody has set it since
    table.do("wheel", wheel_number="W8", by="Carla")
    assert reopened(table, "W1") == "W8"  # the settings are those of before
    assert reopened(table, "W1") == "W8"
    assert reopened(table, "") == "W8"
    assert reopened(table, "W1") == "W1"  # it was taken out of the settings, and set anew
    table.do("wheel", wheel_number="W7", by="Carla")
    table.do("close")
    begun = Played(fold(unopened("T1", ROULETTE), journal_begun(table.state, "")))
    assert reopened(begun, "W1") == "W7"
    assert reopened(begun, "W9") == "W9"


def test_a_wheel_of_an_older_journal_stays_though_the_settings_name_the_one_before() -> None:
    """Older openings took their number from the settings, and say nothing of it."""
    table = Played()
    reopened(table, "W1")
    table.do("wheel", wheel_number="W7", by="Carla")
    older = replace_struct(first_opened(table), instrument_set=UNSET)
    story = [older if isinstance(event, TableOpened) else event for event in table.story]
    assert reopened(Played(fold_all(unopened("T1", ROULETTE), story)), "W1") == "W7"
