"""Find the wrong payment: 40 to 1 for 40 for 1, another factor, envy that is none, out of order [A1]."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.answers import letter
from app.practice.exercise import NO_SECTION, Drill, Field, Sitting, Step, Task, slips_of
from app.practice.mistaken import every_choice, field_by_field
from app.practice.pace import Pace
from app.practice.repeater.dealt import Named, rules_dealt
from app.practice.repeater.rounds import NEEDS, Spin, after, booked, new_round, number_of, some_values
from app.practice.repeater.scenes import OnBoard
from app.practice.saying import NOTHING, Say, Sum, Symbols, Value
from app.practice.seats import seat_of
from app.rules.money import Cents
from app.rules.repeater.booking import surrender
from app.rules.repeater.round import NOTHING as NO_MONEY
from app.rules.repeater.round import Round, Stake
from app.rules.repeater.wagers import BY_CODE, REPEATERS, WAGERS, Wager

_NOT_WON: Final = "not-won"
_LEVELS: Final = (
    ("to-one", "wager-off", "factor", "right"),
    ("envy-given", "envy-group", "envy-short", _NOT_WON, "order", "all-right"),
)
_WHYS: Final = ("nothing", "to-one", "wager-off", "factor", "envy", _NOT_WON, "order")
"""What can be wrong with a payment."""
_SECTIONS: Final = {"envy": "Repeater T4", _NOT_WON: "Repeater A1", "order": "Repeater A1"}
"""Of the rules that are broken; any other is printed with the payments."""
_SINGLES: Final = tuple(wager for wager in REPEATERS if len(wager.values) == 1)
_PAYS: Final = tuple(dict.fromkeys(wager.pays for wager in WAGERS))
_SHARE: Final = 0.4
"""Of the values that have come in a round."""
_BESIDE: Final = 2
"""Wagers that win with a repeater, which two owners have."""
_MOST_SLIPS: Final = 30


class _Paid(NamedTuple):
    """What was handed over for a wager.

    Attributes:
        stake: the wager.
        amount: cents.
        envy: what went to the dealers' box with it, cents.
        tally: at which it was given up; 0 where it won.
    """

    stake: Stake
    amount: Cents
    envy: Cents
    tally: int = 0

    @property
    def bet(self) -> Cents:
        """The wager, cents."""
        return self.stake.amount


def _task(sitting: Sitting) -> Task:
    chance, fault = sitting.chance, sitting.variant
    spin, given = _played(sitting, gives=sitting.level > 1 and fault != _NOT_WON)
    due = [*given, *(_Paid(each.stake, each.payment, each.envy) for each in spin.done.payments)]
    paid = _FAULTS[fault](chance, due, spin) if fault in _FAULTS else due
    places, why = _judged(due, paid)
    choices = (*map(_said, paid), Say("repeater-faults.all-right"))
    fields = (
        Field("payment", forms.CHOICE, tuple(map(letter, places)), choices),
        Field("why", forms.CHOICE, (letter(_WHYS.index(why)),), tuple(map(_why, _WHYS))),
    )
    wrong = field_by_field(fields, [every_choice(field) for field in fields])
    slips = slips_of(fields, ((_slip(names), answers) for names, answers in wrong), _MOST_SLIPS)
    steps = tuple(_worked(spin, due, places[0], why))
    return Task(
        Say("repeater-faults.ask", {"number": spin.number}), fields, steps, slips, OnBoard(spin.round)
    )


def _why(why: str) -> Say:
    return Say(f"repeater-faults.why.{why}")


def _slip(names: tuple[str, ...]) -> str:
    return f"wrong-{names[0]}" if len(names) == 1 else "several"


def _played(sitting: Sitting, *, gives: bool) -> tuple[Spin, Sequence[_Paid]]:
    """Let a repeater of two owners win, and some wagers with it; before that one may be given up.

    Returns:
        The spin, and what was paid for the wager that was given up.
    """
    chance, rules = sitting.chance, rules_dealt(sitting.house)
    wager, other = chance.sample(_SINGLES, 2)
    value = wager.values[0]
    beside = [each for each in rules.wagers if each is not wager and _wins_with(each, value)]
    made = [wager, wager, other, *chance.sample(beside, min(_BESIDE, len(beside)))]
    tally = chance.choice([*other.surrender])
    values = [value] * (NEEDS[value] - 1) + [other.values[0]] * tally
    values += some_values(chance, _SHARE, besides=(value, other.values[0]))
    round_ = after(rules, booked(chance, rules, new_round(chance), made), values)
    given: list[_Paid] = []
    (standing,) = [stake for stake in round_.standing if stake.wager == other.code]
    if gives and rules.surrender:
        taken = surrender(rules, round_, other, standing.owner)
        given.append(_Paid(standing, taken.offer.payment, NO_MONEY, taken.offer.tally))
        round_ = taken.round
    return Spin(sitting.house, round_, number_of(chance, rules, value)), given


def _wins_with(wager: Wager, value: int) -> bool:
    """Whether a wager wins with a value's last mark, and not before: a group of its repeater."""
    before, then = (Round(tallies={value: times}) for times in (NEEDS[value] - 1, NEEDS[value]))
    return then.resolved(wager) and not before.resolved(wager)


def _to_one(chance: random.Random, due: Sequence[_Paid], _spin: Spin) -> list[_Paid]:
    return _changed(due, chance.choice(due), lambda each: each._replace(amount=Cents(each.amount + each.bet)))


