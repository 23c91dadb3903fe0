"""The desk's own words, in one place for the translators; Italian is what they translate from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import Language, as_written, euro, language, tr
from app.desks.croupier.acts import Act
from app.desks.croupier.going_back import Back
from app.desks.croupier.heading import Meaning
from app.desks.croupier.payments.lack import Lack
from app.desks.croupier.payments.shown import Mark
from app.desks.croupier.roulette.announces.announcing import Announcing
from app.desks.croupier.roulette.words import tumbler_words
from app.rules.italian import number_words, the
from app.rules.roulette.wheel import RED
from app.table.roulette.outcomes import Fate
from app.table.roulette.procedure import SUSPENDED, VoidReason

_FATES: Final = {
    Fate.TAKEN_BACK: QT_TRANSLATE_NOOP("", "Da riprendere"),
    Fate.NOTES_BACK: QT_TRANSLATE_NOOP("", "Biglietti da rendere"),
    Fate.TAKEN: QT_TRANSLATE_NOOP("", "Prigioniero perso"),
    Fate.HALVED: "À partager",
    Fate.SHUT: "Enfermé",
    Fate.FREED: QT_TRANSLATE_NOOP("", "Liberato"),
    Fate.RETURNED: QT_TRANSLATE_NOOP("", "Da rendere"),
    Fate.WITHDRAWN: QT_TRANSLATE_NOOP("", "Da consegnare"),
    Fate.PUT_RIGHT: QT_TRANSLATE_NOOP("", "Rimettere a posto"),
}


_MARKS: Final = {
    Mark.PAID: QT_TRANSLATE_NOOP("", "pagato"),
    Mark.CURRENT: QT_TRANSLATE_NOOP("", "da pagare adesso"),
    Mark.WAITING: QT_TRANSLATE_NOOP("", "aspetta il suo turno"),
    Mark.DISPUTED: QT_TRANSLATE_NOOP("", "contestato"),
}


def mark_words(mark: Mark) -> str:
    """Say how far a payment is."""
    return tr(_MARKS[mark])


def fate_words(fate: Fate) -> str:
    """Say what becomes of chips that are not paid; what is said aloud stays French."""
    return tr(_FATES[fate])


def lack_words(lack: Lack) -> str:
    """Say what the bank has too little of: "Manca il 20: chiedere un fill"."""
    parts: list[str] = []
    if lack.short:
        alone = tr("Manca {chip}: chiedere un fill")
        parts.append(_chips_words(lack.short, alone, tr("Mancano {chip}: chiedere un fill")))
    if lack.unpaid:
        parts.append(tr("restano € {amount}").format(amount=euro(lack.unpaid)))
    words = " · ".join(parts)
    return words[:1].upper() + words[1:]


def _chips_words(chips: tuple[str, ...], alone: str, several: str) -> str:
    chips = tuple(map(as_written, chips))
    if len(chips) == 1:
        return alone.format(chip=with_article(chips[0]))
    both = tr("{chips} e {last}").format(chips=", ".join(chips[:-1]), last=chips[-1])
    return several.format(chip=both)


def with_article(name: str) -> str:
    """The article of a chip is Italian's alone: in other languages the text about it has its own."""
    return the(name) if language() is Language.ITALIAN else name


