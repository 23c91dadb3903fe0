"""A rectangle of a picture, and its mirror image."""

from app.desks.common.box import Box


def test_a_box_mirrored_twice_is_itself() -> None:
    box = Box(3, 4, 10, 20)
    assert box.mirrored(100) == Box(87, 4, 10, 20)
    assert box.mirrored(100).mirrored(100) == box
