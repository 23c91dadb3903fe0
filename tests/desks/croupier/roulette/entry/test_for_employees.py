"""A stake for the employees, entered at the desk: never a player's, and never taken for one (rules 9)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.entry import draft as entry
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.hand import Hand
from app.desks.croupier.roulette.entry.targets import question
from app.desks.croupier.words.banner_words import banner_words
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import BY_NAME
from tests.desks.desk import Desk, at, go_on
from tests.desks.played import Played

TWENTY = Cents(2000)
SPLIT = BY_NAME["split-8-11"]
THEIRS = Entry(1, TWENTY, employees=True)
OF_SEAT = Entry(1, TWENTY, owner="posto 4")
RED = Entry(1, Cents(250), "red", "red")
RED_THEIRS = Entry(1, Cents(250), "red", employees=True)


def lying(desk: Desk) -> dict[str, tuple[Entry, ...]]:
    """What the table has of what won."""
    return {stack.position.name: stack.entries for stack in desk.station.paying.winners}


def titles(desk: Desk) -> list[tuple[str, int]]:
    return [(row.title, row.amount) for row in desk.screen.payments.rows]


@pytest.fixture
def both(desk: Desk) -> Desk:
    """On 8/11 and on noir lie a twenty of seat 4 and one for the employees; on 8 a red of each."""
    desk.station.fall(8)
    desk.value(20, "posto 4", "split-8-11", "black")
    desk.dealing.choose_employees()
    desk.touch("split-8-11", "black")
    desk.colour("red", "straight-8")
    desk.dealing.choose_employees()
    desk.touch("straight-8")
    return desk


def test_it_lies_there_beside_its_players_own_and_is_paid_by_itself(both: Desk) -> None:
    assert lying(both) == {
        "split-8-11": (OF_SEAT, THEIRS),
        "black": (OF_SEAT, THEIRS),
        "straight-8": (RED, RED_THEIRS),
    }
    assert sorted(titles(both)) == [
        ("Impiegati", 2000),
        ("Impiegati", 34000),
        ("Impiegati, rosso", 8750),
        ("Posto 4", 2000),
        ("Posto 4", 34000),
        ("Rosso", 8750),
    ]


def test_minus_takes_off_only_what_is_in_hand(both: Desk) -> None:
    both.dealing.take()
    both.touch("straight-8")
    assert lying(both)["straight-8"] == (RED,)
    both.touch("straight-8")
    assert lying(both)["straight-8"] == (RED,), "his own is another's than what is in hand"
    both.dealing.act(Act.UNDO)
    assert lying(both)["straight-8"] == (RED, RED_THEIRS)
    both.value(20, "posto 4")
    both.dealing.take()
    both.touch("black")
    assert lying(both)["black"] == (THEIRS,)


def test_a_ghost_is_theirs_or_its_players_and_says_so(both: Desk) -> None:
    both.dealing.act(Act.PAID_ALL)
    both.dealing.act(Act.PAID_ALL)
    go_on(both.dealing)
    both.station.fall(17)
    ghosts = [ghost for ghost in both.screen.ghosts if ghost.position.name == "black"]
    assert [(ghost.entries, question(ghost)) for ghost in ghosts] == [
        ((OF_SEAT,), "P4 ?"),
        ((THEIRS,), "Imp ?"),
    ]
    both.dealing.say_there(both.screen.ghosts.index(ghosts[1]))
    assert titles(both) == [("Impiegati", 2000)]
    assert [ghost.there for ghost in both.screen.ghosts] == [False, True]


def test_a_colour_laid_for_them_may_stand_there_again(both: Desk) -> None:
    both.dealing.act(Act.PAID_ALL)
    both.dealing.act(Act.PAID_ALL)
    go_on(both.dealing)
    both.station.fall(8)
    (straight,) = [ghost for ghost in both.screen.inside_ghosts if ghost.position.name == "straight-8"]
    assert straight.entries == (RED, RED_THEIRS)
    assert question(straight) == "c'è?", "his and theirs"


@pytest.mark.parametrize("owner", ["posto 4", None])
def test_a_seat_or_nobody_ends_it_and_so_does_saying_it_again(desk: Desk, owner: str | None) -> None:
    desk.station.fall(8)
    desk.value(20, None)
    desk.dealing.choose_employees()
    assert desk.dealing.draft.hand == Hand(TWENTY, employees=True)
    desk.dealing.choose_owner(owner)
    assert desk.dealing.draft.hand == Hand(TWENTY, owner=owner)
    desk.dealing.choose_employees()
    desk.dealing.choose_employees()
    assert desk.dealing.draft.hand == Hand(TWENTY)
    assert not desk.dealing.draft.employees


def test_a_colour_is_its_players_again_when_it_is_said_again_or_another_is_taken(desk: Desk) -> None:
    desk.station.fall(8)
    desk.colour("red")
    desk.dealing.choose_employees()
    desk.dealing.choose_employees()
    desk.touch("straight-8")
    desk.dealing.choose_employees()
    desk.colour("blue", "straight-8")
    desk.dealing.choose_employees()
    desk.value(20, "posto 4", "straight-8")
    blue = Entry(1, Cents(250), "blue", "blue")
    assert lying(desk)["straight-8"] == (RED, blue, OF_SEAT)


@pytest.mark.parametrize("colour", [True, False])
def test_it_can_be_said_before_the_chip_is_taken(desk: Desk, colour: bool) -> None:
    desk.station.fall(8)
    desk.dealing.choose_employees()
    if colour:
        desk.colour("red")
    else:
        desk.dealing.choose_value(TWENTY)
    desk.touch("straight-8")
    assert lying(desk)["straight-8"] == ((RED_THEIRS,) if colour else (THEIRS,))


def test_the_next_number_and_a_payment_begin_without_it(desk: Desk) -> None:
    desk.station.fall(8)
    desk.value(20, None)
    desk.dealing.choose_employees()
    desk.touch("split-8-11")
    desk.dealing.act(Act.PAID)
    assert not desk.dealing.draft.employees, "the next payment is another's, as of a seat"
    assert desk.dealing.draft.hand == Hand(TWENTY)
    desk.dealing.choose_employees()
    go_on(desk.dealing)
    desk.station.fall(17)
    begun = desk.dealing.draft
    assert (begun.hand, begun.employees) == (None, False)


def test_said_after_it_was_laid_it_is_said_of_that_and_minus_goes_on(desk: Desk) -> None:
    desk.station.fall(8)
    desk.dealing.choose_value(TWENTY)
    desk.touch("split-8-11", "black")
    desk.dealing.choose_employees()
    assert lying(desk) == {"split-8-11": (THEIRS,), "black": (THEIRS,)}
    desk.dealing.choose_value(TWENTY)
    desk.dealing.choose_owner(None)
    desk.dealing.take()
    desk.dealing.choose_employees()
    assert desk.dealing.draft.taking, "whose is taken off was left open"
    desk.touch("black")
    assert lying(desk) == {"split-8-11": (THEIRS,)}
    desk.dealing.act(Act.UNDO)
    desk.dealing.act(Act.UNDO)
    assert lying(desk)["black"] == (Entry(1, TWENTY),), "nobody has said whose it is"


def test_it_answers_whose_the_chips_of_a_payment_are(desk: Desk) -> None:
    desk.station.fall(8)
    desk.value(20, None, "black")
    desk.colour("red")
    assert desk.screen.whose is not None
    desk.dealing.choose_employees()
    assert lying(desk)["black"] == (Entry(1, TWENTY),), "while red is laid, red is meant"
    desk.dealing.choose_employees()
    desk.dealing.look_at(1)
    desk.dealing.choose_employees()
    assert lying(desk)["black"] == (THEIRS,)
    assert not desk.dealing.draft.employees, "the chip in hand is not meant"
    assert desk.screen.whose is None


def test_nothing_is_offered_that_a_player_had(desk: Desk) -> None:
    """Neither the amount that its seat had on a chance, nor how a colour lay when it last won."""
    desk.station.fall(8)
    desk.value(20, "posto 4", "black", "black")
    desk.colour("red", "straight-8", "split-8-11")
    desk.dealing.act(Act.PAID_ALL)
    desk.dealing.act(Act.PAID_ALL)
    go_on(desk.dealing)
    desk.station.fall(17)
    desk.colour("red")
    assert desk.screen.figures is not None
    assert desk.screen.figures.again
    desk.dealing.choose_employees()
    assert not desk.screen.figures.again
    desk.value(20, "posto 4")
    offered = {target.position.name: target.offered for target in desk.screen.chances}
    assert offered["black"] == 2
    desk.dealing.choose_employees()
    assert {target.offered for target in desk.screen.chances} == {0}


def test_minus_takes_no_players_stake_from_before_for_theirs(desk: Desk) -> None:
    """What lies there for the employees is nobody's whom it could be asked of; seat 4 took his up."""
    for stake in ({"value": "20.00", "owner": "posto 4"}, {"value": "20.00", "employees": True}):
        desk.station.send({"do": "place", "position": "black", "entry": {"pieces": 1, **stake}})
    desk.station.fall(8)
    assert titles(desk) == [("Posto 4", 2000), ("Impiegati", 2000)]
    desk.dealing.choose_value(TWENTY)
    desk.dealing.choose_employees()
    desk.dealing.take()
    desk.touch("black")
    assert desk.screen.banner is not None
    assert "per gli impiegati" in banner_words(desk.screen.banner)[1]
    assert len(titles(desk)) == 2
    desk.dealing.choose_owner("posto 4")
    desk.dealing.take()
    desk.touch("black")
    assert titles(desk) == [("Impiegati", 2000)]


