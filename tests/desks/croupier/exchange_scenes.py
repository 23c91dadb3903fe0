"""Scenes of the short way: a colour sold, handed in, given to a seat, and a tip."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.bank.tally import Coin
from app.desks.croupier.forms.colours_and_tips_form import Touch as Exchanged
from app.desks.croupier.forms.typed import Press
from app.desks.croupier.pages.form_page import FormPage
from tests.desks.croupier.bank_hands import counted
from tests.desks.croupier.bank_keys import seats, tiles
from tests.desks.croupier.scene import Scene, an_hour
from tests.desks.hands import Hands


def exchange_page(hands: Hands, act: AnyAct = Act.EXCHANGE) -> FormPage:
    return hands.form(act)


def opened_exchange(hands: Hands) -> FormPage:
    """One touch from the layout."""
    hands.touch(hands.window.steps.others[Act.EXCHANGE])
    return exchange_page(hands)


def touch_chip(hands: Hands, page: FormPage, *, colour: str = "", cents: int = 0, note: bool = False) -> None:
    """Touch a colour, a chip of value or a note, by its picture."""

    def is_it(coin: Coin) -> bool:
        return (
            coin.colour == colour if colour else (coin.value, coin.note, coin.colour) == (cents, note, None)
        )

    hands.touch(next(key for key in tiles(page) if isinstance(key.says, Coin) and is_it(key.says)))


def give(hands: Hands, colour: str, seat: int) -> None:
    """A colour at the minimum is given to a seat."""
    form = {"do": "colour", "colour": colour, "value": "2.50", "owner": f"posto {seat}"}
    hands.station.send(form)


def sold(hands: Hands) -> None:
    """Two notes of fifty buy forty red; blue and green have their players."""
    an_hour(hands)
    counted(hands)
    give(hands, "blue", 2)
    give(hands, "green", 5)
    page = opened_exchange(hands)
    touch_chip(hands, page, colour="red")
    hands.touch(seats(page)[2])
    for _ in range(2):
        touch_chip(hands, page, cents=5000, note=True)


def sold_with_rest(hands: Hands) -> None:
    """Of five hundred twenty pieces, and the rest in value."""
    sold(hands)
    page = exchange_page(hands)
    touch_chip(hands, page, cents=50000, note=True)
    touch_chip(hands, page, colour="red")
    for key in ("2", "0"):
        hands.touch(page.key(Press(key)))


def handed_in(hands: Hands) -> None:
    an_hour(hands)
    counted(hands)
    give(hands, "red", 3)
    page = opened_exchange(hands)
    touch_chip(hands, page, colour="red")
    for key in ("3", "7"):
        hands.touch(page.key(Press(key)))


def handed_in_uncounted(hands: Hands) -> None:
    """The bank was never counted: the table says so, and a tip can be given."""
    an_hour(hands)
    page = opened_exchange(hands)
    touch_chip(hands, page, colour="lilac")
    hands.touch(page.key(Press("+5")))


def after_a_tip(hands: Hands) -> None:
    """It was recorded; the page that is opened again leads to where it is put right."""
    an_hour(hands)
    counted(hands)
    page = opened_exchange(hands)
    touch_chip(hands, page, cents=2000)
    hands.touch(page.key(Press("2")))
    hands.touch(page.key(Exchanged.TIPPED))
    opened_exchange(hands)


def tip_of_payment(hands: Hands) -> None:
    an_hour(hands)
    give(hands, "red", 3)
    hands.fall(8)
    hands.colour("red")
    hands.place("straight-8", "split-8-11")
    hands.window.do(Act.TIP)
    hands.touch(exchange_page(hands, Act.TIP).key(Press("5")))


def colour_given(hands: Hands) -> None:
    """Red has its seat, blue is touched again: whose is it; both are paid."""
    an_hour(hands)
    give(hands, "red", 3)
    give(hands, "brown", 7)
    hands.fall(8)
    for name in ("red", "brown", "blue"):
        hands.colour(name)
        hands.place("straight-8", "split-8-11")
    hands.colour("blue")


def closing_with_seats(hands: Hands) -> None:
    """Two of the colours that are out have a seat."""
    colour_given(hands)
    hands.station.say("paid_all", "next", "last")
    hands.station.fall(9)
    hands.station.say("next")
    hands.window.do(Act.CLOSE)


EXCHANGES: Final = (
    Scene("colour-seats", colour_given),
    Scene("closing-seats", closing_with_seats),
    Scene("exchange-sold", sold, shows=Act.EXCHANGE),
    Scene("exchange-sold-rest", sold_with_rest),
    Scene("exchange-handed-in", handed_in),
    Scene("exchange-uncounted", handed_in_uncounted),
    Scene("exchange-recorded", after_a_tip),
    Scene("exchange-tip", tip_of_payment, shows=Act.TIP),
)
