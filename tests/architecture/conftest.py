"""The source is read once for all tests of its shape, and kept no longer than they last."""

from collections.abc import Iterator

import pytest

from tests.architecture.source import let_go


@pytest.fixture(scope="package", autouse=True)
def _source_is_kept_while_it_is_looked_at() -> Iterator[None]:
    yield
    let_go()
