"""The people of a live table: the first pit boss at a first start, and the register while the table runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.people.held import NONE
from app.table.people_heard import PutOffHeard
from app.table.people_troubles import PeopleTrouble

if TYPE_CHECKING:
    from app.people.held import Held
    from app.station.people_desk import PeopleDesk
    from app.station.register_now import RegisterNow
    from app.station.table_thread import TableThread


def ask_pit_boss(path: Path) -> bool:
    """Ask for the first pit boss where there is no register of people; who puts it off has none.

    Args:
        path: of the register.

    Returns:
        False where somebody wants to go back to the table's own page.
    """
    if path.exists():
        return True
    from app.desks.croupier.settings.first_start import FirstPitBoss
    from app.station.people_desk import PeopleDesk, register_of

    people = PeopleDesk(lambda: register_of(path, "first start"), there=False)
    try:
        window = FirstPitBoss(people)
        window.ask()
        return not window.goes_back
    finally:
        people.close()


def people_at(register: RegisterNow, table: TableThread) -> PeopleDesk | None:
    """Give the register of people, where there is one; the pit boss hears when it cannot be read.

    Args:
        register: as it was read at the start, and is kept read from here on.
        table: is told of codes that fell away, and of another register.
    """
    path = register.path
    if register().said == NONE:
        return None
    from app.station.people_desk import PeopleDesk, register_of
    from app.station.people_watch import PeopleWatch

    watch = PeopleWatch(
        lambda said: table.notice("people", "wrong_codes", said), table.tell, lambda: table.night
    )

    def found(what: Held | PutOffHeard) -> None:
        heard = what if isinstance(what, PutOffHeard) else register.seen(what)
        if heard is not None:
            table.tell(heard)

    return PeopleDesk(
        lambda: register_of(path, f"table {table.name}"),
        lambda why: table.notice("people", "unreadable", PeopleTrouble.REGISTER_UNUSED.english(why=why)),
        unsigned=lambda said: table.notice("people", "unsigned", said),
        seen=watch.seen,
        found=found,
    )
