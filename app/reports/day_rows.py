"""The day of a table for a spreadsheet and for other programs: money as text, times in UTC."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec import UNSET

from app.journal.csv_rows import Cell, csv_rows
from app.reports.bank_lines import BankLine
from app.reports.boxes import boxes_of
from app.reports.count_rows import Value, box_form, box_rows, count_forms, count_rows
from app.reports.day import DayOfTable
from app.reports.day_reading import TableDay
from app.reports.left_unmarked import LeftUnmarked
from app.reports.night import Night, per_hour, total
from app.reports.reconciliation import reconciled
from app.reports.voice import PLAIN, Voice
from app.rules.inventory import Bundle
from app.rules.money import money_text
from app.table.chip_form import held_chip_form
from app.table.event_record import Event, event_form

COLUMNS = ("section", "seq", "at", "what", "amount", "document", "by", "note")


def day_form(found: TableDay, voice: Voice = PLAIN) -> dict[str, Value]:
    """Write a day's figures as an object of plain values.

    Args:
        found: the day, as the journal tells it.
        voice: has what side games write of it.
    """
    figures, nights = found.figures, found.figures.nights
    playing = sum(night.playing for night in nights)
    result = total(nights, "result")
    return {
        "table": figures.table,
        "day": found.day.day.isoformat(),
        "since": found.day.since,
        "until": found.day.until,
        "nights": [_night_form(night) for night in nights],
        **_play_form(figures),
        "handle": _money(total(nights, "handle")),
        "taken": _money(total(nights, "taken")),
        "paid": _money(total(nights, "paid")),
        **{name: _money(total(nights, name)) for name in ("opening", "fills", "credits", "drop")},
        "closing": _money(total(nights, "counted_closing")),
        "put_right": _money(total(nights, "put_right")),
        "tips": _money(total(nights, "tips")),
        "result": _money(result),
        "result_per_hour": _money(None if result is None else per_hour(result, playing)),
        **({"counts": [*count_forms(figures.counts.found)]} if figures.counts.found else {}),
        **({} if (boxes := boxes_of(nights)) is None else {"box": [box_form(boxes)]}),
        **_reconciled_form(figures),
        "after_closing_count": [
            {"seq": each.stamp.seq, "at": each.stamp.at, "spin": each.spin, "number": each.number}
            for each in figures.late
        ],
        "unanswered": [
            {"seq": each.stamp.seq, "at": each.stamp.at, "what": _kind(each.event)}
            for each in figures.waiting
            if each.answered_by is None
        ],
        "unmarked": [_unmarked_form(each) for each in figures.payments.unmarked],
        "missing_documents": [{"first": gap.first, "last": gap.last} for gap in figures.missing_papers],
        "void_documents": [
            {"number": void.paper.number, "at": void.stamp.at, "by": void.by, "reason": void.reason}
            for void in figures.bank.void_papers
        ],
        **_verified_form(figures),
        **_without_code(figures),
        **_beside_form(figures, voice),
        "head": str(found.head),
    }


def _play_form(figures: DayOfTable) -> dict[str, Value]:
    """Write how much was played, and how quickly."""
    nights = figures.nights
    playing, spins = sum(night.playing for night in nights), sum(night.spins for night in nights)
    return {
        "spins": spins,
        "void": len(figures.voids),
        "not_entered": sum(night.not_entered for night in nights),
        "playing_seconds": playing // 1_000_000,
        "spins_per_hour": per_hour(spins, playing),
    }


def _reconciled_form(figures: DayOfTable) -> dict[str, Value]:
    """Write how what was taken and paid comes to the result; nothing where not every stake was entered."""
    found = reconciled(figures.nights, figures.counts)
    if found is None:
        return {}
    return {"reconciliation": [{"line": name, "amount": _money(cents)} for name, cents in found.items()]}


def _verified_form(figures: DayOfTable) -> dict[str, Value]:
    """Write what came of the last check of the journal; nothing where there was none."""
    if figures.verified is None:
        return {}
    stamp, event = figures.verified
    reason = "" if event.reason is UNSET else event.reason
    return {"verified": [{"seq": stamp.seq, "at": stamp.at, "head": event.head, "reason": reason}]}


def _without_code(figures: DayOfTable) -> dict[str, Value]:
    """Write what went on without a code; nothing of a day on which no opening says who might have had one."""
    if all(night.register is None for night in figures.nights):
        return {}
    acts: list[dict[str, Value]] = [
        {
            "seq": each.stamp.seq,
            "at": each.stamp.at,
            "spin": each.spin,
            "act": each.act.act,
            "first": each.act.first,
            "names": ", ".join(each.act.names),
            **({"later": "put off"} if each.act.later else {}),
        }
        for each in figures.unsigned
    ]
    return {"without_code": acts}


def _unmarked_form(each: LeftUnmarked) -> dict[str, Value]:
    left = each.of
    amount = money_text(left.payment.amount)
    owner, answer = left.payment.owner, _answer(each)
    differs = {} if left.made is None else {"made": money_text(left.made)}
    disputed = {"disputed": True} if left.disputed else {}
    return {
        "spin": left.spin,
        "order": left.order,
        "owner": owner,
        "amount": amount,
        **differs,
        **disputed,
        "answer": answer,
    }


def day_csv(found: TableDay, voice: Voice = PLAIN) -> bytes:
    """Write a day as rows: its figures, then the bank, void and late throws, disputes, what nobody said.

    Args:
        found: the day, as the journal tells it.
        voice: has what side games write of it, behind all else.
    """
    beside = _beside_rows(found.figures, voice)
    return b"".join(csv_rows(COLUMNS, [*_figure_rows(found, voice), *_story_rows(found.figures), *beside]))


def lists_csv(found: TableDay, voice: Voice) -> bytes:
    """Write what side games have of a day as rows, and nothing else.

    Args:
        found: the day, as the journal tells it.
        voice: has what side games write of it.
    """
    return b"".join(csv_rows(COLUMNS, _beside_rows(found.figures, voice)))


def _beside_form(figures: DayOfTable, voice: Voice) -> dict[str, Value]:
    """Write what side games have of the day; nothing where none is dealt."""
    return {
        name: [dict(each) for each in listed]
        for game in voice.games
        for name, listed in game.day_lists(figures.beside).items()
    }


def _beside_rows(figures: DayOfTable, voice: Voice) -> Iterator[tuple[Cell, ...]]:
    """Write the same as rows, a section for each list; what is not known, or not so, is left out."""
    lists = (named for game in voice.games for named in game.day_lists(figures.beside).items())
    for section, each in ((section, each) for section, listed in lists for each in listed):
        known = {name: value for name, value in each.items() if value is not None and value is not False}
        seq, at, amount, by = (known.pop(name, "") for name in ("seq", "at", "amount", "dealer"))
        what = ", ".join(name if value is True else f"{name} {value}" for name, value in known.items())
        yield (section, seq, at, what, amount, "", by, "")


def _figure_rows(found: TableDay, voice: Voice) -> list[tuple[Cell, ...]]:
    form = day_form(found, voice)
    named = (
        "table", "day", "spins", "void", "not_entered", "playing_seconds", "spins_per_hour", "handle",
        "taken", "paid", "opening", "fills", "credits", "drop", "closing", "put_right", "tips",
        "result", "result_per_hour", "head",
    )  # fmt: skip
    return [("figure", "", "", name, cast("Cell", form[name]), "", "", "") for name in named]


def _bank_rows(figures: DayOfTable) -> list[tuple[Cell, ...]]:
    """What was recorded of the bank."""
    return [
        (
            "bank",
            line.stamp.seq,
            line.stamp.at,
            _what(line),
            money_text(line.amount) if line.operation else "",
            line.document,
            ", ".join(line.signatures) or line.by,
            f"corrected by {line.corrected_by}"
            if line.corrected_by
            else f"corrects {line.of}: {line.reason}"
            if line.of
            else "",
        )
        for line in figures.bank.found
    ]


def _void_rows(figures: DayOfTable) -> list[tuple[Cell, ...]]:
    return [
        ("void", stamp.seq, stamp.at, f"spin {throw.spin}", "", "", throw.by, throw.reason)
        for stamp, throw in figures.voids
    ]


def _story_rows(figures: DayOfTable) -> list[tuple[Cell, ...]]:
    disputes: list[tuple[Cell, ...]] = [
        (
            "dispute",
            each.stamp.seq,
            each.stamp.at,
            f"spin {each.spin}, payment {each.order}: {each.claim}" + (f" ({each.by})" if each.by else ""),
            "" if each.amount is None else money_text(each.amount),
            "",
            each.ruled_by,
            each.ruling,
        )
        for each in figures.disputes.found
    ]
    answers: list[tuple[Cell, ...]] = [
        (
            "answer",
            each.stamp.seq,
            each.stamp.at,
            _kind(each.event),
            "",
            "",
            each.answered_by,
            each.note,
        )
        for each in figures.waiting
    ]
    beside = [*_unsigned_rows(figures), *_unmarked_rows(figures), *answers]
    return [
        *_bank_rows(figures),
        *count_rows(figures.counts.found),
        *([] if (boxes := boxes_of(figures.nights)) is None else box_rows(boxes)),
        *_paper_rows(figures),
        *_void_rows(figures),
        *_late_rows(figures),
        *disputes,
        *beside,
    ]


def _unsigned_rows(figures: DayOfTable) -> list[tuple[Cell, ...]]:
    """What went on without a code: who did it, and the names that stand there."""
    return [
        (
            "unsigned",
            each.stamp.seq,
            each.stamp.at,
            each.act.act + (", put off" if each.act.later else ""),
            "",
            "",
            each.act.first,
            ", ".join(each.act.names),
        )
        for each in figures.unsigned
    ]


def _unmarked_rows(figures: DayOfTable) -> list[tuple[Cell, ...]]:
    """What nobody had marked when its spin was closed, and what was said of it since."""
    return [
        (
            "unmarked",
            each.stamp.seq,
            each.stamp.at,
            f"spin {each.of.spin}, payment {each.of.order}{_what_is_left(each)}",
            money_text(each.of.payment.amount),
            "",
            each.by,
            _answer(each) or "",
        )
        for each in figures.payments.unmarked
    ]


def _what_is_left(each: LeftUnmarked) -> str:
    """Write whether it is a difference, and whether somebody objected to it."""
    return f"{', difference' if each.of.made is not None else ''}{', disputed' if each.of.disputed else ''}"


def _answer(each: LeftUnmarked) -> str | None:
    """Write what was said of a payment that bore no mark; None where nobody said anything."""
    return None if each.of.paid is None else "paid" if each.of.paid else "not paid"


def _late_rows(figures: DayOfTable) -> list[tuple[Cell, ...]]:
    """What was thrown after the closing count."""
    return [
        ("late", each.stamp.seq, each.stamp.at, f"spin {each.spin}", "", "", "", "after the closing count")
        for each in figures.late
    ]


def _paper_rows(figures: DayOfTable) -> list[tuple[Cell, ...]]:
    """Void papers, and those that are missing in their sequence."""
    void: list[tuple[Cell, ...]] = [
        ("document", void.stamp.seq, void.stamp.at, "void", "", void.paper.number, void.by, void.reason)
        for void in figures.bank.void_papers
    ]
    missing: list[tuple[Cell, ...]] = [
        ("document", "", "", "missing", "", gap.first, "", f"to {gap.last}") for gap in figures.missing_papers
    ]
    return [*void, *missing]


def _what(line: BankLine) -> str:
    """Name what a line of the bank is: an operation, or a payment that was put right."""
    if line.spin is not None:
        return f"{line.operation} of spin {line.spin}"
    if line.payment is None:
        return line.operation or "correction"
    spin, order = line.payment
    return f"{line.operation} {order} of spin {spin}"


def _night_form(night: Night) -> dict[str, Value]:
    return {
        "opened": night.opened.at,
        "closed": None if night.closed is None else night.closed.at,
        "minimum": night.minimum,
        "house": night.house,
        "dealers": ", ".join(night.dealers),
        "spins": night.spins,
        "result": _money(night.result),
        "opening_differs": _pieces(night.differs),
        "colours_out": ", ".join(night.out),
        **({} if night.register is None else {"register": night.register}),
        **({"register_known": night.register_known} if night.register_known else {}),
    }


def _pieces(chips: Bundle) -> list[dict[str, Value]]:
    return [{**held_chip_form(chip), "pieces": pieces} for chip, pieces in chips]


def _kind(event: Event) -> str:
    """Give the name under which scripts know an event."""
    return str(event_form(event)["kind"])


def _money(cents: int | None) -> str | None:
    return None if cents is None else money_text(cents)
