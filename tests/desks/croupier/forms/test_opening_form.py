"""A table opens at a minimum, in somebody's name, and a tumbler once its balls were checked (rules 8, 10)."""

from collections.abc import Sequence

from app.desks.croupier.forms.opening_form import ASK, Answer, Opening, opening
from app.desks.croupier.forms.typed import WIPE, Letter, Name
from app.people.permissions import Signed
from app.rules.money import Cents
from app.rules.side import Side
from app.table.table_commands import ChangeDealer
from tests.desks.croupier.forms.asked import ENTER, Asked
from tests.desks.croupier.made_up_people import ANNA, GINA, MARCO, ROSSI
from tests.desks.desk import Desk, Station


def asked(desk: Desk, people: Sequence[Signed] | None = None) -> Asked[Opening]:
    desk.station.sent.clear()
    return Asked(opening(lambda: people), desk)


def nobody_known() -> Desk:
    """A closed table at which nobody ever dealt, of a station that names nobody."""
    desk = Desk(opened=False)
    desk.station.publish(dealer="")
    return desk


def test_a_table_does_not_open_before_it_is_said_who_deals() -> None:
    desk = nobody_known()
    page = asked(desk)
    assert (page.does.can, page.does.below) == (False, "prima chi è al tavolo")
    page.press(ENTER)
    assert desk.station.sent == []
    page.touch(Letter("M"))
    page.type("ARCO")
    assert page.does.below == "impiegato Marco"
    page.do()
    assert desk.station.sent[-1]["dealer"] == "Marco"
    assert desk.station.state.dealer == "Marco"
    assert page.left


def test_whoever_dealt_last_is_offered_and_another_is_named_at_a_touch(desk: Desk) -> None:
    desk.station.send(ChangeDealer(name="Anna"))
    desk.station.say("close")
    page = asked(desk)
    assert (page.key(ASK).words, page.does.below) == ("Anna", "impiegato Anna")
    assert not [key for key in page.keys if key.says == Letter("M")]
    page.type("X")
    assert page.key(ASK).words == "Anna", "nothing is typed before a name is asked for"
    page.touch(ASK, Letter(WIPE))
    assert not page.does.can
    page.type("UGO")
    page.do()
    assert desk.station.state.dealer == "Ugo"


def test_a_letter_that_is_typed_begins_another_name_than_the_one_that_is_offered(desk: Desk) -> None:
    desk.station.say("close")
    page = asked(desk)
    page.touch(ASK)
    page.type("ANNA")
    assert page.key(ASK).words == "Anna"


def test_who_deals_is_touched_where_there_is_a_register() -> None:
    desk = nobody_known()
    page = asked(desk, (ROSSI, ANNA, MARCO, GINA))
    assert [key.words for key in page.rows[-1].keys] == [ROSSI.name, ANNA.name, MARCO.name, GINA.name]
    assert not page.does.can
    page.touch(Name(ANNA.name))
    assert not [key for key in page.keys if key.says == Name(ANNA.name)]
    page.do()
    assert desk.station.sent[-1]["dealer"] == ANNA.name


def test_letters_look_for_a_name_of_the_register_and_the_only_one_is_taken() -> None:
    page = asked(nobody_known(), (ROSSI, ANNA, MARCO, GINA))
    page.type("R")
    assert [key.words for key in page.rows[-1].keys] == [ROSSI.name, GINA.name]
    page.press("\b")
    page.type("V")
    assert (page.draft.asks, page.does.below) == (False, f"impiegato {ANNA.name}")


def test_who_is_not_in_the_register_is_asked_for(desk: Desk) -> None:
    desk.station.send(ChangeDealer(name="Ugo"))
    desk.station.say("close")
    page = asked(desk, (ROSSI, ANNA))
    assert page.draft.asks
    assert (page.does.can, page.does.below) == (False, "prima chi è al tavolo")


def test_a_tumbler_opens_once_the_set_and_who_counted_are_said() -> None:
    desk = Desk(opened=False, station=Station(Side.LEFT, "tombola-half-back"))
    page = asked(desk)
    assert (page.does.can, page.does.below) == (False, "prima il set di palline")
    page.touch(Answer(0, "B"))
    assert (page.does.can, page.does.below) == (False, "prima chi le ha contate")
    page.touch(Answer(1, "ispettore"))
    assert page.does.below == "impiegato Rossi"
    page.do()
    balls = desk.station.state.balls
    assert balls is not None
    assert (balls.name, balls.count, balls.seals, balls.by) == ("B", 37, ("intatti",), "ispettore")


def test_while_it_is_asked_who_deals_the_balls_wait() -> None:
    page = asked(Desk(opened=False, station=Station(Side.LEFT, "tombola-half-back")))
    page.touch(Answer(0, "B"), ASK)
    assert not [key for key in page.keys if isinstance(key.says, Answer)]
    page.touch(ASK)
    assert page.key(Answer(0, "B")).chosen


def test_it_opens_at_the_minimum_of_the_house_unless_another_is_chosen() -> None:
    page = asked(Desk(opened=False))
    assert page.draft.minimum == Cents(250)
    assert page.does.words == "Aprire a 2,50"
