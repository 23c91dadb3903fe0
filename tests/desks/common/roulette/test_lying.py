"""What lies on a chance lies within its box, however many kinds there are (rules 1, 4) [4.1]."""

from itertools import pairwise

import pytest

from app.desks.common.chips import picture_side
from app.desks.common.roulette.cloth import cloth
from app.desks.common.roulette.lying import middles, spread
from app.rules.roulette.layout import BY_NAME
from app.rules.side import Side

SIZES = ((862, 610), (1360, 850))
"""The layout on the reference panel and on a large one."""
CHANCES = list(cloth(*SIZES[0], Side.LEFT).chances)
"""All that have a box of their own; the doubles of the Tombola lie astride two, as they must."""


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("room", SIZES)
@pytest.mark.parametrize("kinds", range(1, 7))
@pytest.mark.parametrize("chance", CHANCES)
def test_all_that_lies_on_a_chance_lies_within_its_box_from_side_to_side(
    chance: str, kinds: int, room: tuple[int, int], side: Side
) -> None:
    """Rules 1: betting astride two chances is forbidden; rules 4: a prisoner lies on the line of its own."""
    position = BY_NAME[chance]
    picture = cloth(*room, side)
    size = round(min(picture.grid.half_w, picture.grid.half_h) * 1.2)
    box, half = picture.chances[chance], picture_side(size) / 2
    for enferme in (False, True) if position.even_money else (False,):
        places = middles(picture, position, kinds, size, enferme=enferme)
        assert len(set(places)) == kinds
        assert all(box.x <= x - half and x + half <= box.x + box.w for x, _ in places)
        assert sum(x for x, _ in places) / kinds == pytest.approx(box.x + box.w / 2)
        if enferme:
            assert all(y < box.y < y + size / 2 for _, y in places)


@pytest.mark.parametrize("side", list(Side))
def test_many_kinds_on_a_number_do_not_reach_the_middle_of_the_next(side: Side) -> None:
    picture = cloth(*SIZES[0], side)
    size = min(picture.grid.half_w, picture.grid.half_h) * 1.2
    cell = picture.grid.cell(17)
    for x, y in middles(picture, BY_NAME["straight-17"], 6, size):
        assert cell.x < x < cell.x + cell.w
        assert cell.y < y < cell.y + cell.h


def test_pieces_that_are_held_lie_side_by_side_where_there_is_room() -> None:
    """Rules 6: orfanelli are written with five pieces spread."""
    row = spread([5], 36, 200)
    assert all(b - a >= 36 for (a, _), (b, _) in pairwise(row))
    assert not any(covered for _, covered in row)


@pytest.mark.parametrize("announces", [[5], [5, 5], [5, 2, 5], [5, 5, 5, 5]])
def test_however_many_are_held_none_reaches_beyond_its_sector(announces: list[int]) -> None:
    row = spread(announces, 36, 108)
    assert row[0][0] == 0
    assert row[-1][0] <= 108 + 1e-6
    assert [along for along, _ in row] == sorted(along for along, _ in row)


def test_two_announces_lie_apart_as_long_as_their_own_pieces_can_be_drawn_together() -> None:
    row = [along for along, _ in spread([5, 5], 36, 120)]
    assert row[5] - row[4] > 36 > row[1] - row[0] > 0


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("room", SIZES)
@pytest.mark.parametrize(("enferme", "wide"), [(False, 1.0), (True, 1.2)])
def test_two_on_a_simple_chance_hide_nothing_of_each_other(
    room: tuple[int, int], side: Side, wide: float, *, enferme: bool
) -> None:
    """Screens: half an amount reads as another: 2,5 of a 2,50; a prisoner has bars at both sides (rules 4)."""
    picture = cloth(*room, side)
    size = round(min(picture.grid.half_w, picture.grid.half_h) * 1.2)
    (first, _), (second, _) = middles(picture, BY_NAME["red"], 2, size, enferme=enferme)
    assert second - first >= wide * size
