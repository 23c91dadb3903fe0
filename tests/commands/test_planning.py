"""The options of a table: a house of one's own, and an open table that keeps what it was opened with."""

import io
from contextlib import redirect_stderr
from importlib.resources import files
from pathlib import Path

import pytest

from app.__main__ import main, parser
from app.commands.planning import planned, with_settings
from app.settings import Settings
from app.table.table import Automation
from tests.end_to_end.running import Headless, capotavolo, environment

VENEZIA = (files("resources") / "houses" / "venezia.toml").read_text(encoding="utf-8")


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    """A house file of one's own."""
    path = tmp_path / "ours.toml"
    path.write_text(VENEZIA.replace('straight = "60.00"', 'straight = "50.00"'), encoding="utf-8")
    return path


def table(database: Path, *words: object) -> tuple[int, str]:
    """Start a headless table that has nothing to do; gives its status and what it complains of."""
    done = capotavolo(*headless(database), *words, hears="")
    return done.returncode, done.stderr


def refused(database: Path, *words: object) -> tuple[int, str]:
    """The same of a table that never begins, in this process to save its start."""
    with redirect_stderr(io.StringIO()) as complaint:
        status = main([*headless(database), *map(str, words)])
    return status, complaint.getvalue()


def headless(database: Path) -> tuple[str, ...]:
    return "table", "--headless", "--table", "T1", "--database", str(database)


def test_a_house_of_ones_own_is_recorded_with_the_opening(tmp_path: Path, ours: Path) -> None:
    with Headless(tmp_path / "T1.sqlite", "--house", str(ours)) as played:
        rules = next(event for event in played.do("open") if event["kind"] == "table.rules")
    assert (rules["house"], rules["profile"]["maxima"]["straight"]) == ("ours", "50.00")


@pytest.mark.parametrize(
    "option", ["--dealer", "--wheel", "--wheel-number", "--wheel-option", "--begin-beside", "--house"]
)
def test_a_word_that_is_no_text_is_refused_before_anything_is_recorded(tmp_path: Path, option: str) -> None:
    """Nicolò as an old terminal writes it: an event with it could not be written, and would end the table."""
    status, complaint = table(tmp_path / "T1.sqlite", option, b"Nicol\xf2".decode("utf-8", "surrogateescape"))
    assert (status, complaint) == (2, f"capotavolo: {option}: 'Nicol\\udcf2' is no text: write it in UTF-8\n")
    assert not (tmp_path / "T1.sqlite").exists()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("minimum =", "minimun =", "minimum: is missing"),
        ('zero = "prison"', 'zero = "jail"', "zero: must be one of"),
        ("doubles = false", "doubles = maybe", "is no TOML"),
    ],
)
def test_a_wrong_house_file_is_named_with_its_key(
    tmp_path: Path, ours: Path, old: str, new: str, said: str
) -> None:
    ours.write_text(VENEZIA.replace(old, new, 1), encoding="utf-8")
    status, complaint = refused(tmp_path / "T1.sqlite", "--house", ours)
    assert status == 2
    assert "ours.toml" in complaint
    assert said in complaint
    assert len(complaint.splitlines()) == 1
    assert not (tmp_path / "T1.sqlite").exists()


def test_an_open_table_goes_on_under_its_recorded_rules_whatever_the_file_says_now(
    tmp_path: Path, ours: Path
) -> None:
    database = tmp_path / "T1.sqlite"
    with Headless(database, "--house", str(ours)) as played:
        played.do("open")
        before = played.state()
    ours.write_text("minimun = 5", encoding="utf-8")
    with Headless(database, "--house", str(ours)) as again:
        assert again.state() == before
        assert "goes on under the rules in its journal" in again.wait_for_complaint("rules in its journal")


def test_whoever_asks_an_open_table_for_another_side_is_told(tmp_path: Path) -> None:
    database = tmp_path / "T1.sqlite"
    with Headless(database) as played:
        played.do("open")
    status, complaint = table(database, "--cylinder", "right")
    assert status == 0
    assert "the cylinder on the left, and stays so" in complaint


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--house", "nowhere"], "no such house: nowhere"),
        (["--house", "no.toml"], "no such house file: no.toml"),
    ],
)
def test_a_house_that_is_not_there_is_named(tmp_path: Path, words: list[str], said: str) -> None:
    status, complaint = refused(tmp_path / "T1.sqlite", *words)
    assert (status, said in complaint) == (2, True)


def test_a_live_window_needs_a_screen() -> None:
    done = capotavolo("run", "--wheel", "/dev/none", env=_no_screen())
    assert (done.returncode, "there is no screen" in done.stderr) == (2, True)


