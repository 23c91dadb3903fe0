"""The search line understands what the desk shows, in its three languages: the words come from the screens."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.pit_boss.roulette.asked_for import Controls, asked
from app.desks.pit_boss.roulette.filters_bar import FiltersBar
from app.desks.pit_boss.roulette.model import Cell
from app.desks.pit_boss.roulette.reading import Known
from app.desks.pit_boss.roulette.spins_page import SpinsPage
from app.desks.pit_boss.roulette.typed_days import typed_stretch
from app.desks.pit_boss.roulette.words import asked_words
from app.journal.errors import BadSearch
from app.journal.lists.filters import Filter, spin_fits
from app.local_time import instant, local
from app.reports.wording import day_words
from app.rules.roulette.layout import POSITIONS, Kind
from app.rules.roulette.notation import POSITION_OF, SHORT
from app.table.listing import Flag
from tests.desks.patience import be_patient
from tests.desks.pit_boss.review import NOW, Review
from tests.reports.days import ROME
from tests.reports.spins import DISPUTED, recorded

TODAY = date(2026, 11, 22)
MINUTE = 60_000_000
ACROSS = Qt.Orientation.Horizontal
QUOTED = re.compile(r"[«“]\s*(.+?)\s*[»”]")
KNOWN = Known(
    ("T1", "Sala 2"),
    ("Anna", "Anna Maria De Rossi", "Rosso", "Nùria", "O'Hara", "Ugo 2"),
    ("red", "blue", "pale", "2.50", "1000.00"),
    {"red": "red", "blue": "blue", "pale": "verde chiaro"},
)
COMMON = st.sampled_from


@pytest.fixture(scope="module", params=list(Language))
def of_all(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Review]:
    """One desk in each language, the night read and its disputed spin opened: only its line is typed into."""
    be_patient()
    journal = recorded(tmp_path_factory.mktemp("night") / "T1.sqlite")
    review = Review(journal, language=request.param, every=60)
    review.until(lambda: len(review.rows) > DISPUTED - 1 and len(review.spins.filters._known.dealers) > 0)
    place = review.spins.found.model.at_hand.place_of("T1", DISPUTED)
    review.spins.found.list.setCurrentIndex(review.spins.found.model.index(place or 0, 0))
    review.opened(DISPUTED)
    yield review
    review.close()
    speak(Language.ITALIAN)


@pytest.fixture
def desk(of_all: Review) -> Review:
    speak(of_all.language)
    return of_all


def typed(bar: FiltersBar, text: str) -> Filter | str:
    """What the line makes of a text: what is looked for, or the sentence that says what it does not understand."""
    bar.clear()
    bar.search.setText(text)
    bar.read_line()
    return bar.fault.text() or bar.typed


def looked_for(page: SpinsPage) -> Filter:
    return asked(page.filters.controls(), Filter(), TODAY, ROME)


def test_whatever_a_control_offers_can_be_typed_as_it_stands_there(desk: Review) -> None:
    bar, page = desk.spins.filters, desk.spins
    offered = 0
    for box in bar.boxes:
        for row in range(box.count()):
            words = box.itemText(row)
            bar.clear()
            box.setCurrentIndex(row)
            meant = looked_for(page)
            got = typed(bar, words)
            if words.isdecimal() or (isinstance(got, Filter) and got.chip is None and meant.chip is not None):
                # a number may have fallen or been played, a red may be chips or a chance: its control's name says
                got = typed(bar, f"{box.itemText(0).partition(':')[0]} {words}")
            assert got == meant, words
            offered += 1
    assert offered > 60


def test_whatever_the_marks_are_called_is_understood_alone_and_together(desk: Review) -> None:
    bar = desk.spins.filters
    for flag, mark in bar._marks.items():
        assert typed(bar, mark.text()) == Filter(flags=flag)
        assert typed(bar, mark.text().upper()) == Filter(flags=flag)
    bar.clear()
    nothing = bar.flags.text()
    for mark in bar._marks.values():
        mark.setChecked(True)
    everything = bar.flags.text()
    assert typed(bar, everything) == Filter(flags=Flag(sum(bar._marks)))
    assert typed(bar, nothing) == Filter()


def test_what_stands_in_a_row_finds_its_spin(desk: Review) -> None:
    """Figures alone may be many things: the sentence names them, and what it proposes is understood."""
    model, bar = desk.spins.found.model, desk.spins.filters
    for row, spin in enumerate(desk.rows):
        for cell in Cell:
            words = str(model.data(model.index(row, cell), 0))
            if cell in {Cell.SPIN, Cell.NUMBER} and words.isdecimal():
                words = f"{model.headerData(cell, ACROSS, 0)} {words}"
            if not re.search(r"[^\W\d_]|/|:", words):
                continue
            found = typed(bar, words)
            assert isinstance(found, Filter), found
            assert found != Filter()
            assert spin_fits(found, spin), words


def test_what_stands_above_the_spin_that_is_opened_finds_it(desk: Review) -> None:
    head, bar, spin = desk.spins.page.head, desk.spins.filters, desk.spins.page.listed
    assert spin is not None
    for words in (head.flags(), head.beneath(), f"{head.beneath()} · {head.flags()}"):
        found = typed(bar, words)
        assert isinstance(found, Filter), found
        assert found != Filter()
        assert spin_fits(found, spin)


def test_a_day_can_be_typed_as_any_page_writes_it(desk: Review) -> None:
    bar = desk.spins.filters
    for back in range(0, 400, 9):
        day = TODAY - timedelta(days=back)
        meant = typed(bar, day.isoformat())
        assert isinstance(meant, Filter)
        for words in (day_words(day), day.strftime("%d/%m/%Y"), day.strftime("%d/%m/%y")):
            assert typed(bar, words) == meant, words


def test_what_the_line_proposes_it_understands(desk: Review) -> None:
    """Its example, and what its sentences name between quotation marks or as words to write."""
    bar = desk.spins.filters
    assert isinstance(typed(bar, bar.search.placeholderText()), Filter)
    for wrong in ("17", "850,00", "1.500", "85"):
        sentence = typed(bar, wrong)
        assert isinstance(sentence, str)
        assert wrong in sentence
        proposed = QUOTED.findall(sentence)
        assert len(proposed) > 2
        for words in proposed[1:]:
            assert isinstance(typed(bar, words), Filter), words
    sentence = typed(bar, "gnao")
    assert isinstance(sentence, str)
    inside, _, behind = sentence.rpartition("(")[2].partition(")")
    proposed = [each.strip(" .…") for each in (*inside.split(","), *behind.split(","))]
    words_alone = [words for words in proposed if words and " " not in words]
    assert len(words_alone) > 5
    for words in words_alone:
        got = typed(bar, words)
        assert isinstance(got, Filter) or words not in QUOTED.findall(got), (
            "what is missing behind it is named"
        )


Bar = Callable[[Language], FiltersBar]


@pytest.fixture
def spoken(qtbot: QtBot) -> Bar:
    """The line by itself, in a window of its own."""

    def bar(language: Language) -> FiltersBar:
        make_application(["line"])
        speak(language)
        bar = FiltersBar(
            None,  # type: ignore[arg-type] # a window of its own
            lambda: TODAY,
            lambda words: typed_stretch(words, TODAY, ROME),
            lambda controls: asked(controls, Filter(), TODAY, ROME),
        )
        qtbot.addWidget(bar)
        bar.show_known(KNOWN)
        return bar

    return bar


def _filters() -> st.SearchStrategy[Filter]:
    minutes = st.integers(0, 400 * 24 * 60).map(lambda back: int(NOW.timestamp()) * 1_000_000 - back * MINUTE)
    cents = st.integers(1, 10**9)
    return st.builds(
        Filter,
        table=st.none() | COMMON(KNOWN.tables),
        since=st.none() | minutes,
        until=st.none() | minutes,
        spin=st.none() | st.integers(1, 10**9 - 1),
        number=st.none() | st.integers(0, 36),
        dealer=st.none() | COMMON([name for name in KNOWN.dealers if name != "Rosso"]),
        over=st.none() | cents,
        under=st.none() | cents,
        chip=st.none() | COMMON(KNOWN.chips),
        position=st.none() | COMMON([SHORT[position] for position in POSITIONS]),
        kind=st.none() | COMMON(Kind),
        flags=st.integers(0, 127).map(Flag),
    ).map(_sound)


def _sound(filters: Filter) -> Filter:
    """A position is of its kind; minutes that the clocks show twice in autumn are the first of them."""
    filters = replace(filters, since=_first(filters.since), until=_first(filters.until))
    if filters.position is not None:
        return replace(filters, kind=None)
    return replace(filters, position="0-3", kind=None) if filters.kind is Kind.FIRST_FOUR else filters


def _first(minute: int | None) -> int | None:
    """The first time that the clocks show a minute, in microseconds since 1970 as it is."""
    if minute is None:
        return None
    here = local(datetime.fromtimestamp(minute // 1_000_000, UTC), ROME)
    return int(instant(here.replace(tzinfo=None, fold=0), ROME).timestamp()) * 1_000_000


def _same(one: Filter, other: Filter) -> bool:
    return replace(one, kind=None) == replace(other, kind=None) and (
        one.kind == other.kind
        or POSITION_OF[other.position or one.position or ""].kind in {one.kind, other.kind}
    )


@pytest.mark.parametrize("language", list(Language))
def test_what_the_desk_says_is_looked_for_is_understood_as_just_that(spoken: Bar, language: Language) -> None:
    """What stands beneath the line, typed into it, asks for the same."""
    bar = spoken(language)

    @given(_filters())
    @example(_sound(Filter(until=1_792_893_540_000_000)))  # the second 02:59 of a night in autumn
    def understood(filters: Filter) -> None:
        words = asked_words(filters, KNOWN.colours, ROME)
        got = typed(bar, words)
        assert isinstance(got, Filter), f"{words}: {got}"
        assert _same(got, filters), words

    understood()
    speak(Language.ITALIAN)


def fault_of(bar: FiltersBar, text: str) -> BadSearch | None:
    try:
        bar._read(text)
    except BadSearch as fault:
        return fault
    return None


@pytest.mark.parametrize("language", list(Language))
def test_what_is_not_understood_is_named_as_it_was_typed(spoken: Bar, language: Language) -> None:
    bar = spoken(language)
    known = [
        "8/11",
        "17",
        "200",
        "1 000",
        "ieri",
        "rosso",
        "«",
        '"',
        "gnao",
        "T1",
        "over",
        "nullo",
        "dal",
        "17/11",
    ]
    offered = [box.itemText(row) for box in bar.boxes for row in range(box.count())]

    @given(st.lists(COMMON([*known, *offered]), max_size=6), COMMON([" ", "  ", ", ", " · "]))
    def named(words: list[str], between: str) -> None:
        text = between.join(words)
        fault = fault_of(bar, text)
        assert fault is None or (fault.word in text and fault.expected)

    named()
    speak(Language.ITALIAN)


@pytest.mark.parametrize(
    ("words", "since"),
    [
        ("martedì 17/11", "2026-11-17"),
        ("martedì scorso", "2026-11-17"),
        ("last Tuesday", "2026-11-17"),
        ("mardi dernier", "2026-11-17"),
        ("domenica scorsa", "2026-11-15"),
        ("domenica", "2026-11-22"),
        ("martedì 17 novembre", "2026-11-17"),
    ],
)
def test_a_day_is_read_as_it_is_said(words: str, since: str) -> None:
    found = typed_stretch(words, TODAY, ROME)
    assert found is not None
    assert datetime.fromtimestamp(found[0] / 1_000_000, ROME).date().isoformat() == since


def test_a_day_of_the_week_that_is_another_is_no_day(spoken: Bar) -> None:
    assert typed_stretch("lunedì 17/11", TODAY, ROME) is None
    assert typed(spoken(Language.ITALIAN), "lunedì 17/11") != Filter()


def test_a_minute_past_midnight_is_of_this_year() -> None:
    """The gaming day is still yesterday's."""
    found = typed_stretch("23/11 00:40", TODAY, ROME)
    assert found is not None
    assert datetime.fromtimestamp(found[0] / 1_000_000, ROME).year == 2026


def test_what_a_pit_boss_types_is_understood(spoken: Bar) -> None:
    bar = spoken(Language.ITALIAN)
    found = typed(bar, "cavallo contestato martedì scorso croupier anna maria de rossi")
    assert isinstance(found, Filter)
    assert (found.kind, found.flags, found.dealer) == (Kind.SPLIT, Flag.DISPUTED, "Anna Maria De Rossi")
    assert typed(bar, "tavolo sala 2") == Filter(table="Sala 2")
    assert typed(bar, "rosso") == Filter(position="R"), "a dealer of this name has his word before it"
    assert typed(bar, "croupier rosso") == Filter(dealer="Rosso")
    assert Controls() == bar.controls()
