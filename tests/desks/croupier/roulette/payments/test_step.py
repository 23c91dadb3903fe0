"""What zero does besides paying is done step by step, before the payments (rules 3, 4)."""

from PySide6.QtCore import Qt

from app.desks.common.touch import Role
from app.desks.croupier.acts import Act
from app.desks.croupier.heading import Meaning
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.table.roulette.outcomes import Fate
from tests.desks.hands import CONTROL
from tests.desks.played import Played
from tests.desks.written import texts_on

SPACE = Qt.Key.Key_Space


def shown(played: Played) -> SpinScreen:
    return played.screen


def zero(played: Played) -> Played:
    """Five blue pieces on passe, one red on noir, and two payments."""
    played.fall(0)
    played.colour("blue")
    played.touch(played.entry.keys.counts[4])
    played.place("high")
    played.touch(played.entry.keys.counts[0])
    played.place("straight-0")
    played.colour("red")
    played.place("black", "trio-0-2-3")
    return played


def test_a_zero_is_dealt_with_the_space_bar_alone_halves_first(played: Played) -> None:
    """Rules 4: à partager, enfermé, and then the number is paid; only then is everything paid."""
    zero(played)
    done: list[Fate | int] = []
    while (paid := shown(played).payments).step is not None or paid.current is not None:
        assert shown(played).heading.meaning is not Meaning.ALL_PAID
        assert played.panel.buttons[Act.PAID].isEnabled()
        done.append(paid.step.fate if paid.step is not None else paid.current or 0)
        played.key(SPACE)
        assert len(done) < 10
    assert done == [Fate.HALVED, Fate.SHUT, 1, 2], "what is shut in of a half is one step with it"
    assert sorted(listed for listed, _ in played.station.paying.done) == ["enferme", "enferme", "partage"]
    assert shown(played).heading.said == ("Tout est payé au numéro",)
    assert shown(played).primary is Act.NEXT


def test_a_half_says_which_chips_go_and_how_many_stay(played: Played) -> None:
    texts = texts_on(zero(played).panel)
    assert "À partager" in texts
    assert "Metà alla banca, 2 pezzi · restano 2 · 1 chiuso" in texts
    assert {"ALLA BANCA", "RESTA", "ENFERMÉ"} <= set(texts)
    assert played.panel.buttons[Act.PAID].text() == "FATTO"


def test_a_half_of_value_says_what_the_bank_changes(played: Played) -> None:
    """20 + 10 + 5 + 2.50: no chips are half of it."""
    played.fall(0)
    for cents in (2000, 1000, 500, 250):
        played.value(cents, 4)
        played.place("high")
    texts = texts_on(played.panel)
    assert "La banca cambia: rende 2,50" in texts
    assert "Metà alla banca: € 17,50 · 2,50 sulla riga esterna" in texts


def test_all_is_done_at_zero_with_one_touch(played: Played) -> None:
    zero(played)
    button = played.panel.buttons[Act.SEEN_TO_ALL]
    assert button.text() == "Fatto allo zero"
    played.touch(button)
    assert shown(played).payments.step is None
    assert [share.done for share in shown(played).payments.shares] == [True] * 2
    assert not button.isVisible()
    assert played.panel.buttons[Act.PAID].text() == "PAGATO"


def test_all_is_done_at_zero_with_one_touch_before_the_layout_is_clear(played: Played) -> None:
    """What was known to lie there is halved, and nobody won: nothing was entered, nor the layout cleared."""
    for place, colour in (("black", "red"), ("high", "blue")):
        played.station.send({"do": "place", "position": place, "entry": {"colour": colour, "pieces": 4}})
    played.fall(0)
    buttons = played.panel.buttons
    assert (buttons[SpinAct.CLEARED].isVisible(), buttons[Act.NEXT].isVisible()) == (True, False)
    played.touch(buttons[Act.SEEN_TO_ALL])
    assert shown(played).payments.step is None
    assert buttons[Act.NEXT].isVisible()


