"""Outside roulette's rooms nothing is called by a number of the wheel, a colour of the cloth or a cylinder.

Spin, throw and number are words of the journal for every game. `hardware` is what readers are, and belongs to
no room.
"""

import pytest

from tests.architecture.naming import Name, all_names, found, of_a_game


def test_no_name_outside_its_rooms_is_of_a_game() -> None:
    """What is a game's alone is given to the game, and its name with it."""
    assert found(of_a_game, all_names()) == []


def test_one_more_name_of_a_game_is_told() -> None:
    """So that the test above can fail: one is found among all names, with its room."""
    assert found(of_a_game, (*all_names(), Name("app/table/state.py", "pocket"))) == ["app/table: pocket"]


@pytest.mark.parametrize(
    ("where", "name", "is_one"),
    [
        ("app/table/state.py", "pocket_before", True),
        ("app/table/state.py", "WheelGame", True),
        ("app/station/x.py", "NUMBER_RED", True),
        ("app/journal/x.py", "at_zero", True),
        ("app/journal/chain.py", "ZERO_HASH", False),
        ("app/table/state.py", "spin", False),
        ("app/desks/croupier/x.py", "draws", True),
        ("app/desks/croupier/x.py", "draws_line", False),
        ("app/table/roulette/x.py", "pocket", False),
        ("hardware/x.py", "wheel", False),
        ("app/rules/x.py", "trio", True),
        ("app/rules/x.py", "strait", False),
    ],
)
def test_a_name_of_a_game_is_found(where: str, name: str, *, is_one: bool) -> None:
    """So that the test above can fail: in each room, and not in the game's own."""
    assert of_a_game(Name(where, name)) is is_one
