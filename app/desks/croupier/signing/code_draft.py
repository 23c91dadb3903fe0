"""What was touched of a code so far, and what is asked next; no windows."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from app.desks.croupier.signing.people import Checked, Outcome
from app.people.codes import LONGEST, SHORTEST, SHORTEST_BEFORE, why_weak

DIFFERENT: Final = "different"
"""The new code was not the same the second time."""


class Step(Enum):
    """Which code is asked for."""

    CODE = "code"
    """the person's own"""
    FRESH = "fresh"
    """the new one, where the own one was given by somebody else"""
    AGAIN = "again"
    """the new one once more"""


class CodeDraft(NamedTuple):
    """A code as it is being touched.

    Attributes:
        step: which one.
        digits: so far.
        own: the code that was right, while a new one is chosen.
        fresh: the new one, while it is asked for once more.
        waiting: it is being compared.
        said: why the last one was not taken.
    """

    step: Step = Step.CODE
    digits: str = ""
    own: str = ""
    fresh: str = ""
    waiting: bool = False
    said: Checked | None = None

    @property
    def least(self) -> int:
        """The fewest digits: a code that was chosen before may have fewer than a new one."""
        return SHORTEST_BEFORE if self.step is Step.CODE else SHORTEST

    @property
    def dots(self) -> str:
        """All that is seen of it: as many places as a new code has, whoever has fewer."""
        touched = len(self.digits)
        return " ".join("●" * touched + "–" * (SHORTEST - touched))

    @property
    def long_enough(self) -> bool:
        """Whether it may be a code."""
        return self.least <= len(self.digits) <= LONGEST and not self.waiting


def touched(draft: CodeDraft, sign: str) -> CodeDraft:
    """Touch a key of the pad: a digit, "⌫" for the last one, or "C" for all of them.

    What was said of the last code is read once a digit is touched.
    """
    if draft.waiting:
        return draft
    if sign in {"⌫", "C"}:
        return draft._replace(digits="" if sign == "C" else draft.digits[:-1])
    return draft if len(draft.digits) >= LONGEST else draft._replace(digits=draft.digits + sign, said=None)


FRESH: Final = CodeDraft(step=Step.FRESH)
"""A code is chosen where there was none: it is asked for twice."""


def given(draft: CodeDraft) -> CodeDraft:
    """Say that the digits are all; `waiting` where somebody is to compare them now."""
    match draft.step:
        case Step.CODE:
            return draft._replace(waiting=True, said=None)
        case Step.FRESH if weak := why_weak(draft.digits):
            return draft._replace(digits="", said=Checked(Outcome.REFUSED, reason=weak))
        case Step.FRESH:
            return draft._replace(step=Step.AGAIN, fresh=draft.digits, digits="", said=None)
        case Step.AGAIN if draft.digits != draft.fresh:
            return draft._replace(
                step=Step.FRESH, fresh="", digits="", said=Checked(Outcome.REFUSED, reason=DIFFERENT)
            )
        case Step.AGAIN:
            return draft._replace(waiting=True, said=None)


def answered(draft: CodeDraft, checked: Checked) -> CodeDraft:
    """Take the answer: a right code that was given by somebody else is changed now."""
    if checked.outcome is Outcome.MUST_CHANGE:
        return CodeDraft(step=Step.FRESH, own=draft.digits)
    if checked.outcome is Outcome.REFUSED:
        return CodeDraft(step=Step.FRESH, own=draft.own, said=checked)
    return CodeDraft(said=checked)
