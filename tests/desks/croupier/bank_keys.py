"""The keys of the bank's windows by what they are: tiles of chips, lines of a list, fields, what is offered."""

from __future__ import annotations

from app.desks.croupier.bank.deeds import View
from app.desks.croupier.bank.tally import Coin
from app.desks.croupier.forms.bank_touches import Field, Fill, LookAt, LookAtLeft, Word
from app.desks.croupier.forms.kit import Do
from app.desks.croupier.pages.form_key import FormKey
from app.desks.croupier.pages.form_page import FormPage
from tests.desks.hands import Hands


def sees(hands: Hands, view: View) -> bool:
    """Whether a window of the bank is open."""
    return hands.window.bank.view is view


def _those(page: FormPage, *kinds: type) -> list[FormKey]:
    return [key for key in page.keys if isinstance(key.says, kinds)]


def tiles(page: FormPage) -> list[FormKey]:
    """The chips that can be counted or marked."""
    return [key for key in page.keys if key.key.tile]


def tile(page: FormPage, coin: Coin) -> FormKey:
    """One of them; the one in hand says that it takes what is missing."""
    return next(key for key in tiles(page) if key.says in {coin, Fill(coin)})


def lines(page: FormPage) -> list[FormKey]:
    """The lines of a list."""
    return _those(page, LookAt, LookAtLeft)


def slots(page: FormPage) -> list[FormKey]:
    """The fields that are written."""
    return _those(page, Field)


def offered(page: FormPage) -> list[FormKey]:
    """What is offered for the one that is open."""
    return _those(page, Word)


def seats(page: FormPage) -> list[FormKey]:
    """The seats to which a colour is given."""
    return _those(page, Do)
