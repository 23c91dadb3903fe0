"""The round on the page of the side wagers: what stands, its exposure (B1), and how it is abandoned (A1, Ending)."""

from __future__ import annotations

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.kit import Form, Line, Lines
from app.desks.croupier.repeater.booking_draft import Owner, View, Wanted, Why
from app.people.permissions import Signed
from app.people.roles import Role
from app.table.repeater.memory import wagers_at
from tests.desks.croupier.made_up_people import GINA
from tests.desks.croupier.repeater_scenes import HOUSE, booked, offered, spun, touch_chip
from tests.desks.croupier.scene import Scene, set_up, table_of
from tests.desks.croupier.signing_scenes import code_page, sign, with_people
from tests.desks.hands import Hands


def table() -> Hands:
    return Hands(station=table_of(Scene("repeater", booked, profile=HOUSE)), setup=set_up())


def opened(hands: Hands, *says: object) -> Form:
    hands.window.do(Act.BESIDE)
    hands.say(Act.BESIDE, *says)
    return shown(hands)


def shown(hands: Hands) -> Form:
    return hands.form(Act.BESIDE).form


def lines(form: Form) -> list[tuple[str, str]]:
    return [(line.words, line.end) for part in form.parts if isinstance(part, Lines) for line in part.lines]


def can_go_on(hands: Hands) -> bool:
    return hands.form(Act.BESIDE).does.isEnabled()


def test_the_page_says_the_dearest_next_value_and_its_cost_until_something_is_chosen() -> None:
    hands = table()
    hands.window.do(Act.BESIDE)
    assert shown(hands).below == ""
    hands.window.leave()
    offered(hands)
    # 4 would come the fourth time: 65 for 1 on 65 in all, less these, and their envy four for 1.
    assert opened(hands).below == "Il valore più caro: 4, costerebbe € 4.460"
    hands.say(Act.BESIDE, Owner("posto 3"), Wanted("repeat-8"))
    assert shown(hands).below == "Posto 3, repeater 8"


def test_the_round_lists_what_stands_and_how_often_its_value_has_come() -> None:
    hands = table()
    offered(hands)
    form = opened(hands, View.ROUND)
    assert form.title == "Giro 1"
    assert form.below == "Il valore più caro: 4, costerebbe € 4.460"
    assert lines(form)[:3] == [
        ("Posto 3, repeater 2", "0/2 · € 5"),
        ("Posto 3, repeater 4", "3/4 · € 5"),
        ("Posto 5, repeater 4", "3/4 · € 10"),
    ]
    assert ("Posto 2, Citywide", "3/4 · € 5") in lines(form)
    assert len(lines(form)) == len(wagers_at(hands.station.state).round.standing) == 10


def test_before_a_round_is_abandoned_it_is_said_what_that_pays_and_returns() -> None:
    hands = table()
    offered(hands)
    form = opened(hands, View.ROUND, View.ABANDON)
    assert form.below == "Si pagano € 1.365 e si rendono € 65; niente in busta."
    assert lines(form)[:4] == [
        ("Posto 3, repeater 4", "€ 105"),
        ("Posto 5, repeater 4", "€ 210"),
        ("Posto 8, repeater 4", "€ 1.050"),
        ("Posto 3, repeater 2", "resi € 5"),
    ]


def test_a_round_is_abandoned_by_reason_and_name_and_what_is_handed_to_whom_stays_there() -> None:
    hands = table()
    offered(hands)
    said = opened(hands, View.ROUND, View.ABANDON)
    assert not can_go_on(hands)
    hands.say(Act.BESIDE, Why("Evacuazione"), View.NAME)
    assert not can_go_on(hands)
    hands.type("carla")
    hands.touch(hands.form(Act.BESIDE).does)
    assert hands.station.sent[-1] == {"do": "repeater_abandon", "reason": "Evacuazione", "by": "Carla"}
    round_ = wagers_at(hands.station.state).round
    assert (round_.number, round_.standing) == (2, ())
    form = shown(hands)
    assert form.title == "Giro 1: abbandonato"
    assert form.below == "Evacuazione · Carla"
    assert form.warned == said.below
    assert lines(form) == lines(said)


