"""How the chips of a payment lie: in piles, as they are drawn, and in words."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from app.desks.common.language import tr
from app.rules.cutting import STACK, Group, GroupKind

_HUNDREDS_APART: Final = 3
"""As many hundreds are drawn one by one; more of them are one group with their count."""


class Column(Struct, frozen=True):
    """One pile of the picture.

    Attributes:
        pieces: how many lie in it.
        taken: fractions that were drawn off its bottom, shown as empty outlines.
        behind: further stacks of twenty that stand behind it: a hundred has four.
        label: what is written beneath.
        apart: whether a gap stands before it.
        flat: single pieces, spread, seen from above.
    """

    pieces: int
    label: str
    taken: tuple[int, ...] = ()
    behind: int = 0
    apart: bool = False
    flat: bool = False


def columns(groups: tuple[Group, ...]) -> tuple[Column, ...]:
    """Turn the groups of a payment into piles, in the order in which they are laid."""
    hundreds = sum(group.kind is GroupKind.HUNDRED for group in groups)
    found: list[Column] = []
    if hundreds > _HUNDREDS_APART:
        found.append(Column(STACK, f"{hundreds} × 100", behind=4))
    else:
        found += [Column(STACK, "100", behind=4, apart=place > 0) for place in range(hundreds)]
    for group in groups:
        found += _piles(group, first=not found)
    return tuple(found)


def _piles(group: Group, *, first: bool) -> list[Column]:
    apart = not first
    match group.kind:
        case GroupKind.HUNDRED:
            return []
        case GroupKind.STACK:
            return [Column(STACK, str(STACK))]
        case GroupKind.SLID:
            return [Column(group.pieces, str(group.pieces), taken=group.slid_off, apart=apart)]
        case GroupKind.SPREAD:
            return [Column(group.pieces, str(group.pieces), apart=apart, flat=True)]
        case GroupKind.CUT:
            sizes = (*group.piles, group.fraction) if group.fraction else group.piles
            return [Column(size, str(size), apart=apart and n == 0) for n, size in enumerate(sizes)]


def laid_out_words(groups: tuple[Group, ...]) -> str:
    """Say how the pieces are laid: "3 stecche · taglio 4 + 4 + 1"."""
    hundreds = sum(group.kind is GroupKind.HUNDRED for group in groups)
    stacks = sum(group.kind is GroupKind.STACK for group in groups)
    words = [f"{hundreds} × 100"] if hundreds else []
    if stacks:
        words.append(tr("1 stecca") if stacks == 1 else tr("{count} stecche").format(count=stacks))
    rest = [group for group in groups if group.kind not in _WHOLE]
    single = [group for group in rest if group.kind is GroupKind.SPREAD and group.pieces == 1]
    if len(single) > 1:
        apart = tr("{count} staccati").format(count=len(single))
        return " · ".join([*words, *map(_remainder_words, rest[: -len(single)]), apart])
    return " · ".join(words + [_remainder_words(group) for group in rest])


_WHOLE: Final = frozenset({GroupKind.HUNDRED, GroupKind.STACK})


def _remainder_words(group: Group) -> str:
    if group.kind is GroupKind.SLID:
        return tr("stecca meno {pieces}").format(pieces=_and(group.slid_off))
    if group.kind is GroupKind.CUT:
        sizes = (*group.piles, group.fraction) if group.fraction else group.piles
        return tr("taglio {piles}").format(piles=" + ".join(map(str, sizes)))
    return tr("1 sciolto") if group.pieces == 1 else tr("{count} sciolti").format(count=group.pieces)


def _and(counts: tuple[int, ...]) -> str:
    if len(counts) == 1:
        return str(counts[0])
    return tr("{chips} e {last}").format(chips=", ".join(map(str, counts[:-1])), last=counts[-1])
