"""The sentences of what a board offers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "repeater-offers.title": QT_TRANSLATE_NOOP("", "Repeater: le offerte del tabellone"),
    "repeater-offers.card.1": QT_TRANSLATE_NOOP(
        "",
        "Si offre a 2 e 12: a 1 segno; 3 e 11: a 2; 4 e 10: a 2 e 3; 5 e 9: a 3 e 4; 6 e 8: da 3 a 5; "
        "i quattro insieme: da 4 a 6. I gruppi non si cedono.",
    ),
    "repeater-offers.card.2": QT_TRANSLATE_NOOP(
        "",
        "Per 1: 2 e 12 6; 3 e 11 12; 4 e 10 7 e 21; 5 e 9 12 e 30; 6 e 8 8, 18 e 40; i quattro insieme "
        "12, 24 e 48. Tutta la puntata, mai una parte.",
    ),
    "repeater-offers.ask.which": QT_TRANSLATE_NOOP("", "Quali puntate si offre di cedere?"),
    "repeater-offers.ask.much": QT_TRANSLATE_NOOP("", "Quanto si offre per ogni puntata? (0: niente)"),
    "repeater-offers.field.offered": QT_TRANSLATE_NOOP("", "si offrono"),
    "repeater-offers.field.offer": QT_TRANSLATE_NOOP("", "posto {seat}, {wager}"),
    "repeater-offers.none": QT_TRANSLATE_NOOP("", "nessuna"),
    "repeater-offers.said": QT_TRANSLATE_NOOP("", "{said} ({pays} × {bet})"),
    "repeater-offers.early": QT_TRANSLATE_NOOP("", "{wager} è a {tally}: si offre da {first}."),
    "repeater-offers.groups": QT_TRANSLATE_NOOP("", "I gruppi e «prima del 7» non si cedono."),
    "repeater-offers.no-surrender": QT_TRANSLATE_NOOP("", "In questa casa nessuna puntata si cede."),
    "repeater-offers.slip.some-offered": QT_TRANSLATE_NOOP("", "Qualcosa si offre."),
    "repeater-offers.slip.forgotten": QT_TRANSLATE_NOOP("", "Un'offerta manca."),
    "repeater-offers.slip.gone": QT_TRANSLATE_NOOP("", "Una di queste non sta più sul tabellone."),
    "repeater-offers.slip.too-early": QT_TRANSLATE_NOOP("", "A quel numero di segni non è stampato niente."),
    "repeater-offers.slip.group": QT_TRANSLATE_NOOP("", "I gruppi e «prima del 7» non si cedono."),
    "repeater-offers.slip.other-line": QT_TRANSLATE_NOOP(
        "", "È la resa di un altro numero, o di altri segni."
    ),
    "repeater-offers.slip.wager-returned": QT_TRANSLATE_NOOP("", "È la puntata: non si restituisce."),
}
CASES: Final = {
    "repeater-offers.2-*": QT_TRANSLATE_NOOP("", "resa del 2 o del 12, a {of}"),
    "repeater-offers.3-*": QT_TRANSLATE_NOOP("", "resa del 3 o dell'11, a {of}"),
    "repeater-offers.4-*": QT_TRANSLATE_NOOP("", "resa del 4 o del 10, a {of}"),
    "repeater-offers.5-*": QT_TRANSLATE_NOOP("", "resa del 5 o del 9, a {of}"),
    "repeater-offers.6-*": QT_TRANSLATE_NOOP("", "resa del 6 o dell'8, a {of}"),
    "repeater-offers.7-*": QT_TRANSLATE_NOOP("", "resa del 2, 3, 11 e 12 insieme, a {of}"),
    "repeater-offers.much-2-*": QT_TRANSLATE_NOOP("", "quanto, 2 o 12 a {of}"),
    "repeater-offers.much-3-*": QT_TRANSLATE_NOOP("", "quanto, 3 o 11 a {of}"),
    "repeater-offers.much-4-*": QT_TRANSLATE_NOOP("", "quanto, 4 o 10 a {of}"),
    "repeater-offers.much-5-*": QT_TRANSLATE_NOOP("", "quanto, 5 o 9 a {of}"),
    "repeater-offers.much-6-*": QT_TRANSLATE_NOOP("", "quanto, 6 o 8 a {of}"),
    "repeater-offers.much-7-*": QT_TRANSLATE_NOOP("", "quanto, 2, 3, 11 e 12 insieme a {of}"),
}
