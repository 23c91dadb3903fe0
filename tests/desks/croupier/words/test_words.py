"""Nothing that the desk can say is without words."""

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.heading import Meaning
from app.desks.croupier.notices import Banner, Notice
from app.desks.croupier.payments.lack import Lack
from app.desks.croupier.words.banner_words import banner_words
from app.desks.croupier.words.words import (
    VOID_REASONS,
    act_words,
    candidate_words,
    lack_words,
    meaning,
    number_call,
    void_words,
)
from app.table.roulette.procedure import DrawVoid, VoidReason


@pytest.mark.parametrize("act", list(Act))
def test_every_button_has_words(act: Act) -> None:
    assert act_words(act)


TWENTY, FIFTY, RED, ORANGE = "20", "50", "rosso", "arancio"


@pytest.mark.parametrize(
    ("lack", "words"),
    [
        (Lack(), ""),
        (Lack(short=(TWENTY,)), "Manca il 20: chiedere un fill"),
        (Lack(short=(ORANGE,)), "Manca l'arancio: chiedere un fill"),
        (Lack(short=(RED, TWENTY, FIFTY)), "Mancano rosso, 20 e 50: chiedere un fill"),
        (Lack(short=(TWENTY,), unpaid=5500), "Manca il 20: chiedere un fill · restano € 55"),
        (Lack(unpaid=125), "Restano € 1,25"),
    ],
    ids=str,
)
def test_what_the_bank_has_too_little_of_has_words(lack: Lack, words: str) -> None:
    assert lack_words(lack) == words


@pytest.mark.parametrize("what", list(Meaning))
@pytest.mark.parametrize("number", [None, 0, 8])
def test_every_meaning_has_words(what: Meaning, number: int | None) -> None:
    assert "{" not in meaning(what, number)


@pytest.mark.parametrize("notice", list(Notice))
def test_every_notice_says_what_is_wrong_and_what_to_do(notice: Notice) -> None:
    title, advice = banner_words(Banner(notice, "the reason.", on_paper=3, others=1))
    assert title.endswith(" · e un altro avviso")
    assert banner_words(Banner(notice, "", others=2))[0].endswith(" · e altri 2 avvisi")
    assert f"{advice} ".startswith("the reason. ")
    assert "{" not in advice


@pytest.mark.parametrize("reason", [*VoidReason, *DrawVoid])
def test_every_reason_for_a_void_throw_has_words(reason: str) -> None:
    draws = reason in set(DrawVoid)
    assert void_words(reason, draws=draws) != reason


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


def test_a_candidate_says_why_it_waits() -> None:
    assert candidate_words("not_seen_to_fall") != candidate_words("unseen_game") != candidate_words("typed")
    assert candidate_words("something new") == "something new"


def test_the_printed_reasons_for_a_void_throw_are_offered() -> None:
    assert set(VOID_REASONS) == set(VoidReason)
    assert all(VOID_REASONS.values())
