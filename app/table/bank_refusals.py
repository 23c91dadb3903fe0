"""Why a table's bank says no: counts, exchanges, documents and the box (rules 9)."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class BankRefusal(Catalogue):
    """Each with its words."""

    NIGHT_BEFORE_UNCOUNTED = Line(
        "the bank of the night before is not counted: say bank close first",
        QT_TRANSLATE_NOOP("", "La banca della sera prima non è contata: prima si chiude quella"),
    )
    COUNTED_AT_CLOSING = Line(
        "the bank was counted at closing: count it open again to play on, or close",
        QT_TRANSLATE_NOOP(
            "", "Il banco è contato alla chiusura: ricontarlo all'apertura per giocare ancora, o chiudere"
        ),
    )
    CHIP_MARKED = Line(
        "that chip is marked so already", QT_TRANSLATE_NOOP("", "Quel gettone è già segnato così")
    )
    COUNTED_ALREADY = Line(
        "the bank was counted already: close it first",
        QT_TRANSLATE_NOOP("", "Il banco è già contato: prima si chiude"),
    )
    NOT_COUNTED = Line(
        "the bank was not counted yet: open it first",
        QT_TRANSLATE_NOOP("", "Il banco non è ancora contato: prima la conta d'apertura"),
    )
    BANK_HAS_FEWER = Line(
        "the bank is known and has {there} × {chip}: {pieces} cannot leave it",
        QT_TRANSLATE_NOOP("", "Il banco ne ha {there} ({chip}): {pieces} non possono uscirne"),
    )
    NEVER_OPENED = Line(
        "the table was never opened: nothing is in its box",
        QT_TRANSLATE_NOOP("", "Il tavolo non è mai stato aperto: nella cassetta non c'è niente"),
    )
    NO_BOX_WAITS = Line(
        "no box of the night that began with {night} waits to be counted",
        QT_TRANSLATE_NOOP("", "Nessuna cassetta di quella sera attende la conta"),
    )
    BOX_TAKES_TWO = Line(
        "the box is emptied by two: say who counts (by) and who with him (signatures)",
        QT_TRANSLATE_NOOP("", "La cassetta si vuota in due: dire chi conta e chi è con lui"),
    )
    EXCHANGE_DIFFERS = Line(
        "what comes and what goes differ by {amount}",
        QT_TRANSLATE_NOOP("", "Quanto entra e quanto esce differiscono di {amount}"),
    )
    NOTES_GO_BY_DROP = Line(
        "notes are changed with drop: they go into the box",
        QT_TRANSLATE_NOOP("", "I biglietti si cambiano a parte: vanno nella cassetta"),
    )
    NO_NOTES_CHANGED = Line(
        "no notes are changed: a change of chips is change",
        QT_TRANSLATE_NOOP("", "Non c'è nessun biglietto: è un cambio di gettoni"),
    )
    DOCUMENT_MISSING = Line(
        "a {operation} goes with its document: say its number",
        QT_TRANSLATE_NOOP("", "Va con il suo documento: dire il numero"),
    )
    DOCUMENT_DIFFERS = Line(
        "the document says {total} and the chips {amount}",
        QT_TRANSLATE_NOOP("", "Il documento dice {total} e i gettoni {amount}"),
    )
    THREE_SIGN = Line(
        "a {operation} is signed by the capo tavolo and both inspectors: three names",
        QT_TRANSLATE_NOOP("", "Lo firmano il capo tavolo e i due ispettori: tre nomi diversi"),
    )
    DOCUMENT_VOID = Line(
        "document {number} is void: take {next}",
        QT_TRANSLATE_NOOP("", "Il documento {number} è annullato: prendere {next}"),
    )
    DOCUMENT_USED = Line(
        "document {number} goes with a {operation} already: take the next one",
        QT_TRANSLATE_NOOP("", "Il documento {number} è già usato: prendere il seguente"),
    )
    NO_SUCH_DOCUMENT = Line(
        "no document {number} this night: it is printed when it is recorded",
        QT_TRANSLATE_NOOP("", "Il documento {number} non c'è questa sera: si stampa dopo averlo registrato"),
    )
    DOCUMENT_VOID_ALREADY = Line(
        "document {number} is void already",
        QT_TRANSLATE_NOOP("", "Il documento {number} è già annullato"),
    )
    DOCUMENT_STANDS = Line(
        "document {number} goes with a {operation}: correct that",
        QT_TRANSLATE_NOOP("", "Il documento {number} è usato: si corregge quello"),
    )
    PIECES_OUT = Line(
        "by the bank's count {pieces} pieces of {colour} are out: record their change",
        QT_TRANSLATE_NOOP("", "Dal conto del banco mancano {pieces} pezzi ({colour}): registrare il cambio"),
        {1: QT_TRANSLATE_NOOP("", "Dal conto del banco manca 1 pezzo ({colour}): registrare il cambio")},
    )
