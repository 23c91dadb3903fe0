"""Every code that a device, the table or the station records is said in words, on each paper and screen.

The codes are those of the program: its enums, its constants, and what it records by a constant's value. What
is exported for other programs keeps them.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Final

import pytest

import app.commands
import app.desks
import app.reports
from app.commands.voices import desk_voice
from app.desks.common.language import Language, speak
from app.desks.croupier.roulette.words.game import ROULETTE
from app.desks.croupier.settings.setup import Heard, PortSeen, Said
from app.desks.croupier.words import prompt_words
from app.desks.croupier.words.device_words import heard_words, port_words
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import candidate_words, void_words
from app.doctor.ports import naming
from app.people.looking import How, What
from app.people.permissions import Act
from app.people.roles import Role
from app.reports.day_words import operation_words
from app.reports.role_words import ROLES
from app.reports.roulette.spin_event_words import event_words
from app.reports.sheet import SignHere
from app.reports.slip import Slip, slip_sheet
from app.reports.stamp import Stamp
from app.reports.voice import Voice
from app.reports.wording import tr
from app.rules.money import Cents
from app.rules.payment import Odds
from app.rules.roulette.spin_rules import Instrument
from app.table import events as happened
from app.table import table_commands
from app.table.event_record import Event
from app.table.named import Office
from app.table.roulette import events as spun
from app.table.roulette.hearing import WheelSays
from app.table.roulette.held_chips import HeldWhy
from app.table.roulette.procedure import DrawVoid, Step, VoidReason
from app.table.roulette.resting import TakenOff
from app.table.side_payments import side_payment
from hardware import readings
from hardware.serial_ports import Unlike
from tests.desks.recorded_codes import (
    Code,
    asked_for,
    constants,
    enums,
    known_value,
    modules,
    recorded,
    sources,
)

pytestmark = pytest.mark.usefixtures("qapp")

STRANGE: Final = "never_heard_of"
"""A code that nobody has: of one without words the same is said."""
TERMS: Final = frozenset({"fill", "credit"})
"""What every table calls so, in each language."""
Say = Callable[[str], Iterator[str]]


def papers(*events: Event) -> Iterator[str]:
    """What pages, the pit boss's desk and the page that asks for an answer say of events."""
    for voice in (desk_voice(), Voice(reason_words)):
        yield from (event_words(event, voice) for event in events)


def say_warning(code: str) -> Iterator[str]:
    yield from papers(happened.ReaderWarning(device="wheel", reason=code))
    yield reason_words(code)
    yield heard_words(Heard(Said.WARNING, code))


def say_candidate(code: str) -> Iterator[str]:
    yield event_words(spun.SpinCandidate(spin=1, number=7, reason=code), desk_voice())
    yield candidate_words(code)
    yield heard_words(Heard(Said.CANDIDATE, code, 7))


def say_void(code: str) -> Iterator[str]:
    yield from papers(
        spun.SpinVoid(spin=1, reason=code, throw=1, source="wheel"),
        spun.SpinTakenBack(spin=1, number=7, reason=code, source="wheel"),
        spun.VoidExplained(spin=1, throw=1, reason=code),
    )
    yield from (void_words(code, instrument) for instrument in Instrument)


def say_given_up(code: str) -> Iterator[str]:
    yield from say_void(code)
    yield heard_words(Heard(Said.VOID, code))
    yield reason_words(f"the reader gives the throw up ({code}), but 7 was typed for it")
    yield reason_words(f"the tumbler calls the draw of spin 7 void ({code}): the capo tavolo decides")


def say_turning(code: str) -> Iterator[str]:
    yield heard_words(Heard(Said.TURNED, code, 3))
    yield from papers(
        spun.SpinThrown(spin=1, source="wheel", wheel=code),
        spun.SpinTurned(spin=1, way=code, turns=3, source="wheel"),
    )


def say_phase(code: str) -> Iterator[str]:
    yield from (heard_words(Heard(said, code)) for said in (Said.PHASE, Said.SPEED))


def say_act(code: str) -> Iterator[str]:
    yield from papers(
        happened.PeopleSigned(act=code, people=[]), happened.PeopleUnsigned(act=code, names=[], first="")
    )


def say_source(code: str) -> Iterator[str]:
    yield from papers(spun.SpinNumber(spin=1, number=7, announcement="", source=code))


