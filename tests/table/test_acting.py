"""What a person may do at the table: what it causes, and when it is refused (a refused one changes nothing)."""

import pytest

from app.table.acting import acts_at, commands_at, lets
from app.table.game import Change
from app.table.opening import close_play
from app.table.roulette.game import ROULETTE
from app.table.table_commands import ClosePlay
from tests.games.coins import COINS
from tests.table.playing import (
    Played,
    fallen,
    opened,
)


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("close", {}),
        ("last", {}),
        ("dealer", {"name": "Bruno"}),
        ("suspend", {}),
        ("colour", {"colour": "red"}),
        ("throw", {}),
        ("no_more_bets", {}),
        ("number", {"number": 8}),
        ("confirm", {}),
        ("refuse", {}),
        ("void", {"reason": "foreign body"}),
    ],
)
def test_nothing_is_played_at_a_closed_table(name: str, fields: dict[str, object]) -> None:
    assert Played().refused(name, **fields) == "the table is closed: open it first"


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("cleared", {}),
        ("winners", {"bets": []}),
        ("paid", {"order": 1}),
        ("unpaid", {"order": 1}),
        ("paid_all", {}),
        ("next", {}),
        ("number", {"number": 8, "by": "Carla", "reason": "misread"}),
    ],
)
@pytest.mark.parametrize("table", [Played, opened])
def test_nothing_is_paid_before_a_number_fell(
    table: type[Played], name: str, fields: dict[str, object]
) -> None:
    assert table().refused(name, **fields) == "no spin is being paid: a number must fall first"


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("throw", {}),
        ("last", {}),
        ("no_more_bets", {}),
        ("confirm", {}),
        ("refuse", {}),
        ("close", {}),
    ],
)
def test_nothing_is_done_to_the_next_spin_before_the_layout_is_clear(
    name: str, fields: dict[str, object]
) -> None:
    assert fallen().refused(name, **fields) == "the layout is not cleared yet: clear it first"


@pytest.mark.parametrize(
    ("form", "fault"),
    [
        (None, "must be an object with do"),
        ([], "must be an object with do"),
        ({}, "/do: is missing"),
        ({"do": 5}, "/do: must be a text that is not empty"),
        ({"do": ""}, "/do: must be a text that is not empty"),
        ({"do": "dance"}, "/do: no such command: dance"),
        ({"do": "next", "order": 1}, "/order: no such field"),
        ({"do": "paid"}, "/order: is missing"),
        ({"do": "number", "number": 37}, "/number: must be a whole number from 0 to 36"),
        ({"do": "number", "number": "8"}, "/number: must be a whole number from 0 to 36"),
        ({"do": "void"}, "/reason: is missing"),
    ],
)
def test_what_is_no_command_is_bad_input_wherever_the_spin_is(form: object, fault: str) -> None:
    for table in (Played(), opened(), fallen()):
        before = table.state
        assert table.table.why_not(form) == fault  # type: ignore[arg-type]
        assert table.state is before


def test_no_game_takes_a_command_of_the_tables_over() -> None:
    """A command of both would be the game's alone, whoever asks it."""
    known = acts_at(ROULETTE)
    assert len(known) == len(commands_at(ROULETTE))
    assert ROULETTE.acts.keys() < known.keys()
    assert known[ClosePlay] is close_play
    assert not ROULETTE.acts.keys() & acts_at(COINS).keys() - COINS.acts.keys()


def test_a_change_is_let_while_no_ball_runs_and_nothing_is_changed_by_asking() -> None:
    table = opened()
    before = table.state
    assert all(lets(before, change) for change in Change)
    assert table.state is before
    table.do("throw")
    assert not any(lets(table.state, change) for change in Change)
    assert not any(lets(Played().state, change) for change in Change)
