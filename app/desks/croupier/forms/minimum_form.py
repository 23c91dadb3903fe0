"""Another minimum, announced a spin ahead by the capo tavolo; which colours are out (rules 2, 8) [3.7]."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from app.desks.common.language import euro, tr
from app.desks.common.looks import look_of
from app.desks.common.owner_words import owner_words
from app.desks.common.seats import seated
from app.desks.common.touch_role import Role
from app.desks.croupier import commands
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.forms.amounts import (
    Amount,
    ColoursOut,
    Step,
    amounts,
    chosen,
    colours_to_ask,
    first_maximum,
    lowest_maximum,
)
from app.desks.croupier.forms.kit import Asks, Desk, Do, Form, Key, Row, Said, at_foot
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import decider_below
from app.rules.house import ColourChip
from app.rules.money import Cents
from app.table.colour_in_play import colour_in_play
from app.table.command import Command
from app.table.named import Office


class Minimum(NamedTuple):
    """What was chosen: the minimum, cents, and the colours that are out."""

    amount: Cents
    out: frozenset[str]


def _begin(desk: Desk, _left: Minimum | None) -> Minimum:
    """Begin with the minimum that comes or holds, and the colours that are out as the table knows."""
    announced = desk.state.announced
    amount = desk.screen.heading.minimum if announced is None else announced[0]
    return Minimum(amount, colours_to_ask(desk.state).out)


def _form(desk: Desk, draft: Minimum) -> Form:
    """The new minimum is chosen, and which colours players have; what each is worth then is seen first."""
    now, then, asked = desk.screen.heading.minimum, draft.amount, colours_to_ask(desk.state)
    withdraws = _withdraws(desk, draft)
    another, command = then != now or withdraws, _command(desk, draft, asked)
    why = desk.dealing.why_not(command) if another else ""
    words, when = tr("Annunciare {then}").format(then=euro(then)), tr("vale dal colpo successivo")
    if withdraws:
        words, when = tr("Resta {now}: revocare").format(now=euro(now)), tr("il nuovo minimo non viene")
    by = decider_below(desk.dealing.decider(Office.CAPO_TAVOLO))
    return Form(
        tr("Cambio di minimo"),
        _below(desk, now, then),
        reason_words(why, desk.house) if why else "",
        parts=(
            amounts(tr("IL NUOVO MINIMO"), desk.house, then, partial(lowest_maximum, desk.house)),
            *_colours(desk, draft, asked),
        ),
        does=at_foot(
            words,
            Do(command),
            " · ".join(filter(None, (when, by))),
            can=another and not why,
            role=Role.TAKE if withdraws else Role.STEP,
        ),
    )


def _below(desk: Desk, now: Cents, then: Cents) -> str:
    if desk.state.announced is not None:
        below = tr("Adesso {now}; annunciato {then}: col {now} si revoca.")
        return below.format(now=euro(now), then=euro(desk.state.announced[0]))
    most = euro(first_maximum(desk.house, then))
    return tr("Adesso {now}; col nuovo, pieno fino a {most}.").format(now=euro(now), most=most)


def _withdraws(desk: Desk, draft: Minimum) -> bool:
    """Whether what is chosen takes the minimum that was announced back."""
    return desk.state.announced is not None and draft.amount == desk.screen.heading.minimum


def _colours(desk: Desk, draft: Minimum, asked: ColoursOut) -> tuple[Row, ...]:
    if not desk.house.colours:
        return ()
    name = tr("TOCCARE I COLORI FUORI: tengono il valore finché il giocatore non li cambia")
    if asked.counted:
        name = tr("I COLORI FUORI, come dice la banca contata: tengono il loro valore")
    keys = tuple(_colour(desk, draft, asked, chip) for chip in desk.house.colours)
    return (Row(name, keys, len(keys)),)


def _colour(desk: Desk, draft: Minimum, asked: ColoursOut, chip: ColourChip) -> Key:
    """A colour, and beneath it what it will be worth: "resta 2,50", "poi 5"."""
    now, out = colour_in_play(desk.state, chip.name), chip.name in draft.out
    then = tr("resta {value}") if out else tr("poi {value}")
    then = then.format(value=euro(now.value if out else draft.amount))
    called = tr("{colour}: è fuori?").format(colour=owner_words(seated(chip.label, now.owner)))
    return Key(
        chip.label,
        chip.name,
        then,
        f"{called} {then}",
        chosen=out,
        can=not asked.counted and chip.name not in asked.certain,
        look=look_of(desk.state.house, now.value, chip.name),
        owner=whose_colour(desk.state, chip.name),
    )


def _command(desk: Desk, draft: Minimum, asked: ColoursOut) -> Command:
    looked = not (asked.counted or _withdraws(desk, draft))
    out = [chip.name for chip in desk.house.colours if chip.name in draft.out] if looked else None
    return commands.minimum(draft.amount, desk.dealing.decider(Office.CAPO_TAVOLO), out)


def _told(desk: Desk, draft: Minimum, says: object) -> Said[Minimum]:
    match says:
        case Amount() | Step():
            return Said(draft._replace(amount=chosen(desk.house, draft.amount, says)))
        case str(name):
            return Said(draft._replace(out=draft.out ^ {name}))
        case _:
            return Said(draft)


MINIMUM: Final = Asks(_begin, _form, _told)
