"""Opening, closing, and what changes between two spins (rules 8) [2, 3]."""

from dataclasses import replace

import pytest
from msgspec import UNSET
from msgspec.structs import replace as replace_struct

from app.rules.roulette.settlement import RULES_VERSION
from app.table.beginning import journal_begun
from app.table.colours_out import colours_out
from app.table.event_record import event_form
from app.table.events import TableOpened, TableRules
from app.table.fold import fold, fold_all
from app.table.relieving import relief_notes
from app.table.roulette.game import ROULETTE
from app.table.roulette.procedure import Phase
from app.table.roulette.saying import said
from app.table.state import unopened
from tests.table.playing import (
    THROW,
    VENEZIA,
    Played,
    candidate,
    fall,
    fallen,
    form_of,
    number,
    opened,
    step,
)


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


def test_play_is_suspended_and_taken_up_again() -> None:
    table = opened()
    assert table.do("suspend", reason="alarm", by="Carla") == ("table.suspended",)
    assert table.state.suspended == "alarm"
    assert table.refused("throw") == "play is suspended"
    again = "play is suspended already: it is taken up again with over"
    assert table.refused("suspend", reason="another alarm") == again
    table.do("suspend", over=True)
    not_suspended = "play is not suspended: there is nothing to take up again"
    assert table.refused("suspend", over=True) == not_suspended
    assert table.state.suspended is None
    assert table.do("throw") == ("spin.thrown",)
    assert table.bad_input("suspend", over="yes") == "/over: must be true or false"


def test_a_colour_is_given_at_the_tables_minimum() -> None:
    table = opened()
    assert table.do("colour", colour="red", owner="seat 4") == ("colour.assigned",)
    assert tuple(table.state.colours["red"]) == (250, "seat 4")


def test_a_colour_at_a_value_of_its_own_needs_the_capo_tavolo() -> None:
    table = opened()
    reason = "a value of its own is given to a colour by the capo tavolo: say by whom (rules 2)"
    assert table.refused("colour", colour="red", value="10.00") == reason
    table.do("colour", colour="red", value="10.00", by="Carla")
    assert tuple(table.state.colours["red"]) == (1000, None)
    assert table.last()["by"] == "Carla"


def test_a_player_has_one_colour() -> None:
    table = opened()
    table.do("colour", colour="red", owner="seat 4")
    taken = "seat 4 has the colour red already: a player has one (rules 2)"
    assert table.refused("colour", colour="blue", owner="seat 4") == taken
    assert (
        table.refused("colour", colour="red", owner="blue")
        == "blue has the colour blue already: a player has one (rules 2)"
    )
    table.do("colour", colour="red", owner="seat 5")
    table.do("colour", colour="blue", owner="seat 4")


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"colour": "pink"}, "/colour: venezia has no such colour: pink (rules 2)"),
        (
            {"colour": "red", "value": "0.00"},
            "/value: must be a multiple of the house's unit, and more than nothing (rules 2)",
        ),
        (
            {"colour": "red", "value": "2.60"},
            "/value: must be a multiple of the house's unit, and more than nothing (rules 2)",
        ),
        ({"colour": "red", "owner": ""}, "/owner: must be a text that is not empty"),
    ],
)
def test_a_colour_that_cannot_be_is_bad_input(fields: dict[str, object], fault: str) -> None:
    assert opened().bad_input("colour", **fields) == fault


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


def test_a_minimum_is_announced_a_spin_ahead() -> None:
    table = opened()
    assert table.do("minimum", minimum="5.00", by="Carla") == ("table.minimum",)
    assert (table.last()["from"], table.state.minimum) == (2, 250)
    table.do("throw")
    assert "before the throw" in table.refused("minimum", minimum="10.00", by="Carla")
    fall(table, 8)
    table.do("next")
    assert table.state.minimum == 500
    assert table.state.colours["red"].value == 250  # nobody counted the bank: it may be out
    table.do("colour", colour="red", owner="seat 1")
    assert table.state.colours["red"].value == 500


def test_the_minimum_that_holds_withdraws_the_one_that_was_announced() -> None:
    """Rules 8: no ball has run on what was said; announced again, it comes after all."""
    table = opened()
    assert "no other is announced" in table.refused("minimum", minimum="2.50", by="Carla")
    table.do("minimum", minimum="5.00", by="Carla", out=["red"])
    assert table.do("minimum", minimum="2.50", by="Carla") == ("table.minimum",)
    assert (table.last()["over"], table.state.announced, table.state.said_out) == (True, None, None)
    fall(table, 8)
    table.do("next")
    assert (table.state.minimum, table.state.minima) == (250, ())
    table.do("minimum", minimum="5.00", by="Carla")
    table.do("throw")
    assert "before the throw" in table.refused("minimum", minimum="2.50", by="Carla")


