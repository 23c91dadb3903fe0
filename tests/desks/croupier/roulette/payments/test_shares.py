"""What goes back is drawn in chips: whole ones as they lie, and the bank's change for one that counts in part."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desks.common.looks import Look, change_of, look_of
from app.desks.croupier.roulette.payments.shares import handed
from app.rules.chips import Chip, Piece
from app.rules.money import Cents
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.settled import Part
from tests.houses import house

HOUSE = house("venezia")


def part(amount: int, chip: Chip | None, kind: Piece = Piece.CHIPS) -> Part:
    return Part(BY_NAME["black"], chip, "posto 2", None, Cents(amount), kind)


def faces(chips: tuple[tuple[Look, int], ...]) -> list[tuple[str, int]]:
    return [(look.face, pieces) for look, pieces in chips]


@pytest.mark.parametrize(
    ("amount", "chip", "kind", "chips", "changed"),
    [
        (40_00, Chip(Cents(100_00)), Piece.CHIPS, [("20", 2)], "100"),
        (140_00, Chip(Cents(100_00)), Piece.CHIPS, [("100", 1), ("20", 2)], "100"),
        (200_00, Chip(Cents(100_00)), Piece.CHIPS, [("100", 2)], None),
        (600_00, Chip(Cents(500_00)), Piece.NOTES, [("€500", 1), ("100", 1)], "€500"),
        (17_50, None, Piece.CHIPS, [("10", 1), ("5", 1), ("2,50", 1)], None),
        (12_50, Chip(Cents(5_00), "red"), Piece.CHIPS, [("R", 2), ("2,50", 1)], "R"),
    ],
)
def test_what_is_over_goes_back_whole_as_far_as_it_lies_there(
    amount: int, chip: Chip | None, kind: Piece, chips: list[tuple[str, int]], changed: str | None
) -> None:
    """Rules 5: what counts is an amount, so that a chip may count in part; what is over is returned."""
    back = handed(HOUSE, part(amount, chip, kind))
    assert faces(back.chips) == chips
    assert (back.changed.face if back.changed is not None else None) == changed


@given(st.integers(1, 400), st.sampled_from((None, *HOUSE.chips)))
def test_the_chips_are_worth_what_goes_back(units: int, value: Cents | None) -> None:
    amount = Cents(units * HOUSE.unit)
    worth = {look_of(HOUSE, chip, None): chip for chip in HOUSE.chips}
    back = handed(HOUSE, part(amount, None if value is None else Chip(value)))
    assert sum(worth[look] * pieces for look, pieces in back.chips) == amount


def test_what_no_chips_make_up_is_not_drawn() -> None:
    """Half of 2.50 is no chip."""
    assert change_of(HOUSE, Cents(1_25)) == ()
    assert handed(HOUSE, part(1_25, Chip(Cents(2_50)))).chips == ()
