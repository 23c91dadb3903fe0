"""A known bank never holds less than nothing: typed wrong is refused, what was paid all the same is told (rules 9)."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.bank import below_nothing, by_colour
from app.rules.chips import Chip
from app.rules.inventory import Certainty
from app.rules.money import Cents
from app.table.events import BankShort
from app.table.replay import Replay
from app.table.roulette.game import ROULETTE
from tests.table.playing import Form, Played, chips, fall, form_of, opened

NAMES = ["Carla", "Ugo", "Ines"]
PLAQUES = [{"value": "1000.00", "pieces": 500}]
HELD = [
    {"value": "100.00", "pieces": 50},
    {"value": "20.00", "pieces": 100},
    {"colour": "red", "pieces": 200},
]


def counted(*, all_entered: bool = True) -> Played:
    table = opened(all_entered=all_entered)
    table.do("bank", operation="open", chips=HELD)
    return table


def certainty(table: Played) -> Certainty:
    return table.state.bank.inventory.certainty


LEAVES = {
    "a credit": {"operation": "credit", "chips": PLAQUES, "document": "C-1", "signatures": NAMES},
    "a change": {
        "operation": "change",
        "chips": [{"value": "1000.00", "pieces": -2}, {"value": "100.00", "pieces": 20}],
    },
    "a change of notes": {
        "operation": "drop",
        "chips": [{"value": "100.00", "pieces": 10, "kind": "notes"}, {"value": "1000.00", "pieces": -1}],
    },
    "a colour sold for notes": {
        "operation": "drop",
        "chips": [{"value": "500.00", "pieces": 2, "kind": "notes"}, {"colour": "red", "pieces": -400}],
    },
    "one piece more than there is": {
        "operation": "credit",
        "chips": [{"value": "100.00", "pieces": 51}],
        "document": "C-1",
        "signatures": NAMES,
    },
}


@pytest.mark.parametrize("leaves", LEAVES.values(), ids=[*LEAVES])
def test_9_what_a_known_bank_has_not_cannot_leave_it(leaves: dict[str, object]) -> None:
    reason = counted().refused("bank", **leaves)
    assert "cannot leave it" in reason
    assert reason.endswith("(rules 9)")


def test_9_what_it_has_may_leave_to_the_last_piece() -> None:
    table = counted()
    table.do("bank", operation="credit", chips=HELD[:1], document="C-1", signatures=NAMES)
    assert table.state.bank.inventory.pieces[Chip(Cents(10000))] == 0
    assert certainty(table) is Certainty.KNOWN


def halved_by_zero() -> Played:
    """All 20s were paid out, and zero has brought half of 35.00 in chips that nobody named: 17.50."""
    table = Played()
    table.do("open", all_entered=True)
    table.do("bank", operation="open", chips=[{"value": "20.00", "pieces": 35}])
    table.do("place", position="red", entry=chips("5.00", 7, owner="seat 4"))
    table.do("place", position="straight-0", entry=chips("20.00", 1, owner="seat 2"))
    fall(table, 0)
    table.do("cleared")
    table.do("paid", order=1)
    return table


def changed(value: str, pieces: int, into: str, came: int) -> Form:
    return {
        "operation": "change",
        "chips": [{"value": value, "pieces": -pieces}, {"value": into, "pieces": came}],
    }


def test_9_what_half_a_stake_brought_may_be_any_chips_of_that_worth() -> None:
    """Nobody knows which chips the bank took: of a half of 17.50 it may give three of 5, and no four."""
    assert halved_by_zero().table.why_not({"do": "bank", **changed("5.00", 3, "2.50", 6)}) is None
    reason = halved_by_zero().refused("bank", **changed("5.00", 4, "20.00", 1))
    assert reason == "the bank is known and has 3 × 5.00: 4 cannot leave it (rules 9)"


def test_9_what_left_of_it_is_not_given_twice() -> None:
    table = halved_by_zero()
    ten = changed("10.00", 1, "2.50", 4)
    assert table.table.why_not({"do": "bank", **ten}) is None
    table.do("bank", **changed("5.00", 3, "2.50", 6))
    assert "has 0 × 10.00: 1 cannot leave it" in table.refused("bank", **ten)


def test_9_of_two_chips_the_one_is_named_for_which_too_little_is_left() -> None:
    both = [*changed("5.00", 3, "2.50", 6)["chips"], *changed("10.00", 1, "2.50", 4)["chips"]]
    reason = halved_by_zero().refused("bank", operation="change", chips=both)
    assert reason.startswith("the bank is known and has 0 × 10.00: 1 cannot leave it")


def test_9_a_colour_is_never_among_what_nobody_named() -> None:
    chips = [{"colour": "red", "pieces": -2}, {"value": "5.00", "pieces": 1}]
    reason = halved_by_zero().refused("bank", operation="change", chips=chips)
    assert reason.startswith("the bank is known and has 0 × red: 2 cannot leave it")


def test_a_colour_is_one_chip_whatever_a_piece_is_worth() -> None:
    """Pieces of 2.50 lie there; 150 are sold at 5.00, and 100 more are not there."""
    table = counted()
    sold = [
        {"value": "100.00", "pieces": 5, "kind": "notes"},
        {"value": "50.00", "pieces": 5, "kind": "notes"},
    ]
    table.do("bank", operation="drop", chips=[*sold, {"colour": "red", "value": "5.00", "pieces": -150}])
    more = [
        {"value": "500.00", "pieces": 1, "kind": "notes"},
        {"colour": "red", "value": "5.00", "pieces": -100},
    ]
    assert "has 50 × red: 100 cannot" in table.refused("bank", operation="drop", chips=more)


def test_what_lost_is_there_to_be_changed_before_its_spin_is_closed() -> None:
    """A plaque was lost, and lies in the bank when it is changed though its spin is paid still."""
    table = counted()
    table.do("place", position="straight-3", entry=chips("1000.00", owner="seat 2"))
    change = LEAVES["a change"] | {
        "chips": [{"value": "1000.00", "pieces": -1}, {"value": "100.00", "pieces": 10}]
    }
    assert "cannot leave it" in table.refused("bank", **change)
    fall(table, 8)
    table.do("cleared")
    table.do("bank", **change)
    table.do("next")
    assert below_nothing(table.state.bank.inventory.pieces) == {}
    assert certainty(table) is Certainty.KNOWN


def test_an_estimate_refuses_nothing() -> None:
    """Rules 7: at a live table losing stakes are not entered."""
    table = counted(all_entered=False)
    fall(table, 8)
    table.do("next")
    fall(table, 9)
    assert certainty(table) is Certainty.ESTIMATED
    table.do("bank", **LEAVES["a credit"])
    assert not any(isinstance(event, BankShort) for event in table.story)


def test_a_fill_that_is_put_right_is_never_refused_and_somebody_answers() -> None:
    """A fill of 40 was none, and 60 of the 70 chips that were to be there are gone to the cage."""
    table = counted()
    twenty = {"value": "50.00", "pieces": 40}
    table.do("bank", operation="fill", chips=[twenty], document="F-1", signatures=NAMES)
    filled = table.state.seq
    credit = [{"value": "50.00", "pieces": 30}]
    table.do("bank", operation="credit", chips=credit, document="C-1", signatures=NAMES)
    kinds = table.do(
        "correct", of=filled, reason="never came", by="Carla", witness="Ugo",
        instead={"chips": [{"value": "50.00", "pieces": 0}]},
    )  # fmt: skip
    assert kinds[-2:] == ("entry.corrected", "bank.short")
    assert certainty(table) is Certainty.ESTIMATED
    assert [event.chips for event in table.story if isinstance(event, BankShort)] == [
        [{"value": "50.00", "pieces": -30}]
    ]
    (seq, waits), *more = table.state.unanswered.items()
    assert isinstance(waits, BankShort)
    assert not more
    table.do("answer", of=seq, by="Gina", note="counted again")
    assert not table.state.unanswered


def test_a_payment_of_more_than_there_is_is_made_and_somebody_answers() -> None:
    table = counted()
    for seat in range(1, 6):
        table.do("place", position="straight-8", entry=chips("1000.00", owner=f"seat {seat}"))
    fall(table, 8)
    table.do("paid_all")
    kinds = table.do("next")
    assert kinds[-1] == "bank.short"
    assert certainty(table) is Certainty.ESTIMATED


def test_a_spin_that_is_opened_again_gives_the_known_bank_back() -> None:
    table = counted()
    table.do("place", position="straight-8", entry=chips("1000.00", owner="seat 1"))
    fall(table, 8)
    assert "bank.short" in table.do("next")
    table.do("reopen")
    assert certainty(table) is Certainty.KNOWN
    assert "bank.short" in table.do("next")
    assert certainty(table) is Certainty.ESTIMATED


CHIPS = st.sampled_from(
    [Chip(Cents(2000)), Chip(Cents(250), "red"), Chip(Cents(500), "red"), Chip(Cents(250), "blue")]
)


@given(st.dictionaries(CHIPS, st.integers(-9, 9)))
def test_less_than_nothing_is_of_a_value_or_of_a_whole_colour(pieces: dict[Chip, int]) -> None:
    found = {chip.colour or chip: count for chip, count in below_nothing(pieces).items()}
    expected = {chip: count for chip, count in pieces.items() if chip.colour is None and count < 0}
    assert found == expected | {name: count for name, count in by_colour(pieces).items() if count < 0}


def closing(pieces: int, *, all_entered: bool = True) -> Played:
    """A plaque lost, so that 51 × 100 and the rest should lie there; so many 100s are counted."""
    table = counted(all_entered=all_entered)
    table.do("place", position="straight-3", entry=chips("100.00", owner="seat 2"))
    fall(table, 8)
    table.do("next")
    table.do("bank", operation="close", chips=[{"value": "100.00", "pieces": pieces}, *HELD[1:]], by="Carla")
    return table


SHOULD = [{"colour": "red", "value": "2.50", "pieces": 200}, {"value": "20.00", "pieces": 100}]


@pytest.mark.parametrize(("pieces", "more"), [(51, 0), (50, -1), (53, 2)])
def test_a_closing_count_says_what_should_lie_there_and_by_what_it_differs(pieces: int, more: int) -> None:
    table = closing(pieces)
    last = table.last()
    assert last["book"] == [*SHOULD, {"value": "100.00", "pieces": 51}]
    assert last.get("differs") == ([{"value": "100.00", "pieces": more}] if more else None)
    assert [*table.state.unanswered] == ([table.state.seq] if more else [])


def test_nothing_is_said_of_what_an_estimate_should_hold() -> None:
    table = closing(9, all_entered=False)
    assert not {"book", "differs"} & table.last().keys()
    assert not table.state.unanswered


def test_a_closing_count_that_is_put_right_is_compared_with_the_same() -> None:
    table = closing(50)
    of = table.state.seq
    for pieces, differs in ((49, [{"value": "100.00", "pieces": -2}]), (51, None)):
        instead = {"chips": [{"value": "100.00", "pieces": pieces}, *HELD[1:]]}
        table.do("correct", of=of, reason="counted again", by="Carla", witness="Ugo", instead=instead)
        assert table.last()["book"] == [*SHOULD, {"value": "100.00", "pieces": 51}]
        assert table.last().get("differs") == differs


@pytest.mark.parametrize(
    "forged",
    [
        {"book": SHOULD},
        {"book": [*SHOULD, {"value": "100.00", "pieces": 50}]},
        {"differs": None},
        {"differs": [{"value": "20.00", "pieces": -1}]},
    ],
)
def test_verify_finds_a_closing_count_that_says_otherwise(forged: dict[str, object]) -> None:
    *before, count = [form_of(event) for event in closing(50).story]
    assert faults([*before, count]) == []
    told = {key: value for key, value in (count | forged).items() if value is not None}
    assert faults([*before, told]) == ["the closing count says otherwise"]


def faults(forms: list[Form]) -> list[str]:
    """What is wrong with a story, up to where it differs."""
    again = Replay("T1", ROULETTE)
    found = (again.step(msgspec.json.encode(form)) for form in forms)
    return [fault[: len("the closing count says otherwise")] for fault in found if fault]