@pytest.mark.parametrize("minimum", ["0.00", "3.00", "five"])
def test_a_minimum_that_cannot_be_is_bad_input(minimum: str) -> None:
    assert opened().bad_input("minimum", minimum=minimum, by="Carla")


def test_a_minimum_is_the_capo_tavolos() -> None:
    assert "is missing" in opened().bad_input("minimum", minimum="5.00")


def test_closing_names_the_colours_that_are_still_out_and_is_not_refused() -> None:
    table = opened()
    table.do("place", position="black", entry={"colour": "blue", "pieces": 5})
    table.do("last")
    fall(table, 8)
    table.do("winners", bets=[{"position": "even", "stack": [{"colour": "red", "pieces": 5}]}])
    table.do("next")
    assert table.do("close") == ("table.closed",)
    assert table.last()["colours_out"] == ["red", "blue"]
    assert list(table.state.colours_out) == ["red", "blue"]
    table.do("open")
    assert not table.state.colours_out


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


def test_colours_that_came_back_are_out_no_more_when_the_table_is_closed() -> None:
    """Rules 8: players give their colours back at the end, and nobody counts what comes over the table."""
    table = opened()
    for colour in ("blue", "red"):
        table.do("place", position="black", entry={"colour": colour, "pieces": 5})
    assert table.bad_input("close", back=["mauve"])
    table.do("close", back=["blue"])
    assert table.last()["colours_out"] == ["red"]
    assert table.state.colours_out == ("red",)


def test_what_the_counted_bank_misses_has_not_come_back() -> None:
    table = opened()
    table.do("bank", operation="open", chips=[{"colour": "red", "pieces": 100}])
    table.do(
        "bank", operation="change", chips=[{"colour": "red", "pieces": -20}, {"value": "50.00", "pieces": 1}]
    )
    assert "20 pieces of red are out" in table.refused("close", back=["red"])
    table.do("close")
    assert table.last()["colours_out"] == ["red"]


def test_colours_are_not_out_that_were_taken_off_or_lost() -> None:
    table = opened()
    entry = {"colour": "blue", "pieces": 5}
    table.do("place", position="black", entry=entry)
    table.do("remove", position="black", entry=entry)
    table.do("place", position="red", entry=entry)
    fall(table, 8)
    table.do("next")
    table.do("close")
    assert table.last()["colours_out"] == []


def test_a_bank_that_is_known_says_which_colours_are_out() -> None:
    """Rules 9: a fill belongs to the bank, what was changed for a player is out until it comes back."""
    table = opened()
    red, green = {"colour": "red", "pieces": 100}, {"colour": "green", "pieces": 40}
    table.do("bank", operation="open", chips=[red, {"value": "50.00", "pieces": 10}])
    signed = {"document": "17", "signatures": ["Carla", "Dario", "Elena"]}
    table.do("bank", operation="fill", chips=[green], **signed)
    out = [{"colour": "red", "pieces": -20}, {"value": "50.00", "pieces": 1}]
    table.do("bank", operation="change", chips=out)
    assert list(colours_out(table.state)) == ["red"]
    back = [{"colour": "red", "pieces": 20}, {"value": "50.00", "pieces": -1}]
    table.do("bank", operation="change", chips=back)
    assert list(colours_out(table.state)) == []
    table.do("bank", operation="credit", chips=[green], **{**signed, "document": "18"})
    assert list(colours_out(table.state)) == []
    table.do("bank", operation="close", chips=[{"colour": "red", "pieces": 95}])
    assert list(colours_out(table.state)) == ["red"]
    table.do("close")
    assert table.last()["colours_out"] == ["red"]


def test_a_colour_of_which_nothing_is_out_is_worth_the_new_minimum() -> None:
    """Rules 2: red lies on the layout and keeps its value; blue is in the bank, every piece of it."""
    table = Played()
    table.do("open", all_entered=True)
    count = [{"colour": name, "pieces": 100} for name in ("red", "blue")]
    table.do("bank", operation="open", chips=count)
    table.do(
        "bank", operation="change", chips=[{"colour": "red", "pieces": -8}, {"value": "20.00", "pieces": 1}]
    )
    table.do("minimum", minimum="5.00", by="Carla")
    fall(table, 8)
    assert "colour.assigned" in table.do("cleared")
    colours = table.state.colours
    assert (colours["red"].value, colours["blue"].value) == (250, 500)


