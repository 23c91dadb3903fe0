"""Whose chips these are, in the words of the desk; what the journal keeps is always the same."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import Language, language, tr
from app.desks.common.seats import WITH, seat_name, seat_of
from app.rules import french, italian
from app.rules.payment_words import EMPLOYEES, UNKNOWN_OWNER
from app.rules.tongue import Speech

_COLOURS: Final = {
    "rosso": QT_TRANSLATE_NOOP("", "rosso"),
    "blu": QT_TRANSLATE_NOOP("", "blu"),
    "verde": QT_TRANSLATE_NOOP("", "verde"),
    "giallo": QT_TRANSLATE_NOOP("", "giallo"),
    "lilla": QT_TRANSLATE_NOOP("", "lilla"),
    "arancio": QT_TRANSLATE_NOOP("", "arancio"),
    "celeste": QT_TRANSLATE_NOOP("", "celeste"),
    "nocciola": QT_TRANSLATE_NOOP("", "nocciola"),
}
"""What the houses that are shipped call their colours; a house's own names stay as it writes them."""

_TO_THE: Final = {Language.ITALIAN: italian.to_the, Language.FRENCH: french.to_the}
"""Where a colour has an article, and it depends on how the colour is called."""
_EMPLOYEES: Final = frozenset({EMPLOYEES.said(speech) for speech in Speech})
"""The employees among owners, in the language of whichever house."""


def seat_sign(seat: int) -> str:
    """Write a seat in two letters: "P4"; 0 is an unknown owner."""
    return tr("P{seat}").format(seat=seat) if seat else "?"


def employees_sign() -> str:
    """Write that something is laid for the employees, in few letters."""
    return tr("Imp")


def owner_sign(owner: str) -> str:
    """Write whose something is in few letters: a seat as "P4", anybody else in words."""
    seat = seat_of(owner)
    return owner_words(owner) if seat is None else seat_sign(seat)


def seat_words(seat: int) -> str:
    """Say a seat in the language of the desk; 0 is an unknown owner."""
    name = seat_name(seat)
    return tr("di chi è, non si sa") if name is None else owner_words(name)


def owner_words(owner: str) -> str:
    """Say whose something is: a seat or a colour in the language of the desk, anybody else by name.

    A colour that has a seat is said with it: "rosso P3".
    """
    colour, joined, whose = owner.partition(WITH)
    if joined and seat_of(whose) is not None:
        return f"{owner_words(colour)} {owner_sign(whose)}"
    seat = seat_of(owner)
    if owner in _COLOURS:
        return tr(_COLOURS[owner])
    return owner if seat is None else tr("posto {seat}").format(seat=seat)


def of_words(owner: str) -> str:
    """Say that something is a player's: "del posto 3", "di Marta"."""
    seat = seat_of(owner)
    if seat is None:
        return tr("di {owner}").format(owner=owner_words(owner))
    return tr("del posto {seat}").format(seat=seat)


def to_words(owner: str) -> str:
    """Say to whom something goes: "al posto 3", "all'arancio", "a Marta"."""
    seat, words = seat_of(owner), owner_words(owner)
    if seat is not None:
        return tr("al posto {seat}").format(seat=seat)
    if owner.partition(WITH)[0] in _COLOURS and language() in _TO_THE:
        return _TO_THE[language()](words)
    return tr("a {owner}").format(owner=words)


def title_words(title: str) -> str:
    """Say whose a payment is, as its title: "Seat 4", "Whose is it?", "Red"."""
    if title == UNKNOWN_OWNER:
        return tr("Di chi è?")
    theirs, joined, colour = title.partition(", ")
    if theirs in _EMPLOYEES:
        return f"{tr('Impiegati')}{joined}{owner_words(colour)}"
    owner = title[:1].lower() + title[1:]
    words = owner_words(owner)
    return title if words == owner else words[:1].upper() + words[1:]


def title_sign(title: str) -> str:
    """Say in few letters whose a payment is: a seat as "P4", anybody else as its title."""
    seat = seat_of(title[:1].lower() + title[1:])
    if title.partition(", ")[0] in _EMPLOYEES:
        return title_words(title).replace(tr("Impiegati"), employees_sign())
    return title_words(title) if seat is None else seat_sign(seat)
