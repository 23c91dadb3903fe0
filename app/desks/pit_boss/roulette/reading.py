"""Everything that is read for the pit boss's desk, on a thread of its own: the window never waits for a disk.

The journal is only read; the lists beside it are brought up to date where no table's own program does so.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import Signal

from app.desks.pit_boss.asking import EVERY
from app.desks.pit_boss.evidence_reading import EvidenceReading
from app.desks.pit_boss.intact import Intact
from app.desks.pit_boss.roulette.rows import Part
from app.desks.pit_boss.sights import Sights
from app.journal.errors import JournalError
from app.journal.lists.at_hand import ListsAtHand
from app.journal.lists.filters import Filter, ListedSpin
from app.journal.lists.finding import Count, Finder, Page
from app.journal.lists.flags import Quality
from app.journal.lists.places import Place
from app.journal.reading import head, tables
from app.people.looking import How, What
from app.reports.day_reading import house_of
from app.reports.roulette.dossier import Page as DossierPage
from app.reports.roulette.dossier import dossier_files, manifest_hash
from app.reports.roulette.spin_reading import Stretch, read_spin
from app.reports.roulette.spin_story import SpinStory
from app.reports.whole_file import PageNotWrittenError
from app.reports.whole_folder import write_folder
from app.table.roulette.spin_table import SpinTable
from app.table.state import Memory

T = TypeVar("T")

PAGE: Final = 200
"""Rows that are read at once."""
NOW: Final = 2**62
"""Later than every spin, in microseconds since 1970."""


class Known(NamedTuple):
    """What the controls offer.

    Attributes:
        colours: what the houses call their colours, by the names that the journal has.
    """

    tables: tuple[str, ...]
    dealers: tuple[str, ...]
    chips: tuple[str, ...]
    colours: dict[str, str]


class Around(NamedTuple):
    """The rows on both sides of a place."""

    above: Part
    below: Part


class Grown(NamedTuple):
    """What is new: rows above the first one, and those that are at hand already as they are now."""

    above: Part
    now: tuple[ListedSpin, ...]


class Written(NamedTuple):
    """A dossier.

    Attributes:
        folder: where it lies.
        manifest: the hash of its manifest.
        fault: why it was not written; None where it was.
    """

    folder: Path
    manifest: str
    fault: PageNotWrittenError | None = None


class Reading(EvidenceReading):
    """Reads a journal and its lists for one window.

    Attributes:
        grew: spins were closed, or something recorded of one was put right.
        anew: something else is read from here on: what of a damaged journal holds.
    """

    grew = Signal()
    anew = Signal()

    def __init__(
        self,
        database: Path,
        game: Memory[SpinTable],
        program: str,
        intact: Intact,
        sights: Sights,
        *,
        every: float = EVERY,
    ) -> None:
        """Nothing is read before `start`.

        Args:
            database: the journal.
            game: that is played there, with the side games on its rounds.
            program: who we are, for whoever finds the lists in use.
            intact: the journals as they may be read.
            sights: takes what is seen.
            every: seconds between two looks at whether there is something new.
        """
        super().__init__("review", intact, sights, every=every)
        self.journal, self._game, self._program = database, game, program
        self._made: tuple[Path, ListsAtHand] | None = None
        self._heads: dict[str, int] = {}

    @property
    def _database(self) -> Path:
        """What of the journal may be read."""
        return self.intact.path(self.journal)

    @property
    def _lists(self) -> ListsAtHand:
        """Its lists; others where something else is read from here on."""
        database = self._database
        if self._made is None or self._made[0] != database:
            before = self._made
            self._let_lists_go()
            self._made, self._heads = (
                (database, ListsAtHand(database, self._game, self._program, waits=True)),
                {},
            )
            if before is not None:
                self._catch_up()
                self.anew.emit()
        return self._made[1]

    def _let_lists_go(self) -> None:
        if self._made is not None:
            self._made[1].close()

    def stop(self, timeout: float = 10.0) -> None:
        """End; a copy of the lists that was read goes with it."""
        super().stop(timeout)
        self._let_lists_go()

    def look(self, asked: Filter, moment: int, answer: Callable[[Around], None]) -> None:
        """Read the rows around a moment, in microseconds since 1970."""
        self.forget("older", "newer", "grown")
        self.ask("look", lambda: self._around(asked, moment), answer)

    def older(self, asked: Filter, place: Place, answer: Callable[[Part], None]) -> None:
        """Read the rows behind a place."""
        self.ask("older", lambda: self._found(lambda found: _below(found, asked, place)), answer)

    def newer(self, asked: Filter, place: Place, answer: Callable[[Part], None]) -> None:
        """Read the rows before a place."""
        self.ask("newer", lambda: self._found(lambda found: _above(found, asked, place)), answer)

    def grown(self, asked: Filter, place: Place, rows: int, answer: Callable[[Grown], None]) -> None:
        """Read what came since above a place, and so many rows behind it again."""

        def read(found: Finder) -> Grown:
            return Grown(_above(found, asked, place), found.page(asked, place, rows).spins)

        self.ask("grown", lambda: self._found(read), answer)

    def count(self, asked: Filter, answer: Callable[[Count], None]) -> None:
        """Count what matches, up to a thousand."""
        self.ask("count", lambda: self._found(lambda found: found.count(asked)), answer)

    def known(self, answer: Callable[[Known], None]) -> None:
        """Read what the controls offer."""
        self.ask("known", self._what_is_known, answer)

    def open_spin(self, listed: ListedSpin, answer: Callable[[SpinStory], None]) -> None:
        """Read everything of a spin."""
        self.ask("open", lambda: self._story(listed), answer)

    def write_dossier(
        self,
        listed: ListedSpin,
        story: SpinStory,
        page: DossierPage,
        folder: Path,
        answer: Callable[[Written], None],
    ) -> None:
        """Write all that proves a spin into a folder that is not there yet; the answer says how that went."""

        def write() -> Written:
            self.taken(How.EXPORTED, What.DOSSIER, self.journal, str(listed.spin), listed.table)
            lies = Stretch(listed.opening_seq, listed.first_seq, listed.last_seq)
            files = dossier_files(self._database, story, lies, page)
            try:
                write_folder(folder, files, self.journal)
            except PageNotWrittenError as fault:
                return Written(folder, "", fault)
            return Written(folder, manifest_hash(files))

        self.ask("dossier", write, answer)

    def look_up(self) -> None:
        """Bring the lists up to date, and say whether there is something new."""
        if self._lagging():
            self._catch_up()
        with self._lists.find() as found:
            heads = found.tables()
        if heads != self._heads:
            self._heads = heads
            self.grew.emit()

    def _lagging(self) -> bool:
        """Whether the journal has something that the lists do not."""
        try:
            with self._lists.find() as found:
                heads = found.tables()
        except JournalError:
            return True
        names = tables(self._database)
        return any(head(self._database, name).seq != heads.get(name, 0) for name in names)

    def open_again(self, listed: ListedSpin, answer: Callable[[SpinStory], None]) -> None:
        """Read everything of a spin once the lists know what was just put right."""

        def read() -> SpinStory:
            self._catch_up()
            return self._story(listed)

        self.ask("open", read, answer)

    def _catch_up(self) -> None:
        """Read on, unless the table keeps its lists itself."""
        self._lists.bring_up(stopping=self._stopping.is_set, progress=self.progress.emit)

    def _found(self, read: Callable[[Finder], T]) -> T:
        with self._lists.find() as found:
            return read(found)

    def _around(self, asked: Filter, moment: int) -> Around:
        self.looked_at(What.LIST, [self.journal], _asked_text(asked), asked.table or "")

        def read(found: Finder) -> Around:
            place = found.place_at(moment)
            return Around(_above(found, asked, place), _below(found, asked, place))

        return self._found(read)

    def _what_is_known(self) -> Known:
        with self._lists.find() as found:
            tables = tuple(found.tables())
            dealers, chips = found.known(Quality.DEALER), found.known(Quality.CHIP)
        colours: dict[str, str] = {}
        for table in tables:
            house = house_of(self._database, table, self._game)
            colours |= {} if house is None else {chip.name: chip.label for chip in house.colours}
        return Known(tables, dealers, chips, colours)

    def _story(self, listed: ListedSpin) -> SpinStory:
        self.looked_at(What.SPIN, [self.journal], str(listed.spin), listed.table)
        with self._lists.find() as found:
            corrections = found.corrections(listed.table, listed.spin)
        lies = Stretch(listed.opening_seq, listed.first_seq, listed.last_seq)
        return read_spin(self._database, listed.table, listed.spin, lies, self._game, corrections)


def _asked_text(asked: Filter) -> str:
    """Write what is looked for, as it is recorded: "number=17 dealer=Anna"; empty for every spin."""
    usual = Filter()
    names = (name for name in asked.__struct_fields__ if getattr(asked, name) != getattr(usual, name))
    return " ".join(f"{name}={getattr(asked, name)}" for name in names)


def _below(found: Finder, asked: Filter, place: Place) -> Part:
    return _part(found.page(asked, place, PAGE))


def _above(found: Finder, asked: Filter, place: Place) -> Part:
    return _part(found.page_before(asked, place, PAGE))


def _part(page: Page) -> Part:
    return Part(page.spins, page.newer, page.older, whole=len(page.spins) < PAGE)