def _no_screen() -> dict[str, str]:
    bare = environment()
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        bare.pop(name, None)
    return bare


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--wheel-option", "hold_off=0"], "two-digits: hold_off: "),
        (["--wheel-option", "holdoff=12"], "two-digits: holdoff: there is no such option"),
        (["--wheel-option", "hold_off"], "'hold_off' is no option"),
        (
            ["--second-kind", "napsa", "--second-option", "hold_off=12"],
            "napsa: hold_off: there is no such option",
        ),
    ],
)
def test_a_reader_that_cannot_be_set_so_is_named(tmp_path: Path, words: list[str], said: str) -> None:
    status, complaint = refused(
        tmp_path / "T1.sqlite", "--wheel", "/dev/none", "--wheel-kind", "two-digits", *words
    )
    assert (status, said in complaint) == (2, True), complaint
    assert not (tmp_path / "T1.sqlite").exists()


def test_a_reader_is_set_by_its_options(tmp_path: Path) -> None:
    words = [
        "--wheel-kind",
        "rfid-head",
        "--wheel-option",
        "tags.100086F444=17",
        "--wheel-option",
        "framing=7E1",
    ]
    chosen = parser().parse_args(
        ["table", "--headless", "--table", "T1", "--database", str(tmp_path / "T"), *words]
    )
    plan = planned(chosen, Automation.NONE, lambda _sentence: 2)
    assert plan.first_options == {"tags": {"100086F444": "17"}, "framing": "7E1"}


def test_the_second_reader_is_set_by_its_own(tmp_path: Path) -> None:
    words = [
        "--wheel",
        "/dev/one",
        "--second",
        "/dev/two",
        "--second-kind",
        "two-digits",
        "--second-option",
        "hold_off=20",
        "--second-option",
        "baudrate=1200",
    ]
    chosen = parser().parse_args(
        ["table", "--headless", "--table", "T1", "--database", str(tmp_path / "T"), *words]
    )
    plan = planned(chosen, Automation.NONE, lambda _sentence: 2)
    first, second = plan.devices()
    assert (plan.first_options, plan.second_options) == ({}, {"hold_off": "20", "baudrate": "1200"})
    assert (first.kind.settings.baudrate, second.kind.settings.baudrate) == (9600, 1200)


def test_the_options_that_were_set_are_of_the_kind_that_was_set() -> None:
    settings = Settings(table="7", first_kind="two-digits", first_options=("hold_off=20",))

    def options(*words: str) -> object:
        return with_settings(parser().parse_args(["run", *words]), settings).first_option

    assert options() == options("--wheel-kind", "two-digits") == ["hold_off=20"]
    assert options("--wheel-option", "hold_off=5") == ["hold_off=5"]
    assert options("--wheel-kind", "napsa") is None


def test_so_are_those_of_the_second_reader() -> None:
    settings = Settings(table="7", second_kind="two-digits", second_options=("hold_off=20",))

    def options(*words: str) -> object:
        return with_settings(parser().parse_args(["run", *words]), settings).second_option

    assert options() == options("--second-kind", "two-digits") == ["hold_off=20"]
    assert options("--second-option", "hold_off=5") == ["hold_off=5"]
    assert options("--second-kind", "napsa") is None


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('title = "', f'title = "{"x" * 201}', "title: must have at most 200 letters"),
        ('title = "', 'title = "a\\nb', "title: must have no control characters"),
        ('name = "red"', 'name = "Green "', "colours.name: must be different for every colour"),
    ],
)
def test_a_name_in_a_house_file_is_a_name(tmp_path: Path, ours: Path, old: str, new: str, said: str) -> None:
    ours.write_text(ours.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    status, complaint = refused(tmp_path / "T1.sqlite", "--house", ours)
    assert status == 2
    assert said in complaint
    assert len(complaint.splitlines()) == 1
    assert not (tmp_path / "T1.sqlite").exists()


@pytest.mark.parametrize("option", ["--table", "--dealer", "--wheel-number"])
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x" * 201, "must have at most 200 letters"),
        ("a\nb", "must have no control characters"),
        ("  ", "must be a text that is not empty"),
    ],
)
def test_a_name_on_the_command_line_is_a_name(tmp_path: Path, option: str, text: str, said: str) -> None:
    status, complaint = refused(tmp_path / "T1.sqlite", option, text)
    assert (status, complaint) == (2, f"capotavolo: {option}: {said}\n")
    assert not (tmp_path / "T1.sqlite").exists()


def test_a_table_is_called_as_its_journal_calls_it(tmp_path: Path) -> None:
    database = tmp_path / "T1.sqlite"
    with Headless(database, table=" T1 ") as played:
        (opened, *_) = played.do("open")
        assert opened["table"] == "T1"
    with Headless(database, table="t1") as played:
        assert played.do("throw")
    for words in (("export", "--what", "journal"), ("day",)):
        assert capotavolo(*words, "--database", database, "--table", "t1").returncode == 0
