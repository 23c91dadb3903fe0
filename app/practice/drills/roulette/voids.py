"""Void throws: whether one is void and why, what is said, what stands, and where the ball goes next [3.7]."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.answers import letter
from app.practice.exercise import Drill, Field, Sitting, Step, Task, slips_of
from app.practice.mistaken import every_choice, field_by_field, letters, misordered
from app.practice.pace import Pace
from app.practice.roulette.scenes import OnWheel
from app.practice.saying import NOTHING, Quote, Say, Term, Value
from app.rules.roulette.wheel import POCKETS, Turning, is_number
from app.table.roulette.procedure import SENTENCES, THROWN_AGAIN, VOID, Phase, VoidReason
from app.table.roulette.void_throw import FEWEST_TURNS, Throw, thrown_from, void_reasons

_WITHOUT_POCKET: Final = frozenset({"stopped", "no-pocket"})
_CAUSES: Final = ("with-wheel", "early", "few-turns", "stopped", "no-pocket", "foreign", "capo")
_GOOD: Final = ("good", "seven-turns", "late-bet", "just-paid")
_LEVELS: Final = (
    _CAUSES,
    _GOOD,
    tuple(f"next-{cause}" for cause in ("few-turns", "with-wheel", "foreign", "good")),
    ("after-few-turns", "after-foreign", "after-stopped"),
    tuple(f"all-{cause}" for cause in ("early", "no-pocket", "capo", "seven-turns")),
)
_ASKED: Final = {
    1: ("why", "said"),
    2: ("why", "said"),
    3: ("said", "pocket", "wheel"),
    5: ("why", "stands", "told", "pocket"),
}
_VALID: Final = "valid"
_WHYS: Final = (_VALID, *VoidReason)
_SAYINGS: Final = (VOID, THROWN_AGAIN, SENTENCES[Phase.NO_MORE_BETS][0])
_STANDS: Final = ("all", "given-back", "closed", "prisoners", "settled")
_AFTER: Final = ("rien-va", "pocket", "reverse", "turn", "tout-va", "no-more")
"""What is done after a void throw, in its order."""
_NEAR: Final = (1, -1, 10, -10)
_MOST_SLIPS: Final = 24


class _Case(NamedTuple):
    """What was seen, and the numbers of this throw and of the spin before."""

    name: str
    throw: Throw
    fallen: int
    before: int

    @property
    def void(self) -> bool:
        """Whether it counts for nothing."""
        return bool(void_reasons(self.throw))


def _task(sitting: Sitting) -> Task:
    case = _drawn(sitting)
    if sitting.level == 4:
        return _afterwards(sitting.chance, case)
    fields = tuple(_FIELDS[name](case) for name in _ASKED[sitting.level])
    ways = [_ways(field, case) for field in fields]
    wrong = ((_slip(names), answers) for names, answers in field_by_field(fields, ways))
    return Task(_seen(case, "ask"), fields, _worked(case, fields), slips_of(fields, wrong, _MOST_SLIPS))


def _drawn(sitting: Sitting) -> _Case:
    chance = sitting.chance
    name = sitting.variant.removeprefix("next-").removeprefix("after-").removeprefix("all-")
    wheel = chance.choice(list(Turning))
    good = Throw(wheel, wheel.against, chance.randint(FEWEST_TURNS + 1, 15))
    fallen, before = chance.sample(POCKETS, 2)
    return _Case(name, CASES[name](good, chance), fallen, before)


CASES: Final[Mapping[str, Callable[[Throw, random.Random], Throw]]] = {
    "good": lambda throw, _: throw,
    "seven-turns": lambda throw, _: throw._replace(turns=FEWEST_TURNS),
    "late-bet": lambda throw, _: throw,
    "just-paid": lambda throw, _: throw,
    "with-wheel": lambda throw, _: throw._replace(ball=throw.wheel),
    "early": lambda throw, _: throw._replace(all_paid=False),
    "few-turns": lambda throw, chance: throw._replace(turns=chance.randint(3, FEWEST_TURNS - 1)),
    "stopped": lambda throw, _: throw._replace(stopped=True),
    "no-pocket": lambda throw, _: throw._replace(in_pocket=False),
    "foreign": lambda throw, _: throw._replace(foreign_body=True),
    "capo": lambda throw, _: throw._replace(capo_tavolo=True),
}
"""What is seen of a throw, by the name of the case: of a good one, and chance."""


def _seen(case: _Case, what: str) -> Say:
    values: dict[str, Value] = {
        "wheel": Term(case.throw.wheel.value),
        "ball": Term(case.throw.ball.value),
        "turns": case.throw.turns,
        "fallen": case.fallen,
        "before": case.before,
    }
    return Say(f"voids.{what}.{case.name}", values)


def _why(case: _Case) -> Field:
    reasons = void_reasons(case.throw)
    right = letter(_WHYS.index(reasons[0] if reasons else _VALID))
    return Field("why", forms.CHOICE, (right,), tuple(Say(f"voids.why.{why}") for why in _WHYS))


def _said(case: _Case) -> Field:
    """Rien va; of a throw that counts the number is called."""
    choices = (
        *(Say("voids.said", {"words": Quote(words)}) for words in _SAYINGS),
        Say("voids.number", NOTHING),
    )
    right = letter(_SAYINGS.index(VOID) if case.void else len(_SAYINGS))
    return Field("said", forms.CHOICE, (right,), choices)


def _stands(case: _Case) -> Field:
    right = letter(_STANDS.index("all" if case.void else "settled"))
    return Field("stands", forms.CHOICE, (right,), tuple(Say(f"voids.stands.{what}") for what in _STANDS))


def _told(case: _Case) -> Field:
    """The inspector is told at once of what the capo tavolo decides for a reason of his own."""
    own = VoidReason.CAPO_TAVOLO in void_reasons(case.throw)
    return Field("told", forms.CHOICE, (letter(0 if own else 1),), (Say("voids.yes"), Say("voids.no")))


def _pocket(case: _Case) -> Field:
    return Field("pocket", forms.COUNT, (str(thrown_from(case.fallen, case.before, void=case.void)),))


def _wheel(case: _Case) -> Field:
    """Each throw turns the wheel round, void or not."""
    ways = list(Turning)
    choices = tuple(Say("voids.turning", {"way": Term(way.value)}) for way in ways)
    return Field("wheel", forms.CHOICE, (letter(ways.index(case.throw.wheel.against)),), choices)


_FIELDS: Final[Mapping[str, Callable[[_Case], Field]]] = {
    "why": _why,
    "said": _said,
    "stands": _stands,
    "told": _told,
    "pocket": _pocket,
    "wheel": _wheel,
}


def _ways(field: Field, case: _Case) -> list[str]:
    if field.form is forms.CHOICE:
        return every_choice(field)
    near = (number + away for number in (case.before, case.fallen) for away in _NEAR)
    named = (0,) if case.name in _WITHOUT_POCKET else (case.fallen, 0)
    return [str(number) for number in dict.fromkeys((case.before, *named, *filter(is_number, near)))]


def _slip(names: tuple[str, ...]) -> str:
    return f"wrong-{names[0]}" if len(names) == 1 else "several"


def _worked(case: _Case, fields: tuple[Field, ...]) -> tuple[Step, ...]:
    """Say why it is void, or that it is not, and then what each field asks."""
    reasons = void_reasons(case.throw) or (_VALID,)
    outcome = "void" if case.void else "good"
    pocket = thrown_from(case.fallen, case.before, void=case.void)
    values: dict[str, Value] = {"pocket": pocket, "way": Term(case.throw.wheel.against.value)}
    steps = [Step(Say(f"voids.step.{why}", {"turns": case.throw.turns}), "3.7") for why in reasons]
    for field in fields:
        if field.name != "why":
            seen = OnWheel((pocket,)) if field.name == "pocket" else None
            steps.append(Step(Say(f"voids.step.{field.name}.{outcome}", values), "3.7", seen))
    return tuple(steps)


def _afterwards(chance: random.Random, case: _Case) -> Task:
    """Put in order what is done after a void throw."""
    mixed = chance.sample(_AFTER, len(_AFTER))
    values: dict[str, Value] = {"before": case.before}
    choices = tuple(Say(f"voids.after.{what}", values) for what in mixed)
    fields = (Field("order", forms.ORDER, (letters(mixed, _AFTER),), choices),)
    seen = {"pocket": OnWheel((case.before,))}
    steps = tuple(Step(Say(f"voids.after.{what}", values), "3.7", seen.get(what)) for what in _AFTER)
    wrong = ((name, (letters(mixed, order),)) for name, order in misordered(_AFTER))
    return Task(_seen(case, "order"), fields, steps, slips_of(fields, wrong))


VOIDS: Final = Drill("voids", _LEVELS, _task, pace=Pace(15))
