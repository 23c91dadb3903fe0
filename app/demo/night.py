"""A demonstration: scratch journal, simulated wheel, players who bet, and a dealer where nobody is there."""

from __future__ import annotations

import random
import shutil
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from app.demo.demo import Demo
from app.rules.house import House
from app.rules.side import Side
from app.station.station import Plan, Station
from app.table.json_text import Json
from app.table.live import Live
from app.table.state import TableState
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.ports import simulated_port
from hardware.simulators.simulated import simulated_kind

_CLEARING: Final = 1.2
"""Seconds until what won has been seen, and then until each payment has been pushed over."""
_PAYING: Final = 0.8


class Night:
    """A demonstration that runs: use it in a `with`.

    Attributes:
        plan: the station's plan, with the scratch journal and the simulated wheel.
    """

    def __init__(
        self,
        house: House,
        demo: Demo,
        *,
        side: Side,
        rng: random.Random,
        speed: float,
        deals: bool,
        kind: str = "cammegh-ss2",
    ) -> None:
        """Nothing is begun before it is entered.

        Args:
            house: the profile that is dealt.
            demo: how what is played there is demonstrated.
            side: where the cylinder stands.
            rng: chance: the wheel's numbers and the players' bets.
            speed: how much faster than a real wheel.
            deals: whether payments are marked and numbers confirmed by themselves, because nobody is there.
            kind: of the simulated reader.

        Raises:
            ValueError: nothing simulates that kind.
        """
        self._house, self._side, self._rng, self._deals = house, side, rng, deals
        self._wiring = demo.wiring
        self._folder = Path(tempfile.mkdtemp(prefix="capotavolo-"))
        self._play = demo.play(house, rng, kind)
        self._live: Live[Any] | None = None
        self._changed = threading.Condition()
        self._stopping = False
        self._confirmed = 0
        self._simulated = simulated_kind(self._play.kind)
        self._reader = SimulatedWheel(
            simulated_port(self._folder / "reader"),
            self._simulated.script(random.Random(rng.random())),  # noqa: S311 - a game, not a secret
            self._play.results(),
            speed=speed,
            may_throw=lambda: self._play.may_begin(self._live),
        )
        self._thread = threading.Thread(target=self._deal, name="demonstration", daemon=True)
        self.plan: Plan

    def __enter__(self) -> Self:
        """Plug the wheel in, or the tumbler."""
        self._reader.start()
        self.plan = Plan(
            table="Prova",
            database=self._folder / "prova.sqlite",
            house=self._house,
            wiring=self._wiring,
            dealer="Prova",
            side=self._side,
            first=self._reader.url,
            first_kind=self._play.kind,
            first_options=self._simulated.options,
            practice=True,
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop wheel and players, and throw the scratch journal away."""
        with self._changed:
            self._stopping = True
            self._changed.notify_all()
        if self._thread.is_alive():
            self._thread.join()
        self._reader.stop()
        shutil.rmtree(self._folder)

    def watch(self, live: Live[Any]) -> None:
        """See what the table publishes; never waits."""
        with self._changed:
            self._live = live
            self._changed.notify_all()
        doubted = self._play.in_doubt(live.state) if self._deals else None
        if doubted is not None and doubted > self._confirmed:
            self._confirmed = doubted
            self._ask({"do": "confirm"})

    def play(self, station: Station) -> None:
        """Begin to bet, once the station runs."""
        self._station = station
        self._ask: Callable[[Json], None] = lambda form: station.table.ask(form, self._refused)
        self._ask({"do": "open"})
        self._thread.start()

    def _refused(self, _reason: str, _form: Json) -> None:
        """The person at the desk was quicker: what he did stands, and the play goes on."""

    def _deal(self) -> None:
        """Bet, and when the result has fallen show what won; pay it where nobody stands at the table."""
        done = 0
        while (fallen := self._await_result(done)) is not None:
            done, state = fallen
            winners = self._play.winners(state)
            if self._pause(_CLEARING):
                self._ask(winners)
            if self._deals:
                self._pay(done)

    def _await_result(self, done: int) -> tuple[int, TableState] | None:
        """Wait until a round after `done` has its result; gives it and the table, None at the end."""
        found: tuple[int, TableState] | None = None

        def fallen() -> bool:
            nonlocal found
            state = None if self._live is None else self._live.state
            spin = None if state is None else self._play.fallen(state, done)
            found = None if state is None or spin is None else (spin, state)
            return self._stopping or found is not None

        with self._changed:
            self._changed.wait_for(fallen)
            return None if self._stopping else found

    def _pay(self, spin: int) -> None:
        """Pay one after the other, then say that all is paid."""
        order = 0
        while self._pause(_PAYING):
            state = self._state_now()
            owed = None if state is None else self._play.owed(state, spin)
            if owed is None:
                return
            if order == owed:
                self._ask({"do": "next"})
                return
            order += 1
            self._ask({"do": "paid", "order": order})

    def _state_now(self) -> TableState | None:
        """Wait until all is done that was asked, and give the state then; None at the end."""
        answers: list[Live[Any]] = []

        def answer(live: Live[Any]) -> None:
            with self._changed:
                answers.append(live)
                self._changed.notify_all()

        self._station.table.question(answer)
        with self._changed:
            self._changed.wait_for(lambda: self._stopping or answers)
        return answers[0].state if answers else None

    def _pause(self, seconds: float) -> bool:
        """Wait as people do, however fast the wheel is; false at the end."""
        with self._changed:
            return not self._changed.wait_for(lambda: self._stopping, seconds)
