"""What a reader says of a game that does not count: a person has said so, or that there is no play (rules 8).

After "Rien va" the wheel knows nothing of it: it goes on to "no more bets" and to a number. None of that is
the spin's. The table hears the reader again when it tells of another game: by its own count where it has one,
or by a game that it begins. Of a reader without a count only the steps tell, which is why they are remembered
here; over a start of the program they are not, and the first game that is heard then is still the one that
does not count.
"""

from __future__ import annotations

from typing import cast

from msgspec import UNSET

from app.table import events as happened
from app.table.event_record import Event
from app.table.heard import ReaderHeard
from app.table.roulette import events as spun
from app.table.roulette.drawing import TakenBackHeard, TurnedHeard, warn_of_taken_back
from app.table.roulette.hearing import (
    CandidateHeard,
    GameHeard,
    NumberHeard,
    OfRoulette,
    StepHeard,
    VoidHeard,
    WheelSays,
    compare_with_typed,
    hear,
    typed_already,
)
from app.table.roulette.last_spin import is_over
from app.table.roulette.procedure import DrawVoid
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.spin_turn import SpinTurn
from app.table.sources import HAND
from app.table.turn import NOTHING_RUNS, Running


class Ear:
    """What is true of the readers only now, and is no event.

    The steps that each has told on its line, and which of them have begun another game since; and whether the
    wheel takes a throw.
    """

    def __init__(self, has_wheel: bool) -> None:  # noqa: FBT001 - there is but one
        """Nothing was heard yet.

        Args:
            has_wheel: whether a reader tells the steps of the game.
        """
        self._has_wheel = self._alive = has_wheel
        self._takes_a_throw = False
        self._in_game: dict[str, bool] = {}
        """Whether a reader is in the midst of a game; one of which nothing was heard is not here."""
        self._games: dict[str, int | None] = {}
        self._another = set[str]()

    @property
    def ready(self) -> bool:
        """Whether the wheel takes a throw; so does one of which nothing is heard."""
        return self._takes_a_throw or not self._alive

    def running(self) -> Running:
        """Name the reader that is in the midst of a game, and its own count of it."""
        found = (name for name, in_game in self._in_game.items() if in_game)
        return next(((name, self._games.get(name)) for name in found), NOTHING_RUNS)

    def happened(self, event: Event) -> None:
        """Remember that a person spoke of the game of now: it does not count, or there is play again."""
        by_hand = isinstance(event, spun.SpinVoid) and event.source == HAND
        if isinstance(event, happened.TableSuspended) and not event.suspended:
            self._another = {device for device in self._another if not self._in_game.get(device)}
        elif by_hand or isinstance(event, happened.TableSuspended):
            self._another.clear()

    def listen(self, heard: object) -> str | None:
        """Remember a step; the same step again is a game that begins anew.

        Returns:
            The device at which a ball runs, or has fallen; None where none does.
        """
        match heard:
            case NumberHeard():
                self._takes_a_throw = False
                self._step(heard.device, heard.game, in_game=False)
            case CandidateHeard():
                self._step(heard.device, heard.game, in_game=False)
            case TurnedHeard():
                self._step(heard.device, heard.game, in_game=True)
            case StepHeard():
                self._takes_a_throw = heard.says is WheelSays.READY
                self._stepped(heard.says, heard.device, heard.game)
                return None if heard.says is WheelSays.READY else heard.device
            case ReaderHeard():
                self._alive = self._has_wheel and heard.connected
                self._in_game.pop(heard.device, None)
                return None
            case _:
                return None
        return heard.device

    def hear(self, turn: SpinTurn, heard: object) -> None:
        """Let happen what a reader says; of a game that counts nowhere only what may not be lost."""
        if turn.state.opened and isinstance(heard, GameHeard) and self.is_deaf_to(turn.state, heard):
            record_unheard(turn, heard)
        else:
            hear(turn, cast("OfRoulette", heard))

    def _stepped(self, says: WheelSays, device: str, game: int | None) -> None:
        repeated = self._in_game.get(device) and self._games.get(device) == game
        if says is WheelSays.READY or (says is WheelSays.THROW and repeated):
            self._another.add(device)
        self._step(device, game, in_game=says is not WheelSays.READY)

    def _step(self, device: str, game: int | None, *, in_game: bool) -> None:
        self._in_game[device], self._games[device] = in_game, game

    def is_deaf_to(self, state: SpinTable, heard: GameHeard) -> bool:
        """Tell whether what a reader says is of a game that does not count: void, or told while nobody plays.

        Args:
            state: of the table.
            heard: what it says; remembered already.
        """
        if state.suspended is not None or is_over(state):
            return True
        known = state.uncounted
        if known is None:
            return False
        device = None if isinstance(heard, VoidHeard) else heard.device
        if known.game is not None and heard.game is not None and device in {None, known.device}:
            return heard.game == known.game and device not in self._another
        if known.told:  # there is nothing more to come of it
            return False
        return device not in self._another


def record_unheard(turn: SpinTurn, heard: GameHeard) -> None:
    """Record what may not be lost of a game that counts nowhere; its steps leave no trace.

    That is a number, and a draw that the tumbler gives up while its number is paid.
    """
    if isinstance(heard, TakenBackHeard):
        warn_of_taken_back(turn, DrawVoid.BALL_TAKEN_BACK, heard.game)
    elif isinstance(heard, VoidHeard):
        warn_of_taken_back(turn, heard.reason, heard.game)
    else:
        _record_void_number(turn, heard)


def _record_void_number(turn: SpinTurn, heard: GameHeard) -> None:
    """Record a number that counts nowhere, once; a warning too where a person said another for it."""
    if not isinstance(heard, NumberHeard | CandidateHeard):
        return
    known = turn.state.uncounted
    said = None if known is None else known.said
    if said is not None and (said.number, said.device, said.game) == (heard.number, heard.device, heard.game):
        return
    typed = typed_already(turn, heard.device, heard.game) if turn.state.voided is None else None
    spin = turn.state.betting or turn.state.paying
    turn.happen(
        spun.VoidNumber(
            spin=None if spin is None else spin.spin,
            number=heard.number,
            device=heard.device,
            heard=heard.heard,
            source=heard.source if isinstance(heard, NumberHeard) else UNSET,
            doubt=heard.reason if isinstance(heard, CandidateHeard) else UNSET,
            game=UNSET if heard.game is None else heard.game,
            raw=list(heard.raw),
            wire=UNSET if heard.wire is None else heard.wire,
        )
    )
    if typed is not None:
        compare_with_typed(turn, heard.device, heard.number, typed)
