"""What a word or a reason means that was recorded alone, in Italian or as a code."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.croupier import commands

_DEVICE_WARNINGS: Final[tuple[tuple[str, object], ...]] = (
    ("bad_frame", QT_TRANSLATE_NOOP("", "righe illeggibili")),
    ("sensor_fault", QT_TRANSLATE_NOOP("", "guasto di un sensore")),
    ("ball_not_detected", QT_TRANSLATE_NOOP("", "pallina non rilevata")),
    ("ball_with_rotor", QT_TRANSLATE_NOOP("", "pallina nel senso del cilindro")),
    ("launch_failed", QT_TRANSLATE_NOOP("", "lancio non riuscito")),
    ("rotor_speed", QT_TRANSLATE_NOOP("", "velocità del cilindro fuori norma")),
    ("unseen_games", QT_TRANSLATE_NOOP("", "colpi che il lettore non ha seguito")),
    ("wheel_restarted", QT_TRANSLATE_NOOP("", "cilindro spento e riacceso")),
    ("other_zero", QT_TRANSLATE_NOOP("", "uno zero che questo tavolo non ha")),
    ("unknown_ball", QT_TRANSLATE_NOOP("", "pallina marcata non conosciuta")),
    ("readers_differ", QT_TRANSLATE_NOOP("", "i due lettori non dicono lo stesso")),
    ("jam", QT_TRANSLATE_NOOP("", "tamburo inceppato")),
    ("door_open", QT_TRANSLATE_NOOP("", "sportello aperto")),
    ("reader_fault", QT_TRANSLATE_NOOP("", "guasto della testina")),
    ("ball_count", QT_TRANSLATE_NOOP("", "palline in numero sbagliato")),
    ("power", QT_TRANSLATE_NOOP("", "corrente difettosa")),
    ("events_missed", QT_TRANSLATE_NOOP("", "qualcosa non si è sentito")),
    ("wrong_ball", QT_TRANSLATE_NOOP("", "una pallina che il gioco non ha")),
    ("tumbler_restarted", QT_TRANSLATE_NOOP("", "tamburo spento e riacceso")),
    ("raw_log", QT_TRANSLATE_NOOP("", "il registro grezzo non si scrive")),
    ("unread", QT_TRANSLATE_NOOP("", "pallina non letta")),
)
_OTHER_WARNINGS: Final[tuple[tuple[str, object], ...]] = (
    ("conflict", QT_TRANSLATE_NOOP("", "due numeri per una pallina")),
    ("not_reversed", QT_TRANSLATE_NOOP("", "cilindro non girato nell'altro verso")),
    ("bank_not_counted", QT_TRANSLATE_NOOP("", "banca non contata")),
    ("put_off", QT_TRANSLATE_NOOP("", "codice rimandato")),
    ("wrong_codes", QT_TRANSLATE_NOOP("", "codici sbagliati")),
    ("unsigned", QT_TRANSLATE_NOOP("", "senza codice")),
    ("unreadable", QT_TRANSLATE_NOOP("", "illeggibile")),
    ("copied_again", QT_TRANSLATE_NOOP("", "copiato da capo")),
    ("not_copied", QT_TRANSLATE_NOOP("", "la copia non va avanti")),
    ("not_told", QT_TRANSLATE_NOOP("", "il secondo posto non si scrive")),
    ("not_written", QT_TRANSLATE_NOOP("", "non si scrive")),
    ("not_checked", QT_TRANSLATE_NOOP("", "non controllato")),
    ("wrong", QT_TRANSLATE_NOOP("", "sbagliato")),
    ("fault", QT_TRANSLATE_NOOP("", "guasto")),
    ("sync_failed", QT_TRANSLATE_NOOP("", "il disco non scrive")),
    ("log_changed", QT_TRANSLATE_NOOP("", "il registro è stato cambiato")),
    ("not_kept_up", QT_TRANSLATE_NOOP("", "il registro non è tenuto in ordine")),
)

WARNINGS: Final = (*_DEVICE_WARNINGS, *_OTHER_WARNINGS)
"""Where a sentence was recorded too, that is what is said."""

CAUSES: Final[dict[str, object]] = {
    "ball_with_rotor": QT_TRANSLATE_NOOP("", "pallina nel senso del cilindro"),
    "launch_failed": QT_TRANSLATE_NOOP("", "lancio non riuscito"),
    "ball_removed": QT_TRANSLATE_NOOP("", "pallina tolta"),
    "fault": QT_TRANSLATE_NOOP("", "guasto"),
    "door_open": QT_TRANSLATE_NOOP("", "sportello aperto"),
    "ball_count": QT_TRANSLATE_NOOP("", "palline in numero sbagliato"),
    "one_way_drum": QT_TRANSLATE_NOOP("", "il tamburo ha girato in un senso solo"),
    "second_ball": QT_TRANSLATE_NOOP("", "seconda pallina"),
    "ball_taken_back": QT_TRANSLATE_NOOP("", "pallina ripresa"),
    "no_result": QT_TRANSLATE_NOOP("", "nessun numero"),
    "restarted": QT_TRANSLATE_NOOP("", "apparecchio riacceso"),
    "TAG": QT_TRANSLATE_NOOP("", "la testina non l'ha sentita"),
}
"""Why a device gave a game up, by the word that the journal keeps."""

SOURCES: Final[dict[str, object]] = {
    "wheel": QT_TRANSLATE_NOOP("", "cilindro"),
    "tumbler": QT_TRANSLATE_NOOP("", "tamburo"),
}
"""What says numbers, by the word that the journal keeps."""


CHOSEN: Final[tuple[tuple[str, object], ...]] = (
    ("di chi è", QT_TRANSLATE_NOOP("", "di chi è")),
    ("quanto è", QT_TRANSLATE_NOOP("", "quanto è")),
    ("dove stava", QT_TRANSLATE_NOOP("", "dove stava")),
    ("dove stava: {lies} o {meant}", QT_TRANSLATE_NOOP("", "dove stava: {lies} o {meant}")),
    ("gioca su {place}", QT_TRANSLATE_NOOP("", "gioca su {place}")),
    ("si paga così", QT_TRANSLATE_NOOP("", "si paga così")),
    ("il giocatore ha fretta", QT_TRANSLATE_NOOP("", "il giocatore ha fretta")),
    ("deciso dal capo tavolo", QT_TRANSLATE_NOOP("", "deciso dal capo tavolo")),
    ("numero scritto per errore", QT_TRANSLATE_NOOP("", "numero scritto per errore")),
    ("il lettore ha sbagliato", QT_TRANSLATE_NOOP("", "il lettore ha sbagliato")),
    ("il numero vale", QT_TRANSLATE_NOOP("", "il numero vale")),
    ("il lancio era regolare", QT_TRANSLATE_NOOP("", "il lancio era regolare")),
    ("detto per errore", QT_TRANSLATE_NOOP("", "detto per errore")),
    ("il numero si è visto", QT_TRANSLATE_NOOP("", "il numero si è visto")),
    (commands.CAPO, QT_TRANSLATE_NOOP("", "capo tavolo")),
    (commands.INSPECTOR, QT_TRANSLATE_NOOP("", "ispettore")),
    (commands.MANAGEMENT, QT_TRANSLATE_NOOP("", "direzione")),
)
"""As the journal has it, with what the desk's language makes of it; and who decided by his office alone.

A reason that stands on a button in the same words is said by these."""
