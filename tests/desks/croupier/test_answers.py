"""What was asked of the table is forgotten once the state shows it, or it was refused."""

from msgspec.structs import replace

from app.desks.croupier.answers import answered, relieved
from app.desks.croupier.roulette.entry.entered import Asked, Draft
from app.table.live import Refusal
from tests.desks.desk import Desk


def test_a_mark_is_waited_for_until_the_state_has_it(eight: Desk) -> None:
    live = eight.station.live
    draft = Draft(spin=1, asked=Asked(make=True, order=1, refusals=live.refusals))
    assert answered(draft, live).asked is not None
    eight.station.send({"do": "paid", "order": 1})
    assert answered(draft, eight.station.live).asked is None


def test_a_refusal_is_an_answer(eight: Desk) -> None:
    live = eight.station.live
    draft = Draft(spin=1, asked=Asked(make=True, order=1, refusals=live.refusals))
    refused = replace(live, refusal=Refusal("no", live.refusals + 1, "paid"))
    assert answered(draft, refused).asked is None


def test_to_whom_it_was_handed_over_is_remembered_while_it_is_open(desk: Desk) -> None:
    before = desk.station.live
    desk.station.send({"do": "dealer", "name": "Bruno"})
    now = desk.station.live
    assert relieved(Draft(spin=1), before, now).relief == "Bruno"
    assert relieved(Draft(spin=1), before, before).relief == ""
    desk.station.say("close")
    assert relieved(Draft(spin=1, relief="Bruno"), now, desk.station.live).relief == ""
