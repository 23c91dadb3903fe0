"""The cloth from the dealer's side: the zero end at the cylinder, the chances beyond the far column."""

import pytest

from app.desks.common.roulette.cloth import Cloth, closed_in, cloth
from app.desks.common.roulette.cloth_painting import TITLE_SHARE
from app.rules.roulette.layout import POSITIONS, inside_winning
from app.rules.roulette.wheel import POCKETS
from app.rules.side import Side

W, H = 1400, 900


def on(side: Side) -> Cloth:
    return cloth(W, H, side)


def test_the_far_column_is_that_of_36_on_the_left_and_that_of_34_on_the_right() -> None:
    left, right = on(Side.LEFT).grid, on(Side.RIGHT).grid
    assert left.cell(36).y < left.cell(35).y < left.cell(34).y
    assert right.cell(34).y < right.cell(35).y < right.cell(36).y


@pytest.mark.parametrize("side", list(Side))
def test_the_chances_lie_beyond_the_far_column_and_the_race_track_nearest_the_dealer(side: Side) -> None:
    picture = on(side)
    numbers = [picture.grid.cell(n) for n in range(1, 37)]
    far, near = min(box.y for box in numbers), max(box.y + box.h for box in numbers)
    chances = [box for name, box in picture.chances.items() if not name.startswith("column")]
    assert all(box.y + box.h <= far + 1e-6 for box in chances)
    assert all(box.y >= near for box in picture.pockets.values())


def test_the_zero_end_is_on_the_side_of_the_cylinder() -> None:
    left, right = on(Side.LEFT), on(Side.RIGHT)
    assert left.zero.x < left.grid.cell(1).x < left.grid.cell(34).x < left.chances["column-34"].x
    assert right.zero.x > right.grid.cell(1).x > right.grid.cell(34).x > right.chances["column-34"].x
    assert left.chances["low"].x < left.chances["red"].x < left.chances["high"].x
    assert right.chances["low"].x > right.chances["red"].x > right.chances["high"].x
    assert left.pockets[0].x < left.pockets[32].x
    assert right.pockets[0].x > right.pockets[32].x


@pytest.mark.parametrize("side", list(Side))
def test_a_chip_on_a_combination_touches_each_of_its_numbers(side: Side) -> None:
    picture = on(side)
    for position in POSITIONS:
        if position.inside and position.numbers != (0,):
            x, y = picture.place(position)
            for number in position.numbers:
                box = picture.zero if number == 0 else picture.grid.cell(number)
                assert box.x - 1e-6 <= x <= box.x + box.w + 1e-6
                assert position.point is not None
                assert position.point[1] < 0 or box.y - 1e-6 <= y <= box.y + box.h + 1e-6


@pytest.mark.parametrize("side", list(Side))
def test_every_position_has_its_own_place_on_the_cloth(side: Side) -> None:
    picture = on(side)
    places = {tuple(round(value, 3) for value in picture.place(position)) for position in POSITIONS}
    assert len(places) == len(POSITIONS)
    assert all(0 <= x <= W and 0 <= y <= H for x, y in places)


@pytest.mark.parametrize("side", list(Side))
def test_the_race_track_is_the_wheel_clockwise(side: Side) -> None:
    boxes = on(side).pockets
    assert set(boxes) == set(range(37))
    around = [boxes[number].middle for number in POCKETS]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(around, around[1:] + around[:1], strict=True))
    assert area > 0  # y points down, so clockwise is positive


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("number", range(37))
def test_no_two_targets_of_a_neighbourhood_touch(number: int, side: Side) -> None:
    target = 56
    grid = closed_in(number, side, 656, 410, target)
    points = [grid.place(position) for position in inside_winning(number)]
    for place, (x, y) in enumerate(points):
        assert target / 2 <= x <= 656 - target / 2
        assert target / 2 <= y <= 410 - target / 2
        for a, b in points[place + 1 :]:
            assert max(abs(a - x), abs(b - y)) > target


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("number", range(37))
def test_the_count_beside_a_target_covers_no_other(number: int, side: Side) -> None:
    target = 56
    grid = closed_in(number, side, 656, 410, target)
    points = [grid.place(position) for position in inside_winning(number)]
    counts = [(x + target, y) for x, y in points]
    for x, y in counts:
        assert x + target / 2 <= 656
        assert all(max(abs(a - x), abs(b - y)) >= target - 1e-6 for a, b in points)


@pytest.mark.parametrize(("width", "height"), [(890, 625), (1398, 844), (668, 470)])
@pytest.mark.parametrize("side", list(Side))
def test_what_is_held_lies_beneath_the_name_of_its_sector(width: int, height: int, side: Side) -> None:
    """A chip with the count at its shoulder leaves the name above it free; on a number's square it is as ever."""
    whole = cloth(width, height, side)
    usual = round(min(whole.grid.half_w, whole.grid.half_h) * 1.2)
    assert whole.held_size("17", usual) == usual
    for sector in whole.sectors:
        size = whole.held_size(sector.name, usual)
        _, middle, _ = whole.track_place(sector.name, size)
        top, bottom = (edge([y for _, y in sector.corners]) for edge in (min, max))
        assert middle + size / 2 <= bottom
        assert middle - size / 2 >= top + TITLE_SHARE * (bottom - top)


@pytest.mark.parametrize(("width", "height"), [(890, 625), (1398, 844), (668, 470)])
@pytest.mark.parametrize("side", list(Side))
def test_what_is_held_lies_within_its_own_sector(width: int, height: int, side: Side) -> None:
    """Its ends are slanted: no chip lies across the line to the next sector."""
    whole = cloth(width, height, side)
    usual = round(min(whole.grid.half_w, whole.grid.half_h) * 1.2)
    for sector in whole.sectors:
        size = whole.held_size(sector.name, usual)
        start, y, room = whole.track_place(sector.name, size)
        for edge in (y - size / 2, y + size / 2):
            from_x, to_x = sector.between(edge, edge)
            assert start - size / 2 >= from_x
            assert start + room + size / 2 <= to_x
