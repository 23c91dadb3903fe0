"""The wagers of Repeater Bets Plus, T1 to T4 and the decisions of A1: what they want, pay and are given up for."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Marks = Mapping[int, int]


@dataclass(frozen=True)
class Wager:
    """One line of T1 or T2, with its lines of T3 and T4.

    `times` is how often its numbers are wanted together; None where one repeater of any of them is wanted.
    """

    code: str
    said: str
    names: tuple[int, ...]
    times: int | None
    pays: int
    surrender: Mapping[int, int] = field(default_factory=dict)
    envy: int = 0


CRAPS = (2, 3, 11, 12)
TWICE, THRICE, FOUR, FIVE, SIX = {1: 6}, {2: 12}, {2: 7, 3: 21}, {3: 12, 4: 30}, {3: 8, 4: 18, 5: 40}
T1 = (
    Wager("repeat-2", "repeater 2", (2,), 2, 40, TWICE, 2),
    Wager("repeat-12", "repeater 12", (12,), 2, 40, TWICE, 2),
    Wager("repeat-3", "repeater 3", (3,), 3, 50, THRICE, 3),
    Wager("repeat-11", "repeater 11", (11,), 3, 50, THRICE, 3),
    Wager("repeat-4", "repeater 4", (4,), 4, 65, FOUR, 4),
    Wager("repeat-10", "repeater 10", (10,), 4, 65, FOUR, 4),
    Wager("repeat-5", "repeater 5", (5,), 5, 80, FIVE, 5),
    Wager("repeat-9", "repeater 9", (9,), 5, 80, FIVE, 5),
    Wager("repeat-6", "repeater 6", (6,), 6, 90, SIX, 6),
    Wager("repeat-8", "repeater 8", (8,), 6, 90, SIX, 6),
    Wager("repeat-2-3-11-12", "repeater 2 3 11 12", CRAPS, 7, 100, {4: 12, 5: 24, 6: 48}, 7),
)
T2 = (
    Wager("uptown", "Uptown", (8, 9, 10, 11, 12), None, 15),
    Wager("downtown", "Downtown", (2, 3, 4, 5, 6), None, 15),
    Wager("citywide", "Citywide", (2, 3, 4, 5, 6, 8, 9, 10, 11, 12), None, 9),
    Wager("repeater-even", "Even", (2, 4, 6, 8, 10, 12), None, 12),
    Wager("repeater-odd", "Odd", (3, 5, 9, 11), None, 18),
    Wager("horn", "Horn", CRAPS, None, 12),
    Wager("before-7-2-12", "2 o 12 prima del 7", (2, 12), 1, 3),
    Wager("before-7-3-11", "3 o 11 prima del 7", (3, 11), 1, 2),
)
WAGERS = {wager.code: wager for wager in T1 + T2}
ORDER = {code: place for place, code in enumerate(WAGERS)}
TIMES = {wager.names[0]: wager.times or 0 for wager in T1[:-1]}
TOGETHER = "2-3-11-12"

NUMBERS = {
    2: (1,), 3: (2, 7), 4: (3, 8, 13), 5: (4, 9, 14, 19), 6: (5, 10, 15, 20, 25), 7: (6, 11, 16, 21, 26, 31),
    8: (12, 17, 22, 27, 32), 9: (18, 23, 28, 33), 10: (24, 29, 34), 11: (30, 35), 12: (36,),
}  # fmt: skip
VALUES = {number: value for value, numbers in NUMBERS.items() for number in numbers}
ZEROS = {0: "Zero", "00": "Doppio zero", "000": "Triplo zero"}
MARKED = tuple(value for value in NUMBERS if value != 7)

HOUSES = {"repeater-bets": (True, T1 + T2), "repeater-bets-plain": (False, T1)}
ROULETTE_ALONE = {
    "venezia", "sanremo", "france", "regulations-1970", "tombola-half-back", "tombola-all-lost",
}  # fmt: skip
UNIT, MINIMUM, MAXIMUM = 250, 500, 5_000


def tally(wager: Wager, marked: Marks) -> int:
    """The marks on all that it names."""
    return sum(marked[name] for name in wager.names)


def missing(wager: Wager, marked: Marks) -> int:
    """The marks still wanted, of a group by its nearest number; none if it is won."""
    if wager.times is not None:
        return max(0, wager.times - tally(wager, marked))
    return min(max(0, TIMES[name] - marked[name]) for name in wager.names)


# --- money ------------------------------------------------------------------------------------------------


def money(cents: int) -> str:
    """An amount as JSON has it."""
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02}"


def spoken(cents: int) -> str:
    """An amount as it is said."""
    return str(cents // 100) if cents % 100 == 0 else money(cents).replace(".", ",")


def in_cents(value: object) -> int:
    """An amount that was checked."""
    return int(str(value).replace(".", ""))
