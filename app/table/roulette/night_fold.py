"""What an evening's own events do to what roulette remembers: opened, suspended, taken over, closed."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.money import parse_money
from app.rules.roulette.layout import BY_NAME
from app.table import events as happened
from app.table.event_record import Form
from app.table.roulette import events as spun
from app.table.roulette.ball_check import read_balls
from app.table.roulette.corrected_numbers import number_instead, with_number_put_right
from app.table.roulette.held_chips import HeldPart, HeldWhy
from app.table.roulette.held_fold import with_held, with_left_over
from app.table.roulette.procedure import Phase
from app.table.roulette.settlement_reading import read_chip, read_standing
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable, WheelGame
from app.table.roulette.void_fold import still_uncounted, with_nothing_void


def with_opening(state: SpinTable, event: happened.TableOpened) -> SpinTable:
    """A night begins with no chip on the layout, and with the numbers and wheels of before.

    Of openings of before the number of the wheel is the settings' own.
    """
    wheel = "" if event.instrument_number is UNSET else event.instrument_number
    opened = replace(
        state,
        betting=SpinState(spin=state.spins, phase=Phase.COMING, first=True),
        last_played=False,
        pocket=event.day,
        pocket_before=None,
        numbers=tuple(event.numbers),
        numbers_of=(),
        ghosts=(),
        announced_before=(),
        last_won={},
        last_staked={},
        held={},
        held_chips=(),
        balls=None if event.instrument_check is UNSET else read_balls(event.instrument_check),
        wheels=_wheels(event),
        wheel_number=wheel,
        wheel_set=wheel if event.instrument_set is UNSET else event.instrument_set,
        turned=None,
    )
    return with_nothing_void(opened, event)


def with_closing(state: SpinTable, _event: happened.TableClosed) -> SpinTable:
    """A spin that is not played does not count, and what lies there is held for its owners."""
    unplayed = state.betting is not None
    return replace(with_left_over(state), betting=None, spins=state.spins - unplayed, voided=None)


def with_beginning(state: SpinTable, event: happened.JournalBegun) -> SpinTable:
    """A new journal knows the numbers and the wheels of the one before."""
    return replace(
        state,
        numbers=tuple(event.numbers),
        wheels=_wheels(event),
        wheel_number=event.instrument_number,
        wheel_set=event.instrument_set,
    )


def with_suspension(state: SpinTable, event: happened.TableSuspended) -> SpinTable:
    """Where play goes on, a game that a reader is in the midst of was none of it."""
    if event.suspended:
        return state
    return replace(state, uncounted=still_uncounted(state.uncounted, event))


def with_colour(state: SpinTable, event: happened.ColourAssigned) -> SpinTable:
    """How another's chips of the colour lay is forgotten."""
    owner = event.owner or event.colour
    kept = {c: win for c, win in state.last_won.items() if c.colour != event.colour or c.owner == owner}
    return replace(state, last_won=kept)


def with_other_wheel(state: SpinTable, event: spun.TableWheel) -> SpinTable:
    """Another wheel stands there."""
    return replace(state, wheel_number=event.wheel_number)


def with_correction(state: SpinTable, event: happened.EntryCorrected) -> SpinTable:
    """A number that is corrected counts from here on."""
    fell = number_instead(event)
    return state if fell is None else with_number_put_right(state, fell)


def with_layout_taken(state: SpinTable, event: happened.TableTaken) -> SpinTable:
    """What lay on the layout of a journal that was refused lies there, and what was held is held.

    Raises:
        ValueError, LookupError, TypeError: it is no such thing, or play is not open.
    """
    if event.layout is not UNSET:
        if state.betting is None:
            raise ValueError("nothing is bet on: nothing can be taken over on the layout")
        bets = read_standing(event.layout, state.colours)
        state = replace(state, betting=replace(state.betting, bets=(*state.betting.bets, *bets)))
    if event.held is not UNSET:
        state = with_held(state, [_read_held(form, state) for form in event.held])
    return state


def _wheels(event: happened.TableOpened | happened.JournalBegun) -> dict[str, WheelGame]:
    return {name: WheelGame(**game) for name, game in event.last_games.items()}


def _read_held(form: Form, state: SpinTable) -> HeldPart:
    return HeldPart(
        owner=form["owner"],
        position=BY_NAME[form["position"]],
        chip=read_chip(form["chip"], state.colours),
        pieces=form["pieces"],
        amount=parse_money(form["amount"]),
        why=HeldWhy(form["why"]),
    )
