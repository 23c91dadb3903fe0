"""Players who bet by themselves, each with habits, so that a demonstration looks like an night."""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec import Struct

from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import BY_NAME, Position, chances_winning, inside_winning
from app.rules.roulette.wheel import neighbours

_CHANCES = ("red", "black", "even", "odd", "low", "high", "dozen-1", "dozen-2", "dozen-3", "column-34")


class Player(Struct, frozen=True):
    """One player at the table.

    Attributes:
        colour: the colour he plays, or None for chips of value.
        seat: his seat, for chips of value.
        favourites: the numbers that he plays round.
        boldness: how many pieces he lays at a time.
    """

    colour: str | None
    seat: str
    favourites: tuple[int, ...]
    boldness: int


def company(house: House, rng: random.Random) -> list[Player]:
    """Seat some players: most in colour, two with chips of value.

    Args:
        house: whose colours are played.
        rng: chance.
    """
    colours = [chip.name for chip in house.colours]
    playing: list[str | None] = [*rng.sample(colours, min(5, len(colours))), None, None]
    return [
        Player(
            colour,
            f"posto {seat}",
            neighbours(rng.randrange(37), rng.randint(2, 4)),
            rng.randint(1, 3),
        )
        for seat, colour in enumerate(playing, 1)
    ]


def layout(players: Sequence[Player], house: House, minimum: Cents, rng: random.Random) -> tuple[Stack, ...]:
    """Lay a whole layout: each player round his numbers, and now and then on a chance.

    Args:
        players: who plays.
        house: whose chips are played.
        minimum: what a piece of colour is worth, cents.
        rng: chance.
    """
    stacks: dict[Position, list[Entry]] = {}
    for player in rng.sample(list(players), len(players)):
        for position in _places(player, rng):
            pieces = rng.randint(1, player.boldness)
            stacks.setdefault(position, []).append(_entry(player, pieces, house, minimum, rng))
    return tuple(Stack(position, tuple(entries)) for position, entries in stacks.items())


def _places(player: Player, rng: random.Random) -> list[Position]:
    """Where a player lays: figures of his numbers, and sometimes a chance."""
    inside = sorted({p for n in player.favourites for p in inside_winning(n)}, key=lambda p: p.index)
    places = rng.sample(inside, min(len(inside), rng.randint(5, 12)))
    if rng.random() < 0.5:
        places.append(BY_NAME[rng.choice(_CHANCES)])
    return places


def _entry(player: Player, pieces: int, house: House, minimum: Cents, rng: random.Random) -> Entry:
    if player.colour is not None:
        return Entry(pieces, minimum, player.colour, player.colour)
    return Entry(pieces, rng.choice(house.chips[1:4]), owner=player.seat)


def what_won(stacks: Sequence[Stack], number: int) -> tuple[Stack, ...]:
    """Leave what the dealer still sees once the losing chips are cleared."""
    winning = {*inside_winning(number), *chances_winning(number)}
    return tuple(s for s in stacks if s.position in winning or (number == 0 and s.position.even_money))
