"""From the number to "Tout est payé": call, dolly, clearing, zero, and the payments in their order."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.drills.roulette.order_words import described
from app.practice.drills.roulette.zero_steps import Units
from app.practice.exercise import Field, Moment, Step
from app.practice.mistaken import letters, misordered
from app.practice.roulette.on_the_cloth import whose
from app.practice.roulette.whole_spins.acts import Act, doing, saying
from app.practice.roulette.whole_spins.laying import laying
from app.practice.roulette.whole_spins.moments import Asked, acting, chosen, counted, moneyed, working
from app.practice.roulette.whole_spins.simulated import Simulated
from app.practice.saying import Quote, Say, Symbols, Term, Value
from app.rules import italian
from app.rules.money import money_text
from app.rules.payment_laying import AS_PLAYED, Wish
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.clearing import Area, area_of, is_certain
from app.rules.roulette.french_call import announcement, call_words
from app.rules.roulette.layout import BY_NAME, DOUBLES, Position
from app.rules.roulette.settled import Part, Payment, Settlement
from app.rules.roulette.spin_rules import ZeroRule, spin_rules
from app.rules.roulette.wheel import is_number
from app.table.roulette.void_throw import Throw, void_reasons

MOST_PAYMENTS: Final = 4
"""Payments of a spin that are asked; the script looks for a number that makes no more."""
LEAST_ORDERED: Final = 4
"""Stakes whose clearing is worth asking."""
_MOST_ORDERED: Final = 5
_BESIDE: Final = (1, -1, 10, -10, 2, -2)
_MOST_BESIDE: Final = 4
"""Calls of other numbers, of those that far away."""
_COLOURS: Final = ("Rouge", "Noir")
_PARITIES: Final = ("Impair", "Pair")
_HALVES: Final = ("Manque", "Passe")


def falling(
    table: Simulated, number: int, seen: Callable[[], Iterable[Moment]], *, call: bool
) -> Iterator[Moment]:
    """Let a number fall: it is called, gets the dolly, and is cleared.

    Args:
        table: "Rien ne va plus" was said.
        number: which.
        seen: gives what is seen to lie wrong before the clearing.
        call: whether the words of the call are asked too.
    """
    scene = table.scene()
    table.fall(number)
    asked = Asked("phase", "falls", {"number": number}, scene)
    yield acting(asked, saying(table.said(), table.state), "7.2", "call")
    if call:
        yield _call(asked._replace(key="falls.call"), number)
    asked = Asked(
        "phase", "called", {"number": number}, table.fallen_scene(cleared=False)._replace(number=None)
    )
    dolly, clear = doing(table.due())
    yield acting(asked, dolly, "3", "dolly")
    yield from seen()
    asked = Asked("phase", "dolly", {"number": number}, table.fallen_scene(cleared=False))
    yield acting(asked, clear, "3", "clear")


def _call(asked: Asked, number: int) -> Moment:
    """Choose among calls that are alike: every colour, parity and half, and the neighbours' number."""
    word, right = call_words(number)[0], announcement(number)
    mixed = [f"{word}, {c}, {p}, {h}" for c in _COLOURS for p in _PARITIES for h in _HALVES]
    near = [announcement(number + away) for away in _BESIDE if is_number(number + away)][:_MOST_BESIDE]
    calls = sorted(dict.fromkeys((right, *mixed, *near)))
    choices = tuple(Say("whole-spins.words", {"words": Quote(words)}) for words in calls)
    field, ways = chosen("words", [calls.index(right)], choices)
    step = Step(Say("whole-spins.step.call", {"words": Quote(right)}), "7.2")
    return working(asked, (field,), (ways,), (step,))


def losing_areas(bets: Sequence[Stack], number: int) -> dict[Area, list[Position]]:
    """Put what loses into the areas in which it is cleared, as far as every dealer knows when it goes.

    Args:
        bets: what lies there.
        number: that fell.
    """
    areas: dict[Area, list[Position]] = {}
    for place in (stack.position for stack in bets):
        loses = not place.wins(number) and not (number == 0 and place.even_money)
        if loses and place.kind not in DOUBLES and is_certain(place, number):
            areas.setdefault(area_of(place, number), []).append(place)
    return areas


def losing_in_order(table: Simulated, chance: random.Random) -> list[Position]:
    """Choose losing stakes, each of another area, in their order."""
    areas = losing_areas(table.paying.bets, table.paying.number or 0)
    chosen_areas = chance.sample(list(areas), min(_MOST_ORDERED, len(areas)))
    return [chance.choice(areas[area]) for area in Area if area in chosen_areas]


