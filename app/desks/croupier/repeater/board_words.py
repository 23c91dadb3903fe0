"""What is said of the board, in the language of the desk; names of wagers are the house's."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import euro, tr
from app.desks.common.owner_words import owner_words, seat_sign
from app.desks.common.seats import seat_of
from app.desks.croupier.repeater.shown import Box, OfferShown, Shown
from app.reports.repeater.wager_words import wager_words
from app.rules.money import Cents
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.round import Round
from app.rules.repeater.spinning import exposure
from app.rules.repeater.wagers import Wager

_SIGNS: Final = {
    "uptown": "Up",
    "downtown": "Down",
    "citywide": "City",
    "repeater-even": "Even",
    "repeater-odd": "Odd",
    "horn": "Horn",
    "before-7-2-12": "2/12<7",
    "before-7-3-11": "3/11<7",
}
"""As the board is printed, whatever the language."""
_TIMES: Final = {
    1: QT_TRANSLATE_NOOP("", "a una"),
    2: QT_TRANSLATE_NOOP("", "a due"),
    3: QT_TRANSLATE_NOOP("", "a tre"),
    4: QT_TRANSLATE_NOOP("", "a quattro"),
    5: QT_TRANSLATE_NOOP("", "a cinque"),
    6: QT_TRANSLATE_NOOP("", "a sei"),
}
"""How often the values of a wager that is given up have come."""
_LETTERS: Final = 3


def box_sign(wager: Wager) -> str:
    """Write a wager in few letters: its value, the seven times, or its printed name."""
    if wager.code in _SIGNS:
        return _SIGNS[wager.code]
    return str(wager.values[0]) if len(wager.values) == 1 else f"{wager.goals[0].need}×"


def short_owner(owner: str) -> str:
    """Write whose a wager is in few letters: "P3", "Mar"."""
    seat = seat_of(owner)
    return owner[:_LETTERS] if seat is None else seat_sign(seat)


def owners_line(box: Box, most: int) -> str:
    """Write whose wagers lie in a box; of more than have room how many others."""
    signs = [short_owner(owner) for owner, _ in box.owners]
    if len(signs) <= most:
        return " ".join(signs)
    shown = max(1, most - 1)
    return f"{' '.join(signs[:shown])} +{len(signs) - shown}"


def counted_owners(box: Box) -> str:
    """Write whose wagers lie in a box that has little room: a seat or a letter, of several how many."""
    if len(box.owners) > 1:
        return f"×{len(box.owners)}"
    return "".join(owner[:1] if seat_of(owner) is None else short_owner(owner) for owner, _ in box.owners)


def short_amount(cents: Cents) -> str:
    """Write an amount in few letters, with nothing between its thousands: "1365", "52,50"."""
    whole, rest = divmod(cents, 100)
    return f"{whole}{euro(Cents(rest))[1:]}" if rest else str(whole)


def blocked_words(box: Box) -> str:
    """Say which marks keep a box from being booked, where it is not its own value's."""
    return "" if len(box.wager.values) == 1 else " ".join(map(str, box.blocked))


def last_words(value: int | None) -> str:
    """Write the value that came last."""
    return "–" if value is None else str(value)


def round_words(number: int) -> str:
    """Say which round it is."""
    return tr("giro {round}").format(round=number)


def box_words(box: Box) -> str:
    """Say a box aloud to a screen reader: "repeater 4, 3 di 4: posto 3 € 5"."""
    words = tr("{wager}, {tally} di {need}").format(
        wager=wager_words(box.wager.code), tally=box.tally, need=box.need
    )
    owners = ", ".join(f"{owner_words(owner)} € {euro(amount)}" for owner, amount in box.owners)
    return f"{words}: {owners}" if owners else words


def board_words(board: Shown) -> str:
    """Say the whole board to a screen reader: what lies there, and what was marked."""
    told = [box_words(box) for box in board.boxes if box.owners or box.tally]
    lie = [box_words(box) for box in board.groups if box.owners]
    return "; ".join([tr("Puntate a lato"), round_words(board.round), *told, *lie])


def more_words(count: int) -> str:
    """Say how many more offers there are."""
    return tr("altre {count}…").format(count=count)


def whose_words(owner: str, wager: Wager) -> str:
    """Say whose wager it is: "Posto 3, repeater 4"."""
    return f"{_begun(owner_words(owner))}, {wager_words(wager.code)}"


def amount_words(whose: str, amount: Cents) -> str:
    """Say how much is whose: "Posto 3, repeater 4: € 5"."""
    return tr("{whose}: € {amount}").format(whose=whose, amount=euro(amount))


def _begun(words: str) -> str:
    """Begin words with a capital."""
    return words[:1].upper() + words[1:]


def tally_sign(round_: Round, wager: Wager) -> str:
    """Write how often a wager's value has come, and how often it must: "3/4"; of a group's, its nearest."""
    goal = min(wager.goals, key=lambda goal: goal.need - round_.tally(goal.values))
    return f"{round_.tally(goal.values)}/{goal.need}"


def exposure_words(rules: RepeaterRules, round_: Round) -> str:
    """Say which next value would cost most, and what; nothing where none costs anything."""
    dearest = exposure(rules, round_)
    if dearest is None:
        return ""
    words = tr("Il valore più caro: {value}, costerebbe € {amount}")
    return words.format(value=dearest.value, amount=euro(Cents(dearest.cost)))


def offer_words(offer: OfferShown) -> tuple[str, str]:
    """Ask whether a wager is given up: whose and at how many, and what that pays: "105 o avanti?"."""
    whose = tr("{owner}, {wager} {times}").format(
        owner=_begun(owner_words(offer.owner)), wager=box_sign(offer.wager), times=tr(_TIMES[offer.tally])
    )
    return whose, tr("{amount} o avanti?").format(amount=euro(offer.payment))
