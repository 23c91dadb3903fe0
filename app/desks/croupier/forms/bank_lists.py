"""What can be done at the bank, what was recorded of it this night, and what was paid (rules 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.desks.common.language import euro, tr
from app.desks.common.owner_words import title_words
from app.desks.common.touch_role import Role
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.bank_words import deed_words, off_words, paid_words, way_words
from app.desks.croupier.bank.deeds import Deed, View, why_not_now
from app.desks.croupier.bank.payment_draft import PaidLine, paid_lines
from app.desks.croupier.bank.shown import Line, is_known, lines_of
from app.desks.croupier.forms.bank_touches import Answered, Folder, From, LookAt, LookAtLeft
from app.desks.croupier.forms.kit import PAGE_DOWN, PAGE_UP, Desk, Form, Key, Listed, Part, Row
from app.desks.croupier.forms.kit import Line as Words
from app.desks.croupier.payments.left import Left, left_of, not_paid
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import answer_words, left_of_words, left_words, moment_words
from app.table.live import Moment
from app.table.unmarked import unmarked_at

_WITH_CAGE: Final = (Deed.FILL, Deed.CREDIT, Deed.BANK_CHANGE)
_WITH_PLAYERS: Final = (Deed.CHANGE, Deed.MASS, Deed.DROP)
_HIGH: Final = 60
_LINES: Final = 6
_FOLDERS: Final = 5
_LIST_WIDE: Final = 540


def menu_form(desk: Desk, bank: BankDesk) -> Form:
    """Keys on the left; on the right the night's list, the newest first."""
    found, state = lines_of(desk.state), desk.state
    known = tr("conosciuto") if is_known(state.bank) else tr("stima")
    paid = tr("vedere, correggere") if _all_paid(desk) else tr("ancora nessuno")
    holdings = Key(tr("Che cosa c'è"), View.HOLDINGS, known if state.bank.begun else tr("non contato"))
    payments = Key(tr("Pagamenti…"), View.PAYMENTS, paid, can=bool(_all_paid(desk)))
    deeds = {deed: _deed(desk, bank, deed) for deed in Deed}
    tips = "\t".join((tr("LE MANCE"), tr("COLPI CHIUSI"), tr("LA CASSETTA")))
    after = bank.first + _LINES if bank.first + _LINES < len(found) else 0
    return Form(
        tr("Il banco"),
        _beneath(desk),
        parts=(
            _row(tr("CONTARE"), deeds[Deed.OPEN], deeds[Deed.CLOSE], holdings),
            _row(tr("CON LA CASSA"), *(deeds[deed] for deed in _WITH_CAGE)),
            _row(tr("CON I GIOCATORI"), *(deeds[deed] for deed in _WITH_PLAYERS)),
            _row(tips, deeds[Deed.TIP], payments, deeds[Deed.BOX]),
        ),
        right=_recorded(desk, found[bank.first : bank.first + _LINES] or found[:_LINES]),
        wide=_LIST_WIDE,
        beside=Key(tr("Altri…"), From(after)) if len(found) > _LINES else None,
    )


def _row(name: str, *keys: Key) -> Row:
    return Row(name, keys, high=64)


def _all_paid(desk: Desk) -> tuple[Left | PaidLine, ...]:
    """Name what nobody had marked, and what was paid."""
    return (*not_paid(desk.state), *paid_lines(desk.state))


def _beneath(desk: Desk) -> str:
    book = desk.state.bank
    if not desk.state.opened and not book.open:
        return tr("Il tavolo è chiuso: si conta dopo averlo aperto.")
    if not book.begun:
        return tr("Prima si conta il banco.")
    if book.closing is not None:
        return tr("Il banco è chiuso.")
    return tr("Apertura € {amount}").format(amount=euro(book.opening))


def _deed(desk: Desk, bank: BankDesk, deed: Deed) -> Key:
    """A deed with whence and whither it goes, or what of it waits; why not, for a tip."""
    waits, why = bank.tally_for(deed), why_not_now(desk.state, deed)
    half = tr("a metà: € {amount}").format(amount=euro(waits.coming or waits.going))
    below, tip = way_words(deed) if waits.empty else half, reason_words(why, desk.house) if why else ""
    return Key(deed_words(deed), deed, below, chosen=not waits.empty, can=not why, tip=tip)


def _recorded(desk: Desk, lines: Sequence[Line]) -> tuple[Part, ...]:
    keys = tuple(_recorded_line(line, desk.live.moments.get(line.seq)) for line in lines)
    name = Row(tr("QUESTA SERA: toccare per vedere, stampare, correggere"), keys, 1, high=_HIGH, gap=8)
    return (name,) if keys else (name, Words(tr("Ancora niente."), 18))


def _listed(title: str, below: str, amount: int | None, first: int | None, said: str = "") -> Key:
    """A line with an amount, in cents, and with the one that stood there before it was corrected."""
    end = "" if amount is None else f"€ {euro(amount)}"
    was = "" if first is None else f"€ {euro(first)}"
    corrected = tr("corretto, era {amount}").format(amount=euro(first)) if first is not None else ""
    name = ", ".join(filter(None, (said or title, below, end, corrected)))
    return Key(title, None, below, name, listed=Listed(end, was))


