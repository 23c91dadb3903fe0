"""How a payment is laid: cut and slid in its own chips, or in those that its player asks for [4.4]."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.answers import chips_text, piles_text
from app.practice.drills.chip_mistakes import chip_mistakes
from app.practice.exercise import Field, Moment, Step
from app.practice.roulette.on_the_cloth import whose
from app.practice.roulette.whole_spins.moments import Asked, working
from app.practice.roulette.whole_spins.simulated import Simulated
from app.practice.saying import Say, Sum, Symbols, Term, Value
from app.practice.scene import Laid
from app.rules.chips import Chip
from app.rules.cutting import Group, lay_out
from app.rules.house import colour_letters
from app.rules.laid_payment import LaidPayment
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish, lay_payment
from app.rules.roulette.settled import Payment

_WORTH_CUTTING: Final = 6
"""Pieces from which on a payment is no longer simply spread."""
_MOST_CUT: Final = 199
"""Pieces up to which its cutting is asked: of more there is more to write than to learn."""
_WISHES: Final = (2000, 5000, 10000)
_TWO_SPLITS: Final = 34
_NEAR: Final = (1, -1, 2, -2, 5, -5, 3, -3, 4, -4, 6, 7)


class Laying(NamedTuple):
    """A payment that is laid.

    Attributes:
        wish: in what its player wants it.
        moment: that asks how it lies.
    """

    wish: Wish
    moment: Moment


def laying(table: Simulated, payment: Payment, chance: random.Random, *, wishes: bool) -> Laying | None:
    """Ask how a payment is laid; None where there is nothing to ask.

    Args:
        table: cleared, with its number.
        payment: that comes now.
        chance: the script's.
        wishes: whether players ask for other chips than those that they played.
    """
    chip, pieces = payment.chip, payment.pieces
    if chip is None or pieces is None or not _WORTH_CUTTING <= pieces <= _MOST_CUT:
        return None
    wish = _wish(table, chip, pieces, chance) if wishes else AS_PLAYED
    laid = lay_payment(table.house, payment, None, wish)
    asked = Asked("pay", "pay.with", _values(payment, chip, pieces), table.fallen_scene(cleared=True))
    if wish != AS_PLAYED:
        asked = asked._replace(values={**asked.values, "with": Sum(wish.values[0])})
        return Laying(wish, _chips(table, asked, laid))
    return Laying(wish, _cut(asked._replace(key=f"pay.cut.{_kind(payment)}"), payment, laid, table))


def _wish(table: Simulated, chip: Chip, pieces: int, chance: random.Random) -> Wish:
    """Let a player who plays a colour ask for chips of value of whole pieces, if what he won makes up one."""
    fit = [
        worth
        for worth in _WISHES
        if worth in table.house.chips and worth % chip.value == 0 and worth <= pieces * chip.value
    ]
    if chip.colour is None or not fit:
        return AS_PLAYED
    return Wish((Cents(chance.choice(fit)),))


def _values(payment: Payment, chip: Chip, pieces: int) -> dict[str, Value]:
    owner = {"colour": Term(chip.colour)} if chip.colour is not None else whose(payment.owner)[1]
    return {**owner, "value": Sum(chip.value), "pieces": pieces}


def _kind(payment: Payment) -> str:
    """How it is cut: colour, or value for one position or several; by themselves two pieces on splits."""
    colour = payment.chip is not None and payment.chip.colour is not None
    kind = "colour" if colour else "one" if len(payment.winning) == 1 else "several"
    staked = sum(won.pieces or 0 for won in payment.winning)
    on_splits = all(won.odds.times == 17 for won in payment.winning)
    return f"{kind}-splits" if payment.pieces == _TWO_SPLITS and staked == 2 and on_splits else kind


def _cut(asked: Asked, payment: Payment, laid: LaidPayment, table: Simulated) -> Moment:
    right = piles_text(_shown(laid))
    field = Field("cut", forms.PILES, (right,))
    ways = map(piles_text, _otherwise(payment, french=table.house.french_spread))
    step = Step(Say("whole-spins.step.cut", {"piles": Symbols(right)}), "4.4", Laid(laid))
    return working(asked, (field,), ([*ways],), (step,))


def _shown(laid: LaidPayment) -> tuple[Group, ...]:
    return tuple(part for group in laid.groups for run in group.runs for part in run.shown)


def _otherwise(payment: Payment, *, french: bool) -> Iterator[tuple[Group, ...]]:
    """Lay it as who takes colour for value, has the other house's habit, or miscounts."""
    colour, pieces = payment.chip is not None and payment.chip.colour is not None, payment.pieces or 1
    many = len(payment.winning)
    yield lay_out(pieces, colour=not colour, positions=1)
    yield lay_out(pieces, colour=colour, positions=3 if many == 1 else 1, french=french)
    yield lay_out(pieces, colour=colour, positions=many, french=not french)
    for away in _NEAR:
        if pieces + away > 0:
            yield lay_out(pieces + away, colour=colour, positions=many, french=french)


def _chips(table: Simulated, asked: Asked, laid: LaidPayment) -> Moment:
    names = colour_letters(table.house)
    right = chips_text(laid.chips, names)
    field = Field("chips", forms.CHIPS, (right,))
    ways = [chips_text(wrong, names) for _, wrong in chip_mistakes(laid.chips, table.house.chips)]
    step = Step(Say("whole-spins.step.chips", {"chips": Symbols(right)}), "4.4", Laid(laid))
    return working(asked, (field,), (ways,), (step,))
