"""What the wheel says, and what it means for the table (the program without its windows; rules 8).

The wheel drives the spin: the throw closes the spin being paid, whatever was entered: the program cannot know
whether the dealer paid by heart. A candidate never blocks: the next throw lets it lapse.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Final

from msgspec import UNSET, Struct

from app.rules.roulette.french_call import announcement
from app.rules.roulette.spin_rules import has_tumbler
from app.rules.roulette.wheel import Turning
from app.table import events as happened
from app.table.event_record import WireLines
from app.table.heard import OfAnyTable, WarningHeard
from app.table.roulette import events as spun
from app.table.roulette.drawing import (
    TakenBackHeard,
    TurnedHeard,
    hear_taken_back,
    hear_turned,
    hear_void,
    is_over,
    missing_ways,
    void_draw,
)
from app.table.roulette.procedure import BALL_RUNS, TUMBLER, DrawVoid, Phase
from app.table.roulette.second_look import (
    CONFLICT,
    REPEATED,
    is_asked,
    is_repeated,
    typed_before,
    waits_for_its_yes,
    why_asked,
)
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_troubles import SpinTrouble
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import clear_paid, close_paid, lapse, open_again, open_bets, spin_bet_on
from app.table.roulette.stepping import unseen_throw
from app.table.turn import HAND

NOT_REVERSED: Final = "not_reversed"
"""Reason of a warning: two throws running the wheel turned the same way."""


class WheelSays(StrEnum):
    """The steps of a game as a wheel tells them."""

    READY = "ready"
    THROW = "throw"
    NO_MORE_BETS = "no_more_bets"


class StepHeard(Struct, frozen=True):
    """The wheel's game went a step on; `game` is the wheel's own count, `turning` how its rotor turned."""

    says: WheelSays
    device: str
    game: int | None = None
    turning: Turning | None = None


class NumberHeard(Struct, frozen=True):
    """A number that counts.

    Attributes:
        source: `wheel` or `tumbler`.
        heard: UTC when its last byte came, ISO 8601.
        raw: the lines that decided it.
        wire: what else the device said since the number before.
    """

    number: int
    source: str
    device: str
    heard: str
    game: int | None = None
    raw: tuple[str, ...] = ()
    wire: WireLines | None = None


class CandidateHeard(Struct, frozen=True):
    """A number that the dealer must confirm; `unseen_game`: of a game that ended while nobody listened."""

    number: int
    reason: str
    device: str
    heard: str
    game: int | None = None
    raw: tuple[str, ...] = ()
    wire: WireLines | None = None


class VoidHeard(Struct, frozen=True):
    """The wheel or the tumbler gave its game up; `game` is its own count."""

    reason: str
    game: int | None = None


GameHeard = StepHeard | NumberHeard | CandidateHeard | VoidHeard | TurnedHeard | TakenBackHeard
"""What is heard of a game."""
OfRoulette = GameHeard | WarningHeard
Heard = OfRoulette | OfAnyTable


def hear(turn: SpinTurn, heard: OfRoulette) -> None:
    """Let the table hear a reader.

    Args:
        turn: takes the events; nothing that a reader says is ever refused.
        heard: what it said.
    """
    if (play := _PLAYS.get(type(heard))) is not None:
        if turn.state.opened:  # a wheel that is tried out before the opening is nobody's game
            play(turn, heard)
    elif isinstance(heard, WarningHeard):
        betting = turn.state.betting if heard.reason == CONFLICT else None
        warning = happened.ReaderWarning(
            spin=None if betting is None else betting.spin,
            throw=UNSET if betting is None else betting.throw,
            device=heard.device,
            reason=heard.reason,
            detail=heard.detail,
            count=heard.count,
            planned=True if heard.planned and not turn.state.opened else UNSET,
        )
        turn.happen(warning)


def _turned(turn: SpinTurn, heard: TurnedHeard) -> None:
    """A drum that turned was set going before that, whether or not it was seen."""
    if has_tumbler(turn.state.house) and not is_over(turn, heard.game):
        _throw(turn, StepHeard(WheelSays.THROW, heard.device, heard.game))
        hear_turned(turn, heard)


def _step(turn: SpinTurn, heard: StepHeard) -> None:
    if _is_of_typed(turn.state.paying, heard):
        return
    if is_over(turn, heard.game):
        return  # a drum that is emptied or filled while its last number is paid
    match heard.says:
        case WheelSays.READY:
            open_bets(turn)
        case WheelSays.THROW:
            _throw(turn, heard)
        case WheelSays.NO_MORE_BETS:
            if waits_for_its_yes(turn.state.betting, heard.game) and not _is_another(turn, heard):
                _no_more_while_asked(turn)
                return
            spin = _ball_runs(turn, heard.game)
            if spin.phase is not Phase.NO_MORE_BETS:
                turn.happen(spun.SpinNoMoreBets(spin=spin.spin, source=turn.source))


def _is_of_typed(paying: SpinState | None, heard: StepHeard) -> bool:
    """Whether a step is the rest of a game whose number was typed before the wheel had it.

    Of a wheel without a count that is Rien ne va plus after the throw that it told, until it tells another.
    """
    if paying is None or paying.source != HAND or paying.game != heard.game:
        return False
    if heard.game is not None:
        return True
    told = paying.device == heard.device and not paying.reopened
    return told and heard.says is WheelSays.NO_MORE_BETS


def _no_more_while_asked(turn: SpinTurn) -> None:
    """Rien ne va plus for a ball whose number was typed already: it goes on waiting for its yes."""
    spin = spin_bet_on(turn)
    if spin.phase is Phase.THROWN:
        turn.happen(spun.SpinNoMoreBets(spin=spin.spin, source=turn.source))


def _is_another(turn: SpinTurn, heard: StepHeard) -> bool:
    """Whether a step that was told already is one of the next ball: where the reader has no count, it is."""
    spin = turn.state.betting
    if spin is None or (heard.says is WheelSays.NO_MORE_BETS and spin.phase is Phase.THROWN):
        return False
    return heard.game is None or spin.game != heard.game


def _throw(turn: SpinTurn, heard: StepHeard) -> None:
    if _runs_already(turn.state.betting, heard.game):
        return  # thrown by hand already, or the same throw seen again after the line came back
    if waits_for_its_yes(turn.state.betting, heard.game) and not _is_another(turn, heard):
        return  # so it is, and its number was typed meanwhile
    spin = _ball_runs(turn, heard.game)
    if spin.phase is Phase.COMING:
        open_again(turn)
    before, now = turn.state.turned, heard.turning
    wheel = UNSET if now is None else now.value
    turn.happen(
        spun.SpinThrown(spin=spin.spin, source=turn.source, device=heard.device, game=heard.game, wheel=wheel)
    )
    if now is not None and now is before:
        turn.happen(
            happened.ReaderWarning(device=heard.device, reason=NOT_REVERSED, detail=reversal_text(now))
        )


def reversal_text(turning: Turning) -> str:
    """Say that the wheel turns as it did at the throw before (rules 8)."""
    return SpinTrouble.NOT_REVERSED.english(turning=turning.value)


def _ball_runs(turn: SpinTurn, game: int | None) -> SpinState:
    """Make room for the ball that runs now; gives the spin that it is thrown for."""
    _awaited(turn)
    close_paid(turn)
    spin = spin_bet_on(turn)
    if spin.proposed is not None or (spin.phase in BALL_RUNS and not _runs_already(spin, game)):
        lapse(turn)
    return spin_bet_on(turn)


def _runs_already(spin: SpinState | None, game: int | None) -> bool:
    """Whether the ball that is spoken of runs for a spin, and no number of it waits for an answer."""
    if spin is None or spin.proposed is not None or spin.phase not in BALL_RUNS:
        return False
    return game is None or spin.game is None or spin.game == game


def _awaited(turn: SpinTurn) -> SpinState:
    """The spin being bet on; where the layout was never cleared, it is now."""
    if turn.state.betting is None:
        clear_paid(turn, implied=True)
    return spin_bet_on(turn)


def typed_already(turn: SpinTurn, device: str, game: int | None) -> int | None:
    """The number that the dealer typed for the game of which the reader speaks, or None.

    At a tumbler it is also the one that was called for that game and is being paid: no other can follow it.

    A reader that was away tells the game by its count. Where no throw was heard there is no count to compare:
    then it speaks of the typed number's game as long as no other ball was seen to run and it was not closed.
    """
    state = turn.state
    if state.betting is not None and state.betting.phase in BALL_RUNS:
        return None
    known = state.wheels.get(device)
    if known is not None and known.typed and known.count == game:
        return known.number
    paying = state.paying
    typed = paying is not None and paying.source == HAND and paying.game is None and not paying.reopened
    if paying is not None and (typed or is_over(turn, game)):
        return paying.number
    return None


def compare_with_typed(turn: SpinTurn, device: str, said: int, typed: int) -> None:
    """Warn where a reader contradicts the number that was typed for its game."""
    if said != typed:
        reason = SpinTrouble.OTHER_NUMBER_TYPED.english(said=said, typed=typed)
        turn.happen(happened.ReaderWarning(device=device, reason=reason))


def _number(turn: SpinTurn, heard: NumberHeard) -> None:
    """A number counts; of a game whose number the dealer typed already it only agrees, or is a warning."""
    typed = typed_already(turn, heard.device, heard.game)
    if typed is not None:
        compare_with_typed(turn, heard.device, heard.number, typed)
        return
    if not _counts(turn, heard):
        return
    asked = why_asked(turn.state.betting, heard.number, heard.device, heard.game)
    if asked is not None:
        _ask(turn, heard, asked)
        return
    spin = _awaited(turn)
    close_paid(turn)
    turn.happen(
        spun.SpinNumber(
            spin=spin.spin,
            number=heard.number,
            announcement=announcement(heard.number),
            source=heard.source,
            throw=unseen_throw(spin),
            heard=heard.heard,
            device=heard.device,
            game=heard.game,
            raw=list(heard.raw),
            wire=UNSET if heard.wire is None else heard.wire,
        )
    )


def _counts(turn: SpinTurn, heard: NumberHeard) -> bool:
    """Whether a number counts: in a house with a tumbler its ball's, the drum having turned both ways."""
    if not has_tumbler(turn.state.house):
        return True
    if heard.source != TUMBLER:
        reason = SpinTrouble.READER_BESIDE_TUMBLER.english(source=heard.source, number=heard.number)
        turn.happen(happened.ReaderWarning(device=heard.device, reason=reason))
        return False
    if not missing_ways(_awaited(turn)):
        return True
    _throw(turn, StepHeard(WheelSays.THROW, heard.device, heard.game))
    void_draw(turn, DrawVoid.ONE_WAY)
    return False


