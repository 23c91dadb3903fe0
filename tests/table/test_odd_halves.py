"""Half of a colour's odd stake is given back to the cent: its whole pieces come into the bank as what they are (rules 4)."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from app.rules.chips import Chip
from app.rules.money import Cents
from app.rules.roulette.spin_rules import has_tumbler
from app.table.roulette.game import ROULETTE
from app.table.roulette.settling import WHOLE_PIECES
from tests.houses import house
from tests.table import playing
from tests.table.playing import Form, Played, chips, colour, fall

HELD: list[Form] = [
    *({"value": value, "pieces": 20} for value in ("2.50", "5.00", "10.00", "20.00")),
    {"colour": "red", "value": "2.50", "pieces": 100},
]
RED = Chip(Cents(250), "red")
TO_THE_CENT = pytest.mark.parametrize("name", ["france", "tombola-half-back", "regulations-1970"])


def halved(name: str, *entries: Form) -> Mapping[Chip, int]:
    """Lay these on red, let zero fall, and give what the bank has then."""
    table = Played(under=house(name))
    table.do("open", all_entered=True)
    table.do("bank", operation="open", chips=HELD)
    for entry in entries:
        table.do("place", position="red", entry=entry)
    if has_tumbler(table.state.house):
        drawn(table)
    else:
        fall(table, 0)
    table.do("paid_all")
    table.do("next")
    return table.state.bank.inventory.pieces


def drawn(table: Played) -> None:
    table.do("number", number=0)
    table.do("confirm", turned=True)


@TO_THE_CENT
@pytest.mark.parametrize(("pieces", "came"), [(1, 0), (3, 1), (5, 2), (6, 3)])
def test_whole_pieces_come_in_their_own_colour(name: str, pieces: int, came: int) -> None:
    after = halved(name, colour("red", pieces))
    assert after[RED] == 100 + came
    assert {chip: count for chip, count in after.items() if chip.colour is None} == {
        Chip(Cents(value)): 20 for value in (250, 500, 1000, 2000)
    }


@TO_THE_CENT
def test_half_a_piece_and_half_a_chip_make_one_of_value(name: str) -> None:
    """Three pieces and a chip of 2.50: the bank has a piece, and 1.25 twice."""
    after = halved(name, colour("red", 3), chips("2.50"))
    assert (after[RED], after[Chip(Cents(250))]) == (101, 21)


def test_a_night_of_older_rules_is_booked_in_their_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """They had all of the odd half in chips of value."""
    monkeypatch.setattr(playing, "ROULETTE", replace(ROULETTE, rules=WHOLE_PIECES - 1))
    after = halved("france", colour("red", 5))
    assert (after[RED], after[Chip(Cents(500))]) == (100, 21)