_MEANINGS: Final = {
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


def meaning(what: Meaning, number: int | None, *, draws: bool = False) -> str:
    """Say what the French sentence means, and what to do now; `draws` at a tumbler."""
    words = tumbler_words.MEANINGS.get(what, _MEANINGS[what]) if draws else _MEANINGS[what]
    return tr(words).format(call=number_call(number or 0))


def silence_words(what: Meaning) -> str:
    """Say what stands where no sentence is to be said."""
    if what is Meaning.LAST_PLAYED:
        return tr("Ultimo colpo giocato")
    return tr("Gioco sospeso") if what is Meaning.SUSPENDED else tr("Tavolo chiuso")


def number_call(number: int) -> str:
    """Say a number with its chances: "Otto, nero, pari, manque"; in other languages in figures."""
    words = number_words(number).capitalize() if language() is Language.ITALIAN else str(number)
    if number == 0:
        return words
    colour = tr("rosso") if number in RED else tr("nero")
    parity = tr("dispari") if number % 2 else tr("pari")
    half = tr("manque") if number <= 18 else tr("passe")
    return f"{words}, {colour}, {parity}, {half}"


_ACTS: Final = {
    Act.OPEN: QT_TRANSLATE_NOOP("", "Aprire il tavolo"),
    Act.CLOSE: QT_TRANSLATE_NOOP("", "Chiudere il tavolo…"),
    Act.THROW: QT_TRANSLATE_NOOP("", "Palla lanciata"),
    Act.NO_MORE_BETS: QT_TRANSLATE_NOOP("", "Rien ne va plus"),
    Act.NUMBER: QT_TRANSLATE_NOOP("", "Numero a mano"),
    Act.CONFIRM: QT_TRANSLATE_NOOP("", "Confermare"),
    Act.REFUSE: QT_TRANSLATE_NOOP("", "Non è questo"),
    Act.VOID: "Rien va",
    Act.WHY_VOID: QT_TRANSLATE_NOOP("", "Perché nullo…"),
    Act.VALID: QT_TRANSLATE_NOOP("", "Il colpo vale…"),
    Act.LAST: QT_TRANSLATE_NOOP("", "Ultimo colpo"),
    Act.RELIEF: QT_TRANSLATE_NOOP("", "Ancora un colpo"),
    Act.CLEARED: QT_TRANSLATE_NOOP("", "Tappeto pulito"),
    Act.PAID: QT_TRANSLATE_NOOP("", "PAGATO"),
    Act.UNPAID: QT_TRANSLATE_NOOP("", "Non pagato"),
    Act.PAID_ALL: QT_TRANSLATE_NOOP("", "Tutti pagati"),
    Act.RESTS: QT_TRANSLATE_NOOP("", "Resta"),
    Act.FINISHED: QT_TRANSLATE_NOOP("", "Pezzi finiti"),
    Act.SEEN_TO_ALL: QT_TRANSLATE_NOOP("", "Tutto fatto"),
    Act.NEXT: QT_TRANSLATE_NOOP("", "Colpo successivo"),
    Act.REOPEN: QT_TRANSLATE_NOOP("", "Torna al colpo di prima"),
    Act.UNDO: QT_TRANSLATE_NOOP("", "Annulla"),
    Act.REDO: QT_TRANSLATE_NOOP("", "Ripeti"),
    Act.WHOLE: QT_TRANSLATE_NOOP("", "Tutto il tappeto"),
    Act.KIND: QT_TRANSLATE_NOOP("", "Biglietti, omaggi"),
    Act.BEFORE: QT_TRANSLATE_NOOP("", "Pagamento precedente"),
    Act.AFTER: QT_TRANSLATE_NOOP("", "Pagamento seguente"),
    Act.LINES: QT_TRANSLATE_NOOP("", "Elenco dei pagamenti…"),
    Act.DUE: QT_TRANSLATE_NOOP("", "Al pagamento dovuto"),
    Act.PUT_RIGHT: QT_TRANSLATE_NOOP("", "Riprendere dal registro"),
    Act.DISMISS: QT_TRANSLATE_NOOP("", "Capito"),
    Act.OTHER_NOTICE: QT_TRANSLATE_NOOP("", "Altro avviso"),
    Act.LATE: QT_TRANSLATE_NOOP("", "Annota rifiutato"),
    Act.WAS_PAID: QT_TRANSLATE_NOOP("", "Era pagato"),
    Act.WAS_NOT_PAID: QT_TRANSLATE_NOOP("", "Non era pagato"),
    Act.ANNOUNCE: QT_TRANSLATE_NOOP("", "Annuncio…"),
    Act.TABLE: QT_TRANSLATE_NOOP("", "Tavolo…"),
    Act.MINIMUM: QT_TRANSLATE_NOOP("", "Cambio di minimo…"),
    Act.COLOUR: QT_TRANSLATE_NOOP("", "Colore personale…"),
    Act.HAND_OVER: QT_TRANSLATE_NOOP("", "Cambio impiegato…"),
    Act.SUSPEND: QT_TRANSLATE_NOOP("", "Sospendere il gioco…"),
    Act.PAYMENT: QT_TRANSLATE_NOOP("", "Altro sul pagamento…"),
    Act.ZERO: QT_TRANSLATE_NOOP("", "Allo zero…"),
    Act.OTHER_NUMBER: QT_TRANSLATE_NOOP("", "Un altro numero…"),
    Act.PRISONERS: QT_TRANSLATE_NOOP("", "Prigionieri…"),
    Act.MISPLACED: QT_TRANSLATE_NOOP("", "Gettone fuori posto…"),
    Act.HAND: QT_TRANSLATE_NOOP("", "Da consegnare…"),
    Act.BANK: QT_TRANSLATE_NOOP("", "Banco…"),
    Act.EXCHANGE: QT_TRANSLATE_NOOP("", "Colori e mance…"),
    Act.TIP: QT_TRANSLATE_NOOP("", "Mancia…"),
    Act.ANSWER: QT_TRANSLATE_NOOP("", "Chi ne risponde…"),
    Act.HELP: QT_TRANSLATE_NOOP("", "Aiuto"),
    Act.KEYS: QT_TRANSLATE_NOOP("", "Tasti"),
    Act.SETTINGS: QT_TRANSLATE_NOOP("", "Impostazioni…"),
    Act.STATION: QT_TRANSLATE_NOOP("", "Nome, casa e lato…"),
    Act.SUPPORT: QT_TRANSLATE_NOOP("", "Pacchetto per l'assistenza…"),
    Act.DEVICES: QT_TRANSLATE_NOOP("", "Lettore del cilindro…"),
    Act.DISPLAY: QT_TRANSLATE_NOOP("", "Schermo dei giocatori"),
    Act.FILL: QT_TRANSLATE_NOOP("", "Schermo intero"),
    Act.NEW_JOURNAL: QT_TRANSLATE_NOOP("", "Registro nuovo…"),
    Act.QUIT: QT_TRANSLATE_NOOP("", "Uscire dal programma…"),
}


def act_words(act: Act, *, draws: bool = False) -> str:
    """Say what a button does; `draws` at a tumbler."""
    return tr(tumbler_words.ACTS.get(act, _ACTS[act]) if draws else _ACTS[act])


def last_words(*, announced: bool) -> tuple[str, str]:
    """Say what the button of the last spin does now: once it is announced, a touch takes it back."""
    return act_words(Act.LAST), tr("annunciato: revocare") if announced else ""


def next_words(*, last: bool, passed: bool) -> tuple[str, str]:
    """Say what the button does that leaves a paid number: after the last spin the table is closed (rules 8).

    Args:
        last: it was the last spin.
        passed: what it passes over was asked.
    """
    if passed:  # with something beneath it the whole name has no room
        return tr("Chiudere") if last else tr("Successivo"), tr("toccare ancora")
    return act_words(Act.CLOSE if last else Act.NEXT), ""


def back_words(back: Back) -> tuple[str, str]:
    """Say what the button does that opens the last spin again; where it cannot, that a touch says why."""
    words = tr("Torna al colpo {spin} ({number})").format(spin=back.spin, number=back.number)
    return words, "" if back.possible else tr("non più: perché?")


def suspend_words(*, suspended: bool) -> str:
    """Say what the button that suspends play does now."""
    return tr("Riprendere il gioco…") if suspended else act_words(Act.SUSPEND)


def announcing_words(now: Announcing) -> str:
    """Say beside the button that one is to be gone on with, how many won, or lie there; else empty."""
    if now.cut_off:
        return tr("da riprendere")
    if now.won:
        return tr("proseguire: {count}").format(count=now.won)
    return tr("{count} in gioco").format(count=now.taken) if now.taken else ""


def to_hand_words(players: int) -> str:
    """Say beside the button behind which it is done that something is held for players; else empty."""
    return tr("consegnare: {count}").format(count=players) if players else ""


def unanswered_words(count: int) -> str:
    """Say beside the button behind which it is done that somebody must answer by name; else empty."""
    return tr("risposte: {count}").format(count=count) if count else ""


CANDIDATE_REASONS: Final = {
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


def candidate_words(reason: str) -> str:
    """Say why a number waits for a yes or no; a reason without words of its own is shown as it is."""
    known = CANDIDATE_REASONS.get(reason)
    return tr(known) if known is not None else reason


VALID_REASONS: Final = (
    "il lancio era regolare",
    "il numero si è visto",
    "detto per errore",
    "deciso dal capo tavolo",
)
"""Why a void throw counts after all, as the journal writes it."""
VOID_REASONS: Final = {
    VoidReason.BALL_WITH_ROTOR: QT_TRANSLATE_NOOP("", "Pallina lanciata nel verso del cilindro"),
    VoidReason.THROWN_TOO_EARLY: QT_TRANSLATE_NOOP("", "Lanciata prima di aver pagato tutto"),
    VoidReason.TOO_FEW_TURNS: QT_TRANSLATE_NOOP("", "Meno di sette giri completi"),
    VoidReason.WHEEL_STOPPED: QT_TRANSLATE_NOOP("", "Il cilindro si è fermato"),
    VoidReason.NO_POCKET: QT_TRANSLATE_NOOP("", "La pallina non è in una casella"),
    VoidReason.FOREIGN_BODY: QT_TRANSLATE_NOOP("", "Corpo estraneo nel cilindro"),
    VoidReason.CAPO_TAVOLO: QT_TRANSLATE_NOOP("", "Altra decisione del capo tavolo"),
}
"""Why a throw does not count, as the journal writes it and as the dealer reads it."""

NOT_PLAYED: Final = {
    SUSPENDED: QT_TRANSLATE_NOOP("", "Il gioco fu sospeso mentre girava: il lancio non vale")
}
"""What nobody chooses as a reason: play was suspended while the ball ran, or the drum turned."""

HEARD_VOID: Final = {
    "launch_failed": QT_TRANSLATE_NOOP("", "Lancio non riuscito"),
    "ball_removed": QT_TRANSLATE_NOOP("", "La pallina è stata tolta"),
    "no_result": QT_TRANSLATE_NOOP("", "Il colpo è finito senza numero"),
    "fault": QT_TRANSLATE_NOOP("", "Guasto nel cilindro"),
}
"""What only the wheel itself calls a throw void for."""


def void_words(reason: str, *, draws: bool = False) -> str:
    """Say why a throw did not count; a reason without words of its own is shown as it is."""
    if not reason:
        return tr("Colpo nullo: il motivo è da dire")
    drawn = (*tumbler_words.VOID_REASONS.items(), *tumbler_words.HEARD_VOID.items())
    thrown = (*VOID_REASONS.items(), *HEARD_VOID.items(), *NOT_PLAYED.items())
    known = (*drawn, *thrown) if draws else (*thrown, *drawn)
    return tr(next((words for why, words in known if why == reason), reason))
