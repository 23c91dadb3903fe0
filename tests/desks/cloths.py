"""A cloth is painted once for all windows that show the same one: most tests open a window of the same size."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from PySide6.QtGui import QPixmap

from app.desks.common import lettering
from app.desks.common.language import language
from app.desks.common.lettering import least_text
from app.desks.common.roulette import cloth_pictures
from app.desks.common.roulette.cloth_pictures import ClothPictures
from app.desks.common.text_size import text_size

_MOST: Final = 24
"""As many as tests that follow each other need, in four sizes, mirrored and not; each takes some megabytes."""

_paint: Final = ClothPictures._painted
_painted: OrderedDict[str, tuple[QPixmap, tuple[Any, ...]]] = OrderedDict()


def share_cloths() -> None:
    """Paint each cloth once from here on, unless somebody reads what is written on it."""
    if ClothPictures._painted is _paint:
        ClothPictures._painted = _shared  # type: ignore[method-assign,assignment]


def _shared(pictures: ClothPictures, *, dim: bool) -> QPixmap:
    if lettering._Proof.reader is not None:
        return _paint(pictures, dim=dim)
    return cloth_read(pictures, dim, [])


def cloth_read(pictures: ClothPictures, dim: bool, heard: list[Any]) -> QPixmap:
    """Give the picture of a cloth, and what its reader heard of it when it was painted.

    Args:
        pictures: of the cloth.
        dim: whether it is dimmed.
        heard: whatever a reader notes; what it noted of this picture is put there again.
    """
    looks = (
        *(each for name, each in sorted(vars(pictures).items()) if not isinstance(each, QPixmap)),
        (dim, language(), text_size(), least_text(), lettering._Proof.reader is None),
        vars(cloth_pictures)["paint_cloth"],
    )
    key = repr(looks)
    if key in _painted:
        _painted.move_to_end(key)
        heard.extend(_painted[key][1])
    else:
        before = len(heard)
        _painted[key] = _paint(pictures, dim=dim), tuple(heard[before:])
        if len(_painted) > _MOST:
            _painted.popitem(last=False)
    return QPixmap(_painted[key][0])
