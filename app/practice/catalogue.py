"""Every drill there is, and how an exercise comes of its line."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from app.houses import house_from
from app.practice.drills.bank import BANK
from app.practice.drills.conversion import CONVERSION
from app.practice.drills.cutting import CUTTING
from app.practice.drills.roulette.announces_compose import ANNOUNCES_COMPOSE
from app.practice.drills.roulette.announces_price import ANNOUNCES_PRICE
from app.practice.drills.roulette.announces_read import ANNOUNCES_READ
from app.practice.drills.roulette.announces_win import ANNOUNCES_WIN
from app.practice.drills.roulette.call import CALL
from app.practice.drills.roulette.chips import CHIPS
from app.practice.drills.roulette.clearing import CLEARING
from app.practice.drills.roulette.lying import LYING
from app.practice.drills.roulette.neighbours import NEIGHBOURS
from app.practice.drills.roulette.night import NIGHT
from app.practice.drills.roulette.order import ORDER
from app.practice.drills.roulette.pictures import PICTURES
from app.practice.drills.roulette.products import PRODUCTS
from app.practice.drills.roulette.tombola import TOMBOLA
from app.practice.drills.roulette.voids import VOIDS
from app.practice.drills.roulette.whole_spins import WHOLE_SPINS
from app.practice.drills.roulette.zero import ZERO
from app.practice.exercise import Drill, Sitting, Task, by_name
from app.practice.line import MOST_SEED, Line, LineError
from app.practice.roulette.anonymous import NotAnonymousError, anonymous
from app.practice.saying import Symbols
from app.rules.house import House
from app.rules.roulette.bets import Spin
from app.rules.roulette.notation import NotationError
from app.rules.roulette.notation_reading import read_spin
from app.rules.roulette.notation_writing import write_spin

DRILLS: Final = by_name(
    (
        PRODUCTS,
        CHIPS,
        CONVERSION,
        CUTTING,
        PICTURES,
        ANNOUNCES_COMPOSE,
        ANNOUNCES_PRICE,
        ANNOUNCES_READ,
        ANNOUNCES_WIN,
        BANK,
        ORDER,
        ZERO,
        NEIGHBOURS,
        LYING,
        CALL,
        TOMBOLA,
        CLEARING,
        VOIDS,
        WHOLE_SPINS,
    )
)
"""By their names, in the order in which a trainee meets them."""
GIVEN: Final = by_name((NIGHT,))
"""Those that draw nothing: the line of their exercises has the spin that is asked about."""
ALL_DRILLS: Final[Mapping[str, Drill]] = {**DRILLS, **GIVEN}


class Exercise(NamedTuple):
    """A task, and the line that it follows from."""

    line: Line
    task: Task


def exercise(line: Line) -> Exercise:
    """Make the exercise of a line; the same line gives the same exercise.

    Raises:
        LineError: there is no such drill, level, variant or house, or its spin cannot be asked about.
    """
    drill = ALL_DRILLS.get(line.drill)
    if drill is None:
        raise no_drill(line.drill, ALL_DRILLS)
    if bool(line.spin) != (drill.name in GIVEN):
        key = "spin-too-much" if line.spin else "no-spin"
        sentence = f"{drill.name}: {'no spin belongs' if line.spin else 'a spin belongs'} into its line"
        raise LineError(sentence, key, drill=Symbols(drill.name))
    if not 1 <= line.level <= len(drill.levels):
        raise no_level(drill, line.level)
    variants = drill.levels[line.level - 1]
    if line.variant not in variants:
        known = ", ".join(variants)
        sentence = f"{line.drill} {line.level} has no {line.variant} (there are {known})"
        raise LineError(sentence, "no-variant", word=Symbols(line.variant), known=Symbols(known))
    return made(drill, line)


def made(drill: Drill, line: Line) -> Exercise:
    """Make the exercise of a line that its drill knows.

    Raises:
        LineError: there is no such house, or its spin cannot be asked about.
    """
    try:
        house = house_from(line.house)
    except LookupError as fault:
        raise LineError(f"no such house: {line.house}", "no-house", word=Symbols(line.house)) from fault
    spin = _given(line.spin, house) if line.spin else None
    if spin is not None:
        line = line._replace(spin=write_spin(spin, house))
    # A seed of text: equal seeds of other drills and variants are other exercises.
    sitting = Sitting(line.level, line.variant, house, random.Random(str(line)), spin, line.seed)
    return Exercise(line, drill.make(sitting))


def _given(text: str, house: House) -> Spin:
    try:
        spin = read_spin(text, house)
    except NotationError as fault:
        raise LineError(f"no spin, {fault}", "bad-spin", column=fault.column) from fault
    strange = next((stack.position for stack in spin.bets if not house.offers(stack.position)), None)
    if strange is not None:
        raise LineError(f"{house.name} takes no bets on {strange.name}", "not-offered", where=strange)
    try:
        return anonymous(house, spin)
    except NotAnonymousError as fault:
        raise LineError(f"no spin: {fault}", "bad-spin", column=1) from fault


def no_drill(word: str, drills: Iterable[str]) -> LineError:
    """Say that there is no such drill, and which there are."""
    known = ", ".join(drills)
    sentence = f"no such drill: {word} (there are {known})"
    return LineError(sentence, "no-drill", word=Symbols(word), known=Symbols(known))


def no_level(drill: Drill, level: int) -> LineError:
    """Say that a drill has no such level, and how many it has."""
    most = len(drill.levels)
    sentence = f"{drill.name} has the levels 1 to {most}, not {level}"
    return LineError(sentence, "no-such-level", drill=Symbols(drill.name), most=most, level=level)


_TRIES: Final = 20


def drawn(
    drill: Drill, level: int, variant: str, house: str, chance: random.Random, before: Task | None
) -> Exercise:
    """Draw an exercise that is not the same as the one before.

    Args:
        drill: one of the catalogue.
        level: from 1.
        variant: of the level.
        house: its name.
        chance: from which the seed comes.
        before: the task that was answered last; None at the beginning.
    """
    found = made(drill, Line(drill.name, level, variant, chance.randint(0, MOST_SEED), house))
    for _ in range(_TRIES):
        if before is None or (found.task.ask, found.task.scene) != (before.ask, before.scene):
            break
        found = made(drill, Line(drill.name, level, variant, chance.randint(0, MOST_SEED), house))
    return found
