"""Chips counted by kind, as counts of the bank are read: colours by name, value in cents."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .houses import CHIPS

Line = dict[str, Any]  # an event as `export --what journal` prints it, or a part of one
Pile = Counter[str | int]


def cents(text: str) -> int:
    """Money of the export, which may have a minus."""
    return int(text.replace(".", ""))


def chip(form: Line) -> str | int:
    """What kind of chip it is: a colour's pieces are one kind, whatever each is worth."""
    colour = form.get("colour")
    return cents(form["value"]) if colour is None else str(colour)


def is_notes(form: Line) -> bool:
    """Notes go into the box and are no chips."""
    return form.get("kind") == "notes"


def pile(forms: Iterable[Line]) -> Pile:
    """The chips of a list, without its notes."""
    out: Pile = Counter()
    for form in forms:
        if not is_notes(form):
            out[chip(form)] += form["pieces"]
    return out


def worth(forms: Iterable[Line]) -> int:
    """What the chips of a list are worth: each says what a piece of it is."""
    return sum(form["pieces"] * cents(form["value"]) for form in forms if not is_notes(form))


def notes(forms: Iterable[Line]) -> int:
    """What the notes of a list are worth."""
    return sum(form["pieces"] * cents(form["value"]) for form in forms if is_notes(form))


def fewest(amount: int) -> Pile:
    """The fewest chips of value; of an amount below zero as many the other way. What no chip makes up is left out."""
    sign, rest = (-1, -amount) if amount < 0 else (1, amount)
    out: Pile = Counter()
    for value in sorted(CHIPS, reverse=True):
        pieces, rest = divmod(rest, value)
        if pieces:
            out[value] = sign * pieces
    return out


def added(one: Pile, other: Pile, times: int = 1) -> Pile:
    """Two piles together; pieces may be below zero, and what is none is not there."""
    out = Counter({kind: one[kind] + times * other[kind] for kind in {*one, *other}})
    return Counter({kind: pieces for kind, pieces in out.items() if pieces})
