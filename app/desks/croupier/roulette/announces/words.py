"""What the page of an announce says of it; the announce itself is said in Italian wherever the desk is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import euro, listed, tr
from app.desks.common.owner_words import owner_words
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.common.seats import label_of
from app.desks.croupier.roulette.announces.going_on import Going, Way
from app.desks.croupier.roulette.announces.sheet import Sheet
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.announce_acceptance import Fault
from app.rules.roulette.announce_wins import Again
from app.rules.roulette.announce_writings import Writing
from app.rules.roulette.announces import Placing, may_exceed_maximum
from app.rules.roulette.layout import Position
from app.rules.roulette.position_words import words_of_positions
from app.table.roulette.spin_state import Announced

_FAULTS: Final = {
    Fault.NO_ANNOUNCES: QT_TRANSLATE_NOOP("", "Questa casa non accetta annunci"),
    Fault.UNCLEAR: QT_TRANSLATE_NOOP("", "Annuncio non chiaro: farlo ripetere"),
    Fault.ON_WORD: QT_TRANSLATE_NOOP("", "Nessun annuncio sulla parola"),
    Fault.TOO_LITTLE: QT_TRANSLATE_NOOP("", "L'importo non basta"),
    Fault.BELOW_MINIMUM: QT_TRANSLATE_NOOP("", "Il valore è sotto il minimo"),
    Fault.COMPLIMENTARY_COLOUR: QT_TRANSLATE_NOOP("", "Nessun gettone omaggio in colore"),
    Fault.COMPLIMENTARY_SMALLER: QT_TRANSLATE_NOOP("", "Il gettone omaggio non si divide"),
    Fault.COMPLIMENTARY_MIXED: QT_TRANSLATE_NOOP("", "Con gettoni omaggio in parte: piazzarlo"),
    Fault.COMPLIMENTARY_WHERE: QT_TRANSLATE_NOOP("", "Chiedere dove vanno i gettoni omaggio"),
    Fault.WHILE_PAYING: QT_TRANSLATE_NOOP("", "Durante un pagamento solo sul race track"),
    Fault.NEEDS_CAPO_TAVOLO: QT_TRANSLATE_NOOP("", "Così lo accetta solo il capo tavolo"),
    Fault.TOO_LATE: QT_TRANSLATE_NOOP("", "Il numero è già caduto"),
    Fault.LATE: QT_TRANSLATE_NOOP("", "Dopo «Rien ne va plus» accetta solo il capo tavolo"),
}
_WAYS: Final = {
    Again.RIFARE: "A rifare",
    Again.COMPLETARE: "A completare",
    Again.TUTTO: "Per il tutto",
}
"""What the player calls it: an announce is Italian."""


def fault_words(fault: Fault) -> str:
    """Say why an announce is not taken."""
    return tr(_FAULTS[fault])


def way_words(again: Again) -> str:
    """Say in which way an announce goes on, as the player says it."""
    return _WAYS[again]


def fault_of_words(page: Sheet, fault: Fault, minimum: Cents) -> str:
    """Say why an announce that is shown is not taken, and what is missing for it (rules 5, 6).

    Args:
        page: the announce as it would be given.
        fault: what is wrong with it.
        minimum: the table's, in cents.
    """
    words, price, missing = fault_words(fault), page.price, ""
    if fault is Fault.TOO_LITTLE and page.money is not None and price.total is not None and price.value:
        short = price.total - page.money
        pieces = -(-short // price.value)
        missing = tr("manca 1 pezzo, € {short}") if pieces == 1 else tr("mancano {pieces} pezzi, € {short}")
        missing = missing.format(pieces=pieces, short=euro(short))
    elif fault is Fault.BELOW_MINIMUM:
        missing = tr("almeno da € {minimum}, in tutto € {total}")
        missing = missing.format(minimum=euro(minimum), total=euro(price.pieces * minimum))
    return tr("{fault}: {missing}").format(fault=words, missing=missing) if missing else words


def cost_words(page: Sheet, minimum: Cents) -> str:
    """Say what it costs: "9 pezzi da € 20".

    Of a colour it is said too whether that is the table's minimum (rules 2).

    Args:
        page: the announce as it would be given.
        minimum: the table's, in cents.
    """
    words = tr("{pieces} pezzi da € {value}").format(pieces=page.price.pieces, value=euro(page.worth))
    least = page.price.value is None and page.piece == minimum
    return f"{words} ({tr('valore minimo')})" if least else words


def money_words(page: Sheet) -> tuple[str, str]:
    """Say the total, and what comes back: "€ 180" and "dà 200, resto 20"; both empty in colour."""
    total, gifts, given, change = page.price.total, page.gifts, page.money, page.price.change
    if total is None:
        return "", ""
    if gifts is not None:
        words = tr("{pieces} omaggi da {value}").format(pieces=gifts.pieces, value=euro(gifts.chip))
        rest = total - gifts.pieces * gifts.chip
        words = words if rest <= 0 else f"{words} + {euro(rest)}"
    elif given is None:
        words = tr("dà l'importo esatto")
    elif given < total:
        words = tr("dà {given}, mancano {short}").format(given=euro(given), short=euro(total - given))
    elif change:
        words = tr("dà {given}, resto {change}").format(given=euro(given), change=euro(change))
    else:
        words = tr("dà {given}").format(given=euro(given))
    return f"€ {euro(total)}", words


def whose_words(house: House, owner: str) -> str:
    """Say whose an announce is: a colour that the house names, or a seat, in the language of the desk."""
    return owner_words(label_of(house, owner))


def bets_words(bets: tuple[Placing, ...]) -> str:
    """Say what lies where: "2 × 0/2/3 · 4/7 · 12/15"."""
    return " · ".join(
        f"{bet.pieces}\u00a0×\u00a0{cloth_words(bet.position)}"
        if bet.pieces > 1
        else cloth_words(bet.position)
        for bet in bets
    )


def writing_words(writing: Writing) -> str:
    """Say how it is written in chips: "100 + 4 × 20"."""
    return " + ".join(f"{n} × {euro(chip)}" if n > 1 else euro(chip) for chip, n in writing)


def taken_words(spin: int) -> str:
    """Head the announces that were given.

    While a number is paid it says for which spin: the next one.

    Args:
        spin: the running number of the spin for which they are; 0 where it goes without saying.
    """
    if spin:
        return tr("Annunciati per il colpo {spin}: toccare per revocare").format(spin=spin)
    return tr("Annunciati per questo colpo: toccare per revocare")


def going_words(house: House, going: Going) -> str:
    """Say of an announce that goes on how, and what is kept for it: "A completare, si tengono 100"."""
    who = f"{going.said.repeat} — {whose_words(house, going.said.owner)}"
    kept = tr("{way}, si tengono {kept}").format(way=way_words(going.again), kept=euro(going.kept))
    return f"{who} · {kept}"


def given_line(house: House, said: Announced) -> str:
    """Say of an announce that was taken whose it is, and where: "Da 20, serie, 120 — posto 4 · tenuto"."""
    where = tr("tenuto") if said.held else tr("piazzato")
    return f"{said.repeat} — {whose_words(house, said.owner)} · {where}"


def _back(item: Going | Announced) -> str:
    """Say what changes hands: "rendere € 120, riprendere puntata € 20", or "tornano € 120 dal race track"."""
    if isinstance(item, Going):
        kept, stake = item.back
        hands = (tr("rendere € {amount}"), kept), (tr("riprendere puntata € {amount}"), stake)
        said = ", ".join(words.format(amount=euro(amount)) for words, amount in hands if amount)
        return said or tr("il pagamento è intero, la puntata resta")
    entries = [entry for stack in item.bets for entry in stack.entries]
    whence = tr("dal race track") if item.held else tr("dal tappeto")
    if item.colour is not None:
        pieces = sum(entry.pieces for entry in entries)
        return tr("tornano {pieces} pezzi {whence}").format(pieces=pieces, whence=whence)
    amount = Cents(sum(entry.amount for entry in entries))
    return tr("tornano € {amount} {whence}").format(amount=euro(amount), whence=whence)


def back_words(item: Going | Announced) -> str:
    """Say what changes hands if an announce is taken back."""
    return tr("revocando: {back}").format(back=_back(item))


def accepted_note(house: House, said: Announced) -> str:
    """Say of an announce that was taken what it was, and whose."""
    return tr("Accettato: {line}").format(line=given_line(house, said))


def back_note(house: House, item: Going | Announced) -> str:
    """Say of an announce that was taken back what changes hands now, and whose it was."""
    said = item.said if isinstance(item, Going) else item
    words = tr("Revocato: {repeat} — {owner}: {back}")
    return words.format(repeat=said.repeat, owner=whose_words(house, said.owner), back=_back(item))


def refused_words(house: House, title: str, owner: str) -> str:
    """Say which announce was refused, and that it is recorded."""
    words = tr("Rifiutato e annotato: {announce}, {owner}")
    return words.format(announce=title, owner=whose_words(house, owner))


def way_amounts(way: Way) -> str:
    """Say what of the winnings is kept, and what of the stake plays on where any of it does."""
    kept = tr("si tengono {kept}").format(kept=euro(way.kept))
    if not way.plays_on:
        return kept
    return kept + " · " + tr("di puntata restano {plays_on}").format(plays_on=euro(way.plays_on))


def lowered_words(said: Announced, way: Way) -> str:
    """Say why an announce goes on lower than it was; empty where it does not (rules 6) [5.2]."""
    if way.lowered is None:
        return ""
    words = tr("Il massimo: prosegue {now}, il resto si paga")
    return words.format(now=share_words(said, way.lowered))


def share_words(said: Announced, share: int) -> str:
    """Say what a share is worth: "da 60", in colour "3 pezzi a giocata"."""
    if said.value is not None:
        return tr("da {value}").format(value=euro(share))
    return each_words(share)


def each_words(pieces: int) -> str:
    """Say how many pieces of a colour each bet of an announce has."""
    return tr("1 pezzo a giocata") if pieces == 1 else tr("{pieces} pezzi a giocata").format(pieces=pieces)


def parted_words(way: Way, lying: tuple[Placing, ...], kept: tuple[Placing, ...]) -> tuple[str, ...]:
    """Say what stays on the cloth, what is kept, and that the stake goes back to its player."""
    said = (
        "● " + tr("Resta in gioco: {places}").format(places=bets_words(lying)) if lying else "",
        "○ " + tr("Si tiene, {amount}: {places}").format(amount=euro(way.kept), places=bets_words(kept)),
        "→ " + tr("Torna al cliente la puntata: {amount}").format(amount=euro(way.stake_back))
        if way.stake_back
        else "",
    )
    return tuple(words for words in said if words)


def given_words(way: Way) -> tuple[str, str]:
    """Say what the player is given: "€ 240", and beneath it the winnings and the stake in it."""
    words = tr("al cliente: vincita {paid}, puntata {stake_back}")
    given = f"€ {euro(way.paid + way.stake_back)}"
    return given, words.format(paid=euro(way.paid), stake_back=euro(way.stake_back))


def warning_words(page: Sheet, house: House) -> str:
    """Say what is over the maximum, and what may be; empty where nothing is.

    Args:
        page: the announce as it would be given.
        house: whose maxima hold.
    """
    return ". ".join(filter(None, (_cut_words(page, house), _allowed_words(page, house))))


def _cut_words(page: Sheet, house: House) -> str:
    """Say what counts where it wins, and what comes back: "pieno 1: se vince contano 60, tornano 40"."""
    found: dict[tuple[int, int], list[Position]] = {}
    for bet in page.price.bets:
        if bet.position in page.price.over_maximum:
            most = house.maximum(bet.position)
            found.setdefault((most, bet.pieces * page.worth - most), []).append(bet.position)
    if not found:
        return ""
    said = tr("{places}: se vince contano {counted}, tornano {back}")
    parts = (
        said.format(places=_places(house, places), counted=euro(counted), back=euro(back))
        for (counted, back), places in found.items()
    )
    return tr("Oltre il massimo, {parts}").format(parts=listed(parts))


def _allowed_words(page: Sheet, house: House) -> str:
    """Say that held voisins exceed it by right, on the trio and the corner [5.2]."""
    places = [
        bet.position
        for bet in page.price.bets
        if bet.pieces * page.worth > house.maximum(bet.position)
        and may_exceed_maximum(page.price.announce, bet.position, held=page.held)
    ]
    if not places:
        return ""
    words = tr("Oltre il massimo, ammesso: vicini tenuti, {places} [5.2]")
    return words.format(places=_places(house, places))


def _places(house: House, places: list[Position]) -> str:
    """Name one position with its kind, as a bare number says little; several as on the cloth."""
    if len(places) == 1:
        return words_of_positions(house.speech).name(places[0])
    return ", ".join(map(cloth_words, places))
