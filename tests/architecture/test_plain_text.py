"""What Qt may read as markup is made in one place, where it is plain: names are whatever somebody typed."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.source import ROOT, name_of, nodes_of, python_files, tree_of

GUESSES = {
    "QLabel",
    "QToolTip",
    "QWhatsThis",
    "QMessageBox",
    "QErrorMessage",
    "QInputDialog",
    "QProgressDialog",
    "QSplashScreen",
    "QWizardPage",
    "QFormLayout",
    "QTextEdit",
    "QTextBrowser",
    "QTextDocument",
    "QTextDocumentFragment",
    "QStaticText",
    "QGraphicsTextItem",
    "setToolTip",
    "toolTip",
    "setStatusTip",
    "setWhatsThis",
    "setTextFormat",
    "setHtml",
    "insertHtml",
    "appendHtml",
    "setMarkdown",
    "insertMarkdown",
    "ToolTipRole",
    "StatusTipRole",
    "WhatsThisRole",
}
"""What Qt draws as markup where it looks like it, or always; and how such texts are handed to it."""

PLAIN = {
    "app/desks/common/help/printing.py": {"QTextDocument"},
    "app/desks/common/help/reader.py": {"QTextBrowser", "QTextEdit"},
    "app/desks/common/help/styling.py": {"QTextDocument", "setMarkdown"},
    "app/desks/common/label.py": {"QLabel", "QToolTip", "setToolTip", "setTextFormat"},
    "app/desks/pit_boss/roulette/model.py": {"ToolTipRole"},
    "app/desks/pit_boss/day_page.py": {"QTextBrowser"},
    "app/desks/players/roulette/edge_printing.py": {"QTextDocument", "setHtml"},
    "app/reports/paging.py": {"QTextDocument"},
    "app/reports/pdf.py": {"QTextDocument", "setHtml"},
}
"""Where it is plain: the labels, the list's tips (by the labels' own words), the pages, whose texts are escaped,
and the manual, in which nothing stands that anybody typed."""


def named(tree: ast.AST) -> Iterator[str]:
    """Every name in a source, however it is reached: imported, as an attribute, or as a text alone."""
    for node in nodes_of(tree):
        match node:
            case ast.alias(name=name):
                yield name.rpartition(".")[2]
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.FunctionDef(name=name):
                yield name
            case ast.Constant(value=str() as name):
                yield name
            case _:
                pass


def guesses(tree: ast.AST) -> set[str]:
    """What Qt may read as markup in a source."""
    return GUESSES.intersection(named(tree))


def test_nothing_that_qt_may_read_as_markup_is_made_elsewhere() -> None:
    """And each exception is still needed: one for nothing would hide the next."""
    found = {name_of(path): guesses(tree_of(path)) for path in python_files("app", "resources", "hardware")}
    assert {name: made for name, made in found.items() if made} == PLAIN


@pytest.mark.parametrize(
    "source",
    [
        "from PySide6.QtWidgets import QLabel",
        "from PySide6.QtWidgets import QLabel as Plain",
        "import PySide6.QtWidgets as w\nw.QMessageBox.warning(None, '', name)",
        "button.setToolTip(name)",
        "getattr(button, 'setToolTip')(name)",
        "button.setProperty('toolTip', name)",
        "item.setData(Qt.ItemDataRole.ToolTipRole, name)",
        "QToolTip.showText(where, name)",
        "page.setHtml(name)",
        "class Tip:\n    def setToolTip(self, words): ...",
    ],
)
def test_a_forbidden_use_would_be_found(source: str) -> None:
    """A look that finds nothing would hold for ever."""
    assert guesses(ast.parse(source))


def test_what_is_plain_is_not_found() -> None:
    assert not guesses(ast.parse("self.said = Label(self, name)\nset_tip(self.said, name)\nQPlainTextEdit()"))


def test_the_list_hands_its_tips_through_the_labels_own_words() -> None:
    """The one role that a model answers for itself: what it gives is a call of `tip_words`."""
    tree = tree_of(ROOT / "app/desks/pit_boss/roulette/model.py")
    answered = [
        case.body[-1]
        for case in nodes_of(tree)
        if isinstance(case, ast.match_case) and "ToolTipRole" in set(named(case.pattern))
    ]
    assert [ast.unparse(step) for step in answered] == ["return tip_words(words)"]
