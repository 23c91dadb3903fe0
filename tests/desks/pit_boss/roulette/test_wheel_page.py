"""The wheel's page says of each wheel what `wheel-health` says, word for word."""

import random
import threading
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.desks.common import label
from app.desks.pit_boss.asking import StoppedReadingError
from app.desks.pit_boss.roulette import wheel_page
from app.reports.roulette.wheel_words import answer_words, conclusion_words, question_words
from app.reports.roulette.wheels_fallen import Spun, Wheel
from tests.desks.pit_boss.review import Review
from tests.journal.played_journals import evening, record, story_of
from tests.rules.roulette.wheel_health.wheels import biased, fair

WHEELS = {
    Wheel("C-1"): Spun(tuple(fair(random.Random(3), 800)), (None,) * 800),
    Wheel("", "T9"): Spun(tuple(biased(random.Random(1), 12_000, (17,), 0.6)), (None,) * 12_000),
}


def shows(review: Review, wheel: Wheel) -> bool:
    looked = review.wheel.looked
    return looked is not None and looked.wheel == wheel


class Tips:
    """What is shown where somebody stays."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def showText(self, _where: QPoint, words: str, _widget: QWidget) -> None:
        self.said.append(words)


def test_the_numbers_of_the_journal_are_looked_at(review: Review) -> None:
    review.go(review.wheel)
    review.until(lambda: review.wheel.looked is not None)
    assert review.wheel.conclusion.text() == "3 colpi. Troppo pochi colpi per concludere qualcosa."
    assert review.wheel.wheel.currentText() == "Tavolo T1, cilindro senza numero · 3 colpi"


def test_every_figure_has_the_words_of_the_command(review: Review, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheel_page, "wheels_fallen", lambda _journals, _progress: WHEELS)
    review.go(review.wheel)
    review.until(lambda: review.wheel.looked is not None)
    assert review.wheel.wheel.currentData() == Wheel("", "T9"), "the one with the most spins stands first"
    for place, (wheel, spun) in enumerate(WHEELS.items()):
        review.wheel.wheel.setCurrentIndex(place)
        review.until(partial(shows, review, wheel))
        found = spun.health()
        assert review.wheel.conclusion.text() == conclusion_words(found)
        for answer in found.answers:
            assert question_words(answer.figure.question) in review.wheel.answers.text()
            assert answer_words(answer) in review.wheel.answers.text()
    assert review.wheel.chart.accessibleDescription().startswith("17: uscito")
    assert "10 % più spesso" in [
        label.text() for label in review.wheel.findChildren(type(review.wheel.share)) if label.text()
    ]


def test_whoever_stays_on_a_bar_reads_its_figures(review: Review, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheel_page, "wheels_fallen", lambda _journals, _progress: WHEELS)
    review.go(review.wheel)
    review.until(lambda: review.wheel.looked is not None)
    tips, chart = Tips(), review.wheel.chart
    monkeypatch.setattr(label, "QToolTip", tips)
    where = QPoint(82, chart.height() // 2)
    QApplication.sendEvent(chart, QHelpEvent(QHelpEvent.Type.ToolTip, where, chart.mapToGlobal(where)))
    (said,) = tips.said
    assert said.startswith("0: uscito")


def test_a_wheel_in_which_nothing_fell_says_so(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(5, 4))[:1])
    review = Review(path)
    review.go(review.wheel)
    review.until(lambda: review.wheel.looked is not None)
    assert "nessun numero" in review.wheel.conclusion.text()
    assert not review.wheel.chart.isVisible()
    review.close()


def test_a_long_reading_ends_with_the_window(review: Review, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ended = threading.Event(), threading.Event()

    def read_on(_journals: object, progress: object) -> dict[Wheel, Spun]:
        assert callable(progress)
        begun.set()
        try:
            while True:
                progress(1, 2)
        except StoppedReadingError:
            ended.set()
            raise

    monkeypatch.setattr(wheel_page, "wheels_fallen", read_on)
    review.go(review.wheel)
    review.until(begun.is_set)
    review.until(review.wheel.progress.isVisible)
    review.window.close()
    assert ended.is_set()
