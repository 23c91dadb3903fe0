"""What the players' display says in its own words; Italian is what is translated from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import euro, tr
from app.desks.players.roulette.board import Limit, Moment
from app.rules.roulette.layout import Kind

_KINDS: Final = {
    Kind.STRAIGHT: QT_TRANSLATE_NOOP("", "Pieno"),
    Kind.SPLIT: QT_TRANSLATE_NOOP("", "Cavallo"),
    Kind.STREET: QT_TRANSLATE_NOOP("", "Terzina"),
    Kind.CORNER: QT_TRANSLATE_NOOP("", "Carré"),
    Kind.LINE: QT_TRANSLATE_NOOP("", "Sestina"),
    Kind.DOZEN: QT_TRANSLATE_NOOP("", "Dozzina, colonna"),
    Kind.DOUBLE_DOZEN: QT_TRANSLATE_NOOP("", "Due doz. o col."),
    Kind.EVEN_MONEY: QT_TRANSLATE_NOOP("", "Chance semplici"),
}
_MEANINGS: Final = {
    Moment.CLOSED: QT_TRANSLATE_NOOP("", "Il tavolo è chiuso"),
    Moment.SUSPENDED: QT_TRANSLATE_NOOP("", "Il gioco è sospeso"),
    Moment.BETS_OPEN: QT_TRANSLATE_NOOP("", "Le puntate sono aperte"),
    Moment.VOID: QT_TRANSLATE_NOOP("", "Colpo nullo: le puntate restano e sono aperte"),
    Moment.NO_MORE_BETS: QT_TRANSLATE_NOOP("", "Le puntate sono chiuse"),
    Moment.OVER: QT_TRANSLATE_NOOP("", "L'ultimo colpo è giocato"),
}
"""What the French phrase means; the number needs no words but its call."""
_VOID_DRAW: Final = QT_TRANSLATE_NOOP("", "Estrazione nulla: le puntate restano e sono aperte")


def kind_words(kind: Kind) -> str:
    """Name a kind of bet as the sign on the table does."""
    return tr(_KINDS[kind])


def limit_words(limit: Limit) -> str:
    """Say how much may lie there: "fino a € 60"."""
    if limit.least is None:
        return tr("fino a € {most}").format(most=euro(limit.most))
    return tr("da € {least} a € {most}").format(least=euro(limit.least), most=euro(limit.most))


def minimum_words(minimum: int) -> str:
    """Say the table's minimum, cents."""
    return f"€ {euro(minimum)}"


def meaning_words(moment: Moment, *, draws: bool = False) -> str:
    """Say what the phrase means, `draws` at a tumbler; empty where a number stands there."""
    known = _VOID_DRAW if draws and moment is Moment.VOID else _MEANINGS.get(moment)
    return "" if known is None else tr(known)
