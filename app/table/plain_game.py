"""A plain game: it says what is bet, how a round comes out and what pays; the rest is that of any of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic

from msgspec import UNSET, Struct
from msgspec.structs import replace

from app.people.permissions import Act
from app.rules.house_profile import ReadHouse
from app.rules.money import Cents
from app.table.broken_story import BrokenStoryError
from app.table.command import Command
from app.table.differences import is_all_paid, resettled
from app.table.event_record import Event, Form
from app.table.events import TableClosed, TableOpened
from app.table.fields import one_of
from app.table.game import Change, Checked, Do, Game
from app.table.given import AnyPayment
from app.table.listing import Flag, Listing, SearchWords, VoidThrow, VoidThrows
from app.table.plain_payments import OddsOf, payment_form, payments_of, read_payment, taking_of
from app.table.plain_rounds import (
    Bet,
    CallVoid,
    Kinds,
    PlainRound,
    RoundSettled,
    RoundVoid,
    T,
    in_betting,
    kinds_of,
    round_of,
    with_closed,
    with_fallen,
    with_first_round,
    without_last_round,
)
from app.table.recorded import recorded
from app.table.refusals import Refusal
from app.table.reopening import Reopening
from app.table.side_payments import stakes_written
from app.table.state import Round, Steps
from app.table.turn import Turn, refuse


class PlainGame(Struct, Generic[T], frozen=True, eq=False, kw_only=True):
    """A plain game, from which its record is made; one that has more of its own overrides what differs.

    Attributes:
        name: of the game, with which its kinds of events begin.
        rules: the version of its rules.
        table: a table at which it is played.
        read_house: reads the profile of a house.
        results: how a round can come out, by name, and the number by which each stands in the journal.
        bets: what can be bet on, by name, and the kind of bet that each is.
        kinds: by what each kind of bet is called where somebody searches, several words parted by ", ".
        odds: at what a bet is paid.
        falls: its events by which a round comes out, and what reads each as a number.
        folds: its other events, and what each does to the round that is bet on.
        acts: its commands, and what does each, beside calling a round void.
    """

    name: str
    rules: int = 1
    table: type[T]
    read_house: ReadHouse
    results: Mapping[str, int]
    bets: Mapping[str, str]
    kinds: Mapping[str, str]
    odds: OddsOf
    falls: Mapping[type[Event], Callable[[Any], int]]
    folds: Mapping[type[Event], Callable[[Any, Any], PlainRound]]
    acts: Mapping[type[Command], Do[T]]

    @property
    def own(self) -> Kinds:
        """Its own kinds of what happens to any round."""
        return kinds_of(self.name)

    def game(self) -> Game[T]:
        """Make the game's record; an ear, tasks or side games are put in by `replace`."""
        own = self.own
        return Game(
            name=self.name,
            rules=self.rules,
            table=self.table,
            read_house=self.read_house,
            folds={
                **dict.fromkeys(self.falls, with_fallen),
                **{kind: in_betting(change) for kind, change in self.folds.items()},
                own.settled: self.fold_settled,
                own.closed: with_closed,
                own.reopened: Reopening[T]().fold,
                own.void: in_betting(lambda now, _event: replace(now, bets=())),
            },
            ends=frozenset({*self.falls, own.closed}),
            steps=Steps(
                falls=self.falls,
                settles={own.settled: lambda _event, now: now.payable.taking.taken},
                closes={own.closed: lambda _event: True},
                reopens=frozenset({own.reopened}),
            ),
            follows={TableOpened: with_first_round, TableClosed: without_last_round},
            listing=self.listing(),
            payment_form=payment_form,
            read_payment=lambda said, _colours: read_payment(self.name, said),
            acts={**self.acts, CallVoid: recorded(own.void)},
            signs={CallVoid: lambda _state, _said: Act.VOID},
            round_signed=lambda state, _act, _said: round_of(state),
            leaves=lambda state: {"spins": state.spins - (state.opened and state.betting is not None)},
            coming=_coming,
            let_change=_let_change,
            read_result=lambda said: one_of(said, self.results),
            round_of=round_of,
            settle=self.settle,
            as_settled=self.as_settled,
            close=self.close,
            why_paid=lambda _house, payment: payment.winning[0].position.name,
            players=lambda state: () if state.betting is None else (bet.owner for bet in state.betting.bets),
            form=lambda state: {"say": [], **self._rounds_form(state)},
            checks=lambda: {own.settled: self.check_settled},
        )

    def payments(self, state: T) -> tuple[AnyPayment, ...]:
        """What is owed for the round being paid, in the order in which it was bet."""
        paid = state.paying
        return () if paid is None else payments_of(self.name, self.odds, state.house, paid)

    def as_settled(self, state: T) -> T:
        """The table with the round being paid settled as it came out, though nothing was recorded yet."""
        paid = state.paying
        if paid is None or paid.payable.payments is not None:
            return state
        taking = taking_of(self.odds, state.house, paid)
        payable, _ = resettled(paid.payable, self.payments(state))
        payable = replace(payable, taking=taking, result=paid.number or 0)
        return replace(state, paying=replace(paid, payable=payable))

    def settle(self, turn: Turn[T]) -> Round:
        """Settle the round being paid if it is not, and give it.

        Raises:
            RefusedError: there is none.
        """
        paid = turn.state.paying
        if paid is None:
            refuse(Refusal.TABLE_CLOSED())
        if paid.payable.payments is None:
            forms = [payment_form(each) for each in self.payments(turn.state)]
            turn.happen(self.own.settled(spin=paid.spin, revision=paid.payable.revision + 1, payments=forms))
        return turn.state.paying or paid

    def close(self, turn: Turn[T]) -> None:
        """Close the round being paid, if there is one, whatever was paid of it."""
        if turn.state.paying is not None:
            paid = self.settle(turn)
            disputed = sorted(paid.payable.disputed) or UNSET
            turn.happen(self.own.closed(spin=paid.spin, paid=is_all_paid(paid.payable), disputed=disputed))

    def fold_settled(self, state: T, event: RoundSettled) -> T:
        """Let the round being paid be settled.

        Raises:
            BrokenStoryError: it is another one, or is settled already.
        """
        settled = self.as_settled(state).paying
        if settled is None or settled.spin != event.spin:
            raise BrokenStoryError(f"round {event.spin} is settled and did not come out")
        payable = replace(settled.payable, revision=event.revision)
        return replace(state, paying=replace(settled, payable=payable))

    def check_settled(self, state: T, event: RoundSettled) -> Checked:
        """Work a settlement out anew."""
        due = [payment_form(each) for each in self.payments(state)]
        return Checked(None if event.payments == due else "the round is settled otherwise than it came out")

    def listing(self) -> Listing:
        """How its rounds are listed: by what is bet on them, each by its name."""
        numbers = frozenset(map(str, self.results.values()))
        return Listing(
            flags=lambda event, _typed: Flag.VOID if isinstance(event, RoundVoid) else Flag(0),
            write=lambda winning: stakes_written(winning) or "-",
            kinds=lambda winning: " ".join(dict.fromkeys(self.bets[won.position.name] for won in winning)),
            wins=self._wins,
            voids=_voids,
            stakes=lambda now: Cents(sum(bet.amount for bet in now.bets)),
            words=SearchWords(
                kinds=self.kinds,
                position=lambda word: word if word in self.bets else None,
                kind=lambda name: self.bets[name],
                is_number=lambda word: word in numbers,
            ),
        )

    def _wins(self, name: str, number: int) -> bool:
        return self.odds(PlainRound(spin=0, number=number), Bet(name, "", Cents(0))) is not None

    def _rounds_form(self, state: T) -> dict[str, Form | None]:
        called = {number: result for result, number in self.results.items()}

        def form(now: PlainRound | None) -> Form | None:
            fell = None if now is None or now.number is None else called[now.number]
            return None if now is None else {"spin": now.spin, "fell": fell, "bets": len(now.bets)}

        return {"paying": form(state.paying), "betting": form(state.betting)}


def _coming(turn: Turn[T]) -> int:
    if not turn.state.opened or turn.state.betting is None:
        refuse(Refusal.TABLE_CLOSED())
    return turn.state.betting.spin


def _let_change(turn: Turn[T], change: Change) -> None:
    _coming(turn)
    if change is Change.CLOSE and turn.state.paying is not None:
        refuse(Refusal.STILL_PAID(spin=turn.state.paying.spin))


def _voids(voids: VoidThrows, seq: int, event: Event) -> VoidThrows:
    if not isinstance(event, RoundVoid):
        return voids
    return (*voids, VoidThrow(seq, event.spin, 1, "called void", event.by, None))
