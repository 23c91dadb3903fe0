"""A ball is drawn from a tumbler: checked balls, a drum that turned both ways, and one ball (rules 10).

The draw is a spin like any other: the drum that turns is its throw, the ball that drops its number. What is
its own is the record of the drum: a draw whose record does not show both directions is void. A dealer who
works without a wire is asked, and says it when he confirms the number.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, Struct

from app.rules.house import House
from app.rules.roulette.spin_rules import has_tumbler
from app.rules.roulette.wheel import POCKETS, Turning
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.event_record import Form
from app.table.fields import at, items, members, text, whole
from app.table.json_text import Json
from app.table.roulette import events as spun
from app.table.roulette.procedure import BALL_RUNS, TUMBLER, DrawVoid, Phase
from app.table.roulette.spin_refusals import SpinRefusal
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_troubles import SpinTrouble
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import open_again, spin_bet_on
from app.table.sources import HAND
from app.table.turn import refuse

BALLS: Final = len(POCKETS)
"""Zero and one to thirty-six, of one size and weight."""
_CHECK: Final = ("set", "count", "seals", "by")
_MOST: Final = 1_000

_WITHOUT_BALL: Final = frozenset({DrawVoid.NO_BALL, DrawVoid.RESTARTED})
"""Given up before a ball dropped: void only if the drum has turned."""


class TurnedHeard(Struct, frozen=True):
    """The drum has turned so many whole turns one way; `game` is the tumbler's own count."""

    way: Turning
    turns: int
    device: str
    game: int


class TakenBackHeard(Struct, frozen=True):
    """The tumbler took a ball back that had dropped."""

    number: int
    device: str
    game: int


def missing_ways(spin: SpinState) -> tuple[Turning, ...]:
    """Say which ways the drum has not turned yet for this draw."""
    return tuple(way for way in Turning if way not in spin.turned)


# What the dealer says


def check_balls(house: House, value: Json) -> Form:
    """Read how the balls were found: `{"set": "B", "count": 37, "seals": ["114", "115"], "by": "ispettore"}`.

    Args:
        house: under which the table opens.
        value: as the command has it.

    Raises:
        BadInputError: a field is missing or wrong, or the house has a wheel.
        RefusedError: there are not thirty-seven of them.
    """
    if not has_tumbler(house):
        raise BadInputError(f"{house.title} has a wheel: there are no balls to count", rule="rules 10")
    fields = members(value, frozenset(_CHECK), _CHECK)
    count = at("count", lambda value: whole(value, 0, _MOST), fields["count"])
    seals = at("seals", _read_seals, fields["seals"])
    name, by = at("set", text, fields["set"]), at("by", text, fields["by"])
    if count != BALLS:
        refuse(SpinRefusal.OTHER_BALL_COUNT(count=count), rule="rules 10")
    return {"set": name, "count": count, "seals": seals, "by": by}


def _read_seals(value: Json) -> list[str]:
    seals = [at(str(place), text, seal) for place, seal in enumerate(items(value))]
    if not seals:
        raise BadInputError("must name the seals that were found unbroken")
    return seals


def confirm_drum(turn: SpinTurn, *, turned: bool | None) -> bool:
    """Make sure of the drum before a number is confirmed: the record shows both ways, or the dealer says so.

    Args:
        turn: takes what the dealer says of the drum.
        turned: whether the drum turned both ways before the ball dropped; None where nobody says.

    Returns:
        Whether the draw counts; if not, it has been declared void.

    Raises:
        BadInputError: there is no drum in this house.
        RefusedError: the record does not show it, and the dealer does not say.
    """
    if not has_tumbler(turn.state.house):
        if turned is not None:
            raise BadInputError("is for a tumbler's drum: this house has a wheel", "turned", rule="rules 10")
        return True
    missing = missing_ways(spin_bet_on(turn))
    if turned is None and missing:
        refuse(
            SpinRefusal.DRUM_TURNED_ONE_WAY(),
            rule="rules 10",
        )
    if turned is False:
        void_draw(turn, DrawVoid.ONE_WAY)
        return False
    spin = spin_bet_on(turn)
    for way in missing:
        turn.happen(spun.SpinTurned(spin=spin.spin, way=way.value, source=HAND))
    return True


# What the tumbler says


def void_draw(turn: SpinTurn, reason: str, device: str | None = None, game: int | None = None) -> None:
    """Declare the draw void: bets and prisoners stand, and betting is open again (rules 8, 10)."""
    spin = spin_bet_on(turn)
    if spin.phase not in BALL_RUNS:
        turn.happen(spun.SpinThrown(spin=spin.spin, source=turn.source, device=device, game=game))
        spin = spin_bet_on(turn)
    turn.happen(spun.SpinVoid(spin=spin.spin, reason=reason, throw=spin.throw, source=turn.source))
    open_again(turn)


def hear_turned(turn: SpinTurn, heard: TurnedHeard) -> None:
    """Record that the drum turned; the drum turns for the spin being bet on."""
    spin = spin_bet_on(turn)
    turn.happen(
        spun.SpinTurned(
            spin=spin.spin,
            way=heard.way.value,
            source=turn.source,
            turns=heard.turns,
            device=heard.device,
            game=heard.game,
        )
    )


def hear_void(turn: SpinTurn, reason: str, game: int | None) -> None:
    """The tumbler gives its draw up; its number that was called is taken back while nothing is cleared."""
    paying, betting = turn.state.paying, turn.state.betting
    if paying is not None and game is not None and paying.game == game:
        _undo(turn, paying, reason, game)
    elif betting is not None and (betting.phase in BALL_RUNS or reason not in _WITHOUT_BALL):
        void_draw(turn, reason, game=game)


def hear_taken_back(turn: SpinTurn, heard: TakenBackHeard) -> None:
    """A ball was taken back: what it was the number of is void."""
    hear_void(turn, DrawVoid.BALL_TAKEN_BACK, heard.game)


def warn_of_taken_back(turn: SpinTurn, reason: str, game: int | None) -> None:
    """The tumbler gives the draw up that is paid, while nothing it says moves a spin: somebody decides."""
    paying = turn.state.paying
    if paying is not None and is_over(turn, game):
        _warn_of_void(turn, paying, reason)


def _warn_of_void(turn: SpinTurn, spin: SpinState, reason: str) -> None:
    warning = SpinTrouble.DRAW_CALLED_VOID.english(spin=spin.spin, cause=reason)
    turn.happen(happened.ReaderWarning(device=spin.device or TUMBLER, reason=warning))


def _undo(turn: SpinTurn, spin: SpinState, reason: str, game: int) -> None:
    """Take a number back that the tumbler gave; of a cleared layout nothing can be undone by itself."""
    if spin.phase is not Phase.FALLEN or spin.source != TUMBLER or spin.number is None:
        _warn_of_void(turn, spin, reason)
        return
    turn.happen(
        spun.SpinTakenBack(
            spin=spin.spin,
            number=spin.number,
            reason=reason,
            source=turn.source,
            device=spin.device or UNSET,
            game=game,
        )
    )
    void_draw(turn, reason)


def is_over(turn: SpinTurn, game: int | None) -> bool:
    """Whether the tumbler still speaks of the game whose number was called, while that is paid."""
    paying = turn.state.paying
    return has_tumbler(turn.state.house) and paying is not None and game is not None and paying.game == game
