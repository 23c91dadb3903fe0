"""What is drawn and said where a call bet won and goes on (rules 6) [5.2]."""

from app.desks.common.laid_drawing import laid_words
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.announces.beside_page import winning_announces
from app.desks.croupier.roulette.announces.going_on import going_on_command
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.money import Cents
from app.rules.roulette.announce_wins import Again
from app.rules.roulette.layout import BY_NAME
from tests.desks.croupier.announced import say
from tests.desks.played import Played
from tests.desks.written import texts_on, written_on


def goes_on(played: Played, again: Again) -> None:
    """The announce that won goes on."""
    (won,) = winning_announces(played.station.state)
    played.station.send(going_on_command(won, again))


def test_rules_6_what_is_kept_for_an_announce_that_goes_on_is_said(played: Played) -> None:
    """The serie pays 17 pieces, a rifare keeps 6 of them: 11 are pushed over [5.2]."""
    say(played, "serie", "posto 2", value="10.00")
    played.fall(8)
    played.station.say("cleared")
    assert played.panel.accessibleName() == "Posto 2, 1 cavallo 5/8: 170"
    goes_on(played, Again.RIFARE)
    assert (
        played.panel.accessibleName()
        == "Posto 2, 1 cavallo 5/8: 170. Al cliente 110 + puntata 10; in gioco 60"
    )


def test_rules_6_the_players_part_and_what_stays_in_play_are_two_things(played: Played) -> None:
    """[5.2] 17 pieces: 11 and the stake are handed over, six lie apart; sentence and list say the player's."""
    say(played, "serie", "posto 2", value="20.00")
    played.fall(8)
    played.station.say("cleared")
    goes_on(played, Again.RIFARE)
    large = played.large
    assert large.spoken == "Undici pezzi, duecentoventi, più la puntata, venti, posto 2"
    assert large.beside.parted is not None
    assert [
        sum(pile.pieces for pile in laid.piles)
        for laid in (large.beside.parted.laid_handed, large.beside.parted.laid_kept)
    ] == [
        11,
        6,
    ]
    drawn = texts_on(played.panel)
    assert {"AL CLIENTE", "220 + puntata 20", "IN GIOCO", "120"} <= set(drawn)
    assert "Posto 2 · in gioco 120" in drawn
    assert "al cliente € 240" in drawn


def test_per_il_tutto_nothing_is_said_to_be_handed_over(played: Played) -> None:
    say(played, "serie", "posto 2", value="20.00")
    played.fall(8)
    played.station.say("cleared")
    goes_on(played, Again.TUTTO)
    assert played.large.spoken == "Tutto in gioco, posto 2"
    assert "AL CLIENTE" not in texts_on(played.panel)


def test_what_was_paid_before_its_announce_went_on_is_a_step(played: Played) -> None:
    """Rules 6: a rifare after PAGATO; the dealer is told what comes back and what he gives, and ticks it."""
    say(played, "serie", "posto 4", held=True)
    played.fall(8)
    played.station.say("cleared")
    played.touch(played.panel.buttons[Act.PAID])
    goes_on(played, Again.RIFARE)
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
    found = written_on(played.entry.keys)
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
    goes_on(played, Again.TUTTO)
    parts = played.large.beside.parted
    assert parts is not None
    assert (parts.handed, parts.kept) == (132000, 88000)
    assert laid_words(parts.laid_handed) == "5 × 100 · 500 · 20 + 100 + 200"
    assert laid_words(parts.laid_kept) == "5 × 100 · 10 + 20 + 50 + 100 + 200"
    drawn = texts_on(played.panel)
    assert {"1.320", "880 + puntata 200"} <= set(drawn)
    assert not any(words.startswith("taglio") for words in drawn)


def test_a_sentence_of_many_amounts_counts_them_where_it_would_be_cut(played: Played) -> None:
    say(played, "vicini", "posto 4", value="200.00", held=True)
    played.fall(2)
    played.station.say("cleared")
    played.window.dealing.choose_owner("posto 4")
    played.window.dealing.choose_value(Cents(20000))
    played.window.dealing.touch(BY_NAME["trio-0-2-3"])
    drawn = [words.replace("\N{NO-BREAK SPACE}", " ") for words in texts_on(played.panel)]
    assert "«12 volte cinquecento, trecentoottanta, posto 4»" in drawn
    assert "100 + 2 × 200 · 11 × 500 · 10 + 20 + 50 + 100 + 200" in drawn
