"""`python -m tests.containers`: the site of docs/runbook.md on Docker, in private namespaces. Takes half an hour.

Prints NOT RUN, with the reason, if no engine can run.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.containers import engine, images
from tests.containers.story import Story
from tests.drill.machine import NAMESPACES
from tests.drill.runbook import Fault
from tests.packages import NOT_RUN, NotRun
from tests.programs import ROOT
from tests.services import stop_on_signals


def main(words: list[str]) -> int:
    """Prepare outside, then run this module again in namespaces, whose first process it is."""
    stop_on_signals()
    try:
        if words:
            return _inside(Path(words[0]))
        engine.prepare()
    except NotRun as exc:
        print(f"NOT RUN: {exc}")
        return NOT_RUN
    scratch = Path(tempfile.mkdtemp(prefix="canastra-containers-", dir="/var/tmp"))
    try:
        again = [*NAMESPACES, sys.executable, "-m", "tests.containers", str(scratch)]
        return subprocess.run(again, cwd=ROOT, check=False).returncode
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _inside(scratch: Path) -> int:
    machine = engine.Machine(scratch)
    machine.start()
    images.build(machine)
    _checkout(machine.root / "opt/canastra")
    try:
        Story(machine).live()
    except Fault as exc:
        print(f"FAULT {exc}")
        return 1
    print("the site works on containers as the runbook says")
    return 0


def _checkout(place: Path) -> None:
    # This checkout with its changes, as a club has it; only the names of the images differ.
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, place / name)
    for name in ("deploy/Dockerfile", "deploy/compose.yaml"):
        images.replace(place / name)


if __name__ == "__main__":
    os.umask(0o022)
    sys.stdout.reconfigure(line_buffering=True)
    sys.exit(main(sys.argv[1:]))
