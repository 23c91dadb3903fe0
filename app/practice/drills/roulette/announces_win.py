"""How a winning announce goes on: what is kept, what the player is given, at what value it plays [5.2]."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from app.practice import forms
from app.practice.drills.roulette.announced import called, drawn_announce, on_layout
from app.practice.exercise import Drill, Field, Form, Sitting, Step, Task, slips_of
from app.practice.pace import Pace
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.values import Placings
from app.practice.saying import Quote, Say, Sum, Symbols
from app.rules.italian import euro
from app.rules.money import Cents, money_text
from app.rules.roulette.announce_names import announce_named
from app.rules.roulette.announce_prices import over_maximum
from app.rules.roulette.announce_wins import Again, GoingOn, Win, go_on, highest_playable, pieces_kept, win_of
from app.rules.roulette.announces import Announce
from app.rules.roulette.layout import Kind
from app.rules.roulette.odds import ODDS

_LEVELS: Final = (
    ("kept-vicini", "kept-serie", "kept-orfanelli", "kept-laterali"),
    ("rifare-pieces", "completare-pieces"),
    ("rifare-value", "completare-value"),
    ("tutto-serie", "tutto-vicini", "tutto-trio"),
    ("over-serie", "over-vicini-placed", "over-vicini-held"),
)
_KINDS: Final = ("vicini", "serie", "orfanelli", "laterali", "nassa", "finale-of-four", "finale")
_VALUES: Final = (500, 1000, 1500, 2000, 2500, 3000, 4000, 5000)
_HIGH: Final = tuple(range(4500, 12500, 500))
_TRIO_NUMBERS: Final = (0, 2, 3)
_WAYS: Final = {Again.RIFARE: "a rifare", Again.COMPLETARE: "a completare", Again.TUTTO: "per il tutto"}
"""What the player says, in Italian in every language (rules 8)."""
_SIGNS: Final = (1, -1)

Pair = tuple[int, int]


def _task(sitting: Sitting) -> Task:
    if sitting.level == 1:
        return _kept(sitting)
    return _same_again(sitting) if sitting.level <= 3 else _all_of_it(sitting)


def _number_of(sitting: Sitting, announce: Announce) -> int:
    """Draw a number on which the announce wins."""
    numbers = sorted({number for bet in announce.bets for number in bet.position.numbers})
    return sitting.chance.choice(numbers)


def _shown(sitting: Sitting, win: Win, *, value: Cents | None) -> OnLayout:
    """Show the announce as it was placed, and the dolly on its number."""
    pieces = {bet.position: bet.pieces for bet in win.announce.bets}
    return on_layout(pieces, sitting.house, value, number=win.number)


def _staked(win: Win) -> int:
    return sum(bet.pieces for bet in win.announce.winning(win.number))


def _won(win: Win) -> int:
    return win.winnings // win.value


# What is kept


def _kept(sitting: Sitting) -> Task:
    """This number fell: how many pieces are kept a rifare, how many a completare?"""
    announce = drawn_announce(sitting.variant.removeprefix("kept-"), sitting.chance)
    number = _number_of(sitting, announce)
    rifare, completare = pieces_kept(announce, number)
    win = win_of(announce, sitting.house.minimum, number, sitting.house, held=False)
    fields = (
        Field("rifare", forms.COUNT, (str(rifare),)),
        Field("completare", forms.COUNT, (str(completare),)),
    )
    less = Symbols(f"{rifare} − {rifare - completare} = {completare}")
    return Task(
        Say("announces-win.ask-kept", {"announce": called(announce), "number": number}),
        fields,
        (
            _winning(win, _shown(sitting, win, value=None)),
            Step(Say("announces-win.rifare", {"pieces": Symbols(str(rifare))}), "5.2"),
            Step(Say("announces-win.completare", {"pieces": less}), "5.2"),
        ),
        slips_of(fields, ((name, _counts(pair)) for name, pair in _wrongly_kept(rifare, completare))),
        _shown(sitting, win, value=None),
    )


def _winning(win: Win, scene: OnLayout | None = None) -> Step:
    winning = win.announce.winning(win.number)
    parts = [bet.pieces * ODDS[bet.position.kind].times for bet in winning]
    total = f"{' + '.join(map(str, parts))} = {sum(parts)}" if len(parts) > 1 else str(parts[0])
    return Step(
        Say("announces-win.winning", {"bets": Placings(winning), "sum": Symbols(total)}), "4.2", scene
    )


def _counts(pair: Pair) -> tuple[str, str]:
    return str(pair[0]), str(pair[1])


def _wrongly_kept(rifare: int, completare: int) -> Iterator[tuple[str, Pair]]:
    yield "stake-forgotten", (rifare, rifare)
    yield "ways-swapped", (completare, rifare)
    yield "stake-forgotten", (rifare + rifare - completare, rifare)
    for off in (1, -1, 2, -2):
        yield "stake-miscounted", (rifare, completare + off)
        yield "pieces-miscounted", (rifare + off, completare + off)
        yield "pieces-miscounted", (rifare + off, completare)


# A rifare, a completare


def _same_again(sitting: Sitting) -> Task:
    """This number fell, and it goes on: what is kept, and what is the player given?"""
    chance, house = sitting.chance, sitting.house
    way, _, unit = sitting.variant.partition("-")
    again, in_value = Again(way), unit == "value"
    announce = drawn_announce(chance.choice(_KINDS), chance)
    fit = [value for value in _VALUES if not over_maximum(announce, Cents(value), house, held=False)]
    value = Cents(chance.choice(fit)) if in_value else house.minimum
    win = win_of(announce, value, _number_of(sitting, announce), house, held=False)
    on = go_on(win, again, house)
    form, text = _VALUE if in_value else _PIECES
    fields = (
        Field("kept", form, (text(on.kept // value, value),)),
        Field("handed", form, (text(on.handed_over // value, value),)),
    )
    asked = {**_asked(win, again), "value": Sum(value)} if in_value else _asked(win, again)
    shown = _shown(sitting, win, value=value if in_value else None)
    return Task(
        Say("announces-win.ask-value" if in_value else "announces-win.ask-pieces", asked),
        fields,
        (_winning(win, shown), *_same_worked(win, on), *(_in_value(on, value) if in_value else ())),
        slips_of(
            fields,
            (
                (name, (text(kept, value), text(handed, value)))
                for name, (kept, handed) in _wrong_pairs(win, on)
                if kept > 0 and handed >= 0
            ),
        ),
        shown,
    )


_PIECES: Final[tuple[Form, Callable[[int, Cents], str]]] = (forms.COUNT, lambda pieces, _: str(pieces))
_VALUE: Final[tuple[Form, Callable[[int, Cents], str]]] = (
    forms.MONEY,
    lambda pieces, value: money_text(pieces * value),
)


def _asked(win: Win, again: Again) -> dict[str, Quote | int | Sum]:
    return {"announce": called(win.announce), "number": win.number, "way": Quote(_WAYS[again])}


def _same_worked(win: Win, on: GoingOn) -> Iterator[Step]:
    pieces, staked, won = win.announce.pieces, _staked(win), _won(win)
    if on.again is Again.RIFARE:
        yield Step(Say("announces-win.rifare", {"pieces": Symbols(str(pieces))}), "5.2")
        handed = f"{won} − {pieces} + {staked} = {won - pieces + staked}"
        yield Step(Say("announces-win.handed-rifare", {"sum": Symbols(handed)}), "5.2")
    else:
        kept = pieces - staked
        less = Symbols(f"{pieces} − {staked} = {kept}")
        yield Step(Say("announces-win.completare", {"pieces": less}), "5.2")
        handed = f"{won} − {kept} = {won - kept}"
        yield Step(Say("announces-win.handed-completare", {"sum": Symbols(handed)}), "5.2")


def _in_value(on: GoingOn, value: Cents) -> tuple[Step, ...]:
    parts = [(on.kept, "kept"), (on.handed_over, "handed")]
    return tuple(
        Step(
            Say(
                f"announces-win.in-value-{what}",
                {"sum": Symbols(f"{amount // value} × {euro(value)} = {euro(amount)}")},
            ),
            "5.2",
        )
        for amount, what in parts
    )


def _wrong_pairs(win: Win, on: GoingOn) -> Iterator[tuple[str, Pair]]:
    """Pieces kept and handed over by who forgets the stake, mixes up the ways, or takes other odds."""
    pieces, staked, won = win.announce.pieces, _staked(win), _won(win)
    kept, handed = on.kept // win.value, on.handed_over // win.value
    other = pieces - staked if on.again is Again.RIFARE else pieces
    yield "ways-swapped", (other, handed)
    yield "stake-forgotten", (kept, won - pieces)
    yield "stake-forgotten", (kept, handed + staked)
    yield "kept-not-taken-off", (kept, won)
    yield "kept-not-taken-off", (kept, won + staked)
    for count in (3, 4, 5, 6, 9):
        yield "pieces-miscounted", (count, won - count + staked)
    for kind in (Kind.LINE, Kind.CORNER, Kind.STREET, Kind.SPLIT, Kind.STRAIGHT):
        yield "wrong-odds", (kept, handed - won + staked * ODDS[kind].times)
    for off in (1, 2):
        for sign in _SIGNS:
            yield "miscounted", (kept, handed + sign * off)


# Per il tutto


def _all_of_it(sitting: Sitting) -> Task:
    """It goes on per il tutto: at what value does it play, and what is the player given?"""
    win = _win_for_all(sitting)
    house = sitting.house
    on = go_on(win, Again.TUTTO, house)
    fields = (
        Field("value", forms.MONEY, (money_text(on.value),)),
        Field("handed", forms.MONEY, (money_text(on.handed_over),)),
    )
    held = ".ask-held" if win.held else ".ask-placed"
    wrong = _wrong_for_all(win, on)
    return Task(
        Say(f"announces-win{held}", {**_asked(win, Again.TUTTO), "value": Sum(win.value)}),
        fields,
        tuple(_all_worked(win, on, sitting)),
        slips_of(
            fields,
            (
                (name, (money_text(value), money_text(handed)))
                for name, (value, handed) in wrong
                if value > 0 and handed >= 0
            ),
        ),
        None if win.held else _shown(sitting, win, value=win.value),
    )


def _win_for_all(sitting: Sitting) -> Win:
    """Draw a win of vicini or serie whose share fits its maxima, or at the last level does not."""
    chance, house = sitting.chance, sitting.house
    name = "serie" if "serie" in sitting.variant else "vicini"
    announce, held = announce_named(name), sitting.variant.endswith("held")
    number = _number_of(sitting, announce)
    if sitting.variant == "tutto-trio":
        number = chance.choice(_TRIO_NUMBERS)
    elif sitting.variant == "tutto-vicini":
        others = [bet.position for bet in announce.bets if bet.position.kind is not Kind.TRIO]
        number = chance.choice(chance.choice(others).numbers)
    most = highest_playable(announce, house, held=held)
    times = _TIMES[name]
    values = _HIGH if sitting.level == 5 else _VALUES
    fit = [value for value in values if value <= most and (value * times > most) == (sitting.level == 5)]
    return win_of(announce, Cents(chance.choice(fit)), number, house, held=held)


_TIMES: Final[Mapping[str, int]] = {"serie": 3, "vicini": 2}
"""The serie triples, the vicini double [5.2]; here only to draw a value that reaches the maxima."""


def _all_worked(win: Win, on: GoingOn, sitting: Sitting) -> Iterator[Step]:
    yield _winning(win, None if win.held else _shown(sitting, win, value=win.value))
    pot = win.winnings + win.stake
    summed = Symbols(f"{euro(win.winnings)} + {euro(win.stake)} = {euro(pot)}")
    yield Step(Say("announces-win.pot", {"sum": summed}), "5.2")
    if any(bet.position.kind is Kind.TRIO for bet in win.announce.winning(win.number)):
        back = 3 * win.stake
        less = Symbols(f"{euro(pot)} − 3 × {euro(win.stake)} = {euro(pot - back)}")
        yield Step(Say("announces-win.trio", {"sum": less}), "5.2")
        pot -= back
    each = pot // win.announce.pieces
    share = Symbols(f"{euro(pot)} : {win.announce.pieces} = {euro(each)}")
    yield Step(Say("announces-win.share", {"sum": share}), "5.2")
    if each > on.value:
        key = "announces-win.most-held" if win.held else "announces-win.most"
        yield Step(Say(key, {"value": Sum(on.value)}), "5.2")
    handed = f"{euro(win.winnings + win.stake)} − {win.announce.pieces} × {euro(on.value)}"
    given = Symbols(f"{handed} = {euro(on.handed_over)}")
    yield Step(Say("announces-win.rest", {"sum": given}), "5.2")


def _wrong_for_all(win: Win, on: GoingOn) -> Iterator[tuple[str, Pair]]:
    """Value and what is given by who multiplies wrongly, forgets the trio, the maximum or the rest."""
    value, given, pieces = on.value, on.handed_over, win.announce.pieces
    pot = win.winnings + win.stake
    yield "rest-forgotten", (value, 0)
    yield "trio-forgotten", (value, given - 2 * win.stake)
    for times in (1, 2, 3, 4):
        yield "wrong-multiple", (times * win.value, 0)
        yield "wrong-multiple", (times * win.value, pot - pieces * times * win.value)
    yield "stake-forgotten", (value, given - win.stake)
    yield "stake-forgotten", (value, given + win.stake)
    for times in (1, 2, 3, 4, 5, 6):
        yield "miscounted", (value, given + times * win.value)
    for by in (500, 1000):
        for sign in _SIGNS:
            yield "near-value", (value + sign * by, max(given - sign * by * pieces, 0))


ANNOUNCES_WIN: Final = Drill("announces-win", _LEVELS, _task, pace=Pace(12))
