"""No file needs one that needs it: also not where the import waits inside a function, or is for types alone."""

from graphlib import CycleError, TopologicalSorter

import grimp


def circle_in(imports: dict[str, set[str]]) -> list[str]:
    """The files of one circle, each before the one that it needs; empty where there is none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []


def test_no_file_needs_one_that_needs_it() -> None:
    """Design, "The plan": one way through the house."""
    graph = grimp.build_graph("app", "hardware", "resources", cache_dir=None)
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    assert len(imports) > 100, "the house was not read"
    assert circle_in(imports) == []


def test_a_circle_is_found() -> None:
    """So that the test above can fail."""
    assert circle_in({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})
