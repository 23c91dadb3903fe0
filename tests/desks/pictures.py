"""Takes a picture of every screen and state, in Italian, into the folder `pictures`: `make pictures`.

`python -m tests.desks.pictures --readme` takes those of README and manual instead.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.desks.common.application import make_application
from app.desks.common.chips import forget_pictures
from app.desks.common.language import Language, speak
from app.desks.croupier.settings.start_trouble import Holds, StartTrouble, Survey
from app.desks.pit_boss.page import Page
from app.desks.trainee.window import TraineeWindow
from tests.desks.croupier.scene import Scene, played, set_up, table_of
from tests.desks.croupier.scenes import SCENES
from tests.desks.croupier.settings.test_start_trouble import DAMAGED, IN_USE
from tests.desks.hands import Hands
from tests.desks.pit_boss.review import Review
from tests.desks.trainee.shots import desk as trainee_desk
from tests.desks.trainee.shots import shots
from tests.journal.played_journals import evening, record, story_of
from tests.register_file.a_register import ARegister
from tests.reports.spins import DISPUTED, recorded

SIZES: Final = ((1280, 800), (1920, 1080))
README: Final = {
    "croupier": "payment-colour",
    "layout": "bets-open",
    "announce": "announce-sector",
    "zero": "zero-payments",
    "candidate": "candidate",
    "on-paper": "banner-on-paper",
}
"""The pictures of README and manual, and the scenes that they show."""
START_TROUBLE: Final[dict[str, tuple[str, Survey]]] = {
    "start-damaged": (DAMAGED, lambda _walked: Holds(128_412, "2026-11-21T19:41:07Z", "Berta")),
    "start-in-use": (IN_USE, lambda _walked: Holds(3_101, "2026-11-21T19:41:07Z", "Berta")),
}
"""Why a table cannot open, and what of its journal holds."""
_COLOURS: Final = 256
_APART: Final = 5
"""Two colours of a small picture differ by more than this in red, green or blue."""


def picture(scene: Scene, size: tuple[int, int]) -> QImage:
    """Play a scene at a table of its own, and look at it once everything has come to rest."""
    hands = Hands(scene.side, size, table_of(scene), set_up(), opened=scene.opened)
    played(scene, hands)
    hands.wait_until(lambda: not hands.window.cloth.felt.closing_in)
    return taken(hands.window)


def taken(window: QWidget) -> QImage:
    """Take a window's picture, and let all of it go: a thousand windows at once are more than a machine has."""
    image = window.grab().toImage()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    forget_pictures()
    gc.collect()
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


def start_trouble(sentence: str, survey: Survey, size: tuple[int, int]) -> QImage:
    """Look at the window that stands there instead of a table whose journal does not open."""
    make_application(["pictures"])
    speak(Language.ITALIAN)
    window = StartTrouble(sentence, survey, damaged=sentence == DAMAGED)
    window.resize(*size)
    window.show()
    QTest.qWait(300)
    return taken(window)


def start_troubles(folder: Path, parts: list[str]) -> Iterator[Path]:
    """Take the pictures of tables that cannot open, in both sizes."""
    for name, (sentence, survey) in START_TROUBLE.items():
        if not parts or any(part in name for part in parts):
            for width, height in SIZES:
                file = folder / f"{name}-{width}x{height}.png"
                start_trouble(sentence, survey, (width, height)).save(str(file))
                yield file


def every(folder: Path, parts: list[str]) -> Iterator[Path]:
    """Take the pictures whose names have one of these parts, or all, in both sizes."""
    yield from start_troubles(folder, parts)
    yield from reviews(folder, parts)
    yield from trainees(folder, parts)
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
    with TemporaryDirectory() as scratch:
        small(review(Path(scratch), SIZES[0])).save(str(folder / "pit-boss.png"))
    yield folder / "pit-boss.png"
    small(trainee(dict(shots())["picture"], SIZES[0])).save(str(folder / "trainee.png"))
    yield folder / "trainee.png"
    small(trainee(dict(shots())["spins-limits"], SIZES[0])).save(str(folder / "whole-spins.png"))
    yield folder / "whole-spins.png"


