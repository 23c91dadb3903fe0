"""How a payment's pieces are drawn and said, as the dealer lays them."""

import pytest

from app.desks.common.piles import Column, columns, laid_out_words
from app.rules.cutting import Group, GroupKind, lay_out


@pytest.mark.parametrize("pieces", [*range(1, 130), 350, 1234, 4060])
@pytest.mark.parametrize("colour", [True, False])
def test_the_picture_shows_every_piece(pieces: int, colour: bool) -> None:
    groups = lay_out(pieces, colour=colour, positions=2)
    shown = sum(pile.pieces + 20 * pile.behind for pile in columns(groups))
    hundreds = sum(group.pieces == 100 for group in groups)
    assert shown + (max(0, hundreds - 1) * 100 if hundreds > 3 else 0) == pieces


def test_what_is_slid_off_stays_visible_as_an_outline() -> None:
    slid = columns(lay_out(35, colour=True))[-1]
    assert (slid.pieces, slid.taken) == (15, (5,))
    both = columns(lay_out(34, colour=True, positions=2, two_splits=True))[-1]
    assert both.taken == (3, 3)


def test_cut_piles_stand_apart_from_the_stacks() -> None:
    assert columns(lay_out(69, colour=True))[3:] == (
        Column(4, "4", apart=True),
        Column(4, "4"),
        Column(1, "1"),
    )


@pytest.mark.parametrize(
    ("pieces", "words"),
    [
        (1, "1 sciolto"),
        (5, "5 sciolti"),
        (9, "taglio 4 + 4 + 1"),
        (17, "stecca meno 3"),
        (20, "1 stecca"),
        (69, "3 stecche · taglio 4 + 4 + 1"),
        (216, "2 × 100 · stecca meno 4"),
    ],
)
def test_the_laying_is_said_in_the_dealers_words(pieces: int, words: str) -> None:
    assert laid_out_words(lay_out(pieces, colour=True)) == words


def test_plaques_that_lie_apart_are_counted_together() -> None:
    one = Group(GroupKind.SPREAD, 1)
    assert laid_out_words((one,)) == "1 sciolto"
    assert laid_out_words((one,) * 4) == "4 staccati"
    assert laid_out_words((Group(GroupKind.CUT, 5, piles=(5,)), one, one)) == "taglio 5 · 2 staccati"
