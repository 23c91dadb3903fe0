"""Takes a picture of every screen and state, in Italian, into the folder `pictures`: `make pictures`.

`python -m tests.desks.pictures --readme` takes the six of the README instead.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage

from tests.desks.croupier.scene import Scene, played, set_up, table_of
from tests.desks.croupier.scenes import SCENES
from tests.desks.hands import Hands

SIZES: Final = ((1280, 800), (1920, 1080))
README: Final = {
    "croupier": "payment-colour",
    "layout": "bets-open",
    "announce": "announce-sector",
    "zero": "zero-payments",
    "candidate": "candidate",
    "on-paper": "banner-on-paper",
}
"""The README's pictures, and the scenes that they show."""
_COLOURS: Final = 256
_APART: Final = 5
"""Two colours of a small picture differ by more than this in red, green or blue."""


def picture(scene: Scene, size: tuple[int, int]) -> QImage:
    """Play a scene at a table of its own, and look at it once everything has come to rest."""
    hands = Hands(scene.side, size, table_of(scene), set_up(), opened=scene.opened)
    played(scene, hands)
    hands.wait_until(lambda: not hands.window.middle.felt.closing_in)
    image = hands.window.grab().toImage()
    hands.window.close()
    hands.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return image


def small(image: QImage) -> QImage:
    """Give a picture with a table of its own 256 colours: the commonest, no two nearly alike."""
    full = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels: memoryview[int] = memoryview(full.constBits()).cast("I")
    table: list[int] = []
    for colour, _ in Counter(pixels).most_common():
        if all(_apart(colour, other) > _APART for other in table):
            table.append(colour)
        if len(table) == _COLOURS:
            break
    return full.convertToFormat(QImage.Format.Format_Indexed8, table)


def _apart(one: int, other: int) -> int:
    return max(abs((one >> bits & 0xFF) - (other >> bits & 0xFF)) for bits in (0, 8, 16))


def every(folder: Path, parts: list[str]) -> Iterator[Path]:
    """Take the pictures whose names have one of these parts, or all, in both sizes."""
    for place, scene in enumerate(SCENES, 1):
        if parts and not any(part in scene.name for part in parts):
            continue
        for width, height in SIZES:
            file = folder / f"{place:02}-{scene.name}-{width}x{height}.png"
            picture(scene, (width, height)).save(str(file))
            yield file


def of_readme(folder: Path) -> Iterator[Path]:
    """Take the pictures of the README, small."""
    scenes = {scene.name: scene for scene in SCENES}
    for name, scene in README.items():
        file = folder / f"{name}.png"
        small(picture(scenes[scene], SIZES[0])).save(str(file))
        yield file


def main() -> None:
    """Take the pictures that were asked for, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.desks.pictures")
    parser.add_argument("scenes", nargs="*", help="parts of their names; default: all")
    parser.add_argument("--folder", type=Path, default=Path("pictures"))
    parser.add_argument(
        "--readme", action="store_true", help="the six of the README, into resources/pictures"
    )
    chosen = parser.parse_args()
    folder: Path = Path("resources", "pictures") if chosen.readme else chosen.folder
    folder.mkdir(exist_ok=True)
    for file in of_readme(folder) if chosen.readme else every(folder, chosen.scenes):
        sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
