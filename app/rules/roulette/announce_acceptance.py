"""Whether an announce may be taken, and why not (rules 6) [5].

Theory. What is wrong with the announce itself (unclear, on the player's word, too short of money, its
complimentary chips) is refused whoever asks. When it comes is another matter:

                          vicini serie orfanelli laterali     any other
    a payment runs        held                                no
    ball at rest          placed or held                      placed; held by the capo tavolo
    ball thrown           placed or held                      by the capo tavolo
    rien ne va plus       by the capo tavolo                  by the capo tavolo
    the number fallen     no                                  no

By the capo tavolo: the dealer repeats it until the capo tavolo does, and his repeating is the acceptance.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple

from app.rules.house import House
from app.rules.money import Cents, money_text
from app.rules.roulette.announce_prices import Price
from app.rules.roulette.announces import on_track
from app.rules.roulette.spin_rules import spin_rules


class Moment(StrEnum):
    """When an announce is given."""

    PAYING = "paying"
    """the layout is cleared and a complicated payment runs"""
    AT_REST = "at-rest"
    """before the throw"""
    THROWN = "thrown"
    """between the throw and "Rien ne va plus\""""
    NO_MORE_BETS = "no-more-bets"
    """after it"""
    FALLEN = "fallen"
    """the number of its spin is known"""


class Fault(StrEnum):
    """Why an announce is refused."""

    NO_ANNOUNCES = "no-announces"
    UNCLEAR = "unclear"
    ON_WORD = "on-word"
    TOO_LITTLE = "too-little"
    BELOW_MINIMUM = "below-minimum"
    COMPLIMENTARY_COLOUR = "complimentary-colour"
    COMPLIMENTARY_SMALLER = "complimentary-smaller"
    COMPLIMENTARY_MIXED = "complimentary-mixed"
    COMPLIMENTARY_WHERE = "complimentary-where"
    WHILE_PAYING = "while-paying"
    NEEDS_CAPO_TAVOLO = "needs-capo-tavolo"
    LATE = "late"
    TOO_LATE = "too-late"


class Refusal(NamedTuple):
    """One thing that is wrong with an announce.

    Attributes:
        fault: which rule it breaks.
        sentence: the same for the dealer, with the section of the rule.
    """

    fault: Fault
    sentence: str


class Complimentary(NamedTuple):
    """The complimentary chips in an announce [5].

    Attributes:
        chip: cents that one is worth.
        pieces: how many.
        where_said: whether the player said on which positions they go.
    """

    chip: Cents
    pieces: int
    where_said: bool = False


class Asked(NamedTuple):
    """An announce as the dealer hears it.

    Attributes:
        price: what is played, at what value.
        moment: when it is given.
        held: whether it stays on the race track, paid and not placed.
        put_down: what the player put down for it: cents, or pieces of his colour; 0 on his word alone.
        complimentary: its complimentary chips; None if it has none.
        clear: whether the dealer understood it.
        accepted_by: the capo tavolo who repeated it; None if nobody did.
    """

    price: Price
    moment: Moment
    held: bool
    put_down: int
    complimentary: Complimentary | None = None
    clear: bool = True
    accepted_by: str | None = None


_FAULTS: Final = {
    (Moment.PAYING, True, False): Fault.WHILE_PAYING,
    (Moment.PAYING, False, True): Fault.WHILE_PAYING,
    (Moment.PAYING, False, False): Fault.WHILE_PAYING,
    (Moment.AT_REST, False, True): Fault.NEEDS_CAPO_TAVOLO,
    (Moment.THROWN, False, True): Fault.NEEDS_CAPO_TAVOLO,
    (Moment.THROWN, False, False): Fault.NEEDS_CAPO_TAVOLO,
    (Moment.NO_MORE_BETS, True, True): Fault.LATE,
    (Moment.NO_MORE_BETS, True, False): Fault.LATE,
    (Moment.NO_MORE_BETS, False, True): Fault.LATE,
    (Moment.NO_MORE_BETS, False, False): Fault.LATE,
    **{(Moment.FALLEN, ours, held): Fault.TOO_LATE for ours in (True, False) for held in (True, False)},
}
"""The table above, by the moment, whether it is one of the four, and whether it is held."""

