"""Payments that are laid against one rule of cutting and sliding [4.4, 6.1].

Each fault is what a hurried hand does with a payment that was to be laid otherwise: it says how that would
lie, if the payment lends itself to it. A fault breaks its own rule and no other, so that one answer is right
to the question which.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final

from app.practice.answers import letter
from app.practice.scene import Laid
from app.rules.cutting import HUNDRED, STACK, Group, GroupKind
from app.rules.laid_payment import LaidPayment, PaymentGroup, Run
from app.rules.money import Cents

Groups = tuple[Group, ...]

_PILE: Final = 5
_SLIDES_FROM: Final = 15


def _cut(*piles: int, fraction: int = 0) -> Group:
    return Group(GroupKind.CUT, sum(piles) + fraction, piles=piles, fraction=fraction)


def _not_spread(last: Group) -> Group | None:
    """Four or five that were cut: 2 + 2."""
    pieces = last.pieces
    return _cut(2, 2, fraction=pieces - 4) if last.kind is GroupKind.SPREAD and 4 <= pieces <= _PILE else None


def _spread(last: Group) -> Group | None:
    """Six and more that were spread."""
    small = last.kind is GroupKind.CUT and last.pieces < 2 * _PILE
    return Group(GroupKind.SPREAD, last.pieces) if small else None


def _unequal(last: Group) -> Group | None:
    """Six to nine in a five and the rest: 8 as 5 + 3."""
    small = last.kind is GroupKind.CUT and last.pieces < 2 * _PILE
    return _cut(_PILE, fraction=last.pieces - _PILE) if small else None


def _too_high(last: Group) -> Group | None:
    """Twelve and more in two equal piles: 12 as 6 + 6."""
    half, odd = divmod(last.pieces, 2)
    return _cut(half, half, fraction=odd) if last.kind is GroupKind.CUT and half > _PILE else None


def _not_slid(last: Group) -> Group | None:
    """Fifteen and more that were cut where they are slid."""
    piles, rest = divmod(last.pieces, _PILE)
    slid = last.kind is GroupKind.SLID and last.pieces >= _SLIDES_FROM
    return _cut(*(_PILE,) * piles, fraction=rest) if slid else None


def _slid(last: Group) -> Group | None:
    """Value for several positions that was slid."""
    cut = last.kind is GroupKind.CUT and last.pieces >= _SLIDES_FROM
    return Group(GroupKind.SLID, last.pieces, slid_off=(STACK - last.pieces,)) if cut else None


def _slid_too_many(last: Group) -> Group | None:
    """More than five drawn off one stack: 14 as 20 less 6."""
    cut = last.kind is GroupKind.CUT and 2 * _PILE < last.pieces < _SLIDES_FROM
    return Group(GroupKind.SLID, last.pieces, slid_off=(STACK - last.pieces,)) if cut else None


_OF_THE_REST: Final[Mapping[str, Callable[[Group], Group | None]]] = {
    "not-spread": _not_spread,
    "spread": _spread,
    "unequal": _unequal,
    "too-high": _too_high,
    "not-slid": _not_slid,
    "slid": _slid,
    "slid-too-many": _slid_too_many,
}
CHOICES: Final = ("right", *_OF_THE_REST, "no-stack", "hundred", "count")
"""What can be found of a laid payment: nothing, a rule that it breaks, or another count of pieces."""


def choice(name: str) -> str:
    """Give the letter of one of CHOICES."""
    return letter(CHOICES.index(name))


def wrong_ways(right: Groups, *, slides: bool) -> dict[str, Groups]:
    """Lay the same pieces against each rule that they lend themselves to.

    Args:
        right: as they should lie.
        slides: whether they may be slid: value for several positions never is.
    """
    found: dict[str, Groups] = {}
    for name, fault in _OF_THE_REST.items():
        last = fault(right[-1])
        # Slid too far, where nothing may be slid, would break two rules.
        if last is not None and (slides or name != "slid-too-many"):
            found[name] = (*right[:-1], last)
    stacks = [place for place, group in enumerate(right) if group.kind is GroupKind.STACK]
    if stacks:
        fives = _cut(*(_PILE,) * (STACK // _PILE))
        found["no-stack"] = (*right[: stacks[-1]], fives, *right[stacks[-1] + 1 :])
    if right[0].kind is GroupKind.HUNDRED:
        found["hundred"] = (Group(GroupKind.STACK, STACK),) * (HUNDRED // STACK) + right[1:]
    return found


def judged(
    payment: LaidPayment,
    right: Groups,
    laid_for: Callable[[int], Groups],
    chance: random.Random,
    *,
    slides: bool,
) -> tuple[str, Laid]:
    """Lay a payment rightly or wrongly.

    Args:
        payment: as it should lie.
        right: its groups.
        laid_for: how another count of pieces would lie.
        chance: chooses whether it is wrong, and how.
        slides: whether it may be slid.

    Returns:
        What is to be found, of CHOICES, and what lies there.
    """
    ways = {"right": right, **wrong_ways(right, slides=slides)}
    pieces = sum(group.pieces for group in right)
    miscounts = [laid_for(pieces + by) for by in (1, -1) if pieces + by > 0]
    # Another count is seen at once where it is laid otherwise; what deceives looks alike.
    alike = [groups for groups in miscounts if _kinds(groups) == _kinds(right)]
    if alike:
        ways["count"] = chance.choice(alike)
    found = chance.choice(list(ways))
    return found, Laid(_lying(payment, ways[found]))


def _kinds(groups: Groups) -> list[GroupKind]:
    return [group.kind for group in groups]


def _lying(payment: LaidPayment, groups: Groups) -> LaidPayment:
    """Put groups in the place of those that a payment should have."""
    chip = payment.groups[0].runs[0].chip
    pieces = sum(group.pieces for group in groups)
    run = Run(chip, pieces, groups)
    amount = Cents(pieces * chip.value)
    return payment._replace(groups=(PaymentGroup((run,), pieces, amount),), pieces=pieces, total=amount)
