"""Closing the table: what is out, what is held, and what came back (rules 8)."""

import pytest

from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.forms.closing_form import CLOSING, COUNT, Back, OpenPoints, away_words, out_words
from app.desks.croupier.forms.kit import Line
from app.desks.croupier.forms.opening_form import opening
from app.desks.croupier.roulette.forms.hand_form import HAND
from app.desks.croupier.words.prompt_words import prompt_words
from app.rules.money import Cents
from app.table.json_text import Json
from tests.desks.croupier.forms.asked import Asked
from tests.desks.desk import Desk

RED, BLUE = Back("red"), Back("blue")


def place(desk: Desk, colour: str) -> None:
    desk.station.table.do({"do": "place", "position": "black", "entry": {"colour": colour, "pieces": 5}})
    desk.station.publish()


def foot(page: Asked[OpenPoints | None]) -> tuple[str, str]:
    return page.does.words, page.does.below


def test_closing_names_the_colours_that_are_out_and_then_opens_anew(desk: Desk) -> None:
    """Rules 8: closing with the colours that are still out; opening at the minimum that was chosen."""
    place(desk, "red")
    page = Asked(CLOSING, desk)
    assert "rosso" in page.words
    assert page.form.described == "Da consegnare: rosso € 12,50"
    page.do()
    assert desk.station.state.opened, "the sum is named first"
    page.do()
    assert not desk.station.state.opened
    assert page.left
    again = Asked(opening(lambda: None), desk)
    again.touch(Amount(Cents(1000)))
    again.do()
    assert desk.station.state.opened
    assert desk.station.state.minimum == 1000


def test_a_colour_that_came_back_is_ticked_and_not_recorded_as_out(desk: Desk) -> None:
    """Rules 8: red came back over the table and blue did not; the next opening says what is out, and its value."""
    desk.station.send(commands.colour("blue", Cents(1000), "posto 3"))
    place(desk, "red")
    place(desk, "blue")
    page = Asked(CLOSING, desk)
    assert [key.says for key in page.rows[0].keys] == [RED, BLUE]
    assert (page.key(RED).name, page.key(RED).below) == ("rosso: fuori", "rosso\nfuori")
    page.touch(RED)
    assert (page.key(RED).name, page.key(RED).below) == ("rosso: tornato", "rosso\ntornato")
    assert page.words.endswith("Colori ancora fuori: blu P3")
    page.do()
    page.do()
    assert desk.station.sent[-1] == {"do": "close", "back": ["red"]}
    assert desk.station.state.colours_out == ("blue",)
    lines = [part.words for part in Asked(opening(lambda: None), desk).form.parts if isinstance(part, Line)]
    assert lines == ["Ancora fuori: blu P3 a 10. Aprendo, ogni colore vale 2,50."]


def test_a_tick_stays_while_its_page_is_left_and_goes_with_the_next_number(desk: Desk) -> None:
    """Rules 8: whoever counts the bank between asks no player twice; a colour may go out again at a number."""
    place(desk, "red")
    place(desk, "blue")
    page = Asked(CLOSING, desk)
    page.touch(RED)
    page.open()
    assert page.words.endswith("Colori ancora fuori: blu")
    page.touch(BLUE, BLUE)
    assert (page.key(RED).chosen, page.key(BLUE).chosen) == (True, False)
    desk.station.fall(8)
    for act in (Act.PAID_ALL, Act.PAID_ALL, Act.PAID, Act.NEXT):
        desk.dealing.act(act)
    place(desk, "red")
    page.open()
    assert not page.key(RED).chosen


def test_closing_while_a_colour_is_out_asks_once_more(desk: Desk) -> None:
    """Rules 8: a colour that is out is asked in; with none out one touch closes."""
    for _ in range(3):
        desk.station.fall(8)
        desk.colour("red", "straight-8")
        for act in (Act.PAID, Act.NEXT):
            desk.dealing.act(act)
    page = Asked(CLOSING, desk)
    assert foot(page) == ("Chiudere il tavolo", "un colore fuori")
    page.do()
    assert desk.station.state.opened
    assert foot(page) == ("Chiudere lo stesso", "un colore fuori")
    page.touch(RED)
    assert foot(page) == ("Chiudere il tavolo", "")
    page.do()
    assert desk.station.state.colours_out == ()


def test_closing_names_what_won_on_a_chance_alone_and_what_is_held_for_whom(desk: Desk) -> None:
    """Rules 5, 8: the colour's pieces are out, and what was taken off goes to its owner before he leaves."""
    desk.station.fall(8)
    desk.colour("red", "black")
    desk.value(20, None, "straight-8")
    for act in (Act.PAID_ALL, Act.PAID_ALL, Act.NEXT):
        desk.dealing.act(act)
    for _ in range(2):
        desk.station.fall(9)
        desk.dealing.act(Act.NEXT)
    page = Asked(CLOSING, desk)
    assert page.words.endswith("Colori ancora fuori: rosso")
    assert page.form.described == "Da consegnare: non si sa di chi € 20"
    assert [part.words for part in page.form.parts if isinstance(part, Line)] == ["non si sa di chi € 20"]
    page.do()
    page.do()
    said = [prompt_words(each, desk.screen.heading.labels) for each in desk.screen.heading.prompts]
    assert any("non si sa di chi € 20" in words for words in said)
    hand = Asked(HAND, desk)
    hand.do()
    assert not any(
        "non si sa di chi" in prompt_words(each, desk.screen.heading.labels)
        for each in desk.screen.heading.prompts
    )


def test_what_is_held_is_named_by_its_sum_before_the_table_closes(desk: Desk) -> None:
    desk.station.fall(8)
    desk.dealing.choose_count(6)
    desk.value(100, "posto 4", "black")
    desk.value(20, None, "straight-8")
    desk.station.send({"do": "leave", "order": 1})
    desk.station.say("paid_all", "next")
    desk.station.sent.clear()
    page = Asked(CLOSING, desk)
    assert page.does.words == "Chiudere il tavolo"
    page.do()
    assert desk.station.sent == []
    assert page.does.words == "Chiudere con € 1.220 da consegnare"
    page.do()
    assert desk.station.sent == [{"do": "close"}]


def test_a_bank_that_is_not_counted_is_offered_to_be_counted_first(desk: Desk) -> None:
    chips: list[Json] = [{"value": "50.00", "pieces": 100}]
    desk.station.table.do({"do": "bank", "operation": "open", "chips": chips})
    desk.station.publish()
    page = Asked(CLOSING, desk)
    assert page.form.warned == "Il banco non è contato."
    assert foot(page) == ("Chiudere il tavolo", "il banco non è contato")
    page.touch(COUNT)
    assert page.told == [COUNT]
    page.do()
    assert foot(page) == ("Chiudere senza contare", "")
    page.do()
    assert not desk.station.state.opened


@pytest.mark.parametrize(("pieces", "words"), [(0, "blu"), (12, "blu (12 pz.)")])
def test_what_is_missing_of_a_colour_is_said_where_it_was_counted(pieces: int, words: str) -> None:
    assert away_words("blu", pieces) == words


@pytest.mark.parametrize(("colours", "words"), [(0, ""), (1, "un colore fuori"), (5, "5 colori fuori")])
def test_the_colours_that_are_out_are_counted(colours: int, words: str) -> None:
    assert out_words(colours) == words
