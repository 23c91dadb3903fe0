"""What the next touch lays, in words: what a colour is worth, and what notes and gifts want (rules 2, 5)."""

from __future__ import annotations

from app.desks.common.language import euro, tr
from app.desks.common.owner_words import owner_words, seat_sign
from app.desks.croupier.roulette.entry.palette_keys import ColourKey, Palette
from app.rules.chips import Piece


def hint_words(palette: Palette) -> str:
    """Say what the chip in hand is worth, or what the row that is offered wants; else how the entry works.

    Args:
        palette: what a touch lays.
    """
    if palette.taking:
        return tr("Ogni tocco toglie i pezzi scelti. Per aggiungere di nuovo: ancora «− Togli».")
    touches = tr("Ogni tocco aggiunge i pezzi scelti; toccare il numero accanto lo porta a quelli.")
    in_hand = next((key for key in palette.colours if key.chosen), None)
    if in_hand is not None:
        whose = tr("Toccarlo ancora: di chi è.")
        return f"{worth_words(in_hand)}. {touches} {whose}"
    if palette.kind is Piece.NOTES and palette.up_to_maximum:
        most = tr("Fino al massimo: toccare ogni biglietto, poi la chance. Oltre {maxima} si rende.")
        return most.format(maxima=_maxima_words(palette))
    if palette.kind is Piece.NOTES:
        return tr("Biglietti interi: toccare il taglio, poi la chance. Ogni tocco è un biglietto.")
    if palette.kind is Piece.COMPLIMENTARY:
        return tr("Omaggi: solo sulle combinazioni; chi vince è pagato in gettoni.")
    return touches if palette.hand is not None else letters_words(palette)


def letters_words(palette: Palette) -> str:
    """Say which colour each letter is, as long as none is in hand: "R rosso, B blu, V verde"."""
    named = (f"{key.look.face}\N{NO-BREAK SPACE}{owner_words(key.label)}" for key in palette.colours)
    return ", ".join(named)


def worth_words(colour: ColourKey) -> str:
    """Say what a piece of a colour is worth: the table's minimum, where nothing else was said."""
    name = owner_words(colour.label)
    name = " ".join(
        filter(None, (name[:1].upper() + name[1:], seat_sign(colour.seat) if colour.seat else ""))
    )
    words = tr("{colour}: {value} a pezzo") if colour.look.marker else tr("{colour}: valore minimo, {value}")
    return words.format(colour=name, value=f"€ {euro(colour.value)}")


def _maxima_words(palette: Palette) -> str:
    """Name the maxima of the chances that take notes: "1.000 (dozzine e colonne 500)"."""
    simple, multiple = palette.maxima
    if simple == multiple:
        return euro(simple)
    words = tr("{simple} (dozzine e colonne {multiple})")
    return words.format(simple=euro(simple), multiple=euro(multiple))
