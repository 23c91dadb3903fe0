"""Another minimum is announced a spin ahead, and which colours are out is asked with it (rules 2, 4, 8)."""

import pytest

from app.desks.croupier import commands
from app.desks.croupier.forms.amounts import Amount, Step
from app.desks.croupier.forms.minimum_form import MINIMUM, Minimum
from app.desks.croupier.forms.opening_form import opening
from app.rules.money import Cents
from app.table.json_text import Json
from tests.desks.croupier.forms.asked import Asked
from tests.desks.desk import Desk, Station

FIVE = Amount(Cents(500))


@pytest.fixture
def page(desk: Desk) -> Asked[Minimum]:
    return Asked(MINIMUM, desk)


def out(page: Asked[Minimum]) -> set[object]:
    return {key.says for key in page.rows[1].keys if key.chosen}


def test_a_minimum_is_announced_a_spin_ahead_in_the_capo_tavolo_s_name(
    desk: Desk, page: Asked[Minimum]
) -> None:
    """Rules 8: "Ultimo colpo a minimo X, la partita proseguirà col minimo di Y", a spin ahead."""
    assert not page.does.can
    page.touch(FIVE, Step(1))
    assert desk.station.sent == []
    page.do()
    assert desk.station.sent == [{"do": "minimum", "minimum": "7.50", "by": "capo tavolo", "out": []}]
    assert page.left
    assert any("col minimo di 7,50" in line for line in desk.screen.heading.said)


def test_with_the_minimum_it_is_asked_colour_by_colour_which_are_out(desk: Desk) -> None:
    """Rules 2: what is out keeps its value, all others get the new one; the marker says so wherever they are."""
    desk.station.fall(8)
    desk.colour("green", "black")
    desk.station.say("paid_all", "next")
    lies: Json = {"do": "place", "position": "even", "entry": {"colour": "yellow", "pieces": 5}}
    desk.station.table.do(lies)
    desk.station.publish()
    page = Asked(MINIMUM, desk)
    page.touch(FIVE)
    assert out(page) == {"green", "yellow"}
    assert not page.key("yellow").can, "it lies there: nobody has to say so"
    assert (page.key("red").name, page.key("red").below) == ("rosso: è fuori? poi 5", "poi 5")
    page.touch("red", "green")
    assert page.key("red").name == "rosso: è fuori? resta 2,50"
    page.do()
    assert desk.station.sent[-1]["out"] == ["red", "yellow"]
    desk.station.fall(9)
    desk.station.say("next")
    colours = desk.station.state.colours
    assert {name for name, colour in colours.items() if colour.value == 250} == {"red", "yellow"}
    desk.station.fall(9)
    desk.colour("red", "straight-9")
    screen = desk.screen
    assert screen.palette is not None
    shown = {key.name: key.look.marker for key in screen.palette.colours if key.look.marker}
    assert shown == {"red": "2,50", "yellow": "2,50"}
    (pile,) = next(target.piles for target in screen.inside if target.position.name == "straight-9")
    assert pile.look.marker == "2,50"
    assert [row.look.marker for row in screen.payments.rows if row.look is not None] == ["2,50"]
    assert screen.payments.rows[0].amount == 35 * 250
    assert screen.payments.large is not None
    assert screen.payments.large.look is not None
    assert screen.payments.large.look.marker == "2,50"


def test_where_the_bank_is_counted_nobody_is_asked(desk: Desk) -> None:
    chips: list[Json] = [{"colour": name, "pieces": 100} for name in ("red", "blue")]
    desk.station.table.do({"do": "bank", "operation": "open", "chips": chips})
    gone: list[Json] = [{"colour": "red", "pieces": -20}, {"value": "50.00", "pieces": 1}]
    desk.station.table.do({"do": "bank", "operation": "change", "chips": gone})
    desk.station.publish()
    page = Asked(MINIMUM, desk)
    assert out(page) == {"red"}
    assert not any(key.can for key in page.rows[1].keys)
    page.touch(FIVE)
    page.do()
    assert desk.station.sent[-1] == {"do": "minimum", "minimum": "5.00", "by": "capo tavolo"}


def test_a_minimum_that_was_announced_is_withdrawn_by_the_one_that_holds(desk: Desk) -> None:
    """Rules 8: before the throw; the next spin goes on as it was, in the name of who was named last."""
    desk.station.send(commands.minimum(Cents(500), "Bianchi"))
    page = Asked(MINIMUM, desk)
    assert page.draft.amount == 500
    page.touch(Amount(Cents(250)))
    assert page.does.words == "Resta 2,50: revocare"
    assert page.does.below == "il nuovo minimo non viene · lo dice Bianchi"
    page.do()
    assert desk.station.sent[-1] == {"do": "minimum", "minimum": "2.50", "by": "Bianchi"}
    assert desk.station.state.announced is None
    page.open()
    assert not page.does.can, "nothing is announced: there is nothing to withdraw"


def test_no_minimum_above_a_maximum_is_offered(desk: Desk, page: Asked[Minimum]) -> None:
    """Rules 4: under a minimum of 100 nobody could lay a straight, which has 60 at most."""
    greyed = {key.words: key.below for key in page.rows[0].keys if not key.can and key.says != Step(-1)}
    assert greyed == {"100": "max 60"}
    page.touch(Amount(Cents(50_00)))
    while page.key(Step(1)).can:
        page.touch(Step(1))
    assert page.draft.amount == 60_00
    page.touch(Step(-1))
    assert page.key(Step(1)).can
    desk.station.say("close")
    assert not Asked(opening(lambda: None), desk).key(Amount(Cents(100_00))).can


def test_more_and_less_say_by_how_much_and_end_at_the_least(page: Asked[Minimum]) -> None:
    """Rules 4: a minimum is so many units of the house."""
    assert (page.key(Step(-1)).words, page.key(Step(1)).words) == ("− 2,50", "+ 2,50")
    assert (page.draft.amount, page.key(Step(-1)).can) == (2_50, False)
    page.touch(Step(1))
    assert (page.draft.amount, page.key(Step(-1)).can) == (5_00, True)


def test_where_maxima_follow_the_minimum_each_is_offered() -> None:
    """Rules 4: under the arrêté the straight has so many times the minimum."""
    page = Asked(MINIMUM, Desk(station=Station(name="france")))
    assert all(key.can and not key.below for key in page.rows[0].keys if key.says != Step(-1))
