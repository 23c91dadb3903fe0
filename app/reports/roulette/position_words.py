"""What bets are called on a page, in its language; at the table they are said in Italian (rules 8)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.reports.wording import money, tr
from app.rules.roulette.layout import BY_NAME, Kind, Position
from app.rules.roulette.settled import Payment, Winning
from app.table.side_payments import is_beside, side_payment_words

_INSIDE: Final = {
    Kind.STRAIGHT: (QT_TRANSLATE_NOOP("", "pieno {where}"), QT_TRANSLATE_NOOP("", "{count} pieni {where}")),
    Kind.SPLIT: (QT_TRANSLATE_NOOP("", "cavallo {where}"), QT_TRANSLATE_NOOP("", "{count} cavalli {where}")),
    Kind.STREET: (QT_TRANSLATE_NOOP("", "terzina {where}"), QT_TRANSLATE_NOOP("", "{count} terzine {where}")),
    Kind.TRIO: (
        QT_TRANSLATE_NOOP("", "trasversale {where}"),
        QT_TRANSLATE_NOOP("", "{count} trasversali {where}"),
    ),
    Kind.CORNER: (QT_TRANSLATE_NOOP("", "carré {where}"), QT_TRANSLATE_NOOP("", "{count} carré {where}")),
    Kind.LINE: (QT_TRANSLATE_NOOP("", "sestina {where}"), QT_TRANSLATE_NOOP("", "{count} sestine {where}")),
}
"""One piece on a combination, and several."""
_NAMES: Final = {
    "first-four": QT_TRANSLATE_NOOP("", "quattro primi"),
    "high": QT_TRANSLATE_NOOP("", "passe"),
    "odd": QT_TRANSLATE_NOOP("", "dispari"),
    "red": QT_TRANSLATE_NOOP("", "rosso"),
    "black": QT_TRANSLATE_NOOP("", "nero"),
    "even": QT_TRANSLATE_NOOP("", "pari"),
    "low": QT_TRANSLATE_NOOP("", "manque"),
    "dozen-1": QT_TRANSLATE_NOOP("", "1ª dozzina"),
    "dozen-2": QT_TRANSLATE_NOOP("", "2ª dozzina"),
    "dozen-3": QT_TRANSLATE_NOOP("", "3ª dozzina"),
}
_RULES: Final = (
    QT_TRANSLATE_NOOP("", "4.3, chance"),
    QT_TRANSLATE_NOOP("", "4.3, valuta: combinazione, posizione, valore"),
    QT_TRANSLATE_NOOP("", "4.3, colore: combinazione, posizione, collocazione"),
)
"""The sections that put a payment at its place, as they are given with it."""


def position_words(position: Position) -> str:
    """Name a position: "cavallo 8/11", "1ª dozzina", "colonna 34"."""
    if position.kind in _INSIDE:
        return tr(_INSIDE[position.kind][0]).format(where=position.ends)
    match position.kind:
        case Kind.COLUMN:
            return tr("colonna {where}").format(where=position.ends)
        case Kind.DOUBLE_COLUMN:
            return tr("colonne {where}").format(where=position.ends)
        case Kind.DOUBLE_DOZEN:
            return tr("dozzine {where}").format(where=position.ends)
        case _:
            return tr(_NAMES[position.name])


def place_words(name: str) -> str:
    """Name the position of a name, as events write it; a name that is none stays as it was written."""
    return position_words(BY_NAME[name]) if name in BY_NAME else name


def why_words(payment: Payment) -> str:
    """Say what won: "2 cavalli 8/11 + 1 pieno 8"; of a side game's bet its name."""
    if is_beside(payment):
        return side_payment_words(payment)
    return " + ".join(map(_won, payment.winning))


def rule_words(rule: str) -> str:
    """Name the section that puts a payment at its place; one that is not known here stays as it is given."""
    return tr(rule) if rule in _RULES else rule


def _won(item: Winning) -> str:
    position = item.position
    if item.pieces is None:
        return tr("{count} su {where}").format(count=money(item.amount), where=position_words(position))
    if position.kind not in _INSIDE:
        return tr("{count} su {where}").format(count=item.pieces, where=position_words(position))
    if item.pieces == 1:
        return f"1 {position_words(position)}"
    return tr(_INSIDE[position.kind][1]).format(count=item.pieces, where=position.ends)
