"""The desk's own words, in one place for the translators; Italian is what they translate from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import Language, as_written, euro, language, local_time, tr
from app.desks.common.looks import Look
from app.desks.common.owner_words import title_words
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.heading import Meaning
from app.desks.croupier.page_over import Back
from app.desks.croupier.payments.differing import Lack
from app.desks.croupier.payments.left import Left
from app.desks.croupier.payments.shown import Mark
from app.desks.croupier.words.game_words import dealt, spoken_of
from app.rules.italian import the
from app.table.live import Moment
from app.table.named import Office

if TYPE_CHECKING:
    from app.desks.croupier.screen import Screen

_MARKS: Final = {
    Mark.PAID: QT_TRANSLATE_NOOP("", "pagato"),
    Mark.CURRENT: QT_TRANSLATE_NOOP("", "da pagare adesso"),
    Mark.WAITING: QT_TRANSLATE_NOOP("", "aspetta il suo turno"),
    Mark.DISPUTED: QT_TRANSLATE_NOOP("", "contestato"),
}


def mark_words(mark: Mark) -> str:
    """Say how far a payment is."""
    return tr(_MARKS[mark])


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


def meaning(what: Meaning, number: int | None, instrument: str = "") -> str:
    """Say what the French sentence means, and what to do now, by the instrument that decides it."""
    game = dealt(instrument)
    return tr(game.meanings[what]).format(call="" if number is None else game.number(number))


def silence_words(what: Meaning) -> str:
    """Say what stands where no sentence is to be said."""
    if what in {Meaning.LAST_PLAYED, Meaning.BESIDE_ALONE}:
        return tr("Ultimo colpo giocato")
    return tr("Gioco sospeso") if what is Meaning.SUSPENDED else tr("Tavolo chiuso")


_ACTS: Final[Mapping[AnyAct, object]] = {
    Act.OPEN: QT_TRANSLATE_NOOP("", "Aprire il tavolo"),
    Act.CLOSE: QT_TRANSLATE_NOOP("", "Chiudere il tavolo…"),
    Act.RELIEF: QT_TRANSLATE_NOOP("", "Ancora un colpo"),
    Act.PAID: QT_TRANSLATE_NOOP("", "PAGATO"),
    Act.UNPAID: QT_TRANSLATE_NOOP("", "Non pagato"),
    Act.PAID_ALL: QT_TRANSLATE_NOOP("", "Tutti pagati"),
    Act.FINISHED: QT_TRANSLATE_NOOP("", "Pezzi finiti"),
    Act.SEEN_TO_ALL: QT_TRANSLATE_NOOP("", "Tutto fatto"),
    Act.NEXT: QT_TRANSLATE_NOOP("", "Colpo successivo"),
    Act.REOPEN: QT_TRANSLATE_NOOP("", "Torna al colpo di prima"),
    Act.UNDO: QT_TRANSLATE_NOOP("", "Annulla"),
    Act.REDO: QT_TRANSLATE_NOOP("", "Ripeti"),
    Act.BEFORE: QT_TRANSLATE_NOOP("", "Pagamento precedente"),
    Act.AFTER: QT_TRANSLATE_NOOP("", "Pagamento seguente"),
    Act.LINES: QT_TRANSLATE_NOOP("", "Elenco dei pagamenti…"),
    Act.DUE: QT_TRANSLATE_NOOP("", "Al pagamento dovuto"),
    Act.PUT_RIGHT: QT_TRANSLATE_NOOP("", "Riprendere dal registro"),
    Act.DISMISS: QT_TRANSLATE_NOOP("", "Capito"),
    Act.OTHER_NOTICE: QT_TRANSLATE_NOOP("", "Altro avviso"),
    Act.WAS_PAID: QT_TRANSLATE_NOOP("", "Era pagato"),
    Act.WAS_NOT_PAID: QT_TRANSLATE_NOOP("", "Non era pagato"),
    Act.TABLE: QT_TRANSLATE_NOOP("", "Tavolo…"),
    Act.MINIMUM: QT_TRANSLATE_NOOP("", "Cambio di minimo…"),
    Act.COLOUR: QT_TRANSLATE_NOOP("", "Colore personale…"),
    Act.HAND_OVER: QT_TRANSLATE_NOOP("", "Cambio impiegato…"),
    Act.SUSPEND: QT_TRANSLATE_NOOP("", "Sospendere il gioco…"),
    Act.PAYMENT: QT_TRANSLATE_NOOP("", "Altro sul pagamento…"),
    Act.BANK: QT_TRANSLATE_NOOP("", "Banco…"),
    Act.EXCHANGE: QT_TRANSLATE_NOOP("", "Colori e mance…"),
    Act.TIP: QT_TRANSLATE_NOOP("", "Mancia…"),
    Act.ANSWER: QT_TRANSLATE_NOOP("", "Chi ne risponde…"),
    Act.BESIDE: QT_TRANSLATE_NOOP("", "Puntate a lato…"),
    Act.HELP: QT_TRANSLATE_NOOP("", "Aiuto"),
    Act.KEYS: QT_TRANSLATE_NOOP("", "Tasti"),
    Act.SETTINGS: QT_TRANSLATE_NOOP("", "Impostazioni…"),
    Act.STATION: QT_TRANSLATE_NOOP("", "Nome, casa e lato…"),
    Act.SUPPORT: QT_TRANSLATE_NOOP("", "Pacchetto per l'assistenza…"),
    Act.DISPLAY: QT_TRANSLATE_NOOP("", "Schermo dei giocatori"),
    Act.FILL: QT_TRANSLATE_NOOP("", "Schermo intero"),
    Act.NEW_JOURNAL: QT_TRANSLATE_NOOP("", "Registro nuovo…"),
    Act.QUIT: QT_TRANSLATE_NOOP("", "Uscire dal programma…"),
}


def act_words(act: AnyAct, instrument: str = "") -> str:
    """Say what a button does, by the instrument that decides it."""
    return tr(dealt(instrument).acts.get(act) or _ACTS[act])


def beneath_words(act: AnyAct, screen: Screen) -> tuple[str, bool]:
    """Say what stands beneath the key of an act that is the game's own, and whether it is marked."""
    told = dealt().beneath.get(act)
    return ("", False) if told is None else told(screen)


