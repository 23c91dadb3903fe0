"""Anything may be asked and heard at any time: it is done or refused, never a fault, and the record stays true.

After every step the state is the fold of the events read back from their JSON, each event comes back equal,
and the replay, which settles everything again, finds no fault (`tests.table.playing` looks at all of that).
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec.structs import replace

from app.rules.roulette.layout import POSITIONS, Position, offers
from app.rules.roulette.wheel import Turning
from app.table.bad_input import BadInputError
from app.table.event_record import Event
from app.table.events import TableClosed, TableOpened, TableSuspended
from app.table.fold import fold_all
from app.table.heard import WarningHeard
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
from app.table.roulette.hearing import Heard, StepHeard, WheelSays
from app.table.roulette.procedure import SUSPENDED, Phase
from app.table.roulette.settlement_form import stack_form
from app.table.roulette.spin_table import SpinTable
from app.table.state import unopened
from app.table.table import Automation
from app.table.turn import RefusedError
from tests.table.playing import (
    VENEZIA,
    VOID,
    Form,
    Played,
    candidate,
    chips,
    colour,
    command,
    number,
    paid_again,
    reader,
    stack,
    step,
    told_nothing_short,
)

POCKETS = st.integers(0, 36)
GAMES = st.integers(1, 4) | st.none()
NAMES = st.sampled_from(["seat 1", "seat 4", "Carla"])
SIGNED = st.fixed_dictionaries({}, optional={"by": NAMES, "reason": NAMES})
COLOURS = st.sampled_from([chip.name for chip in VENEZIA.colours])


def entries(inside: bool) -> st.SearchStrategy[Form]:
    """Chips that may lie on a position."""
    pieces = st.integers(1, 5) | st.sampled_from([40, 400, 1_000_000])
    value = st.builds(chips, st.sampled_from(["2.50", "20.00", "1000.00"]), pieces, NAMES | st.none())
    if inside:
        return value | st.builds(colour, COLOURS, pieces)
    flags = st.sampled_from([{}, {"enferme": True}, {"kept": 0}, {"kept": 2}])
    notes = st.just({"kind": "notes"}) | st.just({"kind": "notes", "up_to_maximum": True})
    return st.builds(lambda entry, more: {**entry, **more}, value, flags) | st.builds(
        lambda pieces, more: {**chips("50.00", pieces), **more}, pieces, notes
    )


def winners(pocket: int) -> st.SearchStrategy[list[Form]]:
    """Stacks that win at a number; at zero the simple chances are entered too."""
    winning = [
        p for p in POSITIONS if offers(VENEZIA, p) and (p.wins(pocket) or (pocket == 0 and p.even_money))
    ]
    chosen = st.lists(st.sampled_from(winning), max_size=4, unique=True)
    return chosen.flatmap(lambda places: st.tuples(*map(stacks, places)).map(list))


def stacks(position: Position) -> st.SearchStrategy[Form]:
    """Some entries on one position."""
    return st.lists(entries(position.inside), max_size=3).map(lambda lying: stack(position.name, *lying))


class AnyEvening(RuleBasedStateMachine):
    """Dealers, scripts and wheels that do anything at any time."""

    @initialize(has_wheel=st.booleans(), opens=st.booleans(), all_entered=st.booleans())
    def begin(self, has_wheel: bool, opens: bool, all_entered: bool) -> None:
        automation = Automation.OPENING if opens else Automation.NONE
        self.played = Played(has_wheel=has_wheel, automation=automation)
        if all_entered:
            self.played.do("open", all_entered=True)

    def asked(self, name: str, /, **fields: object) -> None:
        """Ask; what is refused has changed nothing."""
        before, form = self.played.state, command(name, **fields)
        reason = self.played.table.why_not(form)
        assert self.played.state is before
        if reason is None:
            self.played.checked(self.played.table.do(form))
            return
        with pytest.raises((RefusedError, BadInputError)) as refused:
            self.played.table.do(form)
        assert str(refused.value) == reason
        assert self.played.state is before
        assert isinstance(refused.value, RefusedError | BadInputError)
        self.played.record_refusal(form, refused.value)

    def told(self, *heard: Heard) -> None:
        """Hear: nothing that a reader says is ever refused."""
        self.played.hear(*heard)

    @rule(
        name=st.sampled_from(
            ["open", "throw", "no_more_bets", "cleared", "confirm", "refuse", "paid_all", "next", "reopen"]
        )
    )
    def a_plain_command(self, name: str) -> None:
        self.asked(name)

    @rule(name=st.sampled_from(["close", "last", "open", "dance"]))
    def a_rare_command(self, name: str) -> None:
        self.asked(name)

    @rule(pocket=POCKETS, signed=SIGNED)
    def type_a_number(self, pocket: int, signed: Form) -> None:
        self.asked("number", number=pocket, **signed)

    @rule(order=st.integers(0, 5), name=st.sampled_from(["paid", "unpaid"]), signed=SIGNED)
    def mark_a_payment(self, order: int, name: str, signed: Form) -> None:
        self.asked(name, order=order, **signed)

    @rule(paid=st.booleans(), data=st.data())
    def say_whether_it_was_paid(self, paid: bool, data: st.DataObject) -> None:
        """Of what bore no mark when its spin was closed, or of what never was."""
        left = [(each.spin, each.order) for kept in self.played.state.unmarked.values() for each in kept]
        spin, order = data.draw(st.sampled_from([*left, (1, 1)]))
        self.asked("paid" if paid else "unpaid", spin=spin, order=order)

    @rule(data=st.data(), name=st.sampled_from(["winners", "difference"]))
    def enter_winners(self, data: st.DataObject, name: str) -> None:
        paying = self.played.state.paying
        pocket = data.draw(POCKETS) if paying is None or paying.number is None else paying.number
        self.asked(name, bets=data.draw(winners(pocket)))

    @rule(position=st.sampled_from(POSITIONS), data=st.data(), by=st.none() | NAMES)
    def lay_or_take_up(self, position: Position, data: st.DataObject, by: str | None) -> None:
        entry = data.draw(entries(position.inside))
        name = data.draw(st.sampled_from(["place", "place", "place", "remove"]))
        self.asked(name, position=position.name, entry=entry, **({} if by is None else {"by": by}))

    @rule(data=st.data(), shut=st.sampled_from([{}, {"enferme": True}, {"enferme": False}]))
    def take_up_or_move_what_lies(self, data: st.DataObject, shut: Form) -> None:
        """Of what lies there: anything else is refused nearly always."""
        betting = self.played.state.betting
        if betting is None or not betting.bets:
            return
        lying = data.draw(st.sampled_from(betting.bets))
        entry = data.draw(st.sampled_from(lying.entries))
        name = lying.position.name
        if data.draw(st.booleans()):
            self.asked("remove", position=name, entry=stack_form(lying)["stack"][0])  # type: ignore[index]
        to = data.draw(st.sampled_from(POSITIONS)).name
        self.asked("move", **{"from": name, "to": to, "owner": entry.owner or "nobody"}, **shut)

    @rule(
        few=st.fixed_dictionaries(
            {value: st.sampled_from([0, 3, 500]) for value in ("2.50", "20.00", "1000.00")}
        ),
        red=st.sampled_from([0, 30]),
        operation=st.sampled_from(["open", "open", "close"]),
    )
    def count_the_bank(self, few: dict[str, int], red: int, operation: str) -> None:
        chips = [{"value": value, "pieces": pieces} for value, pieces in few.items()]
        self.asked("bank", operation=operation, chips=[*chips, {"colour": "red", "pieces": red}])

    @rule(value=st.sampled_from(["2.50", "20.00"]), over=st.booleans())
    def a_chip_is_finished(self, value: str, over: bool) -> None:
        self.asked("missing", chip={"value": value}, over=over)

    @rule(order=st.integers(1, 4))
    def leave_winnings(self, order: int) -> None:
        self.asked("leave", order=order)

    @rule(data=st.data(), over=st.booleans())
    def say_what_was_taken_up(self, data: st.DataObject, over: bool) -> None:
        """Of what lay there from before, or was said already; anything else is refused nearly always."""
        paying = self.played.state.paying
        if paying is None:
            return
        lying = [(stack.position.name, entry.owner) for stack in paying.bets for entry in stack.entries]
        said = [(off.position, off.owner) for off in paying.taken_up]
        position, owner = data.draw(st.sampled_from([*lying, *said, ("even", "red")]))
        self.asked("taken_up", position=position, owner=owner or "nobody", over=over)

    @rule(order=st.integers(1, 4), signed=SIGNED)
    def object_or_rule(self, order: int, signed: Form) -> None:
        self.asked("dispute", order=order, **signed)
        self.asked("rule", order=order, **signed)

    @rule(
        name=st.sampled_from(["vicini", "serie", "laterali-8", "finale-8-9-ridotta", "finale-0-2"]),
        owner=NAMES | COLOURS,
        priced=st.sampled_from([{"value": "20.00"}, {"money": "200.00"}, {"colour_pieces": 2}, {}]),
        held=st.booleans(),
        accepted=st.sampled_from([{}, {"accepted_by": "Carla"}]),
    )
    def announce(self, name: str, owner: str, priced: Form, held: bool, accepted: Form) -> None:
        self.asked("announce", name=name, owner=owner, held=held, **priced, **accepted)

    @rule(data=st.data(), after=st.sampled_from(["rifare", "completare", "tutto"]), owner=st.none() | NAMES)
    def an_announce_goes_on(self, data: st.DataObject, after: str, owner: str | None) -> None:
        """One of the spin being paid, or any other event."""
        paying = self.played.state.paying
        announces = () if paying is None else paying.announces
        if not announces:
            self.asked("announce", name="serie", owner="seat 1", after=after, of=data.draw(st.integers(0, 9)))
            return
        said = data.draw(st.sampled_from(announces))
        self.asked("announce", name=said.name, owner=owner or said.owner, after=after, of=said.seq)

    @rule(
        name=st.sampled_from(["vicini", "serie"]), value=st.sampled_from(["20.00", "70.00"]), data=st.data()
    )
    def an_announce_wins(self, name: str, value: str, data: st.DataObject) -> None:
        """Taken, and paid at one of its numbers: rare where any number falls."""
        self.asked("announce", name=name, owner="seat 1", value=value)
        pocket = data.draw(st.sampled_from({"vicini": [0, 4, 26], "serie": [5, 8]}[name]))
        self.a_whole_game_by_hand(pocket)
        self.asked("cleared")

    @rule(minimum=st.sampled_from(["2.50", "5.00", "0.00", "3.00"]))
    def announce_a_minimum(self, minimum: str) -> None:
        self.asked("minimum", minimum=minimum, by="Carla")

    @rule(reason=NAMES | st.just(""))
    def call_it_void(self, reason: str) -> None:
        self.asked("void", reason=reason)

    @rule(reason=NAMES)
    def say_why_it_is_void(self, reason: str) -> None:
        self.asked("explain", reason=reason)

    @rule(reason=NAMES)
    def let_the_throw_count(self, reason: str) -> None:
        self.asked("valid", reason=reason)

    @rule(pocket=POCKETS)
    def say_a_number_by_name(self, pocket: int) -> None:
        self.asked("number", number=pocket, by="Carla", reason="seen")

    @rule(
        name=COLOURS,
        value=st.sampled_from(["2.50", "10.00"]),
        who=st.fixed_dictionaries({}, optional={"by": NAMES, "owner": NAMES}),
    )
    def give_a_colour(self, name: str, value: str, who: Form) -> None:
        self.asked("colour", colour=name, value=value, **who)

    @rule(over=st.booleans())
    def announce_a_relief(self, over: bool) -> None:
        self.asked("relief", over=over)

    @rule(name=NAMES)
    def hand_over(self, name: str) -> None:
        self.asked("dealer", name=name)

    @rule(over=st.booleans())
    def suspend(self, over: bool) -> None:
        self.asked("suspend", over=over)

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

    @rule(pocket=POCKETS)
    def a_whole_game_by_hand(self, pocket: int) -> None:
        for name, fields in (("next", {}), ("throw", {}), ("number", {"number": pocket}), ("confirm", {})):
            self.asked(name, **fields)

    @rule(pocket=POCKETS, game=GAMES)
    def a_whole_game_of_the_wheel(self, pocket: int, game: int | None) -> None:
        self.told(step(WheelSays.READY, game), step(WheelSays.THROW, game), number(pocket, game))

    @rule(says=st.sampled_from(WheelSays), game=GAMES, way=st.none() | st.sampled_from(Turning))
    def the_wheel_goes_on(self, says: WheelSays, game: int | None, way: Turning | None) -> None:
        self.told(StepHeard(says, "wheel", game, way))

    @rule(pocket=POCKETS, game=GAMES, counts=st.booleans())
    def the_wheel_says_a_number(self, pocket: int, game: int | None, counts: bool) -> None:
        self.told(number(pocket, game) if counts else candidate(pocket, game))

    @rule(connected=st.booleans())
    def the_line_changes(self, connected: bool) -> None:
        self.told(reader(connected=connected), WarningHeard("wheel", "bad_frame", "", 2))

    @rule()
    def the_wheel_gives_up(self) -> None:
        self.told(VOID)

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


AnyEvening.TestCase.settings = settings(max_examples=80, stateful_step_count=40, deadline=None)
TestAnyEvening = AnyEvening.TestCase
