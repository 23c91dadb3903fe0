"""The window animated at sixty frames a second: alive at the end, and None counted as often as before."""

from __future__ import annotations

import os
import random
import sys

from PySide6.QtCore import QTimer

from app.demo.demos import DEMOS
from app.demo.night import Night
from app.desks.common.application import make_application
from app.desks.common.platform_choice import choose_platform
from app.rules.side import Side
from app.station.desk_link import DeskLink
from app.station.station import Station
from app.table.roulette.spin_table import SpinLive
from tests.desks.spin_window import SpinWindow
from tests.houses import house

SPEED = 1.5
FRAME_MS = 16
WARM_UP = 6
"""Counts, one every ten seconds, in which each page of the window is made for the first time."""
ALLOWED = 500
"""References to None that come and go with what a program holds; a leak of one a frame would be thousands."""


def animate(seconds: int, seed: int) -> bool:
    """Let an night run and paint every frame of it.

    Args:
        seconds: how long.
        seed: chance of wheel and players.

    Returns:
        Whether the window is alive and the count of None is where it was.
    """
    choose_platform(os.environ)
    faults: list[BaseException] = []
    application = make_application(["soak"], faults.append)
    link, frames, counts = DeskLink(), [0], list[int]()
    night = Night(
        house("venezia"), DEMOS["roulette"], side=Side.LEFT, rng=random.Random(seed), speed=SPEED, deals=True
    )
    with night:

        def publish(live: SpinLive) -> None:
            night.watch(live)
            link.publish(live)

        with Station(night.plan, told=lambda _recorded: None, publish=publish) as station:
            link.bind(station.table)
            window = SpinWindow(link.send)
            link.published.connect(window.show_live)
            night.play(station)
            window.show()

            def frame() -> None:
                frames[0] += 1
                window.repaint()
                if frames[0] % 600 == 0:
                    counts.append(sys.getrefcount(None))

            timer = QTimer()
            timer.timeout.connect(frame)
            timer.start(FRAME_MS)
            QTimer.singleShot(seconds * 1000, application.quit)
            application.exec()
            timer.stop()
            spins = window.dealing.live.state.spins if window.dealing.live else 0
    settled = counts[WARM_UP:] or counts
    moved = settled[-1] - settled[0] if settled else 0
    print(f"  None counted every 600 frames: {counts}")
    print(f"  {frames[0]} frames, {frames[0] / seconds:.1f} a second, {spins} spins, None moved by {moved}")
    for fault in faults:
        print(f"  {fault!r}")
    return not faults and len(counts) > 1 and abs(moved) < ALLOWED