def _recorded_line(line: Line, moment: Moment | None) -> Key:
    """What came and went, its slip, and when; a void slip has no amount."""
    title = f"{deed_words(line.deed)} {line.document}".strip()
    what = way_words(line.deed) if line.off is None else off_words(line.off)
    prints = tr("stampe: {count}").format(count=line.prints) if line.prints else ""
    below = " · ".join(filter(None, (moment_words(moment), what, prints)))
    if not line.seq:
        below = tr("annullato: resta nella serie")
    key = _listed(title, below, line.amount if line.seq else None, line.first)
    return key._replace(says=LookAt(line.seq), can=line.seq > 0)


def payments_form(desk: Desk, bank: BankDesk) -> Form:
    """Two columns of payments, each full before the next begins, and the pages before and after."""
    found, room = _all_paid(desk), 2 * _LINES
    pages = max(1, -(-len(found) // room))
    page = min(bank.first // room, pages - 1)
    keys = tuple(map(_paid_line, found[page * room : (page + 1) * room]))
    newer = Key(tr("Più recenti"), From((page - 1) * room), can=page > 0, key=PAGE_UP)
    counted = tr("pagina {page} di {pages}").format(page=page + 1, pages=pages)
    older = Key(tr("Più vecchi"), From((page + 1) * room), counted, can=page + 1 < pages, key=PAGE_DOWN)
    below = tr("L'ultimo colpo per primo. Toccare un pagamento per vederlo e correggerlo.")
    return Form(
        tr("I pagamenti di questa sera"),
        below if found else tr("Ancora niente."),
        parts=(Row("", keys[:_LINES], 1, high=_HIGH, gap=8),),
        right=(Row("", keys[_LINES:], 1, high=_HIGH, gap=8),),
        wide=-1,
        foot=(newer, older) if pages > 1 else (),
        back=Key(tr("Indietro"), View.MENU),
    )


def _paid_line(line: Left | PaidLine) -> Key:
    """What was paid, or had no mark: that stands out while nobody has said what became of it."""
    title = tr("Colpo {spin} · {owner}").format(spin=line.spin, owner=title_words(line.title))
    if isinstance(line, PaidLine):
        below = tr("pagamento {order}: {why}").format(order=line.order, why=line.why)
        key = _listed(title, below, line.amount, line.first, paid_words(line))
        key = key._replace(says=LookAt(line.seq, paid=True))
    else:
        asked = line.paid is None
        below = tr("{order}. non segnato: pagato?") if asked else tr("{order}. non segnato: non pagato")
        if line.differs:
            below = tr("{order}. differenza: {answer}?") if asked else tr("{order}. differenza: {answer}")
        below = below.format(order=line.order, answer=answer_words(line)[not asked].lower())
        name = f"{left_of_words(line, 1)}: {left_words(line)}. {below}"
        key = _listed(title, below, line.amount, None)
        key = key._replace(says=LookAtLeft(line.spin, line.order), name=name, chosen=asked)
    return key if key.listed is None else key._replace(listed=key.listed._replace(number=line.number))


def left_form(desk: Desk, bank: BankDesk) -> Form:
    """A payment that nobody had marked: two touches lead here, one says whether it was made."""
    of = LookAtLeft(*bank.left)
    found = unmarked_at(desk.state, *of)
    title, below, words = tr("Pagamenti non segnati"), "", (tr("Pagato"), tr("Non pagato"))
    if found is not None:  # else the night is over
        left = left_of(desk.state, found)
        words = answer_words(left)
        said = "" if found.paid is None else tr("Detto: {answer}.").format(answer=words[1].lower())
        title, below = left_words(left), f"{left_of_words(left, 1)} · {left.why}. {said}".strip()
    keys = (
        Key(
            said,
            Answered(of, paid, disputed=found is not None and found.disputed),
            can=found is not None and found.paid is not paid,
            role=role,
        )
        for said, paid, role in zip(words, (True, False), (Role.PAY, Role.TAKE), strict=True)
    )
    back = Key(tr("Indietro"), View.PAYMENTS)
    return Form(title, below, parts=(Row("", tuple(keys), 2, high=96),), back=back)


def folder_form(_desk: Desk, bank: BankDesk) -> Form:
    """Where slips are written to: the folders that are offered, and any other one by a window."""
    offered = () if bank.setup.papers is None else bank.setup.papers.folders()
    keys = (Key(path, Folder(path), single=True) for path in offered[:_FOLDERS])
    return Form(
        tr("Dove vanno i documenti?"),
        tr("Si chiede una volta, finché il programma resta aperto."),
        parts=(Row("", (*keys, Key(tr("Un'altra cartella…"), Folder())), 1, high=64),),
        back=Key(tr("Indietro"), View.ENTRY),
    )
