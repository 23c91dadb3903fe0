"""Every screen and state of the desk: what is touched is large enough and named, what is written can be read."""

import os
from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.desks.common import theme
from app.desks.common.chips import chip_picture
from app.desks.common.language import Language
from app.desks.common.lettering import ink, write, write_lines
from app.desks.common.looks import Look
from app.desks.croupier.acts import AnyAct
from app.desks.croupier.notices import Notice
from app.desks.croupier.roulette.entry.targets import CountBeside
from app.desks.croupier.roulette.felt import ROULETTE
from app.desks.croupier.words.prompt_words import under_parts
from app.rules.side import Side
from app.table.roulette.procedure import Phase
from tests.desks.croupier.proofreading import faulty, read, switch
from tests.desks.croupier.scene import Scene
from tests.desks.croupier.scenes import SCENES
from tests.desks.croupier.staged import staged
from tests.desks.croupier.strange_words import strange
from tests.desks.hands import Hands
from tests.desks.letters import drawn, reading
from tests.desks.played import Played
from tests.desks.written import texts_on

ALL_OF_THEM = bool(os.environ.get("CAPOTAVOLO_EVERY_SCENE"))
"""Each scene in every size takes minutes; else each has one beside the reference, all of them in turn.

So has it one language and panel, and every second one is mirrored too.
"""
REFERENCE = (1280, 800)
OTHER_SIZES = ((960, 600), (1920, 1080), (2560, 1440))
PANELS = ((1280, 800), (1920, 1080))
LEAST_CONTRAST = 4.5
LEAST_TEXT = 14
LEAST_TARGET = 56
APART = 2


WAYS = [(spoke, size) for size in PANELS for spoke in Language]


def panels_of(place: int, spoke: Language) -> list[tuple[int, int]]:
    """On which panels the scene of a place among all is read in a language."""
    ways = WAYS if ALL_OF_THEM else [WAYS[place % len(WAYS)]]
    return [size for each, size in ways if each is spoke]


SPOKEN = [
    pytest.param(scene, spoke, id=f"{scene.name}-{spoke.value}")
    for place, scene in enumerate(SCENES)
    for spoke in (Language.ENGLISH, Language.FRENCH)
    if panels_of(place, spoke)
]


def touched(hands: Hands) -> dict[QAbstractButton, QRect]:
    """Whatever a finger can reach now, and where it is: what lies beneath a page cannot be reached."""
    window = hands.window
    places = {button: QRect(button.mapTo(window, QPoint()), button.size()) for button in hands.buttons()}
    return {button: where for button, where in places.items() if window.childAt(where.center()) is button}


def beside_each_other(one: QAbstractButton, other: QAbstractButton) -> bool:
    """A place and its own count are one target that is parted."""
    return isinstance(one, CountBeside) or isinstance(other, CountBeside)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_what_is_touched_has_room_and_a_name_and_what_is_written_can_be_read(
    qtbot: QtBot, scene: Scene
) -> None:
    """Screens: at least 12 mm, 56 px on the reference; what could be mistaken does not touch; at any size.

    What is written stands out by 4.5 to 1 from whatever it really stands on, and is not cut. All that is asked of
    a scene in Italian is asked of one desk.
    """
    with reading() as heard:
        hands = staged(qtbot, scene, drawn=False)
        heard.look_at(hands.window)
    place = SCENES.index(scene)
    assert scene.shows is None or scene.shows in shown(hands)
    check_written(hands, heard.letters)
    check_targets(hands)
    for size in OTHER_SIZES if ALL_OF_THEM else OTHER_SIZES[place % 3 :][:1]:
        check_room(hands, size)
    for size in panels_of(place, Language.ITALIAN):
        check_reading(hands, Language.ITALIAN, size)
    if ALL_OF_THEM or place % 2:
        check_targets(mirrored(qtbot, scene, hands))


@pytest.mark.parametrize(("scene", "spoke"), SPOKEN)
def test_every_scene_can_be_read(qtbot: QtBot, scene: Scene, spoke: Language) -> None:
    """Screens: whatever stands in whatever place of the desk, on both panels; in Italian it was read already."""
    switch(spoke)
    hands = None
    for size in panels_of(SCENES.index(scene), spoke):
        hands = hands or staged(qtbot, scene, size, drawn=False)
        check_reading(hands, spoke, size)


def check_room(hands: Played, size: tuple[int, int]) -> None:
    """Whatever a finger can reach in a window of this size is large enough for it."""
    hands.window.resize(*size)
    with drawn(hands.window):
        assert not hands.window.grab().isNull(), size
    least = hands.window.scale.px(LEAST_TARGET)
    small = [b.accessibleName() for b, r in touched(hands).items() if min(r.width(), r.height()) < least]
    assert small == [], size


