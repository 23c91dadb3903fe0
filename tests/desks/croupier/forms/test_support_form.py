"""The support bundle at the desk: a folder, one key, and what came of it."""

import pytest

from app.desks.croupier.forms.kit import Line
from app.desks.croupier.forms.support_form import LOOK, SUPPORT, Bundle, Found, MakeFile
from app.desks.croupier.settings.setup import Bundled
from tests.desks.croupier.forms.asked import Asked
from tests.desks.croupier.made_up import MadeUpSupport
from tests.desks.desk import Desk

FOLDERS = MadeUpSupport().found
STICK, DESKTOP = (folder.path for folder in FOLDERS[:2])


@pytest.fixture
def page(desk: Desk) -> Asked[Bundle]:
    page = Asked(SUPPORT, desk)
    page.hear(Found(FOLDERS))
    return page


def test_it_is_made_where_somebody_says_and_said_when_it_is_there(page: Asked[Bundle]) -> None:
    assert page.does.can
    assert page.key(STICK).chosen, "what can be taken away"
    page.touch(DESKTOP)
    page.do()
    assert page.told == [MakeFile(DESKTOP)]
    assert not page.does.can
    assert "va avanti" in page.form.described
    page.hear(Bundled(f"{DESKTOP}/bundle.zip"))
    assert page.form.described == f"Fatto: {DESKTOP}/bundle.zip"
    assert page.does.can
    page.open()
    assert page.form.described == ""


def test_what_went_wrong_is_said_and_it_can_be_tried_again(page: Asked[Bundle]) -> None:
    page.do()
    page.hear(Bundled(trouble="the disk is full"))
    said = page.form.parts[-1]
    assert isinstance(said, Line)
    assert said.words == "Non è riuscito: the disk is full"
    page.touch(LOOK)
    assert LOOK in page.told
    page.hear(Found(FOLDERS[1:]))
    assert [key.says for key in page.rows[0].keys] == [*(each.path for each in FOLDERS[1:]), LOOK]
    page.do()
    assert page.told[-1] == MakeFile(DESKTOP)


def test_a_second_touch_makes_no_second_one(page: Asked[Bundle]) -> None:
    says = page.does.says
    page.hear(says)
    page.hear(says)
    assert page.told == [MakeFile(STICK)]


def test_without_a_folder_there_is_nothing_to_make(page: Asked[Bundle]) -> None:
    page.hear(Found(()))
    assert [key.says for key in page.rows[0].keys] == [LOOK]
    assert (page.does.can, page.does.below) == (False, "prima una cartella")


def test_while_it_is_being_made_the_page_that_opens_again_says_so(page: Asked[Bundle]) -> None:
    page.do()
    page.open()
    assert "va avanti" in page.form.described
