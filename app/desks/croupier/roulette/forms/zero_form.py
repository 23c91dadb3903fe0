"""At zero: half back or prison where the player chooses, and a colour's pieces grouped (rules 4) [4.1]."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common.language import euro, tr
from app.desks.common.looks import look_of
from app.desks.common.owner_words import owner_words
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.common.touch_role import Role
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.forms.kit import Asks, Do, Form, Key, Row, Said
from app.desks.croupier.roulette.at_zero import AtZero, Lump, Stake, at_zero
from app.desks.croupier.roulette.forms.spin_desk import SpinDesk
from app.rules.house import colour_label
from app.table.roulette.layout_fold import HALF_BACK, PRISON
from app.table.roulette.spin_commands import ChooseAtZero, GroupColour

_KNOWN: Final = 6
"""Stakes from before at once; what was taken up makes room for the next."""
_SHOWN: Final = 4
"""Stakes at once, one less where something may have been taken up."""
MORE: Final = "more"


class Gone(NamedTuple):
    """A stake from before was no more there: the entry takes it up."""

    lump: Lump


def _form(desk: SpinDesk, first: int) -> Form:
    """Who chooses what; whoever says nothing has half of it back."""
    zero = at_zero(desk.state)
    below = tr("Chi non dice niente riprende la metà.")
    if not zero.stakes:
        below = tr("La metà che resta è del cliente: resta, si sposta o si riprende.")
    return Form(
        tr("Allo zero"), below, parts=(*_stakes(desk, zero, first), *_groups(desk, zero), *_lying(desk, zero))
    )


def _each(zero: AtZero) -> int:
    return _SHOWN - bool(zero.lying)


def _stakes(desk: SpinDesk, zero: AtZero, first: int) -> tuple[Row, ...]:
    each, first = _each(zero), first if first < len(zero.stakes) else 0
    rows = [_stake(desk, stake) for stake in zero.stakes[first : first + each]]
    if len(zero.stakes) > each:
        rows[-1] = rows[-1]._replace(keys=(*rows[-1].keys, Key(tr("Altri…"), MORE)))
    return tuple(rows)


def _stake(desk: SpinDesk, stake: Stake) -> Row:
    whose = f"{cloth_words(stake.position)} · {colour_label(desk.house, stake.owner)}"
    both = ((tr("Metà"), HALF_BACK, not stake.shut), (tr("Prigione"), PRISON, stake.shut))
    return Row(
        whose,
        tuple(
            Key(words, _chosen(stake, choice, kept=chosen), name=f"{whose}: {words}", chosen=chosen)
            for words, choice, chosen in both
        ),
    )


def _chosen(stake: Stake, choice: str, *, kept: bool) -> Do | None:
    """What is chosen already is not sent once more."""
    says = ChooseAtZero(position=stake.position.name, owner=stake.owner, choice=choice)
    return None if kept else Do(says, leaves=False)


def _groups(desk: SpinDesk, zero: AtZero) -> tuple[Row, ...]:
    keys = tuple(
        Key(
            (label := colour_label(desk.house, name)),
            Do(GroupColour(colour=name, over=grouped), leaves=False),
            name=label,
            chosen=grouped,
            look=look_of(desk.house, 0, name),
            owner=whose_colour(desk.state, name),
        )
        for name, grouped in zero.groupable
    )
    name = tr("RAGGRUPPARE, e poi dividere: i colori su più chance semplici")
    return (Row(name, keys, max(8, len(keys))),) if keys else ()


def _lying(desk: SpinDesk, zero: AtZero) -> tuple[Row, ...]:
    """Name what the table knows from before; a prisoner cannot be taken up, and is not among it."""
    keys = tuple(
        Key(
            f"{cloth_words(lump.position)} · {owner_words(colour_label(desk.house, lump.owner))}",
            Gone(lump),
            f"€ {euro(lump.amount)}",
            role=Role.TAKE,
        )
        for lump in zero.lying[: _KNOWN // 2 if zero.stakes else _KNOWN]
    )
    return (Row(tr("RIPRESO PRIMA DEL LANCIO: toccare quello che non c'era più"), keys),) if keys else ()


def _told(desk: SpinDesk, first: int, says: object) -> Said[int]:
    """What was taken up is the entry's, and no command of the page."""
    zero = at_zero(desk.state)
    match says:
        case Gone():
            return Said(first, tells=says)
        case str():
            after = first + _each(zero)
            return Said(after if after < len(zero.stakes) else 0)
        case _:
            return Said(first)


ZERO: Final = Asks[int](lambda _desk, _left: 0, _form, _told)
