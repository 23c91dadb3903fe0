"""An event is named by its hour and its spin: its place in the journal says nothing to a dealer."""

import ast
import string
from pathlib import Path

import pytest

from app.desks import croupier
from app.desks.common.language import Language, local_time, speak
from app.desks.croupier.roulette.words.game import ROULETTE
from app.desks.croupier.words.reasons import CATALOGUES
from app.desks.croupier.words.words import moment_words
from app.house_copy.troubles import HouseTrouble
from app.table.live import Moment
from tests.desks.croupier.test_translations import MARKS

pytestmark = pytest.mark.usefixtures("qapp")
AT = "2026-11-21T20:41:07Z"
PLACES = {"seq", "of"}
"""What the table's sentences call a place in the journal."""
OF_ANNOUNCES = {"announce", "other"}
FOR_THE_TECHNICIAN = HouseTrouble
"""Two journals that differ are compared event by event, by whoever is called."""


def places_of(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_the_hour_and_the_spin_are_said() -> None:
    hour = local_time(AT)[:5]
    assert moment_words(Moment(AT, 12)) == f"{hour}, colpo 12"
    assert moment_words(Moment(AT)) == hour
    assert moment_words(None) == ""
    speak(Language.FRENCH)
    assert moment_words(Moment(AT, 12)) == f"{hour}, coup 12"


def test_no_text_of_the_desk_names_a_place_in_the_journal() -> None:
    """What has such a place in it is a sentence of the table's own; the desk's text leaves it out."""
    named: list[tuple[str, str]] = []
    for file in sorted(Path(croupier.__path__[0]).rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in MARKS:
                text = call.args[-1]
                said = text.value if isinstance(text, ast.Constant) else None
                if isinstance(said, str) and places_of(said) & PLACES:
                    named.append((file.name, said))
    assert named == []


def test_no_text_of_a_refusal_names_a_place_in_the_journal() -> None:
    """The table's own sentence calls an announce by its place too; elsewhere it has its name."""
    lines = (
        line
        for room in (*CATALOGUES, *ROULETTE.catalogues)
        if room is not FOR_THE_TECHNICIAN
        for line in room
    )
    assert [line for line in lines if places_of(line.text) & (PLACES | OF_ANNOUNCES)] == []
