"""What is recorded where a code fell away: the act that had none, the register that is not the known one."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from app.table.event_record import Event


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
