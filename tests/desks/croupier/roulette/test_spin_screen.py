"""What the desk shows, without a window."""

import pytest
from msgspec.structs import replace

from app.desks.common.roulette.cloth_names import cloth_name
from app.desks.croupier.acts import ALWAYS, Act
from app.desks.croupier.heading import Health, Meaning
from app.desks.croupier.notices import Notice
from app.desks.croupier.payments.shown import Mark
from app.desks.croupier.roulette.entry.entry_keys import pad_keys
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_screen import View
from app.desks.croupier.words.prompt_words import under_words
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import inside_winning
from app.rules.roulette.wheel import Turning
from app.rules.side import Side
from app.table.live import JournalNow, ReaderHealth, ReaderNow, Refusal, alarmed
from app.table.prompts import Task
from app.table.roulette.game import ROULETTE
from app.table.roulette.outcomes import Fate
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_prompt import SpinPrompt, SpinTask
from app.table.roulette.spin_state import Proposed
from app.table.state import unopened
from tests.desks.desk import Desk, at, enter_eight


def test_red_is_paid_third_of_four_at_number_eight(eight: Desk) -> None:
    rows = eight.screen.payments.rows
    assert [(row.title, row.pieces, row.amount) for row in rows] == [
        ("Posto 2", 1, 5000),
        ("Posto 4", 13, 26000),
        ("Rosso", 69, 17250),
        ("Blu", 52, 13000),
    ]
    assert [row.mark for row in rows] == [Mark.CURRENT, Mark.WAITING, Mark.WAITING, Mark.WAITING]


def test_the_current_payment_is_large_and_says_why(eight: Desk) -> None:
    eight.dealing.act(Act.PAID)
    eight.dealing.act(Act.PAID)
    large = eight.screen.payments.large
    assert large is not None
    assert (large.order, large.of, large.pieces, large.amount) == (3, 4, 69, 17250)
    assert large.terms == ((2, 17), (1, 35))
    assert [group.pieces for group in large.laid.piles] == [20, 20, 20, 9]
    assert large.spoken == "Sessantanove pezzi al rosso"
    assert [row.mark for row in eight.screen.payments.rows][:3] == [Mark.PAID, Mark.PAID, Mark.CURRENT]


def test_the_draft_is_drawn_at_once_and_not_spoken_before_the_disk() -> None:
    desk = Desk()
    desk.station.fall(8)
    desk.station.deaf = True
    desk.colour("red", "straight-8")
    large = desk.screen.payments.large
    assert desk.screen.drafted
    assert large is not None
    assert large.pieces == 35
    assert large.spoken == ""
    assert Act.PAID not in desk.screen.can
    desk.station.catch_up()
    after = desk.screen.payments.large
    assert not desk.screen.drafted
    assert after is not None
    assert after.spoken == "Trentacinque pezzi al rosso"
    assert Act.PAID in desk.screen.can


def test_what_the_table_knows_is_paid_with_what_was_entered() -> None:
    desk = Desk()
    betting = desk.station.betting
    known = (Stack(at("straight-8"), (Entry(1, Cents(250), "blue", "blue"),)),)
    desk.station.table.state = replace(desk.station.state, betting=replace(betting, bets=known))
    desk.station.fall(8)
    assert [row.title for row in desk.screen.payments.rows] == ["Blu"]
    desk.colour("red", "straight-8")
    assert [row.title for row in desk.screen.payments.rows] == ["Rosso", "Blu"]


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("number", range(37))
def test_every_place_that_can_win_is_a_target_with_a_key_of_its_own(number: int, side: Side) -> None:
    desk = Desk(side)
    desk.station.fall(number)
    inside = desk.screen.inside
    assert {target.position for target in inside} == set(inside_winning(number))
    assert set(pad_keys(number, side).values()) == {target.position for target in inside}
    assert len(pad_keys(number, side)) == len(inside)
    assert len({cloth_name(target.position) for target in (*inside, *desk.screen.chances)}) == len(
        inside
    ) + len(desk.screen.chances)


def test_the_targets_show_what_lies_on_them_from_the_bottom(eight: Desk) -> None:
    straight = next(target for target in eight.screen.inside if target.position.name == "straight-8")
    assert [pile.look.face for pile in straight.piles] == ["R", "B"]
    assert straight.pieces == 1


def test_seats_are_asked_for_chips_of_value_only(eight: Desk) -> None:
    palette = eight.screen.palette
    assert palette is not None
    assert not palette.asks_owner
    eight.dealing.choose_value(Cents(2000))
    palette = eight.screen.palette
    assert palette is not None
    assert palette.asks_owner


