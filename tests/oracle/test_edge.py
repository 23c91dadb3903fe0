"""`edge` against the interface, rules 10 and the printed edges."""

import pytest

from .edge import edges
from .houses import HOUSES

INSIDE = ("straight", "split", "street", "trio", "corner", "first-four", "line", "dozen", "column")
LIKE_VENEZIA = {"venezia", "repeater-bets", "repeater-bets-plain"}
DOUBLES = ("double-dozen", "double-column")
ONE = ("1/37", "2.7027")
HALF = ("1/74", "1.3514")
PIECE = ("19/1369", "1.3879")


@pytest.mark.parametrize("house", sorted(HOUSES))
def test_interface_edges(house: str) -> None:
    expected = dict.fromkeys(INSIDE, ONE)
    if house not in LIKE_VENEZIA | {"sanremo"}:
        expected |= dict.fromkeys(DOUBLES, ONE)
    expected["even-money"] = ONE if house in {"sanremo", "tombola-all-lost"} else HALF
    if house in LIKE_VENEZIA:
        expected["even-money-indivisible"] = PIECE
    found = edges(house)
    assert [(bet["bet"], (bet["edge"], bet["percent"])) for bet in found] == list(expected.items())


def test_there_is_no_other_house() -> None:
    with pytest.raises(ValueError, match="no such house"):
        edges("monaco")
