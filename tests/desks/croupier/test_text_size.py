"""Texts that are set larger are written larger, whatever page they stand on: their rooms grow with them."""

import re
from collections.abc import Iterator, Sequence
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak, tr
from app.desks.common.lettering import FAMILY, Written
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.common.text_size import set_text_size
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.roulette.felt import ROULETTE
from app.rules.roulette.layout import POSITIONS
from app.settings import TEXT_SIZES
from tests.desks.croupier.page_opening import opened
from tests.desks.croupier.proofreading import chip_faces
from tests.desks.croupier.scene import Scene, set_up
from tests.desks.croupier.scenes import SCENES
from tests.desks.croupier.staged import staged
from tests.desks.croupier.test_scenes import check_targets
from tests.desks.overlapping import overlapping
from tests.desks.played import Played

T = TypeVar("T")

LARGEST = max(TEXT_SIZES)
LARGE_ENOUGH = 24
"""What is written so large on the reference is read at arm's length: the call, the amount, a title."""

WORD = re.compile(r"[^\W\d_]{3}")
"""A caption or a sentence has a word; signs, counts and chips are drawn as large as what they stand on."""
PLACES = {cloth_words(position) for position in POSITIONS} | {"Enfermé"}
"""So are the names on the places of the cloth, and whose announce is held there."""
HELD = "ten. {whose}"
NARROW, BLOCK = 60, 80
"""A key as wide as a finger, and a block of many lines, in pixels."""


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    set_text_size(100)
    speak(Language.ITALIAN)


def each_in_a_language(found: Sequence[T]) -> list[tuple[T, Language]]:
    """Give each a language, all of them in turn: each in all takes minutes."""
    spoken = list(Language)
    return [(each, spoken[place % len(spoken)]) for place, each in enumerate(found)]


def written(hands: Played) -> tuple[dict[tuple[str, int], Written], list[tuple[str, str]]]:
    """All that is written on the window, each text by how often it stood there before; and what is overwritten."""
    found: dict[tuple[str, int], Written] = {}

    def hear(text: Written, _painter: QPainter) -> None:
        found[text.text, sum(name == text.text for name, _ in found)] = text

    return found, overlapping(hands.window, hear)


def is_full(text: Written) -> bool:
    """Whether the room has no place for a letter larger: across, several lines by their longest word.

    A key as wide as a finger and a block of many lines have the room that they have.
    """
    face = QFont(FAMILY)
    face.setPixelSize(text.pixels + 1)
    face.setWeight(QFont.Weight.Bold)
    metrics, wraps = QFontMetricsF(face), text.flags & int(Qt.TextFlag.TextWordWrap)
    if wraps and text.rect.width() < NARROW:
        return True
    if wraps and text.rect.height() > BLOCK:
        return metrics.boundingRect(text.rect, text.flags, text.shown).height() > text.rect.height()
    words = text.text.split() if wraps and text.rect.height() > 2 * text.pixels else [text.text]
    return max(map(metrics.horizontalAdvance, words)) > text.rect.width()


def left_behind(hands: Played) -> list[str]:
    """Name the texts that stay as they are when all texts are set as large as they go, or are cut then."""
    before, _ = written(hands)
    assert hands.window.setup is not None
    hands.window.setup.change(text_size=LARGEST)
    after, overwritten = written(hands)
    faces = chip_faces(hands) | PLACES
    stay = [
        f"{text.text!r}: {before[key].pixels} → {text.pixels} in {text.rect.width():.0f}×{text.rect.height():.0f}{' CUT' * text.cut}"
        for key, text in after.items()
        if key in before and WORD.search(text.text) and text.text not in faces
        if not text.text.startswith(tr(HELD).split("{")[0])
        if text.cut or (text.pixels <= before[key].pixels < LARGE_ENOUGH and not is_full(text))
    ]
    return stay + [f"{one!r} over {other!r}" for one, other in overwritten]


@pytest.mark.parametrize(
    ("act", "language"), each_in_a_language([act for act in ROULETTE.pages if act is not Act.KEYS])
)
def test_every_text_of_every_page_grows(qtbot: QtBot, act: AnyAct, language: Language) -> None:
    """Screens: text size; a line whose box is full stays, and nothing is cut.

    The sheet of all keys is one page in one size.
    """
    speak(language)
    hands = Played(qtbot, setup=set_up(), drawn=False)
    opened(hands, act)
    assert left_behind(hands) == []
    check_targets(hands)


OVER_ALL = {"payment-rifare", "payment-completare"}
"""The announces' page lies over these payments, with lines of its own."""
PAYMENTS = [
    scene for scene in SCENES if scene.name.startswith(("payment-", "zero-")) and scene.name not in OVER_ALL
]


@pytest.mark.parametrize(
    ("scene", "language"), each_in_a_language(PAYMENTS), ids=lambda each: str(getattr(each, "name", each))
)
def test_every_text_of_a_payment_grows(qtbot: QtBot, scene: Scene, language: Language) -> None:
    """What won, the sentence, the list, what is told above the chips: at zero too."""
    speak(language)
    hands = staged(qtbot, scene, drawn=False)
    assert left_behind(hands) == []
    check_targets(hands)
