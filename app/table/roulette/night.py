"""What opening, closing, relief and suspension mean at a table of roulette (rules 8) [2, 3]."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import UNSET

from app.rules.money import money_text
from app.rules.roulette.spin_rules import has_tumbler
from app.table import events as happened
from app.table.chip_form import chip_form
from app.table.event_record import Form
from app.table.fields import at
from app.table.game import Change
from app.table.refusals import Refusal
from app.table.roulette import events as spun
from app.table.roulette.drawing import check_balls
from app.table.roulette.held_chips import HeldPart
from app.table.roulette.last_spin import bets_are_over, is_spun_on, is_undecided
from app.table.roulette.procedure import BALL_RUNS, SUSPENDED, Phase
from app.table.roulette.settlement_form import stack_form
from app.table.roulette.spin_commands import AnnounceLast, ChangeWheel
from app.table.roulette.spin_refusals import SpinRefusal
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import open_again, open_bets, spin_bet_on
from app.table.roulette.uncounted import unexplained_form
from app.table.roulette.voiding import declare_void
from app.table.round_refusals import RoundRefusal
from app.table.station_opening import Opening
from app.table.table_commands import OpenPlay
from app.table.turn import NOTHING_RUNS, Running, refuse

_BALL_RESTS = frozenset({Phase.COMING, Phase.BETS_OPEN})


def opens(turn: SpinTurn, said: OpenPlay, opening: Opening) -> Form:
    """The numbers, the wheels and the balls, as the opening of a night records them."""
    state, (device, game) = turn.state, _uncounted(turn)
    wheel = _newest_wheel(state, opening.instrument_number)
    balls: Form | msgspec.UnsetType = UNSET
    if said.instrument_check is not UNSET:
        balls = at("balls", lambda value: check_balls(opening.house, value), said.instrument_check)
    return {
        "day": said.day,
        "numbers": list(state.numbers),
        "last_games": _wheels_form(state),
        "instrument_number": wheel or UNSET,
        "instrument_set": opening.instrument_number if wheel else UNSET,
        "instrument_check": balls,
        "unexplained": unexplained_form(state.unexplained),
        "device": UNSET if device is None else device,
        "game": UNSET if game is None else game,
    }


def leaves(state: SpinTable) -> Form:
    """The numbers and the wheels, as the first event of a new journal records them."""
    return {
        "spins": state.spins - (state.opened and state.betting is not None),
        "numbers": list(state.numbers),
        "last_games": _wheels_form(state),
        "instrument_number": state.wheel_number,
        "instrument_set": state.wheel_set,
    }


def why_not_ended(state: SpinTable) -> str | None:
    """Why a journal is not at its end: void throws wait for their reason."""
    if state.unexplained:
        return f"nobody said why {len(state.unexplained)} throws are void: explain them first"
    return None


def _wheels_form(state: SpinTable) -> Form:
    return {name: msgspec.structs.asdict(game) for name, game in state.wheels.items()}


def _uncounted(turn: SpinTurn) -> Running:
    """Name the game that does not count and may still tell its number: one that a reader is known to be in.

    Without a count of its own only a reader that is in the midst of it says so.
    """
    known = turn.state.uncounted
    if known is None or not known.still_tells:
        return NOTHING_RUNS
    runs = turn.running()[0] == known.device
    return (known.device, known.game) if runs or known.game is not None else NOTHING_RUNS


def _newest_wheel(state: SpinTable, settings: str) -> str:
    """Name the wheel that stands there: settings that say what they said before are older than the record.

    Args:
        state: of the table before its opening.
        settings: which wheel they name; empty where they name none.
    """
    return settings if settings not in {"", state.wheel_set} else state.wheel_number


def coming(turn: SpinTurn) -> int:
    """The number of the spin that is bet on.

    Raises:
        RefusedError: none is.
    """
    return spin_bet_on(turn).spin


def takes_bets(state: SpinTable) -> bool:
    """Whether players may still bet: until "Rien ne va plus"."""
    return state.betting is not None and state.betting.phase is not Phase.NO_MORE_BETS


def let_change(turn: SpinTurn, change: Change) -> None:
    """Make sure that a change can be made now: before the throw, and at the end with nothing waiting.

    Raises:
        RefusedError: the ball runs, a number waits, or a spin is still paid.
    """
    spin, state = spin_bet_on(turn), turn.state
    rests = spin.phase in _BALL_RESTS
    match change:
        case Change.CLOSE if state.paying is not None:
            refuse(Refusal.STILL_PAID(spin=state.paying.spin))
        case Change.CLOSE if (spin.last or state.last_played) and is_undecided(state):
            refuse(SpinRefusal.UNDECIDED_BESIDE())
        case Change.MINIMUM if not rests:
            refuse(Refusal.MINIMUM_BEFORE_THROW(), rule="rules 8")
        case Change.RELIEF if not rests:
            refuse(Refusal.RELIEF_BEFORE_THROW(), rule="rules 8")
        case Change.CLOSE if not rests:
            refuse(
                (SpinRefusal.DRUM_TURNS_WAIT if has_tumbler(state.house) else SpinRefusal.BALL_RUNS_WAIT)(
                    spin=spin.spin
                )
            )
        case Change.DEALER if not rests:
            stays = (
                SpinRefusal.DRUM_TURNS_DEALER_STAYS
                if has_tumbler(state.house)
                else SpinRefusal.BALL_RUNS_DEALER_STAYS
            )
            refuse(stays(spin=spin.spin), rule="rules 8")
        case Change.CLOSE | Change.DEALER if spin.proposed is not None:
            refuse(RoundRefusal.NUMBER_WAITS(number=spin.proposed.number))
        case _:
            pass


def is_last(state: SpinTable) -> bool:
    """Whether the spin that is bet on was announced as the last, or comes after it."""
    return bets_are_over(state) or (state.betting is not None and state.betting.last)


def runs(state: SpinTable) -> bool:
    """Whether a ball is in the wheel, or the drum turns."""
    return state.betting is not None and state.betting.phase in BALL_RUNS


def interrupts(turn: SpinTurn, by: str) -> None:
    """A ball that runs when play is suspended is no throw."""
    if runs(turn.state):
        declare_void(turn, SUSPENDED, by=by or None)


def goes_on(turn: SpinTurn) -> None:
    """Play is taken up again: the bets are open, after a void throw also where the wheel is not ready."""
    spin = turn.state.betting
    if spin is not None and spin.phase is Phase.COMING and spin.void is not None:
        open_again(turn)
    else:
        open_bets(turn)


def change_wheel(turn: SpinTurn, said: ChangeWheel, _opening: Opening) -> None:
    """Record that another wheel stands at the table: between two spins, by its number."""
    if not turn.state.opened:
        refuse(Refusal.TABLE_CLOSED())
    number = said.wheel_number
    if number == turn.state.wheel_number:
        refuse(SpinRefusal.WHEEL_THERE())
    if spin_bet_on(turn).phase not in {Phase.COMING, Phase.BETS_OPEN}:
        refuse(SpinRefusal.BALL_RUNS_WHEEL_STAYS(), rule="rules 8")
    turn.happen(spun.TableWheel(wheel_number=number, by=said.by))


def last_spin(turn: SpinTurn, said: AnnounceLast, _opening: Opening) -> None:
    """À la dernière: announced before the throw; with `over` taken back, before it too (rules 4, 8) [3.7].

    Once the ball runs, the players have bet on what was said: zero is divided by it.
    """
    spin = spin_bet_on(turn)
    over = said.over
    if spin.phase not in {Phase.COMING, Phase.BETS_OPEN}:
        if over:
            refuse(RoundRefusal.LAST_SPIN_BACK_BEFORE_THROW(), rule="rules 8")
        refuse(RoundRefusal.LAST_SPIN_BEFORE_THROW(), rule="rules 8")
    if (spin.last or is_spun_on(turn.state)) and not over:
        refuse(RoundRefusal.LAST_SPIN_ANNOUNCED())
    if over and not spin.last:
        refuse(RoundRefusal.NO_LAST_SPIN())
    turn.happen(spun.SpinLast(spin=spin.spin, over=True if over else UNSET))


def announced(state: SpinTable) -> tuple[tuple[str, str], ...]:
    """What lies on the race track, as it was repeated, and whose it is; one that goes on once."""
    spins = [spin for spin in (state.paying, state.betting) if spin is not None]
    gone = {gone.of for spin in spins for gone in spin.gone_on}
    held = (said for spin in spins for said in spin.announces if said.held and said.seq not in gone)
    return tuple((said.repeat, said.owner) for said in held)


def lying_there(state: SpinTable) -> Iterator[happened.TableTaken]:
    """What lies on the layout, and what is held, as it is taken over from a journal that was refused."""
    lies = state.betting.bets if state.betting is not None else ()
    if lies:
        yield happened.TableTaken(layout=[stack_form(stack) for stack in lies])
    if state.held_chips:
        yield happened.TableTaken(held=[_held_form(part) for part in state.held_chips])


def _held_form(part: HeldPart) -> Form:
    """Write what is still to be handed to its owner."""
    return {
        "owner": part.owner,
        "position": part.position.name,
        "chip": None if part.chip is None else chip_form(part.chip),
        "pieces": part.pieces,
        "amount": money_text(part.amount),
        "why": part.why.value,
    }
