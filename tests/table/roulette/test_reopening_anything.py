"""Whatever was laid, paid and done since: a spin opened again is as if it had not been closed."""

from hypothesis import given
from hypothesis import strategies as st

from app.table.refusals import Refusal
from app.table.turn import RefusedError
from tests.table.playing import Form, Played, chips, colour, fall, paid_again, told_nothing_short

STAKES = st.tuples(
    st.sampled_from(["red", "black", "low", "even", "straight-8", "split-8-11", "straight-0", "straight-5"]),
    st.sampled_from(
        [
            chips("20.00", owner="seat 1"),
            chips("5.00", 7, owner="seat 4"),
            chips("100.00", 6, owner="seat 2"),
            colour("red", 3),
            colour("blue", 2),
        ]
    ),
)
"""Stakes of which some win at 8 and at 0, some lie on, and some exceed a maximum with their winnings."""
BEFORE = st.one_of(
    st.builds(lambda order: ("paid", {"order": order}), st.integers(1, 3)),
    st.builds(lambda order: ("leave", {"order": order}), st.integers(1, 3)),
    st.builds(lambda place: ("done", {"listed": "half", "place": place}), st.integers(1, 2)),
    st.just(("paid_all", {})),
)
SINCE = st.one_of(
    st.builds(lambda stake: ("place", {"position": stake[0], "entry": stake[1]}), STAKES),
    st.builds(
        lambda name: ("colour", {"colour": name, "owner": "seat 9"}), st.sampled_from(["green", "sky"])
    ),
    st.sampled_from(
        [
            ("announce", {"name": "vicini", "owner": "seat 1", "value": "20.00"}),
            ("bank", {"operation": "tip", "chips": [{"value": "5.00", "pieces": 1}]}),
            (
                "bank",
                {
                    "operation": "change",
                    "chips": [{"value": "20.00", "pieces": -1}, {"value": "10.00", "pieces": 2}],
                },
            ),
            ("missing", {"chip": {"value": "20.00"}}),
            ("minimum", {"minimum": "10.00", "by": "Carla"}),
            ("relief", {}),
            ("last", {}),
            ("suspend", {"reason": "alarm"}),
        ]
    ),
)


@given(
    number=st.sampled_from([0, 8]),
    entered=st.booleans(),
    changes=st.booleans(),
    stakes=st.lists(STAKES, max_size=8),
    before=st.lists(BEFORE, max_size=4),
    since=st.lists(SINCE, max_size=8),
)
def test_opened_again_the_table_is_as_if_the_spin_had_not_been_closed(
    number: int,
    entered: bool,
    changes: bool,
    stakes: list[tuple[str, Form]],
    before: list[tuple[str, Form]],
    since: list[tuple[str, Form]],
) -> None:
    """Whatever was laid and paid before, and whatever was done since: the whole state is the other table's.

    That one was never closed; for each event of the closing and the reopening it records a refusal.
    """
    closed, open_ = (_paid_evening(number, entered, changes, stakes, before) for _ in range(2))
    if closed.paying.settlement is None:
        return  # it is settled by the closing, which stays recorded
    places = len(closed.story)
    closed.do("next")
    for _ in closed.story[places:]:
        _refuse(open_)
    if closed.state.bank.inventory.certainty is not open_.state.bank.inventory.certainty:
        since = [act for act in since if act[0] != "bank"]  # an estimate lets leave what a known bank has not
    done = [_tried(closed, name, fields) for name, fields in since]
    for (name, fields), was_done in zip(since, done, strict=True):
        if was_done:
            open_.do(name, **fields)
    closed.do("reopen")
    _refuse(open_)
    assert told_nothing_short(closed.state) == paid_again(told_nothing_short(open_.state))
    closed.do("next")
    open_.do("next")
    assert told_nothing_short(closed.state) == paid_again(told_nothing_short(open_.state))


def _paid_evening(
    number: int, entered: bool, changes: bool, stakes: list[tuple[str, Form]], before: list[tuple[str, Form]]
) -> Played:
    """A table that is cleared after a number, where of what may be done before the closing all is done."""
    table = Played()
    table.do("open", all_entered=entered)
    count = [{"value": "20.00", "pieces": 50}, {"colour": "red", "pieces": 90}]
    table.do("bank", operation="open", chips=count)
    if changes:
        table.do("minimum", minimum="5.00", by="Carla", out=["blue"])
    for position, entry in stakes:
        table.do("place", position=position, entry=entry)
    fall(table, number)
    table.do("cleared")
    for name, fields in before:
        _tried(table, name, fields)
    _tried(table, "paid", {"order": 1})
    return table


def _tried(table: Played, name: str, fields: Form) -> bool:
    """Do what may be done."""
    if table.table.why_not({"do": name, **fields}) is not None:
        return False
    table.do(name, **fields)
    return True


def _refuse(table: Played) -> None:
    """Record something that changes nothing."""
    table.record_refusal({"do": "next"}, RefusedError(Refusal.PAYMENT_DISPUTED(order=1), "rules 3"))
