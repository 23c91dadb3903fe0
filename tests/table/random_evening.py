"""What may be asked of a table and heard by it, drawn by chance: the rules of an evening."""

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from app.rules.roulette.layout import POSITIONS, Position, offers
from app.rules.roulette.wheel import Turning
from app.table.bad_input import BadInputError
from app.table.heard import WarningHeard
from app.table.roulette.hearing import Heard, StepHeard, WheelSays
from app.table.roulette.settlement_form import stack_form
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
    reader,
    stack,
    step,
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


class Evening(RuleBasedStateMachine):
    """One table that is asked and told anything; the rules of any evening."""

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


class Dealing(Evening):
    """A dealer turns the spins, says what a throw is worth, and is relieved."""

    @rule(pocket=POCKETS, signed=SIGNED)
    def type_a_number(self, pocket: int, signed: Form) -> None:
        self.asked("number", number=pocket, **signed)

    @rule(pocket=POCKETS)
    def say_a_number_by_name(self, pocket: int) -> None:
        self.asked("number", number=pocket, by="Carla", reason="seen")

    @rule(pocket=POCKETS)
    def a_whole_game_by_hand(self, pocket: int) -> None:
        for name, fields in (("next", {}), ("throw", {}), ("number", {"number": pocket}), ("confirm", {})):
            self.asked(name, **fields)

    @rule(reason=NAMES | st.just(""))
    def call_it_void(self, reason: str) -> None:
        self.asked("void", reason=reason)

    @rule(reason=NAMES)
    def say_why_it_is_void(self, reason: str) -> None:
        self.asked("explain", reason=reason)

    @rule(reason=NAMES)
    def let_the_throw_count(self, reason: str) -> None:
        self.asked("valid", reason=reason)

    @rule(minimum=st.sampled_from(["2.50", "5.00", "0.00", "3.00"]))
    def announce_a_minimum(self, minimum: str) -> None:
        self.asked("minimum", minimum=minimum, by="Carla")

    @rule(over=st.booleans())
    def announce_a_relief(self, over: bool) -> None:
        self.asked("relief", over=over)

    @rule(name=NAMES)
    def hand_over(self, name: str) -> None:
        self.asked("dealer", name=name)

    @rule(over=st.booleans())
    def suspend(self, over: bool) -> None:
        self.asked("suspend", over=over)


class Laying(Evening):
    """Chips come onto the layout, are moved and taken up; colours are given."""

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

    @rule(
        name=COLOURS,
        value=st.sampled_from(["2.50", "10.00"]),
        who=st.fixed_dictionaries({}, optional={"by": NAMES, "owner": NAMES}),
    )
    def give_a_colour(self, name: str, value: str, who: Form) -> None:
        self.asked("colour", colour=name, value=value, **who)


class Announcing(Dealing):
    """Call bets are taken, win and go on."""

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


class Paying(Evening):
    """Winners are entered, payments are marked and disputed, the bank is counted."""

    @rule(data=st.data(), name=st.sampled_from(["winners", "difference"]))
    def enter_winners(self, data: st.DataObject, name: str) -> None:
        paying = self.played.state.paying
        pocket = data.draw(POCKETS) if paying is None or paying.number is None else paying.number
        self.asked(name, bets=data.draw(winners(pocket)))

    @rule(order=st.integers(0, 5), name=st.sampled_from(["paid", "unpaid"]), signed=SIGNED)
    def mark_a_payment(self, order: int, name: str, signed: Form) -> None:
        self.asked(name, order=order, **signed)

    @rule(paid=st.booleans(), data=st.data())
    def say_whether_it_was_paid(self, paid: bool, data: st.DataObject) -> None:
        """Of what bore no mark when its spin was closed, or of what never was."""
        left = [(each.spin, each.order) for kept in self.played.state.unmarked.values() for each in kept]
        spin, order = data.draw(st.sampled_from([*left, (1, 1)]))
        self.asked("paid" if paid else "unpaid", spin=spin, order=order)

    @rule(order=st.integers(1, 4))
    def leave_winnings(self, order: int) -> None:
        self.asked("leave", order=order)

    @rule(order=st.integers(1, 4), signed=SIGNED)
    def object_or_rule(self, order: int, signed: Form) -> None:
        self.asked("dispute", order=order, **signed)
        self.asked("rule", order=order, **signed)

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


class Hearing(Evening):
    """A wheel says anything at any time."""

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
