"""Every page that the desk can make, and what a dealer has said on it when the ball is quicker."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.forms.payment_form import OTHER_NAME
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.pages.page import Page
from app.desks.croupier.roulette.announces.draft import Leaf
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.felt import ROULETTE
from app.desks.croupier.roulette.forms.chips_form import ChipColour
from app.desks.croupier.roulette.forms.places import Number, Place
from app.desks.croupier.roulette.not_taken import NotTaken
from app.desks.croupier.roulette.pages.spin_over import OF_ONE_BALL
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.money import Cents
from tests.desks.croupier.ball_walk import Fill, Walk, Way
from tests.desks.croupier.bank_keys import tiles
from tests.desks.desk import at


def touched(*says: object) -> Fill:
    """Touch keys of a form, by what they mean."""

    def fill(_walk: Walk, page: Page) -> None:
        assert isinstance(page, FormPage)
        for each in says:
            page.key(each).click()

    return fill


def told(*says: object) -> Fill:
    """Tell a form what is touched on its layout."""

    def fill(_walk: Walk, page: Page) -> None:
        assert isinstance(page, FormPage)
        for each in says:
            page.tell(each)

    return fill


def typed(line: str) -> Fill:
    """Type a line, key by key."""

    def fill(_walk: Walk, page: Page) -> None:
        for letter in line:
            page.take_key(Qt.Key(ord(letter)))

    return fill


def _first_key(_walk: Walk, page: Page) -> None:
    assert isinstance(page, FormPage)
    page.keys[0].click()


def _same_announces(_walk: Walk, page: Page) -> bool:
    """Gli stessi: what was announced for the last spin is offered."""
    assert isinstance(page, AnnouncePage)
    if page.same.isVisible():
        page.same.click()
    return page.leaves[Leaf.SAME].isVisible()


def _payment_left(walk: Walk, _page: Page) -> None:
    """Pagamenti…: a payment that nobody had marked, and whether it was made."""
    ((spin, left), *_) = walk.hands.station.state.unmarked.items()
    walk.hands.window.pages.bank.look_at_left(spin, left[0].order)
    walk.hands.window.dealing.redraw()


def _ruling(walk: Walk, page: Page) -> bool:
    """A payment that is disputed, and half of the name of whoever decides."""
    assert isinstance(page, FormPage)
    walk.hands.station.send({"do": "dispute", "order": 1, "reason": "di chi è"})
    page.tell(OTHER_NAME)
    typed("BON")(walk, page)
    return bool(page.draft.name.text == "Bon")


def _two_twenties(_walk: Walk, page: Page) -> None:
    """Colori e mance…: two chips of twenty."""
    assert isinstance(page, FormPage)
    chips = [tile for tile in tiles(page) if tile.isVisible()]
    chips[-2].click()
    page.take_key(Qt.Key.Key_2)


FILLED: Final[dict[AnyAct, Fill]] = {
    Act.WHY_VOID: _first_key,
    Act.VALID: _first_key,
    Act.NUMBER: typed("2"),
    Act.OTHER_NUMBER: told(Number(9)),
    Act.MINIMUM: touched(Amount(Cents(500))),
    Act.COLOUR: touched("green"),
    Act.HAND_OVER: typed("BO"),
    Act.SUSPEND: _first_key,
    SpinAct.PRISONERS: told(Place(at("odd"))),
    SpinAct.MISPLACED: told(Place(at("straight-9")), ChipColour("green"), Place(at("straight-11"))),
    Act.ANSWER: typed("BON"),
    SpinAct.ANNOUNCE: typed("V DA 20 P4"),
    Act.EXCHANGE: _two_twenties,
    Act.TIP: _two_twenties,
}
"""What a dealer has said on a page when the ball is quicker."""

WAYS: Final = (
    *(
        Way(
            act.value,
            act,
            FILLED.get(act),
            NotTaken.NOBODY_IN_PRISON() if act is SpinAct.PRISONERS else "",
            act in OF_ONE_BALL,
        )
        for act in ROULETTE.pages
        if act is not Act.CONFIRM
    ),
    Way("the same announces", SpinAct.ANNOUNCE, _same_announces, of_one=True),
    Way("a payment without a mark", Act.BANK, _payment_left),
    Way("a ruling", Act.PAYMENT, _ruling, of_one=True),
)
"""Every page that the desk can make, and what has a window of its own on one; the second look is an event."""