def has_key(act: AnyAct) -> bool:
    """Whether an act has a key at the game that is dealt: what nobody names is another game's."""
    return act in _ACTS or act in dealt().acts


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


def to_hand_words(players: int) -> str:
    """Say beside the button behind which it is done that something is held for players; else empty."""
    return tr("consegnare: {count}").format(count=players) if players else ""


def unanswered_words(count: int) -> str:
    """Say beside the button behind which it is done that somebody must answer by name; else empty."""
    return tr("risposte: {count}").format(count=count) if count else ""


def candidate_words(reason: str) -> str:
    """Say why a number waits for a yes or no; a reason without words of its own is shown as it is."""
    return tr(next((game.candidates[reason] for game in spoken_of() if reason in game.candidates), reason))


def void_words(reason: str, instrument: str = "") -> str:
    """Say why a throw did not count; a reason without words of its own is shown as it is."""
    return (
        tr(dealt(instrument).voids.get(reason, reason)) if reason else tr("Colpo nullo: il motivo è da dire")
    )


def moment_words(moment: Moment | None) -> str:
    """Say the hour and the spin: "19:42, colpo 12"; nothing of what is not written yet."""
    if moment is None:
        return ""
    hour = local_time(moment.at)[:5]
    return hour if moment.spin is None else tr("{hour}, colpo {spin}").format(hour=hour, spin=moment.spin)


def decider_below(by: str) -> str:
    """Say in whose name it is recorded; nothing where nobody was named this evening."""
    return "" if by in {*Office} else tr("lo dice {name}").format(name=by)


def left_words(left: Left) -> str:
    """Name one: "Lilla, 70 pezzi, € 350", or a difference: "Lilla, ancora 35 pezzi, € 175".

    What is disputed says so.
    """
    pieces = tr("1 pezzo") if left.pieces == 1 else tr("{count} pezzi").format(count=left.pieces)
    parts = [title_words(left.title), pieces if left.pieces is not None else "", f"€ {euro(left.amount)}"]
    if left.differs:
        what = tr("riprendere {pieces}") if left.back else tr("ancora {pieces}")
        counted = parts[1] or parts[2]
        parts[1 if parts[1] else 2] = what.format(pieces=counted)
    if left.disputed:
        parts.append(tr("contestato"))
    return ", ".join(filter(None, parts))


def answer_words(left: Left) -> tuple[str, str]:
    """Say the two answers to whether it was done."""
    return (tr("Ripreso"), tr("Non ripreso")) if left.back else (tr("Pagato"), tr("Non pagato"))


def was_words(left: Left) -> str:
    """Ask whether it was done."""
    return tr("fu ripreso?") if left.back else tr("fu pagato?")


def left_of_words(left: Left, count: int) -> str:
    """Say of which spin it is, and how many more are left: "Colpo 6 (20) e altri 2"."""
    said = tr("Colpo {spin} ({number})").format(spin=left.spin, number=left.number)
    if count == 1:
        return said
    others = tr("e un altro") if count == 2 else tr("e altri {count}").format(count=count - 1)
    return f"{said} {others}"


def face_words(look: Look) -> str:
    """Write what a chip bears: "2.50" on an English page, where the chip itself keeps its "2,50"."""
    return as_written(look.face)


def chips_words(chips: Iterable[tuple[Look, int]]) -> str:
    """Write chips in a sentence: "20 + 3 × 5"."""
    faces = ((face_words(look), pieces) for look, pieces in chips)
    return " + ".join(f"{pieces} × {face}" if pieces > 1 else face for face, pieces in faces)


def count_words(each: int) -> str:
    """Say how many pieces a touch lays."""
    return tr("{count} pezzi a tocco").format(count=each)
