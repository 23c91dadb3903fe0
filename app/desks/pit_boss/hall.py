"""The pages of the review window, put together over the journals that are given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, tzinfo
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from app.desks.common.language import tr
from app.desks.pit_boss.asking import EVERY
from app.desks.pit_boss.day_page import DayPage, DayReading
from app.desks.pit_boss.deeds import Deeds
from app.desks.pit_boss.game_pages import GamePages, Ground, RoundsPage
from app.desks.pit_boss.idle import USUAL_MINUTES, Idle, never_asleep
from app.desks.pit_boss.intact import Intact
from app.desks.pit_boss.locking import LockReading
from app.desks.pit_boss.now_page import NowPage, NowReading
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.people_page import PeoplePage, PeopleReading
from app.desks.pit_boss.printing import AskFile, Press, Printing
from app.desks.pit_boss.sights import Sights
from app.desks.pit_boss.standing import Standing
from app.desks.pit_boss.upkeep import Replayed, Upkeep
from app.desks.pit_boss.upkeep_page import Asked, UpkeepPage
from app.desks.pit_boss.window import ReviewWindow, Tab
from app.desks.pit_boss.writer import Writer
from app.register_file.register_file import RegisterFile
from app.reports.printing import Printers, SystemPrinters
from app.reports.voice import Voice
from app.rules.house import USUAL_BEGIN, House
from app.table.game import Game


class Hall(Struct, frozen=True):
    """What the window is over.

    Attributes:
        journals: the one whose rounds are looked through, then others.
        game: what is played at the tables.
        games: what each game brings to the desk, by its name.
        writer: writes where no table's program does; without a register of people it says so.
        register: of the people.
        voice: says what table and readers wrote.
        program: what writes the pages.
        zone: where the house is; None is this machine's.
        today: says what time it is.
        ask_file: asks for a file's name, proposing one; None asks with the system's own window.
        every: seconds between two looks at whether there is something new.
        replayed: plays a journal again while it is walked, as `verify` does.
        ask_places: asks where a copy goes, or lies; None asks with the system's own windows.
        printers: of the system.
        ask_folder: asks in which folder a dossier is written; None asks with the system's own window.
        begins: when the gaming day does, minutes after midnight.
        steady: a clock that nobody sets and that goes on while the machine sleeps, microseconds.
        houses: of the tables, as their journals say; read before the window, which waits for no disk.
        lock_after: minutes without a hand after which the desk locks itself, where there is a register.
    """

    journals: Sequence[Path]
    game: Game[Any]
    games: Mapping[str, GamePages]
    writer: Writer
    register: RegisterFile
    voice: Voice
    program: str
    replayed: Replayed
    zone: tzinfo | None = None
    today: Callable[[], datetime] = lambda: datetime.now(UTC)
    ask_file: AskFile | None = None
    every: float = EVERY
    ask_places: Asked | None = None
    printers: Printers = field(default_factory=SystemPrinters)
    ask_folder: Callable[[], str] | None = None
    begins: int = USUAL_BEGIN
    steady: Callable[[], int] = never_asleep
    lock_after: int = USUAL_MINUTES
    houses: Sequence[House] = ()


def review_window(hall: Hall) -> ReviewWindow:
    """Make the window; nothing is read before it is shown, or shown before it is known who looks."""
    intact, sights = Intact(hall.journals, hall.zone), Sights(hall.register)
    printing = Printing(hall.printers, sights)
    press = Press(printing, hall.program, hall.zone, hall.today, hall.ask_file, hall.begins)
    journals, every = hall.journals, hall.every
    ground = Ground(
        journals,
        hall.game,
        hall.program,
        intact,
        sights,
        hall.voice,
        press,
        every,
        hall.ask_folder,
        hall.houses,
    )
    rounds = [game.rounds(ground) for game in hall.games.values()]
    more = [tab for game in hall.games.values() for tab in game.more(ground)]
    tables = NowReading(journals, hall.game, intact, sights, every=every)
    now = NowPage(tables, hall.voice, press, {name: game.now for name, game in hall.games.items()})
    day = DayPage(DayReading(journals, hall.game, hall.zone, intact, sights), hall.voice, press=press)
    people = PeoplePage(PeopleReading(hall.register, every=every), press)
    upkeep = Upkeep(journals, hall.game, hall.replayed, hall.program, hall.zone, every=every)
    tabs: list[Tab[Page]] = [
        *rounds,
        Tab(tr("Il tavolo adesso"), now, "tables-now"),
        Tab(tr("Il giorno"), day, "day"),
        *more,
        Tab(tr("Le persone"), people, "people"),
        Tab(tr("Il registro"), UpkeepPage(upkeep, press, hall.ask_places), "journal-desk"),
    ]
    window = ReviewWindow(tabs)
    window.on_close(printing.stop)
    standing = _sign(hall, window, [tab.page for tab in rounds], now, day)
    reads = (*(tab.page for tab in rounds), now, day, *(tab.page for tab in more))
    for reading in (page.asking for page in reads if page.asking is not None):
        reading.damaged.connect(standing.note_damage)
        reading.damaged.connect(upkeep.note_damage)
    for note in (standing.note_damage, upkeep.note_damage):
        intact.damaged.connect(note)
    window.on_close(intact.close)
    intact.said.connect(window.say_damage)
    if sights.asks:
        _lock(hall, window, sights, tables)
    return window


def _lock(hall: Hall, window: ReviewWindow, sights: Sights, tables: NowReading) -> None:
    """Let nothing be seen before somebody who may read gives his code; what waits is counted meanwhile."""
    tables.waiting.connect(window.lock_page.show_waiting)
    window.keep_locked(LockReading(hall.register, sights), sights, Idle(hall.steady, hall.lock_after))
    tables.start()


def _sign(
    hall: Hall, window: ReviewWindow, rounds: Sequence[RoundsPage], now: NowPage, day: DayPage
) -> Standing:
    """Let what is signed be asked from the pages, and shown on them once it is written.

    Returns:
        What sees whether anything can be written.
    """
    pages: tuple[RoundsPage | NowPage | DayPage, ...] = (*rounds, now, day)

    def done() -> None:
        for page in pages:
            if page.isVisible():
                page.tell(tr("Registrato: sta nel registro."), alarm=False)
        for page in rounds:
            page.open_again()
        if day.isVisible():
            day.seen()

    deeds = Deeds(window, hall.writer, hall.voice.reason, done)
    standing = Standing(hall.journals, hall.writer, every=hall.every)
    for page in pages:
        standing.told.connect(page.hold_up)
    window.on_show(standing.start)
    window.on_close(standing.stop)
    now.answering.connect(deeds.answer)
    day.answering.connect(deeds.answer)
    for page in rounds:
        page.correcting.connect(partial(deeds.correct, hall.journals[0]))
    window.on_close(deeds.stop)
    return standing
