"""Which announce it is, where the race track does not show it: finals, figures; and the ones that won."""

from __future__ import annotations

from functools import cache

from app.desks.common.language import tr
from app.desks.common.touch_role import Role
from app.desks.croupier.forms.kit import Key
from app.desks.croupier.roulette.announces import draft as said
from app.desks.croupier.roulette.announces.draft import AnnounceDraft, GoesOn, Leaf
from app.desks.croupier.roulette.announces.going_on import Going, Listed, Way, Won
from app.desks.croupier.roulette.announces.leaf import (
    LABEL,
    Name,
    Says,
    Shown,
    Slot,
    TakeBack,
    beside,
    turned_to,
    turning,
)
from app.desks.croupier.roulette.announces.words import (
    back_words,
    given_line,
    going_words,
    lowered_words,
    owner_words,
    share_words,
    way_words,
)
from app.rules.house import House
from app.rules.roulette.announce_wins import Again
from app.rules.roulette.announces import ANNOUNCES, Announce, Family
from app.table.roulette.going_on import announce_of
from app.table.roulette.spin_state import Announced


def finals_astride() -> tuple[tuple[Announce, ...], tuple[Announce, ...]]:
    """Give the finals of numbers side by side, the short one last, and of those one before the other."""
    astride = [announce for announce in ANNOUNCES if announce.family is Family.FINALE_A_CAVALLO]
    beside = [announce for announce in astride if _apart(announce) == 1]
    ridotta = [announce for announce in ANNOUNCES if announce.family is Family.FINALE_RIDOTTA]
    return (*beside, *ridotta), tuple(announce for announce in astride if _apart(announce) == 3)


def _apart(announce: Announce) -> int:
    one, other = announce.name.removeprefix("finale-").split("-")
    return int(other) - int(one)


@cache
def _palette() -> tuple[tuple[Announce, ...], ...]:
    near, before = finals_astride()
    finals = tuple(announce for announce in ANNOUNCES if announce.family is Family.FINALE)
    return finals, near, before, tuple(each for each in ANNOUNCES if each.family is Family.FIGURE)


def which_leaf() -> Shown:
    """The palette of the announces that follow the cloth."""
    rows = (beside(row, map(_key, announces)) for row, announces in enumerate(_palette()))
    names = Name(0, LABEL, tr("Finali")), Name(1, LABEL, tr("A cavallo"))
    return Shown(
        tuple(slot for row in rows for slot in row), (*names, Name(3, LABEL, tr("… e le sue figure")))
    )


def _key(announce: Announce) -> Key:
    words, below = _face(announce)
    return Key(words, Says(said.choose, (announce.name,)), below, announce.spoken, size=20)


def ask_won(_draft: AnnounceDraft) -> AnnounceDraft:
    """Ask how the announces that won go on, or which one is taken back."""
    return AnnounceDraft(leaf=Leaf.WON)


def won_key(listed: Listed) -> Key:
    """Say how many announces won and can go on, or else how many were given."""
    if listed.wins:
        words, below = tr("Vinti {count}").format(count=listed.wins), tr("proseguire o revocare")
        return Key(words, Says(ask_won), below)
    below = tr("{count} in gioco").format(count=len(listed.items))
    return Key(tr("Revocare…"), Says(ask_won), below, role=Role.TAKE)


def _face(announce: Announce) -> tuple[str, str]:
    """What stands on an announce's key: "4", "8/9", and "8/9" with "ridotta" beneath."""
    name = announce.name.split("-", 1)[1]
    if announce.family is Family.FINALE_RIDOTTA:
        return "8/9", tr("ridotta")
    return name.replace("-", "/"), ""


def goes_whole(announce: Announce) -> bool:
    """Whether an announce can go on per il tutto at all: vicini and serie without straights (rules 6)."""
    return announce.family in {Family.VICINI, Family.SERIE} and not announce.straights


def won_leaf(house: House, listed: Listed, goes_on: GoesOn | None, first: int) -> Shown:
    """The announces that won, each with the ways in which it can go on; and what can be taken back."""
    first, rows = turned_to(listed.items, first)
    slots: list[Slot] = []
    for row, item in enumerate(rows):
        if isinstance(item, Won):
            keys = (_way(house, item.said, way)._replace(chosen=way.goes_on == goes_on) for way in item.ways)
            slots += beside(row, keys, start=6, wide=2)
        else:
            slots.append(Slot(_back(item, late=listed.late), row, 9, 3))
    names = (
        Name(row, 6 if isinstance(item, Won) else 8, f"{first + row + 1}. {_name(house, item)}")
        for row, item in enumerate(rows)
    )
    turns = turning(first, len(rows), len(listed.items))
    return Shown((*slots, *turns.slots), (*names, *turns.names))


def _way(house: House, announced: Announced, way: Way) -> Key:
    words, again = way_words(way.goes_on.again), way.goes_on.again
    offered = again is not Again.TUTTO or goes_whole(announce_of(announced))
    lower = "" if way.lowered is None else share_words(announced, way.lowered)
    why = lowered_words(announced, way) if offered else tr("solo vicini e serie senza pieni")
    name = f"{words}: {announced.repeat}, {owner_words(house, announced.owner)}"
    return Key(
        words,
        Says(said.go_on, (announced.seq, again)),
        lower if offered else tr("solo vicini, serie"),
        ". ".join(filter(None, (name, why))),
        can=offered,
        size=16,
    )


def _back(item: Going | Announced, *, late: bool) -> Key:
    of = item.said if isinstance(item, Going) else item
    words, what = tr("Revocare"), tr("non prosegue") if isinstance(item, Going) else tr("non gioca più")
    what = tr("lo dice il capo tavolo") if late else what
    named = f"{words}, {what}" if late else words
    name = f"{named}: {of.repeat}, {of.owner}"
    return Key(words, TakeBack(item), what, name, role=Role.TAKE, single=True)


def _name(house: House, item: Won | Going | Announced) -> str:
    """Name a row: what is repeated, and whose it is; of what goes on how, of what was given where it lies.

    Beneath it stands what changes hands if it is taken back, or why what won goes on lower than it was.
    """
    if isinstance(item, Won):
        lower = next(filter(None, (lowered_words(item.said, way) for way in item.ways)), "")
        return "\n".join(filter(None, (f"{item.said.repeat} — {owner_words(house, item.said.owner)}", lower)))
    line = going_words(house, item) if isinstance(item, Going) else given_line(house, item)
    return f"{line}\n{back_words(item)}"
