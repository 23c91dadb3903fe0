"""Whatever a colleague left to be told can be read whole, in letters no smaller than the page's others."""

import pytest
from PySide6.QtCore import QRectF, Qt

from app.desks.common.lettering import Written
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.relief_form import Field
from app.desks.croupier.forms.typed import Letter
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.pages.told_leaves import leaves
from tests.desks.played import Played
from tests.desks.written import written_on

LINE = "Il posto 3 alza la voce, il posto 6 cambia i biglietti e chiede il resto in pezzi da cinque. "


def page_with(played: Played, notes: str) -> FormPage:
    played.station.send({"do": "dealer", "name": "Bianchi", "notes": notes})
    played.window.do(Act.HAND_OVER)
    return played.form(Act.HAND_OVER)


def told(played: Played) -> Written:
    return next(
        each
        for each in written_on(played.window)
        if each.text.startswith("minimo ") or LINE[:20] in each.text
    )


def test_a_short_note_stands_at_the_foot_and_needs_no_key(played: Played) -> None:
    page = page_with(played, "Posto 3 alza la voce")
    assert not page.leaves.key.isVisible()
    assert told(played).text.endswith("«Posto 3 alza la voce»")


@pytest.mark.parametrize("times", [4, 2000 // len(LINE)])
def test_a_long_note_is_read_whole_and_never_in_smaller_letters(played: Played, times: int) -> None:
    note = (LINE * times).strip()
    page = page_with(played, note)
    captions = [each for each in written_on(played.window) if each.text == "Adesso: Bianchi"]
    parts = []
    assert told(played).text.endswith(" …")
    played.touch(page.leaves.key)
    while page.leaves.leaf is not None:
        text = next(each for each in written_on(played.window) if each.text == page.leaves.shown)
        assert not text.cut
        assert text.pixels >= captions[0].pixels
        parts.append(text.text)
        played.touch(page.leaves.key)
    assert " ".join(part.removesuffix(" …") for part in parts).endswith(f"{note}»")
    assert page.key(Letter("A")).isVisible()


def test_the_letters_are_there_again_for_who_touches_the_notes(played: Played) -> None:
    page = page_with(played, LINE * 4)
    played.touch(page.leaves.key)
    assert Letter("A") not in [key.says for key in page.keys]
    played.touch(page.key(Field.NOTES))
    played.touch(page.key(Letter("A")))
    assert page.key(Field.NOTES).text() == "A"


def test_a_key_of_the_keyboard_turns_the_leaf(played: Played) -> None:
    """The arrows go to it as to the other keys."""
    page = page_with(played, LINE * 4)
    page.leaves.key.setFocus(Qt.FocusReason.OtherFocusReason)
    played.key(Qt.Key.Key_Return)
    assert page.leaves.leaf == 0


def test_a_word_without_room_is_one_leaf() -> None:
    assert list(leaves(QRectF(0, 0, 10, 10), "senza posto", 17)) == ["senza posto"]
