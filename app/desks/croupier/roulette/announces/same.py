"""The announces of the last spin as the page offers them again: whose, what, for how much, and why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import euro, tr
from app.desks.croupier.forms.kit import Key
from app.desks.croupier.roulette.announces.leaf import (
    ASK_SAME,
    ASK_WON,
    AcceptAgain,
    Numbered,
    Shown,
    numbered,
)
from app.desks.croupier.roulette.announces.words import each_words, fault_words, whose_words
from app.rules.house import House
from app.rules.roulette.announce_prices import repeated
from app.table.roulette.announced_before import Barred, SameAgain

_BARRED: Final[Mapping[Barred, object]] = {
    Barred.WON: QT_TRANSLATE_NOOP("", "Ha vinto: prima si dice come prosegue"),
    Barred.COLOUR: QT_TRANSLATE_NOOP("", "Il colore non è più suo"),
    Barred.COMPLIMENTARY: QT_TRANSLATE_NOOP("", "Aveva gettoni omaggio: annunciarlo di nuovo"),
    Barred.MAXIMUM: QT_TRANSLATE_NOOP("", "Con quello che ha già è oltre il massimo"),
}


def same_row(house: House, same: SameAgain, *, waiting: bool = False) -> Numbered:
    """Give the key of an announce of the last spin, and what stands beside it.

    That is what is repeated, whose it is and where it lies; and below it what it costs, that it is in play,
    or why it is not taken.
    """
    said = same.said
    owner = whose_words(house, said.owner)
    repeat = repeated(same.price, house.speech, held=said.held)
    pieces = "" if said.colour is None else f" · {each_words(said.colour_pieces or 1)}"
    line = f"{repeat}{pieces} — {owner} · {tr('tenuto') if said.held else tr('piazzato')}"
    goes_on = Barred.WON in same.why_not
    if same.in_play is not None:
        word, below = tr("In gioco"), _in_play_words(same)
    elif goes_on:
        word, below = tr("Prosegue…"), _why_not(same)
    elif same.why_not:
        word, below = tr("Non ora"), _why_not(same)
    else:
        word, below = tr("Accettare"), _cost((same,))
    key = Key(
        word,
        AcceptAgain(same) if same.offered else ASK_WON,
        name=f"{word}: {repeat}, {owner}. {below}",
        chosen=same.offered,
        can=(same.offered or goes_on) and not waiting,
        single=True,
    )
    return Numbered(f"{line}\n{below}", 9, (key,))


def _in_play_words(same: SameAgain) -> str:
    """Say with what it is in play, where that is another amount than it was."""
    now = same.in_play
    shares = None if now is None else (now.value, now.colour_pieces)
    if now is None or shares == (same.said.value, same.said.colour_pieces):
        return tr("è già in gioco")
    return tr("è già in gioco: {repeat}").format(repeat=now.repeat)


def _why_not(same: SameAgain) -> str:
    reasons = (tr(_BARRED[why]) if isinstance(why, Barred) else fault_words(why) for why in same.why_not)
    return "✕ " + ". ".join(reasons)


def same_total(offered: Sequence[SameAgain]) -> tuple[str, str]:
    """Add up what announces cost: "€ 620", and the pieces of colour; each empty where there are none."""
    totals = [same.price.total for same in offered]
    money = sum(total for total in totals if total is not None)
    pieces = sum(same.price.pieces for same in offered if same.price.total is None)
    colour = tr("{count} pezzi di colore").format(count=pieces) if pieces else ""
    return f"€ {euro(money)}" if money else "", colour


def _cost(offered: Sequence[SameAgain]) -> str:
    return " + ".join(filter(None, same_total(offered)))


def same_below(items: Sequence[SameAgain]) -> str:
    """Say how many are offered, how many are in play, and how many cannot be taken now."""
    offered, in_play = [same for same in items if same.offered], [same for same in items if same.in_play]
    counted = (
        (tr("da accettare {count}"), len(offered)),
        (tr("in gioco {count}"), len(in_play)),
        (tr("non ora {count}"), len(items) - len(offered) - len(in_play)),
    )
    return " · ".join(words.format(count=count) for words, count in counted if count)


def same_key(items: Sequence[SameAgain]) -> Key:
    """Give the key that leads to them, and says how many are offered."""
    offered = sum(same.offered for same in items)
    below = tr("{count} del colpo prima").format(count=offered) if offered else tr("del colpo prima")
    return Key(tr("Gli stessi"), ASK_SAME, below, chosen=bool(offered), size=16)


def again_note(given: Sequence[SameAgain]) -> str:
    """Say how many were accepted together, and what they cost: "Accettati 5: € 420"."""
    return tr("Accettati {count}: {cost}").format(count=len(given), cost=_cost(given))


def all_words(offered: Sequence[SameAgain]) -> tuple[str, str]:
    """Write on the key that accepts all of them how many they are, and what they cost."""
    below = f"{len(offered)} · {_cost(offered)}" if offered else tr("niente da accettare")
    return tr("Accettare tutti"), below


def same_leaf(house: House, items: Sequence[SameAgain], first: int, *, waiting: bool) -> Shown:
    """The announces of the last spin, each with the key that accepts it, or leads to how it goes on.

    A row keeps its place when it is accepted: the next touch there is none. While one waits for its answer
    none is accepted.
    """
    return numbered(items, first, partial(same_row, house, waiting=waiting))
