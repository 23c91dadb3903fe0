"""What players do wrong, or right at the last moment: what the table makes of it is what the dealer does."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from app.practice.drills.roulette.announced import called, drawn_announce
from app.practice.exercise import Moment, Step
from app.practice.roulette.on_the_cloth import value
from app.practice.roulette.whole_spins.acts import Act
from app.practice.roulette.whole_spins.moments import Asked, acting, chosen, moneyed, working
from app.practice.roulette.whole_spins.players import Habit, Player
from app.practice.roulette.whole_spins.simulated import Simulated, form_of
from app.practice.saying import Say, Sum, Symbols, Term, Value
from app.rules.italian import euro
from app.rules.money import Cents, money_text
from app.rules.roulette.announce_acceptance import Asked as Announced
from app.rules.roulette.announce_acceptance import Complimentary, Fault, refusals
from app.rules.roulette.announce_acceptance import Moment as When
from app.rules.roulette.announce_prices import Price, over_maximum, price_in_value
from app.rules.roulette.announces import Announce
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import DOUBLES, POSITIONS, Position
from app.rules.roulette.maxima import Stake, within_maximum
from app.table.json_text import Json

_SECTORS: Final = ("vicini", "serie", "orfanelli", "laterali")
_ON_CLOTH: Final = ("finale", "figure", "nassa", "finale-of-four")
_CAPO: Final = "capo tavolo"
FAULTS: Final = tuple(Fault)
"""The reasons for refusing an announce, as they are offered."""
_ASTRAY: Final = 0.4
"""Of the chips that lie wrong are seen when the number has fallen, and not before."""
_BETS: Final = tuple(p for p in POSITIONS if p.kind not in DOUBLES)
_SIMPLE: Final = tuple(p for p in _BETS if not p.inside)


class Incident(NamedTuple):
    """Something that happens at one moment of a spin.

    Attributes:
        when: before the throw, while the ball runs, or after "Rien ne va plus"; None where it is seen only
            once the number has fallen.
        play: has it happen, and gives the moments in which the dealer answers.
        begin: what is done unseen while the ball runs; None where nothing is.
        places: what must not win, because it could not be told from a stake that lies right.
    """

    when: When | None
    play: Callable[[Simulated], list[Moment]]
    begin: Callable[[Simulated], None] | None = None
    places: tuple[Position, ...] = ()


def incident(player: Player, chance: random.Random) -> Incident:
    """Have a player do what he does.

    Args:
        player: with a habit that is not a steady player's.
        chance: the script's.
    """
    habit = player.habit
    if habit is Habit.CARELESS and chance.random() < _ASTRAY:
        return _astray(player, chance)
    if habit in _BETS_OF:
        when = chance.choice(_WHEN_BET[habit])
        return Incident(when, lambda table: _BETS_OF[habit](_Case(table, player, chance, when)))
    when = chance.choice(_WHEN_ANNOUNCED[habit])
    return Incident(when, lambda table: _announced(_Case(table, player, chance, when)))


class _Case(NamedTuple):
    table: Simulated
    player: Player
    chance: random.Random
    when: When


_REST, _THROWN, _LATE = When.AT_REST, When.THROWN, When.NO_MORE_BETS
_WHEN_ANNOUNCED: Final[Mapping[Habit, Sequence[When]]] = {
    Habit.NEIGHBOURS: (_REST, _REST, _THROWN),
    Habit.FIGURES: (_REST, _THROWN, _THROWN),
    Habit.MUMBLES: (_REST, _THROWN),
    Habit.SHORT: (_REST,),
    Habit.PROMISES: (_REST, _THROWN),
    Habit.COMPLIMENTARY: (_REST,),
    Habit.TARDY: (_LATE,),
}
_WHEN_BET: Final[Mapping[Habit, Sequence[When]]] = {
    Habit.BOLD: (_REST,),
    Habit.TIMID: (_REST,),
    Habit.CARELESS: (_REST, _THROWN),
    Habit.LATE: (_THROWN, _LATE, _LATE),
}


# --- announces -----------------------------------------------------------------------------------------


class _Words(NamedTuple):
    """An announce as its player gives it.

    Attributes:
        how: key of the sentence that tells of it.
        asked: the same for the rules.
        fields: the same for the table.
    """

    how: str
    asked: Announced
    fields: dict[str, Json]


def _announced(case: _Case) -> list[Moment]:
    table, player = case.table, case.player
    words = _spoken(case)
    price = words.asked.price
    reasons = refusals(words.asked, table.house, table.state.minimum)
    faults = [reason.fault for reason in reasons]
    values = _told(case, words)
    asked = Asked("announce", f"announce.{words.how}", values, table.scene())
    right = _answer(faults)
    name = {Act.ACCEPT: "accept", Act.CAPO: "capo"}.get(right, "refuse")
    found = [acting(asked, right, "5", f"announce.{name}")]
    if right is Act.REFUSE:
        found.append(_reason(asked, faults))
    if right is Act.ACCEPT and price.total is not None:
        found.append(_costs(asked, price))
    by: dict[str, Json] = {"accepted_by": _CAPO} if right is Act.CAPO else {}
    table.do("announce", name=price.announce.name, owner=player.owner, **words.fields, **by)
    return found


def _answer(faults: Sequence[Fault]) -> Act:
    """An announce that only its moment speaks against is repeated until the capo tavolo does [5]."""
    if not faults:
        return Act.ACCEPT
    return Act.CAPO if set(faults) == {Fault.NEEDS_CAPO_TAVOLO} else Act.REFUSE


def _spoken(case: _Case) -> _Words:
    """Let a player announce as his habit is."""
    table, chance, habit = case.table, case.chance, case.player.habit
    announce = drawn_announce(chance.choice(_ON_CLOTH if habit is Habit.FIGURES else _SECTORS), chance)
    worth = _worth(case, announce)
    price = price_in_value(announce, worth, table.house)
    total = announce.pieces * worth
    down = _put_down(case, total, worth)
    complimentary = Complimentary(worth, announce.pieces // 2) if habit is Habit.COMPLIMENTARY else None
    asked = Announced(
        price,
        case.when,
        held=False,
        put_down=down,
        complimentary=complimentary,
        clear=habit is not Habit.MUMBLES,
    )
    fields: dict[str, Json] = {"value": money_text(worth)}
    if down != total:
        fields["money"] = money_text(Cents(down))
    if not asked.clear:
        fields["clear"] = False
    if complimentary is not None:
        fields["complimentary"] = {"value": money_text(complimentary.chip), "pieces": complimentary.pieces}
    return _Words(_HOW.get(habit, "plain"), asked, fields)


_HOW: Final = {Habit.MUMBLES: "unclear", Habit.PROMISES: "word", Habit.COMPLIMENTARY: "gifts"}


def _worth(case: _Case, announce: Announce) -> Cents:
    """Choose what a piece is worth, so that no place has too much."""
    house, least = case.table.house, case.table.state.minimum
    chips = [chip for chip in house.chips if chip >= least]
    fit = [chip for chip in chips if not over_maximum(announce, chip, house, held=False)]
    return case.chance.choice((fit or chips)[:4])


def _put_down(case: _Case, total: int, worth: Cents) -> int:
    """Give what it costs, or less, or more, or nothing."""
    match case.player.habit:
        case Habit.SHORT:
            return total - case.chance.randint(1, total // worth - 1) * worth
        case Habit.PROMISES:
            return 0
        case Habit.NEIGHBOURS:
            return _rounded_up(total, case.table.house.chips, case.chance)
        case _:
            return total


def _rounded_up(total: int, chips: Sequence[Cents], chance: random.Random) -> int:
    """Put down what it costs, or one chip that is more."""
    higher = [chip for chip in chips if total < chip <= 2 * total]
    return chance.choice((total, higher[0])) if higher else total


def _told(case: _Case, words: _Words) -> dict[str, Value]:
    price = words.asked.price
    told: dict[str, Value] = {
        "when": Term(case.when.value),
        "seat": case.player.seat,
        "announce": called(price.announce),
        "value": Sum(price.value or Cents(0)),
        "money": Sum(Cents(words.asked.put_down)),
    }
    complimentary = words.asked.complimentary
    if complimentary is not None:
        told["gifts"] = Sum(Cents(complimentary.pieces * complimentary.chip))
    return told


def _reason(asked: Asked, faults: Sequence[Fault]) -> Moment:
    choices = tuple(Say(f"whole-spins.fault.{fault.value}") for fault in FAULTS)
    field, ways = chosen("why", [FAULTS.index(fault) for fault in faults], choices)
    steps = tuple(Step(Say(f"whole-spins.why.fault.{fault.value}", asked.values), "5") for fault in faults)
    return working(asked._replace(key=f"{asked.key}.why"), (field,), (ways,), steps)


def _costs(asked: Asked, price: Price) -> Moment:
    """What it costs, and what comes back."""
    money, total = asked.values["money"], price.total or Cents(0)
    given = money.cents if isinstance(money, Sum) else Cents(0)
    share = price.value or Cents(0)
    fields = [moneyed("total", total, share), moneyed("change", given - total, share)]
    cost = Symbols(f"{price.announce.pieces} × {euro(share)} = {euro(total)}")
    back = Symbols(f"{euro(given)} − {euro(total)} = {euro(Cents(given - total))}")
    steps = (
        Step(Say("whole-spins.step.cost", {"sum": cost}), "5"),
        Step(Say("whole-spins.step.change", {"sum": back}), "5"),
    )
    asked = asked._replace(key=f"{asked.key}.cost")
    return working(asked, [field for field, _ in fields], [way for _, way in fields], steps)


# --- bets ----------------------------------------------------------------------------------------------


def _bold(case: _Case) -> list[Moment]:
    """The maximum and more; now and then the maximum exactly."""
    table, chance = case.table, case.chance
    position = _free(case, _SIMPLE if chance.random() < 0.6 else _BETS)
    most = table.house.maximum(position)
    chip = chance.choice([chip for chip in table.house.chips if most % chip == 0 and most // chip <= 20])
    over = 0 if chance.random() < 0.3 else chance.randint(1, 4)
    return _by_the_card(case, position, value(most // chip + over, chip, case.player.owner))


def _timid(case: _Case) -> list[Moment]:
    """Less than the minimum, or just as much as it."""
    table, chance = case.table, case.chance
    position = _free(case, _BETS)
    least = table.house.least(position, table.state.minimum)
    smaller = [chip for chip in table.house.chips if chip <= least]
    chip = smaller[0] if chance.random() < 0.75 else smaller[-1]
    pieces = 1 if chip < least else least // chip
    return _by_the_card(case, position, value(pieces, chip, case.player.owner))


def _by_the_card(case: _Case, position: Position, entry: Entry) -> list[Moment]:
    """A bet beside the limits that stand on the table's card: what the table says of it decides."""
    table = case.table
    flags = table.flags(position, entry)
    most, least = table.house.maximum(position), table.house.least(position, table.state.minimum)
    values = _bet(case, position, entry) | {"least": Sum(least), "most": Sum(most)}
    asked = Asked("bet", "bet.limits", values, table.scene())
    right, why = Act.LEAVE, "fine"
    if any(flag.startswith("over") for flag in flags):
        right, why = Act.GIVE_BACK, "over"
    elif flags:
        right, why = Act.REFUSE, "under"
    found = [acting(asked, right, "2", f"bet.{why}")]
    if right is Act.GIVE_BACK:
        counts = within_maximum([Stake(entry, entry.amount)], most)[0].amount
        found.append(_back(asked, entry, Cents(entry.amount - counts)))
        entry = entry._replace(pieces=counts // entry.value)
    if right is not Act.REFUSE:
        table.place(position, entry)
    return found


def _back(asked: Asked, entry: Entry, over: Cents) -> Moment:
    field, ways = moneyed("back", over, entry.value)
    most = asked.values["most"]
    kept = Cents(entry.amount - over)
    sum_ = Symbols(f"{euro(entry.amount)} − {euro(kept)} = {euro(over)}")
    step = Step(Say("whole-spins.step.back", {"sum": sum_, "most": most}), "2")
    return working(asked._replace(key="bet.limits.back"), (field,), (ways,), (step,))


def _careless(case: _Case) -> list[Moment]:
    """He says one place and lays on another: before the number it is moved at once (rules 3)."""
    table, chance = case.table, case.chance
    inside = [place for place in _BETS if place.inside]
    lies = _free(case, inside)
    meant = chance.choice(_beside(lies, inside))
    entry = value(chance.randint(1, 3), _small(case), case.player.owner)
    table.place(lies, entry)
    values = _bet(case, lies, entry) | {"meant": meant, "when": Term(case.when.value)}
    asked = Asked("bet", "bet.misplaced", values, table.scene())
    move: dict[str, str] = {"from": lies.name, "to": meant.name, "owner": case.player.owner}
    told = {"position": lies.name, "meant": meant.name, "entry": form_of(entry), "told": _CAPO}
    moved = table.refuses("misplaced", **told) and not table.refuses("move", **move)
    table.do("move", **move)
    return [acting(asked, Act.PUT_RIGHT if moved else Act.CAPO, "4.3", "bet.misplaced")]


def _beside(lies: Position, places: Sequence[Position]) -> list[Position]:
    """Name the places for which one could be taken."""
    return [place for place in places if place is not lies and {*place.numbers} & {*lies.numbers}]


def _astray(player: Player, chance: random.Random) -> Incident:
    """He lays beside what he means, and it is seen when the number has fallen (rules 3) [4.3]."""
    inside = [place for place in _BETS if place.inside and not place.wins(0)]
    lies = chance.choice(inside)
    meant = chance.choice(
        [place for place in inside if place is not lies and {*place.numbers} & {*lies.numbers}]
    )
    laid: list[Entry] = []

    def begin(table: Simulated) -> None:
        laid.append(value(1, next(c for c in table.house.chips if c >= table.state.minimum), player.owner))
        table.place(lies, laid[0])

    def play(table: Simulated) -> list[Moment]:
        amount = Sum(laid[0].amount)
        values: dict[str, Value] = {"seat": player.seat, "amount": amount, "where": lies, "meant": meant}
        asked = Asked("bet", "bet.astray", values, table.fallen_scene(cleared=False))
        told = {"position": lies.name, "meant": meant.name, "entry": form_of(laid[0]), "told": _CAPO}
        plays = not table.refuses("misplaced", **told)
        table.do("misplaced", **told)
        return [acting(asked, Act.CAPO if plays else Act.LEAVE, "4.3", "bet.astray")]

    return Incident(None, play, begin, (lies, meant))


def _late(case: _Case) -> list[Moment]:
    """Chips while the ball runs, or after "Rien ne va plus"."""
    table, chance = case.table, case.chance
    entry = value(chance.randint(1, 3), _small(case), case.player.owner)
    position = _free(case, [place for place in _BETS if not table.flags(place, entry)])
    refused = table.refuses("place", position=position.name, entry=form_of(entry))
    values = _bet(case, position, entry) | {"when": Term(case.when.value)}
    asked = Asked("bet", "bet.late", values, table.scene())
    if not refused:
        table.place(position, entry)
    right, why = (Act.REFUSE, "late") if refused else (Act.LEAVE, "in-time")
    return [acting(asked, right, "2", f"bet.{why}")]


def _free(case: _Case, places: Sequence[Position]) -> Position:
    """Choose a place on which the player has nothing yet."""
    his = {s.position for s in case.table.bets for entry in s.entries if entry.owner == case.player.owner}
    return case.chance.choice([place for place in places if place not in his])


def _small(case: _Case) -> Cents:
    """A chip that nobody would look at twice."""
    least = case.table.state.minimum
    return case.chance.choice([chip for chip in case.table.house.chips if chip >= least][:2])


def _bet(case: _Case, position: Position, entry: Entry) -> dict[str, Value]:
    return {"seat": case.player.seat, "amount": Sum(entry.amount), "where": position}


_BETS_OF: Final[Mapping[Habit, Callable[[_Case], list[Moment]]]] = {
    Habit.BOLD: _bold,
    Habit.TIMID: _timid,
    Habit.CARELESS: _careless,
    Habit.LATE: _late,
}
