"""Limits, and winnings left lying: what counts, what goes back, what is taken off and when [2, 4.3].

Up to the third level a number falls once, and what counts is asked; from the fourth on players take nothing,
number after number, and what the last of them did is asked.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.drills.roulette.lying_steps import kept_steps, limit_steps
from app.practice.exercise import Drill, Field, Sitting, Task, slips_of
from app.practice.pace import Pace
from app.practice.roulette.on_the_cloth import colour, fallen, notes, stacked, value
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.values import Numbers
from app.practice.saying import Say, Sum, Value
from app.practice.seats import seat
from app.rules.chips import Piece
from app.rules.house import House
from app.rules.money import Cents, money_text
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import DOUBLES, POSITIONS, Kind, Position
from app.rules.roulette.odds import ODDS
from app.rules.roulette.settled import Settlement

_LEVELS: Final = (
    ("inside-value", "inside-cut", "chance-value"),
    ("two-owners", "colour-over", "complimentary"),
    ("notes-alone", "notes-beside", "notes-losing"),
    ("kept-once", "kept-twice", "kept-third"),
    ("kept-dozen", "kept-zero", "kept-exactly", "kept-added"),
)
_INSIDE: Final = tuple(position for position in POSITIONS if position.inside)
_SIMPLE: Final = tuple(position for position in POSITIONS if position.even_money)
_DOZENS: Final = tuple(position for position in POSITIONS if position.kind in {Kind.DOZEN, Kind.COLUMN})
_CHANCES: Final = tuple(p for p in POSITIONS if not p.inside and p.kind not in DOUBLES)
_STAKES: Final = tuple(
    Cents(100 * euros) for euros in (50, 75, 100, 120, 125, 150, 200, 250, 300, 400, 500, 600, 700)
)
_ONE_OFF: Final = (500, -500, 1000, -1000, 250, -250, 2000, 5000)
_MOST_SLIPS: Final = 24


class _Case(NamedTuple):
    """What lies on one position, and what falls."""

    position: Position
    entries: list[Entry]
    numbers: tuple[int, ...]

    @property
    def bets(self) -> tuple[Stack, ...]:
        """The same as a layout."""
        return stacked({self.position: self.entries})


def _task(sitting: Sitting) -> Task:
    kept = sitting.variant.startswith("kept")
    case, told = _drawn(sitting)
    last, maximum = told[-1], sitting.house.maximum(case.position)
    found = _after(last) if kept else _counted(last)
    fields = tuple(Field(name, forms.MONEY, (money_text(amount),)) for name, amount in found.items())
    wrong = _kept_mistakes(told, maximum) if kept else _limit_mistakes(case, found, maximum)
    worked = kept_steps(told, case.position, maximum) if kept else limit_steps(last, case.position, maximum)
    values: dict[str, Value] = {"numbers": Numbers(case.numbers), "where": case.position}
    return Task(
        Say(f"lying.ask.{_asked(case, kept=kept)}", values | _lain(case)),
        fields,
        worked,
        slips_of(
            fields,
            ((name, tuple(map(money_text, amounts))) for name, amounts in wrong if min(amounts) >= 0),
            _MOST_SLIPS,
        ),
        OnLayout(case.bets, case.numbers[0]),
    )


def _lain(case: _Case) -> dict[str, Value]:
    """How long a part of it has lain already, which no picture shows."""
    lain = [entry for entry in case.entries if entry.kept]
    if not lain:
        return {}
    return {
        "spins": max(entry.kept or 0 for entry in lain),
        "lain": Sum(Cents(sum(entry.amount for entry in lain))),
        "added": Sum(Cents(sum(entry.amount for entry in case.entries if not entry.kept))),
    }


def _asked(case: _Case, *, kept: bool) -> str:
    if kept:
        return "added" if _lain(case) else "kept"
    return "limit" if case.position.wins(case.numbers[0]) else "losing"


def _drawn(sitting: Sitting) -> tuple[_Case, list[Settlement]]:
    """Draw until something still lies there when the last number falls."""
    while True:
        case = _WAYS[sitting.variant](sitting.chance, sitting.house)
        told: list[Settlement] = []
        bets = case.bets
        for number in case.numbers:
            told.append(fallen(sitting.house, bets, number))
            bets = told[-1].standing
        if len(told) == 1 or (told[-2].standing and not any(one.withdrawn for one in told[:-1])):
            return case, told


def _counted(told: Settlement) -> dict[str, int]:
    """What counts of a stake, what it is paid, and what goes back."""
    counts = sum(won.amount for payment in told.payments for won in payment.winning)
    return {
        "counts": counts + sum(part.amount for part in told.lost),
        "paid": told.bank.paid,
        "returned": sum(part.amount for part in told.returned),
    }


def _after(told: Settlement) -> dict[str, int]:
    """What is paid, taken off for its owner, and left to play on."""
    return {
        "paid": told.bank.paid,
        "off": sum(part.amount for part in told.withdrawn),
        "stands": _standing(told),
    }


def _standing(told: Settlement) -> int:
    return sum(entry.amount for stack in told.standing for entry in stack.entries if not entry.enferme)


Mistakes = Iterator[tuple[str, tuple[int, ...]]]


def _limit_mistakes(case: _Case, found: Mapping[str, int], maximum: Cents) -> Mistakes:
    """What is answered by who pays what is over, keeps it, or lets the players share one maximum."""
    counts, paid, returned = found.values()
    wins = case.position.wins(case.numbers[0])
    times = ODDS[case.position.kind].times if wins else 0
    staked = sum(entry.amount for entry in case.entries)
    whole = counts - counts % max(entry.value for entry in case.entries)
    yield "over-paid", (staked, staked * times, 0)
    yield "over-kept", (counts, paid, 0)
    yield "all-returned", (0, 0, staked)
    yield "chip-not-cut", (whole, whole * times, staked - whole)
    yield "one-maximum", (min(staked, maximum), min(staked, maximum) * times, max(staked - maximum, 0))
    if wins:
        yield "stake-counted", (counts, paid + counts, returned)
        yield "over-paid", (counts, staked * times, returned)
        yield "wrong-odds", (counts, counts * (times + 1), returned)
    yield "nothing-counts", (counts, 0, returned)
    yield from _one_off((counts, paid, returned))


def _kept_mistakes(told: Sequence[Settlement], maximum: Cents) -> Mistakes:
    """What is answered by who takes off too early, too late, or only a part."""
    found = _after(told[-1])
    paid, off, stands = found.values()
    total = off + stands
    yield "too-late", (paid, 0, total)
    yield "too-early", (paid, total, 0)
    yield "winnings-only", (paid, paid, total - paid)
    yield "stake-only", (paid, total - paid, paid)
    yield "over-only", (paid, max(total - maximum, 0), min(total, maximum))
    yield "not-paid", (0, total - paid, 0)
    yield "not-paid", (0, 0, total - paid)
    yield "doubled", (2 * paid, off, stands)
    yield from _one_off((paid, off, stands))


def _one_off(right: tuple[int, ...]) -> Mistakes:
    for by in _ONE_OFF:
        for place in range(len(right)):
            yield "miscounted", tuple(amount + by * (at == place) for at, amount in enumerate(right))


def _winner(chance: random.Random, position: Position) -> tuple[int, ...]:
    return (chance.choice([number for number in position.numbers if number] or [0]),)


def _loser(chance: random.Random, position: Position) -> tuple[int, ...]:
    return (chance.choice([number for number in range(1, 37) if not position.wins(number)]),)


def _seats(chance: random.Random) -> list[str]:
    return [seat(place) for place in chance.sample(range(1, 8), 3)]


def _about(chance: random.Random, house: House, position: Position, worth: int) -> int:
    """How many pieces of a chip come near the maximum, mostly over it."""
    most = house.maximum(position)
    return max(1, chance.randint(8 * most // (10 * worth), 2 * most // worth))


def _chip_for(chance: random.Random, house: House, position: Position, *, cut: bool) -> int:
    """A chip of which some ten make the maximum; one that the maximum cuts, or none does."""
    most = house.maximum(position)
    fitting = [chip for chip in house.chips if 15 * chip >= most > chip and (most % chip != 0) == cut]
    return chance.choice(fitting or [chip for chip in house.chips if 15 * chip >= most > chip])


def _value_on(chance: random.Random, house: House, position: Position, *, cut: bool = False) -> _Case:
    worth = _chip_for(chance, house, position, cut=cut)
    entry = value(_about(chance, house, position, worth), worth, _seats(chance)[0])
    return _Case(position, [entry], _winner(chance, position))


def _two_owners(chance: random.Random, house: House) -> _Case:
    """One is over, the other alone is not; together they never add up."""
    position = chance.choice(_INSIDE)
    one, other, _ = _seats(chance)
    worth = _chip_for(chance, house, position, cut=False)
    most = house.maximum(position) // worth
    entries = [
        value(chance.randint(most + 1, 2 * most), worth, one),
        value(chance.randint(max(1, most // 2), most), worth, other),
    ]
    return _Case(position, chance.sample(entries, 2), _winner(chance, position))


def _colour_over(chance: random.Random, house: House) -> _Case:
    position = chance.choice(_INSIDE)
    worth = chance.choice([chip for chip in (500, 1000, 2000) if 30 * chip >= house.maximum(position)])
    name = chance.choice(house.colours).name
    entry = colour(_about(chance, house, position, worth), worth, name)
    return _Case(position, [entry], _winner(chance, position))


def _complimentary(chance: random.Random, house: House) -> _Case:
    """Complimentary chips beside ordinary ones of the same player: one that would be cut does not count."""
    position, player = chance.choice(_INSIDE), _seats(chance)[0]
    worth = _chip_for(chance, house, position, cut=False)
    given = chance.choice([chip for chip in house.chips if chip >= 500 and worth != chip <= 2 * worth])
    most = house.maximum(position)
    own = value(chance.randint(1, max(1, most // worth)), worth, player)
    free = value(chance.randint(1, 2 + most // given), given, player)._replace(kind=Piece.COMPLIMENTARY)
    return _Case(position, chance.sample([own, free], 2), _winner(chance, position))


def _noted(chance: random.Random, house: House, *, beside: bool = False, losing: bool = False) -> _Case:
    """Notes announced up to the maximum, alone or beside chips of the same player."""
    position, player = chance.choice(_CHANCES), _seats(chance)[0]
    most = house.maximum(position)
    worth = chance.choice([note for note in house.notes if 15 * note >= most >= note])
    pieces = _about(chance, house, position, worth)
    entries = [notes(pieces, worth, player, doubtful=True)]
    if beside:
        chip = chance.choice([chip for chip in house.chips if 20 * chip >= most > 2 * chip])
        entries.append(value(chance.randint(1, most // (2 * chip)), chip, player))
    fallen_number = (_loser if losing else _winner)(chance, position)
    return _Case(position, entries, fallen_number)


def _left(house: House, amount: int, player: str, kept: int = 0) -> list[Entry]:
    """Lay an amount whose player takes no winnings, in the highest chips."""
    entries = []
    for chip in reversed(house.chips):
        pieces, amount = divmod(amount, chip)
        if pieces:
            entries.append(value(pieces, chip, player)._replace(kept=kept))
    return entries


def _kept(chance: random.Random, house: House, position: Position, wins: int, stakes: Sequence[int]) -> _Case:
    numbers = [number for _ in range(wins) for number in _winner(chance, position)]
    return _Case(position, _left(house, chance.choice(stakes), _seats(chance)[0]), tuple(numbers))


def _kept_times(wins: int) -> _Way:
    def way(chance: random.Random, house: House) -> _Case:
        position = chance.choice(_SIMPLE)
        most = house.maximum(position)
        return _kept(chance, house, position, wins, [stake for stake in _STAKES if stake <= most])

    return way


def _kept_dozen(chance: random.Random, house: House) -> _Case:
    position, wins = chance.choice(_DOZENS), chance.randint(1, 3)
    most = house.maximum(position) // (1, 3, 9)[wins - 1]
    stakes = [stake for stake in (2000, 5000, 10000, 15000, 20000, 40000) if stake <= most]
    return _kept(chance, house, position, wins, stakes)


def _kept_zero(chance: random.Random, house: House) -> _Case:
    """Zero is a spin like another for winnings that lie already."""
    case = _kept(chance, house, chance.choice(_SIMPLE), 2, _STAKES[:6])
    one, other = case.numbers
    return case._replace(numbers=chance.choice(((one, 0), (one, 0, other), (0, one))))


def _kept_exactly(chance: random.Random, house: House) -> _Case:
    """What comes to the maximum exactly plays on: only more is taken off."""
    position = chance.choice((*_SIMPLE, *_DOZENS))
    most, grown = house.maximum(position), ODDS[position.kind].times + 1
    wins = chance.randint(1, 2)
    near = [
        most // grown**wins // house.unit * house.unit + step for step in (0, house.unit, -house.unit, 1000)
    ]
    return _kept(chance, house, position, wins, near)


def _kept_added(chance: random.Random, house: House) -> _Case:
    """Chips that are added join what has lain already."""
    position, player = chance.choice(_SIMPLE), _seats(chance)[0]
    lying = chance.choice((20000, 30000, 40000, 50000))
    entries = _left(house, lying, player, kept=chance.randint(1, 2))
    entries += _left(house, chance.choice((5000, 10000, 20000)), player)
    return _Case(position, entries, _winner(chance, position))


_Way = Callable[[random.Random, House], _Case]

_WAYS: Final[Mapping[str, _Way]] = {
    "inside-value": lambda chance, house: _value_on(chance, house, chance.choice(_INSIDE)),
    "inside-cut": lambda chance, house: _value_on(chance, house, chance.choice(_INSIDE), cut=True),
    "chance-value": lambda chance, house: _value_on(chance, house, chance.choice(_CHANCES)),
    "two-owners": _two_owners,
    "colour-over": _colour_over,
    "complimentary": _complimentary,
    "notes-alone": _noted,
    "notes-beside": lambda chance, house: _noted(chance, house, beside=True),
    "notes-losing": lambda chance, house: _noted(chance, house, losing=True),
    "kept-once": _kept_times(1),
    "kept-twice": _kept_times(2),
    "kept-third": _kept_times(3),
    "kept-dozen": _kept_dozen,
    "kept-zero": _kept_zero,
    "kept-exactly": _kept_exactly,
    "kept-added": _kept_added,
}

LYING: Final = Drill("lying", _LEVELS, _task, pace=Pace(15))
