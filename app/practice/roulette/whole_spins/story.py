"""The story of a few spins, moment by moment: what the players do, and what the table makes of it.

A script follows from its level, its number and the house. Each level has its plan: how many spins, who sits
there, and what happens besides. The table that is simulated decides what is right; the story goes on with
that, whatever the trainee answers, as a capo tavolo would see to it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from app.practice.drills.roulette.order_words import described
from app.practice.exercise import Moment
from app.practice.roulette.on_the_cloth import settled, value
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.whole_spins.acts import doing, saying
from app.practice.roulette.whole_spins.incidents import Incident, incident
from app.practice.roulette.whole_spins.moments import Asked, acting
from app.practice.roulette.whole_spins.number import (
    LEAST_ORDERED,
    MOST_PAYMENTS,
    Paying,
    clearing,
    dividing,
    falling,
    losing_areas,
    paying,
    prisoners,
)
from app.practice.roulette.whole_spins.players import ANNOUNCERS, BETTORS, SEATS, Habit, company, steady_bets
from app.practice.roulette.whole_spins.simulated import Simulated
from app.practice.roulette.whole_spins.throwing import Last, no_more_bets, thrown, void
from app.practice.saying import Value
from app.practice.seats import seat
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.announce_acceptance import Moment as When
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import POSITIONS, Position
from app.rules.roulette.wheel import FIRST_TURNING
from app.rules.side import Side


class SpinPlan(NamedTuple):
    """What a level has.

    Attributes:
        name: with which its variants begin.
        kinds: what it practises, each at least once in every script.
        spins: how many.
        steady: players without faults.
        announcers: how many players have a habit of announcing.
        bettors: how many have one of betting.
        slowly: whether all of the procedure is asked: the throw's pocket, the call, the clearing's order, the
            marker; where there is less time only what happens.
        void: in which spin a throw is void, from 0; None for none.
        zero: in which zero falls; None for none.
        ends: whether the last spin is announced as such, or the balls pass.
    """

    name: str
    kinds: tuple[str, ...]
    spins: int = 1
    steady: int = 2
    announcers: int = 0
    bettors: int = 0
    slowly: bool = False
    void: int | None = None
    zero: int | None = None
    ends: bool = False


PLANS: Final = (
    SpinPlan("calm", ("phase", "throw", "clear", "pay"), steady=3, slowly=True),
    SpinPlan("called", ("phase", "announce", "pay"), announcers=3),
    SpinPlan("slips", ("phase", "bet", "void", "pay"), bettors=3, void=0),
    SpinPlan("zero", ("phase", "share", "prison", "pay"), spins=2, steady=3, zero=0),
    SpinPlan(
        "night",
        ("phase", "announce", "bet", "void", "share", "prison", "pay", "end"),
        spins=3,
        announcers=2,
        bettors=2,
        void=0,
        zero=1,
        ends=True,
    ),
)
"""By level, from the first."""

_FRAMES: Final = 4
_TRIES: Final = 5
_EARLY: Final = 0.5
"""Of the scripts with void throws have one that is made before all is paid."""
_CHANCES: Final = tuple(position for position in POSITIONS if position.even_money)
_FIRST_EASY: Final = 4
"""For lower numbers the house announces an order of payments of its own, whose figure is lost."""


def story(level: int, number: int, house: House) -> Iterator[Moment]:
    """Tell a script, moment by moment.

    Args:
        level: from 1.
        number: of the script.
        house: whose rules hold.
    """
    return _Story(PLANS[level - 1], random.Random(f"whole spins {level} {number} {house.name}"), house).tell()


class _Story:
    """A script while it is told."""

    def __init__(self, plan: SpinPlan, chance: random.Random, house: House) -> None:
        self._plan, self._chance = plan, chance
        self._table = Simulated(house, chance.choice(list(Side)))
        habits = [*chance.sample(ANNOUNCERS, plan.announcers), *chance.sample(BETTORS, plan.bettors)]
        self._minimum = Cents(house.minimum * (1 if plan.slowly else 2))
        self._players = company(house, chance, habits, steady=plan.steady)
        # The bank is opened with the wheel turning the other way than at its first throw.
        self._last = Last(chance.randint(1, 31), FIRST_TURNING.against)

    def tell(self) -> Iterator[Moment]:
        """Give the moments in their order."""
        self._table.open(self._minimum, self._last.number)
        if not self._plan.slowly:
            self._begin_in_the_night()
        for place in range(self._plan.spins):
            yield from self._spin(place)

    def _begin_in_the_night(self) -> None:
        """Let a spin or two be over already, on which nobody bet."""
        for _ in range(self._chance.randint(1, 2)):
            _, turning = self._table.throw()
            number = self._chance.randint(0, 36)
            self._table.do("throw")
            self._table.do("no_more_bets")
            self._table.fall(number)
            for what in ("cleared", "paid_all", "next"):
                self._table.do(what)
            self._last = Last(number, turning)

    def _spin(self, place: int) -> Iterator[Moment]:
        table, plan = self._table, self._plan
        happening = self._happening(place)
        yield from self._bets_open()
        pictures = self._lay(zero=place == plan.zero)
        yield from _after(pictures, self._until_thrown(place, happening))
        turning = table.paying_or_bet_on().wheel
        last = Last(self._last.number, turning)
        yield from _of(happening, When.THROWN, table)
        for each in happening:
            if each.begin is not None:
                each.begin(table)
        if place == plan.void:
            yield from void(table, last, self._chance)
        yield no_more_bets(table, self._chance)
        yield from _of(happening, When.NO_MORE_BETS, table)
        number = 0 if place == plan.zero else self._chosen(happening)
        self._last = Last(number, table.paying_or_bet_on().wheel)
        yield from falling(table, number, lambda: _of(happening, None, table), call=plan.slowly)
        yield from self._settled(number, last=place == plan.spins - 1)
        table.do("next")
        if table.state.relief is not None:
            yield self._handed_over()

    def _until_thrown(self, place: int, happening: list[Incident]) -> Iterator[Moment]:
        yield from _of(happening, When.AT_REST, self._table)
        if self._plan.ends and place == self._plan.spins - 1:
            yield self._announced_end()
        yield from thrown(self._table, self._last, details=self._plan.slowly)

    def _happening(self, place: int) -> list[Incident]:
        """Say what the players do in this spin; after the first one of them at most."""
        restless = [player for player in self._players if player.habit is not Habit.STEADY]
        found = [incident(player, self._chance) for player in restless]
        return found if place == 0 else self._chance.sample(found, min(1, len(found)))

    def _bets_open(self) -> Iterator[Moment]:
        table, values = self._table, self._last.values()
        said = table.said()
        act = saying(said, table.state)
        if not table.paying_or_bet_on().first:
            yield acting(Asked("phase", "free", values, table.scene()), act, "2", "bets")
            return
        yield acting(Asked("phase", "opening", values, table.scene()), act, "3.7", "open")
        begins = saying(said[1:], table.state)
        yield acting(Asked("phase", "opened", values, table.scene()), begins, "3.7", "commence")

    def _lay(self, *, zero: bool) -> tuple[OnLayout, ...]:
        """Let the steady players lay until some number pays what can be asked; gives pictures of it."""
        pictures = self._laid(zero=zero)
        for _ in range(_TRIES):
            if zero or any(map(self._fits, range(_FIRST_EASY, 37))):
                break
            pictures += self._laid(zero=zero)
        return tuple(pictures[: -1 : max(1, len(pictures) // _FRAMES)])

    def _laid(self, *, zero: bool) -> list[OnLayout]:
        table, chance = self._table, self._chance
        steady = [player for player in self._players if player.habit is Habit.STEADY]
        bets = [bet for player in steady for bet in steady_bets(player, self._minimum, chance, at_zero=zero)]
        if zero:
            bets.append(self._value_on_a_chance())
        pictures = []
        for position, entry in chance.sample(bets, len(bets)):
            if not table.flags(position, entry):
                table.place(position, entry)
                pictures.append(table.scene())
        return pictures

    def _value_on_a_chance(self) -> tuple[Position, Entry]:
        """What somebody in a seat that nobody has lays on a simple chance, in value."""
        taken = {player.seat for player in self._players}
        free = self._chance.choice([place for place in range(1, SEATS + 1) if place not in taken])
        chips = [chip for chip in self._table.house.chips if chip >= self._minimum][:4]
        pieces, chip = self._chance.randint(1, 9), self._chance.choice(chips)
        return self._chance.choice(_CHANCES), value(pieces, chip, seat(free))

    def _chosen(self, happening: Iterable[Incident]) -> int:
        """Choose a number that pays somebody, and not so much that it would be asked for ever."""
        astray = [place for each in happening for place in each.places]
        numbers = [n for n in range(_FIRST_EASY, 37) if not any(place.wins(n) for place in astray)]
        self._chance.shuffle(numbers)
        return next(filter(self._fits, numbers), numbers[0])

    def _fits(self, number: int) -> bool:
        scene = self._table.scene()._replace(number=number)
        told = settled(self._table.house, scene)
        called = {str(described(scene, payment)) for payment in told.payments}
        if not 1 <= len(told.payments) == len(called) <= MOST_PAYMENTS or told.returned:
            return False
        return not self._plan.slowly or (
            len(told.payments) > 1 and len(losing_areas(scene.bets, number)) >= LEAST_ORDERED
        )

    def _settled(self, number: int, *, last: bool) -> Iterator[Moment]:
        table, plan = self._table, self._plan
        if plan.slowly:
            yield from clearing(table, self._chance)
        table.do("cleared")
        yield from prisoners(table)
        if number == 0:
            yield from dividing(table)
        early = plan.void is not None and last and self._chance.random() < _EARLY
        yield from paying(table, self._chance, Paying(plan.slowly, not plan.slowly, early))

    def _announced_end(self) -> Moment:
        """Somebody waits for the balls, or the management closes the table."""
        table, values = self._table, dict[str, Value]()
        what = self._chance.choice(("relief", "last"))
        scene = table.scene()
        table.do(what)
        act = saying(table.said(), table.state)
        return acting(
            Asked("end", f"end.{what}", values, scene), act, "3" if what == "relief" else "3.7", what
        )

    def _handed_over(self) -> Moment:
        table = self._table
        (act,) = doing(table.due())
        return acting(Asked("end", "end.over", {}, table.scene()), act, "3", "hand-over")


def _of(happening: Iterable[Incident], when: When | None, table: Simulated) -> Iterator[Moment]:
    for each in happening:
        if each.when is when:
            yield from each.play(table)


def _after(pictures: tuple[OnLayout, ...], moments: Iterator[Moment]) -> Iterator[Moment]:
    """Show before the first of them what was laid."""
    for moment in moments:
        yield moment._replace(before=pictures)
        pictures = ()
