"""The whole desk is mirrored for a cylinder on the right, a page's way back and what it does too (screens)."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import AnyAct
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.pages.page import Page
from app.desks.croupier.roulette.felt import ROULETTE
from app.rules.side import Side
from tests.desks.croupier.page_opening import ASKED_BY_ITSELF, opened
from tests.desks.croupier.staged import scene_of, staged
from tests.desks.overlapping import overlapping
from tests.desks.played import Played

VIEWS = (
    "bank-paper",
    "bank-opening",
    "bank-payment",
    "bank-payments",
    "code-many",
    "announce-sector",
    "zero-lines",
)
"""What pages show one after the other, each with a foot of its own."""
ROUNDED = 9
"""So many pixels at most are left over where nine keys share a row."""


def foot_of(page: Page) -> dict[tuple[str, int], tuple[int, int]]:
    """Where each button of the lowest row begins and ends, by its words and its place from the left."""
    buttons = [each for each in page.findChildren(TouchButton) if each.isVisible()]
    back = page.back
    row = [each for each in buttons if at(page, each)[1] >= at(page, back)[1] and not each.size().isEmpty()]
    found: dict[tuple[str, int], tuple[int, int]] = {}
    for each in sorted(row, key=lambda each: at(page, each)[0]):
        x = at(page, each)[0]
        found[each.text(), len([key for key in found if key[0] == each.text()])] = (x, x + each.width())
    return found


def shown(page: Page) -> Page:
    """The window that a page shows, or the page itself."""
    within = [each for each in page.findChildren(Page) if each.isVisible() and hasattr(each, "back")]
    return within[0] if within else page


def at(page: Page, button: QWidget) -> tuple[int, int]:
    corner = button.mapTo(page, button.rect().topLeft())
    return corner.x(), corner.y()


def compared(left: Page, right: Page) -> None:
    """Both feet are each other's reflection, and the way back lies at the inner end."""
    assert left.width() == right.width()
    reflected = {
        name: (right.width() - end, right.width() - begin) for name, (begin, end) in foot_of(right).items()
    }
    for (words, _), (begin, end) in foot_of(left).items():
        near = [each for (other, _), each in reflected.items() if other == words]
        assert any(abs(begin - b) <= 2 and abs(end - e) <= 2 for b, e in near), (words, (begin, end), near)
    back = foot_of(right)[right.back.text(), 0]
    assert back[0] > right.width() / 2


@pytest.mark.parametrize("act", [act for act in ROULETTE.pages if act not in ASKED_BY_ITSELF])
def test_the_foot_of_every_page_changes_sides(qtbot: QtBot, act: AnyAct) -> None:
    """What acts lies at the dealer's outer hand."""
    pages = []
    for side in Side:
        played = Played(qtbot, side, drawn=False)
        opened(played, act)
        pages.append(shown(played.window.pages.made[act]))
        assert overlapping(played.window) == []
    compared(*pages)


def both_sides(qtbot: QtBot, name: str) -> list[Played]:
    """Play a scene at both desks."""
    return [staged(qtbot, scene_of(name)._replace(side=side), drawn=False) for side in Side]


def pages_of(desks: list[Played], size: tuple[int, int] = (1280, 800)) -> list[Page]:
    """The page that is open at each desk when it is of this size."""
    pages = []
    for hands in desks:
        hands.window.resize(*size)
        page = hands.window.signing.page if hands.window.signing.open else hands.window.pages.open
        assert page is not None
        pages.append(shown(page))
        assert overlapping(hands.window) == [], size
    return pages


@pytest.mark.parametrize("name", VIEWS)
def test_so_does_the_foot_of_what_a_page_goes_on_to(qtbot: QtBot, name: str) -> None:
    compared(*pages_of(both_sides(qtbot, name)))


def columns(page: Page) -> list[tuple[int, int]]:
    """Where the first column begins and ends, and the one beside it."""
    assert isinstance(page, FormPage)
    found = []
    for right in (False, True):
        boxes = [
            each.geometry() for part in page.parts.placed if part.right is right for each in part.buttons
        ]
        found.append((min(box.x() for box in boxes), max(box.x() + box.width() for box in boxes)))
    return found


@pytest.mark.parametrize("name", ["code-who", "bank-opening", "bank-payment", "bank-menu", "exchange-sold"])
def test_the_column_with_the_pad_lies_at_the_outer_hand(qtbot: QtBot, name: str) -> None:
    """Above the key that acts; the order of its keys is the same on both desks, however large they are."""
    desks = both_sides(qtbot, name)
    for size in ((1280, 800), (1920, 1080)):
        left, right = pages_of(desks, size)
        for one, reflected in zip(columns(left), columns(right), strict=True):
            assert one[1] - one[0] == reflected[1] - reflected[0], size
            assert abs(left.width() - one[1] - reflected[0]) <= ROUNDED, size
        assert columns(right)[1][1] < columns(right)[0][0], size


def test_two_halves_of_one_list_are_read_from_the_left_on_both_desks(qtbot: QtBot) -> None:
    left, right = pages_of(both_sides(qtbot, "bank-payments"))
    assert columns(left) == columns(right)
    assert columns(left)[0][1] < columns(left)[1][0]
