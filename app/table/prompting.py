"""What the dealer is to do now, beside the sentence: a prompt for each thing, what presses first (rules 8).

A prompt is plain data: a code and what it speaks of. Desks put it into words; scripts read it in `state`.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.table.game import game_of
from app.table.prompts import Prompt, Task
from app.table.state import TableState


def prompts(state: TableState) -> tuple[Prompt, ...]:
    """Say what there is to do now, the most pressing first.

    At a closed table there is nothing to do but to ask in the colours that were out when it was closed, and
    to hand over what is held.
    """
    if not state.opened:
        return tuple(at_the_end(state, state.colours_out))
    return game_of(state).prompts(state)


def at_the_end(state: TableState, out: tuple[str, ...]) -> Iterator[Prompt]:
    """No round is begun any more: colours are asked in, and what is held goes to its owners (rules 5, 8)."""
    if out:
        yield Prompt(Task.COLOURS_IN, colours=out)
    if held := game_of(state).held(state):
        yield Prompt(Task.HAND_HELD, held=held)
