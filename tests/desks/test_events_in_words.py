"""What people entered, and every event of a spin's page, is said in words."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest
from msgspec.structs import fields

import app.reports.event_words as table_words
import app.reports.roulette.spin_event_words as spin_words
import app.table
from app.commands.voices import desk_voice
from app.desks.common.language import Language, speak
from app.reports.instead_words import FIELDS, instead_words
from app.reports.roulette.spin_step import BESIDE
from app.reports.wording import tr
from app.table import events as happened
from app.table.roulette import events as spun
from tests.desks.recorded_codes import sources

pytestmark = pytest.mark.usefixtures("qapp")
FIRST_HAND: Final = (
    spun.SpinNumber, spun.SpinVoid, spun.SpinValid, spun.BetPlaced, spun.BetRemoved,
    spun.BetMoved, spun.BetMisplaced, happened.PaymentMade, happened.PaymentDisputed,
    happened.PaymentRuled,
)  # fmt: skip
"""What people enter of a spin, and may have entered wrongly."""
OF_THE_PROGRAM: Final = frozenset(
    {"spin", "revision", "heard", "raw", "wire", "flags", "known", "entries", "wish"}
)
"""Fields of these that nobody enters."""


@pytest.mark.parametrize("language", Language)
def test_what_holds_instead_of_an_entry_is_said_by_its_fields_in_words(language: Language) -> None:
    speak(language)
    entered = {field.encode_name for kind in FIRST_HAND for field in fields(kind)} - OF_THE_PROGRAM
    assert len(entered) > 14
    assert entered - {*FIELDS} == set()
    voice = desk_voice()
    for name, words in FIELDS.items():
        said = instead_words({name: "7"}, voice)
        assert said.startswith(tr(words))
        assert language is Language.ITALIAN or tr(words) != words
    chips = [{"colour": "red", "pieces": 2}, {"value": "100.00", "pieces": 3}]
    said = instead_words(
        {"reason": "no_pocket", "source": "hand", "position": "even", "chips": chips, "device": "wheel"},
        voice,
    )
    assert not re.search(r"no_pocket|\[|\{|'|wheel|: hand", said)


def told_of_a_spin() -> set[str]:
    """The kinds of events that a spin's page may tell: those that name a spin, and what is told beside them."""
    named = {
        call.func.attr
        for _, source in sources(app.table)
        for call in ast.walk(source)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
        for each in call.keywords
        if each.arg == "spin" and ast.unparse(call.func.value) in {"happened", "spun"}
    }
    later = {happened.EntryCorrected.__name__, happened.EventAnswered.__name__}
    return named | later | {kind.__name__ for kind in BESIDE}


def said_in(module: ModuleType) -> set[str]:
    """The events for which a module has a sentence."""
    parts = [*ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")))]
    return {
        part.cls.attr
        for part in parts
        if isinstance(part, ast.MatchClass) and isinstance(part.cls, ast.Attribute)
    } | {
        ast.unparse(part.args[1]).removeprefix("happened.").removeprefix("spun.")
        for part in parts
        if isinstance(part, ast.Call) and ast.unparse(part.func) == "isinstance"
    }


def test_every_event_of_a_spins_page_has_a_sentence() -> None:
    """The page would call one without a sentence by the program's own name for it."""
    assert len(told_of_a_spin()) > 40
    assert told_of_a_spin() - said_in(table_words) - said_in(spin_words) == set()
