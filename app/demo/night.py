"""A demonstration: scratch journal, simulated wheel, players who bet, and a dealer where nobody is there."""

from __future__ import annotations

import random
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from app.demo.demo import Demo
from app.demo.players import company, layout, what_won
from app.rules.house import House
from app.rules.roulette.bets import Stack
from app.rules.side import Side
from app.station.station import Plan, Station
from app.table.json_text import Json
from app.table.roulette.procedure import Phase
from app.table.roulette.settlement_form import stack_form
from app.table.roulette.settling import settlement_of
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinLive, SpinTable
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.ports import simulated_port
from hardware.simulators.simulated import simulated_kind

_TUMBLER: Final = "tumbler/1"
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
        self._demo = demo
        self._folder = Path(tempfile.mkdtemp(prefix="capotavolo-"))
        self._players = company(house, rng)
        self._bets: tuple[Stack, ...] = ()
        self._live: SpinLive | None = None
        self._changed = threading.Condition()
        self._stopping = False
        self._confirmed = 0
        self._kind = _TUMBLER if house.draws else kind
        self._simulated = simulated_kind(self._kind)
        self._reader = SimulatedWheel(
            simulated_port(self._folder / "reader"),
            self._simulated.script(random.Random(rng.random())),  # noqa: S311 - a game, not a secret
            self._numbers(),
            speed=speed,
            may_throw=self._may_draw if house.draws else self._may_throw,
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
            wiring=self._demo.wiring,
            dealer="Prova",
            side=self._side,
            wheel=self._reader.url,
            wheel_kind=self._kind,
            wheel_options=self._simulated.options,
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

    def watch(self, live: SpinLive) -> None:
        """See what the table publishes; never waits."""
        with self._changed:
            self._live = live
            self._changed.notify_all()
        offered = live.state.betting
        if self._deals and offered is not None and offered.proposed and offered.spin > self._confirmed:
            self._confirmed = offered.spin
            self._ask({"do": "confirm"})

    def play(self, station: Station) -> None:
        """Begin to bet, once the station runs."""
        self._station = station
        self._ask: Callable[[Json], None] = lambda form: station.table.ask(form, self._refused)
        self._ask({"do": "open"})
        self._thread.start()

    def _refused(self, _reason: str, _form: Json) -> None:
        """The person at the desk was quicker: what he did stands, and the play goes on."""

    def _numbers(self) -> Iterator[int]:
        while True:
            yield self._rng.randrange(37)

    def _may_throw(self) -> bool:
        live = self._live
        if live is None:
            return True
        waits = live.state.betting is not None and live.state.betting.proposed is not None
        return live.state.paying is None and not waits

    def _may_draw(self) -> bool:
        """A drum that turned before the table was open has turned for nobody."""
        live = self._live
        return live is not None and live.state.opened and live.state.paying is None

    def _deal(self) -> None:
        """Bet, and when the number has fallen show what won; pay it where nobody stands at the table."""
        done = 0
        while spin := self._await_number(done):
            done = spin.spin
            live = self._live
            if live is None or spin.number is None:
                continue
            self._bets = layout(self._players, self._house, live.state.minimum, self._rng)
            if self._pause(_CLEARING):
                won = what_won(self._bets, spin.number)
                self._ask({"do": "winners", "bets": [_plain(stack_form(stack)) for stack in won]})
            if self._deals:
                self._pay(spin.spin)

    def _await_number(self, done: int) -> SpinState | None:
        """Wait for a spin after `done` whose number has just fallen; None at the end."""

        def fallen() -> bool:
            return self._stopping or self._paying(done) is not None

        with self._changed:
            self._changed.wait_for(fallen)
            return None if self._stopping else self._paying(done)

    def _paying(self, after: int) -> SpinState | None:
        spin = None if self._live is None else self._live.state.paying
        return spin if spin is not None and spin.spin > after and spin.phase is Phase.FALLEN else None

    def _pay(self, spin: int) -> None:
        """Pay one after the other, then say that all is paid."""
        order = 0
        while self._pause(_PAYING):
            state = self._state_now()
            now = None if state is None else state.spin(spin)
            if state is None or now is None:
                return
            if order == len((now.settlement or settlement_of(state, now)).payments):
                self._ask({"do": "next"})
                return
            order += 1
            self._ask({"do": "paid", "order": order})

    def _state_now(self) -> SpinTable | None:
        """Wait until all is done that was asked, and give the state then; None at the end."""
        answers: list[SpinLive] = []

        def answer(live: SpinLive) -> None:
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


def _plain(form: dict[str, object]) -> Json:
    return form  # type: ignore[return-value] # written by stack_form of plain values only
