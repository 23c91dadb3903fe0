"""When a ball of the tumbler counts, when the dealer is asked, and when the draw is void (`tumbler/1`)."""

from __future__ import annotations

import pytest

from hardware.codecs.tumbler import Tumbler
from hardware.codecs.tumbler_frames import framed
from hardware.readings import (
    BallDrawn,
    BallsLoaded,
    BallTakenBack,
    BallUnread,
    Candidate,
    Conflict,
    DrumMoved,
    DrumState,
    DrumTurned,
    GameVoid,
    Heard,
    Reading,
    TumblerSeen,
    Turning,
    VoidCause,
    WarningKind,
    WheelMemory,
    WheelWarning,
)

_NEVER = (TumblerSeen, DrumMoved)


class Talk:
    """A codec that is talked to body by body, and a clock that goes a second with each."""

    def __init__(self, memory: WheelMemory | None = None) -> None:
        self.codec = Tumbler(memory)
        self.codec.connected()
        self.mono = 0
        self.seq = 0

    def say(self, *bodies: str, after: float = 1.0) -> list[Reading]:
        said: list[Reading] = []
        for body in bodies:
            self.mono += round(after * 1e6)
            said += self.codec.feed(framed(body), Heard("tumbler", 0, self.mono))
        return [reading for reading in said if not isinstance(reading, _NEVER)]

    def event(self, word: str, *fields: object, game: int = 5, boot: str = "7C1E") -> list[Reading]:
        self.seq += 1
        return self.say(",".join(map(str, (word, boot, self.seq, game, *fields))))

    def stat(self, drum: str = "IDLE", flags: int = 0, drawn: int = 0, game: int = 5) -> list[Reading]:
        return self.say(f"STAT,7C1E,{self.seq},{game},{drawn},{drum},{flags:X}")

    def loaded(self, balls: int = 37) -> Talk:
        self.event("GAME", "START", balls)
        return self

    def turned(self) -> Talk:
        self.event("TURN", "CW", 3)
        self.event("TURN", "CCW", 3)
        return self


def kinds(said: list[Reading]) -> list[object]:
    """What was said, in short: a number, a reason, a cause."""
    short: list[object] = []
    for reading in said:
        match reading:
            case BallDrawn(number=number):
                short.append(number)
            case Candidate(number=number, reason=reason):
                short.append((number, reason))
            case GameVoid(cause=cause):
                short.append(cause)
            case WheelWarning(kind=kind):
                short.append(kind)
            case _:
                short.append(type(reading))
    return short


def test_a_draw_is_told_from_its_balls_to_its_number() -> None:
    talk = Talk()
    assert talk.event("GAME", "START", 37) == [BallsLoaded(Heard("tumbler", 0, 1_000_000), 37, 5)]
    assert talk.event("TURN", "CW", 3) == [
        DrumTurned(Heard("tumbler", 0, 2_000_000), Turning.CLOCKWISE, 3, 5)
    ]
    talk.event("TURN", "CCW", 2)
    (ball,) = talk.event("BALL", 1, 17, "R")
    assert isinstance(ball, BallDrawn)
    assert (ball.number, ball.draw, len(ball.raw)) == (17, 5, 4)
    assert ball.raw[-1].startswith("$BALL,7C1E,4,5,1,17,R*")
    assert talk.event("GAME", "END", 1) == []


def test_whole_turns_are_told_and_none_is_not() -> None:
    assert Talk().loaded().event("TURN", "CW", 0) == []


def test_the_drum_is_told_on_edges() -> None:
    talk = Talk().loaded()
    said: list[Reading] = []
    for drum in ("IDLE", "CW", "CW", "CCW", "DRAW", "DRAW"):
        body = framed(f"STAT,7C1E,{talk.seq},5,0,{drum},0")
        said += talk.codec.feed(body, Heard("tumbler", 0, 0))
    assert [r.drum for r in said if isinstance(r, DrumMoved)] == [
        DrumState.CW,
        DrumState.CCW,
        DrumState.DRAW,
    ]
    assert len([r for r in said if isinstance(r, TumblerSeen)]) == 6


def test_an_event_that_is_repeated_is_a_duplicate() -> None:
    talk = Talk().loaded().turned()
    talk.event("BALL", 1, 17, "R")
    assert talk.say("BALL,7C1E,4,5,1,17,R", "TURN,7C1E,2,5,CW,3", "GAME,7C1E,1,5,START,37") == []


def test_after_a_gap_the_dealer_is_asked() -> None:
    talk = Talk().loaded()
    talk.event("TURN", "CW", 3)
    talk.seq += 1
    assert kinds(talk.event("BALL", 1, 17, "R")) == [WarningKind.EVENTS_MISSED, (17, "events_missed")]


def test_what_a_repetition_brings_is_told_though_the_dealer_is_asked_all_the_same() -> None:
    talk = Talk().loaded()
    talk.event("TURN", "CW", 3)
    talk.seq += 1
    talk.event("BALL", 1, 17, "R")
    assert kinds(talk.say("TURN,7C1E,3,5,CCW,3")) == []
    talk = Talk().loaded()
    talk.seq += 1
    talk.event("TURN", "CCW", 3)
    assert kinds(talk.say("TURN,7C1E,2,5,CW,3")) == [DrumTurned]


