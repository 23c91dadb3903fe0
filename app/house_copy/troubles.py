"""What is said of the copy for the whole house, by the station and by the house."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class HouseTrouble(Catalogue):
    """Each with its words."""

    NOT_REACHED = Line(
        (
            "The house's copy at {place} is not reached ({fault}): look at the network and at the "
            "house's program; it is tried again and again."
        ),
        QT_TRANSLATE_NOOP("", "La copia della casa ({place}) non risponde ({fault}): guardare la rete."),
    )
    OTHER_KEY = Line(
        "The house at {place} has another key: give both the same key file.",
        QT_TRANSLATE_NOOP("", "La casa ({place}) ha un'altra chiave: chiamare il tecnico."),
    )
    CANNOT_WRITE = Line(
        "The house at {place} cannot write its copy ({fault})",
        QT_TRANSLATE_NOOP("", "La casa ({place}) non scrive la sua copia: guardare il suo disco ({fault})."),
    )
    OTHER_EVENT = Line(
        (
            "Table {table}: event {seq} is not the one that the house has ({at}): this file was put "
            "back or begun anew. The house takes no more of this table. Put the right file back, or "
            "begin a new file for the house."
        ),
        QT_TRANSLATE_NOOP("", "La copia della casa è diversa dall'evento {seq} ({at}): chiamare il tecnico."),
    )
    OLDER_COPY = Line(
        (
            "Table {table}: this file ends at event {seq} and the house has it up to {last}: an "
            "older copy was put back. Put back what the house has before the table plays on."
        ),
        QT_TRANSLATE_NOOP(
            "",
            "Il registro finisce all'evento {seq}, la casa l'ha fino a {last}: è una copia vecchia. "
            "Chiamare il tecnico prima di giocare.",
        ),
    )
    NOT_FOLLOWING = Line(
        (
            "Table {table}: event {seq} does not follow from what the house has ({fault}). The house "
            "takes no more of this table: verify the table's file."
        ),
        QT_TRANSLATE_NOOP("", "La casa rifiuta l'evento {seq} ({fault}): chiamare il tecnico."),
    )
    STOPS = Line(
        "The house's copy stops, for this journal cannot be read ({fault})",
        QT_TRANSLATE_NOOP("", "La copia per la casa è ferma: il registro non si legge ({fault})."),
    )
    GOES_ON = Line(
        "The house's copy goes on: it has this table up to event {seq}.",
        QT_TRANSLATE_NOOP("", "La copia della casa va avanti: ha il tavolo fino all'evento {seq}."),
    )
    NO_HOUSE_THERE = Line(
        "what answers there is no house's program",
        QT_TRANSLATE_NOOP("", "risponde un altro programma"),
    )
    TOO_LONG = Line(
        "a frame came that is longer than any can be",
        QT_TRANSLATE_NOOP("", "arriva un messaggio troppo lungo"),
    )
    CHANGED_ON_ITS_WAY = Line(
        "a frame came that was changed on its way, or is not the next one",
        QT_TRANSLATE_NOOP("", "un messaggio è arrivato cambiato"),
    )
    NOBODY_TAKES = Line("nobody takes what is sent", QT_TRANSLATE_NOOP("", "nessuno riceve"))
    BROKE_OFF = Line(
        "the line broke off ({fault})", QT_TRANSLATE_NOOP("", "la linea si è interrotta ({fault})")
    )
    CUT = Line("the other side cut the line", QT_TRANSLATE_NOOP("", "l'altra parte ha chiuso la linea"))
    NOTHING_COMES = Line("nothing comes any more", QT_TRANSLATE_NOOP("", "non arriva più niente"))
    NOT_CONFIRMED = Line(
        "the house does not say that it has what it was sent",
        QT_TRANSLATE_NOOP("", "la casa non conferma quanto ha ricevuto"),
    )
    DOES_NOT_SAY = Line(
        "the house does not say what it has", QT_TRANSLATE_NOOP("", "la casa non dice che cosa ha")
    )
    HAS_ANOTHER = Line(
        "the house says that it has another event {seq}",
        QT_TRANSLATE_NOOP("", "la casa ha un altro evento {seq}"),
    )
