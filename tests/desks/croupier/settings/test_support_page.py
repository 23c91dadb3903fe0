"""The support bundle at the desk: a folder, one button, and what came of it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.settings.settings_page import SettingsPage
from app.desks.croupier.settings.setup import Bundled, Setup
from app.desks.croupier.settings.support_page import SupportPage
from app.rules.side import Side
from app.settings import Settings
from tests.desks.croupier.made_up import MadeUpSupport
from tests.desks.desk import Station
from tests.desks.played import Played


@pytest.fixture
def support() -> MadeUpSupport:
    return MadeUpSupport()


def shown(qtbot: QtBot, support: MadeUpSupport | None) -> Played:
    setup = Setup(Settings(table="4"), support=support, kept="settings.toml")
    return Played(qtbot, Side.LEFT, (1280, 800), Station(Side.LEFT), setup)


@pytest.fixture
def page(qtbot: QtBot, support: MadeUpSupport) -> SupportPage:
    desk = shown(qtbot, support)
    desk.window.do(Act.SETTINGS)
    desk.touch(desk.page(Act.SETTINGS, SettingsPage).later[Act.SUPPORT])
    return desk.page(Act.SUPPORT, SupportPage)


def test_it_is_made_where_somebody_says_and_said_when_it_is_there(
    page: SupportPage, support: MadeUpSupport
) -> None:
    first, desktop = support.found[0].path, support.found[1].path
    assert page.makes.isEnabled()
    assert page._chosen == first  # what can be taken away
    page.folders[desktop].click()
    page.makes.click()
    assert support.asked == [desktop]
    assert not page.makes.isEnabled()
    assert "va avanti" in page.said
    support.told(Bundled(f"{desktop}/bundle.zip"))
    assert page.said == f"Fatto: {desktop}/bundle.zip"
    assert page.makes.isEnabled()


def test_what_went_wrong_is_said_and_it_can_be_tried_again(page: SupportPage, support: MadeUpSupport) -> None:
    page.makes.click()
    support.told(Bundled(trouble="the disk is full"))
    assert page.said == "Non è riuscito: the disk is full"
    support.found = support.found[1:]
    page.again.click()
    assert list(page.folders) == [folder.path for folder in support.found]
    page.makes.click()
    assert support.asked[-1] == support.found[0].path


def test_a_second_touch_makes_no_second_one(page: SupportPage, support: MadeUpSupport) -> None:
    page._make()
    page._make()
    assert len(support.asked) == 1


def test_without_a_folder_there_is_nothing_to_make(page: SupportPage, support: MadeUpSupport) -> None:
    support.found = ()
    page.again.click()
    assert page.folders == {}
    assert not page.makes.isEnabled()


def test_in_practice_it_is_not_offered(qtbot: QtBot) -> None:
    desk = shown(qtbot, None)
    desk.window.do(Act.SETTINGS)
    assert not desk.page(Act.SETTINGS, SettingsPage).later[Act.SUPPORT].isEnabled()
