"""What an announce costs, what a piece of it is worth for a player's money, and what comes back [5, 5.1]."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from app.practice import forms
from app.practice.drills.roulette.announced import called, drawn_announce
from app.practice.exercise import Drill, Field, Sitting, Step, Task, one_field, slips_of
from app.practice.pace import Pace
from app.practice.roulette.values import Numbers
from app.practice.saying import Quote, Say, Sum, Symbols
from app.rules.house import House
from app.rules.italian import euro
from app.rules.money import Cents, money_text
from app.rules.roulette.announce_prices import (
    Price,
    highest_value,
    over_maximum,
    price_in_colour,
    price_in_value,
    repeated,
)
from app.rules.roulette.announces import Announce, with_straights
from app.rules.tongue import Speech

_LEVELS: Final = (
    ("vicini", "serie", "orfanelli", "laterali"),
    ("nassa", "zero-spiel", "figure", "finale", "finale-of-five", "finale-of-four", "finale-of-three"),
    ("money-even", "money-change", "money-one-chip"),
    ("straights-sector", "straights-final", "straights-laterali"),
    ("colour-pieces", "colour-rest"),
)
_ROUND: Final = (250, 500, 1000, 2000, 5000, 10000)
"""Cents of a share in one chip, as most announces are."""
_ODD: Final = (250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 6000)
"""Cents of a share in more than one."""
_MINIMA: Final = (250, 500, 1000, 2000)
_SECTORS: Final = ("vicini", "serie", "orfanelli", "laterali", "nassa", "zero-spiel", "contronassa")
_FINALS: Final = ("finale", "figure", "finale-of-five", "finale-of-four", "finale-of-three")
_STRAIGHTS: Final = {
    "straights-sector": ("vicini", "serie", "orfanelli", "nassa"),
    "straights-final": _FINALS,
    "straights-laterali": ("laterali",),
}
_COUNTS: Final = (3, 4, 5, 6, 8, 9)
"""The pieces that announces have, and the eight that the vicini are taken to have."""
_OFF: Final = tuple(sign * cents for cents in (250, 500, 1000, 1500, 2000, 2500, 5000) for sign in (1, -1))
"""Cents by which somebody miscounts: a chip or two."""
_NOTES: Final = (1000, 2000, 5000, 10000)
"""Cents in which a player rounds his money up."""


def _task(sitting: Sitting) -> Task:
    if sitting.level <= 2:
        return _cost(sitting)
    if sitting.level == 3:
        return _from_money(sitting)
    return _with_straights(sitting) if sitting.level == 4 else _COLOUR[sitting.variant](sitting)


def _cost(sitting: Sitting) -> Task:
    """So much a piece: what is it in all?"""
    announce = drawn_announce(sitting.variant, sitting.chance)
    value = _playable(sitting, announce, _ROUND if sitting.level == 1 else _ODD)
    price = price_in_value(announce, value, sitting.house)
    total = _total(price)
    fields = one_field("total", forms.MONEY, money_text(total))
    return Task(
        Say("announces-price.ask", {"announce": called(announce), "value": Sum(value)}),
        fields,
        (*_worked(price), _said(price)),
        slips_of(fields, ((name, (money_text(wrong),)) for name, wrong in _wrong_totals(announce, value))),
    )


def _playable(sitting: Sitting, announce: Announce, values: tuple[int, ...]) -> Cents:
    """Draw a value that no position of the announce is over its maximum with."""
    house = sitting.house
    fit = [value for value in values if not over_maximum(announce, Cents(value), house, held=False)]
    return Cents(sitting.chance.choice(fit))


def _total(price: Price) -> Cents:
    return Cents(0) if price.total is None else price.total


def _worked(price: Price) -> Iterator[Step]:
    announce, value = price.announce, price.value or Cents(0)
    if announce.straights:
        count = f"{announce.pieces - len(announce.straights)} + {len(announce.straights)} = {announce.pieces}"
        yield Step(Say("announces-price.straights", {"sum": Symbols(count)}), "5")
    else:
        yield _counted(announce)
    product = f"{announce.pieces} × {euro(value)} = {euro(_total(price))}"
    yield Step(Say("announces-price.total", {"sum": Symbols(product)}), "5.3")


def _counted(announce: Announce) -> Step:
    return Step(
        Say("announces-price.pieces", {"announce": called(announce), "pieces": announce.pieces}), "5.1"
    )


def _said(price: Price) -> Step:
    return Step(
        Say("announces-price.repeat", {"said": Quote(repeated(price, Speech.ITALIAN, held=False))}), "5"
    )


def _wrong_totals(announce: Announce, value: Cents) -> Iterator[tuple[str, int]]:
    """What comes of other counts, other values and miscounting."""
    total = announce.pieces * value
    for count in _COUNTS:
        yield "other-count", count * value
    yield "piece-forgotten", total - value
    yield "piece-too-many", total + value
    for factor, divisor in ((2, 1), (10, 1), (1, 10)):
        yield "other-value", total * factor // divisor
    for by in _OFF:
        if total + by > 0:
            yield "miscounted", total + by


def _from_money(sitting: Sitting) -> Task:
    """So much money, and the announce's name: what is a piece worth, what comes back?"""
    chance, house = sitting.chance, sitting.house
    announce = drawn_announce(chance.choice(_SECTORS + _FINALS), chance)
    minimum = Cents(chance.choice(_MINIMA))
    money = _MONEY[sitting.variant](sitting, announce, minimum)
    value = highest_value(announce, money, minimum, house.chips[0])
    price = price_in_value(announce, value, house, money=money)
    fields = _two_amounts("value", value, price.change)
    asked: dict[str, Sum | Quote] = {
        "announce": called(announce),
        "money": Sum(money),
        "minimum": Sum(minimum),
    }
    return Task(
        Say("announces-price.ask-money", asked),
        fields,
        (_shared_out(announce, money, value), *_changed(price, money)),
        slips_of(fields, _amounts(_wrong_values(announce, money, minimum, price, house))),
    )


