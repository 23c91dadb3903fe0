"""An event is written once and read for ever: its form, and what is refused as none."""

import msgspec
import pytest

from app.table import events as happened
from app.table.event_reading import UnknownEventError
from app.table.event_record import Event, event_form
from app.table.roulette import events as spun
from tests.table.reading import KINDS, read_event

EVERY: list[Event] = [
    happened.JournalBegun(
        table="T1",
        after="T1:7:ab",
        spins=3,
        numbers=[8],
        last_games={},
        colours={},
        documents={"fill": "F-1"},
        dealer="Anna",
        side="left",
    ),
    happened.TableOpened(
        table="T1", minimum="2.50", dealer="Anna", side="left", colours={"red": {"value": "2.50"}}
    ),
    happened.TableClosed(minimum="2.50", dealer="Anna"),
    happened.TableRules(house="venezia", profile={"zero": "prison"}, rules=1, program="test"),
    happened.TableDealer(dealer="Bruno", notes="è tardi"),
    happened.TableRelief(spin=1, by="Carla"),
    happened.TableSuspended(suspended=True, reason="alarm"),
    spun.TableWheel(wheel_number="CAM-4711", by="Carla"),
    happened.ColourAssigned(colour="red", value="2.50", owner="seat 4"),
    happened.ColourAssigned(colour="red", value=None),
    spun.SpinBetsOpen(spin=1, source="wheel"),
    spun.SpinThrown(spin=1, source="wheel", device="wheel", game=256),
    spun.SpinNoMoreBets(spin=1, source="hand"),
    spun.AnnounceUndone(spin=2, of=3, accepted=9, name="serie", owner="seat 4"),
    spun.SpinLast(spin=1),
    spun.SpinLast(spin=1, over=True),
    spun.SpinNumber(spin=1, number=0, announcement="Zéro", source="wheel", raw=[" 0"], instead_of=3),
    spun.SpinCandidate(spin=1, number=0, reason="typed"),
    spun.CandidateRefused(spin=1, number=0),
    spun.SpinVoid(spin=1, reason="foreign body", throw=2, source="hand"),
    spun.SpinTurned(spin=1, way="clockwise", source="tumbler", turns=3, device="tumbler", game=5),
    spun.SpinTakenBack(spin=1, number=17, reason="second_ball", source="tumbler", game=5),
    spun.SpinValid(spin=1, throw=2, reason="it counts", by="Carla"),
    spun.VoidExplained(spin=1, throw=2, reason="foreign_body", by="Carla", told="Ivo"),
    spun.VoidNumber(
        spin=1, number=14, device="wheel", heard="2026-11-21T05:14:10.123456Z", source="wheel", game=7
    ),
    spun.SpinCleared(spin=1),
    spun.WinnersEntered(spin=1, bets=[{"position": "red", "stack": []}], revision=1),
    happened.PaymentMade(spin=1, revision=1, order=1, by="Carla", reason="the player leaves"),
    happened.PaymentUnmade(spin=1, revision=1, order=1),
    spun.AnnounceAccepted(
        spin=1, name="serie", owner="seat 4", value="20.00", bets=[], change="0.00", repeat="Da 20, serie"
    ),
    spun.AnnounceRefused(spin=1, name="serie", owner="red", colour="red", colour_pieces=1, reason="late"),
    happened.BankMoved(operation="tip", chips=[{"value": "5.00", "pieces": 1}], amount="5.00", by="Anna"),
    happened.DocumentVoided(number="F-0001", operation="fill", reason="torn", by="Carla"),
    happened.DocumentPrinted(number="F-0002", by="Carla", copy=2),
    happened.ChipMissing(chip={"value": "20.00"}, missing=True),
    happened.TableMinimum(minimum="5.00", holds_from=2, by="Carla"),
    spun.BetPlaced(spin=1, position="red", entry={"colour": "blue", "pieces": 4}),
    spun.BetRemoved(spin=1, position="red", entry={"colour": "blue", "pieces": 4}, by="Carla"),
    spun.BetBack(spin=1, position="red", owner="blue"),
    spun.BetMoved(spin=1, origin="red", to="black", entries=[{"colour": "blue", "pieces": 1}]),
    spun.BetMisplaced(
        spin=1, position="red", meant="black", entry={"colour": "red", "pieces": 1}, told="Carla"
    ),
    spun.BetLeft(spin=1, order=1, revision=1, position="red", owner="blue"),
    happened.PaymentDisputed(spin=1, revision=1, order=1, reason="it was mine"),
    happened.PaymentRuled(spin=1, revision=1, order=1, by="Carla", reason="it was seat 4's"),
    happened.PaymentAnswered(spin=1, order=2, paid=False, amount="350.00", by="Carla", reason="he had left"),
    happened.PaymentChanged(
        spin=1, revision=2, order=1, amount="-85.00", back=[{"colour": "red", "value": "2.50", "pieces": 34}]
    ),
    spun.StakeDone(spin=1, revision=1, listed="partage", place=2, over=True),
    spun.SpinClosed(spin=1, entered=False, lapsed=14),
    spun.SpinReopened(spin=1),
    spun.ZeroChosen(spin=1, position="red", owner="seat 1", choice="prison"),
    spun.ZeroGrouped(spin=1, colour="red"),
    spun.HeldHanded(owner="A", amount="1200.00"),
    happened.EntryCorrected(of=7, reason="miscounted", by="Ugo", witness="Ines", instead={"number": 8}),
    happened.CommandRefused(
        spin=1, reason="no (rules 2)", asked={"do": "place", "entry": {"pieces": 1}}, by="Ugo"
    ),
    happened.EventAnswered(of=7, by="Carla", note="cable changed"),
    happened.ClockBehind(microseconds=7_000_000, than="event"),
    happened.ClockJumped(microseconds=-7_000_000),
    happened.TableTaken(held=[{"owner": "seat 1", "amount": "20.00"}]),
    happened.PeopleSigned(spin=1, act="void", people=[{"name": "Ugo", "role": "inspector"}], first="Anna"),
    happened.JournalVerified(after="T1:5:" + 64 * "a", head="T1:9:" + 64 * "b", events=4),
    happened.JournalVerified(after="", head="", events=0, place=7, reason="the hash does not fit"),
    happened.PeopleUnsigned(spin=1, act="fill", names=["x", "y", "z"], first="Anna"),
    happened.RegisterDiffers(known=f"people:2:{'a' * 64}", now="none"),
    happened.PitBossAgain(owner="Gina", by="root", done="2026-11-21T05:14:10.123456Z"),
    happened.BankShort(chips=[{"value": "50.00", "pieces": -30}]),
    happened.ReaderConnected(device="wheel"),
    happened.ReaderLost(device="wheel", reason="no port"),
    happened.ReaderWarning(device="wheel", reason="bad_frame", detail="*X;4;14", count=3),
]
NAMES = {
    "journal.begun", "table.taken", "table.opened", "table.closed", "table.rules", "table.dealer",
    "table.relief", "table.suspended", "table.wheel", "colour.assigned",
    "spin.bets_open", "spin.thrown", "spin.no_more_bets", "spin.last", "spin.number", "spin.candidate",
    "candidate.refused", "spin.void", "spin.valid", "void.explained", "void.number", "spin.turned", "spin.taken_back", "spin.cleared", "winners.entered", "spin.settled", "payment.made",
    "payment.changed", "payment.unmade", "payment.disputed", "payment.ruled", "payment.answered", "stake.done", "bet.placed", "bet.removed", "bet.back", "bet.moved", "bet.misplaced", "bet.left",
    "zero.chosen", "zero.grouped",
    "announce.accepted", "announce.refused", "announce.undone", "table.minimum", "bank.moved", "bank.missing", "bank.short", "clock.behind", "clock.jumped", "document.printed", "document.voided", "entry.corrected", "event.answered", "held.handed", "command.refused", "people.signed", "people.unsigned", "register.differs", "journal.verified", "pit_boss.again", "spin.closed", "spin.reopened", "reader.connected", "reader.lost", "reader.warning",
}  # fmt: skip
ENVELOPE = {"v": 1, "seq": 7, "at": "2026-11-21T05:14:10.123456Z", "mono": 1, "boot": "b", "late": True}


