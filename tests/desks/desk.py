"""A desk at a real table: what it sends is done by the table, and what the table is comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from msgspec.structs import replace

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.payments.beside import SpinLarge
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.people.permissions import Signed
from app.rules.money import Cents
from app.rules.roulette.layout import BY_NAME, Position
from app.rules.roulette.spin_rules import has_tumbler
from app.rules.side import Side
from app.table.command import Command, name_of
from app.table.game import Game
from app.table.live import Live, Moment, Refusal
from app.table.roulette.game import ROULETTE
from app.table.roulette.hearing import Heard
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinLive, SpinTable
from app.table.state import unopened
from app.table.station_opening import Opening
from app.table.table import Table
from app.table.turn import RefusedError
from tests.houses import house
from tests.said import Form, form_of, said


def go_on(dealing: SpinDealing) -> None:
    """Go on to the next spin; where nothing was entered, the layout is said to be clear first."""
    for act in (SpinAct.CLEARED, Act.NEXT):
        dealing.act(act)


class Station:
    """One table and whoever listens to it.

    Attributes:
        live: what would be published now.
        sent: every command, in order, as JSON has it.
        signed: who signed those that were.
        game: that is played, with what is played on its rounds.
        deaf: commands are kept and not done, as while the disk is slow.
    """

    def __init__(
        self, side: Side = Side.LEFT, name: str = "venezia", game: Game[SpinTable] = ROULETTE
    ) -> None:
        rules, self.game = house(name), game
        opening = Opening("4", rules, "Rossi", side, "test")
        self.table = Table(replace(unopened("4", game), side=side), opening, steps_told=False)
        self.sent: list[Form] = []
        self.signed: list[tuple[Signed, ...]] = []
        self.waiting: list[Command] = []
        self.deaf = False
        self.live = Live(self.table.state, house=rules, dealer=opening.dealer)
        self.listener: Callable[[SpinLive], None] = lambda _live: None

    def send(self, command: Command | Mapping[str, object]) -> None:
        asked = said(command)
        self.sent.append(form_of(asked))
        if self.deaf:
            self.waiting.append(asked)
        else:
            self._do(asked)

    def send_signed(self, command: Command, signed: Sequence[Signed]) -> None:
        self.sent.append(form_of(command))
        self.signed.append(tuple(signed))
        self._do(command, signed)

    def catch_up(self) -> None:
        self.deaf = False
        waiting, self.waiting = self.waiting, []
        for command in waiting:
            self._do(command)

    def _do(self, command: Command | Mapping[str, object], signed: Sequence[Signed] = ()) -> None:
        refusal = self.live.refusal
        try:
            self.table.do(said(command), signed)
        except RefusedError as reason:
            refusal = Refusal(
                str(reason), (refusal.count if refusal else 0) + 1, name_of(type(said(command)))
            )
        self.publish(refusal=refusal)

    def hear(self, heard: Heard) -> None:
        """Let the table hear a device."""
        self.table.hear(heard)
        self.publish()

    def publish(self, **changes: object) -> None:
        state = self.table.state
        moments = {seq: recorded_at(seq) for seq in (*state.unanswered, *state.movements)}
        live = replace(self.live, state=state, moments=moments, unasked=self.table.unasked, **changes)
        self.live = live
        self.listener(live)

    @contextmanager
    def told_once(self) -> Iterator[None]:
        """Let whoever listens hear once of all that happens, as a desk does that was drawing meanwhile."""
        listener, self.listener = self.listener, lambda _live: None
        try:
            yield
        finally:
            self.listener = listener
        self.publish()

    def say(self, *commands: str) -> None:
        for command in commands:
            self._do({"do": command})

    def say_refused(self, command: str) -> None:
        """Let the table refuse what another hand asked for."""
        count = self.live.refusal.count if self.live.refusal else 0
        self.publish(refusal=Refusal("no", count + 1, command))

    def fall(self, number: int) -> None:
        """The ball is thrown, and a number falls and is confirmed, all at once."""
        with self.told_once():
            self.say("throw", "no_more_bets")
            self.say_number(number)

    def say_number(self, number: int) -> None:
        """A number falls, and is confirmed."""
        with self.told_once():
            self._do({"do": "number", "number": number})
            self._do({"do": "confirm", **({"turned": True} if has_tumbler(self.state.house) else {})})

    @property
    def state(self) -> SpinTable:
        return self.table.state

    @property
    def asked(self) -> list[object]:
        """The names of the commands that were sent."""
        return [form["do"] for form in self.sent]

    @property
    def paying(self) -> SpinState:
        """The spin that is paid."""
        assert self.state.paying is not None
        return self.state.paying

    @property
    def betting(self) -> SpinState:
        """The spin that is bet on."""
        assert self.state.betting is not None
        return self.state.betting


class Desk:
    """The desk without windows, at a table that is open."""

    def __init__(
        self, side: Side = Side.LEFT, *, opened: bool = True, station: Station | None = None
    ) -> None:
        self.station = station or Station(side)
        self.shown: list[SpinScreen] = []
        self.dealing = SpinDealing(self.station.send, self.show)
        self.station.listener = self.dealing.hear
        if opened:
            self.station.say("open")
        else:
            self.station.publish()

    @classmethod
    def over(cls, other: Desk) -> Desk:
        """The desk of a program that was started again at the same table."""
        desk = cls(opened=False)
        desk.station = other.station
        desk.dealing = SpinDealing(desk.station.send, desk.show)
        desk.station.listener = desk.dealing.hear
        desk.station.publish()
        return desk

    def show(self) -> None:
        """Keep what is shown."""
        if self.dealing.screen is not None:
            self.shown.append(self.dealing.screen)

    @property
    def screen(self) -> SpinScreen:
        return self.shown[-1]

    @property
    def large(self) -> SpinLarge:
        """The payment that is shown large."""
        assert self.screen.payments.large is not None
        return self.screen.payments.large

    @property
    def amounts(self) -> list[int]:
        """What is paid, in the order of the house."""
        return [row.amount for row in self.screen.payments.rows]

    @property
    def paid(self) -> frozenset[int]:
        """Which payments are marked."""
        return self.station.paying.payable.paid

    def colour(self, name: str, *places: str) -> None:
        self.dealing.choose_colour(name)
        self.touch(*places)

    def value(self, euros: int, owner: str | None, *places: str) -> None:
        self.dealing.choose_owner(owner)
        self.dealing.choose_value(Cents(100 * euros))
        self.touch(*places)

    def touch(self, *places: str) -> None:
        for place in places:
            self.dealing.touch(at(place))


def next_number(desk: Desk, number: int) -> None:
    """All is paid, and the next number falls."""
    desk.dealing.act(Act.PAID_ALL)
    desk.dealing.act(Act.PAID_ALL)
    go_on(desk.dealing)
    desk.station.fall(number)


def recorded_at(seq: int) -> Moment:
    """When an event of this table was recorded: one a minute from eight in the evening on, in the first spin."""
    return Moment(f"2026-11-21T{19 + seq // 60 % 5:02}:{seq % 60:02}:00Z", 1)


def at(name: str) -> Position:
    return BY_NAME[name]


def enter_eight(desk: Desk) -> None:
    """Number 8 as the drawing shows it: red is the third of four payments."""
    desk.value(20, "posto 4", "line-7-12", "corner-7-11")
    desk.value(50, "posto 2", "black")
    desk.colour("red", "split-8-11", "split-8-11", "straight-8")
    desk.colour("blue", "split-8-9", "straight-8")
