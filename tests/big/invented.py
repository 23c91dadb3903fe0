"""Spins of many years, invented: amounts with a tail, and what is rare as rare as one in ten thousand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, Self

from app.journal.lists.entries import PaymentEntry, SpinEntry
from app.rules.money import money_text
from app.rules.roulette.layout import Kind, Position, chances_winning, inside_winning
from app.rules.roulette.notation import SHORT
from app.rules.roulette.odds import ODDS
from app.table.listing import Flag

_A_SECOND: Final = 1_000_000
_A_DAY: Final = 86_400 * _A_SECOND
_BEGINS: Final = 1_451_660_400 * _A_SECOND
_A_NIGHT: Final = 400
"""Spins between an opening and a closing."""

_TEMPLATES: Final = 600
_COLOURS: Final = ("red", "blue", "green", "yellow", "lilac", "brown", "orange", "sky")
_VALUES: Final = (250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000)
_VALUED: Final = tuple(1 / place for place in range(1, 10))
_DEALERS: Final = tuple(f"Dealer {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
RARE_DEALER: Final = "Visitor"
FLAGS: Final = {
    Flag.VOID: 100,
    Flag.BY_HAND: 150,
    Flag.NOT_ENTERED: 300,
    Flag.CORRECTED: 700,
    Flag.OVERRIDDEN: 2_000,
    Flag.DISPUTED: 5_000,
    Flag.BROKEN_OFF: 10_000,
}
"""One spin in so many."""
_HOW_MANY: Final = (0, 1, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 10)
"""Payments of a spin: four on average."""


class _Template(NamedTuple):
    """A payment that is made now and then."""

    owner: str | None
    chip: str | None
    winning: str
    kinds: str
    pieces: int
    amount: int


class Years:
    """Invents the spins of one table."""

    def __init__(self, seed: int, table: str) -> None:
        """Sit down.

        Args:
            seed: all chance.
            table: its name; another table has other spins.
        """
        self._seed = f"{seed}:{table}"
        self._templates = _templates(seed)

    def spins(self, first: int, last: int) -> Iterator[SpinEntry]:
        """Invent some spins, the same whenever they are asked for.

        Args:
            first: the first one's number, from 1.
            last: the last one's.
        """
        chance = random.Random(f"{self._seed}:{first}")
        for spin in range(first, last + 1):
            yield self._spin(chance, spin)

    def _spin(self, chance: random.Random, spin: int) -> SpinEntry:
        any_ = chance.random
        night, place = divmod(spin, _A_NIGHT)
        at = _BEGINS + night * _A_DAY + place * 80 * _A_SECOND + int(any_() * 20 * _A_SECOND)
        number = int(any_() * 37)
        payments = tuple(self._payments(chance, number, at))
        paid = sum(payment.amount for payment in payments)
        flags = 0
        if any_() < _ANY_FLAG:
            flags = _flags(chance)
        dealer = RARE_DEALER if any_() < 0.0001 else _DEALERS[int(any_() * any_() * len(_DEALERS))]
        seq = spin * 18
        return SpinEntry(
            *(spin, at - 50 * _A_SECOND, at, at + 40 * _A_SECOND, number),
            *("hand" if flags & Flag.BY_HAND else "wheel", dealer, paid, int(any_() * 200_000), flags),
            *(seq, seq + 24, night * _A_NIGHT * 18 + 1, night * _A_NIGHT * 18 + 2, payments),
        )

    def _payments(self, chance: random.Random, number: int, at: int) -> Iterator[PaymentEntry]:
        any_, templates = chance.random, self._templates[number]
        for order in range(1, _HOW_MANY[int(any_() * len(_HOW_MANY))] + 1):
            owner, chip, winning, kinds, pieces, amount = templates[int(any_() * _TEMPLATES)]
            if any_() < 0.01:  # the tail: one in a hundred is larger, one in a million a thousand times
                times = int(chance.paretovariate(1.3)) + 1
                pieces, amount = pieces * times, amount * times
            yield PaymentEntry(
                order,
                owner,
                chip,
                winning,
                kinds,
                pieces,
                amount,
                at + order * 6 * _A_SECOND,
                int(any_() < 0.0002),
            )


_ANY_FLAG: Final = sum(1 / often for often in FLAGS.values())


def _flags(chance: random.Random) -> int:
    """Of what is out of the ordinary mostly one; now and then two together."""
    (flag,) = chance.choices(list(FLAGS), [1 / often for often in FLAGS.values()])
    if chance.random() < 0.05:
        flag |= chance.choice(list(FLAGS))
    return int(flag)


@lru_cache(maxsize=2)
def _templates(seed: int) -> list[list[_Template]]:
    """Think of what is paid for each number, at every table."""
    chance = random.Random(seed)
    return [
        [_template(chance, winning) for _ in range(_TEMPLATES)] for winning in map(_Winning.at, range(37))
    ]


class _Winning(NamedTuple):
    """The positions that win at a number, and how often each is met: straights and splits more than six lines."""

    positions: tuple[Position, ...]
    weights: tuple[int, ...]

    @classmethod
    def at(cls, number: int) -> Self:
        chances = (position for position in chances_winning(number) if "double" not in position.kind)
        positions = (*inside_winning(number), *chances)
        often = {Kind.STRAIGHT, Kind.SPLIT}
        return cls(positions, tuple(3 if position.kind in often else 1 for position in positions))


def _template(chance: random.Random, winning: _Winning) -> _Template:
    """A colour pays its pieces on some positions, value mostly one."""
    colour = chance.choice(_COLOURS) if chance.random() < 0.6 else None
    value = 250 if colour else chance.choices(_VALUES, _VALUED)[0]
    count = min(len(winning.positions), chance.choice((1, 1, 1, 2, 3) if colour else (1, 1, 2)))
    stakes = [(position, chance.choice((1, 1, 1, 2, 3, 5))) for position in _some(chance, winning, count)]
    pieces = sum(laid * ODDS[position.kind].times for position, laid in stakes)
    text = ", ".join(
        f"{SHORT[position]} {laid}={money_text(laid * value).removesuffix('.00')} x{ODDS[position.kind].times}"
        for position, laid in stakes
    )
    owner = colour or chance.choice((None, "seat 1", "seat 2", "seat 3", "seat 4", "Rossi", "Bianchi"))
    kinds = " ".join(dict.fromkeys(position.kind.value for position, _ in stakes))
    return _Template(owner, colour or money_text(value), text, kinds, pieces, pieces * value)


def _some(chance: random.Random, winning: _Winning, count: int) -> list[Position]:
    """A few positions of a number."""
    found = chance.choices(winning.positions, winning.weights, k=count)
    return sorted(set(found), key=lambda position: position.index)
