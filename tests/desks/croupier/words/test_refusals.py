"""What the table refuses is said in the desk's language: each of its lines, in all of them."""

from __future__ import annotations

from typing import Final

import pytest

from app.desks.common.language import Language, speak
from app.desks.croupier.words import reasons
from app.desks.croupier.words.all_games import GAME_WORDS
from app.desks.croupier.words.reasons import CATALOGUES, reason_words
from app.journal.lists.expected import Expected
from app.people.refusals import RegisterRefusal
from app.sentence import Line, Sentence
from app.table.bad_input import BadInputError, with_section
from app.table.refusals import Refusal
from app.table.roulette.layout_refusals import LayoutRefusal
from app.table.roulette.stake_faults import StakeFault
from app.table.round_refusals import RoundRefusal
from tests.houses import house
from tests.test_sentence import catalogues, places_of

pytestmark = pytest.mark.usefixtures("qapp")
LINES: Final = [line for catalogue in (*CATALOGUES, *GAME_WORDS[0].catalogues) for line in catalogue]


def filled(line: Line, value: str = "7") -> Sentence:
    return Sentence(line, dict.fromkeys(places_of(line.said), value))


def test_every_catalogue_is_known() -> None:
    """Those of which something may be recorded; what the register of people refuses, and a search expects, is not."""
    assert {*CATALOGUES, *GAME_WORDS[0].catalogues} == set(catalogues().values()) - {
        RegisterRefusal,
        Expected,
    }


@pytest.mark.parametrize("pieces", ["0", "1", "7"])
def test_every_line_has_words_in_every_language(pieces: str) -> None:
    found: dict[Line, set[str]] = {line: set() for line in LINES}
    for language in Language:
        speak(language)
        for line in LINES:
            found[line].add(reason_words(filled(line, pieces)))
    assert [line for line, words in found.items() if len(words) < len(Language)] == []


@pytest.mark.parametrize("rule", [None, "rules 3"])
@pytest.mark.parametrize("value", ["0", "1", "7"])
def test_what_was_recorded_is_said_by_its_own_line(value: str, rule: str | None) -> None:
    """A journal keeps the English alone, with the section behind it: it is told by the line it came from."""
    for said in (filled(line, value) for line in LINES):
        assert reason_words(with_section(said, rule)) == reason_words(said)


def test_what_is_refused_now_is_recognised_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pattern is tried for it."""
    monkeypatch.delattr(reasons, "_known")
    assert reason_words(Refusal.PAYMENT_NOT_MADE(order=2)) == "Il pagamento 2 non è fatto"
    with pytest.raises(NameError):
        reason_words("payment 2 is not made")


def test_what_stands_in_a_place_is_said_as_the_desk_calls_it() -> None:
    """A position, a player, a colour as the house calls it, and a sentence within a sentence."""
    lies = LayoutRefusal.MAY_NOT_LIE(position="dozen-2", more=StakeFault.NO_PRISON(house="venezia"))
    assert reason_words(lies) == "Su 2ª dozz. non può stare: venezia non ha la prigione"
    none = LayoutRefusal.PIECES_NOT_THERE(
        pieces=1, position="straight-8", more=LayoutRefusal.PIECES_THERE(pieces=0)
    )
    assert reason_words(none) == "Su 8 non c'è un pezzo così: non ce n'è nessuno"
    venezia = house("venezia")
    first = venezia.colours[0]
    held = RoundRefusal.COLOUR_HELD(owner="posto 3", colour=first.name)
    speak(Language.FRENCH)
    assert "place 3" in reason_words(held, venezia)
    assert first.name not in reason_words(held, venezia) or first.label == first.name


def test_a_desk_says_the_line_of_what_cannot_be_taken() -> None:
    """Where it stands in the command is nothing to a dealer."""
    wrong = BadInputError(StakeFault.NOTES_ON_CHANCES(), "entry", "kind", rule="rules 2")
    assert str(wrong) == "/entry/kind: notes play on chances only (rules 2)"
    assert reason_words(wrong.reason) == "i biglietti giocano solo sulle chance"
    assert BadInputError("must be a list", "chips").reason == "/chips: must be a list"
