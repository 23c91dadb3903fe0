"""Winnings that rest on a chance: taken or left at each number, to the third spin or the maximum (rules 5) [2]."""

from app.table.roulette.resting import Resting, TakenOff, resting
from app.table.roulette.settling import settlement_of
from tests.table.playing import Played, chips, colour, fall, fallen, opened, stack

BLACK = ("black", "seat 1")


def left(*, pieces: int = 4) -> Played:
    """Seat 1 leaves what his chips of 100 won on black at 8; the next number is 17, black again."""
    table = fallen(8)
    table.do("winners", bets=[stack("black", chips("100.00", pieces))])
    table.do("leave", order=1)
    table.do("paid", order=1)
    table.do("next")
    fall(table, 17)
    table.do("cleared")
    return table


def now(table: Played) -> dict[tuple[str, str], Resting]:
    """What rests at the number being paid."""
    return resting(table.state, table.paying, settlement_of(table.state, table.paying))


def test_at_the_next_win_its_owner_is_asked_and_what_played_is_the_whole_lump() -> None:
    table = left(pieces=2)
    found = now(table)[BLACK]
    assert (found.spins, found.stake, found.winnings, found.amount) == (2, 40000, 40000, 80000)
    assert (found.taken_off, found.asked) == (None, True)


def test_left_again_it_is_asked_no_more_and_counts_on() -> None:
    table = left(pieces=2)
    assert "bet.left" in table.do("leave", order=1)
    assert not now(table)[BLACK].asked
    table.do("paid", order=1)
    table.do("next")
    assert [(e.kept, e.amount) for s in table.betting.bets for e in s.entries] == [(2, 80000)]


def test_taken_the_winnings_are_the_players_and_his_stake_is_a_ghost() -> None:
    """Rules 3: nobody said that the stake lies there still."""
    table = left(pieces=2)
    table.do("leave", order=1, over=True)
    assert table.last()["kind"] == "spin.settled"
    assert now(table) == {}
    assert [p.amount for p in settlement_of(table.state, table.paying).payments] == [40000]
    table.do("paid", order=1)
    table.do("next")
    assert table.betting.bets == ()
    assert [(e.amount, e.kept) for s in table.betting.ghosts for e in s.entries] == [(40000, None)]


def test_taken_where_every_stake_is_placed_it_lies_there_as_a_stake() -> None:
    table = opened(all_entered=True)
    table.do("place", position="black", entry=chips("100.00", 2))
    for _ in range(2):
        fall(table, 8)
        table.do("cleared")
        table.do("leave", order=1)
        table.do("next")
    fall(table, 8)
    table.do("leave", order=1, over=True)
    table.do("next")
    assert [(e.amount, e.kept) for s in table.betting.bets for e in s.entries] == [(80000, None)]


def test_taken_after_all_and_left_after_all() -> None:
    table = left(pieces=2)
    table.do("leave", order=1, over=True)
    assert "are not left lying" in table.refused("leave", order=1, over=True)
    table.do("leave", order=1)
    assert table.paying.taken == frozenset()
    assert BLACK in now(table)
    assert "left lying already" in table.refused("leave", order=1)


def test_what_was_never_left_is_not_taken_so() -> None:
    table = fallen(8)
    table.do("winners", bets=[stack("black", chips("5.00"))])
    assert "are not left lying" in table.refused("leave", order=1, over=True)
    assert "must be true or false" in table.bad_input("leave", order=1, over="yes")


def test_left_by_mistake_it_is_taken_back_at_the_same_number() -> None:
    table = fallen(8)
    table.do("winners", bets=[stack("black", chips("5.00"))])
    table.do("leave", order=1)
    table.do("leave", order=1, over=True)
    assert now(table) == {}


def test_what_was_taken_up_before_the_throw_did_not_play() -> None:
    """Rules 3: a player may take up his stake once all is paid; nobody pays what does not lie there."""
    table = left(pieces=2)
    table.do("winners", bets=[stack("black", chips("5.00", owner="seat 2"))])
    table.do("leave", order=1, gone=True)
    assert [p.owner for p in settlement_of(table.state, table.paying).payments] == ["seat 2"]
    table.do("paid_all")
    table.do("next")
    assert table.betting.bets == ()
    assert [e.owner for s in table.betting.ghosts for e in s.entries] == ["seat 2"]


def test_what_is_paid_was_there_and_what_never_lay_cannot_be_gone() -> None:
    table = left(pieces=2)
    table.do("winners", bets=[stack("black", chips("5.00", owner="seat 2"))])
    assert "are not left lying" in table.refused("leave", order=2, gone=True)
    table.do("paid", order=1)
    assert "take the payment back first" in table.refused("leave", order=1, gone=True)


def test_over_the_maximum_all_of_it_is_taken_off_unless_he_takes_his_winnings() -> None:
    """[2] 400 wins and lies, 800 wins: 1,600 is more than 1,000."""
    table = left(pieces=4)
    found = now(table)[BLACK]
    assert (found.stake, found.winnings, found.amount, found.maximum) == (80000, 80000, 160000, 100000)
    assert found.taken_off is TakenOff.MAXIMUM
    table.do("leave", order=1, over=True)
    assert table.paying.settlement is not None
    assert table.paying.settlement.withdrawn == ()


def test_at_the_third_spin_all_of_it_is_taken_off_zero_counted() -> None:
    table = fallen(8)
    table.do("winners", bets=[stack("black", chips("100.00", 2))])
    table.do("leave", order=1)
    table.do("next")
    fall(table, 0)
    table.do("next")
    fall(table, 17)
    table.do("cleared")
    found = now(table)[BLACK]
    assert (found.spins, found.taken_off, found.amount) == (3, TakenOff.THIRD, 40000)


def test_six_hundred_and_its_winnings_are_never_left() -> None:
    table = fallen(8)
    table.do("winners", bets=[stack("black", chips("200.00", 3))])
    table.do("leave", order=1)
    found = now(table)[BLACK]
    assert (found.spins, found.taken_off, found.asked) == (1, TakenOff.MAXIMUM, False)


def test_value_and_colour_of_one_player_are_one_lump() -> None:
    table = opened()
    table.do("colour", colour="red", value="2.50", owner="seat 1", by="Carla")
    fall(table, 8)
    table.do("winners", bets=[stack("black", chips("100.00"), colour("red", 4))])
    table.do("leave", order=1)
    found = now(table)
    assert list(found) == [BLACK]
    assert (found[BLACK].stake, found[BLACK].winnings, found[BLACK].amount) == (11000, 11000, 22000)


def test_nothing_rests_of_other_chips_and_of_prisoners() -> None:
    table = fallen(0)
    table.do("winners", bets=[stack("black", colour("blue"))])
    table.do("next")
    fall(table, 8)
    table.do(
        "winners",
        bets=[stack("black", chips("5.00"), chips("5.00", owner=None)), stack("straight-8", colour("red"))],
    )
    assert now(table) == {}