def review(folder: Path, size: tuple[int, int]) -> QImage:
    """Look at the pit boss's desk: a night of its own, and the disputed spin opened."""
    database = recorded(folder / "T4.sqlite")
    record(database, story_of(evening(5, 40), "T2"), "T2")
    desk = Review(database, size=size)
    desk.until(lambda: len(desk.rows) > DISPUTED)
    place = desk.spins.found.model.at_hand.place_of("T1", DISPUTED)
    desk.spins.found.list.setCurrentIndex(desk.spins.found.model.index(place or 0, 0))
    desk.opened(DISPUTED)
    QTest.qWait(300)  # the page finds its form once it knows its width
    image = desk.window.grab().toImage()
    desk.close()
    return image


def review_pages(folder: Path, size: tuple[int, int]) -> Iterator[tuple[str, QImage]]:
    """Look at the other pages of the pit boss's desk, by their names."""
    database = recorded(folder / "T4.sqlite")
    record(database, story_of(evening(5, 40), "T2"), "T2")
    desk = Review(database, size=size, register=ARegister(folder).peopled().file)
    read: dict[str, tuple[Page, Callable[[], bool]]] = {
        "now": (desk.now, lambda: bool(desk.now.tables)),
        "day": (desk.day, lambda: desk.day.found is not None),
        "wheel": (desk.wheel, lambda: desk.wheel.looked is not None),
        "people": (desk.people, lambda: desk.people.rows.rowCount() > 0),
        "upkeep": (desk.upkeep, lambda: desk.upkeep.place is not None),
    }
    for name, (page, is_read) in read.items():
        desk.go(page)
        desk.until(is_read)
        QTest.qWait(300)
        yield name, desk.window.grab().toImage()
    desk.close()


def reviews(folder: Path, parts: list[str]) -> Iterator[Path]:
    """Take the pictures of the pit boss's desk, in both sizes."""
    if parts and not any(part in "pit-boss" for part in parts):
        return
    for width, height in SIZES:
        file = folder / f"pit-boss-{width}x{height}.png"
        with TemporaryDirectory() as scratch:
            review(Path(scratch), (width, height)).save(str(file))
        yield file
        with TemporaryDirectory() as scratch:
            for name, image in review_pages(Path(scratch), (width, height)):
                file = folder / f"pit-boss-{name}-{width}x{height}.png"
                image.save(str(file))
                yield file


def trainees(folder: Path, parts: list[str]) -> Iterator[Path]:
    """Take the pictures of the trainee's desk, in both sizes."""
    for name, play in shots():
        if not parts or any(part in f"trainee-{name}" for part in parts):
            for width, height in SIZES:
                file = folder / f"trainee-{name}-{width}x{height}.png"
                trainee(play, (width, height)).save(str(file))
                yield file


def trainee(play: Callable[[TraineeWindow], None], size: tuple[int, int]) -> QImage:
    """Look at the trainee's desk in one of its states."""
    make_application(["pictures"])
    speak(Language.ITALIAN)
    window = trainee_desk()
    window.resize(*size)
    window.show()
    window.practising.enter("Ada")
    play(window)
    QTest.qWait(50)
    return taken(window)


def main() -> None:
    """Take the pictures that were asked for, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.desks.pictures")
    parser.add_argument("scenes", nargs="*", help="parts of their names; default: all")
    parser.add_argument("--folder", type=Path, default=Path("pictures"))
    parser.add_argument("--readme", action="store_true", help="those of the README, into resources/pictures")
    chosen = parser.parse_args()
    folder: Path = Path("resources", "pictures") if chosen.readme else chosen.folder
    folder.mkdir(exist_ok=True)
    for file in of_readme(folder) if chosen.readme else every(folder, chosen.scenes):
        sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
