"""What of an announce won, told from what else its player has there (rules 5, 6) [2, 5.2]."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.money import Cents
from app.rules.roulette.announce_stakes import shares_of, without_shares
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.lying import Layout, NotThereError, joined
from app.rules.roulette.settlement import settle
from app.rules.side import Side
from tests.houses import house

VENEZIA = house("venezia")
SPLIT = BY_NAME["split-5-8"]
CHIPS = (500, 1000, 2000, 5000, 10_000)


def on_split(*entries: tuple[int, int], owner: str | None = "seat 4", over: bool = False) -> Layout:
    """Value chips on the split 5/8, from the bottom: pieces and cents a piece."""
    lying = tuple(Entry(n, Cents(value), owner=owner, over_maximum=over) for n, value in entries)
    return (Stack(SPLIT, lying),)


def amounts(bets: Layout, *announces: Layout, number: int = 8) -> list[int]:
    """What each announce has of what wins, in cents."""
    return [sum(share.amount for share in found) for found in shares_of(bets, announces, number, VENEZIA)]


def settled(bets: Layout, number: int = 8) -> Layout:
    return settle(VENEZIA, Spin(number, Side.LEFT, False, {}, bets)).standing


def worth(layout: Layout) -> int:
    return sum(entry.amount for stack in layout for entry in stack.entries)


def test_alike_chips_are_the_announces_first() -> None:
    """Three twenties, one of them an announce's: one of them, whichever it is, won for it."""
    assert amounts(on_split((3, 2000)), on_split((1, 2000))) == [2000]


def test_one_announce_after_the_other() -> None:
    assert amounts(on_split((3, 2000)), on_split((2, 2000)), on_split((2, 2000))) == [4000, 2000]


def test_what_was_taken_up_did_not_win() -> None:
    assert amounts(on_split((1, 2000)), on_split((1, 5000))) == [0]
    assert amounts((), on_split((1, 5000))) == [0]


def test_another_players_chips_are_not_its_own() -> None:
    assert amounts(on_split((1, 2000), owner="seat 9"), on_split((1, 2000))) == [0]


def test_a_number_of_other_positions_wins_nothing() -> None:
    assert amounts(on_split((1, 2000)), on_split((1, 2000)), number=11) == [0]


def test_rules_5_the_highest_chips_count_first() -> None:
    """Rules 5: of 100 by hand and an announce's 50 the split counts 120: 20 of the fifty."""
    bets = on_split((1, 10_000), (1, 5000))
    ((share,),) = shares_of(bets, [on_split((1, 5000))], 8, VENEZIA)
    assert (share.amount, share.winnings, share.counted.cut) == (2000, 17 * 2000, True)
    left = without_shares(settled(bets), [share], VENEZIA.chips)
    assert left == on_split((1, 10_000))


def test_rules_5_of_chips_that_are_alike_the_maximum_cuts_the_last() -> None:
    """Rules 5: of two announces da 100 on a split the first counts in full, the second 20."""
    bets, each = on_split((2, 10_000)), on_split((1, 10_000))
    first, second = shares_of(bets, [each, each], 8, VENEZIA)
    assert [sum(s.amount for s in shares) for shares in (first, second)] == [10_000, 2_000]
    assert without_shares(settled(bets), first, VENEZIA.chips) == on_split((1, 2000))
    assert without_shares(settled(bets), second, VENEZIA.chips) == on_split((1, 10_000))
    assert without_shares(settled(bets), [*first, *second], VENEZIA.chips) == ()


def test_rules_5_what_may_exceed_the_maximum_counts_in_full() -> None:
    trio = BY_NAME["trio-0-2-3"]
    own = (Stack(trio, (Entry(4, Cents(10_000), owner="seat 4", over_maximum=True),)),)
    by_hand = (Stack(trio, (Entry(1, Cents(10_000), owner="seat 4"),)),)
    bets = joined(by_hand, own)
    ((share,),) = shares_of(bets, [own], 3, VENEZIA)
    assert (share.amount, share.winnings) == (40_000, 11 * 40_000)
    assert without_shares(settled(bets, 3), [share], VENEZIA.chips) == by_hand


def test_a_layout_of_another_number_has_them_not() -> None:
    bets = on_split((1, 2000))
    ((share,),) = shares_of(bets, [bets], 8, VENEZIA)
    with pytest.raises(NotThereError):
        without_shares((), [share], VENEZIA.chips)


@given(
    st.lists(st.tuples(st.integers(1, 3), st.sampled_from(CHIPS)), max_size=4),
    st.lists(st.tuples(st.integers(1, 2), st.sampled_from(CHIPS)), min_size=1, max_size=3),
)
def test_what_is_taken_off_is_what_won_and_the_rest_stands(
    by_hand: list[tuple[int, int]], played: list[tuple[int, int]]
) -> None:
    """However the maximum cuts: the announces' chips and the others are what the settlement leaves."""
    announces = [on_split(each) for each in played]
    bets = on_split(*by_hand) if by_hand else ()
    for each in announces:
        bets = joined(bets, each)
    shares = shares_of(bets, announces, 8, VENEZIA)
    won = [sum(share.amount for share in found) for found in shares]
    standing = settled(bets)
    assert worth(standing) == min(12_000, worth(bets))
    assert all(0 <= got <= worth(announce) for got, announce in zip(won, announces, strict=True))
    assert worth(bets) > 12_000 or won == [worth(announce) for announce in announces]
    for count in range(len(shares) + 1):
        gone = [share for found in shares[:count] for share in found]
        left = without_shares(standing, gone, VENEZIA.chips)
        assert worth(left) == worth(standing) - sum(won[:count])
