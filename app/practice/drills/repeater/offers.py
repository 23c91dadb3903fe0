"""The offers of a board: which wagers may be given up now, for how much, and how that is asked aloud [T3]."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from app.practice import forms
from app.practice.exercise import Drill, Field, Sitting, Step, Task, slips_of
from app.practice.pace import Pace
from app.practice.repeater.dealt import Named, rules_dealt
from app.practice.repeater.rounds import NEEDS, after, booked, new_round, some_values
from app.practice.repeater.scenes import OnBoard
from app.practice.repeater.wager_row import letter_behind, letters_of, wager_field
from app.practice.saying import Quote, Say, Sum
from app.practice.seats import seat_of
from app.rules.house import House
from app.rules.money import Cents, money_text
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.round import Offer, Round, Stake, offer_of, offers
from app.rules.repeater.wagers import BY_CODE, REPEATERS, Wager
from app.rules.repeater.words import offer_sentence

_LINES: Final = tuple(
    dict.fromkeys(f"{wager.envy}-{tally}" for wager in REPEATERS for tally in wager.surrender)
)
"""The lines of T3: how often a value must come, and how often it has."""
_MUCH: Final = "much-"
_LEVELS: Final = (_LINES, tuple(f"{_MUCH}{line}" for line in _LINES))
_NONE: Final = 0
"""The place behind the wagers of: none."""
_PRINTED: Final = tuple(sorted({pays for wager in REPEATERS for pays in wager.surrender.values()}))
_SHARE, _SHARE_OF_FEW = 0.5, 0.9
"""Of the values that have come in a round."""
_BESIDE: Final = 2
"""Wagers whose offer is asked beside the one that the variant names."""
_MOST_SLIPS: Final = 24
_SECTION, _PRINTED_IN = "Repeater A1", "Repeater T3"


def _task(sitting: Sitting) -> Task:
    chance, rules = sitting.chance, rules_dealt(sitting.house)
    need, tally = map(int, sitting.variant.removeprefix(_MUCH).split("-"))
    wager = chance.choice([wager for wager in REPEATERS if wager.envy == need])
    if sitting.variant.startswith(_MUCH):
        others = [other for other in rules.wagers if other is not wager]
        made = [wager, *chance.sample(others, _BESIDE)]
        return _how_much(sitting.house, rules, _board(chance, rules, made, wager, tally, _SHARE_OF_FEW))
    return _which(sitting.house, rules, _board(chance, rules, rules.wagers, wager, tally, _SHARE))


def _board(
    chance: random.Random,
    rules: RepeaterRules,
    made: Sequence[Wager],
    wager: Wager,
    tally: int,
    share: float,
) -> Round:
    """Let the values of a wager come so often, and others as chance has it."""
    values = [*some_values(chance, share, besides=wager.values), *_marks(chance, wager, tally)]
    return after(rules, booked(chance, rules, new_round(chance), made), values)


def _marks(chance: random.Random, wager: Wager, tally: int) -> list[int]:
    """Draw values of a wager that make its tally; none of several comes oftener than its own must."""
    if len(wager.values) == 1:
        return [wager.values[0]] * tally
    each = [value for value in wager.values for _ in range(NEEDS[value])]
    return chance.sample(each, tally)


def _which(house: House, rules: RepeaterRules, round_: Round) -> Task:
    """Touch all that is offered."""
    offered = {offer.stake.wager for offer in offers(rules, round_)}
    right = letters_of(rules, offered) or letter_behind(rules, _NONE)
    fields = (wager_field(rules, "offered", right, (Say("repeater-offers.none"),)),)
    slips = slips_of(fields, ((name, (answer,)) for name, answer in _missed(rules, round_, offered)))
    return Task(
        Say("repeater-offers.ask.which"), fields, _worked(house, rules, round_), slips, OnBoard(round_)
    )


def _missed(rules: RepeaterRules, round_: Round, offered: set[str]) -> Iterator[tuple[str, str]]:
    """What is answered by who forgets an offer, or makes one that is not printed."""
    yield "some-offered", letter_behind(rules, _NONE)
    standing = {stake.wager for stake in round_.standing}
    for wager in rules.wagers:
        wrong = letters_of(rules, offered ^ {wager.code})
        if wager.code in offered:
            yield "forgotten", wrong
        elif wager.code not in standing:
            yield "gone", wrong
        else:
            yield ("too-early" if wager.surrender else "group"), wrong


def _how_much(house: House, rules: RepeaterRules, round_: Round) -> Task:
    """Say what is offered for each wager that stands; nothing for one that may not be given up."""
    fields = tuple(_amount_field(rules, round_, stake) for stake in round_.standing)
    right = [field.right[0] for field in fields]
    wrong = [
        (name, (*right[:place], money_text(amount), *right[place + 1 :]))
        for place, stake in enumerate(round_.standing)
        for name, amount in _wrong(rules, round_, stake)
    ]
    slips = slips_of(fields, wrong, _MOST_SLIPS)
    return Task(
        Say("repeater-offers.ask.much"), fields, _worked(house, rules, round_), slips, OnBoard(round_)
    )


def _amount_field(rules: RepeaterRules, round_: Round, stake: Stake) -> Field:
    offer = offer_of(rules, round_, stake)
    text = money_text(Cents(0) if offer is None else offer.payment)
    values = {"seat": seat_of(stake.owner), "wager": Named(stake.wager)}
    return Field("offer", forms.MONEY, (text,), values=values)


def _wrong(rules: RepeaterRules, round_: Round, stake: Stake) -> Iterator[tuple[str, Cents]]:
    """What is said by who reads another line, gives the wager back, or offers nothing."""
    offer = offer_of(rules, round_, stake)
    yield "forgotten", Cents(0)
    own = BY_CODE[stake.wager].surrender.values()
    for pays in (*own, *_PRINTED):
        named = "other-line" if offer else "too-early" if pays in own else "group"
        yield named, Cents(pays * stake.amount)
    yield "wager-returned", stake.amount


def _worked(house: House, rules: RepeaterRules, round_: Round) -> tuple[Step, ...]:
    """Say each offer as it is asked aloud, and why there is none for what else stands."""
    offered = offers(rules, round_)
    told = {offer.stake.wager for offer in offered}
    without = [BY_CODE[stake.wager] for stake in round_.standing if stake.wager not in told]
    steps = [_said(house, offer) for offer in offered]
    if not rules.surrender:
        return (*steps, Step(Say("repeater-offers.no-surrender"), _SECTION))
    early = [wager for wager in without if wager.surrender and round_.tally(wager.values)]
    steps += [_early(round_, wager) for wager in early]
    if any(not wager.surrender for wager in without):
        steps.append(Step(Say("repeater-offers.groups"), _PRINTED_IN))
    return tuple(steps)


def _said(house: House, offer: Offer) -> Step:
    said = Quote(offer_sentence(offer, house.speech))
    values = {"pays": offer.pays, "bet": Sum(offer.stake.amount), "said": said}
    return Step(Say("repeater-offers.said", values), _PRINTED_IN)


def _early(round_: Round, wager: Wager) -> Step:
    values = {"wager": Named(wager.code), "tally": round_.tally(wager.values), "first": min(wager.surrender)}
    return Step(Say("repeater-offers.early", values), _PRINTED_IN)


OFFERS: Final = Drill("repeater-offers", _LEVELS, _task, pace=Pace(10))