def say_teller(code: str) -> Iterator[str]:
    yield from papers(
        happened.ReaderWarning(device=code, reason="", detail="7"),
        happened.ReaderLost(device=code, reason="7"),
        happened.ReaderConnected(device=code),
    )


def say_choice(code: str) -> Iterator[str]:
    yield from papers(spun.ZeroChosen(spin=1, position="even", owner="posto 2", choice=code))


def say_behind(code: str) -> Iterator[str]:
    yield from papers(happened.ClockBehind(microseconds=1, than=code))


def say_register(code: str) -> Iterator[str]:
    yield from papers(happened.RegisterDiffers(known="T1:1:0", now=code))


def say_line(code: str) -> Iterator[str]:
    yield heard_words(Heard(Said.LINE, code))


def say_drum(code: str) -> Iterator[str]:
    yield heard_words(Heard(Said.DRAW, code))


def say_role(code: str) -> Iterator[str]:
    yield tr({str(role): words for role, words in ROLES.items()}.get(code, code))
    paid = happened.BankMoved(operation="fill", chips=[], amount="0.00", signatures=["Ugo"])
    slip = Slip(
        "T1", "F-0001", Stamp(1, "2026-11-20T20:00:00.000000Z", 0, ""), "", paid, paid, roles={"Ugo": code}
    )
    yield from (
        name for part in slip_sheet(slip, {}).parts if isinstance(part, SignHere) for name in part.names
    )


def say_naming(code: str) -> Iterator[str]:
    yield port_words(PortSeen("/dev/serial/by-path/usb", "/dev/ttyUSB0", why=code))
    yield from (each.found for each in naming([PortSeen("/dev/ttyUSB0", "/dev/ttyUSB0", why=code)]))


def say_operation(code: str) -> Iterator[str]:
    yield operation_words(code)


def say_side_payment(code: str) -> Iterator[str]:
    yield desk_voice().paid(side_payment("repeater", f"repeat-4 {code}", None, Cents(500), Odds(4, 1)))


ENUMS: Final[Mapping[type[StrEnum], Say]] = {
    readings.LineState: say_line,
    readings.WheelPhase: say_phase,
    readings.Turning: say_turning,
    readings.DrumState: say_drum,
    readings.VoidCause: say_given_up,
    readings.WarningKind: say_warning,
    VoidReason: say_void,
    DrawVoid: say_given_up,
    Act: say_act,
    Role: say_role,
    Unlike: say_naming,
}
"""Enums whose words may be recorded, and who says them; any other has a table of words that lacks none."""
NOT_SHOWN: Final[Mapping[type[StrEnum], str]] = {
    WheelSays: "it is heard and never recorded",
    Step: "the kind of an event: each is said by its own sentence",
    Office: "an Italian name, that the desk's words know as it is written",
    HeldWhy: "chips are handed over whatever they were held for",
    TakenOff: "the clearing names what is taken off, not why",
    How: "it stands in the register's chain, which no desk shows",
    What: "the same",
}
CONSTANTS: Final[Mapping[str, Say | str]] = {
    "app.table.roulette.layout_fold.PRISON": say_choice,
    "app.table.roulette.layout_fold.HALF_BACK": say_choice,
    "app.table.sources.HAND": say_source,
    "app.table.roulette.procedure.WHEEL": say_source,
    "app.table.roulette.procedure.TUMBLER": say_source,
    "app.table.roulette.procedure.SUSPENDED": say_void,
    "app.table.station_events.BEHIND_EVENT": say_behind,
    "app.table.station_events.BEHIND_PROGRAM": say_behind,
    "app.station.station._SECOND": say_teller,
    "app.people.held.NONE": say_register,
    "app.people.held.UNREADABLE": say_register,
    "app.table.note_box.BOX": say_operation,
    "app.table.repeater.owing.ENVY": say_side_payment,
    "app.table.roulette.own_half.OWN_HALF": "the name of a field",
    "app.table.roulette.outcomes.MISPLACED": "the name of a list in what was settled",
    "app.table.roulette.paid_before.PAID_BEFORE": "the name of a field",
    "app.station.paper_desk._NIGHT": "a part of a file's name",
}
"""Who says a constant, or why nobody does; any other tells of a trouble, or is why something is asked or warned of."""
CALLS: Final[Mapping[str, Say]] = {
    "notice.0": say_teller,
    "notice.1": say_warning,
    "ReaderWarning.device": say_teller,
    "ReaderWarning.reason": say_warning,
    "WarningHeard.reason": say_warning,
    "SpinCandidate.reason": say_candidate,
    "Candidate.reason": say_candidate,
    "SpinNumber.source": say_source,
    "NumberHeard.source": say_source,
    "PeopleUnsigned.act": say_act,
}


