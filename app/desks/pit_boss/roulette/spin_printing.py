"""The spin that is opened, on paper: its page for a printer, and the dossier of all that proves it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from app.desks.common.file_dialog import folder_to_choose
from app.desks.common.language import tr
from app.desks.pit_boss.evidence_reading import sight_of
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.patience import Patience
from app.desks.pit_boss.printing import Press, PrintMenu
from app.desks.pit_boss.roulette.dossier_page import dossier_page
from app.desks.pit_boss.roulette.reading import Reading, Written
from app.desks.pit_boss.roulette.spin_page import SpinPage
from app.desks.pit_boss.roulette.spin_picture import spin_picture
from app.journal.place import file_name
from app.journal.readable import Damage
from app.people.looking import How, Sight, What
from app.reports.damage_words import marked
from app.reports.printed import Printed, printed_now
from app.reports.roulette.spin_sheet import spin_sheet
from app.reports.roulette.spin_story import SpinStory
from app.reports.sheet import Sheet
from app.reports.voice import Voice
from app.reports.whole_file import not_written_words

_NOTED: Final = 16
"""Digits of a manifest's hash that are said: as many as somebody writes down."""


class SpinPrinting:
    """Lays out, prints and writes the spin that is opened.

    Attributes:
        patience: how far the dossier is.
        printers: the menu beneath the key that prints.
    """

    _drawn: tuple[SpinStory, bytes] | None = None
    """The cloth of the spin that was printed last."""

    def __init__(
        self,
        over: Page,
        opened: SpinPage,
        reading: Reading,
        voice: Voice,
        press: Press,
        ask_folder: Callable[[], str] | None,
    ) -> None:
        """Print nothing yet.

        Args:
            over: the page of the desk, which says what became of it.
            opened: shows the spin.
            reading: reads what proves it.
            voice: says what table and readers wrote.
            press: prints, in the zone of the house.
            ask_folder: asks in which folder a dossier is written; None asks with the system's own window.
        """
        self._over, self._opened, self._reading, self._voice = over, opened, reading, voice
        self._press, self._ask_folder = press, ask_folder or self._folder_chosen
        self.patience = Patience(over, reading, tr("Si scrive il fascicolo"))
        self.printers = PrintMenu(
            opened.print, press, self.sheet, self._proposed, over, self._sight, dated=False
        )
        opened.dossier.clicked.connect(self._write_dossier)
        reading.trouble.connect(self._trouble)

    def sheet(self) -> Sheet | None:
        """Lay the spin out for paper; None where none is opened. Its cloth is drawn once."""
        story = self._opened.story
        if story is None:
            return None
        if self._drawn is None or self._drawn[0] is not story:
            self._drawn = story, spin_picture(story)
        drawn, zone = self._drawn[1], self._press.zone
        sheet = spin_sheet(story, zone, self._voice, drawn=drawn, printed=self._printed())
        return marked(sheet, self._damage(), story.table, zone)

    def _printed(self) -> Printed:
        """Say that it is printed now, by whoever gave his code."""
        return printed_now(self._press.printing.sights.who)

    def _damage(self) -> tuple[Damage, ...]:
        return self._reading.intact.damage(self._reading.journal)

    def _sight(self, how: How) -> Sight:
        """Say which spin is opened, for whoever has it printed."""
        story, journal = self._opened.story, self._reading.journal
        if story is None:
            return sight_of(how, What.LIST, journal)
        return sight_of(how, What.SPIN, journal, str(story.spin), story.table)

    def _proposed(self) -> str:
        """Propose a name for the file of the spin."""
        story = self._opened.story
        spin = "" if story is None else f"{story.table}-{story.spin}"
        return tr("colpo-{spin}.pdf").format(spin=spin)

    def _write_dossier(self) -> None:
        """Write all that proves the spin; whoever changes his mind writes nothing."""
        listed, story = self._opened.listed, self._opened.story
        if listed is None or story is None:
            return
        within = self._ask_folder()
        if not within:
            return
        name = tr("fascicolo-{spin}").format(spin=f"{file_name(story.table)}-{story.spin}")
        self._opened.dossier.grey(tr("Il fascicolo si sta già scrivendo."))
        self.patience.begin()
        press = self._press
        page = dossier_page(story, press.zone, self._voice, press.program, self._printed(), self._damage())
        self._reading.write_dossier(listed, story, page, Path(within) / name, self._written)

    def _written(self, written: Written) -> None:
        self._rest()
        if written.fault is not None:
            self._over.tell(not_written_words(written.fault), alarm=True)
            return
        words = tr("Il fascicolo sta in {folder}; SHA-256 del manifesto {hash}…")
        said = words.format(folder=written.folder, hash=written.manifest[:_NOTED])
        self._over.tell(said, alarm=False)

    def _trouble(self, sentence: str) -> None:
        if sentence:
            self._rest()

    def _rest(self) -> None:
        """The dossier is written, or cannot be."""
        self.patience.rest()
        self._opened.dossier.grey("")

    def _folder_chosen(self) -> str:
        return folder_to_choose(self._over, tr("In quale cartella si scrive il fascicolo"))
