"""What else there is to say about a payment: objections, rulings, winnings that stay, another order."""

import pytest

from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.payment_page import GROUPS, PaymentPage
from tests.desks.played import Played

OBJECTIONS, RULINGS, LEAVES, EARLIER = range(4)


@pytest.fixture
def paying(played: Played) -> Played:
    """Number 8: a chance in value of a known player, and red inside."""
    played.fall(8)
    played.value(5000, 2)
    played.place("black")
    played.colour("red")
    played.place("straight-8")
    return played


def opened(played: Played) -> PaymentPage:
    played.touch(played.panel.buttons[Act.PAYMENT])
    return played.page(Act.PAYMENT, PaymentPage)


def button(played: Played, group: int, place: int = 0) -> TouchButton:
    return opened(played).buttons[group][place]


def test_an_objection_holds_the_payment_until_somebody_by_name_has_ruled(paying: Played) -> None:
    """Rules 3: open to interpretation, the payment is disputed until the ruling, and the ruling has a name."""
    page = opened(paying)
    assert not any(one.isEnabled() for one in page.buttons[RULINGS])
    paying.touch(page.buttons[OBJECTIONS][0])
    assert not page.isVisible()
    state = paying.station.state.paying
    assert state is not None
    assert state.disputed == {1}
    paying.touch(paying.panel.buttons[Act.BEFORE])
    paying.touch(button(paying, RULINGS))
    assert paying.station.sent[-1] == {
        "do": "rule",
        "order": 1,
        "by": "capo tavolo",
        "reason": "si paga così",
    }
    state = paying.station.state.paying
    assert state is not None
    assert not state.disputed


def test_winnings_stay_on_their_chance_for_their_owner(paying: Played) -> None:
    """Rules 5: winnings on a chance may stay for the next spin; those of a combination are handed over."""
    paying.touch(button(paying, LEAVES))
    state = paying.station.state.paying
    assert state is not None
    assert state.left == {("black", "posto 2")}
    assert paying.amounts == [5000, 8750]
    assert not button(paying, LEAVES).isEnabled()


def test_the_capo_tavolo_changes_the_order_by_name_and_reason(paying: Played) -> None:
    """Rules 3: the order may exceptionally be changed: recorded, with name and reason."""
    assert not button(paying, EARLIER).isEnabled()
    paying.touch(paying.page(Act.PAYMENT, PaymentPage).back)
    paying.touch(paying.panel.buttons[Act.AFTER])
    paying.touch(button(paying, EARLIER))
    assert paying.paid == {2}
    assert paying.station.sent[-1]["by"] == "capo tavolo"


def test_the_page_says_whose_payment_it_is(paying: Played) -> None:
    page = opened(paying)
    assert page.accessibleName().startswith("Pagamento 1: Posto 2")
    assert [len(row) for row in page.buttons] == [len(choices) for _, choices in GROUPS]
