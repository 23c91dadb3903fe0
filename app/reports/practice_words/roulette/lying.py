"""The sentences of limits, and of winnings left lying."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "lying.title": QT_TRANSLATE_NOOP("", "Massimi e vincite lasciate"),
    "lying.card.1": QT_TRANSLATE_NOOP(
        "", "Sopra il massimo non si paga: l'eccedenza si restituisce. Un gettone può contare in parte."
    ),
    "lying.card.2": QT_TRANSLATE_NOOP(
        "",
        "Il massimo vale per giocatore e posizione: due giocatori non si sommano. "
        "L'omaggio non si taglia: conta intero o torna intero.",
    ),
    "lying.card.3": QT_TRANSLATE_NOOP(
        "",
        "Biglietti fino alla concorrenza dei massimi: a ogni numero torna quel che eccede, anche se perde. "
        "Accanto ai gettoni hanno il posto che resta.",
    ),
    "lying.card.4": QT_TRANSLATE_NOOP(
        "", "Chi non ritira gioca tutto: al terzo colpo, o appena supera il massimo, si ritira tutto."
    ),
    "lying.card.5": QT_TRANSLATE_NOOP(
        "", "Lo zero è un colpo. Proprio al massimo si gioca ancora. Quel che si aggiunge segue il resto."
    ),
    "lying.ask.limit": QT_TRANSLATE_NOOP(
        "", "Esce {numbers}, vince {where}. Che cosa conta, si paga e torna?"
    ),
    "lying.ask.losing": QT_TRANSLATE_NOOP(
        "", "Esce {numbers}, perde {where}. Che cosa conta, si paga e torna?"
    ),
    "lying.ask.kept": QT_TRANSLATE_NOOP(
        "", "{where}: il giocatore non ritira niente. Numeri usciti: {numbers}. Che cosa succede all'ultimo?"
    ),
    "lying.ask.added": QT_TRANSLATE_NOOP(
        "",
        "{where}: {lain} giacciono con le vincite da colpi: {spins}. Il giocatore aggiunge {added}. "
        "Esce {numbers}: che cosa succede?",
    ),
    "lying.field.counts": QT_TRANSLATE_NOOP("", "conta"),
    "lying.field.paid": QT_TRANSLATE_NOOP("", "si paga"),
    "lying.field.returned": QT_TRANSLATE_NOOP("", "torna in mano"),
    "lying.field.off": QT_TRANSLATE_NOOP("", "si ritira"),
    "lying.field.stands": QT_TRANSLATE_NOOP("", "gioca ancora"),
    "lying.step.maximum": QT_TRANSLATE_NOOP("", "{where}: un giocatore può avere {maximum}."),
    "lying.step.returned.seat": QT_TRANSLATE_NOOP("", "Posto {seat}: quel che eccede torna, {amount}."),
    "lying.step.returned.colour": QT_TRANSLATE_NOOP("", "Al {colour} torna quel che eccede, {amount}."),
    "lying.step.returned-free": QT_TRANSLATE_NOOP(
        "", "L'omaggio che sarebbe tagliato non conta e torna intero: {amount}."
    ),
    "lying.step.counts.seat": QT_TRANSLATE_NOOP("", "Posto {seat}: {sum}."),
    "lying.step.counts.colour": QT_TRANSLATE_NOOP("", "Al {colour}: {sum}."),
    "lying.step.lost": QT_TRANSLATE_NOOP("", "Il resto conta, e perde: {amount}."),
    "lying.step.kept": QT_TRANSLATE_NOOP("", "{where}: si ritira al terzo colpo, o sopra {maximum}."),
    "lying.step.won": QT_TRANSLATE_NOOP("", "{number}: vince. {sum}."),
    "lying.step.zero": QT_TRANSLATE_NOOP("", "Lo zero è un colpo. Alla banca {amount}."),
    "lying.step.stands": QT_TRANSLATE_NOOP("", "Non supera il massimo: gioca ancora {amount}."),
    "lying.step.over": QT_TRANSLATE_NOOP("", "Supera il massimo: si ritira tutto, {amount}."),
    "lying.step.third": QT_TRANSLATE_NOOP("", "È il terzo colpo: si ritira tutto, {amount}."),
    "lying.slip.over-paid": QT_TRANSLATE_NOOP("", "È pagato anche quel che eccede."),
    "lying.slip.over-kept": QT_TRANSLATE_NOOP("", "L'eccedenza vincente si restituisce, non si tiene."),
    "lying.slip.all-returned": QT_TRANSLATE_NOOP("", "Torna solo quel che eccede."),
    "lying.slip.chip-not-cut": QT_TRANSLATE_NOOP("", "Un gettone può contare in parte."),
    "lying.slip.one-maximum": QT_TRANSLATE_NOOP("", "Il massimo vale per ciascun giocatore."),
    "lying.slip.stake-counted": QT_TRANSLATE_NOOP("", "È contata anche la puntata."),
    "lying.slip.wrong-odds": QT_TRANSLATE_NOOP("", "È pagata una volta di troppo."),
    "lying.slip.nothing-counts": QT_TRANSLATE_NOOP("", "Quel che conta si paga."),
    "lying.slip.too-late": QT_TRANSLATE_NOOP("", "È ora di ritirare tutto."),
    "lying.slip.too-early": QT_TRANSLATE_NOOP("", "Non è ancora il terzo colpo, né supera il massimo."),
    "lying.slip.winnings-only": QT_TRANSLATE_NOOP("", "Puntata e vincita vanno insieme."),
    "lying.slip.stake-only": QT_TRANSLATE_NOOP("", "Puntata e vincita vanno insieme."),
    "lying.slip.over-only": QT_TRANSLATE_NOOP("", "Si ritira tutto, non solo quel che eccede."),
    "lying.slip.not-paid": QT_TRANSLATE_NOOP("", "Prima si paga, poi si ritira."),
    "lying.slip.doubled": QT_TRANSLATE_NOOP("", "È pagato due volte."),
    "lying.slip.miscounted": QT_TRANSLATE_NOOP("", "Conto sbagliato."),
}