_SENTENCES: Final = {
    Fault.WHILE_PAYING: "during a complicated payment only vicini, serie, orfanelli and laterali are taken, "
    "on the race track (rules 3) [4.3]",
    Fault.NEEDS_CAPO_TAVOLO: "this announce is placed and not held, and before the throw, as is any with "
    "straights added; held, or later, the capo tavolo must repeat it (rules 6) [5]",
    Fault.LATE: "after rien ne va plus only the capo tavolo takes an announce (rules 6) [5]",
    Fault.TOO_LATE: "the number has fallen: nothing is announced for its spin any more (rules 6) [5]",
}


_FOR_NOBODY: Final = frozenset({Fault.WHILE_PAYING, Fault.TOO_LATE})
"""What no capo tavolo lifts by repeating it."""


def refusals(asked: Asked, house: House, minimum: Cents) -> tuple[Refusal, ...]:
    """Say everything that speaks against taking an announce; nothing if it may be taken (rules 6) [5].

    Args:
        asked: the announce as it was given.
        house: whose rules hold.
        minimum: the table's, cents.

    Returns:
        The refusals, what is wrong with the announce itself before what is wrong with its moment.
    """
    if not spin_rules(house).announces:
        return (Refusal(Fault.NO_ANNOUNCES, f"{house.title} takes no announces (rules 6)"),)
    return (*_of_itself(asked, minimum), *_of_complimentary(asked), *_of_moment(asked))


def _of_itself(asked: Asked, minimum: Cents) -> Iterator[Refusal]:
    price = asked.price
    needed = price.pieces if price.total is None else price.total
    if not asked.clear:
        yield Refusal(Fault.UNCLEAR, "the announce is not clear: ask again (rules 6) [5]")
    if asked.put_down == 0:
        yield Refusal(Fault.ON_WORD, "no announce is taken on the player's word (rules 6) [5]")
    elif asked.put_down < needed:
        had = f"{asked.put_down} pieces" if price.total is None else money_text(asked.put_down)
        takes = f"{needed} pieces" if price.total is None else money_text(needed)
        yield Refusal(Fault.TOO_LITTLE, f"it takes {takes}, the player put down {had} (rules 6) [5]")
    if price.value is not None and price.value < minimum:
        least = f"{money_text(price.value)} a piece is below the minimum of {money_text(minimum)}"
        yield Refusal(Fault.BELOW_MINIMUM, f"{least} (rules 5) [2]")


def _of_complimentary(asked: Asked) -> Iterator[Refusal]:
    """Complimentary chips are indivisible; held, an announce is made of them alone or has none."""
    given, price = asked.complimentary, asked.price
    if given is None:
        return
    if price.value is None:
        rule = "an announce in colour has no complimentary chips: they are chips of value"
        yield Refusal(Fault.COMPLIMENTARY_COLOUR, f"{rule} (rules 6) [5]")
    elif price.value < given.chip:
        worth = f"a complimentary chip of {money_text(given.chip)} cannot be divided"
        yield Refusal(
            Fault.COMPLIMENTARY_SMALLER, f"{worth}: the announce's piece is worth less (rules 6) [5]"
        )
    elif given.pieces * given.chip != price.total or price.value % given.chip:
        if asked.held:
            rule = "an announce held is of complimentary chips alone or has none: place it"
            yield Refusal(Fault.COMPLIMENTARY_MIXED, f"{rule} (rules 6) [5]")
        elif not given.where_said:
            yield Refusal(
                Fault.COMPLIMENTARY_WHERE, "ask the player where his complimentary chips go (rules 6) [5]"
            )


def _of_moment(asked: Asked) -> Iterator[Refusal]:
    ours = on_track(asked.price.announce)
    fault = _FAULTS.get((asked.moment, ours, asked.held))
    if fault is not None and (fault in _FOR_NOBODY or not asked.accepted_by):
        yield Refusal(fault, _SENTENCES[fault])
