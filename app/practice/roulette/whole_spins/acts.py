"""What a dealer may do or say at any moment of a spin: always the same row, whatever is right just then.

Which of them is right is never written down here: it is read from the table that is simulated, from what is
to be said (`app.table.roulette.saying`), what is to be done (`app.table.prompting`), and what is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from app.practice import forms
from app.practice.answers import letter
from app.practice.exercise import Field
from app.practice.saying import Quote, Say
from app.rules.roulette.french_call import call_words
from app.table.prompts import Prompt, Task
from app.table.roulette.procedure import (
    BANK_OPEN,
    HALVED,
    LAST_SPIN,
    RELIEF,
    SENTENCES,
    SHUT_IN,
    THROWN_AGAIN,
    VOID,
    Phase,
)
from app.table.roulette.spin_prompt import SpinTask
from app.table.roulette.spin_table import SpinTable


class Act(StrEnum):
    """What can be done; first the sentences, then what the hands do, then the answers to players."""

    OPEN = "open"
    COMMENCE = "commence"
    BETS = "bets"
    NO_MORE = "no-more"
    VOID = "void"
    AGAIN = "again"
    ALL_PAID = "all-paid"
    HALVE = "halve"
    SHUT = "shut"
    LAST = "last"
    RELIEF = "relief"
    CALL = "call"
    THROW = "throw"
    DOLLY = "dolly"
    CLEAR = "clear"
    PAY = "pay"
    MARK = "mark"
    TELL = "tell"
    HAND_OVER = "hand-over"
    ACCEPT = "accept"
    CAPO = "capo"
    REFUSE = "refuse"
    GIVE_BACK = "give-back"
    PUT_RIGHT = "put-right"
    LEAVE = "leave"


ACTS: Final = tuple(Act)

SAID: Final = {
    Act.OPEN: BANK_OPEN[0],
    Act.COMMENCE: BANK_OPEN[1],
    Act.BETS: SENTENCES[Phase.BETS_OPEN][0],
    Act.NO_MORE: SENTENCES[Phase.NO_MORE_BETS][0],
    Act.VOID: VOID,
    Act.AGAIN: THROWN_AGAIN,
    Act.ALL_PAID: SENTENCES[Phase.PAYING][0],
    Act.HALVE: HALVED,
    Act.SHUT: SHUT_IN,
    Act.LAST: LAST_SPIN,
    Act.RELIEF: RELIEF,
}
"""The words of those acts that are sentences."""

ANSWERS: Final = frozenset({Act.ACCEPT, Act.CAPO, Act.REFUSE, Act.GIVE_BACK, Act.PUT_RIGHT, Act.LEAVE})
"""What is answered to a player."""

_OF_SENTENCE: Final = {words: act for act, words in SAID.items()} | {
    SENTENCES[Phase.COMING][0]: Act.BETS,
}
_OF_TASK: Final = {
    SpinTask.TELL_INSPECTOR: (Act.TELL,),
    SpinTask.TURN_BACK: (Act.THROW,),
    SpinTask.THROW: (Act.THROW,),
    SpinTask.CLEAR: (Act.DOLLY, Act.CLEAR),
    Task.MARKER: (Act.MARK,),
    Task.REPEAT: (Act.PAY,),
    SpinTask.PUT_RIGHT: (Act.PUT_RIGHT,),
    Task.HAND_OVER: (Act.HAND_OVER,),
}
"""What the table asks to be done, as the hands do it one after the other."""


def saying(words: Sequence[str], state: SpinTable) -> Act:
    """Find the act that says what is due.

    Args:
        words: what is to be said, the first first.
        state: of the table, for the call of its number.

    Raises:
        LookupError: no act says that.
    """
    number = None if state.paying is None else state.paying.number
    if number is not None and words[0] == call_words(number)[0]:
        return Act.CALL
    return _OF_SENTENCE[words[0]]


def doing(prompts: Sequence[Prompt]) -> tuple[Act, ...]:
    """Give what the hands do for the most pressing of what is due, in its order.

    Raises:
        LookupError: nothing is due that a hand does.
    """
    found = next((_OF_TASK[prompt.task] for prompt in prompts if prompt.task in _OF_TASK), None)
    if found is None:
        raise LookupError("nothing is due that a hand does")
    return found


def _choice(act: Act) -> Say:
    words = SAID.get(act)
    if words is None:
        return Say(f"whole-spins.act.{act.value}")
    return Say("whole-spins.act.said", {"words": Quote(words)})


_CHOICES: Final = tuple(map(_choice, ACTS))


def act_field(right: Act) -> Field:
    """Ask what is done now."""
    return Field("act", forms.CHOICE, (letter_of(right),), _CHOICES, is_row=True)


def letter_of(act: Act) -> str:
    """Name an act as an answer does."""
    return letter(ACTS.index(act))
