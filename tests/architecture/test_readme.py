"""README is one page: what it names is there, and what a bare machine runs is what it says."""

import re

from tests.architecture.manual_codes import code_fault, line_fault
from tests.architecture.source import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
_LINES = 70


def test_it_is_one_page() -> None:
    assert len(README.splitlines()) <= _LINES


def test_a_bare_machine_runs_its_test_command_and_nothing_else() -> None:
    said = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    does = [line for line in said if line and not line.startswith(("#", "set ", "cd "))]
    assert does == ["exec make test"]
    assert re.search(r"^make test +#", README, re.MULTILINE)


def test_each_link_and_picture_is_there() -> None:
    led = re.findall(r"\]\(([^)]+)\)", README)
    assert [where for where in led if not where.startswith("https://") and not (ROOT / where).exists()] == []


def test_each_command_is_one() -> None:
    blocks = re.findall(r"^```\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    lines = [re.sub(r"\s+#.*", "", line) for block in blocks for line in block.splitlines()]
    assert len(lines) > 4
    assert [fault for line in lines if (fault := line_fault(line))] == []
    inline = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", README, flags=re.MULTILINE | re.DOTALL))
    assert [fault for words in inline if (fault := code_fault(words))] == []
