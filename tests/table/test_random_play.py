"""Anything may be asked and heard at any time: it is done or refused, never a fault, and the record stays true.

After every step the state is the fold of the events read back from their JSON, each event comes back equal,
and the replay, which settles everything again, finds no fault (`tests.table.playing` looks at all of that).
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule
from msgspec.structs import replace

from app.table.event_record import Event
from app.table.events import TableClosed, TableOpened, TableSuspended
from app.table.fold import fold_all
from app.table.roulette.events import (
    SpinBetsOpen,
    SpinCleared,
    SpinClosed,
    SpinNumber,
    SpinReopened,
    SpinTakenBack,
    SpinThrown,
    SpinValid,
    SpinVoid,
)
from app.table.roulette.game import ROULETTE
from app.table.roulette.hearing import WheelSays
from app.table.roulette.procedure import SUSPENDED, Phase
from app.table.roulette.spin_table import SpinTable
from app.table.state import unopened
from tests.often import times
from tests.table.playing import paid_again, step, told_nothing_short
from tests.table.random_evening import Announcing, Hearing, Laying, Paying


class AnyEvening(Announcing, Laying, Paying, Hearing):
    """Dealers, scripts and wheels that do anything at any time."""

    @rule(closes=st.sampled_from(["next", "the wheel"]))
    def a_spin_is_closed_and_opened_again(self, closes: str) -> None:
        """Everything is as it was before the closing: what lies there, is held, was paid, and the bank."""
        if self.played.state.paying is None:
            return
        self.asked("cleared")
        self.asked("paid", order=1)  # a closing settles what was not settled yet: that stays recorded
        before = self.played.state
        if before.paying is None or before.paying.settlement is None or before.paying.phase is Phase.FALLEN:
            return
        if before.betting is None or before.betting.proposed is not None:
            return  # the throw lets that spin lapse: another is over since
        if closes == "next":
            self.asked("next")
        else:
            self.told(step(WheelSays.THROW, 9))
        if self.played.state.paying is None:
            self.played.do("reopen")
            now = self.played.state
            assert now.paying == replace(before.paying, reopened=True)
            assert now.betting is not None
            assert now.betting.bets == before.betting.bets
            if closes == "next":
                was = paid_again(replace(before, seq=now.seq))
                assert told_nothing_short(now) == told_nothing_short(was)

    @rule()
    def the_last_spin_is_opened_again_and_closed(self) -> None:
        """Opened and closed, it leaves what it had left, and costs the bank what it had cost."""
        before = self.played.state
        self.asked("reopen")
        if before.closed is not None and self.played.state.paying is not None:
            self.asked("next")
            if self.played.state.paying is None:  # none of its payments is disputed
                assert left_by(self.played.state) == left_by(before)

    @rule()
    def the_program_is_started_again(self) -> None:
        """From the last opening at most; the wheel must then say again that it is ready."""
        story = self.played.story
        last = max((place for place, event in enumerate(story) if isinstance(event, TableOpened)), default=0)
        assert fold_all(unopened("T1", ROULETTE), story[last:]) == self.played.state

    @invariant()
    def two_spins_at_most_are_alive_and_follow_one_another(self) -> None:
        state = self.played.state
        alive = [spin.spin for spin in (state.paying, state.betting) if spin is not None]
        assert alive == sorted(set(alive))
        assert not alive or alive[-1] == state.spins
        assert state.opened or not alive
        if state.paying is not None:
            assert state.paying.number is not None
            assert (state.paying.phase is Phase.FALLEN) == (state.betting is None)
            assert state.paying.phase in {Phase.FALLEN, Phase.PAYING}
        if state.betting is not None:
            assert state.betting.phase in {Phase.COMING, Phase.BETS_OPEN, Phase.THROWN, Phase.NO_MORE_BETS}

    @invariant()
    def only_payments_that_exist_are_paid(self) -> None:
        paying = self.played.state.paying
        if paying is not None:
            payments = 0 if paying.settlement is None else len(paying.settlement.payments)
            assert paying.payable.paid | paying.payable.disputed <= set(range(1, payments + 1))
            assert paying.payable.paid <= paying.payable.given.keys() == paying.payable.made.keys()

    @invariant()
    def what_is_paid_was_given_in_full(self) -> None:
        paying = self.played.state.paying
        if paying is not None and paying.settlement is not None:
            for order, payment in enumerate(paying.settlement.payments, 1):
                given = paying.payable.given.get(order, ())
                full = bool(given) and sum(once.amount for once in given) == payment.amount
                assert full == (order in paying.payable.paid)

    @invariant()
    def a_position_has_one_stack_and_no_stack_is_empty(self) -> None:
        for spin in (self.played.state.paying, self.played.state.betting):
            bets = () if spin is None else spin.bets
            assert len({lying.position for lying in bets}) == len(bets)
            assert all(lying.entries for lying in bets)

    def teardown(self) -> None:
        played = getattr(self, "played", None)
        if played is not None:
            each_once(played.story)
            void_opens_bets(played.story)


def left_by(state: SpinTable) -> tuple[object, ...]:
    """What is there of all spins that are over, in whatever order it came there."""
    lying: Counter[tuple[object, ...]] = Counter()
    for there in () if state.betting is None else state.betting.bets:
        for entry in there.entries:
            lying[there.position, *entry[1:]] += entry.pieces
    bank = state.bank._replace(inventory=state.bank.inventory.estimated())
    return (
        *(lying, Counter(state.held_chips), state.held, bank, state.payments, state.unmarked, state.numbers),
        *(state.colours, state.personalised, state.colours_won, state.last_won, state.last_played),
    )


def each_once(story: Sequence[Event]) -> None:
    """A spin is cleared once, has one number unless it is contradicted, is closed once and after a reopening.

    One whose number is taken back ("Rien va") is played again; "Il colpo vale" lets it be as it was. That its
    layout is clear may be said once more where the next number went over it.
    """
    once = set[tuple[type[Event], int | None, bool]]()
    void = set[tuple[type[Event], int | None, bool]]()
    for event in story:
        if isinstance(event, SpinClosed | SpinCleared | SpinNumber) and not is_contradiction(event):
            each = type(event), event.spin, isinstance(event, SpinCleared) and event.implied is True
            assert each not in once
            once.add(each)
        elif isinstance(event, SpinReopened):
            once.remove((SpinClosed, event.spin, False))
        elif isinstance(event, SpinTakenBack):
            void = {each for each in once if each[1] == event.spin}
            once -= void
        elif isinstance(event, SpinValid):
            once |= void
        elif isinstance(event, SpinThrown):
            void = set()


def is_contradiction(event: Event) -> bool:
    return isinstance(event, SpinNumber) and event.instead_of is not None


def void_opens_bets(story: Sequence[Event]) -> None:
    """After "Rien va" the bets of the same spin are open again; after a suspension once play goes on."""
    suspended: int | None = None
    for event, after in pairwise(story):
        if isinstance(event, SpinVoid) and event.reason == SUSPENDED:
            suspended = event.spin
        elif isinstance(event, SpinVoid):
            assert isinstance(after, SpinBetsOpen)
            assert after.spin == event.spin
        elif isinstance(event, TableClosed) or (isinstance(event, SpinNumber) and event.spin == suspended):
            suspended = None  # its number was said by a person meanwhile
        elif isinstance(event, TableSuspended) and suspended is not None:
            assert isinstance(after, SpinBetsOpen)
            assert after.spin == suspended
            suspended = None


AnyEvening.TestCase.settings = settings(max_examples=times(20, 80), stateful_step_count=40, deadline=None)


TestAnyEvening = AnyEvening.TestCase
