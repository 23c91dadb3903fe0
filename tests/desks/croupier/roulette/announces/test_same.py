"""What the page says of the last spin's announces: whose, what, for how much, and why not (rules 6)."""

import pytest

from app.desks.croupier.roulette.announces.leaf import ASK_WON, AcceptAgain
from app.desks.croupier.roulette.announces.same import again_note, all_words, same_below, same_row, same_total
from app.rules.roulette.announce_acceptance import Fault
from app.table.roulette.announced_before import Barred, SameAgain, same_again
from tests.table.playing import VENEZIA, Played, fall, opened


def items(*said: dict[str, object]) -> tuple[Played, tuple[SameAgain, ...]]:
    """The announces of a spin that all of them lost."""
    table = opened()
    table.do("colour", colour="red", owner="posto 7")
    for fields in said:
        table.do("announce", **fields)
    fall(table, 26)
    table.do("cleared")
    table.do("next")
    return table, same_again(table.state)


SERIE = {"name": "serie", "owner": "posto 4", "value": "20.00", "money": "200.00", "held": True}
ORFANELLI = {"name": "orfanelli", "owner": "posto 7", "colour_pieces": 3}


def test_each_says_what_is_repeated_whose_it_is_and_what_it_costs() -> None:
    """The sum itself is asked, whatever was put down last time."""
    _, (serie, orfanelli) = items(SERIE, ORFANELLI)
    first, others = same_row(VENEZIA, serie), same_row(VENEZIA, orfanelli)
    (key,) = first.keys
    assert first.words == "Da 20, serie, 120 — posto 4 · tenuto\n€ 120"
    assert others.words == "Orfanelli · 3 pezzi a giocata — posto 7 · piazzato\n15 pezzi di colore"
    assert (key.words, key.name) == ("Accettare", "Accettare: Da 20, serie, 120, posto 4. € 120")
    assert (key.says, key.chosen, key.can) == (AcceptAgain(serie), True, True)


def test_the_sum_of_money_is_said() -> None:
    _, found = items(SERIE, {**SERIE, "value": "10.00", "money": "60.00"}, ORFANELLI)
    assert same_total(found) == ("€ 180", "15 pezzi di colore")
    assert all_words(found) == ("Accettare tutti", "3 · € 180 + 15 pezzi di colore")
    assert again_note(found[:2]) == "Accettati 2: € 180"
    assert all_words(()) == ("Accettare tutti", "niente da accettare")


def test_what_is_in_play_says_so_and_with_what() -> None:
    table, _ = items(SERIE)
    table.do("announce", name="serie", owner="posto 4", value="30.00", held=True)
    (same,) = same_again(table.state)
    words, _, (key,), _ = same_row(VENEZIA, same)
    assert (key.words, key.chosen, key.can) == ("In gioco", False, False)
    assert words.endswith("\nè già in gioco: Da 30, serie, 180")
    assert same_below((same,)) == "in gioco 1"


def test_what_may_not_be_taken_now_says_why() -> None:
    table, _ = items(SERIE, {"name": "finale-4", "owner": "posto 1", "value": "20.00"})
    table.do("throw")
    found = same_again(table.state)
    words, _, (key,), _ = same_row(VENEZIA, found[1])
    assert (key.words, key.can) == ("Non ora", False)
    assert words.endswith("\n✕ Così lo accetta solo il capo tavolo")
    assert same_below(found) == "da accettare 1 · non ora 1"


@pytest.mark.parametrize("why", [*Barred, *Fault])
def test_every_reason_has_words(why: Barred | Fault) -> None:
    _, (same,) = items(SERIE)
    words, _, (key,), _ = same_row(VENEZIA, same._replace(why_not=(why,)))
    below = words.split("\n")[1]
    assert below.startswith("✕ ")
    assert len(below) > len("✕ ")
    assert key.says == ASK_WON
    assert key.can is (why is Barred.WON)
