"""What table and station find wrong: it is recorded as a warning, or lights a lamp."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class Trouble(Catalogue):
    """Each with its words."""

    LISTS_NOT_KEPT = Line(
        "The lists in which spins are looked for cannot be kept: {why} What falls is recorded.",
        QT_TRANSLATE_NOOP(
            "", "Le liste dei colpi non si scrivono ({why}): chiamare il tecnico. Il registro va avanti."
        ),
    )
    SECOND_PLACE_UNTOLD = Line(
        (
            "The journal's last event could not be told to the second place ({fault}): look at it; "
            "it is tried again each minute."
        ),
        QT_TRANSLATE_NOOP("", "Il secondo posto del registro non risponde ({fault}): guardare."),
    )
    NOT_CHECKED = Line(
        "The daily check of the journal gave no answer ({why}): it is tried again each hour.",
        QT_TRANSLATE_NOOP("", "Il controllo del registro non ha dato risposta ({why})."),
    )
    JOURNAL_WRONG = Line(
        "The journal was checked, and does not hold: {why}",
        QT_TRANSLATE_NOOP("", "Il registro controllato non regge ({why}): chiamare il tecnico."),
    )
    BANK_UNCOUNTED = Line(
        "A ball runs, and last night's bank is not counted: say bank close, then open.",
        QT_TRANSLATE_NOOP("", "Si lancia, e il banco della sera prima non è contato: contarlo, poi aprire."),
    )
    RESULT_UNREAD = Line(
        "A ball fell and was not read ({cause}): look at it and type its number.",
        QT_TRANSLATE_NOOP("", "Pallina caduta e non letta ({cause}): guardarla e scrivere il numero."),
    )
    DISPUTE_GOES_ON = Line(
        "payment {order} was disputed, and its bet was entered otherwise",
        QT_TRANSLATE_NOOP("", "Il pagamento {order} era contestato, e la sua puntata è scritta altrimenti"),
    )
    READER_GAVE_UP = Line(
        "{device} gave the game up ({cause}); {other} goes on.",
        QT_TRANSLATE_NOOP("", "Un lettore ha lasciato il colpo ({cause}): l'altro continua."),
    )
    SETTINGS_NOT_WRITTEN = Line(
        (
            "The settings could not be written to {path} ({fault}): they hold until the program "
            "ends. Make room, or check the folder's rights."
        ),
        QT_TRANSLATE_NOOP("", "Le impostazioni non si scrivono ({fault}): valgono fino all'uscita."),
    )
    DISK_HAD_FAILED = Line(
        (
            "The disk failed when this journal was open the last time; its log was kept, and all of "
            "it is here. Take a backup now, and have the disk looked at."
        ),
        QT_TRANSLATE_NOOP(
            "",
            "L'ultima volta il disco del registro ha fallito: tutto è conservato. Fare subito una "
            "copia, e chiamare il tecnico.",
        ),
    )
    LOG_ALONE = Line(
        "The disk failed: all is recorded in the log alone. Take a backup now.",
        QT_TRANSLATE_NOOP("", "Il disco ha fallito: fare subito una copia del registro."),
    )
    NUMBER_TO_TYPE = Line(
        "the reader says {said}: type the number",
        QT_TRANSLATE_NOOP("", "Il lettore dice {said}: scrivere il numero a mano"),
    )
    NOBODY_CONFIRMED = Line(
        "spin {spin}: nobody confirmed the number {number}, and the next ball was thrown",
        QT_TRANSLATE_NOOP("", "Colpo {spin}: nessuno ha confermato il {number}, e si è lanciato di nuovo"),
    )
    CLOCK_BEFORE_PROGRAM = Line(
        "the machine's clock stands before the day on which this program was made",
        QT_TRANSLATE_NOOP("", "L'orologio di questa macchina è più indietro del programma stesso"),
    )
    CLOCK_BEHIND = Line(
        "the machine's clock stands {seconds} seconds behind the last event",
        QT_TRANSLATE_NOOP("", "L'orologio di questa macchina è {seconds} secondi prima dell'ultimo fatto"),
    )
    CLOCK_AHEAD = Line(
        "the machine's clock was set {seconds} seconds ahead",
        QT_TRANSLATE_NOOP("", "L'orologio di questa macchina è stato messo avanti di {seconds} secondi"),
    )
    CLOCK_BACK = Line(
        "the machine's clock was set {seconds} seconds back",
        QT_TRANSLATE_NOOP("", "L'orologio è stato messo indietro di {seconds} secondi"),
    )
    DISK_NEARLY_FULL = Line(
        "The disk is full: room for about {spins} more spins. Make room on it.",
        QT_TRANSLATE_NOOP("", "Disco quasi pieno, circa {spins} colpi: fare posto."),
    )
    GOES_ON_IN = Line(
        "{path} could not be used: the table goes on in {fresh}.",
        QT_TRANSLATE_NOOP("", "{path} non si è aperto: si continua in {fresh}."),
    )
    READER_SET_WRONG = Line(
        "{path}: {setting}: {fault} Until then this reader is not listened to.",
        QT_TRANSLATE_NOOP("", "Impostazioni sbagliate ({path}): quel lettore non si ascolta."),
    )
    SETTING_LEFT_OUT = Line(
        "{path}: {setting}: {fault} It is left out.",
        QT_TRANSLATE_NOOP("", "Impostazioni sbagliate ({path}): una del lettore è lasciata fuori."),
    )
    HEADS_SET_WRONG = Line(
        "{path}: heads: {fault}. Until then the journal has no second place.",
        QT_TRANSLATE_NOOP("", "Impostazioni sbagliate ({path}): il registro non ha un secondo posto."),
    )
    HOUSE_SET_WRONG = Line(
        "{path}: {fault}. Until then nothing is sent to the house.",
        QT_TRANSLATE_NOOP("", "Impostazioni sbagliate ({path}): alla casa non si manda niente."),
    )
