"""Who sits at the table: players with habits, drawn from the seed; each keeps his to the end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from app.practice.roulette.on_the_cloth import colour
from app.practice.seats import seat
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import DOUBLES, POSITIONS, Position, inside_winning
from app.rules.roulette.wheel import neighbours


class Habit(StrEnum):
    """What a player does again and again."""

    STEADY = "steady"
    """lays his colour in good time, where it belongs"""
    NEIGHBOURS = "neighbours"
    """plays a sector of the wheel, and says it clearly"""
    FIGURES = "figures"
    """plays finals and figures, also when the ball runs"""
    MUMBLES = "mumbles"
    SHORT = "short"
    """gives less than his announce takes"""
    PROMISES = "promises"
    """announces, and brings the chips later"""
    COMPLIMENTARY = "gifts"
    """plays half with complimentary chips, and does not say where they go"""
    TARDY = "tardy"
    """announces after "Rien ne va plus\""""
    BOLD = "bold"
    """plays the maximum, and more than that"""
    TIMID = "timid"
    """plays less than the minimum"""
    CARELESS = "careless"
    """lays beside what he means"""
    LATE = "late"
    """lays when the ball runs, and after "Rien ne va plus\""""


ANNOUNCERS: Final = (
    Habit.NEIGHBOURS,
    Habit.FIGURES,
    Habit.MUMBLES,
    Habit.SHORT,
    Habit.PROMISES,
    Habit.COMPLIMENTARY,
    Habit.TARDY,
)
BETTORS: Final = (Habit.BOLD, Habit.TIMID, Habit.CARELESS, Habit.LATE)
SEATS: Final = 7
"""At the table."""


class Player(NamedTuple):
    """One of the players.

    Attributes:
        habit: what he does again and again.
        seat: from 1; he is named after it where he plays value.
        colour: that he plays; None where he plays value.
        favourites: the numbers round which he lays.
    """

    habit: Habit
    seat: int
    colour: str | None
    favourites: tuple[int, ...]

    @property
    def owner(self) -> str:
        """How the table calls him."""
        return self.colour or seat(self.seat)


def company(
    house: House, chance: random.Random, habits: Sequence[Habit], *, steady: int
) -> tuple[Player, ...]:
    """Seat the players: those with habits play value, the steady ones a colour each.

    Args:
        house: whose colours are played.
        chance: the script's.
        habits: of those who are no steady players.
        steady: how many steady players there are.
    """
    seats = chance.sample(range(1, SEATS + 1), steady + len(habits))
    colours = chance.sample([known.name for known in house.colours], steady)

    def favourites() -> tuple[int, ...]:
        return neighbours(chance.randrange(37), chance.randint(1, 2))

    calm = [
        Player(Habit.STEADY, place, name, favourites()) for place, name in zip(seats, colours, strict=False)
    ]
    return (
        *calm,
        *(
            Player(habit, place, None, favourites())
            for habit, place in zip(habits, seats[steady:], strict=True)
        ),
    )


_OFTEN: Final = 0.6
_OUTSIDE: Final = tuple(p for p in POSITIONS if not p.inside and p.kind not in DOUBLES)
_CHANCES: Final = tuple(p for p in _OUTSIDE if p.even_money)


def steady_bets(
    player: Player, worth: Cents, chance: random.Random, *, at_zero: bool = False
) -> list[tuple[Position, Entry]]:
    """Lay what a steady player lays: round his numbers, and often on a chance.

    Args:
        player: with a colour.
        worth: cents a piece.
        chance: the script's.
        at_zero: zero will fall: he surely plays a simple chance, and nothing that zero pays.

    Raises:
        ValueError: he plays no colour.
    """
    if player.colour is None:
        raise ValueError(f"{player.owner} plays no colour")
    round_him = {place for number in player.favourites for place in inside_winning(number)}
    inside = sorted((p for p in round_him if not (at_zero and p.wins(0))), key=lambda p: p.index)
    placed = chance.sample(inside, min(len(inside), chance.randint(3, 5)))
    bets = [(place, colour(chance.randint(1, 3), worth, player.colour)) for place in placed]
    if at_zero or chance.random() < _OFTEN:
        # An odd number at zero, so that somebody is shut in.
        place = chance.choice(_CHANCES if at_zero else _OUTSIDE)
        pieces = chance.randrange(5, 16, 2) if at_zero else chance.randint(5, 15)
        bets.append((place, colour(pieces, worth, player.colour)))
    return bets
