"""Last night's table: what was really laid when a number fell, asked as it would be at the table.

Nothing is drawn but which payment is asked for and how choices are mixed: the spin stands in the exercise's
line. Each level asks something else of it, and is marked by the same settlement that paid it at the table.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from app.practice import forms
from app.practice.drills.roulette.clearing import clearing_task, losing_by_area
from app.practice.drills.roulette.order import order_task
from app.practice.drills.roulette.order_words import described, is_notes
from app.practice.drills.roulette.zero import Case, zero_task
from app.practice.exercise import Drill, Field, Sitting, Slip, Step, Task, slips_of
from app.practice.line import LineError
from app.practice.mistaken import field_by_field
from app.practice.pace import Pace
from app.practice.roulette.anonymous import NotAnonymousError, anonymous
from app.practice.roulette.on_the_cloth import settled
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.values import Placings
from app.practice.saying import Say, Sum, Symbols, Value
from app.rules.chips import Piece
from app.rules.house import House
from app.rules.italian import euro
from app.rules.money import Cents, money_text
from app.rules.roulette.bets import Spin
from app.rules.roulette.layout import DOUBLES, Position, offers
from app.rules.roulette.notation import NotationError
from app.rules.roulette.notation_reading import read_spin
from app.rules.roulette.notation_writing import write_spin
from app.rules.roulette.odds import ODDS
from app.rules.roulette.settled import Payment, Winning

LEVELS: Final = (("totals",), ("payment",), ("order",), ("clearing",), ("zero",))
_MOST_TOTALS: Final = 4
"""Positions that are asked about together."""
_FEWEST, _MOST = 4, 6
"""Things that are put in order."""
_ODDS: Final = (1, 2, 5, 8, 11, 17, 35)
_OFF: Final = (250, 500, 1000, 2500, 5000, 10000)
_PIECES_OFF: Final = (3, 6, 7, 9, 12)
"""How many times the first stake too much; what is counted double, or paid by other odds, is another slip."""
_CHIP_SECTION: Final = "4.2"
_CHANCE_SECTION: Final = "4.3"


def askable(house: House, spin: Spin) -> tuple[tuple[int, str], ...]:
    """Say what can be asked of a spin: level and variant of each question.

    Args:
        house: by whose rules.
        spin: what lay and what fell.
    """
    return tuple(
        (level, variant)
        for level, variants in enumerate(LEVELS, 1)
        for variant in variants
        if _WAYS[variant](Sitting(level, variant, house, random.Random(0)), spin) is not None
    )


def _task(sitting: Sitting) -> Task:
    task = _WAYS[sitting.variant](sitting, read_spin(sitting.given, sitting.house))
    if task is None:
        word = Symbols(sitting.variant)
        raise LineError(f"of this spin there is no {sitting.variant} to be asked", "not-askable", word=word)
    return task


def _paid(sitting: Sitting, spin: Spin) -> tuple[OnLayout, tuple[Payment, ...]]:
    """Settle it; what is shown is what is left once the layout is cleared.

    Where a stake is over its maximum nothing is asked: that is another question (drill `lying`).
    """
    winning = tuple(stack for stack in spin.bets if stack.entries and stack.position.wins(spin.number))
    scene = OnLayout(winning, spin.number, spin.side)
    told = settled(sitting.house, scene, last_spin=spin.last_spin)
    return scene, () if told.returned and spin.number else told.payments


def _totals(sitting: Sitting, spin: Spin) -> Task | None:
    """How much is paid on each position, all players together."""
    scene, payments = _paid(sitting, spin)
    stakes: dict[Position, list[Winning]] = {}
    for payment in payments:
        for won in payment.winning:
            stakes.setdefault(won.position, []).append(won)
    if not stakes:
        return None
    asked = [place for place, _ in Counter({place: len(of) for place, of in stakes.items()}).most_common()]
    asked = [place for place in stakes if place in asked[:_MOST_TOTALS]]
    fields = tuple(
        Field("total", forms.MONEY, (money_text(_sum(stakes[place])),), values={"where": place})
        for place in asked
    )
    mistakes = [list(_wrong_amounts(stakes[place], _sum(stakes[place]))) for place in asked]
    return Task(
        Say("night.ask.totals", {"number": spin.number}),
        fields,
        tuple(_position_step(scene, place, stakes[place]) for place in asked),
        _named("totals", slips_of(fields, _amounts_wrong(fields, mistakes), _MOST_SLIPS)),
        scene,
    )


_MOST_SLIPS: Final = 40
_Wrong = tuple[str, int]


def _amounts_wrong(
    fields: Sequence[Field], mistakes: Sequence[Sequence[_Wrong]]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """One position wrong by a mistake that has a name, then any two of them."""
    right = tuple(field.right[0] for field in fields)
    for place, wrong in enumerate(mistakes):
        for name, amount in wrong:
            yield name, (*right[:place], money_text(amount), *right[place + 1 :])
    ways = [[field.right[0], *(money_text(amount) for _, amount in wrong[:2])]
            for field, wrong in zip(fields, mistakes, strict=True)]  # fmt: skip
    for _, answers in field_by_field(fields, ways):
        yield "miscounted", answers


def _sum(stakes: Sequence[Winning]) -> int:
    return sum(won.odds.of(won.amount) for won in stakes)


def _wrong_amounts(stakes: Sequence[Winning], right: int) -> Iterator[_Wrong]:
    """What comes out for who counts the stake, forgets one, takes other odds, or adds up wrongly."""
    yield "stake-counted", right + sum(won.amount for won in stakes)
    for won in stakes:
        if len(stakes) > 1:
            yield "stake-forgotten", right - won.odds.of(won.amount)
        for times in _ODDS:
            other = right - won.odds.of(won.amount) + times * won.amount
            if other > 0:
                yield "wrong-odds", other
    for by in _OFF:
        yield "miscounted", right + by
        if right > by:
            yield "miscounted", right - by
    for pieces in _PIECES_OFF:
        yield "miscounted", right + pieces * stakes[0].amount


def _position_step(scene: OnLayout, place: Position, stakes: Sequence[Winning]) -> Step:
    bets = tuple(stack for stack in scene.bets if stack.position is place)
    staked = " + ".join(euro(Cents(won.amount)) for won in stakes)
    staked = f"({staked})" if len(stakes) > 1 else staked
    values: dict[str, Value] = {
        "where": place,
        "sum": Symbols(f"{staked} × {_times(place)} = {euro(Cents(_sum(stakes)))}"),
    }
    section = _CHIP_SECTION if place.inside else _CHANCE_SECTION
    return Step(Say("night.step.position", values), section, scene._replace(bets=bets))


def _times(place: Position) -> str:
    odds = ODDS[place.kind]
    return str(odds.times) if odds.every == 1 else f"{odds.times}/{odds.every}"


def _payment(sitting: Sitting, spin: Spin) -> Task | None:
    """What one player is paid for his chips of one kind: pieces where they are counted, and their worth."""
    scene, payments = _paid(sitting, spin)
    told = [payment for payment in payments if _is_plain(scene, payment)]
    calls = Counter(str(described(scene, payment)) for payment in told)
    told = [payment for payment in told if calls[str(described(scene, payment))] == 1]
    if not told:
        return None
    payment = sitting.chance.choice(told)
    worth = Field("worth", forms.MONEY, (money_text(payment.amount),))
    in_pieces = (
        payment.pieces is not None and payment.chip is not None and not is_notes(scene, payment)
    )  # notes are changed before they are paid
    fields = (Field("pieces", forms.COUNT, (str(payment.pieces),)), worth) if in_pieces else (worth,)
    called = described(scene, payment)
    bets = {won.position for won in payment.winning}
    alone = scene._replace(bets=tuple(stack for stack in scene.bets if stack.position in bets))
    return Task(
        Say(called.key.replace("order.", "night.ask."), {**called.values, "number": spin.number}),
        fields,
        tuple(_payment_steps(alone, payment)),
        _named("payment", slips_of(fields, _payment_wrong(payment, in_pieces=in_pieces), _MOST_SLIPS)),
        scene,
    )


def _is_plain(scene: OnLayout, payment: Payment) -> bool:
    """Whether a payment can be named by whose it is and what lies where.

    Chips and notes of one player on one chance are two payments; complimentary ones are paid with his others.
    """
    lying = [
        (entry, stack.position)
        for stack in scene.bets
        for entry in stack.entries
        if entry.owner == payment.owner and stack.position in {won.position for won in payment.winning}
    ]
    kinds = {entry.kind for entry, _ in lying if payment.chip is None or entry.colour == payment.chip.colour}
    mixed = Piece.COMPLIMENTARY in kinds or (len(kinds) > 1 and is_notes(scene, payment))
    return not mixed and not any(entry.enferme for entry, _ in lying)


def _payment_steps(scene: OnLayout, payment: Payment) -> Iterator[Step]:
    section = _CHIP_SECTION if payment.section == "inside" else _CHANCE_SECTION
    products = []
    for won in payment.winning:
        bets = tuple(stack for stack in scene.bets if stack.position is won.position)
        shown = scene._replace(bets=bets)
        if won.pieces is None or payment.pieces is None:
            staked, paid = euro(won.amount), euro(Cents(won.odds.of(won.amount)))
            sum_ = Symbols(f"{staked} × {_times(won.position)} = {paid}")
            yield Step(Say("night.step.position", {"where": won.position, "sum": sum_}), section, shown)
            continue
        products.append(won.odds.of(won.pieces))
        sum_ = Symbols(f"{won.pieces} × {_times(won.position)} = {products[-1]}")
        placed = Placings(((won.position, won.pieces),))
        yield Step(Say("pictures.term", {"bets": placed, "sum": sum_}), section, shown)
    if len(products) > 1:
        total = Symbols(f"{' + '.join(map(str, products))} = {payment.pieces}")
        yield Step(Say("pictures.total", {"sum": total}), section, scene)
    if payment.pieces is not None and payment.chip is not None:
        values: dict[str, Value] = {
            "pieces": payment.pieces,
            "value": Sum(payment.chip.value),
            "worth": Sum(payment.amount),
        }
        yield Step(Say("pictures.worth", values), "4.4")


def _payment_wrong(payment: Payment, *, in_pieces: bool) -> Iterator[tuple[str, tuple[str, ...]]]:
    right = payment.amount
    wrong = list(_wrong_amounts(payment.winning, right))
    if not in_pieces or payment.chip is None:
        for name, amount in wrong:
            yield name, (money_text(amount),)
        return
    one = payment.chip.value
    for name, amount in wrong:
        if amount % one == 0:
            yield name, (str(amount // one), money_text(amount))
    for by in (*_OFF, *(-by for by in _OFF if by < right)):
        yield "worth-wrong", (str(payment.pieces), money_text(right + by))


def _order(sitting: Sitting, spin: Spin) -> Task | None:
    """Which payments come first; asked where each can be told from the others."""
    scene, payments = _paid(sitting, spin)
    first = payments[:_MOST]
    calls = {str(described(scene, payment)) for payment in first}
    if not _FEWEST <= len(calls) == len(first) or not all(_is_plain(scene, each) for each in first):
        return None
    task = order_task(sitting.house, scene, first, sitting.chance)
    key = "night.ask.order" if len(first) == len(payments) else "night.ask.first"
    return _as_night("order", task, Say(key, {"number": spin.number}))


def _clearing(sitting: Sitting, spin: Spin) -> Task | None:
    """In which order the losing stakes go, one of each area."""
    lying = [stack.position for stack in spin.bets if stack.entries and stack.position.kind not in DOUBLES]
    areas = losing_by_area(lying, spin.number)
    if len(areas) < _FEWEST:
        return None
    asked = [places[0] for places in areas.values()]
    asked = [place for place in lying if place in asked[:_MOST]]
    scene = OnLayout(spin.bets, spin.number, spin.side)
    task = clearing_task(scene, asked, spin.number, sitting.chance)
    return _as_night("clearing", task, Say("night.ask.clearing", {"number": spin.number}))


def _zero(sitting: Sitting, spin: Spin) -> Task | None:
    """What zero does to the simple chances."""
    bets = tuple(stack for stack in spin.bets if stack.entries and stack.position.even_money)
    if spin.number or not bets:
        return None
    task = zero_task(sitting.house, Case(bets, (0,)), last_spin=spin.last_spin)
    shown = task._replace(scene=OnLayout(bets, 0, spin.side))
    return _as_night("zero", shown, Say(f"night.ask.zero{'-last' * spin.last_spin}"))


def _as_night(kind: str, task: Task, ask: Say) -> Task:
    return task._replace(ask=ask, slips=_named(kind, task.slips))


def _named(kind: str, slips: Sequence[Slip]) -> tuple[Slip, ...]:
    """Call mistakes by what was asked: orders are confused otherwise than amounts."""
    return tuple(Slip(f"{kind}.{slip.name}", slip.answers) for slip in slips)


_WAYS: Final = {"totals": _totals, "payment": _payment, "order": _order, "clearing": _clearing, "zero": _zero}


def _read_given(text: str, house: House) -> str:
    """Write a spin as it is asked about: without whoever played it."""
    try:
        spin = read_spin(text, house)
    except NotationError as fault:
        raise LineError(f"no spin, {fault}", "bad-spin", column=fault.column) from fault
    strange = next((stack.position for stack in spin.bets if not offers(house, stack.position)), None)
    if strange is not None:
        raise LineError(f"{house.name} takes no bets on {strange.name}", "not-offered", where=strange)
    try:
        return write_spin(anonymous(house, spin), house)
    except NotAnonymousError as fault:
        raise LineError(f"no spin: {fault}", "bad-spin", column=1) from fault


NIGHT: Final = Drill("night", LEVELS, _task, _read_given, pace=Pace(20))
