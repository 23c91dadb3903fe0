"""What the desk says otherwise where a ball is drawn from a tumbler (rules 10): there is no wheel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.croupier.acts import Act
from app.desks.croupier.heading import Meaning
from app.desks.croupier.notices import Notice
from app.desks.croupier.words.game_words import Question
from app.table.live import ReaderHealth
from app.table.roulette.procedure import DrawVoid, VoidReason

MEANINGS: Final = {
    Meaning.CLOSED: QT_TRANSLATE_NOOP("", "Aprirlo quando banca e tamburo sono pronti"),
    Meaning.COMING: QT_TRANSLATE_NOOP("", "Il tappeto è libero, si attende il tamburo"),
    Meaning.FIRST: QT_TRANSLATE_NOOP("", "La banca è aperta, la prima estrazione"),
    Meaning.VOID: QT_TRANSLATE_NOOP("", "Estrazione nulla, le puntate restano e sono aperte"),
    Meaning.THROWN: QT_TRANSLATE_NOOP("", "Il tamburo gira, le puntate sono ancora aperte"),
    Meaning.THROWN_AGAIN: QT_TRANSLATE_NOOP("", "Nuova estrazione, le puntate sono ancora aperte"),
}
"""What the French sentence means; the sentence is the same."""

ACTS: Final = {
    Act.THROW: QT_TRANSLATE_NOOP("", "Il tamburo gira"),
    Act.VALID: QT_TRANSLATE_NOOP("", "L'estrazione vale…"),
    Act.DEVICES: QT_TRANSLATE_NOOP("", "Lettore del tamburo…"),
}

OPENS: Final = QT_TRANSLATE_NOOP("", "{house} · pieno fino a {most}")
"""No ball is thrown from the number of the day."""

QUESTIONS: Final = (
    Question(
        QT_TRANSLATE_NOOP("", "IL SET DI PALLINE"),
        dict.fromkeys("ABC", QT_TRANSLATE_NOOP("", "Set {name}")),
        QT_TRANSLATE_NOOP("", "prima il set di palline"),
    ),
    Question(
        QT_TRANSLATE_NOOP("", "37 PALLINE CONTATE, SIGILLI INTATTI: LO DICE"),
        {
            "capo tavolo": QT_TRANSLATE_NOOP("", "Il capo tavolo"),
            "ispettore": QT_TRANSLATE_NOOP("", "L'ispettore"),
            "direzione": QT_TRANSLATE_NOOP("", "La direzione"),
        },
        QT_TRANSLATE_NOOP("", "prima chi le ha contate"),
    ),
)
"""Which balls were checked before the night, and by whom (rules 10)."""

READERS: Final = {
    ReaderHealth.LIVE: QT_TRANSLATE_NOOP("", "Tamburo"),
    ReaderHealth.STALE: QT_TRANSLATE_NOOP("", "Tamburo in ritardo"),
    ReaderHealth.SILENT: QT_TRANSLATE_NOOP("", "Tamburo muto"),
    ReaderHealth.LOST: QT_TRANSLATE_NOOP("", "Tamburo scollegato"),
}
CONNECTING: Final = QT_TRANSLATE_NOOP("", "Il tamburo si collega")
READER: Final = QT_TRANSLATE_NOOP("", "Lettore del tamburo")
CHECKED: Final = QT_TRANSLATE_NOOP("", "Controllo del tamburo")
STANDS: Final = QT_TRANSLATE_NOOP("", "tavolo {table}, tamburo {side}")

TITLES: Final = {
    Notice.READER_LOST: QT_TRANSLATE_NOOP("", "Tamburo scollegato"),
    Notice.READER_SILENT: QT_TRANSLATE_NOOP("", "Il tamburo tace"),
}
"""What is wrong; what to do about it is the same."""

VOID_REASONS: Final[Mapping[str, object]] = {
    DrawVoid.ONE_WAY: QT_TRANSLATE_NOOP("", "Il tamburo non ha girato nei due versi"),
    DrawVoid.DOOR_OPEN: QT_TRANSLATE_NOOP("", "Lo sportello era aperto"),
    DrawVoid.BALL_COUNT: QT_TRANSLATE_NOOP("", "Le palline non sono 37"),
    DrawVoid.SECOND_BALL: QT_TRANSLATE_NOOP("", "È caduta più di una pallina"),
    DrawVoid.NO_BALL: QT_TRANSLATE_NOOP("", "Non è caduta nessuna pallina"),
    VoidReason.FOREIGN_BODY: QT_TRANSLATE_NOOP("", "Corpo estraneo nel tamburo"),
    VoidReason.CAPO_TAVOLO: QT_TRANSLATE_NOOP("", "Altra decisione del capo tavolo"),
}
"""Why a draw does not count, as the journal writes it and as the dealer reads it."""

VOIDS: Final[Mapping[str, object]] = {
    **VOID_REASONS,
    DrawVoid.BALL_TAKEN_BACK: QT_TRANSLATE_NOOP("", "La pallina è stata ripresa"),
    DrawVoid.RESTARTED: QT_TRANSLATE_NOOP("", "Il tamburo è stato spento e riacceso"),
}
"""With what only the tumbler itself calls a draw void for."""
