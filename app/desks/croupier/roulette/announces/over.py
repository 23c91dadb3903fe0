"""What of an announce lies over the maximum: what counts and comes back, and what is allowed (rules 5)."""

from __future__ import annotations

from app.desks.common.language import euro, listed, tr
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.croupier.roulette.announces.sheet import Sheet
from app.rules.house import House
from app.rules.roulette.announces import Placing, may_exceed_maximum
from app.rules.roulette.layout import Position
from app.rules.roulette.position_words import words_of_positions


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
            found.setdefault((most, _stake(page, bet) - most), []).append(bet.position)
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
        if _stake(page, bet) > house.maximum(bet.position)
        and may_exceed_maximum(page.price.announce, bet.position, held=page.held)
    ]
    if not places:
        return ""
    words = tr("Oltre il massimo, ammesso: vicini tenuti, {places} [5.2]")
    return words.format(places=_places(house, places))


def _stake(page: Sheet, bet: Placing) -> int:
    """What a bet of it is worth, cents."""
    return bet.pieces * (page.piece if page.price.value is None else page.price.value)


def _places(house: House, places: list[Position]) -> str:
    """Name one position with its kind, as a bare number says little; several as on the cloth."""
    if len(places) == 1:
        return words_of_positions(house.speech).name(places[0])
    return ", ".join(map(cloth_words, places))
