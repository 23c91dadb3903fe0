"""Why no, of what lies on the layout: bets, prisoners, winnings, colours, announces, zero."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class LayoutRefusal(Catalogue):
    """Each with its words."""

    NOTHING_STAYS_AFTER_LAST = Line(
        "after the last spin nothing stays on the layout: he takes his winnings",
        QT_TRANSLATE_NOOP("", "Era l'ultimo colpo: niente resta, il giocatore incassa"),
    )
    ANNOUNCE_NOT_GOING_ON = Line(
        "announce {announce} does not go on: there is nothing to take back",
        QT_TRANSLATE_NOOP("", "Quell'annuncio non prosegue: non c'è niente da revocare"),
    )
    ANNOUNCE_GOES_ON_FROM = Line(
        "announce {announce} goes on from announce {other}: take that back",
        QT_TRANSLATE_NOOP("", "Questo annuncio prosegue una vincita: revocare quella"),
    )
    ANNOUNCE_IS_ANOTHER = Line(
        "announce {announce} is another one: {repeat}, {owner}",
        QT_TRANSLATE_NOOP("", "L'annuncio è un altro: {repeat}, {owner}"),
    )
    ANNOUNCE_PIECES_GONE = Line(
        "what announce {announce} laid down lies there no more: move it back first",
        QT_TRANSLATE_NOOP("", "I pezzi di quell'annuncio non stanno più lì: prima si rimettono"),
    )
    CHANGES_WHAT_GOES_ON = Line(
        "that would change what announce {announce} won, which has gone on with it",
        QT_TRANSLATE_NOOP("", "Cambierebbe la vincita di un annuncio, che con quella prosegue"),
    )
    BETS_CLOSED = Line(
        "rien ne va plus: only the capo tavolo allows it now, say by whom",
        QT_TRANSLATE_NOOP("", "Rien ne va plus: adesso lo concede solo il capo tavolo"),
    )
    MADE_BY_TABLE_ALONE = Line(
        "only the table itself makes prisoners and keeps winnings: to put one right say by whom",
        QT_TRANSLATE_NOOP("", "Prigioni e vincite lasciate le segna il tavolo: per correggerle dire chi"),
    )
    PRISONER_STAYS = Line(
        "a prisoner is not taken up: it may be moved, or waits for the next number",
        QT_TRANSLATE_NOOP("", "Un enfermé non si ritira: si sposta, o attende il prossimo numero"),
    )
    PIECES_NOT_THERE = Line(
        "{pieces} such pieces do not lie on {position}: {more}",
        QT_TRANSLATE_NOOP("", "Su {position} non ci sono {pieces} pezzi così: {more}"),
        {1: QT_TRANSLATE_NOOP("", "Su {position} non c'è un pezzo così: {more}")},
    )
    PIECES_THERE = Line(
        "{pieces} such pieces lie there",
        QT_TRANSLATE_NOOP("", "ce ne sono {pieces}"),
        {1: QT_TRANSLATE_NOOP("", "ce n'è 1"), 0: QT_TRANSLATE_NOOP("", "non ce n'è nessuno")},
    )
    MAY_NOT_LIE = Line(
        "that may not lie on {position}: {more}",
        QT_TRANSLATE_NOOP("", "Su {position} non può stare: {more}"),
    )
    MAY_NOT_PLAY = Line(
        "that may not play on {position}: {more}",
        QT_TRANSLATE_NOOP("", "Su {position} non può giocare: {more}"),
    )
    HAS_NONE = Line(
        "{owner} has none on {position}",
        QT_TRANSLATE_NOOP("", "Su {position} non c'è niente: {owner}"),
    )
    SEVERAL_KINDS = Line(
        "chips of several kinds lie there: move all of them, or say enferme true or false",
        QT_TRANSLATE_NOOP("", "Lì ci sono gettoni diversi: spostarli tutti, o dire se sono enfermé"),
    )
    FEWER_LIE = Line(
        "only {pieces} pieces lie there",
        QT_TRANSLATE_NOOP("", "Lì ci sono solo {pieces} pezzi"),
        {1: QT_TRANSLATE_NOOP("", "Lì c'è solo 1 pezzo")},
    )
    WINNINGS_INSIDE = Line(
        "winnings on a combination are handed over at once",
        QT_TRANSLATE_NOOP("", "La vincita su una combinazione si consegna subito"),
    )
    WINNINGS_WITHOUT_OWNER = Line(
        "winnings stay for their owner only: ask whose they are",
        QT_TRANSLATE_NOOP("", "Una vincita resta solo se si sa di chi è: chiedere"),
    )
    WINNINGS_OF_EMPLOYEES = Line(
        "what is won for the employees goes to the boîte",
        QT_TRANSLATE_NOOP("", "Quello che vincono gli impiegati va alla boîte: non resta"),
    )
    LEFT_ALREADY = Line(
        "{owner}'s winnings on {position} are left lying already",
        QT_TRANSLATE_NOOP("", "Su {position} la vincita resta già: {owner}"),
    )
    NOT_LEFT = Line(
        "{owner}'s winnings on {position} are not left lying",
        QT_TRANSLATE_NOOP("", "Su {position} la vincita non resta: {owner}"),
    )
    NOBODY_SAID_TAKEN_UP = Line(
        "nobody said that {owner} took anything up from {position}",
        QT_TRANSLATE_NOOP("", "Di {owner} su {position} nessuno ha detto che non c'era più"),
    )
    NO_STAKE_KNOWN = Line(
        "the table knows of no stake of {owner} on {position}",
        QT_TRANSLATE_NOOP("", "Di {owner} su {position} non si conosce nessuna puntata"),
    )
    PRISONER_NOT_TAKEN_UP = Line(
        "{owner} has a prisoner on {position}: it cannot be taken up",
        QT_TRANSLATE_NOOP("", "{owner} ha un prigioniero su {position}: non si riprende"),
    )
    MISPLACED_BEFORE_NUMBER = Line(
        "before the number falls a misplaced chip is put right at once: move it",
        QT_TRANSLATE_NOOP("", "Prima del numero un gettone fuori posto si sposta subito"),
    )
    MISPLACED_WINS_NOTHING = Line(
        "nothing is paid for it where it was meant: there is nothing to decide",
        QT_TRANSLATE_NOOP("", "Dove doveva stare non vince: non c'è niente da decidere"),
    )
    ZERO_ALONE = Line(
        "spin {spin} has the number {number}: that is for zero alone",
        QT_TRANSLATE_NOOP("", "Il colpo {spin} ha il {number}: questo vale solo per lo zero"),
    )
    NO_CHOICE_AT_ZERO = Line(
        "{house} leaves no choice at zero",
        QT_TRANSLATE_NOOP("", "{house} allo zero non lascia scelta"),
    )
    NO_PRISON_AT_LAST = Line(
        "à la dernière: nothing is imprisoned, half of it goes back",
        QT_TRANSLATE_NOOP("", "All'ultimo colpo niente va in prigione: si rende la metà"),
    )
    NO_FREE_STAKE = Line(
        "{owner} has no free stake on {position}",
        QT_TRANSLATE_NOOP("", "Su {position} non c'è una puntata libera: {owner}"),
    )
    CHOSEN_ALREADY = Line(
        "{owner} chose that already on {position}",
        QT_TRANSLATE_NOOP("", "Su {position} è già scelto così: {owner}"),
    )
    NO_ODD_PIECE = Line(
        "{house} shuts no odd piece in: there is nothing to group",
        QT_TRANSLATE_NOOP("", "{house} non imprigiona pezzi spaiati: niente da raggruppare"),
    )
    GROUPED_BY_RULE = Line(
        "{house} groups every colour by its own rule",
        QT_TRANSLATE_NOOP("", "{house} raggruppa ogni colore per regola propria"),
    )
    GROUPED_ALREADY = Line("{colour} is grouped already", QT_TRANSLATE_NOOP("", "Già raggruppato: {colour}"))
    NOT_GROUPED = Line("{colour} is not grouped", QT_TRANSLATE_NOOP("", "Non raggruppato: {colour}"))
    NOTHING_TO_GROUP = Line(
        "{colour} has pieces on fewer than two simple chances: there is nothing to group",
        QT_TRANSLATE_NOOP("", "Niente da raggruppare su due chance semplici: {colour}"),
    )
