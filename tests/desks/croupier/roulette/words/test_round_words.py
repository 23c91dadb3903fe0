"""How a number is called, where chips lie, and which way a ball goes, in words (rules 8)."""

import pytest

from app.desks.croupier.roulette.words.round_words import number_call, wager_words
from app.desks.croupier.words.prompt_words import prompt_words
from app.rules.roulette.wheel import Turning
from app.table.roulette.spin_prompt import SpinPrompt, SpinTask


@pytest.mark.parametrize(
    ("number", "call"),
    [
        (0, "Zero"),
        (8, "Otto, nero, pari, manque"),
        (19, "Diciannove, rosso, dispari, passe"),
        (29, "Ventinove, nero, dispari, passe"),
    ],
)
def test_the_call_is_translated(number: int, call: str) -> None:
    assert number_call(number) == call


@pytest.mark.parametrize(
    ("pocket", "whence"),
    [
        (21, "dal 21"),
        (8, "dall'8"),
        (0, "dallo 0"),
        (None, "dal numero del giorno"),
    ],
)
def test_the_throw_says_whence_the_ball_goes_and_which_way(pocket: int | None, whence: str) -> None:
    throw = SpinPrompt(SpinTask.THROW, pocket=pocket, wheel=Turning.CLOCKWISE, ball=Turning.ANTICLOCKWISE)
    assert prompt_words(throw, {}) == f"Cilindro orario ↻, palla ↺ {whence}"


@pytest.mark.parametrize(
    ("ways", "words"),
    [
        ((Turning.CLOCKWISE, Turning.ANTICLOCKWISE), "nei due versi ↻ ↺"),
        ((Turning.ANTICLOCKWISE,), "antiorario ↺"),
    ],
)
def test_a_drum_is_turned_the_ways_that_are_missing(ways: tuple[Turning, ...], words: str) -> None:
    assert prompt_words(SpinPrompt(SpinTask.TURN, ways=ways), {}) == f"Girare il tamburo: {words}"


def test_a_place_is_said_by_its_name_and_what_is_none_as_it_is() -> None:
    assert wager_words("dozen-2") == "2ª dozz."
    assert wager_words("nowhere") == "nowhere"
