"""The players: each with a seat, a habit, and one colour at most."""

import random

import pytest

from app.practice.roulette.whole_spins.players import ANNOUNCERS, BETTORS, Habit, company, steady_bets
from app.rules.money import Cents
from tests.houses import house

VENEZIA = house("venezia")


@pytest.mark.parametrize("seed", range(20))
def test_nobody_shares_a_seat_or_a_colour(seed: int) -> None:
    """2: a player has one colour, and a colour one player."""
    players = company(VENEZIA, random.Random(seed), [*BETTORS[:2], *ANNOUNCERS[:2]], steady=3)
    assert [player.habit for player in players] == [Habit.STEADY] * 3 + [*BETTORS[:2], *ANNOUNCERS[:2]]
    assert len({player.seat for player in players}) == len({player.owner for player in players}) == 7
    assert all((player.colour is not None) == (player.habit is Habit.STEADY) for player in players)


@pytest.mark.parametrize("seed", range(20))
def test_where_zero_falls_they_play_simple_chances_in_odd_numbers_and_nothing_that_zero_pays(
    seed: int,
) -> None:
    chance = random.Random(seed)
    (player,) = company(VENEZIA, chance, [], steady=1)
    bets = steady_bets(player, Cents(250), chance, at_zero=True)
    assert not any(position.wins(0) for position, _ in bets)
    assert [entry.pieces % 2 for position, entry in bets if position.even_money] == [1]
    assert all(entry.colour == player.colour for _, entry in bets)


def test_who_plays_value_lays_no_colour() -> None:
    (player,) = company(VENEZIA, random.Random(1), [Habit.LATE], steady=0)
    with pytest.raises(ValueError, match="plays no colour"):
        steady_bets(player, Cents(250), random.Random(1))