def test_who_was_named_this_evening_decides_and_somebody_else_can_be_named() -> None:
    hands = table()
    offered(hands)
    hands.station.send({"do": "minimum", "minimum": "5.00", "by": "Carla"})
    opened(hands, View.ROUND, View.ABANDON, Why("Guasto"))
    does = hands.form(Act.BESIDE).does
    assert (does.text(), does.below) == ("Abbandonare il giro", "lo dice Carla")
    hands.say(Act.BESIDE, View.NAME)
    hands.type("dino")
    hands.touch(hands.form(Act.BESIDE).does)
    assert hands.station.sent[-1]["by"] == "Dino"


def test_a_finger_that_saw_other_sums_abandons_nothing() -> None:
    """What a touch does is what it was said to do: with one wager more it is something else."""
    hands = table()
    offered(hands)
    hands.station.send({"do": "minimum", "minimum": "5.00", "by": "Carla"})
    opened(hands, View.ROUND, View.ABANDON, Why("Guasto"))
    before = hands.form(Act.BESIDE).does.meaning()
    hands.station.send({"do": "repeater", "wager": "repeat-9", "owner": "posto 8", "amount": "5.00"})
    assert hands.form(Act.BESIDE).does.meaning() != before


def test_the_manual_opens_at_the_page_of_the_side_wagers() -> None:
    hands = table()
    hands.window.do(Act.BESIDE)
    assert hands.window.pages.help_wanted() == "repeater-bets"


def test_what_was_handed_over_is_read_until_something_is_booked_or_falls() -> None:
    for after in (lambda hands: spun(hands, 8), lambda hands: hands.station.send(WAGER)):
        hands = table()
        booked(hands)
        hands.station.send({"do": "repeater_abandon", "reason": "Guasto", "by": "Carla"})
        assert opened(hands, View.ROUND).title == "Giro 1: abbandonato"
        hands.window.leave()
        after(hands)
        assert opened(hands, View.ROUND).title == "Giro 2"


WAGER = {"do": "repeater", "wager": "repeat-9", "owner": "posto 1", "amount": "5.00"}


def test_a_round_in_which_nothing_stands_is_not_abandoned() -> None:
    form = opened(table(), View.ROUND)
    assert form.does is None
    assert next(part.words for part in form.parts if isinstance(part, Line)) == "Niente è in gioco."


def test_before_the_layout_is_cleared_the_page_says_why_a_round_is_not_abandoned() -> None:
    hands = table()
    booked(hands)
    hands.fall(8)
    form = opened(hands, View.ROUND, View.ABANDON, Why("Guasto"))
    assert form.warned
    assert not can_go_on(hands)


def test_where_people_have_codes_whoever_decides_signs_and_sees_what_it_pays() -> None:
    hands = table()
    offered(hands)
    with_people(hands, GINA, Signed("Dino Ferrari", Role.DEALER))
    opened(hands, View.ROUND, View.ABANDON, Why("Guasto"))
    hands.touch(hands.form(Act.BESIDE).does)
    page = code_page(hands)
    assert page.form.title == "Giro abbandonato: chi lo decide?"
    assert page.draft.told.what == "giro 1 · perché: Guasto"
    assert page.draft.told.more == ("Si pagano € 1.365 e si rendono € 65; niente in busta.",)
    sign(hands, GINA)
    hands.wait_until(lambda: wagers_at(hands.station.state).round.number == 2)
    assert [each.name for each in hands.station.signed[-1]] == [GINA.name]


def test_a_late_wager_says_what_it_is_to_whoever_signs() -> None:
    hands = table()
    with_people(hands, GINA)
    hands.station.say("throw", "no_more_bets")
    opened(hands, Owner("posto 3"), Wanted("uptown"))
    touch_chip(hands, 5)
    page = code_page(hands)
    assert page.form.title == "Puntata a lato dopo «Rien ne va plus»"
    assert page.draft.told.what == "Posto 3, Uptown: € 5"
    sign(hands, GINA)
    hands.wait_until(lambda: bool(wagers_at(hands.station.state).round.standing))
