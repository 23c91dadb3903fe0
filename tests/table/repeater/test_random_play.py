"""Side wagers among anything that may be asked and heard: the record stays true, and no money is lost or made.

Each step is read back, folded a second time and verified (`tests.table.playing`). Nothing is bet at roulette:
the bank has of a night what side wagers brought and cost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from app.rules.inventory import worth
from app.rules.money import Cents, parse_money
from app.rules.repeater.house_rules import repeater_rules
from app.rules.repeater.round import Stake, may_be_made, offers
from app.table.event_record import Event
from app.table.events import EntryCorrected, TableOpened
from app.table.fell import Fell, fell_instead
from app.table.fold import fold_all
from app.table.repeater import events as side
from app.table.repeater.due import to_be_offered
from app.table.repeater.memory import Wagers, wagers_at
from app.table.repeater.owing import handed_over
from app.table.roulette.events import SpinNumber, SpinTakenBack, SpinValid
from app.table.roulette.hearing import Heard, WheelSays
from app.table.roulette.last_spin import bets_are_over, is_spun_on
from app.table.roulette.night import takes_bets
from app.table.roulette.procedure import SENTENCES, Phase
from app.table.roulette.saying import said
from app.table.state import unopened
from tests.houses import house
from tests.often import times
from tests.table.playing import VOID, Played, step
from tests.table.playing import number as heard
from tests.table.random_evening import GAMES, Evening
from tests.table.repeater.night import PLAYED

NUMBER = st.sampled_from([0, 1, 1, 2, 2, 5, 5, 5, 6, 36, 36])
"""Few values, so that wagers are completed."""
RULES = repeater_rules(house("repeater-bets"))
OWNER = st.sampled_from(["seat 1", "seat 2"])
LATE = st.sampled_from([{}, {}, {"by": "Carla"}])


_ENDS = (SpinNumber, SpinTakenBack, SpinValid)


class SideEvening(Evening):
    """A night on which side wagers are all that is bet."""

    @initialize(has_wheel=st.booleans(), banked=st.booleans())
    def begin(self, has_wheel: bool, banked: bool) -> None:
        self.played = Played(under=house("repeater-bets"), has_wheel=has_wheel, fell=self._fell, game=PLAYED)
        self.played.do("open")
        if banked:
            chips = [{"value": value, "pieces": 1_000} for value in ("2.50", "5.00", "50.00", "100.00")]
            self.played.do("bank", operation="open", chips=chips)

    def _fell(self, of: int) -> Fell | None:
        """Look a number up by its place in the record, as it stands; None where another took its place."""
        story = self.played.story
        event = story[of - 1]
        if not isinstance(event, SpinNumber):
            return None
        since = [each for each in story[of:] if each.spin == event.spin and isinstance(each, _ENDS)]
        if since and not isinstance(since[-1], SpinValid):
            return None
        said = (fell_instead(each) for each in story if isinstance(each, EntryCorrected) and each.of == of)
        return next((now for now in reversed([*said]) if now), Fell(event.spin or 0, event.number))

    @property
    def wagers(self) -> Wagers:
        return wagers_at(self.played.state)

    @rule(name=st.sampled_from(["open", "last", "dance"]))
    def a_rare_command(self, name: str) -> None:
        """No table is closed for long."""
        self.asked(name)

    @rule(owner=OWNER, amount=st.sampled_from(["5.00", "5.00", "10.00", "6.00"]), late=LATE, data=st.data())
    def book(self, owner: str, amount: str, late: dict[str, str], data: st.DataObject) -> None:
        """Nearly always what may be made."""
        free = [] if RULES is None else [wager.code for wager in may_be_made(RULES, self.wagers.round)]
        for wager in data.draw(st.lists(st.sampled_from([*free, "repeat-2"]), min_size=1, max_size=6)):
            self.asked("repeater", wager=wager, owner=owner, amount=amount, **late)

    @rule(back=st.booleans(), data=st.data())
    def give_up_or_take_back(self, back: bool, data: st.DataObject) -> None:
        """Nearly always what stands, and of what is given up what somebody may."""
        round_ = self.wagers.round
        standing = [] if back or RULES is None else [offer.stake for offer in offers(RULES, round_)]
        standing = standing or [*round_.standing, Stake("repeat-6", "seat 1", Cents(0))]
        stake = data.draw(st.sampled_from(standing))
        name = "repeater_back" if back else "repeater_surrender"
        self.asked(name, wager=stake.wager, owner=stake.owner)

    @rule(owner=st.sampled_from([{}, {"owner": "seat 1"}]))
    def book_again(self, owner: dict[str, str]) -> None:
        self.asked("repeater_again", **owner)

    @rule(order=st.integers(1, 2))
    def pay_a_win(self, order: int) -> None:
        self.asked("repeater_paid", order=order)

    @rule()
    def abandon(self) -> None:
        self.asked("repeater_abandon", reason="fire", by="Carla")

    @rule(number=NUMBER, game=GAMES, until=st.integers(1, 5))
    def hear_the_wheel(self, number: int, game: int | None, until: int) -> None:
        """A whole game, or the beginning of one."""
        steps = (WheelSays.READY, WheelSays.THROW, WheelSays.NO_MORE_BETS)
        told: list[Heard] = [*(step(says, game) for says in steps), heard(number, game), VOID]
        self.told(*told[:until])

    @rule(data=st.data(), numbers=st.lists(NUMBER, min_size=2, max_size=8))
    def play_a_round(self, data: st.DataObject, numbers: list[int]) -> None:
        self.asked("next")
        self.book("seat 2", "5.00", {}, data)
        self.spin(numbers, True)

    @rule(numbers=st.lists(NUMBER, min_size=1, max_size=4), closes=st.booleans())
    def spin(self, numbers: list[int], closes: bool) -> None:
        for number in numbers:
            for name in ("next", "throw", "no_more_bets"):
                self.asked(name)
            self.asked("number", number=number)
            self.asked("confirm")
            self.asked("cleared")
        if closes:
            self.asked("next")

    @rule(number=NUMBER)
    def say_the_number_again(self, number: int) -> None:
        self.asked("number", number=number, by="Carla", reason="seen")

    @rule(reason=st.sampled_from(["foreign_body", ""]), valid=st.booleans())
    def call_it_void(self, reason: str, valid: bool) -> None:
        self.asked("void", reason=reason)
        if valid:
            self.asked("valid", reason="it was none")

    @rule(number=NUMBER, data=st.data())
    def put_a_number_right(self, number: int, data: st.DataObject) -> None:
        fell = [place for place, event in enumerate(self.played.story, 1) if isinstance(event, SpinNumber)]
        of = data.draw(st.sampled_from([*fell[-3:], 1]))
        who = {"by": "Carla", "witness": "Bianchi", "reason": "misread"}
        self.asked("correct", of=of, instead={"number": number}, **who)

    @rule(number=NUMBER, data=st.data())
    def play_the_last_spin(self, number: int, data: st.DataObject) -> None:
        """Most often with some wagers."""
        self.asked("next")
        self.book("seat 1", "5.00", {}, data)
        self.asked("last")
        self.spin([number], True)

    @rule(counted=st.booleans())
    def the_next_night(self, counted: bool) -> None:
        """Where nothing stands in the way of the end of this one."""
        self.asked("next")
        if counted:
            self.asked("bank", operation="close", chips=[{"value": "5.00", "pieces": 1_000}])
        self.asked("close")
        self.asked("open")

    @rule(over=st.booleans())
    def suspend(self, over: bool) -> None:
        self.asked("suspend", over=over)

    @rule()
    def the_program_is_started_again(self) -> None:
        story = self.played.story
        opened = [place for place, event in enumerate(story) if isinstance(event, TableOpened)]
        assert fold_all(unopened("T1", PLAYED), story[opened[-1] :]) == self.played.state

    @invariant()
    def what_was_booked_stands_or_is_gone_once(self) -> None:
        """Of each owner's money; what a correction lists is done by hand, and is looked at elsewhere."""
        story = getattr(self, "played", None) and self.played.story
        if not story or any(isinstance(event, side.ValueCorrected) for event in story):
            return
        left: Counter[tuple[str, str]] = Counter()
        for event in in_force(story):
            for wager, owner, amount in moved(event):
                left[wager, owner] += amount
        standing = {(stake.wager, stake.owner): stake.amount for stake in self.wagers.round.standing}
        assert {key: amount for key, amount in left.items() if amount} == standing

    @invariant()
    def the_bank_has_what_they_brought_and_cost(self) -> None:
        if not hasattr(self, "played") or not self.played.state.bank.open:
            return
        state, bank = self.played.state, self.played.state.bank
        paid = 0
        for event in in_force(self.played.story):
            if state.paying is None or event.spin != state.paying.spin:
                paid += brought(event)
            if isinstance(event, side.WagerSurrendered | side.RoundAbandoned):
                paid -= handed_over(event)
        assert worth(tuple(bank.inventory.pieces.items())) + bank.loose - bank.opening == paid

    @invariant()
    def what_may_be_given_up_was_offered(self) -> None:
        """As soon as it may be."""
        state = getattr(self, "played", None) and self.played.state
        if state and state.opened and takes_bets(state) and RULES is not None:
            assert tuple(to_be_offered(RULES, self.wagers.kept, 0)) == ()

    @invariant()
    def after_the_last_spin_nothing_is_bet(self) -> None:
        if not hasattr(self, "played"):
            return
        state = self.played.state
        if not state.opened or not bets_are_over(state):
            return
        assert self.played.table.why_not({"do": "repeater", **A_WAGER}) is not None
        if is_spun_on(state):
            assert self.played.table.why_not({"do": "close"}) is not None
            assert SENTENCES[Phase.BETS_OPEN][0] not in said(state)
            assert state.betting is None or state.betting.phase is not Phase.BETS_OPEN
        for spin in (state.paying, state.betting):
            assert spin is None or not spin.spun_on or not spin.bets + spin.winners


