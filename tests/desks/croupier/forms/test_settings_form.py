"""The settings: every touch holds at once; a house's limits are shown and changed elsewhere."""

import pytest

from app.desks.common.monitors import Monitor
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.settings_form import Change, WindowNow, house_lines, settings
from app.desks.croupier.settings.setup import Setup
from app.settings import Settings
from app.table.state import NO_HOUSE
from resources import house_names
from tests.desks.croupier.forms.asked import Asked
from tests.desks.desk import Desk
from tests.houses import house

MONITORS = [Monitor("HDMI-1", "Philips", 1920, 1080), Monitor("DP-2", "", 3840, 2160)]


def asked(desk: Desk, setup: Setup, own: str = "") -> Asked[None]:
    return Asked(settings(setup, lambda: "espeak-ng", lambda: WindowNow(full=False, monitor=own)), desk)


def test_each_touch_tells_one_change_of_what_is_shown_as_set(desk: Desk) -> None:
    page = asked(desk, Setup(Settings(text_size=115), kept="settings.toml"))
    assert page.key(Change("text_size", 115)).chosen
    page.touch(Change("text_size", 100), "Senza movimento")
    assert page.told == [Change("text_size", 100), Change("still", value=True)]
    assert "settings.toml" in page.words


def test_what_is_set_already_is_not_told_again() -> None:
    setup, kept = Setup(Settings(text_size=100)), list[Settings]()
    setup.hear(kept.append)
    setup.change(text_size=100)
    assert kept == []


def test_the_croupier_s_own_monitor_is_never_given_to_the_players(desk: Desk) -> None:
    page = asked(desk, Setup(monitors=lambda: MONITORS), "HDMI-1")
    own = page.key(Change("display", "HDMI-1"))
    assert (own.can, own.below) == (False, "qui sta il croupier")
    assert page.key(Change("display", "DP-2")).below == "3840×2160"
    assert page.key(Change("display", "")).can


def test_in_practice_nothing_that_holds_later_is_offered(desk: Desk) -> None:
    page = asked(desk, Setup())
    assert not any(page.key(act).can for act in (Act.STATION, Act.DEVICES, Act.SUPPORT))
    assert "fino alla fine del programma" in page.words


@pytest.mark.parametrize("name", house_names())
def test_a_house_s_limits_and_colours_are_shown_with_the_profile_s_name(name: str) -> None:
    title, limits, colours = house_lines(house(name))
    assert name in title
    assert "pieno" in limits
    assert all(chip.label in colours for chip in house(name).colours)


def test_without_a_house_nothing_is_shown() -> None:
    assert house_lines(NO_HOUSE) == ()
