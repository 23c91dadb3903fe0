"""The sentences of zero, à partager and enfermé."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "zero.title": QT_TRANSLATE_NOOP("", "Zero"),
    "zero.card.1": QT_TRANSLATE_NOOP(
        "", "«À partager»: metà alla banca. Se i pezzi sono dispari, uno va in prigione: «Enfermé»."
    ),
    "zero.card.2": QT_TRANSLATE_NOOP(
        "",
        "Gettoni e biglietti di un giocatore sono una somma sola, divisa in unità da 2,50. "
        "L'unità che avanza va in prigione.",
    ),
    "zero.card.3": QT_TRANSLATE_NOOP(
        "",
        "Il numero dopo decide la prigione: se la sua chance vince torna in mezzo, non pagata; se no va "
        "alla banca. A un altro zero si divide anche il resto.",
    ),
    "zero.card.4": QT_TRANSLATE_NOOP(
        "",
        "All'ultimo colpo nessuno va in prigione: il gettone indivisibile torna al giocatore. "
        "Chi era già in prigione va alla banca.",
    ),
    "zero.card.5": QT_TRANSLATE_NOOP(
        "", "Giocatore per giocatore, chance per chance; il colore in pezzi, la valuta in denaro."
    ),
    "zero.ask.1": QT_TRANSLATE_NOOP("", "Esce lo zero. Che cosa si fa?"),
    "zero.ask.2": QT_TRANSLATE_NOOP(
        "", "Esce lo zero e si divide; nessuno tocca nulla. Poi esce {number}: che cosa succede?"
    ),
    "zero.ask.3": QT_TRANSLATE_NOOP(
        "", "Esce due volte lo zero; nessuno tocca nulla. Poi esce {number}: che cosa succede?"
    ),
    "zero.ask.last": QT_TRANSLATE_NOOP("", "«À la dernière», ed esce lo zero. Che cosa si fa?"),
    "zero.field.bank": QT_TRANSLATE_NOOP("", "prende la banca"),
    "zero.field.paid": QT_TRANSLATE_NOOP("", "si paga"),
    "zero.field.shut": QT_TRANSLATE_NOOP("", "va in prigione"),
    "zero.field.returned": QT_TRANSLATE_NOOP("", "torna in mano"),
    "zero.field.left": QT_TRANSLATE_NOOP("", "resta in mezzo"),
    "zero.step.prisoners": QT_TRANSLATE_NOOP("", "Prima la prigione: alla banca {amount}."),
    "zero.step.partage.colour": QT_TRANSLATE_NOOP(
        "", "«À partager», {where}, {colour}: alla banca {amount}."
    ),
    "zero.step.partage.seat": QT_TRANSLATE_NOOP(
        "", "«À partager», {where}, posto {seat}: alla banca {amount}."
    ),
    "zero.step.partage.player": QT_TRANSLATE_NOOP(
        "", "«À partager», {where}, giocatore {player}: alla banca {amount}."
    ),
    "zero.step.partage.unknown": QT_TRANSLATE_NOOP(
        "", "«À partager», {where}, di non si sa chi: alla banca {amount}."
    ),
    "zero.step.shut.colour": QT_TRANSLATE_NOOP("", "«Enfermé», {where}, {colour}: {amount}."),
    "zero.step.shut.seat": QT_TRANSLATE_NOOP("", "«Enfermé», {where}, posto {seat}: {amount}."),
    "zero.step.shut.player": QT_TRANSLATE_NOOP("", "«Enfermé», {where}, giocatore {player}: {amount}."),
    "zero.step.shut.unknown": QT_TRANSLATE_NOOP("", "«Enfermé», {where}, di non si sa chi: {amount}."),
    "zero.step.returned.colour": QT_TRANSLATE_NOOP("", "{where}, {colour}: torna in mano {amount}."),
    "zero.step.returned.seat": QT_TRANSLATE_NOOP("", "{where}, posto {seat}: torna in mano {amount}."),
    "zero.step.returned.player": QT_TRANSLATE_NOOP(
        "", "{where}, giocatore {player}: torna in mano {amount}."
    ),
    "zero.step.returned.unknown": QT_TRANSLATE_NOOP("", "{where}, di non si sa chi: torna in mano {amount}."),
    "zero.step.returned-last.colour": QT_TRANSLATE_NOOP(
        "", "Ultimo colpo, {where}, {colour}: l'indivisibile torna in mano, {amount}."
    ),
    "zero.step.returned-last.seat": QT_TRANSLATE_NOOP(
        "", "Ultimo colpo, {where}, posto {seat}: l'indivisibile torna in mano, {amount}."
    ),
    "zero.step.returned-last.player": QT_TRANSLATE_NOOP(
        "", "Ultimo colpo, {where}, giocatore {player}: l'indivisibile torna in mano, {amount}."
    ),
    "zero.step.returned-last.unknown": QT_TRANSLATE_NOOP(
        "", "Ultimo colpo, {where}, di non si sa chi: l'indivisibile torna in mano, {amount}."
    ),
    "zero.step.lost": QT_TRANSLATE_NOOP("", "{number}: perde tutto, anche la prigione. Alla banca {amount}."),
    "zero.step.paid": QT_TRANSLATE_NOOP("", "{number}: vince. Si paga quel che è in mezzo: {amount}."),
    "zero.step.freed": QT_TRANSLATE_NOOP("", "La prigione è liberata e non si paga: in mezzo {amount}."),
    "zero.step.left": QT_TRANSLATE_NOOP("", "Resta in mezzo {left}."),
    "zero.slip.odd-to-bank": QT_TRANSLATE_NOOP("", "Il pezzo indivisibile non è della banca."),
    "zero.slip.odd-to-player": QT_TRANSLATE_NOOP("", "Il pezzo indivisibile non resta in mezzo."),
    "zero.slip.all-lost": QT_TRANSLATE_NOOP("", "La banca prende la metà, non tutto."),
    "zero.slip.half-shut": QT_TRANSLATE_NOOP("", "La metà del giocatore resta libera."),
    "zero.slip.prisoner-paid": QT_TRANSLATE_NOOP("", "Chi esce di prigione non si paga."),
    "zero.slip.not-freed": QT_TRANSLATE_NOOP("", "Chi vince esce di prigione."),
    "zero.slip.prisoner-kept": QT_TRANSLATE_NOOP("", "La prigione di prima va alla banca."),
    "zero.slip.first-number": QT_TRANSLATE_NOOP("", "È quel che ha fatto il primo zero."),
    "zero.slip.uneven": QT_TRANSLATE_NOOP("", "Le due metà sono uguali."),
    "zero.slip.one-off": QT_TRANSLATE_NOOP("", "Un pezzo di differenza: si conti di nuovo."),
}
