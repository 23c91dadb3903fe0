"""Every pair of text and ground can be read, and a target is never smaller than a finger."""

import pytest

from app.desks.common import theme
from app.desks.common.roulette import cloth_paints
from app.desks.common.theme import Scale


def luminance(paint: str) -> float:
    parts = [int(paint[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (text, ground)
        for text in (theme.TEXT, theme.QUIET, theme.GOLD, theme.ALARM)
        for ground in (theme.GROUND, theme.BAND, theme.PANEL, theme.RAISED)
    ]
    + [(theme.FAINT, theme.PANEL), (theme.FAINT, theme.GROUND)]
    + [
        (theme.TEXT, ground)
        for ground in (cloth_paints.NUMBER_RED, cloth_paints.NUMBER_BLACK, cloth_paints.NUMBER_GREEN)
    ]
    + [(theme.FELT_TEXT_DIM, ground) for ground in (theme.FELT, theme.BLACK_DIM, theme.FELT_DEEP)]
    + [("#ffffff", theme.PAY), (theme.ON_GOLD, theme.GOLD), ("#ffffff", theme.ALARM_GROUND)]
    + [("#ffffff", theme.WARN_GROUND), (theme.GOLD, theme.GOLD_DARK), (theme.CHIP_INK, theme.CHIP_FACE)],
)
def test_text_can_be_read_on_its_ground(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize("paint", [cloth_paints.NUMBER_BLACK, theme.BLACK_DIM])
def test_black_is_never_taken_for_the_green_of_zero(paint: str) -> None:
    """Dimmed beside zero a black number has no green of its own, and stays darker than any felt."""
    red, green, blue = (int(paint[place : place + 2], 16) for place in (1, 3, 5))
    assert green - min(red, blue) <= 4
    assert all(luminance(paint) < luminance(zero) for zero in (cloth_paints.NUMBER_GREEN, theme.GREEN_DIM))


def test_the_reference_panel_is_the_scale_of_one() -> None:
    scale = Scale()
    scale.fit(1280, 800)
    assert scale.px(theme.TARGET) == 56
    scale.fit(1920, 1080)
    assert scale.px(theme.TARGET) == 76