def clearing(table: Simulated, chance: random.Random) -> Iterator[Moment]:
    """Put what loses in the order in which it is cleared; too little for that is not asked."""
    right = losing_in_order(table, chance)
    if len(right) < LEAST_ORDERED:
        return
    number = table.paying.number or 0
    mixed = chance.sample(right, len(right))
    choices = tuple(Say("whole-spins.stake", {"where": place}) for place in mixed)
    field = Field("order", forms.ORDER, (letters(mixed, right),), choices)
    ways = [letters(mixed, order) for _, order in misordered(right)]
    steps = [Step(Say("whole-spins.step.cleared", {"where": place}), "3") for place in right]
    asked = Asked("clear", "clear", {"number": number}, table.fallen_scene(cleared=False))
    yield working(asked, (field,), (ways,), steps)


class Paying(NamedTuple):
    """What is asked of the payments besides who and how much.

    Attributes:
        mark: the marker, after the first payment.
        wishes: players ask for other chips than those that they played.
        early: somebody throws the ball before all is paid.
    """

    mark: bool = False
    wishes: bool = False
    early: bool = False


def paying(table: Simulated, chance: random.Random, what: Paying) -> Iterator[Moment]:
    """Pay in order, and say when all is paid.

    Args:
        table: cleared.
        chance: mixes what could be paid next.
        what: is asked besides.
    """
    payments = table.settlement().payments
    if not payments:
        yield from _put_right(table)
        return
    number, scene = table.paying.number or 0, table.fallen_scene(cleared=True)
    asked = Asked("phase", "cleared", {"number": number}, scene)
    yield acting(asked, _next(table), "4.3", "pay")
    is_laid = False
    for order, payment in enumerate(payments, start=1):
        how = None if is_laid else laying(table, payment, chance, wishes=what.wishes)
        if order <= MOST_PAYMENTS:
            yield _payment(table, payments, order, chance)
        if order <= MOST_PAYMENTS and how is not None:
            yield how.moment
            is_laid = True
            _push_over(table, order, how.wish)
        else:
            _push_over(table, order, AS_PLAYED)
        if order == 1 < len(payments):
            yield from _after_the_first(table, asked, len(payments) - 1, what)
    yield from _put_right(table)
    yield acting(asked._replace(key="paid-last"), saying(table.said(), table.state), "2", "all-paid")


def _put_right(table: Simulated) -> Iterator[Moment]:
    """After all payments a chip that played elsewhere than it lies is laid where it was meant [4.3]."""
    for chip in table.paying.misplaced:
        values: dict[str, Value] = {"where": BY_NAME[chip.lies], "meant": BY_NAME[chip.meant]}
        asked = Asked("bet", "bet.put-right", values, table.fallen_scene(cleared=True))
        yield acting(asked, _next(table), "4.3", "bet.put-right")


def _push_over(table: Simulated, order: int, wish: Wish) -> None:
    if wish == AS_PLAYED:
        table.do("paid", order=order)
    else:
        table.do("paid", order=order, wish={"with": [money_text(value) for value in wish.values]})


def _next(table: Simulated) -> Act:
    (act,) = doing(table.due())
    return act


def _after_the_first(table: Simulated, asked: Asked, left: int, what: Paying) -> Iterator[Moment]:
    """The marker; or a ball that somebody throws while there is still something to pay [3.7]."""
    if what.mark:
        yield acting(asked._replace(key="paid-one"), _next(table), "4.3", "mark")
    if what.early:
        void = table.refuses("throw") and bool(void_reasons(Throw(all_paid=False)))
        early = Asked("void", "void.early", {**asked.values, "left": left}, asked.scene)
        yield acting(early, Act.VOID if void else Act.LEAVE, "3.7", "void.early")


def _payment(table: Simulated, payments: Sequence[Payment], order: int, chance: random.Random) -> Moment:
    """Which of those that are left is paid now, and how much."""
    number, scene = table.paying.number or 0, table.fallen_scene(cleared=True)
    payment, left = payments[order - 1], payments[order - 1 :]
    values: dict[str, Value] = {"number": number, "paid": order - 1}
    amount, likely = _amount(payment, table)
    steps = [Step(Say("whole-spins.step.next", {"order": order}), "4.3"), *_worked(payment)]
    if len(left) == 1:
        told = described(scene, payment)
        key = f"pay.last.{told.key.removeprefix('order.')}"
        return working(Asked("pay", key, {**told.values, **values}, scene), (amount,), (likely,), steps)
    mixed = chance.sample(left, len(left))
    which, ways = chosen("next", [mixed.index(payment)], tuple(described(scene, each) for each in mixed))
    return working(Asked("pay", "pay.next", values, scene), (which, amount), (ways, likely), steps)


