"""A damaged journal on the desk: what holds is shown, where and since when it is damaged stands above it, in words."""

from __future__ import annotations

import html
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from app.desks.common.language import Language, speak
from app.desks.pit_boss.intact import Intact
from app.journal.reading import events
from tests.desks.patience import be_patient
from tests.desks.pit_boss.review import Review
from tests.journal.archived import autumn
from tests.journal.test_readable import HARMS, harmed
from tests.reports.days import ROME
from tests.reports.spins import recorded

WHERE: Final = {
    Language.ITALIAN: "REGISTRO GUASTO: del tavolo T1 regge fino al fatto n. 35, del 17/11/26 21:35; dal n. 36",
    Language.ENGLISH: "JOURNAL DAMAGED: that of table T1 holds up to event 35, of 17/11/2026 21:35; from 36",
    Language.FRENCH: "JOURNAL ABÎMÉ : celui de la table T1 tient jusqu'au fait n° 35, du 17/11/2026 21:35",
}
ENGLISH: Final = ("malformed", "SQLite", "damaged", "Error", "does not fit", "missing", "hash")


def cut(journal: Path) -> None:
    """Event 36, of the third spin, is taken out."""
    harmed(journal, lambda file: file.execute("DELETE FROM journal WHERE seq = 36"))


def written_on(desk: Review) -> str:
    return "\n".join(label.text() for label in desk.window.findChildren(QLabel))


@pytest.fixture(scope="module", params=[*Language], ids=lambda language: language.value)
def looked_at(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Review]:
    """One desk in each language: nobody does anything there but look."""
    be_patient()
    journal = recorded(tmp_path_factory.mktemp("damaged") / "T1.sqlite")
    cut(journal)
    desk = Review(journal, language=request.param)
    desk.until(lambda: len(desk.rows) == 2)
    yield desk
    desk.close()
    speak(Language.ITALIAN)


@pytest.fixture
def damaged(looked_at: Review) -> Review:
    """The desk, at the spins."""
    speak(looked_at.language)
    looked_at.go(looked_at.spins)
    return looked_at


def test_the_spins_before_the_damage_are_shown_and_where_it_is(damaged: Review) -> None:
    language = damaged.language
    assert [row.spin for row in damaged.rows] == [2, 1]
    assert damaged.window.damage.isVisible()
    assert damaged.window.damage.text().startswith(WHERE[language])
    damaged.click_row(1)
    damaged.opened(1)
    if language is not Language.ENGLISH:
        assert not [word for word in ENGLISH if word in written_on(damaged)]


def test_every_page_goes_up_to_the_damage(damaged: Review) -> None:
    damaged.go(damaged.day)
    damaged.until(lambda: damaged.day.found is not None)
    assert damaged.day.found is not None
    assert damaged.day.found.head.seq == 35
    assert damaged.window.damage.text() in damaged.day.sheet.toPlainText()
    damaged.go(damaged.now)
    damaged.until(lambda: bool(damaged.now.tables))
    assert damaged.now.tables[0].seq == 35
    damaged.go(damaged.wheel)
    damaged.until(lambda: damaged.wheel.looked is not None and damaged.wheel.looked.wheel is not None)
    assert damaged.wheel.looked is not None
    assert damaged.wheel.looked.wheels[0][1] == 2
    assert damaged.window.damage.isVisible()


def test_what_is_printed_of_it_says_so(damaged: Review) -> None:
    damaged.click_row(0)
    damaged.opened(2)
    sheet = damaged.spins.printing.sheet()
    assert sheet is not None
    (loud, *_) = sheet.parts
    assert getattr(loud, "loud", False)
    assert getattr(loud, "text", "") == damaged.window.damage.text()


def test_so_does_its_dossier(damaged: Review, tmp_path: Path) -> None:
    damaged.click_row(0)
    damaged.opened(2)
    damaged.folder = str(tmp_path)
    damaged.click(damaged.spins.page.dossier)
    damaged.until(lambda: any(tmp_path.glob("*-T1-2/README.txt")))
    (lies,) = tmp_path.glob("*-T1-2")
    for name in ("README.txt", "page.html"):
        words = " ".join(html.unescape((lies / name).read_text(encoding="utf-8")).split())
        assert " ".join(damaged.window.damage.text().split()) in words, name