@pytest.mark.parametrize("event", EVERY, ids=lambda event: type(event).__name__)
def test_an_event_comes_back_from_its_text_whatever_its_envelope(event: Event) -> None:
    assert read_event(msgspec.json.encode({**event_form(event), **ENVELOPE})) == event


@pytest.mark.parametrize("event", EVERY, ids=lambda event: type(event).__name__)
def test_an_event_has_its_kind_and_its_spin_and_none_of_the_journals_own_members(event: Event) -> None:
    form = event_form(event)
    assert form["kind"] in NAMES
    assert form["spin"] == event.spin
    assert not form.keys() & {"v", "seq", "at", "mono", "boot", "hash", "late"}


def test_every_kind_is_known_by_the_name_that_scripts_rely_on() -> None:
    known = {tag.__struct_config__.tag for tag in KINDS}
    assert known == NAMES
    assert {str(event_form(event)["kind"]) for event in EVERY} == NAMES - {"spin.settled"}


def test_an_event_is_never_changed() -> None:
    with pytest.raises(AttributeError):
        EVERY[0].spin = 5  # type: ignore[misc]


def test_an_old_form_without_the_newer_fields_is_read() -> None:
    read = read_event(b'{"kind":"spin.number","spin":1,"number":8,"announcement":"Huit","source":"hand"}')
    assert read == spun.SpinNumber(spin=1, number=8, announcement="Huit", source="hand")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{}",
        b'{"kind":"spin.dreamt"}',
        b'{"kind":"spin.number","spin":1}',
        b'{"kind":"spin.number","spin":"1","number":8,"announcement":"","source":"hand"}',
        b'{"kind":"spin.cleared","spin":1',
        b'{"kind":"spin.cleared","spin":1.5}',
        b"\xff\xfe",
    ],
)
def test_what_is_no_event_is_refused_with_its_reason(body: bytes) -> None:
    with pytest.raises(UnknownEventError) as refused:
        read_event(body)
    assert str(refused.value)
