"""A form only grows: what it needs today is what it has needed since its first day."""

import msgspec

from tests.table.reading import KINDS


def check_form(kind: str, needed: set[str]) -> None:
    """An event of this kind needs these fields and no other, and may leave all else out."""
    form = next(form for form in KINDS if form.__struct_config__.tag == kind)
    assert {field.encode_name for field in msgspec.structs.fields(form) if field.required} == needed
