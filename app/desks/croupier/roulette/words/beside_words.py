"""What is said of a payment besides its chips, and of stakes that are not paid, in the words of the desk."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import euro, labelled, tr
from app.desks.common.owner_words import owner_sign, owner_words
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.croupier.payments.pay_words import row_words
from app.desks.croupier.roulette.payments.beside import Below, Parted, SpinBeside, SpinRow
from app.desks.croupier.roulette.payments.shares import Halved, Of, Share
from app.desks.croupier.words.words import chips_words, face_words
from app.rules.roulette.layout import Position
from app.table.roulette.outcomes import Fate
from app.table.roulette.paid_notes import PaidNotes
from app.table.roulette.resting import Resting, TakenOff

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


def fate_words(fate: Fate) -> str:
    """Say what becomes of chips that are not paid; what is said aloud stays French."""
    return tr(_FATES[fate])


def resting_head(resting: Resting) -> str:
    """Say in few words what becomes of winnings that are left lying."""
    if resting.asked:
        return tr("INCASSA O RESTA?")
    return tr("RESTA SULLA CHANCE") if resting.taken_off is None else tr("SI RITIRA TUTTO")


def resting_words(resting: Resting) -> str:
    """Say what lies there, or why all of it is taken off: stake, winnings and both together."""
    why = _why_off(resting)
    if resting.asked:
        lay = tr("Restava: {stake} in gioco.").format(stake=euro(resting.stake))
        amount = euro(resting.amount)
        if not why:
            rests = tr("Se resta ancora, giocano {amount}.").format(amount=amount)
            return f"{lay} {rests}"
        off = tr("Se non incassa: {why}, si ritira tutto: {amount}.")
        return f"{lay} {off.format(why=why, amount=amount)}"
    words = tr("Resta: puntata {stake} + vincita {winnings} = {amount} in gioco.")
    if why:
        words = tr("Non si passa, {why}: si ritira tutto, {stake} + {winnings} = {amount}.")
    return words.format(
        why=why, stake=euro(resting.stake), winnings=euro(resting.winnings), amount=euro(resting.amount)
    )


def _why_off(resting: Resting) -> str:
    match resting.taken_off:
        case TakenOff.THIRD:
            return tr("terzo colpo")
        case TakenOff.MAXIMUM:
            return tr("oltre il massimo di {maximum}").format(maximum=euro(resting.maximum))
        case _:
            return ""


def rests_words(resting: Resting | None) -> str:
    """Name the button with which winnings that rested are left again, or all is taken off."""
    return tr("RESTA") if resting is None or resting.taken_off is None else tr("SI RITIRA")


def notes_words(notes: PaidNotes) -> str:
    """Say what is done with banknotes before they are paid: changed into chips, and what goes back."""
    first = tr("Biglietti per ultimi") if notes.last else tr("Biglietti")
    changed = tr("cambiare {changed} in gettoni, poi pagare").format(changed=euro(notes.changed))
    back = " " + tr("Da rendere prima: {back}.").format(back=euro(notes.back)) if notes.back else ""
    return labelled(first, f"{changed}.{back}")


def over_words(over: tuple[Position, ...]) -> str:
    """Say that held voisins are paid over the maximum by right (rules 5) [5.2]."""
    return tr("Oltre il massimo, ammesso: vicini tenuti [5.2]") if over else ""


def below_words(below: Below | None) -> str:
    """Say that stakes are below the minimum, and where: "Sotto il minimo di 10: 17, 17/18"."""
    if below is None:
        return ""
    places = ", ".join(map(cloth_words, below.places))
    return tr("Sotto il minimo di {least}: {places}").format(least=euro(below.least), places=places)


def handed_words(parts: Parted) -> str:
    """Say what is pushed over to the player of a payment that goes on: "220 + puntata 20"."""
    if not parts.stake_back:
        return euro(parts.handed)
    return tr("{handed} + puntata {stake}").format(handed=euro(parts.handed), stake=euro(parts.stake_back))


def kept_words(parts: Parted) -> str:
    """Say what of a payment is in play again: "100 + puntata 20"."""
    if not parts.plays_on:
        return euro(parts.kept)
    return tr("{handed} + puntata {stake}").format(handed=euro(parts.kept), stake=euro(parts.plays_on))


def parted_words(parts: Parted) -> str:
    """Say both parts, for a screen reader (rules 6)."""
    words = tr("Al cliente {handed}; in gioco {kept}")
    return words.format(handed=handed_words(parts), kept=kept_words(parts))


def told_words(beside: SpinBeside) -> tuple[str, ...]:
    """Say what there is to a payment besides its chips."""
    found = (
        below_words(beside.below),
        over_words(beside.over),
        notes_words(beside.notes) if beside.notes is not None else "",
        resting_words(beside.resting) if beside.resting is not None else "",
    )
    return tuple(filter(None, found))


def spin_row_words(row: SpinRow) -> tuple[str, str]:
    """Say how many pieces a payment is, or what is left of it in play, and what is pushed over."""
    (counted, amount), beside = row_words(row), row.beside
    if row.differs is not None:
        return counted, amount
    if beside.parted is not None:
        amount = tr("al cliente {amount}").format(amount=f"€ {euro(beside.parted.to_the_player)}")
    if beside.resting is not None:
        if beside.resting.asked:
            return tr("resta?"), amount
        return tr("resta") if beside.resting.taken_off is None else tr("si ritira"), amount
    if beside.parted is not None:
        kept = beside.parted.kept + beside.parted.plays_on
        return tr("in gioco {kept}").format(kept=euro(kept)), amount
    if beside.notes is None:
        return counted, amount
    pieces = tr("biglietti, {pieces}").format(pieces=counted)
    return tr("biglietti") if row.pieces is None else pieces, amount


def share_owner(share: Share) -> str:
    """Say whose a share is; a player of a colour so that it is not taken for a chance: "colore rosso"."""
    if share.look is None or not share.look.is_colour:
        return owner_words(share.owner)
    return tr("colore {colour}").format(colour=owner_words(share.owner))


def share_name(share: Share) -> str:
    """Say what became of a stake, where it lay and whose it is, and what of it is shut in."""
    said = fate_words(share.fate), share.place, share_owner(share), shut_words(share)
    return " · ".join(part for part in said if part)


def shut_words(share: Share) -> str:
    """Say what of a halved stake is shut in: "Enfermé 2,50"; empty where nothing is."""
    return "" if share.shut is None else f"{fate_words(share.shut.fate)} {euro(share.shut.amount)}"


def share_names(share: Share) -> tuple[str, ...]:
    """Name a stake for a line, the fullest first; the last one leaves out what its step shows."""
    short, full = short_share_name(share), share_name(share._replace(shut=None))
    return share_name(share), " · ".join(filter(None, (short, shut_words(share)))), full, short


def short_share_name(share: Share) -> str:
    """Say the same in few letters, where a line is short: "Da rendere · trasversale 0/2/3 · P4", "lilla"."""
    whose = owner_sign(share.owner) if share.owner else ""
    return " · ".join(filter(None, (fate_words(share.fate), share.place, whose)))


def share_of(share: Share) -> str:
    """Say what a share is made of: notes, or a stake with what it won."""
    if share.stake_back:
        return tr("rendere puntata {stake}").format(stake=euro(share.stake_back))
    match share.of:
        case Of.NOTES:
            return tr("biglietti")
        case Of.STAKE:
            return tr("la puntata")
        case Of.STAKE_AND_WINNINGS:
            return tr("puntata e vincita")
        case _:
            return ""


def share_words(share: Share) -> str:
    """Say to a screen reader what was halved, shut in, freed, taken or given back, and whether it is done."""
    made = f", {share_of(share)}" if share.of is not None else ""
    done = ", " + tr("fatto") if share.done else ""
    return f"{share_name(share)}{made}: € {euro(share.amount)}{done}"


_HANDS: Final = {
    Fate.SHUT: QT_TRANSLATE_NOOP("", "Sulla riga esterna della chance: resta chiuso"),
    Fate.TAKEN: QT_TRANSLATE_NOOP("", "Il prigioniero va alla banca"),
    Fate.FREED: QT_TRANSLATE_NOOP("", "Al centro della chance: è libero, non si paga"),
    Fate.WITHDRAWN: QT_TRANSLATE_NOOP("", "Togliere dal tappeto e consegnare al cliente"),
    Fate.PUT_RIGHT: QT_TRANSLATE_NOOP("", "Spostare il gettone dove doveva stare"),
}
"""What the hands do, whatever the chips are."""


def step_words(share: Share) -> str:
    """Say what the hands do with a stake that is not paid (rules 3, 4)."""
    match share.fate:
        case Fate.TAKEN_BACK:
            return _taken_back_words(share)
        case Fate.HALVED:
            return _halved_words(share)
        case Fate.NOTES_BACK | Fate.RETURNED:
            return _back_words(share)
        case _:
            return tr(_HANDS[share.fate])


def _back_words(share: Share) -> str:
    """Say what goes back, and which chip is changed for it because it counts in part."""
    if share.handed.changed is None:
        return tr("Rendere al cliente")
    return tr("Cambiare {chip} e rendere al cliente").format(chip=face_words(share.handed.changed))


def _taken_back_words(share: Share) -> str:
    """Say what changes hands because an announce went on after it was paid (rules 6)."""
    stake = tr("rendere puntata {stake}").format(stake=euro(share.stake_back)) if share.stake_back else ""
    amount = tr("riprendere {amount}").format(amount=euro(share.amount)) if share.amount else ""
    words = ", ".join(filter(None, (amount, stake)))
    return words[:1].upper() + words[1:]


def _halved_words(share: Share) -> str:
    """Say a half: of a colour in pieces, and how many stay."""
    if share.pieces is None:
        half = tr("Metà alla banca: {amount}").format(amount=f"€ {euro(share.amount)}")
        if share.shut is None:
            return half
        shut = tr("{amount} sulla riga esterna").format(amount=euro(share.shut.amount))
        return f"{half} · {shut}"
    stays = sum(pieces for _, pieces in share.halved.stays) if share.halved is not None else share.pieces
    taken = tr("1 pezzo") if share.pieces == 1 else tr("{count} pezzi").format(count=share.pieces)
    left = tr("resta 1") if stays == 1 else tr("restano {count}").format(count=stays)
    shut = "" if share.shut is None else " · " + tr("1 chiuso")
    return tr("Metà alla banca, {taken} · {left}").format(taken=taken, left=left) + shut


def made_words(made: Halved) -> str:
    """Say what is changed so that a stake can be halved: notes into the box, what the bank gives back."""
    notes = tr("Biglietti nella cassetta") if made.notes else ""
    change = (
        tr("la banca cambia: rende {chips}").format(chips=chips_words(made.change)) if made.change else ""
    )
    words = " · ".join(filter(None, (notes, change)))
    return words[:1].upper() + words[1:]
