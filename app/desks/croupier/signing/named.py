"""Who must sign and whose code is owed; whoever signed stands in the command by name."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from app.desks.croupier.signing.people import People
from app.people.names import name_key, same_person
from app.people.permissions import Act, Signed, codes_for, may, may_sign
from app.people.roles import Role
from app.table.acting import lets
from app.table.command import Command
from app.table.game import Change
from app.table.state import TableState
from app.table.table_commands import ChangeDealer, ConfirmDealer, Correct, MoveBank, OpenPlay


def who_may_sign(
    people: Sequence[Signed], act: Act, first: str, command: Command, signed: Sequence[Signed] = ()
) -> tuple[Signed, ...]:
    """Name those whose code is asked for: never whoever deals.

    For taking the table over it is asked of himself alone.

    Args:
        people: who works here.
        act: what is to be signed.
        first: the name of who deals.
        command: what is to be sent; it names who takes the table over.
        signed: who gave his code for it already: nobody gives a second one.
    """
    if act is Act.DEAL:
        himself = himself_in(command)
        return tuple(each for each in people if same_person(each.name, himself) and may(each.role, act))
    return tuple(
        each
        for each in people
        if may_sign(each.role, act)
        and not any(same_person(each.name, other) for other in (first, *(one.name for one in signed)))
    )


def who_may_deal(people: People | None) -> tuple[Signed, ...] | None:
    """Who may deal, as the register was read last, the dealers first: others do so where one is missing.

    None where there is no register, and names are typed.
    """
    if people is None or people.roster.trouble:
        return None
    able = (each for each in people.roster.people if may(each.role, Act.DEAL))
    return tuple(sorted(able, key=lambda each: each.role is not Role.DEALER))


def codes_due(people: Sequence[Signed], act: Act, first: str, command: Command) -> int:
    """Say how many codes are asked for: of all who must sign, those in the register (rules 9).

    It is 0 where nobody can sign, or for what only whoever does it signs.

    Args:
        people: who works here.
        act: what is to be signed.
        first: the name of who deals.
        command: what is to be sent.
    """
    able = len(who_may_sign(people, act, first, command))
    return min(codes_for(act), able)


def next_named(command: Command, offered: Sequence[Signed]) -> str:
    """Give the first of the names on a paper that can still sign; empty where none can.

    Args:
        command: what is to be sent; it has the names on the paper.
        offered: who may sign now.
    """
    able = (each.name for name in _written(command) for each in offered if same_person(each.name, name))
    return next(able, "")


def signed_by(command: Command, act: Act, signed: Sequence[Signed]) -> Command:
    """Put the names of those who signed into a command.

    On a paper that three sign they take the place of the names that were written; where the register has
    fewer, the others stay as they were written.

    Args:
        command: what is to be sent.
        act: what it is.
        signed: as the register has them; at least one.
    """
    if codes_for(act) <= 1:
        return named(command, act, signed[0].name)
    names = [each.name for each in signed]
    left = [name for name in _written(command) if not any(same_person(name, each) for each in names)]
    return replace(command, signatures=(*names, *left)[: max(codes_for(act), len(names))])


def named(command: Command, act: Act, name: str) -> Command:
    """Put the name of whoever signed into a command.

    Args:
        command: what is to be sent.
        act: what it is.
        name: as the register has it.
    """
    match act:
        case Act.DEAL if isinstance(command, OpenPlay):
            return replace(command, dealer=name)
        case Act.DEAL:
            return replace(command, name=name)
        case Act.LATE_ANNOUNCE if hasattr(command, "accepted_by"):
            return replace(command, accepted_by=name)
        case Act.CORRECT if isinstance(command, Correct):
            return replace(command, witness=name)
        case Act.COUNT:  # whoever counted stands there already
            return replace(command, signatures=(name,))
        case _ if not hasattr(command, "by"):  # who decided is its own matter: somebody was told
            return replace(command, told=name)
        case _:
            return replace(command, by=name)


def himself_in(command: Command) -> str:
    """Give the name of whoever takes the table over by a command; empty where it names nobody."""
    match command:
        case OpenPlay():
            return command.dealer or ""
        case ChangeDealer() | ConfirmDealer():
            return command.name
        case _:
            return ""


def _written(command: Command) -> tuple[str, ...]:
    """Give the names that stand on a paper."""
    return command.signatures if isinstance(command, MoveBank) else ()


class WhoDeals(Struct):
    """What the desk knows of whoever deals, while its window is made anew in another language.

    Attributes:
        unsigned: the keys of the names that go on without a code.
        later: the spin for which nobody is asked any more.
        put_off: who was asked and gave no code, and at which spin; until he does, or that is over.
    """

    unsigned: set[str] = field(default_factory=set)
    later: int | None = None
    put_off: tuple[str, int] | None = None

    def outlived(self, state: TableState) -> tuple[str, int] | None:
        """Say who put his code off for a spin that is over now, and for which; once."""
        if self.put_off is None or self.put_off[1] == state.spins:
            return None
        (name, _), off, self.put_off = self.put_off, self.put_off, None
        return None if name_key(name) in {*state.by_code, *self.unsigned} else off


def owes_code(state: TableState, people: Sequence[Signed], unsigned: Collection[str]) -> bool:
    """Whether whoever deals owes a code of this night.

    He gave none for it, and nobody was told that he goes on so.

    Args:
        state: of the table.
        people: who works here; nobody where the register was not read yet: then no code is owed.
        unsigned: the keys of the names that go on without a code.
    """
    if not (state.opened and state.dealer and people):
        return False
    return name_key(state.dealer) not in {*state.by_code, *unsigned}


def is_quiet(state: TableState) -> bool:
    """Whether nothing is paid and no ball runs: then a code may be asked for."""
    return state.paying is None and lets(state, Change.DEALER)
