"""Laying, taking up, moving and leaving lying, over many spins (rules 3–5) [2, 4.1]."""

import pytest

from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.lying import entries_on
from app.table.roulette.procedure import Phase
from tests.houses import house
from tests.table.playing import (
    THROW,
    Form,
    Played,
    candidate,
    chips,
    colour,
    fall,
    fallen,
    form_of,
    opened,
    stack,
    step,
)


def complete(**how: object) -> Played:
    """A table at which every stake is placed."""
    played = Played(**how)  # type: ignore[arg-type]
    played.do("open", all_entered=True)
    return played


def place(played: Played, position: str, entry: Form, **more: object) -> None:
    """Lay pieces."""
    assert played.do("place", position=position, entry=entry, **more) == ("bet.placed",)


def lying(played: Played, position: str) -> list[tuple[int, bool, int | None]]:
    """What lies on a position for the spin being bet on: pieces, whether imprisoned, how long kept."""
    entries = entries_on(played.betting.bets, BY_NAME[position])
    return [(entry.pieces, entry.enferme, entry.kept) for entry in entries]


def spun(played: Played, number: int) -> Form:
    """Let a number fall and close its spin; gives the settlement."""
    fall(played, number)
    played.do("next")
    settled = [event for event in played.story if type(event).__name__ == "SpinSettled"]
    return form_of(settled[-1])


def test_what_is_placed_is_settled_and_what_lost_is_known() -> None:
    table = complete()
    place(table, "split-8-11", colour("red", 2))
    place(table, "straight-3", chips("20.00"))
    answer = spun(table, 8)
    assert [(p["owner"], p["amount"]) for p in answer["payments"]] == [("red", "85.00")]
    assert answer["complete"] is True
    assert answer["bank"]["taken"] == "20.00"
    assert answer["bank"]["result"] == "-65.00"
    assert lying(table, "split-8-11") == [(2, False, None)]
    assert lying(table, "straight-3") == []


def test_pieces_go_on_top_and_equal_ones_are_one_entry() -> None:
    table = opened()
    for entry in (colour("red", 2), colour("red"), colour("blue"), colour("red")):
        place(table, "split-8-11", entry)
    entries = entries_on(table.betting.bets, BY_NAME["split-8-11"])
    assert [(entry.colour, entry.pieces) for entry in entries] == [("red", 3), ("blue", 1), ("red", 1)]


def test_pieces_are_taken_from_the_top() -> None:
    table = opened()
    for entry in (colour("red", 2), colour("blue"), colour("red", 2)):
        place(table, "split-8-11", entry)
    table.do("remove", position="split-8-11", entry=colour("red", 3))
    entries = entries_on(table.betting.bets, BY_NAME["split-8-11"])
    assert [(entry.colour, entry.pieces) for entry in entries] == [("red", 1), ("blue", 1)]
    assert "1 such pieces lie there" in table.refused("remove", position="split-8-11", entry=colour("red", 2))


# Zero over many spins (rules 4)


def imprisoned(pieces: int = 5) -> Played:
    """Zero has fallen on pieces of red on black, and its spin is closed."""
    table = complete()
    place(table, "black", colour("red", pieces))
    spun(table, 0)
    return table


def test_after_zero_half_lies_on_and_the_odd_piece_is_shut_in() -> None:
    assert lying(imprisoned(5), "black") == [(2, False, None), (1, True, None)]
    assert lying(imprisoned(1), "black") == [(1, True, None)]
    assert lying(imprisoned(4), "black") == [(2, False, None)]


def test_a_prisoner_whose_chance_wins_is_freed_and_stands_unpaid() -> None:
    table = imprisoned(1)
    answer = spun(table, 8)
    assert answer["payments"] == []
    assert [(p["position"], p["pieces"]) for p in answer["freed"]] == [("black", 1)]
    assert lying(table, "black") == [(1, False, None)]


@pytest.mark.parametrize("number", [3, 0])
def test_a_prisoner_is_taken_by_anything_else_zero_included(number: int) -> None:
    table = imprisoned(1)
    answer = spun(table, number)
    assert [(p["position"], p["amount"]) for p in answer["lost"]] == [("black", "2.50")]
    assert lying(table, "black") == []


def test_on_a_second_zero_the_prisoners_go_first_and_what_is_free_is_divided_anew() -> None:
    table = imprisoned(7)
    assert lying(table, "black") == [(3, False, None), (1, True, None)]
    answer = spun(table, 0)
    assert [p["pieces"] for p in answer["lost"]] == [1]
    assert lying(table, "black") == [(1, False, None), (1, True, None)]


