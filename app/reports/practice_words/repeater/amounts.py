"""The sentences of what is handed over for a wager."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.reports.repeater.wager_words import NAMES

SENTENCES: Final = {
    "repeater-amounts.title": QT_TRANSLATE_NOOP("", "Repeater: quanto si consegna"),
    "repeater-amounts.card.1": QT_TRANSLATE_NOOP(
        "",
        "Un repeater vinto: si paga per 1, la puntata è compresa. 2 e 12 ×40, 3 e 11 ×50, 4 e 10 ×65, "
        "5 e 9 ×80, 6 e 8 ×90, i quattro insieme ×100.",
    ),
    "repeater-amounts.card.2": QT_TRANSLATE_NOOP(
        "",
        "I gruppi e «prima del 7»: Uptown e Downtown ×15, Citywide ×9, Even e Horn ×12, Odd ×18, "
        "2 o 12 ×3, 3 o 11 ×2.",
    ),
    "repeater-amounts.card.3": QT_TRANSLATE_NOOP(
        "", "La resa: tutta la puntata, per quello che è stampato a quel numero di segni."
    ),
    "repeater-amounts.card.4": QT_TRANSLATE_NOOP(
        "",
        "La busta: per ogni repeater vinto tante volte la puntata quante volte il valore deve uscire. "
        "Il pagamento non cambia.",
    ),
    "repeater-amounts.ask.won": QT_TRANSLATE_NOOP("", "{bet} su {wager}: ha vinto. Quanto si consegna?"),
    "repeater-amounts.ask.given-up": QT_TRANSLATE_NOOP(
        "", "{bet} su {wager}, ceduta a {tally}. Quanto si consegna?"
    ),
    "repeater-amounts.ask.envy": QT_TRANSLATE_NOOP(
        "", "{bet} su {wager}: ha vinto. Quanto si consegna, e quanto va alla busta?"
    ),
    "repeater-amounts.field.payment": QT_TRANSLATE_NOOP("", "si consegna"),
    "repeater-amounts.field.envy": QT_TRANSLATE_NOOP("", "busta"),
    "repeater-amounts.pays": QT_TRANSLATE_NOOP("", "{wager} paga {times} per 1: la puntata è già compresa."),
    "repeater-amounts.given-up": QT_TRANSLATE_NOOP("", "{wager} a {tally}: la resa paga {times} per 1."),
    "repeater-amounts.not-given-up": QT_TRANSLATE_NOOP(
        "", "{wager} a {tally}: in questa casa non si cede, e non si consegna niente."
    ),
    "repeater-amounts.envy": QT_TRANSLATE_NOOP("", "Per {wager} la busta riceve {times} volte la puntata."),
    "repeater-amounts.no-envy": QT_TRANSLATE_NOOP("", "In questa casa alla busta non va niente per {wager}."),
    "repeater-amounts.product": QT_TRANSLATE_NOOP("", "{times} × {bet} = {amount}"),
    "repeater-amounts.slip.to-one": QT_TRANSLATE_NOOP(
        "", "È pagato a 1 e non per 1: la puntata si restituisce una volta di troppo."
    ),
    "repeater-amounts.slip.wager-off": QT_TRANSLATE_NOOP("", "La puntata è tolta: nel per 1 è già compresa."),
    "repeater-amounts.slip.other-wager": QT_TRANSLATE_NOOP("", "È quello che paga un'altra puntata."),
    "repeater-amounts.slip.other-surrender": QT_TRANSLATE_NOOP(
        "", "È la resa di un altro numero, o di altri segni."
    ),
    "repeater-amounts.slip.wager-returned": QT_TRANSLATE_NOOP("", "È la puntata: non si restituisce."),
    "repeater-amounts.slip.tenfold": QT_TRANSLATE_NOOP("", "È dieci volte tanto, o un decimo."),
    "repeater-amounts.slip.miscounted": QT_TRANSLATE_NOOP("", "La moltiplicazione non torna."),
    "repeater-amounts.slip.other-envy": QT_TRANSLATE_NOOP(
        "", "Il pagamento è giusto; la busta è di un altro repeater."
    ),
    "repeater-amounts.slip.envy-missing": QT_TRANSLATE_NOOP("", "Il pagamento è giusto; la busta manca."),
    "repeater-amounts.slip.envy-taken-off": QT_TRANSLATE_NOOP(
        "", "Il pagamento non cambia: la busta la paga il banco."
    ),
}
CASES: Final = {
    "repeater-amounts.pays-*": QT_TRANSLATE_NOOP("", "paga {of} per 1"),
    **{f"repeater-amounts.{code}": name for code, name in NAMES.items()},
    "repeater-amounts.surrender-2-*": QT_TRANSLATE_NOOP("", "resa del 2 o del 12, a {of}"),
    "repeater-amounts.surrender-3-*": QT_TRANSLATE_NOOP("", "resa del 3 o dell'11, a {of}"),
    "repeater-amounts.surrender-4-*": QT_TRANSLATE_NOOP("", "resa del 4 o del 10, a {of}"),
    "repeater-amounts.surrender-5-*": QT_TRANSLATE_NOOP("", "resa del 5 o del 9, a {of}"),
    "repeater-amounts.surrender-6-*": QT_TRANSLATE_NOOP("", "resa del 6 o dell'8, a {of}"),
    "repeater-amounts.surrender-7-*": QT_TRANSLATE_NOOP("", "resa del 2, 3, 11 e 12 insieme, a {of}"),
    "repeater-amounts.envy-*": QT_TRANSLATE_NOOP("", "busta: {of} volte"),
}
