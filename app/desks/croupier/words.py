"""The desk's own words, in one place for the translators; Italian is what they translate from."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.desks.croupier.acts import Act
from app.desks.croupier.announcing import Announcing
from app.desks.croupier.heading import JournalLamp, Meaning, ReaderLamp
from app.desks.croupier.lack import ChipName, Lack
from app.desks.croupier.notices import Banner, Notice
from app.desks.croupier.payments import Fate
from app.rules.italian import euro, number_words, the, those
from app.rules.wheel import RED
from app.table.live import ReaderHealth
from app.table.procedure import VoidReason

_CONTEXT: Final = "Croupier"


def tr(text: object) -> str:
    """Say a text in the language of this station; to the types, Qt's mark for it is an object."""
    return QCoreApplication.translate(_CONTEXT, str(text))


_FATES: Final = {
    Fate.HALVED: "À partager",
    Fate.SHUT: "Enfermé",
    Fate.FREED: QT_TRANSLATE_NOOP("Croupier", "Liberato"),
    Fate.RETURNED: QT_TRANSLATE_NOOP("Croupier", "Da rendere"),
    Fate.WITHDRAWN: QT_TRANSLATE_NOOP("Croupier", "Tolto, da consegnare"),
}


def fate_words(fate: Fate) -> str:
    """Say what becomes of chips that are not paid; what is said aloud stays French."""
    return tr(_FATES[fate])


def lack_words(lack: Lack) -> str:
    """Say what the bank has too little of: "Manca il 20: chiedere un fill"; doubts come last."""
    parts: list[str] = []
    if lack.short:
        alone = tr("Manca {chip}: chiedere un fill")
        parts.append(_chips_words(lack.short, alone, tr("Mancano {chip}: chiedere un fill")))
    if lack.unpaid:
        parts.append(tr("restano € {amount}").format(amount=euro(lack.unpaid)))
    if lack.doubtful and not parts:
        parts.append(_doubt_words(lack.doubtful))
    words = " · ".join(parts)
    return words[:1].upper() + words[1:]


def _chips_words(chips: tuple[ChipName, ...], alone: str, several: str) -> str:
    if len(chips) == 1:
        return alone.format(chip=the(chips[0].name))
    names = [chip.name for chip in chips]
    return several.format(chip=f"{', '.join(names[:-1])} {tr('e')} {names[-1]}")


def _doubt_words(chips: tuple[ChipName, ...]) -> str:
    several = tr("Forse mancano {chip}")
    if len(chips) == 1 and not chips[0].colour:
        return several.format(chip=those(chips[0].name))
    return _chips_words(chips, tr("Forse manca {chip}"), several)


_MEANINGS: Final = {
    Meaning.CLOSED: QT_TRANSLATE_NOOP("Croupier", "Aprirlo quando banca e cilindro sono pronti"),
    Meaning.SUSPENDED: QT_TRANSLATE_NOOP(
        "Croupier", "Tutto resta com'è, finché la direzione riprende il gioco"
    ),
    Meaning.COMING: QT_TRANSLATE_NOOP("Croupier", "Il tappeto è libero, si attende il cilindro"),
    Meaning.BETS_OPEN: QT_TRANSLATE_NOOP("Croupier", "Le puntate sono aperte"),
    Meaning.LAST_SPIN: QT_TRANSLATE_NOOP("Croupier", "Ultimo colpo prima della chiusura"),
    Meaning.FIRST: QT_TRANSLATE_NOOP("Croupier", "La banca è aperta, la prima boule"),
    Meaning.NEW_MINIMUM: QT_TRANSLATE_NOOP("Croupier", "Cambio di minimo dal prossimo colpo"),
    Meaning.RELIEF: QT_TRANSLATE_NOOP("Croupier", "Dopo questo colpo le palline passano al collega"),
    Meaning.VOID: QT_TRANSLATE_NOOP("Croupier", "Colpo nullo, le puntate restano e sono aperte"),
    Meaning.THROWN_AGAIN: QT_TRANSLATE_NOOP(
        "Croupier", "Nuovo lancio regolare, le puntate sono ancora aperte"
    ),
    Meaning.THROWN: QT_TRANSLATE_NOOP("Croupier", "La pallina gira, le puntate sono ancora aperte"),
    Meaning.NO_MORE_BETS: QT_TRANSLATE_NOOP("Croupier", "Nulla va più — si attende il numero"),
    Meaning.CANDIDATE: QT_TRANSLATE_NOOP("Croupier", "C'è un numero da confermare"),
    Meaning.CLEAR: QT_TRANSLATE_NOOP("Croupier", "{call} — posare il dolly, poi pulire il tappeto"),
    Meaning.ENTER: QT_TRANSLATE_NOOP("Croupier", "{call} — toccare quello che ha vinto"),
    Meaning.PAY: QT_TRANSLATE_NOOP("Croupier", "{call} — pagare nell'ordine"),
    Meaning.HALVE: QT_TRANSLATE_NOOP("Croupier", "Zero — dividere le chance semplici"),
    Meaning.ALL_PAID: QT_TRANSLATE_NOOP("Croupier", "Tutto è pagato al numero — colpo successivo"),
}


