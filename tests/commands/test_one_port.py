"""What is said of a port after listening to it."""

from __future__ import annotations

import time

import pytest

from app.commands.one_port import found_sentences, show
from hardware.devices import Device, SerialSettings
from hardware.guessing import Guess
from hardware.recognising import Recognised
from hardware.registry import device_kind

URL = "/dev/ttyUSB0"


def test_kinds_that_understand_alike_are_all_named_and_the_best_is_offered() -> None:
    guesses = (Guess("cammegh-m360", 30, 0), Guess("cammegh-ss2", 28, 2))
    assert found_sentences(URL, Recognised(guesses)) == (
        "cammegh-m360 or cammegh-ss2 (30 understood, 0 damaged)",
        f"→ --wheel {URL} --wheel-kind cammegh-m360",
    )


def test_a_tumbler_is_offered_as_one() -> None:
    *_, start = found_sentences(URL, Recognised((Guess("tumbler/1-usb", 3, 0),)))
    assert start == f"→ --tumbler {URL} --wheel-kind tumbler/1-usb"


def test_a_line_that_only_an_option_sets_is_offered_with_it() -> None:
    found = Recognised((Guess("two-digits", 3, 0),), settings=SerialSettings(1200, 7, "E"))
    *_, start = found_sentences(URL, found)
    words = "--wheel-kind two-digits --wheel-option baudrate=1200 --wheel-option framing=7E1"
    assert start == f"→ --wheel {URL} {words}"


def test_a_cable_that_is_pulled_is_told_beside_what_was_guessed() -> None:
    found = Recognised((Guess("napsa", 3, 0),), trouble="It broke off.")
    assert found_sentences(URL, found)[-1] == "It broke off."
    assert found_sentences(URL, found._replace(guesses=())) == ("It broke off.",)


@pytest.mark.parametrize(("came", "said"), [(0, "nothing came"), (12, "12 bytes came, and no kind")])
def test_silence_and_gibberish_are_told_apart(came: int, said: str) -> None:
    (sentence,) = found_sentences(URL, Recognised(came=came))
    assert sentence.startswith(said)


def test_when_the_time_is_up_no_port_is_opened(capsys: pytest.CaptureFixture[str]) -> None:
    assert not show(Device("reader", device_kind("napsa"), "/dev/null"), time.monotonic() - 1)
    assert capsys.readouterr().out == ""
