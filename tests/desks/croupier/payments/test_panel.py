"""What is touched beside the large payment."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desks.common.laid_drawing import laid_words
from app.desks.common.lettering import Written, proofread
from app.desks.common.touch import Role
from app.desks.croupier.acts import Act
from app.desks.croupier.payments.large import at_minimum_words, counted_words
from app.desks.croupier.payments.queue import lines_shown, more_words
from app.desks.croupier.roulette.announces.beside_page import winning_announces
from app.desks.croupier.roulette.announces.going_on import going_on_command
from app.desks.croupier.roulette.entry.figures import Figure
from app.desks.croupier.roulette.payments import panel
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.money import Cents
from app.rules.roulette.announce_wins import Again
from app.rules.roulette.layout import BY_NAME
from app.rules.tongue import Speech
from app.settings import TEXT_SIZES
from tests.desks.croupier.announced import say
from tests.desks.croupier.scene import played as set_on_stage
from tests.desks.croupier.scene import set_up, table_of
from tests.desks.croupier.scenes import SCENES
from tests.desks.played import Played
from tests.said import said

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_a_chip_is_marked_as_finished_by_touch_and_by_key(played: Played) -> None:
    played.fall(8)
    played.value(2000, 4)
    played.place("straight-8")
    button = played.panel.buttons[Act.FINISHED]
    played.touch(button)
    assert (button.chosen, button.accessibleName()) == (True, "C'è di nuovo")
    assert [chip.value for chip in played.station.state.bank.inventory.missing] == [2000]
    assert played.panel.accessibleName().endswith(": 700. Manca il 20: chiedere un fill")
    played.key(Qt.Key.Key_F, CONTROL)
    assert (button.chosen, button.accessibleName()) == (False, "Pezzi finiti")
    assert not played.station.state.bank.inventory.missing


def test_enter_beside_the_letters_pays_nothing_and_that_of_the_pad_never_marks_a_chip(played: Played) -> None:
    """Enter confirms elsewhere (screens: the pad's Enter pays); the mark's button is never where it goes."""
    played.fall(8)
    played.value(2000, 4)
    played.place("straight-8")
    played.touch(played.panel.buttons[Act.FINISHED])
    assert not played.panel.buttons[Act.FINISHED].hasFocus()
    played.key(Qt.Key.Key_Return)
    assert played.paid == frozenset()
    played.key(Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert played.paid == {1}
    assert len(played.station.state.bank.inventory.missing) == 1


def test_an_amount_of_several_chips_has_nothing_to_mark(played: Played) -> None:
    played.fall(8)
    for cents in (2000, 500):
        played.value(cents, 1)
        played.place("low")
    assert not played.panel.buttons[Act.FINISHED].isVisible()


def test_what_is_given_back_is_read_aloud_too(played: Played) -> None:
    """Rules 5: what is over the maximum is not paid and is returned; a straight takes sixty at most."""
    played.fall(8)
    played.value(2000, 4)
    played.touch(played.entry.keys.counts[3])
    played.place("straight-8")
    assert played.amounts == [35 * 6000]
    assert "Da rendere · pieno 8 · posto 4: € 20" in played.panel.accessibleName()


def _three(played: Played) -> None:
    """Three payments on number 8: a chance and two colours inside."""
    played.fall(8)
    played.value(2000, 4)
    played.place("black")
    for colour in ("red", "blue"):
        played.colour(colour)
        played.place("straight-8")


def test_what_is_disputed_is_never_called_all_paid(played: Played) -> None:
    """What waits for a decision is shown again by itself, and can be decided at once (rules 7)."""
    _three(played)
    played.window.dealing.ask(said({"do": "dispute", "order": 2, "reason": "quanto è"}))
    played.key(Qt.Key.Key_Space)
    played.key(Qt.Key.Key_Space)
    assert played.paid == {1, 3}
    pay = played.panel.buttons[Act.PAID]
    assert (pay.accessibleName(), pay.isEnabled()) == ("CONTESTATO quanto è · decidere…", True)
    played.key(Qt.Key.Key_Space)
    assert played.paid == {1, 3}, "the space bar pays and decides nothing"
    played.touch(pay)
    assert played.window.pages.open is played.window.pages.made[Act.PAYMENT]
    played.key(Qt.Key.Key_Escape)
    screen = played.window.dealing.screen
    assert screen is not None
    assert screen.payments.large is not None
    assert screen.payments.large.order == 2
    played.window.dealing.ask(said({"do": "rule", "order": 2, "by": "capo tavolo", "reason": "visto"}))
    played.key(Qt.Key.Key_Space)
    assert pay.accessibleName() == "TUTTO PAGATO"


def _drawn(played: Played) -> list[str]:
    """Every text that the panel of the payments writes."""
    found: list[str] = []
    proofread(lambda written, _painter: found.append(written.text))
    played.panel.grab()
    proofread(None)
    return found


def test_what_must_be_handed_over_is_never_pushed_out_by_payments(played: Played) -> None:
    """A freed prisoner stands in the list however many payments there are; what has no room is counted."""
    played.fall(0)
    played.colour("red")
    played.place("red")
    played.station.say("next")
    played.fall(3)
    places = ("straight-3", "split-3-6", "split-2-3")
    for colour, place in zip(("blue", "green", "yellow", "lilac", "orange"), places * 2, strict=False):
        played.colour(colour)
        played.place(place)
    drawn = _drawn(played)
    assert any(text.startswith("Liberato") for text in drawn)
    assert "⋯ ancora 2" in drawn


@pytest.mark.parametrize(
    ("shown", "count", "words"),
    [
        ([0, 1, 2, 3], 4, ""),
        ([0, 1, 2, 3], 9, "▾ ancora 5"),
        ([5, 6, 7, 8], 9, "▴ ancora 5"),
        ([3, 4, 5, 6], 9, "▴ 3 ▾ 2"),
        ([0, 1, 2, 5], 6, "⋯ ancora 2"),
        ([1, 2, 5], 7, "▴ 1 ⋯ 2 ▾ 1"),
        ([], 0, ""),
    ],
)
def test_lines_above_those_that_are_seen_are_not_said_to_be_beneath(
    shown: list[int], count: int, words: str
) -> None:
    assert more_words(shown, count) == words


@pytest.mark.parametrize(
    ("count", "focus", "waiting", "shown"),
    [
        (7, 0, [0, 1, 2, 3, 4], [0, 1, 2, 3]),
        (7, 3, [3, 4], [2, 3, 4, 5]),
        (5, 4, [4], [1, 2, 3, 4]),
        (9, 2, [8], [1, 2, 3, 8]),
        (9, 2, [6, 7, 8], [1, 2, 3, 6]),
        (3, 0, [2], [0, 1, 2]),
        (1, 0, [], [0]),
        (0, 0, [], []),
    ],
)
def test_no_line_is_left_out_but_before_what_is_still_to_be_done(
    count: int, focus: int, waiting: list[int], shown: list[int]
) -> None:
    assert lines_shown(count, focus, waiting, 4) == shown


@given(st.integers(0, 8), st.integers(1, 12), st.integers(0, 8), st.integers(3, 8), st.data())
def test_of_the_payments_never_fewer_than_three_are_seen(
    before: int, payments: int, after: int, room: int, data: st.DataObject
) -> None:
    """What zero halved, or waits after the payments, pushes none out of sight that is paid now or next."""
    focus = data.draw(st.integers(before, before + payments - 1))
    count = before + payments + after
    others = [*range(before), *range(before + payments, count)]
    shown = lines_shown(count, focus, others, room, others)
    assert focus in shown
    assert len(shown) == min(room, count)
    assert sum(line not in others for line in shown) >= min(3, payments)


@pytest.mark.parametrize("size", TEXT_SIZES)
def test_three_payments_are_seen_at_zero_above_its_key(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    """*Allo zero…* stands beneath the list and takes most of its room; what is halved waits for no line of theirs."""
    played = Played(qtbot, setup=set_up())
    played.window.setup.change(text_size=size)
    played.fall(0)
    played.colour("red")
    played.touch(played.entry.keys.counts[2])
    played.place("black", "even", "low", "high")
    for seat in range(1, 6):
        played.value(2000, seat)
        played.place("straight-0")
    played.window.dealing.act(Act.SEEN_TO_ALL)
    assert played.panel.buttons[SpinAct.ZERO].isVisible()
    drawn: list[int] = []
    monkeypatch.setattr(
        panel, "draw_row", lambda _painter, _scale, _rect, row, *_words, **_shown: drawn.append(row.order)
    )
    for order in range(1, 6):
        played.window.dealing.look_at(order)
        drawn.clear()
        played.panel.grab()
        assert order in drawn
        assert len(drawn) == 3
    played.window.setup.change(text_size=100)


def test_rules_6_what_is_kept_for_an_announce_that_goes_on_is_said(played: Played) -> None:
    """The serie pays 17 pieces, a rifare keeps 6 of them: 11 are pushed over [5.2]."""
    say(played, "serie", "posto 2", value="10.00")
    played.fall(8)
    played.station.say("cleared")
    assert played.panel.accessibleName() == "Posto 2, 1 cavallo 5/8: 170"
    (won,) = winning_announces(played.station.state)
    played.station.send(going_on_command(won, Again.RIFARE))
    assert (
        played.panel.accessibleName()
        == "Posto 2, 1 cavallo 5/8: 170. Al cliente 110 + puntata 10; in gioco 60"
    )


def test_rules_6_the_players_part_and_what_stays_in_play_are_two_things(played: Played) -> None:
    """[5.2] 17 pieces: 11 and the stake are handed over, six lie apart; sentence and list say the player's."""
    say(played, "serie", "posto 2", value="20.00")
    played.fall(8)
    played.station.say("cleared")
    (won,) = winning_announces(played.station.state)
    played.station.send(going_on_command(won, Again.RIFARE))
    screen = played.window.dealing.screen
    assert screen is not None
    assert screen.payments.large is not None
    large = screen.payments.large
    assert large.spoken == "Undici pezzi, duecentoventi, più la puntata, venti, posto 2"
    assert large.beside.parted is not None
    assert [
        sum(pile.pieces for pile in laid.piles)
        for laid in (large.beside.parted.laid_handed, large.beside.parted.laid_kept)
    ] == [
        11,
        6,
    ]
    drawn = _drawn(played)
    assert {"AL CLIENTE", "220 + puntata 20", "IN GIOCO", "120"} <= set(drawn)
    assert "Posto 2 · in gioco 120" in drawn
    assert "al cliente € 240" in drawn


def test_per_il_tutto_nothing_is_said_to_be_handed_over(played: Played) -> None:
    say(played, "serie", "posto 2", value="20.00")
    played.fall(8)
    played.station.say("cleared")
    (won,) = winning_announces(played.station.state)
    played.station.send(going_on_command(won, Again.TUTTO))
    screen = played.window.dealing.screen
    assert screen is not None
    assert screen.payments.large is not None
    assert screen.payments.large.spoken == "Tutto in gioco, posto 2"
    assert "AL CLIENTE" not in _drawn(played)


def test_rules_2_banknotes_are_said_to_be_last_and_changed_and_what_goes_back(played: Played) -> None:
    """[4.3] Six chips of 100 beside two notes of 500 up to the maximum: 400 count, 600 go back."""
    played.fall(8)
    played.touch(played.entry.keys.counts[5])
    played.value(10000, 2)
    played.place("black")
    for _ in range(2):
        played.touch(played.entry.chips.kind)
    played.touch(played.entry.chips.values[-1])
    played.place("black")
    played.place("black")  # notes are laid one by one, whatever count was chosen for the chips
    drawn = _drawn(played)
    assert "Biglietti da rendere · su nero · posto 2" in drawn
    assert "Posto 2 · biglietti" in drawn
    assert not any("Biglietti per ultimi" in text for text in drawn)
    played.key(Qt.Key.Key_Space)  # the notes are given back before anything is paid (rules 5)
    played.key(Qt.Key.Key_Space)
    screen = played.window.dealing.screen
    assert screen is not None
    assert screen.payments.large is not None
    assert screen.payments.large.spoken == "Biglietti per ultimi: quattrocento, posto 2"
    assert "Biglietti per ultimi: cambiare 400 in gettoni, poi pagare. Da rendere prima: 600." in _drawn(
        played
    )


@pytest.mark.parametrize("figure", [Figure.STRAIGHT_AND_SPLITS, Figure.COMPLETE])
def test_why_a_figure_is_paid_can_be_read(played: Played, figure: Figure) -> None:
    """The commonest picture bets are written at 14 pixels of the reference at least, and never cut."""
    played.fall(12)
    played.colour("red")
    played.window.dealing.lay_figure(figure)
    found: list[Written] = []
    proofread(lambda written, _painter: found.append(written))
    played.panel.grab()
    proofread(None)
    why = [written for written in found if "cavall" in written.text]
    assert why
    assert all(written.pixels >= 14 and not written.cut for written in why)


def test_what_was_paid_before_its_announce_went_on_is_a_step(played: Played) -> None:
    """Rules 6: a rifare after PAGATO; the dealer is told what comes back and what he gives, and ticks it."""
    say(played, "serie", "posto 4", held=True)
    played.fall(8)
    played.station.say("cleared")
    played.touch(played.panel.buttons[Act.PAID])
    (said,) = winning_announces(played.station.state)
    played.station.send(going_on_command(said, Again.RIFARE))
    assert played.panel.buttons[Act.PAID].text() == "FATTO"
    assert played.panel.accessibleName().startswith("Riprendere 120, rendere puntata 20")
    played.touch(played.panel.buttons[Act.PAID])
    assert played.panel.buttons[Act.PAID].text() == "TUTTO PAGATO"
    played.touch(played.panel.buttons[Act.UNPAID])
    assert played.station.state.paying is not None
    assert played.station.state.paying.done == ()
    assert played.panel.buttons[Act.PAID].text() == "PAGATO", "it is paid anew, its pieces kept"
    assert "Al cliente 220 + puntata 20" in played.panel.accessibleName()


def test_what_is_known_to_have_won_is_all_paid_before_the_clearing_too(played: Played) -> None:
    """Two held announces won: all payments stand beside the clearing, in its own words on the felt."""
    for owner in ("posto 4", "posto 1"):
        say(played, "serie", owner, held=True)
    played.fall(8)
    found: list[Written] = []
    proofread(lambda written, _painter: found.append(written))
    played.entry.keys.grab()
    proofread(None)
    assert any("intorno al numero, colonne" in written.text for written in found)
    buttons = played.panel.buttons
    assert buttons[SpinAct.CLEARED].isVisible()
    assert not buttons[Act.NEXT].isVisible()
    played.touch(buttons[Act.PAID_ALL])
    played.touch(buttons[Act.PAID_ALL])
    assert played.paid == {1, 2}
    assert (buttons[SpinAct.CLEARED].isVisible(), buttons[Act.NEXT].isVisible()) == (False, True)


def test_parts_that_are_not_whole_chips_of_the_payment_are_each_laid_in_their_own(played: Played) -> None:
    """[5.2] Of 22 pieces of 100 the player has 1320 and 880 stay: both pictures sum up to theirs."""
    say(played, "vicini", "posto 4", value="100.00", held=True)
    played.fall(2)
    played.station.say("cleared")
    (won,) = winning_announces(played.station.state)
    played.station.send(going_on_command(won, Again.TUTTO))
    screen = played.window.dealing.screen
    assert screen is not None
    assert screen.payments.large is not None
    parts = screen.payments.large.beside.parted
    assert parts is not None
    assert (parts.handed, parts.kept) == (132000, 88000)
    assert laid_words(parts.laid_handed) == "5 × 100 · 500 · 20 + 100 + 200"
    assert laid_words(parts.laid_kept) == "5 × 100 · 10 + 20 + 50 + 100 + 200"
    drawn = _drawn(played)
    assert {"1.320", "880 + puntata 200"} <= set(drawn)
    assert not any(words.startswith("taglio") for words in drawn)


def test_a_sentence_of_many_amounts_counts_them_where_it_would_be_cut(played: Played) -> None:
    say(played, "vicini", "posto 4", value="200.00", held=True)
    played.fall(2)
    played.station.say("cleared")
    played.window.dealing.choose_owner("posto 4")
    played.window.dealing.choose_value(Cents(20000))
    played.window.dealing.touch(BY_NAME["trio-0-2-3"])
    drawn = [words.replace("\N{NO-BREAK SPACE}", " ") for words in _drawn(played)]
    assert "«12 volte cinquecento, trecentoottanta, posto 4»" in drawn
    assert "100 + 2 × 200 · 11 × 500 · 10 + 20 + 50 + 100 + 200" in drawn


@pytest.mark.parametrize(
    ("said", "counted"),
    [
        ("Cinquecento, cinquecento, trecentoventi, posto 4", "2 volte cinquecento, trecentoventi, posto 4"),
        ("Trecento, cinquecento, cinquecento, posto 4", "Trecento, 2 volte cinquecento, posto 4"),
        ("Undici pezzi, duecentoventi, posto 2", "Undici pezzi, duecentoventi, posto 2"),
    ],
)
def test_only_amounts_that_are_said_one_after_the_other_are_counted(said: str, counted: str) -> None:
    assert counted_words(Speech.ITALIAN, said) == counted


def test_a_payment_in_colour_says_what_a_piece_is_worth(played: Played) -> None:
    """Rules 2: without a marker it is the table's minimum; with one the marker says it."""
    played.fall(8)
    played.colour("red")
    played.place("split-8-11")
    played.colour("blue")
    played.place("black")
    screen = played.window.dealing.screen
    assert screen is not None
    large = screen.payments.large
    assert large is not None
    assert at_minimum_words(large) == "2,50 a pezzo, minimo"
    marked = None if large.look is None else large.look._replace(marker="5")
    assert at_minimum_words(replace(large, look=marked)) == ""
    assert at_minimum_words(replace(large, look=None)) == ""


def test_what_was_seen_to_stays_ticked_however_long_its_name(
    played: Played, request: pytest.FixtureRequest
) -> None:
    """At zero nothing is paid: all that was done stands there, and that it was done."""
    request.addfinalizer(lambda: proofread(None))
    played.fall(0)
    played.window.dealing.act(SpinAct.KIND)
    played.window.dealing.act(SpinAct.KIND)
    played.window.dealing.choose_owner("posto 5")
    played.window.dealing.choose_value(Cents(50_000))
    played.window.dealing.choose_count(5)
    played.place("black")
    played.window.dealing.act(Act.SEEN_TO_ALL)
    found: list[Written] = []
    proofread(lambda written, _painter: found.append(written))
    played.panel.grab()
    (named,) = {
        written.text for written in found if "biglietti" in written.text and "1.500" not in written.text
    }
    assert named == "✓ su nero · posto 5 · biglietti"
    assert not any(written.cut for written in found)


def test_pagato_says_that_nobody_is_named_before_another_touch_pays(played: Played) -> None:
    played.fall(8)
    played.touch(played.entry.chips.values[3])
    played.place("black")
    pay = played.panel.buttons[Act.PAID]
    played.touch(pay)
    assert (pay.text(), pay.below, pay.role) == ("PAGATO", "di chi è? ancora: paga", Role.STEP)
    assert played.paid == frozenset()
    played.touch(pay)
    assert played.paid == {1}
    assert pay.role is Role.PAY


def test_what_cannot_be_paid_in_chips_is_asked_where_it_would_be_paid(qtbot: QtBot) -> None:
    """Half of 2.50 is no chip: the key that would pay it says whom to ask, and does not invite."""
    scene = next(scene for scene in SCENES if scene.name == "entry-uneven")
    hands = Played(qtbot, scene.side, (1280, 800), table_of(scene), set_up(), opened=scene.opened)
    set_on_stage(scene, hands)
    pay = hands.panel.buttons[Act.PAID]
    assert (pay.text(), pay.below, pay.role) == ("PAGATO", "chiedere al capo tavolo", Role.QUIET)


def test_the_key_beside_the_colours_names_what_is_offered_now(played: Played) -> None:
    """It is lit as long as it is not the usual chips; a screen reader hears what comes next."""
    played.fall(8)
    key = played.entry.chips.kind
    said = []
    for _ in range(4):
        said.append((key.text(), key.chosen))
        played.touch(key)
    assert said == [("Gettoni", False), ("Biglietti", True), ("Fino al max", True), ("Omaggi", True)]
    assert key.accessibleName() == "accanto ai colori: Gettoni; poi Biglietti"


def test_notes_that_go_back_are_drawn_and_counted_as_notes(played: Played) -> None:
    played.fall(8)
    for _ in range(2):
        played.window.dealing.act(SpinAct.KIND)
    played.touch(played.entry.keys.counts[2])
    played.touch(played.entry.chips.values[-1])
    played.touch(played.entry.keys.seats[1])
    played.place("black")
    played.station.say("cleared")
    drawn = _drawn(played)
    assert "Biglietti da rendere" in drawn
    assert "biglietto" in drawn
    assert "≤500" in drawn or "€500" in drawn


def test_the_next_spin_is_gold_once_something_was_said_of_this_one(played: Played) -> None:
    """Nothing entered, and the layout not said to be clear: gold is what says so, and not what closes the spin."""
    played.fall(8)
    buttons = played.panel.buttons
    assert (buttons[SpinAct.CLEARED].role, buttons[Act.NEXT].role) == (Role.STEP, Role.QUIET)
    played.touch(buttons[SpinAct.CLEARED])
    assert buttons[Act.NEXT].role is Role.STEP
    played.touch(buttons[Act.NEXT])
    assert played.station.state.paying is None
    played.fall(9)
    played.colour("red")
    played.place("straight-9")
    assert buttons[Act.NEXT].role is Role.STEP
