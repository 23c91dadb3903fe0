"""The state of a table as scripts see it."""

import msgspec

from app.table.state_form import state_form
from app.table.turn import HAND
from tests.table.playing import (
    EIGHT,
    Form,
    Played,
    candidate,
    chips,
    colour,
    fall,
    fallen,
    opened,
    paying_eight,
    reader,
    stack,
)


def form(table: Played) -> Form:
    """The state as it arrives at the other end."""
    decoded: Form = msgspec.json.decode(msgspec.json.encode(state_form(table.state)))
    return decoded


def test_a_table_that_was_never_opened() -> None:
    assert form(Played()) == {
        "table": "T1",
        "opened": False,
        "suspended": None,
        "house": "",
        "minimum": "0.00",
        "announced_minimum": None,
        "all_entered": False,
        "say": [],
        "prompts": [],
        "throw": None,
        "colours_out": [],
        "relief": {
            "after": None,
            "minimum": "0.00",
            "minima": [],
            "announced_minimum": None,
            "colours": [],
            "announces": [],
            "held": {},
        },
        "dealer": "",
        "cylinder": "left",
        "colours": {},
        "paying": None,
        "betting": None,
        "numbers": [],
        "unmarked": [],
        "held": {},
        "bank": {
            "open": False,
            "certainty": "estimated",
            "chips": [],
            "missing": [],
            "opening": "0.00",
            "fills": "0.00",
            "credits": "0.00",
            "drop": "0.00",
            "tips": "0.00",
            "result": None,
        },
        "readers": {},
    }


def test_a_table_between_two_spins() -> None:
    table = opened()
    table.do("colour", colour="red", owner="seat 4")
    table.do("suspend", reason="alarm")
    told = form(table)
    assert (told["opened"], told["house"], told["minimum"], told["dealer"]) == (
        True,
        "venezia",
        "2.50",
        "Anna",
    )
    assert told["suspended"] == "alarm"
    assert told["colours"]["red"] == {"value": "2.50", "owner": "seat 4"}
    assert told["betting"] == {
        "spin": 1,
        "phase": "bets_open",
        "throw": 0,
        "last": False,
        "wheel": "anticlockwise",
        "void": None,
        "number": None,
        "source": None,
        "candidate": None,
        "bets": [],
        "announces": [],
        "misplaced": [],
        "winners": [],
        "revision": 0,
        "payments": [],
        "paid": [],
        "disputed": [],
        "few_pieces": {},
    }


def test_what_lies_there_and_what_was_announced_is_told() -> None:
    table = opened()
    table.do("place", position="red", entry={"colour": "blue", "pieces": 4})
    table.do("minimum", minimum="5.00", by="Carla")
    told = form(table)
    assert told["announced_minimum"] == {"minimum": "5.00", "from": 2}
    assert told["betting"]["bets"] == [stack("red", {"colour": "blue", "pieces": 4})]
    assert told["betting"]["few_pieces"] == {"blue": 4}


def test_an_announce_says_by_which_event_it_was_taken() -> None:
    """With it a player's "a rifare" can be entered."""
    table = opened()
    table.do("announce", name="serie", owner="seat 4", value="20.00")
    assert form(table)["betting"]["announces"] == [
        {"seq": len(table.story), "repeat": "Da 20, serie", "owner": "seat 4", "held": False}
    ]


def test_a_spin_that_is_being_paid_says_what_is_paid() -> None:
    table = paying_eight()
    assert len(form(table)["paying"]["payments"]) == 4
    assert form(table)["paying"]["revision"] == 0
    table.do("paid", order=1)
    table.do("paid", order=2)
    paying = form(table)["paying"]
    assert (paying["number"], paying["source"], paying["phase"]) == (8, HAND, "paying")
    assert (paying["revision"], paying["paid"], len(paying["payments"])) == (1, [1, 2], 4)
    assert paying["winners"] == EIGHT
    assert paying["payments"][0] == {
        "section": "black",
        "chip": {"value": "10.00"},
        "owner": "seat 1",
        "winning": [{"position": "black", "pieces": 2, "pays": 1}],
        "pieces": 2,
        "amount": "20.00",
        "laid": {
            "groups": [{"chips": [{"value": "10.00", "pieces": 2}], "pieces": 2, "amount": "20.00"}],
            "pieces": 2,
            "total": "20.00",
            "counted_in": "pieces",
            "spoken": "Due pezzi, venti",
        },
    }


FULL = [{"value": value, "pieces": 400} for value in ("5.00", "10.00", "100.00", "500.00")]


def with_twenties(pieces: int, *, all_entered: bool = False) -> Played:
    """A table whose bank was counted with so many twenties."""
    table = opened(all_entered=all_entered)
    table.do("bank", operation="open", chips=[*FULL, {"value": "20.00", "pieces": pieces}])
    return table


def won_at_eight(table: Played, *, owners: int = 1) -> list[Form]:
    """Number 8, on which each of some owners has 20 on the split and on the straight."""
    fall(table, 8)
    seats = [chips("20.00", owner=f"seat {seat}") for seat in range(1, owners + 1)]
    table.do("winners", bets=[stack("split-8-11", *seats), stack("straight-8", *seats)])
    return laid(table)


def laid_at_eight(table: Played, *, owners: int = 1) -> list[Form]:
    """The same, once the first payment is made."""
    won_at_eight(table, owners=owners)
    table.do("paid", order=1)
    return laid(table)


