"""A journal that is begun anew carries what outlives a night, and nothing else."""

import msgspec
import pytest

from app.table.beginning import journal_begun, why_not_ended
from app.table.event_record import event_form
from app.table.fold import fold
from app.table.heard import WarningHeard
from app.table.replay import Replay
from app.table.roulette.game import ROULETTE
from app.table.roulette.spin_table import SpinTable
from app.table.state import unopened
from tests.table.playing import READY, THROW, Form, Played, fall, number, opened, step
from tests.table.reading import read_event

AFTER = "T1:120:" + 64 * "a"


def night() -> Played:
    """A table with a wheel has played a spin; blue is out at a value of its own; its bank has a paper."""
    table = Played(has_wheel=True)
    table.do("open", dealer="Berta")
    table.hear(step(READY, 41))
    table.do("colour", colour="blue", value="10.00", owner="seat 3", by="Carla")
    table.do("place", position="red", entry={"colour": "blue", "pieces": 5})
    table.do("bank", operation="open", chips=[])
    signed = {"document": "F-0007", "signatures": ["Carla", "Ugo", "Ines"]}
    table.do("bank", operation="fill", chips=[{"value": "20.00", "pieces": 5}], **signed)
    table.hear(step(THROW, 42), number(8, 42))
    table.do("next")
    return table


def ended() -> Played:
    table = night()
    table.do("close")
    table.do("bank", operation="close", chips=[{"value": "20.00", "pieces": 5}])
    return table


def begun_from(state: SpinTable) -> SpinTable:
    """The table after the first event of its new journal, as it is read there."""
    event = read_event(msgspec.json.encode(event_form(journal_begun(state, AFTER))))
    return fold(unopened("T1", ROULETTE), event)


def test_all_that_outlives_a_night_is_carried_over() -> None:
    before = ended().state
    after = begun_from(before)
    assert (after.seq, after.spins, after.numbers) == (1, before.spins, before.numbers)
    assert (after.wheels, after.last_documents) == (before.wheels, {"fill": "F-0007"})
    assert (after.dealer, after.side, after.wheel_number) == ("Berta", before.side, before.wheel_number)
    assert after.colours_out == before.colours_out
    assert all(after.colours[name] == before.colours[name] for name in after.colours_out)
    assert not after.opened


def test_the_next_opening_says_what_it_would_have_said_in_the_old_journal() -> None:
    old, new = ended(), Played(begun_from(ended().state))
    for table in (old, new):
        table.do("open")
    one, other = (event_form(next(e for e in table.story[::-1] if type(e).__name__ == "TableOpened"))
                  for table in (old, new))  # fmt: skip
    assert {**one, "recorded": 0} == {**other, "recorded": 0}
    assert other["recorded"] == 1
    fall(new, 17)
    assert new.state.numbers[:2] == (17, 8)


def test_a_journal_is_at_its_end_once_all_is_closed_counted_and_answered() -> None:
    table = night()
    assert "close it first" in str(why_not_ended(table.state))
    table.do("close")
    assert "bank is not counted" in str(why_not_ended(table.state))
    table.do("bank", operation="close", chips=[])
    assert why_not_ended(table.state) is None
    table.hear(WarningHeard("wheel", "bad_frame", "damaged"))
    assert "1 alerts wait" in str(why_not_ended(table.state))
    assert why_not_ended(unopened("T1", ROULETTE)) is None


def test_a_journal_is_not_at_its_end_while_nobody_said_why_a_throw_is_void() -> None:
    table = opened()
    table.do("throw")
    table.do("void", reason="")
    table.do("close")
    assert "why 1 throws are void" in str(why_not_ended(table.state))
    table.do("explain", reason="no_pocket")
    assert why_not_ended(table.state) is None


def replayed(*forms: Form) -> list[str]:
    replay = Replay("T1", ROULETTE)
    return [fault for form in forms if (fault := replay.step(msgspec.json.encode(form)))]


@pytest.mark.parametrize(
    ("table", "late", "fault"),
    [("T1", False, None), ("T2", False, "of table T2"), ("T1", True, "first event alone")],
)
def test_verify_plays_it_as_the_first_event_and_as_no_other(
    table: str, late: bool, fault: str | None
) -> None:
    begun = {**event_form(journal_begun(ended().state, AFTER)), "table": table}
    before = [event_form(opened().story[0])] if late else []
    faults = replayed(*before, begun)
    assert [fault in said for said in faults if fault] == ([True] if fault else [])
