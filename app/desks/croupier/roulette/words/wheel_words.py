"""What roulette says at the desk as it is played with a wheel; a tumbler's own words stand beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.croupier.acts import Act
from app.desks.croupier.heading import Meaning
from app.desks.croupier.notices import Notice
from app.rules.roulette.layout import Kind
from app.table.live import ReaderHealth
from app.table.prompts import Task
from app.table.roulette.procedure import SUSPENDED, VoidReason

ACTS: Final = {
    Act.THROW: QT_TRANSLATE_NOOP("", "Palla lanciata"),
    Act.NO_MORE_BETS: QT_TRANSLATE_NOOP("", "Rien ne va plus"),
    Act.NUMBER: QT_TRANSLATE_NOOP("", "Numero a mano"),
    Act.CONFIRM: QT_TRANSLATE_NOOP("", "Confermare"),
    Act.REFUSE: QT_TRANSLATE_NOOP("", "Non è questo"),
    Act.VOID: "Rien va",
    Act.WHY_VOID: QT_TRANSLATE_NOOP("", "Perché nullo…"),
    Act.VALID: QT_TRANSLATE_NOOP("", "Il colpo vale…"),
    Act.LAST: QT_TRANSLATE_NOOP("", "Ultimo colpo"),
    Act.CLEARED: QT_TRANSLATE_NOOP("", "Tappeto pulito"),
    Act.WHOLE: QT_TRANSLATE_NOOP("", "Tutto il tappeto"),
    Act.KIND: QT_TRANSLATE_NOOP("", "Biglietti, omaggi"),
    Act.LATE: QT_TRANSLATE_NOOP("", "Annota rifiutato"),
    Act.ANNOUNCE: QT_TRANSLATE_NOOP("", "Annuncio…"),
    Act.ZERO: QT_TRANSLATE_NOOP("", "Allo zero…"),
    Act.OTHER_NUMBER: QT_TRANSLATE_NOOP("", "Un altro numero…"),
    Act.PRISONERS: QT_TRANSLATE_NOOP("", "Prigionieri…"),
    Act.MISPLACED: QT_TRANSLATE_NOOP("", "Gettone fuori posto…"),
    Act.HAND: QT_TRANSLATE_NOOP("", "Da consegnare…"),
    Act.DEVICES: QT_TRANSLATE_NOOP("", "Lettore del cilindro…"),
}

MEANINGS: Final = {
    Meaning.CLOSED: QT_TRANSLATE_NOOP("", "Aprirlo quando banca e cilindro sono pronti"),
    Meaning.SUSPENDED: QT_TRANSLATE_NOOP("", "Tutto resta com'è, finché la direzione non riprende il gioco"),
    Meaning.COMING: QT_TRANSLATE_NOOP("", "Il tappeto è libero, si attende il cilindro"),
    Meaning.BETS_OPEN: QT_TRANSLATE_NOOP("", "Le puntate sono aperte"),
    Meaning.LAST_PLAYED: QT_TRANSLATE_NOOP("", "Chiedere i colori, poi chiudere il tavolo"),
    Meaning.LAST_SPIN: QT_TRANSLATE_NOOP("", "Ultimo colpo prima della chiusura"),
    Meaning.FIRST: QT_TRANSLATE_NOOP("", "La banca è aperta, la prima boule"),
    Meaning.NEW_MINIMUM: QT_TRANSLATE_NOOP("", "Cambio di minimo dal prossimo colpo"),
    Meaning.RELIEF: QT_TRANSLATE_NOOP("", "Dopo questo colpo le palline passano al collega"),
    Meaning.VOID: QT_TRANSLATE_NOOP("", "Colpo nullo, le puntate restano e sono aperte"),
    Meaning.THROWN_AGAIN: QT_TRANSLATE_NOOP("", "Nuovo lancio regolare, le puntate sono ancora aperte"),
    Meaning.THROWN: QT_TRANSLATE_NOOP("", "La pallina gira, le puntate sono ancora aperte"),
    Meaning.NO_MORE_BETS: QT_TRANSLATE_NOOP("", "Nulla va più — si attende il numero"),
    Meaning.CANDIDATE: QT_TRANSLATE_NOOP("", "C'è un numero da confermare"),
    Meaning.CLEAR: QT_TRANSLATE_NOOP("", "{call} — posare il dolly, poi pulire il tappeto"),
    Meaning.ENTER: QT_TRANSLATE_NOOP("", "{call} — toccare quello che ha vinto"),
    Meaning.PAY: QT_TRANSLATE_NOOP("", "{call} — pagare nell'ordine"),
    Meaning.HALVE: QT_TRANSLATE_NOOP("", "Zero — dividere le chance semplici"),
    Meaning.SEE_TO: QT_TRANSLATE_NOOP("", "{call} — fare quello che è mostrato"),
    Meaning.LAST_PAID: QT_TRANSLATE_NOOP("", "Tutto è pagato al numero — chiudere il tavolo"),
    Meaning.ALL_PAID: QT_TRANSLATE_NOOP("", "Tutto è pagato al numero — colpo successivo"),
}

OPENS: Final = QT_TRANSLATE_NOOP("", "{house} · pieno fino a {most} · numero del giorno {day}")

LIMITS: Final = {
    Kind.STRAIGHT: QT_TRANSLATE_NOOP("", "pieno"),
    Kind.SPLIT: QT_TRANSLATE_NOOP("", "cavallo"),
    Kind.STREET: QT_TRANSLATE_NOOP("", "terzina"),
    Kind.CORNER: QT_TRANSLATE_NOOP("", "carré"),
    Kind.LINE: QT_TRANSLATE_NOOP("", "sestina"),
    Kind.DOZEN: QT_TRANSLATE_NOOP("", "dozzina e colonna"),
    Kind.EVEN_MONEY: QT_TRANSLATE_NOOP("", "chance semplici"),
}

TASKS: Final = {
    Task.CLEAR: QT_TRANSLATE_NOOP("", "Posare il dolly, poi pulire il tappeto"),
    Task.OPEN_STACKS: QT_TRANSLATE_NOOP("", "Aprire in diagonale: {places}"),
    Task.UNEVEN: QT_TRANSLATE_NOOP("", "Non si paga in gettoni, chiedere al capo tavolo: {places}"),
    Task.PUT_RIGHT: QT_TRANSLATE_NOOP("", "Rimettere a posto: {places}"),
    Task.FROM_TRACK: QT_TRANSLATE_NOOP("", "Puntata vinta, dal race track al tappeto: {places}"),
    Task.TELL_INSPECTOR: QT_TRANSLATE_NOOP("", "Avvisare l'ispettore"),
    Task.EXPLAIN_VOID: QT_TRANSLATE_NOOP("", "Dire perché il colpo è nullo, e chi decide"),
    Task.ASK_BACK: QT_TRANSLATE_NOOP("", "Richiedere quel che è stato ritirato: le puntate restano"),
    Task.TURN_BACK: QT_TRANSLATE_NOOP("", "Invertire il cilindro: {wheel}, un giro. Palla {ball} {pocket}"),
    Task.LOAD: QT_TRANSLATE_NOOP("", "Rimettere le 37 palline e chiudere lo sportello"),
    Task.TURN: QT_TRANSLATE_NOOP("", "Girare il tamburo: {ways}"),
    Task.DRAW: QT_TRANSLATE_NOOP("", "Il tamburo ha girato nei due versi: estrarre una pallina"),
    Task.THROW: QT_TRANSLATE_NOOP("", "Cilindro {wheel}, palla {ball} {pocket}"),
}

READERS: Final = {
    ReaderHealth.LIVE: QT_TRANSLATE_NOOP("", "Cilindro"),
    ReaderHealth.STALE: QT_TRANSLATE_NOOP("", "Cilindro in ritardo"),
    ReaderHealth.SILENT: QT_TRANSLATE_NOOP("", "Cilindro muto"),
    ReaderHealth.LOST: QT_TRANSLATE_NOOP("", "Cilindro scollegato"),
}
CONNECTING: Final = QT_TRANSLATE_NOOP("", "Il cilindro si collega")
READER: Final = QT_TRANSLATE_NOOP("", "Lettore del cilindro")
CHECKED: Final = QT_TRANSLATE_NOOP("", "Controllo del cilindro")
STANDS: Final = QT_TRANSLATE_NOOP("", "tavolo {table}, cilindro {side}")

TITLES: Final = {
    Notice.READER_LOST: QT_TRANSLATE_NOOP("", "Cilindro scollegato"),
    Notice.READER_SILENT: QT_TRANSLATE_NOOP("", "Il cilindro tace"),
}

CANDIDATES: Final = {
    "not_seen_to_fall": QT_TRANSLATE_NOOP("", "Il lettore lo dice, ma non l'ha visto cadere."),
    "one_reader": QT_TRANSLATE_NOOP("", "Un lettore lo dice, l'altro tace."),
    "unseen_game": QT_TRANSLATE_NOOP("", "È di un colpo che il lettore non ha seguito."),
    "no_game": QT_TRANSLATE_NOOP("", "Questo lettore non segue il colpo: guardare la pallina."),
    "one_line": QT_TRANSLATE_NOOP("", "Il lettore l'ha detto una volta sola: guardare la pallina."),
    "events_missed": QT_TRANSLATE_NOOP("", "Il tamburo ha detto qualcosa che non si è sentito."),
    "restarted": QT_TRANSLATE_NOOP("", "Il tamburo è stato spento e riacceso durante l'estrazione."),
    "counts_after_all": QT_TRANSLATE_NOOP("", "L'estrazione vale dopo tutto: guardare la pallina."),
    "repeated": QT_TRANSLATE_NOOP("", "Il lettore lo ripete, e si era detto no: guardare la pallina."),
    "typed_otherwise": QT_TRANSLATE_NOOP("", "Lo dice il lettore: guardare la pallina."),
    "typed": QT_TRANSLATE_NOOP("", "Scritto a mano: guardare la pallina un'altra volta."),
    "hand": QT_TRANSLATE_NOOP("", "Scritto a mano: guardare la pallina un'altra volta."),
}
"""Why a number waits for a yes or no."""

VALID_REASONS: Final = (
    "il lancio era regolare",
    "il numero si è visto",
    "detto per errore",
    "deciso dal capo tavolo",
)
"""Why a void throw counts after all, as the journal writes it."""

VOID_REASONS: Final[Mapping[str, object]] = {
    VoidReason.BALL_WITH_ROTOR: QT_TRANSLATE_NOOP("", "Pallina lanciata nel verso del cilindro"),
    VoidReason.THROWN_TOO_EARLY: QT_TRANSLATE_NOOP("", "Lanciata prima di aver pagato tutto"),
    VoidReason.TOO_FEW_TURNS: QT_TRANSLATE_NOOP("", "Meno di sette giri completi"),
    VoidReason.WHEEL_STOPPED: QT_TRANSLATE_NOOP("", "Il cilindro si è fermato"),
    VoidReason.NO_POCKET: QT_TRANSLATE_NOOP("", "La pallina non è in una casella"),
    VoidReason.FOREIGN_BODY: QT_TRANSLATE_NOOP("", "Corpo estraneo nel cilindro"),
    VoidReason.CAPO_TAVOLO: QT_TRANSLATE_NOOP("", "Altra decisione del capo tavolo"),
}
"""Why a throw does not count, as the journal writes it and as the dealer reads it."""

VOIDS: Final[Mapping[str, object]] = {
    **VOID_REASONS,
    SUSPENDED: QT_TRANSLATE_NOOP("", "Il gioco fu sospeso mentre girava: il lancio non vale"),
    "launch_failed": QT_TRANSLATE_NOOP("", "Lancio non riuscito"),
    "ball_removed": QT_TRANSLATE_NOOP("", "La pallina è stata tolta"),
    "no_result": QT_TRANSLATE_NOOP("", "Il colpo è finito senza numero"),
    "fault": QT_TRANSLATE_NOOP("", "Guasto nel cilindro"),
}
"""With what nobody chooses: play was suspended while the ball ran, or the wheel itself says so."""
