"""What is touched as a reason stands in the journal in Italian, and is said in the language of every desk."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import app.desks.croupier
from app.desks.common.language import Language, speak
from app.desks.croupier.forms.payment_form import DISPUTES, EARLIER
from app.desks.croupier.roulette import entry_commands
from app.desks.croupier.roulette.words.game import VALID_REASONS
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.recorded_texts import CHOSEN
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_state import SpinState
from tests.said import form_of

pytestmark = pytest.mark.usefixtures("qapp")
DESK = Path(next(iter(app.desks.croupier.__path__)))
_PLACE = re.compile(r"\{\w+\}")


def offered() -> Iterator[str]:
    """Every reason that a choice about a payment sends."""
    yield from (*DISPUTES, *EARLIER)


def of_misplaced_chips() -> Iterator[str]:
    """The reasons that the page of a misplaced chip makes up, with empty places."""
    source = ast.parse((DESK / "roulette" / "forms" / "misplaced.py").read_text(encoding="utf-8"))
    for node in ast.walk(source):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def test_every_reason_that_can_be_chosen_has_its_words() -> None:
    said = {text for text, _ in CHOSEN}
    assert set(offered()) <= said
    spins = (
        None,
        SpinState(spin=1, phase=Phase.FALLEN, source="wheel"),
        SpinState(spin=1, phase=Phase.FALLEN, source="hand"),
    )
    assert {form_of(entry_commands.contradict(8, spin))["reason"] for spin in spins} <= said
    assert set(VALID_REASONS) <= said
    assert set(of_misplaced_chips()) <= {_PLACE.sub("{}", text) for text in said}


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.FRENCH])
def test_each_is_another_in_another_language(language: Language) -> None:
    speak(language)
    filled = [text.replace("{", "").replace("}", "") for text, _ in CHOSEN]
    same = [text for text in filled if reason_words(text) == text]
    speak(Language.ITALIAN)
    assert same == []


def test_in_italian_and_where_a_person_typed_it_it_stays_as_it_is() -> None:
    assert reason_words("gioca su 8/11") == "gioca su 8/11"
    speak(Language.ENGLISH)
    assert reason_words("il signore al posto 4 insiste") == "il signore al posto 4 insiste"
    speak(Language.ITALIAN)
