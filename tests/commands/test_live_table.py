"""Starting a live table: what is set, what the command line says, what is asked, and what is remembered."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.__main__ import parser
from app.commands.live_table import (
    _without_a_wrong_place,
    _without_wrong_readers,
    ask,
    ask_first,
    what_to_ask,
    without_unknown_options,
)
from app.commands.planning import settings_path, with_settings
from app.desks.common.application import make_application
from app.desks.common.language import Language, language, speak
from app.desks.croupier.settings.first_pit_boss import FirstPitBoss
from app.desks.croupier.settings.first_start import FirstStart
from app.desks.croupier.settings.start_window import StartWindow
from app.rules.side import Side
from app.settings import Settings, load_settings, write_settings
from tests.end_to_end.running import capotavolo, environment

ROOT = Path(__file__).parents[2]
OURS = Settings(
    table="7",
    house="sanremo",
    cylinder=Side.RIGHT,
    database="seven.sqlite",
    dealer="Anna",
    wheel="/dev/wheel",
    wheel_kind="cammegh-m360",
    second="/dev/second",
    second_kind="cammegh-m360",
)


def merged(*words: str, settings: Settings = OURS) -> dict[str, object]:
    chosen = vars(with_settings(parser().parse_args(["run", *words]), settings))
    names = (
        "table",
        "house",
        "cylinder",
        "database",
        "dealer",
        "wheel",
        "wheel_kind",
        "second",
        "second_kind",
    )
    return {name: chosen[name] for name in names}


def test_without_words_everything_is_as_it_was_set() -> None:
    assert merged() == {
        "table": "7",
        "house": "sanremo",
        "cylinder": "right",
        "database": "seven.sqlite",
        "dealer": "Anna",
        "wheel": "/dev/wheel",
        "wheel_kind": "cammegh-m360",
        "second": "/dev/second",
        "second_kind": "cammegh-m360",
    }


@pytest.mark.parametrize(
    ("option", "name", "value"),
    [
        ("--house", "house", "venezia"),
        ("--cylinder", "cylinder", "left"),
        ("--database", "database", "other.sqlite"),
        ("--dealer", "dealer", "Bruno"),
        ("--wheel", "wheel", "socket://wheel:4001"),
        ("--wheel-kind", "wheel_kind", "cammegh-ss2"),
        ("--second", "second", "/dev/other"),
        ("--second-kind", "second_kind", "cammegh-ss2"),
    ],
)
def test_the_command_line_wins_in_what_it_says_and_in_nothing_else(
    option: str, name: str, value: str
) -> None:
    assert merged(option, value) == merged() | {name: value}


def test_another_table_never_goes_on_in_the_file_that_was_set() -> None:
    assert (merged("--table", "8")["table"], merged("--table", "8")["database"]) == ("8", None)
    assert merged("--table", "7")["database"] == "seven.sqlite"


def test_without_settings_a_table_that_nobody_named_is_called_1() -> None:
    assert merged("--dealer", "Anna", settings=Settings())["table"] == "1"


def test_the_settings_lie_where_one_says_or_in_the_user_s_folder(tmp_path: Path) -> None:
    variable = {"CAPOTAVOLO_SETTINGS": "there.toml"}
    assert settings_path("here.toml", variable) == Path("here.toml")
    assert settings_path(None, variable) == Path("there.toml")
    usual = settings_path(None, {})
    assert usual.name == "settings.toml"
    assert "capotavolo" in usual.parts


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


def test_a_machine_without_a_screen_plays_no_demonstration_in_a_live_table_s_place(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    write_settings(path, OURS)
    bare = environment()
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        bare.pop(name, None)
    done = capotavolo("run", "--settings", path, env=bare)
    assert (done.returncode, "there is no screen" in done.stderr) == (2, True)


LIVE = """
import os, signal, sys, threading, time
from pathlib import Path
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from app.__main__ import complain, parser
from app.commands.live_table import show_live_table
from app.settings import load_settings
path, *words = sys.argv[1:]
def end():
    time.sleep(3)
    while True:  # on a busy machine the window may not be there yet: then nobody hears it
        if signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
            os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(1)
