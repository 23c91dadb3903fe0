"""What the next touch lays, in words (rules 2, 5)."""

from app.desks.croupier.roulette.entry.palette_keys import Palette, hint_words
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.money import Cents
from tests.desks.desk import Desk


def palette(desk: Desk) -> Palette:
    assert desk.screen.palette is not None
    return desk.screen.palette


def test_a_colour_without_a_marker_says_that_it_is_worth_the_minimum(desk: Desk) -> None:
    """Rules 2: worth the table's minimum unless it is personalised; then its marker says it too."""
    desk.station.send({"do": "colour", "colour": "blue", "value": "10.00", "owner": "posto 3", "by": "Dario"})
    desk.station.fall(8)
    desk.dealing.choose_colour("red")
    assert hint_words(palette(desk)).startswith("Rosso: valore minimo, € 2,50. Ogni tocco aggiunge")
    desk.dealing.choose_colour("blue")
    assert hint_words(palette(desk)).startswith("Blu P3: € 10 a pezzo. Ogni tocco aggiunge")


def test_each_row_of_value_says_what_it_wants(desk: Desk) -> None:
    """Rules 2, 5: notes play on chances only; up to the maximum what is over goes back."""
    desk.station.fall(8)
    assert hint_words(palette(desk)).replace("\N{NO-BREAK SPACE}", " ").startswith("R rosso, B blu, V verde")
    desk.dealing.choose_value(Cents(2000))
    assert hint_words(palette(desk)).startswith("Ogni tocco aggiunge")
    desk.dealing.take()
    assert hint_words(palette(desk)).startswith("Ogni tocco toglie"), "it says what a touch does now"
    desk.dealing.take()
    told = []
    for _ in range(3):
        desk.dealing.act(SpinAct.KIND)
        told.append(hint_words(palette(desk)))
    whole, up_to, gifts = told
    assert whole == "Biglietti interi: toccare il taglio, poi la chance. Ogni tocco è un biglietto."
    assert "Oltre 1.000 (dozzine e colonne 500) si rende." in up_to
    assert gifts.startswith("Omaggi: solo sulle combinazioni")
    assert palette(desk).maxima == (Cents(100_000), Cents(50_000))
