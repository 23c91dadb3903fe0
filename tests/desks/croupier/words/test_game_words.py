"""What a game says is said where somebody said that the program speaks of it, and nowhere else."""

import pytest
from msgspec.structs import replace

from app.commands.voices import desk_voice
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.words.game import ROULETTE
from app.desks.croupier.words.all_games import GAME_WORDS
from app.desks.croupier.words.game_words import dealt, speak_of, spoken_of
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import act_words, candidate_words
from app.table.roulette.layout_refusals import LayoutRefusal
from app.table.roulette.stake_faults import StakeFault

RECORDED = str(LayoutRefusal.MAY_NOT_LIE(position="dozen-2", more=StakeFault.NO_PRISON(house="venezia")))
SAID = "Su 2ª dozz. non può stare: venezia non ha la prigione"


def test_whoever_forgets_to_say_which_game_is_dealt_hears_of_it() -> None:
    speak_of()
    with pytest.raises(LookupError, match="speak_of"):
        act_words(SpinAct.THROW)
    assert reason_words(RECORDED) == RECORDED
    assert candidate_words("typed") == "typed"


def test_what_a_game_recorded_is_said_also_where_another_is_dealt() -> None:
    speak_of(replace(ROULETTE, catalogues=(), candidates={}, wager=str), ROULETTE)
    assert reason_words(RECORDED) == SAID
    assert candidate_words("typed") != "typed"
    assert dealt() is not ROULETTE


def test_what_is_printed_is_said_of_every_game() -> None:
    speak_of()
    assert desk_voice().reason(RECORDED) == SAID
    assert spoken_of() == GAME_WORDS


def test_where_a_ball_is_drawn_other_words_are_said() -> None:
    assert dealt("tumbler") is ROULETTE.at["tumbler"]
    speak_of(replace(ROULETTE, at={}))
    assert act_words(SpinAct.THROW, "tumbler") == act_words(SpinAct.THROW) == "Palla lanciata"