def test_the_phases_are_said_in_french() -> None:
    desk = Desk()
    said = []
    for command in ("throw", "no_more_bets"):
        said.append((desk.screen.heading.said, desk.screen.heading.meaning, desk.screen.view))
        desk.station.say(command)
    said.append((desk.screen.heading.said, desk.screen.heading.meaning, desk.screen.view))
    assert said == [
        (
            ("La banque est ouverte", "Messieurs et dames, la partie commence, voici la première"),
            Meaning.FIRST,
            View.LAYOUT,
        ),
        (("Faites vos jeux",), Meaning.THROWN, View.LAYOUT),
        (("Rien ne va plus",), Meaning.NO_MORE_BETS, View.LAYOUT),
    ]


def test_the_number_is_called_until_all_is_paid(desk: Desk) -> None:
    desk.station.fall(8)
    assert " ".join(desk.screen.heading.said) == "Huit Noir Pair Manque"
    assert desk.screen.view is View.ENTRY
    told = [desk.screen.heading.meaning]
    desk.dealing.act(SpinAct.CLEARED)
    told.append(desk.screen.heading.meaning)
    enter_eight(desk)
    told.append(desk.screen.heading.meaning)
    assert told == [Meaning.CLEAR, Meaning.ENTER, Meaning.PAY]
    for _ in range(4):
        desk.dealing.act(Act.PAID)
    assert " ".join(desk.screen.heading.said) == "Tout est payé au numéro"
    assert desk.screen.primary is Act.NEXT
    desk.dealing.act(Act.NEXT)
    assert desk.screen.phase is Phase.BETS_OPEN
    assert " ".join(desk.screen.heading.said) == "Faites vos jeux"


def test_while_a_spin_is_paid_the_next_one_is_named(eight: Desk) -> None:
    assert (eight.screen.heading.spin, eight.screen.heading.next_spin) == (1, 2)


def shares(desk: Desk) -> list[tuple[Fate, str, str, int]]:
    """What becomes of chips that are not paid."""
    return [(share.fate, share.place, share.owner, share.amount) for share in desk.screen.payments.shares]


def test_what_is_freed_taken_off_and_given_back_is_said_beside_the_payments() -> None:
    desk = Desk()
    desk.station.fall(0)
    desk.colour("red", "black")
    desk.station.say("paid_all", "next")
    desk.station.fall(8)
    assert shares(desk) == [(Fate.FREED, "su nero", "rosso", 250)]
    assert desk.screen.heading.meaning is not Meaning.HALVE
    desk.value(50, "posto 1", "straight-8", "straight-8")
    assert shares(desk)[1:] == [(Fate.RETURNED, "pieno 8", "posto 1", 4000)]


def test_at_zero_the_halves_and_what_is_shut_in_are_worked_out() -> None:
    desk = Desk()
    desk.station.fall(0)
    desk.value(50, "posto 1", "black")
    desk.colour("red", "red")
    assert shares(desk) == [(Fate.HALVED, "su nero", "posto 1", 2500), (Fate.SHUT, "su rosso", "rosso", 250)]
    assert desk.screen.heading.said == ("Zéro", "À partager", "Enfermé")
    assert len(desk.screen.chances) == 6


def test_a_number_that_waits_can_be_answered_and_not_typed_over() -> None:
    desk = Desk()
    desk.station.say("throw", "no_more_bets")
    assert Act.NUMBER in desk.screen.can
    desk.dealing.number(17)
    assert desk.screen.waits == Proposed(17, "typed", "")
    assert {Act.CONFIRM, Act.REFUSE} <= desk.screen.can
    assert Act.NUMBER not in desk.screen.can
    assert desk.screen.heading.meaning is Meaning.CANDIDATE
    desk.dealing.act(Act.CONFIRM)
    assert desk.screen.number == 17


def test_a_closed_table_can_only_be_opened() -> None:
    desk = Desk(opened=False)
    assert desk.screen.can - ALWAYS == {Act.OPEN}
    views = [desk.screen.view]
    desk.dealing.act(Act.OPEN)
    views.append(desk.screen.view)
    assert views == [View.CLOSED, View.LAYOUT]


def test_a_table_of_which_nothing_is_known_is_shown_too() -> None:
    desk = Desk(opened=False)
    desk.station.table.state = unopened("4", ROULETTE)
    desk.station.publish()
    assert desk.screen.heading.most == 0