def meaning(what: Meaning, number: int | None) -> str:
    """Say what the French sentence means, and what to do now."""
    return tr(_MEANINGS[what]).format(call=number_call(number or 0))


def silence_words(what: Meaning) -> str:
    """Say what stands where no sentence is to be said."""
    return tr("Gioco sospeso") if what is Meaning.SUSPENDED else tr("Tavolo chiuso")


def number_call(number: int) -> str:
    """Say a number with its chances: "Otto, nero, pari, manque"."""
    words = number_words(number).capitalize()
    if number == 0:
        return words
    colour = tr("rosso") if number in RED else tr("nero")
    parity = tr("dispari") if number % 2 else tr("pari")
    return f"{words}, {colour}, {parity}, {'manque' if number <= 18 else 'passe'}"


_ACTS: Final = {
    Act.OPEN: QT_TRANSLATE_NOOP("Croupier", "Aprire il tavolo"),
    Act.CLOSE: QT_TRANSLATE_NOOP("Croupier", "Chiudere il tavolo…"),
    Act.THROW: QT_TRANSLATE_NOOP("Croupier", "Palla lanciata"),
    Act.NO_MORE_BETS: QT_TRANSLATE_NOOP("Croupier", "Rien ne va plus"),
    Act.NUMBER: QT_TRANSLATE_NOOP("Croupier", "Numero a mano"),
    Act.CONFIRM: QT_TRANSLATE_NOOP("Croupier", "Confermare"),
    Act.REFUSE: QT_TRANSLATE_NOOP("Croupier", "Non è questo"),
    Act.VOID: QT_TRANSLATE_NOOP("Croupier", "Colpo nullo…"),
    Act.LAST: QT_TRANSLATE_NOOP("Croupier", "Ultimo colpo"),
    Act.RELIEF: QT_TRANSLATE_NOOP("Croupier", "Ancora un colpo"),
    Act.CLEARED: QT_TRANSLATE_NOOP("Croupier", "Tappeto pulito"),
    Act.PAID: QT_TRANSLATE_NOOP("Croupier", "PAGATO"),
    Act.UNPAID: QT_TRANSLATE_NOOP("Croupier", "Non pagato"),
    Act.PAID_ALL: QT_TRANSLATE_NOOP("Croupier", "Tutti pagati"),
    Act.FINISHED: QT_TRANSLATE_NOOP("Croupier", "Finito"),
    Act.NEXT: QT_TRANSLATE_NOOP("Croupier", "Colpo successivo"),
    Act.UNDO: QT_TRANSLATE_NOOP("Croupier", "Annulla"),
    Act.REDO: QT_TRANSLATE_NOOP("Croupier", "Ripeti"),
    Act.WHOLE: QT_TRANSLATE_NOOP("Croupier", "Tutto il tappeto"),
    Act.BEFORE: QT_TRANSLATE_NOOP("Croupier", "Pagamento precedente"),
    Act.AFTER: QT_TRANSLATE_NOOP("Croupier", "Pagamento seguente"),
    Act.PUT_RIGHT: QT_TRANSLATE_NOOP("Croupier", "Riprendere dal registro"),
    Act.DISMISS: QT_TRANSLATE_NOOP("Croupier", "Capito"),
    Act.ANNOUNCE: QT_TRANSLATE_NOOP("Croupier", "Annuncio…"),
    Act.TABLE: QT_TRANSLATE_NOOP("Croupier", "Tavolo…"),
    Act.MINIMUM: QT_TRANSLATE_NOOP("Croupier", "Cambio di minimo…"),
    Act.COLOUR: QT_TRANSLATE_NOOP("Croupier", "Colore personale…"),
    Act.HAND_OVER: QT_TRANSLATE_NOOP("Croupier", "Cambio impiegato…"),
    Act.SUSPEND: QT_TRANSLATE_NOOP("Croupier", "Sospendere il gioco…"),
    Act.PAYMENT: QT_TRANSLATE_NOOP("Croupier", "Altro sul pagamento…"),
    Act.KEYS: QT_TRANSLATE_NOOP("Croupier", "Tasti"),
}


