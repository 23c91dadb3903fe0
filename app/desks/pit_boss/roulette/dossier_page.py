"""The page of a dossier: the spin as it is printed, and the text beside the files; drawn by the window."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

from app.desks.common.language import language
from app.desks.pit_boss.roulette.spin_picture import spin_picture
from app.journal.readable import Damage
from app.reports.damage_words import marked, marks
from app.reports.html import html_of
from app.reports.pdf import pdf_of
from app.reports.printed import Printed
from app.reports.roulette.dossier import Page
from app.reports.roulette.dossier_words import readme_text
from app.reports.roulette.spin_sheet import spin_sheet
from app.reports.roulette.spin_story import SpinStory
from app.reports.voice import Voice


def dossier_page(
    story: SpinStory,
    zone: tzinfo | None,
    voice: Voice,
    program: str,
    printed: Printed,
    damage: Sequence[Damage] = (),
) -> Page:
    """Draw the page of a spin for its dossier, in the language that is spoken now.

    Args:
        story: the spin.
        zone: whose clocks are shown; None is this machine's.
        voice: says what table and readers wrote.
        program: what makes the page.
        printed: who makes it when.
        damage: of the journal: what was said later of the spin is not known then, and page and text say so.
    """
    sheet = spin_sheet(story, zone, voice, drawn=spin_picture(story), printed=printed)
    sheet = marked(sheet, damage, story.table, zone)
    text = readme_text(story, zone, printed, [part.text for part in marks(damage, story.table, zone)])
    return Page(pdf_of(sheet, program=program), html_of(sheet, language().value), text)
