"""The windows of the bank, by touch and by key: what is counted, signed, printed, voided and put right (rules 9)."""

from PySide6.QtCore import Qt

from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.bank import counting
from app.desks.croupier.bank.deeds import Deed, View
from app.desks.croupier.bank.tally import Coin
from app.desks.croupier.forms.bank_touches import Going, Touch
from app.desks.croupier.forms.typed import WIPE, Letter
from app.desks.croupier.pages.form_page import FormPage
from app.rules.chips import Chip
from app.rules.money import Cents
from tests.desks.croupier.bank_hands import (
    NAMES,
    bank_page,
    chips,
    count_all,
    count_of,
    counted,
    entry,
    fields,
    fill,
    opened,
    touch_coin,
    touch_colour,
    with_papers,
)
from tests.desks.croupier.bank_keys import lines, offered, sees, slots
from tests.desks.croupier.made_up_people import CODES, MARCO
from tests.desks.croupier.signing_scenes import code_page, touch_code, touch_name, with_people
from tests.desks.played import Played

K = Qt.Key


def last(played: Played) -> dict[str, object]:
    return dict(played.station.sent[-1])


def signed_by(played: Played, *names: str) -> None:
    """Type who signs, one field after the other."""
    view = fields(played, View.PAPER)
    for place, name in enumerate(names, 1):
        played.touch(slots(view)[place])
        played.touch(view.key(Letter(WIPE)))
        played.type(name)


def test_the_opening_count_is_recorded_from_the_lowest_chip_up(played: Played) -> None:
    view = count_of(played, Deed.OPEN)
    touch_coin(played, view, 5000, "1", "4", "8")
    touch_colour(played, view, "red", "+20", "+20", "+5", "+1", "−1")
    played.touch(view.does)
    assert last(played)["chips"] == [
        {"colour": "red", "value": "2.50", "pieces": 45},
        {"value": "50.00", "pieces": 148},
    ]
    assert played.station.state.bank.opening == 148 * 50_00 + 45 * 2_50
    assert "7.512,50" in entry(played).accessibleName()


def test_what_was_counted_stays_while_a_number_falls_and_is_paid(played: Played) -> None:
    """Screens: nothing blocks the game."""
    view = count_of(played, Deed.OPEN)
    touch_coin(played, view, 5000, "1", "4", "8")
    played.station.fall(8)
    assert bank_page(played).accessibleName().startswith("Huit, Noir, Pair, Manque")
    played.key(K.Key_Escape)
    assert played.window.pages.open is None
    assert played.panel.isVisible()
    played.touch(played.window.strip.more)
    page = played.window.pages.open
    assert page is not None
    assert page.key(Act.BANK).below == "conto a metà"
    played.touch(page.key(Act.BANK))
    again = bank_page(played)
    assert sees(played, View.COUNT)
    assert again.does.below == "€ 7.400"


def test_leaving_the_page_loses_nothing(played: Played) -> None:
    view = count_of(played, Deed.OPEN)
    touch_coin(played, view, 5000, "3")
    played.key(K.Key_Escape)
    assert played.window.pages.open is None
    played.key(K.Key_F9, Qt.KeyboardModifier.ControlModifier)
    played.touch(bank_page(played).back)
    menu = bank_page(played)
    assert sees(played, View.MENU)
    assert menu.key(Deed.OPEN).below == "a metà: € 150"


def test_it_is_all_done_by_keys(played: Played) -> None:
    played.key(K.Key_F9, Qt.KeyboardModifier.ControlModifier)
    for key in (K.Key_Right, K.Key_Return):
        played.key(key)
    assert sees(played, View.COUNT)
    for key in (K.Key_Down, K.Key_Right, K.Key_PageUp, K.Key_PageDown, K.Key_Plus, K.Key_Minus, K.Key_Return):
        played.key(key)
    assert last(played)["chips"] == [{"value": "10.00", "pieces": 25}]
    assert played.station.state.bank.open


def test_the_foot_of_a_count_is_reached_by_keys(played: Played) -> None:
    view = count_of(played, Deed.OPEN)
    for key in (K.Key_1, K.Key_2, K.Key_Backspace, K.Key_0):
        played.key(key)
    assert counting.pieces(played.window.bank) == 10
    played.key(K.Key_Delete)
    assert counting.pieces(played.window.bank) == 0
    played.key(K.Key_7)
    played.key(K.Key_Home)
    assert sees(played, View.MENU)
    played.window.bank.count(Deed.OPEN)
    played.station.publish()
    played.key(K.Key_End)
    assert played.window.bank.tally.empty
    assert view.isVisible()


