"""A player moves his prisoner: to a simple chance, where it stays one, or where it plays again (rules 4)."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common.language import euro, tr
from app.desks.common.owner_words import owner_words
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.croupier.forms.kit import Asks, Do, Form, Key, Panel, Row, Said, at_foot
from app.desks.croupier.roulette.at_zero import Lump, prisoners
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
from app.table.command import Command
from app.table.roulette.spin_commands import MoveBet

_SHOWN: Final = 9


class Moved(NamedTuple):
    """What was said: whose prisoner, None for the first; where it goes; round which number bets are shown."""

    who: Lump | None = None
    to: Position | None = None
    pointed: Pointed = Pointed()


def _who(desk: SpinDesk, draft: Moved) -> Lump | None:
    there = prisoners(desk.state)
    return draft.who if draft.who in there else next(iter(there), None)


def _form(desk: SpinDesk, draft: Moved) -> Form:
    """Whose prisoner, and where it goes; then it is moved."""
    there, who = prisoners(desk.state), _who(desk, draft)
    to = draft.to if draft.who in {None, who} else None
    command = None if to is None or who is None else _command(who, to)
    why = "" if command is None else desk.dealing.why_not(command)
    why = why if there else NotTaken.NOBODY_IN_PRISON()
    warned = reason_words(why, desk.house) if why else ""
    hint = tr("In mano al giocatore non torna mai. Per una combinazione toccare, o scrivere, un numero.")
    labels = tr("RESTA IN PRIGIONE SU"), tr("TORNA A GIOCARE SU")

    def takes(place: Position) -> bool:
        return who is not None and place is not who.position

    return Form(
        tr("Spostare un prigioniero"),
        "" if warned else hint,
        warned,
        parts=(
            Row("", tuple(_key(desk, each, who) for each in there), _SHOWN, 1),
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


def _key(desk: SpinDesk, shut: Lump, who: Lump | None) -> Key:
    below = f"{cloth_words(shut.position)} € {euro(shut.amount)}"
    return Key(_owner(desk, shut), shut, below, chosen=shut == who)


def _owner(desk: SpinDesk, shut: Lump) -> str:
    return owner_words(colour_label(desk.house, shut.owner))


def _where(desk: SpinDesk, who: Lump | None, to: Position | None) -> str:
    """Say what becomes of it: "rosso € 2,50, Noir → 8/11"."""
    if who is None or to is None:
        return tr("toccare dove va")
    return f"{_owner(desk, who)} € {euro(who.amount)}, {cloth_words(who.position)} → {cloth_words(to)}"


def _command(who: Lump, to: Position) -> Command:
    return MoveBet(origin=who.position.name, to=to.name, owner=who.owner, enferme=True)


def _told(desk: SpinDesk, draft: Moved, says: object) -> Said[Moved]:
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


PRISONERS: Final = Asks(lambda _desk, _left: Moved(), _form, _told, wide=True)
