"""The book has each spin as it stood at its end, and the marks of its payments with their times."""

import pytest
from msgspec.structs import replace

from app.table import events as happened
from app.table.evening_book import EveningBook, PlayedSpin
from app.table.event_record import Event
from app.table.fold import BrokenStoryError
from app.table.roulette import events as spun
from app.table.roulette.game import ROULETTE
from app.table.roulette.spin_table import SpinTable
from tests.table.playing import EIGHT, Played, chips, fall, fallen, stack


def entered(*story: Event) -> tuple[EveningBook[SpinTable], list[PlayedSpin]]:
    """Enter a story; the n-th event happens at "n"."""
    book = EveningBook("T1", ROULETTE)
    over = [book.enter(event, str(at)) for at, event in enumerate(story, 1)]
    return book, [spin for spin in over if spin is not None]


def place_of(played: Played, kind: type[Event], which: int = 0) -> str:
    """When an event of a kind happened."""
    return [str(at) for at, event in enumerate(played.story, 1) if isinstance(event, kind)][which]


def paid(number: int = 8) -> Played:
    """A spin of which two payments of four are made."""
    played = fallen(number)
    played.do("winners", bets=EIGHT)
    played.do("paid", order=1)
    played.do("paid", order=2)
    return played


def test_a_spin_being_paid_is_unfinished_and_then_over() -> None:
    played = paid()
    book, over = entered(*played.story)
    assert over == []
    assert book.unfinished is not None
    assert (book.unfinished.number, book.unfinished.entered) == (8, None)
    assert [payment.made_at is None for payment in book.unfinished.payments] == [False, False, True, True]
    played.do("paid_all")
    played.do("next")
    book, over = entered(*played.story)
    assert book.unfinished is None
    (spin,) = over
    assert (spin.spin, spin.number, spin.source, spin.dealer, spin.entered) == (1, 8, "hand", "Anna", True)
    assert (spin.at, spin.taken, spin.paid) == (place_of(played, spun.SpinNumber), None, 62000)
    assert sum(payment.amount for _, payment, _ in spin.payments) == spin.paid


def test_marks_are_found_again_in_each_settlement() -> None:
    """Settled again and again, each time with other payments before and between those that were made."""
    played = paid()
    street = stack("street-7-9", chips("50.00", owner="seat 7"))
    others = (
        [street],
        [street, stack("line-7-12", chips("50.00", owner="seat 8"))],
        [stack("dozen-1", chips("50.00"))],
    )
    for more in others:
        played.do("winners", bets=[*EIGHT, *more])
    assert played.paying.payable.revision == 4
    book, _ = entered(*played.story)
    assert book.unfinished is not None
    made = {made_at: payment for _, payment, made_at in book.unfinished.payments if made_at is not None}
    times = [place_of(played, happened.PaymentMade, which) for which in (0, 1)]
    assert [(made[at].owner, made[at].amount) for at in times] == [("seat 1", 2000), ("seat 4", 34000)]
    assert {
        order for order, _, at in book.unfinished.payments if at is not None
    } == played.paying.payable.paid


def test_two_equal_payments_keep_the_order_of_their_marks() -> None:
    """Nobody's stakes are asked for one by one: of equal ones the first stays the first."""
    nobodys = [stack("straight-8", chips("5.00", owner=None), chips("5.00", owner=None))]
    played = fallen(8)
    played.do("winners", bets=nobodys)
    played.do("paid", order=1)
    played.do("paid", order=2)
    played.do("winners", bets=[stack("black", chips("10.00", owner="seat 1")), *nobodys])
    book, _ = entered(*played.story)
    assert book.unfinished is not None
    times = [int(at) for _, _, at in book.unfinished.payments if at is not None]
    assert times == sorted(times)
    assert len(times) == 2


def test_the_dealer_is_he_who_dealt_when_the_number_fell() -> None:
    played = paid()
    played.do("paid_all")
    played.do("next")
    played.do("dealer", name="Bruno")
    fall(played, 9)
    book, over = entered(*played.story)
    assert book.unfinished is not None
    assert [over[0].dealer, book.unfinished.dealer] == ["Anna", "Bruno"]


def test_another_number_voids_what_was_entered_and_keeps_the_time() -> None:
    played = paid()
    played.do("unpaid", order=1)
    played.do("unpaid", order=2)
    played.do("number", number=9, by="Carla", reason="era accanto")
    book, _ = entered(*played.story)
    assert book.unfinished is not None
    assert book.unfinished.at == place_of(played, spun.SpinNumber)
    assert (book.unfinished.number, book.unfinished.paid, book.unfinished.payments) == (9, None, ())


def test_a_night_that_was_broken_off_loses_no_spin() -> None:
    """An opening while a spin is being paid: the spin stands in the book, closed by nobody."""
    played = paid()
    opening = next(event for event in played.story if isinstance(event, happened.TableOpened))
    book, over = entered(*played.story, replace(opening, spins=1))
    assert [(spin.spin, spin.number, spin.entered) for spin in over] == [(1, 8, None)]
    assert [payment.made_at is not None for payment in over[0].payments] == [True, True, False, False]
    assert book.unfinished is None


def test_nothing_is_paid_without_a_number() -> None:
    played = fallen(8)
    played.do("winners", bets=[stack("straight-8", chips("5.00"))])
    played.do("paid_all")
    (settled,) = (event for event in played.story if isinstance(event, spun.SpinSettled))
    with pytest.raises(BrokenStoryError, match="spin 1 is paid and has no number"):
        entered(*played.story[:3], settled)