def test_a_recorded_fill_is_looked_at_and_corrected_by_keys(played: Played) -> None:
    counted(played)
    fill(played)
    menu = opened(played)
    lines(menu)[0].setFocus()
    played.key(K.Key_Return)
    played.key(K.Key_Right)
    played.key(K.Key_Return)
    assert sees(played, View.COUNT)
    played.key(K.Key_Return)
    why = fields(played, View.CORRECTION)
    played.type("CONTATO MALE")
    assert slots(why)[0].text() == "Contato male"
    why.clearFocus()
    played.key(K.Key_Return)
    assert len(played.station.state.righted) == 1


def test_a_table_that_is_closed_counts_its_bank_at_the_end(played: Played) -> None:
    counted(played)
    played.station.say("close")
    view = count_of(played, Deed.CLOSE)
    count_all(played, view)
    played.touch(view.does)
    check = bank_page(played)
    assert sees(played, View.CHECK)
    played.touch(check.does)
    assert played.station.state.bank.result == -30_00


def test_a_fill_goes_with_its_paper_and_three_names(played: Played) -> None:
    counted(played)
    view = count_of(played, Deed.FILL)
    touch_coin(played, view, 2000, "+20")
    played.touch(view.does)
    paper = fields(played, View.PAPER)
    assert slots(paper)[0].text() == "F-0001"
    assert not paper.does.isEnabled()
    signed_by(played, "CARLA", "UGO", "CARLA")
    assert not paper.does.isEnabled(), "the same name twice is two names"
    signed_by(played, "CARLA", "UGO", "INES")
    played.touch(paper.does)
    assert last(played)["document"] == "F-0001"
    assert last(played)["signatures"] == ["Carla", "Ugo", "Ines"]
    assert played.station.state.bank.fills == 400_00


def test_enter_goes_from_name_to_name_and_sends_only_what_is_written(played: Played) -> None:
    """By keyboard alone: a name, Enter, the next; the last Enter records."""
    counted(played)
    view = count_of(played, Deed.FILL)
    touch_coin(played, view, 2000, "+20")
    played.touch(view.does)
    paper = fields(played, View.PAPER)
    for name in ("CARLA", "UGO", "INES"):
        played.touch(paper.key(Letter(WIPE)))
        played.type(name)
        played.key(K.Key_Return)
    assert last(played)["signatures"] == ["Carla", "Ugo", "Ines"]


def test_the_names_of_the_last_paper_are_offered_and_its_number_counted_up(played: Played) -> None:
    counted(played)
    fill(played)
    view = count_of(played, Deed.FILL)
    touch_coin(played, view, 2000, "1")
    played.touch(view.does)
    paper = fields(played, View.PAPER)
    assert [slot.text() for slot in slots(paper)] == ["F-0002", *NAMES]
    played.touch(paper.does)
    assert played.station.state.documents.keys() == {"F-0001", "F-0002"}


def test_where_people_give_codes_nobody_is_named_as_witness_by_himself(played: Played) -> None:
    with_people(played)
    counted(played)
    fill(played)
    played.station.send(commands.minimum(Cents(500), "Carla"))
    played.touch(lines(opened(played))[0])
    played.touch(entry(played).key(Touch.CORRECT))
    count = bank_page(played)
    assert sees(played, View.COUNT)
    played.touch(count.does)
    why = fields(played, View.CORRECTION)
    assert slots(why)[2].text() == "capo tavolo"
    played.touch(offered(why)[0])
    played.touch(why.does)
    touch_name(played, MARCO)
    touch_code(played, CODES[MARCO])
    played.touch(code_page(played).does)
    assert played.station.state.righted[played.window.bank.of].witness == MARCO.name


def test_an_unsigned_fill_stays_a_draft(played: Played) -> None:
    with_people(played)
    counted(played)
    fill(played)
    view = count_of(played, Deed.FILL)
    touch_coin(played, view, 2000, "1")
    played.touch(view.does)
    played.touch(fields(played, View.PAPER).does)
    played.key(K.Key_Escape)
    assert fields(played, View.PAPER).does.isEnabled()
    assert played.station.state.bank.fills == 1000_00


def test_a_number_that_falls_while_a_code_is_awaited_gives_nothing_up(played: Played) -> None:
    with_people(played)
    counted(played)
    fill(played)
    view = count_of(played, Deed.FILL)
    touch_coin(played, view, 2000, "1")
    played.touch(view.does)
    played.touch(fields(played, View.PAPER).does)
    played.station.fall(8)
    assert played.window.pages.open is bank_page(played)
    assert played.window.signing.open
    played.key(K.Key_Escape)
    assert fields(played, View.PAPER).does.isEnabled()
    assert played.station.state.bank.fills == 1000_00


