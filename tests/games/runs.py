"""A side game that is only a test: it counts runs, how often in a row the same result has fallen."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from msgspec import Struct

from app.people.permissions import Act
from app.table.command import Command
from app.table.enrolling import enrolled
from app.table.event_record import Event, Form
from app.table.refusals import Refusal
from app.table.side_game import RoundTold, SideGame, Told
from app.table.turn import Turn, refuse
from tests.games.coins import COINS


class Runs(Struct, frozen=True):
    """The results since the runs were counted anew, by their rounds."""

    results: tuple[tuple[int, int], ...] = ()

    @property
    def run(self) -> int:
        """How often in a row the last result has fallen."""
        fallen = [result for _, result in reversed(self.results)]
        return len(list(takewhile(lambda result: result == fallen[0], fallen)))


class RunCounted(Event, frozen=True, kw_only=True, tag="runs.counted"):
    result: int
    run: int


class RunsForgotten(Event, frozen=True, kw_only=True, tag="runs.forgotten"):
    pass


class ForgetRuns(Command, frozen=True, kw_only=True, tag="forget_runs"):
    """Count the runs anew; where there is one, somebody signs for it."""


def _with(runs: Runs, coin: int | None, result: int) -> Runs:
    others = tuple(each for each in runs.results if each[0] != coin)
    return Runs(tuple(sorted((*others, (coin or 0, result)))))


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


def _checked(runs: Runs, event: RunCounted) -> str | None:
    run = _with(runs, event.spin, event.result).run
    return None if event.run == run else f"the run is {run}, and is said to be {event.run}"


def _form(runs: Runs) -> Form:
    return {"run": runs.run}


RUNS: Final = SideGame(
    name="runs",
    nothing=Runs(),
    folds={
        RunCounted: lambda runs, event: _with(runs, event.spin, event.result),
        RunsForgotten: lambda _runs, _event: Runs(),
    },
    acts={ForgetRuns: _forget},
    follow=_follow,
    form=_form,
    checks=lambda: {RunCounted: _checked},
    signs={ForgetRuns: lambda runs, _said: Act.CORRECT if runs.run > 1 else None},
)
COINS_AND_RUNS: Final = enrolled(COINS, RUNS)
"""Enrolled as a house enrols its games: the coins know nothing of it."""
