"""On the last spin zero sends a player's own half home (rules 4, 8) [4.1]."""

from app.table.roulette.handing import held_by_name
from app.table.roulette.outcomes import Fate, outcomes
from app.table.roulette.own_half import OWN_HALF
from app.table.roulette.settling import settlement_of, spin_to_settle
from tests.table.playing import Played, chips, fall, opened


def halves(table: Played) -> list[tuple[Fate, str, str | None, int, int | None]]:
    """What goes back to players, ticked or not."""
    spin = table.paying
    settled = settlement_of(table.state, spin)
    return [
        (found.fate, found.listed, found.part.owner, found.part.amount, found.part.pieces)
        for found in outcomes(spin, spin_to_settle(table.state, spin).bets, settled)
        if found.fate is Fate.RETURNED
    ]


def zero_at_the_end(*, last: bool = True) -> Played:
    """17.50 of A's in two chips, and five pieces of a colour."""
    table = opened(all_entered=True)
    table.do("place", position="red", entry=chips("10.00", owner="A"))
    table.do("place", position="red", entry=chips("2.50", 3, owner="A"))
    if last:
        table.do("last")
    fall(table, 0)
    table.do("cleared")
    return table


def test_4_8_zero_on_the_last_spin_sends_the_players_own_half_home_with_the_indivisible_piece() -> None:
    """17.50 are seven units: three the bank's, one indivisible, three the player's."""
    table = zero_at_the_end()
    assert [(listed, owner, amount) for _, listed, owner, amount, _ in halves(table)] == [
        ("returned", "A", 2_50),
        (OWN_HALF, "A", 7_50),
    ]
    table.do("done", listed=OWN_HALF, place=1)
    table.do("next")
    assert held_by_name(table.state) == ()
    assert table.betting.bets == ()


def test_4_8_an_own_half_that_nobody_gave_back_is_still_to_be_handed_over() -> None:
    table = zero_at_the_end()
    table.do("next")
    assert held_by_name(table.state) == (("A", 7_50),)


def test_4_at_any_other_zero_the_half_stays_where_it_is() -> None:
    table = zero_at_the_end(last=False)
    assert halves(table) == []
    assert "has no stake 1 in half" in table.refused("done", listed=OWN_HALF, place=1)