def test_after_the_last_spin_nothing_is_thrown_and_nobody_is_invited() -> None:
    """Rules 8: the colours are asked in, and the table is closed."""
    table = opened()
    table.do("last")
    fall(table, 8)
    table.do("next")
    assert "last spin is played" in table.refused("throw")
    assert said(table.state) == ()
    assert table.do("close") == ("table.closed",)


def changed_to_five(*out: str) -> Played:
    """A table whose minimum goes from 2.50 to 5.00 with the next spin; number 8 has fallen for the last at 2.50."""
    table = opened()
    table.do("colour", colour="green", owner="seat 3")
    table.do("minimum", minimum="5.00", by="Carla", out=list(out))
    fall(table, 8)
    return table


def values(table: Played) -> dict[str, int]:
    return {name: colour.value for name, colour in table.state.colours.items()}


def test_colours_that_are_out_keep_their_value_and_all_others_get_the_new_one() -> None:
    """Rules 2: a change of the minimum converts nothing that is out; a colour is worth the minimum else."""
    table = changed_to_five("red", "blue")
    assert set(values(table).values()) == {250}
    table.do("cleared")
    assert {name for name, value in values(table).items() if value == 250} == {"red", "blue", "green"}
    assert set(values(table).values()) == {250, 500}
    table.do("colour", colour="red", owner="seat 1")
    assert values(table)["red"] == 500  # its player changed it in: the next has it at the minimum


def test_a_relief_is_told_which_colours_kept_their_value() -> None:
    """[3]: variations of the minima, colours with minima of their own."""
    table = changed_to_five("red")
    table.do("next")
    assert [name for name, _ in relief_notes(table.state).colours] == ["red", "green"]
    assert table.state.personalised == {"red", "green"}, "green was given to somebody, and kept its value too"


def test_a_colour_that_wins_all_the_same_was_out_and_keeps_its_value() -> None:
    """Rules 2: nobody changed its pieces; what of it stands is worth what it was."""
    table = changed_to_five()
    table.do("winners", bets=[{"position": "black", "stack": [{"colour": "blue", "pieces": 5}]}])
    assert values(table)["blue"] == 500
    table.do("next")
    assert values(table)["blue"] == 250
    assert values(table)["red"] == 500
    assert table.state.personalised == {"blue", "green"}


def test_a_prisoner_of_the_last_number_at_the_old_minimum_is_not_lost_with_the_change() -> None:
    """Rules 4: it lies there, at the value at which it was shut in."""
    table = opened()
    table.do("minimum", minimum="5.00", by="Carla", out=[])
    fall(table, 0)
    table.do("winners", bets=[{"position": "black", "stack": [{"colour": "blue", "pieces": 5}]}])
    table.do("next")
    (stack,) = table.betting.bets
    assert [(entry.colour, entry.value, entry.enferme) for entry in stack.entries] == [("blue", 250, True)]
    assert values(table)["blue"] == 250


def test_a_colour_that_is_played_at_the_new_minimum_already_stays_at_it() -> None:
    """The next spin's bets are open: what lies there is worth what it was laid at."""
    table = changed_to_five()
    table.do("winners", bets=[{"position": "black", "stack": [{"colour": "blue", "pieces": 5}]}])
    table.do("place", position="even", entry={"colour": "blue", "pieces": 5})
    table.do("next")
    assert values(table)["blue"] == 500


def test_only_colours_of_the_house_are_said_to_be_out() -> None:
    table = opened()
    said = {"minimum": "5.00", "by": "Carla"}
    assert table.bad_input("minimum", **said, out=["red", "mauve"]) == (
        "/out/1: venezia has no such colour: mauve (rules 2)"
    )
    assert table.bad_input("minimum", **said, out="red") == "/out: must be a list"
    assert table.bad_input("minimum", **said, out=[7]).startswith("/out: must be a text")


def test_an_announced_minimum_of_an_older_record_says_nothing_of_colours() -> None:
    table = opened()
    table.do("minimum", minimum="5.00", by="Carla")
    assert "out" not in table.last()
    assert table.state.said_out is None


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
