"""Who signs sees what he signs: paper, chips and sum; the old figure and the new one (rules 9)."""

import pytest

from app.desks.common.language import Language, local_time, speak
from app.desks.croupier.signing import signed_words
from app.desks.croupier.signing.people import Told
from app.desks.croupier.signing.signed_words import what_is_signed
from app.desks.croupier.words.game_words import dealt
from app.table import signing
from app.table.command import name_of
from app.table.events import PaymentMade
from app.table.live import Live, Moment
from app.table.roulette.game import ROULETTE
from tests.houses import house as house_from
from tests.reports.days import fifty, played_night
from tests.said import filled
from tests.table.playing import Played, chips, fall, opened

HOUSE = house_from("venezia")
NAMES = ["Carla", "Ugo", "Ines"]


AT = "2026-11-21T20:41:07Z"


@pytest.fixture(autouse=True)
def italian() -> None:
    speak(Language.ITALIAN)


@pytest.fixture(scope="module")
def table() -> Played:
    return played_night(closing=False)


def told(table: Played, **form: object) -> Told:
    moments = {seq: Moment(AT, 3) for seq in table.state.movements}
    return what_is_signed(Live(table.state, moments=moments), HOUSE, filled(form))


@pytest.mark.parametrize(
    ("operation", "what"),
    [
        ("fill", "Fill · F-0007 · € 350 · dalla cassa al banco"),
        ("credit", "Credit · F-0007 · € 350 · dal banco alla cassa"),
    ],
)
def test_9_a_paper_says_its_number_its_sum_its_way_and_its_chips(
    table: Played, operation: str, what: str
) -> None:
    paper = [
        *fifty(5),
        {"value": "2.50", "pieces": 3},
        {"colour": "blue", "value": "2.50", "pieces": 2},
        {"colour": "red", "value": "2.50", "pieces": 35},
    ]
    found = told(table, do="bank", operation=operation, chips=paper, document="F-0007", signatures=NAMES)
    assert found == Told(what, ("35 × rosso, 2 × blu, 3 × 2,50, 5 × 50",)), "as the page counts them"


def test_9_a_correction_says_what_was_and_what_it_is_instead(table: Played) -> None:
    of = next(seq for seq, moved in table.state.movements.items() if moved.operation == "credit")
    found = told(
        table,
        do="correct",
        of=of,
        reason="Contato male",
        by="Anna",
        witness="Ugo",
        instead={"chips": fifty(5)},
    )
    assert found.what == f"Credit B-1, {local_time(AT)[:5]}, colpo 3: € 200 → € 250"
    assert found.more == ("era: 4 × 50", "ora: 5 × 50", "perché: Contato male")


def test_9_of_a_payment_that_is_put_right_both_amounts_are_said(table: Played) -> None:
    of = next(n for n, event in enumerate(table.story, 1) if isinstance(event, PaymentMade))
    back = {"amount": "360.00", "chips": [{"value": "100.00", "pieces": 3}, {"value": "20.00", "pieces": 2}]}
    found = told(table, do="correct", of=of, reason="x", by="Anna", witness="Ugo", instead=back)
    assert found == Told(
        "Pagamento 1 del colpo 1: € 700 → € 360", ("rientra 2 × 20, rientra 3 × 100", "perché: x")
    )
    out = {"amount": "720.00", "chips": [{"value": "20.00", "pieces": -1}]}
    assert told(table, do="correct", of=of, reason="x", instead=out).more[0] == "si dà 1 × 20"


def test_a_correction_of_anything_else_says_why_alone(table: Played) -> None:
    found = told(table, do="correct", of=1, reason="x", instead={"note": "as said"})
    assert found == Told("", ("perché: x",))


def test_4_a_ruling_says_whose_payment_it_is_and_what_was_decided() -> None:
    table = opened()
    table.do("place", position="straight-8", entry=chips("20.00"))
    fall(table, 8)
    table.do("dispute", order=1, by="posto 1", reason="due")
    assert told(table, do="rule", order=1, reason="si paga così") == Told(
        "Colpo 1 · Pagamento 1: € 700 · seat 1", ("decisione: si paga così",)
    )
    assert told(table, do="rule", order=9, reason="x").what == ""


def test_a_minimum_says_both(table: Played) -> None:
    assert told(table, do="minimum", minimum="5.00").what == "Minimo: 2,50 → 5"
    assert told(table, do="void", reason="foreign_body") == Told()


def test_what_is_about_a_ball_names_it(table: Played) -> None:
    """Its spin, and its throw where another was void before; else a code would sign for whichever runs by then."""
    again = opened()
    for said in ("throw", "void", "throw", "no_more_bets"):
        again.do(said, **({"reason": ""} if said == "void" else {}))
    late = {"do": "announce", "name": "vicini", "owner": "posto 4", "value": "20.00", "accepted_by": "capo"}
    assert told(again, **late) == Told("Colpo 1, lancio 2 · vicini · da 20 · posto 4")
    assert told(again, **late, over=True).more == ("si revoca",)
    assert told(again, do="number", number=17, by="capo").what == "Colpo 1, lancio 2: 17"
    explained = told(again, do="explain", spin=1, throw=1, reason="no_pocket")
    assert explained == Told("Colpo 1, lancio 1", ("perché: La pallina non è in una casella",))


def test_every_command_that_is_signed_says_of_itself_what_it_does() -> None:
    """But for what stands in the title, or is asked of whoever is meant himself."""
    of_title = {"answer", "deal", "dealer", "open", "void"}
    said = {*signed_words._TOLD, *dealt().signed}
    left = {name_of(kind) for kind in (signing._ACTS.keys() | ROULETTE.signs.keys()) - said}
    assert left == {*of_title, "bank", "correct"}
