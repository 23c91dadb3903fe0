"""A throw that does not count, folded into the table: Rien va, why, Il colpo vale (rules 8).

"Rien va" may be said after the number too. Then the spin is bet on again as it was: its winners fall, stakes
and prisoners stand, and what was laid since the clearing is laid for it.
"""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.roulette.lying import joined
from app.table import events as happened
from app.table.broken_story import BrokenStoryError
from app.table.payable import unsettled
from app.table.roulette import events as spun
from app.table.roulette.procedure import Step, is_printed
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable, Voided, WheelGame
from app.table.roulette.stepping import stepped
from app.table.roulette.uncounted import Uncounted, Unexplained, VoidSaid
from app.table.sources import HAND


def with_number_taken_back(state: SpinTable, spin: SpinState, event: spun.SpinTakenBack) -> SpinTable:
    """The spin is bet on again, without a number and with what was laid for the next one."""
    again = replace(
        stepped(spin, Step.TAKEN_BACK),
        number=None,
        source=None,
        colours={},
        minimum=None,
        winners=(),
        taken_up=(),
        left=frozenset(),
        taken=frozenset(),
        shut=frozenset(),
        halved=frozenset(),
        grouped=frozenset(),
        entered=0,
        reopened=False,
        settlement=None,
        payable=unsettled(spin.payable),
    )
    beside = state.betting
    if beside is not None:
        again = replace(
            again,
            bets=joined(again.bets, beside.bets),
            announces=(*again.announces, *beside.announces),
            refused=(*again.refused, *beside.refused),
            last=again.last or beside.last,
        )
    numbers, wheels = state.numbers[1:], state.wheels
    if spin.device is not None and spin.game is not None and event.source != HAND:
        wheels = {**wheels, spin.device: WheelGame(spin.game, told=False)}
    before = state
    state = replace(
        _with_minimum_back(state, spin),
        paying=None,
        betting=again,
        numbers=numbers,
        numbers_of=state.numbers_of[1:],
        wheels=wheels,
        pocket=state.pocket_before,
        spins=spin.spin,
    )
    return replace(state, voided=_as_it_was(before, spin, again)) if event.source == HAND else state


def _with_minimum_back(state: SpinTable, spin: SpinState) -> SpinTable:
    """Let the minimum of a spin that is played again hold again; the one that was announced follows it."""
    if spin.minimum is None or spin.minimum == state.minimum:
        return state
    own = {name for name in state.personalised if _worth(state, name) != spin.minimum}
    return replace(
        state,
        minimum=spin.minimum,
        house=state.house.at_minimum(spin.minimum),
        announced=(state.minimum, spin.spin + 1),
        minima=state.minima[:-1],
        personalised=frozenset(own),
    )


def _worth(state: SpinTable, name: str) -> int | None:
    colour = state.colours.get(name)
    return None if colour is None else colour.value


def _as_it_was(state: SpinTable, spin: SpinState, after: SpinState) -> Voided:
    return Voided(
        spin=spin,
        beside=state.betting if state.paying is not None else None,
        after=after,
        numbers=state.numbers,
        numbers_of=state.numbers_of,
        wheels=state.wheels,
        minimum=state.minimum,
        announced=state.announced,
        minima=state.minima,
        personalised=state.personalised,
        colours=state.colours,
    )


def with_void(state: SpinTable, spin: SpinState, event: spun.SpinVoid) -> SpinTable:
    """Rien va: the spin keeps its place, and is bet on again."""
    again = replace(
        stepped(spin, Step.VOID),
        proposed=None,
        denied=None,
        wheel=spin.wheel.against,
        turned=frozenset(),
        void=event.reason,
        untold=_is_untold(event.source, event.reason, told=event.told is not None),
    )
    if event.source != HAND:
        return replace(state, betting=again)
    unexplained = state.unexplained
    if not event.reason:
        unexplained = {**unexplained, state.seq: Unexplained(spin.spin, event.throw)}
    was = state.voided
    taken_back = was is not None and was.spin.number is not None and was.after is spin
    voided = replace(was, after=again) if was is not None and taken_back else _as_it_was(state, spin, again)
    known = Uncounted(
        device=None if event.device is UNSET else event.device,
        game=None if event.game is UNSET else event.game,
        told=_is_told(voided.spin),
    )
    if known.told and state.uncounted is not None and state.uncounted.still_tells:
        known = state.uncounted
    return replace(state, betting=again, unexplained=unexplained, voided=voided, uncounted=known)


def _is_told(spin: SpinState) -> bool:
    """Whether nothing more is told of a number's game: its reader told it, or its spin was closed before."""
    return spin.number is not None and (spin.source != HAND or spin.reopened)


def _is_untold(source: str, reason: str, *, told: bool) -> bool:
    """Whether a person gave another reason than a printed one, and no inspector was told."""
    return source == HAND and bool(reason) and not is_printed(reason) and not told


