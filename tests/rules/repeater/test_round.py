"""A round: what is tallied, what stands, what may be made or given up."""

import msgspec

from app.rules.repeater.round import Offer, Round, Stake, may_be_made, offers
from app.rules.repeater.wagers import BY_CODE, WAGERS
from tests.rules.repeater.tables import PLAIN, PLUS, made, played


def test_all_may_be_made_at_its_beginning_and_none_that_names_what_has_come() -> None:
    assert may_be_made(PLUS, Round()) == WAGERS
    after_a_12 = {wager.code for wager in may_be_made(PLUS, played(Round(), 12))}
    names_12 = {
        "repeat-12",
        "repeat-2-3-11-12",
        "uptown",
        "citywide",
        "repeater-even",
        "horn",
        "before-7-2-12",
    }
    assert after_a_12 == BY_CODE.keys() - names_12


def test_what_is_missing_is_what_the_nearest_goal_wants() -> None:
    round_ = Round(tallies={12: 1, 8: 4, 3: 2})
    missing = {
        code: round_.missing(BY_CODE[code]) for code in ("uptown", "repeat-8", "downtown", "repeater-odd")
    }
    assert missing == {"uptown": 1, "repeat-8": 2, "downtown": 1, "repeater-odd": 1}
    assert round_.missing(BY_CODE["repeat-2-3-11-12"]) == 4
    assert round_.missing(BY_CODE["before-7-2-12"]) == 0


def test_what_stands_lies_by_wager_and_within_one_as_first_booked() -> None:
    round_ = made("horn", "repeat-2", owner="seat 3")
    round_ = made("horn", "repeat-2", owner="seat 1", before=round_)
    round_ = made("horn", owner="seat 3", before=round_)
    assert [(each.wager, each.owner, each.amount) for each in round_.standing] == [
        ("repeat-2", "seat 3", 500),
        ("repeat-2", "seat 1", 500),
        ("horn", "seat 3", 1_000),
        ("horn", "seat 1", 500),
    ]


def test_an_offer_is_what_is_printed_for_the_tally() -> None:
    round_ = played(made("repeat-4", "repeat-5", "horn"), 4, 4, 5, 5)
    (offer,) = offers(PLUS, round_)
    assert (offer.stake.wager, offer.tally, offer.pays, offer.payment) == ("repeat-4", 2, 7, 3_500)
    (later,) = offers(PLUS, played(round_, None, 4))
    assert (later.tally, later.pays, later.payment) == (3, 21, 10_500)


def test_no_offer_is_made_where_the_house_takes_none() -> None:
    assert offers(PLAIN, played(made("repeat-4"), 4, 4)) == ()


def test_it_is_plain_values_and_read_again_as_it_was() -> None:
    """So that it goes on to the next night."""
    round_ = played(made("repeat-4", "horn"), 4, 4, 2)
    left = msgspec.json.decode(msgspec.json.encode(round_))
    assert left == {
        "number": 1,
        "tallies": {"4": 2, "2": 1},
        "standing": [
            {"wager": "repeat-4", "owner": "seat 3", "amount": 500, "new": 0},
            {"wager": "horn", "owner": "seat 3", "amount": 500, "new": 0},
        ],
    }
    assert msgspec.convert(left, Round, strict=False) == round_
    assert offers(PLUS, round_) == (Offer(Stake("repeat-4", "seat 3", round_.standing[0].amount), 2, 7),)
