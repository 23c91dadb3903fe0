"""Which chips to pay with: colour in colour or in value, value in its own or mixed, chips finished [4.4].

A picture lies round a number; the rules settle it and lay its payment, as at the table. From the third level
on the answer is given group by group: each hundred pieces, or each five hundred of value.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.answers import chips_text
from app.practice.drills.chip_mistakes import chip_mistakes
from app.practice.drills.roulette.round_a_number import uneven
from app.practice.exercise import Drill, Field, Sitting, Slip, Step, Task, slips_of
from app.practice.pace import Pace
from app.practice.roulette.on_the_cloth import settled, staked
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Say, Sum, Symbols, Value
from app.practice.scene import Laid
from app.rules.chips import Chip
from app.rules.house import colour_letters
from app.rules.inventory import Bundle, Certainty, Inventory, together, worth
from app.rules.laid_payment import CountedIn, LaidPayment
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish, lay_payment
from app.rules.roulette.layout import inside_winning
from app.rules.roulette.settled import Payment
from app.rules.side import Side

_LEVELS: Final = (
    ("same-colour", "same-value"),
    ("with-20", "with-50", "with-100"),
    ("hundreds-50", "hundreds-100", "hundreds-200"),
    ("mixed-5", "mixed-10", "mixed-20", "mixed-50"),
    ("finished-same", "finished-mixed", "finished-with"),
)
_BY_GROUP: Final = 3
"""From this level on each group is a field."""
_PLAYED: Final = (5_00, 10_00, 20_00, 50_00)
_HIGHER: Final = (50_00, 100_00, 200_00, 500_00)
_MOST_GROUPS: Final = 5
_PIECES: Final = {"with": (41, 99), "hundreds": (101, 320), "finished-with": (45, 220)}
"""How many pieces a payment in colour has."""
_WORTH: Final = (505_00, 2_500_00)
"""What a payment in mixed value is worth, cents."""


class _Case(NamedTuple):
    """How a payment is to be laid.

    Attributes:
        key: of the question.
        chip: that was played.
        wish: what the player asked for.
        finished: the chip that the dealer has marked; None where there is enough of all.
    """

    key: str
    chip: Chip
    wish: Wish = AS_PLAYED
    finished: Chip | None = None

    @property
    def bank(self) -> Inventory | None:
        """A live table's: an estimate, of which only the marks are believed."""
        if self.finished is None:
            return None
        return Inventory({}, Certainty.ESTIMATED, frozenset({self.finished}))


def _task(sitting: Sitting) -> Task:
    case = _case(sitting)
    scene, payment = _fitting(sitting, case)
    laid = lay_payment(sitting.house, payment, case.bank, case.wish)
    groups = _groups(sitting, laid)
    letters = colour_letters(sitting.house)
    fields = tuple(
        Field(name, forms.CHIPS, (chips_text(chips, letters),))
        for name, chips in zip(_names(groups), groups, strict=True)
    )
    ask = Say(f"chips.ask.{case.key}", _values(case, payment))
    return Task(
        ask,
        fields,
        tuple(_worked(sitting, case, payment, laid)),
        _slips(sitting, fields, groups, case, payment),
        scene,
    )


def _names(groups: Sequence[Bundle]) -> tuple[str, ...]:
    return ("chips",) if len(groups) == 1 else tuple(f"group-{place}" for place in range(1, len(groups) + 1))


def _groups(sitting: Sitting, laid: LaidPayment) -> tuple[Bundle, ...]:
    """The chips of each group, or of all of them."""
    if sitting.level < _BY_GROUP:
        return (laid.chips,)
    return tuple(together([tuple((run.chip, run.pieces) for run in group.runs)]) for group in laid.groups)


def _case(sitting: Sitting) -> _Case:
    chance, house = sitting.chance, sitting.house
    colour = Chip(house.minimum, chance.choice(house.colours).name)
    name, _, of = sitting.variant.partition("-")
    match name, of:
        case "same", "colour":
            return _Case("same-colour", colour)
        case (("same" | "finished"), ("value" | "same")):
            played = Chip(Cents(chance.choice(_PLAYED)))
            return _Case(sitting.variant, played, finished=played if name == "finished" else None)
        case "finished", "mixed":
            played = Chip(Cents(chance.choice(_PLAYED[:3])))
            return _Case(sitting.variant, played, Wish(mixed=True), Chip(Cents(chance.choice(_HIGHER))))
        case "finished", _:
            values = chance.choice(((100_00, 50_00), (200_00, 50_00), (50_00, 20_00), (200_00, 100_00)))
            finished = Chip(Cents(chance.choice(values)))
            return _Case(sitting.variant, colour, Wish(tuple(map(Cents, values))), finished)
        case "mixed", _:
            return _Case("mixed", Chip(Cents(int(of) * 100)), Wish(mixed=True))
        case _:
            return _Case("with", colour, Wish((Cents(int(of) * 100),)))


