"""What was asked of the table is forgotten once the state shows it, or it was refused."""

from msgspec.structs import replace

from app.desks.croupier.dealing import answered, relieved
from app.desks.croupier.draft import Asked
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.table.live import Refusal
from tests.desks.desk import Desk


def test_a_mark_is_waited_for_until_the_state_has_it(eight: Desk) -> None:
    live = eight.station.live
    draft = SpinDraft(spin=1, asked=Asked(make=True, order=1, refusals=live.refusals))
    assert answered(draft, live, ticked=False).asked is not None
    eight.station.send({"do": "paid", "order": 1})
    assert answered(draft, eight.station.live, ticked=False).asked is None


def test_a_refusal_is_an_answer(eight: Desk) -> None:
    live = eight.station.live
    draft = SpinDraft(spin=1, asked=Asked(make=True, order=1, refusals=live.refusals))
    refused = replace(live, refusal=Refusal("no", live.refusals + 1, "paid"))
    assert answered(draft, refused, ticked=False).asked is None


def test_to_whom_it_was_handed_over_is_remembered_while_it_is_open(desk: Desk) -> None:
    before = desk.station.live
    desk.station.send({"do": "dealer", "name": "Bruno"})
    now = desk.station.live
    assert relieved(SpinDraft(spin=1), before, now).relief == "Bruno"
    assert relieved(SpinDraft(spin=1), before, before).relief == ""
    desk.station.say("close")
    assert relieved(SpinDraft(spin=1, relief="Bruno"), now, desk.station.live).relief == ""
