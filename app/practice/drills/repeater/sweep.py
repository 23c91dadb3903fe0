"""The sweep at the seven: what is taken and what stays, and the order of all that is done on a spin [A1]."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from app.practice import forms
from app.practice.exercise import Drill, Field, Sitting, Step, Task, one_field, slips_of
from app.practice.mistaken import field_by_field, letters, misordered
from app.practice.pace import Pace
from app.practice.repeater.dealt import rules_dealt
from app.practice.repeater.rounds import NEEDS, Spin, after, booked, new_round, number_of, some_values
from app.practice.repeater.scenes import OnBoard
from app.practice.saying import Say, Sum
from app.rules.money import Cents, money_text
from app.rules.repeater.round import Round
from app.rules.repeater.spin_order import deeds_on
from app.rules.repeater.values import SEVEN, TALLIED
from app.rules.repeater.wagers import BY_CODE, REPEATERS, Wager

_ORDER: Final = "order-"
_SEVENS: Final = ("seven-few", "seven-many")
_LEVELS: Final = (
    (*_SEVENS, "zero", "value", "win"),
    tuple(f"{_ORDER}{what}" for what in ("seven", "win", "value")),
)
_FEW, _MANY = 3, 6
"""Wagers that stand."""
_SHARE: Final = 0.4
"""Of the values that have come in a round."""
_MOST_SLIPS: Final = 24
_SECTION: Final = "Repeater A1"


def _task(sitting: Sitting) -> Task:
    spin = _spin(sitting)
    return _order(sitting.chance, spin) if sitting.variant.startswith(_ORDER) else _left(spin)


def _spin(sitting: Sitting) -> Spin:
    chance, rules = sitting.chance, rules_dealt(sitting.house)
    what = sitting.variant.removeprefix(_ORDER)
    wager = chance.choice([wager for wager in REPEATERS if len(wager.values) == 1])
    value = {"zero": None, "value": wager.values[0], "win": wager.values[0]}.get(what, SEVEN)
    values = some_values(chance, _SHARE, besides=wager.values)
    if what == "win":
        values += [wager.values[0]] * (NEEDS[wager.values[0]] - 1)
    others = [other for other in rules.wagers if other is not wager]
    if what == "value":
        others = [other for other in others if not Round(tallies={wager.values[0]: 1}).resolved(other)]
    count = _MANY if what == _SEVENS[1] else _FEW
    made: Sequence[Wager] = [wager, *chance.sample(others, count - 1)]
    before = after(rules, booked(chance, rules, new_round(chance), made), values)
    return Spin(sitting.house, before, number_of(chance, rules, value))


def _left(spin: Spin) -> Task:
    """Say what is taken, how many marks lie there then, and which round is played."""
    done, marks = spin.done, sum(spin.done.round.tallies.values())
    taken, number = Cents(done.taking.taken), done.round.number
    fields = (
        Field("taken", forms.MONEY, (money_text(taken),)),
        Field("marks", forms.COUNT, (str(marks),)),
        Field("round", forms.COUNT, (str(number),)),
    )
    before = sum(spin.round.tallies.values())
    ways = (
        [money_text(Cents(amount)) for amount in dict.fromkeys((taken, *_sums(spin.round)))],
        [str(count) for count in dict.fromkeys((marks, before, before + 1, 0))],
        [str(count) for count in (number, number + 1, number - 1) if count],
    )
    wrong = ((_slip(names), answers) for names, answers in field_by_field(fields, ways))
    slips = slips_of(fields, wrong, _MOST_SLIPS)
    return Task(_ask("left", spin), fields, tuple(_worked(spin)), slips, OnBoard(spin.round))


def _sums(round_: Round) -> Iterator[Cents]:
    """What is added up by who takes nothing, all, or only a part of it."""
    yield Cents(0)
    stakes = round_.standing
    yield Cents(sum(stake.amount for stake in stakes))
    yield Cents(sum(stake.amount for stake in stakes if BY_CODE[stake.wager] in REPEATERS))
    yield Cents(sum(stake.amount for stake in stakes if not round_.tally(BY_CODE[stake.wager].values)))


def _slip(names: tuple[str, ...]) -> str:
    return f"wrong-{names[0]}" if len(names) == 1 else "several"


def _ask(what: str, spin: Spin) -> Say:
    return Say(f"repeater-sweep.ask.{what}", {"number": spin.number})


def _said(spin: Spin) -> Step:
    return Step(Say("repeater-sweep.said", {"number": spin.number, "said": spin.said}), _SECTION)


def _worked(spin: Spin) -> Iterator[Step]:
    done = spin.done
    yield _said(spin)
    if done.lost:
        values = {"count": len(done.lost), "amount": Sum(Cents(done.taking.taken))}
        yield Step(Say("repeater-sweep.takes", values), _SECTION)
        yield Step(Say("repeater-sweep.unmarks", {"round": done.round.number}), _SECTION)
        return
    yield Step(Say("repeater-sweep.takes-nothing"), _SECTION)
    marks = {"marks": sum(done.round.tallies.values()), "round": done.round.number}
    yield Step(Say(f"repeater-sweep.{'marks' if spin.value in TALLIED else 'zero'}", marks), _SECTION)


def _order(chance: random.Random, spin: Spin) -> Task:
    """Put in order what is done on a spin."""
    right = deeds_on(spin.value, spin.done)
    mixed = chance.sample(right, len(right))
    choices = tuple(Say(f"repeater-sweep.deed.{deed.value}") for deed in mixed)
    fields = one_field("order", forms.ORDER, letters(mixed, right), choices=choices)
    slips = slips_of(fields, ((name, (letters(mixed, order),)) for name, order in misordered(right)))
    steps = (_said(spin), *(Step(Say(f"repeater-sweep.deed.{deed.value}"), _SECTION) for deed in right))
    return Task(_ask("order", spin), fields, steps, slips, OnBoard(spin.round))


SWEEP: Final = Drill("repeater-sweep", _LEVELS, _task, pace=Pace(12))