def test_a_prisoner_is_moved_to_another_chance_and_stays_one() -> None:
    table = imprisoned(1)
    table.do("move", **{"from": "black", "to": "red", "owner": "red"})
    assert (lying(table, "black"), lying(table, "red")) == ([], [(1, True, None)])
    assert [p["position"] for p in spun(table, 3)["freed"]] == ["red"]


@pytest.mark.parametrize("to", ["straight-17", "dozen-2", "column-35"])
def test_a_prisoner_moved_anywhere_else_is_an_ordinary_bet(to: str) -> None:
    table = imprisoned(1)
    table.do("move", **{"from": "black", "to": to, "owner": "red"})
    assert lying(table, to) == [(1, False, None)]


def test_a_prisoner_is_not_moved_into_the_players_hand() -> None:
    table = imprisoned(1)
    reason = table.refused("remove", position="black", entry=colour("red", 1, enferme=True))
    assert "not taken up" in reason
    assert "rules 4" in reason


def test_a_prisoner_is_not_taken_up_as_if_it_were_an_ordinary_piece() -> None:
    """Three free pieces may be taken up, the prisoner beside them may not (rules 4) [4.1]."""
    table = imprisoned(7)
    assert lying(table, "black") == [(3, False, None), (1, True, None)]
    reason = table.refused("remove", position="black", entry=colour("red", 4))
    assert reason.startswith("a prisoner is not taken up")
    table.do("remove", position="black", entry=colour("red", 3))
    assert table.refused("remove", position="black", entry=colour("red", 1)) == reason
    other = table.refused("remove", position="black", entry=colour("blue", 1))
    assert "do not lie on black" in other


def test_who_has_both_says_whether_the_prisoner_is_moved() -> None:
    table = imprisoned(5)
    both = {"from": "black", "to": "odd", "owner": "red", "pieces": 1}
    assert "several kinds" in table.refused("move", **both)
    table.do("move", **both, enferme=True)
    assert (lying(table, "black"), lying(table, "odd")) == ([(2, False, None)], [(1, True, None)])


def test_at_the_last_spin_the_odd_piece_goes_back() -> None:
    table = complete()
    place(table, "black", colour("red", 5))
    table.do("last")
    answer = spun(table, 0)
    assert [(p["pieces"], p["amount"]) for p in answer["returned"]] == [(1, "2.50")]
    assert lying(table, "black") == [(2, False, None)]


def test_at_a_live_table_a_prisoner_that_was_entered_is_known_from_then_on() -> None:
    table = fallen(0)
    table.do("winners", bets=[stack("black", colour("red", 5))])
    table.do("next")
    assert lying(table, "black") == [(1, True, None)]  # whether the two were taken up nobody said
    assert spun(table, 8)["freed"]


# What is left lying (rules 5)


def test_winnings_left_lying_play_on_and_are_taken_off_over_the_maximum() -> None:
    table = complete()
    place(table, "low", chips("100.00", 4))
    fall(table, 8)
    assert table.do("leave", order=1) == (
        "spin.cleared",
        "spin.bets_open",
        "spin.settled",
        "bet.left",
        "spin.settled",
    )
    table.do("paid_all")
    table.do("next")
    assert lying(table, "low") == [(8, False, 1)]
    answer = spun(table, 8)
    assert [(p["owner"], p["amount"]) for p in answer["withdrawn"]] == [("seat 1", "1600.00")]
    assert lying(table, "low") == []


def test_six_hundred_and_its_winnings_are_taken_off_at_once() -> None:
    table = complete()
    place(table, "low", chips("200.00", 3))
    fall(table, 8)
    table.do("leave", order=1)
    table.do("next")
    assert table.last()["carried"] == []
    assert lying(table, "low") == []


def test_winnings_lie_to_the_third_spin() -> None:
    table = complete()
    place(table, "low", chips("10.00"))
    fall(table, 8)
    table.do("leave", order=1)
    table.do("next")
    spun(table, 8)
    assert lying(table, "low") == [(4, False, 2)]
    assert [p["amount"] for p in spun(table, 8)["withdrawn"]] == ["80.00"]