def act_words(act: Act) -> str:
    """Say what a button does."""
    return tr(_ACTS[act])


def announcing_words(now: Announcing) -> str:
    """Say beside the button how many announces won, or lie there; empty where there are none."""
    if now.won:
        return tr("{count} da proseguire").format(count=now.won)
    return tr("{count} in gioco").format(count=now.taken) if now.taken else ""


_TROUBLE: Final = {
    Notice.ON_PAPER: (
        QT_TRANSLATE_NOOP("Croupier", "NON REGISTRATO"),
        QT_TRANSLATE_NOOP(
            "Croupier", "Segnare i colpi su carta e avvisare il capo tavolo. In memoria: {count}."
        ),
    ),
    Notice.JOURNAL: (
        QT_TRANSLATE_NOOP("Croupier", "Registro in difficoltà"),
        QT_TRANSLATE_NOOP("Croupier", "Avvisare il capo tavolo; si continua a giocare."),
    ),
    Notice.REFUSED: (
        QT_TRANSLATE_NOOP("Croupier", "Non accettato"),
        QT_TRANSLATE_NOOP("Croupier", "Niente è cambiato."),
    ),
    Notice.ENTRY_REFUSED: (
        QT_TRANSLATE_NOOP("Croupier", "Inserimento non accettato"),
        QT_TRANSLATE_NOOP("Croupier", "Riprendere quello che il registro ha scritto, poi correggere."),
    ),
    Notice.PAYMENT_MADE: (
        QT_TRANSLATE_NOOP("Croupier", "Quel pagamento è già fatto"),
        QT_TRANSLATE_NOOP("Croupier", "Per cambiarlo, toccare prima «Non pagato»."),
    ),
    Notice.READER_LOST: (
        QT_TRANSLATE_NOOP("Croupier", "Cilindro scollegato"),
        QT_TRANSLATE_NOOP("Croupier", "Si continua: il numero si scrive a mano."),
    ),
    Notice.SUSPENDED: (
        QT_TRANSLATE_NOOP("Croupier", "Gioco sospeso"),
        QT_TRANSLATE_NOOP("Croupier", "Attendere la direzione."),
    ),
    Notice.ALARM: (
        QT_TRANSLATE_NOOP("Croupier", "Attenzione"),
        QT_TRANSLATE_NOOP("Croupier", "Avvisare il capo tavolo."),
    ),
    Notice.READER_SILENT: (
        QT_TRANSLATE_NOOP("Croupier", "Il cilindro tace"),
        QT_TRANSLATE_NOOP("Croupier", "Se il numero non arriva, si scrive a mano."),
    ),
}


def banner_words(banner: Banner) -> tuple[str, str]:
    """Say what is wrong, and why and what to do now."""
    title, reason, advice = banner_parts(banner)
    return title, f"{reason} {advice}" if reason else advice


