"""What a spin resolves: which of the wagers that stand win, or that the seven takes all of them [A1].

The board shows the round before the number; every wager that the house offers was made at its beginning.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from app.practice.exercise import Drill, Field, Sitting, Step, Task, slips_of
from app.practice.pace import Pace
from app.practice.repeater.dealt import Named, rules_dealt
from app.practice.repeater.rounds import NEEDS, Spin, after, booked, new_round, number_of, some_values
from app.practice.repeater.scenes import OnBoard
from app.practice.repeater.wager_row import letter_behind, letters_of, wager_field
from app.practice.saying import Say
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.values import SEVEN, TALLIED, VALUES
from app.rules.repeater.wagers import BY_CODE, REPEATERS, Wager

_ZERO: Final = "zero"
_ALL: Final = "all-"
_CASES: Final = (*map(str, VALUES), _ZERO)
_LEVELS: Final = (_CASES, tuple(f"{_ALL}{case}" for case in _CASES))
_BESIDES: Final = (_NOTHING := "nothing", _TAKEN := "taken")
"""What can be chosen besides wagers: that none of them is resolved, and that all of them are lost."""
_SHARE: Final = 0.4
"""Of the values that have come in a round."""
_LIKELY: Final = 0.7
"""That the value lacks but this one time."""
_SECTION: Final = "Repeater A1"


def _task(sitting: Sitting) -> Task:
    chance, rules = sitting.chance, rules_dealt(sitting.house)
    case = sitting.variant.removeprefix(_ALL)
    value = None if case == _ZERO else int(case)
    made = rules.wagers if sitting.variant.startswith(_ALL) else [w for w in rules.wagers if w in REPEATERS]
    values = some_values(chance, _SHARE, besides=() if value is None else (value,))
    values += [value] * _times(chance, value) if value in NEEDS else []
    before = after(rules, booked(chance, rules, new_round(chance), made), values)
    spin = Spin(sitting.house, before, number_of(chance, rules, value))
    fields = (_field(spin),)
    slips = slips_of(fields, ((name, (answer,)) for name, answer in _mistakes(spin)))
    ask = Say("repeater-spin.ask", {"number": spin.number})
    return Task(ask, fields, tuple(_worked(spin)), slips, OnBoard(before))


def _won_by(spin: Spin) -> tuple[Wager, ...]:
    """Name the wagers that a spin lets win."""
    return tuple(BY_CODE[payment.stake.wager] for payment in spin.done.payments)


def _times(chance: random.Random, value: int) -> int:
    """Say how often the value of the spin has come already: mostly it lacks but one time."""
    need = NEEDS[value]
    return need - 1 if chance.random() < _LIKELY else chance.randint(0, need)


def _field(spin: Spin) -> Field:
    besides = [Say(f"repeater-spin.{what}") for what in _BESIDES]
    return wager_field(spin.rules, "resolved", _right(spin), besides)


def _right(spin: Spin) -> str:
    if spin.done.lost:
        return _letter(spin.rules, _TAKEN)
    return letters_of(spin.rules, {wager.code for wager in _won_by(spin)}) or _letter(spin.rules, _NOTHING)


def _letter(rules: RepeaterRules, what: str) -> str:
    return letter_behind(rules, _BESIDES.index(what))


def _mistakes(spin: Spin) -> Iterator[tuple[str, str]]:
    """What is answered by who forgets a wager, or lets one win that does not."""
    rules, won = spin.rules, {wager.code for wager in _won_by(spin)}
    yield ("seven-takes-all" if spin.done.lost else "some-win"), _letter(rules, _NOTHING)
    yield "no-seven", _letter(rules, _TAKEN)
    yield "groups-forgotten", letters_of(rules, {w.code for w in _won_by(spin) if w in REPEATERS})
    for wager in rules.wagers:
        yield _wrong(spin, wager), letters_of(rules, won ^ {wager.code})


def _wrong(spin: Spin, wager: Wager) -> str:
    """Name the mistake that is made with a wager."""
    if spin.value == SEVEN:
        return "seven-wins-nothing"
    if spin.value is None:
        return "zero-counted"
    if wager in _won_by(spin):
        return "forgotten"
    if wager.code not in {stake.wager for stake in spin.round.standing}:
        return "gone"
    return "not-yet" if spin.value in wager.values else "other-value"


def _worked(spin: Spin) -> Iterator[Step]:
    value, done = spin.value, spin.done
    yield Step(Say("repeater-spin.said", {"number": spin.number, "said": spin.said}), _SECTION)
    if value not in TALLIED:
        yield Step(Say(f"repeater-spin.{_ZERO if value is None else 'seven'}"), _SECTION)
        return
    for wager in _won_by(spin):
        yield _why_won(wager, value)
    for wager in spin.rules.wagers:
        standing = wager.code in {stake.wager for stake in done.round.standing}
        if standing and value in wager.values and wager in REPEATERS:
            missing = {"wager": Named(wager.code), "missing": done.round.missing(wager)}
            yield Step(Say("repeater-spin.lacks", missing), _SECTION)
    if not _won_by(spin):
        yield Step(Say("repeater-spin.none", {"value": value}), _SECTION)


def _why_won(wager: Wager, value: int) -> Step:
    """A repeater at its last mark; a group by the repeater of the value that came."""
    if wager in REPEATERS:
        say = Say("repeater-spin.complete", {"wager": Named(wager.code), "need": wager.goals[0].need})
        return Step(say, "Repeater T1")
    first = next(goal.need for goal in wager.goals if value in goal.values) == 1
    say = Say(f"repeater-spin.{'before' if first else 'group'}", {"wager": Named(wager.code), "value": value})
    return Step(say, "Repeater T2")


SPIN: Final = Drill("repeater-spin", _LEVELS, _task, pace=Pace(8))
