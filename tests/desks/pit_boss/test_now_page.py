"""The tables now: figures that follow while a table plays, each with what it rests on."""

from pathlib import Path

from app.commands.voices import desk_voice
from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.pit_boss.now_words import phase_words
from app.desks.pit_boss.roulette.pages import ROULETTE
from app.house_copy.standing import Came, write_standing
from app.reports.day_sheet import day_sheet
from app.reports.sheet import Note
from app.reports.table_now import TableNow
from tests.desks.pit_boss.review import Review
from tests.journal.played_journals import evening, record, story_of
from tests.reports.days import ROME, late_night, played_night, put_right_night, read_day, story_at
from tests.table.playing import Played, colour, fall, stack


def figures(review: Review) -> dict[str, tuple[str, str]]:
    cards = review.now.cards
    return {card.name.text(): (card.figure.text(), card.beneath.text()) for card in cards}


def test_a_night_is_followed_to_its_result(tmp_path: Path) -> None:
    path, story = tmp_path / "T1.sqlite", story_at(played_night())
    fell = next(place for place, event in enumerate(story) if event["kind"] == "spin.number")
    record(path, story[: fell + 1])
    review = Review(path)
    review.go(review.now)
    review.until(lambda: "è uscito il numero 8" in review.now.phase.text())
    found = figures(review)
    assert found["La banca ha"] == ("5.900,00", "conosciuta")
    assert found["Drop"][0] == "100,00"
    record(path, story[fell + 1 :])
    review.until(lambda: review.now.phase.text() == "Tavolo T1 · tavolo chiuso")
    assert figures(review)["Risultato"][1] == "del tavolo, dopo la conta"
    assert not review.now.rows.isVisible()
    review.close()


def test_a_payment_that_waits_for_its_ruling_is_named_until_it_is_decided(tmp_path: Path) -> None:
    path, story = tmp_path / "T1.sqlite", story_at(played_night())
    ruled = next(place for place, event in enumerate(story) if event["kind"] == "payment.ruled")
    record(path, story[:ruled])
    review = Review(path)
    review.go(review.now)
    review.until(review.now.disputed.isVisible)
    assert review.now.disputed.text() == (
        "Colpo 1, pagamento 1 contestato, attende la decisione: «two lay there», seat 1"
    )
    record(path, story[ruled:])
    review.until(lambda: not review.now.disputed.isVisible())
    review.close()


def test_a_void_throw_without_a_reason_and_an_unmarked_payment_are_named_until_somebody_says(
    tmp_path: Path,
) -> None:
    """Rules 8: it stands here and on the page of the day like all that waits for an answer."""
    table, path = Played(), tmp_path / "T1.sqlite"
    table.do("open")
    fall(table, 8)
    table.do("winners", bets=[stack("straight-8", colour("red", 2))])
    fall(table, 20)
    table.do("void", reason="")
    waits = len(table.story)
    table.do("explain", reason="no_pocket")
    table.do("paid", spin=1, order=1, by="Carla")
    record(path, story_at(table)[:waits])
    review = Review(path)
    review.go(review.now)
    review.until(review.now.disputed.isVisible)
    said = [
        "Lanci nulli, e nessuno ha detto perché: colpo 2.",
        "Pagamenti non segnati, e nessuno ha detto se furono fatti: 1.",
    ]
    assert review.now.disputed.text().splitlines() == said
    assert review.now.shown is not None
    assert review.now.shown.questions == 2
    notes = {
        part.text for part in day_sheet(read_day(path), ROME).parts if isinstance(part, Note) and part.loud
    }
    assert notes.issuperset(said)
    record(path, story_at(table)[waits:])
    review.until(lambda: not review.now.disputed.isVisible())
    assert review.now.shown.questions == 0
    review.close()


def test_9_what_was_put_right_after_the_closing_count_was_not_counted(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story_at(put_right_night()))
    review = Review(path)
    review.go(review.now)
    review.until(lambda: review.now.phase.text() == "Tavolo T1 · tavolo chiuso")
    assert not review.now.disputed.isVisible(), "nothing was thrown after it"
    assert figures(review)["La banca ha"] == (
        "5.550,00",
        "contati 5.540,00 alla chiusura, +10,00 per pagamenti corretti dopo",
    )
    review.close()