def test_what_is_not_answered_yet_is_not_sent_twice(played: Played) -> None:
    """A slow disk: a second touch, or the page closed and opened again, records nothing a second time."""
    view = count_of(played, Deed.OPEN)
    touch_coin(played, view, 5000, "3")
    played.station.deaf = True
    played.touch(view.does)
    played.touch(view.does)
    played.key(K.Key_Escape)
    played.key(K.Key_F9, Qt.KeyboardModifier.ControlModifier)
    assert not view.does.isEnabled()
    played.station.catch_up()
    assert len([form for form in played.station.sent if form["do"] == "bank"]) == 1
    assert entry(played).accessibleName().startswith("Conta d'apertura · € 150")


def test_a_paper_is_printed_and_printed_again_as_a_copy(played: Played) -> None:
    papers = with_papers(played)
    counted(played)
    fill(played)
    played.touch(lines(opened(played))[0])
    played.touch(entry(played).does)
    asked = bank_page(played)
    assert isinstance(asked, FormPage)
    played.touch(asked.keys[0])
    assert papers.written == [("F-0001", 1)]
    assert played.station.state.documents["F-0001"].prints == 1
    assert entry(played).does.below == "copia, stampa n. 2"
    played.touch(entry(played).does)
    assert papers.written == [("F-0001", 1), ("F-0001", 2)], "the folder is asked for once"
    assert "/media/stick/4-F-0001.pdf" in entry(played).accessibleDescription()


def test_nothing_is_written_before_the_print_is_recorded(played: Played) -> None:
    papers = with_papers(played)
    papers.folder = "/media/stick"
    counted(played)
    fill(played)
    played.touch(lines(opened(played))[0])
    played.station.deaf = True
    played.touch(entry(played).does)
    assert papers.written == []
    played.station.catch_up()
    assert papers.written == [("F-0001", 1)]


def test_where_nothing_is_printed_it_says_so(played: Played) -> None:
    counted(played)
    fill(played)
    played.touch(lines(opened(played))[0])
    assert not entry(played).does.isEnabled()
    assert entry(played).does.below == "qui non si stampa"


def test_a_void_paper_is_kept_and_the_next_one_offered(played: Played) -> None:
    counted(played)
    view = count_of(played, Deed.FILL)
    touch_coin(played, view, 2000, "1")
    played.touch(view.does)
    played.touch(fields(played, View.PAPER).key(View.SPOILED))
    spoiled = fields(played, View.SPOILED)
    assert not spoiled.does.isEnabled()
    played.touch(offered(spoiled)[1])
    played.touch(spoiled.does)
    assert last(played)["reason"] == "Strappato"
    assert played.station.state.documents["F-0001"].void
    assert slots(fields(played, View.PAPER))[0].text() == "F-0002"
    assert played.window.bank.tally.coming == 20_00
    played.window.leave()
    played.window.bank.go(View.MENU)
    line = lines(opened(played))[1]
    assert "F-0001" in line.accessibleName()
    assert not line.isEnabled()


def test_a_closing_count_shows_what_is_wanting_and_asks_once_more(played: Played) -> None:
    counted(played)
    view = count_of(played, Deed.CLOSE)
    count_all(played, view)
    played.touch(view.does)
    check = bank_page(played)
    assert sees(played, View.CHECK)
    assert played.station.state.bank.open, "nothing is recorded before it was seen"
    said = check.accessibleDescription()
    assert "da 20: 38 di 40, −2: mancano" in said
    assert "da 10: 41 di 40, +1: in più" in said
    assert "Risultato − € 30. chiusura 79.470 + credit 0" in said
    played.touch(check.does)
    assert played.station.state.bank.result == -30_00
    assert "Risultato − € 30" in entry(played).accessibleDescription()


def test_of_an_estimated_bank_the_closing_says_that_nobody_knows(played: Played) -> None:
    counted(played)
    played.station.fall(8)
    played.station.say("next")
    view = count_of(played, Deed.CLOSE)
    touch_coin(played, view, 5000, "9")
    played.touch(view.does)
    check = bank_page(played)
    assert "Banca stimata" in check.accessibleName()
    assert "mancano" not in check.accessibleDescription()


def test_a_change_waits_until_both_sides_are_worth_the_same(played: Played) -> None:
    counted(played)
    view = count_of(played, Deed.MASS)
    touch_coin(played, view, 500, "+20")
    assert not view.does.isEnabled()
    assert view.accessibleDescription() == "Massa al cambio: cento"
    played.touch(view.key(Going(going=True)))
    touch_coin(played, view, 10000, "+1")
    played.touch(view.does)
    assert last(played)["chips"] == [{"value": "5.00", "pieces": 20}, {"value": "100.00", "pieces": -1}]
    assert last(played)["change"] == "mass"
    assert played.window.bank.said == "La massa è cambiata"
    assert entry(played).accessibleName().startswith("Massa al cambio · € 100")


