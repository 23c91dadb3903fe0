"""What is handed over for a wager that is won or given up, and what the dealers' box gets [T1 to T4].

A house that lacks what is asked is asked by its own rules: a wager that it offers, nothing for what it never
pays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.exercise import NO_SECTION, Drill, Field, Sitting, Step, Task, one_field, slips_of
from app.practice.pace import Pace
from app.practice.repeater.dealt import Named, offered, rules_dealt
from app.practice.saying import Say, Sum, Value
from app.rules.money import Cents, money_text
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.round import Round, Stake, offer_of
from app.rules.repeater.spinning import payment_for
from app.rules.repeater.wagers import REPEATERS, WAGERS, Wager

_GROUPS: Final = tuple(wager for wager in WAGERS if wager not in REPEATERS)
_NEEDS: Final = tuple(dict.fromkeys(wager.envy for wager in REPEATERS))
"""How often the value of a repeater must come: twice, three times … seven times."""
_PAYS: Final = tuple(dict.fromkeys(wager.pays for wager in REPEATERS))
_GROUPS_PAY: Final = tuple(dict.fromkeys(wager.pays for wager in _GROUPS))
_PRINTED: Final = tuple(sorted({times for wager in REPEATERS for times in wager.surrender.values()}))
_LEVELS: Final = (
    tuple(f"pays-{pays}" for pays in _PAYS),
    tuple(wager.code for wager in _GROUPS),
    tuple(
        dict.fromkeys(f"surrender-{wager.envy}-{tally}" for wager in REPEATERS for tally in wager.surrender)
    ),
    tuple(f"envy-{need}" for need in _NEEDS),
)
_MOST: Final = 10
"""Times the minimum: more is seldom put on one wager."""
_OWNER: Final = ""

Mistakes = Iterator[tuple[str, int]]


class _Due(NamedTuple):
    """A multiple of a wager: by what it is called, and the section that prints it."""

    bet: Cents
    times: int
    section: str

    @property
    def amount(self) -> Cents:
        return Cents(self.times * self.bet)


def _task(sitting: Sitting) -> Task:
    rules = rules_dealt(sitting.house)
    wager = sitting.chance.choice(offered(rules, _meant(sitting.variant)))
    most = min(rules.maximum, _MOST * rules.minimum)
    bet = Cents(sitting.chance.randint(rules.minimum // rules.unit, most // rules.unit) * rules.unit)
    kind, _, rest = sitting.variant.rpartition("-")
    if kind.startswith("surrender"):
        return _given_up(rules, wager, bet, int(rest))
    paid = _Due(bet, wager.pays, "Repeater T1" if wager in REPEATERS else "Repeater T2")
    if kind == "envy":
        return _with_envy(rules, wager, paid)
    others = _PAYS if wager in REPEATERS else _GROUPS_PAY
    fields = one_field("payment", forms.MONEY, money_text(paid.amount))
    mistakes = ((name, (money_text(wrong),)) for name, wrong in _wrong(rules, paid, others, "other-wager"))
    ask = Say("repeater-amounts.ask.won", {"bet": Sum(bet), "wager": Named(wager.code)})
    return Task(ask, fields, tuple(_worked("pays", wager, paid)), slips_of(fields, mistakes))


def _meant(variant: str) -> tuple[Wager, ...]:
    """Name the wagers that a variant asks."""
    kind, *of = variant.split("-")
    match kind:
        case "pays":
            return tuple(wager for wager in REPEATERS if wager.pays == int(of[0]))
        case "surrender" | "envy":
            return tuple(wager for wager in REPEATERS if wager.envy == int(of[0]))
        case _:
            return tuple(wager for wager in _GROUPS if wager.code == variant)


def _worked(what: str, wager: Wager, due: _Due, **more: Value) -> Iterator[Step]:
    said: dict[str, Value] = {"wager": Named(wager.code), "times": due.times, **more}
    yield Step(Say(f"repeater-amounts.{what}", said), due.section)
    product: dict[str, Value] = {"times": due.times, "bet": Sum(due.bet), "amount": Sum(due.amount)}
    yield Step(Say("repeater-amounts.product", product), NO_SECTION)


def _given_up(rules: RepeaterRules, wager: Wager, bet: Cents, tally: int) -> Task:
    """A wager that is given up; nothing is handed over where nothing is printed, or nobody may."""
    given = offer_of(rules, Round(tallies={wager.values[0]: tally}), Stake(wager.code, _OWNER, bet))
    due = _Due(bet, 0 if given is None else given.pays, "Repeater T3")
    said: dict[str, Value] = {"bet": Sum(bet), "wager": Named(wager.code), "tally": tally}
    if given is None:
        steps = [Step(Say("repeater-amounts.not-given-up", said), due.section)]
    else:
        steps = [*_worked("given-up", wager, due, tally=tally)]
    fields = one_field("payment", forms.MONEY, money_text(due.amount))
    wrong = [("wager-returned", int(bet)), *_wrong(rules, due, _PRINTED, "other-surrender")]
    slips = slips_of(fields, ((name, (money_text(Cents(amount)),)) for name, amount in wrong))
    return Task(Say("repeater-amounts.ask.given-up", said), fields, tuple(steps), slips)


def _with_envy(rules: RepeaterRules, wager: Wager, paid: _Due) -> Task:
    """A wager that is won, with what goes to the dealers' box."""
    times = payment_for(rules, Stake(wager.code, _OWNER, paid.bet)).envy // paid.bet
    envy = _Due(paid.bet, times, "Repeater T4")
    right = money_text(paid.amount), money_text(envy.amount)
    fields = tuple(
        Field(name, forms.MONEY, (text,)) for name, text in zip(("payment", "envy"), right, strict=True)
    )
    steps = [*_worked("pays", wager, paid)]
    if times:
        steps += _worked("envy", wager, envy)
    else:
        steps.append(Step(Say("repeater-amounts.no-envy", {"wager": Named(wager.code)}), envy.section))
    slips = slips_of(fields, _with_envy_mistakes(rules, paid, envy))
    ask = Say("repeater-amounts.ask.envy", {"bet": Sum(paid.bet), "wager": Named(wager.code)})
    return Task(ask, fields, tuple(steps), slips)


