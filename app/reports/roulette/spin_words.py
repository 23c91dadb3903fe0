"""What a spin is called by: what was unusual, what stakes came to, the arithmetic of a payment."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.reports.wording import count, money, tr
from app.rules.roulette.settled import Payment, Winning
from app.table.listing import Flag
from app.table.roulette.outcomes import Fate

FLAGS: Final = {
    Flag.DISPUTED: QT_TRANSLATE_NOOP("", "contestato"),
    Flag.CORRECTED: QT_TRANSLATE_NOOP("", "corretto"),
    Flag.OVERRIDDEN: QT_TRANSLATE_NOOP("", "forzato"),
    Flag.VOID: QT_TRANSLATE_NOOP("", "lancio nullo"),
    Flag.NOT_ENTERED: QT_TRANSLATE_NOOP("", "non registrato"),
    Flag.BROKEN_OFF: QT_TRANSLATE_NOOP("", "interrotto"),
    Flag.BY_HAND: QT_TRANSLATE_NOOP("", "a mano"),
}
"""What was out of the ordinary, the gravest first."""
_FATES: Final = {
    Fate.TAKEN_BACK: QT_TRANSLATE_NOOP("", "Ripreso"),
    Fate.NOTES_BACK: QT_TRANSLATE_NOOP("", "Biglietti resi"),
    Fate.TAKEN: QT_TRANSLATE_NOOP("", "Prigioniero perso"),
    Fate.HALVED: "À partager",
    Fate.SHUT: "Enfermé",
    Fate.FREED: QT_TRANSLATE_NOOP("", "Liberato"),
    Fate.RETURNED: QT_TRANSLATE_NOOP("", "Reso"),
    Fate.WITHDRAWN: QT_TRANSLATE_NOOP("", "Consegnato"),
    Fate.PUT_RIGHT: QT_TRANSLATE_NOOP("", "Rimesso a posto"),
}


def flags_words(flags: Flag) -> str:
    """Say what was out of the ordinary, the gravest first; empty where nothing was."""
    return ", ".join(tr(words) for flag, words in FLAGS.items() if flag & flags)


def fate_words(fate: Fate) -> str:
    """Say what became of chips that were not paid."""
    return tr(_FATES[fate])


def arithmetic(payment: Payment) -> str:
    """Write how a payment is reckoned: "2 × 17 + 1 × 35 = 69 pezzi da 2,50", "50,00 × 17 = 850,00"."""
    if payment.pieces is not None and all(item.pieces is not None for item in payment.winning):
        terms = " + ".join(f"{pieces} × {times}" for times, pieces in _by_odds(payment).items())
        worth = "" if payment.chip is None else money(payment.chip.value)
        text = (
            tr("{terms} = {pieces} pezzi da {worth}")
            if payment.pieces != 1
            else tr("{terms} = 1 pezzo da {worth}")
        )
        return text.format(terms=terms, pieces=count(payment.pieces), worth=worth)
    return f"{' + '.join(_stake(item) for item in payment.winning)} = {money(payment.amount)}"


def _by_odds(payment: Payment) -> dict[str, int]:
    """Add up the pieces that are paid the same, in the order in which they are met."""
    found: dict[str, int] = {}
    for item in payment.winning:
        found[_times(item)] = found.get(_times(item), 0) + (item.pieces or 0)
    return found


def _stake(item: Winning) -> str:
    return f"{money(item.amount)} × {_times(item)}"


def _times(item: Winning) -> str:
    return str(item.odds.times) if item.odds.every == 1 else f"{item.odds.times}/{item.odds.every}"