def check_reading(hands: Played, spoke: Language, size: tuple[int, int]) -> None:
    """On a panel of this size nothing is cut, misnamed, strange to its language, or over another text."""
    hands.window.resize(*size)
    found, pairs = read(hands)
    assert faulty(hands, found) == [], (spoke, size)
    assert strange((written.text for written, _ in found), spoke) == [], (spoke, size)
    assert untold(hands) == [], (spoke, size)
    assert pairs == [], (spoke, size)


def untold(played: Played) -> list[str]:
    """What is to be done, and stands at the top in one language or size only."""
    told = texts_on(played.window.top_bar)
    return [part for part in under_parts(played.screen.heading) if part not in " ".join(told)]


def mirrored(qtbot: QtBot, scene: Scene, hands: Played) -> Played:
    """A scene at the reference with its cylinder on the other side; what codes are asked on stays where it was."""
    side = Side.LEFT if scene.side is Side.RIGHT else Side.RIGHT
    if hands.window.signing.open:
        return staged(qtbot, scene._replace(side=side), drawn=False)
    hands.window.resize(*REFERENCE)
    hands.station.table.state = replace(hands.station.state, side=side)
    hands.station.publish()
    assert hands.screen.side is side
    return hands


def check_targets(hands: Played) -> None:
    """Whatever a finger can reach is large enough, named, and apart from what it could be mistaken for."""
    places = touched(hands)
    assert places
    for button, where in places.items():
        assert button.accessibleName(), (type(button), where)
        assert min(where.width(), where.height()) >= LEAST_TARGET, button.accessibleName()
        assert hands.window.rect().contains(where), button.accessibleName()
        near = where.adjusted(-APART, -APART, APART, APART)
        for other, there in places.items():
            if other is not button:
                assert not (where if beside_each_other(button, other) else near).intersects(there), (
                    button.accessibleName(),
                    other.accessibleName(),
                )


def check_written(hands: Played, letters: Sequence[tuple[str, int, float, bool]]) -> None:
    """Screens: 4.5 to 1 against whatever a text really stands on, 14 px of the reference, nothing cut off."""
    assert hands.window.top_bar.accessibleName()
    assert len(letters) > 20
    assert {text: contrast for text, _, contrast, _ in letters if contrast < LEAST_CONTRAST} == {}
    assert {text: pixels for text, pixels, _, _ in letters if pixels < LEAST_TEXT} == {}
    assert [text for text, _, _, cut in letters if cut] == []


def shown(hands: Hands) -> set[AnyAct | Notice | Phase | None]:
    """The page that is open, the notice that stands, and the phase of the spin."""
    screen = hands.screen
    pages = {act for act, page in hands.window.pages.made.items() if page is hands.window.pages.open}
    return {*pages, screen.phase, None if screen.banner is None else screen.banner.notice}


def test_the_scenes_show_every_page_every_phase_and_every_trouble() -> None:
    """A page or a notice that no scene shows is one that nobody has looked at."""
    pictured = {scene.shows for scene in SCENES} - {None}
    phases = {Phase.BETS_OPEN, Phase.THROWN, Phase.NO_MORE_BETS, Phase.FALLEN, Phase.PAYING}
    assert pictured == {*ROULETTE.pages, *Notice, *phases}


def test_the_names_of_the_scenes_are_of_their_own() -> None:
    assert len({scene.name for scene in SCENES}) == len(SCENES)


class Poster(QWidget):
    """Something badly written."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), ink(theme.FELT))
        write(painter, QRectF(0, 0, 200, 30), "faint", 20, paint=ink("#1d6a4a"))
        write(painter, QRectF(0, 30, 200, 30), "small", 13, paint=ink("#ffffff"))
        write(painter, QRectF(0, 60, 60, 30), "much too long for its room", 20, paint=ink("#ffffff"))
        write_lines(painter, QRectF(0, 90, 200, 8), "too high", 20, paint=ink("#ffffff"))
        painter.fillRect(QRectF(100, 120, 100, 30), ink("#ffffff"))
        write(painter, QRectF(60, 120, 80, 30), "half on white", 20, paint=ink("#ffffff"))
        painter.setOpacity(0.3)
        write(painter, QRectF(0, 150, 200, 30), "a shadow", 20, paint=ink("#ffffff"))
        painter.end()


def test_what_cannot_be_read_would_be_found(qtbot: QtBot) -> None:
    poster = Poster()
    qtbot.addWidget(poster)
    poster.resize(200, 200)
    with reading() as read:
        read.look_at(poster)
        chip_picture(Look("#7d7d7d", "X", "solid"), 12, 20, 1.0)
    letters = {letter.text: letter for letter in read.letters}
    assert {t for t, letter in letters.items() if letter.contrast < LEAST_CONTRAST} == {
        "faint",
        "half on white",
        "a shadow",
    }
    assert {t for t, letter in letters.items() if letter.pixels < LEAST_TEXT} >= {"small", "X", "12"}
    assert {t for t, letter in letters.items() if letter.cut} == {"much too long for its room", "too high"}
