"""Which colours came back before the table is closed, by the dealer and by the count (rules 8, 9)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from app.rules.bank import colours_away
from app.table.colours_out import colours_out
from app.table.prompts import Prompt, Task
from app.table.state import TableState

SaidBack = frozenset[tuple[str, bool]]
"""What was said of colours: each with whether all its pieces came back."""


def given_back(state: TableState, said: SaidBack) -> frozenset[str]:
    """Name the colours of which every piece came back, though for the table they are out.

    After the closing count a colour of which the bank holds what it owns came back, unless it is said
    otherwise; one of which pieces are missing there did not, whatever is said.

    Args:
        state: of the table.
        said: what the dealer said last of each colour of which he said anything.
    """
    away, answers = colours_away(state.bank), dict(said)
    counted = state.bank.closing is not None
    return frozenset(name for name in colours_out(state) if name not in away and answers.get(name, counted))


def turned_over(state: TableState, said: SaidBack, name: str) -> SaidBack:
    """Say the other thing of one colour.

    Args:
        state: of the table.
        said: what was said until now.
        name: of the colour.
    """
    answers = {**dict(said), name: name not in given_back(state, said)}
    return frozenset(answers.items())


def still_asked_in(prompts: Iterable[Prompt], back: frozenset[str]) -> tuple[Prompt, ...]:
    """Leave the colours that came back out of those that are to be asked in.

    Args:
        prompts: what there is to do.
        back: the names of the colours that came back.
    """
    left = (
        replace(prompt, colours=tuple(name for name in prompt.colours if name not in back))
        if prompt.task is Task.COLOURS_IN
        else prompt
        for prompt in prompts
    )
    return tuple(prompt for prompt in left if prompt.task is not Task.COLOURS_IN or prompt.colours)
