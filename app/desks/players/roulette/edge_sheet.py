"""The house's edge and what zero does, as the players may read it (rules 10): computed, never typed in.

A tombola house shows on its display which of the two zero rules it plays, and what it keeps of a bet; every
house can print the same as a sheet, each bet with its odds and its exact edge.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import Language, language, tr
from app.desks.players.roulette.edges import Keeps, edges_of, hundredths
from app.rules.house import House
from app.rules.roulette.edge import INDIVISIBLE, BetEdge
from app.rules.roulette.layout import Kind
from app.rules.roulette.odds import ODDS
from app.rules.roulette.spin_rules import ZeroRule, spin_rules

_ZERO: Final = {
    ZeroRule.HALF_BACK: QT_TRANSLATE_NOOP("", "Allo zero metà di ogni puntata sulle chance semplici è resa"),
    ZeroRule.ALL_LOST: QT_TRANSLATE_NOOP("", "Allo zero le puntate sulle chance semplici sono perse"),
    ZeroRule.PRISON: QT_TRANSLATE_NOOP("", "Allo zero metà è persa, il pezzo indivisibile è enfermé"),
    ZeroRule.CHOICE: QT_TRANSLATE_NOOP("", "Allo zero metà è resa, o la puntata è enfermée, a scelta"),
}
_BETS: Final = {
    Kind.STRAIGHT.value: QT_TRANSLATE_NOOP("", "Pieno"),
    Kind.SPLIT.value: QT_TRANSLATE_NOOP("", "Cavallo"),
    Kind.STREET.value: QT_TRANSLATE_NOOP("", "Terzina"),
    Kind.TRIO.value: QT_TRANSLATE_NOOP("", "Trasversale dello zero"),
    Kind.CORNER.value: QT_TRANSLATE_NOOP("", "Carré"),
    Kind.FIRST_FOUR.value: QT_TRANSLATE_NOOP("", "Quattro primi"),
    Kind.LINE.value: QT_TRANSLATE_NOOP("", "Sestina"),
    Kind.DOZEN.value: QT_TRANSLATE_NOOP("", "Dozzina"),
    Kind.COLUMN.value: QT_TRANSLATE_NOOP("", "Colonna"),
    Kind.DOUBLE_DOZEN.value: QT_TRANSLATE_NOOP("", "Due dozzine"),
    Kind.DOUBLE_COLUMN.value: QT_TRANSLATE_NOOP("", "Due colonne"),
    Kind.EVEN_MONEY.value: QT_TRANSLATE_NOOP("", "Chance semplici"),
    INDIVISIBLE: QT_TRANSLATE_NOOP("", "Un pezzo indivisibile su una chance semplice"),
}


class EdgeLine(NamedTuple):
    """One bet of the sheet.

    Attributes:
        bet: what it is called.
        odds: what it pays, "35 : 1".
        percent: what the house keeps, "2.70 %".
        edge: the same exactly, "1/37".
    """

    bet: str
    odds: str
    percent: str
    edge: str


class EdgeSheet(NamedTuple):
    """All that the sheet says; texts in the language of the station."""

    title: str
    subtitle: str
    zero: str
    lines: tuple[EdgeLine, ...]


def percent_words(edge: int) -> str:
    """Say hundredths of a percent with the mark of the language: "1.35 %"."""
    mark = "." if language() is Language.ENGLISH else ","
    return f"{edge // 100}{mark}{edge % 100:02d} %"


def zero_words(rule: ZeroRule) -> str:
    """Say what zero does to the simple chances."""
    return tr(_ZERO[rule])


def edge_words(kept: Keeps) -> str:
    """Say in one line what the house keeps: "Vantaggio della casa: chance semplici 1,35 %, altre 2,70 %"."""
    if kept.simple == kept.others:
        return tr("Vantaggio della casa {every}").format(every=percent_words(kept.others))
    text = tr("Vantaggio della casa: chance semplici {simple}, altre puntate {others}")
    return text.format(simple=percent_words(kept.simple), others=percent_words(kept.others))


def edge_sheet(house: House) -> EdgeSheet:
    """Say all that the sheet says.

    Args:
        house: whose edge it is.
    """
    return EdgeSheet(
        tr("Vantaggio della casa"),
        house.title,
        zero_words(spin_rules(house).zero),
        tuple(_line(item) for item in edges_of(house)),
    )


def _line(item: BetEdge) -> EdgeLine:
    odds = ODDS[Kind.EVEN_MONEY if item.bet == INDIVISIBLE else Kind(item.bet)]
    exact = f"{item.edge.numerator}/{item.edge.denominator}"
    return EdgeLine(
        tr(_BETS[item.bet]), f"{odds.times} : {odds.every}", percent_words(hundredths(item.edge)), exact
    )
