"""Outside roulette's rooms nothing is called by a number of the wheel, a colour of the cloth or a cylinder.

What still is stands in `names_of_a_game.txt`, room by room, and the list only grows shorter. Spin, throw and
number are words of the journal for every game. `hardware` is what readers are, and belongs to no room.
"""

import pytest

from tests.architecture import naming
from tests.architecture.naming import OF_A_GAME, Name, all_names, of_a_game


def test_no_name_outside_its_rooms_is_of_a_game() -> None:
    """`naming` strikes out what is gone."""
    assert naming.found(of_a_game, all_names()) == naming.listed(OF_A_GAME)


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
