"""The table is closed: what is still out, and held for players, is named before it is (rules 8) [3.7]."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.looks import look_of
from app.desks.common.owner_words import owner_words
from app.desks.common.touch_role import Role
from app.desks.croupier.acts import Act
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.forms.kit import Asks, Desk, Do, Form, Key, Line, Row, Said, at_foot
from app.desks.croupier.given_back import given_back, turned_over
from app.desks.croupier.words.prompt_words import held_words
from app.rules.bank import colours_away
from app.table.colour_in_play import colour_in_play
from app.table.colours_out import bank_is_counted, colours_out
from app.table.game import game_of
from app.table.table_commands import ClosePlay

COUNT: Final = "count"
"""Told to whoever made the page: the bank's page is opened at its closing count."""
_MOST_BELOW: Final = 2
"""More has no room beneath what the key does; the page says it all above."""


class OpenPoints(NamedTuple):
    """What is not done before the table is closed; the draft is what was named by the first touch.

    Attributes:
        owed: what is held for players, cents.
        uncounted: the bank was counted at the opening and is not now.
        out: the colours that are out.
    """

    owed: int = 0
    uncounted: bool = False
    out: tuple[str, ...] = ()


class Back(NamedTuple):
    """All pieces of a colour came back, or did not after all."""

    colour: str


def _form(desk: Desk, named: OpenPoints | None) -> Form:
    """A sum that is held is named twice, and so are colours that are out and a bank that is not counted."""
    labels, points = desk.screen.heading.labels, _open_points(desk)
    held = game_of(desk.state).held_at_closing(desk.state)
    away = colours_away(desk.state.bank)
    names = ", ".join(away_words(owner_words(labels[name]), away.get(name, 0)) for name in points.out)
    out = tr("Colori ancora fuori: {colours}").format(colours=names)
    words = held_words(held, labels, every=True)
    name = tr("CHIUDENDO ORA, DA CONSEGNARE: tenuto per nome, o rimasto sul tappeto")
    return Form(
        tr("Chiudere il tavolo {table}?").format(table=desk.screen.heading.table),
        out if names else tr("Nessun colore risulta fuori."),
        tr("Il banco non è contato.") if points.uncounted else "",
        theme.GOLD,
        parts=(*_colours(desk), *((Row(name), Line(words, 22, wraps=True)) if held else ())),
        does=_does(desk, points, named),
        beside=Key(tr("Contare il banco"), COUNT, role=Role.STEP) if points.uncounted else None,
        described=tr("Da consegnare: {held}").format(held=words) if held else "",
    )


def _back(desk: Desk) -> frozenset[str]:
    """The colours that players gave back, as was touched here or counted."""
    return given_back(desk.state, desk.dealing.draft.said_back)


def _open_points(desk: Desk) -> OpenPoints:
    back = _back(desk)
    out = tuple(name for name in colours_out(desk.state) if name not in back)
    owed = sum(amount for _, amount in game_of(desk.state).held_at_closing(desk.state))
    return OpenPoints(owed, desk.state.bank.open, out)


def _colours(desk: Desk) -> tuple[Row, ...]:
    """The colours that are asked in, each with its name and whether it came back."""
    keys = tuple(_colour(desk, name) for name in colours_out(desk.state))
    name = tr("TOCCARE I COLORI TORNATI: TUTTI I PEZZI SONO NELLA BANCA")
    if bank_is_counted(desk.state):
        name = tr("COLORI FUORI, COME DICE LA BANCA CONTATA: SI REGISTRA IL CAMBIO")
    return (Row(name, keys, len(desk.house.colours)),) if keys else ()


def _colour(desk: Desk, name: str) -> Key:
    """A colour with what it is worth, where that is not the minimum: so its pieces are changed."""
    called, back = owner_words(desk.screen.heading.labels[name]), name in _back(desk)
    where = tr("tornato") if back else tr("fuori")
    return Key(
        called,
        Back(name),
        f"{called}\n{where}",
        f"{called}: {where}",
        chosen=back,
        can=name not in colours_away(desk.state.bank) and not bank_is_counted(desk.state),
        look=look_of(desk.house, colour_in_play(desk.state, name).value, name),
        owner=whose_colour(desk.state, name),
    )


def away_words(colour: str, pieces: int) -> str:
    """Name a colour that is out, and how many pieces the counted bank has too few of it."""
    return tr("{colour} ({count} pz.)").format(colour=colour, count=pieces) if pieces else colour


def out_words(colours: int) -> str:
    """Count the colours that are out; empty where none is."""
    if not colours:
        return ""
    return tr("un colore fuori") if colours == 1 else tr("{count} colori fuori").format(count=colours)


def _does(desk: Desk, points: OpenPoints, named: OpenPoints | None) -> Key:
    """Close at the first touch where nothing is held, out or uncounted; else the second names it."""
    stays = tr("€ {amount} da consegnare").format(amount=euro(points.owed)) if points.owed else ""
    not_counted = tr("il banco non è contato") if points.uncounted else ""
    out = out_words(len(points.out))
    closes = Do(ClosePlay(back=tuple(chip.name for chip in desk.house.colours if chip.name in _back(desk))))
    says: object = closes if points in {OpenPoints(), named} else points
    if says == points or points == OpenPoints():
        below = [said for said in (stays, not_counted, out) if said][:_MOST_BELOW]
        words, beneath = tr("Chiudere il tavolo"), " · ".join(below)
    elif points.owed:
        words = tr("Chiudere con € {amount} da consegnare").format(amount=euro(points.owed))
        beneath = not_counted or out
    else:
        words = tr("Chiudere senza contare") if points.uncounted else tr("Chiudere lo stesso")
        beneath = out
    return at_foot(words, says, beneath, can=Act.CLOSE in desk.screen.can, role=Role.TAKE)


def _told(desk: Desk, named: OpenPoints | None, says: object) -> Said[OpenPoints | None]:
    match says:
        case OpenPoints():
            return Said(says)
        case Back(colour):
            return Said(named, back=turned_over(desk.state, desk.dealing.draft.said_back, colour))
        case _:
            return Said(named, tells=says)


CLOSING: Final = Asks[OpenPoints | None](lambda _desk, _left: None, _form, _told)
