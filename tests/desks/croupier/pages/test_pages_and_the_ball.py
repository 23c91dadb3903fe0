"""The ball closes no page, loses nothing and makes nothing impossible: every page, at every moment (rules 8)."""

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.amounts import Amount
from app.desks.croupier.keyboard import Pressed
from app.desks.croupier.keys import key_meaning
from app.desks.croupier.notices import Notice
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.pages.page import Page
from app.desks.croupier.roulette.forms.places import Number
from app.desks.croupier.words.reasons import reason_words
from app.rules.money import Cents
from app.rules.roulette.french_call import call_words
from app.table.heard import ReaderHeard
from app.table.roulette.hearing import NumberHeard, StepHeard, WheelSays
from tests.desks.croupier.ball_moments import AT, EVENTS, MOMENTS, WHEEL, heard
from tests.desks.croupier.ball_walk import Did, Walk, Way, can_be_touched, kept, said_on, written
from tests.desks.croupier.ball_ways import WAYS
from tests.desks.croupier.test_second_touches import KEYS, means, middle_of, press_at, reached
from tests.desks.patience import hurried
from tests.desks.played import Played


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_whatever_the_wheel_does_a_page_stays_with_what_was_said_and_its_acts_are_done_or_refused_with_a_reason(
    walk: Walk, way: Way
) -> None:
    opened = 0
    for place, moment in enumerate(MOMENTS):
        did = walk.acts(moment, way)
        if did is None:
            continue
        opened += 1
        events = [*EVENTS][place:] + [*EVENTS][:place]
        page = walk.put(moment, way)
        for again, event in enumerate(events):
            page = walk.put(moment, way) if again and way.of_one else page
            assert page is not None
            check(walk, way, page, did, event, f"{way.name}, {moment}, {event}")
        assert page is not None
        check_touches(walk, way, page, did, f"{way.name}, {moment}")
    assert opened, "no moment opens it: say in MOMENTS what brings the table there"


def check(walk: Walk, way: Way, page: Page, did: tuple[Did, ...], event: str, where: str) -> None:
    """Let it happen, and look at the page."""
    before, paying = kept(page), walk.paid_spin
    hear_in_haste(walk, event, where)
    if walk.proposed:
        assert walk.hands.window.pages.open is walk.hands.window.pages.made[Act.CONFIRM], where
        walk.hands.window.do(Act.CONFIRM)
    assert walk.hands.window.pages.open is page, where
    assert page.isVisible(), where
    assert before <= kept(page) or (way.over and reason_words(way.over) in said_on(page)), where
    if walk.paid_spin is not None and walk.paid_spin != paying:
        number = walk.hands.station.state.numbers[0]
        assert page.accessibleName().startswith(", ".join(call_words(number))), where
    if page.is_over:
        assert page.over in said_on(page), where
        keys = walk.hands.window.pages.over_keys[way.act]
        number = keys.payments.isVisible()  # else it asked about a throw
        assert can_be_touched(keys.again) == (number and not walk.refused({"do": "reopen"})), where
        assert can_be_touched(keys.paid) == (way.act is Act.PAYMENT), where
    for act in did:
        why = next(filter(None, map(walk.refused, act.sent)), "")
        if page.is_over:
            assert not can_be_touched(act.key), (where, act)
        elif not why:
            assert can_be_touched(act.key), (where, act)
        elif not can_be_touched(act.key):
            assert reason_words(why, walk.house) in said_on(page) or written(act.key) != act.words, (
                where,
                why,
            )


def hear_in_haste(walk: Walk, event: str, where: str) -> None:
    """Let it happen; a finger and a key a moment later do nothing that was not there to be done before."""
    hands, window = walk.hands, walk.hands.window
    keys = {each: Pressed(int(each[0]), key_meaning(int(each[0]), each[1])) for each in KEYS}
    with hurried(60) as hurry:
        stood = [(middle_of(hands, button), means(button)) for button in reached(hands)]
        did = window.keyboard.keys()
        walk.hear(event)
        sent, asked = len(hands.station.sent), window.pages.asked
        for spot, meant in stood:
            if means(window.childAt(spot)) != meant:
                press_at(hands, spot)
                hurry.now -= 60
        does = window.keyboard.keys()
        for each, pressed in keys.items():
            if did(pressed) not in (None, does(pressed)):
                hands.key(*each)
    assert (hands.station.sent[sent:], window.pages.asked) == ([], asked), where