A_WAGER = {"wager": "repeat-2", "owner": "seat 1", "amount": "5.00", "by": "Carla"}


def in_force(story: list[Event]) -> list[Event]:
    """What happened of a night but for what a number did that was taken back."""
    kept: list[Event] = []
    for event in story:
        if isinstance(event, side.MarkTakenBack):
            did = (side.WagerWon, side.WagerLost)
            kept = [each for each in kept if not (isinstance(each, did) and each.spin == event.spin)]
        kept.append(event)
    return kept


def moved(event: Event) -> Iterator[tuple[str, str, int]]:
    """What an event moves onto a wager of an owner, cents; below zero off it."""
    match event:
        case side.WagerBooked():
            yield event.wager, event.owner, parse_money(event.amount)
        case side.WagerReturned() | side.WagerWon() | side.WagerLost() | side.WagerSurrendered():
            yield event.wager, event.owner, -parse_money(event.amount)
        case side.RoundAbandoned():
            for gone in (*event.payments, *event.returned):
                yield gone["wager"], gone["owner"], -parse_money(gone["amount"])
        case _:
            pass


def brought(event: Event) -> int:
    """What the bank has of an event once its spin is closed, cents."""
    match event:
        case side.WagerLost():
            return parse_money(event.amount)
        case side.WagerWon():
            return parse_money(event.amount) - parse_money(event.payment) - parse_money(event.envy)
        case _:
            return 0


SideEvening.TestCase.settings = settings(max_examples=times(20, 80), stateful_step_count=40, deadline=None)


TestSideEvening = SideEvening.TestCase
