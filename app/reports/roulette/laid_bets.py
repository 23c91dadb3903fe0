"""Every bet that is known of a spin, with when it was laid, and when it was taken up again.

The stakes that lost are as much of it as those that won. What lay there since the spin before was laid in
that one; what the dealer entered once the number had fallen was laid before it, and nobody recorded when.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import NamedTuple

from app.reports.roulette.spin_story import SpinStory
from app.reports.stamp import Stamp
from app.rules.chips import Chip, Piece
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.settled import Part, Settlement
from app.table.roulette.outcomes import Fate
from app.table.roulette.spin_state import SpinState


class Known(StrEnum):
    """How a bet is known."""

    LEFT = "left"
    """it lay there since the spin before"""
    LAID = "laid"
    ENTERED = "entered"
    """entered once the number had fallen"""


class Pile(NamedTuple):
    """Pieces of one chip, of one owner, on one position; what may change while they lie there is left out."""

    position: Position
    chip: Chip
    owner: str | None
    kind: Piece
    enferme: bool
    employees: bool


class LaidBet(NamedTuple):
    """A bet.

    Attributes:
        pile: what was laid where, and whose it is.
        pieces: how many.
        known: how it is known.
        at: when it was laid or entered; None where it was left lying.
        up: when it was taken up, or moved elsewhere; None where it played.
    """

    pile: Pile
    pieces: int
    known: Known
    at: Stamp | None
    up: Stamp | None = None

    @property
    def amount(self) -> int:
        """The stake in cents."""
        return self.pieces * self.pile.chip.value


def laid_bets(story: SpinStory) -> tuple[LaidBet, ...]:
    """List every bet that is known of a spin, in the order in which it was laid.

    Args:
        story: the spin.
    """
    before = None if story.before is None else story.before.spin(story.spin)
    lying = [
        LaidBet(pile, pieces, Known.LEFT, None) for pile, pieces in _piles(_bets(before)).items() if pieces
    ]
    entered: list[LaidBet] = []
    gone: list[LaidBet] = []
    for step in story.steps[: story.last + 1]:
        spin = step.state.spin(story.spin)
        if spin is not None:
            _go_on(lying, gone, _piles(spin.bets), step.stamp, Known.LAID)
            _go_on(entered, [], _piles(spin.winners), step.stamp, Known.ENTERED)
    return tuple(sorted((*lying, *gone, *entered), key=_when))


def _bets(spin: SpinState | None) -> tuple[Stack, ...]:
    return () if spin is None else spin.bets


def _when(bet: LaidBet) -> int:
    return 0 if bet.at is None else bet.at.seq


def _piles(stacks: Iterable[Stack]) -> Counter[Pile]:
    found: Counter[Pile] = Counter()
    for stack in stacks:
        for entry in stack.entries:
            found[pile_of(stack.position, entry)] += entry.pieces
    return found


def pile_of(position: Position, entry: Entry) -> Pile:
    """Say what an entry is, without how many and without what may change while it lies there."""
    chip = Chip(entry.value, entry.colour)
    return Pile(position, chip, entry.owner, entry.kind, entry.enferme, entry.employees)


def _go_on(lying: list[LaidBet], gone: list[LaidBet], now: Counter[Pile], stamp: Stamp, known: Known) -> None:
    """Take what lies there after a step: what is more was laid; what is less is taken up, the last first."""
    had: Counter[Pile] = Counter()
    for bet in lying:
        had[bet.pile] += bet.pieces
    for pile, pieces in (now - had).items():
        lying.append(LaidBet(pile, pieces, known, stamp))
    for pile, pieces in (had - now).items():
        gone += _taken_up(lying, pile, pieces, stamp)


def _taken_up(lying: list[LaidBet], pile: Pile, pieces: int, stamp: Stamp) -> Iterator[LaidBet]:
    for place in range(len(lying) - 1, -1, -1):
        bet = lying[place]
        if not pieces or bet.pile != pile:
            continue
        taken = min(pieces, bet.pieces)
        pieces -= taken
        yield bet._replace(pieces=taken, up=stamp)
        if taken == bet.pieces:
            del lying[place]
        else:
            lying[place] = bet._replace(pieces=bet.pieces - taken)


class Became(NamedTuple):
    """What a number did to a bet; of a division at zero there is more than one thing.

    Attributes:
        won: it was paid.
        lost: it was taken.
        fates: what became of it besides.
    """

    won: bool
    lost: bool
    fates: tuple[Fate, ...]


_FATES = (
    ("partage", Fate.HALVED),
    ("enferme", Fate.SHUT),
    ("freed", Fate.FREED),
    ("returned", Fate.RETURNED),
    ("withdrawn", Fate.WITHDRAWN),
)


def became(pile: Pile, settlement: Settlement) -> Became:
    """Say what a number did to a bet.

    Args:
        pile: the bet.
        settlement: of its spin.
    """
    won = any(
        payment.owner == pile.owner
        and payment.employees is pile.employees
        and any(item.position == pile.position for item in payment.winning)
        for payment in settlement.payments
        if not pile.enferme
    )
    lost = any(_is_of(part, pile) for part in settlement.lost)
    fates = tuple(
        fate for name, fate in _FATES if any(_is_of(part, pile) for part in getattr(settlement, name))
    )
    return Became(won, lost, fates)


def _is_of(part: Part, pile: Pile) -> bool:
    """Whether a part of a settlement is of a bet; what was divided names no chip."""
    same_chip = part.chip is None or part.chip == pile.chip
    return part.position == pile.position and part.owner == pile.owner and same_chip
