"""How a page says that its ball is over, and what is to be done now with what it asked."""

from __future__ import annotations

from app.desks.common.language import tr
from app.desks.croupier.acts import Act
from app.desks.croupier.page_over import PageOver
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import was_words
from app.rules.house import House


def over_words(over: PageOver, house: House) -> str:
    """Say it in one line: "Colpo 6 (20) chiuso. Con «Torna al colpo» si fa ancora."."""
    asked = over.of
    if over.act is Act.VALID:
        return tr("Un'altra pallina è stata lanciata: quel colpo resta nullo.")
    if over.of_throw:
        return tr("Un'altra pallina è stata lanciata: quel numero non conta più.")
    if over.recanted:
        said = tr("Colpo {spin}: il numero {number} non conta più.")
        return said.format(spin=asked.spin, number=asked.number)
    closed = tr("Colpo {spin} ({number}) chiuso.").format(spin=asked.spin, number=asked.number)
    return f"{closed} {_what_now(over, house)}"


def _what_now(over: PageOver, house: House) -> str:
    left = over.left
    if left is not None and left.paid is not None:
        return tr("Detto: è fatto.") if left.paid else tr("Detto: non è fatto.")
    if left is not None:
        asked = was_words(left)
        return tr("Non è segnato: {asked}").format(asked=asked)
    if over.back:
        return tr("Con «Torna al colpo» si fa ancora.")
    if over.shut:
        return reason_words(over.shut, house)
    return tr("Non si fa più: si corregge in «Pagamenti…».")
