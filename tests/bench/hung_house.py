"""The croupier's window at a table whose disk does not answer: how soon a touch is on the screen all the same.

Told on standard output, in milliseconds: each touch from its release to the frame that shows the changed payments,
from the moment on in which the disk stops answering; and then, on paper, each payment from when it is marked as
paid to the frame in which the table says so.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.desks.common.application import make_application
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry.targets import InsideTarget
from app.station.desk_link import DeskLink
from app.station.station import Plan, Station
from app.station.wirings import WIRINGS
from tests.houses import house
from tests.journal.faulty_disk import Call, FaultyDisk

from .desk_house import Desk, Frames, Spent, ten_payments

_TOUCHES = 60
_PAUSE_MS = 100
"""All touches together last twice as long as the table waits for its disk."""
_HOLDS = """
import sqlite3, sys
shell = sqlite3.connect(sys.argv[1], isolation_level=None)
shell.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def _held(database: Path) -> Iterator[None]:
    """Another program holds the journal."""
    command = [sys.executable, "-c", _HOLDS, str(database)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as shell:
        assert shell.stdout is not None
        shell.stdout.readline()
        yield
        shell.communicate()


@contextmanager
def _hung(disk: FaultyDisk) -> Iterator[None]:
    """No sync of the log comes back."""
    goes_on = threading.Event()

    def answer(call: Call) -> None:
        if call.what == "sync" and call.of_log:
            goes_on.wait()

    disk.answer = answer
    yield
    goes_on.set()


def _touched(desk: Desk, rng: random.Random) -> list[Spent]:
    """Touch places and take each back, without looking whether the table has heard of it."""
    window, spent = desk.window, list[Spent]()
    assert window.payments is not None
    frames = Frames(desk, window.payments)
    targets: list[InsideTarget] = [t for t in desk.entry.ground.targets if t.isVisible()]
    for _ in range(_TOUCHES // 2):
        target = rng.choice(targets)
        QTest.mousePress(target, Qt.MouseButton.LeftButton)
        QTest.qWait(_PAUSE_MS)
        spent.append(frames.after(partial(QTest.mouseRelease, target, Qt.MouseButton.LeftButton)))
        QTest.qWait(_PAUSE_MS)
        spent.append(frames.after(partial(window.dealing.act, Act.UNDO)))
    return spent


def _paid(desk: Desk) -> list[Spent]:
    """Mark payment after payment as paid, straight at the table: nothing is shown before it answers."""
    assert desk.window.payments is not None
    frames = Frames(desk, desk.window.payments)
    screen = desk.window.dealing.screen
    assert screen is not None
    spent = []
    for row in screen.payments.rows:
        QTest.qWait(_PAUSE_MS)
        spent.append(frames.after(partial(desk.do, "paid", order=row.order)))
    return spent


def main(database: str, seed: int, how: str) -> None:
    """Measure, and tell."""
    link = DeskLink()
    application = make_application(["bench"], link.fault)
    plan = Plan(
        table="desk",
        database=Path(database),
        house=house("venezia"),
        dealer="bench",
        wiring=WIRINGS["roulette"],
    )
    with (
        FaultyDisk() as disk,
        Station(plan, told=lambda _recorded: None, publish=link.publish) as station,
    ):
        link.bind(station.table)
        desk = Desk(application, station, link)
        desk.do("open")
        desk.until(lambda: desk.live is not None and desk.live.state.opened)
        desk.fall()
        ten_payments(desk)
        with _held(plan.database) if how == "held" else _hung(disk):
            begun = time.monotonic()
            touched = _touched(desk, random.Random(seed))
            lasted = time.monotonic() - begun
            desk.until(lambda: desk.live is not None and desk.live.journal.on_paper > 0)
            desk.durable()
            paid = _paid(desk)
            assert desk.live is not None
            assert desk.live.journal.on_paper
        desk.until(lambda: desk.live is not None and not desk.live.journal.on_paper)
    json.dump({"touch": touched, "paid": paid, "lasted": lasted}, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
