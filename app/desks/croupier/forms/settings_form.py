"""The settings: what holds at once, and what holds from the next start on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from app.desks.common.language import NAMES, euro, tr
from app.desks.common.owner_words import owner_words
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.kit import Asks, Desk, Form, Key, Row, Said
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.words.game_words import dealt
from app.desks.croupier.words.words import act_words, has_key
from app.rules.house import House
from app.rules.side import Side
from app.settings import TEXT_SIZES, Language

if TYPE_CHECKING:
    from app.desks.common.monitors import Monitor

_COLUMNS: Final = 4
_LOOKS_EVERY: Final = 1000
"""Milliseconds after which the monitors are looked for again while the page is open."""
_TOGETHER: Final = "\N{NO-BREAK SPACE}"
"""A kind of bet and its maximum are never parted by the end of a line."""


class Change(NamedTuple):
    """Told to whoever made the page: a setting changes, at once, and is kept."""

    field: str
    value: object


class WindowNow(NamedTuple):
    """What the desk's window is now: it fills its monitor, whose name is known."""

    full: bool
    monitor: str


def settings(setup: Setup, voice: Callable[[], str], window: Callable[[], WindowNow]) -> Asks[None]:
    """Every touch holds at once and is kept; what cannot be so has pages of its own.

    Args:
        setup: the settings as they are.
        voice: names the program that speaks here; empty where none does.
        window: tells what the desk's window is now.
    """

    def form(desk: Desk, _draft: None) -> Form:
        lasts = tr("Ogni tocco vale subito, e resta: {path}").format(path=setup.kept)
        text = (*_sizes(setup), *_looks(setup, window()))
        return Form(
            tr("Impostazioni"),
            lasts if setup.kept else tr("In prova valgono fino alla fine del programma."),
            parts=(
                Row(tr("GRANDEZZA DEI TESTI, MOVIMENTO, FINESTRA"), text, len(text)),
                Row(tr("LINGUA, E VOCE"), _languages(setup, voice()), _COLUMNS),
                Row(tr("SCHERMO DEI GIOCATORI"), _screens(setup, window().monitor), _COLUMNS),
                Row(tr("DAL PROSSIMO AVVIO, E AIUTO"), _later(setup, desk.house.instrument), _COLUMNS),
            ),
            aside="\n".join(house_lines(desk.house)),
        )

    return Asks(
        lambda _desk, _left: None,
        form,
        lambda _desk, _draft, says: Said(None, tells=says),
        wide=True,
        every=_LOOKS_EVERY,
    )


def _sizes(setup: Setup) -> tuple[Key, ...]:
    now, name = setup.settings.text_size, tr("testi al {size} per cento")
    keys = ((size, Change("text_size", size), name.format(size=size)) for size in TEXT_SIZES)
    return tuple(Key(f"{size} %", says, name=said, chosen=size == now) for size, says, said in keys)


def _looks(setup: Setup, window: WindowNow) -> tuple[Key, ...]:
    still = setup.settings.still
    return (
        Key(tr("Senza movimento"), Change("still", not still), chosen=still),
        Key(act_words(Act.FILL), Act.FILL, "F11", chosen=window.full),
    )


def _languages(setup: Setup, voice: str) -> tuple[Key, ...]:
    spoken, now = setup.settings.speech, setup.settings.language
    return (
        *(Key(NAMES[each], Change("language", each), chosen=each is now) for each in Language),
        Key(
            tr("Annunciare a voce"),
            Change("speech", not spoken),
            voice or tr("qui nessuna voce"),
            chosen=spoken,
        ),
    )


def _screens(setup: Setup, own: str) -> tuple[Key, ...]:
    """The monitors that are there, that of nobody, and the one that is set even if it is gone."""
    there = {monitor.name: monitor for monitor in setup.monitors() if monitor.name}
    names = dict.fromkeys(("", *there, setup.settings.display))
    return tuple(_screen(name, there.get(name), own, setup.settings.display) for name in names)


def _screen(name: str, monitor: Monitor | None, own: str, chosen: str) -> Key:
    """The croupier's own monitor is never given to the players."""
    if not name:
        below = ""
    elif monitor is None:
        below = tr("ora non c'è")
    elif name == own:
        below = tr("qui sta il croupier")
    else:
        below = f"{monitor.width}×{monitor.height} {monitor.model}".strip()
    can = not name or name != own
    return Key(name or tr("Nessuno"), Change("display", name), below, chosen=name == chosen, can=can)


def _later(setup: Setup, instrument: str) -> tuple[Key, ...]:
    now, wired, helped = setup.settings, setup.devices is not None, setup.support is not None
    side = tr("a sinistra") if now.side is Side.LEFT else tr("a destra")
    where = tr(dealt(instrument).stands)
    station = where.format(table=now.table, side=side) if now.table else tr("mai chiesto")
    reader = (now.first or tr("nessuno: numeri a mano")) if wired else tr("in prova è simulato")
    bundle = tr("l'ultima ora, senza nomi") if helped else tr("in prova non serve")
    keys = ((Act.STATION, station, wired), (Act.DEVICES, reader, wired), (Act.SUPPORT, bundle, helped))
    return tuple(
        Key(act_words(act, instrument), act, below, can=can) for act, below, can in keys if has_key(act)
    )


def house_lines(house: House) -> tuple[str, ...]:
    """Say a house's limits and colours, and where they are written: they are not changed here."""
    if not house.maxima:
        return ()
    least = tr("minimo {amount}").format(amount=euro(house.minimum))
    most = (
        f"{tr(words)} {euro(house.maxima[kind])}".replace(" ", _TOGETHER)
        for kind, words in dealt().limits.items()
    )
    colours = ", ".join(f"{owner_words(chip.label)} {chip.letter}" for chip in house.colours)
    return (
        tr("{house}, dal profilo «{name}»: limiti e colori si cambiano lì.").format(
            house=house.title, name=house.name
        ),
        tr("Limiti: {limits}").format(limits=" · ".join((least, *most))),
        tr("Colori: {colours}").format(colours=colours),
    )