def test_a_combinations_winnings_are_handed_over_and_nobodys_are_left() -> None:
    table = fallen(8)
    table.do("winners", bets=[stack("straight-8", chips("5.00")), stack("black", chips("5.00", owner=None))])
    assert "handed over" in table.refused("leave", order=2)
    assert "ask whose" in table.refused("leave", order=1)


# When bets are taken (rules 6, 8)


def test_bets_of_the_next_spin_are_taken_while_this_one_is_paid() -> None:
    table = fallen(8)
    assert "not cleared" in table.refused("place", position="red", entry=colour("blue"))
    table.do("cleared")
    place(table, "red", colour("blue", 4))
    table.do("winners", bets=[stack("straight-8", colour("red"))])
    table.do("paid_all")
    table.do("next")
    assert lying(table, "red") == [(4, False, None)]


def test_after_rien_ne_va_plus_only_the_capo_tavolo_takes_a_bet() -> None:
    table = opened()
    table.do("throw")
    place(table, "red", colour("blue", 4))
    table.do("no_more_bets")
    assert table.betting.phase is Phase.NO_MORE_BETS
    assert "capo tavolo" in table.refused("place", position="red", entry=colour("blue"))
    place(table, "red", colour("blue"), by="Carla")
    assert table.last()["by"] == "Carla"


def test_a_void_throw_leaves_bets_and_prisoners_standing_and_the_bets_open() -> None:
    table = imprisoned(5)
    before = table.betting.bets
    table.do("throw")
    table.do("void", reason="foreign body")
    assert table.betting.bets == before
    place(table, "red", colour("blue"))


# The limits (rules 5)


def test_a_bet_over_the_maximum_lies_there_and_is_flagged() -> None:
    table = opened()
    place(table, "straight-8", chips("50.00"))
    assert table.last()["flags"] == []
    place(table, "straight-8", chips("20.00"))
    assert table.last()["flags"] == ["over the maximum of 60.00 on straight-8 (rules 5)"]
    place(table, "straight-8", chips("50.00", owner="seat 2"))
    assert table.last()["flags"] == []


def test_a_bet_under_the_minimum_is_flagged() -> None:
    table = Played()
    table.do("open", minimum="5.00")
    place(table, "straight-8", chips("2.50"))
    assert table.last()["flags"] == ["under the minimum of 5.00 on straight-8 (rules 5)"]
    place(table, "straight-8", chips("2.50"))
    assert table.last()["flags"] == []


def test_where_every_stake_is_placed_nothing_is_entered_afterwards() -> None:
    table = complete()
    fall(table, 8)
    assert "every stake is placed" in table.refused("winners", bets=[])


def test_pieces_that_may_not_lie_there_are_refused() -> None:
    table = opened(under=house("sanremo"))
    assert "no prison" in table.bad_input("place", position="red", entry=colour("blue", enferme=True))
    assert "no such position" in table.bad_input("place", position="split-8-10", entry=colour("blue"))
    place(table, "red", chips("50.00", kind="notes"))
    moved = {"from": "red", "to": "straight-8", "owner": "seat 1"}
    assert "notes play on chances only" in table.refused("move", **moved)
    assert "must be another position" in table.bad_input("move", **{**moved, "to": "red"})
    assert "seat 9 has none" in table.refused("move", **{**moved, "owner": "seat 9"})
    assert "only 1 pieces" in table.refused("move", **{**moved, "to": "odd"}, pieces=2)


def test_a_prisoner_is_put_right_only_with_a_name() -> None:
    table = opened()
    entry = colour("red", 1, enferme=True)
    assert "say by whom" in table.refused("place", position="red", entry=entry)
    place(table, "red", entry, by="Carla")
    table.do("remove", position="red", entry=entry, by="Carla")
    assert lying(table, "red") == []


def test_a_colour_that_lies_on_the_layout_keeps_its_value() -> None:
    table = opened()
    place(table, "red", colour("blue", 4))
    assert "lie on the layout" in table.refused("colour", colour="blue", value="5.00", by="Carla")


def test_a_number_nobody_confirmed_leaves_what_lies_there() -> None:
    table = imprisoned(5)
    before = table.betting.bets
    table.hear(candidate(8, 1), step(THROW, 2))
    assert table.betting.bets == before


def test_a_colour_given_to_another_while_its_winners_are_paid_is_not_carried_as_his() -> None:
    table = fallen(0)
    table.do("winners", bets=[stack("black", colour("red", 1))])
    table.do("colour", colour="red", value="5.00", owner="seat 9", by="Carla")
    table.do("next")
    assert lying(table, "black") == []
