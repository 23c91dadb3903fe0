"""A game that is only a test: coins, heads or tails, one to one. A table deals it by its record alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace as house_with
from typing import Any, Final, NamedTuple

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from app.people.permissions import Act
from app.rules.chips import Chip, Colour
from app.rules.house import House, Plain
from app.rules.money import Cents, money_text, parse_money
from app.rules.payment import Odds, Payment, Winning
from app.rules.roulette.house_reading import read_house
from app.rules.round_bank import Taking
from app.table.command import Command, Money, Text
from app.table.differences import is_all_paid, resettled
from app.table.event_record import Event, Form
from app.table.events import TableClosed, TableOpened
from app.table.fields import one_of
from app.table.game import Change, Checked, Game
from app.table.json_text import Json
from app.table.listing import Flag, Listing, SearchWords, VoidThrow, VoidThrows
from app.table.refusals import Refusal
from app.table.reopening import Reopening
from app.table.round_over import with_round_begun, with_round_over
from app.table.sources import HAND
from app.table.state import Round, Steps, TableState
from app.table.station_opening import Opening
from app.table.turn import Turn, refuse

SIDES: Final = {"heads": 1, "tails": 2}
"""The sides of a coin, each with the number by which a correction names it."""


class Side(NamedTuple):
    name: str


class CoinBet(Struct, frozen=True):
    side: str
    owner: str
    amount: Cents


class CoinRound(Round, frozen=True, kw_only=True):
    """A throw of a coin: what is bet, and which side fell."""

    bets: tuple[CoinBet, ...] = ()
    fell: str | None = None


class CoinTable(TableState, frozen=True, kw_only=True):
    """A table at which coins are thrown."""

    paying: CoinRound | None = None
    betting: CoinRound | None = None


CoinTurn = Turn[CoinTable]


class CoinsBet(Event, frozen=True, kw_only=True, tag="coins.bet"):
    side: str
    owner: str
    amount: str


class CoinsFell(Event, frozen=True, kw_only=True, tag="coins.fell"):
    side: str


class CoinsVoid(Event, frozen=True, kw_only=True, tag="coins.void"):
    by: str


class CoinsSettled(Event, frozen=True, kw_only=True, tag="coins.settled"):
    revision: int
    payments: list[Form]


class CoinsClosed(Event, frozen=True, kw_only=True, tag="coins.closed"):
    paid: bool
    disputed: list[int] | UnsetType = UNSET


class CoinsReopened(Event, frozen=True, kw_only=True, tag="coins.reopened"):
    """The coin that was closed last is paid again."""


class BetOn(Command, frozen=True, kw_only=True, tag="bet"):
    """Bet on a side."""

    side: Text
    owner: Text
    amount: Money


class Fall(Command, frozen=True, kw_only=True, tag="fall"):
    """A side fell."""

    side: Text


class CallVoid(Command, frozen=True, kw_only=True, tag="void"):
    """The throw does not count; it is signed."""

    by: Text


def _bet(turn: CoinTurn, said: BetOn, _opening: Opening) -> None:
    coming, side = _coming(turn), _side(said.side)
    turn.happen(CoinsBet(spin=coming.spin, side=side, owner=said.owner, amount=money_text(said.amount)))


def _fall(turn: CoinTurn, said: Fall, _opening: Opening) -> None:
    coming, side = _coming(turn), _side(said.side)
    _close(turn)
    turn.happen(CoinsFell(spin=coming.spin, side=side))


def _void(turn: CoinTurn, said: CallVoid, _opening: Opening) -> None:
    turn.happen(CoinsVoid(spin=_coming(turn).spin, by=said.by))


def _side(said: str) -> str:
    one_of(said, SIDES)
    return said


def _coming(turn: CoinTurn) -> CoinRound:
    if not turn.state.opened or turn.state.betting is None:
        refuse(Refusal.TABLE_CLOSED())
    return turn.state.betting


def _let_change(turn: CoinTurn, change: Change) -> None:
    _coming(turn)
    paying = turn.state.paying
    if change is Change.CLOSE and paying is not None:
        refuse(Refusal.STILL_PAID(spin=paying.spin))


def payments_of(round_: CoinRound) -> tuple[Payment[Side], ...]:
    """Who bet on the side that fell is paid one to one, in the order in which they bet."""
    return tuple(
        Payment("coins", Chip(bet.amount), bet.owner, (_winning(bet),), 1, bet.amount)
        for bet in round_.bets
        if bet.side == round_.fell
    )


def _winning(bet: CoinBet) -> Winning[Side]:
    return Winning(Side(bet.side), 1, bet.amount, Odds(1, 1))


def taking_of(round_: CoinRound) -> Taking:
    """What was bet on the other side is the bank's."""
    lost = [bet.amount for bet in round_.bets if bet.side != round_.fell]
    return Taking(complete=True, chips=tuple((Chip(amount), 1) for amount in lost), taken=Cents(sum(lost)))