threading.Thread(target=end, daemon=True).start()
sys.exit(show_live_table(parser().parse_args(["run", *words]), Path(path), load_settings(Path(path)), complain))
"""


def live(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A live table in a window, whose program is told to end after a moment."""
    return subprocess.run(
        [sys.executable, "-c", LIVE, str(path), *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=dict(os.environ),
        timeout=60,
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--second", "/dev/a"], "--second: there is no first reader"),
        (["--wheel", "/dev/a", "--second", "/dev/a"], "--second: the first reader is at that port already"),
        (
            ["--wheel", "/dev/a", "--second", "/dev/b", "--second-kind", "abacus"],
            "No device is called 'abacus'",
        ),
    ],
)
def test_a_second_reader_that_cannot_be_is_named(words: list[str], sentence: str, tmp_path: Path) -> None:
    database = tmp_path / "T1.sqlite"
    done = capotavolo("table", "--headless", "--table", "T1", "--database", database, *words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert not database.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM")
def test_a_live_table_remembers_its_window_and_what_was_wrong_is_in_the_journal(tmp_path: Path) -> None:
    path, database = tmp_path / "settings.toml", tmp_path / "T7.sqlite"
    write_settings(path, Settings(table="7", database=str(database), wheel="/dev/none", wheel_kind="abacus"))
    text = path.read_text(encoding="utf-8").replace("text_size = 100", "text_size = 7")
    path.write_text(text, encoding="utf-8")
    done = live(path)
    assert done.returncode == 0, done.stderr
    assert "text_size: must be one of" in done.stderr
    assert "wheel_kind: No device is called 'abacus'" in done.stderr
    found = load_settings(path)
    assert found.faults == ()
    assert found.settings.window is not None
    assert (found.settings.wheel, found.settings.wheel_kind) == ("/dev/none", "abacus"), "nothing is lost"
    assert (tmp_path / "settings.toml.wrong-1").read_text(encoding="utf-8") == text
    journal = capotavolo("export", "--database", database, "--what", "journal").stdout
    assert "text_size: must be one of" in journal
    assert "abacus" in journal


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
        window.page.keys.write("4")
        window.page.choose_side(Side.LEFT)
        if touched is not None:
            window.page.languages[touched].click()
        window.page.goes_on.click()
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
        found.append(window.page.name)
        window.page.keys.write(name)
        window.page.choose_side(Side.RIGHT)
        window.page.goes_on.click()

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
    assert (settings.table, settings.cylinder) == ("5", Side.RIGHT)
    assert hands == []


def test_an_option_that_the_reader_has_not_is_left_out_and_said_and_the_others_hold() -> None:
    """Somebody chose another reader on the page: what was set of the one before is no reason to deal without."""
    settings = Settings(
        table="7",
        wheel="/dev/wheel",
        wheel_kind="two-digits",
        wheel_options=("tags.A=3", "hold_off=20", "framing=x"),
    )
    chosen = with_settings(parser().parse_args(["run"]), settings)
    sentences = without_unknown_options(chosen, Path("settings.toml"))
    assert (chosen.wheel, chosen.wheel_kind, chosen.wheel_option) == (
        "/dev/wheel",
        "two-digits",
        ["hold_off=20"],
    )
    assert [said.split(": ")[:4] for said in sentences] == [
        ["settings.toml", "wheel_options", "two-digits", field] for field in ("tags", "framing")
    ]


def test_so_is_one_of_the_second_reader_and_the_first_keeps_its_own() -> None:
    settings = Settings(
        table="7",
        wheel="/dev/wheel",
        wheel_kind="two-digits",
        wheel_options=("hold_off=20",),
        second="/dev/second",
        second_kind="napsa",
        second_options=("hold_off=20", "direction_1=clockwise"),
    )
    chosen = with_settings(parser().parse_args(["run"]), settings)
    (sentence,) = without_unknown_options(chosen, Path("settings.toml"), "second")
    assert sentence.startswith("settings.toml: second_options: napsa: hold_off: ")
    assert (chosen.wheel_option, chosen.second_option) == (["hold_off=20"], ["direction_1=clockwise"])


def test_a_second_reader_that_takes_the_first_s_place_keeps_its_options() -> None:
    settings = Settings(
        table="7",
        wheel="/dev/wheel",
        wheel_kind="abacus",
        wheel_options=("beads=10",),
        second="/dev/second",
        second_kind="two-digits",
        second_options=("hold_off=20",),
    )
    chosen = parser().parse_args(["run"])
    merged = with_settings(chosen, settings)
    (sentence,) = _without_wrong_readers(chosen, merged, Path("settings.toml"))
    assert "abacus" in sentence
    assert (merged.wheel, merged.wheel_kind, merged.wheel_option) == (
        "/dev/second",
        "two-digits",
        ["hold_off=20"],
    )
    assert (merged.second, merged.second_option) == (None, None)
    assert without_unknown_options(merged, Path("settings.toml")) == []


def test_a_second_place_that_is_set_wrong_stops_no_table_and_is_said() -> None:
    chosen = parser().parse_args(["run"])
    merged = with_settings(chosen, Settings(table="7", heads="printer:"))
    (sentence,) = _without_a_wrong_place(chosen, merged, Path("settings.toml"))
    assert sentence.startswith("settings.toml: heads: a printer is written printer:NAME")
    assert merged.heads == ""
    assert _without_a_wrong_place(chosen, merged, Path("settings.toml")) == ()


ANSWERED = """
import os, signal, sys, threading, time
from pathlib import Path
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from app.__main__ import complain, parser
from app.commands import live_table, not_opening
from app.journal.surveying import intact_part
from app.station.beside import as_far_as_it_holds, begin_beside
from app.settings import load_settings
asked = []
def answer(trouble, named):
    asked.append(str(trouble))
    if len(asked) > 1:
        return None
    left = as_far_as_it_holds(named.table, intact_part(named.database, named.table).night)
    return begin_beside(named.database, left, str(trouble), "Carla")
not_opening._what_to_do = answer
def end():
    time.sleep(3)
    while True:  # on a busy machine the window may not be there yet: then nobody hears it
        if signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
            os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(1)
threading.Thread(target=end, daemon=True).start()
path, *words = sys.argv[1:]
sys.exit(live_table.show_live_table(parser().parse_args(["run", *words]), Path(path), load_settings(Path(path)), complain))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM")
def test_a_table_whose_journal_is_damaged_opens_on_a_new_one_and_both_are_there(tmp_path: Path) -> None:
    path, database = tmp_path / "settings.toml", tmp_path / "T7.sqlite"
    write_settings(path, Settings(table="7", database=str(database)))
    database.write_bytes(b"no journal any more" * 500)
    done = subprocess.run(
        [sys.executable, "-c", ANSWERED, str(path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=dict(os.environ),
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    fresh = tmp_path / "T7-2.sqlite"
    assert database.read_bytes() == b"no journal any more" * 500
    assert load_settings(path).settings.database == str(fresh)
    assert "the table goes on in" in capotavolo("export", "--database", fresh, "--what", "journal").stdout
