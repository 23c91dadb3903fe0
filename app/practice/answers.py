"""Answers as lines of text: read into their one normal form (`forms`), and written so by drills."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from app.practice.exercise import Field, Form
from app.practice.forms import LETTERS, chips_in_order
from app.rules.cutting import HUNDRED, STACK, Group, GroupKind
from app.rules.inventory import Bundle
from app.rules.money import money_text


class NonsenseError(ValueError):
    """The text is no answer of its form; the desk says what one looks like.

    Attributes:
        form: what it should have been.
    """

    def __init__(self, form: Form) -> None:
        self.form = form
        super().__init__(f"no answer in the form of {form.name}")


def normal(field: Field, text: str) -> str:
    """Bring an answer into its normal form.

    Args:
        field: which it answers.
        text: as it was typed or touched together.

    Raises:
        NonsenseError: it is no answer to this field.
    """
    try:
        return field.form.read(text.strip(), len(field.choices))
    except ValueError as fault:
        raise NonsenseError(field.form) from fault


def example_of(field: Field) -> str:
    """Give an answer in the form of a field that is not its right one: what it looks like, and no more."""
    return next(text for text in field.form.examples(len(field.choices)) if text not in field.right)


def letter(place: int) -> str:
    """Name a choice by its place, from 0."""
    return LETTERS[place]


def chips_text(chips: Bundle, letters: Mapping[str, str]) -> str:
    """Write pieces by chip, colours first and then values from the highest.

    Args:
        chips: as the rules give them.
        letters: of the house's colours.
    """
    names: Counter[str] = Counter()
    for chip, pieces in chips:
        name = money_text(chip.value).removesuffix(".00") if chip.colour is None else letters[chip.colour]
        names[name] += pieces
    return chips_in_order(names)


def piles_text(groups: Iterable[Group]) -> str:
    """Write how pieces are cut and slid [4.4]."""
    return " ".join(map(_pile, groups))


def _pile(group: Group) -> str:
    match group.kind:
        case GroupKind.HUNDRED:
            return str(HUNDRED)
        case GroupKind.STACK:
            return str(STACK)
        case GroupKind.SLID:
            return "-".join(map(str, (STACK, *group.slid_off)))
        case GroupKind.CUT:
            piles = (*group.piles, group.fraction) if group.fraction else group.piles
            return "+".join(map(str, piles))
        case GroupKind.SPREAD:
            return str(group.pieces)
