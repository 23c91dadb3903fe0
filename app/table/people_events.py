"""What is recorded of codes: who gave one, which act had none, another register, a pit boss's first code."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from app.people.held import NONE, UNREADABLE
from app.table.event_record import Event, Form
from app.table.people_troubles import PeopleTrouble

_LIES: Final = {
    NONE: PeopleTrouble.REGISTER_GONE,
    UNREADABLE: PeopleTrouble.REGISTER_UNREAD,
}


class PeopleSigned(Event, frozen=True, kw_only=True, tag="people.signed"):
    """Who gave a code for what is recorded next: the second person, or whoever takes the table over.

    Attributes:
        act: what they signed, as the table of permissions names it.
        people: `name` and `role` of each.
        first: who does it, as the table knows him; empty where it knows nobody.
        without_code: the names on the paper of a fill or a credit whose bearers gave none (rules 9).
    """

    act: str
    people: list[Form]
    first: str = ""
    without_code: list[str] | UnsetType = UNSET


class PeopleUnsigned(Event, frozen=True, kw_only=True, tag="people.unsigned"):
    """What takes another person's code, or the dealer's own, goes on without one; what it causes comes next.

    Attributes:
        act: what it is, as the table of permissions names it.
        names: who stands there by name, as it was written.
        first: who does it, as the table knows him; empty where it knows nobody.
        later: whoever deals put his code off, and the spin for which he did is over.
    """

    act: str
    names: list[str]
    first: str = ""
    later: bool | UnsetType = UNSET


class RegisterDiffers(Event, frozen=True, kw_only=True, tag="register.differs"):
    """The register of people is not the one that this table has known; it waits for somebody's answer.

    Attributes:
        known: the newest event of it that this table has recorded, as `verify --head` takes it.
        now: the last event of the one that lies there: an older one, or another; or `none`, or `unreadable`.
    """

    known: str
    now: str

    @property
    def needs_answer(self) -> bool:
        """Always."""
        return True

    @property
    def alarm(self) -> str:
        """That another one lies there."""
        return _LIES.get(self.now, PeopleTrouble.REGISTER_OTHER)()


class PitBossAgain(Event, frozen=True, kw_only=True, tag="pit_boss.again"):
    """The code of a pit boss, its `owner`, waits for an answer, each night until then: nobody here gave it.

    Attributes:
        by: the user of the machine who gave it.
        done: when, UTC, as events write it.
    """

    owner: str
    by: str
    done: str

    @property
    def needs_answer(self) -> bool:
        """Always."""
        return True

    @property
    def alarm(self) -> str:
        """Who gave a code to whom."""
        return PeopleTrouble.FIRST_CODE_BY_USER(name=self.owner, user=self.by)