def check_touches(walk: Walk, way: Way, page: Page, did: tuple[Did, ...], where: str) -> None:
    """Touch what can be touched after all that: what is sent is what was meant, and is done or refused aloud."""
    for act in did:
        if way.act is Act.NUMBER or not can_be_touched(act.key):
            continue
        why = next(filter(None, map(walk.refused, act.sent)), "")
        warned = written(act.key) != act.words  # the key says itself that it is recorded as refused
        assert walk.sent_by(act.key) == act.sent or warned, where
        assert walk.do(act.sent) == why or warned, where
        assert walk.told == why or not why or warned, where
        return


@pytest.mark.parametrize("event", EVENTS)
def test_the_way_back_to_the_last_spin_is_there_or_says_why_not(walk: Walk, event: str) -> None:
    """Torna al colpo: until "Rien ne va plus" one touch; after that the spin is put right in Pagamenti…."""
    walk.put("before the throw", Way("no page", Act.KEYS))
    walk.hands.window.pages.leave()
    walk.hear(event)
    key, spin = walk.hands.window.steps.back, 2
    why = walk.refused({"do": "reopen"})
    if not can_be_touched(key):
        assert why
        assert spin in walk.hands.station.state.unmarked
        return
    key.click()
    assert walk.told == why or not why
    assert why or walk.paid_spin == spin


def runs(played: Played) -> None:
    """The wheel's ball runs, as far as it has not been thrown by hand."""
    heard(
        played,
        StepHeard(WheelSays.THROW, WHEEL, 7),
        StepHeard(WheelSays.NO_MORE_BETS, WHEEL, 7),
    )


def test_what_was_chosen_on_a_page_is_still_chosen_and_can_be_sent_once_the_layout_is_clear(
    played: Played,
) -> None:
    """No act becomes impossible that the procedure allows: a minimum is announced for the spin after the next."""
    heard(played, ReaderHeard(WHEEL, connected=True, reason=""), StepHeard(WheelSays.READY, WHEEL, 7))
    played.window.do(Act.MINIMUM)
    page = played.form(Act.MINIMUM)
    played.touch(page.key(Amount(Cents(500))))
    runs(played)
    heard(played, NumberHeard(14, "wheel", WHEEL, AT, 7, ("14",)))
    played.station.say("cleared")
    assert page.isVisible()
    played.touch(page.does)
    assert played.station.state.announced == (Cents(500), 3)


def test_on_the_number_pad_the_readers_number_is_agreed_with_or_contradicted(played: Played) -> None:
    runs(played)
    played.window.do(Act.NUMBER)
    pad = played.form(Act.NUMBER)
    heard(played, NumberHeard(14, "wheel", WHEEL, AT, 7, ("14",)))
    assert pad.isVisible()
    played.touch(pad.key(Number(17)))
    other = played.form(Act.OTHER_NUMBER)
    assert other.isVisible()
    assert [key.says for key in other.keys if key.chosen] == [Number(17)]
    assert played.station.sent == []
    played.touch(other.does)
    assert played.station.state.paying is not None
    assert played.station.state.paying.number == 17


def test_whoever_touches_what_the_reader_says_agrees(played: Played) -> None:
    runs(played)
    played.window.do(Act.NUMBER)
    pad = played.form(Act.NUMBER)
    heard(played, NumberHeard(14, "wheel", WHEEL, AT, 7, ("14",)))
    played.touch(pad.key(Number(14)))
    assert played.window.pages.open is None
    assert played.station.sent == []


def test_a_number_that_can_be_typed_no_more_stays_on_the_pad_and_says_why(played: Played) -> None:
    """The reader told 14, and a payment of it is made: nobody says another number any more."""
    runs(played)
    played.window.do(Act.NUMBER)
    pad = played.form(Act.NUMBER)
    heard(played, NumberHeard(14, "wheel", WHEEL, AT, 7, ("14",)))
    red = {"position": "straight-14", "stack": [{"colour": "red", "pieces": 1}]}
    played.station.send({"do": "winners", "bets": [red]})
    played.station.send({"do": "paid", "order": 1})
    told_of(played, pad, 20)


def test_while_play_is_suspended_from_elsewhere_the_pad_says_why_it_takes_no_number(played: Played) -> None:
    runs(played)
    played.window.do(Act.NUMBER)
    pad = played.form(Act.NUMBER)
    played.station.send({"do": "suspend", "reason": "allarme in sala", "by": "direzione"})
    told_of(played, pad, 20)


def told_of(played: Played, pad: FormPage, number: int) -> None:
    """A lit key is touched: nothing is sent, and the desk tells why."""
    sent = len(played.station.sent)
    played.touch(pad.key(Number(number)))
    screen = played.window.dealing.screen
    assert pad.isVisible()
    assert len(played.station.sent) == sent
    assert screen is not None
    assert screen.banner is not None
    assert screen.banner.notice is Notice.NOT_TAKEN