def test_notes_come_and_chips_go_for_them(played: Played) -> None:
    counted(played)
    view = count_of(played, Deed.DROP)
    touch_coin(played, view, 5000, "4", note=True)
    touch_coin(played, view, 2000, "1", "0")
    played.touch(view.does)
    assert played.station.state.bank.drop == 200_00
    assert played.station.state.bank.inventory.pieces[Chip(Cents(2000))] == 30


def test_a_chip_touched_again_takes_what_is_missing_where_it_divides(played: Played) -> None:
    """Rules 9: what comes and what goes are worth the same."""
    counted(played)
    view = count_of(played, Deed.DROP)
    desk = played.window.bank
    touch_coin(played, view, 5000, "1", note=True)
    touch_coin(played, view, 2000)
    assert counting.missing(desk) == 0
    touch_coin(played, view, 2000, "1")
    assert counting.missing(desk) == 0
    touch_coin(played, view, 1000)
    assert counting.missing(desk) == 3
    touch_coin(played, view, 1000)
    assert (counting.pieces(desk), counting.missing(desk), view.does.isEnabled()) == (3, 0, True)
    touch_coin(played, view, 1000)
    assert counting.pieces(desk) == 3
    played.touch(view.key(Touch.FORGET))
    touch_coin(played, view, 10000, "1", note=True)
    touch_coin(played, view, 500)
    played.key(Qt.Key.Key_Equal)
    assert (desk.coin, counting.pieces(desk)) == (Coin(Cents(5_00)), 20)
    played.touch(view.does)
    assert played.station.state.bank.drop == 100_00


def test_what_was_recorded_is_put_right_before_a_witness_and_the_first_stays(played: Played) -> None:
    counted(played)
    fill(played)
    played.touch(lines(opened(played))[0])
    played.touch(entry(played).key(Touch.CORRECT))
    view = bank_page(played)
    assert sees(played, View.COUNT)
    touch_coin(played, view, 5000, "1", "8")
    played.touch(view.does)
    why = fields(played, View.CORRECTION)
    assert not why.does.isEnabled()
    played.touch(offered(why)[0])
    played.touch(why.does)
    assert played.station.state.bank.fills == 900_00
    assert "Corretto: Contato male" not in entry(played).accessibleName()
    righted = played.station.state.righted[played.window.bank.of]
    assert (righted.first.amount, righted.by, righted.witness) == ("1000.00", "Rossi", "capo tavolo")
    played.touch(entry(played).back)
    menu = bank_page(played)
    assert sees(played, View.MENU)
    assert "corretto, era 1.000" in lines(menu)[0].accessibleName()


def test_a_closing_count_put_right_changes_the_result(played: Played) -> None:
    counted(played)
    view = count_of(played, Deed.CLOSE)
    count_all(played, view)
    played.touch(view.does)
    check = bank_page(played)
    assert sees(played, View.CHECK)
    played.touch(check.does)
    played.touch(entry(played).key(Touch.CORRECT))
    again = bank_page(played)
    assert sees(played, View.COUNT)
    touch_coin(played, again, 2000, "4", "0")
    played.touch(again.does)
    why = fields(played, View.CORRECTION)
    played.touch(offered(why)[0])
    played.touch(why.does)
    assert played.station.state.bank.result == 10_00
    assert "Risultato + € 10" in entry(played).accessibleDescription()


def test_what_the_table_refuses_is_said_and_the_count_stays(played: Played) -> None:
    counted(played)
    fill(played)
    view = count_of(played, Deed.FILL)
    touch_coin(played, view, 2000, "1")
    played.touch(view.does)
    paper = fields(played, View.PAPER)
    played.touch(slots(paper)[0])
    played.touch(paper.key(Letter(WIPE)))
    played.type("F-0001")
    assert not paper.does.isEnabled()
    assert "F-0001" in paper.form.aside
    assert played.window.bank.tally.coming == 20_00


def test_the_next_night_forgets_what_was_looked_at(played: Played) -> None:
    counted(played)
    played.touch(lines(opened(played))[0])
    assert sees(played, View.ENTRY)
    count = {"do": "bank", "operation": "close", "chips": chips(played)}
    played.station.say("close")
    played.station.send(count)
    played.station.say("open")
    assert sees(played, View.MENU)


def test_the_bank_opens_on_its_list_again(played: Played) -> None:
    """What was only looked at is not what is wanted hours later; what was counted in part is."""
    view = opened(played)
    counted(played)
    played.touch(lines(view)[0])
    assert sees(played, View.ENTRY)
    played.key(K.Key_Escape)
    played.window.leave()
    opened(played)
    assert sees(played, View.MENU)
    played.window.bank.count(Deed.CHANGE)
    played.window.leave()
    opened(played)
    assert sees(played, View.MENU), "nothing was counted yet"
