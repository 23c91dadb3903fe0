"""The croupier's window at a table on its thread with a real journal: how long it paints, how soon it answers.

Told on standard output, in milliseconds: each paint of the whole layout and of the entry at rest, each frame in
which the view closes in, and each touch from its release to the frame that shows the changed payments.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.desks.common.application import make_application
from app.desks.common.roulette.felt import FeltView
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry.entry_page import EntryPage
from app.desks.croupier.roulette.entry.figures import Figure
from app.desks.croupier.roulette.entry.targets import InsideTarget
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.money import Cents
from app.station.desk_link import DeskLink
from app.station.station import Plan, Station
from app.station.wirings import WIRINGS
from app.table.roulette.spin_table import SpinLive
from tests.desks.spin_window import SpinWindow
from tests.houses import house
from tests.said import said

from .layouts import Form, crowd

_WIDTH, _HEIGHT = 1920, 1080
_CHIPS = 500
_PAINTS = 600
_FALLS = 6
_CLOSINGS = 3
"""After each number the view closes in so many times more."""
_TOUCHES = 180
_NUMBER = 8
"""In the middle column: twelve combinations win, and five chances."""
_FRAME_MS = 16
_PATIENCE = 20.0
_BEAT_MS = 250
_LET_LIVE = QEventLoop.ProcessEventsFlag.WaitForMoreEvents

Spent = tuple[float, float]
"""Milliseconds by the clock, and of the processor by the thread of the windows alone."""
Measured = dict[str, list[Spent]]


class Desk:
    """The window at its table, and what is done at it."""

    def __init__(self, application: QApplication, station: Station, link: DeskLink) -> None:
        self._application, self._station, self._link = application, station, link
        self.live: SpinLive | None = None
        self.window = SpinWindow(link.send)
        link.published.connect(self._hear)
        link.published.connect(self.window.show_live)
        self._beat = QTimer(self.window)  # else one would wait for ever where nothing happens
        self._beat.start(_BEAT_MS)
        self.window.resize(_WIDTH, _HEIGHT)
        self.window.show()

    def _hear(self, live: SpinLive) -> None:
        self.live = live

    @property
    def entry(self) -> EntryPage:
        """The page on which winners are entered."""
        entry = self.window.middle.entry
        assert entry is not None
        return entry

    def do(self, do: str, **fields: object) -> None:
        """Send a command."""
        self._link.send(said({"do": do, **fields}))

    def until(self, condition: Callable[[], bool]) -> None:
        """Let the window live until something is so."""
        patience = time.monotonic() + _PATIENCE
        while not condition():
            if time.monotonic() > patience:
                raise TimeoutError("the desk did not get where it should")
            self._application.processEvents(_LET_LIVE)

    def lay(self, forms: list[Form]) -> None:
        """Let the players bet; the window looks when all lies there."""
        self._link.published.disconnect(self.window.show_live)
        for form in forms:
            self.do("place", **form)
        laid: list[SpinLive] = []
        self._station.table.question(laid.append)
        self.until(lambda: bool(laid))
        self._link.published.connect(self.window.show_live)
        self.window.show_live(laid[0])
        self._application.processEvents()

    def call(self) -> None:
        """Let the number fall."""
        self.do("throw")
        self.do("no_more_bets")
        self.do("number", number=_NUMBER)
        self.do("confirm")

    def fall(self) -> None:
        """Let the number fall, and the view close in on it."""
        self.call()
        self.until(lambda: self.window.middle.entry is not None and self.entry.isVisible())

    def next(self) -> None:
        """Go on to the next spin."""
        self.do("next")
        self.until(lambda: self.live is not None and self.live.state.paying is None)

    def durable(self) -> None:
        """Wait until the journal has what was entered."""
        dealing = self.window.dealing
        self.until(lambda: dealing.screen is not None and not dealing.screen.drafted)


class Frames(QObject):
    """When the frame was there in which a watched widget was painted anew."""

    def __init__(self, desk: Desk, watched: QWidget) -> None:
        super().__init__(desk.window)
        self._desk, self._window, self._watched = desk, desk.window, watched
        self._painted = False
        self._at: Spent | None = None
        self._window.installEventFilter(self)
        watched.installEventFilter(self)

    def after(self, act: Callable[[], object]) -> Spent:
        """Do something, and say how long it took until it was seen."""
        self._painted, self._at = False, None
        begun = _now()
        act()
        self._desk.until(lambda: self._at is not None)
        assert self._at is not None
        return _since(begun, self._at)

    def wait(self, due: float) -> float:
        """Let the window do what it does between frames, and say how late it had time for the one that was due."""
        while time.perf_counter() < due:
            QApplication.processEvents()
        return 1e3 * max(0.0, time.perf_counter() - due)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The request to draw what waits is handled right after this; then the frame is there."""
        if watched is self._window and event.type() is QEvent.Type.UpdateRequest:
            QTimer.singleShot(0, self, self._drawn)
        elif watched is self._watched and event.type() is QEvent.Type.Paint:
            self._painted = True
        return False

    def _drawn(self) -> None:
        if self._painted and self._at is None:
            self._at = _now()