ACTS = {
    "value": lambda draft: entry.choose_value(draft, TWENTY),
    "colour": lambda draft: entry.choose_colour(draft, "red", Cents(250), None),
    "seat": lambda draft: entry.choose_owner(draft, "posto 4"),
    "nobody": lambda draft: entry.choose_owner(draft, None),
    "employees": entry.choose_employees,
    "kind": entry.next_kind,
    "paid": entry.next_player,
    "count": lambda draft: entry.choose_count(draft, 3),
    "minus": entry.toggle_taking,
    "lay": lambda draft: entry.touch(draft, SPLIT),
    "undo": entry.undo,
}


@given(st.lists(st.sampled_from(sorted(ACTS)), max_size=25))
def test_the_hand_is_what_the_key_says_and_nothing_of_theirs_has_an_owner(acts: list[str]) -> None:
    draft = SpinDraft(spin=1)
    for act in acts:
        draft = ACTS[act](draft)
        if draft.hand is not None:
            assert draft.hand.employees is draft.employees
        assert not (draft.employees and (draft.owner or draft.nobody))
        for stack in draft.stacks:
            for lies in stack.entries:
                assert not (lies.employees and lies.owner)
                assert (lies.owner == "red") <= (lies.colour == "red")


def test_its_key_says_what_it_lays_by_touch_and_by_keyboard(played: Played) -> None:
    """Three touches, or three keys: the chip, whose it is, the place."""
    played.fall(8)
    chips, key = played.entry.chips, played.entry.chips.employees
    assert key.isVisible()
    assert min(key.width(), key.height()) >= 56
    played.touch(chips.values[3])
    played.touch(key)
    assert key.chosen
    assert chips.values[3].owner == "Imp"
    assert chips.values[3].accessibleName().endswith("per gli impiegati")
    assert not any(seat.chosen for seat in played.entry.keys.seats)
    played.place("split-8-11")
    played.key(Qt.Key.Key_1)
    assert not key.chosen
    played.key(Qt.Key.Key_0)
    assert (key.chosen, chips.colours[0].owner) == (True, "Imp")
    played.place("split-8-11")
    split = next(
        target
        for target in played.entry.ground.targets
        if target.target is not None and target.target.position is at("split-8-11")
    )
    assert split.accessibleName().count("per gli impiegati") == 2
