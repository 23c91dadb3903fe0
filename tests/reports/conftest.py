"""Pages are drawn into memory."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak


@pytest.fixture(autouse=True)
def italian() -> None:
    """The house's own language, and its own font."""
    make_application(["capotavolo"])
    speak(Language.ITALIAN)
