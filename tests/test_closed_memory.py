"""No image of the program is left, and no other program of the same user looks into it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import app

PR_GET_DUMPABLE = 3
ROOT = Path(app.__file__).resolve().parents[1]
LOOKS = f"""
import ctypes, os, resource, subprocess, sys
from app.__main__ import main
sys.argv[1:] = ["cut", "--chips", "50,20", "--amount", "70"]
open("/proc/self/mem", "rb").close()
try:
    main()
except SystemExit:
    pass
started = "import ctypes; print(ctypes.CDLL(None).prctl({PR_GET_DUMPABLE}))"
child = subprocess.run([sys.executable, "-c", started], capture_output=True, text=True, check=True)
fds, mounts = os.listdir("/proc/self/fd"), open("/proc/self/mountinfo").read()
print(ctypes.CDLL(None).prctl({PR_GET_DUMPABLE}), resource.getrlimit(resource.RLIMIT_CORE), child.stdout.strip(),
      bool(fds), bool(mounts))
"""
ASKS = """
import ctypes, subprocess, sys
# PR_CAPBSET_DROP, CAP_SYS_PTRACE: also the administrator's programs from here on look into no others by right.
ctypes.CDLL(None).prctl(24, 19, 0, 0, 0)

def reads(first):
    waits = [sys.executable, "-c", first + "print(flush=True); input()"]
    with subprocess.Popen(waits, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as waiting:
        waiting.stdout.readline()
        looks = [sys.executable, "-c", f"open('/proc/{waiting.pid}/mem', 'rb')"]
        done = subprocess.run(looks, capture_output=True, text=True)
        waiting.stdin.write("\\n")
    return done.stderr.splitlines()[-1].partition(":")[0] if done.returncode else "read"

print(reads(""), reads("from app.closed_memory import close_memory; close_memory(); "))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="says itself that it may not be read on Linux alone")
def test_the_program_closes_itself_and_what_it_starts_is_as_any_other() -> None:
    """It still finds what it needs of itself: its files and the mounts."""
    done = subprocess.run(
        [sys.executable, "-c", LOOKS], capture_output=True, text=True, check=False, cwd=ROOT, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "0 (0, 0) 1 True True"


@pytest.mark.skipif(sys.platform != "linux", reason="as above")
def test_no_other_program_of_the_user_reads_it() -> None:
    """The administrator of the machine can, and any other program is read by its own user."""
    done = subprocess.run(
        [sys.executable, "-c", ASKS], capture_output=True, text=True, check=False, cwd=ROOT, timeout=60
    )
    open_one, closed_one = done.stdout.split() or [done.stderr, ""]
    if open_one == "PermissionError":
        pytest.skip("this machine lets no program look into another")
    assert (open_one, closed_one) == ("read", "PermissionError")


def test_who_calls_it_as_a_function_stays_as_he_was() -> None:
    """Tests and tools run commands in a process of their own, which may be looked into."""
    from app.__main__ import main

    before = Path("/proc/self/limits").read_text() if sys.platform == "linux" else ""
    with pytest.raises(SystemExit):
        main(["--no-such-word"])
    assert before == (Path("/proc/self/limits").read_text() if sys.platform == "linux" else "")
