"""What each role may do, and what needs a second person (rules 6, 8, 9; screens).

Theory. One table, a row for each act and a column for each role. `does` is who may do the act or ask for it,
`signs` who may stand beside another with a code, `both` either. An act with anybody who signs is one that
needs a second person, who is never the first: at the table the first is whoever deals, the second a capo
tavolo or a pit boss. Whoever reads only has no mark but in the row of reading.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from app.people.names import same_person
from app.people.refusals import SigningRefusal
from app.people.roles import Role
from app.sentence import Sentence


class Act(StrEnum):
    """What somebody may do, or not."""

    DEAL = "deal"
    """stand at the table: bets, announces, numbers, payments"""
    LATE_ANNOUNCE = "late_announce"
    """an announce after "Rien ne va plus" """
    VOID = "void"
    """a throw that does not count"""
    CORRECT = "correct"
    """what was recorded, or what the reader said, was wrong"""
    RULE = "rule"
    """end a dispute"""
    ANSWER = "answer"
    """look into what needs somebody's answer, and answer for it"""
    LIMIT = "limit"
    """another minimum, and the maxima that follow it"""
    COLOUR_VALUE = "colour_value"
    """a colour's value raised"""
    COUNT = "count"
    """the opening and the closing count of the bank, and the count of the note box"""
    FILL = "fill"
    CREDIT = "credit"
    READ = "read"
    """all that is recorded"""
    TEACH = "teach"
    """see how a class does"""
    PEOPLE = "people"
    """add people, give them roles and first codes, let them leave"""
    RETAIN = "retain"
    """say how long archived months are kept, and let go those whose time is over"""


_TABLE: Final = {
    #                   dealer  inspector pit_boss trainer auditor
    Act.DEAL:          "does    does      does     -       -",
    Act.LATE_ANNOUNCE: "does    both      both     -       -",
    Act.VOID:          "does    both      both     -       -",
    Act.CORRECT:       "does    both      both     -       -",
    Act.RULE:          "does    both      both     -       -",
    Act.ANSWER:        "does    both      both     -       -",
    Act.LIMIT:         "does    both      both     -       -",
    Act.COLOUR_VALUE:  "does    both      both     -       -",
    Act.COUNT:         "does    both      both     -       -",
    Act.FILL:          "does    both      both     -       -",
    Act.CREDIT:        "does    both      both     -       -",
    Act.READ:          "-       does      does     -       does",
    Act.TEACH:         "-       -         does     does    -",
    Act.PEOPLE:        "-       -         does     -       -",
    Act.RETAIN:        "-       -         does     -       -",
}  # fmt: skip
"""Each act, and what each role may of it."""

_BY_ALL: Final = frozenset({Act.FILL, Act.CREDIT})
"""The capo tavolo and both inspectors sign, each for himself."""

_UNSIGNED_TOO: Final = frozenset({Act.DEAL, Act.COLOUR_VALUE, Act.COUNT})
"""What waits for nobody: where nobody is there it goes on unsigned, and somebody answers for it."""

_MARKS: Final = {act: dict(zip(Role, row.split(), strict=True)) for act, row in _TABLE.items()}


class Signed(NamedTuple):
    """Somebody who gave his code: his name and what he was then."""

    name: str
    role: Role


def may(role: Role, act: Act) -> bool:
    """Whether somebody of this role may do an act, or ask for it."""
    return _MARKS[act][role] in {"does", "both"}


def may_sign(role: Role, act: Act) -> bool:
    """Whether somebody of this role may be the second person of an act."""
    return _MARKS[act][role] in {"signs", "both"}


def needs_second(act: Act) -> bool:
    """Whether an act is done by two."""
    return any(may_sign(role, act) for role in Role)


def goes_unsigned(act: Act) -> bool:
    """Whether an act may be done without a code where nobody is there to give one; a warning stands then."""
    return act in _UNSIGNED_TOO


def codes_for(act: Act) -> int:
    """Say how many others sign an act: a fill and a credit are signed by three (rules 9), all else by one."""
    if not needs_second(act):
        return 0
    return 3 if act in _BY_ALL else 1


def why_not_signed(act: Act, first: str, signed: Iterable[Signed]) -> Sentence | None:
    """Say why those who gave their code do not make the second person of an act.

    Args:
        act: what is to be done.
        first: who does it, as the table knows him; empty where it knows nobody.
        signed: who gave a code.

    Returns:
        A sentence, or None where one of them may sign and is another than the first; of what three sign,
        where all of them may, and each is another person.
    """
    signed = tuple(signed)
    if not needs_second(act):
        return None
    others = [each for each in signed if not (first and same_person(each.name, first))]
    if act in _BY_ALL:
        return _why_not_by_all(act, others, signed)
    if any(may_sign(each.role, act) for each in others):
        return None
    if not others:
        return SigningRefusal.SECOND_IS_FIRST()
    return SigningRefusal.MAY_NOT_SIGN(name=others[0].name, roles=signing_roles(act))


def _why_not_by_all(act: Act, others: Sequence[Signed], signed: Sequence[Signed]) -> Sentence | None:
    if len(others) < len(signed) or not signed:
        return SigningRefusal.SECOND_IS_FIRST()
    for place, each in enumerate(signed):
        if not may_sign(each.role, act):
            return SigningRefusal.MAY_NOT_SIGN(name=each.name, roles=signing_roles(act))
        if any(same_person(each.name, before.name) for before in signed[:place]):
            return SigningRefusal.SIGNED_ALREADY(name=each.name)
    return None


def signing_roles(act: Act) -> str:
    """Name the roles of which the second person must be: "inspector or pit boss"."""
    return _named(role for role in Role if may_sign(role, act))


def doing_roles(act: Act) -> str:
    """Name the roles that may do an act: "inspector or pit boss or auditor"."""
    return _named(role for role in Role if may(role, act))


def _named(roles: Iterable[Role]) -> str:
    return " or ".join(role.value.replace("_", " ") for role in roles)