def payment_form(payment: Payment[Any]) -> Form:
    return {
        "owner": payment.owner,
        "side": payment.winning[0].position.name,
        "amount": money_text(payment.amount),
    }


def read_payment(form: Form, _colours: Mapping[str, Colour]) -> Payment[Any]:
    bet = CoinBet(form["side"], form["owner"], parse_money(form["amount"]))
    return payments_of(CoinRound(spin=0, bets=(bet,), fell=bet.side))[0]


def _settled(state: CoinTable) -> CoinTable:
    paid = state.paying
    if paid is None or paid.payable.payments is not None:
        return state
    payable, _ = resettled(paid.payable, payments_of(paid))
    payable = replace(payable, taking=taking_of(paid), result=SIDES[paid.fell or ""])
    return replace(state, paying=replace(paid, payable=payable))


def _settle(turn: CoinTurn) -> Round:
    paid = turn.state.paying
    if paid is None:
        refuse(Refusal.TABLE_CLOSED())
    if paid.payable.payments is None:
        forms = [payment_form(each) for each in payments_of(paid)]
        turn.happen(CoinsSettled(spin=paid.spin, revision=paid.payable.revision + 1, payments=forms))
    return turn.state.paying or paid


def _close(turn: CoinTurn) -> None:
    if turn.state.paying is None:
        return
    payable = _settle(turn).payable
    disputed = sorted(payable.disputed) or UNSET
    spin = turn.state.paying.spin
    turn.happen(CoinsClosed(spin=spin, paid=is_all_paid(payable), disputed=disputed))


def _folded_bet(state: CoinTable, event: CoinsBet) -> CoinTable:
    now = _alive(state, event)
    bet = CoinBet(event.side, event.owner, parse_money(event.amount))
    return replace(state, betting=replace(now, bets=(*now.bets, bet)))


def _folded_fall(state: CoinTable, event: CoinsFell) -> CoinTable:
    fallen = replace(_alive(state, event), fell=event.side, number=SIDES[event.side], source=HAND)
    begun = with_round_begun(state)
    return replace(begun, paying=fallen, betting=CoinRound(spin=begun.spins))


def _folded_void(state: CoinTable, event: CoinsVoid) -> CoinTable:
    return replace(state, betting=replace(_alive(state, event), bets=()))


def _folded_settlement(state: CoinTable, event: CoinsSettled) -> CoinTable:
    settled = _settled(state).paying
    if settled is None or settled.spin != event.spin:
        raise ValueError(f"coin {event.spin} is settled and was not thrown")
    payable = replace(settled.payable, revision=event.revision)
    return replace(state, paying=replace(settled, payable=payable))


def _folded_closing(state: CoinTable, event: CoinsClosed) -> CoinTable:
    return with_round_over(state, state, event, () if event.disputed is UNSET else event.disputed)


