"""The demonstration in a window; where there is no screen one spin is played and its pictures are kept."""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from app.demo.demo import Demo
from app.demo.night import Night
from app.desks.common.application import make_application, quit_at_signals
from app.desks.common.collecting import collected_here
from app.desks.common.language import speak
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.window import CroupierWindow
from app.rules.house import House
from app.rules.side import Side
from app.settings import Settings
from app.station.desk_link import DeskLink
from app.station.showing import Publish
from app.station.station import Station
from app.station.windows import Windows
from app.table.live import Live
from app.table.state import Round

_SIZES: Final = ((1280, 800), (1920, 1080))
_SETTLED: Final = 600
"""Milliseconds after which everything that moves on the screen has come to rest."""
_UNSEEN: Final = 12.0
"""How much faster than a real table a demonstration runs that nobody watches."""


def show_demo(
    house: House,
    demo: Demo,
    side: Side,
    *,
    seed: int,
    no_screen: bool,
    settings: Settings | None = None,
    display: bool = False,
    kind: str = "cammegh-ss2",
) -> int:
    """Play the demonstration, or without a screen one spin of it; gives the exit status.

    Args:
        house: the profile that is dealt.
        demo: how what is played there is demonstrated.
        side: where the wheel stands, or the tumbler.
        seed: chance of the wheel and of the players.
        no_screen: whether to draw into memory, keep pictures, and end after one spin.
        settings: how the desk looks; what is changed holds until the program ends.
        display: whether the players' display is shown too, in a window.
        kind: of the simulated reader; one that nothing simulates is a ValueError.
    """
    rng = random.Random(seed)  # noqa: S311 - a game, not a secret
    link = DeskLink()
    application = make_application(sys.argv[:1], link.fault)
    speed = _UNSEEN if no_screen else 1.5
    with (
        Night(house, demo, side=side, rng=rng, speed=speed, deals=no_screen, kind=kind) as night,
        Station(night.plan, told=lambda _recorded: None, publish=_to_both(night, link)) as station,
    ):
        link.bind(station.table)
        setup = _spoken(Setup(settings))
        setup.read_house = demo.wiring.game.read_house
        windows = Windows(link, demo.seen, setup)
        window = windows.window
        night.play(station)
        window.resize(*_SIZES[0])
        windows.show(display=display and not no_screen)
        quit_at_signals(application)
        if no_screen:
            unseen = _Unseen(application, window, house, demo)
            link.published.connect(unseen.watch)
        try:
            with collected_here():
                return application.exec()
        finally:
            windows.remember()


def _to_both(night: Night, link: DeskLink) -> Publish:
    """Publish to the players and to the window."""

    def publish(live: Live[Any]) -> None:
        night.watch(live)
        link.publish(live)

    return publish


def _spoken(setup: Setup) -> Setup:
    """Speak as it is set."""
    speak(setup.settings.language)
    return setup


class _Unseen:
    """One spin that nobody watches: its pictures are kept and its payments printed."""

    def __init__(self, application: QApplication, window: CroupierWindow, house: House, demo: Demo) -> None:
        self._application, self._window, self._house, self._demo = application, window, house, demo
        self._folder = Path(tempfile.mkdtemp(prefix="capotavolo-pictures-"))
        self._taken: set[str] = set()
        self._paid: Round | None = None

    def watch(self, live: Live[Any]) -> None:
        """Take a picture of each phase once it has come to rest; end when the spin is closed."""
        if live.state.paying is not None:
            self._paid = live.state.paying
        elif self._paid is not None:
            self._once("end", self._end)
            return
        if worth := self._demo.pictured(live.state):
            self._picture(worth)

    def _once(self, what: str, act: Callable[[], None]) -> None:
        if what not in self._taken:
            self._taken.add(what)
            QTimer.singleShot(_SETTLED, self._window, act)

    def _picture(self, what: str) -> None:
        self._once(what, lambda: self._take(what))

    def _take(self, what: str) -> None:
        for width, height in _SIZES:
            self._window.resize(width, height)
            self._application.processEvents()
            self._window.grab().save(str(self._folder / f"{what}-{width}x{height}.png"))
        self._window.resize(*_SIZES[0])

    def _end(self) -> None:
        self._tell()
        self._application.quit()

    def _tell(self) -> None:
        """Print what was announced and paid, and where the pictures are."""
        say = sys.stdout.write
        say("There is no screen: one spin of the demonstration was played into memory.\n\n")
        if self._paid is not None:
            say("".join(f"{line}\n" for line in self._demo.told(self._house, self._paid)))
        say("\nPictures of the window:\n")
        for picture in sorted(self._folder.iterdir()):
            say(f"  {picture}\n")
