"""What the cases of the drills' levels are called, by drill and variant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

VARIANTS: Final[Mapping[str, object]] = {
    "night.totals": QT_TRANSLATE_NOOP("", "totale per posizione"),
    "night.payment": QT_TRANSLATE_NOOP("", "un pagamento"),
    "night.order": QT_TRANSLATE_NOOP("", "ordine dei pagamenti"),
    "night.clearing": QT_TRANSLATE_NOOP("", "pulizia"),
    "night.zero": QT_TRANSLATE_NOOP("", "zero"),
}
