"""Takes a picture of every screen and state, in Italian, into the folder `pictures`: `make pictures`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage

from tests.desks.croupier.scene import Scene, played
from tests.desks.croupier.scenes import SCENES
from tests.desks.hands import Hands

SIZES = ((1280, 800), (1920, 1080))


def picture(scene: Scene, size: tuple[int, int]) -> QImage:
    """Play a scene at a table of its own, and look at it once everything has come to rest."""
    hands = Hands(scene.side, size, scene.profile, opened=scene.opened)
    played(scene, hands)
    hands.wait_until(lambda: not hands.window.middle.felt.closing_in)
    image = hands.window.grab().toImage()
    hands.window.close()
    hands.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return image


def main() -> None:
    """Take the pictures that were asked for, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.desks.pictures")
    parser.add_argument("scenes", nargs="*", help="parts of their names; default: all")
    parser.add_argument("--folder", type=Path, default=Path("pictures"))
    chosen = parser.parse_args()
    chosen.folder.mkdir(exist_ok=True)
    for place, scene in enumerate(SCENES, 1):
        if chosen.scenes and not any(part in scene.name for part in chosen.scenes):
            continue
        for width, height in SIZES:
            file = chosen.folder / f"{place:02}-{scene.name}-{width}x{height}.png"
            picture(scene, (width, height)).save(str(file))
            sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
