"""Nothing that the desk can say is without words."""

import pytest

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.heading import Meaning
from app.desks.croupier.notices import Banner, Notice
from app.desks.croupier.payments.differing import Lack
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.words.banner_words import banner_words
from app.desks.croupier.words.words import act_words, candidate_words, decider_below, lack_words, meaning
from app.rules.roulette.spin_rules import Instrument
from app.table.named import Office


@pytest.mark.parametrize("instrument", list(Instrument))
@pytest.mark.parametrize("act", [*Act, *SpinAct])
def test_every_button_has_words(act: AnyAct, instrument: Instrument) -> None:
    assert act_words(act, instrument)


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
    assert all("{" not in meaning(what, number, instrument) for instrument in Instrument)


@pytest.mark.parametrize("notice", list(Notice))
def test_every_notice_says_what_is_wrong_and_what_to_do(notice: Notice) -> None:
    title, advice = banner_words(Banner(notice, "the reason.", on_paper=3, others=1))
    assert title.endswith(" · e un altro avviso")
    assert banner_words(Banner(notice, "", others=2))[0].endswith(" · e altri 2 avvisi")
    assert f"{advice} ".startswith("the reason. ")
    assert "{" not in advice


def test_a_candidate_says_why_it_waits() -> None:
    assert candidate_words("not_seen_to_fall") != candidate_words("unseen_game") != candidate_words("typed")
    assert candidate_words("something new") == "something new"


def test_who_was_named_stands_there_and_an_office_alone_does_not() -> None:
    assert decider_below("Bianchi") == "lo dice Bianchi"
    assert [decider_below(office) for office in Office] == ["", ""]
