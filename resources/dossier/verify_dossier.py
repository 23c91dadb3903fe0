"""Checks this dossier with Python alone: python3 verify_dossier.py [TABLE:SEQ:HASH, a printed page's seal]

It says one line. Status 0: nothing differs. Status 1: the line, on standard error, names what does first.
"""

import codecs, hashlib, json, pathlib, sys


def check(holds: object, otherwise: str) -> object:
    # Ends with status 1; it is one line, whatever a name holds.
    return holds or sys.exit(f"differs: {otherwise}".encode("unicode_escape").decode())


# What is looked at now; files by name; hashes of the sealed events by place; lines in them; the last place.
what, files, sealed, frames, last = "manifest.sha256, heads.txt or frames.jsonl", {}, {}, [], 0
try:
    # 1. Every file has the SHA-256 that the manifest says, and none is missing or too many (but hidden ones).
    for path in pathlib.Path(__file__).parent.glob("[!.]*"):
        check(path.is_file(), f"{path.name} is no file")
        files[path.name] = path.read_bytes()
    told = files.pop("manifest.sha256").decode().split("\n")
    found = [f"{hashlib.sha256(files[name]).hexdigest()}  {name}" for name in sorted(files)] + [""]
    check(found == told, f"not as manifest.sha256 says: {sorted(line[66:] for line in {*found} ^ {*told})}")

    # 2. An event's hash is the SHA-256 of the hash before it and of the event's text without its own hash,
    #    the 75 signs ,"hash":"64 digits"} at its end. heads.txt says, as TABLE:SEQ:HASH, which event comes
    #    before each stretch, which one ends it, and where the journal ended.
    heads = [line.split(" ", 1) for line in files["heads.txt"].decode().strip().split("\n")]
    known = {int(head.split(":")[-2]): head.split(":")[-1] for word, head in heads}
    rows = [(r["seq"], r["line"], r["file"]) for r in map(json.loads, files["frames.jsonl"].splitlines())]
    for what in ("rules.jsonl", "events.jsonl", "corrections.jsonl"):
        for seq, event, line in ((e["seq"], e, t) for t in files[what].splitlines() for e in [json.loads(t)]):
            check(seq > last and seq - 1 in known, f"{what}: event {seq} does not follow the one before it")
            last, digest = seq, hashlib.sha256(bytes.fromhex(known[seq - 1]) + line[:-75] + b"}").hexdigest()
            check(digest == event["hash"] == known.get(seq, digest), f"{what}: event {seq} is not as sealed")
            known[seq] = sealed[seq] = digest
            frames += [(seq, sent) for sent in event.get("wire", {}).get("edges", []) + event.get("raw", [])]
    for what in [head for word, head in heads if word not in ("before", "now")] + sys.argv[1:]:
        check(sealed.get(int(what.split(":")[-2])) == what.split(":")[-1], f"{what} is none of the events")

    # 3. The reader's lines are those that the events have sealed, and stand in the parts of its raw log. A
    #    record there is a time, a tab and what came; \r, \n, \t, \\ and \x.. are what cannot be printed.
    check(sorted(str(row[:2]) for row in rows) == sorted(map(str, frames)), "frames.jsonl: not as sealed")
    for what, sent in [(file, line) for seq, line, file in rows if file]:
        log = b"".join(record.partition(b"\t")[2] for record in files[what].splitlines())
        check(sent.strip() in "".join(codecs.iterdecode([log], "unicode_escape")), f"{what} has no {sent!r}")
    print("whole; the SHA-256 of manifest.sha256 is", hashlib.sha256("\n".join(told).encode()).hexdigest())
except Exception as fault:
    check(False, f"{what} cannot be read: {type(fault).__name__}: {fault}")
