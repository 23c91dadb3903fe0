"""What is wrong with a journal, its disk or its copy, and what to do."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class JournalTrouble(Catalogue):
    """Each with its words."""

    DAMAGED = Line(
        (
            "{path}: this journal is damaged ({why}); keep the file, run `capotavolo verify` on it, "
            "and go on with a new database."
        ),
        QT_TRANSLATE_NOOP(
            "",
            "Il registro {path} è guasto ({why}). Il file resta com'è: si può aprire il tavolo su "
            "uno nuovo, e chiamare il tecnico.",
        ),
    )
    NOT_A_JOURNAL = Line(
        "{path}: this is not a journal ({why}); choose another path for the database.",
        QT_TRANSLATE_NOOP("", "{path} non è un registro ({why}). Il file resta com'è."),
    )
    EMPTY = Line(
        (
            "{path}: there is nothing in this file, as a power cut can leave a journal, and nothing "
            "is begun in it; put a copy back with `capotavolo restore`, or choose another path for "
            "the database."
        ),
        QT_TRANSLATE_NOOP(
            "",
            "{path} è vuoto, come può lasciarlo una mancanza di corrente. Il file resta com'è: "
            "chiamare il tecnico.",
        ),
    )
    IN_USE = Line(
        (
            "table {table}: its journal {path} is already open in {holder}; close that one first, or "
            "give this one another database."
        ),
        QT_TRANSLATE_NOOP(
            "",
            "Il tavolo {table} è già aperto in un altro programma ({holder}): chiudere quello, poi "
            "riprovare.",
        ),
    )
    NO_ROOM = Line(
        "{path}: the disk is full and the journal cannot be opened; make room on this disk first.",
        QT_TRANSLATE_NOOP("", "Il disco di {path} è pieno: fare posto, poi riprovare."),
    )
    READ_ONLY = Line(
        (
            "{path}: the journal cannot be written here ({why}); choose a folder that you may write "
            "to, or ask for the right to."
        ),
        QT_TRANSLATE_NOOP(
            "", "Nella cartella {path} non si può scrivere ({why}): chiedere il permesso, poi riprovare."
        ),
    )
    CANNOT_OPEN = Line(
        "{path}: the journal cannot be opened ({why}); check the path and your rights to it.",
        QT_TRANSLATE_NOOP(
            "", "Il registro {path} non si apre ({why}): guardare il disco e i permessi, poi riprovare."
        ),
    )
    NONE_THERE = Line(
        "{path}: there is no journal here; check the path of the database.",
        QT_TRANSLATE_NOOP("", "Qui non c'è un registro: {path}."),
    )
    NEWER = Line(
        (
            "{path}: this journal has revision {revision} and this program knows up to {newest}; "
            "open it with the newer program that wrote it."
        ),
        QT_TRANSLATE_NOOP("", "Il registro {path} è di un programma più nuovo: aprirlo con quello."),
    )
    NETWORK_SHARE = Line(
        (
            "{path}: this place is a network share ({system}), where locks and durability cannot be "
            "relied on; put the journal on this machine's own disk."
        ),
        QT_TRANSLATE_NOOP("", "{path} è su un disco di rete: il registro sta sul disco di questa macchina."),
    )
    NO_ROOM_FOR = Line(
        ("{name} was not written: the disk of {folder} is full; make room there, or name another place."),
        QT_TRANSLATE_NOOP("", "il disco di {folder} è pieno: fare posto, o scegliere un altro luogo."),
    )
    NO_COPY = Line(
        "{path}: this cannot be the copy of a journal: {why}.",
        QT_TRANSLATE_NOOP("", "{path} non si può scrivere: {why}."),
    )
    LOG_STUCK = Line(
        (
            "{path}: the disk failed while the journal's log was moved ({fault}); all that is "
            "recorded is in the log, which is kept: take a backup now, and have the disk looked at."
        ),
        QT_TRANSLATE_NOOP(
            "",
            "Il disco del registro ha fallito ({fault}): fare subito una copia, e chiamare il "
            "tecnico. Tutto è conservato.",
        ),
    )
    LOG_CHANGED = Line(
        (
            "{path}: {why}: what was recorded of late may be lost. Go on in a new journal, and keep "
            "this one with its log."
        ),
        QT_TRANSLATE_NOOP(
            "",
            "Qualcuno ha toccato il registro {path}: la fine può mancare. Andare avanti su uno "
            "nuovo, e conservare questo.",
        ),
    )
    DISK_FULL = Line(
        (
            "{path}: the disk is full and {events} NOT recorded; write on paper, make room on this "
            "disk, then enter them late."
        ),
        QT_TRANSLATE_NOOP("", "Disco pieno: fare posto."),
    )
    DISK_FAILED = Line(
        (
            "{path}: the disk refused to write ({fault}) and {events} NOT recorded; write on paper "
            "and look at the disk."
        ),
        QT_TRANSLATE_NOOP("", "Il disco non scrive ({fault}): guardare il disco."),
    )
    DISK_SILENT = Line(
        (
            "{path}: the disk does not answer and {events} NOT known to be recorded; write on paper "
            "and look at the disk."
        ),
        QT_TRANSLATE_NOOP("", "Il disco non risponde: guardare il disco."),
    )
    LOG_GONE = Line(
        (
            "{path}: {why}; this program has all of it still and puts it into the file: leave it "
            "running, and find out who touches the journal's folder."
        ),
        QT_TRANSLATE_NOOP(
            "", "Qualcuno ha toccato la cartella del registro: nulla è perso. Lasciare acceso il programma."
        ),
    )
    DISK_SILENT_SO_FAR = Line(
        "{path}: the disk does not answer; what was done last is not recorded yet.",
        QT_TRANSLATE_NOOP("", "Il disco non risponde: l'ultima cosa fatta non è ancora scritta."),
    )
    LIES_NO_MORE_LOST = Line(
        (
            "{path}: the journal lies there no more, and {events} NOT recorded; write on paper and "
            "put the journal back where it was."
        ),
        QT_TRANSLATE_NOOP("", "Il registro non è più al suo posto: rimetterlo."),
    )
    EXCHANGED_LOST = Line(
        (
            "{path}: another file lies in the journal's place, and {events} NOT recorded; write on "
            "paper and put the journal back where it was."
        ),
        QT_TRANSLATE_NOOP("", "Al posto del registro c'è un altro file: rimettere il suo."),
    )
    LIES_NO_MORE = Line(
        "{path}: the journal lies there no more; put the journal back where it was.",
        QT_TRANSLATE_NOOP("", "Il registro non è più al suo posto: rimetterlo."),
    )
    EXCHANGED = Line(
        "{path}: another file lies in the journal's place; put the journal back where it was.",
        QT_TRANSLATE_NOOP("", "Al posto del registro c'è un altro file: rimettere il suo."),
    )
    GONE_LOST = Line(
        ("{path}: {fault}, and {events} NOT recorded; write on paper and put the journal back where it was."),
        QT_TRANSLATE_NOOP("", "Il registro non si raggiunge ({fault}): guardare il disco."),
    )
    GONE = Line(
        "{path}: {fault}; put the journal back where it was.",
        QT_TRANSLATE_NOOP("", "Il registro non si raggiunge ({fault}): guardare il disco."),
    )
    FILE_GONE = Line("the journal lies there no more", QT_TRANSLATE_NOOP("", "il registro non è più lì"))
    FILE_EXCHANGED = Line(
        "another file lies in the journal's place",
        QT_TRANSLATE_NOOP("", "al posto del registro c'è un altro file"),
    )
    NAME_TAKEN = Line(
        "there is something of this name already; choose another",
        QT_TRANSLATE_NOOP("", "c'è già un file con questo nome"),
    )
    NO_FILE = Line("it is no file", QT_TRANSLATE_NOOP("", "non è un file"))
    A_FOLDER = Line("it is a folder", QT_TRANSLATE_NOOP("", "è una cartella"))
    NO_SQLITE = Line("it is no SQLite database", QT_TRANSLATE_NOOP("", "è un file di un altro tipo"))
    OF_SOMETHING_ELSE = Line(
        "it is the database of something else",
        QT_TRANSLATE_NOOP("", "è di un altro programma"),
    )
    NO_LOG_HERE = Line(
        "this file system cannot keep a write-ahead log",
        QT_TRANSLATE_NOOP("", "questo disco non tiene un registro sicuro"),
    )
