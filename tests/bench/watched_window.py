"""The croupier's window over a running station, drawn anew at every frame, and what it has painted by when."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from enum import StrEnum

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, Qt, QTimer

from app.desks.common.application import make_application
from app.journal.chain import Recorded
from app.station.desk_link import DeskLink
from app.station.station import Plan, Station
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_table import SpinLive
from tests.desks.spin_window import SpinWindow

from .moments import Kind, tell

_FRAME_MS = 16


class _Painted(QObject):
    """Tells when a number, and when a running ball, stands on the screen: after the first painting that shows it."""

    def __init__(self, window: SpinWindow) -> None:
        super().__init__(window)
        self._shown: tuple[Kind, int] | None = None
        self._said: tuple[Kind, int] | None = None
        window.installEventFilter(self)

    def published(self, live: SpinLive) -> None:
        """Remember what the window was just told to show."""
        paying, betting = live.state.paying, live.state.betting
        if paying is not None:
            self._shown = Kind.PAINTED, paying.spin
        elif betting is not None and betting.phase is Phase.NO_MORE_BETS:
            self._shown = Kind.READY, betting.spin

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have it told once Qt has painted what waits; painting is not interfered with."""
        if event.type() is QEvent.Type.UpdateRequest and self._shown and self._said != self._shown:
            kind, spin = self._said = self._shown
            QTimer.singleShot(0, self, lambda: tell(kind, spin, time.monotonic_ns()))
        return False


class Animation(StrEnum):
    """What is drawn anew sixty times a second."""

    FELT = "felt"
    """what moves in the window: the felt closes in as when a number falls, again and again"""
    WHOLE = "whole"
    """every pixel of the window: more than ever moves"""


def _animated(window: SpinWindow, animation: Animation) -> QTimer:
    felt = window.middle.felt

    def close_in() -> None:
        if felt.isVisible() and not felt.closing_in:
            grid = felt.cloth.grid
            felt.close_in(grid._replace(half_w=grid.half_w * 2, half_h=grid.half_h * 2), felt.settle_down)

    frames = QTimer(window)
    frames.setTimerType(Qt.TimerType.PreciseTimer)
    frames.timeout.connect(close_in if animation is Animation.FELT else window.repaint)
    frames.start(_FRAME_MS)
    return frames


def run(plan: Plan, told: Callable[[Sequence[Recorded]], None], animation: Animation) -> None:
    """Run the station and its window until standard input ends."""
    link = DeskLink()
    application = make_application(sys.argv[:1], link.fault)
    with Station(plan, told=told, publish=link.publish) as station:
        link.bind(station.table)
        window = SpinWindow(link.send)
        link.published.connect(window.show_live)
        painted = _Painted(window)
        link.published.connect(painted.published)
        station.table.question(link.publish)
        window.show()
        frames = _animated(window, animation)
        ended = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, window)
        ended.activated.connect(application.quit)
        application.exec()
        frames.stop()
