"""What may stand on a stack when chips are pushed over, and how they are read (rules 7) [3.1, 4.4].

Only full stacks carry. A stack that was slid stands by itself, and what finds no room on top goes beside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from app.rules.chips import Chip
from app.rules.cutting import STACK, GroupKind
from app.rules.inventory import Bundle, bundle
from app.rules.laid_payment import PaymentGroup, Run
from app.rules.money import Cents

_ON_ONE: Final = 5
_ON_TWO: Final = 12
_PLAQUES_STACKED: Final = 5
_CARRIED: Final = frozenset({GroupKind.CUT, GroupKind.SPREAD})


class Push(NamedTuple):
    """One group as it is pushed over.

    Attributes:
        stacks: full stacks by chip.
        on_top: the pieces that stand on them, the lowest chip undermost.
        beside: the pieces that go by themselves.
    """

    stacks: tuple[tuple[Chip, int], ...]
    on_top: Bundle
    beside: Bundle


def most_on_top(stacks: int, *, change: bool = False) -> int:
    """Five pieces may stand on a stack, twelve on two; in a change twelve on more than two, too.

    Args:
        stacks: full stacks that are pushed together, 0 or more.
        change: whether it is a change and no payment.
    """
    if stacks < 2:
        return _ON_ONE * stacks
    return _ON_TWO if change or stacks == 2 else _ON_ONE * stacks


def pushed(group: PaymentGroup, plaques: frozenset[Cents], *, change: bool = False) -> Push:
    """Put a group together for handing over, the higher values on top of the stacks [6.2].

    Args:
        group: as it was laid out.
        plaques: the house's plaques, cents; fewer than five never stand on one another.
        change: whether it is a change and no payment.
    """
    stacks = tuple((run.chip, count) for run in group.runs if (count := _full_stacks(run)))
    standing = sum(count for _, count in stacks)
    room = most_on_top(standing, change=change)
    loose = {run.chip: _pieces(run, _CARRIED) for run in group.runs}
    few = sum(count for chip, count in loose.items() if _plaque(chip, plaques)) < _PLAQUES_STACKED
    # Where plaques may not lie on one another each needs a stack of its own.
    bare = standing if few else room
    top: dict[Chip, int] = {}
    for chip in sorted(loose, key=lambda chip: chip.value, reverse=True):
        top[chip] = min(loose[chip], room, bare) if _plaque(chip, plaques) else min(loose[chip], room)
        room -= top[chip]
        bare -= top[chip] if _plaque(chip, plaques) else 0
    rest = {run.chip: run.pieces - _on_stacks(run) - top[run.chip] for run in group.runs}
    return Push(stacks, bundle(top), bundle(rest))


def reading_order(groups: Iterable[PaymentGroup]) -> tuple[PaymentGroup, ...]:
    """A payment is read from its largest group down (rules 7).

    Args:
        groups: in any order; equal ones keep theirs.
    """
    return tuple(sorted(groups, key=lambda group: group.amount, reverse=True))


def change_order(pieces: Mapping[Chip, int]) -> tuple[tuple[Chip, int], ...]:
    """Changes, fills and credits are read from the lowest denomination up [3.6].

    Args:
        pieces: by chip; what is 0 is left out.
    """
    return tuple(sorted(bundle(pieces), key=lambda item: item[0].value))


def _plaque(chip: Chip, plaques: frozenset[Cents]) -> bool:
    return chip.colour is None and chip.value in plaques


def _full_stacks(run: Run) -> int:
    return _on_stacks(run) // STACK


def _on_stacks(run: Run) -> int:
    """Pieces of a run that lie in full stacks; a hundred is five of them."""
    return _pieces(run, frozenset({GroupKind.STACK, GroupKind.HUNDRED}))


def _pieces(run: Run, kinds: frozenset[GroupKind]) -> int:
    return sum(group.pieces for group in run.shown if group.kind in kinds)
