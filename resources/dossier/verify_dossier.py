"""Checks this dossier with Python alone: python3 verify_dossier.py [TABLE:SEQ:HASH, a printed page's seal]

It prints one line. Status 0: nothing differs. Status 1: the line names what does.
"""

import hashlib
import json
import pathlib
import sys
from collections.abc import Iterator

HERE = pathlib.Path(__file__).resolve().parent
MANIFEST = HERE / "manifest.sha256"
READ = [MANIFEST.name]


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def lines(name: str) -> list[bytes]:
    READ.append(name)
    return (HERE / name).read_bytes().splitlines()


def differences(seals: list[str]) -> Iterator[str]:
    # 1. Every file has the SHA-256 that the manifest says, and none is missing or too many.
    there = [path for path in HERE.iterdir() if path != MANIFEST and path.name[0] != "."]
    there.sort(key=lambda path: path.name)
    found = "".join(f"{sha256(path.read_bytes())}  {path.name}\n" for path in there)
    told = MANIFEST.read_bytes().decode("utf-8", "replace")
    if found != told:
        names = sorted({line[66:] for line in {*found.split("\n")} ^ {*told.split("\n")}} - {""})
        yield f"not as {MANIFEST.name} says: {', '.join(names) or MANIFEST.name}"
        return

    # 2. An event's hash is the SHA-256 of the hash before it and of the event's text without its own hash.
    heads = [
        line.decode().split(" ", 1) for line in lines("heads.txt")
    ]  # what is known: word, TABLE:SEQ:HASH
    known = {int(head.split(":")[-2]): head.split(":")[-1] for _, head in heads}
    walked, frames, last = dict[int, str](), list[tuple[int, str]](), 0
    for name in ("rules.jsonl", "events.jsonl", "corrections.jsonl"):
        for line in lines(name):
            text, digest = line[:-75] + b"}", line[-66:-2].decode()  # cut off: ,"hash":"64 digits"}
            event = json.loads(text)
            seq = event["seq"]
            before = walked.get(seq - 1) or known.get(seq - 1)
            if seq <= last or not before:
                yield f"{name}: event {seq} does not follow the one before it"
            elif sha256(bytes.fromhex(before) + text) != digest or known.get(seq, digest) != digest:
                yield f"{name}: event {seq} is not what was sealed"
            walked[seq], last = digest, seq
            frames += (
                (seq, frame) for frame in (*event.get("wire", {}).get("edges", ()), *event.get("raw", ()))
            )
    for word, head in [*heads, *(("after", seal) for seal in seals)]:
        if word == "after" and walked.get(int(head.split(":")[-2])) != head.split(":")[-1]:
            yield f"{head} is missing, or is another event"

    # 3. The reader's lines are those that the events have sealed, and stand in the parts of its raw log.
    read = [json.loads(line) for line in lines("frames.jsonl")]
    if sorted((each["seq"], each["line"]) for each in read) != sorted(frames):
        yield "frames.jsonl: not the lines that the events have sealed"
    for each in read:
        log = b"".join(record.partition(b"\t")[2] for record in lines(each["file"])) if each["file"] else b""
        if each["file"] and each["line"].strip() not in log.decode("unicode_escape"):
            yield f"{each['file']}: it has no {each['line']!r} as event {each['seq']} says"


try:
    wrong = list(differences(sys.argv[1:]))
except (OSError, ValueError, LookupError, TypeError, AttributeError) as fault:
    wrong = [f"{READ[-1]} cannot be read: {fault}"]
whole = "" if wrong else f"whole; the SHA-256 of {MANIFEST.name} is {sha256(MANIFEST.read_bytes())}"
print(("differs: " + "; ".join(wrong) if wrong else whole).encode("ascii", "backslashreplace").decode())
sys.exit(1 if wrong else 0)