def _with_envy_mistakes(
    rules: RepeaterRules, paid: _Due, envy: _Due
) -> Iterator[tuple[str, tuple[str, ...]]]:
    right, box = money_text(paid.amount), money_text(envy.amount)
    yield "envy-taken-off", (money_text(Cents(paid.amount - envy.amount)), box)
    yield "envy-missing", (right, money_text(Cents(0)))
    for other in _NEEDS:
        yield "other-envy", (right, money_text(Cents(other * envy.bet)))
    for name, wrong in _wrong(rules, paid, _PAYS, "other-wager"):
        yield name, (money_text(wrong), box)


def _wrong(
    rules: RepeaterRules, due: _Due, others: Iterable[int], called: str
) -> Iterator[tuple[str, Cents]]:
    """What is answered by who pays to 1, takes the wager off, reads another line, or multiplies wrongly."""
    found = [("to-one", due.amount + due.bet), ("wager-off", due.amount - due.bet)]
    found += [(called, other * due.bet) for other in others]
    found += [("tenfold", due.amount * 10), ("tenfold", due.amount // 10 // rules.unit * rules.unit)]
    found += [("miscounted", due.amount + by * due.bet) for by in (5, -5, 10, -10, 2, -2)]
    found += [("miscounted", due.amount + by * rules.unit) for by in (1, -1)]
    yield from ((name, Cents(amount)) for name, amount in found if amount > 0)


AMOUNTS: Final = Drill("repeater-amounts", _LEVELS, _task, pace=Pace(6))