def _even(sitting: Sitting, announce: Announce, minimum: Cents) -> Cents:
    return Cents(announce.pieces * _multiple(sitting, announce, minimum))


def _multiple(sitting: Sitting, announce: Announce, minimum: Cents) -> Cents:
    return _playable(sitting, announce, tuple(minimum * times for times in (1, 2, 3, 4, 5, 6, 8, 10)))


def _rounded_up(sitting: Sitting, announce: Announce, minimum: Cents) -> Cents:
    """Round money up so that it does not divide, and a piece is worth no more for it."""
    value, least = _multiple(sitting, announce, minimum), sitting.house.chips[0]
    total, step = announce.pieces * value, announce.pieces * least
    over = [
        up for note in _NOTES for up in [-(-(total + 1) // note) * note] if up // step == total // step
    ] or [total + least]
    return Cents(sitting.chance.choice(over))


def _one_chip(sitting: Sitting, announce: Announce, minimum: Cents) -> Cents:
    """Draw one chip that pays at least the minimum, and nothing over a maximum."""
    house = sitting.house
    fit = [
        chip
        for chip in house.chips
        if chip >= announce.pieces * minimum
        and not over_maximum(
            announce, highest_value(announce, chip, minimum, house.chips[0]), house, held=False
        )
    ]
    return sitting.chance.choice(fit)


_MONEY: Final[Mapping[str, Callable[[Sitting, Announce, Cents], Cents]]] = {
    "money-even": _even,
    "money-change": _rounded_up,
    "money-one-chip": _one_chip,
}


def _two_amounts(first: str, amount: Cents, change: Cents) -> tuple[Field, ...]:
    return (
        Field(first, forms.MONEY, (money_text(amount),)),
        Field("change", forms.MONEY, (money_text(change),)),
    )


def _shared_out(announce: Announce, money: Cents, value: Cents) -> Step:
    sums: dict[str, Sum | int] = {"money": Sum(money), "pieces": announce.pieces, "value": Sum(value)}
    return Step(Say("announces-price.share", sums), "5")


def _changed(price: Price, money: Cents) -> Iterator[Step]:
    yield from _worked(price)
    rest = f"{euro(money)} − {euro(_total(price))} = {euro(price.change)}"
    yield Step(Say("announces-price.change", {"sum": Symbols(rest)}), "5")
    yield _said(price)


def _wrong_values(
    announce: Announce, money: Cents, minimum: Cents, price: Price, house: House
) -> Iterator[tuple[str, int, int]]:
    """What a piece would be worth, and come back, of other counts, of other steps, and miscounted."""
    value, change, least = price.value or Cents(0), price.change, house.chips[0]
    for count in _COUNTS:
        worth = money // (count * least) * least
        yield "other-count", worth, money - count * worth
    for step in (minimum, least):  # a multiple of the minimum, and a chip too few
        lower = (value - 1) // step * step
        yield "value-too-low", lower, money - announce.pieces * lower
    for step in (minimum, least):
        higher = value + step - value % step
        yield "value-too-high", higher, abs(money - announce.pieces * higher)
    yield "change-forgotten", value, 0
    yield "swapped", change, value
    for by in _OFF:
        yield "change-wrong", value, change + by


def _amounts(wrong: Iterator[tuple[str, int, int]]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Write what is wrong; nobody is given back less than nothing."""
    for name, amount, change in wrong:
        if amount >= 0 and change >= 0:
            yield name, (money_text(amount), money_text(change))


def _with_straights(sitting: Sitting) -> Task:
    """Value, announce, straights and money are said: what is it in all, what comes back?"""
    chance, house = sitting.chance, sitting.house
    base = drawn_announce(chance.choice(_STRAIGHTS[sitting.variant]), chance)
    announce = with_straights(base, chance.sample(range(37), chance.randint(1, 4)))
    value = _playable(sitting, announce, _ROUND[:-1])
    note = chance.choice(_NOTES)
    money = Cents(-(-announce.pieces * value // note) * note)
    price = price_in_value(announce, value, house, money=money)
    said = repeated(price_in_value(announce, value, house), Speech.ITALIAN, held=False)
    fields = _two_amounts("total", _total(price), price.change)
    asked: dict[str, Sum | Quote | Numbers] = {
        "said": Quote(said),
        "announce": called(base),
        "straights": Numbers(announce.straights),
        "value": Sum(value),
        "money": Sum(money),
    }
    return Task(
        Say("announces-price.ask-straights", asked),
        fields,
        tuple(_changed(price, money)),
        slips_of(fields, _amounts(_wrong_sums(announce, money, value))),
    )


def _wrong_sums(announce: Announce, money: Cents, value: Cents) -> Iterator[tuple[str, int, int]]:
    """What it would cost without the straights, with one more or fewer, and miscounted."""
    total = announce.pieces * value
    straights = len(announce.straights) * value
    yield "straights-forgotten", total - straights, money - total + straights
    for by in (value, -value, 2 * value):
        yield "other-count", total + by, abs(money - total - by)
    yield "change-forgotten", total, 0
    yield "swapped", money - total, total
    for by in _OFF:
        yield "change-wrong", total, money - total + by
        yield "total-wrong", total + by, money - total


def _colour_pieces(sitting: Sitting) -> Task:
    """So many pieces of colour to the share: how many is that, and what are they worth?"""
    chance = sitting.chance
    announce = drawn_announce(chance.choice(_SECTORS + _FINALS), chance)
    each, worth = chance.randint(2, 8), Cents(chance.choice((250, 500)))
    pieces = price_in_colour(announce, each, sitting.house, worth=worth).pieces
    fields = _pieces_and_worth(pieces, pieces * worth)
    product = Symbols(f"{announce.pieces} × {each} = {pieces}")
    value = Symbols(f"{pieces} × {euro(worth)} = {euro(pieces * worth)}")
    return Task(
        Say("announces-price.ask-colour", {"announce": called(announce), "each": each, "worth": Sum(worth)}),
        fields,
        (
            _counted(announce),
            Step(Say("announces-price.colour", {"sum": product}), "5.1"),
            Step(Say("announces-price.worth", {"sum": value}), "2"),
        ),
        slips_of(fields, _wrong_pieces(announce, each, worth)),
    )


def _pieces_and_worth(pieces: int, worth: int) -> tuple[Field, ...]:
    return (
        Field("pieces", forms.COUNT, (str(pieces),)),
        Field("worth", forms.MONEY, (money_text(worth),)),
    )


def _wrong_pieces(announce: Announce, each: int, worth: Cents) -> Iterator[tuple[str, tuple[str, ...]]]:
    pieces = announce.pieces * each
    for count in _COUNTS:
        yield "other-count", (str(count * each), money_text(count * each * worth))
    yield "piece-too-many", (str(pieces + 1), money_text((pieces + 1) * worth))
    yield "piece-forgotten", (str(pieces - 1), money_text((pieces - 1) * worth))
    for value in (250, 500, 1000):
        yield "other-value", (str(pieces), money_text(pieces * value))
    for by in _OFF:
        if pieces * worth + by > 0:
            yield "miscounted", (str(pieces), money_text(pieces * worth + by))


def _colour_rest(sitting: Sitting) -> Task:
    """So many pieces of colour for an announce: how many to the share, how many come back?"""
    chance = sitting.chance
    announce = drawn_announce(chance.choice(_SECTORS + _FINALS), chance)
    pieces = chance.randint(announce.pieces, 8 * announce.pieces)
    # A colour's own minimum is its piece: so many of them to the share as the pieces cover.
    piece = sitting.house.minimum
    each = highest_value(announce, Cents(pieces * piece), piece, piece) // piece
    rest = pieces - price_in_colour(announce, each, sitting.house).pieces
    fields = (Field("each", forms.COUNT, (str(each),)), Field("rest", forms.COUNT, (str(rest),)))
    shared = Symbols(f"{announce.pieces} × {each} = {pieces - rest}")
    left = Symbols(f"{pieces} − {pieces - rest} = {rest}")
    return Task(
        Say("announces-price.ask-rest", {"announce": called(announce), "pieces": pieces}),
        fields,
        (
            _counted(announce),
            Step(Say("announces-price.colour", {"sum": shared}), "5.1"),
            Step(Say("announces-price.rest", {"sum": left}), "5"),
        ),
        slips_of(fields, _wrong_rests(announce, pieces, each, rest)),
    )


def _wrong_rests(
    announce: Announce, pieces: int, each: int, rest: int
) -> Iterator[tuple[str, tuple[str, ...]]]:
    for count in _COUNTS:
        yield "other-count", (str(pieces // count), str(pieces % count))
    yield "value-too-low", (str(each - 1), str(rest + announce.pieces))
    yield "value-too-high", (str(each + 1), str(announce.pieces - rest))
    yield "swapped", (str(rest), str(each))
    yield "change-forgotten", (str(each), "0")
    for by in (1, -1, 2, -2, 3, 4, 5, 6, 7):
        if rest + by >= 0:
            yield "change-wrong", (str(each), str(rest + by))


_COLOUR: Final[Mapping[str, Callable[[Sitting], Task]]] = {
    "colour-pieces": _colour_pieces,
    "colour-rest": _colour_rest,
}

ANNOUNCES_PRICE: Final = Drill("announces-price", _LEVELS, _task, pace=Pace(10))
