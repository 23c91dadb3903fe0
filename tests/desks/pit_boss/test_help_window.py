"""The manual beside the pit boss's desk: F1 or *Aiuto* opens it at the page of what is seen, Esc closes it."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.desks.common.help.book import book
from tests.desks.pit_boss.review import Review
from tests.register_file.a_register import ARegister


def test_each_page_of_the_desk_opens_its_page_of_the_manual(review: Review) -> None:
    window, manual = review.window, review.window.help
    named = []
    for place in range(len(window.buttons)):
        window.open_page(place)
        QTest.mouseClick(window.help_button, Qt.MouseButton.LeftButton)
        assert QTest.qWaitForWindowActive(manual)
        named.append(manual.view.name)
        QTest.keyClick(manual, Qt.Key.Key_Escape)
        assert not manual.isVisible()
    assert named == ["spins", "tables-now", "day", "wheel", "people", "journal-desk"]
    assert set(named) <= {page.name for page in book("it").pages}
    assert not manual.view.keys.isVisible(), "this desk has no sheet of keys"


def test_what_is_typed_there_is_looked_for(review: Review) -> None:
    review.window.show_help()
    QTest.keyClicks(review.window.help, "sigillo")
    assert review.window.help.view.letters.text == "Sigillo"
    QTest.keyClick(review.window.help, Qt.Key.Key_Return)
    assert "sigillo" in review.window.help.view.reader.toPlainText()
    review.window.close()
    assert not review.window.help.isVisible(), "it goes with the desk"


def test_whoever_cannot_get_in_reads_about_codes(journal: Path, tmp_path: Path) -> None:
    register = ARegister(tmp_path).peopled()
    desk = Review(journal, register=register.at("review"), opens=None)
    try:
        assert desk.window.locked
        desk.window.show_help()
        assert desk.window.help.view.name == "people"
    finally:
        desk.close()
