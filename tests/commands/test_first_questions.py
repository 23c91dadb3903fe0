"""What is asked before a table is dealt, in which language, and what is asked again."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.__main__ import parser
from app.commands.first_questions import ask, ask_first, what_to_ask
from app.desks.common.application import make_application
from app.desks.common.language import Language, language, speak
from app.desks.croupier.forms.typed import WIPE, Letter
from app.desks.croupier.settings.first_start import FirstPitBoss, FirstStart
from app.desks.croupier.settings.start_window import StartWindow
from app.rules.side import Side
from app.settings import Settings, load_settings, write_settings

OURS = Settings(table="7", house="sanremo", side=Side.RIGHT)


def asked(path: Path, *words: str) -> str | None:
    return what_to_ask(parser().parse_args(["run", *words]), load_settings(path))


def test_a_first_start_asks(tmp_path: Path) -> None:
    assert asked(tmp_path / "none.toml") == ""


@pytest.mark.parametrize("words", [["--table", "4"], ["--wheel", "/dev/x"], ["--house", "venezia"]])
def test_whoever_names_a_table_is_asked_nothing(tmp_path: Path, words: list[str]) -> None:
    assert asked(tmp_path / "none.toml", *words) is None


def test_a_table_that_is_set_is_not_asked_for_again(tmp_path: Path) -> None:
    write_settings(tmp_path / "settings.toml", OURS)
    assert asked(tmp_path / "settings.toml") is None


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('cylinder = "right"', 'cylinder = "rihgt"', "cylinder: must be one of"),
        ('table = "7"', "table = 7", "table: must be text"),
        ('house = "sanremo"', 'house = "gone.toml"', "no such house file: gone.toml"),
        ('house = "sanremo"', 'house = "nowhere"', "no such house: nowhere"),
        ("version = 1", "version = ", "is no TOML"),
    ],
)
def test_what_nobody_may_guess_is_asked_again_with_the_reason(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    """The cylinder's side decides who is paid first: it is never taken to be the usual one."""
    path = tmp_path / "settings.toml"
    write_settings(path, OURS)
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    question = asked(path)
    assert question is not None
    assert said in question


@pytest.mark.parametrize("line", ["text_size = 7", 'language = "de"', "speech = 1", "tabel = 3"])
def test_what_can_wait_stops_nobody(tmp_path: Path, line: str) -> None:
    path = tmp_path / "settings.toml"
    write_settings(path, OURS)
    kept = [
        old
        for old in path.read_text(encoding="utf-8").splitlines()
        if old.split()[0] != line.split(maxsplit=1)[0]
    ]
    path.write_text("\n".join([*kept, line]), encoding="utf-8")
    assert asked(path) is None


@pytest.mark.parametrize(
    ("line", "touched", "kept", "holds"),
    [
        ([], Language.FRENCH, Language.FRENCH, None),
        (["--language", "en"], None, Language.ITALIAN, "en"),
        (["--language", "en"], Language.FRENCH, Language.FRENCH, None),
    ],
)
def test_the_language_of_the_first_page_is_the_command_line_s_until_another_is_touched(
    line: list[str],
    touched: Language | None,
    kept: Language,
    holds: str | None,
    tmp_path: Path,
) -> None:
    """What the command line says wins and is never written into the settings; a touch on the page is."""
    make_application(["test"])
    begun: list[Language] = []

    def hands() -> None:
        window = next(shown for shown in QApplication.topLevelWidgets() if isinstance(shown, FirstStart))
        begun.append(language())
        window.page.tell(Letter("4"))
        window.page.tell(Side.LEFT)
        if touched is not None:
            window.page.key(touched).click()
        window.page.does.click()
        window.close()
        window.deleteLater()

    QTimer.singleShot(0, hands)
    chosen = parser().parse_args(["run", *line])
    answer = ask_first(Settings(), tmp_path / "s.toml", "", chosen)
    speak(Language.ITALIAN)
    assert begun == [Language(line[1]) if line else Language.ITALIAN]
    assert answer == Settings(table="4", language=kept)
    assert chosen.language == holds


def test_the_first_start_s_pages_lead_back_to_the_first_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever typed the wrong table finds what he typed on its page, and puts it right."""
    make_application(["test"])
    found: list[str] = []

    def table(name: str, window: StartWindow) -> None:
        assert isinstance(window, FirstStart)
        found.append(window.page.draft.name.text)
        for says in (Letter(WIPE), *map(Letter, name), Side.RIGHT):
            window.page.tell(says)
        window.page.does.click()

    def pit_boss(window: StartWindow, *, goes_back: bool) -> None:
        assert isinstance(window, FirstPitBoss)
        if goes_back:
            QTest.keyClick(window, Qt.Key.Key_Home)
        else:
            window.page.back.click()

    hands = [
        partial(table, "4"),
        partial(pit_boss, goes_back=True),
        partial(table, "5"),
        partial(pit_boss, goes_back=False),
    ]

    def answered_at_once(window: StartWindow, **_: object) -> None:
        window.show()
        hands.pop(0)(window)

    monkeypatch.setattr(StartWindow, "wait", answered_at_once)
    chosen = parser().parse_args(["run", "--people", str(tmp_path / "people.sqlite")])
    settings = ask(Settings(), tmp_path / "s.toml", "", chosen, [])
    assert found == ["", "4"]
    assert settings is not None
    assert (settings.table, settings.side) == ("5", Side.RIGHT)
    assert hands == []
