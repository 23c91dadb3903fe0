"""A side game that is only a test: who bets on a run is paid three to one once a result fell three times in a row."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from app.people.permissions import Act
from app.rules.money import Cents, parse_money
from app.rules.payment import Odds
from app.rules.round_bank import stakes_lost
from app.table.command import Command, Money, Text
from app.table.enrolling import enrolled
from app.table.event_record import Event, Form
from app.table.recorded import recorded
from app.table.refusals import Refusal
from app.table.side_game import RoundTold, SideGame, Told
from app.table.side_payments import Owed, side_payment
from app.table.state import TableState
from app.table.turn import Turn, refuse
from tests.games.coins import COINS

LONG: Final = 3
PAYS: Final = Odds(3, 1)


class RunBet(Struct, frozen=True):
    """A stake on a run; `decided` is the round that ended it, and `won` whether the run was long enough."""

    owner: str
    amount: Cents
    decided: int | None = None
    won: bool = False


class Runs(Struct, frozen=True):
    """The results since the runs were counted anew, by their rounds, and what is bet on them."""

    results: tuple[tuple[int, int], ...] = ()
    bets: tuple[RunBet, ...] = ()

    @property
    def run(self) -> int:
        """How often in a row the last result has fallen."""
        fallen = [result for _, result in reversed(self.results)]
        return len(list(takewhile(lambda result: result == fallen[0], fallen)))


class RunCounted(Event, frozen=True, kw_only=True, tag="runs.counted"):
    result: int
    run: int


class RunStaked(Event, frozen=True, kw_only=True, tag="runs.staked"):
    owner: str
    amount: str


class RunsForgotten(Event, frozen=True, kw_only=True, tag="runs.forgotten"):
    pass


class BetOnRun(Command, frozen=True, kw_only=True, tag="bet_run"):
    """Bet that a run will be long."""

    owner: Text
    amount: Money


class ForgetRuns(Command, frozen=True, kw_only=True, tag="forget_runs"):
    """Count the runs anew; where there is one, somebody signs for it."""


def _with(runs: Runs, coin: int | None, result: int) -> Runs:
    """Count a result; where the round came out otherwise before, what it decided is decided anew."""
    coin = coin or 0
    others = tuple(each for each in runs.results if each[0] != coin)
    now = replace(runs, results=tuple(sorted((*others, (coin, result)))))
    won = now.run == LONG
    ends = won or (now.run == 1 and bool(others))  # else it goes on, or begins
    bets = (
        replace(bet, decided=coin if ends else None, won=won) if bet.decided in {None, coin} else bet
        for bet in runs.bets
    )
    return replace(now, bets=tuple(bets))


def _owed(runs: Runs, coin: int) -> Owed:
    """Who bet on a run that became long is paid; the stakes on one that broke are the bank's."""
    bets = [bet for bet in runs.bets if bet.decided == coin]
    paid = (side_payment("runs", "three", bet.owner, bet.amount, PAYS) for bet in bets if bet.won)
    return Owed(tuple(paid), stakes_lost(bet.amount for bet in bets if not bet.won))


def _follow(turn: Turn, told: RoundTold) -> None:
    runs = RUNS.among(turn.state.beside)
    was = dict(runs.results).get(told.round)
    if told.result is None or (told.what is Told.CORRECTED and was in {None, told.result}):
        return
    run = _with(runs, told.round, told.result).run
    turn.happen(RunCounted(spin=told.round, result=told.result, run=run))


def _forget(turn: Turn, _said: ForgetRuns, _opening: object) -> None:
    if not RUNS.among(turn.state.beside).results:
        refuse(Refusal.TABLE_CLOSED())
    turn.happen(RunsForgotten())


def _staked(runs: Runs, event: RunStaked) -> Runs:
    return replace(runs, bets=(*runs.bets, RunBet(event.owner, parse_money(event.amount))))


def _checked(state: TableState, _event: RunsForgotten) -> str | None:
    return None if RUNS.among(state.beside).results else "there is no run to be forgotten"


def _form(runs: Runs) -> Form:
    return {"run": runs.run, "bets": len([bet for bet in runs.bets if bet.decided is None])}


RUNS: Final = SideGame(
    name="runs",
    nothing=Runs(),
    folds={
        RunCounted: lambda runs, event: _with(runs, event.spin, event.result),
        RunStaked: _staked,
        RunsForgotten: lambda runs, _event: replace(runs, results=()),
    },
    acts={BetOnRun: recorded(RunStaked), ForgetRuns: _forget},
    follow=_follow,
    form=_form,
    checks=lambda: {RunsForgotten: _checked},
    owed=_owed,
    signs={ForgetRuns: lambda runs, _said: Act.CORRECT if runs.run > 1 else None},
)
COINS_AND_RUNS: Final = enrolled(COINS, RUNS)
"""Enrolled as a house enrols its games: the coins know nothing of it."""
