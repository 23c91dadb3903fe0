"""Which table this is: its name, its house and its side; asked at the first start, changed for the next."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common import theme
from app.desks.common.language import NAMES, euro, tr
from app.desks.croupier.forms.kit import Asks, Desk, Form, Key, Line, Row, Said, at_foot
from app.desks.croupier.forms.typed import Letter, Spelt, letters
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.words.game_words import dealt
from app.houses import house, house_from
from app.journal.place import default_database
from app.rules.house import House
from app.rules.house_profile import ProfileError, ReadHouse
from app.rules.side import Side
from app.settings import Language
from resources import house_names

_SIDES: Final = {
    Side.LEFT: QT_TRANSLATE_NOOP("", "Cilindro a sinistra"),
    Side.RIGHT: QT_TRANSLATE_NOOP("", "Cilindro a destra"),
}


class HouseOffered(NamedTuple):
    """A house that can be chosen: as the settings name it, and as people do; None where it cannot be read."""

    name: str
    house: House | None


class Which(NamedTuple):
    """What was said so far.

    Attributes:
        name: of the table.
        house: as the settings name it.
        side: None before anybody said it, at the first start.
        choosing: the houses are shown, and not the letters of the name.
    """

    name: Spelt = Spelt()
    house: str = ""
    side: Side | None = None
    choosing: bool = False


class Turn(NamedTuple):
    """The houses are shown, or the letters of the name."""

    houses: bool


def houses_offered(read_house: ReadHouse | None, chosen: str) -> tuple[HouseOffered, ...]:
    """Name the houses that are shipped, and the one of the station's own that is chosen.

    Args:
        read_house: reads their profiles; None where none of them is read.
        chosen: as the settings name it; a file of one's own stands last, also when it is wrong.
    """
    if read_house is None:
        return (HouseOffered(chosen, None),)
    shipped = tuple(HouseOffered(name, house(name, read_house)) for name in house_names())
    if any(chosen == offered.name for offered in shipped):
        return shipped
    try:
        return (*shipped, HouseOffered(chosen, house_from(chosen, read_house)))
    except (LookupError, ProfileError, OSError):
        return (*shipped, HouseOffered(chosen, None))


def house_words(offered: HouseOffered) -> tuple[str, str]:
    """Name a house, and say what its rules are known by and its minimum."""
    if offered.house is None:
        return offered.name, tr("non si può leggere")
    rules = tr(dealt().rules(offered.house))
    return offered.house.title, f"{rules} · min {euro(offered.house.minimum)}"


def which_table(setup: Setup, *, first: bool = False, sentence: str = "") -> Asks[Which]:
    """The name is touched or typed; side and house are chosen; what is not asked here can wait.

    Whoever made the page is told which table it is, as it was said; at the first start also the language.

    Args:
        setup: the settings as they are.
        first: whether nothing was ever set: then nobody has said the side yet.
        sentence: what was wrong with what was set before; empty at other times.
    """

    def begin(_desk: Desk, _left: Which | None) -> Which:
        settings = setup.settings
        side = settings.side if settings.table or not first else None
        return Which(Spelt(settings.table), settings.house, side)

    def form(_desk: Desk, draft: Which) -> Form:
        return _first(setup, draft, sentence) if first else _later(setup, draft)

    return Asks(begin, form, _told, wide=True)


def _first(setup: Setup, draft: Which, sentence: str) -> Form:
    below = sentence or tr("Si chiede una volta sola; tutto il resto può aspettare.")
    reader = tr("Il lettore del cilindro si sceglie poi: Tavolo… → Impostazioni…")
    languages = (Key(NAMES[each], each, chosen=each is setup.settings.language) for each in Language)
    return _form(setup, draft, reader, tr("Avanti"))._replace(
        title=tr("Quale tavolo è questo?"),
        below=below,
        foot=tuple(languages),
        back=Key(tr("Chiudere")),
    )


def _later(setup: Setup, draft: Which) -> Form:
    form = _form(setup, draft, "", tr("Tenere"))
    return form._replace(
        below=" ".join((form.below, tr("Un tavolo aperto resta com'è, finché non si chiude.")))
    )


def _form(setup: Setup, draft: Which, last: str, does: str) -> Form:
    """What is chosen, and beneath it letters or houses, and where the journal lies."""
    offered = houses_offered(setup.read_house, draft.house)
    chosen = next(each for each in offered if each.name == draft.house)
    lacking = _lacking(setup, draft, readable=chosen.house is not None)
    sides = (
        Key(tr(words), side, tr("scelto") if side is draft.side else "", chosen=side is draft.side)
        for side, words in _SIDES.items()
    )
    keys = (
        Key(
            draft.name.text or tr("Nome"),
            Turn(houses=False),
            tr("il nome del tavolo"),
            chosen=not draft.choosing,
        ),
        *sides,
        _house(chosen, draft)._replace(says=Turn(houses=True), chosen=draft.choosing, can=True),
    )
    houses = Row("", tuple(_house(each, draft) for each in offered))
    return Form(
        tr("Nome, casa e lato"),
        tr("Vale dal prossimo avvio."),
        parts=(
            Row(tr("IL TAVOLO, E DOVE STA IL CILINDRO VISTO DAL CROUPIER"), keys, 4),
            houses if draft.choosing else letters(figures=True),
            Line("\n".join(filter(None, _notes(setup, draft, last))), 17, theme.QUIET, wraps=True),
        ),
        does=at_foot(does, _table(setup, draft), lacking, can=not lacking),
    )


def _house(offered: HouseOffered, draft: Which) -> Key:
    words, below = house_words(offered)
    return Key(words, offered, below, chosen=offered.name == draft.house, can=offered.house is not None)


def _lacking(setup: Setup, draft: Which, *, readable: bool) -> str:
    """Say what must still be answered; empty when one can go on."""
    if not setup.kept:
        return tr("in prova non si cambia")
    if not draft.name.name:
        return tr("prima il nome")
    if draft.side is None:
        return tr("prima il lato del cilindro")
    return "" if readable else tr("prima una casa che si possa leggere")


class Table(NamedTuple):
    """Told to whoever made the page: what is set for the next start; None leaves the journal's file."""

    name: str
    side: Side | None
    house: str
    database: str | None

    def changes(self) -> dict[str, object]:
        """Give the settings that change, by their names."""
        found: dict[str, object] = {"table": self.name, "side": self.side, "house": self.house}
        return found if self.database is None else {**found, "database": self.database}


def _table(setup: Setup, draft: Which) -> Table:
    """Another table has a journal of its own: it never goes on in the file that was named for this one."""
    same = draft.name.name == setup.settings.table
    return Table(draft.name.name, draft.side, draft.house, None if same else "")


def _notes(setup: Setup, draft: Which, last: str) -> tuple[str, ...]:
    """Say where the journal lies, and that the rest can wait."""
    name, settings = draft.name.name, setup.settings
    if not name:
        return ()
    path = (settings.database if name == settings.table else "") or str(default_database(name))
    return tr("Il registro del tavolo: {path}").format(path=path), last


def _told(_desk: Desk, draft: Which, says: object) -> Said[Which]:
    match says:
        case Letter():
            return Said(draft._replace(name=draft.name.spelling(says)))
        case Side():
            return Said(draft._replace(side=says))
        case Turn(houses):
            return Said(draft._replace(choosing=houses))
        case HouseOffered(name, _):
            return Said(draft._replace(house=name, choosing=False))
        case Table() | Language():
            return Said(draft, tells=says)
        case _:
            return Said(draft)
