"""What of an announce lies over the maximum is said before it is taken: cut, or allowed (rules 5) [5.2]."""

import pytest

from app.desks.croupier.roulette.announces.draft import AnnounceDraft
from app.desks.croupier.roulette.announces.words import warning_words
from app.rules.money import Cents
from tests.desks.croupier.announced import opened, taken, typed
from tests.desks.croupier.roulette.announces.test_sheet import shown
from tests.desks.desk import Desk
from tests.desks.played import Played
from tests.houses import house

HOUSE = house("venezia")
ALLOWED = "Oltre il massimo, ammesso: vicini tenuti, trasversale 0/2/3 [5.2]"
STRAIGHT = "Oltre il massimo, pieno 1: se vince contano 60, tornano 80"
SPLITS = "Oltre il massimo, 4/7, 12/15, 18/21, 19/22, 32/35: se vince contano 120, tornano 5."


@pytest.mark.parametrize(
    ("name", "euros", "held", "words"),
    [
        ("orfanelli", 60, True, ""),
        ("orfanelli", 100, True, "Oltre il massimo, pieno 1: se vince contano 60, tornano 40"),
        (
            "orfanelli",
            140,
            True,
            f"{STRAIGHT}; 6/9, 14/17, 17/20, 31/34: se vince contano 120, tornano 20",
        ),
        ("vicini", 90, True, ""),
        ("vicini", 100, True, ALLOWED),
        ("vicini", 100, False, "Oltre il massimo, trasversale 0/2/3: se vince contano 180, tornano 20"),
        (
            "vicini",
            125,
            True,
            SPLITS + " Oltre il massimo, ammesso: vicini tenuti, 0/2/3, 25/29 [5.2]",
        ),
    ],
)
def test_rules_5_what_counts_and_what_comes_back_or_that_it_is_allowed(
    desk: Desk, name: str, euros: int, held: bool, words: str
) -> None:
    page = shown(desk, AnnounceDraft(name=name, value=Cents(euros * 100), owner="posto 3", held=held))
    assert warning_words(page, HOUSE) == words


def test_a_colour_is_compared_at_what_its_piece_is_worth(desk: Desk) -> None:
    page = shown(desk, AnnounceDraft(name="orfanelli", in_colour=True, colour="red", pieces=30))
    assert warning_words(page, HOUSE) == "Oltre il massimo, pieno 1: se vince contano 60, tornano 15"


def test_the_page_warns_beside_the_button_too_and_the_announce_can_be_taken(played: Played) -> None:
    page = opened(played)
    typed(played, "o da 100 p3")
    assert "Oltre il massimo, pieno 1: se vince contano 60, tornano 40" in page.accessibleName()
    assert "oltre il massimo" in page.accept.accessibleName()
    played.touch(page.accept)
    assert [said.name for said in taken(played)] == ["orfanelli"]


def test_what_is_allowed_is_said_without_a_warning_on_the_button(played: Played) -> None:
    page = opened(played)
    typed(played, "v da 100 p4")
    assert ALLOWED in page.accessibleName()
    assert "oltre il massimo" not in page.accept.accessibleName()
