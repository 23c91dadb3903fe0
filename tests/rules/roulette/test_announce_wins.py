"""How a winning announce goes on: a rifare, a completare, per il tutto [5.2]; rules 6."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.money import Cents
from app.rules.roulette.announce_names import announce_named
from app.rules.roulette.announce_wins import (
    Again,
    CannotGoOnError,
    GoingOn,
    Win,
    go_on,
    highest_playable,
    pieces_kept,
    win_of,
)
from app.rules.roulette.announces import ANNOUNCES, Announce, Family, with_straights
from app.rules.roulette.layout import BY_NAME
from tests.houses import house

VENEZIA = house("venezia")
VICINI, SERIE, ORFANELLI, LATERALI = (
    announce_named(name) for name in ("vicini", "serie", "orfanelli", "laterali-17")
)
PAYS = {"straight": 35, "split": 17, "street": 11, "trio": 11, "corner": 8}


def won(announce: Announce, value: float, number: int, *, held: bool = False) -> Win:
    return win_of(announce, Cents(round(value * 100)), number, VENEZIA, held=held)


def gone_on(announce: Announce, value: float, number: int, again: Again, *, held: bool = False) -> GoingOn:
    return go_on(won(announce, value, number, held=held), again, VENEZIA)


def numbers_of(announce: Announce) -> list[int]:
    return sorted({number for bet in announce.bets for number in bet.position.numbers})


ROUTES = [
    (announce, number, again)
    for announce in ANNOUNCES
    for number in numbers_of(announce)
    for again in Again
    if again is not Again.TUTTO or announce in {VICINI, SERIE}
]
"""Every way in which an announce can go on after each of its numbers."""


@pytest.mark.parametrize(
    ("announce", "numbers", "rifare", "completare"),
    [
        (SERIE, [5, 8, 10, 11, 13, 16, 23, 24, 27, 30, 33, 36], 6, 5),
        (VICINI, [4, 7, 12, 15, 18, 21, 19, 22, 32, 35], 9, 8),
        (VICINI, [25, 26, 28, 29], 9, 7),
        (VICINI, [0, 2, 3], 9, 7),
        (ORFANELLI, [1, 6, 9, 14, 20, 31, 34], 5, 4),
        (ORFANELLI, [17], 5, 3),
        (LATERALI, [2, 25, 17, 34, 6], 5, 4),
    ],
)
def test_rules_6_the_pieces_kept(
    announce: Announce, numbers: list[int], rifare: int, completare: int
) -> None:
    """Rules 6: serie 6 and 5, vicini on a split 9 and 8, on corner or trio 9 and 7, orfanelli 5 and 4 …"""
    for number in numbers:
        assert pieces_kept(announce, number) == (rifare, completare)
        again = {way: gone_on(announce, 20, number, way) for way in (Again.RIFARE, Again.COMPLETARE)}
        assert again[Again.RIFARE].kept == rifare * 2000
        assert again[Again.COMPLETARE].kept == completare * 2000


def test_5_2_a_rifare_the_stake_goes_back() -> None:
    """[5.2] Serie da 20 on the 8: 17 pieces are won, 6 kept, 11 paid, and the stake goes back with them."""
    found = gone_on(SERIE, 20, 8, Again.RIFARE)
    assert found == (Again.RIFARE, SERIE, 2000, 12000, 0, 2000, 22000)
    assert (found.in_play, found.handed_over) == (12000, 24000)


def test_5_2_a_completare_the_stake_plays_on() -> None:
    """[5.2] One piece less is kept: the winning one lies there already."""
    found = gone_on(SERIE, 20, 8, Again.COMPLETARE)
    assert found == (Again.COMPLETARE, SERIE, 2000, 10000, 2000, 0, 24000)
    assert (found.in_play, found.handed_over) == (12000, 24000)


@pytest.mark.parametrize("number", numbers_of(SERIE))
def test_5_2_per_il_tutto_the_serie_triples(number: int) -> None:
    """[5.2] "La serie triplica": 18 pieces are six times three, and nothing is left."""
    found = gone_on(SERIE, 10, number, Again.TUTTO)
    assert (found.value, found.in_play, found.handed_over) == (3000, 18000, 0)


@pytest.mark.parametrize("number", numbers_of(VICINI))
def test_5_2_per_il_tutto_the_vicini_double(number: int) -> None:
    """[5.2] "I vicini raddoppiano"; on the trio three times its stake is given back, six pieces."""
    found = gone_on(VICINI, 20, number, Again.TUTTO)
    assert (found.value, found.in_play) == (4000, 36000)
    assert found.handed_over == (3 * 2 * 2000 if number in {0, 2, 3} else 0)


@pytest.mark.parametrize("announce", [a for a in ANNOUNCES if a.family not in {Family.VICINI, Family.SERIE}])
def test_5_2_only_vicini_and_serie_go_on_per_il_tutto(announce: Announce) -> None:
    """[5.2] "Solo Vicini e Serie"."""
    with pytest.raises(CannotGoOnError, match="only vicini and serie"):
        gone_on(announce, 5, numbers_of(announce)[0], Again.TUTTO)


def test_5_2_added_straights_do_not_go_on_per_il_tutto() -> None:
    """[5.2] With a straight the serie would not triple."""
    with pytest.raises(CannotGoOnError, match="without straights"):
        gone_on(with_straights(SERIE, [8]), 5, 8, Again.TUTTO)


@given(
    st.sampled_from(ROUTES),
    st.integers(1, 24).map(lambda units: Cents(units * 250)),
    st.booleans(),
)
def test_rules_6_nothing_is_lost_on_the_way(
    route: tuple[Announce, int, Again], value: Cents, held: bool
) -> None:
    """Rules 6: what is in play and what is handed over are the winnings and the winning stake, by the odds."""
    announce, number, again = route
    win = win_of(announce, value, number, VENEZIA, held=held)
    winning = [bet for bet in announce.bets if number in bet.position.numbers]
    assert win.stake == sum(bet.pieces * value for bet in winning)
    assert win.winnings == sum(bet.pieces * value * PAYS[bet.position.name.split("-")[0]] for bet in winning)
    found = go_on(win, again, VENEZIA)
    assert found.in_play == found.kept + found.plays_on == announce.pieces * found.value
    assert found.in_play + found.handed_over == win.winnings + win.stake
    assert min(found.kept, found.plays_on, found.stake_back, found.paid) >= 0
    if again is not Again.TUTTO:
        assert found.value == value


@pytest.mark.parametrize("announce", ANNOUNCES, ids=lambda announce: announce.name)
@pytest.mark.parametrize("again", [Again.RIFARE, Again.COMPLETARE])
def test_5_2_every_announce_can_go_on(announce: Announce, again: Again) -> None:
    """[5.2] "Tutti questi annunci": whichever of its numbers won, the winnings cover it."""
    for number in numbers_of(announce):
        assert gone_on(announce, 60, number, again).in_play == announce.pieces * 6000


def test_rules_6_over_a_maximum_it_goes_on_as_high_as_it_can() -> None:
    """Rules 6: serie da 50 would be 150 a split; 120 is the maximum: 720 in play, the rest is paid."""
    found = gone_on(SERIE, 50, 8, Again.TUTTO)
    assert (found.value, found.in_play) == (12000, 72000)
    assert found.handed_over == 18 * 5000 - 72000


def test_5_2_placed_vicini_are_held_by_the_trio_and_held_ones_by_the_splits() -> None:
    """[5.2] Two pieces on the trio: 90 placed; held, trio and corner carry anything and the splits 120."""
    assert highest_playable(VICINI, VENEZIA, held=False) == 9000
    assert highest_playable(VICINI, VENEZIA, held=True) == 12000
    assert highest_playable(SERIE, VENEZIA, held=True) == 12000
    assert highest_playable(ORFANELLI, VENEZIA, held=True) == 6000
    assert gone_on(VICINI, 60, 4, Again.TUTTO).value == 9000
    held = gone_on(VICINI, 80, 4, Again.TUTTO, held=True)
    assert (held.value, held.handed_over) == (12000, 18 * 8000 - 9 * 12000)


def test_rules_6_it_goes_on_at_multiples_of_the_minimum() -> None:
    """Rules 6: with a minimum of 25 a split of 120 carries 100."""
    assert highest_playable(SERIE, VENEZIA, held=False, minimum=Cents(2500)) == 10000
    found = go_on(won(SERIE, 50, 8), Again.TUTTO, VENEZIA, minimum=Cents(2500))
    assert (found.value, found.handed_over) == (10000, 18 * 5000 - 60000)


def test_rules_6_a_colour_goes_on_in_whole_pieces() -> None:
    """Rules 6: of a colour at 25 a split of 120 carries four pieces; 70 a share are two, and 20 are paid."""
    found = go_on(won(SERIE, 50, 8), Again.TUTTO, VENEZIA, piece=Cents(2500))
    assert (found.value, found.handed_over) == (10000, 18 * 5000 - 60000)
    less = won(VICINI, 35, 3)
    assert (less.stake, less.winnings) == (7000, 77000)  # less three times the stake, 630: nine times 70
    assert go_on(less, Again.TUTTO, VENEZIA).value == 7000
    assert go_on(less, Again.TUTTO, VENEZIA, piece=Cents(2500)).value == 5000


def test_rules_5_what_its_player_has_there_besides_takes_room() -> None:
    """Rules 5: 70 on one split leave 50 there, for all positions of the announce."""
    beside = {BY_NAME["split-5-8"]: Cents(7000)}
    assert highest_playable(SERIE, VENEZIA, held=True, beside=beside) == 5000
    found = go_on(won(SERIE, 20, 10), Again.TUTTO, VENEZIA, beside=beside)
    assert (found.value, found.handed_over) == (5000, 18 * 2000 - 30000)


@pytest.mark.parametrize("over", [Cents(12000), Cents(50000)])
def test_rules_5_without_room_it_does_not_go_on(over: Cents) -> None:
    """Rules 5: a position that is full already carries nothing more."""
    beside = {BY_NAME["split-5-8"]: over}
    assert highest_playable(SERIE, VENEZIA, held=True, beside=beside) == 0
    with pytest.raises(CannotGoOnError, match="no room"):
        go_on(won(SERIE, 20, 10), Again.RIFARE, VENEZIA, beside=beside)


def test_rules_5_over_the_maximum_nothing_is_won() -> None:
    """Rules 5: placed vicini da 100 win on 180 of the trio's 200; held, on all of it."""
    placed = won(VICINI, 100, 3)
    assert (placed.stake, placed.winnings) == (18000, 11 * 18000)
    held = won(VICINI, 100, 3, held=True)
    assert (held.stake, held.winnings) == (20000, 11 * 20000)
    assert go_on(placed, Again.RIFARE, VENEZIA).value == 9000
    assert go_on(held, Again.RIFARE, VENEZIA).value == 10000


def test_rules_6_going_on_lower_takes_back_what_the_stake_has_too_much() -> None:
    """Rules 6: a completare at a lower value, the winning stake plays on as far as that."""
    beside = {BY_NAME["split-33-36"]: Cents(10000)}
    found = go_on(won(SERIE, 50, 8), Again.COMPLETARE, VENEZIA, beside=beside)
    assert found == (Again.COMPLETARE, SERIE, 2000, 10000, 2000, 3000, 17 * 5000 - 10000)


def test_rules_6_too_many_straights_are_not_covered() -> None:
    """Rules 6: 17 pieces cannot keep the 19 of a serie with thirteen straights."""
    longer = with_straights(SERIE, range(12, 25))
    with pytest.raises(CannotGoOnError, match="do not cover"):
        gone_on(longer, 20, 8, Again.RIFARE)


def test_rules_6_a_number_of_another_announce_wins_nothing() -> None:
    with pytest.raises(CannotGoOnError, match="serie: 0 is not one of its numbers"):
        won(SERIE, 20, 0)
    with pytest.raises(CannotGoOnError, match="serie: 0 is not one of its numbers"):
        pieces_kept(SERIE, 0)
