"""At zero: half back or shut in, a colour grouped; a prisoner moved (rules 4) [4.1]."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common.language import euro, tr
from app.desks.common.looks import look_of
from app.desks.common.owner_words import owner_words
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.common.touch_role import Role
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.forms.kit import Asks, Do, Form, Key, Panel, Row, Said, at_foot
from app.desks.croupier.roulette.at_zero import AtZero, Lump, Stake, at_zero, prisoners
from app.desks.croupier.roulette.forms.places import (
    FIGURES,
    Figure,
    Number,
    Place,
    Pointed,
    places,
    pointed_at,
)
from app.desks.croupier.roulette.forms.spin_desk import SpinDesk
from app.desks.croupier.roulette.not_taken import NotTaken
from app.desks.croupier.words.reasons import reason_words
from app.rules.house import colour_label
from app.rules.roulette.layout import Position
from app.table.roulette.layout_fold import HALF_BACK, PRISON
from app.table.roulette.spin_commands import ChooseAtZero, GroupColour, MoveBet

_KNOWN: Final = 6
"""Stakes from before at once; what was taken up makes room for the next."""
_SHOWN: Final = 4
"""Stakes at once, one less where something may have been taken up."""
MORE: Final = "more"
_PRISONERS_SHOWN: Final = 9


def _zero_form(desk: SpinDesk, first: int) -> Form:
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
    """Both that may be chosen; what is chosen already is not sent once more."""
    whose = f"{cloth_words(stake.position)} · {colour_label(desk.house, stake.owner)}"

    def key(words: str, choice: str, *, chosen: bool) -> Key:
        says = ChooseAtZero(position=stake.position.name, owner=stake.owner, choice=choice)
        does = None if chosen else Do(says, leaves=False)
        return Key(words, does, name=f"{whose}: {words}", chosen=chosen)

    half, prison = (tr("Metà"), HALF_BACK), (tr("Prigione"), PRISON)
    return Row(whose, (key(*half, chosen=not stake.shut), key(*prison, chosen=stake.shut)))


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
            lump,
            f"€ {euro(lump.amount)}",
            role=Role.TAKE,
        )
        for lump in zero.lying[: _KNOWN // 2 if zero.stakes else _KNOWN]
    )
    return (Row(tr("RIPRESO PRIMA DEL LANCIO: toccare quello che non c'era più"), keys),) if keys else ()


def _chosen_at_zero(desk: SpinDesk, first: int, says: object) -> Said[int]:
    """What was taken up is the entry's, and no command of the page."""
    zero = at_zero(desk.state)
    match says:
        case Lump():
            return Said(first, tells=says)
        case str():
            after = first + _each(zero)
            return Said(after if after < len(zero.stakes) else 0)
        case _:
            return Said(first)


ZERO: Final = Asks[int](lambda _desk, _left: 0, _zero_form, _chosen_at_zero)


class Moved(NamedTuple):
    """What was said: whose prisoner, None for the first; where it goes; round which number bets are shown."""

    who: Lump | None = None
    to: Position | None = None
    pointed: Pointed = Pointed()


def _who(desk: SpinDesk, draft: Moved) -> Lump | None:
    there = prisoners(desk.state)
    return draft.who if draft.who in there else next(iter(there), None)


def _prisoners_form(desk: SpinDesk, draft: Moved) -> Form:
    """Whose prisoner, and where it goes; then it is moved."""
    there, who = prisoners(desk.state), _who(desk, draft)
    to = draft.to if draft.who in {None, who} else None
    command = None
    if to is not None and who is not None:
        command = MoveBet(origin=who.position.name, to=to.name, owner=who.owner, enferme=True)
    why = "" if command is None else desk.dealing.why_not(command)
    why = why if there else NotTaken.NOBODY_IN_PRISON()
    warned = reason_words(why, desk.house) if why else ""
    hint = tr("In mano al giocatore non torna mai. Per una combinazione toccare, o scrivere, un numero.")
    below = ((each, f"{cloth_words(each.position)} € {euro(each.amount)}") for each in there)
    keys = (Key(_owner(desk, each), each, words, chosen=each == who) for each, words in below)
    labels = tr("RESTA IN PRIGIONE SU"), tr("TORNA A GIOCARE SU")

    def takes(place: Position) -> bool:
        return who is not None and place is not who.position

    return Form(
        tr("Spostare un prigioniero"),
        "" if warned else hint,
        warned,
        parts=(
            Row("", tuple(keys), _PRISONERS_SHOWN, 1),
            Panel(places(desk.house, desk.state.side, draft.pointed, to, takes, labels)),
        ),
        does=at_foot(
            tr("Spostare"),
            None if command is None else Do(command),
            _where(desk, who, to),
            can=command is not None and desk.dealing.could(command),
        ),
        typed=FIGURES,
    )


def _owner(desk: SpinDesk, shut: Lump) -> str:
    return owner_words(colour_label(desk.house, shut.owner))


def _where(desk: SpinDesk, who: Lump | None, to: Position | None) -> str:
    """Say what becomes of it: "rosso € 2,50, Noir → 8/11"."""
    if who is None or to is None:
        return tr("toccare dove va")
    return f"{_owner(desk, who)} € {euro(who.amount)}, {cloth_words(who.position)} → {cloth_words(to)}"


def _moved(desk: SpinDesk, draft: Moved, says: object) -> Said[Moved]:
    who = _who(desk, draft)
    match says:
        case Lump():
            return Said(draft._replace(who=says, to=None))
        case Place(position):
            return Said(draft._replace(who=who, to=position))
        case Number() | Figure():
            pointed = pointed_at(draft.pointed, says)
            straight = pointed.straight
            said = straight is not None and who is not None and straight is not who.position
            return Said(Moved(who, straight if said else draft.to, pointed))
        case _:
            return Said(draft)


PRISONERS: Final = Asks(lambda _desk, _left: Moved(), _prisoners_form, _moved, wide=True)
