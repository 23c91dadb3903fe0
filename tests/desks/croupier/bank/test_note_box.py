"""The note box at the bank's windows: counted by two, beside the drop, tonight's or last night's (rules 9)."""

from app.desks.common.language import Language
from app.desks.croupier.bank.bank_words import notes_words
from app.desks.croupier.bank.deeds import Deed, View
from app.desks.croupier.forms.bank_touches import Touch
from app.desks.croupier.forms.typed import WIPE, Letter
from app.table.events import BankMoved
from tests.desks.croupier.bank_hands import bank_page, count_of, counted, entry, fields, last, touch_coin
from tests.desks.croupier.bank_keys import lines, slots
from tests.desks.croupier.box_scenes import box_before, box_counting, box_named, box_recorded
from tests.desks.croupier.made_up_people import MARCO
from tests.desks.croupier.proofreading import switch
from tests.desks.croupier.signing_scenes import code_page, sign
from tests.desks.played import Played


def test_9_the_note_box_is_counted_by_two_in_few_touches(played: Played) -> None:
    """Bank, box, the notes, on, and recorded: the dealer stands there already, and the capo tavolo with him."""
    box_counting(played)
    view = fields(played, View.COUNT)
    played.touch(view.does)
    names = fields(played, View.BOX)
    assert [slot.text() for slot in slots(names)[:2]] == [played.station.state.dealer, "capo tavolo"]
    played.touch(names.does)
    sent = last(played)
    assert (sent["operation"], sent["chips"]) == ("box", [{"value": "50.00", "pieces": 3, "kind": "notes"}])
    assert (sent["by"], sent["signatures"]) == (played.station.state.dealer, ["capo tavolo"])
    (waits,) = played.station.state.unanswered.values()
    assert isinstance(waits, BankMoved)
    assert waits.off == "-50.00"
    assert "mancano € 50" in entry(played).accessibleDescription()


def test_9_the_same_name_twice_is_one_person_and_cannot_be_sent(played: Played) -> None:
    box_named(played)
    names = fields(played, View.BOX)
    assert names.does.isEnabled()
    played.touch(slots(names)[1])
    played.touch(names.key(Letter(WIPE)))
    played.type(played.station.state.dealer.upper())
    assert not names.does.isEnabled()


def test_9_with_a_register_the_second_person_gives_his_code_for_the_box(played: Played) -> None:
    box_named(played)
    played.touch(fields(played, View.BOX).does)
    assert "Conta della cassetta" in code_page(played).accessibleName()
    sign(played, MARCO)
    assert last(played)["signatures"] == [MARCO.name]


def test_9_last_nights_box_waits_and_tonights_is_one_touch_away(played: Played) -> None:
    box_before(played)
    names = fields(played, View.BOX)
    night = played.station.state.box_before
    assert night is not None
    assert names.key(Touch.OTHER_BOX).isVisible()
    played.touch(names.key(Touch.OTHER_BOX))
    played.touch(names.key(Touch.OTHER_BOX))
    played.touch(names.does)
    assert last(played)["night"] == night.night
    assert not played.station.state.unanswered
    assert "torna" in entry(played).accessibleDescription()


def test_9_a_box_that_is_empty_is_counted_too(played: Played) -> None:
    counted(played)
    view = count_of(played, Deed.BOX)
    touch_coin(played, view, 5000, "1", "C", note=True)
    played.touch(view.does)
    played.touch(fields(played, View.BOX).does)
    assert last(played)["chips"] == []


def test_an_office_that_stands_for_a_name_is_said_in_the_desks_language(played: Played) -> None:
    switch(Language.FRENCH)
    try:
        box_recorded(played)
        said = entry(played).accessibleDescription()
    finally:
        switch(Language.ITALIAN)
    assert "chef de table" in said
    assert "capo tavolo" not in said


def test_9_in_the_night_s_list_a_count_of_the_box_says_by_what_it_differs(played: Played) -> None:
    """How a box is emptied stands on the key: in the list one wants to know whether it was right."""
    box_recorded(played)
    played.touch(bank_page(played).back)
    view = fields(played, View.MENU)
    assert lines(view)[0].below.endswith("mancano € 50")
    of = max(played.station.state.movements)
    who = {"of": of, "reason": "Contato male", "by": "Rossi", "witness": "Carla"}
    for pieces, said in ((4, "torna"), (5, "€ 50 in più")):
        chips = [{"value": "50.00", "pieces": pieces, "kind": "notes"}]
        played.station.send({"do": "correct", **who, "instead": {"chips": chips}})
        assert lines(view)[0].below.endswith(said)


def test_9_who_signs_the_box_sees_by_what_it_differs(played: Played) -> None:
    box_named(played)
    played.touch(fields(played, View.BOX).does)
    told = code_page(played).draft.told
    assert told.what == "Conta della cassetta · € 150"
    assert told.more == ("3 × 50", "Nel registro € 200: mancano € 50.")


def test_notes_lie_by_twenties_and_are_no_stacks_of_chips() -> None:
    assert [notes_words(pieces) for pieces in (3, 20, 47)] == ["3", "1 × 20", "2 × 20 + 7"]