def _fitting(sitting: Sitting, case: _Case) -> tuple[OnLayout, Payment]:
    """Lay pictures until one is paid as much as the question is about."""
    chance, house = sitting.chance, sitting.house
    while True:
        number = chance.randrange(37)
        room = {p: min(6, house.maximum(p) // case.chip.value) for p in inside_winning(number)}
        pieces = uneven(number, chance.randint(2, 6), room, chance)
        scene = staked(pieces, case.chip, number, chance.choice(list(Side)))
        (payment,) = settled(house, scene).payments
        if _fits(sitting, case, payment):
            return scene, payment


def _fits(sitting: Sitting, case: _Case, payment: Payment) -> bool:
    name = sitting.variant.partition("-")[0]
    least, most = _PIECES.get(sitting.variant, _PIECES.get(name, (10, 120)))
    if name == "same":
        return least <= (payment.pieces or 0) <= most
    if case.chip.colour is not None:
        return least <= (payment.pieces or 0) <= most
    return _WORTH[0] <= payment.amount <= _WORTH[1]


def _values(case: _Case, payment: Payment) -> dict[str, Value]:
    values: dict[str, Value] = {"pieces": payment.pieces or 0, "value": Sum(case.chip.value)}
    if case.wish.values:
        values["with"] = Sum(case.wish.values[0])
    if len(case.wish.values) > 1:
        values["also"] = Sum(case.wish.values[1])
    if case.finished is not None:
        values["finished"] = Sum(case.finished.value)
    return values


def _worked(sitting: Sitting, case: _Case, payment: Payment, laid: LaidPayment) -> Iterator[Step]:
    if laid.counted_in is CountedIn.VALUE:
        said: dict[str, Value] = {"pieces": payment.pieces or 0, "value": Sum(case.chip.value)}
        yield Step(Say("chips.amount", said | {"worth": Sum(payment.amount)}), "4.4")
    if case.finished is not None:
        yield Step(Say("chips.finished", {"finished": Sum(case.finished.value)}), "4.4")
    if len(laid.groups) > 1:
        sizes: list[str] = []
        for group in laid.groups:
            in_value = laid.counted_in is CountedIn.VALUE or group.pieces is None
            sizes.append(f"{group.amount // 100}" if in_value else f"{group.pieces}")
        key = "chips.five-hundreds" if laid.counted_in is CountedIn.VALUE else "chips.hundreds"
        yield Step(Say(key, {"sum": Symbols(" + ".join(sizes))}), "4.4")
    in_all = Symbols(chips_text(laid.chips, colour_letters(sitting.house)))
    yield Step(Say(f"chips.so.{case.key}", {"chips": in_all}), "4.4", Laid(laid))


def _slips(
    sitting: Sitting, fields: tuple[Field, ...], groups: tuple[Bundle, ...], case: _Case, payment: Payment
) -> tuple[Slip, ...]:
    letters = colour_letters(sitting.house)
    mistakes = [*_otherwise(sitting, groups, case, payment)]
    for place, group in enumerate(groups):
        for name, wrong in chip_mistakes(group, sitting.house.chips):
            mistakes.append((name, (*groups[:place], wrong, *groups[place + 1 :])))
    written = ((name, tuple(chips_text(chips, letters) for chips in each)) for name, each in mistakes)
    return slips_of(fields, written)


def _otherwise(
    sitting: Sitting, groups: tuple[Bundle, ...], case: _Case, payment: Payment
) -> Iterator[tuple[str, tuple[Bundle, ...]]]:
    """The payment laid in another way, where that has as many groups: then it can be answered."""
    if case.finished is not None:
        wanted = _groups(sitting, lay_payment(sitting.house, payment, None, case.wish))
        if len(wanted) == len(groups):
            yield "finished-used", wanted
    if case.wish != AS_PLAYED:
        as_played = lay_payment(sitting.house, payment, case.bank)
        if len(groups) == 1 and worth(as_played.chips) == payment.amount:
            yield "wish-forgotten", (as_played.chips,)
    if len(groups) > 1:
        yield "groups-reversed", groups[::-1]


CHIPS: Final = Drill("chips", _LEVELS, _task, pace=Pace(15))
