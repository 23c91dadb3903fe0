"""What the banner tells of roulette's own: void throws, change that is owed, an announce that was cut off."""

from __future__ import annotations

from collections.abc import Iterator

from app.desks.common.looks import change_of
from app.desks.common.seats import label_of
from app.desks.croupier.acts import Act
from app.desks.croupier.notices import Banner, Notice, Owed, Unheard
from app.desks.croupier.roulette.announces import cut_off
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.table.live import Live
from app.table.roulette.spin_table import SpinTable

_ENTERS = frozenset({"winners", "difference", "taken_up"})


def spin_notices(live: Live[SpinTable], draft: SpinDraft) -> Iterator[Banner]:
    """Say what roulette has to tell."""
    yield from _of_void(live.state)
    if draft.changes.owed:
        owed = tuple(
            Owed(each.owner, each.amount, change_of(live.house, each.amount)) for each in draft.changes.owed
        )
        yield Banner(Notice.CHANGE, "", acts=(Act.DISMISS,), owed=owed)
    if draft.said.cut_off is not None and draft.said.saying is None:
        said = draft.said.cut_off
        unheard = Unheard(said.repeat, label_of(live.house, said.owner), said.at)
        record = (Act.LATE,) if cut_off.can_be_recorded(draft.said, live.state) else ()
        yield Banner(Notice.CUT_OFF, "", acts=(*record, Act.DISMISS), unheard=unheard)


def is_entry_refused(live: Live[SpinTable]) -> bool:
    """Whether what the table refused last is what was entered of a spin."""
    return live.refusal is not None and live.refusal.command in _ENTERS


def _of_void(state: SpinTable) -> Iterator[Banner]:
    """What stands until it is said: why a throw was void; until the next throw, what was told of it."""
    takes_back = (Act.VALID,) if state.voided is not None else ()
    if state.unexplained:
        spins = tuple(dict.fromkeys(void.spin for void in state.unexplained.values()))
        yield Banner(Notice.VOIDED, "", acts=(Act.WHY_VOID, *takes_back), void=spins)
    number = void_number(state)
    if number is not None:
        acts = (Act.OTHER_NUMBER,) if state.unexplained or not takes_back else (*takes_back, Act.OTHER_NUMBER)
        yield Banner(Notice.VOID_NUMBER, "", acts=acts, number=number)


def void_number(state: SpinTable) -> int | None:
    """The number that a reader told of a game that does not count, while the spin has none."""
    said = None if state.uncounted is None or state.paying is not None else state.uncounted.said
    return None if said is None else said.number
