"""A page as a file for any browser: its pictures are in it, and nothing is fetched."""

from __future__ import annotations

import base64
from html import escape

from app.reports.pdf import CODE, PRINTED, code_png, page_html, page_style, picture_address
from app.reports.sheet import Picture, Seal, Sheet


def html_of(sheet: Sheet, language: str) -> bytes:
    """Write a page as HTML.

    Args:
        sheet: what stands on it.
        language: that it is written in: "it", "en", "fr".
    """
    body = page_html(sheet)
    for part in sheet.parts:
        if isinstance(part, Picture):
            body = body.replace(picture_address(part), _within(part.png))
        elif isinstance(part, Seal):
            body = body.replace(f"src='{CODE}'", f"src='{_within(code_png(part.text))}'")
    style = f"{page_style(PRINTED)}body {{ font-family: sans-serif; max-width: 60em; margin: 2em auto; }}"
    head = f"<meta charset='utf-8'><title>{escape(sheet.title)}</title><style>{style}</style>"
    return f"<!DOCTYPE html><html lang='{language}'><head>{head}</head>{body}</html>\n".encode()


def _within(png: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"
