"""What happens at the side wagers when something happened to a spin."""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.repeater.house_rules import RepeaterRules, repeater_rules
from app.rules.repeater.values import SEVEN
from app.rules.repeater.wagers import BY_CODE
from app.table.game import game_of
from app.table.repeater.answers import taken_back
from app.table.repeater.due import declined, due, marked, to_be_offered
from app.table.repeater.events import MarkTakenBack
from app.table.repeater.memory import put_right, value_at, wagers_at
from app.table.side_game import RoundTold, Told
from app.table.turn import Turn


def follow(turn: Turn, told: RoundTold) -> None:
    """Let happen what follows from a spin; at a house that deals no side wagers nothing does."""
    rules, spin = repeater_rules(turn.state.house), told.round
    if rules is None:
        return
    match told.what:
        case Told.FELL if told.result is not None:
            _mark(turn, rules, spin, rules.value_of(told.result))
        case Told.TAKEN_BACK:
            _take_back(turn, rules, spin)
            _return_blocked(turn, spin)
        case Told.CORRECTED if told.result is not None:
            _correct(turn, rules, spin, rules.value_of(told.result))
        case Told.SHUT:
            _decline(turn, rules, spin)
        case _:
            pass
    _offer(turn, rules, spin)


def _offer(turn: Turn, rules: RepeaterRules, spin: int) -> None:
    """Say aloud what may be given up, as soon as it may: the layout is clear, or marks are others since."""
    if game_of(turn.state).takes_bets(turn.state):
        wagers = wagers_at(turn.state)
        for offer in to_be_offered(rules, wagers.kept, wagers.last_marked or spin):
            turn.happen(offer)


def _mark(turn: Turn, rules: RepeaterRules, spin: int, value: int | None) -> None:
    """Mark a value and let happen what it resolves; of two numbers of a spin the later one counts."""
    before = wagers_at(turn.state).marked(spin)
    if before is not None and before.value == value:
        return
    if before is not None:
        _return_booked_since(turn, spin, {before.value, value})
    _take_back(turn, rules, spin)
    _return_blocked(turn, spin + 1)
    _decline(turn, rules, spin)
    turn.happen(marked(wagers_at(turn.state).kept, spin, value))
    while (event := due(rules, wagers_at(turn.state).kept, spin)) is not None:
        turn.happen(event)


def _take_back(turn: Turn, rules: RepeaterRules, spin: int) -> None:
    """What a number did is as if it had not fallen."""
    wagers = wagers_at(turn.state)
    marked = wagers.marked(spin)
    if marked is None:
        return
    since = replace(wagers, deeds=wagers.deeds[wagers.deeds.index(marked) :])
    turn.happen(MarkTakenBack(spin=spin))
    for earlier, value in put_right(since).items():
        # What was put right since then knew of the number that counts no more.
        _say_correction(turn, rules, earlier, value)


def _return_booked_since(turn: Turn, spin: int, values: set[int | None]) -> None:
    """Return what was booked for the spin behind this one and could not have been with these values."""
    round_ = wagers_at(turn.state).round
    for stake in round_.standing:
        if stake.new and values & {SEVEN, *BY_CODE[stake.wager].values}:
            turn.happen(taken_back(round_, spin + 1, stake))


def _return_blocked(turn: Turn, spin: int) -> None:
    """Return what was booked in a round that never began, on values that came in the one that goes on."""
    round_ = wagers_at(turn.state).round
    for stake in round_.standing:
        if stake.new and round_.tally(BY_CODE[stake.wager].values):
            turn.happen(taken_back(round_, spin, stake))


def _correct(turn: Turn, rules: RepeaterRules, spin: int, value: int | None) -> None:
    """Say what another value of a spin changes; of an earlier night's nothing is known any more."""
    wagers = wagers_at(turn.state)
    if wagers.marked(spin) is not None and value_at(wagers, spin) != value:
        _say_correction(turn, rules, spin, value)


def _say_correction(turn: Turn, rules: RepeaterRules, spin: int, value: int | None) -> None:
    from app.table.repeater.corrections import correction  # noqa: PLC0415 - hardly a night has one

    turn.happen(correction(rules, wagers_at(turn.state), spin, value))


def _decline(turn: Turn, rules: RepeaterRules, spin: int) -> None:
    """The throw has come: what was offered before it was not taken."""
    for offer in tuple(declined(rules, wagers_at(turn.state).kept, spin)):
        turn.happen(offer)