def test_the_same_by_key(played: Played) -> None:
    zero(played)
    played.key(Qt.Key.Key_W, CONTROL)
    assert shown(played).payments.step is None


def test_nothing_waits_for_what_is_done_by_eye(played: Played) -> None:
    """The next spin is never held up, but it is no more called paid than it is."""
    zero(played)
    played.station.say("paid_all")
    following = played.panel.buttons[Act.NEXT]
    assert shown(played).heading.meaning is Meaning.HALVE
    assert (following.isEnabled(), following.role) == (True, Role.QUIET)
    played.touch(following)
    assert played.station.state.paying is None


def test_a_payment_is_looked_at_from_a_step_and_back(played: Played) -> None:
    zero(played)
    played.key(Qt.Key.Key_Right)
    large = shown(played).payments.large
    assert large is not None
    assert large.order == 1
    assert Act.PAID not in shown(played).can, "the halves come first"
    assert played.panel.buttons[Act.DUE].text() == "Torna a: À partager"
    played.touch(played.panel.buttons[Act.DUE])
    assert shown(played).payments.large is None
    played.key(SPACE)
    assert [share.done for share in shown(played).payments.shares] == [True, False]


def test_a_zero_without_payments_is_all_paid_when_it_is_divided(played: Played) -> None:
    played.fall(0)
    played.colour("blue")
    played.place("high", "high")
    assert shown(played).heading.meaning is Meaning.HALVE
    played.key(SPACE)
    assert shown(played).heading.meaning is Meaning.ALL_PAID


def test_what_is_given_back_comes_after_the_payments(played: Played) -> None:
    """Rules 5: what is over the maximum of a straight is returned."""
    played.fall(8)
    played.value(2000, 4)
    played.touch(played.entry.keys.counts[3])
    played.place("straight-8")
    assert shown(played).payments.step is None
    played.key(SPACE)
    step = shown(played).payments.step
    assert step is not None
    assert (step.fate, step.amount) == (Fate.RETURNED, 2000)
    assert shown(played).heading.meaning is Meaning.SEE_TO
    assert "Rendere al cliente" in texts_on(played.panel)
    played.key(SPACE)
    assert shown(played).heading.meaning is Meaning.ALL_PAID


def test_the_order_of_clearing_is_said_until_it_is_done(played: Played) -> None:
    """Rules 3: first round the number, then the columns, and so on."""
    played.fall(8)
    said = "Pulire: intorno al numero, colonne; passe, impair"
    assert any(text.startswith(said) for text in texts_on(played.panel))
    played.touch(played.panel.buttons[SpinAct.CLEARED])
    assert not any(text.startswith(said) for text in texts_on(played.panel))


def test_of_a_chip_that_counts_in_part_the_change_is_drawn(played: Played) -> None:
    """Rules 5: of a hundred on a straight sixty count; the bank changes it, and two twenties go back."""
    played.fall(8)
    played.value(10000, 4)
    played.place("straight-8")
    played.key(SPACE)
    step = shown(played).payments.step
    assert step is not None
    assert [(look.face, pieces) for look, pieces in step.handed.chips] == [("20", 2)]
    assert "Cambiare 100 e rendere al cliente" in texts_on(played.panel)


def test_a_half_that_was_ticked_by_itself_is_done_once_what_is_shut_in_is(played: Played) -> None:
    """Whoever sends commands ticks each by itself; the step is done with both, and taken back with both."""
    zero(played)
    half = shown(played).payments.shares[0]
    assert half.shut is not None
    played.station.send({"do": "done", "listed": half.listed, "place": half.order})
    assert [share.done for share in shown(played).payments.shares] == [False, False]
    played.key(SPACE)
    assert [share.done for share in shown(played).payments.shares] == [True, False]
    played.window.dealing.see_to(shown(played).payments.shares[0])
    assert played.station.paying.done == ()
