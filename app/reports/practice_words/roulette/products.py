"""The sentences of multiplication in pieces."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "products.title": QT_TRANSLATE_NOOP("", "Prodotti"),
    "products.card.1": QT_TRANSLATE_NOOP(
        "",
        "Si pagano i pezzi, la puntata resta: pieno 35, cavallo 17, terzina 11, carré 8, sestina 5.",
    ),
    "products.card.2": QT_TRANSLATE_NOOP(
        "", "Molti pezzi su una sola puntata: prima le decine, poi le unità, e si sommano."
    ),
    "products.card.3": QT_TRANSLATE_NOOP(
        "", "Due puntate insieme: un prodotto per ciascuna, poi la somma. Conviene partire dal più grande."
    ),
    "products.card.4": QT_TRANSLATE_NOOP(
        "", "Tre puntate insieme. I prodotti tondi aiutano: 2 cavalli 34, 2 pieni 70, 5 carré 40."
    ),
    "products.card.5": QT_TRANSLATE_NOOP(
        "", "Quattro puntate insieme, come attorno a un numero: pieno, cavalli, carré, terzina, sestina."
    ),
    "products.ask": QT_TRANSLATE_NOOP("", "Quanti pezzi pagano {bets}?"),
    "products.field.pieces": QT_TRANSLATE_NOOP("", "pezzi"),
    "products.term": QT_TRANSLATE_NOOP("", "{bets}: {sum}"),
    "products.total": QT_TRANSLATE_NOOP("", "Insieme: {sum}"),
    "products.slip.stake-counted": QT_TRANSLATE_NOOP(
        "", "È contata anche la puntata: resta al giocatore, ma non è pagamento."
    ),
    "products.slip.wrong-odds": QT_TRANSLATE_NOOP("", "Una puntata è pagata come un'altra combinazione."),
    "products.slip.bet-forgotten": QT_TRANSLATE_NOOP("", "Manca una puntata."),
    "products.slip.piece-too-many": QT_TRANSLATE_NOOP("", "Un pezzo di troppo su una puntata."),
    "products.slip.piece-too-few": QT_TRANSLATE_NOOP("", "Un pezzo in meno su una puntata."),
    "products.slip.miscounted": QT_TRANSLATE_NOOP("", "I prodotti sono giusti, la somma no."),
}
