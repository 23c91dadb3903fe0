"""What is rarely done at a table: rows of acts, dimmed where they cannot be done, marked where they wait."""

from msgspec.structs import replace

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.bank import counting
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.bank.tally import Coin
from app.desks.croupier.forms.table_form import table_page
from app.desks.croupier.pages.keys_page import key_lines
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.words.game import ROULETTE
from app.desks.croupier.words.game_words import speak_of
from app.rules.money import Cents
from app.table.heard import WarningHeard
from tests.desks.croupier.forms.asked import Asked
from tests.desks.desk import Desk


def asked(desk: Desk, bank: BankDesk | None = None) -> Asked[frozenset[AnyAct]]:
    return Asked(table_page(bank or BankDesk()), desk)


def test_a_touch_tells_its_act_and_the_page_waits_for_what_becomes_of_it(desk: Desk) -> None:
    page = asked(desk)
    page.touch(Act.MINIMUM)
    assert (page.told, page.left) == ([Act.MINIMUM], False)
    assert page.form.does is None, "what nobody marked is not done: no key is Enter's"


def test_nothing_waits_and_nobody_is_asked(desk: Desk) -> None:
    page = asked(desk)
    assert not page.key(Act.ANSWER).can
    desk.station.hear(WarningHeard("wheel", "odd", "something odd"))
    assert (page.key(Act.ANSWER).can, page.key(Act.ANSWER).chosen) == (True, True)


def test_the_last_spin_that_was_announced_is_marked_and_taken_back_there(desk: Desk) -> None:
    page = asked(desk)
    assert not page.key(Act.LAST).chosen
    desk.station.say("last")
    assert (page.key(Act.LAST).chosen, page.key(Act.LAST).below) == (True, "annunciato: revocare")


def test_opening_and_closing_share_a_place_and_so_does_what_is_due_of_a_void_throw(desk: Desk) -> None:
    page = asked(desk)
    assert {Act.CLOSE, Act.VOID} <= {key.says for key in page.keys}
    assert not {Act.OPEN, Act.VALID, Act.WHY_VOID} & {key.says for key in page.keys}
    desk.station.say("throw")
    desk.dealing.act(Act.VOID)
    assert {Act.VALID, Act.WHY_VOID, Act.VOID} & {key.says for key in page.keys} == {Act.WHY_VOID}
    desk.station.say("close")
    closed = {key.says for key in asked(Desk(opened=False)).keys}
    assert {Act.OPEN, Act.CLOSE} & closed == {Act.OPEN}


def test_why_nobody_can_be_moved_from_prison_is_said_on_the_key(desk: Desk) -> None:
    page = asked(desk)
    assert page.key(SpinAct.PRISONERS).below == "nessuno in prigione"
    desk.station.fall(0)
    assert page.key(SpinAct.PRISONERS).below == "al prossimo colpo"


def test_what_could_be_done_when_the_page_was_opened_and_no_more_is_said(desk: Desk) -> None:
    page = asked(desk)
    assert page.form.warned == ""
    desk.station.say("throw", "no_more_bets")
    assert page.form.warned


def test_a_bank_that_is_half_counted_is_marked(desk: Desk) -> None:
    bank = BankDesk()
    bank.hear(desk.station.live)
    bank.count(Deed.OPEN)
    counting.choose(bank, Coin(Cents(2000)))
    counting.add(bank, 1)
    key = asked(desk, bank).key(Act.BANK)
    assert (key.below, key.chosen) == ("conto a metà", True)


def test_a_game_that_names_no_such_key_has_none(desk: Desk) -> None:
    """Neither on the page of what is rarely done nor on the sheet of keys."""
    there = {key.does for key in key_lines()}
    speak_of(replace(ROULETTE, acts={}, at={}))
    page = asked(desk)
    assert {key.says for key in page.keys} >= {Act.BANK, Act.MINIMUM, Act.CLOSE, Act.QUIT}
    assert not {key.says for key in page.keys} & {Act.NUMBER, Act.VOID, SpinAct.PRISONERS}
    assert {key.does for key in key_lines()} < there
