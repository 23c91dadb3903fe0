"""What is said of the copy for the whole house, as the station says it and as the desk does."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

HOUSE_TROUBLES: Final[tuple[tuple[str, object], ...]] = (
    (
        ("The house's copy at {place} is not reached ({fault}): look at the network and at the house's "
        "program; it is tried again and again."),
        QT_TRANSLATE_NOOP("", "La copia della casa ({place}) non risponde ({fault}): guardare la rete."),
    ),
    (
        "The house at {place} has another key: give both the same key file.",
        QT_TRANSLATE_NOOP("", "La casa ({place}) ha un'altra chiave: chiamare il tecnico."),
    ),
    (
        "The house at {place} cannot write its copy ({fault})",
        QT_TRANSLATE_NOOP("", "La casa ({place}) non scrive la sua copia: guardare il suo disco ({fault})."),
    ),
    (
        ("Table {table}: event {seq} is not the one that the house has ({at}): this file was put back or "
        "begun anew. The house takes no more of this table. Put the right file back, or begin a new file for "
        "the house."),
        QT_TRANSLATE_NOOP("", "La copia della casa è diversa dall'evento {seq} ({at}): chiamare il tecnico."),
    ),
    (
        ("Table {table}: this file ends at event {seq} and the house has it up to {last}: an older copy was "
        "put back. Put back what the house has before the table plays on."),
        QT_TRANSLATE_NOOP("", "Il registro finisce all'evento {seq}, la casa l'ha fino a {last}: è una copia "
        "vecchia. Chiamare il tecnico prima di giocare."),
    ),
    (
        ("Table {table}: event {seq} does not follow from what the house has ({fault}). The house takes no "
        "more of this table: verify the table's file."),
        QT_TRANSLATE_NOOP("", "La casa rifiuta l'evento {seq} ({fault}): chiamare il tecnico."),
    ),
    (
        "The house's copy stops, for this journal cannot be read ({fault})",
        QT_TRANSLATE_NOOP("", "La copia per la casa è ferma: il registro non si legge ({fault})."),
    ),
    (
        "The house's copy goes on: it has this table up to event {seq}.",
        QT_TRANSLATE_NOOP("", "La copia della casa va avanti: ha il tavolo fino all'evento {seq}."),
    ),
)  # fmt: skip
