"""What a dossier says of itself to whoever opens it: what each file is, and how all of it is verified."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import tzinfo
from textwrap import fill
from typing import Final

from app.reports.printed import Printed
from app.reports.roulette.spin_evidence import printed_words
from app.reports.roulette.spin_story import SpinStory
from app.reports.wording import tr, zone_words

_WIDE: Final = 100


def readme_text(story: SpinStory, zone: tzinfo | None, printed: Printed, loud: Sequence[str] = ()) -> str:
    """Write the text that lies beside the files.

    Args:
        story: the spin.
        zone: whose clocks are shown.
        printed: who made the dossier when.
        loud: what nobody may pass by.
    """
    house = story.steps[-1].state.house.title
    title = tr("Fascicolo del colpo {spin}, tavolo {table}, {house}")
    made = tr("Fatto il {words}; orologio: {clock}").format(
        words=printed_words(printed, zone), clock=zone_words(zone, printed.at)
    )
    parts = (
        title.format(spin=story.spin, table=story.table, house=house),
        made,
        *loud,
        *_how(story.seal),
        *_files(),
        *_by_hand(),
    )
    return "\n\n".join(map(_filled, parts)) + "\n"


def _filled(text: str) -> str:
    return text if text.startswith(" ") else fill(text, _WIDE, break_long_words=False)


def _how(seal: str) -> Iterator[str]:
    yield tr(
        "Questa cartella prova il colpo da sola: per verificarla basta Python, su qualsiasi macchina, senza "
        "installare niente."
    )
    yield f"    python3 verify_dossier.py\n    python3 verify_dossier.py {seal}"
    yield tr(
        "Il programma scrive una riga. Stato 0: niente è diverso. Stato 1: la riga dice che cosa. Il sigillo "
        "del foglio stampato, aggiunto come nella seconda riga, si cerca fra gli eventi. Il programma è di "
        "una pagina ed è scritto per essere letto."
    )


def _files() -> Iterator[str]:
    yield tr("I file")
    named = (
        ("page.pdf, page.html", tr("il foglio del colpo, come si stampa")),
        ("rules.jsonl", tr("le regole della casa che valevano, come furono registrate")),
        (
            "events.jsonl",
            tr("gli eventi del colpo, e ciò che accadde al tavolo nel frattempo, ognuno sigillato"),
        ),
        ("corrections.jsonl", tr("ciò che fu corretto o risposto dopo, con chi ha firmato; vuoto se niente")),
        ("heads.txt", tr("gli ultimi eventi noti: prima e dopo ogni tratto, e la fine del registro allora")),
        ("frames.jsonl", tr("le righe del lettore, con il nome del registro grezzo e il byte a cui stanno")),
        ("event-….log.from-…", tr("la parte del registro grezzo di un evento, byte per byte, da quel byte")),
        ("manifest.sha256", tr("lo SHA-256 di ogni file")),
        ("verify_dossier.py", tr("il programma che verifica")),
    )
    yield "\n".join(f"  {name}: {what}" for name, what in named)


def _by_hand() -> Iterator[str]:
    yield tr("Senza Python")
    yield "    sha256sum --check manifest.sha256"
    yield tr(
        "La catena: di ogni riga si toglie l'ultimo membro, hash, con la virgola che gli sta davanti, non la "
        "graffa; lo SHA-256 dei 32 byte dello hash dell'evento prima, seguiti da ciò che resta della riga, è "
        "lo hash tolto. Lo hash prima di ogni tratto sta in heads.txt."
    )
    yield tr("Con il registro della casa, che questi eventi sono i suoi:")
    yield "    capotavolo verify --database T1.sqlite --heads heads.txt"
    yield tr(
        "Quando il fascicolo fu fatto, il programma disse lo SHA-256 di manifest.sha256, o le sue prime "
        "cifre: chi le ha annotate prova che nessun file è stato cambiato insieme con il manifesto. Il "
        "foglio stampato e firmato prova lo stesso degli eventi, con il suo sigillo."
    )
