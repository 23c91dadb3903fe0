"""The manual on the trainee's desk: every page of the desk has one that belongs to it."""

from typing import get_args

from app.desks.common.help.book import book
from app.desks.trainee.help_page import MANUAL
from app.desks.trainee.screen import Screen


def test_every_page_of_the_desk_has_its_page_in_the_manual() -> None:
    assert set(MANUAL) == set(get_args(Screen))
    assert set(MANUAL.values()) <= {page.name for page in book("it").pages}
