"""A colour's value and the counts are signed by a second person; where nobody is there they go on unsigned."""

import pytest

from app.desks.croupier.acts import Act as Doing
from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.roulette.forms.chips_form import Owner
from app.desks.croupier.signing.code_form import Touch
from app.people.permissions import Act
from app.rules.money import Cents
from tests.desks.croupier.bank_hands import bank_page, count_all, count_of
from tests.desks.croupier.made_up_people import MARCO, ROSSI
from tests.desks.croupier.signing_scenes import code_page, sign, with_people
from tests.desks.played import Played


def raised(played: Played) -> FormPage:
    """Blue at ten for seat three."""
    played.window.do(Doing.COLOUR)
    page = played.form(Doing.COLOUR)
    played.touch(page.key("blue"))
    played.touch(page.key(Amount(Cents(1000))))
    played.touch(page.key(Owner("posto 3")))
    played.touch(page.does)
    return page


def counted(played: Played) -> FormPage:
    """The opening count, sent."""
    view = count_of(played, Deed.OPEN)
    count_all(played, view)
    played.touch(view.does)
    return view


def test_a_raised_value_waits_for_the_capo_tavolo(played: Played) -> None:
    with_people(played)
    raised(played)
    page = code_page(played)
    assert page.isVisible()
    assert "blu: 2,50 → 10 · posto 3" in page.accessibleDescription()
    assert "blue" not in played.station.state.personalised
    sign(played, MARCO)
    colour = played.station.state.colours["blue"]
    assert (colour.value, colour.owner) == (1000, "posto 3")
    assert played.station.signed == [(MARCO,)]
    assert played.station.sent[-1]["by"] == MARCO.name


def test_a_colour_at_the_minimum_needs_nobody(played: Played) -> None:
    with_people(played)
    played.window.do(Doing.COLOUR)
    page = played.form(Doing.COLOUR)
    played.touch(page.key("blue"))
    played.touch(page.key(Owner("posto 3")))
    played.touch(page.does)
    assert played.station.state.colours["blue"].owner == "posto 3"
    assert not any(played.station.signed)


def test_a_count_is_signed_and_says_who_counted(played: Played) -> None:
    with_people(played)
    counted(played)
    page = code_page(played)
    assert page.isVisible()
    assert not played.station.state.bank.begun
    sign(played, MARCO)
    (moved,) = played.station.state.movements.values()
    assert (moved.operation, moved.by, moved.signatures) == ("open", ROSSI.name, [MARCO.name])
    assert played.station.signed == [(MARCO,)]


@pytest.mark.parametrize("act", [Act.COLOUR_VALUE, Act.COUNT])
def test_where_nobody_is_there_it_goes_on_and_somebody_hears_of_it(played: Played, act: Act) -> None:
    people = with_people(played)
    raised(played) if act is Act.COLOUR_VALUE else counted(played)
    page = code_page(played)
    assert page.key(Touch.UNSIGNED).text() == "Avanti senza firma"
    played.touch(page.key(Touch.UNSIGNED))
    assert not page.isVisible()
    assert not any(played.station.signed)
    assert (people.went_unsigned, people.unsigned_acts) == ([ROSSI.name], [act])
    state = played.station.state
    assert state.bank.begun is (act is Act.COUNT)
    assert (state.colours["blue"].value == 1000) is (act is Act.COLOUR_VALUE)


def test_given_up_what_was_counted_stays_to_be_sent(played: Played) -> None:
    with_people(played)
    view = counted(played)
    played.touch(code_page(played).back)
    assert bank_page(played) is view
    assert not played.station.state.bank.begun
    played.touch(view.does)
    assert code_page(played).isVisible()
