"""What a desk shows and what the dealer enters is plain data, without windows, disk or devices."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_screen_and_the_dealers_hands_load_no_window_disk_or_device() -> None:
    code = (
        "import sys, app.desks.croupier.screen, app.desks.croupier.dealing, app.desks.croupier.regions\n"
        "found = {name.split('.')[0] for name in sys.modules}\n"
        "print(sorted(found & {'PySide6', 'sqlalchemy', 'serial', 'hardware'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"


def test_what_the_pages_ask_is_said_without_anything_that_draws() -> None:
    """Only the words of this station come from Qt, and they need no window."""
    asked = sorted(path for path in (ROOT / "app/desks/croupier").rglob("forms/*.py"))
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in asked]
    assert len(names) > 10
    code = (
        f"import sys, {', '.join(names)}\n"
        "print(sorted(name for name in sys.modules if name.startswith('PySide6.Qt')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "['PySide6.QtCore']"
