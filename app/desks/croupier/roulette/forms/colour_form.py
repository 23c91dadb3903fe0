"""A player's colour at a value of its own: the capo tavolo gives it, with card and marker (rules 2) [2]."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common.language import euro, tr
from app.desks.common.looks import look_of
from app.desks.common.owner_words import of_words, owner_words
from app.desks.common.seats import SEATS
from app.desks.croupier import commands
from app.desks.croupier.forms.amounts import Amount, Step, amounts, chosen, owners_with_colours
from app.desks.croupier.forms.kit import Asks, Do, Form, Key, Row, Said, at_foot
from app.desks.croupier.roulette.forms.chips_form import Owner, colour_key, owner_keys
from app.desks.croupier.roulette.forms.spin_desk import SpinDesk
from app.desks.croupier.words.words import decider_below
from app.rules.house import ColourChip
from app.rules.money import Cents
from app.table.colour_in_play import colour_in_play
from app.table.named import Office


class OwnColour(NamedTuple):
    """What was chosen: the colour by its name, what a piece is worth, cents, and whose it is to be."""

    colour: str = ""
    value: Cents = Cents(0)
    owner: str | None = None


def _begin(desk: SpinDesk, left: OwnColour | None) -> OwnColour:
    """Begin with the colour that was asked about last, or the first, as it is now."""
    first = desk.house.colours[0].name if desk.house.colours else ""
    return _as_it_is(desk, left.colour if left is not None else first)


def _as_it_is(desk: SpinDesk, name: str) -> OwnColour:
    """A colour with the value and the player that it has."""
    if not name:
        return OwnColour()
    now = colour_in_play(desk.state, name)
    return OwnColour(name, now.value, now.owner)


def _form(desk: SpinDesk, draft: OwnColour) -> Form:
    """Colour, value and player are chosen; what the table would refuse cannot be given."""
    colours = desk.house.colours
    label = next((owner_words(chip.label) for chip in colours if chip.name == draft.colour), "")
    return Form(
        tr("Colore personale: {colour}").format(colour=label.lower()),
        tr("Cartellino rosso e marker; un giocatore ha un colore solo."),
        parts=(
            Row(tr("IL COLORE"), tuple(_colour(desk, chip, draft) for chip in colours), max(1, len(colours))),
            amounts(tr("QUANTO VALE UN PEZZO"), desk.house, draft.value),
            Row(tr("DI CHI È"), _seats(desk, draft), SEATS + 1),
        ),
        does=_does(desk, draft, label),
    )


def _colour(desk: SpinDesk, chip: ColourChip, draft: OwnColour) -> Key:
    look = look_of(desk.house, colour_in_play(desk.state, chip.name).value, chip.name)
    return colour_key(desk, chip, chip.name, look, chosen=chip.name == draft.colour)


def _seats(desk: SpinDesk, draft: OwnColour) -> tuple[Key, ...]:
    """The seats; whoever has another colour can have no second one."""
    have, own = owners_with_colours(desk.state), draft.colour
    return owner_keys(lambda owner: owner == draft.owner, lambda owner: have.get(owner or "", own) == own)


def _does(desk: SpinDesk, draft: OwnColour, label: str) -> Key:
    by = desk.dealing.decider(Office.CAPO_TAVOLO)
    command = commands.colour(draft.colour, draft.value, draft.owner, by)
    least = tr("valore minimo") if draft.value == desk.state.minimum else ""
    whose = of_words(draft.owner) if draft.owner else tr("di chi lo gioca")
    words = tr("{colour} a {value}").format(colour=label[:1].upper() + label[1:], value=euro(draft.value))
    below = " · ".join(filter(None, (least, whose, decider_below(by))))
    return at_foot(words, Do(command), below, can=bool(draft.colour) and desk.dealing.could(command))


def _told(desk: SpinDesk, draft: OwnColour, says: object) -> Said[OwnColour]:
    match says:
        case Amount() | Step():
            return Said(draft._replace(value=chosen(desk.house, draft.value, says)))
        case Owner(owner):
            return Said(draft._replace(owner=owner))
        case str(name):
            return Said(_as_it_is(desk, name))
        case _:
            return Said(draft)


COLOUR: Final = Asks(_begin, _form, _told)