def _now() -> Spent:
    return time.perf_counter(), time.thread_time()


def _since(begun: Spent, ended: Spent) -> Spent:
    return 1e3 * (ended[0] - begun[0]), 1e3 * (ended[1] - begun[1])


def _repainted(widget: QWidget, times: int) -> list[Spent]:
    """Paint a widget and all that lies on it, again and again."""
    spent = []
    for _ in range(times):
        begun = _now()
        widget.repaint()
        spent.append(_since(begun, _now()))
    return spent


def _busiest(desk: Desk, rng: random.Random) -> Measured:
    """Five hundred chips on the layout: at rest, and while the view closes in on a number, again and again."""
    felt = desk.window.middle.felt
    frames = Frames(desk, felt.viewport())
    sharp = Frames(desk, desk.entry)
    found: Measured = {"layout": [], "closing": [], "sharp": []}
    for _ in range(_FALLS):
        desk.lay(crowd(rng, house("venezia"), _CHIPS))
        found["layout"] += _repainted(felt.viewport(), _PAINTS // _FALLS)
        desk.call()
        desk.until(lambda: felt.closing_in)
        found["closing"] += _stepped(felt, frames)
        found["sharp"].append(sharp.after(lambda: _end(felt)))
        desk.window.dealing.act(SpinAct.WHOLE)
        desk.until(felt.isVisible)
        for _ in range(_CLOSINGS):
            felt.close_in(desk.window.middle.target(), felt.settle_down)
            found["closing"] += _stepped(felt, frames)
            frames.after(lambda: _end(felt))
        desk.next()
    return found


def _stepped(felt: FeltView, frames: Frames) -> list[Spent]:
    """Let the view close in frame by frame, and look how long each takes from the moment in which it is due."""
    animation = felt._animation
    animation.pause()
    spent = []
    due = time.perf_counter()
    for at in range(_FRAME_MS, animation.duration(), _FRAME_MS):
        late = frames.wait(due)
        clock, processor = frames.after(partial(animation.setCurrentTime, at))
        spent.append((late + clock, late + processor))
        due = max(due + _FRAME_MS / 1e3, time.perf_counter())
    return spent


def _end(felt: FeltView) -> None:
    felt._animation.setCurrentTime(felt._animation.duration())


def ten_payments(desk: Desk) -> None:
    """Twelve places with two kinds of chips each, and ten payments."""
    dealing, entry = desk.window.dealing, desk.entry
    dealing.choose_owner("posto 4")
    dealing.choose_value(Cents(2000))
    dealing.lay_figure(Figure.COMPLETE)
    for colour in ("blue", "green", "yellow", "lilac", "orange", "sky"):
        dealing.choose_colour(colour)
        for chance in entry.chances[:1]:
            assert chance.target is not None
            dealing.touch(chance.target.position)
    for seat in (1, 2):
        dealing.choose_owner(f"posto {seat}")
        dealing.choose_value(Cents(5000))
        assert entry.chances[1].target is not None
        dealing.touch(entry.chances[1].target.position)
    dealing.choose_colour("red")
    dealing.lay_figure(Figure.COMPLETE)
    desk.durable()


def _touched(desk: Desk, rng: random.Random) -> list[Spent]:
    """From the release of a touch to the frame with the changed payments; each touch is taken back."""
    window, dealing, spent = desk.window, desk.window.dealing, []
    assert window.payments is not None
    frames = Frames(desk, window.payments)
    targets: list[InsideTarget] = [t for t in desk.entry.ground.targets if t.isVisible()]
    targets += [t for t in desk.entry.chances if t.isVisible()]
    for _ in range(_TOUCHES):
        target = rng.choice(targets)
        QTest.mousePress(target, Qt.MouseButton.LeftButton)
        QTest.qWait(rng.randrange(20))
        spent.append(frames.after(partial(QTest.mouseRelease, target, Qt.MouseButton.LeftButton)))
        desk.durable()
        dealing.act(Act.UNDO)
        desk.durable()
    return spent


def _entered(desk: Desk, rng: random.Random) -> Measured:
    desk.fall()
    ten_payments(desk)
    screen = desk.window.dealing.screen
    assert screen is not None
    assert len(screen.payments.rows) >= 10
    assert sum(len(target.piles) > 1 for target in screen.inside) == 12
    return {"entry": _repainted(desk.entry, _PAINTS), "touch": _touched(desk, rng)}


def main(database: str, seed: int) -> None:
    """Measure all of it, and tell."""
    rng = random.Random(seed)
    link = DeskLink()
    application = make_application(["bench"], link.fault)
    plan = Plan(
        table="desk",
        database=Path(database),
        house=house("venezia"),
        dealer="bench",
        wiring=WIRINGS["roulette"],
    )
    with Station(plan, told=lambda _recorded: None, publish=link.publish) as station:
        link.bind(station.table)
        desk = Desk(application, station, link)
        desk.do("open")
        desk.until(lambda: desk.live is not None and desk.live.state.opened)
        found = {**_entered(desk, rng)}
        desk.next()
        found |= _busiest(desk, rng)
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
