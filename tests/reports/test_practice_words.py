"""Whatever a drill says can be said, in every language, with all its values."""

import re

import pytest

from app.desks.common.language import Language, speak
from app.desks.common.language import language as spoken
from app.practice.attempts import Skill
from app.practice.drills.roulette.night import askable
from app.practice.exercise import Exercise
from app.practice.line import read_line
from app.practice.roulette.anonymous import anonymous
from app.practice.saying import Say, Symbols
from app.reports.practice_words import single
from app.reports.practice_words.roulette import single as of_roulette
from app.rules.roulette.notation_reading import read_spin
from tests.drills.checking import drawn_ones, levels
from tests.houses import house
from tests.often import seed_of, times
from tests.practice.drills.roulette.test_night import SPINS
from tests.schooling import ALL_DRILLS, WORDS, exercise, sentence

ANNOUNCED = {"vicini", "serie", "orfanelli", "nassa", "contronassa", "laterali", "figure", "finale", "zero"}
"""Called so at the table, in every language."""
_LEFT_OPEN = re.compile(r"[{}]")
_NAMED = re.compile(r"{(\w+)}")
_OF_ONE = re.compile(r"(?<![\d.,/])1 (pezzi|stecche|colpi|giri|gettoni|biglietti|numeri|frazioni|unità)\b")
"""A plural behind a one."""


def said_by(found: Exercise) -> list[Say]:
    """Every sentence of an exercise."""
    task, drill = found.task, found.line.drill
    fields = [Say(f"{drill}.field.{field.name}", field.values) for field in task.fields]
    choices = [choice for field in task.fields for choice in field.choices]
    slips = [Say(f"{drill}.slip.{slip.name}") for slip in task.slips]
    return [task.ask, *(step.say for step in task.steps), *fields, *choices, *slips]


@pytest.mark.often
@pytest.mark.parametrize(("name", "level"), levels())
def test_what_an_exercise_says_is_a_sentence(name: str, level: int) -> None:
    for found in drawn_ones(name, level, times(20, 60), seed_of(3)):
        for say in said_by(found):
            text = sentence(say)
            assert text, say
            assert not _LEFT_OPEN.search(text), text
            assert not _OF_ONE.search(text), text


@pytest.mark.parametrize("name", [*single.SENTENCES, *of_roulette.SENTENCES])
def test_one_piece_is_said_in_the_singular(name: str) -> None:
    """The same values stand in both forms, but for the count itself; of two the other form is said."""
    key = name.removesuffix(".1")
    one, several = (set(_NAMED.findall(str(WORDS.sentences[each]))) for each in (name, key))
    (count,) = several - one
    assert count in {"pieces", "rest"}
    values = dict.fromkeys(several, Symbols("x"))
    assert "1 pezz" in (said := sentence(Say(key, {**values, count: 1}))) or "altro pezzo" in said
    assert not _OF_ONE.search(said)
    assert "2 pezzi" in sentence(Say(key, {**values, count: 2}))


@pytest.mark.often
@pytest.mark.parametrize("spin", [spin for spin, _ in SPINS.values()])
def test_what_is_asked_of_a_given_spin_is_a_sentence(spin: str) -> None:
    venezia = house("venezia")
    for level, variant in askable(venezia, anonymous(venezia, read_spin(spin, venezia))):
        for seed in range(times(2, 6)):
            for say in said_by(exercise(read_line(f"night {level} {variant} {seed}: {spin}"))):
                text = sentence(say)
                assert text, say
                assert not _LEFT_OPEN.search(text), text


@pytest.mark.parametrize("name", ALL_DRILLS)
def test_every_drill_and_level_has_its_card(name: str) -> None:
    assert WORDS.sentences[f"{name}.title"]
    for level in range(1, len(ALL_DRILLS[name].levels) + 1):
        assert WORDS.sentences[f"{name}.card.{level}"]


@pytest.mark.parametrize("name", ALL_DRILLS)
def test_every_case_has_words_of_its_own(name: str) -> None:
    """No word of a line is shown for a case: each is named, and no two of a drill alike."""
    skills = [
        Skill(name, level, variant)
        for level, variants in enumerate(ALL_DRILLS[name].levels, 1)
        for variant in variants
    ]
    said = [WORDS.case(skill) for skill in skills]
    assert len({*said}) == len(said)
    raw = [skill for skill, words in zip(skills, said, strict=True) if words == skill.variant]
    assert {skill.variant for skill in raw} <= ANNOUNCED
    assert not any("-" in words or "{" in words for words in said), said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.ITALIAN, "1.040 × 2 = 2.080,50, 20-5, 2x2.50, 37"),
        (Language.ENGLISH, "1,040 × 2 = 2,080.50, 20-5, 2x2.50, 37"),
    ],
)
def test_a_sum_is_written_as_each_language_writes_it(language: Language, said: str) -> None:
    """But for what stands there as it is typed."""
    before = spoken()
    speak(language)
    try:
        sums = Symbols("1.040 × 2 = 2.080,50, 20-5, 2x2.50, 37")
        assert sentence(Say("announces-price.worth", {"sum": sums})).count(said) == 1
    finally:
        speak(before)


def test_bets_and_amounts_of_a_case_are_called_as_at_the_table() -> None:
    assert WORDS.case(Skill("products", 3, "straight-split")) == "pieno + cavallo"
    assert WORDS.case(Skill("products", 2, "line-many")) == "sestina: molti pezzi"
    assert WORDS.case(Skill("conversion", 1, "euro-2-50")) == "quanto valgono, da 2,50"
    assert WORDS.case(Skill("order", 1, "positions-right")) == "posizioni, cilindro a destra"
    assert WORDS.skill(Skill("clearing", 4, "full-third")).endswith("(tappeto pieno, terza dozzina)")
    with pytest.raises(KeyError):
        WORDS.case(Skill("zero", 1, "sideways"))