def walked() -> Iterator[tuple[Code, Say]]:
    """Every code with who says it."""
    for enum, say in ENUMS.items():
        yield from ((Code(str(each), enum.__name__), say) for each in enum)
    asked, tellers = asked_for(), recorded()["notice.0"]
    for name, code in constants().items():
        why = say_candidate if name in asked else say_warning
        said_by = CONSTANTS.get(name, say_teller if code in tellers else why)
        if not isinstance(said_by, str):
            yield Code(code, name), said_by
    for name, codes in recorded().items():
        if name in CALLS:
            yield from ((Code(code, name), CALLS[name]) for code in sorted(codes))
    operations = vars(table_commands)["_MOVES"]
    yield from ((Code(name, "bank operations"), say_operation) for name in operations)


def is_handed_on(code: str, said: str, strange: str, language: Language) -> bool:
    """Whether a code stands there as it was recorded; of one word, English may have no other."""
    if code in TERMS or (language is Language.ENGLISH and "_" not in code):
        return False
    return STRANGE in strange and said == strange.replace(STRANGE, code)


@pytest.mark.parametrize("language", Language)
def test_every_code_that_is_recorded_is_said_in_words(language: Language) -> None:
    speak(language)
    bare = {
        (code, said)
        for code, say in walked()
        for said, strange in zip(say(code.code), say(STRANGE), strict=True)
        if is_handed_on(code.code, said, strange, language)
    }
    assert bare == set()


def test_the_codes_are_found_and_one_without_words_would_be() -> None:
    codes = {code.code for code, _ in walked()}
    assert {"ball_removed", "launch_failed", "fault", "counts_after_all", "sync_failed", "wrong"} <= codes
    assert {"app.table.roulette.voiding.COUNTS_AFTER_ALL", "hardware.readings.NO_GAME"} <= asked_for()
    assert {*CALLS} <= {*recorded()}
    speak(Language.FRENCH)
    for say in {say for _, say in walked()} - {say_source, say_behind, say_register}:
        strange = [said for said in say(STRANGE) if STRANGE in said]
        assert strange
        for said in strange:
            assert is_handed_on("no_such_code", said.replace(STRANGE, "no_such_code"), said, Language.FRENCH)


def tables() -> Iterator[Mapping[object, object]]:
    """The tables of words of desks and pages."""
    for module in modules(app.reports, app.desks):
        yield from (value for value in vars(module).values() if isinstance(value, Mapping))


def test_every_paper_is_told_who_says_what_was_recorded() -> None:
    """Without a voice, what table and readers wrote stands there as it was written."""
    mute = []
    for module, source in sources(app.commands, app.desks, app.reports):
        for call in ast.walk(source):
            made = known_value(call.func, module) if isinstance(call, ast.Call) else None
            if (
                isinstance(call, ast.Call)
                and inspect.isfunction(made)
                and "voice" in (parameters := list(inspect.signature(made).parameters))
            ):
                given = {*parameters[: len(call.args)], *(each.arg for each in call.keywords)}
                if "voice" not in given:
                    mute.append(f"{module.__name__}: {ast.unparse(call)}")
    assert mute == []


def test_every_enum_of_what_hears_and_records_is_said_or_never_shown() -> None:
    """Whoever adds an enum has its words walked, gives it a table of words, or says why nobody sees it."""
    keys = [frozenset(each for each in table if isinstance(each, StrEnum)) for table in tables()]
    keys.append(frozenset({*vars(prompt_words)["_TASKS"], *ROULETTE.tasks}))  # a game says its own
    bare = [
        enum.__name__
        for enum in enums()
        if enum not in ENUMS and enum not in NOT_SHOWN and not any(keys_ >= {*enum} for keys_ in keys)
    ]
    assert bare == []
    assert {*NOT_SHOWN} <= {*enums()}
    assert {*CONSTANTS} <= {*constants()}
