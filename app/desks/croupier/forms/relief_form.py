"""Handing the table over: what the relief must know, one throw more, and who comes (rules 8) [3]."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from enum import StrEnum
from typing import Final, NamedTuple

from app.desks.common.language import tr
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.kit import DOWN, ENTER, UP, Asks, Desk, Do, Form, Key, Row, Said, Told, at_foot
from app.desks.croupier.forms.opening_form import Dealers
from app.desks.croupier.forms.typed import Letter, Name, Spelt, asked_name, known, letters, names, only
from app.desks.croupier.words.prompt_words import notes_words
from app.desks.croupier.words.top_words import utc_now
from app.people.names import same_person
from app.people.permissions import Signed
from app.table.game import game_of
from app.table.pace import minutes_to
from app.table.relieving import relief_notes
from app.table.table_commands import AnnounceRelief, ChangeDealer

_OFFERED: Final = (5, 10, 15, 20, 30, 40, 45, 60)


class Field(StrEnum):
    """What is asked now; said by its key."""

    NAME = "name"
    NOTES = "notes"
    WHEN = "when"


class Due(NamedTuple):
    """In how many minutes another dealer is expected; None where nobody knows."""

    minutes: int | None


class Relief(NamedTuple):
    """What was said so far.

    Attributes:
        dealer: who hands the table over.
        name: of who takes it.
        notes: in the dealer's own words.
        field: what is asked.
        begun: of the name that is looked for in the register.
    """

    dealer: str
    name: Spelt = Spelt()
    notes: Spelt = Spelt(sentence=True)
    field: Field = Field.NAME
    begun: Spelt = Spelt()


def relief(dealers: Dealers) -> Asks[Relief]:
    """Name and notes are typed or touched; what the table tells by itself stands beneath.

    Args:
        dealers: gives who may deal; None where no register can be read, and names are typed.
    """

    def others(desk: Desk) -> Sequence[Signed] | None:
        people, dealer = dealers(), desk.screen.heading.dealer
        return None if people is None else [each for each in people if not same_person(each.name, dealer)]

    return Asks(
        _begin,
        lambda desk, draft: _form(desk, draft, others(desk)),
        lambda desk, draft, says: _told(draft, says, others(desk)),
    )


def _begin(desk: Desk, left: Relief | None) -> Relief:
    """Go on where it was left: who was awaited a throw ago is awaited still, until the table is theirs."""
    dealer = desk.screen.heading.dealer
    draft = left if left is not None and left.dealer == dealer else Relief(dealer)
    return _asking(draft, Field.NAME, fresh=True)


def _asking(draft: Relief, field: Field, *, fresh: bool = False) -> Relief:
    """Ask something else; `fresh` where the next letter begins another name."""
    return draft._replace(field=field, name=draft.name._replace(fresh=fresh), begun=Spelt())


def _name(draft: Relief, people: Sequence[Signed] | None) -> str:
    """Who comes; who is in the register no more is awaited no more."""
    return draft.name.text if people is None else known(people, draft.name.text)


def _form(desk: Desk, draft: Relief, people: Sequence[Signed] | None) -> Form:
    name, dealer = _name(draft, people), desk.screen.heading.dealer
    looks = people is not None and draft.field is Field.NAME
    told = notes_words(relief_notes(desk.state), desk.screen.heading.labels)
    if left := desk.state.notes:
        told = tr("{own} — chi c'era prima: «{left}»").format(own=told, left=left)
    return Form(
        tr("Cambio impiegato"),
        tr("Adesso: {dealer}").format(dealer=dealer) if dealer else tr("Nessun nome, finora."),
        parts=(
            Row(tr("CHI VIENE, E COSA DEVE SAPERE"), _fields(desk, draft, name), 4),
            _answers(draft, name, people),
        ),
        does=_does(desk, draft, name),
        typed=(*_typed_keys(draft, name), *(letters(figures=True).keys if looks else ())),
        described=told,
        told=Told(tr("IL TAVOLO DICE DA SÉ"), told),
    )


def _typed_keys(draft: Relief, name: str) -> tuple[Key, ...]:
    """Enter goes from the name to the notes, and from there hands over; up and down change between the two.

    While it is asked when the other dealer comes Enter and the arrows are the marked key's alone.
    """
    match draft.field:
        case Field.NAME:
            enter = Field.NOTES if name.strip() else None
            return tuple(Key("", says, key=key) for says, key in ((enter, ENTER), *_to(Field.NOTES)))
        case Field.NOTES:
            return tuple(Key("", says, key=key) for says, key in _to(Field.NAME))
        case Field.WHEN:
            return (Key("", key=ENTER),)


def _to(field: Field) -> tuple[tuple[Field, str], ...]:
    return (field, UP), (field, DOWN)


def _fields(desk: Desk, draft: Relief, name: str) -> tuple[Key, ...]:
    notes, announced = draft.notes.text, desk.state.relief is not None
    anew = tr("scrivere lo sostituisce") if name and draft.name.fresh and draft.field is Field.NAME else ""
    due = desk.state.relief_due
    minutes = _minutes(minutes_to(due, utc_now())) if due else tr("non detto")
    takes_back = announced and desk.dealing.could(AnnounceRelief(over=True))
    said = tr("annunciato: revocare") if announced else tr("prima di passare")
    return (
        asked_name(name, Field.NAME, anew, tr("il nome: {name}"), chosen=draft.field is Field.NAME),
        Key(
            notes or tr("Note proprie"),
            Field.NOTES,
            name=tr("le note: {notes}").format(notes=notes),
            chosen=draft.field is Field.NOTES,
        ),
        Key(tr("Cambio fra…"), Field.WHEN, minutes, chosen=draft.field is Field.WHEN),
        Key(
            tr("Ancora un colpo"),
            Do(AnnounceRelief(over=True), leaves=False) if announced else Act.RELIEF,
            said,
            chosen=announced,
            can=takes_back or Act.RELIEF in desk.screen.can,
        ),
    )


def _minutes(minutes: int) -> str:
    return tr("fra {minutes} min").format(minutes=minutes)


def _answers(draft: Relief, name: str, people: Sequence[Signed] | None) -> Row:
    """The letters, the names of the register, or the times."""
    if draft.field is Field.WHEN:
        times = (Key(_minutes(minutes), Due(minutes)) for minutes in _OFFERED)
        keys = (*times, Key(tr("Non si sa"), Due(None)))
        return Row(tr("FRA QUANTO VIENE IL COLLEGA"), keys, first=True)
    if draft.field is Field.NOTES or people is None:
        return letters(figures=True)
    return names(people, name, draft.begun.text, 3)


def _does(desk: Desk, draft: Relief, name: str) -> Key:
    command = ChangeDealer(name=name.strip(), notes=draft.notes.name or None)
    may = bool(name.strip()) and desk.dealing.could(command)
    below = name.strip() if may else _first(desk, name)
    return at_foot(tr("Passare il tavolo"), Do(command), below, can=may)


def _first(desk: Desk, name: str) -> str:
    """Say what comes before the table can be passed on."""
    state = desk.state
    if not name.strip():
        return tr("prima il nome")
    if state.paying is not None:
        return tr("prima finire i pagamenti")
    if game_of(state).runs(state):
        return tr("prima il numero, e pagarlo")
    return tr("prima il colpo annunciato")


def _told(draft: Relief, says: object, people: Sequence[Signed] | None) -> Said[Relief]:
    match says:
        case Act():
            return Said(draft, leaves=True, tells=says)
        case Due(minutes):
            due = "" if minutes is None else f"{utc_now() + timedelta(minutes=minutes):%Y-%m-%dT%H:%M:%SZ}"
            return Said(_asking(draft, Field.NAME, fresh=True), AnnounceRelief(due=due))
        case Field():
            return Said(_asking(draft, says))
        case Name(name):
            return Said(draft._replace(name=Spelt(name)))
        case Letter():
            return Said(_typed(draft, says, people))
        case _:
            return Said(draft)


def _typed(draft: Relief, letter: Letter, people: Sequence[Signed] | None) -> Relief:
    """Letters make the notes or the name, or look for one of the register."""
    if draft.field is Field.NOTES:
        return draft._replace(notes=draft.notes.spelling(letter))
    if people is None:
        return draft._replace(name=draft.name.spelling(letter))
    begun = draft.begun.spelling(letter)
    return draft._replace(begun=begun, name=Spelt(only(people, begun.text) or draft.name.text))
