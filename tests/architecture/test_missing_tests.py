"""A newcomer finds the test of a file where its name says (design, "Rooms")."""

from pathlib import Path

import pytest

from tests.architecture.source import ROOT, name_of, python_files, text_of

ROOMS = (
    "app/rules",
    "app/people",
    "app/journal",
    "app/register_file",
    "app/table",
    "app/practice",
    "hardware/codecs",
)
SINGLE = ("hardware/line.py",)
"""Files whose rooms have others that need a device to be tested."""

WITHOUT = {
    "app/rules/roulette/bets.py": "types alone: what lies on the layout",
    "app/practice/saying.py": "types alone: what stands in a sentence",
    "app/practice/repeater/course.py": "a list alone: what can be practised",
    "app/practice/repeater/scenes.py": "types alone: what is drawn beside a question",
    "app/practice/roulette/course.py": "a list alone: what can be practised",
    "app/practice/roulette/scenes.py": "types alone: what is drawn beside a question",
    "app/practice/roulette/values.py": "types alone: what stands in a sentence",
    "app/practice/scene.py": "types alone: what is drawn beside a question",
    "app/rules/chips.py": "types alone: a piece, a chip, a colour in play",
    "app/rules/side.py": "types alone: left or right",
    "app/table/roulette/spin_state.py": "types alone: a spin, an announce, a number that waits",
    "app/table/roulette/spin_turn.py": "types alone: a turn at a table of roulette",
}
"""Files that need no test of their own, and why."""

THROUGH = {
    "app/journal/connection.py": "tests/journal/test_store.py",
    "app/journal/errors.py": "tests/journal/test_store.py",
    "app/journal/kept_log.py": "tests/journal/test_faulted_logs.py",
    "app/table/side_game.py": "tests/games/test_runs.py",
    "app/table/chip_form.py": "tests/table/roulette/test_settlement_form.py",
    **dict.fromkeys(
        (
            "app/journal/lists/expected.py",
            "app/journal/troubles.py",
            "app/people/refusals.py",
            "app/table/bank_refusals.py",
            "app/table/refusals.py",
            "app/table/repeater/refusals.py",
            "app/table/round_refusals.py",
            "app/table/roulette/layout_refusals.py",
            "app/table/people_troubles.py",
            "app/table/roulette/spin_refusals.py",
            "app/table/roulette/spin_troubles.py",
            "app/table/troubles.py",
            "app/table/roulette/stake_faults.py",
        ),
        "tests/test_sentence.py",
    ),
    **dict.fromkeys(
        ("app/table/repeater/stream.py", "app/table/repeater/stream_form.py"),
        "tests/commands/test_repeater.py",
    ),
    "app/table/repeater/events.py": "tests/table/repeater/test_checks.py",
    "app/rules/repeater/refusing.py": "tests/rules/repeater/test_booking.py",
    "app/rules/roulette/settled.py": "tests/rules/roulette/test_settlement.py",
    "app/rules/roulette/house_reading.py": "tests/rules/test_house_profile.py",
    "app/rules/payment.py": "tests/rules/roulette/test_odds.py",
    "app/table/payment_events.py": "tests/table/roulette/test_spin_events.py",
    "app/table/roulette/events.py": "tests/table/test_events.py",
    "app/table/roulette/entering.py": "tests/table/test_paying.py",
    "app/table/roulette/spinning.py": "tests/table/test_turn.py",
    "app/table/sources.py": "tests/table/roulette/test_procedure.py",
    "app/table/broken_story.py": "tests/table/roulette/test_stepping.py",
    "app/table/payable.py": "tests/table/test_differences.py",
    "app/table/roulette/held_chips.py": "tests/table/roulette/test_held_fold.py",
    "app/table/table_commands.py": "tests/table/test_command.py",
    "app/table/roulette/spin_commands.py": "tests/table/test_command.py",
    "app/table/put_right.py": "tests/table/test_corrected_payments.py",
    "app/table/state.py": "tests/table/test_fold.py",
    "app/rules/round_bank.py": "tests/rules/roulette/test_taking.py",
    "app/table/begun_fold.py": "tests/table/test_beginning.py",
    "app/table/round_over.py": "tests/games/test_coins.py",
    **dict.fromkeys(
        ("app/table/plain_game.py", "app/table/plain_rounds.py", "app/table/recorded.py"),
        "tests/games/test_coins.py",
    ),
    "app/table/player_names.py": "tests/table/test_spelling.py",
    "app/table/bank_events.py": "tests/table/test_table_events.py",
    "app/table/heard.py": "tests/table/roulette/test_hearing.py",
    "app/table/roulette/spin_over.py": "tests/table/roulette/test_spin_fold.py",
    "app/table/fell.py": "tests/table/roulette/test_corrected_numbers.py",
    "app/table/game.py": "tests/table/test_table.py",
    "app/table/listing.py": "tests/table/roulette/test_listing.py",
    "app/table/relief_notes.py": "tests/table/test_relieving.py",
    "app/table/station_opening.py": "tests/table/test_opening.py",
    "app/table/roulette/acts.py": "tests/table/test_acting.py",
    "app/table/roulette/checks.py": "tests/table/test_replay.py",
    "app/table/roulette/live_form.py": "tests/table/test_state_form.py",
    "app/table/roulette/night.py": "tests/table/test_opening.py",
    "app/table/roulette/prompting.py": "tests/table/test_prompting.py",
    "app/table/roulette/signing.py": "tests/table/test_signing.py",
    "app/table/roulette/who_plays.py": "tests/table/test_spelling.py",
    "app/table/since_closed.py": "tests/table/roulette/test_reopening.py",
    "app/table/roulette/game.py": "tests/table/test_fold.py",
    "app/table/roulette/night_fold.py": "tests/table/test_taken_fold.py",
    "app/table/roulette/spin_table.py": "tests/table/test_fold.py",
    "hardware/codecs/cammegh_games.py": "tests/hardware/codecs/test_cammegh.py",
    "hardware/codecs/cammegh_variants.py": "tests/hardware/codecs/test_cammegh.py",
}
"""Files that do nothing by themselves, and the tests of what they are part of."""


