"""Cutting and sliding: how pieces are laid out, and whether a laid payment is right [4.4, 6.1].

Theory. What a trainee lays depends on four things alone: how many pieces, colour or value, one winning
position or several, and whether they pay two pieces on splits. A `Lay` is these four; the answer is what the
rules that pay at the table make of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.answers import piles_text
from app.practice.drills.cutting_judged import CHOICES, choice, judged, wrong_ways
from app.practice.exercise import Drill, Sitting, Step, Task, one_field, slips_of
from app.practice.pace import Pace
from app.practice.saying import Say, Sum, Symbols, Value
from app.practice.scene import Laid
from app.rules.chips import Chip
from app.rules.cutting import HUNDRED, STACK, Group, GroupKind
from app.rules.house import House
from app.rules.laid_payment import Cutting, LaidPayment
from app.rules.pieces_payment import pay_colour, pay_value

_TWO_SPLITS: Final = 34
_JUDGED: Final = 5
_RESTS: Final = {"spread": (1, 5), "cut": (6, 10), "piles": (11, 14), "slid": (15, 19)}
"""The remainders that are laid alike, where sliding is allowed."""
_HUNDREDS: Final = (1, 2, 3)
_MOST: Final = 5_000_00
"""No payment in one chip of value is worth more, cents."""

_LEVELS: Final = (
    tuple(_RESTS),
    (*(f"stack-{rest}" for rest in _RESTS), "two-splits"),
    ("several-cut", "several-piles", "several-slid", "several-splits"),
    (*(f"hundred-{rest}" for rest in _RESTS), "hundred-several"),
    ("judge-colour", "judge-one", "judge-several"),
)


class Lay(NamedTuple):
    """What is to be laid.

    Attributes:
        pieces: how many.
        chip: of which; a colour or a chip of value that is no plaque.
        positions: how many winning positions they pay.
        two_splits: whether they pay two pieces on splits.
    """

    pieces: int
    chip: Chip
    positions: int = 1
    two_splits: bool = False

    @property
    def slides(self) -> bool:
        """Whether it may be slid: value for several positions never is."""
        return self.chip.colour is not None or self.positions == 1


def lay(house: House, what: Lay) -> LaidPayment:
    """Lay pieces as the house does.

    Args:
        house: by whose rules.
        what: is to be laid.
    """
    cutting = Cutting(what.positions, what.two_splits, house.french_spread, house.plaques)
    if what.chip.colour is None:
        return pay_value(what.pieces, what.chip.value, house.chips, cutting=cutting)
    return pay_colour(what.pieces, what.chip, house.chips, cutting=cutting)


def shown(payment: LaidPayment) -> tuple[Group, ...]:
    """Tell what lies there, group after group."""
    return tuple(part for group in payment.groups for run in group.runs for part in run.shown)


def _task(sitting: Sitting) -> Task:
    what = _asked(sitting)
    right = lay(sitting.house, what)
    if sitting.level == _JUDGED:
        return _judging(sitting, what, right)
    piles = piles_text(shown(right))
    fields = one_field("piles", forms.PILES, piles)
    return Task(
        Say(f"cutting.ask.{_ask(what)}", _values(what)),
        fields,
        tuple(_worked(sitting.house, what, right)),
        slips_of(fields, ((name, (answer,)) for name, answer in _mistakes(sitting.house, what, right))),
    )


def _asked(sitting: Sitting) -> Lay:
    chance, variant = sitting.chance, sitting.variant
    several = variant.endswith("several") or sitting.level == 3
    colour = variant == "judge-colour" or (not several and variant != "judge-one" and chance.random() < 0.5)
    if variant in {"two-splits", "several-splits"}:
        positions = 2 if several or (colour and chance.random() < 0.5) else 1
        return Lay(_TWO_SPLITS, _chip(sitting, _TWO_SPLITS, colour=colour), positions, two_splits=True)
    positions, pieces = chance.randint(2, 4) if several else 1, _count(sitting)
    return Lay(pieces, _chip(sitting, pieces, colour=colour), positions)


def _count(sitting: Sitting) -> int:
    """So many pieces that what is left below a stack is laid as the variant says."""
    chance = sitting.chance
    name = sitting.variant.rpartition("-")[2]
    rest = chance.randint(*_RESTS[name]) if name in _RESTS else chance.randint(1, STACK - 1)
    match sitting.level:
        case 1:
            return rest
        case 2 | 3:
            return STACK * chance.randint(0 if sitting.level == 3 else 1, 4) + rest
        case 4:
            return HUNDRED * chance.choice(_HUNDREDS) + STACK * chance.randint(0, 4) + rest
        case _:
            return rest + STACK * chance.choice((0, 0, 1, 2, 5, 6))


def _chip(sitting: Sitting, pieces: int, *, colour: bool) -> Chip:
    """A colour, or a chip of value of which so many are no absurd payment."""
    house, chance = sitting.house, sitting.chance
    if colour:
        return Chip(house.minimum, chance.choice(house.colours).name)
    return Chip(chance.choice([v for v in house.chips if v not in house.plaques and v * pieces <= _MOST]))


def _ask(what: Lay) -> str:
    kind = "colour" if what.chip.colour is not None else "one" if what.positions == 1 else "several"
    return f"{kind}-splits" if what.two_splits else kind


def _values(what: Lay) -> dict[str, Value]:
    values: dict[str, Value] = {"pieces": what.pieces}
    if what.chip.colour is None:
        values["value"] = Sum(what.chip.value)
    return values


def _worked(house: House, what: Lay, right: LaidPayment) -> Iterator[Step]:
    """Hundreds, stacks, and the rest; then the picture."""
    groups = shown(right)
    hundreds = sum(group.kind is GroupKind.HUNDRED for group in groups)
    stacks = sum(group.kind is GroupKind.STACK for group in groups)
    if hundreds:
        yield Step(Say("cutting.hundreds", {"count": hundreds}), "4.4")
    if stacks:
        yield Step(Say("cutting.stacks", {"count": stacks}), "4.4")
    last = groups[-1]
    if last.kind not in {GroupKind.HUNDRED, GroupKind.STACK}:
        said: dict[str, Value] = {"rest": last.pieces, "piles": Symbols(piles_text((last,)))}
        yield Step(Say(f"cutting.rest.{_rest_rule(house, what, last)}", said), "4.4")
    yield Step(Say("cutting.so", {"piles": Symbols(piles_text(groups))}), "6.1", Laid(right))


def _rest_rule(house: House, what: Lay, last: Group) -> str:
    """Which sentence explains the last group."""
    match last.kind:
        case GroupKind.SLID:
            return "two-splits" if len(last.slid_off) > 1 else "slid"
        case GroupKind.SPREAD:
            return "spread-french" if house.french_spread else "spread"
        case _ if not what.slides and last.pieces > 14:
            return "several"
        case _:
            return "piles" if last.pieces > 10 else "odd" if last.fraction else "even"


def _mistakes(house: House, what: Lay, right: LaidPayment) -> Iterator[tuple[str, str]]:
    """What is laid by who breaks one rule, then by who miscounts."""
    groups = shown(right)
    if what.pieces == _TWO_SPLITS:
        for piles in ("20 20-3-3", "20 20-6", "20 5+5+4"):
            yield "two-splits", piles
    for name, wrong in wrong_ways(groups, slides=what.slides).items():
        yield name, piles_text(wrong)
    if what.pieces > STACK:
        yield "stack-forgotten", piles_text(shown(lay(house, what._replace(pieces=what.pieces - STACK))))
    for by in (1, -1, 2, -2, 5, -5, 10, -10, 20, 3, -3, 4, 6, 7, 8):
        if what.pieces + by > 0:
            miscounted = what._replace(pieces=what.pieces + by, two_splits=False)
            yield "miscounted", piles_text(shown(lay(house, miscounted)))


def _judging(sitting: Sitting, what: Lay, right: LaidPayment) -> Task:
    """Show a payment that may be wrong, and ask which rule it breaks."""

    def other(pieces: int) -> tuple[Group, ...]:
        return shown(lay(sitting.house, what._replace(pieces=pieces)))

    fault, scene = judged(right, shown(right), other, sitting.chance, slides=what.slides)
    choices = tuple(Say(f"cutting.choice.{name}") for name in CHOICES)
    fields = one_field("rule", forms.CHOICE, choice(fault), choices=choices)
    wrongly = "fault-imagined" if fault == "right" else "other-rule"
    mistakes = [("fault-missed" if name == "right" else wrongly, (choice(name),)) for name in CHOICES]
    steps = (
        Step(Say(f"cutting.because.{fault}"), "4.4", scene),
        *_worked(sitting.house, what, right),
    )
    return Task(
        Say(f"cutting.judge.{_ask(what)}", _values(what)), fields, steps, slips_of(fields, mistakes), scene
    )


CUTTING: Final = Drill("cutting", _LEVELS, _task, pace=Pace(10))
