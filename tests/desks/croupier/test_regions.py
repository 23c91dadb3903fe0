"""Where everything stands on the desk, and how it is mirrored."""

import pytest

from app.desks.common.theme import TARGET, Scale
from app.desks.croupier.regions import Regions, regions
from app.rules.side import Side

SIZES = [(960, 600), (1280, 800), (1024, 768), (1920, 1080), (3840, 2160)]


def parts(width: int, height: int, side: Side) -> tuple[Regions, Scale]:
    scale = Scale()
    scale.fit(width, height)
    return regions(width, height, side, scale), scale


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_cylinder_on_the_right_mirrors_the_whole_desk(width: int, height: int) -> None:
    left, _ = parts(width, height, Side.LEFT)
    right, _ = parts(width, height, Side.RIGHT)
    assert right == Regions(*(box.mirrored(width) for box in left))
    assert left.panel.x > left.felt.x
    assert right.panel.x < right.felt.x


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_lies_on_another_part_or_outside(width: int, height: int) -> None:
    found, _ = parts(width, height, Side.LEFT)
    for group in (found[:4], found[4:]):
        for place, one in enumerate(group):
            assert one.x >= 0
            assert one.y >= 0
            assert one.x + one.w <= width
            assert one.y + one.h <= height
            for other in group[place + 1 :]:
                apart = one.x + one.w <= other.x or other.x + other.w <= one.x
                assert apart or one.y + one.h <= other.y or other.y + other.h <= one.y


def test_the_banner_has_the_height_of_a_target_so_that_nothing_moves() -> None:
    found, scale = parts(1280, 800, Side.LEFT)
    assert found.strip.h >= scale.px(TARGET) == 56