def _candidate(turn: SpinTurn, heard: CandidateHeard) -> None:
    """A number that nobody saw fall waits for the dealer; an older one that still waits lapses."""
    typed = typed_already(turn, heard.device, heard.game)
    if typed is not None:
        compare_with_typed(turn, heard.device, heard.number, typed)
        return
    spin = _awaited(turn)
    if spin.proposed is not None and typed_before(spin) is None:
        lapse(turn)
    again = is_repeated(spin_bet_on(turn), heard.number, heard.device, heard.game)
    _ask(turn, heard, REPEATED if again else heard.reason)


def _ask(turn: SpinTurn, heard: NumberHeard | CandidateHeard, reason: str) -> None:
    """Let a reader's number wait for the dealer's yes; one that waits already is asked once."""
    if is_asked(spin_bet_on(turn), heard.number):
        return
    turn.happen(
        spun.SpinCandidate(
            spin=spin_bet_on(turn).spin,
            number=heard.number,
            reason=reason,
            device=heard.device,
            heard=heard.heard,
            game=heard.game,
            raw=list(heard.raw),
            wire=UNSET if heard.wire is None else heard.wire,
        )
    )


def _warn_of_typed(turn: SpinTurn, spin: SpinState, heard: VoidHeard) -> None:
    """The reader gives a throw up whose number was typed: the dealer's question stands, and says so."""
    device = spin.device or turn.running()[0]
    if device is not None:
        reason = SpinTrouble.VOID_AND_TYPED.english(why=heard.reason, typed=typed_before(spin))
        turn.happen(happened.ReaderWarning(device=device, reason=reason))


def _void(turn: SpinTurn, heard: VoidHeard) -> None:
    spin = turn.state.betting
    if spin is not None and waits_for_its_yes(spin, heard.game):
        _warn_of_typed(turn, spin, heard)
    elif has_tumbler(turn.state.house):
        hear_void(turn, heard.reason, heard.game)
    elif spin is not None and spin.phase in BALL_RUNS:
        turn.happen(spun.SpinVoid(spin=spin.spin, reason=heard.reason, throw=spin.throw, source=turn.source))
        open_again(turn)


_PLAYS: Final[Mapping[type, Callable[[SpinTurn, Any], None]]] = {
    StepHeard: _step,
    NumberHeard: _number,
    CandidateHeard: _candidate,
    VoidHeard: _void,
    TurnedHeard: _turned,
    TakenBackHeard: hear_taken_back,
}
"""What is heard of a game."""
