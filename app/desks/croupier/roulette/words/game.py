"""All that roulette says at the desk: with a wheel, and with a tumbler (rules 10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import euro, labelled, tr
from app.desks.common.owner_words import owner_words
from app.desks.common.roulette.cloth_paints import number_ground
from app.desks.croupier.acts import Act
from app.desks.croupier.heading import Meaning
from app.desks.croupier.notices import Notice
from app.desks.croupier.roulette.not_taken import NotTaken
from app.desks.croupier.roulette.spin_acts import SPIN_KEYS, SpinAct
from app.desks.croupier.roulette.words.round_words import (
    announcing_words,
    ball_words,
    number_call,
    prisoners_words,
    prompted,
    throw_words,
    wager_words,
)
from app.desks.croupier.signing.people import Told
from app.desks.croupier.words.game_words import GameWords, Question
from app.desks.croupier.words.words import void_words
from app.reports.roulette.page_words import ROULETTE as PAGE_WORDS
from app.rules.house import House, colour_label
from app.rules.roulette.french_call import call_words
from app.rules.roulette.layout import Kind
from app.rules.roulette.spin_rules import Instrument, ZeroRule, has_tumbler, spin_rules
from app.table.command import Command
from app.table.live import ReaderHealth
from app.table.roulette.layout_refusals import LayoutRefusal
from app.table.roulette.procedure import SUSPENDED, DrawVoid, VoidReason
from app.table.roulette.spin_commands import ExplainVoid, Misplace, TakeAnnounce, TypeNumber
from app.table.roulette.spin_prompt import SpinTask
from app.table.roulette.spin_refusals import SpinRefusal
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.spin_troubles import SpinTrouble
from app.table.roulette.stake_faults import StakeFault


def _explained(_state: SpinTable, house: House, said: ExplainVoid) -> Told:
    why = tr("perché: {reason}").format(reason=void_words(said.reason, instrument=house.instrument))
    return Told(throw_words(said.spin or 0, said.throw or 0, draws=has_tumbler(house)), (why,))


def _numbered(state: SpinTable, house: House, said: TypeNumber) -> Told:
    was, now = state.paying, said.number
    spin = was or state.betting
    if spin is None:
        return Told(str(now))
    number = f"{was.number} → {now}" if was is not None else str(now)
    return Told(labelled(ball_words(spin, draws=has_tumbler(house)), number))


def _misplaced(state: SpinTable, house: House, said: Misplace) -> Told:
    where = f"{wager_words(str(said.position))} → {wager_words(str(said.meant))}"
    decided = tr("decisione: {reason}").format(reason=tr(said.reason or ""))
    return Told(_of_ball(state.paying, house, where), (decided,))


def _announced(state: SpinTable, house: House, command: TakeAnnounce) -> Told:
    """Say which announce it is, as its player called it, and for which ball."""
    owner = owner_words(colour_label(house, command.owner))
    value = "" if command.value is None else tr("da {value}").format(value=euro(command.value))
    said = " · ".join(filter(None, (command.name, value, owner)))
    taken_back = tr("si revoca") if command.over else ""
    return Told(_of_ball(state.betting, house, said), tuple(filter(None, (taken_back,))))


def _of_ball(spin: SpinState | None, house: House, said: str) -> str:
    ball = "" if spin is None else ball_words(spin, draws=has_tumbler(house))
    return " · ".join(filter(None, (ball, said)))


_SIGNED: Final[Mapping[type[Command], Callable[[SpinTable, House, Any], Told]]] = {
    TakeAnnounce: _announced,
    ExplainVoid: _explained,
    Misplace: _misplaced,
    TypeNumber: _numbered,
}


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

DRAW_VOID_REASONS: Final[Mapping[str, object]] = {
    DrawVoid.ONE_WAY: QT_TRANSLATE_NOOP("", "Il tamburo non ha girato nei due versi"),
    DrawVoid.DOOR_OPEN: QT_TRANSLATE_NOOP("", "Lo sportello era aperto"),
    DrawVoid.BALL_COUNT: QT_TRANSLATE_NOOP("", "Le palline non sono 37"),
    DrawVoid.SECOND_BALL: QT_TRANSLATE_NOOP("", "È caduta più di una pallina"),
    DrawVoid.NO_BALL: QT_TRANSLATE_NOOP("", "Non è caduta nessuna pallina"),
    VoidReason.FOREIGN_BODY: QT_TRANSLATE_NOOP("", "Corpo estraneo nel tamburo"),
    VoidReason.CAPO_TAVOLO: QT_TRANSLATE_NOOP("", "Altra decisione del capo tavolo"),
}
"""Why a draw does not count."""

_VOIDS: Final[Mapping[str, object]] = {
    **VOID_REASONS,
    SUSPENDED: QT_TRANSLATE_NOOP("", "Il gioco fu sospeso mentre girava: il lancio non vale"),
    "launch_failed": QT_TRANSLATE_NOOP("", "Lancio non riuscito"),
    "ball_removed": QT_TRANSLATE_NOOP("", "La pallina è stata tolta"),
    "no_result": QT_TRANSLATE_NOOP("", "Il colpo è finito senza numero"),
    "fault": QT_TRANSLATE_NOOP("", "Guasto nel cilindro"),
}
"""With what nobody chooses: play was suspended while the ball ran, or the wheel itself says so."""

_DRAW_VOIDS: Final[Mapping[str, object]] = {
    **DRAW_VOID_REASONS,
    DrawVoid.BALL_TAKEN_BACK: QT_TRANSLATE_NOOP("", "La pallina è stata ripresa"),
    DrawVoid.RESTARTED: QT_TRANSLATE_NOOP("", "Il tamburo è stato spento e riacceso"),
}
"""With what only the tumbler itself calls a draw void for."""

_AT_ZERO: Final = {
    ZeroRule.PRISON: QT_TRANSLATE_NOOP("", "zero: metà, enfermé"),
    ZeroRule.HALF_BACK: QT_TRANSLATE_NOOP("", "zero: metà resa"),
    ZeroRule.ALL_LOST: QT_TRANSLATE_NOOP("", "zero: tutto perde"),
    ZeroRule.CHOICE: QT_TRANSLATE_NOOP("", "zero: sceglie il giocatore"),
}
"""What a house does at zero, by which its rules are known."""

_WHEEL: Final = GameWords(
    acts={
        SpinAct.THROW: QT_TRANSLATE_NOOP("", "Palla lanciata"),
        SpinAct.NO_MORE_BETS: QT_TRANSLATE_NOOP("", "Rien ne va plus"),
        Act.NUMBER: QT_TRANSLATE_NOOP("", "Numero a mano"),
        Act.CONFIRM: QT_TRANSLATE_NOOP("", "Confermare"),
        Act.REFUSE: QT_TRANSLATE_NOOP("", "Non è questo"),
        Act.VOID: "Rien va",
        Act.WHY_VOID: QT_TRANSLATE_NOOP("", "Perché nullo…"),
        Act.VALID: QT_TRANSLATE_NOOP("", "Il colpo vale…"),
        Act.LAST: QT_TRANSLATE_NOOP("", "Ultimo colpo"),
        SpinAct.CLEARED: QT_TRANSLATE_NOOP("", "Tappeto pulito"),
        SpinAct.RESTS: QT_TRANSLATE_NOOP("", "Resta"),
        SpinAct.WHOLE: QT_TRANSLATE_NOOP("", "Tutto il tappeto"),
        SpinAct.KIND: QT_TRANSLATE_NOOP("", "Biglietti, omaggi"),
        SpinAct.LATE: QT_TRANSLATE_NOOP("", "Annota rifiutato"),
        SpinAct.ANNOUNCE: QT_TRANSLATE_NOOP("", "Annuncio…"),
        SpinAct.ZERO: QT_TRANSLATE_NOOP("", "Allo zero…"),
        Act.OTHER_NUMBER: QT_TRANSLATE_NOOP("", "Un altro numero…"),
        SpinAct.PRISONERS: QT_TRANSLATE_NOOP("", "Prigionieri…"),
        SpinAct.MISPLACED: QT_TRANSLATE_NOOP("", "Gettone fuori posto…"),
        SpinAct.HAND: QT_TRANSLATE_NOOP("", "Da consegnare…"),
        Act.DEVICES: QT_TRANSLATE_NOOP("", "Lettore del cilindro…"),
    },
    beneath={SpinAct.ANNOUNCE: announcing_words, SpinAct.PRISONERS: prisoners_words},
    keys=SPIN_KEYS,
    strip=SpinAct.ANNOUNCE,
    players=(SpinAct.MISPLACED, SpinAct.PRISONERS, SpinAct.HAND),
    manual={
        SpinAct.ANNOUNCE: "call-bets",
        SpinAct.ZERO: "zero",
        SpinAct.PRISONERS: "zero",
        SpinAct.MISPLACED: "misplaced",
        SpinAct.HAND: "misplaced",
    },
    meanings={
        Meaning.CLOSED: QT_TRANSLATE_NOOP("", "Aprirlo quando banca e cilindro sono pronti"),
        Meaning.SUSPENDED: QT_TRANSLATE_NOOP(
            "", "Tutto resta com'è, finché la direzione non riprende il gioco"
        ),
        Meaning.COMING: QT_TRANSLATE_NOOP("", "Il tappeto è libero, si attende il cilindro"),
        Meaning.BETS_OPEN: QT_TRANSLATE_NOOP("", "Le puntate sono aperte"),
        Meaning.LAST_PLAYED: QT_TRANSLATE_NOOP("", "Chiedere i colori, poi chiudere il tavolo"),
        Meaning.BESIDE_ALONE: QT_TRANSLATE_NOOP("", "Si lancia ancora, solo per le puntate a lato"),
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
    },
    rules=lambda house: _AT_ZERO[spin_rules(house).zero],
    opens=QT_TRANSLATE_NOOP("", "{house} · pieno fino a {most} · numero del giorno {day}"),
    limits={
        Kind.STRAIGHT: QT_TRANSLATE_NOOP("", "pieno"),
        Kind.SPLIT: QT_TRANSLATE_NOOP("", "cavallo"),
        Kind.STREET: QT_TRANSLATE_NOOP("", "terzina"),
        Kind.CORNER: QT_TRANSLATE_NOOP("", "carré"),
        Kind.LINE: QT_TRANSLATE_NOOP("", "sestina"),
        Kind.DOZEN: QT_TRANSLATE_NOOP("", "dozzina e colonna"),
        Kind.EVEN_MONEY: QT_TRANSLATE_NOOP("", "chance semplici"),
    },
    tasks={
        SpinTask.CLEAR: QT_TRANSLATE_NOOP("", "Posare il dolly, poi pulire il tappeto"),
        SpinTask.OPEN_STACKS: QT_TRANSLATE_NOOP("", "Aprire in diagonale: {places}"),
        SpinTask.UNEVEN: QT_TRANSLATE_NOOP("", "Non si paga in gettoni, chiedere al capo tavolo: {places}"),
        SpinTask.PUT_RIGHT: QT_TRANSLATE_NOOP("", "Rimettere a posto: {places}"),
        SpinTask.FROM_TRACK: QT_TRANSLATE_NOOP("", "Puntata vinta, dal race track al tappeto: {places}"),
        SpinTask.TELL_INSPECTOR: QT_TRANSLATE_NOOP("", "Avvisare l'ispettore"),
        SpinTask.EXPLAIN_VOID: QT_TRANSLATE_NOOP("", "Dire perché il colpo è nullo, e chi decide"),
        SpinTask.ASK_BACK: QT_TRANSLATE_NOOP("", "Richiedere quel che è stato ritirato: le puntate restano"),
        SpinTask.TURN_BACK: QT_TRANSLATE_NOOP(
            "", "Invertire il cilindro: {wheel}, un giro. Palla {ball} {pocket}"
        ),
        SpinTask.LOAD: QT_TRANSLATE_NOOP("", "Rimettere le 37 palline e chiudere lo sportello"),
        SpinTask.TURN: QT_TRANSLATE_NOOP("", "Girare il tamburo: {ways}"),
        SpinTask.DRAW: QT_TRANSLATE_NOOP("", "Il tamburo ha girato nei due versi: estrarre una pallina"),
        SpinTask.BESIDE_ALONE: QT_TRANSLATE_NOOP("", "Solo per le puntate a lato: sul tappeto non si punta"),
        SpinTask.THROW: QT_TRANSLATE_NOOP("", "Cilindro {wheel}, palla {ball} {pocket}"),
    },
    prompted=prompted,
    reader=QT_TRANSLATE_NOOP("", "Lettore del cilindro"),
    checked=QT_TRANSLATE_NOOP("", "Controllo del cilindro"),
    stands=QT_TRANSLATE_NOOP("", "tavolo {table}, cilindro {side}"),
    readers={
        ReaderHealth.LIVE: QT_TRANSLATE_NOOP("", "Cilindro"),
        ReaderHealth.STALE: QT_TRANSLATE_NOOP("", "Cilindro in ritardo"),
        ReaderHealth.SILENT: QT_TRANSLATE_NOOP("", "Cilindro muto"),
        ReaderHealth.LOST: QT_TRANSLATE_NOOP("", "Cilindro scollegato"),
    },
    connecting=QT_TRANSLATE_NOOP("", "Il cilindro si collega"),
    titles={
        Notice.READER_LOST: QT_TRANSLATE_NOOP("", "Cilindro scollegato"),
        Notice.READER_SILENT: QT_TRANSLATE_NOOP("", "Il cilindro tace"),
    },
    candidates={
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
    },
    voids={**_DRAW_VOIDS, **_VOIDS},
    round=ball_words,
    signed=_SIGNED,
    number=number_call,
    called=call_words,
    ground=number_ground,
    wager=wager_words,
    catalogues=(SpinRefusal, LayoutRefusal, StakeFault, SpinTrouble, NotTaken),
    pages=PAGE_WORDS,
)
_TUMBLER: Final = replace(
    _WHEEL,
    acts={
        **_WHEEL.acts,
        SpinAct.THROW: QT_TRANSLATE_NOOP("", "Il tamburo gira"),
        Act.VALID: QT_TRANSLATE_NOOP("", "L'estrazione vale…"),
        Act.DEVICES: QT_TRANSLATE_NOOP("", "Lettore del tamburo…"),
    },
    meanings={
        **_WHEEL.meanings,
        Meaning.CLOSED: QT_TRANSLATE_NOOP("", "Aprirlo quando banca e tamburo sono pronti"),
        Meaning.COMING: QT_TRANSLATE_NOOP("", "Il tappeto è libero, si attende il tamburo"),
        Meaning.FIRST: QT_TRANSLATE_NOOP("", "La banca è aperta, la prima estrazione"),
        Meaning.VOID: QT_TRANSLATE_NOOP("", "Estrazione nulla, le puntate restano e sono aperte"),
        Meaning.THROWN: QT_TRANSLATE_NOOP("", "Il tamburo gira, le puntate sono ancora aperte"),
        Meaning.THROWN_AGAIN: QT_TRANSLATE_NOOP("", "Nuova estrazione, le puntate sono ancora aperte"),
    },
    # no ball is thrown from the number of the day
    opens=QT_TRANSLATE_NOOP("", "{house} · pieno fino a {most}"),
    # which balls were checked before the night, and by whom (rules 10)
    questions=(
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
    ),
    reader=QT_TRANSLATE_NOOP("", "Lettore del tamburo"),
    checked=QT_TRANSLATE_NOOP("", "Controllo del tamburo"),
    stands=QT_TRANSLATE_NOOP("", "tavolo {table}, tamburo {side}"),
    readers={
        ReaderHealth.LIVE: QT_TRANSLATE_NOOP("", "Tamburo"),
        ReaderHealth.STALE: QT_TRANSLATE_NOOP("", "Tamburo in ritardo"),
        ReaderHealth.SILENT: QT_TRANSLATE_NOOP("", "Tamburo muto"),
        ReaderHealth.LOST: QT_TRANSLATE_NOOP("", "Tamburo scollegato"),
    },
    connecting=QT_TRANSLATE_NOOP("", "Il tamburo si collega"),
    titles={
        Notice.READER_LOST: QT_TRANSLATE_NOOP("", "Tamburo scollegato"),
        Notice.READER_SILENT: QT_TRANSLATE_NOOP("", "Il tamburo tace"),
    },
    voids={**_VOIDS, **_DRAW_VOIDS},
    round=partial(ball_words, draws=True),
)
ROULETTE: Final = replace(_WHEEL, at={Instrument.TUMBLER: _TUMBLER})
