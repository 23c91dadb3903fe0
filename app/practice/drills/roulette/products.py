"""Multiplication in pieces: what single bets pay, and sums of them [4.2]."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from app.practice import forms
from app.practice.exercise import Drill, Sitting, Step, Task, one_field, slips_of
from app.practice.pace import Pace
from app.practice.roulette.values import Terms
from app.practice.saying import Say, Symbols
from app.rules.roulette.layout import Kind
from app.rules.roulette.odds import ODDS

_KINDS: Final = (Kind.STRAIGHT, Kind.SPLIT, Kind.STREET, Kind.CORNER, Kind.LINE)
"""The table of [4.2], from the highest odds."""
_CALLED: Final = {kind.value: kind for kind in _KINDS}
_FEW: Final = 5
_SPREAD: Final = {1: (2, 5), 2: (6, 20), 3: (1, 4), 4: (1, 5), 5: (1, 6)}
"""The fewest and the most pieces on each bet, by level."""


def _sums(bets: int) -> tuple[str, ...]:
    return tuple("-".join(kind.value for kind in kinds) for kinds in combinations(_KINDS, bets))


_SINGLES: Final = tuple(kind.value for kind in _KINDS)
_LEVELS: Final = (_SINGLES, tuple(f"{name}-many" for name in _SINGLES), _sums(2), _sums(3), _sums(4))


def _task(sitting: Sitting) -> Task:
    terms = tuple(_terms(sitting))
    right = sum(pieces * ODDS[kind].times for kind, pieces in terms)
    fields = one_field("pieces", forms.COUNT, str(right))
    return Task(
        Say("products.ask", {"bets": Terms(terms)}),
        fields,
        _worked(terms, right),
        slips_of(fields, ((name, (str(answer),)) for name, answer in _mistakes(terms, right) if answer > 0)),
    )


def _terms(sitting: Sitting) -> Iterator[tuple[Kind, int]]:
    least, most = _SPREAD[sitting.level]
    for name in sitting.variant.removesuffix("-many").split("-"):
        yield _CALLED[name], sitting.chance.randint(least, most)


def _worked(terms: tuple[tuple[Kind, int], ...], right: int) -> tuple[Step, ...]:
    products = [pieces * ODDS[kind].times for kind, pieces in terms]
    steps = [
        Step(Say("products.term", {"bets": Terms(((kind, pieces),)), "sum": _product(kind, pieces)}), "4.2")
        for kind, pieces in terms
    ]
    if len(products) > 1:
        total = Symbols(f"{' + '.join(map(str, products))} = {right}")
        steps.append(Step(Say("products.total", {"sum": total}), "4.2"))
    return tuple(steps)


def _product(kind: Kind, pieces: int) -> Symbols:
    return Symbols(f"{pieces} × {ODDS[kind].times} = {pieces * ODDS[kind].times}")


def _mistakes(terms: tuple[tuple[Kind, int], ...], right: int) -> Iterator[tuple[str, int]]:
    """What is answered by who counts the stake, takes other odds, forgets a bet, or miscounts."""
    staked = sum(pieces for _, pieces in terms)
    yield "stake-counted", right + staked
    for kind, pieces in terms:
        for other in _KINDS:
            yield "wrong-odds", right + pieces * (ODDS[other].times - ODDS[kind].times)
        if len(terms) > 1:
            yield "bet-forgotten", right - pieces * ODDS[kind].times
        yield "piece-too-many", right + ODDS[kind].times
        yield "piece-too-few", right - ODDS[kind].times
    for by in (1, -1, 10, -10, 2, -2):
        yield "miscounted", right + by


PRODUCTS: Final = Drill("products", _LEVELS, _task, pace=Pace(4))
