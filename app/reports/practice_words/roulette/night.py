"""The sentences of last night's table; its mistakes are those of the drills that ask the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.reports.practice_words.roulette import clearing, order, zero


def _taken_over(name: str, sentences: Mapping[str, object], what: str) -> dict[str, object]:
    """Take a drill's names of fields, or of mistakes, over under those of this one."""
    beginning = f"{name}.{what}."
    ours = f"night.{what}." + (f"{name}." if what == "slip" else "")
    return {
        ours + key.removeprefix(beginning): said
        for key, said in sentences.items()
        if key.startswith(beginning)
    }


SENTENCES: Final = {
    "night.title": QT_TRANSLATE_NOOP("", "Il tavolo di ieri"),
    "night.card.1": QT_TRANSLATE_NOOP(
        "", "Quanto si paga in tutto su ogni posizione: si sommano le puntate, poi si moltiplica una volta."
    ),
    "night.card.2": QT_TRANSLATE_NOOP(
        "", "Quanto si paga a un giocatore: posizione per posizione, pezzi per quota; il valore per ultimo."
    ),
    "night.card.3": QT_TRANSLATE_NOOP(
        "", "L'ordine dei pagamenti: le chance, poi il numero; la valuta prima del colore."
    ),
    "night.card.4": QT_TRANSLATE_NOOP(
        "", "L'ordine della pulizia: intorno al numero, le colonne, poi a dozzine dall'ultima."
    ),
    "night.card.5": QT_TRANSLATE_NOOP(
        "", "Lo zero sulle chance semplici: prima la prigione, poi le metà, giocatore per giocatore."
    ),
    "night.ask.totals": QT_TRANSLATE_NOOP(
        "", "È uscito il {number}. Quanto si paga in tutto su ogni posizione?"
    ),
    "night.ask.colour": QT_TRANSLATE_NOOP("", "È uscito il {number}. Quanto si paga — {colour}: {bets}?"),
    "night.ask.value.player": QT_TRANSLATE_NOOP(
        "", "È uscito il {number}. Quanto si paga — giocatore {player}, da {value}: {bets}?"
    ),
    "night.ask.value.unknown": QT_TRANSLATE_NOOP(
        "", "È uscito il {number}. Quanto si paga — di non si sa chi, da {value}: {bets}?"
    ),
    "night.ask.amount.player": QT_TRANSLATE_NOOP(
        "", "È uscito il {number}. Quanto si paga — giocatore {player}, {amount} in gettoni: {where}?"
    ),
    "night.ask.amount.unknown": QT_TRANSLATE_NOOP(
        "", "È uscito il {number}. Quanto si paga — di non si sa chi, {amount} in gettoni: {where}?"
    ),
    "night.ask.notes.player": QT_TRANSLATE_NOOP(
        "", "È uscito il {number}. Quanto si paga — giocatore {player}, {amount} in biglietti: {where}?"
    ),
    "night.ask.notes.unknown": QT_TRANSLATE_NOOP(
        "", "È uscito il {number}. Quanto si paga — di non si sa chi, {amount} in biglietti: {where}?"
    ),
    "night.ask.order": QT_TRANSLATE_NOOP("", "È uscito il {number}. In che ordine si paga?"),
    "night.ask.first": QT_TRANSLATE_NOOP(
        "", "È uscito il {number}. Ecco i primi pagamenti: in che ordine si fanno?"
    ),
    "night.ask.clearing": QT_TRANSLATE_NOOP("", "È uscito il {number}. In che ordine si puliscono queste?"),
    "night.ask.zero": QT_TRANSLATE_NOOP("", "Esce lo zero. Che cosa si fa sulle chance semplici?"),
    "night.ask.zero-last": QT_TRANSLATE_NOOP(
        "", "«À la dernière», ed esce lo zero. Che cosa si fa sulle chance semplici?"
    ),
    "night.field.total": QT_TRANSLATE_NOOP("", "{where}"),
    "night.field.pieces": QT_TRANSLATE_NOOP("", "pezzi"),
    "night.field.worth": QT_TRANSLATE_NOOP("", "valore"),
    "night.step.position": QT_TRANSLATE_NOOP("", "{where}: {sum}"),
    "night.slip.totals.stake-counted": QT_TRANSLATE_NOOP(
        "", "È contata anche la puntata: resta al giocatore, ma non è pagamento."
    ),
    "night.slip.totals.stake-forgotten": QT_TRANSLATE_NOOP("", "Manca una puntata."),
    "night.slip.totals.wrong-odds": QT_TRANSLATE_NOOP("", "Una puntata è pagata come un'altra combinazione."),
    "night.slip.totals.miscounted": QT_TRANSLATE_NOOP("", "Il conto è sbagliato."),
    "night.slip.payment.stake-counted": QT_TRANSLATE_NOOP(
        "", "È contata anche la puntata: resta al giocatore, ma non è pagamento."
    ),
    "night.slip.payment.stake-forgotten": QT_TRANSLATE_NOOP("", "Manca una puntata."),
    "night.slip.payment.wrong-odds": QT_TRANSLATE_NOOP(
        "", "Una puntata è pagata come un'altra combinazione."
    ),
    "night.slip.payment.miscounted": QT_TRANSLATE_NOOP("", "Il conto è sbagliato."),
    "night.slip.payment.worth-wrong": QT_TRANSLATE_NOOP("", "I pezzi sono giusti, il valore no."),
    "night.trouble.none": QT_TRANSLATE_NOOP("", "{path}: qui non c'è nessun registro."),
    "night.trouble.other": QT_TRANSLATE_NOOP("", "{path} non è il registro di un tavolo."),
    "night.trouble.newer": QT_TRANSLATE_NOOP(
        "", "{path} è di un programma più nuovo di questo: lo legge quello."
    ),
    "night.trouble.damaged": QT_TRANSLATE_NOOP(
        "", "Il registro {path} è guasto e resta com'è: lo esamina «capotavolo verify»."
    ),
    "night.trouble.unread": QT_TRANSLATE_NOOP("", "{path} non si può leggere adesso."),
    "night.trouble.no-spins": QT_TRANSLATE_NOOP("", "In {path} non c'è nessuna serata con colpi pagati."),
    "night.trouble.house": QT_TRANSLATE_NOOP(
        "", "Le regole con cui si giocava ({house}) non sono fra quelle di questo programma."
    ),
    **_taken_over("order", order.SENTENCES, "field"),
    **_taken_over("order", order.SENTENCES, "slip"),
    **_taken_over("clearing", clearing.SENTENCES, "slip"),
    **_taken_over("zero", zero.SENTENCES, "field"),
    **_taken_over("zero", zero.SENTENCES, "slip"),
}