def test_neither_the_journal_nor_its_lists_are_touched(journal: Path) -> None:
    whole = Review(journal)
    whole.until(lambda: len(whole.rows) == 3)
    whole.close()
    cut(journal)
    before = {path.name: path.read_bytes() for path in journal.parent.glob("T1*sqlite")}
    desk = Review(journal)
    desk.until(lambda: len(desk.rows) == 2)
    desk.close()
    assert {path.name: path.read_bytes() for path in journal.parent.glob("T1*sqlite")} == before


def test_damage_that_is_done_while_the_desk_is_open_is_found(journal: Path) -> None:
    """What was read is shown no more; the same page shows what of it holds."""
    desk = Review(journal)
    desk.until(lambda: len(desk.rows) == 3)
    desk.click_row(1)
    desk.opened(2)
    assert not desk.window.damage.isVisible()
    cut(journal)
    desk.click_row(0)
    desk.until(lambda: len(desk.rows) == 2)
    assert desk.window.damage.text().startswith(WHERE[Language.ITALIAN])
    desk.close()


@pytest.mark.parametrize("harm", HARMS)
def test_whatever_was_done_is_said_without_a_word_of_english(tmp_path: Path, harm: str) -> None:
    recorded(tmp_path / "T1.sqlite")
    harmed(tmp_path / "T1.sqlite", HARMS[harm])
    desk = Review(tmp_path / "T1.sqlite")
    desk.until(desk.window.damage.isVisible)
    desk.until(
        lambda: (
            desk.spins.found.currentWidget() is desk.spins.found.list or bool(desk.spins.found.nothing.text())
        )
    )
    assert not [word for word in ENGLISH if word in written_on(desk)]
    desk.close()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff" * 9_000, "non è un registro"),
        (b"", "è vuoto"),
        (b"SQLite format 3\x00" + b"\xff" * 9_000, "T1.sqlite"),
    ],
)
def test_a_file_of_which_nothing_can_be_read_is_said_in_words(
    tmp_path: Path, content: bytes, said: str
) -> None:
    (tmp_path / "T1.sqlite").write_bytes(content)
    desk = Review(tmp_path / "T1.sqlite")
    for page in (desk.spins, desk.now, desk.day, desk.wheel):
        desk.go(page)
        desk.until(lambda page=page: bool(page.said.text()))  # type: ignore[misc] # of this page
        assert said in page.said.text()
        assert not [word for word in ENGLISH if word in page.said.text()]
    desk.close()


def test_a_file_that_was_written_over_shows_what_lies_before(tmp_path: Path) -> None:
    journal = tmp_path / "T1.sqlite"
    autumn(journal)
    story, whole = list(events(journal)), journal.read_bytes()
    (page,) = places_of(journal, len(story) * 2 // 3)
    journal.write_bytes(whole[:page] + b"\xff" * 4096 + whole[page + 4096 :])
    desk = Review(journal)
    desk.until(desk.window.damage.isVisible)
    desk.until(lambda: len(desk.rows) > 0)
    assert not [word for word in ENGLISH if word in written_on(desk)]
    desk.close()


def places_of(journal: Path, seq: int) -> list[int]:
    """Where in the file an event lies."""
    with closing(sqlite3.connect(journal)) as file:
        ((body,),) = file.execute("SELECT body FROM journal WHERE seq = ?", (seq,)).fetchall()
    found = journal.read_bytes().find(body[:60].encode())
    return [found // 4096 * 4096]


def test_a_long_journal_is_shown_as_not_proven_until_it_is(journal: Path) -> None:
    """It is walked beside the desk: what lies behind its damage goes away as soon as that is found."""
    sentences = list[str]()
    whole = Intact([journal], at_once=0)
    whole.said.connect(sentences.append)
    assert whole.path(journal) == journal
    whole.close()
    QApplication.processEvents()
    assert "non è ancora provato" in sentences[0]
    assert whole.damage(journal) == ()
    cut(journal)
    broken = Intact([journal], ROME, at_once=0)
    broken.said.connect(sentences.append)
    assert broken.path(journal) == journal
    while not broken.damage(journal):
        QApplication.processEvents()
    assert broken.path(journal) != journal
    broken.close()
    QApplication.processEvents()
    assert sentences[-1].startswith(WHERE[Language.ITALIAN])