def test_a_suspended_table_can_only_be_taken_up_again(desk: Desk) -> None:
    desk.station.table.do({"do": "suspend", "reason": "allarme", "by": "direzione"})
    desk.station.publish()
    assert desk.screen.can == ALWAYS | {Act.SUSPEND}
    assert desk.screen.banner is not None
    assert desk.screen.banner.notice is Notice.SUSPENDED


def test_the_worst_trouble_is_told_first_and_the_others_are_counted(desk: Desk) -> None:
    desk.station.publish(
        reader=ReaderNow(ReaderHealth.LOST, "cammegh", reason="unplugged"),
        journal=JournalNow(on_paper=3, reason="disk full"),
        alarms=alarmed((), "the rotor is too slow"),
    )
    banner = desk.screen.banner
    assert banner is not None
    assert (banner.notice, banner.on_paper, banner.others, banner.grave) == (Notice.ON_PAPER, 3, 2, True)
    assert desk.screen.heading.journal.health is Health.BAD
    assert desk.screen.heading.reader.health is Health.BAD


def test_a_lost_reader_leaves_the_number_to_be_typed_beside_the_steps(desk: Desk) -> None:
    """The number by hand has its key there; the notice is read, and put away."""
    lost = ReaderNow(ReaderHealth.LOST, "cammegh", reason="unplugged")
    desk.station.publish(reader=lost)
    assert desk.screen.banner is not None
    assert desk.screen.banner.acts == (Act.DISMISS,)
    assert Act.NUMBER in desk.screen.can
    desk.station.fall(8)
    assert desk.screen.banner is not None


@pytest.mark.parametrize(
    ("health", "lamp", "notice"),
    [
        (ReaderHealth.NONE, Health.OFF, None),
        (ReaderHealth.LIVE, Health.GOOD, None),
        (ReaderHealth.STALE, Health.UNSURE, None),
        (ReaderHealth.SILENT, Health.BAD, Notice.READER_SILENT),
        (ReaderHealth.LOST, Health.BAD, Notice.READER_LOST),
    ],
)
def test_the_lamp_and_the_banner_say_how_the_reader_is(
    desk: Desk, health: ReaderHealth, lamp: Health, notice: Notice | None
) -> None:
    desk.station.publish(reader=ReaderNow(health, reason="unplugged"))
    assert desk.screen.heading.reader.health is lamp
    assert (desk.screen.banner.notice if desk.screen.banner else None) is notice


@pytest.mark.parametrize("told", [True, False])
def test_the_steps_are_the_dealers_where_a_reader_says_numbers_alone(desk: Desk, told: bool) -> None:
    desk.station.publish(reader=ReaderNow(ReaderHealth.LIVE), steps_told=told)
    assert desk.screen.reader_drives is told


def test_a_refusal_is_told_until_it_is_put_away(desk: Desk) -> None:
    desk.station.say("confirm")
    assert desk.screen.banner is not None
    assert (desk.screen.banner.notice, desk.screen.banner.acts) == (Notice.REFUSED, (Act.DISMISS,))
    desk.dealing.act(Act.DISMISS)
    assert desk.screen.banner is None
    desk.station.say("confirm")
    assert desk.screen.banner is not None


def test_practice_and_the_last_spin_are_shown(desk: Desk) -> None:
    desk.station.publish(practice=True)
    assert desk.screen.heading.practice
    assert Act.LAST in desk.screen.can
    desk.dealing.act(Act.LAST)
    assert desk.screen.last_spin
    assert desk.screen.heading.meaning is Meaning.LAST_SPIN
    assert desk.screen.heading.said[-1] == "Messieurs et dames, à la dernière"
    assert desk.screen.last_announced
    desk.dealing.act(Act.LAST)
    assert desk.station.sent[-1] == {"do": "last", "over": True}
    assert not desk.screen.last_spin
    assert desk.screen.heading.meaning is not Meaning.LAST_SPIN


def test_the_last_spin_is_not_taken_back_while_the_ball_runs(desk: Desk) -> None:
    desk.dealing.act(Act.LAST)
    desk.station.say("throw")
    assert Act.LAST not in desk.screen.can
    assert desk.screen.last_spin


def test_twenty_numbers_are_remembered_at_most(desk: Desk) -> None:
    desk.station.table.state = replace(desk.station.state, numbers=tuple(range(25)))
    desk.station.publish()
    assert desk.screen.last == tuple(range(20))