def _wager_off(chance: random.Random, due: Sequence[_Paid], _spin: Spin) -> list[_Paid]:
    return _changed(due, chance.choice(due), lambda each: each._replace(amount=Cents(each.amount - each.bet)))


def _factor(chance: random.Random, due: Sequence[_Paid], _spin: Spin) -> list[_Paid]:
    """Pay by another line, which is neither to 1 nor less the wager or the envy."""
    one = chance.choice(due)
    near = {one.amount, one.amount + one.bet, one.amount - one.bet, one.amount - one.envy}
    others = [amount for pays in _PAYS if (amount := Cents(pays * one.bet)) not in near]
    return _changed(due, one, lambda each: each._replace(amount=chance.choice(others)))


def _envy_given(_chance: random.Random, due: Sequence[_Paid], _spin: Spin) -> list[_Paid]:
    """Give envy on what was given up, or where the house gives none."""
    times = BY_CODE[due[0].stake.wager].envy
    return _changed(due, due[0], lambda each: each._replace(envy=Cents(times * each.bet)))


def _envy_group(chance: random.Random, due: Sequence[_Paid], spin: Spin) -> list[_Paid]:
    """Give envy on a group; without one, what nobody gives."""
    groups = [each for each in due if BY_CODE[each.stake.wager] not in REPEATERS]
    if not groups:
        return _envy_given(chance, due, spin) if not due[0].envy else _envy_short(chance, due, spin)
    times = NEEDS[spin.value or 0]
    return _changed(due, groups[0], lambda each: each._replace(envy=Cents(times * each.bet)))


def _envy_short(chance: random.Random, due: Sequence[_Paid], spin: Spin) -> list[_Paid]:
    """Take the envy off the payment; where there is none, give some."""
    with_envy = [each for each in due if each.envy]
    if not with_envy:
        return _envy_given(chance, due, spin)
    one = chance.choice(with_envy)
    return _changed(due, one, lambda each: each._replace(amount=Cents(each.amount - each.envy)))


def _not_won(chance: random.Random, due: Sequence[_Paid], spin: Spin) -> list[_Paid]:
    """Pay a wager that stands still as if it had won."""
    stake = chance.choice(spin.done.round.standing)
    return [*due, _Paid(stake, Cents(BY_CODE[stake.wager].pays * stake.amount), NO_MONEY)]


def _order(chance: random.Random, due: Sequence[_Paid], _spin: Spin) -> list[_Paid]:
    """Pay two one before the other."""
    first = sum(each.tally > 0 for each in due)
    place = chance.randrange(first, len(due) - 1)
    return [*due[:place], due[place + 1], due[place], *due[place + 2 :]]


def _changed(due: Sequence[_Paid], one: _Paid, change: Callable[[_Paid], _Paid]) -> list[_Paid]:
    return [change(each) if each is one else each for each in due]


_FAULTS: Final[Mapping[str, Callable[[random.Random, Sequence[_Paid], Spin], list[_Paid]]]] = {
    "to-one": _to_one,
    "wager-off": _wager_off,
    "factor": _factor,
    "envy-given": _envy_given,
    "envy-group": _envy_group,
    "envy-short": _envy_short,
    _NOT_WON: _not_won,
    "order": _order,
}


def _judged(due: Sequence[_Paid], paid: Sequence[_Paid]) -> tuple[Sequence[int], str]:
    """Say which payments are not as they are due, by their places, and why; the place behind for none."""
    for place, each in enumerate(paid):
        right = next((other for other in due if other.stake is each.stake), None)
        if right is None:
            return [place], _NOT_WON
        if each != right:
            return [place], _fault(right, each)
    places = [place for place, (one, other) in enumerate(zip(due, paid, strict=True)) if one is not other]
    return (places, "order") if places else ([len(paid)], "nothing")


def _fault(right: _Paid, paid: _Paid) -> str:
    if paid.envy != right.envy:
        return "envy"
    away = paid.amount - right.amount
    named = {right.bet: "to-one", -right.bet: "wager-off", -right.envy: "envy"}
    return named.get(away, "factor")


def _said(paid: _Paid) -> Say:
    values: dict[str, Value] = {
        "seat": seat_of(paid.stake.owner),
        "wager": Named(paid.stake.wager),
        "bet": Sum(paid.bet),
        "amount": Sum(paid.amount),
        "envy": Sum(paid.envy),
        "tally": paid.tally,
    }
    key = f"{'given' if paid.tally else 'won'}{'-envy' if paid.envy else ''}"
    return Say(f"repeater-faults.{key}", values)


def _worked(spin: Spin, due: Sequence[_Paid], place: int, why: str) -> Iterator[Step]:
    """Say what is due in its order, and which rule is broken."""
    yield Step(Say("repeater-faults.said", {"number": spin.number, "said": spin.said}), "Repeater A1")
    for each in due:
        section = "T3" if each.tally else "T1" if BY_CODE[each.stake.wager] in REPEATERS else "T2"
        values = {**_said(each).values, "pays": each.amount // each.bet}
        key = f"repeater-faults.due{'-envy' if each.envy else ''}"
        yield Step(Say(key, values), f"Repeater {section}")
    named: Mapping[str, Value] = NOTHING if why == "nothing" else {"payment": Symbols(letter(place))}
    section = NO_SECTION if why == "nothing" else _SECTIONS.get(why, "Repeater T1")
    yield Step(Say(f"repeater-faults.fault.{why}", named), section)


FAULTS: Final = Drill("repeater-faults", _LEVELS, _task, pace=Pace(20))