def test_why_play_is_suspended_has_the_language_of_the_desk() -> None:
    """A reason that was touched stands in the journal in Italian."""
    table = Played()
    table.do("open")
    table.do("suspend", by="Carla", reason="Decisione della direzione")
    now = TableNow(Path("T1.sqlite"), "T1", table.state)
    make_application(["review"])
    speak(Language.ENGLISH)
    assert (
        phase_words(now, desk_voice().reason, {"roulette": ROULETTE.now})
        == "play suspended: Management’s decision"
    )
    speak(Language.ITALIAN)
    assert (
        phase_words(now, desk_voice().reason, {"roulette": ROULETTE.now})
        == "gioco sospeso: Decisione della direzione"
    )


def test_9_what_was_thrown_after_the_closing_count_is_said_here_and_at_its_spin(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story_at(late_night()))
    review = Review(path)
    review.opened(2)
    assert review.spins.page.head.late() == "dopo il conteggio di chiusura"
    assert review.spins.page.head.late() in review.spins.page.head.accessibleName()
    review.go(review.now)
    review.until(review.now.disputed.isVisible)
    assert review.now.disputed.text().startswith("Giocato dopo il conteggio di chiusura: colpo 2 (8).")
    review.close()


def test_several_tables_have_a_row_each_and_a_click_opens_one(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    for table in ("T1", "T2"):
        record(path, story_of(evening(5, 12 if table == "T1" else 8), table), table)
    write_standing(path, {"T1": Came(connected=True), "T2": Came()})
    review = Review(path)
    review.go(review.now)
    review.until(lambda: review.now.rows.rowCount() == 2)
    assert review.now.phase.text().startswith("Tavolo T1")
    assert "non è collegata" in review.now.rows.cells(1)[1]
    review.click_in(review.now.rows, 1)
    assert review.now.phase.text().startswith("Tavolo T2")
    assert review.now.line.isVisible()
    assert figures(review)["Colpi"][0] == "8"
    review.close()


def test_other_journals_have_their_rows_too(tmp_path: Path) -> None:
    for table in ("T1", "T2"):
        record(tmp_path / f"{table}.sqlite", story_of(evening(5, 6), table), table)
    review = Review(tmp_path / "T1.sqlite", tmp_path / "T2.sqlite")
    review.go(review.now)
    review.until(lambda: review.now.rows.rowCount() == 2)
    assert [review.now.rows.cells(row)[0] for row in (0, 1)] == ["T1", "T2"]
    review.close()


def test_a_journal_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    (tmp_path / "T1.sqlite").write_bytes(b"no journal at all, and longer than a header of a file" * 9)
    review = Review(tmp_path / "T1.sqlite")
    review.go(review.now)
    review.until(review.now.said.isVisible)
    assert "T1.sqlite" in review.now.said.text()
    review.close()


def test_what_waits_is_listed_until_somebody_answers(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    story = story_at(played_night())
    warned = {
        **{key: story[4][key] for key in ("at", "mono", "boot")},
        "kind": "reader.warning",
        "spin": None,
        "device": "wheel",
        "reason": "damaged",
        "detail": "",
        "count": 1,
    }
    record(path, [*story[:5], warned])
    review = Review(path)
    review.go(review.now)
    review.until(lambda: review.now.waiting.rows.rowCount() == 1)
    assert review.now.waiting.head.text() == "Qualcuno deve rispondere: 1"
    assert "Chi ne risponde…" in review.now.waiting.hint.text()
    answer = {**warned, "kind": "event.answered", "of": 6, "by": "Ines", "note": ""}
    record(path, [{key: answer[key] for key in ("at", "mono", "boot", "kind", "spin", "of", "by", "note")}])
    review.until(lambda: "niente" in review.now.waiting.head.text())
    review.close()
