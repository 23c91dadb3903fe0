"""Learning marked balls: one is held to the head, and its number is said; nothing else learns a tag."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from app.commands.planning import settings_path

if TYPE_CHECKING:
    from app.settings import Settings

HELP = "learn which number a marked ball is, or forget it"
KIND: Final = "rfid-head"
_TAGS: Final = "tags."


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--wheel", dest="url", metavar="URL", help="the head's port (default: as it is set)")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--ball", type=int, metavar="NUMBER", help="the number of the ball at the head")
    what.add_argument("--forget", type=int, metavar="NUMBER", help="the number whose ball is forgotten")
    parser.add_argument(
        "--seconds", type=float, default=30.0, help="how long to wait for the ball (default 30)"
    )
    parser.add_argument(
        "--settings", metavar="PATH", help="the settings' file (default: in the user's folder)"
    )


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Keep one more ball in the settings, or one less, and print it."""
    from msgspec.structs import replace

    from app.commands.planning import fault_sentences
    from app.settings import load_settings, write_settings
    from hardware.codecs.rfid_head import LearningError, forgotten, learnt

    path = settings_path(chosen.settings, os.environ)
    loaded = load_settings(path)
    for sentence in fault_sentences(path, loaded):
        complain(sentence)
    settings = loaded.settings
    try:
        tags = _learnt_before(settings)
        if chosen.forget is not None:
            after = forgotten(tags, chosen.forget)
        elif not 0 <= chosen.ball <= 36:
            return complain(f"--ball: {chosen.ball} is no ball's number: 0 to 36")
        else:
            after = learnt(tags, _held(chosen, settings), chosen.ball)
        others = [word for word in settings.first_options if not word.startswith(_TAGS)]
        words = (*others, *(f"{_TAGS}{tag}={number}" for tag, number in after.items()))
        write_settings(path, replace(settings, first_options=words))
    except (LearningError, ValueError) as fault:
        return complain(str(fault))
    except OSError as fault:
        return complain(f"{path} cannot be written ({fault.strerror}): nothing was learnt")
    changed = dict(after.items() ^ tags.items())
    sys.stdout.write(json.dumps({"balls": len(after), "changed": changed}) + "\n")
    return 0


def _learnt_before(settings: Settings) -> Mapping[str, int]:
    """The tag table that is kept, whatever reader is set now."""
    from hardware.codecs.rfid_head import RfidOptions
    from hardware.options import option_words, read_options

    words = [word for word in settings.first_options if word.startswith(_TAGS)]
    return read_options(KIND, RfidOptions(), option_words(words)).tags


def _held(chosen: argparse.Namespace, settings: Settings) -> str:
    """The tag of the ball that is held to the head.

    Raises:
        ValueError: there is no port, no ball, or more than one.
    """
    from hardware.devices import Device
    from hardware.learning import held_tag
    from hardware.options import option_words
    from hardware.registry import device_kind

    url = chosen.url or settings.first
    if not url:
        raise ValueError("--wheel: say on which port the head is")
    ours = [word for word in settings.first_options if word.startswith(("baudrate=", "framing="))]
    kind = device_kind(KIND)
    if settings.first_kind == KIND:
        kind = kind.with_options(option_words(ours))
    return held_tag(Device("head", kind, url), chosen.seconds)
