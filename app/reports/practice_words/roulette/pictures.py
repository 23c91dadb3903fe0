"""The sentences of picture bets."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "pictures.title": QT_TRANSLATE_NOOP("", "Figure attorno a un numero"),
    "pictures.card.1": QT_TRANSLATE_NOOP(
        "",
        "Le figure da riconoscere a colpo d'occhio: tutti i cavalli 68, tutti i carré 32; sulle colonne "
        "esterne 51 e 16. Due pezzi in pieno fanno 70.",
    ),
    "pictures.card.2": QT_TRANSLATE_NOOP(
        "",
        "I diciassette totali da sapere a memoria: 21 25 33 42 51 52 60 67 68 69 77 86 100 101 102 103 116.",
    ),
    "pictures.card.3": QT_TRANSLATE_NOOP(
        "",
        "Il numero completo, un pezzo per posto: 156 al centro, 123 sulle colonne esterne; in fondo "
        "una sestina in meno, allo zero trasversali e quattro primi.",
    ),
    "pictures.card.4": QT_TRANSLATE_NOOP(
        "", "Pezzi disuguali: prima si leggono i totali noti, poi si aggiunge quello che avanza."
    ),
    "pictures.card.5": QT_TRANSLATE_NOOP(
        "", "Si contano i pezzi, e solo alla fine si moltiplica per il valore di un pezzo."
    ),
    "pictures.ask": QT_TRANSLATE_NOOP("", "Numero {number}. Quanti pezzi si pagano?"),
    "pictures.ask-worth": QT_TRANSLATE_NOOP(
        "", "Numero {number}. Un pezzo vale {value}: quanti pezzi si pagano, e quanto valgono?"
    ),
    "pictures.field.pieces": QT_TRANSLATE_NOOP("", "pezzi"),
    "pictures.field.worth": QT_TRANSLATE_NOOP("", "valore"),
    "pictures.term": QT_TRANSLATE_NOOP("", "{bets}: {sum}"),
    "pictures.total": QT_TRANSLATE_NOOP("", "Insieme: {sum}"),
    "pictures.known": QT_TRANSLATE_NOOP("", "{pieces} pezzi: un totale da sapere a memoria."),
    "pictures.worth": QT_TRANSLATE_NOOP("", "{pieces} pezzi da {value} valgono {worth}."),
    "pictures.slip.stake-counted": QT_TRANSLATE_NOOP(
        "", "È contata anche la puntata: resta al giocatore, ma non è pagamento."
    ),
    "pictures.slip.place-forgotten": QT_TRANSLATE_NOOP("", "Un posto non è stato contato."),
    "pictures.slip.wrong-odds": QT_TRANSLATE_NOOP("", "Un posto è pagato come un'altra combinazione."),
    "pictures.slip.piece-too-many": QT_TRANSLATE_NOOP("", "Un pezzo di troppo su un posto."),
    "pictures.slip.piece-too-few": QT_TRANSLATE_NOOP("", "Un pezzo in meno su un posto."),
    "pictures.slip.miscounted": QT_TRANSLATE_NOOP("", "I prodotti sono giusti, la somma no."),
    "pictures.slip.other-value": QT_TRANSLATE_NOOP(
        "", "I pezzi sono giusti, ma moltiplicati per un altro valore."
    ),
    "pictures.slip.one-piece-off": QT_TRANSLATE_NOOP(
        "", "I pezzi sono giusti, ma il valore è di un pezzo in più o in meno."
    ),
    "pictures.slip.point-misplaced": QT_TRANSLATE_NOOP("", "Il valore ha una cifra di troppo."),
}