def banner_parts(banner: Banner) -> tuple[str, str, str]:
    """Say what is wrong, why as far as somebody knows, and what to do now."""
    title, advice = (tr(text) for text in _TROUBLE[banner.notice])
    if banner.others:
        title = f"{title} (+{banner.others})"
    reason = f"{banner.reason.rstrip('.')}." if banner.reason else ""
    return title, reason, advice.format(count=banner.on_paper)


_READER: Final = {
    ReaderHealth.NONE: QT_TRANSLATE_NOOP("Croupier", "Numeri a mano"),
    ReaderHealth.LIVE: QT_TRANSLATE_NOOP("Croupier", "Cilindro"),
    ReaderHealth.STALE: QT_TRANSLATE_NOOP("Croupier", "Cilindro in ritardo"),
    ReaderHealth.SILENT: QT_TRANSLATE_NOOP("Croupier", "Cilindro muto"),
    ReaderHealth.LOST: QT_TRANSLATE_NOOP("Croupier", "Cilindro scollegato"),
}


def reader_words(lamp: ReaderLamp) -> str:
    """Say how the reader is: "Cilindro 17,1 giri/min ↺"."""
    words = tr(_READER[lamp.reader])
    if lamp.reader is not ReaderHealth.LIVE or lamp.speed is None:
        return words
    turning = {None: "", True: " ↻", False: " ↺"}[lamp.clockwise]
    return f"{words} {lamp.speed // 10},{lamp.speed % 10} " + tr("giri/min") + turning


def journal_words(lamp: JournalLamp) -> str:
    """Say how the journal is: "Scritto 00:41:07", in the time of this place."""
    if lamp.on_paper:
        return tr("NON REGISTRATO · {count}").format(count=lamp.on_paper)
    if not lamp.written_at:
        return tr("Registro pronto")
    return tr("Registro scritto {time}").format(time=local_time(lamp.written_at))


def local_time(utc: str) -> str:
    """Write the time of day of a UTC time, ISO 8601, as the clock on the wall shows it."""
    return datetime.fromisoformat(utc).astimezone().strftime("%H:%M:%S")


CANDIDATE_REASONS: Final = {
    "not_seen_to_fall": QT_TRANSLATE_NOOP("Croupier", "Il lettore lo dice, ma non l'ha visto cadere."),
    "unseen_game": QT_TRANSLATE_NOOP("Croupier", "È di un colpo che il lettore non ha seguito."),
    "typed": QT_TRANSLATE_NOOP("Croupier", "Scritto a mano: guardare la pallina un'altra volta."),
    "hand": QT_TRANSLATE_NOOP("Croupier", "Scritto a mano: guardare la pallina un'altra volta."),
}


def candidate_words(reason: str) -> str:
    """Say why a number waits for a yes or no; a reason without words of its own is shown as it is."""
    known = CANDIDATE_REASONS.get(reason)
    return tr(known) if known is not None else reason


VOID_REASONS: Final = {
    VoidReason.BALL_WITH_ROTOR: QT_TRANSLATE_NOOP("Croupier", "Pallina lanciata nel verso del cilindro"),
    VoidReason.THROWN_TOO_EARLY: QT_TRANSLATE_NOOP("Croupier", "Lanciata prima di aver pagato tutto"),
    VoidReason.TOO_FEW_TURNS: QT_TRANSLATE_NOOP("Croupier", "Meno di sette giri completi"),
    VoidReason.WHEEL_STOPPED: QT_TRANSLATE_NOOP("Croupier", "Il cilindro si è fermato"),
    VoidReason.NO_POCKET: QT_TRANSLATE_NOOP("Croupier", "La pallina non è in una casella"),
    VoidReason.FOREIGN_BODY: QT_TRANSLATE_NOOP("Croupier", "Corpo estraneo nel cilindro"),
    VoidReason.CAPO_TAVOLO: QT_TRANSLATE_NOOP("Croupier", "Altra decisione del capo tavolo"),
}
"""Why a throw does not count, as the journal writes it and as the dealer reads it."""
