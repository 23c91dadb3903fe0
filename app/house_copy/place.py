"""Where the house's program listens, written HOST:PORT."""

from __future__ import annotations

from urllib.parse import urlsplit


def house_place(text: str, *, any_port: bool = False) -> tuple[str, int]:
    """Read an address and its port.

    Args:
        text: `pit.example:7411`, `10.0.0.5:7411`, `[fd00::5]:7411`.
        any_port: port 0 is allowed: one that is free.

    Raises:
        ValueError: it is not written so.
    """
    try:
        parts = urlsplit(f"//{text}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    plain = text.isprintable() and not set(text) & set("/?#@ ")
    if not host or port is None or not plain or (port == 0 and not any_port):
        raise ValueError(f"{text!r} is no address: write HOST:PORT, such as 10.0.0.5:7411")
    return host, port