def test_a_ball_that_only_the_status_line_tells_of_is_said_to_be_missing() -> None:
    talk = Talk().loaded().turned()
    talk.seq += 1
    assert talk.stat(drawn=1) == []
    talk.mono += 6_000_000
    assert kinds(talk.stat(drawn=1)) == [WarningKind.EVENTS_MISSED]


def test_at_a_place_that_is_not_the_next_the_dealer_is_asked() -> None:
    talk = Talk().loaded().turned()
    assert kinds(talk.event("BALL", 2, 17, "R")) == [WarningKind.EVENTS_MISSED, (17, "events_missed")]


@pytest.mark.parametrize("number", [37, 90])
def test_a_number_that_the_game_has_not_is_an_alarm_and_never_a_call(number: int) -> None:
    talk = Talk().loaded().turned()
    assert kinds(talk.event("BALL", 1, number, "R")) == [WarningKind.WRONG_BALL]


def test_a_number_that_was_drawn_already_is_an_alarm_and_never_a_call() -> None:
    talk = Talk().loaded().turned()
    talk.event("BALL", 1, 17, "R")
    assert kinds(talk.event("BALL", 2, 17, "R")) == [WarningKind.WRONG_BALL]


def test_a_second_ball_makes_the_draw_void() -> None:
    talk = Talk().loaded().turned()
    talk.event("BALL", 1, 17, "R")
    assert kinds(talk.event("BALL", 2, 18, "R")) == [VoidCause.SECOND_BALL]
    assert talk.event("GAME", "END", 2) == [], "once for each draw"


def test_other_balls_than_37_make_the_draw_void() -> None:
    talk = Talk()
    assert kinds(talk.event("GAME", "START", 36)) == [WarningKind.BALL_COUNT, BallsLoaded]
    talk.turned()
    assert kinds(talk.event("BALL", 1, 17, "R")) == [VoidCause.BALL_COUNT]


@pytest.mark.parametrize(
    ("flags", "warning", "cause"),
    [
        (2, WarningKind.DOOR_OPEN, VoidCause.DOOR_OPEN),
        (8, WarningKind.BALL_COUNT, VoidCause.BALL_COUNT),
    ],
)
def test_an_open_door_or_a_wrong_count_makes_the_draw_void(
    flags: int, warning: WarningKind, cause: VoidCause
) -> None:
    talk = Talk().loaded()
    assert kinds([*talk.stat("CW", flags), *talk.stat("CW", flags)]) == [warning], "said once while it stands"
    assert talk.stat("CW") == []
    talk.turned()
    assert kinds(talk.event("BALL", 1, 17, "R")) == [cause]


def test_an_open_door_between_two_games_is_a_warning_alone() -> None:
    talk = Talk().loaded().turned()
    talk.event("BALL", 1, 17, "R")
    talk.event("GAME", "END", 1)
    assert kinds(talk.stat(flags=2, drawn=1)) == [WarningKind.DOOR_OPEN]
    assert kinds(talk.event("GAME", "START", 37, game=6)) == [BallsLoaded]
    talk.stat(game=6)
    assert kinds(talk.event("BALL", 1, 18, "R", game=6)) == [18]


@pytest.mark.parametrize(
    ("flags", "warned"),
    [(1, WarningKind.JAM), (4, WarningKind.READER_FAULT), (16, WarningKind.POWER)],
)
def test_the_other_flags_are_warnings_and_the_ball_counts(flags: int, warned: WarningKind) -> None:
    talk = Talk().loaded()
    assert kinds(talk.stat("CW", flags)) == [warned]
    talk.turned()
    assert kinds(talk.event("BALL", 1, 17, "R")) == [17]


def test_an_unread_ball_is_entered_by_the_dealer() -> None:
    talk = Talk().loaded().turned()
    (unread,) = talk.event("UNREAD", 1, "TAG")
    assert isinstance(unread, BallUnread)
    assert unread.cause == "TAG"
    assert kinds(talk.event("BALL", 1, 17, "M")) == [(17, "typed")], "entered at the tumbler by a person"


def test_a_ball_taken_back_makes_room_for_another() -> None:
    talk = Talk().loaded().turned()
    talk.event("BALL", 1, 17, "R")
    (back,) = talk.event("VOID", 1, 17, "TRAY")
    assert isinstance(back, BallTakenBack)
    assert (back.number, back.cause) == (17, "TRAY")
    assert kinds(talk.event("TURN", "CW", 2)) == [DrumTurned]
    assert kinds(talk.event("BALL", 1, 17, "R")) == [17]