def sources() -> list[Path]:
    """Every file that must have a test beside it."""
    found = [path for path in python_files(*ROOMS) if path.name != "__init__.py"]
    return [*found, *(ROOT / name for name in SINGLE if (ROOT / name).exists())]


def expected_test(path: Path) -> Path:
    """Where the test of a file is looked for: app/rules/roulette/zero.py, tests/rules/roulette/test_zero.py."""
    inside = path.relative_to(ROOT)
    room = inside.parts[1:-1] if inside.parts[0] == "app" else inside.parts[:-1]
    return ROOT.joinpath("tests", *room, f"test_{path.name}")


@pytest.mark.parametrize("path", sources(), ids=name_of)
def test_each_file_has_a_test_of_its_name(path: Path) -> None:
    """Design: tests/ mirrors the source."""
    if name_of(path) in WITHOUT:
        return
    if name_of(path) in THROUGH:
        assert (ROOT / THROUGH[name_of(path)]).exists()
        return
    wanted = expected_test(path)
    beside = ROOT / "tests" / "hardware" / wanted.name
    found = wanted.exists() or ("hardware" in wanted.parts and beside.exists())
    assert found, f"{name_of(path)} has no {name_of(wanted)}"


def test_every_exception_is_still_a_file() -> None:
    """An exception for a file that is gone would hide the next of its name."""
    assert [name for name in (*WITHOUT, *THROUGH) if not (ROOT / name).exists()] == []


def test_what_needs_no_test_has_no_code_to_test() -> None:
    """Types alone: no branch and no loop in a file that is excused."""
    for name in WITHOUT:
        source = (ROOT / name).read_text(encoding="utf-8")
        assert not any(
            line.lstrip().startswith(("if ", "for ", "while ", "match ", "try:"))
            for line in source.splitlines()
        )


def test_what_the_tests_of_a_folder_share_is_let_go_of_with_the_last_of_them() -> None:
    """A folder that is no package has no end: what is shared there lives as long as the process."""
    shares = [path for path in python_files("tests") if 'scope="' + 'package"' in text_of(path)]
    assert shares
    assert [name_of(path) for path in shares if not path.with_name("__init__.py").exists()] == []
