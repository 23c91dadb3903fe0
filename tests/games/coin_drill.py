"""The coin game as it is practised: what is paid one to one."""

from __future__ import annotations

from typing import Final

from app.desks.trainee.course import Course
from app.practice import forms
from app.practice.drills.conversion import CONVERSION
from app.practice.exercise import NO_SECTION, Drill, Sitting, Step, Task, one_field, slips_of
from app.practice.saying import Say, Sum
from app.reports.practice_words.course_words import CourseWords
from app.rules.money import Cents, money_text
from tests.games.coins import COINS


def _task(sitting: Sitting) -> Task:
    bet = Cents(sitting.chance.randint(1, 40) * sitting.house.minimum)
    fields = one_field("amount", forms.MONEY, money_text(bet))
    twice, half = (money_text(Cents(cents)) for cents in (bet * 2, bet // 2))
    said = {"bet": Sum(bet)}
    slips = slips_of(fields, (("stake-counted", (twice,)), ("half", (half,))))
    return Task(Say("coins.ask", said), fields, (Step(Say("coins.paid", said), NO_SECTION),), slips)


COINS_COURSE: Final = Course(
    drills=(CONVERSION, Drill("coins", (("heads", "tails"),), _task)),
    read_house=COINS.read_house,
    words=CourseWords(
        sentences={
            "coins.title": "Testa o croce",
            "coins.card.1": "Si paga alla pari.",
            "coins.ask": "{bet} sul lato caduto: quanto si paga?",
            "coins.paid": "Alla pari: {bet}.",
            "coins.field.amount": "Pagamento",
        },
        cases={"coins-heads": "Testa", "coins-tails": "Croce"},
    ),
)