def laid(table: Played) -> list[Form]:
    return [payment["laid"] for payment in form(table)["paying"]["payments"]]


def test_rules_7_each_payment_says_how_it_is_laid_and_whether_a_fill_is_due() -> None:
    """[4.4] 52 twenties of a full bank; 500, 500 and 40 of one that has 22 of them."""
    (full,) = laid_at_eight(with_twenties(400))
    assert (full["spoken"], full["pieces"], "short" in full) == (
        "Cinquantadue pezzi, mille e quaranta",
        52,
        False,
    )
    (few,) = laid_at_eight(with_twenties(22))
    assert (few["spoken"], few["short"]) == ("Cinquecento, cinquecento, quaranta", ["20.00"])
    assert few["groups"][0]["chips"] == [
        {"value": "20.00", "pieces": 20},
        {"value": "100.00", "pieces": 1},
    ]


def test_rules_7_a_payment_is_laid_with_what_the_ones_before_it_leave() -> None:
    """Rules 7: sixty twenties are enough for one payment of 52, and not for two."""
    first, second = laid_at_eight(with_twenties(60), owners=2)
    assert ("short" in first, second["short"]) == (False, ["20.00"])


def test_rules_7_an_estimate_says_nothing_and_a_mark_is_obeyed() -> None:
    """Rules 7: after a live spin the bank is an estimate; a marked chip is used no more, counted or not."""
    table = with_twenties(22)
    fall(table, 5)
    table.do("next")
    (estimated,) = won_at_eight(table)
    assert (estimated["pieces"], "short" in estimated) == (52, False)
    table.do("paid", order=1)
    assert laid(table) == [estimated]
    uncounted = opened()
    uncounted.do("missing", chip={"value": "20.00"})
    (marked,) = laid_at_eight(uncounted)
    assert marked["short"] == ["20.00"]


def test_rules_9_a_payment_made_is_shown_in_the_chips_it_was_made_in() -> None:
    """Rules 9: 52 twenties lie there, whatever is marked as finished afterwards; the next has none of them."""
    table = with_twenties(60)
    shown = won_at_eight(table, owners=2)
    table.do("paid", order=1)
    table.do("missing", chip={"value": "20.00"})
    made, next_one = laid(table)
    assert made == shown[0]
    assert next_one["groups"][0]["chips"] == [{"value": "500.00", "pieces": 1}]


def test_asking_for_the_state_records_nothing() -> None:
    """Interface: `state` answers the state, no event."""
    table = with_twenties(22)
    laid_at_eight(table)
    before = table.state
    assert form(table) == form(table)
    assert (table.state, len(table.story)) == (before, before.seq)


def test_a_candidate_and_a_reader_are_told() -> None:
    table = opened(has_wheel=True)
    table.hear(
        reader(connected=True), candidate(14, 12, "unseen_game"), reader(connected=False, reason="no port")
    )
    told = form(table)
    assert told["betting"]["candidate"] == {"number": 14, "reason": "unseen_game"}
    assert told["readers"] == {"wheel": {"connected": False, "reason": "no port"}}


def test_an_entry_of_nobody_is_told_as_nobodys() -> None:
    table = fallen()
    table.do("winners", bets=[stack("straight-8", chips("5.00", owner=None))])
    table.do("paid", order=1)
    assert form(table)["paying"]["payments"][0]["owner"] is None


def test_whence_the_ball_goes_what_is_said_and_what_there_is_to_do_is_told() -> None:
    table = Played()
    table.do("open", day=21)
    told = form(table)
    way = {"from": 21, "wheel": "anticlockwise", "ball": "clockwise"}
    assert told["throw"] == way
    assert told["prompts"] == [{"task": "throw", **way}]
    assert told["say"][0] == "La banque est ouverte"
    table.do("throw")
    table.do("void", reason="no_pocket")
    told = form(table)
    back = {"from": 21, "wheel": "clockwise", "ball": "anticlockwise"}
    assert (told["throw"], told["prompts"]) == (back, [{"task": "turn_back", **back}])
    assert (told["say"], told["betting"]["void"]) == (["Rien va"], "no_pocket")


def test_a_dispute_asks_for_its_ruling() -> None:
    table = paying_eight()
    table.do("dispute", order=2)
    assert form(table)["prompts"][0] == {"task": "ruling", "order": 2}
    table.do("rule", order=2, by="Dario", reason="it lay on the line")
    assert "ruling" not in {prompt["task"] for prompt in form(table)["prompts"]}


def test_the_relief_and_the_colours_that_are_out_are_told() -> None:
    table = opened(all_entered=True)
    table.do("colour", colour="red", value="10.00", owner="seat 4", by="Carla")
    table.do("place", position="black", entry=colour("red", 5))
    table.do("last")
    table.do("relief")
    assert (form(table)["relief"]["after"], form(table)["colours_out"]) == (1, ["red"])
    fall(table, 8)
    table.do("next")
    hand_over, asked, held = form(table)["prompts"]
    assert hand_over["task"] == "hand_over"
    assert hand_over["notes"]["colours"] == [{"colour": "red", "value": "10.00", "owner": "seat 4"}]
    assert asked == {"task": "colours_in", "colours": ["red"]}
    table.do("close")
    told = form(table)
    assert (told["colours_out"], told["prompts"]) == (["red"], [asked, held])