def _amount(payment: Payment, table: Simulated) -> tuple[Field, list[str]]:
    if payment.chip is None or payment.pieces is None:
        return moneyed("amount", payment.amount, table.house.unit)
    staked = sum(won.pieces or 0 for won in payment.winning)
    field, ways = counted("pieces", payment.pieces)
    return field, [str(payment.pieces + staked), *ways]


def _worked(payment: Payment) -> Iterator[Step]:
    """Each stake times its odds, and their sum."""
    in_pieces = payment.chip is not None and payment.pieces is not None
    for won in payment.winning:
        stake = str(won.pieces) if in_pieces and won.pieces is not None else italian.euro(won.amount)
        gets = won.odds.of(won.amount)
        worth = payment.chip.value if in_pieces and payment.chip is not None else None
        total = italian.euro(gets) if worth is None else str(gets // worth)
        product = Symbols(f"{stake} × {won.odds.times} = {total}")
        yield Step(Say("whole-spins.step.won", {"where": won.position, "sum": product}), "4.2")


def dividing(table: Simulated) -> Iterator[Moment]:
    """Zero: À partager, what becomes of each stake, Enfermé [4.1]."""
    told, scene = table.settlement(), table.fallen_scene(cleared=True)
    due = [saying((words,), table.state) for words in table.said()]
    asked = Asked("share", "zero.cleared", {}, scene)
    if Act.HALVE in due:
        yield acting(asked, Act.HALVE, "4.1", "halve")
    for part in told.partage[:3]:
        yield _share(table, told, part)
    if Act.SHUT in due:
        yield acting(asked._replace(key="zero.halved"), Act.SHUT, "4.1", "shut")


def _share(table: Simulated, told: Settlement, part: Part) -> Moment:
    """What becomes of one player's stake on one chance."""
    house = table.house
    lying = _lying(table.paying.bets, part.position, part.owner)
    free = [entry for entry in lying if not entry.enferme]
    stake = sum(entry.amount for entry in free)
    prison = spin_rules(house).zero is ZeroRule.PRISON
    units = Units(_piece(free) if prison else None)
    shut = _of(told.enferme if prison else told.returned, part)
    rights = {"bank": part.amount, "shut" if prison else "returned": shut}
    rights["left"] = stake - sum(rights.values())
    key, owner = _who(free[0])
    values: dict[str, Value] = {"where": part.position, "stake": units.said(stake), **owner}
    asked = Asked("share", f"share.{key}", values, table.fallen_scene(cleared=True))
    return _amounts(asked, rights, units, "4.1")


def prisoners(table: Simulated) -> Iterator[Moment]:
    """What becomes of each prisoner at the number that fell [4.1]."""
    told, number, scene = table.settlement(), table.paying.number or 0, table.fallen_scene(cleared=False)
    for stack in table.paying.bets:
        for entry in (one for one in stack.entries if one.enferme):
            units = Units(entry.value if entry.colour is not None else None)
            freed = _of_entry(told.freed, stack.position, entry)
            rights = {"freed": freed, "taken": entry.amount - freed}
            values: dict[str, Value] = {
                "where": stack.position,
                "number": number,
                "stake": units.said(entry.amount),
            }
            key, owner = _who(entry)
            asked = Asked("prison", f"prison.{key}", {**values, **owner}, scene)
            yield _amounts(asked, rights, units, "4.1")


def _amounts(asked: Asked, rights: dict[str, int], units: Units, section: str) -> Moment:
    fields: list[Field] = []
    ways: list[list[str]] = []
    steps: list[Step] = []
    for name, amount in rights.items():
        field, way = counted(name, amount // units.piece) if units.piece else moneyed(name, amount, units.one)
        fields.append(field)
        ways.append(way)
        steps.append(Step(Say(f"whole-spins.step.{name}", {"amount": units.said(amount)}), section))
    return working(asked, fields, ways, steps)


def _lying(bets: Sequence[Stack], position: Position, owner: str | None) -> list[Entry]:
    return [
        entry
        for stack in bets
        if stack.position is position
        for entry in stack.entries
        if entry.owner == owner
    ]


def _piece(entries: Sequence[Entry]) -> int | None:
    """What a piece of a colour is worth; value is counted in money."""
    return entries[0].value if entries[0].colour is not None else None


def _of(parts: Sequence[Part], part: Part) -> int:
    return sum(one.amount for one in parts if (one.position, one.owner) == (part.position, part.owner))


def _of_entry(parts: Sequence[Part], position: Position, entry: Entry) -> int:
    return sum(one.amount for one in parts if (one.position, one.owner) == (position, entry.owner))


def _who(entry: Entry) -> tuple[str, dict[str, Value]]:
    """Say whose chips are: how a sentence's key ends, and what stands in it."""
    return ("colour", {"colour": Term(entry.colour)}) if entry.colour is not None else whose(entry.owner)
