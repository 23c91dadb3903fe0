"""Rules 8: a throw that is void, that counts after all, and a spin that is opened again, in any order.

Few acts, so that each meets all the others: what none of them may do is said once. The wheel plays its games as
wheels do, with a count of its own or without one, and knows nothing of what the people say.
"""

from collections.abc import Sequence

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from app.table.bad_input import BadInputError
from app.table.event_record import Event
from app.table.roulette.events import SpinClosed, SpinNumber, SpinTakenBack
from app.table.roulette.hearing import Heard
from app.table.roulette.procedure import BALL_RUNS
from app.table.roulette.spin_table import SpinTable
from app.table.turn import RefusedError
from tests.often import times
from tests.table.playing import (
    NO_MORE_BETS,
    READY,
    THROW,
    chips,
    number,
    opened,
    reader,
    stack,
    step,
)

WITHOUT_FIELDS = ("throw", "no_more_bets", "confirm", "next", "reopen", "cleared", "paid_all")
POCKETS = st.sampled_from([0, 8, 20])
NO_TRACE_BUT = {"void.number", "reader.warning"}
"""What may be recorded of a game that does not count."""


class AnyThrows(RuleBasedStateMachine):
    """A dealer and a wheel that do anything with the throws of an evening."""

    @initialize(counts=st.booleans())
    def begin(self, counts: bool) -> None:
        self.played = opened(has_wheel=True)
        self.played.do("bank", operation="open", chips=[{"value": "20.00", "pieces": 400}])
        self.played.hear(reader(connected=True))
        self.game = 1 if counts else None
        self.steps: list[Heard] = []
        self.void = False
        """Whether somebody said that the game which the wheel is in the midst of does not count."""
        self.unexplained, self.last_is_asked = 0, False
        """Of how many void throws nobody has said why, and whether the last is one of them."""

    def asked(self, name: str, /, **fields: object) -> tuple[str, ...]:
        """Ask; gives what happened, nothing where it is refused."""
        before, place = self.played.state, len(self.played.story)
        try:
            done = self.played.do(name, **fields)
        except (RefusedError, BadInputError):
            return ()
        nothing_is_lost(before, self.played.state, self.played.story[place:])
        if name == "valid":
            what_was_declared_stands(before, self.played.state)
        if "spin.void" in done:
            self.last_is_asked = name == "void" and fields["reason"] == ""
            self.unexplained += self.last_is_asked
        return done

    @rule(name=st.sampled_from(WITHOUT_FIELDS))
    def a_plain_act(self, name: str) -> None:
        self.asked(name)

    def _opened_again(self, again: bool) -> None:
        """Open the spin again that was closed last: much of what is done next means another spin then."""
        if again:
            self.asked("reopen")

    @rule(pocket=POCKETS, by_name=st.booleans(), again=st.booleans())
    def a_number(self, pocket: int, by_name: bool, again: bool) -> None:
        self._opened_again(again)
        if by_name:
            self.asked("number", number=pocket, by="Carla", reason="seen")
        elif self.asked("number", number=pocket):
            self.asked("confirm")

    @rule(reason=st.sampled_from(["", "no_pocket"]), goes_on=st.booleans(), pocket=POCKETS)
    def call_it_void(self, reason: str, goes_on: bool, pocket: int) -> None:
        done = self.asked("void", reason=reason)
        if done and "spin.taken_back" not in done:  # the ball that runs, and not one that fell
            self.void = self._in_game()
        while goes_on and self._in_game():
            self._one_step(pocket)

    @rule(again=st.booleans())
    def let_it_count(self, again: bool) -> None:
        self._opened_again(again)
        if self.asked("valid", reason="it counts"):
            self.unexplained -= self.last_is_asked
            self.last_is_asked = self.void = False

    @rule()
    def say_why_it_is_void(self) -> None:
        if self.asked("explain", reason="no_pocket"):
            self.unexplained -= 1
            self.last_is_asked = False  # the last one of which it was not said

    @rule()
    def suspend_and_go_on(self) -> None:
        self.asked("suspend")
        self.asked("suspend", over=True)
        self.void = self._in_game()

    @rule(pocket=POCKETS, marks=st.sampled_from(["paid", "dispute"]))
    def enter_and_mark(self, pocket: int, marks: str) -> None:
        self.asked("winners", bets=[stack(f"straight-{pocket}", chips("20.00", 2))])
        self.asked(marks, order=1)

    @rule(minimum=st.sampled_from(["2.50", "5.00"]))
    def announce_a_minimum(self, minimum: str) -> None:
        self.asked("minimum", minimum=minimum, by="Carla")

    @rule(value=st.sampled_from([{}, {"value": "10.00"}]), owner=st.sampled_from(["seat 1", "seat 2"]))
    def give_a_colour(self, value: dict[str, str], owner: str) -> None:
        self.asked("colour", colour="red", owner=owner, by="Carla", **value)

    @invariant()
    def a_colour_that_is_not_worth_the_minimum_has_a_value_of_its_own(self) -> None:
        """Of one that somebody has: "Rien va" and "Il colpo vale" take another minimum back and let it hold."""
        state = self.played.state
        red = state.colours["red"]
        assert red.owner is None or red.value == state.minimum or "red" in state.personalised

    @invariant()
    def why_is_asked_of_each_void_throw(self) -> None:
        """Of every "Rien va" without a reason, until that is said or its throw counts after all."""
        assert len(self.played.state.unexplained) == self.unexplained

    @rule(steps=st.integers(1, 4), pocket=POCKETS)
    def the_wheel_goes_on(self, steps: int, pocket: int) -> None:
        for _ in range(steps):
            self._one_step(pocket)

    def _in_game(self) -> bool:
        """Whether the wheel has told a throw and not its number."""
        return 0 < len(self.steps) < 3

    def _one_step(self, pocket: int) -> None:
        if not self.steps:
            self.game = None if self.game is None else self.game + 1
            game = self.game
            self.steps = [
                step(READY, game),
                step(THROW, game),
                step(NO_MORE_BETS, game),
                number(pocket, game),
            ]
        before, place = self.played.state, len(self.played.story)
        begins = len(self.steps) == 4
        told = self.played.hear(self.steps.pop(0))
        nothing_is_lost(before, self.played.state, self.played.story[place:])
        self.void &= not begins
        if self.void:
            assert set(told) <= NO_TRACE_BUT


def nothing_is_lost(before: SpinTable, after: SpinTable, events: Sequence[Event]) -> None:
    """A spin that is paid is so until it is closed or its number is taken back, and keeps its number."""
    was, now = before.paying, after.paying
    if was is None:
        return
    over = any(isinstance(event, SpinClosed | SpinTakenBack) and event.spin == was.spin for event in events)
    assert over or (now is not None and now.spin == was.spin)
    if not over and now is not None and now.number != was.number:
        assert any(isinstance(event, SpinNumber) and event.instead_of == was.number for event in events)
        assert before.betting is None or before.betting.phase not in BALL_RUNS


def what_was_declared_stands(before: SpinTable, after: SpinTable) -> None:
    """When a throw counts after all, what people said of minimum, colours and payments is as they said it."""
    assert before.announced is None or before.announced[0] in {after.minimum, *(after.announced or ())[:1]}
    red = before.colours["red"]
    assert red.owner is None or after.colours["red"] == red
    assert before.voided is not None
    disputed = before.voided.spin.payable.disputed
    assert not disputed or (after.paying is not None and after.paying.payable.disputed == disputed)


AnyThrows.TestCase.settings = settings(max_examples=times(37, 150), stateful_step_count=30, deadline=None)
TestAnyThrows = AnyThrows.TestCase
