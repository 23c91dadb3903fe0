"""What an announce is made of: on which positions it lies, and with how many pieces [5.1, 5.2, 5.5]."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

from app.practice.drills.roulette.announced import KINDS, called, drawn_announce, on_layout
from app.practice.exercise import Drill, Sitting, Step, Task, one_field, slips_of
from app.practice.pace import Pace
from app.practice.roulette.forms import PLACES, places_text
from app.practice.roulette.scenes import OnWheel
from app.practice.roulette.values import Numbers, Placings
from app.practice.saying import Quote, Say, Symbols
from app.rules.roulette.announce_names import announce_named
from app.rules.roulette.announce_prices import price_in_colour, repeated
from app.rules.roulette.announces import Announce, Family, with_straights
from app.rules.roulette.layout import BY_NAME, Kind, Position
from app.rules.roulette.wheel import neighbours
from app.rules.tongue import Speech

_LEVELS: Final = (
    ("vicini", "serie", "orfanelli"),
    ("nassa", "zero-spiel", "contronassa", "finale-ridotta"),
    ("laterali", "figure", "finale"),
    ("finale-of-five", "finale-of-four", "finale-of-three"),
    ("straights-beside", "straights-alike"),
)
_MOST_EACH: Final = {1: 3, 2: 4, 3: 1, 4: 3, 5: 2}
"""The most pieces to the share, by level."""
_WITH_STRAIGHTS: Final = ("vicini", "serie", "orfanelli", "nassa", "laterali", "figure", "finale")
_WITH_STRAIGHTS_ALIKE: Final = ("orfanelli", "nassa", "zero-spiel", "laterali", "figure", "finale")
"""What plays a number straight, so that the same number can be added to it."""
_LIKE: Final = {
    "vicini": ("nassa", "contronassa"),
    "serie": ("orfanelli",),
    "orfanelli": ("serie",),
    "nassa": ("zero-spiel", "contronassa"),
    "zero-spiel": ("nassa",),
    "contronassa": ("nassa",),
    "finale-8-9-ridotta": ("finale-8-9", "finale-8"),
}
"""What an announce is taken for."""

Pieces = dict[Position, int]


def _task(sitting: Sitting) -> Task:
    chance = sitting.chance
    announce, each = _drawn(sitting), chance.randint(1, _MOST_EACH[sitting.level])
    price = price_in_colour(announce, each, sitting.house)
    right = {bet.position: bet.pieces for bet in price.bets}
    fields = one_field("places", PLACES, places_text(right))
    asked = "announces-compose.ask" if each > 1 else "announces-compose.ask-one"
    return Task(
        Say(
            asked,
            {
                "said": Quote(repeated(price, Speech.ITALIAN, held=False)),
                "announce": called(announce),
                "straights": Numbers(announce.straights),
                "each": each,
            },
        ),
        fields,
        (*_worked(announce), _laid(sitting, announce, each, right)),
        slips_of(fields, ((name, (places_text(pieces),)) for name, pieces in _mistakes(announce, each))),
    )


def _drawn(sitting: Sitting) -> Announce:
    chance = sitting.chance
    match sitting.variant:
        case "straights-beside":
            announce = drawn_announce(chance.choice(_WITH_STRAIGHTS), chance)
            return with_straights(announce, chance.sample(range(37), chance.randint(2, 4)))
        case "straights-alike":
            announce = drawn_announce(chance.choice(_WITH_STRAIGHTS_ALIKE), chance)
            return with_straights(announce, _with_own(announce, chance))
        case kind:
            return drawn_announce(kind, chance)


def _with_own(announce: Announce, chance: random.Random) -> list[int]:
    """Draw straights, one of which the announce plays already."""
    own = [bet.position.numbers[0] for bet in announce.bets if bet.position.kind is Kind.STRAIGHT]
    others = sorted(set(range(37)) - set(own))
    said = [chance.choice(own), *chance.sample(others, chance.randint(1, 3))]
    chance.shuffle(said)
    return said


def _worked(announce: Announce) -> Iterator[Step]:
    """Say how an announce is found, and then where it lies one piece to the share."""
    base = _without_straights(announce)
    numbers = tuple(number for bet in base.bets for number in bet.position.numbers)
    match base.family:
        case Family.LATERALI:
            yield Step(Say("announces-compose.wheel", {"numbers": Numbers(numbers)}), "5.5", OnWheel(numbers))
        case Family.FIGURE:
            yield Step(Say("announces-compose.figures", {"numbers": Numbers(numbers)}), "5.2")
        case Family.FINALE:
            yield Step(Say("announces-compose.final", {"numbers": Numbers(numbers)}), "5.2")
        case Family.FINALE_A_CAVALLO:
            yield Step(Say("announces-compose.astride"), "5.2")
        case _:
            pass
    section = "5.1" if base.family in {Family.FINALE_A_CAVALLO, Family.FINALE_RIDOTTA} else "5.2"
    yield Step(
        Say("announces-compose.lies", {"announce": called(base), "bets": Placings(base.bets)}), section
    )
    if announce.straights:
        straights = Numbers(announce.straights)
        yield Step(Say("announces-compose.straights", {"straights": straights}), "5")


def _without_straights(announce: Announce) -> Announce:
    return announce_named(announce.name)


def _laid(sitting: Sitting, announce: Announce, each: int, right: Pieces) -> Step:
    total = announce.pieces * each
    product = f"{announce.pieces} × {each} = {total}" if each > 1 else str(total)
    return Step(
        Say("announces-compose.total", {"sum": Symbols(product)}), "5.1", on_layout(right, sitting.house)
    )


def _mistakes(announce: Announce, each: int) -> Iterator[tuple[str, Pieces]]:
    """What is laid by who takes it for another, goes one place wrong, or forgets a piece or a place."""
    bets = {bet.position: bet.pieces for bet in announce.bets}
    right = _times(bets, each)
    yield "doubled-forgotten", dict.fromkeys(bets, each)
    yield "share-wrong", _times(bets, each + 1)
    if each > 1:
        yield "share-wrong", bets
    for other in _alike(announce):
        yield "other-announce", _times({bet.position: bet.pieces for bet in other.bets}, each)
    if announce.straights:
        base = _without_straights(announce)
        yield "straights-forgotten", _times({bet.position: bet.pieces for bet in base.bets}, each)
    for position in right:
        yield "neighbour", _moved(right, position, _beside(position))
    for position in right:
        yield "place-forgotten", {other: count for other, count in right.items() if other != position}
    for position, count in right.items():
        yield "piece-too-many", {**right, position: count + 1}


def _times(bets: Pieces, each: int) -> Pieces:
    return {position: count * each for position, count in bets.items()}


def _moved(right: Pieces, position: Position, to: Position) -> Pieces:
    """Lay the pieces of one position on another."""
    moved = Counter(right)
    moved[to] += moved.pop(position)
    return dict(moved)


def _beside(position: Position) -> Position:
    """The position that is hit by mistake: the next pocket, or the next place of its kind on the cloth."""
    if position.kind is Kind.STRAIGHT:
        return BY_NAME[f"straight-{neighbours(position.numbers[0], 1)[2]}"]
    same = [other for other in BY_NAME.values() if other.kind is position.kind]
    place = same.index(position)
    return same[place + 1] if place + 1 < len(same) else same[place - 1]


def _alike(announce: Announce) -> Iterator[Announce]:
    """The announces that this one is taken for, its straights with them."""
    for name in _names_alike(announce):
        yield with_straights(announce_named(name), announce.straights)


def _names_alike(announce: Announce) -> Iterator[str]:
    first = announce.bets[0].position.numbers[0]
    match announce.family:
        case Family.LATERALI:
            number = int(announce.name.removeprefix("laterali-"))
            yield from (f"laterali-{other}" for other in neighbours(number, 1) if other != number)
        case Family.FIGURE:
            yield f"finale-{first}"
        case Family.FINALE:
            yield f"figure-{first or 9}"
        case Family.FINALE_A_CAVALLO:
            same = [other.name for kind in KINDS if "-of-" in kind for other in KINDS[kind]]
            place = same.index(announce.name)
            yield from (f"finale-{first}", same[place - 1], same[(place + 1) % len(same)])
        case _:
            yield from _LIKE[announce.name]


ANNOUNCES_COMPOSE: Final = Drill("announces-compose", _LEVELS, _task, pace=Pace(20))