def test_an_entry_that_the_table_refused_can_be_put_right() -> None:
    desk = Desk()
    desk.station.fall(8)
    desk.station.deaf = True
    desk.colour("red", "straight-8")
    desk.station.waiting.clear()
    desk.station.publish(refusal=Refusal("no", 1, "winners"))
    assert desk.screen.banner is not None
    assert (desk.screen.banner.notice, desk.screen.banner.acts) == (Notice.ENTRY_REFUSED, (Act.PUT_RIGHT,))
    desk.dealing.act(Act.PUT_RIGHT)
    assert desk.dealing.draft.stacks == ()
    assert desk.screen.banner is None


def test_each_step_of_paying_says_what_there_is_to_do(eight: Desk) -> None:
    """Rules 3: stacks are opened first; then each payment is repeated, and gets the marker."""
    tasks = []
    for _ in range(4):
        tasks.append([prompt.task for prompt in eight.screen.heading.prompts])
        eight.dealing.act(Act.PAID)
    marked = [Task.MARKER, Task.REPEAT]
    assert tasks == [[SpinTask.OPEN_STACKS, Task.REPEAT], marked, marked, marked]
    assert eight.screen.heading.prompts == ()


def test_whose_the_chips_are_is_asked_while_they_are_still_being_entered() -> None:
    desk = Desk()
    desk.station.fall(8)
    desk.station.deaf = True
    desk.value(5, None, "straight-8")
    assert Task.WHOSE in [prompt.task for prompt in desk.screen.heading.prompts]
    assert under_words(desk.screen.heading).startswith("Chiedere di chi è: 8 · ")


def test_before_the_throw_the_screen_says_whence_the_ball_goes_and_which_way() -> None:
    desk = Desk()
    way = SpinPrompt(SpinTask.THROW, pocket=None, wheel=Turning.ANTICLOCKWISE, ball=Turning.CLOCKWISE)
    assert desk.screen.heading.prompts == (way,)
    desk.station.fall(8)
    assert not desk.screen.heading.prompts  # that the dolly comes first the meaning says
    desk.station.say("next")
    assert desk.screen.heading.prompts == (
        SpinPrompt(SpinTask.THROW, pocket=8, wheel=Turning.CLOCKWISE, ball=Turning.ANTICLOCKWISE),
    )


def test_another_minimum_the_relief_and_a_void_throw_are_said_before_the_throw() -> None:
    desk = Desk()
    desk.station.fall(8)
    desk.station.say("next", "relief")
    said = [(desk.screen.heading.said[-1], desk.screen.heading.meaning)]
    desk.station.table.do({"do": "minimum", "minimum": "5.00", "by": "Carla"})
    desk.station.say("throw")
    desk.dealing.act(Act.VOID)
    said.append((desk.screen.heading.said[0], desk.screen.heading.meaning))
    desk.station.say("throw")
    said.append((desk.screen.heading.said[0], desk.screen.heading.meaning))
    assert said == [
        ("Après le coup les boules passent", Meaning.RELIEF),
        ("Rien va", Meaning.VOID),
        ("Tout va", Meaning.THROWN_AGAIN),
    ]


def test_payments_that_nobody_marked_before_the_throw_are_named_until_somebody_says_of_them(
    eight: Desk,
) -> None:
    """Interface: state 3 then means "paid, not entered"; each is named until it is answered, number after number."""
    eight.dealing.act(Act.PAID)
    eight.station.say("next", "throw")
    assert eight.screen.banner is not None
    assert (eight.screen.banner.notice, eight.screen.banner.unmarked) == (Notice.UNMARKED, 3)
    assert not eight.screen.banner.grave
    eight.station.say("no_more_bets")
    eight.dealing.number(11)
    eight.dealing.act(Act.CONFIRM)
    assert eight.screen.banner.left is not None
    first = eight.screen.banner.left
    for act in (Act.WAS_PAID, Act.WAS_NOT_PAID, Act.WAS_PAID):
        assert act in eight.screen.can
        eight.dealing.act(act)
    assert eight.station.sent[-3:-1] == [
        {"do": "paid", "spin": first.spin, "order": first.order},
        {"do": "unpaid", "spin": first.spin, "order": first.order + 1},
    ]
    assert eight.screen.banner is None
    assert Act.WAS_PAID not in eight.screen.can


def test_a_spin_paid_to_the_end_leaves_nothing_to_tell(eight: Desk) -> None:
    eight.dealing.act(Act.PAID_ALL)
    eight.dealing.act(Act.PAID_ALL)
    eight.station.say("next", "throw")
    assert eight.screen.banner is None