def with_nothing_void(state: SpinTable, event: happened.TableOpened) -> SpinTable:
    """A night begins: every reader is heard, but for a game of which somebody said that it does not count.

    Why throws of before were void is asked until it is said.
    """
    forms = [] if event.unexplained is UNSET else event.unexplained
    waiting = {form["of"]: Unexplained(form["spin"], form["throw"]) for form in forms}
    known = None
    if event.device is not UNSET:
        known = Uncounted(event.device, None if event.game is UNSET else event.game)
    return replace(state, uncounted=known, voided=None, unexplained=waiting)


def with_explained(state: SpinTable, event: spun.VoidExplained) -> SpinTable:
    """Why it was void is known; of the last throw of a spin that is bet on the desk says it."""
    if event.of is not UNSET:
        left = {seq: each for seq, each in state.unexplained.items() if seq != event.of}
        return replace(state, unexplained=left)
    state = _without(state, event.spin, event.throw)
    spin = state.betting
    if spin is None or spin.spin != event.spin or spin.throw != event.throw or spin.void is None:
        return state
    untold = _is_untold(HAND, event.reason, told=event.told is not None)
    return replace(state, betting=replace(spin, void=event.reason, untold=untold))


def _without(state: SpinTable, spin: int | None, throw: int) -> SpinTable:
    """Ask no more why a throw of this night was void; an earlier one may have had a spin of that number."""
    left = {
        seq: each for seq, each in state.unexplained.items() if seq < state.night or each != (spin, throw)
    }
    return replace(state, unexplained=left)


def with_void_number(state: SpinTable, event: spun.VoidNumber) -> SpinTable:
    """A reader told a number that counts nowhere; no later start offers it again."""
    wheels = state.wheels
    game = None if event.game is UNSET else event.game
    if game is not None:
        wheels = {**wheels, event.device: WheelGame(game, told=True, number=event.number)}
    said = VoidSaid(
        number=event.number,
        device=event.device,
        heard=event.heard,
        source=None if event.source is UNSET else event.source,
        doubt=None if event.doubt is UNSET else event.doubt,
        game=game,
    )
    known = state.uncounted or Uncounted(event.device, game)
    another = known.another or _is_another(known, game)
    return replace(state, wheels=wheels, uncounted=replace(known, said=said, told=True, another=another))


def _is_another(known: Uncounted, game: int | None) -> bool:
    """Whether what is told is of a later game than the one that does not count."""
    if known.game is not None and game is not None:
        return known.game != game
    return known.told


def still_uncounted(known: Uncounted | None, event: happened.TableSuspended) -> Uncounted | None:
    """Say which game does not count where play goes on: the one that a reader is in the midst of by then."""
    if event.device is UNSET:
        return known
    game = None if event.game is UNSET else event.game
    another = known is not None and (known.another or _is_another(known, game))
    return Uncounted(event.device, game, another=another)


def with_valid(state: SpinTable, spin: SpinState, event: spun.SpinValid) -> SpinTable:
    """Il colpo vale: the spin is where it was, and so is the one beside it.

    Raises:
        BrokenStoryError: it was not declared void, or another throw came after it.
    """
    was = state.voided
    if was is None or (was.spin.spin, was.spin.throw) != (spin.spin, event.throw):
        raise BrokenStoryError(f"throw {event.throw} of spin {spin.spin} counts and was not void")
    later = state.uncounted if _is_told(was.spin) and state.uncounted is not None else None
    known = later if later is not None and later.still_tells else None  # a later ball that does not count
    state = replace(_without(state, spin.spin, event.throw), voided=None, uncounted=known)
    if was.spin.number is None:
        return replace(state, betting=was.spin)
    # Disputes are said again, each by an event of its own.
    fallen = replace(was.spin, payable=replace(was.spin.payable, disputed=frozenset()))
    beside = was.beside
    return replace(
        state,
        paying=fallen,
        betting=beside,
        numbers=was.numbers,
        numbers_of=was.numbers_of,
        wheels=was.wheels,
        pocket=was.spin.number,
        spins=spin.spin if beside is None else beside.spin,
        minimum=was.minimum,
        house=state.house.at_minimum(was.minimum),
        announced=was.announced,
        minima=was.minima,
        personalised=was.personalised,
    )


def with_next_throw(
    state: SpinTable, event: spun.SpinThrown | spun.SpinNoMoreBets | spun.SpinNumber
) -> SpinTable:
    """Another ball runs: what was void stays so.

    What a reader says of the game that does not count it may still have to say where a person throws or says
    a number; one of which nothing was heard tells of this ball.
    """
    known = state.uncounted
    if known is None and state.voided is None:
        return state
    by_hand = event.source == HAND
    kept = known if by_hand and known is not None and known.still_tells else None
    return replace(state, voided=None, uncounted=kept)
