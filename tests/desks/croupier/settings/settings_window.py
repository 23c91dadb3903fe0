"""A window at a table with settings that a test keeps, and what its pages offer."""

from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.common.monitors import Monitor
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.forms.devices_form import Kind, Port
from app.desks.croupier.forms.kit import Columns
from app.desks.croupier.forms.settings_form import Change
from app.desks.croupier.forms.station_form import HouseOffered
from app.desks.croupier.pages.form_key import FormKey
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.settings.setup import Setup
from app.rules.roulette.house_reading import read_house
from app.rules.side import Side
from app.settings import Settings
from tests.desks.croupier.made_up import MadeUp
from tests.desks.desk import Station
from tests.desks.played import Played
from tests.desks.spin_window import SpinWindow


class Set(Played):
    """A window at a table, with settings that are kept in a list."""

    def __init__(self, qtbot: QtBot, **more: object) -> None:
        make_application(["test"])
        self.bench = MadeUp()
        self.monitors = [Monitor("HDMI-1", "Philips", 1920, 1080)]
        self.kept: list[Settings] = []
        self.toggled = 0
        self.setup = Setup(
            Settings(table="4", dealer="Anna", database="ours.sqlite"),
            devices=self.bench,
            monitors=lambda: self.monitors,
            kept="/somewhere/settings.toml",
            **more,  # type: ignore[arg-type] # what a test wants otherwise
        )
        self.setup.read_house = read_house
        self.setup.hear(self.kept.append)
        self.setup.toggle_display = self._toggle
        self.station = Station(Side.LEFT)
        self.window = SpinWindow(self.station.send, self.setup)
        qtbot.addWidget(self.window)
        self.station.listener = self.window.show_live
        self.station.say("open")
        self.window.show()
        qtbot.waitExposed(self.window)
        self.qtbot = qtbot

    def _toggle(self) -> None:
        self.toggled += 1

    def go(self, act: AnyAct) -> None:
        """Two touches away from the table's page."""
        self.touch(self.window.strip.more)
        table = self.form(Act.TABLE)
        if act in [key.says for key in table.keys]:
            self.touch(table.key(act))
        else:
            self.touch(table.key(Act.SETTINGS))
            self.say(Act.SETTINGS, act)

    @property
    def settings(self) -> FormPage:
        return self.form(Act.SETTINGS)

    @property
    def where(self) -> FormPage:
        return self.form(Act.STATION)

    @property
    def devices(self) -> FormPage:
        return self.form(Act.DEVICES)


def house(page: FormPage, name: str) -> FormKey:
    """The key of a house among those that are offered."""
    offered = (key for key in page.keys if isinstance(key.says, HouseOffered))
    return next(key for key in offered if isinstance(key.says, HouseOffered) and key.says.name == name)


def ports(page: FormPage) -> list[str]:
    """The ports that are offered."""
    return [key.says.url for key in page.keys if isinstance(key.says, Port)]


def understood(page: FormPage) -> set[str]:
    """The kinds of reader that understand what comes in."""
    kinds = (key for key in page.keys if "capisce" in key.accessibleName())
    return {key.says.name for key in kinds if isinstance(key.says, Kind)}


def heard_there(page: FormPage) -> list[str]:
    """What is said on the right."""
    said = next(part for part in page.form.parts if isinstance(part, Columns))
    return list(said.columns[1][1])


def screens(desk_set: Set) -> list[object]:
    """The monitors that are offered."""
    said = (key.says for key in desk_set.settings.keys)
    return [each.value for each in said if isinstance(each, Change) and each.field == "display"]
