"""Roulette Tombola: double columns and dozens, zero, the drum, and what the house keeps (rules 10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from app.practice import forms
from app.practice.answers import letter
from app.practice.exercise import Drill, Field, Sitting, Step, Task, one_field, slips_of
from app.practice.pace import Pace
from app.practice.saying import Say, Sum, Symbols, Term, Value
from app.rules.house import House
from app.rules.italian import euro
from app.rules.money import Cents, money_text
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.edge import edge_of
from app.rules.roulette.layout import BY_NAME, POSITIONS, Kind, Position
from app.rules.roulette.odds import ODDS
from app.rules.roulette.settled import Settlement
from app.rules.roulette.settlement import settle
from app.rules.roulette.spin_rules import ZeroRule, spin_rules
from app.rules.roulette.wheel import POCKETS, Turning
from app.rules.side import Side
from app.table.roulette.drawing import missing_ways
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_state import SpinState

_LEVELS: Final = (
    ("double-column", "double-dozen", "double-lost"),
    ("doubles-alone", "doubles-and-singles"),
    ("half-back", "all-lost"),
    ("draw-counts", "draw-void"),
    ("edge-half-back", "edge-all-lost"),
)
_STAKES: Final = tuple(Cents(euros * 100) for euros in (5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200))
_PRINTED: Final = {Kind.DOUBLE_COLUMN: "Tombola L", Kind.DOUBLE_DOZEN: "Tombola M"}
"""The sections of the rules that print a wager by a letter."""
_COLUMNS: Final = tuple(position for position in POSITIONS if position.kind is Kind.DOUBLE_COLUMN)
_DOZENS: Final = tuple(position for position in POSITIONS if position.kind is Kind.DOUBLE_DOZEN)
_SINGLES: Final = tuple(p for p in POSITIONS if p.kind in {Kind.COLUMN, Kind.DOZEN, Kind.EVEN_MONEY})
_SIMPLE: Final = tuple(position for position in POSITIONS if position.even_money)
_EDGE_BETS: Final = ("red", "odd", "high", "dozen-2", "column-34", "double-dozen-1-2", "double-column-35-36",
                     "straight-17", "split-8-11", "line-7-12")  # fmt: skip
_PERCENTS: Final = ("0,00", "1,35", "2,70", "5,26")
_OFF: Final = tuple(sign * cents for cents in (250, 500, 750, 1000, 1500, 2000, 2500) for sign in (1, -1))

Bets = tuple[tuple[Position, Cents], ...]


def _task(sitting: Sitting) -> Task:
    return _TASKS[sitting.level](sitting)


def tombola(house: House, zero: ZeroRule) -> House:
    """Deal the Tombola's extra bets within a house's limits: doubles are taken, nothing is imprisoned.

    Args:
        house: whose chips and limits hold.
        zero: b i or b ii, which the table displays.
    """
    taken = replace(spin_rules(house), zero=zero, doubles=True, announces=False)
    return replace(house, game_rules=taken)


def _settled(sitting: Sitting, bets: Bets, number: int, zero: ZeroRule = ZeroRule.HALF_BACK) -> Settlement:
    unit = sitting.house.unit
    stacks = tuple(Stack(where, (Entry(stake // unit, unit, owner="player"),)) for where, stake in bets)
    spin = Spin(number, Side.LEFT, last_spin=False, colours={}, bets=stacks)
    return settle(tombola(sitting.house, zero), spin)


def _asked(bets: Bets, **others: Value) -> dict[str, Value]:
    """Put places and stakes into a question, numbered from 1."""
    asked: dict[str, Value] = dict(others)
    for place, (where, stake) in enumerate(bets, 1):
        asked[f"where{place}"], asked[f"stake{place}"] = where, Sum(stake)
    return asked


# Doubles


def _double(sitting: Sitting) -> Task:
    """One double and a number: what is paid?"""
    chance = sitting.chance
    double = chance.choice({"double-column": _COLUMNS, "double-dozen": _DOZENS}.get(sitting.variant, _BOTH))
    lost = sitting.variant == "double-lost"
    number = chance.choice([number for number in POCKETS if double.wins(number) is not lost])
    return _paid(sitting, ((double, chance.choice(_STAKES)),), number)


_BOTH: Final = (*_COLUMNS, *_DOZENS)


def _several(sitting: Sitting) -> Task:
    """Doubles together, or with single chances: what is paid in all?"""
    chance = sitting.chance
    places = chance.sample(_BOTH, 3 if sitting.variant == "doubles-alone" else 2)
    if sitting.variant == "doubles-and-singles":
        places.append(chance.choice(_SINGLES))
    bets = tuple((place, chance.choice(_STAKES)) for place in places)
    return _paid(sitting, bets, chance.randint(1, 36))


def _paid(sitting: Sitting, bets: Bets, number: int) -> Task:
    paid = _settled(sitting, bets, number).bank.paid
    fields = one_field("paid", forms.MONEY, money_text(paid))
    wrong = _wrongly_paid(bets, number, paid)
    return Task(
        Say(f"tombola.ask-{len(bets)}", _asked(bets, number=number)),
        fields,
        (
            *(_one_paid(where, stake, number) for where, stake in bets),
            Step(Say("tombola.paid" if paid else "tombola.nothing", {"sum": Sum(paid)}), "Tombola"),
        ),
        slips_of(fields, ((name, (money_text(answer),)) for name, answer in wrong if answer >= 0)),
    )


def _one_paid(where: Position, stake: Cents, number: int) -> Step:
    odds = ODDS[where.kind]
    if not where.wins(number):
        return Step(Say("tombola.loses", {"where": where, "number": number}), "Tombola")
    product = f"{euro(stake)} × {odds.times}" + (f" : {odds.every}" if odds.every > 1 else "")
    return Step(
        Say("tombola.wins", {"where": where, "sum": Symbols(f"{product} = {euro(odds.of(stake))}")}),
        _PRINTED.get(where.kind, "Tombola"),
    )


def _wrongly_paid(bets: Bets, number: int, paid: Cents) -> Iterator[tuple[str, int]]:
    """What comes of other odds, of the stake that is paid too, and of a bet too many or too few."""
    for where, stake in bets:
        right = ODDS[where.kind].of(stake) if where.wins(number) else 0
        for times, name in ((1, "as-even-money"), (2, "as-single"), (3, "as-single")):
            yield name, paid - right + times * stake
        yield "as-three-for-two", paid - right + 3 * stake // 2
        yield "lost-paid" if right == 0 else "won-forgotten", paid - right + (0 if right else stake // 2)
    for by in (*_OFF, 3000, 4000, 5000, 7500):
        yield "miscounted", paid + by


# Zero


def _zero(sitting: Sitting) -> Task:
    """Zero falls: what does its player have back, what does the bank take?"""
    chance = sitting.chance
    zero = ZeroRule.HALF_BACK if sitting.variant == "half-back" else ZeroRule.ALL_LOST
    places = [*chance.sample(_SIMPLE, 2), chance.choice((*_BOTH, *_SINGLES[:3]))]
    bets = tuple((place, chance.choice(_STAKES)) for place in places)
    settled = _settled(sitting, bets, 0, zero)
    back, taken = sum(part.amount for part in settled.returned), settled.bank.taken
    fields = (
        Field("back", forms.MONEY, (money_text(back),)),
        Field("taken", forms.MONEY, (money_text(taken),)),
    )
    wrong = _wrong_halves(bets, back, taken)
    return Task(
        Say(f"tombola.ask-{sitting.variant}", _asked(bets)),
        fields,
        tuple(_at_zero(bets, zero)),
        slips_of(
            fields,
            (
                (name, (money_text(left), money_text(gone)))
                for name, left, gone in wrong
                if left >= 0 and gone >= 0
            ),
        ),
    )


def _at_zero(bets: Bets, zero: ZeroRule) -> Iterator[Step]:
    for where, stake in bets:
        asked: dict[str, Value] = {"where": where, "stake": Sum(stake)}
        if where.even_money and zero is ZeroRule.HALF_BACK:
            half = Symbols(f"{euro(stake)} : 2 = {euro(stake // 2)}")
            yield Step(Say("tombola.halved", {"where": where, "sum": half}), "Tombola b i")
        else:
            yield Step(Say("tombola.all-lost", asked), "Tombola b ii")


def _wrong_halves(bets: Bets, back: int, taken: int) -> Iterator[tuple[str, int, int]]:
    """What comes of the other zero rule, of a bet that is halved and should not be, and of miscounting."""
    staked = sum(stake for _, stake in bets)
    simple = sum(stake for where, stake in bets if where.even_money)
    yield "other-rule", simple // 2 if back == 0 else 0, staked - simple // 2 if back == 0 else staked
    yield "all-halved", staked // 2, staked - staked // 2
    yield "swapped", taken, back
    yield "all-back", simple, staked - simple
    for _, stake in bets:
        yield "bet-forgotten", back, taken - stake
        yield "bet-wrong", back + stake // 2, taken - stake // 2
        yield "bet-wrong", back - stake // 2, taken + stake // 2
    for by in _OFF:
        yield "miscounted", back + by, taken - by
        yield "miscounted", back, taken + by


# The drum


def _draw(sitting: Sitting) -> Task:
    """The drum turned so: does the draw count, and what of the bets?"""
    chance = sitting.chance
    ways = _turned(sitting)
    missing = missing_ways(SpinState(spin=1, phase=Phase.THROWN, turned=frozenset(ways)))
    counts = letter(_COUNTS.index(_outcome(missing)))
    after = letter(1 if missing else 0)
    fields = (
        Field("counts", forms.CHOICE, (counts,), tuple(Say(f"tombola.{name}") for name in _COUNTS)),
        Field("bets", forms.CHOICE, (after,), tuple(Say(f"tombola.{name}") for name in _AFTER)),
    )
    asked: dict[str, Value] = {}
    for place, way in enumerate(ways, 1):
        asked[f"way{place}"], asked[f"turns{place}"] = Term(way.value), chance.randint(2, 9)
    return Task(
        Say(f"tombola.ask-draw-{len(ways)}", asked),
        fields,
        (
            Step(Say(f"tombola.drum-{_outcome(missing)}"), "Tombola"),
            Step(Say("tombola.then-void" if missing else "tombola.then-paid"), "Tombola"),
        ),
        slips_of(fields, _wrong_draws(counts)),
    )


_COUNTS: Final = ("counts", "clockwise-missing", "anticlockwise-missing")
_AFTER: Final = ("paid-at-number", "stand-open", "returned", "taken-away", "stand-shut")


def _turned(sitting: Sitting) -> tuple[Turning, ...]:
    """Draw how the drum turned: both ways alternately, or one way only."""
    chance = sitting.chance
    first = chance.choice(tuple(Turning))
    if sitting.variant == "draw-void":
        return (first,) * chance.randint(1, 3)
    return (first, first.against, first)[: chance.randint(2, 3)]


def _outcome(missing: tuple[Turning, ...]) -> str:
    return f"{missing[0].value}-missing" if missing else "counts"


def _wrong_draws(counts: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for place in range(len(_COUNTS)):
        for after in range(len(_AFTER)):
            judged = letter(place)
            name = "after-wrong" if judged == counts else ("void-missed", "way-wrong")[place > 0]
            yield name, (judged, letter(after))


# What the house keeps


def _edge(sitting: Sitting) -> Task:
    """Every number falls once: how much does the house keep, and what share is that?"""
    chance = sitting.chance
    zero = ZeroRule.HALF_BACK if sitting.variant == "edge-half-back" else ZeroRule.ALL_LOST
    where, stake = BY_NAME[chance.choice(_EDGE_BETS)], chance.choice(_STAKES)
    found = edge_of(tombola(sitting.house, zero), where.kind)
    keeps = int(found.edge * len(POCKETS) * stake)
    percent = _PERCENTS.index(found.percent[:4].replace(".", ","))
    choices = tuple(Say("tombola.percent", {"percent": Symbols(f"{text} %")}) for text in _PERCENTS)
    fields = (
        Field("keeps", forms.MONEY, (money_text(keeps),)),
        Field("edge", forms.CHOICE, (letter(percent),), choices),
    )
    staked = len(POCKETS) * stake
    share = Symbols(f"{euro(keeps)} : {euro(staked)} = {_PERCENTS[percent]} %")
    return Task(
        Say(f"tombola.ask-{sitting.variant}", {"where": where, "stake": Sum(stake)}),
        fields,
        (
            Step(Say("tombola.at-zero", {"keeps": Sum(Cents(keeps))}), "Tombola"),
            Step(Say("tombola.share", {"sum": share}), "Tombola"),
        ),
        slips_of(fields, _wrong_edges(stake, keeps, percent)),
    )


def _wrong_edges(stake: Cents, keeps: int, percent: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    for other in range(len(_PERCENTS)):
        yield "percent-wrong", (money_text(keeps), letter(other))
    for amount in (0, stake // 2, stake, 2 * stake, 37 * stake, 36 * stake):
        yield "keeps-wrong", (money_text(amount), letter(percent))
        yield "keeps-wrong", (money_text(amount), letter(1 if percent == 2 else 2))


_TASKS: Final[Mapping[int, Callable[[Sitting], Task]]] = {
    1: _double,
    2: _several,
    3: _zero,
    4: _draw,
    5: _edge,
}

TOMBOLA: Final = Drill("tombola", _LEVELS, _task, pace=Pace(15))