def test_another_power_up_in_a_game_is_a_pause_and_the_dealer_confirms() -> None:
    talk = Talk().loaded()
    talk.event("TURN", "CW", 3)
    assert kinds(talk.say("HELLO,0001,1,TUMBLER,SN0042,1.0,37")) == [WarningKind.TUMBLER_RESTARTED]
    talk.seq = 0
    assert kinds(talk.event("TURN", "CCW", 3, boot="0001")) == [DrumTurned]
    assert kinds(talk.event("BALL", 1, 17, "R", boot="0001")) == [(17, "restarted")]


def test_another_power_up_that_begins_another_game_makes_the_draw_void() -> None:
    talk = Talk().loaded()
    talk.say("HELLO,0001,1,TUMBLER,SN0042,1.0,37")
    talk.seq = 0
    said = talk.event("GAME", "START", 37, game=1, boot="0001")
    assert kinds(said) == [VoidCause.RESTARTED, BallsLoaded]
    assert kinds(talk.event("BALL", 1, 17, "R", game=1, boot="0001")) == [17]


def test_another_power_up_between_two_games_is_nobodys_business() -> None:
    talk = Talk().loaded().turned()
    talk.event("BALL", 1, 17, "R")
    talk.event("GAME", "END", 1)
    assert talk.say("HELLO,0001,1,TUMBLER,SN0042,1.0,37") == []


def test_a_game_without_a_ball_is_void() -> None:
    talk = Talk().loaded().turned()
    assert kinds(talk.event("GAME", "END", 0)) == [VoidCause.NO_RESULT]
    talk = Talk().loaded().turned()
    assert kinds(talk.event("GAME", "START", 37, game=6)) == [VoidCause.NO_RESULT, BallsLoaded]


def test_a_game_that_ended_unheard_is_not_void_but_asked_about() -> None:
    talk = Talk().loaded().turned()
    talk.seq += 2
    assert kinds(talk.event("GAME", "START", 37, game=6)) == [WarningKind.EVENTS_MISSED, BallsLoaded]
    assert kinds(talk.event("BALL", 1, 4, "R", game=6)) == [4]


def test_a_program_started_in_a_game_asks_about_its_ball() -> None:
    talk = Talk(WheelMemory(5))
    assert talk.stat("CW") == []
    assert kinds(talk.event("BALL", 1, 17, "R")) == [(17, "not_seen_to_fall")]


def test_a_program_started_after_the_ball_tells_it_no_second_time() -> None:
    told = WheelMemory(5, told=True, number=17)
    talk = Talk(told)
    assert talk.stat(drawn=1) == []
    assert talk.event("BALL", 1, 17, "R") == []
    (differs,) = Talk(told).event("BALL", 1, 18, "R")
    assert isinstance(differs, Conflict)
    assert differs.numbers == (17, 18)


def test_a_game_of_the_journals_whose_ball_fell_while_nobody_listened_is_asked_about() -> None:
    assert kinds(Talk(WheelMemory(5)).stat(drawn=1)) == [WarningKind.EVENTS_MISSED]
    assert Talk(WheelMemory(4, told=True)).stat(drawn=1) == [], "of another game nobody waits for a ball"


def test_a_ball_that_the_journal_knows_and_that_is_taken_back_makes_room_for_another() -> None:
    """The program was started again between the ball and the hand that took it out."""
    talk = Talk(WheelMemory(5, told=True, number=17))
    assert kinds(talk.event("VOID", 1, 17, "TRAY")) == [BallTakenBack]
    fallen = kinds(talk.event("BALL", 1, 21, "R"))
    assert [each[0] if isinstance(each, tuple) else each for each in fallen] == [21]
    assert kinds(talk.event("BALL", 2, 8, "R")) == [VoidCause.SECOND_BALL]


def test_what_is_remembered_is_the_last_game_and_its_number() -> None:
    talk = Talk().loaded().turned()
    assert talk.codec.memory == WheelMemory(5, told=False)
    talk.event("BALL", 1, 17, "R")
    assert talk.codec.memory == WheelMemory(5, told=True, number=17)


def test_damaged_frames_are_counted_in_warnings() -> None:
    talk = Talk().loaded()
    bad = framed("BALL,7C1E,2,5,1,42,R").replace(b"42", b"24")
    first = talk.codec.feed(bad, Heard("tumbler", 0, 0))
    later = talk.codec.feed(bad * 7, Heard("tumbler", 0, 20_000_000))
    last = talk.codec.feed(bad, Heard("tumbler", 0, 40_000_000))
    said = [(r.kind, r.count) for r in first + later + last if isinstance(r, WheelWarning)]
    assert said == [(WarningKind.BAD_FRAME, count) for count in (1, 1, 7)]


def test_each_event_can_be_acknowledged_and_a_lost_one_asked_for() -> None:
    talk = Talk()
    assert talk.codec.requests() == framed("ID")
    talk.loaded()
    assert talk.codec.requests() == framed("ACK,1")
    talk.seq += 1
    talk.event("TURN", "CW", 3)
    assert talk.codec.requests() == framed("ACK,3") + framed("REPLAY,2")
    assert talk.codec.requests() == b""


# Whatever the tumbler does