def _alive(state: CoinTable, event: Event) -> CoinRound:
    if state.betting is None or state.betting.spin != event.spin:
        raise ValueError(f"coin {event.spin} is not the one that is bet on")
    return state.betting


def _checked_settlement(state: CoinTable, event: CoinsSettled) -> Checked:
    paid = state.paying
    due = [] if paid is None else [payment_form(each) for each in payments_of(paid)]
    return Checked(None if event.payments == due else "the coin is settled otherwise than it fell")


def _written(winning: Iterable[Winning[Side]]) -> str:
    return ", ".join(f"{won.position.name} {money_text(won.amount)}" for won in winning) or "-"


def _voids(voids: VoidThrows, seq: int, event: Event) -> VoidThrows:
    if not isinstance(event, CoinsVoid):
        return voids
    return (*voids, VoidThrow(seq, event.spin, 1, "called void", event.by, None))


def _form(state: CoinTable) -> dict[str, object]:
    def form(now: CoinRound | None) -> Form | None:
        return None if now is None else {"spin": now.spin, "fell": now.fell, "bets": len(now.bets)}

    return {"say": [], "paying": form(state.paying), "betting": form(state.betting)}


def _round_of(state: CoinTable) -> int | None:
    now = state.betting or state.paying
    return None if now is None else now.spin


def _read_result(said: Json) -> int:
    return one_of(said, SIDES)


def _read_house(name: str, profile: Mapping[str, Plain]) -> House:
    """Read what any house says, by roulette's reading; a coin falls without an instrument."""
    return house_with(read_house(name, profile), instrument="")


COINS: Final = Game(
    name="coins",
    rules=1,
    table=CoinTable,
    read_house=_read_house,
    folds={
        CoinsBet: _folded_bet,
        CoinsFell: _folded_fall,
        CoinsVoid: _folded_void,
        CoinsSettled: _folded_settlement,
        CoinsClosed: _folded_closing,
        CoinsReopened: Reopening[CoinTable]().fold,
    },
    ends=frozenset({CoinsFell, CoinsClosed}),
    steps=Steps(
        falls={CoinsFell: lambda event: SIDES[event.side]},
        settles={CoinsSettled: lambda _event, now: now.payable.taking.taken},
        closes={CoinsClosed: lambda _event: True},
        reopens=frozenset({CoinsReopened}),
    ),
    follows={
        TableOpened: lambda state, _event: replace(state, betting=CoinRound(spin=state.spins)),
        TableClosed: lambda state, _event: replace(state, betting=None, spins=state.spins - 1),
    },
    listing=Listing(
        flags=lambda event, _typed: Flag.VOID if isinstance(event, CoinsVoid) else Flag(0),
        write=_written,
        kinds=lambda winning: "side" if any(winning) else "",
        wins=lambda side, number: SIDES[side] == number,
        voids=_voids,
        stakes=lambda now: Cents(sum(bet.amount for bet in now.bets)),
        words=SearchWords(
            kinds={"side": "side, lato, côté"},
            position=lambda word: word if word in SIDES else None,
            kind=lambda _side: "side",
            is_number=lambda word: word in {"1", "2"},
        ),
    ),
    payment_form=payment_form,
    read_payment=read_payment,
    acts={BetOn: _bet, Fall: _fall, CallVoid: _void},
    signs={CallVoid: lambda _state, _said: Act.VOID},
    round_signed=lambda state, _act, _said: _round_of(state),
    leaves=lambda state: {"spins": state.spins - (state.opened and state.betting is not None)},
    coming=lambda turn: _coming(turn).spin,
    let_change=_let_change,
    read_result=_read_result,
    round_of=_round_of,
    settle=_settle,
    as_settled=_settled,
    close=_close,
    why_paid=lambda _house, payment: payment.winning[0].position.name,
    players=lambda state: () if state.betting is None else (bet.owner for bet in state.betting.bets),
    form=_form,
    checks=lambda: {CoinsSettled: _checked_settlement},
)
